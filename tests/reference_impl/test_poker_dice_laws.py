"""Laws of every game of Poker Dice: volume by seeded loops, Hypothesis where a failure should be cut down."""

from copy import deepcopy
from dataclasses import replace
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_impl import poker_dice
from reference_impl.errors import IllegalAction
from reference_impl.poker_dice import RollDice, Stop
from tests.reference_impl.poker_table import FACES, play, rules
from tests.spec import poker_oracle as oracle

VARIANTS = ("rank-based", "all-but-winner", "lowest")
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
ALL_SETTINGS = [
    dict(zip(("life_loss", "elimination", "simultaneous", "ranks"), values, strict=True))
    for values in product(VARIANTS, ("off", "on"), ("off", "on"), ("competition", "dense"))
]
SETTINGS = pytest.mark.parametrize("chosen", ALL_SETTINGS, ids=lambda chosen: "-".join(chosen.values()))

HAND = st.lists(st.sampled_from(FACES), min_size=5, max_size=5)
SOME_FACES = st.lists(st.sampled_from([*FACES, "8", ""]), max_size=6).map(tuple)
ANY_ACTION = st.one_of(
    st.builds(RollDice, st.sampled_from(["Ana", "Ben", "Zoe"]), SOME_FACES, SOME_FACES),
    st.builds(Stop, st.sampled_from(["Ana", "Ben", "Zoe"])),
)


def games(chosen, count=12):
    """Random games of two to eight players; every other one with two faces only, so that hands tie."""
    compiled = rules(**chosen)
    for seed in range(count):
        seats = NAMES[: 2 + seed % 7]
        yield compiled, seats, *play(seed, compiled, seats, faces=FACES if seed % 2 else ("A", "9"))


@SETTINGS
def test_every_game_ends_with_winners_and_a_place_for_everybody(chosen):
    for compiled, seats, _, states in games(chosen):
        final = poker_dice.observe(compiled, states[-1])
        assert final["phase"] == "over"
        assert final["winners"]
        assert [seat for seat in seats if final["places"][seat] == 1] == final["winners"]
        best = max(final["lives"].values())
        assert all(final["lives"][seat] == best for seat in final["winners"])
        alive = [seat for seat in seats if final["lives"][seat]]
        assert len(alive) < (2 if compiled.elimination else len(seats))
        assert all(not poker_dice.observe(compiled, state)["winners"] for state in states[:-1])


@SETTINGS
def test_lives_never_rise_never_fall_below_zero_and_every_round_costs_some(chosen):
    """The exact law: each round somebody who is still in loses a life, so a game has no more rounds than lives."""
    for _, seats, _, states in games(chosen):
        for before, after in pairwise(states):
            ended = after.round > before.round or after.over
            lost = [now - then for now, then in zip(before.lives, after.lives, strict=True)]
            assert all(loss >= 0 for loss in lost)
            assert all(lives >= 0 for lives in after.lives)
            assert any(lost) == ended
        assert states[-1].round <= sum(states[0].lives)
        assert len(states[0].lives) == len(seats)


@SETTINGS
def test_every_round_is_ranked_and_paid_as_the_oracle_says(chosen):
    for compiled, seats, _, states in games(chosen):
        for before, after in pairwise(states):
            if not (after.round > before.round or after.over):
                continue
            hands = {seats[seat]: compiled.names(dice) for seat, dice, _ in after.last}
            ranks = oracle.ranks(hands, "standard", dense=compiled.dense)
            assert {seats[seat]: rank for seat, _, rank in after.last} == ranks
            losses = oracle.losses(ranks, compiled.life_loss)
            for seat, held, left in zip(seats, before.lives, after.lives, strict=True):
                assert left == max(0, held - losses.get(seat, 0))
                assert (seat in ranks) == (held > 0)


