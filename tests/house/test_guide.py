"""The guide “Add a house rule”, done as it says: its files are written, its commands run, its output compared.

Compared are the lines that the guide shows, in their order; blanks and counts of scenarios aside. `…` is for others.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator

import pytest

from quincunx import paths
from tests.house.conftest import Table

GUIDE = paths.DOCS / "guides" / "add-a-house-rule.rst"
_BLOCK = re.compile(r"^\.\. code-block:: (\w+)\n((?:   :.*\n)*)\n((?:   .*\n|\n)+)", re.MULTILINE)
_COUNT = re.compile(r"\d+(?= (?:superseded|scenarios|of the scenarios|hold|proved|passed))")


def blocks() -> Iterator[tuple[str, str, str]]:
    """Language, caption and text of every block."""
    for language, options, body in _BLOCK.findall(GUIDE.read_text(encoding="utf-8") + "\n"):
        caption = re.search(r":caption: (.*)", options)
        text = "\n".join(line.removeprefix("   ") for line in body.rstrip().split("\n")) + "\n"
        yield language, caption[1] if caption else "", text


def plain(text: str) -> str:
    """A line without what may differ from day to day."""
    return _COUNT.sub("#", " ".join(text.split()))


def shown_in(text: str, out: str) -> None:
    """Every line of the guide stands in the output, one after the other."""
    rest = plain(out)
    for line in filter(lambda line: line.strip() not in {"", "…"}, text.splitlines()):
        before, found, rest = rest.partition(plain(line))
        assert found, f"the guide shows {plain(line)!r}; the output goes on: {before[:2000]}"


def carry_out(table: Table, command: str) -> str:
    words = shlex.split(command)
    if words[:3] == ["python", "-m", "pytest"]:
        done = subprocess.run(
            [sys.executable, *words[1:], "-p", "no:cacheprovider", "--import-mode=importlib"],
            cwd=table.root, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        return done.stdout
    assert words[0] == "quincunx"
    answer = table.quincunx(*words[1:])
    assert answer.err == ""
    return answer.out


def test_the_guide_does_what_it_says(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    ran = 0
    for language, caption, text in blocks():
        if caption:
            table.write(caption, text)
        elif language == "console":
            command, _, shown = text.partition("\n")
            command = command.removeprefix("$ ")
            if command.startswith("quincunx rulebook"):
                continue  # the tests of the rulebook build one with house rules
            shown_in(shown, carry_out(table, command))
            ran += 1
    assert ran == 9


def test_the_files_of_the_guide_pass_lint(table: Table) -> None:
    for _, caption, text in blocks():
        if caption.startswith("full-house-sum/"):
            table.write(caption, text)
    out = table.quincunx("lint", "--with", "full-house-sum").out
    assert "full-house-sum" not in out


def test_the_slips_that_the_guide_shows_are_told_so(table: Table) -> None:
    files = {caption: text for _, caption, text in blocks() if caption.startswith("full-house-sum/full")}
    slips = {
        (
            "yaml",
            "extends: yahtzee",
            "extends: yatzee",
        ): "extends “yatzee”, which is no ruleset; did you mean “yahtzee”?",
        ("yaml", "set:\n", "set:\n  jokr: none\n"): "unknown key “jokr”; did you mean “joker”?",
        (
            "yaml",
            "points: {sum: all}",
            "pattern: {alike: 6}",
        ): "the pattern of the box full-house cannot occur: 6 alike of 5 dice",
        (
            "feature",
            "scores <points>",
            "score <points>",
        ): 'no step says “the roll 1 1 1 2 2 score 7 in "Full House"”; did you',
    }
    told = [line.strip() for line in GUIDE.read_text(encoding="utf-8").splitlines()]
    for (ending, old, new), message in slips.items():
        for name, text in files.items():
            table.write(name, text.replace(old, new) if name.endswith(ending) else text)
        answer = table.quincunx("check", "--with", "full-house-sum")
        assert answer.code == 2
        assert message in answer.text
        place = answer.text.partition(" ")[0]
        assert any(line.startswith(f"{place} {message}") for line in told), answer.text
