"""Sentences about the rounds of Poker Dice: hands that stand, ranks, lives, and who sees what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quincunx.protocol.base import Face
from quincunx.protocol.poker_dice import Stop
from quincunx.protocol.scorecard import Roll
from quincunx.run.poker_scene import PokerScene
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World, show
from quincunx.spec.parameters import PokerDiceParameters
from quincunx.steps.catalogue import STEPS
from quincunx.steps.dice import faces


@STEPS.given("a game with {seats}, {int} lives each", "a game with Ana, Ben and Cleo, 3 lives each")
def game_with_lives(world: World, seats: list[str], lives: int) -> None:
    """Players sit down in this order, and have agreed on this number of lives."""
    world.choose("lives", str(lives))
    world.sit_down(seats)


@STEPS.given("the lives stand at", "the lives stand at", columns=("seat", "lives"))
def lives_stand_at(world: World, table: Sequence[dict[str, str]]) -> None:
    """So many lives are left to each player when the next round begins; 0 means that the player is out.

    The harness reaches it by whole rounds, or hands it over.
    """
    world.not_begun()
    if not isinstance(world.ruleset.typed, PokerDiceParameters):
        raise StepFailed(f"{world.ruleset.title} is played without lives")
    for row in table:
        if row["seat"] not in world.seats:
            raise StepFailed(f"{row['seat']} does not sit at the table; name the players first")
    world.scene = PokerScene(world.ruleset, {row["seat"]: int(row["lives"]) for row in table})


@STEPS.when("{seat} stops", "Ana stops")
def stops(world: World, seat: str) -> None:
    """The player rolls no more; the hand stands."""
    world.act(Stop(seat=seat))


@STEPS.when("{seat} tries to stop", "Ana tries to stop")
def tries_to_stop(world: World, seat: str) -> None:
    """As “stops”, but it may be refused."""
    world.attempt(Stop(seat=seat))


@STEPS.when("the round ends with", "the round ends with", columns=("seat", "hand"))
def round_ends_with(world: World, table: Sequence[dict[str, str]]) -> None:
    """Each of these players, in turn, rolls the hand at once and stops. Nobody else has to play any more."""
    hands = {row["seat"]: faces(world, row["hand"].split()) for row in table}
    while hands:
        seat = _roll_of(world, hands)
        del hands[seat]
        world.act(Stop(seat=seat))


def _roll_of(world: World, hands: Mapping[str, list[Face]]) -> str:
    """Let the player on turn roll: the one who is shown to be, else the first in the table who may."""
    shown = world.observation.get("seat") if world.declares("seat") else None
    told = ", ".join(hands)
    if shown is not None and shown not in hands:
        raise StepFailed(f"{told} should play, but it is {shown}'s turn", told, shown, cause="the seat on turn")
    if world.declares("seat"):
        seat = shown or next(iter(hands))
        world.act(Roll(seat=seat, keep=[], faces=hands[seat]))
        return seat
    for seat, hand in hands.items():
        world.attempt(Roll(seat=seat, keep=[], faces=hand))
        if world.refusal is None:
            return seat
    raise StepFailed(f"one of {told} should be allowed to roll", "accepted", "refused", cause="nobody may roll")


def _expect_table(world: World, field: str, what: str, table: Sequence[dict[str, str]], column: str) -> None:
    expected = {row["seat"]: int(row[column]) for row in table}
    actual = world.seen(field) or {}
    for seat, number in expected.items():
        world.expect(f"{seat}'s {what}", number, actual.get(seat))
    surplus = [seat for seat in actual if seat not in expected]
    if surplus:
        raise StepFailed(f"{surplus[0]} should have no {what}", "nothing", show(actual[surplus[0]]), cause=what)


@STEPS.then("everybody has {int} life/lives", "everybody has 9 lives")
def everybody_has(world: World, lives: int) -> None:
    """Each player at the table has so many lives."""
    world.expect("the lives", dict.fromkeys(world.seats, lives), world.seen("lives"))


@STEPS.then("{seat} has {int} life/lives", "Ana has 1 life")
def has_lives(world: World, seat: str, lives: int) -> None:
    """So many lives are left to this player."""
    world.expect(f"{seat}'s number of lives", lives, (world.seen("lives") or {}).get(seat))


@STEPS.then("the lives are", "the lives are", columns=("seat", "lives"))
def lives_are(world: World, table: Sequence[dict[str, str]]) -> None:
    """So many lives are left to each player; everybody is named."""
    _expect_table(world, "lives", "number of lives", table, "lives")


@STEPS.then("the ranks of the round are", "the ranks of the round are", columns=("seat", "rank"))
def ranks_are(world: World, table: Sequence[dict[str, str]]) -> None:
    """What the hands of the last round came to; players who are not named took no part."""
    _expect_table(world, "ranks", "rank", table, "rank")


@STEPS.then("the places are", "the places are", columns=("seat", "place"))
def places_are(world: World, table: Sequence[dict[str, str]]) -> None:
    """The result of the game; everybody is named."""
    _expect_table(world, "places", "place", table, "place")


@STEPS.then("{seats} is/are out", "Ana and Ben are out")
def are_out(world: World, seats: list[str]) -> None:
    """These, and nobody else, have no lives left."""
    _expect_out(world, seats)


@STEPS.then("nobody is out", "nobody is out")
def nobody_out(world: World) -> None:
    """All players still have lives."""
    _expect_out(world, [])


def _expect_out(world: World, seats: list[str]) -> None:
    actual = world.seen("out") or []
    if sorted(seats) != sorted(actual):
        raise StepFailed(f"out should be {show(seats)}", show(seats), show(actual), cause="who is out")


@STEPS.then("{seat}'s hand is {dice}", "Ana's hand is A A K 10 9")
def hand_is(world: World, seat: str, dice: list[str]) -> None:
    """Everybody can see that this player's hand stands, and what it is."""
    _expect_hand(world.seen("hands"), seat, dice)