@SETTINGS
def test_a_round_is_started_by_the_next_survivor_and_everybody_still_in_has_one_turn(chosen):
    for _, seats, actions, states in games(chosen, count=8):
        rounds = {}
        for action, before in zip(actions, states, strict=False):
            rounds.setdefault(before.round, []).append(action.seat)
        for state, following in pairwise([state for state in states if not state.begun]):
            if following.over:
                continue
            clockwise = [(state.starter + step) % len(seats) for step in range(1, len(seats) + 1)]
            assert following.starter == next(seat for seat in clockwise if following.lives[seat])
        for state in states:
            if not state.begun and not state.over:
                assert set(rounds[state.round]) == {seats[seat] for seat in state.order}


@SETTINGS
def test_a_replay_gives_the_same_states(chosen):
    for compiled, seats, actions, states in games(chosen, count=4):
        state = poker_dice.start(compiled, {"seats": list(seats)})
        for action, expected in zip(actions, states[1:], strict=True):
            state = poker_dice.apply(compiled, state, action)
            assert state == expected


def test_dense_and_competition_ranks_differ_only_after_ties():
    for compiled, _, _, states in games({"ranks": "dense"}):
        for state in states:
            hands = {seat: dice for seat, dice, _ in state.last}
            if len({compiled.strength[dice] for dice in hands.values()}) == len(hands):
                loose = rules(ranks="competition")
                assert poker_dice._ranks(compiled, hands) == poker_dice._ranks(loose, hands)


@given(hands=st.lists(HAND, min_size=2, max_size=6), chance=st.randoms(use_true_random=False))
def test_neither_the_order_of_the_dice_nor_that_of_the_seats_matters(hands, chance):
    compiled = rules()
    rolls = {seat: compiled.read(tuple(hand)) for seat, hand in enumerate(hands)}
    mixed = {
        seat: compiled.read(tuple(chance.sample(hands[seat], 5))) for seat in chance.sample(list(rolls), len(rolls))
    }
    assert poker_dice._ranks(compiled, rolls) == poker_dice._ranks(compiled, mixed)


@given(script=st.lists(ANY_ACTION, max_size=12), action=ANY_ACTION, at_once=st.booleans())
@settings(max_examples=300)
def test_an_illegal_action_raises_and_leaves_the_state_equal(script, action, at_once):
    compiled = rules(simultaneous="on" if at_once else "off")
    state = poker_dice.start(compiled, {"seats": ["Ana", "Ben"]})
    for earlier in script:
        try:
            state = poker_dice.apply(compiled, state, earlier)
        except IllegalAction:
            continue
    before, refusal, after = deepcopy(state), None, None
    try:
        after = poker_dice.apply(compiled, state, action)
    except IllegalAction as refused:
        refusal = refused
    assert state == before
    assert after != before
    assert refusal is None or (refusal.detail and refusal.rule.startswith("poker-dice."))


@pytest.mark.parametrize("elimination", ["off", "on"])
def test_no_observation_of_a_simultaneous_round_tells_anything_about_the_dice_of_others(elimination):
    """Whoever looks sees the same whatever the others have rolled, as long as the round is not over."""
    compiled = rules(simultaneous="on", elimination=elimination)
    looked = 0
    for seed in range(25):
        _, states = play(seed, compiled, NAMES[: 2 + seed % 4])
        for state in states:
            for viewer in (None, *state.seats):
                for worst in (compiled.read(("9",) * 5), compiled.read(("A", "K", "Q", "J", "10"))):
                    changed = _with_other_dice(state, viewer, worst)
                    looked += changed != state
                    shown = poker_dice.observe(compiled, state, viewer)
                    assert shown == poker_dice.observe(compiled, changed, viewer)
    assert looked > 2000


def _with_other_dice(state, viewer, dice):
    """The same game, in which everybody but the viewer has rolled these dice in place of the real ones."""
    return replace(
        state,
        turns=tuple(
            replace(turn, dice=dice) if turn.dice and seat != viewer else turn
            for seat, turn in zip(state.seats, state.turns, strict=True)
        ),
    )


def test_in_turn_the_dice_of_others_are_seen_so_the_test_of_hiding_can_fail():
    compiled = rules()
    _, states = play(1, compiled, ("Ana", "Ben"))
    assert any(
        poker_dice.observe(compiled, state, "Ben")
        != poker_dice.observe(compiled, _with_other_dice(state, "Ben", (1, 1, 1, 1, 1)), "Ben")
        for state in states
    )
