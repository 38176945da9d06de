"""Whether a resolved ruleset can be played: seats for somebody, boxes that can be met, jokers that have a place.

The rule of this file: every problem is told with the keys that lead to it in the ruleset's own file, as far as that
file speaks of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from quincunx.spec.extending import boxes_written
from quincunx.spec.nearest import nearest
from quincunx.spec.parameters import ScorecardParameters
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.yaml_files import Path_

Problem = tuple[Path_, str]
"""The keys that lead to the place, and the message."""


def unplayable(ruleset: Ruleset, document: Mapping[str, Any]) -> Iterator[Problem]:
    """What stands in the way of play.

    Args:
        ruleset: resolved.
        document: what its own file says.
    """
    changes = document.get("set") or {}

    def keys(name: str) -> Path_:
        if name in changes or name in document:
            return ("set", name) if name in changes else (name,)
        return ("remove_boxes",) if "remove_boxes" in document else ("extends",)

    seats = ruleset.typed.seats
    if seats.to is not None and seats.to < seats.from_:
        yield keys("seats"), f"seats from {seats.from_} to {seats.to} is nobody; expected: to ≥ from"
    yield from _boxes(ruleset, {box["id"]: place for place, box in boxes_written(document)})
    if isinstance(ruleset.typed, ScorecardParameters):
        for name, message in _yahtzees(ruleset.typed):
            yield keys(name), message


def _boxes(ruleset: Ruleset, places: Mapping[str, Path_]) -> Iterator[Problem]:
    """Titles that are told apart, and patterns that can be met."""
    dice = ruleset.typed.dice
    titles: dict[str, str] = {}
    for box in ruleset.boxes.values():
        place = places.get(box.id.partition("@")[0], ())
        other = titles.setdefault(box.title.casefold(), box.id)
        if other != box.id:
            text = f"the boxes {other} and {box.id} have the same title, “{box.title}”; expected: titles that differ"
            yield place, text
        problem = cannot_occur(box.pattern, dice.count, dice.faces) if "@" not in box.id else ""
        if problem:
            yield place, f"the pattern of the box {box.id} cannot occur: {problem}"


def _yahtzees(parameters: ScorecardParameters) -> Iterator[tuple[str, str]]:
    """Bonus and joker have the boxes that they need; each problem with its parameter."""
    boxes = {box.id: box for box in parameters.boxes}
    if parameters.yahtzee_box is not None and parameters.yahtzee_box not in boxes:
        hint = nearest(parameters.yahtzee_box, boxes) or "; name another box, or null"
        yield "yahtzee_box", f"there is no box “{parameters.yahtzee_box}” for Yahtzees{hint}"
    if parameters.yahtzee_box is None and (parameters.yahtzee_bonus or parameters.joker != "none"):
        yield "yahtzee_box", "bonus and joker need a Yahtzee box; expected: `yahtzee_box:` with the id of a box"
    upper = [box.pattern for box in boxes.values() if box.section == "upper"]
    numbers = Counter(pattern["face"] for pattern in upper if isinstance(pattern, dict) and "face" in pattern)
    if parameters.joker != "none" and numbers != Counter(range(1, parameters.dice.faces + 1)):
        yield "joker", f"jokers need one upper box for each number from 1 to {parameters.dice.faces}"


def cannot_occur(pattern: Any, dice: int, faces: int) -> str:
    """Why a pattern cannot be met with these dice, or nothing when it can."""
    match pattern:
        case {"face": face} if face > faces:
            return f"a die has {faces} faces"
        case {"alike": alike} if alike > dice:
            return f"{alike} alike of {dice} dice"
        case {"groups": groups} if sum(groups) > dice:
            return f"{' and '.join(map(str, groups))} dice are more than {dice}"
        case {"groups": groups} if len(groups) > faces:
            return f"{len(groups)} different faces, and a die has {faces}"
        case {"run": run} if run > min(dice, faces):
            return f"a run of {run} with {dice} dice of {faces} faces"
        case {"faces": wanted} if len(wanted) != dice or max(wanted) > faces:
            return f"{' '.join(map(str, wanted))} are not {dice} dice of {faces} faces"
        case _:
            return ""
