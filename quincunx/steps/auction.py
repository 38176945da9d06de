"""Sentences about money and auctions: bids, passes, Last Chance, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from quincunx.protocol.last_chance import Bid, CallLastChance, CloseBidding, Pass
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World, equal
from quincunx.steps.cards import amount, auction_scene
from quincunx.steps.catalogue import STEPS


@STEPS.given("{seat} holds {money}", "Ben holds 60,000")
def holds(world: World, seat: str, money: int) -> None:
    """So much is this player's cash when the next card is to be revealed.

    The harness reaches it by legal play, or hands it over; that uses up a card or more of the game's own.
    """
    auction_scene(world, seat).wanted.cash[seat] = money


@STEPS.given("{seat} has spent the Last Chance", "Ben has spent the Last Chance")
def given_spent(world: World, seat: str) -> None:
    """This player has called it before, and is still in the game: a card was cracked with it, and is theirs."""
    auction_scene(world, seat).wanted.spent.append(seat)


@STEPS.given("{seat} is already out", "Cleo is already out")
def given_out(world: World, seat: str) -> None:
    """This player has been eliminated."""
    auction_scene(world, seat).wanted.out.append(seat)


@STEPS.when("{seat} bids {money}", "Ben bids 400,000")
def bids(world: World, seat: str, money: int) -> None:
    """A bid for the right to crack the card. One above the player's cash is no refusal: it means elimination."""
    world.act(Bid(seat=seat, amount=money))


@STEPS.when("{seat} tries to bid {money}", "Ben tries to bid 5,000")
def tries_to_bid(world: World, seat: str, money: int) -> None:
    """As “bids”, but it may be refused."""
    world.attempt(Bid(seat=seat, amount=money))


@STEPS.when("{seat} passes", "Ben passes")
def passes(world: World, seat: str) -> None:
    """The player does not bid."""
    world.act(Pass(seat=seat))


@STEPS.when("{seat} tries to pass", "Ben tries to pass")
def tries_to_pass(world: World, seat: str) -> None:
    """As “passes”, but it may be refused."""
    world.attempt(Pass(seat=seat))


@STEPS.when("{seat} calls Last Chance", "Cleo calls Last Chance")
def calls_last_chance(world: World, seat: str) -> None:
    """The player stakes everything on being the cracker at once."""
    world.act(CallLastChance(seat=seat))


@STEPS.when("{seat} tries to call Last Chance", "Cleo tries to call Last Chance")
def tries_to_call_last_chance(world: World, seat: str) -> None:
    """As “calls Last Chance”, but it may be refused."""
    world.attempt(CallLastChance(seat=seat))


@STEPS.when("the bidding closes", "the bidding closes")
def bidding_closes(world: World) -> None:
    """Everybody has had time to answer, and nobody raises any more."""
    world.act(CloseBidding())


@STEPS.when("somebody tries to close the bidding", "somebody tries to close the bidding")
def tries_to_close_the_bidding(world: World) -> None:
    """As “the bidding closes”, but it may be refused."""
    world.attempt(CloseBidding())


@STEPS.then("an auction is open, started by {seat}", "an auction is open, started by Ana")
def auction_open(world: World, seat: str) -> None:
    """Everybody may bid; this player has called the auction."""
    world.expect("the phase", "auction", world.seen("phase"))
    world.expect("the player who has started the auction", seat, world.seen("seat"))


@STEPS.then(
    "an auction for the same card is open, started by {seat}", "an auction for the same card is open, started by Ana"
)
def auction_open_again(world: World, seat: str) -> None:
    """The card that was on the table before is auctioned, again; this player has called the auction."""
    auction_open(world, seat)
    same_card(world)


@STEPS.then("{seat} has to roll afresh for the same card", "Ben has to roll afresh for the same card")
def has_to_roll_afresh(world: World, seat: str) -> None:
    """Nobody has bid; this player rolls all dice for a new starting position."""
    world.expect("the phase", "reroll", world.seen("phase"))
    world.expect("the player who rolls afresh", seat, world.seen("seat"))
    same_card(world)


@STEPS.then("{seat} has the standing bid of {money}", "Ben has the standing bid of 400,000")
def standing_bid(world: World, seat: str, money: int) -> None:
    """This is the highest bid so far."""
    bid = world.seen("standing_bid")
    world.expect("the player with the standing bid", seat, bid["seat"] if bid else None)
    expect_money("the standing bid", money, bid["amount"] if bid else None)


@STEPS.then("the auction has no standing bid", "the auction has no standing bid")
def no_standing_bid(world: World) -> None:
    """The auction is open, and nobody's bid counts."""
    world.expect("the phase", "auction", world.seen("phase"))
    bid = world.seen("standing_bid")
    expect_money("the standing bid", None, bid["amount"] if bid else None)


@STEPS.then("{seat} has {money}", "Ana has 800,000")
def has_money(world: World, seat: str, money: int) -> None:
    """The player's cash; stake and bets on the table are not counted."""
    expect_money(f"{seat}'s cash", money, (world.seen("cash") or {}).get(seat))


@STEPS.then("the cash is", "the cash is", columns=("seat", "cash"))
def cash_is(world: World, table: Sequence[dict[str, str]]) -> None:
    """What each of these players has; stake and bets on the table are not counted."""
    for row in table:
        has_money(world, row["seat"], amount(row["cash"]))


@STEPS.then("{seat} has the Last Chance left", "Ana has the Last Chance left")
def last_chance_left(world: World, seat: str) -> None:
    """This player has not called it yet."""
    if seat in (world.seen("last_chance_spent") or []):
        raise StepFailed(f"{seat} should have the Last Chance left", "left", "spent", cause="spent Last Chances")


@STEPS.then("{seat}'s Last Chance is spent", "Ana's Last Chance is spent")
def last_chance_spent(world: World, seat: str) -> None:
    """This player has called it, and cannot do so again."""
    if seat not in (world.seen("last_chance_spent") or []):
        raise StepFailed(f"{seat}'s Last Chance should be spent", "spent", "left", cause="spent Last Chances")


def same_card(world: World) -> None:
    """Demand that the open card is the one that was open before the last action.

    Raises:
        StepFailed: it is another one, or none.
    """
    before, now = world.before.get("card"), world.seen("card")
    if not before or not now or not equal(before["id"], now["id"]):
        raise StepFailed(
            "the same card should be open",
            before["id"] if before else None,
            now["id"] if now else "none",
            cause="the open card",
        )


def expect_money(what: str, expected: int | None, actual: object) -> None:
    """Demand an amount of money, None for no amount at all.

    Raises:
        StepFailed: it is another one.
    """
    if not equal(expected, actual):
        wanted, found = _money(expected), _money(actual)
        raise StepFailed(f"{what} should be {wanted}", wanted, found, cause=what)


def _money(value: object) -> str:
    if value is None:
        return "nothing"
    return f"{value:,}" if isinstance(value, int | float) and not isinstance(value, bool) else str(value)
