"""Hands: all 252 of them in both orders against an oracle that was written independently."""

import random
from itertools import pairwise, product

import pytest

from reference_impl import hands
from reference_impl.errors import IllegalAction, Malformed
from tests.reference_impl.poker_table import document, rules
from tests.spec import poker_oracle as oracle

ORDERS = pytest.mark.parametrize("order", oracle.ORDERS)


def rank(listed, **settings):
    return hands.rank(rules(**settings), {"hands": [list(hand) for hand in listed]})


@ORDERS
def test_every_two_of_the_252_hands_compare_as_the_oracle_says(order):
    compiled = rules(order=order)
    strength = {hand: compiled.strength[compiled.read(hand)] for hand in oracle.HANDS}
    for one, other in product(oracle.HANDS, repeat=2):
        difference = (strength[one] > strength[other]) - (strength[one] < strength[other])
        assert difference == oracle.compare(one, other, order), (one, other)


@ORDERS
def test_each_of_the_7776_rolls_is_one_of_the_252_hands(order):
    compiled = rules(order=order)
    classes = {}
    for roll in product(oracle.FACES, repeat=5):
        classes.setdefault(compiled.strength[compiled.read(roll)], set()).add(tuple(sorted(roll)))
    assert len(classes) == 252
    assert all(len(faces) == 1 for faces in classes.values())


@ORDERS
def test_all_hands_at_once_are_ranked_like_the_ladder(order):
    shuffled = oracle.HANDS.copy()
    random.Random(3).shuffle(shuffled)
    groups = rank(shuffled, order=order)
    assert [[shuffled[index] for index in group] for group in groups] == [[hand] for hand in oracle.ladder(order)]


@ORDERS
def test_the_order_of_the_dice_and_of_the_hands_never_matters(order):
    chance = random.Random(5)
    for _ in range(300):
        some = [chance.choice(oracle.HANDS) for _ in range(6)]
        mixed = [chance.sample(hand, 5) for hand in some]
        turned = [5 - index for group in rank(mixed[::-1], order=order) for index in sorted(group, reverse=True)]
        assert [index for group in rank(some, order=order) for index in group] == turned
        assert rank(some, order=order) == rank(mixed, order=order)


def test_equal_hands_are_grouped_wherever_they_stand():
    listed = ["A A K Q J", "9 9 9 9 9", "J Q K A A", "A A K Q 10"]
    assert rank([hand.split() for hand in listed]) == [[1], [0, 2], [3]]
    assert rank([]) == []


def test_a_straight_from_a_beats_one_from_k_and_both_beat_three_of_a_kind():
    listed = ["A A A K Q", "K Q J 10 9", "10 A J K Q"]
    assert rank([hand.split() for hand in listed]) == [[2], [1], [0]]


@pytest.mark.parametrize("hand", ["A A A A", "A A A A A A", "A A A A 8", ""])
def test_hands_of_other_dice_are_refused(hand):
    with pytest.raises(IllegalAction) as refusal:
        rank([hand.split()])
    assert refusal.value.rule == "poker-dice.setup.five-dice"


@pytest.mark.parametrize("given", [None, "A A A A A", [["A", "A", "A", "A", 10]], ["A A A A A"]])
def test_a_question_without_lists_of_texts_is_malformed(given):
    with pytest.raises(Malformed):
        hands.rank(rules(), {"hands": given})


@pytest.mark.parametrize(
    "change",
    [
        {"faces": ["A", "K", "Q", "J", "10"]},
        {"faces": ["A", "A", "Q", "J", "10", "9"]},
        {"faces": ["A", "K", "Q", "J", 10, 9]},
        {"order": ["five-of-a-kind"]},
        {"order": [*oracle.STANDARD, "royal-flush"]},
        {"hands": ["full-house"]},
        {"hands": [{"id": "pair", "pattern": {"pairs": 1}}]},
        {"life_loss": "highest"},
        {"ranks": "olympic"},
        {"lives": None},
        {"elimination": 1},
    ],
    ids=lambda change: " ".join(f"{key}-{value}" for key, value in change.items())[:40],
)
def test_a_ruleset_that_says_nothing_sensible_is_malformed(change):
    with pytest.raises(Malformed):
        hands.compile_rules(document() | change)


def test_a_house_order_needs_no_new_code():
    """Without straights these are no combination, and a small straight of four can be a hand of its own."""
    without = [kind for kind in oracle.STANDARD if kind != "straight"]
    house = hands.compile_rules(document() | {"order": without})
    ranked = hands.rank(house, {"hands": [list("AKQJ9"), ["A", "K", "Q", "J", "10"], ["9", "9", "10", "J", "Q"]]})
    assert ranked == [[2], [1], [0]]
    small = {"id": "small-straight", "title": "Small", "pattern": {"run": 4}}
    order = ["five-of-a-kind", "straight", "small-straight", *without[1:]]
    house = hands.compile_rules(document() | {"hands": [*document()["hands"], small], "order": order})
    ladder = ["A K Q J 10", "A A K Q J", "A K Q J 9", "9 9 10 J Q", "A A A A K"]
    assert hands.rank(house, {"hands": [hand.split() for hand in ladder]}) == [[0], [1], [2], [3], [4]]


def test_the_better_of_two_neighbours_on_the_ladder_stays_so_with_any_dice_order():
    for better, worse in pairwise(oracle.ladder("standard")):
        assert rank([sorted(worse), sorted(better)]) == [[1], [0]]
