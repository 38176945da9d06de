"""Laws of every game: volume by seeded loops, Hypothesis where a failure should be cut down to its core."""

import random
from copy import deepcopy
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_impl import scorecard
from reference_impl.errors import IllegalAction
from reference_impl.scorecard import Enter, FillBox, RollDice, RollForStart
from tests.reference_impl import oracle
from tests.reference_impl.table import FORCED, FREE, PLAIN, play, random_action

RULESETS = pytest.mark.parametrize("rules", [FORCED, FREE, PLAIN], ids=["forced", "free", "bare"])

FACES = st.lists(st.integers(1, 6), min_size=5, max_size=5)
TURNS = st.lists(st.tuples(FACES, st.lists(FACES, max_size=2), st.integers(0, 12)), max_size=13)
"""A script for a solitaire game: the dice, the dice rolled again (each all five), which of the legal boxes."""

SEATS = st.sampled_from(["Ana", "Ben", "Eve"])
SOME_FACES = st.lists(st.integers(0, 7), max_size=6).map(lambda faces: tuple(sorted(faces)))
ANY_ACTION = st.one_of(
    st.builds(RollDice, SEATS, SOME_FACES, SOME_FACES),
    st.builds(RollForStart, SEATS, SOME_FACES, SOME_FACES),
    st.builds(FillBox, SEATS, st.sampled_from([*oracle.BOXES, "sevens"])),
    st.builds(Enter, SEATS, st.sampled_from([*oracle.BOXES, "sevens"]), st.integers(-1, 60), st.booleans()),
)


def perform(rules, turns):
    """Play a script; gives the state after each action."""
    states = [scorecard.new_game(rules, ("Ana",))]
    for dice, again, pick in turns:
        for thrown in (dice, *again):
            states.append(scorecard.apply(rules, states[-1], RollDice("Ana", (), tuple(thrown))))
        boxes = sorted(scorecard.legal(rules, states[-1]))
        states.append(scorecard.apply(rules, states[-1], FillBox("Ana", boxes[pick % len(boxes)])))
    return states


@RULESETS
def test_a_replay_of_the_actions_gives_the_same_states(rules):
    for seed in range(40):
        actions, states = play(seed, rules, ("Ana", "Ben", "Cleo"))
        replayed = scorecard.new_game(rules, ("Ana", "Ben", "Cleo"))
        for action, expected in zip(actions, states[1:], strict=True):
            replayed = scorecard.apply(rules, replayed, action)
            assert replayed == expected


@RULESETS
def test_thirteen_rounds_end_every_game(rules):
    for seed in range(60):
        seats = ("Ana", "Ben", "Cleo", "Dan", "Eve")[: 1 + seed % 5]
        actions, states = play(seed, rules, seats)
        assert sum(isinstance(action, FillBox) for action in actions) == 13 * len(seats)
        assert all(held is not None for sheet in states[-1].sheets for held in sheet.boxes)
        assert [scorecard.observe(rules, state)["round"] for state in states] == sorted(
            scorecard.observe(rules, state)["round"] for state in states
        )


def test_games_without_bonuses_end_between_5_and_340():
    totals = {scorecard.observe(PLAIN, play(seed, PLAIN)[1][-1])["sheets"]["Ana"]["total"] for seed in range(300)}
    assert len(totals) > 50
    assert min(totals) >= 5
    assert max(totals) <= 340


@given(turns=TURNS)
def test_the_totals_add_up_after_every_action(turns):
    for state in perform(FORCED, turns):
        seen = scorecard.observe(FORCED, state)["sheets"]["Ana"]
        upper = sum(seen["boxes"][box] or 0 for box in oracle.UPPER)
        lower = sum(seen["boxes"][box] or 0 for box in oracle.LOWER)
        assert seen["upper"] == upper
        assert seen["upper_bonus"] == (35 if upper >= 63 else 0)
        assert seen["total"] == upper + lower + seen["upper_bonus"] + 100 * seen["yahtzee_bonuses"]


@given(turns=TURNS)
def test_a_box_pays_what_the_dice_on_the_table_were_legal_for(turns):
    states = perform(FORCED, turns)
    for before, after in pairwise(states):
        changed = [at for at, held in enumerate(after.sheets[0].boxes) if held != before.sheets[0].boxes[at]]
        assert len(changed) == (1 if not after.dice else 0)
        for at in changed:
            assert scorecard.legal(FORCED, before)[oracle.BOXES[at]] == after.sheets[0].boxes[at]


