"""The tables of Table Yahtzee: its jokers against an oracle of their own, its possible points against all rolls."""

from __future__ import annotations

import csv
from itertools import product

import pytest

from quincunx import paths
from tests.spec import oracle, table_oracle

Dice = tuple[int, ...]

EVERY_ROLL: list[Dice] = list(product(oracle.NUMBERS, repeat=5))
"""All 7776, in every order of the dice."""


def table(name: str) -> list[list[str]]:
    with (paths.SPEC / "tables" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


JOKERS = table("table-yahtzee-jokers.csv")
POINTS = table("scorecard-points.csv")
ROWS = {tuple(row[:4]): row for row in JOKERS[1:]}


def pays(row: list[str]) -> dict[str, int]:
    """The boxes of a joker situation, with their points."""
    return {box: int(points) for box, points in (entry.split(":") for entry in row[4].split())}


def test_the_joker_table_has_every_situation_once_in_order() -> None:
    assert JOKERS[0] == ["number", "yahtzee_box", "upper_box", "lower_section", "legal", "bonus"]
    assert [[str(number), *rest] for number, *rest in oracle.SITUATIONS] == [row[:4] for row in JOKERS[1:]]


def test_every_joker_situation_is_what_the_rules_say() -> None:
    assert list(table_oracle.joker_rows()) == JOKERS


def test_no_open_box_is_closed_to_a_further_yahtzee() -> None:
    for (_, yahtzee_box, upper_box, lower_section), row in ROWS.items():
        upper = 6 if upper_box == "open" else 5
        lower = 0 if lower_section == "full" else 7 if yahtzee_box == "open" else 6
        assert len(pays(row)) == upper + lower


def test_full_points_need_a_filled_yahtzee_box_and_a_filled_upper_box() -> None:
    for (number, yahtzee_box, upper_box, _), row in ROWS.items():
        joker = yahtzee_box != "open" and upper_box == "filled"
        for box, points in pays(row).items():
            in_full = oracle.IN_FULL.get(box) if joker else None
            assert points == (oracle.score((int(number),) * 5, box) if in_full is None else in_full)


def test_the_bonus_hangs_on_50_alone() -> None:
    assert {(row[1], row[5]) for row in JOKERS[1:]} == {("open", "0"), ("0", "0"), ("50", "100")}


def test_it_differs_from_the_forced_table_only_where_that_one_forces() -> None:
    """They agree with the Yahtzee box open, where no game has a joker, and where only zeros in upper boxes are left."""
    for row, forced in zip(JOKERS[1:], table("yahtzee-jokers.csv")[1:], strict=True):
        assert row[:4] == forced[:4]
        assert row[5] == forced[5]
        assert (row == forced) == (row[1] == "open" or row[2:4] == ["filled", "full"])
        assert pays(forced).items() <= pays(row).items()


def test_the_points_table_is_what_the_rules_say() -> None:
    assert list(table_oracle.point_rows()) == POINTS


@pytest.mark.parametrize("box", oracle.BOXES)
def test_exactly_the_points_of_all_rolls_are_possible(box: str) -> None:
    given = {oracle.score(roll, box) for roll in EVERY_ROLL}
    rows = [row for row in POINTS[1:] if row[0] == box]
    assert sorted(given) == [int(row[1]) for row in rows]


@pytest.mark.parametrize("box", oracle.BOXES)
def test_a_joker_adds_no_points_that_other_dice_do_not_give(box: str) -> None:
    given = {oracle.score(roll, box) for roll in EVERY_ROLL}
    assert {points for row in JOKERS[1:] for name, points in pays(row).items() if name == box} <= given


@pytest.mark.parametrize("box", oracle.BOXES)
def test_points_are_marked_by_who_can_give_them(box: str) -> None:
    """Five alike by themselves, five alike as a joker, and all other rolls, each counted over all rolls."""
    by_themselves = {oracle.score(roll, box) for roll in EVERY_ROLL if len(set(roll)) == 1}
    others = {oracle.score(roll, box) for roll in EVERY_ROLL if len(set(roll)) > 1}
    jokers = {points for row in JOKERS[1:] for name, points in pays(row).items() if name == box}
    for _, text, who in (row for row in POINTS[1:] if row[0] == box):
        points = int(text)
        expected = {
            (True, False): "only",
            (True, True): "also",
            (False, True): "joker" if points in jokers else "no",
        }[points in by_themselves, points in others]
        assert who == expected


def test_what_only_five_alike_can_give_is_known_box_by_box() -> None:
    only: dict[str, list[int]] = {}
    for box, points, who in POINTS[1:]:
        if who == "only":
            only.setdefault(box, []).append(int(points))
    upper = {box: [5 * number] for number, box in enumerate(oracle.UPPER, start=1)}
    lower = {"three-of-a-kind": [5, 30], "four-of-a-kind": [5, 15, 20, 30], "yahtzee": [50], "chance": [5, 30]}
    assert upper | lower == only
