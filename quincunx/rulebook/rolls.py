"""The rolls of five dice that occur in a scenario, so that a reader can look for the dice on the table.

The rule of this file: a roll is written with its dice in order, numbers upwards and faces of poker dice downwards;
kept dice and those that are rolled beside them are one roll.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from quincunx.drawing.dice import LETTERS
from quincunx.features.model import Scenario, Step

_DICE = 5
_FACE = "(?:10|[1-9AKQJ])"
_RUN = re.compile(rf"(?<![\w.,-]){_FACE}(?: {_FACE})*(?![\w-])(?! \d)")
_REST = re.compile(rf"keeps? ({_FACE}(?: {_FACE})*) and rolls? ({_FACE}(?: {_FACE})*)(?![\w-])")


def in_order(faces: list[str]) -> str | None:
    """A roll as it is looked for, or None when these are not five dice of one kind."""
    if len(faces) != _DICE:
        return None
    if set(faces) <= set("123456"):
        return " ".join(sorted(faces))
    if set(faces) <= set(LETTERS):
        return " ".join(sorted(faces, key=LETTERS.index))
    return None


def rolls_in(scenario: Scenario) -> tuple[tuple[str, str, str], ...]:
    """The rolls of a scenario, its background included, each with the id and the name of the first case that has it."""
    found: dict[str, tuple[str, str]] = {}
    for case in scenario.cases:
        for step in case.steps:
            for roll in _rolls(step):
                found.setdefault(roll, (case.id, case.name))
    return tuple((roll, *case) for roll, case in found.items())


def _rolls(step: Step) -> Iterator[str]:
    texts = [step.text, *(cell for row in step.table or () for cell in row)]
    groups = [match[1].split() + match[2].split() for match in _REST.finditer(step.text)]
    groups += [match[0].split() for text in texts for match in _RUN.finditer(text)]
    for faces in groups:
        roll = in_order(faces)
        if roll is not None:
            yield roll
