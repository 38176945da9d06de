"""The engine of Last Chance: cards are revealed, auctioned and cracked, until all are gone.

The rule of this file: what can follow on what stands in :data:`TRANSITIONS` and nowhere else; an action that its phase
does not list is refused (``last-chance.round.order``). Behind each row stands one function that judges the action by
the rules and makes the next state. There is no chance in here: every roll comes in with its action.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_impl.bank import Rules, State, eliminate, from_bank, settle, to_table
from reference_impl.cards import satisfying
from reference_impl.dice import check_dice, roll_again
from reference_impl.errors import IllegalAction
from reference_impl.last_chance_messages import (
    FIELDS,
    LEVELS,
    Action,
    Bet,
    Bid,
    CallLastChance,
    CloseBetting,
    CloseBidding,
    GiveUp,
    Pass,
    Reveal,
    RollDice,
    compile_rules,
    observe,
    read_action,
    satisfies,
    start,
)

if TYPE_CHECKING:
    from reference_impl.dice import Roll

__all__ = ["FIELDS", "LEVELS", "apply", "compile_rules", "observe", "read_action", "satisfies", "start"]
"""What the protocol asks of an engine."""

TRANSITIONS: dict[tuple[str, str], dict[str, tuple[str, ...]]] = {
    ("reveal", "reveal"): {
        "auction": ("last-chance.reveal.starting-position",),
        "reveal": ("last-chance.lucky-flash.wins-card", "last-chance.lucky-flash.next-reveal"),
        "over": ("last-chance.lucky-flash.wins-card", "last-chance.end.seven-cards"),
    },
    ("auction", "bid"): {
        "auction": ("last-chance.auction.any-time", "last-chance.auction.overbid-elimination"),
        "betting": ("last-chance.auction.passing",),
        "reroll": ("last-chance.auction.passing", "last-chance.auction.overbid-elimination"),
        "reveal": (
            "last-chance.auction.passing",
            "last-chance.auction.overbid-elimination",
            "last-chance.auction.card-removed",
        ),
        "over": (
            "last-chance.auction.overbid-elimination",
            "last-chance.end.one-survivor",
            "last-chance.auction.passing",
            "last-chance.auction.card-removed",
            "last-chance.end.seven-cards",
        ),
    },
    ("auction", "pass"): {
        "auction": ("last-chance.auction.passing",),
        "betting": ("last-chance.auction.passing", "last-chance.auction.highest-wins"),
        "reroll": ("last-chance.auction.passing", "last-chance.auction.fresh-roll"),
        "reveal": ("last-chance.auction.passing", "last-chance.auction.card-removed"),
        "over": ("last-chance.auction.passing", "last-chance.auction.card-removed", "last-chance.end.seven-cards"),
    },
    ("auction", "call-last-chance"): {
        "betting": ("last-chance.last-chance.call",),
    },
    ("auction", "close-bidding"): {
        "betting": ("last-chance.auction.highest-wins",),
        "reroll": ("last-chance.auction.fresh-roll",),
        "reveal": ("last-chance.auction.card-removed",),
        "over": ("last-chance.auction.card-removed", "last-chance.end.seven-cards"),
    },
    ("betting", "bet"): {
        "betting": ("last-chance.big-chance.everyone-but-cracker",),
    },
    ("betting", "close-betting"): {
        "cracking": ("last-chance.big-chance.optional",),
    },
    ("cracking", "roll"): {
        "cracking": ("last-chance.cracking.attempts",),
        "reveal": ("last-chance.resolution.success",),
        "auction": ("last-chance.resolution.failure", "last-chance.resolution.re-auction"),
        "over": (
            "last-chance.resolution.success",
            "last-chance.end.seven-cards",
            "last-chance.last-chance.failure-eliminates",
            "last-chance.end.one-survivor",
        ),
    },
    ("cracking", "give-up"): {
        "auction": ("last-chance.cracking.no-giving-up", "last-chance.resolution.re-auction"),
        "over": (
            "last-chance.cracking.no-giving-up",
            "last-chance.last-chance.failure-eliminates",
            "last-chance.end.one-survivor",
        ),
    },
    ("reroll", "roll"): {
        "auction": ("last-chance.auction.fresh-roll",),
        "reveal": ("last-chance.auction.fresh-roll", "last-chance.lucky-flash.wins-card"),
        "over": ("last-chance.auction.fresh-roll", "last-chance.lucky-flash.wins-card", "last-chance.end.seven-cards"),
    },
}
"""For each phase and action, the phases that can follow, each with the rules that lead there."""


def apply(rules: Rules, state: State, action: Action) -> State:  # noqa: C901  a case for each action, nothing else
    """Play one action.

    Args:
        rules: the ruleset of the game.
        state: the game so far; it stays as it is.
        action: what a seat, or the table, does.

    Returns:
        The game afterwards.

    Raises:
        IllegalAction: a rule forbids it.
    """
    if (state.phase, action.type) not in TRANSITIONS:
        late = state.phase in {"betting", "cracking"} and isinstance(action, Bid | Pass | CallLastChance)
        rule = "last-chance.auction.after-closing" if late else "last-chance.round.order"
        raise IllegalAction(rule, f"no {action.type} in the phase {state.phase}")
    match action:
        case Reveal(seat, faces):
            return _reveal(rules, state, _named(state, seat), faces)
        case RollDice(seat, keep, faces) if state.phase == "reroll":
            return _roll_afresh(rules, state, _named(state, seat), keep, faces)
        case RollDice(seat, keep, faces):
            return _attempt(rules, state, _named(state, seat), keep, faces)
        case Bid(seat, amount):
            return _bid(rules, state, _named(state, seat), amount)
        case Pass(seat):
            return _pass(rules, state, _named(state, seat))
        case CallLastChance(seat):
            return _call(state, _named(state, seat))
        case CloseBidding():
            return _close_bidding(state)
        case Bet(seat, amount, side):
            return _bet(rules, state, _named(state, seat), amount, side)
        case CloseBetting():
            return replace(state, phase="cracking")
        case GiveUp(seat):
            return _give_up(rules, state, _named(state, seat))


def _named(state: State, name: str) -> int:
    """Find a seat by name; whoever is out of the game does nothing any more."""
    if name not in state.seats:
        raise IllegalAction("last-chance.round.in-the-game", f"nobody called {name!r} plays")
    seat = state.seats.index(name)
    if seat in state.out:
        raise IllegalAction("last-chance.round.in-the-game", f"{name} is out of the game")
    return seat


# Revealing and rolling for a starting position


def _reveal(rules: Rules, state: State, seat: int, faces: Roll) -> State:
    if seat != state.seat:
        raise IllegalAction("last-chance.reveal.only-designated", "another player reveals this card")
    top, *rest = state.deck
    return _starting_position(rules, replace(state, card=top, deck=tuple(rest)), seat, faces)


def _roll_afresh(rules: Rules, state: State, seat: int, keep: Roll, faces: Roll) -> State:
    if seat != state.seat:
        raise IllegalAction("last-chance.reveal.only-designated", "another player rolls for this card")
    if keep:
        raise IllegalAction("last-chance.reveal.starting-position", "a starting position is rolled with all dice")
    return _starting_position(rules, state, seat, faces)


def _starting_position(rules: Rules, state: State, seat: int, faces: Roll) -> State:
    """Put the dice beside the card: a Lucky Flash if they satisfy it, else an auction."""
    if len(faces) != rules.dice:
        raise IllegalAction("last-chance.reveal.starting-position", "a starting position is rolled with all dice")
    check_dice(faces, rules.dice, rules.faces, "last-chance.setup.five-dice")
    if state.card is not None and _satisfied(rules, state, faces):
        flash = from_bank(replace(state, before=seat), seat, state.card.prize)
        return _card_goes(flash, winner=seat)
    return _open_auction(replace(state, dice=faces, rolled=seat), seat)


def _satisfied(rules: Rules, state: State, dice: Roll) -> bool:
    combination = state.card.combination if state.card is not None else ()
    return dice in satisfying(combination, rules.faces, may_repeat=rules.joker_may_repeat)


# The auction


def _open_auction(state: State, caller: int) -> State:
    return replace(state, phase="auction", seat=caller, passed=frozenset())


def _bid(rules: Rules, state: State, seat: int, amount: int) -> State:
    """Judge a bid in the order of ``last-chance.auction.check-order``."""
    _has_not_passed(state, seat)
    if amount <= 0:
        raise IllegalAction("last-chance.auction.not-zero", f"the least bid is {rules.bid_step:,}")
    if amount % rules.bid_step:
        raise IllegalAction("last-chance.auction.multiples", f"bids are multiples of {rules.bid_step:,}")
    if amount > state.cash[seat]:
        left = eliminate(state, seat)
        return _ended(rules, left) or _closed_by_passing(rules, left)
    if state.bids and amount <= state.bids[-1][1]:
        raise IllegalAction("last-chance.auction.above-standing", f"{state.bids[-1][1]:,} has been bid")
    return _closed_by_passing(rules, replace(state, bids=(*state.bids, (seat, amount)), unsold=0))


def _pass(rules: Rules, state: State, seat: int) -> State:
    """Note a pass where passing is final; elsewhere it is a word and nothing more."""
    _has_not_passed(state, seat)
    if state.bids and state.bids[-1][0] == seat:
        raise IllegalAction("last-chance.auction.no-withdrawal", "the standing bid cannot be withdrawn")
    if not rules.passing_final:
        return state
    return _closed_by_passing(rules, replace(state, passed=state.passed | {seat}))


def _has_not_passed(state: State, seat: int) -> None:
    if seat in state.passed:
        raise IllegalAction("last-chance.auction.passing", f"{state.seats[seat]} has passed")


def _closed_by_passing(rules: Rules, state: State) -> State:
    """Close the auction if passing is final and nobody is left to raise (``last-chance.auction.passing``)."""
    bidding = set(state.survivors) - state.passed - {seat for seat, _ in state.bids[-1:]}
    return state if bidding or not rules.passing_final else _close_bidding(state)


def _call(state: State, seat: int) -> State:
    """Make the caller the cracker, whatever has been bid, for all the cash there is (``last-chance.last-chance.*``)."""
    _has_not_passed(state, seat)
    if seat in state.spent:
        raise IllegalAction("last-chance.last-chance.once", f"{state.seats[seat]} has called Last Chance before")
    called = replace(state, spent=state.spent | {seat}, unsold=0)
    return _open_betting(called, seat, state.cash[seat], last_chance=True)


def _close_bidding(state: State) -> State:
    """Give the card to the highest bidder to crack, or have it rolled for again, or take it out of the game."""
    if state.bids:
        return _open_betting(state, *state.bids[-1], last_chance=False)
    unsold = state.unsold + 1
    if unsold >= len(state.survivors):
        return _card_goes(replace(state, unsold=unsold), winner=None)
    return replace(state, phase="reroll", seat=state.left_of(state.rolled), unsold=unsold)


def _open_betting(state: State, cracker: int, stake: int, *, last_chance: bool) -> State:
    attempts = state.card.attempts if state.card is not None else 0
    return replace(
        to_table(state, cracker, stake),
        phase="betting",
        seat=cracker,
        before=cracker,
        bids=(),
        stake=stake,
        last_chance=last_chance,
        attempts_left=attempts,
    )


# Big Chance


def _bet(rules: Rules, state: State, seat: int, amount: int, side: str) -> State:
    if seat == state.cracker:
        raise IllegalAction("last-chance.big-chance.everyone-but-cracker", "the cracker does not bet")
    if any(seat == other for other, _, _ in state.bets):
        raise IllegalAction("last-chance.big-chance.one-bet", f"{state.seats[seat]} has bet already")
    least, most, step = rules.bet
    if not least <= amount <= most:
        raise IllegalAction("last-chance.big-chance.amount", f"a bet is {least:,} to {most:,}")
    if amount % step:
        raise IllegalAction("last-chance.big-chance.multiples", f"bets are multiples of {step:,}")
    if amount > state.cash[seat]:
        raise IllegalAction("last-chance.big-chance.within-cash", f"{state.seats[seat]} has not got {amount:,}")
    return replace(to_table(state, seat, amount), bets=(*state.bets, (seat, amount, side)))


# Cracking


def _attempt(rules: Rules, state: State, seat: int, keep: Roll, faces: Roll) -> State:
    """Roll some dice again; the first roll that satisfies the card ends the attempts, and so does the last roll."""
    _is_cracker(state, seat)
    if len(keep) + len(faces) != rules.dice:
        raise IllegalAction("last-chance.cracking.reroll-any", f"{rules.dice} dice are kept or rolled again")
    dice = roll_again(state.dice, keep, faces, "last-chance.cracking")
    check_dice(dice, rules.dice, rules.faces, "last-chance.setup.five-dice")
    state = replace(state, dice=dice, rolled=seat, attempts_left=state.attempts_left - 1)
    if state.card is not None and _satisfied(rules, state, dice):
        return _card_goes(settle(state, state.card.prize), winner=seat)
    return state if state.attempts_left else _fail(rules, state, seat)


def _give_up(rules: Rules, state: State, seat: int) -> State:
    _is_cracker(state, seat)
    if not rules.giving_up:
        raise IllegalAction("last-chance.cracking.no-giving-up", f"{state.attempts_left} attempts are left to be used")
    return _fail(rules, state, seat)


def _is_cracker(state: State, seat: int) -> None:
    if seat != state.cracker:
        raise IllegalAction("last-chance.cracking.only-cracker", f"{state.seats[seat]} is not the cracker")


def _fail(rules: Rules, state: State, cracker: int) -> State:
    """Settle a failure; then the same card is auctioned again, with the dice as they lie."""
    settled = settle(state, None)
    if state.last_chance:
        settled = eliminate(settled, cracker)
    ended = _ended(rules, settled)
    return ended or _open_auction(settled, settled.left_of(cracker))


# The way of a card, and the end


def _card_goes(state: State, winner: int | None) -> State:
    """Take the open card away, to its winner or out of the game; the next one is revealed, if there is one."""
    won = state.won
    if winner is not None and state.card is not None:
        won = (*won[:winner], (*won[winner], state.card.id), *won[winner + 1 :])
    gone = replace(state, card=None, dice=(), unsold=0, won=won)
    if not gone.deck:
        return _over(gone)
    return replace(gone, phase="reveal", seat=gone.left_of(gone.before))


def _ended(rules: Rules, state: State) -> State | None:
    """Give the end of the game if an elimination has brought it about (``last-chance.end.one-survivor``)."""
    left = len(state.survivors)
    return _over(state) if left == 0 or (left == 1 and rules.sole_survivor != "plays-on") else None


def _over(state: State) -> State:
    return replace(state, phase="over", seat=None, card=None, dice=(), bids=())
