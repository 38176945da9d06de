"""What dice pay: everything there is, against an oracle that was written without looking at the engine."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_impl import scorecard
from reference_impl import sheet as sheets
from reference_impl.dice import every_roll
from reference_impl.errors import IllegalAction, Malformed
from tests.reference_impl import oracle
from tests.reference_impl.table import FORCED, FREE, PLAIN, document, play

EVERY_ROLL = list(every_roll(5, 6))
EMPTY = sheets.read_sheet(FORCED, {})


def test_there_are_252_rolls_of_five_dice():
    assert len(EVERY_ROLL) == 252
    assert set(EVERY_ROLL) == {tuple(sorted(dice)) for dice in product(range(1, 7), repeat=5)}


@pytest.mark.parametrize("box", oracle.BOXES)
def test_every_roll_pays_in_a_box_what_the_oracle_says(box):
    expected = {dice: oracle.points(dice, box) for dice in EVERY_ROLL}
    assert {dice: sheets.score(FORCED, EMPTY, dice, box) for dice in EVERY_ROLL} == expected


def test_the_first_rolls_are_as_frequent_as_the_source_has_it():
    """Each of the 7,776 rolls counted once, under the best class that it shows."""
    classes = ("yahtzee", "four-of-a-kind", "full-house", "large-straight", "small-straight", "three-of-a-kind")
    found = Counter()
    for dice in product(range(1, 7), repeat=5):
        roll = tuple(sorted(dice))
        otherwise = "a pair or two" if len(set(roll)) < 5 else "nothing"
        found[next((box for box in classes if sheets.score(FORCED, EMPTY, roll, box)), otherwise)] += 1
    assert found == {
        "yahtzee": 6,
        "four-of-a-kind": 150,
        "full-house": 300,
        "large-straight": 240,
        "small-straight": 960,
        "three-of-a-kind": 1200,
        "a pair or two": 4680,
        "nothing": 240,
    }


@pytest.mark.parametrize(("rules", "told"), [(FORCED, oracle.forced), (FREE, oracle.free)], ids=["forced", "free"])
def test_all_sixty_joker_situations_allow_what_the_oracle_says(rules, told):
    situations = list(oracle.joker_situations())
    assert len(situations) == 60
    for number, yahtzee, own_open, lower_open, given_boxes in situations:
        sheet = sheets.read_sheet(rules, {"boxes": given_boxes})
        allowed, bonus = told(number, given_boxes)
        case = (number, yahtzee, own_open, lower_open)
        assert sheets.payable(rules, sheet, (number,) * 5) == allowed, case
        assert sheets.earns_bonus(rules, sheet, rules.columns[0]) == (bonus == 100), case


def test_without_joker_rules_five_alike_are_never_a_full_house_or_a_straight():
    for number, *_, given_boxes in oracle.joker_situations():
        sheet = sheets.read_sheet(PLAIN, {"boxes": given_boxes})
        expected = {box: oracle.points([number] * 5, box) for box in oracle.BOXES if given_boxes.get(box) is None}
        assert sheets.payable(PLAIN, sheet, (number,) * 5) == expected


@pytest.mark.parametrize(
    ("held", "box", "rule"),
    [
        ({"yahtzee": 50}, "chance", "yahtzee.joker.upper-first"),
        ({"yahtzee": 0}, "aces", "yahtzee.joker.upper-first"),
        ({"yahtzee": 50, "fours": 8}, "aces", "yahtzee.joker.lower-values"),
        ({"yahtzee": 50, "fours": 8}, "fours", "scorecard.box.once"),
        ({"yahtzee": 50}, "bonus", "scorecard.setup.own-card"),
    ],
)
def test_a_joker_of_fours_in_the_wrong_box_is_refused_by_the_rule_it_breaks(held, box, rule):
    with pytest.raises(IllegalAction) as refusal:
        sheets.score(FORCED, sheets.read_sheet(FORCED, {"boxes": held}), (4, 4, 4, 4, 4), box)
    assert refusal.value.rule == rule


@pytest.mark.parametrize("dice", [(1, 2, 3, 4), (1, 2, 3, 4, 5, 6), (), (0, 1, 2, 3, 4), (1, 2, 3, 4, 7)])
def test_dice_that_the_game_has_not_are_refused(dice):
    with pytest.raises(IllegalAction) as refusal:
        sheets.score(FORCED, EMPTY, dice, "chance")
    assert refusal.value.rule == "scorecard.setup.five-dice"


@pytest.mark.parametrize(
    ("upper", "expected"),
    [
        ({"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}, (63, 35, 98)),
        ({"aces": 2, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}, (62, 0, 62)),
        ({"fours": 20, "fives": 20, "sixes": 24}, (64, 35, 99)),
        ({"sixes": 30, "chance": 30, "yahtzee": 50}, (30, 0, 110)),
    ],
    ids=["63-reaches", "62-does-not", "paid-before-the-section-is-full", "lower-boxes-do-not-count"],
)
def test_the_upper_bonus_is_paid_as_soon_as_63_points_are_reached(upper, expected):
    assert sheets.totals(FORCED, sheets.read_sheet(FORCED, {"boxes": upper})) == expected


def test_yahtzee_bonuses_count_in_the_total_and_not_towards_63():
    sheet = sheets.read_sheet(FORCED, {"boxes": {"yahtzee": 50, "sixes": 30, "fives": 25}, "yahtzee_bonuses": 2})
    assert sheets.totals(FORCED, sheet) == (55, 0, 305)


@given(st.permutations([2, 2, 3, 3, 3]), st.sampled_from(oracle.BOXES))
def test_the_order_of_the_dice_in_a_request_never_matters(dice, box):
    assert scorecard.score(FORCED, {"dice": dice, "box": box}) == oracle.points([2, 2, 3, 3, 3], box)


def rules_with(*boxes, **changes):
    return sheets.compile_rules(document(boxes=[{"section": "lower", **box} for box in boxes], **changes))


NO_YAHTZEE = {"yahtzee_box": None, "yahtzee_bonus": None, "joker": "none"}


@pytest.mark.parametrize(
    ("pattern", "dice", "expected"),
    [
        ({"alike": 2}, (3, 3, 5, 5, 6), 10),
        ({"alike": 2}, (6, 6, 6, 6, 6), 12),
        ({"groups": [2, 2]}, (3, 3, 5, 5, 6), 16),
        ({"groups": [2, 2]}, (5, 5, 5, 5, 6), 0),
        ({"groups": [3, 2]}, (2, 2, 5, 5, 5), 19),
        ({"run": 3}, (1, 2, 3, 4, 6), 9),
        ({"faces": [5, 4, 3, 2, 1]}, (1, 2, 3, 4, 5), 15),
        ({"faces": [1, 2, 3, 4, 5]}, (2, 3, 4, 5, 6), 0),
        ({"face": 6}, (1, 2, 3, 6, 6), 12),
        ("any", (1, 2, 3, 6, 6), 18),
    ],
)
def test_the_matching_dice_of_a_pattern_are_the_dearest_ones(pattern, dice, expected):
    rules = rules_with({"id": "box", "pattern": pattern, "points": {"sum": "matching"}}, **NO_YAHTZEE)
    assert sheets.score(rules, sheets.read_sheet(rules, {}), dice, "box") == expected


def test_fixed_points_for_a_face_need_at_least_one_die_of_it():
    rules = rules_with({"id": "box", "pattern": {"face": 6}, "points": 10}, **NO_YAHTZEE)
    empty = sheets.read_sheet(rules, {})
    assert [sheets.score(rules, empty, dice, "box") for dice in [(1, 2, 3, 4, 5), (1, 2, 3, 4, 6)]] == [0, 10]


def test_a_sheet_without_a_yahtzee_box_knows_no_joker_and_no_bonus():
    house = {"id": "house", "pattern": {"groups": [3, 2]}, "points": 25}
    rules = rules_with(house, yahtzee_box=None)
    sheet = sheets.read_sheet(rules, {})
    assert sheets.payable(rules, sheet, (4, 4, 4, 4, 4)) == {"house": 0}
    assert not sheets.earns_bonus(rules, sheet, rules.columns[0])


def test_with_six_dice_the_number_of_a_yahtzee_is_that_of_its_five():
    rules = sheets.compile_rules(document(dice={"count": 6, "faces": 6}))
    sheet = sheets.read_sheet(rules, {"boxes": {"yahtzee": 50}})
    assert sheets.payable(rules, sheet, (4, 4, 4, 4, 4, 6)) == {"fours": 20}


COLUMNS = [{"times": 1}, {"id": "double", "title": "×2", "times": 2}]
TWICE = sheets.compile_rules(document(columns=COLUMNS))


def test_every_column_has_all_the_boxes_and_names_them_after_itself():
    assert (TWICE.ids[0], TWICE.ids[12], TWICE.ids[13], TWICE.ids[25]) == (
        "aces",
        "chance",
        "aces@double",
        "chance@double",
    )
    assert len(TWICE.ids) == 26


def test_a_column_has_an_upper_bonus_of_its_own_and_counts_as_often_as_it_says():
    upper = {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    spread = sheets.read_sheet(TWICE, {"boxes": {**upper, "sixes": None, "sixes@double": 18}})
    assert sheets.totals(TWICE, spread) == (45 + 36, 0, 45 + 36)
    doubled = sheets.read_sheet(TWICE, {"boxes": {f"{box}@double": points for box, points in upper.items()}})
    assert sheets.totals(TWICE, doubled) == (126, 70, 196)


def test_a_yahtzee_is_a_joker_in_the_columns_whose_yahtzee_box_is_filled():
    sheet = sheets.read_sheet(TWICE, {"boxes": {"yahtzee@double": 50}})
    allowed = sheets.payable(TWICE, sheet, (4, 4, 4, 4, 4))
    assert [box for box in allowed if "@" in box] == ["fours@double"]
    assert (len(allowed), allowed["full-house"], allowed["yahtzee"]) == (14, 0, 50)


def test_a_bonus_is_earned_in_the_column_that_holds_fifty_and_counts_once():
    boxes = {"yahtzee@double": 50, "fours@double": 20}
    sheet = sheets.read_sheet(TWICE, {"boxes": boxes, "yahtzee_bonuses": 1})
    assert sheets.totals(TWICE, sheet)[2] == 2 * 70 + 100
    with pytest.raises(Malformed):
        sheets.read_sheet(TWICE, {"boxes": {"yahtzee@double": 50, "fours": 20}, "yahtzee_bonuses": 1})


def test_a_game_with_two_columns_has_a_round_for_every_box():
    actions, states = play(3, TWICE)
    assert sum(isinstance(action, scorecard.FillBox) for action in actions) == 26
    assert None not in states[-1].sheets[0].boxes
