"""The messages of the protocol as types; decoding into them is the validation.

The rule of this file: what these types accept, ``spec/schemas/protocol/`` accepts, and the other way round; a corpus
test holds that. Requests refuse unknown members, answers may carry more than is known.

Numbers in answers may be written ``50`` or ``50.0``; ``true`` is no number and a string is none either.
"""

from __future__ import annotations

from typing import Any, Literal

from quincunx.protocol.base import Face, Level, Name, Natural, Number, Positive, Received, Sent
from quincunx.protocol.last_chance import (
    LAST_CHANCE_FIELDS,
    AuctionAction,
    LastChanceObservation,
    LastChancePosition,
)
from quincunx.protocol.poker_dice import POKER_DICE_FIELDS, PokerDiceObservation, PokerDicePosition, Stop
from quincunx.protocol.scorecard import (
    SCORECARD_FIELDS,
    Enter,
    Roll,
    ScoreBox,
    ScorecardObservation,
    ScorecardPosition,
    Sheet,
    StartingRoll,
)

PROTOCOL = 1
"""The version of the protocol that this harness speaks."""

# --- requests -------------------------------------------------------------------------------------------------------


class RulesetDocument(Sent, frozen=True, omit_defaults=False):
    """A resolved ruleset: its id, the chosen settings, and every parameter."""

    id: Name
    settings: dict[str, str]
    definition: dict[str, Any]


Action = StartingRoll | Roll | ScoreBox | Enter | Stop | AuctionAction


class Hello(Sent, frozen=True):
    """Params of ``hello``."""

    protocol: int
    suite: str


class Score(Sent, frozen=True):
    """Params of ``score``: what would these dice pay in this box?"""

    ruleset: RulesetDocument
    dice: list[Face]
    box: str
    sheet: Sheet | None = None


class Rank(Sent, frozen=True):
    """Params of ``rank``: group equal hands, best first."""

    ruleset: RulesetDocument
    hands: list[list[Face]]


class Satisfies(Sent, frozen=True):
    """Params of ``satisfies``: do these dice meet this card?"""

    ruleset: RulesetDocument
    card: dict[str, Any]
    dice: list[Face]


class Start(Sent, frozen=True):
    """Params of ``start``: begin a game and forget the one before.

    ``first`` names the seat that begins (by default the first seat); with ``starting_roll`` the dice decide.
    """

    ruleset: RulesetDocument
    seats: list[Name]
    first: Name | None = None
    starting_roll: bool = False
    mode: Literal["play", "keeping"] = "play"
    deck: list[dict[str, Any]] | None = None
    position: dict[str, Any] | None = None
    """One of :data:`POSITIONS`."""


class Act(Sent, frozen=True):
    """Params of ``act``."""

    action: Action


class Observe(Sent, frozen=True):
    """Params of ``observe``: the public view, or what one seat may see."""

    seat: Name | None = None


class Bye(Sent, frozen=True):
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


class Implementation(Received, frozen=True):
    """Who answers."""

    name: Name
    version: str
    language: str
    url: str = ""


class GameSupport(Received, frozen=True):
    """What an implementation can be asked about one game.

    ``seats`` is the least and the greatest number of seats, None for no limit.
    """

    rulesets: Literal["any"] | list[str]
    levels: list[Level]
    seats: tuple[Positive, Positive | None]
    fields: list[str] = []
    positions: bool = False


class HelloResult(Received, frozen=True):
    """The handshake's answer."""

    protocol: int
    implementation: Implementation
    games: dict[str, GameSupport]


class Rejected(Received, frozen=True):
    """The rules forbid it; nothing has changed."""

    rule: str = ""
    message: str = ""


class Unsupported(Received, frozen=True):
    """The implementation has no notion of what was asked."""

    reason: str


class Result(Received, frozen=True):
    """The answer to any request but ``hello`` and ``bye``: exactly one of these."""

    observation: dict[str, Any] | None = None
    points: Number | None = None
    groups: list[list[Natural]] | None = None
    satisfied: bool | None = None
    rejected: Rejected | None = None
    unsupported: Unsupported | None = None


class Fault(Received, frozen=True):
    """A JSON-RPC error object."""

    code: int
    message: str


class Response(Received, frozen=True):
    """The envelope of an answer."""

    jsonrpc: Literal["2.0"]
    id: int | str | None
    result: dict[str, Any] | None = None
    error: Fault | None = None


OBSERVATIONS: dict[str, type[Received]] = {
    "scorecard": ScorecardObservation,
    "poker_dice": PokerDiceObservation,
    "last_chance": LastChanceObservation,
}
"""The type of an observation for each engine."""

FIELDS: dict[str, tuple[str, ...]] = {
    "scorecard": SCORECARD_FIELDS,
    "poker_dice": POKER_DICE_FIELDS,
    "last_chance": LAST_CHANCE_FIELDS,
}
"""The observation fields that an implementation may declare, for each engine."""

POSITIONS: dict[str, type[Sent]] = {
    "scorecard": ScorecardPosition,
    "poker_dice": PokerDicePosition,
    "last_chance": LastChancePosition,
}
"""The type of `start.position` for each engine."""

EXPECTED_OUTCOMES: dict[str, tuple[str, ...]] = {
    "score": ("points",),
    "rank": ("groups",),
    "satisfies": ("satisfied",),
    "start": ("observation",),
    "act": ("observation",),
    "observe": ("observation",),
}
"""What each method answers when it neither rejects nor declines."""
