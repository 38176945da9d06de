"""What the tests of Poker Dice share: rulesets with any settings, and ways to play."""

import json
import random
from functools import cache

import pytest
from ruamel.yaml import YAML

from reference_impl import poker_dice
from reference_impl.errors import IllegalAction
from reference_impl.poker_dice import RollDice, Stop
from tests.reference_impl.table import RULESETS

FACES = ("A", "K", "Q", "J", "10", "9")


def document(**settings):
    """The resolved document of Poker Dice, some settings chosen (with _ for -), or parameters changed outright."""
    base = json.loads(_file())
    chosen = {setting["parameter"]: setting["values"][setting["default"]] for setting in base["settings"].values()}
    for name, value in settings.items():
        setting = base["settings"].get(name.replace("_", "-"))
        if setting is not None and value in setting["values"]:
            chosen[setting["parameter"]] = setting["values"][value]
        else:
            chosen[name] = value
    return base | chosen


@cache
def _file():
    return json.dumps(YAML(typ="safe").load(RULESETS / "poker-dice.yaml"))


@cache
def rules(**settings):
    return poker_dice.compile_rules(document(**settings))


def begin(*seats, **settings):
    return poker_dice.start(rules(**settings), {"seats": list(seats)})


def roll(seat, hand, keep=""):
    return RollDice(seat, tuple(keep.split()), tuple(hand.split()))


def after(rules_, state, *actions):
    for action in actions:
        state = poker_dice.apply(rules_, state, action)
    return state


def round_of(rules_, state, **hands):
    """Each seat in turn rolls its hand and stops."""
    for at in state.order:
        seat = state.seats[at]
        state = after(rules_, state, roll(seat, hands[seat]), Stop(seat))
    return state


def refused(rules_, state, action):
    """The rule that refuses an action."""
    with pytest.raises(IllegalAction) as refusal:
        poker_dice.apply(rules_, state, action)
    return refusal.value.rule


def seen(rules_, state, seat=None):
    return poker_dice.observe(rules_, state, seat)


def throw(chance, count=5, faces=FACES):
    return tuple(chance.choices(faces, k=count))


def random_action(chance, rules_, state, faces=FACES):
    """A legal action of whoever may act: mostly another roll while there is one, else to stop."""
    waiting = [seat for seat in state.order if not state.turns[seat].stands]
    seat = chance.choice(waiting) if rules_.simultaneous else waiting[0]
    turn, name = state.turns[seat], state.seats[seat]
    if not turn.dice:
        return RollDice(name, (), throw(chance, faces=faces))
    if chance.random() < 0.5:
        keep = tuple(die for die in rules_.names(turn.dice) if chance.random() < 0.5)[:4]
        return RollDice(name, keep, throw(chance, 5 - len(keep), faces))
    return Stop(name)


def play(seed, rules_, seats, faces=FACES):
    """Play a random game to its end; gives the actions and all states, the first one included."""
    chance = random.Random(seed)
    states, actions = [poker_dice.start(rules_, {"seats": list(seats)})], []
    while not states[-1].over:
        actions.append(random_action(chance, rules_, states[-1], faces))
        states.append(poker_dice.apply(rules_, states[-1], actions[-1]))
    return actions, states