@given(turns=TURNS, chance=st.randoms(use_true_random=False))
def test_the_order_of_the_dice_never_matters(turns, chance):
    shuffled = [
        (chance.sample(dice, 5), [chance.sample(faces, 5) for faces in again], pick) for dice, again, pick in turns
    ]
    assert perform(FORCED, turns) == perform(FORCED, shuffled)


@given(turns=TURNS, dice=st.none() | FACES, action=ANY_ACTION)
@settings(max_examples=300)
def test_an_illegal_action_raises_and_leaves_the_state_equal(turns, dice, action):
    state = perform(FORCED, turns)[-1]
    if dice is not None and state.turn is not None:
        state = scorecard.apply(FORCED, state, RollDice("Ana", (), tuple(dice)))
    check_action(state, action)


@given(filled=st.integers(0, 12), action=ANY_ACTION)
def test_an_illegal_entry_raises_and_leaves_the_state_equal(filled, action):
    sheet = {"boxes": dict.fromkeys(oracle.BOXES[:filled], 0)}
    params = {"seats": ["Ana", "Ben"], "mode": "keeping", "position": {"sheets": {"Ana": sheet}}}
    check_action(scorecard.start(FORCED, params), action)


def check_action(state, action):
    before = deepcopy(state)
    refusal = None
    try:
        after = scorecard.apply(FORCED, state, action)
    except IllegalAction as refused:
        refusal = refused
    assert state == before
    assert refusal is not None or after != before
    assert refusal is None or refusal.detail


@RULESETS
def test_the_legal_boxes_are_exactly_those_that_can_be_filled(rules):
    for seed in range(25):
        for state in play(seed, rules, ("Ana", "Ben"))[1]:
            accepted = {}
            for at, box in enumerate(oracle.BOXES):
                seat = state.seats[state.turn or 0]
                try:
                    after = scorecard.apply(rules, state, FillBox(seat, box))
                except IllegalAction:
                    continue
                accepted[box] = after.sheets[state.turn].boxes[at]
            assert scorecard.legal(rules, state) == accepted


@pytest.mark.parametrize(("rules", "told"), [(FORCED, oracle.forced), (FREE, oracle.free)], ids=["forced", "free"])
def test_games_of_many_yahtzees_agree_with_the_oracle_at_every_turn(rules, told):
    """Common dice hardly ever show a joker; here every turn is one."""
    for seed in range(150):
        chance = random.Random(seed)
        state = scorecard.new_game(rules, ("Ana",))
        while state.turn is not None:
            number = chance.randint(1, 6)
            state = scorecard.apply(rules, state, RollDice("Ana", (), (number,) * 5))
            held = dict(zip(oracle.BOXES, state.sheets[0].boxes, strict=True))
            allowed, bonus = told(number, held)
            assert scorecard.legal(rules, state) == allowed
            before = scorecard.observe(rules, state)["sheets"]["Ana"]["yahtzee_bonuses"]
            zeroed = not any(allowed.values()) or "yahtzee" not in allowed or chance.random() < 0.5
            box = chance.choice(sorted(allowed)) if zeroed else "yahtzee"
            state = scorecard.apply(rules, state, FillBox("Ana", box))
            assert state.sheets[0].bonuses - before == bonus // 100


@RULESETS
def test_a_turn_never_has_more_rolls_than_the_ruleset_gives(rules):
    for seed in range(25):
        rolls = 0
        for action in play(seed, rules)[0]:
            rolls = rolls + 1 if isinstance(action, RollDice) else 0
            assert rolls <= 3


def test_random_play_reaches_jokers_and_bonuses_at_all():
    """Guards the tests above: dice with two faces only, so that the rare branches are taken."""
    chance, seen = random.Random(7), set()
    for _ in range(40):
        state = scorecard.new_game(FORCED, ("Ana",))
        while state.turn is not None:
            action = random_action(chance, FORCED, state)
            if isinstance(action, RollDice):
                action = RollDice("Ana", action.keep, tuple(chance.choices((6,) * 4 + (5,), k=len(action.faces))))
            legal = scorecard.legal(FORCED, state)
            seen.add((len(legal) == 1, legal.get("full-house"), state.sheets[0].bonuses > 0))
            state = scorecard.apply(FORCED, state, action)
    assert {(True, None, True), (False, 25, True), (False, 0, False)} <= seen
