"""Chances, by counting: the first roll's table, and known figures as a check of the score table's own making."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from itertools import product

import pytest

from quincunx import paths
from quincunx.spec.load import load_spec
from quincunx.spec.model import OddsRow
from tests.spec import oracle

ODDS = load_spec().odds["yahtzee"]
COURSES = 7776**3
"""The equally likely courses of a turn in which all dice are rolled three times over."""


@pytest.fixture(scope="module")
def counted() -> Counter[str]:
    return Counter(oracle.best_class(dice) for dice in product(oracle.NUMBERS, repeat=5))


def test_the_rows_are_the_counts_over_all_rolls(counted: Counter[str]) -> None:
    assert dict(counted) == {row.id: row.rolls for row in ODDS.rows}
    assert counted.total() == ODDS.of == sum(row.rolls for row in ODDS.rows) == 7776


def test_the_percentages_are_those_that_the_source_prints() -> None:
    printed = {
        "yahtzee": "0.08",
        "four-of-a-kind": "1.93",
        "full-house": "3.86",
        "large-straight": "3.09",
        "small-straight": "12.35",
        "three-of-a-kind": "15.43",
        "pairs": "60.19",
        "nothing": "",
    }
    assert printed == {row.id: row.percent for row in ODDS.rows}


@pytest.mark.parametrize("row", [row for row in ODDS.rows if row.percent], ids=lambda row: row.id)
def test_a_printed_percentage_is_the_exact_one_rounded(row: OddsRow) -> None:
    exact = Decimal(100 * row.rolls) / ODDS.of
    assert row.percent == str(exact.quantize(Decimal("0.01"), ROUND_HALF_UP))


def test_the_rule_states_the_same_counts() -> None:
    statement = load_spec().rules[ODDS.rule].statement
    for row in ODDS.rows:
        assert f"{row.rolls:,}" in statement


def test_from_2_3_4_5_one_die_makes_a_large_straight_within_two_rolls_five_times_in_nine() -> None:
    courses = list(product(oracle.NUMBERS, repeat=2))
    good = [course for course in courses if any(oracle.large_straight((2, 3, 4, 5, die)) for die in course)]
    assert Fraction(len(good), len(courses)) == Fraction(5, 9)


def test_three_of_each_number_make_63() -> None:
    three_of_each = {box: (number,) * 3 for number, box in enumerate(oracle.UPPER, 1)}
    assert sum(oracle.score(dice, box) for box, dice in three_of_each.items()) == 63


def test_there_are_252_rolls_and_462_keeps() -> None:
    assert (len(oracle.ROLLS), len(oracle.KEEPS)) == (252, 462)
    assert {keep for roll in oracle.ROLLS for keep in oracle.sub_multisets(roll)} == set(oracle.KEEPS)


@pytest.mark.parametrize(
    ("wanted", "exact"),
    [
        (lambda dice: oracle.alike(dice, 5), Fraction(347897, 7558272)),
        (oracle.large_straight, Fraction(319695199, 1224440064)),
        (oracle.small_straight, Fraction(753572225, 1224440064)),
        (oracle.full_house, Fraction(5485535, 15116544)),
        (lambda dice: oracle.full_house(dice) or oracle.alike(dice, 5), Fraction(461237, 1259712)),
        (lambda dice: oracle.alike(dice, 3), Fraction(234053, 314928)),
        (lambda dice: oracle.alike(dice, 4), Fraction(2197897, 7558272)),
    ],
    ids=["yahtzee", "large", "small", "full-house", "full-house-or-five", "three", "four"],
)
def test_the_chance_of_a_combination_within_three_rolls(wanted: Callable[[oracle.Dice], bool], exact: Fraction) -> None:
    assert Fraction(oracle.within_three_rolls(lambda dice: int(wanted(dice))), COURSES) == exact


@pytest.fixture(scope="module")
def tabled() -> dict[str, dict[oracle.Dice, int]]:
    """The score table itself: what each box pays for each roll."""
    with (paths.SPEC / "tables" / "scorecard-scores.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {box: {tuple(map(int, row["dice"].split())): int(row[box]) for row in rows} for box in oracle.BOXES}


@pytest.mark.parametrize(
    ("box", "average"),
    [
        ("yahtzee", "2.3014"),  # 50 × 4.6029 %
        ("large-straight", "10.4438"),  # 40 × 26.1095 %
        ("small-straight", "18.4633"),  # 30 × 61.5442 %
        ("full-house", "9.0721"),  # 25 × 36.2883 %
        ("chance", "23.3333"),  # 70 / 3
    ],
)
def test_the_best_average_of_a_box_follows_from_the_score_table(
    tabled: dict[str, dict[oracle.Dice, int]], box: str, average: str
) -> None:
    assert average == f"{oracle.within_three_rolls(tabled[box].__getitem__) / COURSES:.4f}"
