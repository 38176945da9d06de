"""What the tests of the reference implementation share: the rulesets, and ways to play games with them."""

import json
import random
from functools import lru_cache
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from reference_impl import scorecard
from reference_impl.errors import IllegalAction
from reference_impl.scorecard import FillBox, RollDice

RULESETS = Path(__file__).parents[2] / "spec" / "rulesets"


def document(**changes):
    """The resolved document of Yahtzee, with some parameters changed."""
    return json.loads(_yahtzee()) | changes


@lru_cache
def _yahtzee():
    return json.dumps(YAML(typ="safe").load(RULESETS / "yahtzee.yaml"))


BARE = {"joker": "none", "upper_bonus": None, "yahtzee_bonus": None, "starting_roll": False, "seats": {"from": 1}}
"""Thirteen boxes and nothing else, as dice-poker has it."""

FORCED = scorecard.compile_rules(document())
FREE = scorecard.compile_rules(document(joker="free"))
PLAIN = scorecard.compile_rules(document(**BARE))


def throw(chance, count=5):
    return tuple(sorted(chance.choices(range(1, 7), k=count)))


def random_action(chance, rules, state):
    """A legal action for whoever is to play: mostly another roll while there is one, else any legal box."""
    seat = state.seats[state.turn]
    if not state.dice:
        return RollDice(seat, (), throw(chance))
    if state.rolls_left and chance.random() < 0.6:
        keep = tuple(die for die in state.dice if chance.random() < 0.5)[:4]
        return RollDice(seat, keep, throw(chance, 5 - len(keep)))
    return FillBox(seat, chance.choice(list(scorecard.legal(rules, state))))


def play(seed, rules, seats=("Ana",)):
    """Play a random game to its end; gives the actions and all states, the first one included."""
    chance = random.Random(seed)
    states, actions = [scorecard.new_game(rules, seats)], []
    while states[-1].turn is not None:
        actions.append(random_action(chance, rules, states[-1]))
        states.append(scorecard.apply(rules, states[-1], actions[-1]))
    return actions, states


def fill(rules, state, seat, dice, box):
    """One turn in a single roll."""
    state = scorecard.apply(rules, state, RollDice(seat, (), tuple(dice)))
    return scorecard.apply(rules, state, FillBox(seat, box))


def after(rules, state, *actions):
    for action in actions:
        state = scorecard.apply(rules, state, action)
    return state


def refused(rules, state, action):
    """The rule that refuses an action."""
    with pytest.raises(IllegalAction) as refusal:
        scorecard.apply(rules, state, action)
    return refusal.value.rule


def begin(*seats, rules=FORCED, **params):
    return scorecard.start(rules, {"seats": list(seats or ("Ana",)), **params})


def at(sheet, *seats, seat=None, rules=FORCED, **more):
    """A game in which the first of the seats has this sheet already."""
    seats = seats or ("Ana",)
    position = {"sheets": {seats[0]: {"boxes": sheet, **more}}, "seat": seat or seats[0]}
    return begin(*seats, rules=rules, position=position)


def total(rules, state):
    return scorecard.observe(rules, state)["sheets"]["Ana"]["total"]
