"""The table of Last Chance: who sits there, what lies there, and whose the money is.

The rule of this file: money only changes hands. What the players have, what lies beside the card as stake and bets,
and what the bank has taken in always add up to the same. The bank never runs dry, so what it has taken in may be below
nothing (``last-chance.setup.bank-never-dry``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reference_impl.cards import Card
    from reference_impl.dice import Roll


@dataclass(frozen=True, slots=True)
class Rules:
    """A ruleset document, compiled; the amounts are in whole units of money.

    ``passing_final``: who has passed neither bids nor calls; ``joker_may_repeat``: a joker may stand for a number that
    is printed on the card; ``giving_up``: the cracker may stop; ``sole_survivor``: needs-card, wins or plays-on.
    """

    seats: tuple[int, int | None]
    dice: int
    faces: int
    deck_size: int
    starting_cash: int
    bid_step: int
    bet: tuple[int, int, int]
    passing_final: bool
    joker_may_repeat: bool
    giving_up: bool
    sole_survivor: str


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table between two actions; seats are indexes into ``seats`` throughout.

    Attributes:
        phase: ``reveal``, ``auction``, ``betting``, ``cracking``, ``reroll`` or ``over``.
        seat: who reveals or rolls afresh; who has opened the auction; the cracker; None when the game is over.
        cash: what each seat holds.
        bank: what the bank has taken in since the beginning, less what it has paid out.
        deck: the cards still to be revealed, the next one first.
        before: the last cracker or Lucky Flash winner, whose left neighbour reveals the next card; at first the seat
            before the starting player.
        rolled: who rolled last.
        card, dice: the open card and the dice beside it, if there are any.
        bids: the bids that count, as seat and amount, the standing bid last.
        passed: who has passed in this auction, where passing is final.
        unsold: how many auctions without a bid there have been in a row.
        stake, last_chance, attempts_left: the cracker's, and whether this is a Last Chance.
        bets: as seat, amount and side, ``success`` or ``failure``.
        won: the ids of the cards that each seat has won.
        spent: who has called Last Chance.
        out: who has been eliminated.
    """

    phase: str
    seat: int | None
    seats: tuple[str, ...]
    cash: tuple[int, ...]
    deck: tuple[Card, ...]
    before: int
    won: tuple[tuple[str, ...], ...]
    bank: int = 0
    rolled: int = 0
    card: Card | None = None
    dice: Roll = ()
    bids: tuple[tuple[int, int], ...] = ()
    passed: frozenset[int] = frozenset()
    unsold: int = 0
    stake: int = 0
    last_chance: bool = False
    attempts_left: int = 0
    bets: tuple[tuple[int, int, str], ...] = ()
    spent: frozenset[int] = frozenset()
    out: frozenset[int] = frozenset()

    @property
    def survivors(self) -> list[int]:
        """The seats that are in the game."""
        return [seat for seat in range(len(self.seats)) if seat not in self.out]

    @property
    def cracker(self) -> int | None:
        """The seat that has won the auction, until its attempts are over."""
        return self.seat if self.phase in {"betting", "cracking"} else None

    def left_of(self, seat: int) -> int:
        """Give the next survivor clockwise, itself if it is the only one (``last-chance.reveal.skip-eliminated``)."""
        following = [(seat + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]
        return next(other for other in following if other not in self.out)


def from_bank(state: State, seat: int, amount: int) -> State:
    """Pay a seat out of the bank, or the bank out of a seat's cash if the amount is below 0."""
    return replace(to_table(state, seat, -amount), bank=state.bank - amount)


def to_table(state: State, seat: int, amount: int) -> State:
    """Take a stake or a bet from a seat's cash; an amount below 0 gives it back."""
    held = state.cash[seat] - amount
    return replace(state, cash=(*state.cash[:seat], held, *state.cash[seat + 1 :]))


def settle(state: State, prize: int | None) -> State:
    """Settle stake and bets at the end of the cracker's attempts, in this order (``last-chance.resolution.order``).

    Args:
        state: the cracker's attempts are over.
        prize: what the bank pays the cracker, None after a failure.
    """
    success, cracker = prize is not None, state.seat
    if cracker is not None and prize is not None:
        # last-chance.resolution.success
        state = from_bank(to_table(state, cracker, -state.stake), cracker, prize)
    else:
        # last-chance.resolution.failure
        state = replace(state, bank=state.bank + state.stake)
    for seat, amount, side in state.bets:
        if success == (side == "success"):
            # last-chance.big-chance.payout: the bet comes back, and as much from the bank
            state = from_bank(to_table(state, seat, -amount), seat, amount)
        else:
            state = replace(state, bank=state.bank + amount)
    return replace(state, stake=0, bets=(), attempts_left=0)


def eliminate(state: State, seat: int) -> State:
    """Take a seat out of the game: cash to the bank, bids void (``last-chance.auction.overbid-aftermath``)."""
    bids = tuple(bid for bid in state.bids if bid[0] != seat)
    return replace(from_bank(state, seat, -state.cash[seat]), bids=bids, out=state.out | {seat})


def winners(rules: Rules, state: State) -> list[int]:
    """Give the richest of those who are in the game with a card (``last-chance.end.*``), nobody before the end."""
    if state.phase != "over":
        return []
    alone = len(state.survivors) == 1 and rules.sole_survivor == "wins"
    eligible = [seat for seat in state.survivors if state.won[seat] or alone]
    return [seat for seat in eligible if state.cash[seat] == max(state.cash[other] for other in eligible)]
