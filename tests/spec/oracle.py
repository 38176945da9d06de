"""What the rules of the shared score sheet and of Yahtzee's jokers say, computed once more by brute force.

The rule of this file: it follows the wording of ``spec/scorecard/rules.yaml`` and ``spec/games/yahtzee/rules.yaml`` and
imports neither the reference implementation nor the harness. The numbers of the game stand here a second time on
purpose: this is the second opinion that the tables under ``spec/tables/`` are held against.

``python tests/spec/oracle.py`` writes both tables anew.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from pathlib import Path

Dice = tuple[int, ...]

TABLES = Path(__file__).resolve().parents[2] / "spec" / "tables"
NUMBERS = range(1, 7)
UPPER = ("aces", "twos", "threes", "fours", "fives", "sixes")
LOWER = (
    "three-of-a-kind",
    "four-of-a-kind",
    "full-house",
    "small-straight",
    "large-straight",
    "yahtzee",
    "chance",
)
BOXES = UPPER + LOWER
SMALL_STRAIGHTS = ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6})
LARGE_STRAIGHTS = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})
IN_FULL = {"full-house": 25, "small-straight": 30, "large-straight": 40}

ROLLS: list[Dice] = list(combinations_with_replacement(NUMBERS, 5))
"""The 252 rolls, sorted."""
KEEPS: list[Dice] = [keep for size in range(6) for keep in combinations_with_replacement(NUMBERS, size)]
"""The 462 different handfuls that a player can keep, none and all five included."""


def alike(dice: Dice, wanted: int) -> bool:
    """Do at least so many dice show the same number?"""
    return any(dice.count(number) >= wanted for number in NUMBERS)


def full_house(dice: Dice) -> bool:
    """Three dice show one number, the other two another."""
    return any(dice.count(a) == 3 and dice.count(b) == 2 for a in NUMBERS for b in NUMBERS if a != b)


def small_straight(dice: Dice) -> bool:
    """Four numbers in sequence are among the dice."""
    return any(run <= set(dice) for run in SMALL_STRAIGHTS)


def large_straight(dice: Dice) -> bool:
    """The five numbers are in sequence."""
    return set(dice) in LARGE_STRAIGHTS


def score(dice: Dice, box: str) -> int:
    """What a box pays for dice that are no joker."""
    if box in UPPER:
        number = UPPER.index(box) + 1
        return sum(die for die in dice if die == number)
    if box == "chance":
        return sum(dice)
    if box == "three-of-a-kind":
        return sum(dice) if alike(dice, 3) else 0
    if box == "four-of-a-kind":
        return sum(dice) if alike(dice, 4) else 0
    if box == "yahtzee":
        return 50 if alike(dice, 5) else 0
    met = {"full-house": full_house, "small-straight": small_straight, "large-straight": large_straight}[box]
    return IN_FULL[box] if met(dice) else 0


Situation = tuple[int, str, str, str]
"""The number rolled; Yahtzee box open, 0 or 50; upper box of the number open or filled; lower section open or full."""

SITUATIONS: list[Situation] = [
    situation
    for situation in product(NUMBERS, ("open", "0", "50"), ("open", "filled"), ("open", "full"))
    if not (situation[1] == "open" and situation[3] == "full")
]
"""The sixty that can occur: a lower section that is full has its Yahtzee box filled."""


def legal(situation: Situation) -> dict[str, int]:
    """The boxes that five alike may fill, with what each pays, in the order of the sheet.

    Every box is open that the situation does not declare filled.
    """
    number, yahtzee_box, upper_box, lower_section = situation
    own = UPPER[number - 1]
    dice = (number,) * 5
    open_upper = [box for box in UPPER if box != own or upper_box == "open"]
    open_lower = [box for box in LOWER if box != "yahtzee" or yahtzee_box == "open"] if lower_section == "open" else []
    if yahtzee_box == "open":
        return {box: score(dice, box) for box in open_upper + open_lower}
    if upper_box == "open":
        return {own: 5 * number}
    if open_lower:
        return {box: IN_FULL.get(box, 5 * number) for box in open_lower}
    return dict.fromkeys(open_upper, 0)


def bonus(situation: Situation) -> int:
    """The bonus that five alike earn."""
    return 100 if situation[1] == "50" else 0


def best_class(dice: Dice) -> str:
    """The class of a first roll in the table of odds."""
    if alike(dice, 5):
        return "yahtzee"
    if alike(dice, 4):
        return "four-of-a-kind"
    if full_house(dice):
        return "full-house"
    if large_straight(dice):
        return "large-straight"
    if small_straight(dice):
        return "small-straight"
    if alike(dice, 3):
        return "three-of-a-kind"
    return "pairs" if alike(dice, 2) else "nothing"


def within_three_rolls(worth: Callable[[Dice], int]) -> int:
    """The sum of ``worth`` over all 7776 ** 3 equally likely courses of a turn under the best play.

    For a ``worth`` of 1 and 0 this is the number of courses that succeed. To keep all five is to stop.
    """
    after = {roll: worth(roll) for roll in ROLLS}
    for _ in range(2):
        expected = _expectations(after)
        after = {roll: max(expected(keep) for keep in sub_multisets(roll)) for roll in ROLLS}
    return _expectations(after)(())


def _expectations(after: dict[Dice, int]) -> Callable[[Dice], int]:
    """The sum of values over the 7776 ways to roll five dice, those in ``keep`` being put back as they were."""

    @cache
    def sum_over_others(keep: Dice) -> int:
        if len(keep) == 5:
            return after[keep]
        return sum(sum_over_others(tuple(sorted((*keep, face)))) for face in NUMBERS)

    return lambda keep: sum_over_others(keep) * 6 ** len(keep)


@cache
def sub_multisets(roll: Dice) -> frozenset[Dice]:
    """All handfuls that can be kept from a roll."""
    return frozenset(
        tuple(die for die, kept in zip(roll, mask, strict=True) if kept) for mask in product((False, True), repeat=5)
    )


def score_rows() -> Iterator[list[str]]:
    """The table of all rolls and boxes, heading first."""
    yield ["dice", *BOXES]
    for dice in ROLLS:
        yield [" ".join(map(str, dice)), *(str(score(dice, box)) for box in BOXES)]


def joker_rows() -> Iterator[list[str]]:
    """The table of all joker situations, heading first."""
    yield ["number", "yahtzee_box", "upper_box", "lower_section", "legal", "bonus"]
    for situation in SITUATIONS:
        number, *rest = situation
        boxes = " ".join(f"{box}:{points}" for box, points in legal(situation).items())
        yield [str(number), *rest, boxes, str(bonus(situation))]


def write(name: str, rows: Iterator[list[str]]) -> None:
    """Write a table under ``spec/tables/``."""
    with (TABLES / name).open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


if __name__ == "__main__":
    write("scorecard-scores.csv", score_rows())
    write("yahtzee-jokers.csv", joker_rows())
