"""The complete tables, every cell of them, against the oracle; and what can be read off them at a glance."""

from __future__ import annotations

import csv
from itertools import pairwise

import pytest

from quincunx import paths
from tests.spec import oracle


def table(name: str) -> list[list[str]]:
    with (paths.SPEC / "tables" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


SCORES = table("scorecard-scores.csv")
JOKERS = table("yahtzee-jokers.csv")


def test_the_score_table_has_every_roll_once_in_order() -> None:
    assert [" ".join(map(str, roll)) for roll in oracle.ROLLS] == [row[0] for row in SCORES[1:]]
    assert len(SCORES[1:]) == 252
    assert all(before[0] < after[0] for before, after in pairwise(SCORES[1:]))


def test_the_score_table_has_the_thirteen_boxes_in_the_order_of_the_sheet() -> None:
    assert SCORES[0] == ["dice", *oracle.BOXES]
    assert len(oracle.BOXES) == 13


@pytest.mark.parametrize("box", oracle.BOXES)
def test_every_cell_of_a_box_is_what_the_rules_say(box: str) -> None:
    column = SCORES[0].index(box)
    expected = {roll: oracle.score(roll, box) for roll in oracle.ROLLS}
    actual = {tuple(map(int, row[0].split())): int(row[column]) for row in SCORES[1:]}
    assert expected == actual


@pytest.mark.parametrize(
    ("dice", "box", "points"),
    [
        ("1 2 3 3 4", "small-straight", 30),
        ("3 4 4 6 6", "small-straight", 0),
        ("1 2 3 4 6", "small-straight", 30),
        ("1 2 3 4 5", "small-straight", 30),
        ("1 3 4 5 6", "large-straight", 0),
        ("1 2 3 4 6", "large-straight", 0),
        ("2 3 4 5 6", "large-straight", 40),
        ("4 4 4 4 4", "full-house", 0),
        ("4 4 4 4 1", "full-house", 0),
        ("3 3 3 2 2", "full-house", 25),
        ("5 5 5 2 1", "three-of-a-kind", 18),
        ("3 3 3 3 2", "four-of-a-kind", 14),
        ("6 6 6 6 6", "three-of-a-kind", 30),
        ("4 4 4 1 2", "fours", 12),
    ],
)
def test_well_known_cases_stand_in_the_table(dice: str, box: str, points: int) -> None:
    key = " ".join(sorted(dice.split()))
    row = next(row for row in SCORES if row[0] == key)
    assert str(points) == row[SCORES[0].index(box)]


def test_the_best_column_of_entries_makes_340_and_375_with_the_upper_bonus() -> None:
    best = {box: max(int(row[column]) for row in SCORES[1:]) for column, box in enumerate(SCORES[0]) if column}
    assert sum(best.values()) == 340
    assert sum(best[box] for box in oracle.UPPER) == 105 >= 63
    assert sum(best.values()) + 35 == 375


def test_the_joker_table_has_every_situation_once_in_order() -> None:
    assert JOKERS[0] == ["number", "yahtzee_box", "upper_box", "lower_section", "legal", "bonus"]
    assert [[str(number), *rest] for number, *rest in oracle.SITUATIONS] == [row[:4] for row in JOKERS[1:]]
    assert len(JOKERS[1:]) == 60


def test_every_joker_situation_is_what_the_rules_say() -> None:
    assert list(oracle.joker_rows()) == JOKERS


def test_every_joker_situation_leaves_somewhere_to_go() -> None:
    assert all(row[4] for row in JOKERS[1:])


def test_a_joker_never_pays_less_than_its_dice_would_by_themselves() -> None:
    for number, *_, boxes, _bonus in JOKERS[1:]:
        dice = (int(number),) * 5
        for entry in boxes.split():
            box, points = entry.split(":")
            assert int(points) >= oracle.score(dice, box)


def test_thirteen_yahtzees_make_1575_under_the_joker_table() -> None:
    """The first fills the Yahtzee box; then each number fills its upper box, and jokers of sixes the lower section."""
    rows = {tuple(row[:4]): row for row in JOKERS[1:]}
    total = 50
    for number in oracle.NUMBERS:
        row = rows[str(number), "50", "open", "open"]
        total += int(row[4].removeprefix(f"{oracle.UPPER[number - 1]}:")) + int(row[5])
    joker = rows["6", "50", "filled", "open"]
    for entry in joker[4].split():
        total += int(entry.split(":")[1]) + int(joker[5])
    assert total + 35 == 1575
