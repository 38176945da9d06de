"""The complete tables of ``spec/tables/``: the points of rolls, the boxes of jokers, the order of hands, entries.

A house ruleset has no tables of its own; :mod:`quincunx.run.score_tables` makes them.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from pathlib import Path

from quincunx import paths
from quincunx.errors import SpecError
from quincunx.spec.rulesets import Ruleset

Roll = tuple[int, ...]
"""Sorted faces."""


@dataclass(frozen=True)
class ScoreTable:
    """Points of every sorted roll in every box; no joker, an empty sheet.

    Attributes:
        points: for each roll, points by box id.
    """

    points: dict[Roll, dict[str, int]]

    @cached_property
    def witnesses(self) -> dict[str, dict[int, list[Roll]]]:
        """For each box and number of points, the rolls that pay so many there, in the order of the table."""
        found: dict[str, dict[int, list[Roll]]] = {}
        for roll, by_box in self.points.items():
            for box, points in by_box.items():
                found.setdefault(box, {}).setdefault(points, []).append(roll)
        return found


@dataclass(frozen=True, slots=True)
class JokerSituation:
    """One row of a joker table.

    Attributes:
        number: the face that all dice show.
        yahtzee_box: ``open``, or the points it holds as text.
        upper_box: whether the upper box of the number is ``open`` or ``filled``.
        lower_section: ``open`` when any lower box other than the Yahtzee box is open, else ``full``.
        legal: points by box, for the boxes that may be filled if they are open.
        bonus: points of the Yahtzee bonus that is due.
    """

    number: int
    yahtzee_box: str
    upper_box: str
    lower_section: str
    legal: dict[str, int]
    bonus: int


@dataclass(frozen=True, slots=True)
class PossiblePoints:
    """What can be entered in one box when nobody sees the dice.

    Attributes:
        five_alike: for every number of points that some roll gives, what five alike have to do with it: ``no`` (they
            do not give it), ``joker`` (only as a joker), ``also`` (as other rolls do) or ``only`` (no other roll does).
    """

    five_alike: dict[int, str]


def sorted_rolls(dice: int, faces: int) -> list[Roll]:
    """All sorted rolls: 252 for five six-sided dice."""
    return list(combinations_with_replacement(range(1, faces + 1), dice))


def _rows(path: Path) -> list[dict[str, str]]:
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))
    except OSError as error:
        raise SpecError(f"cannot be read: {error.strerror}", paths.shown(path)) from None


@lru_cache(maxsize=16)
def read_scores(path: Path) -> ScoreTable:
    """Read a score table.

    Raises:
        SpecError: the file cannot be read, or a cell is no number.
    """
    points: dict[Roll, dict[str, int]] = {}
    for number, row in enumerate(_rows(path), start=2):
        try:
            roll = tuple(int(face) for face in row.pop("dice").split())
            points[roll] = {box: int(cell) for box, cell in row.items()}
        except (KeyError, ValueError, TypeError) as error:
            raise SpecError(f"no row of a score table: {error}", paths.shown(path), number) from None
    return ScoreTable(points)


@lru_cache(maxsize=16)
def read_jokers(path: Path) -> tuple[JokerSituation, ...]:
    """Read a joker table.

    Raises:
        SpecError: the file cannot be read, or a cell is malformed.
    """
    situations = []
    for number, row in enumerate(_rows(path), start=2):
        try:
            legal = {box: int(points) for box, points in (cell.split(":") for cell in row["legal"].split())}
            situations.append(
                JokerSituation(
                    number=int(row["number"]),
                    yahtzee_box=row["yahtzee_box"],
                    upper_box=row["upper_box"],
                    lower_section=row["lower_section"],
                    legal=legal,
                    bonus=int(row["bonus"]),
                )
            )
        except (KeyError, ValueError, TypeError) as error:
            raise SpecError(f"no row of a joker table: {error}", paths.shown(path), number) from None
    return tuple(situations)


@lru_cache(maxsize=4)
def read_points(path: Path) -> dict[str, PossiblePoints]:
    """Read a table of possible points, by box id.

    Raises:
        SpecError: the file cannot be read, or a cell is malformed.
    """
    found: dict[str, dict[int, str]] = {}
    for number, row in enumerate(_rows(path), start=2):
        try:
            found.setdefault(row["box"], {})[int(row["points"])] = row["five_alike"]
        except (KeyError, ValueError, TypeError) as error:
            raise SpecError(f"no row of a table of points: {error}", paths.shown(path), number) from None
    return {box: PossiblePoints(points) for box, points in found.items()}


@lru_cache(maxsize=4)
def read_hands(path: Path) -> dict[tuple[str, ...], str]:
    """Read a table of hands: the faces of each with its kind, the best hand first.

    Raises:
        SpecError: the file cannot be read, or a cell is missing.
    """
    try:
        return {tuple(row["hand"].split()): row["kind"] for row in _rows(path)}
    except KeyError as error:
        raise SpecError(f"no row of a table of hands: {error}", paths.shown(path), 2) from None


def table_path(ruleset: Ruleset, kind: str) -> Path | None:
    """The file of a ruleset's table, or None when it has none."""
    name = ruleset.tables.get(kind)
    return None if name is None else paths.SPEC / "tables" / f"{name}.csv"
