"""The chance of cracking a card, exactly, by working backwards from the last attempt over all rolls and all keeps.

The rule of this file: it follows the wording of ``spec/games/last-chance/`` and imports neither the reference
implementation nor the harness. It is the second opinion that the deck's prizes and the figures of the claims are held
against.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial, prod

from tests.spec.oracle import KEEPS, NUMBERS, ROLLS, Dice, sub_multisets

Card = tuple[int | str, ...]
"""Five places: numbers, ``C`` for a cocktail, ``L`` for a long drink."""


def card_of(places: Sequence[int | str] | str) -> Card:
    """A card from the places of a card file, or from text such as ``6 6 C C L``."""
    letters: dict[int | str, int | str] = {"cocktail": "C", "long-drink": "L"}
    if isinstance(places, str):
        places = [int(place) if place.isdigit() else place for place in places.split()]
    return tuple(letters.get(place, place) for place in places)


@cache
def winning(card: Card, together: bool = False) -> frozenset[Dice]:
    """The sorted rolls that satisfy a card: every choice of numbers for its jokers, written out.

    ``together`` leaves the two kinds of joker free of each other; that is no rule of the game.
    """
    plain: dict[int | str, int] = {number: number for number in NUMBERS}
    choices = [
        plain | {"C": cocktail, "L": long_drink}
        for cocktail, long_drink in product(NUMBERS, repeat=2)
        if together or cocktail != long_drink
    ]
    return frozenset(tuple(sorted(choice[place] for place in card)) for choice in choices)


def ways(roll: Dice) -> int:
    """In how many of the 7,776 ways five dice show these faces."""
    return factorial(len(roll)) // prod(factorial(count) for count in Counter(roll).values())


def at_once(wins: frozenset[Dice]) -> Fraction:
    """The chance that a roll of all five dice wins."""
    return Fraction(sum(map(ways, wins)), 7776)


@cache
def chances(wins: frozenset[Dice], attempts: int) -> dict[Dice, Fraction]:
    """For each roll on the table, the chance under best play with so many attempts left."""
    if attempts == 0:
        return {roll: Fraction(roll in wins) for roll in ROLLS}
    after = _after_keep(chances(wins, attempts - 1))
    return {
        roll: Fraction(1) if roll in wins else max(after(keep) for keep in sub_multisets(roll) if len(keep) < 5)
        for roll in ROLLS
    }


def chance_of_keep(wins: frozenset[Dice], keep: Dice, attempts: int) -> Fraction:
    """The chance when these dice are kept now and the best is done afterwards."""
    return _after_keep(chances(wins, attempts - 1))(tuple(sorted(keep)))


def best_keeps(wins: frozenset[Dice], roll: Dice, attempts: int) -> list[Dice]:
    """The handfuls that are best to keep."""
    after = _after_keep(chances(wins, attempts - 1))
    best = chances(wins, attempts)[tuple(sorted(roll))]
    return [keep for keep in KEEPS if len(keep) < 5 and keep in sub_multisets(roll) and after(keep) == best]


def from_a_starting_roll(card: Card, attempts: int) -> Fraction:
    """The chance of winning a card whose starting roll is still to come, a Lucky Flash included."""
    values = chances(winning(card), attempts)
    return sum((ways(roll) * values[roll] for roll in ROLLS), Fraction(0)) / 7776


def _after_keep(values: dict[Dice, Fraction]) -> Callable[[Dice], Fraction]:
    @cache
    def after(keep: Dice) -> Fraction:
        if len(keep) == 5:
            return values[keep]
        return sum((after(tuple(sorted((*keep, face)))) for face in NUMBERS), Fraction(0)) / 6

    return after
