"""The game: turns, rounds, lives and endings, each where it could go wrong."""

import pytest

from reference_impl import poker_dice
from reference_impl.errors import IllegalAction, Malformed
from reference_impl.poker_dice import Stop
from tests.reference_impl.poker_table import after, begin, refused, roll, round_of, rules, seen

BEST, GOOD, POOR, WORST = "A A A A K", "A A A K K", "A A K Q J", "A K Q J 9"


def at(lives, *, out=None, number=5, seat=None, **settings):
    """A game that goes on with these lives."""
    position = {"lives": lives, "round": number, "seat": seat or next(iter(lives)), "out": out or {}}
    return poker_dice.start(rules(**settings), {"seats": list(lives), "position": position})


def test_a_game_begins_with_nothing_on_the_table():
    assert seen(rules(), begin("Ana", "Ben")) == {
        "phase": "roll",
        "seat": "Ana",
        "round": 1,
        "rolls_left": 3,
        "dice": [],
        "hands": {},
        "lives": {"Ana": 3, "Ben": 3},
        "out": [],
        "ranks": {},
        "places": {},
        "winners": [],
    }


def test_a_turn_is_observed_step_by_step():
    state = after(rules(), begin("Ana", "Ben"), roll("Ana", "9 A K 9 10"))
    now = seen(rules(), state)
    assert (now["phase"], now["seat"], now["rolls_left"]) == ("choose", "Ana", 2)
    assert (now["dice"], now["hands"]) == (["A", "K", "10", "9", "9"], {})
    state = after(rules(), state, roll("Ana", "9 J Q", keep="9 9"), Stop("Ana"))
    now = seen(rules(), state)
    assert (now["phase"], now["seat"], now["rolls_left"], now["dice"]) == ("roll", "Ben", 3, [])
    assert now["hands"] == {"Ana": ["Q", "J", "9", "9", "9"]}


def test_the_third_roll_ends_the_turn_by_itself():
    state = after(rules(), begin("Ana", "Ben"), *[roll("Ana", WORST)] * 3)
    assert seen(rules(), state)["seat"] == "Ben"
    assert refused(rules(), state, roll("Ana", BEST)) == "poker-dice.turn.two-rerolls"
    assert refused(rules(), state, Stop("Ana")) == "poker-dice.turn.hand-stands"


@pytest.mark.parametrize(
    ("before", "action", "rule"),
    [
        ([], Stop("Ana"), "turn.roll-first"),
        ([], roll("Ben", BEST), "turn.in-order"),
        ([], roll("Zoe", BEST), "turn.in-order"),
        ([], roll("Ana", "A A A A"), "turn.all-dice"),
        ([], roll("Ana", "A A A", keep="K K"), "turn.all-dice"),
        ([], roll("Ana", "A A A A 8"), "setup.five-dice"),
        ([], roll("Ana", "A A A A A A"), "setup.five-dice"),
        ([roll("Ana", WORST)], Stop("Ben"), "turn.in-order"),
        ([roll("Ana", WORST)], roll("Ana", "", keep=WORST), "turn.at-least-one"),
        ([roll("Ana", WORST)], roll("Ana", "A A", keep="A A A"), "turn.reroll-any"),
        ([roll("Ana", WORST)], roll("Ana", "A A A", keep="A"), "setup.five-dice"),
        ([roll("Ana", WORST)], roll("Ana", "A A A A", keep="ace"), "setup.five-dice"),
        ([roll("Ana", WORST), Stop("Ana")], roll("Ana", BEST), "turn.hand-stands"),
        ([roll("Ana", WORST), Stop("Ana")], Stop("Ben"), "turn.roll-first"),
    ],
)
def test_an_action_against_the_rules_is_refused_under_the_rule(before, action, rule):
    assert refused(rules(), after(rules(), begin("Ana", "Ben"), *before), action) == f"poker-dice.{rule}"


def test_the_hands_of_a_round_lie_there_until_the_next_roll():
    state = round_of(rules(), begin("Ana", "Ben"), Ana=BEST, Ben=WORST)
    now = seen(rules(), state)
    assert now["hands"] == {"Ana": BEST.split(), "Ben": WORST.split()}
    assert (now["ranks"], now["round"], now["seat"]) == ({"Ana": 1, "Ben": 2}, 2, "Ben")
    now = seen(rules(), after(rules(), state, roll("Ben", POOR)))
    assert (now["hands"], now["ranks"]) == ({}, {"Ana": 1, "Ben": 2})


@pytest.mark.parametrize(
    ("settings", "lives"),
    [({}, 9), ({"lives": "5"}, 15), ({"life_loss": "lowest"}, 3), ({"lives": "5", "life_loss": "all-but-winner"}, 5)],
)
def test_rank_based_lives_are_multiplied_by_the_players_less_one(settings, lives):
    assert begin("Ana", "Ben", "Cleo", "Dan", **settings).lives == (lives,) * 4


