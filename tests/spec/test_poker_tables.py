"""The hands of Poker Dice, their two orders and their odds are what the rules say, by an oracle and by counting."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable
from itertools import pairwise, product

import pytest

from quincunx import paths
from quincunx.spec.load import load_spec
from quincunx.spec.parameters import PokerDiceParameters
from quincunx.spec.rulesets import Rulesets, base_ruleset_files

from . import poker_oracle as oracle

RULESET = Rulesets(base_ruleset_files())["poker-dice"]
SPEC = load_spec()
ODDS = SPEC.odds["poker-dice"]
ORDERS = pytest.mark.parametrize("order", oracle.ORDERS)


@pytest.fixture(scope="module")
def counted() -> Counter[str]:
    """How many of the 7,776 rolls are what kind of hand."""
    return Counter(oracle.kind(roll) for roll in product(oracle.FACES, repeat=5))


def table(order: str) -> list[list[str]]:
    with (paths.SPEC / "tables" / f"poker-dice-{order}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


@ORDERS
def test_the_table_is_what_the_rules_say(order: str) -> None:
    assert list(oracle.rows(order)) == table(order)


@ORDERS
def test_the_table_holds_every_hand_once(order: str) -> None:
    assert len(oracle.HANDS) == 252
    assert sorted(tuple(row[1].split()) for row in table(order)[1:]) == sorted(oracle.HANDS)


@ORDERS
def test_of_two_neighbours_the_first_is_always_better(order: str) -> None:
    hands = [row[1].split() for row in table(order)[1:]]
    assert all(oracle.compare(better, worse, order) == 1 for better, worse in pairwise(hands))
    assert oracle.compare(hands[0], hands[-1], order) == 1


@ORDERS
def test_the_ruleset_gives_the_order_of_the_oracle(order: str) -> None:
    parameters = RULESET.with_settings({"order": order}).typed
    assert isinstance(parameters, PokerDiceParameters)
    assert list(oracle.ORDERS[order]) == parameters.order
    assert list(oracle.FACES) == parameters.faces


def test_the_standard_order_is_the_one_of_the_setting_s_default() -> None:
    assert RULESET.chosen["order"] == "standard"
    assert [hand.id for hand in RULESET.typed.hands] == list(oracle.STANDARD)


def test_the_defaults_are_those_of_the_ruling() -> None:
    assert RULESET.chosen == {
        "lives": "3",
        "order": "standard",
        "life-loss": "rank-based",
        "elimination": "off",
        "simultaneous": "off",
        "ranks": "competition",
    }


def test_the_odds_are_the_counts_over_all_rolls(counted: Counter[str]) -> None:
    assert dict(counted) == {row.id: row.rolls for row in ODDS.rows}
    assert counted.total() == ODDS.of == sum(row.rolls for row in ODDS.rows) == 7776


def test_the_probability_based_order_is_that_of_the_counts(counted: Counter[str]) -> None:
    assert list(oracle.PROBABILITY) == sorted(counted, key=counted.__getitem__)
    assert [row.id for row in ODDS.rows] == list(oracle.PROBABILITY)
    assert len(set(counted.values())) == len(counted)


def test_the_fact_states_the_same_counts() -> None:
    statement = SPEC.rules[ODDS.rule].statement
    assert all(f"{row.rolls:,}" in statement for row in ODDS.rows)


@pytest.mark.parametrize(
    ("kind", "hands"),
    [
        ("five-of-a-kind", 6),
        ("four-of-a-kind", 30),
        ("full-house", 30),
        ("straight", 2),
        ("three-of-a-kind", 60),
        ("two-pair", 60),
        ("one-pair", 60),
        ("no-combination", 4),
    ],
)
def test_so_many_of_the_252_hands_are_of_this_kind(kind: str, hands: int) -> None:
    assert sum(oracle.kind(hand) == kind for hand in oracle.HANDS) == hands


@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        ("A A A A A", "five-of-a-kind"),
        ("A A A A K", "four-of-a-kind"),
        ("A A A K K", "full-house"),
        ("A K Q 10 J", "straight"),
        ("A A A K Q", "three-of-a-kind"),
        ("A A K K Q", "two-pair"),
        ("A A K Q J", "one-pair"),
        ("A K Q J 9", "no-combination"),
    ],
)
def test_the_examples_of_the_source_are_what_it_calls_them(hand: str, kind: str) -> None:
    assert oracle.kind(hand.split()) == kind


@ORDERS
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("K K K 9 9", "Q Q Q A A"),
        ("A A 9 9 K", "K K Q Q A"),
        ("J J A K 9", "10 10 A K Q"),
        ("A K Q J 10", "K Q J 10 9"),
        ("A A K Q 10", "A A K Q 9"),
    ],
)
def test_well_known_cases_stand_in_the_table(order: str, better: str, worse: str) -> None:
    places: dict[str, int] = {row[1]: int(row[0]) for row in table(order)[1:]}
    key: Callable[[str], int] = oracle.FACES.index
    first, second = (places[" ".join(sorted(hand.split(), key=key))] for hand in (better, worse))
    assert first < second


def test_every_rule_that_the_source_states_is_reached_from_one_of_its_statements() -> None:
    reached = {rule for statement in SPEC.statements["bga-poker-dice"].statements for rule in statement.rules}
    stated = {rule.id for rule in SPEC.rules_of("poker-dice") if rule.sources}
    assert stated == reached
