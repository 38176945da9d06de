"""The worked example of a game in a web page: it conforms in what it declares, and a broken copy is caught by name."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from .conftest import ROOT, Check

EXAMPLE = ROOT / "examples" / "web-page"
ADAPTER = [sys.executable, str(EXAMPLE / "adapter.py")]
BROWSER = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
MISSING = "Playwright" if importlib.util.find_spec("playwright") is None else "" if BROWSER else "a Chromium"

pytestmark = pytest.mark.skipif(
    bool(MISSING) and "CI" not in os.environ,  # there it has to be
    reason=f"{MISSING} is not installed",
)


def _results(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def _rules(*names: str) -> list[str]:
    return ["--ruleset", "yahtzee", *(word for name in names for word in ("--rule", name))]


def test_the_doctor_finds_no_fault(check: Check) -> None:
    code, said = check("doctor", "--", *ADAPTER)
    assert code == 0
    assert "a box is named that does not exist: rejected" in said


def test_conforms_in_what_it_declares(check: Check, tmp_path: Path) -> None:
    results = tmp_path / "r.json"
    rules = _rules("scorecard.turn", "scorecard.end", "yahtzee.joker.upper-first")
    code, said = check("check", *rules, "--level", "turn", "--level", "game", "--json", str(results), "--", *ADAPTER)
    assert code == 0, said
    document = _results(results)
    assert document["counts"]["passed"] > 50
    assert {item["level"] for item in document["scenarios"] if item["outcome"] == "passed"} == {"turn", "game"}
    reasons = [item["reason"] for item in document["scenarios"] if item["outcome"] == "not-applicable"]
    known = ("plays with 1 seat", "does not show `winners`", "itself knows how many", "has one player", "no die of the")
    assert [reason for reason in reasons if not any(text in reason for text in known)] == []


@pytest.mark.parametrize(
    ("right", "wrong", "chapter", "rule"),
    [
        ("game.card.Yahtzee === 50", '"Yahtzee" in game.card', "yahtzee.bonus", "yahtzee.bonus.needs-fifty"),
        ("&& isOpen(own)) open = [own]", ") open = open", "yahtzee.joker.upper-first", "yahtzee.joker.upper-first"),
        ("&& !game.held.every(Boolean)", "", "scorecard.turn.at-least-one", "scorecard.turn.at-least-one"),
    ],
)
def test_a_broken_page_is_caught_by_the_name_of_the_rule(
    check: Check, tmp_path: Path, right: str, wrong: str, chapter: str, rule: str
) -> None:
    page = (EXAMPLE / "index.html").read_text(encoding="utf-8")
    assert page.count(right) == 1
    (tmp_path / "page.html").write_text(page.replace(right, wrong), encoding="utf-8")
    code, said = check("check", *_rules(chapter), "--", *ADAPTER, str(tmp_path / "page.html"))
    assert code == 1
    assert f"broken: {rule}\n" in said


def test_the_page_knows_nothing_of_the_check() -> None:
    page = (EXAMPLE / "index.html").read_text(encoding="utf-8")
    for hook in ("window.", "globalThis", "data-", "quincunx", "http:", "https:"):
        assert hook not in page


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_no_browser_is_left_when_the_run_is_cut_short(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE / "index.html", tmp_path / "a-page-of-its-own.html")
    command = [sys.executable, "-m", "quincunx", "check", *_rules("scorecard", "yahtzee"), "--time-limit", "10", "--"]
    ran = subprocess.run(
        [*command, *ADAPTER, str(tmp_path / "a-page-of-its-own.html")],
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 1, ran.stdout
    assert "the time limit of 10 s was reached" in ran.stdout
    assert _gone(str(tmp_path))


def _gone(text: str) -> bool:
    """Whether no process with this text in its command line is left, now or within some seconds."""
    for _ in range(50):
        found = [path for path in Path("/proc").glob("[0-9]*/cmdline") if text in _read(path)]
        if not found:
            return True
        time.sleep(0.1)
    return False


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError:
        return ""