TIES = {
    "none": ((BEST, GOOD, POOR, WORST), (1, 2, 3, 4), (1, 2, 3, 4)),
    "top": ((BEST, BEST, POOR, WORST), (1, 1, 3, 4), (1, 1, 2, 3)),
    "middle": ((BEST, POOR, POOR, WORST), (1, 2, 2, 4), (1, 2, 2, 3)),
    "bottom": ((BEST, GOOD, WORST, WORST), (1, 2, 3, 3), (1, 2, 3, 3)),
    "two pairs": ((BEST, WORST, BEST, WORST), (1, 3, 1, 3), (1, 2, 1, 2)),
    "all": ((GOOD,) * 4, (1, 1, 1, 1), (1, 1, 1, 1)),
}


@pytest.mark.parametrize("tie", TIES)
@pytest.mark.parametrize(
    ("settings", "loss"),
    [
        ({}, lambda rank, lowest: rank - 1),
        ({"life_loss": "all-but-winner"}, lambda rank, lowest: rank > 1),
        ({"life_loss": "lowest"}, lambda rank, lowest: rank == lowest),
    ],
    ids=["rank-based", "all-but-winner", "lowest"],
)
@pytest.mark.parametrize("dense", [False, True], ids=["competition", "dense"])
def test_ranks_and_lives_for_ties_at_the_top_the_middle_and_the_bottom(tie, settings, loss, dense):
    hands, competition, gapless = TIES[tie]
    ranks = gapless if dense else competition
    compiled = rules(**settings, ranks="dense" if dense else "competition")
    state = poker_dice.start(compiled, {"seats": ["Ana", "Ben", "Cleo", "Dan"]})
    after_it = round_of(compiled, state, **dict(zip(state.seats, hands, strict=True)))
    assert tuple(seen(compiled, after_it)["ranks"].values()) == ranks
    lost = [before - now for before, now in zip(state.lives, after_it.lives, strict=True)]
    assert lost == ([1] * 4 if tie == "all" else [loss(rank, max(ranks)) for rank in ranks])


def test_the_start_goes_around_and_passes_over_those_who_are_out():
    compiled = rules(elimination="on", life_loss="lowest")
    state = at({"Ana": 2, "Ben": 1, "Cleo": 3}, elimination="on", life_loss="lowest")
    state = round_of(compiled, state, Ana=BEST, Ben=WORST, Cleo=GOOD)
    assert (seen(compiled, state)["seat"], seen(compiled, state)["out"]) == ("Cleo", ["Ben"])
    state = round_of(compiled, state, Cleo=BEST, Ana=WORST)
    assert seen(compiled, state)["seat"] == "Ana"
    assert refused(compiled, state, roll("Ben", BEST)) == "poker-dice.elimination.out-of-play"
    assert refused(compiled, state, Stop("Ben")) == "poker-dice.elimination.out-of-play"


def test_the_starter_who_goes_out_passes_the_start_on():
    compiled = rules(elimination="on", life_loss="lowest")
    state = at({"Ana": 2, "Ben": 1, "Cleo": 3}, seat="Ben", elimination="on", life_loss="lowest")
    state = round_of(compiled, state, Ana=BEST, Ben=WORST, Cleo=GOOD)
    assert seen(compiled, state)["seat"] == "Cleo"


def test_without_elimination_the_first_without_lives_ends_the_game():
    state = round_of(rules(), at({"Ana": 4, "Ben": 3, "Cleo": 1}), Ana=GOOD, Ben=BEST, Cleo=WORST)
    now = seen(rules(), state)
    assert (now["phase"], now["seat"], now["rolls_left"], now["dice"], now["round"]) == ("over", None, 0, [], 5)
    assert now["lives"] == {"Ana": 3, "Ben": 3, "Cleo": 0}
    assert now["places"] == {"Ana": 1, "Ben": 1, "Cleo": 3}
    assert now["winners"] == ["Ana", "Ben"]
    assert refused(rules(), state, roll("Ana", BEST)) == "poker-dice.end.no-more-play"


def test_with_elimination_the_places_of_the_others_go_by_the_round_of_their_exit():
    compiled = rules(elimination="on")
    lives = {"Ana": 1, "Ben": 6, "Cleo": 1, "Dan": 2, "Eve": 0}
    state = at(lives, out={"Eve": 4}, elimination="on")
    state = round_of(compiled, state, Ana=POOR, Ben=BEST, Cleo=WORST, Dan=GOOD)
    state = round_of(compiled, state, Ben=BEST, Dan=WORST)
    now = seen(compiled, state)
    assert now["places"] == {"Ana": 3, "Ben": 1, "Cleo": 3, "Dan": 2, "Eve": 5}
    assert (now["winners"], now["out"]) == (["Ben"], ["Ana", "Cleo", "Dan", "Eve"])


