"""What the tests of Last Chance share: rulesets, decks, and ways to play games with them."""

import json
from functools import lru_cache
from itertools import product
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from reference_impl import last_chance
from reference_impl.cards import satisfying
from reference_impl.errors import IllegalAction
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

SPEC = Path(__file__).parents[2] / "spec"
SEATS = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
SUCCESS, FAILURE = (6, 6, 6, 6, 6), (1, 2, 3, 4, 5)
"""Dice that satisfy each of the cards of :func:`deck`, and dice that satisfy none."""


def document(**changes):
    """The document of Last Chance, with some parameters changed."""
    return json.loads(_last_chance()) | changes


@lru_cache
def _last_chance():
    return json.dumps(YAML(typ="safe").load(SPEC / "rulesets" / "last-chance.yaml"))


RULES = last_chance.compile_rules(document())

VARIANTS = [
    last_chance.compile_rules(document(passing=passing, giving_up=giving_up, sole_survivor=survivor, deck_size=2))
    for passing, giving_up, survivor in product(["open", "final"], [False, True], ["needs-card", "wins", "plays-on"])
]
"""All settings that the engine's phases depend on, with games short enough to play many."""


def shipped(size=7):
    """Cards of the deck that comes with the game, easy and hard ones."""
    cards = YAML(typ="safe").load(SPEC / "games" / "last-chance" / "cards.yaml")
    return [
        {key: card[key] for key in ("id", "combination", "attempts", "prize")} for card in cards[:: len(cards) // size]
    ][:size]


def deck(size=7, attempts=2, prize=200_000):
    """Cards that five equal dice satisfy."""
    return [
        {"id": f"card-{number}", "combination": ["cocktail"] * 5, "attempts": attempts, "prize": prize}
        for number in range(1, size + 1)
    ]


def begin(*seats, rules=RULES, **params):
    params = {"deck": deck(rules.deck_size)} | params
    return last_chance.start(rules, {"seats": list(seats or SEATS[:3]), **params})


def after(state, *actions, rules=RULES):
    for action in actions:
        state = last_chance.apply(rules, state, action)
    return state


def refused(state, action, rules=RULES):
    """The rule that refuses an action, without its game."""
    with pytest.raises(IllegalAction) as refusal:
        last_chance.apply(rules, state, action)
    return refusal.value.rule.removeprefix("last-chance.")


def in_auction(*seats, rules=RULES, **params):
    """A game whose first card has been revealed and is open to bids."""
    state = begin(*seats, rules=rules, **params)
    return after(state, Reveal(state.seats[state.seat], FAILURE), rules=rules)


def cracking(seat, bid, *bets, state=None, rules=RULES):
    """Somebody has won the auction, and the bets (seat, amount, side) are closed."""
    state = after(state or in_auction(rules=rules), Bid(seat, bid), CloseBidding(), rules=rules)
    return after(state, *(Bet(*bet) for bet in bets), CloseBetting(), rules=rules)


def seen(state, field, rules=RULES):
    return last_chance.observe(rules, state)[field]


def money(state):
    """All money there is, wherever it lies."""
    return sum(state.cash) + state.bank + state.stake + sum(amount for _, amount, _ in state.bets)


def throw(chance, rules, state, luck, keep=()):
    """Dice, so often (luck) such as satisfy the card."""
    card = state.card or state.deck[0]
    good = satisfying(card.combination, rules.faces, may_repeat=rules.joker_may_repeat)
    wanted = list(chance.choice(sorted(good)))
    if chance.random() < luck and all(wanted.count(face) >= keep.count(face) for face in keep):
        for face in keep:
            wanted.remove(face)
        return tuple(wanted)
    return tuple(sorted(chance.choices(range(1, rules.faces + 1), k=rules.dice - len(keep))))


def random_action(chance, rules, state, luck=0.2):
    """What somebody might well do in this phase; it may be illegal now and then."""
    name = chance.choice([state.seats[seat] for seat in state.survivors])
    acting = name if state.seat is None or chance.random() < 0.02 else state.seats[state.seat]
    match state.phase:
        case "reveal":
            return Reveal(acting, throw(chance, rules, state, luck))
        case "reroll":
            return RollDice(acting, (), throw(chance, rules, state, luck))
        case "betting":
            least, most, step = rules.bet
            bet = Bet(name, chance.randrange(least, most + 2 * step, step), chance.choice(["success", "failure"]))
            return chance.choice([bet, CloseBetting()])
        case "cracking":
            keep = tuple(die for die in state.dice if chance.random() < 0.5)[:4]
            again = RollDice(acting, keep, throw(chance, rules, state, luck, keep))
            return GiveUp(acting) if chance.random() < 0.1 else again
    held, standing = state.cash[state.seats.index(name)], state.bids[-1][1] if state.bids else 0
    step = rules.bid_step
    amounts = [standing + step, chance.randrange(-step, held + step, step // 2), held, held + step]
    bid = Bid(name, *chance.choices(amounts, [10, 6, 2, 1]))
    close = CloseBidding() if not rules.passing_final or chance.random() < 0.3 else Pass(name)
    return chance.choices([bid, Pass(name), CallLastChance(name), close], [4, 4, 1, 3])[0]


def play(chance, rules, seats=SEATS[:3], luck=0.2, **params):
    """Play a random game to its end; gives the legal actions and all states, the first one included.

    Players could go on for ever on purpose; random ones do not, and the bound is there to tell.
    """
    states, actions = [begin(*seats, rules=rules, **params)], []
    for _ in range(5000):
        if states[-1].phase == "over":
            break
        action = random_action(chance, rules, states[-1], luck)
        try:
            states.append(last_chance.apply(rules, states[-1], action))
        except IllegalAction:
            continue
        actions.append(action)
    return actions, states
