"""What satisfies a card: against an oracle that puts die after die on place after place."""

import random
from itertools import combinations_with_replacement

import pytest

from reference_impl import last_chance
from reference_impl.cards import Card, read_card, satisfying
from reference_impl.errors import IllegalAction, Malformed
from tests.reference_impl.auction import RULES, document

ROLLS = list(combinations_with_replacement(range(1, 7), 5))
CARDS = [
    (*numbers, *("cocktail",) * cocktails, *("long-drink",) * (jokers - cocktails))
    for jokers in range(6)
    for numbers in combinations_with_replacement(range(1, 7), 5 - jokers)
    for cocktails in range(jokers + 1)
]
"""Every card with zero to five jokers, but for the order of its places."""


def assignments(places, dice, bound):
    """Every way to lay these dice on these places, as what the jokers then stand for."""
    if not places:
        if len(set(bound.values())) == len(bound):
            yield bound
        return
    place, *others = places
    for die in set(dice):
        stands_for = bound.get(place, die) if isinstance(place, str) else place
        if stands_for == die:
            left = list(dice)
            left.remove(die)
            yield from assignments(others, left, bound | {place: die} if isinstance(place, str) else bound)


def test_there_are_as_many_cards_as_can_be_counted():
    assert len(CARDS) == len(set(CARDS)) == 792  # five of eight kinds of places, with repetition


@pytest.mark.parametrize("jokers", range(6))
def test_every_card_is_satisfied_by_just_the_rolls_that_the_oracle_finds(jokers):
    for card in (card for card in CARDS if sum(isinstance(place, str) for place in card) == jokers):
        fixed = {place for place in card if isinstance(place, int)}
        free, apart = set(), set()
        for roll in ROLLS:
            found = list(assignments(card, roll, {}))
            if found:
                free.add(roll)
            if any(fixed.isdisjoint(bound.values()) for bound in found):
                apart.add(roll)
        assert satisfying(card, 6, may_repeat=True) == free, card
        assert satisfying(card, 6, may_repeat=False) == apart, card


def test_the_order_of_places_and_of_dice_does_not_matter():
    chance = random.Random(1)
    for card in chance.sample(CARDS, 100):
        shuffled = tuple(chance.sample(card, 5))
        assert satisfying(shuffled, 6, may_repeat=True) == satisfying(card, 6, may_repeat=True)
        dice = chance.sample(min(satisfying(card, 6, may_repeat=True)), 5)
        assert last_chance.satisfies(RULES, {"card": {"combination": list(shuffled)}, "dice": dice})


def test_the_setting_decides_whether_a_joker_may_equal_a_fixed_die():
    apart = last_chance.compile_rules(document(joker_may_repeat=False))
    question = {"card": {"combination": [6, 6, "cocktail", "cocktail", 1]}, "dice": [6, 6, 6, 6, 1]}
    assert last_chance.satisfies(RULES, question)
    assert not last_chance.satisfies(apart, question)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"combination": [1, 2, 3, 4]}, "cards.five-places"),
        ({"combination": [1, 2, 3, 4, 7]}, "cards.five-places"),
        ({"combination": [1, 2, 3, 4, 0]}, "cards.five-places"),
        ({"combination": [1, 2, 3, 4, "milk"]}, "cards.five-places"),
        ({"attempts": 0}, "cracking.attempts"),
        ({"prize": 0}, "cards.prize"),
        ({"prize": -10_000}, "cards.prize"),
        ({"prize": 15_000}, "cards.prize"),
    ],
)
def test_a_card_that_cannot_be_is_refused(change, rule):
    card = {"id": "c", "combination": [1, 2, 3, 4, "cocktail"], "attempts": 2, "prize": 100_000}
    with pytest.raises(IllegalAction) as refusal:
        read_card(card | change, 5, 6, 10_000)
    assert refusal.value.rule == f"last-chance.{rule}"


@pytest.mark.parametrize("change", [{"combination": "66CCL"}, {"combination": [1, 2, 3, 4, True]}, {"id": None}])
def test_a_card_of_another_shape_is_malformed(change):
    card = {"id": "c", "combination": [1, 2, 3, 4, "cocktail"], "attempts": 2, "prize": 100_000}
    with pytest.raises(Malformed):
        read_card(card | change, 5, 6, 10_000)


def test_a_card_goes_out_as_it_came_in():
    card = {"id": "c", "combination": [6, "long-drink", 1, "cocktail", 6], "attempts": 2, "prize": 100_000}
    read = read_card(card, 5, 6, 10_000)
    assert read == Card("c", (6, "long-drink", 1, "cocktail", 6), 2, 100_000)
    assert read.shown() == card


def test_dice_that_the_game_has_not_are_refused():
    for dice in ([6, 6, 6, 6], [6, 6, 6, 6, 7], [0, 6, 6, 6, 6]):
        with pytest.raises(IllegalAction):
            last_chance.satisfies(RULES, {"card": {"combination": ["cocktail"] * 5}, "dice": dice})
