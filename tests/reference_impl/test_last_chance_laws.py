"""Laws of every game of Last Chance: volume by seeded loops, Hypothesis where a failure should be cut down."""

import random
from copy import deepcopy
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_impl import last_chance
from reference_impl.errors import IllegalAction
from reference_impl.last_chance import TRANSITIONS
from reference_impl.last_chance_messages import (
    Bet,
    Bid,
    CallLastChance,
    CloseBetting,
    CloseBidding,
    GiveUp,
    Pass,
    Reveal,
    RollDice,
)
from tests.reference_impl.auction import RULES, SEATS, SPEC, VARIANTS, begin, money, play, random_action, shipped

CHANCE = st.randoms(use_true_random=False)
NAMES = st.sampled_from([*SEATS[:3], "Zoe"])
SOME_FACES = st.lists(st.integers(0, 7), max_size=6).map(lambda faces: tuple(sorted(faces)))
AMOUNTS = st.sampled_from([-10_000, 0, 5_000, 10_000, 100_000, 110_000, 800_000, 810_000])
ANY_ACTION = st.one_of(
    st.builds(Reveal, NAMES, SOME_FACES),
    st.builds(RollDice, NAMES, SOME_FACES, SOME_FACES),
    st.builds(Bid, NAMES, AMOUNTS),
    st.builds(Pass, NAMES),
    st.builds(CallLastChance, NAMES),
    st.just(CloseBidding()),
    st.builds(Bet, NAMES, AMOUNTS, st.sampled_from(["success", "failure"])),
    st.just(CloseBetting()),
    st.builds(GiveUp, NAMES),
)


def games(count, players=3):
    """Random games under all settings, each with its rules."""
    for number, rules in enumerate(VARIANTS):
        for seed in range(count):
            yield rules, *play(random.Random(1000 * number + seed), rules, SEATS[:players])


def some_state(chance, rules):
    """A state from the middle of a random game."""
    state = begin(*SEATS[:3], rules=rules)
    for _ in range(chance.randint(0, 60)):
        if state.phase == "over":
            break
        try:
            state = last_chance.apply(rules, state, random_action(chance, rules, state))
        except IllegalAction:
            continue
    return state


@pytest.mark.parametrize("players", [2, 3, 6])
def test_money_is_conserved_and_nobody_is_in_debt(players):
    for _, _, states in games(25, players):
        assert {money(state) for state in states} == {800_000 * players}
        assert all(cash >= 0 and cash % 10_000 == 0 for state in states for cash in state.cash)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_random_play_ends(players):
    for _, _, states in games(25, players):
        assert states[-1].phase == "over"


def test_random_play_of_whole_games_with_fair_dice_ends():
    cards = shipped()
    lengths, ends = [], set()
    for seed in range(60):
        actions, states = play(random.Random(seed), RULES, SEATS[: 2 + seed % 5], luck=0, deck=cards)
        assert states[-1].phase == "over"
        lengths.append(len(actions))
        ends.add((len(states[-1].survivors) == 1, states[-1].deck == ()))
    assert max(lengths) > 100
    assert {(True, False), (False, True)} <= ends


def test_a_replay_of_the_actions_gives_the_same_states():
    for rules, actions, states in games(15):
        replayed = begin(*SEATS[:3], rules=rules)
        for action, expected in zip(actions, states[1:], strict=True):
            replayed = last_chance.apply(rules, replayed, action)
            assert replayed == expected


def test_the_table_of_transitions_is_what_the_engine_does():
    """Every transition that is seen stands in the table, and every one in the table is seen."""
    seen = set()
    for players in (2, 3, 4):
        for _, actions, states in games(150, players):
            seen |= {
                (before.phase, action.type, then.phase)
                for action, (before, then) in zip(actions, pairwise(states), strict=True)
            }
    listed = {(phase, action, then) for (phase, action), following in TRANSITIONS.items() for then in following}
    assert seen == listed


def test_every_rule_that_the_engine_names_is_one_of_the_game():
    rules = "".join((SPEC / "games" / "last-chance" / name).read_text() for name in ("rules.yaml", "rulings.yaml"))
    for following in TRANSITIONS.values():
        for named in following.values():
            for rule in named:
                assert f"id: {rule}\n" in rules


@given(chance=CHANCE, variant=st.sampled_from(VARIANTS), action=ANY_ACTION)
def test_an_illegal_action_raises_and_leaves_the_state_equal(chance, variant, action):
    state = some_state(chance, variant)
    before = deepcopy(state)
    refusal = after = None
    try:
        after = last_chance.apply(variant, state, action)
    except IllegalAction as refused:
        refusal = refused
    assert state == before
    if refusal is not None:
        assert refusal.detail
        assert refusal.rule.startswith("last-chance.")
    else:
        assert money(after) == money(before)
        assert min(after.cash) >= 0
        assert after.phase in TRANSITIONS[before.phase, action.type]


@given(chance=CHANCE, variant=st.sampled_from(VARIANTS))
def test_what_is_observed_belongs_together(chance, variant):
    state = some_state(chance, variant)
    seen = last_chance.observe(variant, state)
    assert set(seen) == set(last_chance.FIELDS)
    assert (seen["seat"] is None) == (seen["phase"] == "over")
    assert (seen["cracker"] is not None) == (seen["phase"] in {"betting", "cracking"})
    assert (seen["card"] is None) == (seen["dice"] == []) == (seen["phase"] in {"reveal", "over"})
    assert seen["bets"] == {} or seen["phase"] in {"betting", "cracking"}
    assert seen["standing_bid"] is None or seen["phase"] == "auction"
    assert (seen["attempts_left"] > 0) == (seen["cracker"] is not None)
    assert seen["stake"] == 0 or seen["cracker"] is not None
    assert all(seen["cash"][seat] == 0 for seat in seen["out"])
    assert not set(seen["winners"]) & set(seen["out"])
    assert seen["winners"] == [] or seen["phase"] == "over"


def test_the_laws_above_are_tried_on_rich_games():
    """Guards them: ruined players, spent calls, flashes, fresh rolls, removed cards and bets are all there."""
    seen = {"flash": 0, "ruin": 0, "removed": 0, "bets": 0, "shared": 0, "nobody": 0, "alone": 0}
    for rules, actions, states in games(60):
        for action, (before, then) in zip(actions, pairwise(states), strict=True):
            won = sum(map(len, then.won)) - sum(map(len, before.won))
            seen["flash"] += won == 1 and before.phase in {"reveal", "reroll"}
            seen["ruin"] += before.last_chance and len(then.out) > len(before.out)
            seen["removed"] += won == 0 and before.card is not None and then.phase == "reveal"
            seen["bets"] += isinstance(action, CloseBetting) and len(before.bets) == 2
        winners = last_chance.observe(rules, states[-1])["winners"]
        seen["shared"] += len(winners) > 1
        seen["nobody"] += winners == []
        seen["alone"] += len(states[-1].survivors) == 1
    assert min(seen[event] for event in seen if event != "shared") > 5, seen
