"""Positions of Last Chance: whatever can be reached is reached, by play and by being handed over alike."""

import random

import msgspec
import pytest

from quincunx.run.last_chance_positions import WantedTable, plan
from quincunx.run.last_chance_scene import LastChanceScene
from quincunx.run.scene import UnreachablePosition
from quincunx.spec.load import load_spec
from quincunx.spec.model import Card
from quincunx.spec.rulesets import Rulesets, base_ruleset_files
from reference_impl import Session

RULESET = Rulesets(base_ruleset_files())["last-chance"]
SEATS = ("Ana", "Ben", "Cleo", "Dan")
CARD = Card(id="named", title="Named", combination=[1, 2, 3, 4, "cocktail"], attempts=2, prize=100_000)


def scene(*, ruleset=RULESET, named=(), **wanted):
    return LastChanceScene(ruleset, named=list(named), wanted=WantedTable(**wanted))


def ask(session, method, **params):
    return session.handle({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})["result"]


def reached(wanted, seats=SEATS, first=None, *, hand_over=False):
    """The observation at the position, as the reference implementation shows it."""
    session, order = Session(), list(seats)
    at = order.index(first or order[0])
    order = order[at:] + order[:at]
    position = wanted.position(order) if hand_over else None
    more = {} if position is None else {"position": msgspec.to_builtins(position)}
    begun = {"ruleset": wanted.ruleset.document, "seats": list(seats), "first": order[0], "deck": wanted.deck(order)}
    shown = ask(session, "start", **begun, **more)["observation"]
    for action in [] if hand_over else wanted.actions(order):
        result = ask(session, "act", action=msgspec.to_builtins(action))
        assert "observation" in result, (action, result)
        shown = result["observation"]
    assert [item.what for item in wanted.compare(order, shown) if item.expected != item.actual] == []
    return shown


def both_ways(wanted, seats=SEATS, first=None):
    played = reached(wanted, seats, first)
    assert reached(wanted, seats, first, hand_over=True) == played
    return played


def test_a_game_that_has_just_begun_takes_no_play():
    shown = both_ways(scene(named=[CARD]))
    assert (shown["phase"], shown["seat"], shown["cards_left"]) == ("reveal", "Ana", 7)
    assert scene().position(SEATS) is None


def test_the_deck_is_the_cards_used_up_then_those_named_then_the_shipped_ones():
    shipped = load_spec().cards["last-chance"]
    cards = scene(named=[CARD], cash={"Ben": 60_000}).deck(SEATS)
    assert [card["id"] for card in cards] == [shipped[0].id, "named", *(card.id for card in shipped[1:6])]
    assert cards[1] == {
        "id": "named",
        "combination": [1, 2, 3, 4, "cocktail"],
        "attempts": 2,
        "prize": 100_000,
    }


@pytest.mark.parametrize("cash", [0, 10_000, 60_000, 790_000, 800_000, 810_000, 1_250_000, 5_000_000])
@pytest.mark.parametrize("seats", [SEATS[:2], SEATS])
def test_cash_comes_out_exactly_and_the_others_keep_theirs(cash, seats):
    shown = both_ways(scene(cash={"Ben": cash}), seats)
    assert shown["cash"] == dict.fromkeys(seats, 800_000) | {"Ben": cash}
    assert (shown["seat"], shown["won"]) == ("Ana", {seat: [] for seat in seats})


def test_everybody_may_be_poor_or_rich():
    cash = {"Ana": 0, "Ben": 2_000_000, "Cleo": 10_000, "Dan": 0}
    assert both_ways(scene(cash=cash))["cash"] == cash


def test_whoever_starts_reveals_next_unless_somebody_else_is_named():
    assert both_ways(scene(cash={"Ben": 0}), first="Cleo")["seat"] == "Cleo"
    assert both_ways(scene(cash={"Ben": 0}, revealer="Dan"), first="Cleo")["seat"] == "Dan"
    assert both_ways(scene(revealer="Dan"))["cash"] == dict.fromkeys(SEATS, 800_000)


def test_a_card_won_by_the_right_neighbour_of_the_next_is_all_that_is_used_up():
    shown = both_ways(scene(won={"Dan": 1}, cash={"Dan": 500_000, "Ana": 30_000}))
    assert (shown["cards_left"], shown["seat"], len(shown["won"]["Dan"])) == (6, "Ana", 1)
    assert (shown["cash"]["Dan"], shown["cash"]["Ana"]) == (500_000, 30_000)


