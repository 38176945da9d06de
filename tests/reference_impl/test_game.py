"""Games of the score sheet, played action by action: turns, the start, the end, whole cards."""

import pytest

from reference_impl import scorecard
from reference_impl.errors import IllegalAction, Malformed
from reference_impl.scorecard import FillBox, RollDice, RollForStart
from tests.reference_impl import oracle
from tests.reference_impl.table import FORCED, PLAIN, after, at, begin, document, fill, refused, total

FIRST = RollDice("Ana", (), (1, 2, 2, 5, 6))


# Turns


def test_a_turn_has_three_rolls_in_every_round_and_no_fourth():
    state = begin()
    for box in oracle.BOXES[:3]:
        state = after(FORCED, state, FIRST, RollDice("Ana", (2, 2), (1, 1, 1)), RollDice("Ana", (), (1, 3, 3, 4, 6)))
        assert state.rolls_left == 0
        assert refused(FORCED, state, RollDice("Ana", (1,), (1, 1, 1, 1))) == "scorecard.turn.three-rolls"
        state = after(FORCED, state, FillBox("Ana", box))


def test_the_number_of_rolls_is_the_rulesets():
    rules = scorecard.compile_rules(document(rolls=1))
    assert refused(rules, after(rules, begin(rules=rules), FIRST), RollDice("Ana", (2,), (1, 1, 1, 1)))


def test_kept_dice_stay_the_others_are_new_and_kept_ones_may_go_again():
    state = after(FORCED, begin(), FIRST, RollDice("Ana", (2, 2), (3, 4, 6)))
    assert state.dice == (2, 2, 3, 4, 6)
    assert after(FORCED, state, RollDice("Ana", (3, 4), (1, 1, 5))).dice == (1, 1, 3, 4, 5)


def test_a_turn_begins_with_fresh_dice():
    state = after(FORCED, begin(), FIRST, FillBox("Ana", "twos"))
    assert (state.dice, state.rolls_left, state.phase) == ((), 3, "roll")
    assert refused(FORCED, state, RollDice("Ana", (2, 2), (1, 1, 1))) == "scorecard.turn.first-roll"
    assert refused(FORCED, state, FillBox("Ana", "aces")) == "scorecard.turn.roll-first"


@pytest.mark.parametrize(
    ("keep", "faces", "rule"),
    [
        ((1, 2, 2, 5, 6), (), "scorecard.turn.at-least-one"),
        ((2, 2, 2), (1, 1), "scorecard.turn.reroll-any"),
        ((4,), (1, 1, 1, 1), "scorecard.turn.reroll-any"),
        ((2, 2), (1, 1), "scorecard.setup.five-dice"),
        ((2, 2), (1, 1, 1, 1), "scorecard.setup.five-dice"),
        ((2, 2), (1, 1, 7), "scorecard.setup.five-dice"),
    ],
)
def test_a_reroll_that_does_not_fit_the_dice_on_the_table_is_refused(keep, faces, rule):
    assert refused(FORCED, after(FORCED, begin(), FIRST), RollDice("Ana", keep, faces)) == rule


@pytest.mark.parametrize(
    ("faces", "rule"),
    [
        ((1, 1, 1, 1), "scorecard.turn.first-roll"),
        ((), "scorecard.turn.first-roll"),
        ((1, 1, 1, 1, 1, 1), "scorecard.setup.five-dice"),
        ((0, 1, 1, 1, 1), "scorecard.setup.five-dice"),
    ],
)
def test_a_first_roll_of_other_than_five_dice_is_refused(faces, rule):
    assert refused(FORCED, begin(), RollDice("Ana", (), faces)) == rule


def test_only_the_seat_whose_turn_it_is_may_roll_or_score():
    state = after(FORCED, begin("Ana", "Ben"), FIRST)
    for seat in ("Ben", "Eve"):
        assert refused(FORCED, state, RollDice(seat, (), (1, 1, 1, 1, 1))) == "scorecard.turn.in-order"
        assert refused(FORCED, state, FillBox(seat, "aces")) == "scorecard.turn.in-order"


def test_a_box_that_holds_zero_is_filled():
    state = after(FORCED, at({"sixes": 0}), FIRST)
    assert refused(FORCED, state, FillBox("Ana", "sixes")) == "scorecard.box.once"


def test_the_player_may_take_a_zero_while_other_boxes_would_pay():
    state = after(FORCED, begin(), FIRST, FillBox("Ana", "yahtzee"))
    assert scorecard.observe(FORCED, state)["sheets"]["Ana"]["boxes"]["yahtzee"] == 0


# Bonuses


@pytest.mark.parametrize(("held", "bonuses"), [(50, 1), (0, 0), (None, 0)])
def test_a_further_yahtzee_earns_the_bonus_only_while_the_box_holds_fifty(held, bonuses):
    state = fill(FORCED, at({"yahtzee": held}), "Ana", (4, 4, 4, 4, 4), "fours")
    assert state.sheets[0].bonuses == bonuses


