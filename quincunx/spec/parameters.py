"""The parameters of the engines: what a ruleset may say, beside its head.

The rule of this file: one struct for each engine holds all that the engine understands; nothing else about an engine is
known to the harness's reading of rulesets.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from quincunx.spec.model import Doc


class Extent(Doc, frozen=True):
    """A number of seats from-to; ``to`` is None when there is no upper limit."""

    from_: int = field(name="from")
    to: int | None = None


class Dice(Doc, frozen=True):
    """How many dice, and how many faces each has."""

    count: int
    faces: int


class UpperBonus(Doc, frozen=True):
    """Points for a sum of the upper section."""

    at_least: int
    points: int


class YahtzeeBonus(Doc, frozen=True):
    """Points for a further Yahtzee while the Yahtzee box holds a number of points."""

    points: int
    while_box_holds: int


class Box(Doc, frozen=True):
    """A box of the score sheet: which dice it asks for, and what it pays."""

    id: str
    title: str
    section: Literal["upper", "lower"]
    pattern: str | dict[str, Any]
    points: int | dict[str, str]
    rule: str = ""
    """The rule that says so; for house rules. The base games link by the box's id."""


class ScorecardParameters(Doc, frozen=True):
    """The parameters of the score-sheet engine."""

    seats: Extent
    dice: Dice
    rolls: int
    boxes: list[Box]
    starting_roll: bool = False
    upper_bonus: UpperBonus | None = None
    yahtzee_box: str | None = None
    yahtzee_bonus: YahtzeeBonus | None = None
    joker: Literal["none", "forced", "free"] = "none"


Parameters = ScorecardParameters
ENGINES: dict[str, type[Parameters]] = {"scorecard": ScorecardParameters}
"""The parameters that each engine understands."""