def test_a_spent_last_chance_comes_with_a_card():
    shown = both_ways(scene(spent=["Ben"], cash={"Ben": 0}))
    assert (shown["last_chance_spent"], len(shown["won"]["Ben"]), shown["cash"]["Ben"]) == (["Ben"], 1, 0)
    assert len(both_ways(scene(spent=["Ben"], won={"Ben": 2}))["won"]["Ben"]) == 2


def test_those_who_are_out_hold_nothing_and_reveal_nothing():
    shown = both_ways(scene(out=["Ana", "Cleo"], won={"Cleo": 1}))
    assert (shown["out"], shown["cash"]["Ana"], shown["cash"]["Cleo"]) == (["Ana", "Cleo"], 0, 0)
    assert (shown["seat"], len(shown["won"]["Cleo"])) == ("Ben", 1)


def test_so_many_cards_are_left_as_are_wanted():
    for left in range(1, 7):
        shown = both_ways(scene(cards_left=left, won={"Ben": 1}, cash={"Cleo": 0}))
        assert (shown["cards_left"], shown["cash"]["Cleo"]) == (left, 0)


def test_a_last_survivor_who_plays_on_can_be_reached():
    ruleset = RULESET.with_settings({"sole-survivor": "plays on"})
    shown = both_ways(scene(ruleset=ruleset, out=["Ana", "Ben", "Dan"], cash={"Cleo": 70_000}))
    assert (shown["seat"], shown["cash"]["Cleo"]) == ("Cleo", 70_000)


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"cash": {"Ben": 5_000}}, "steps of 10,000"),
        ({"cash": {"Ben": 10_000}, "out": ["Ben"]}, "is out and holds nothing"),
        ({"out": ["Ana", "Ben", "Cleo"]}, "the game is over"),
        ({"out": ["Ana"], "revealer": "Ana"}, "is out and reveals nothing"),
        ({"cash": {"Ben": 0}, "cards_left": 7}, "takes a card"),
        ({"won": {"Ben": 2}, "cards_left": 6}, "2 cards have been won, and only 1 are gone"),
        ({"won": {"Ben": 7}}, "more than the 6 cards"),
        ({"cards_left": 0}, "1 to 7 cards"),
        ({"won": {"Ben": 1}, "cards_left": 6, "revealer": "Ana"}, "unless Dan has won the last card"),
    ],
)
def test_what_no_play_leads_to_is_said_beforehand(wanted, why):
    with pytest.raises(UnreachablePosition, match=why):
        plan(RULESET.last_chance, SEATS, WantedTable(**wanted), load_spec().cards["last-chance"], 0)


def test_too_many_named_cards_are_said_beforehand():
    with pytest.raises(UnreachablePosition, match="7 cards are played, and 8 are named"):
        scene(named=[CARD] * 8).deck(SEATS)
    with pytest.raises(UnreachablePosition, match="more than the 0 cards"):
        scene(named=[CARD] * 7, cash={"Ben": 0}).deck(SEATS)


@pytest.mark.parametrize("settings", [{}, {"passing": "final", "jokers": "apart"}, {"sole-survivor": "plays on"}])
def test_random_positions_are_reached_or_said_to_be_unreachable(settings):
    ruleset, chance, count = RULESET.with_settings(settings), random.Random(5), 0
    for _ in range(150):
        seats = SEATS[: chance.randint(2, 4)]
        some = [seat for seat in seats if chance.random() < 0.4]
        wanted = {
            "cash": {seat: chance.choice([0, 10_000, 330_000, 990_000, 1_500_000]) for seat in some},
            "won": {seat: chance.randint(1, 2) for seat in seats if chance.random() < 0.2},
            "spent": [seat for seat in seats if chance.random() < 0.15],
            "out": [seat for seat in seats[1:] if seat not in some and chance.random() < 0.15],
            "cards_left": chance.choice([None, None, 1, 3, 5, 6]),
            "revealer": chance.choice([None, *seats]),
        }
        try:
            shown = both_ways(scene(ruleset=ruleset, **wanted), seats, chance.choice(seats))
        except UnreachablePosition:
            continue
        count += 1
        assert all(shown["cash"][seat] == cash for seat, cash in wanted["cash"].items())
        assert set(shown["out"]) == set(wanted["out"])
        assert wanted["revealer"] in {None, shown["seat"]}
        assert wanted["cards_left"] in {None, shown["cards_left"]}
    assert count > 75
