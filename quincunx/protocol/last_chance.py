"""Actions, positions and observations of Last Chance; its rolls are the :class:`~quincunx.protocol.scorecard.Roll`."""

from __future__ import annotations

from typing import Literal

from quincunx.protocol.base import Face, Name, Natural, Number, Received, Sent, spoken

Side = Literal["success", "failure"]
"""What a bet is on."""


class LastChancePosition(Sent, frozen=True):
    """A game in the middle, before the next card is revealed.

    Attributes:
        seat: who reveals the next card.
        cash: what each seat holds; a seat that is not named has the starting cash.
        won: the ids of the cards that each seat has won.
        spent: who has called Last Chance before.
        out: who has been eliminated; they hold nothing.
        cards_gone: how many cards of the deck are gone, from its top; those that were won are among them.
    """

    seat: Name
    cash: dict[str, Natural] = {}
    won: dict[str, list[str]] = {}
    spent: list[Name] = []
    out: list[Name] = []
    cards_gone: Natural = 0


class Reveal(Sent, frozen=True, tag="reveal", tag_field="type", omit_defaults=False):
    """Flip the top card and roll all dice."""

    seat: str
    faces: list[Face]

    def __str__(self) -> str:
        return f"{self.seat} revealing the card with {spoken(self.faces)}"


class Bid(Sent, frozen=True, tag="bid", tag_field="type"):
    """Bid for the right to crack the card."""

    seat: str
    amount: int

    def __str__(self) -> str:
        return f"{self.seat}'s bid of {self.amount:,}"


class Pass(Sent, frozen=True, tag="pass", tag_field="type"):
    """Say that one does not bid."""

    seat: str

    def __str__(self) -> str:
        return f"{self.seat} passing"


class CallLastChance(Sent, frozen=True, tag="call-last-chance", tag_field="type"):
    """Stake everything on being the cracker."""

    seat: str

    def __str__(self) -> str:
        return f"{self.seat} calling Last Chance"


class CloseBidding(Sent, frozen=True, tag="close-bidding", tag_field="type"):
    """Nobody wants to raise any more."""

    def __str__(self) -> str:
        return "the closing of the bidding"


class Bet(Sent, frozen=True, tag="bet", tag_field="type", omit_defaults=False):
    """Bet on what the cracker will do."""

    seat: str
    amount: int
    on: Side

    def __str__(self) -> str:
        return f"{self.seat}'s bet of {self.amount:,} on {self.on}"


class CloseBetting(Sent, frozen=True, tag="close-betting", tag_field="type"):
    """Nobody wants to bet any more."""

    def __str__(self) -> str:
        return "the closing of the betting"


class GiveUp(Sent, frozen=True, tag="give-up", tag_field="type"):
    """The cracker stops before the last attempt."""

    seat: str

    def __str__(self) -> str:
        return f"{self.seat} giving up"


AuctionAction = Reveal | Bid | Pass | CallLastChance | CloseBidding | Bet | CloseBetting | GiveUp


class CardSeen(Received, frozen=True):
    """The open card."""

    id: str
    combination: list[Face]
    attempts: Number
    prize: Number


class BidSeen(Received, frozen=True):
    """The standing bid."""

    seat: str
    amount: Number


class BetSeen(Received, frozen=True):
    """A bet on the table."""

    amount: Number
    on: Side


class LastChanceObservation(Received, frozen=True):
    """What is seen of the game; every field may be absent unless it was declared."""

    phase: Literal["reveal", "auction", "betting", "cracking", "reroll", "over"] | None = None
    seat: str | None = None
    card: CardSeen | None = None
    cards_left: Number | None = None
    dice: list[Face] | None = None
    standing_bid: BidSeen | None = None
    cracker: str | None = None
    stake: Number | None = None
    attempts_left: Number | None = None
    bets: dict[str, BetSeen] | None = None
    cash: dict[str, Number] | None = None
    won: dict[str, list[str]] | None = None
    last_chance_spent: list[str] | None = None
    out: list[str] | None = None
    winners: list[str] | None = None


LAST_CHANCE_FIELDS = (
    "phase",
    "seat",
    "card",
    "cards_left",
    "dice",
    "standing_bid",
    "cracker",
    "stake",
    "attempts_left",
    "bets",
    "cash",
    "won",
    "last_chance_spent",
    "out",
    "winners",
)
"""The observation fields that an implementation may declare."""
