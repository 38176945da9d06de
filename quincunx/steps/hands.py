"""Sentences for the scoring level of games of hands: which of them is better, without a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from quincunx.protocol import messages as m
from quincunx.protocol.base import Face
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World
from quincunx.spec.tables import read_hands, table_path
from quincunx.steps.catalogue import STEPS
from quincunx.steps.dice import faces

BETTER, EQUAL, WORSE = "beats", "ties with", "loses to"


def _placed(world: World, hands: Sequence[list[Face]]) -> list[int]:
    """The group of each hand, 0 for the best, as the implementation ranks them.

    Raises:
        StepFailed: it refuses the hands, or leaves one out.
    """
    result = world.session.ask(m.Rank(ruleset=world.document(), hands=list(hands)))
    if result.groups is None:
        raise StepFailed("these hands should be ranked", "ranked", "refused")
    places = {index: place for place, group in enumerate(result.groups) for index in group}
    if sorted(index for group in result.groups for index in group) != list(range(len(hands))):
        raise StepFailed(f"each of the {len(hands)} hands should be ranked once", cause="hands left out of the ranking")
    return [places[index] for index in range(len(hands))]


def _relation(one: int, other: int) -> str:
    return BETTER if one < other else EQUAL if one == other else WORSE


def _compare(world: World, one: list[str], other: list[str], expected: str) -> None:
    """Ask for both orders, so that a tie is not taken for the first hand's win."""
    hands = [faces(world, one), faces(world, other)]
    first, second = _placed(world, hands)
    actual = _relation(first, second)
    if actual == expected:
        second, first = _placed(world, hands[::-1])
        actual = _relation(first, second)
    if actual != expected:
        left, right = " ".join(one), " ".join(other)
        raise StepFailed(
            f"{left} {expected} {right}, but here it {actual} it", expected, actual, "which hand is better"
        )


@STEPS.then("the hand {dice} beats the hand {dice}", "the hand K K K 9 9 beats the hand Q Q Q A A")
def beats(world: World, better: list[str], worse: list[str]) -> None:
    """The first of two hands is the better one, in whatever order they are compared."""
    _compare(world, better, worse, BETTER)


@STEPS.then("the hands {dice} and {dice} tie", "the hands A K Q J 10 and 10 J Q K A tie")
def tie(world: World, one: list[str], other: list[str]) -> None:
    """Neither of two hands is better."""
    _compare(world, one, other, EQUAL)


@STEPS.then("the hands rank as follows", "the hands rank as follows", columns=("rank", "hand"))
def rank_as_follows(world: World, table: Sequence[dict[str, str]]) -> None:
    """All the hands of the table are compared at once; equal ranks are ties, and rank 1 is the best."""
    hands = [faces(world, row["hand"].split()) for row in table]
    ranks = [int(row["rank"]) for row in table]
    groups = sorted(set(ranks))
    _expect_order(hands, [groups.index(rank) for rank in ranks], _placed(world, hands))


@STEPS.then("every two hands compare as the table says", "every two hands compare as the table says")
def every_two_hands(world: World) -> None:
    """All hands (252 of five dice) against `spec/tables/`, each of them twice, with its dice in another order."""
    order = world.ruleset.chosen.get("order", "")
    path = table_path(world.ruleset, f"hands-{order}")
    if path is None:
        raise StepFailed(f"{world.ruleset.title} has no table of the order “{order}”")
    ladder = list(read_hands(path))
    asked = sorted(range(len(ladder)), key=lambda place: sorted(ladder[place]))
    hands = [list(ladder[place]) for place in asked] + [list(reversed(ladder[place])) for place in asked]
    _expect_order(
        [faces(world, hand) for hand in hands], [*asked, *asked], _placed(world, [faces(world, hand) for hand in hands])
    )


def _expect_order(hands: Sequence[list[Face]], expected: Sequence[int], actual: Sequence[int]) -> None:
    """Demand that the hands stand to each other as expected; neighbours in the expected order tell it all."""
    order = sorted(range(len(hands)), key=lambda index: (expected[index], actual[index]))
    for one, other in pairwise(order):
        wanted, found = _relation(expected[one], expected[other]), _relation(actual[one], actual[other])
        if wanted != found:
            left, right = (" ".join(map(str, hands[index])) for index in (one, other))
            raise StepFailed(f"{left} {wanted} {right}, but here it {found} it", wanted, found, "which hand is better")
