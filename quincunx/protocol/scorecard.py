"""Actions, positions and observations of the games with a score sheet."""

from __future__ import annotations

from typing import Literal

from quincunx.protocol.base import Face, Name, Natural, Number, Received, Sent, spoken


class Sheet(Sent, frozen=True):
    """Part of a score sheet: points by box; a box not named is open."""

    boxes: dict[str, Natural]
    yahtzee_bonuses: Natural = 0


class ScorecardPosition(Sent, frozen=True):
    """A score-sheet game in the middle: the sheets, and whose turn it is, before the first roll."""

    sheets: dict[str, Sheet]
    seat: Name


class StartingRoll(Sent, frozen=True, tag="starting-roll", tag_field="type", omit_defaults=False):
    """All dice, to decide who begins."""

    seat: str
    faces: list[Face]
    keep: list[Face] = []

    def __str__(self) -> str:
        return f"{self.seat}'s starting roll {spoken(self.faces)}"


class Roll(Sent, frozen=True, tag="roll", tag_field="type", omit_defaults=False):
    """A roll: the faces that stay on the table, and what the other dice show."""

    seat: str
    keep: list[Face]
    faces: list[Face]

    def __str__(self) -> str:
        if not self.keep:
            return f"{self.seat}'s roll {spoken(self.faces)}"
        return f"{self.seat} keeping {spoken(self.keep)} and rolling {spoken(self.faces)}"


class ScoreBox(Sent, frozen=True, tag="score", tag_field="type"):
    """Fill a box with the dice on the table."""

    seat: str
    box: str

    def __str__(self) -> str:
        return f"{self.seat} scoring in {self.box or 'no box'}"


class Enter(Sent, frozen=True, tag="enter", tag_field="type"):
    """Write points into a box, without dice (mode ``keeping``)."""

    seat: str
    box: str
    points: int
    further_yahtzee: bool = False

    def __str__(self) -> str:
        return f"{self.seat}'s entry of {self.points} in {self.box}"


class SheetSeen(Received, frozen=True):
    """A score sheet in an observation; ``null`` is an open box."""

    boxes: dict[str, Number | None] | None = None
    upper: Number | None = None
    upper_bonus: Number | None = None
    yahtzee_bonuses: Number | None = None
    total: Number | None = None


class ScorecardObservation(Received, frozen=True):
    """What is seen of a score-sheet game; every field may be absent unless it was declared."""

    phase: Literal["start-roll", "roll", "choose", "over"] | None = None
    seat: str | None = None
    round: Number | None = None
    rolls_left: Number | None = None
    dice: list[Face] | None = None
    sheets: dict[str, SheetSeen] | None = None
    legal: dict[str, Number] | None = None
    next_seat: str | None = None
    winners: list[str] | None = None


SCORECARD_FIELDS = (
    "phase",
    "seat",
    "round",
    "rolls_left",
    "dice",
    "sheets.boxes",
    "sheets.upper",
    "sheets.upper_bonus",
    "sheets.yahtzee_bonuses",
    "sheets.total",
    "legal",
    "next_seat",
    "winners",
)
"""The observation fields that an implementation may declare."""
