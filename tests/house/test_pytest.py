"""House scenarios under pytest: a module of two lines beside the pair, and sentences of the author's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.conftest import RULESET, Table

TWO_LINES = 'from pytest_bdd import scenarios\nscenarios("fh.feature")\n'
OWN = """\
from pytest_bdd import parsers, scenarios, then
scenarios("own.feature")

@then(parsers.parse("nobody gets more than {points:d} for a full house"))
def most(quincunx_say, points):
    quincunx_say(f'the roll 6 6 6 5 5 scores {points} in "Full House"')
"""
OWN_FEATURE = """\
@ruleset:fh @level:scoring
Feature: As we say it

  Scenario: The best full house
    Then nobody gets more than 28 for a full house
"""


def pytest_in(folder: Path, *words: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), *words]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": ""}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False, env=environment)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def folder(table: Table) -> Path:
    table.pair()
    table.write("fh/test_fh.py", TWO_LINES)
    table.write("own/own.feature", OWN_FEATURE)
    table.write("own/test_own.py", OWN)
    return table.root


def test_two_lines_run_the_scenarios_and_a_step_of_ones_own_is_used(folder: Path) -> None:
    code, out = pytest_in(folder, "fh", "own", "--quincunx-with", "fh", "--import-mode=importlib")
    assert (code, "2 passed" in out) == (0, True), out


def test_what_does_not_hold_fails_in_plain_words(folder: Path, table: Table) -> None:
    table.write("fh/fh.yaml", RULESET.replace("{sum: all}", "30"))
    table.write("fh/other.yml", "unrelated: true\n")
    table.write("fh/compose.yaml", "services: {}\n")
    code, out = pytest_in(folder, "fh", "own", "--quincunx-with", "fh/fh.yaml", "--import-mode=importlib")
    assert code == 1
    assert "2 failed" in out
    assert "3 3 3 2 2 should score 13 in “Full House”" in out
    assert "6 6 6 5 5 should score 28 in “Full House”" in out
    assert "Traceback" not in out


def test_a_faulty_ruleset_is_one_line(folder: Path, table: Table) -> None:
    table.write("fh/fh.yaml", RULESET.replace("extends: yahtzee", "extends: yatzee"))
    code, out = pytest_in(folder, "fh")
    assert code == 1
    assert "fh.yaml:2:1: extends “yatzee”, which is no ruleset; did you mean “yahtzee”?" in out
    assert "rulesets.py" not in out
