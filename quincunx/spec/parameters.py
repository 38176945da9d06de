"""The parameters of the engines: what a ruleset may say, beside its head.

The rule of this file: one struct for each engine holds all that the engine understands; nothing else about an engine is
known to the harness's reading of rulesets.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from quincunx.spec.model import Doc

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


PATTERNS: dict[str, type] = {"face": int, "alike": int, "groups": list, "run": int, "faces": list}
"""The patterns of boxes, and what each is told by: a number, or a list of numbers."""


def is_pattern(pattern: object) -> bool:
    """Whether dice can be judged by it: ``any``, or one of :data:`PATTERNS`."""
    if not isinstance(pattern, dict) or len(pattern) != 1:
        return pattern == "any"
    ((name, value),) = pattern.items()
    numbers = value if isinstance(value, list) else [value]
    return (
        isinstance(value, PATTERNS.get(name, ()))
        and bool(numbers)
        and all(isinstance(number, int) and not isinstance(number, bool) and number > 0 for number in numbers)
    )


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
    """The rule that says so: whoever speaks of the box rests on it."""

    def __post_init__(self) -> None:
        if not is_pattern(self.pattern):
            known = ", ".join(f"{{{name}: …}}" for name in PATTERNS)
            raise ValueError(f"there is no such pattern; expected: any, or one of {known}")
        if isinstance(self.points, dict) and self.points not in ({"sum": "all"}, {"sum": "matching"}):
            raise ValueError("a box pays a whole number, {sum: all} or {sum: matching}")


class Column(Doc, frozen=True):
    """A column of the score sheet: it has all the boxes, is added up by itself, and counts so many times.

    A box of a column is named ``fours@double`` and titled “Fours ×2”; a column without an id leaves names as they are.
    """

    id: str = ""
    title: str = ""
    times: Positive = 1

    def __post_init__(self) -> None:
        if bool(self.id) != bool(self.title):
            raise ValueError("a column has an id and a title, or neither")

    def box(self, box: str) -> str:
        """The id of a box in this column."""
        return f"{box}@{self.id}" if self.id else box

    def titled(self, title: str) -> str:
        """The title of a box in this column."""
        return f"{title} {self.title}" if self.title else title


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
    columns: list[Column] = []
    """None is one column that counts once."""

    def __post_init__(self) -> None:
        names = [column.id for column in self.columns]
        if len(set(names)) < len(names):
            raise ValueError("every column needs an id of its own; one of them may have none")

    def in_columns(self, box: str) -> list[str]:
        """The ids of a box, column by column."""
        return [column.box(box) for column in self.columns or [Column()]]


class Notes(Doc, frozen=True):
    """How many bank notes of one worth each player begins with."""

    worth: Positive
    count: Positive


class Amounts(Doc, frozen=True):
    """Amounts of money from-to, in steps."""

    from_: Positive = field(name="from")
    to: Positive
    step: Positive


class LastChanceParameters(Doc, frozen=True):
    """The parameters of the auction engine."""

    seats: Extent
    dice: Dice
    deck_size: Positive
    starting_cash: Natural
    bid_step: Positive
    bet: Amounts
    notes: list[Notes] = []
    """The notes in which the starting cash is dealt out; none when that is left open."""
    passing: Literal["open", "final"] = "open"
    joker_may_repeat: bool = True
    giving_up: bool = False
    sole_survivor: Literal["needs-card", "wins", "plays-on"] = "needs-card"

    def __post_init__(self) -> None:
        total = sum(notes.worth * notes.count for notes in self.notes)
        if self.notes and total != self.starting_cash:
            raise ValueError(f"the notes add up to {total:,}, the starting cash is {self.starting_cash:,}")


class HandKind(Doc, frozen=True):
    """A kind of hand: which dice make it."""

    id: str
    title: str
    pattern: str | dict[str, Any]


class PokerDiceParameters(Doc, frozen=True):
    """The parameters of the engine that compares hands.

    ``faces`` are the names of the faces from high to low, ``order`` the ids of the kinds of hands from the best to the
    worst. A hand is of the best kind whose pattern its dice meet.
    """

    seats: Extent
    dice: Dice
    faces: list[str]
    rolls: Positive
    hands: list[HandKind]
    order: list[str]
    lives: Positive
    life_loss: Literal["rank-based", "all-but-winner", "lowest"] = "rank-based"
    elimination: bool = False
    simultaneous: bool = False
    ranks: Literal["competition", "dense"] = "competition"

    def __post_init__(self) -> None:
        if len(set(self.faces)) != self.dice.faces:
            raise ValueError(f"{self.dice.faces} different faces have to be named")
        unknown = set(self.order) - {hand.id for hand in self.hands}
        if unknown or len(set(self.order)) < len(self.order):
            raise ValueError(f"the order has to name hands, each once; look at: {', '.join(unknown or self.order)}")


Parameters = ScorecardParameters | LastChanceParameters | PokerDiceParameters
ENGINES: dict[str, type[Parameters]] = {
    "scorecard": ScorecardParameters,
    "last_chance": LastChanceParameters,
    "poker_dice": PokerDiceParameters,
}
"""The parameters that each engine understands."""
