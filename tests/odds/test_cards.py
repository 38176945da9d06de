"""Combinations in writing, and what satisfies them: against the reference implementation, which shares no code."""

import random
from itertools import combinations_with_replacement

import pytest

from quincunx.errors import UsageError
from quincunx.odds import read_combination, satisfying, spoken
from reference_impl import cards

PLACES = (*range(1, 7), "cocktail", "long-drink")


def test_a_combination_is_read_as_it_is_written():
    assert read_combination("6 6 C c L") == (6, 6, "cocktail", "cocktail", "long-drink")
    assert spoken(read_combination("L 1 2 c 3")) == "L 1 2 C 3"


@pytest.mark.parametrize("text", ["6 6 X C C", "6 6 -1 C C", "6, 6, C, C, C", "cocktail"])
def test_a_word_that_is_no_place_is_a_clear_error(text):
    with pytest.raises(UsageError, match="is no place of a card"):
        read_combination(text)


def test_a_number_that_is_on_no_die_is_a_clear_error():
    with pytest.raises(UsageError, match="from 1 to 6"):
        satisfying((1, 2, 3, 4, 7))


@pytest.mark.parametrize("joker_may_repeat", [True, False])
def test_every_card_is_satisfied_by_what_the_reference_implementation_says(joker_may_repeat):
    for combination in combinations_with_replacement(PLACES, 5):
        expected = cards.satisfying(combination, 6, may_repeat=joker_may_repeat)
        assert satisfying(combination, joker_may_repeat=joker_may_repeat) == expected


def test_the_order_of_places_does_not_matter():
    chance = random.Random(3)
    for _ in range(50):
        combination = tuple(chance.choices(PLACES, k=5))
        assert satisfying(combination) == satisfying(tuple(chance.sample(combination, 5)))
