"""What the table rules and the score keeper of Table Yahtzee say, computed once more by brute force.

The rule of this file: it follows the wording of ``spec/games/table-yahtzee/`` and imports neither the reference
implementation nor the harness. What a roll pays by itself is in :mod:`tests.spec.oracle`.

``python -m tests.spec.table_oracle`` writes both tables anew.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.spec.oracle import (
    BOXES,
    IN_FULL,
    LOWER,
    NUMBERS,
    ROLLS,
    SITUATIONS,
    UPPER,
    Situation,
    score,
    write,
)

FIVE_ALIKE = [(number,) * 5 for number in NUMBERS]
OTHERS = [roll for roll in ROLLS if roll not in FIVE_ALIKE]


def legal(situation: Situation) -> dict[str, int]:
    """The boxes that five alike may fill, with what each pays, both table rules being on.

    Every box is open that the situation does not declare filled; none is closed to a joker.
    """
    number, yahtzee_box, upper_box, lower_section = situation
    dice = (number,) * 5
    own = UPPER[number - 1]
    is_open = dict.fromkeys(BOXES, True)
    is_open[own] = upper_box == "open"
    is_open["yahtzee"] = yahtzee_box == "open"
    if lower_section == "full":
        is_open |= dict.fromkeys(LOWER, False)
    extra = not is_open["yahtzee"]
    joker = extra and not is_open[own]
    return {box: IN_FULL[box] if joker and box in IN_FULL else score(dice, box) for box in BOXES if is_open[box]}


def bonus(situation: Situation) -> int:
    """The bonus that five alike earn, whichever box they fill."""
    return 100 if situation[1] == "50" else 0


def possible(box: str) -> set[int]:
    """The points that some roll gives in a box."""
    return {score(roll, box) for roll in ROLLS}


def five_alike(box: str, points: int) -> str:
    """Who gives these points in this box: five alike ``only``, they ``also``, they as a ``joker``, or they do not.

    A joker makes Full House and the straights pay in full.
    """
    if points in {score(roll, box) for roll in FIVE_ALIKE}:
        return "also" if points in {score(roll, box) for roll in OTHERS} else "only"
    return "joker" if IN_FULL.get(box) == points else "no"


def joker_rows() -> Iterator[list[str]]:
    """The table of all joker situations, heading first."""
    yield ["number", "yahtzee_box", "upper_box", "lower_section", "legal", "bonus"]
    for situation in SITUATIONS:
        number, *rest = situation
        boxes = " ".join(f"{box}:{points}" for box, points in legal(situation).items())
        yield [str(number), *rest, boxes, str(bonus(situation))]


def point_rows() -> Iterator[list[str]]:
    """The table of the points that can be entered, heading first."""
    yield ["box", "points", "five_alike"]
    for box in BOXES:
        for points in sorted(possible(box)):
            yield [box, str(points), five_alike(box, points)]


if __name__ == "__main__":
    write("table-yahtzee-jokers.csv", joker_rows())
    write("scorecard-points.csv", point_rows())
