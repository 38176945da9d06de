"""Cards: five places, each a number or a joker, with a number of attempts and a prize.

The rule of this file: all cocktails of a card stand for one number, all long drinks for one, and these two differ;
whatever numbers make the dice fit will do, and nobody names them beforehand (``last-chance.jokers.*``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Any

from reference_impl.errors import IllegalAction
from reference_impl.reading import Document, field, value

if TYPE_CHECKING:
    from reference_impl.dice import Roll

JOKERS = ("cocktail", "long-drink")
"""The two kinds of jokers."""

Combination = tuple[int | str, ...]
"""The places of a card in its own order: numbers, and the names of jokers."""


@dataclass(frozen=True, slots=True)
class Card:
    """What the dice have to show, in how many attempts, and what that pays."""

    id: str
    combination: Combination
    attempts: int
    prize: int

    def shown(self) -> dict[str, Any]:
        """The card as it goes out in an observation."""
        return {
            "id": self.id,
            "combination": list(self.combination),
            "attempts": self.attempts,
            "prize": self.prize,
        }


@lru_cache(maxsize=512)
def satisfying(combination: Combination, faces: int, *, may_repeat: bool) -> frozenset[Roll]:
    """Give every roll that satisfies a card.

    Args:
        combination: the places of the card.
        faces: the faces of a die, numbered from 1.
        may_repeat: whether a joker may stand for a number that is printed on the card.
    """
    fixed = tuple(place for place in combination if isinstance(place, int))
    free = [number for number in range(1, faces + 1) if may_repeat or number not in fixed]
    kinds = [kind for kind in JOKERS if kind in combination]
    rolls = set()
    for numbers in permutations(free, len(kinds)):
        stand_for = dict(zip(kinds, numbers, strict=True))
        rolls.add(tuple(sorted(place if isinstance(place, int) else stand_for[place] for place in combination)))
    return frozenset(rolls)


def read_combination(document: Document, dice: int, faces: int) -> Combination:
    """Read the places of a card.

    Raises:
        IllegalAction: another number of places than there are dice, or one that is neither a face nor a joker.
        Malformed: no list of numbers and texts.
    """
    places = field(document, "combination", list)
    if len(places) != dice:
        raise IllegalAction("last-chance.cards.five-places", f"a card has {dice} places, not {len(places)}")
    for place in places:
        if place not in JOKERS and (isinstance(place, str) or not 1 <= value(place, int, "a place") <= faces):
            detail = f"a place is a number from 1 to {faces}, cocktail or long-drink, not {place!r}"
            raise IllegalAction("last-chance.cards.five-places", detail)
    return tuple(places)


def read_card(document: Document, dice: int, faces: int, step: int) -> Card:
    """Read a card of a deck.

    Args:
        document: the card as it came in.
        dice: how many dice are rolled for it.
        faces: the faces of each.
        step: what a prize is a multiple of.

    Raises:
        IllegalAction: places that cannot be, no attempts, or a prize that is no positive multiple of ``step``.
        Malformed: a field is missing or of the wrong kind.
    """
    combination = read_combination(document, dice, faces)
    attempts, prize = field(document, "attempts", int), field(document, "prize", int)
    if attempts < 1:
        raise IllegalAction("last-chance.cracking.attempts", "a card gives at least one attempt")
    if prize < 1 or prize % step:
        raise IllegalAction("last-chance.cards.prize", f"a prize is a positive multiple of {step:,}, not {prize:,}")
    return Card(field(document, "id", str), combination, attempts, prize)
