"""Sentences about rolling: first rolls, kept dice, starting rolls, and what lies on the table."""

from __future__ import annotations

from quincunx.protocol.base import Face
from quincunx.protocol.scorecard import Roll, StartingRoll
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World, show
from quincunx.steps.catalogue import STEPS


def faces(world: World, texts: list[str]) -> list[Face]:
    """Faces as the game's engine writes them: numbers on ordinary dice, text on poker dice."""
    if world.ruleset.engine == "poker_dice":
        return list(texts)
    return [int(text) if text.isdigit() else text for text in texts]


@STEPS.when("{seat} rolls {dice}", "Ana rolls 3 3 3 2 2")
def rolls(world: World, seat: str, dice: list[str]) -> None:
    """The first roll of a turn, or all dice rolled again; the dice show these faces."""
    world.act(Roll(seat=seat, keep=[], faces=faces(world, dice)))


@STEPS.when("{seat} keeps {dice} and rolls {dice}", "Ana keeps 2 2 and rolls 2 3 3")
def keeps_and_rolls(world: World, seat: str, kept: list[str], dice: list[str]) -> None:
    """The kept dice stay on the table, the others are rolled again and show the second row of faces."""
    world.act(Roll(seat=seat, keep=faces(world, kept), faces=faces(world, dice)))


@STEPS.when("{seat} tries to roll {dice}", "Ana tries to roll 1 2 3 4 5")
def tries_to_roll(world: World, seat: str, dice: list[str]) -> None:
    """As “rolls”, but it may be refused."""
    world.attempt(Roll(seat=seat, keep=[], faces=faces(world, dice)))


@STEPS.when("{seat} tries to keep {dice} and roll {dice}", "Ana tries to keep 2 2 and roll 3 3 3")
def tries_to_keep_and_roll(world: World, seat: str, kept: list[str], dice: list[str]) -> None:
    """As “keeps … and rolls …”, but it may be refused."""
    world.attempt(Roll(seat=seat, keep=faces(world, kept), faces=faces(world, dice)))


@STEPS.when("{seat} tries to keep {dice} and roll nothing", "Ana tries to keep 1 2 3 4 5 and roll nothing")
def tries_to_roll_nothing(world: World, seat: str, kept: list[str]) -> None:
    """A re-roll that takes no die; it may be refused."""
    world.attempt(Roll(seat=seat, keep=faces(world, kept), faces=[]))


@STEPS.when("{seat} makes the starting roll {dice}", "Ana makes the starting roll 6 5 4 4 1")
def starting_roll(world: World, seat: str, dice: list[str]) -> None:
    """The roll that decides who begins."""
    world.act(StartingRoll(seat=seat, faces=faces(world, dice)))


@STEPS.when("{seat} tries to make the starting roll {dice}", "Ben tries to make the starting roll 6 5 4 4 1")
def tries_starting_roll(world: World, seat: str, dice: list[str]) -> None:
    """As “makes the starting roll”, but it may be refused."""
    world.attempt(StartingRoll(seat=seat, faces=faces(world, dice)))


@STEPS.then("the dice show {dice}", "the dice show 2 2 2 3 3")
def dice_show(world: World, dice: list[str]) -> None:
    """These dice lie on the table, in whatever order."""
    expected, actual = faces(world, dice), world.seen("dice") or []
    if sorted(map(str, expected)) != sorted(map(str, actual)):
        raise StepFailed(f"the dice should show {show(expected)}", show(expected), show(actual), cause="the dice")


@STEPS.then("no dice are on the table", "no dice are on the table")
def no_dice(world: World) -> None:
    """The turn has just begun: the dice of the turn before are gone."""
    world.expect("the dice on the table", [], world.seen("dice") or [])


@STEPS.then("{seat} has {int} roll(s) left", "Ana has 1 roll left")
def rolls_left(world: World, seat: str, count: int) -> None:
    """This player is on turn and may roll so many times more."""
    world.on_turn(seat)
    world.expect("the number of rolls left", count, world.seen("rolls_left"))
