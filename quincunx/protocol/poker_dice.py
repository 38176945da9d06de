"""Actions, positions and observations of Poker Dice."""

from __future__ import annotations

from typing import Literal

from quincunx.protocol.base import Face, Name, Natural, Number, Positive, Received, Sent


class PokerDicePosition(Sent, frozen=True):
    """A game of Poker Dice between two rounds.

    ``out`` holds, for every seat without lives, the round in which it went out; ``seat`` starts the round.
    """

    lives: dict[str, Natural]
    round: Positive
    seat: Name
    out: dict[str, Positive] = {}


class Stop(Sent, frozen=True, tag="stop", tag_field="type"):
    """End the turn before all rolls are used."""

    seat: str

    def __str__(self) -> str:
        return f"{self.seat} stopping"


class PokerDiceObservation(Received, frozen=True):
    """What is seen of a game of Poker Dice; every field may be absent unless it was declared.

    In simultaneous mode the public view has no seat, no rolls left and no dice; a seat sees its own.
    """

    phase: Literal["roll", "choose", "wait", "over"] | None = None
    seat: str | None = None
    round: Number | None = None
    rolls_left: Number | None = None
    dice: list[Face] | None = None
    hands: dict[str, list[Face]] | None = None
    lives: dict[str, Number] | None = None
    out: list[str] | None = None
    ranks: dict[str, Number] | None = None
    places: dict[str, Number] | None = None
    winners: list[str] | None = None


POKER_DICE_FIELDS = (
    "phase",
    "seat",
    "round",
    "rolls_left",
    "dice",
    "hands",
    "lives",
    "out",
    "ranks",
    "places",
    "winners",
)
"""The observation fields that an implementation may declare."""
