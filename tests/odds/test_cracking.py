"""The chance of cracking a card: known values, a plain recursion, a simulation, and laws."""

import random
import time
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product

import pytest

from quincunx.errors import UsageError
from quincunx.odds import Cracker, crack_odds, cracker, read_combination, satisfying
from quincunx.spec.load import load_spec

ROLLS = list(combinations_with_replacement(range(1, 7), 5))


@pytest.mark.parametrize(("attempts", "percent"), [(1, "16.67"), (2, "30.56"), (3, "42.13"), (4, "51.77")])
def test_one_missing_die(attempts, percent):
    odds = crack_odds(read_combination("1 2 3 4 5"), (1, 2, 3, 4, 6), attempts)
    assert odds.chance == 1 - Fraction(5, 6) ** attempts
    assert f"{float(100 * odds.chance):.2f}" == percent
    assert odds.keep == (1, 2, 3, 4)


def test_three_matching_dice_can_be_worth_less_than_two():
    card = cracker(read_combination("1 1 2 3 4"))
    assert f"{float(100 * card.chance_keeping((2, 3, 4), 2)):.1f}" == "9.3"
    assert f"{float(100 * card.chance_keeping((1, 1), 2)):.1f}" == "11.5"


@pytest.mark.parametrize(("text", "rolls"), [("6 C C C C", 26), ("C C C C C", 6), ("1 2 3 4 5", 120), ("6 6 6 6 6", 1)])
def test_so_many_of_all_rolls_satisfy_a_card(text, rolls):
    assert cracker(read_combination(text)).chance_of_card(0) == Fraction(rolls, 7776)
    assert (
        sum(tuple(sorted(roll)) in satisfying(read_combination(text)) for roll in product(range(1, 7), repeat=5))
        == rolls
    )


def plain_chance(combination, dice, attempts, faces):
    """The same by a plain recursion over ordered rolls."""

    @cache
    def value(roll, left):
        if roll in satisfying(combination, faces):
            return Fraction(1)
        if left == 0:
            return Fraction(0)
        return max(after(keep, left) for size in range(len(roll)) for keep in set(combinations(roll, size)))

    @cache
    def after(keep, left):
        thrown = list(product(range(1, faces + 1), repeat=len(combination) - len(keep)))
        return sum(value(tuple(sorted(keep + roll)), left - 1) for roll in thrown) / len(thrown)

    return value(tuple(sorted(dice)), attempts), after


@pytest.mark.parametrize(
    "combination", [(1, 1, 2), (1, "cocktail", "cocktail"), ("cocktail", "long-drink", 3), (2, 3, 4)]
)
def test_a_plain_recursion_finds_the_same_and_the_same_to_keep(combination):
    for dice in combinations_with_replacement(range(1, 5), 3):
        for attempts in range(4):
            expected, after = plain_chance(combination, dice, attempts, 4)
            odds = crack_odds(combination, dice, attempts, faces=4)
            assert odds.chance == expected
            if attempts and odds.keep != dice:
                assert after(odds.keep, attempts) == expected


@pytest.mark.parametrize(
    ("text", "dice", "attempts"),
    [("C C C 6 6", (1, 2, 3, 4, 5), 3), ("1 2 3 4 L", (1, 2, 3, 6, 6), 2), ("6 6 6 C C", (6, 6, 1, 1, 2), 3)],
)
def test_dice_that_are_rolled_crack_the_card_as_often_as_computed(text, dice, attempts):
    """Twenty thousand tries with the dice that are to be kept, judged without any of the sums."""
    combination, chance = read_combination(text), random.Random(20)
    expected = float(crack_odds(combination, dice, attempts).chance)
    tries, cracked = 20_000, 0
    for _ in range(tries):
        table = tuple(sorted(dice))
        for left in range(attempts, 0, -1):
            keep = crack_odds(combination, table, left).keep
            table = tuple(sorted((*keep, *chance.choices(range(1, 7), k=5 - len(keep)))))
            if table in satisfying(combination):
                cracked += 1
                break
    assert abs(cracked / tries - expected) < 4 * (expected * (1 - expected) / tries) ** 0.5


@pytest.mark.parametrize("text", ["C C C 6 6", "1 1 2 3 4", "6 6 C C L", "C C L L 3"])
def test_more_attempts_never_hurt_and_a_satisfied_card_is_certain(text):
    card = cracker(read_combination(text))
    for roll in ROLLS:
        chances = [card.chance(roll, attempts) for attempts in range(5)]
        assert chances == sorted(chances)
        assert (chances[0] == 1) == (roll in satisfying(read_combination(text)))
        odds = card.best(roll, 3)
        assert odds.chance == chances[3]
        assert odds.keep == roll if chances[0] == 1 else odds.chance == card.chance_keeping(odds.keep, 3)


def test_a_joker_that_must_not_repeat_a_number_is_harder():
    combination = read_combination("6 6 C C C")
    free = crack_odds(combination, (2, 6, 6, 6, 6), 1)
    apart = crack_odds(combination, (2, 6, 6, 6, 6), 1, joker_may_repeat=False)
    assert (free.chance, free.keep) == (Fraction(1, 6), (6, 6, 6, 6))
    assert (apart.chance, apart.keep) == (Fraction(1, 36), (2, 6, 6))


def test_without_attempts_nothing_is_rolled():
    odds = crack_odds(read_combination("1 2 3 4 5"), (6, 6, 6, 6, 6), 0)
    assert (odds.chance, odds.keep) == (0, (6, 6, 6, 6, 6))


@pytest.mark.parametrize(
    ("dice", "attempts"), [((1, 2, 3, 4), 2), ((1, 2, 3, 4, 5, 6), 2), ((1, 2, 3, 4, 7), 2), ((1, 2, 3, 4, 5), -1)]
)
def test_dice_that_cannot_be_are_a_clear_error(dice, attempts):
    with pytest.raises(UsageError):
        crack_odds(read_combination("1 2 3 4 5"), dice, attempts)


def test_keeping_all_dice_is_no_attempt():
    with pytest.raises(UsageError, match="at least one die"):
        cracker(read_combination("1 2 3 4 5")).chance_keeping((1, 2, 3, 4, 6), 2)


def test_the_whole_deck_from_all_dice_takes_less_than_ten_seconds():
    began = time.perf_counter()
    chances = 0
    for card in load_spec().cards["last-chance"]:
        play = Cracker(tuple(card.combination))
        chances += sum(0 <= play.best(roll, card.attempts).chance <= 1 for roll in ROLLS)
    assert chances == 36 * 252
    assert time.perf_counter() - began < 10
