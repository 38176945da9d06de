"""Sentences about refusals, about whose turn it is, and about the end."""

from __future__ import annotations

from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World, show
from quincunx.steps.catalogue import STEPS


@STEPS.then("it is refused", "it is refused")
def refused(world: World) -> None:
    """What was tried last is against the rules."""
    _expect_refusal(world)


@STEPS.then("it is refused under {rule}", 'it is refused under "scorecard.box.once"')
def refused_under(world: World, rule: str) -> None:
    """What was tried last is against this rule. The rule is compared only with `--strict-reasons`."""
    refusal = _expect_refusal(world)
    if world.strict_reasons:
        world.expect("the rule that forbids it", rule, refusal)


def _expect_refusal(world: World) -> str:
    if not world.attempted:
        raise StepFailed("nothing has been tried; a sentence with “tries to” has to come before")
    if world.refusal is None:
        raise StepFailed("it should have been refused", "refused", "accepted", cause="something forbidden was accepted")
    return world.refusal.rule


@STEPS.then("nothing has changed", "nothing has changed")
def nothing_has_changed(world: World) -> None:
    """After the refusal, everything that the implementation shows is as it was."""
    changes = world.unchanged()
    if changes:
        raise StepFailed(
            "nothing should have changed", "as before", "; ".join(changes), cause="a refusal changed something"
        )


@STEPS.then("it is {seat}'s turn", "it is Ben's turn")
def turn_of(world: World, seat: str) -> None:
    """This player is on turn."""
    world.expect("the seat on turn", seat, world.seen("seat"))


@STEPS.then("it is round {int}", "it is round 2", all_boxes=True)
def round_is(world: World, number: int) -> None:
    """The game has come to this round, counted from 1."""
    world.expect("the round", number, world.seen("round"))


@STEPS.then("the game is over", "the game is over", all_boxes=True)
def over(world: World) -> None:
    """Nothing more can be played."""
    world.expect("the phase", "over", world.seen("phase"))


@STEPS.then("the game goes on", "the game goes on", all_boxes=True)
def goes_on(world: World) -> None:
    """The game is not over yet."""
    if world.seen("phase") == "over":
        raise StepFailed("the game should go on", "not over", "over", cause="the game is over too early")


@STEPS.then("{seats} win/wins", "Ana wins", all_boxes=True)
def wins(world: World, seats: list[str]) -> None:
    """These, and nobody else, have won."""
    _expect_winners(world, seats)


@STEPS.then("{seats} share the win", "Ana and Ben share the win", all_boxes=True)
def share_the_win(world: World, seats: list[str]) -> None:
    """These, and nobody else, have won together."""
    _expect_winners(world, seats)


def _expect_winners(world: World, seats: list[str]) -> None:
    actual = world.seen("winners") or []
    if sorted(seats) != sorted(actual):
        raise StepFailed(f"the winner should be {show(seats)}", show(seats), show(actual), cause="the winners")