@STEPS.then("nobody is shown {seat}'s hand", "nobody is shown Ana's hand")
def hand_is_hidden(world: World, seat: str) -> None:
    """The public view has no hand of this player."""
    _expect_hand(world.seen("hands"), seat, None)


@STEPS.then("{seat} sees {seat}'s hand {dice}", "Ben sees Ana's hand A A K 10 9")
def sees_hand(world: World, viewer: str, seat: str, dice: list[str]) -> None:
    """The one player is shown that the other's hand stands, and what it is."""
    _expect_hand(world.seen_by(viewer, "hands"), seat, dice)


@STEPS.then("{seat} cannot see {seat}'s hand", "Ben cannot see Ana's hand")
def cannot_see_hand(world: World, viewer: str, seat: str) -> None:
    """The one player is not shown the other's hand."""
    _expect_hand(world.seen_by(viewer, "hands"), seat, None)


def _expect_hand(hands: Mapping[str, list[str]] | None, seat: str, expected: list[str] | None) -> None:
    actual = (hands or {}).get(seat)
    if actual is None or expected is None or sorted(map(str, actual)) != sorted(expected):
        if actual is expected:
            return
        raise StepFailed(f"{seat}'s hand should be {show(expected)}", show(expected), show(actual), cause="a hand")


@STEPS.then("{seat} sees the dice {dice}", "Ana sees the dice A A K 10 9")
def sees_dice(world: World, seat: str, dice: list[str]) -> None:
    """These dice lie where this player can see them: the player's own when all play at once."""
    _expect_dice(world, seat, dice)


@STEPS.then("{seat} sees no dice", "Ben sees no dice")
def sees_no_dice(world: World, seat: str) -> None:
    """No dice of this turn lie where this player can see them."""
    _expect_dice(world, seat, [])


def _expect_dice(world: World, seat: str, expected: list[str]) -> None:
    actual = world.seen_by(seat, "dice") or []
    if sorted(expected) != sorted(map(str, actual)):
        raise StepFailed(f"{seat} should see {show(expected)}", show(expected), show(actual), cause="the dice in sight")
