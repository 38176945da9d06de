"""Score-keeping: entries of player, box and points, without dice."""

import pytest

from reference_impl import scorecard
from reference_impl import sheet as sheets
from reference_impl.dice import every_roll
from reference_impl.scorecard import Enter, FillBox, RollDice
from tests.reference_impl import oracle
from tests.reference_impl.table import BARE, after, begin, document, refused

TABLE = {"game": "table-yahtzee", "joker": "free"}
"""What Table Yahtzee, whose rules the score keeper follows, has otherwise than Yahtzee."""

FREE = scorecard.compile_rules(document(**TABLE))


def keeping(sheet=None, *seats, **params):
    position = {"sheets": {"Ana": {"boxes": sheet or {}}}}
    return begin(*(seats or ("Ana", "Ben")), rules=FREE, mode="keeping", position=position, **params)


def test_the_next_player_is_proposed_and_not_imposed():
    state = after(FREE, keeping(), Enter("Ben", "fours", 12))
    assert scorecard.observe(FREE, state)["next_seat"] == "Ana"
    state = after(FREE, state, Enter("Ben", "fives", 0))
    assert scorecard.observe(FREE, state)["next_seat"] == "Ana"
    assert scorecard.observe(FREE, state)["sheets"]["Ben"]["total"] == 12


def test_a_player_with_a_full_sheet_is_not_proposed():
    full = dict.fromkeys(oracle.BOXES, 0) | {"aces": None}
    state = after(FREE, keeping(full, "Ana", "Ben", "Cleo"), Enter("Ana", "aces", 3), Enter("Cleo", "aces", 3))
    assert scorecard.observe(FREE, state)["next_seat"] == "Ben"


@pytest.mark.parametrize(
    ("box", "points", "rule"),
    [
        ("fours", 13, "table-yahtzee.keeping.possible-points"),
        ("fours", 24, "table-yahtzee.keeping.possible-points"),
        ("chance", 0, "table-yahtzee.keeping.possible-points"),
        ("full-house", 28, "table-yahtzee.keeping.possible-points"),
        ("aces", 3, "scorecard.box.once"),
        ("sevens", 7, "scorecard.setup.own-card"),
    ],
)
def test_an_entry_that_no_roll_can_give_is_refused(box, points, rule):
    assert refused(FREE, keeping({"aces": 0}), Enter("Ana", box, points)) == rule


def test_exactly_the_points_that_some_roll_gives_in_a_box_may_be_entered_there():
    rolls = set(every_roll(5, 6))
    for box in oracle.BOXES:
        possible = {oracle.points(dice, box) for dice in rolls}
        for points in range(-1, 61):
            if points in possible:
                after(FREE, keeping(), Enter("Ana", box, points))
            else:
                assert refused(FREE, keeping(), Enter("Ana", box, points)) == "table-yahtzee.keeping.possible-points"


def test_the_points_that_give_a_further_yahtzee_away_are_those_that_no_other_roll_gives():
    rolls = set(every_roll(5, 6))
    alike = {dice for dice in rolls if len(set(dice)) == 1}
    for box in set(oracle.BOXES) - {"yahtzee"}:
        telling = {oracle.points(dice, box) for dice in alike} - {oracle.points(dice, box) for dice in rolls - alike}
        for points in {oracle.points(dice, box) for dice in rolls}:
            state = after(FREE, keeping({"yahtzee": 50}), Enter("Ana", box, points))
            assert state.sheets[0].bonuses == (points in telling), (box, points)


@pytest.mark.parametrize(
    ("sheet", "entry", "bonuses"),
    [
        ({"yahtzee": 50}, Enter("Ana", "fours", 20), 1),
        ({"yahtzee": 0}, Enter("Ana", "fours", 20), 0),
        ({}, Enter("Ana", "fours", 20), 0),
        ({"yahtzee": 50}, Enter("Ana", "fours", 16), 0),
        ({"yahtzee": 50}, Enter("Ana", "fours", 0, further_yahtzee=True), 1),
        ({"yahtzee": 50, "fours": 8}, Enter("Ana", "full-house", 25, further_yahtzee=True), 1),
        ({"yahtzee": 50, "fours": 8}, Enter("Ana", "full-house", 25), 0),
        ({"yahtzee": 50, "aces": 1}, Enter("Ana", "chance", 5), 1),
    ],
)
def test_a_further_yahtzee_is_kept_when_marked_or_when_the_points_give_it_away(sheet, entry, bonuses):
    assert after(FREE, keeping(sheet), entry).sheets[0].bonuses == bonuses


@pytest.mark.parametrize(
    ("sheet", "box", "points", "rule"),
    [
        ({"yahtzee": 0}, "fours", 20, "table-yahtzee.keeping.mark-needs-fifty"),
        ({}, "fours", 20, "table-yahtzee.keeping.mark-needs-fifty"),
        ({"yahtzee": 50}, "fours", 16, "table-yahtzee.keeping.mark-points"),
        ({"yahtzee": 50}, "full-house", 25, "table-yahtzee.keeping.mark-points"),
        ({"yahtzee": 50}, "chance", 17, "table-yahtzee.keeping.mark-points"),
    ],
)
def test_the_mark_of_a_further_yahtzee_is_refused_where_none_can_be(sheet, box, points, rule):
    assert refused(FREE, keeping(sheet), Enter("Ana", box, points, further_yahtzee=True)) == rule


def test_without_yahtzee_bonuses_no_entry_can_be_marked():
    rules = scorecard.compile_rules(document(**TABLE | BARE))
    state = begin(rules=rules, mode="keeping")
    assert (
        refused(rules, state, Enter("Ana", "fours", 20, further_yahtzee=True))
        == "table-yahtzee.keeping.mark-needs-fifty"
    )
    assert after(rules, state, Enter("Ana", "fours", 20)).sheets[0] == sheets.read_sheet(
        rules, {"boxes": {"fours": 20}}
    )


def test_dice_and_entries_do_not_mix():
    assert refused(FREE, keeping(), RollDice("Ana", (), (1, 2, 2, 5, 6))) == "table-yahtzee.keeping.no-dice"
    assert refused(FREE, keeping(), FillBox("Ana", "aces")) == "table-yahtzee.keeping.no-dice"
    assert refused(FREE, begin(), Enter("Ana", "aces", 3)) is None
    assert refused(FREE, keeping(), Enter("Eve", "aces", 3)) == "table-yahtzee.keeping.known-player"