def test_the_first_yahtzee_earns_fifty_and_no_bonus():
    state = fill(FORCED, begin(), "Ana", (4, 4, 4, 4, 4), "yahtzee")
    assert (state.sheets[0].bonuses, total(FORCED, state)) == (0, 50)


def test_a_bonus_is_due_with_a_zero_too_and_the_yahtzee_box_keeps_its_fifty():
    lower = dict.fromkeys(oracle.LOWER, 0) | {"chance": 20, "yahtzee": 50, "fours": 12}
    state = fill(FORCED, at(lower), "Ana", (4, 4, 4, 4, 4), "aces")
    seen = scorecard.observe(FORCED, state)["sheets"]["Ana"]
    assert (seen["boxes"]["aces"], seen["boxes"]["yahtzee"], seen["yahtzee_bonuses"]) == (0, 50, 1)
    assert seen["total"] == 50 + 20 + 12 + 100


def test_a_yahtzee_that_is_rolled_away_earns_nothing():
    state = after(
        FORCED,
        at({"yahtzee": 50}),
        RollDice("Ana", (), (4, 4, 4, 4, 4)),
        RollDice("Ana", (4, 4, 4, 4), (5,)),
        FillBox("Ana", "fours"),
    )
    assert state.sheets[0].bonuses == 0


# Whole cards


def card_of_yahtzees(rules, full_house, small, large):
    """Thirteen rounds: the Yahtzee box first, the upper section in fives, then the lower one with sixes or so."""
    state = fill(rules, scorecard.new_game(rules, ("Ana",)), "Ana", (6,) * 5, "yahtzee")
    for number, box in enumerate(oracle.UPPER, 1):
        state = fill(rules, state, "Ana", (number,) * 5, box)
    for box in ("three-of-a-kind", "four-of-a-kind", "chance"):
        state = fill(rules, state, "Ana", (6,) * 5, box)
    for box, dice in (("full-house", full_house), ("small-straight", small), ("large-straight", large)):
        state = fill(rules, state, "Ana", dice, box)
    assert state.phase == "over"
    return state


SIXES, HOUSE, STRAIGHT = (6,) * 5, (1, 1, 1, 2, 2), (1, 2, 3, 4, 5)


def test_thirteen_yahtzees_make_the_highest_card_1575_with_twelve_bonuses():
    state = card_of_yahtzees(FORCED, SIXES, SIXES, SIXES)
    assert (total(FORCED, state), state.sheets[0].bonuses) == (1575, 12)


def test_without_jokers_thirteen_yahtzees_make_1480():
    rules = scorecard.compile_rules(document(joker="none"))
    assert total(rules, card_of_yahtzees(rules, SIXES, SIXES, SIXES)) == 1480


def test_without_jokers_and_yahtzee_bonuses_the_highest_card_is_375():
    rules = scorecard.compile_rules(document(joker="none", yahtzee_bonus=None))
    assert total(rules, card_of_yahtzees(rules, HOUSE, STRAIGHT, STRAIGHT)) == 375


def test_without_any_bonus_the_highest_card_is_340_and_the_lowest_5():
    assert total(PLAIN, card_of_yahtzees(PLAIN, HOUSE, STRAIGHT, STRAIGHT)) == 340
    state = fill(PLAIN, begin(rules=PLAIN), "Ana", (1, 1, 1, 1, 1), "chance")
    for box in oracle.BOXES[:-1]:
        dice = (1, 1, 3, 3, 5) if box in {"twos", "fours", "sixes"} else (2, 2, 4, 4, 6)
        state = fill(PLAIN, state, "Ana", dice, box)
    assert (state.phase, total(PLAIN, state)) == ("over", 5)


# The end


def last_box(sheet_of_ana, seats=("Ana", "Ben")):
    full = {box: 0 for box in oracle.BOXES if box != "chance"} | {"chance": 20}
    sheets_ = {"Ana": {"boxes": {**full, "chance": sheet_of_ana}}, "Ben": {"boxes": {**full, "aces": None}}}
    return begin(*seats, position={"sheets": sheets_, "seat": "Ben"})


@pytest.mark.parametrize(
    ("anas_chance", "winners"), [(21, ["Ana", "Ben"]), (22, ["Ana"]), (20, ["Ben"])], ids=["tie", "Ana", "Ben"]
)
def test_the_highest_total_wins_and_equal_ones_share(anas_chance, winners):
    state = fill(FORCED, last_box(anas_chance), "Ben", (1, 2, 3, 4, 6), "aces")
    seen = scorecard.observe(FORCED, state)
    assert (seen["phase"], seen["seat"], seen["winners"], seen["round"]) == ("over", None, winners, 13)
    assert seen["legal"] == {}
    assert seen["rolls_left"] == 0


def test_nobody_has_won_before_the_last_box_is_filled():
    assert scorecard.observe(FORCED, last_box(30))["winners"] == []


@pytest.mark.parametrize("action", [FIRST, FillBox("Ana", "aces"), RollForStart("Ana", (), (1, 1, 1, 1, 1))])
def test_after_the_end_nothing_may_be_played(action):
    over = at(dict.fromkeys(oracle.BOXES, 0))
    assert over.phase == "over"
    assert refused(FORCED, over, action) == "scorecard.end.thirteen-rounds"


