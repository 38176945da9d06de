"""Positions of Poker Dice: whatever lives can be reached are reached, by play and by being handed over alike."""

from itertools import product

import msgspec
import pytest

from quincunx.run.poker_scene import PokerScene, plan
from quincunx.run.scene import UnreachablePosition
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World
from quincunx.spec.rulesets import Rulesets, base_ruleset_files
from reference_impl import Session

RULESET = Rulesets(base_ruleset_files())["poker-dice"]
NAMES = ("Ana", "Ben", "Cleo", "Dan")
VARIANTS = ("rank-based", "all-but-winner", "lowest")
SETTINGS = [
    dict(zip(("life-loss", "elimination", "ranks"), values, strict=True))
    for values in product(VARIANTS, ("off", "on"), ("competition", "dense"))
]
CHOSEN = pytest.mark.parametrize("chosen", SETTINGS, ids=lambda chosen: "-".join(chosen.values()))


def parameters(chosen, **changes):
    return msgspec.structs.replace(RULESET.with_settings(chosen).typed, **changes)


def everything_reachable(rules, count):
    """Every way in which lives can stand while the game goes on, by trying all ways in which hands can compare."""
    begin = rules.lives * (count - 1 if rules.life_loss == "rank-based" else 1)
    found, waiting = set(), [(begin,) * count]
    while waiting:
        lives = waiting.pop()
        alive = [seat for seat in range(count) if lives[seat]]
        if lives in found or len(alive) < (2 if rules.elimination else count):
            continue
        found.add(lives)
        for strengths in product(range(len(alive)), repeat=len(alive)):
            after, worst = list(lives), max(strengths)
            for seat, hand in zip(alive, strengths, strict=True):
                better = [other for other in strengths if other < hand]
                loss = {
                    "rank-based": len(set(better)) if rules.ranks == "dense" else len(better),
                    "all-but-winner": 1 if better else 0,
                    "lowest": 1 if hand == worst else 0,
                }[rules.life_loss]
                after[seat] = max(0, lives[seat] - (1 if len(set(strengths)) == 1 else loss))
            waiting.append(tuple(after))
    return found


@CHOSEN
@pytest.mark.parametrize(("count", "lives"), [(2, 5), (3, 2), (3, 3), (4, 1)])
def test_exactly_the_lives_that_some_play_leads_to_are_reached(chosen, count, lives):
    rules = parameters(chosen, lives=lives)
    reachable = everything_reachable(rules, count)
    most = max(max(state) for state in reachable)
    for wanted in product(range(most + 1), repeat=count):
        try:
            assert plan(rules, wanted).lives == wanted
        except UnreachablePosition:
            assert wanted not in reachable
        else:
            assert wanted in reachable


@CHOSEN
@pytest.mark.parametrize("at_once", ["off", "on"])
@pytest.mark.parametrize("first", [0, 2])
def test_play_and_position_lead_to_the_same_game(chosen, at_once, first):
    ruleset = RULESET.with_settings({**chosen, "simultaneous": at_once})
    wanted = dict(zip(NAMES, (3, 1, 2, 2), strict=True))
    scene = PokerScene(ruleset, wanted)
    order = NAMES[first:] + NAMES[:first]
    shown = []
    for position in (None, msgspec.to_builtins(scene.position(order))):
        session = Session()
        start = {"ruleset": ruleset.document, "seats": list(NAMES), "first": order[0], "position": position}
        answer = ask(session, "start", **{key: value for key, value in start.items() if value is not None})
        for action in scene.actions(order) if position is None else []:
            answer = ask(session, "act", action=msgspec.to_builtins(action))
        assert [item.what for item in scene.compare(order, answer) if item.expected != item.actual] == []
        shown.append({key: value for key, value in answer.items() if key not in {"hands", "ranks"}})
    assert shown[0] == shown[1]


def ask(session, method, **params):
    response = session.handle({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    return response["result"]["observation"]


def test_players_who_are_out_keep_the_round_of_their_exit():
    scene = PokerScene(RULESET.with_settings({"elimination": "on"}), dict(zip(NAMES, (0, 5, 0, 5), strict=True)))
    position = scene.position(NAMES)
    assert set(position.out) == {"Ana", "Cleo"}
    assert all(0 < number < position.round for number in position.out.values())


def test_six_players_with_many_lives_take_no_time_to_plan():
    rules = parameters({"lives": "5"})
    assert plan(rules, (25, 3, 12, 9, 1, 17)).lives == (25, 3, 12, 9, 1, 17)


def test_beginning_needs_no_round():
    assert plan(parameters({}), (3, 3)).rounds == ()


@pytest.mark.parametrize(
    ("lives", "why"),
    [
        ((6, 6, 7), "nobody gets more"),
        ((6, 0, 6), "the game is over"),
        ((6, 6, 5), "no rounds leave just"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(lives, why):
    with pytest.raises(UnreachablePosition, match=why):
        plan(parameters({}), lives)


def test_somebody_whose_lives_are_not_given_is_named():
    with pytest.raises(UnreachablePosition, match="Cleo"):
        PokerScene(RULESET, {"Ana": 3, "Ben": 3}).actions(["Ana", "Ben", "Cleo"])


@pytest.mark.parametrize(("setting", "value"), [("life-loss", "highest"), ("hands", "standard")])
def test_a_setting_that_there_is_not_fails_the_step_that_chooses_it(setting, value):
    """A house rule may have settled what a base scenario chooses; the run goes on all the same."""
    table = World(None, None, RULESET, "play", strict_reasons=False)
    with pytest.raises(StepFailed, match=setting):
        table.choose(setting, value)
