"""Sentences about the attempts of the cracker: the bets on them, how they end, and what that does to the players."""

from __future__ import annotations

from quincunx.protocol.last_chance import Bet, CloseBetting, GiveUp, Side
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World
from quincunx.steps.auction import expect_money, has_money
from quincunx.steps.catalogue import STEPS


@STEPS.when("{seat} bets {money} on {side}", "Ana bets 50,000 on failure")
def bets(world: World, seat: str, money: int, side: Side) -> None:
    """A bet on whether the cracker succeeds."""
    world.act(Bet(seat=seat, amount=money, on=side))


@STEPS.when("{seat} tries to bet {money} on {side}", "Ana tries to bet 110,000 on success")
def tries_to_bet(world: World, seat: str, money: int, side: Side) -> None:
    """As “bets”, but it may be refused."""
    world.attempt(Bet(seat=seat, amount=money, on=side))


@STEPS.when("the betting closes", "the betting closes")
def betting_closes(world: World) -> None:
    """Nobody wants to bet any more; the cracker may roll."""
    world.act(CloseBetting())


@STEPS.when("somebody tries to close the betting", "somebody tries to close the betting")
def tries_to_close_the_betting(world: World) -> None:
    """As “the betting closes”, but it may be refused."""
    world.attempt(CloseBetting())


@STEPS.when("{seat} gives up", "Cleo gives up")
def gives_up(world: World, seat: str) -> None:
    """The cracker stops before the last attempt."""
    world.act(GiveUp(seat=seat))


@STEPS.when("{seat} tries to give up", "Cleo tries to give up")
def tries_to_give_up(world: World, seat: str) -> None:
    """As “gives up”, but it may be refused."""
    world.attempt(GiveUp(seat=seat))


@STEPS.then("{seat} is the cracker with a stake of {money}", "Cleo is the cracker with a stake of 800,000")
def cracker(world: World, seat: str, money: int) -> None:
    """This player has won the auction, and so much lies beside the card."""
    world.expect("the cracker", seat, world.seen("cracker"))
    expect_money("the stake", money, world.seen("stake"))


@STEPS.then("the betting is open", "the betting is open")
def betting_open(world: World) -> None:
    """Everybody but the cracker may bet."""
    world.expect("the phase", "betting", world.seen("phase"))


@STEPS.then("{seat} has {int} attempt(s) left", "Cleo has 2 attempts left")
def attempts_left(world: World, seat: str, count: int) -> None:
    """This player is the cracker and may roll so many times more."""
    world.expect("the cracker", seat, world.seen("cracker"))
    world.expect("the number of attempts left", count, world.seen("attempts_left"))


@STEPS.then("{seat} has bet {money} on {side}", "Ana has bet 50,000 on failure")
def has_bet(world: World, seat: str, money: int, side: Side) -> None:
    """This bet lies on the table."""
    bet = (world.seen("bets") or {}).get(seat)
    expect_money(f"{seat}'s bet", money, bet["amount"] if bet else None)
    world.expect(f"what {seat} has bet on", side, bet["on"] if bet else None)


@STEPS.then("no bets are open", "no bets are open")
def no_bets(world: World) -> None:
    """No bet lies on the table."""
    world.expect("the players with open bets", [], list(world.seen("bets") or {}))


@STEPS.then("the card is cracked", "the card is cracked")
def cracked(world: World) -> None:
    """With what was done last, somebody has won the card."""
    if _cards_won_last(world) != 1:
        raise StepFailed("the card should be cracked", "cracked", "not cracked", cause="whether the card is cracked")


@STEPS.then("the card is not cracked", "the card is not cracked")
def not_cracked(world: World) -> None:
    """With what was done last, nobody has won the card."""
    if _cards_won_last(world) != 0:
        raise StepFailed(
            "the card should not be cracked", "not cracked", "cracked", cause="whether the card is cracked"
        )


def _cards_won_last(world: World) -> int:
    """How many cards the last action has brought to somebody."""
    now, before = world.seen("won") or {}, world.before.get("won") or {}
    return sum(map(len, now.values())) - sum(map(len, before.values()))


@STEPS.then("{seat} is out of the game", "Cleo is out of the game")
def is_out(world: World, seat: str) -> None:
    """This player has been eliminated."""
    if seat not in (world.seen("out") or []):
        raise StepFailed(f"{seat} should be out of the game", "out", "in the game", cause="who is out")


@STEPS.then("{seat} is out of the game with {money}", "Cleo is out of the game with 0")
def is_out_with(world: World, seat: str, money: int) -> None:
    """This player has been eliminated, and has so much cash."""
    is_out(world, seat)
    has_money(world, seat, money)


@STEPS.then("{seat} is still in the game", "Ana is still in the game")
def still_in(world: World, seat: str) -> None:
    """This player has not been eliminated."""
    if seat in (world.seen("out") or []):
        raise StepFailed(f"{seat} should be in the game", "in the game", "out", cause="who is out")


@STEPS.then("nobody wins", "nobody wins")
def nobody_wins(world: World) -> None:
    """The game is over without a winner."""
    world.expect("the phase", "over", world.seen("phase"))
    world.expect("the winners", [], world.seen("winners") or [])
