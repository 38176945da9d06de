"""A folder of somebody's own, with a house rule in it, and the command line in this process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from quincunx import paths
from quincunx.cli.main import run
from quincunx.features.model import Feature
from quincunx.features.read import read_feature
from quincunx.run import suite
from quincunx.spec.yaml_files import forget_places

RULESET = """\
id: fh
extends: yahtzee
title: Full house by its dice
set:
  boxes:
    - {id: full-house, points: {sum: all}}
replaces: [scorecard.lower.full-house]
rules:
  - id: house.fh.sum
    title: A full house scores the sum of the dice
    statement: The sum, not 25.
    modality: must
    level: scoring
    since: "1.0"
"""
FEATURE = """\
@ruleset:fh @level:scoring
Feature: Full house by its dice

  @rule:house.fh.sum
  Rule: A full house scores the sum of the dice

    @FH-001
    Scenario Outline: <dice> is worth <points>
      Then the roll <dice> scores <points> in "Full House"

      Examples:
        | dice      | points |
        | 3 3 3 2 2 | 13     |
"""


@dataclass(frozen=True)
class Answer:
    """What a command line came to."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """Everything printed, with single blanks."""
        return " ".join((self.out + self.err).split())


@dataclass(frozen=True)
class Table:
    """Somebody's folder, the working folder of the commands."""

    root: Path
    capture: pytest.CaptureFixture[str]

    def write(self, file: str, text: str | bytes) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)

    def pair(self, yaml: str | bytes = RULESET, feature: str | bytes = FEATURE) -> None:
        self.write("fh/fh.yaml", yaml)
        self.write("fh/fh.feature", feature)

    def quincunx(self, *words: str) -> Answer:
        forget_places()
        self.capture.readouterr()
        code = run(list(words))
        printed = self.capture.readouterr()
        return Answer(code, printed.out, printed.err)


_read: dict[Path, Feature] = {}


def _read_once(file: Path) -> Feature:
    """The suite's own features do not change while tests run."""
    if not file.is_relative_to(paths.FEATURES):
        return read_feature(file)
    return _read.setdefault(file, _read.get(file) or read_feature(file))


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(suite, "read_feature", _read_once)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    return Table(tmp_path, capsys)