@pytest.mark.parametrize("elimination", ["on", "off"])
def test_all_who_are_left_at_nothing_together_share_the_win(elimination):
    compiled = rules(elimination=elimination)
    state = at({"Ana": 1, "Ben": 1}, elimination=elimination)
    state = round_of(compiled, state, Ana=GOOD, Ben=GOOD)
    now = seen(compiled, state)
    assert (now["phase"], now["winners"], now["places"]) == ("over", ["Ana", "Ben"], {"Ana": 1, "Ben": 1})


def test_all_at_once_nobody_waits_and_nobody_sees_the_others():
    compiled = rules(simultaneous="on")
    state = after(compiled, begin("Ana", "Ben", simultaneous="on"), roll("Ben", BEST), roll("Ana", WORST), Stop("Ben"))
    public = seen(compiled, state)
    assert (public["phase"], public["seat"], public["rolls_left"]) == ("roll", None, None)
    assert (public["dice"], public["hands"]) == ([], {})
    hers, his = seen(compiled, state, "Ana"), seen(compiled, state, "Ben")
    assert (hers["phase"], hers["seat"], hers["rolls_left"], hers["hands"]) == ("choose", "Ana", 2, {})
    assert hers["dice"] == WORST.split()
    assert (his["phase"], his["seat"], his["rolls_left"], his["dice"]) == ("wait", None, 0, BEST.split())
    assert his["hands"] == {"Ben": BEST.split()}
    assert refused(compiled, state, Stop("Ben")) == "poker-dice.turn.hand-stands"
    state = after(compiled, state, Stop("Ana"))
    assert seen(compiled, state)["hands"] == {"Ana": WORST.split(), "Ben": BEST.split()}
    assert seen(compiled, state)["ranks"] == {"Ana": 2, "Ben": 1}


def test_whoever_is_out_watches():
    compiled = rules(simultaneous="on", elimination="on")
    state = at({"Ana": 3, "Ben": 0, "Cleo": 3}, out={"Ben": 2}, simultaneous="on", elimination="on")
    now = seen(compiled, after(compiled, state, roll("Ana", BEST)), "Ben")
    assert (now["phase"], now["seat"], now["rolls_left"], now["dice"], now["hands"]) == ("wait", None, 0, [], {})


def test_a_stranger_sees_nothing():
    with pytest.raises(IllegalAction):
        seen(rules(), begin("Ana", "Ben"), "Zoe")


def test_one_player_or_nine_or_two_of_one_name_are_refused():
    for seats in (["Ana"], [f"Player {number}" for number in range(9)], ["Ana", "Ben", "Ana"]):
        with pytest.raises(IllegalAction) as refusal:
            begin(*seats)
        assert refusal.value.rule == "poker-dice.setup.players"


@pytest.mark.parametrize(
    "params",
    [
        {"seats": ["Ana", "Ben"], "first": "Cleo"},
        {"position": {"lives": {"Ana": 7}}},
        {"position": {"lives": {"Ana": -1}}},
        {"position": {"lives": {"Zoe": 1}}},
        {"position": {"lives": {"Ana": 0}}},
        {"position": {"lives": {"Ana": 0}, "out": {"Ana": 1}}},
        {"position": {"lives": {"Ana": 0}, "out": {"Ana": 2}, "round": 3, "seat": "Ana"}},
        {"position": {"lives": {"Ana": 0, "Ben": 0}, "out": {"Ana": 2, "Ben": 2}, "round": 3, "seat": "Cleo"}},
        {"position": {"lives": {"Ana": 2}, "out": {"Ana": 1}, "round": 2}},
        {"position": {"round": 0}},
    ],
)
def test_a_start_that_contradicts_itself_is_malformed(params):
    with pytest.raises(Malformed):
        poker_dice.start(rules(elimination="on"), {"seats": ["Ana", "Ben", "Cleo"]} | params)


def test_a_position_without_lives_cannot_be_played_on_without_elimination():
    position = {"lives": {"Ana": 0}, "out": {"Ana": 2}, "round": 3, "seat": "Ben"}
    params = {"seats": ["Ana", "Ben", "Cleo"], "position": position}
    with pytest.raises(Malformed):
        poker_dice.start(rules(), params)
    assert poker_dice.start(rules(elimination="on"), params).order == [1, 2]


@pytest.mark.parametrize("action", [{"type": "roll", "seat": "Ana", "keep": [], "faces": [10]}, {"type": "stop"}, {}])
def test_an_action_of_the_wrong_shape_is_malformed(action):
    with pytest.raises(Malformed):
        poker_dice.read_action(action)


def test_an_action_of_another_game_is_refused():
    with pytest.raises(IllegalAction):
        poker_dice.read_action({"type": "score", "seat": "Ana", "box": "chance"})
