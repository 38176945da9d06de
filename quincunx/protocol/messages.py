"""The messages of the protocol as types; decoding into them is the validation.

The rule of this file: what these types accept, ``spec/schemas/protocol/`` accepts, and the other way round; a corpus
test holds that. Requests refuse unknown members, answers may carry more than is known.

Numbers in answers may be written ``50`` or ``50.0``; ``true`` is no number and a string is none either.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""The version of the protocol that this harness speaks."""

Number = int | float
Face = int | str
"""A die's face: 1 to 6, or A, K, Q, J, 10, 9 (always text) on poker dice."""
Name = Annotated[str, Meta(min_length=1)]
Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Level = Literal["scoring", "turn", "game", "keeping"]


class _Sent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of what the harness sends."""


class _Received(Struct, frozen=True, kw_only=True):
    """A part of what an implementation answers."""


# --- requests -------------------------------------------------------------------------------------------------------


class RulesetDocument(_Sent, frozen=True, omit_defaults=False):
    """A resolved ruleset: its id, the chosen settings, and every parameter."""

    id: Name
    settings: dict[str, str]
    definition: dict[str, Any]


class Sheet(_Sent, frozen=True):
    """Part of a score sheet: points by box; a box not named is open."""

    boxes: dict[str, Natural]
    yahtzee_bonuses: Natural = 0


class ScorecardPosition(_Sent, frozen=True):
    """A score-sheet game in the middle: the sheets, and whose turn it is, before the first roll."""

    sheets: dict[str, Sheet]
    seat: Name


class StartingRoll(_Sent, frozen=True, tag="starting-roll", tag_field="type", omit_defaults=False):
    """All dice, to decide who begins."""

    seat: str
    faces: list[Face]
    keep: list[Face] = []


class Roll(_Sent, frozen=True, tag="roll", tag_field="type", omit_defaults=False):
    """A roll: the faces that stay on the table, and what the other dice show."""

    seat: str
    keep: list[Face]
    faces: list[Face]


class ScoreBox(_Sent, frozen=True, tag="score", tag_field="type"):
    """Fill a box with the dice on the table."""

    seat: str
    box: str


class Enter(_Sent, frozen=True, tag="enter", tag_field="type"):
    """Write points into a box, without dice (mode ``keeping``)."""

    seat: str
    box: str
    points: int
    further_yahtzee: bool = False


Action = StartingRoll | Roll | ScoreBox | Enter


class Hello(_Sent, frozen=True):
    """Params of ``hello``."""

    protocol: int
    suite: str


class Score(_Sent, frozen=True):
    """Params of ``score``: what would these dice pay in this box?"""

    ruleset: RulesetDocument
    dice: list[Face]
    box: str
    sheet: Sheet | None = None


class Rank(_Sent, frozen=True):
    """Params of ``rank``: group equal hands, best first."""

    ruleset: RulesetDocument
    hands: list[list[Face]]


class Satisfies(_Sent, frozen=True):
    """Params of ``satisfies``: do these dice meet this card?"""

    ruleset: RulesetDocument
    card: dict[str, Any]
    dice: list[Face]


class Start(_Sent, frozen=True):
    """Params of ``start``: begin a game and forget the one before.

    ``first`` names the seat that begins (by default the first seat); with ``starting_roll`` the dice decide.
    """

    ruleset: RulesetDocument
    seats: list[Name]
    first: Name | None = None
    starting_roll: bool = False
    mode: Literal["play", "keeping"] = "play"
    deck: list[dict[str, Any]] | None = None
    position: ScorecardPosition | None = None


class Act(_Sent, frozen=True):
    """Params of ``act``."""

    action: Action


class Observe(_Sent, frozen=True):
    """Params of ``observe``: the public view, or what one seat may see."""

    seat: Name | None = None


class Bye(_Sent, frozen=True):
    """Params of ``bye``: there are none."""


Params = Hello | Score | Rank | Satisfies | Start | Act | Observe | Bye
METHODS: dict[str, type[Params]] = {
    "hello": Hello,
    "score": Score,
    "rank": Rank,
    "satisfies": Satisfies,
    "start": Start,
    "act": Act,
    "observe": Observe,
    "bye": Bye,
}


# --- answers --------------------------------------------------------------------------------------------------------


class Implementation(_Received, frozen=True):
    """Who answers."""

    name: Name
    version: str
    language: str
    url: str = ""


class GameSupport(_Received, frozen=True):
    """What an implementation can be asked about one game.

    ``seats`` is the least and the greatest number of seats, None for no limit.
    """

    rulesets: Literal["any"] | list[str]
    levels: list[Level]
    seats: tuple[Positive, Positive | None]
    fields: list[str] = []
    positions: bool = False


class HelloResult(_Received, frozen=True):
    """The handshake's answer."""

    protocol: int
    implementation: Implementation
    games: dict[str, GameSupport]


class Rejected(_Received, frozen=True):
    """The rules forbid it; nothing has changed."""

    rule: str = ""
    message: str = ""


class Unsupported(_Received, frozen=True):
    """The implementation has no notion of what was asked."""

    reason: str


class SheetSeen(_Received, frozen=True):
    """A score sheet in an observation; ``null`` is an open box."""

    boxes: dict[str, Number | None] | None = None
    upper: Number | None = None
    upper_bonus: Number | None = None
    yahtzee_bonuses: Number | None = None
    total: Number | None = None


class ScorecardObservation(_Received, frozen=True):
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


class Result(_Received, frozen=True):
    """The answer to any request but ``hello`` and ``bye``: exactly one of these."""

    observation: dict[str, Any] | None = None
    points: Number | None = None
    groups: list[list[Natural]] | None = None
    satisfied: bool | None = None
    rejected: Rejected | None = None
    unsupported: Unsupported | None = None


class Fault(_Received, frozen=True):
    """A JSON-RPC error object."""

    code: int
    message: str


class Response(_Received, frozen=True):
    """The envelope of an answer."""

    jsonrpc: Literal["2.0"]
    id: int | str | None
    result: dict[str, Any] | None = None
    error: Fault | None = None


OBSERVATIONS: dict[str, type[Struct]] = {"scorecard": ScorecardObservation}
"""The type of an observation for each engine."""

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
FIELDS: dict[str, tuple[str, ...]] = {"scorecard": SCORECARD_FIELDS}
"""The observation fields that an implementation may declare, for each engine."""

EXPECTED_OUTCOMES: dict[str, tuple[str, ...]] = {
    "score": ("points",),
    "rank": ("groups",),
    "satisfies": ("satisfied",),
    "start": ("observation",),
    "act": ("observation",),
    "observe": ("observation",),
}
"""What each method answers when it neither rejects nor declines."""
