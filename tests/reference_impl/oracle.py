"""Yahtzee told a second time, as naively as the sources tell it, to judge the engine by.

Nothing here is clever and nothing comes from the engine: a requirement is met if some way of laying out the dice
shows it, so every order of the dice is tried. Boxes are told one by one, with no common vocabulary.
"""

from itertools import combinations, pairwise, permutations

UPPER = {"aces": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
LOWER = (
    "three-of-a-kind",
    "four-of-a-kind",
    "full-house",
    "small-straight",
    "large-straight",
    "yahtzee",
    "chance",
)
BOXES = (*UPPER, *LOWER)


def points(dice, box):
    """What five dice, in any order, pay in a box when they are no joker."""
    if box in UPPER:
        return sum(die for die in dice if die == UPPER[box])
    orders = set(permutations(dice))
    match box:
        case "three-of-a-kind":
            return sum(dice) if any(a == b == c for a, b, c, _, _ in orders) else 0
        case "four-of-a-kind":
            return sum(dice) if any(a == b == c == d for a, b, c, d, _ in orders) else 0
        case "full-house":
            return 25 if any(a == b == c and d == e and c != d for a, b, c, d, e in orders) else 0
        case "small-straight":
            return 30 if any(in_sequence(four) for four in combinations(sorted(dice), 4)) else 0
        case "large-straight":
            return 40 if in_sequence(sorted(dice)) else 0
        case "yahtzee":
            return 50 if dice.count(dice[0]) == 5 else 0
        case "chance":
            return sum(dice)
    raise KeyError(box)


def in_sequence(dice):
    return all(after - before == 1 for before, after in pairwise(dice))


IN_FULL = {"full-house": 25, "small-straight": 30, "large-straight": 40}


def forced(number, sheet):
    """Where five dice of a number may go on a sheet, by the forced joker rules; and the bonus they earn."""
    is_open = {box for box in BOXES if sheet.get(box) is None}
    as_usual = {box: points([number] * 5, box) for box in is_open}
    if "yahtzee" in is_open:
        return as_usual, 0
    bonus = 100 if sheet["yahtzee"] == 50 else 0
    own = BOXES[number - 1]
    if own in is_open:
        return {own: 5 * number}, bonus
    lower_open = [box for box in LOWER if box in is_open]
    if lower_open:
        return {box: IN_FULL.get(box, 5 * number) for box in lower_open}, bonus
    return dict.fromkeys(is_open, 0), bonus


def free(number, sheet):
    """The same by the table rule: nothing is forced, and a joker pays in full once its upper box is filled."""
    allowed = {box: points([number] * 5, box) for box in BOXES if sheet.get(box) is None}
    bonus = 100 if sheet.get("yahtzee") == 50 else 0
    if sheet.get("yahtzee") is not None and sheet.get(BOXES[number - 1]) is not None:
        allowed |= {box: pays for box, pays in IN_FULL.items() if box in allowed}
    return allowed, bonus


def joker_situations():
    """The sixty that can occur: (number, Yahtzee box, own upper box open, lower section open, sheet)."""
    for number in range(1, 7):
        for yahtzee in (None, 0, 50):
            for own_open in (True, False):
                for lower_open in (True, False):
                    if yahtzee is None and not lower_open:
                        continue
                    sheet = {"yahtzee": yahtzee}
                    if not own_open:
                        sheet[BOXES[number - 1]] = 3 * number
                    if not lower_open:
                        sheet |= {box: 0 for box in LOWER if box not in {"yahtzee", "chance"}} | {"chance": 17}
                    yield number, yahtzee, own_open, lower_open, sheet
