"""`quincunx new house-rule` writes a pair that passes as it is, and never writes over anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from quincunx.spec.rulesets import base_ruleset_files
from quincunx.spec.yaml_files import read_yaml
from tests.house.conftest import Table

BASES = [file.stem for file in base_ruleset_files()]


@pytest.mark.parametrize("base", BASES)
def test_the_pair_passes_lint_and_check_as_it_is(table: Table, base: str) -> None:
    assert table.quincunx("new", "house-rule", "our-own", "--extends", base).code == 0
    assert sorted(path.name for path in Path("our-own").iterdir()) == ["our-own.feature", "our-own.yaml"]
    answer = table.quincunx("check", "--with", "our-own", "--rule", "house.our-own")
    assert (answer.code, "warning" in answer.out) == (0, False)
    faults = table.quincunx("lint", "--with", "our-own").out
    assert "our-own" not in faults


def test_every_line_of_the_comments_can_be_taken_in(table: Table) -> None:
    table.quincunx("new", "house-rule", "our-own", "--extends", "yahtzee")
    file = Path("our-own/our-own.yaml")
    lines = file.read_text(encoding="utf-8").split("\n")
    begin, end = lines.index("# set:"), lines.index("#   columns: []")
    lines[begin : end + 1] = [line.removeprefix("# ") for line in lines[begin : end + 1]]
    file.write_text("\n".join(lines), encoding="utf-8")
    assert set(read_yaml(file)["set"]) >= {"rolls", "boxes", "joker"}
    assert table.quincunx("check", "--with", "our-own", "-q").code == 0


def test_the_schema_line_leads_to_the_schema_from_any_folder(table: Table) -> None:
    table.quincunx("new", "house-rule", "deep", "--extends", "yahtzee", "-o", "a/b/c")
    first = Path("a/b/c/deep.yaml").read_text(encoding="utf-8").splitlines()[0]
    assert (Path("a/b/c") / first.partition("$schema=")[2]).resolve().name == "ruleset.schema.json"


@pytest.mark.parametrize("file", ["our-own.yaml", "our-own.feature"])
def test_a_file_in_the_way_is_left_alone_and_nothing_is_written(table: Table, file: str) -> None:
    table.write(f"our-own/{file}", "mine")
    answer = table.quincunx("new", "house-rule", "our-own", "--extends", "yahtzee")
    assert (answer.code, answer.out) == (2, "")
    assert "is there already" in answer.err
    assert [(path.name, path.read_text()) for path in Path("our-own").iterdir()] == [(file, "mine")]


@pytest.mark.parametrize(
    ("name", "base", "reason"),
    [
        ("Full House!", "yahtzee", "take lower-case letters, digits and single hyphens: full-house"),
        ("a--b", "yahtzee", "single hyphens: a-b"),
        ("", "yahtzee", "such as two-pairs"),
        ("../up", "yahtzee", "single hyphens: up"),
        ("yahtzee", "yahtzee", "there is a ruleset “yahtzee” already"),
        ("mine", "yatzee", "there is no ruleset “yatzee” to extend; did you mean “yahtzee”?"),
    ],
)
def test_a_bad_name_is_refused_with_the_reason(table: Table, name: str, base: str, reason: str) -> None:
    answer = table.quincunx("new", "house-rule", name, "--extends", base)
    assert answer.code == 2
    assert reason in answer.err
    assert list(table.root.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_told(table: Table) -> None:
    table.write("file", "")
    answer = table.quincunx("new", "house-rule", "mine", "--extends", "yahtzee", "-o", "file")
    assert answer.code == 2
    assert "cannot be written" in answer.err


def test_the_ids_of_scenarios_keep_out_of_the_way_of_others(table: Table) -> None:
    table.quincunx("new", "house-rule", "y-z", "--extends", "yahtzee")
    assert "@YZH-001" in Path("y-z/y-z.feature").read_text(encoding="utf-8")
    table.quincunx("new", "house-rule", "6-dice", "--extends", "yahtzee")
    assert "@H6D-001" in Path("6-dice/6-dice.feature").read_text(encoding="utf-8")