# The start


def roll_for_start(state, *rolls):
    return after(FORCED, state, *(RollForStart(seat, (), faces) for seat, faces in rolls))


def test_the_highest_total_starts_and_play_goes_on_clockwise():
    state = roll_for_start(
        begin("Ana", "Ben", "Cleo", starting_roll=True),
        ("Ana", (1, 2, 3, 4, 5)),
        ("Ben", (6, 6, 6, 1, 1)),
        ("Cleo", (1, 1, 1, 1, 1)),
    )
    order = []
    for _ in range(4):
        order.append(state.seats[state.turn])
        state = fill(FORCED, state, order[-1], (1, 2, 3, 4, 6), oracle.BOXES[len(order) // 4])
    assert order == ["Ben", "Cleo", "Ana", "Ben"]


def test_only_the_tied_roll_again_in_their_order_until_one_is_highest():
    state = roll_for_start(
        begin("Ana", "Ben", "Cleo", starting_roll=True),
        ("Ana", (5, 5, 5, 1, 1)),
        ("Ben", (1, 1, 1, 1, 1)),
        ("Cleo", (1, 1, 5, 5, 5)),
    )
    assert refused(FORCED, state, RollForStart("Ben", (), (6, 6, 6, 6, 6))) == "yahtzee.start.tie-rolls-again"
    assert refused(FORCED, state, RollForStart("Cleo", (), (6, 6, 6, 6, 6))) == "scorecard.turn.in-order"
    state = roll_for_start(state, ("Ana", (1, 1, 1, 1, 2)), ("Cleo", (1, 1, 1, 2, 1)))
    assert state.phase == "start-roll"
    state = roll_for_start(state, ("Ana", (1, 1, 1, 1, 2)), ("Cleo", (1, 1, 1, 2, 2)))
    assert (state.seats[state.turn], state.phase) == ("Cleo", "roll")


def test_nobody_plays_before_the_start_is_rolled_for_and_nobody_rolls_for_it_afterwards():
    state = begin("Ana", "Ben", starting_roll=True)
    for action in (FIRST, FillBox("Ana", "aces")):
        assert refused(FORCED, state, action) == "yahtzee.start.highest-roll"
    assert refused(FORCED, begin(), RollForStart("Ana", (), (1, 1, 1, 1, 1))) == "yahtzee.start.highest-roll"
    assert refused(FORCED, state, RollForStart("Ana", (1,), (1, 1, 1, 1))) == "yahtzee.start.highest-roll"
    assert refused(FORCED, state, RollForStart("Ana", (), (1, 1, 1, 1))) == "scorecard.setup.five-dice"


def test_the_first_seat_named_starts_without_a_roll():
    assert begin("Ana", "Ben").turn == 0
    assert begin("Ana", "Ben", first="Ben").turn == 1


def test_a_game_refuses_more_or_fewer_players_than_its_ruleset_seats_and_two_of_one_name():
    rules = scorecard.compile_rules(document(seats={"from": 2, "to": 2}))
    for seats in (("Ana",), ("Ana", "Ben", "Cleo"), ("Ana", "Ana")):
        with pytest.raises(IllegalAction) as refusal:
            begin(*seats, rules=rules)
        assert refusal.value.rule == "yahtzee.setup.players"


# Positions


def test_a_position_gives_sheets_bonuses_round_and_the_seat_to_play():
    position = {"sheets": {"Ben": {"boxes": {"yahtzee": 50, "aces": 5}, "yahtzee_bonuses": 1}}, "seat": "Ben"}
    seen = scorecard.observe(FORCED, begin("Ana", "Ben", position=position))
    assert (seen["seat"], seen["round"], seen["phase"], seen["rolls_left"]) == ("Ben", 3, "roll", 3)
    assert (seen["sheets"]["Ben"]["total"], seen["sheets"]["Ana"]["total"]) == (155, 0)


@pytest.mark.parametrize(
    "position",
    [
        {"sheets": {"Ana": {"boxes": {"sevens": 7}}}},
        {"sheets": {"Ana": {"boxes": {"aces": -1}}}},
        {"sheets": {"Ana": {"boxes": {"aces": "1"}}}},
        {"sheets": {"Ana": {"boxes": {"yahtzee": 0, "aces": 5}, "yahtzee_bonuses": 1}}},
        {"sheets": {"Ana": {"boxes": {"yahtzee": 50}, "yahtzee_bonuses": 1}}},
        {"sheets": {"Ana": {"boxes": {"yahtzee": 50, "aces": 5}, "yahtzee_bonuses": -1}}},
        {"sheets": {"Eve": {"boxes": {}}}},
        {"seat": "Eve"},
        {"sheets": {"Ana": {"boxes": dict.fromkeys(oracle.BOXES, 0)}}, "seat": "Ana"},
    ],
    ids=lambda position: str(position)[:60],
)
def test_a_position_that_cannot_be_is_malformed(position):
    with pytest.raises(Malformed):
        begin("Ana", "Ben", position=position)
