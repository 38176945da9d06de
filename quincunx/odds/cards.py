"""Combinations of a card: how they are written, and which rolls satisfy them.

The rule of this file: a combination is five places in any order, each a number or a joker; C is a cocktail, L a long
drink. All jokers of one kind stand for one number, and the two kinds for different ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Literal

from quincunx.errors import UsageError

Joker = Literal["cocktail", "long-drink"]
Place = int | Joker
Combination = tuple[Place, ...]
Roll = tuple[int, ...]
"""Faces, sorted upwards."""

JOKERS: dict[str, Joker] = {"C": "cocktail", "L": "long-drink"}
"""The jokers by the letters that stand for them."""


def read_combination(text: str) -> Combination:
    """A combination from ``6 6 C C L``.

    Raises:
        UsageError: a place is neither a number nor C nor L.
    """
    places: list[Place] = []
    for word in text.split():
        letter = word.upper()
        if letter not in JOKERS and not word.isdecimal():
            raise UsageError(f"“{word}” is no place of a card; a place is a number, C (cocktail) or L (long drink)")
        places.append(JOKERS[letter] if letter in JOKERS else int(word))
    return tuple(places)


def spoken(combination: Sequence[Place]) -> str:
    """A combination as it is written: ``6 6 C C L``."""
    letters: dict[str, str] = {joker: letter for letter, joker in JOKERS.items()}
    return " ".join(letters.get(str(place), str(place)) for place in combination)


@lru_cache(maxsize=512)
def satisfying(combination: Combination, faces: int = 6, *, joker_may_repeat: bool = True) -> frozenset[Roll]:
    """Every roll that satisfies a combination.

    Args:
        combination: the places.
        faces: the faces of a die, numbered from 1.
        joker_may_repeat: whether a joker may stand for a number that is printed on the card.

    Raises:
        UsageError: a number that is on no die.
    """
    fixed = {place for place in combination if isinstance(place, int)}
    if any(not 1 <= number <= faces for number in fixed):
        raise UsageError(f"the numbers on a card go from 1 to {faces}: {spoken(combination)}")
    free = [number for number in range(1, faces + 1) if joker_may_repeat or number not in fixed]
    kinds = [joker for joker in JOKERS.values() if joker in combination]
    rolls = set()
    for numbers in permutations(free, len(kinds)):
        stands_for: dict[Joker, int] = dict(zip(kinds, numbers, strict=True))
        rolls.add(tuple(sorted(stands_for[place] if isinstance(place, str) else place for place in combination)))
    return frozenset(rolls)
