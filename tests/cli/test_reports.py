"""`quincunx check` with its reports and lists, and `quincunx matrix`, as they are typed."""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from .conftest import ROOT, Command

NARROW = ("--scenario", "YZ-101", "--scenario", "YZ-111", "--scenario", "YZ-141")
PEER = ("--", sys.executable, str(ROOT / "examples" / "adapters" / "pyhtzee_adapter.py"))


def test_the_reference_implementation_can_claim_every_game(quincunx: Command, tmp_path: Path) -> None:
    said = quincunx("check", "--badge", "badge.svg")
    assert said.code == 0
    claim = next(line for line in said.out.splitlines() if "conforms to Quincunx suite" in line)
    for part in ("yahtzee up to game", "table-yahtzee up to game and keeping", "last-chance up to game"):
        assert part in " ".join(said.out.split())
    assert "1.0.0 (" in claim
    assert "5 rulesets" in (tmp_path / "badge.svg").read_text(encoding="utf-8")


def test_a_part_of_the_suite_claims_nothing(quincunx: Command) -> None:
    said = quincunx("check", *NARROW)
    assert "No claim: the run was of a part of the suite (--scenario YZ-101, " in " ".join(said.out.split())


def test_all_reports_are_made_from_one_run(quincunx: Command, tmp_path: Path) -> None:
    names = {"--json": "r.json", "--junit": "r.xml", "--html": "r.html", "--markdown": "r.md", "--badge": "b.svg"}
    files = [part for option, name in names.items() for part in (option, f"a/{name}")]
    said = quincunx("check", "-q", *NARROW, *files, *PEER)
    assert said.code == 1
    results = json.loads((tmp_path / "a/r.json").read_text(encoding="utf-8"))
    failed = results["counts"]["failed"]
    assert failed >= 5
    assert ET.parse(tmp_path / "a/r.xml").getroot().get("failures") == str(failed)
    assert f"{failed} scenarios speak against it" in (tmp_path / "a/r.md").read_text(encoding="utf-8")
    assert f"{failed} scenarios speak against it" in (tmp_path / "a/r.html").read_text(encoding="utf-8")
    assert len(list((tmp_path / "a").iterdir())) == 5


def test_a_summary_on_standard_output_is_alone_there(quincunx: Command) -> None:
    said = quincunx("check", "--scenario", "YZ-101", "--markdown", "-")
    assert said.out.startswith("## Quincunx reference")
    assert "Conforming" in said.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--junit", "-"], "--junit needs the name of a file"),
        (["--html", "."], "--html .: this is a folder"),
        (["--json", "-", "--markdown", "-"], "cannot both go to standard output"),
        (["--update-expected"], "--update-expected needs --expected FILE"),
        (["--expected", "none.yaml"], "--expected none.yaml: there is no such file; --update-expected writes it"),
        (["--against", "none.json"], "none.json: cannot be read"),
    ],
)
def test_a_mistake_is_told_before_the_run(quincunx: Command, arguments: list[str], message: str) -> None:
    said = quincunx("check", *arguments)
    assert (said.code, said.out) == (2, "")
    assert message in said.err


def test_expected_failures_from_nothing_to_strict(quincunx: Command, tmp_path: Path) -> None:
    said = quincunx("check", *NARROW, "--expected", "known.yaml", "--update-expected", *PEER)
    assert said.code == 0
    assert "added YZ-101: failed" in said.out
    assert "known failures." in said.out
    assert quincunx("check", "-q", *NARROW, "--expected", "known.yaml", *PEER).code == 0
    mended = quincunx("check", *NARROW, "--expected", "known.yaml")
    assert mended.code == 1
    assert re.search(r"known\.yaml:\d+: YZ-101 passed, though the list expects a failure", " ".join(mended.out.split()))
    assert quincunx("check", *NARROW, "--expected", "known.yaml", "--update-expected").code == 0
    assert (tmp_path / "known.yaml").read_text(encoding="utf-8").endswith("[]\n")


def test_a_malformed_list_is_code_2_with_its_place(quincunx: Command, tmp_path: Path) -> None:
    (tmp_path / "known.yaml").write_text("- scenario: YZ-101\n  raeson: x\n", encoding="utf-8")
    said = quincunx("check", "--expected", "known.yaml")
    assert said.code == 2
    assert said.err.startswith("known.yaml:")


def test_against_earlier_results_only_what_got_worse_fails(quincunx: Command) -> None:
    quincunx("check", "-q", *NARROW, "--json", "bad.json", *PEER)
    same = quincunx("check", *NARROW, "--against", "bad.json", *PEER)
    assert same.code == 0
    assert "No regressions." in same.out
    better = quincunx("check", *NARROW, "--against", "bad.json", "--json", "good.json")
    assert better.code == 0
    assert "Fixed (" in better.out
    worse = quincunx("check", *NARROW, "--against", "good.json", *PEER)
    assert worse.code == 1
    assert "Regressions (" in worse.out


def test_the_list_of_the_peer_is_right(quincunx: Command) -> None:
    expected = ROOT / "examples" / "adapters" / "pyhtzee_expected.yaml"
    said = quincunx("check", "--expected", str(expected), *PEER)
    assert said.code == 0, said.out


def test_a_matrix_of_two_implementations(quincunx: Command, tmp_path: Path) -> None:
    quincunx("check", "-q", *NARROW, "--json", "one.json")
    quincunx("check", "-q", *NARROW, "--json", "two.json", *PEER)
    said = quincunx("matrix", "one.json", "two.json", "-o", "m")
    assert said.code == 0
    assert "No claim: the run was of a part of the suite" in said.out
    page = (tmp_path / "m" / "index.html").read_text(encoding="utf-8")
    assert "pyhtzee 1.2.7" in page
    assert 'href="#m1-YZ-101-yahtzee"' in page
    again = quincunx("matrix", "one.json", "one.json", "-o", "m", "-q")
    assert (again.code, again.out) == (0, "")
    assert quincunx("matrix", "none.json").code == 2


def test_the_rulebook_shows_results_that_are_there(quincunx: Command) -> None:
    said = quincunx("rulebook", "--matrix", "none.json")
    assert said.code == 2
    assert "there is no results file none.json" in said.err
