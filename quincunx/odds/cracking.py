"""The chance of cracking a card: from given dice, with so many attempts, under best play.

The rule of this file: counts stay whole numbers as long as possible. The value of five dice with n attempts left is how
many of the ``faces ** (dice * n)`` equally likely ways of n full rolls succeed; keeping some dice is worth the sum over
what the next die may show, die by die.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import combinations, combinations_with_replacement

from quincunx.errors import UsageError
from quincunx.odds.cards import Combination, Roll, satisfying, spoken


@dataclass(frozen=True, slots=True)
class Odds:
    """What best play achieves.

    Attributes:
        chance: of cracking the card.
        keep: the dice to keep for the next attempt, all of them when there is nothing to roll for; of several equally
            good choices the one that keeps most dice, and the lowest numbers among these.
    """

    chance: Fraction
    keep: Roll


@dataclass(frozen=True)
class _Dice:
    """All that can be kept of a number of dice, without regard to a card."""

    count: int
    faces: int

    @cached_property
    def rolls(self) -> list[Roll]:
        """All sorted rolls."""
        return list(combinations_with_replacement(range(1, self.faces + 1), self.count))

    @cached_property
    def grown(self) -> list[tuple[Roll, list[Roll]]]:
        """Each handful of fewer dice with all that one die more makes of it; the larger handfuls first."""
        return [
            (held, [tuple(sorted((*held, face))) for face in range(1, self.faces + 1)])
            for size in reversed(range(self.count))
            for held in combinations_with_replacement(range(1, self.faces + 1), size)
        ]

    @cached_property
    def keeps(self) -> dict[Roll, list[Roll]]:
        """What can be kept of a roll when at least one die is rolled again, in the order of preference."""
        return {
            roll: [keep for size in reversed(range(self.count)) for keep in sorted(set(combinations(roll, size)))]
            for roll in self.rolls
        }


_dice = lru_cache(maxsize=8)(_Dice)


class Cracker:
    """Best play for one combination.

    Args:
        combination: the places of the card, one for each die.
        faces: the faces of a die.
        joker_may_repeat: whether a joker may stand for a number that is printed on the card.
    """

    def __init__(self, combination: Combination, faces: int = 6, *, joker_may_repeat: bool = True) -> None:
        self.combination = combination
        self._dice = _dice(len(combination), faces)
        self._goal = satisfying(combination, faces, joker_may_repeat=joker_may_repeat)
        self._full = faces**self._dice.count
        self._ways: list[Mapping[Roll, int]] = [{roll: int(roll in self._goal) for roll in self._dice.rolls}]
        self._kept: list[Mapping[Roll, int]] = []

    def chance(self, dice: Sequence[int], attempts: int) -> Fraction:
        """The chance from these dice.

        Raises:
            UsageError: these dice cannot lie there, or less than no attempts.
        """
        return Fraction(self._values(attempts)[self._roll(dice)], self._full**attempts)

    def best(self, dice: Sequence[int], attempts: int) -> Odds:
        """The chance from these dice, and what to keep.

        Raises:
            UsageError: as :meth:`chance`.
        """
        roll, chance = self._roll(dice), self.chance(dice, attempts)
        if attempts == 0 or roll in self._goal:
            return Odds(chance, roll)
        kept = self._kept_values(attempts)
        return Odds(chance, max(self._dice.keeps[roll], key=kept.__getitem__))

    def chance_keeping(self, keep: Sequence[int], attempts: int) -> Fraction:
        """The chance when these dice are kept for the next attempt, with best play afterwards.

        Args:
            keep: less than all dice; none for a roll of all dice.
            attempts: those left, the next one included.

        Raises:
            UsageError: no die is rolled, or no attempt is left.
        """
        held = tuple(sorted(keep))
        if attempts < 1 or held not in self._kept_values(max(attempts, 1)):
            raise UsageError("an attempt rolls at least one die again")
        return Fraction(self._kept_values(attempts)[held], self._full**attempts)

    def chance_of_card(self, attempts: int) -> Fraction:
        """The chance while the starting roll is still to come."""
        return self.chance_keeping((), attempts + 1)

    def _roll(self, dice: Sequence[int]) -> Roll:
        roll = tuple(sorted(dice))
        if roll not in self._ways[0]:
            count, faces = self._dice.count, self._dice.faces
            shown = " ".join(str(die) for die in dice)
            raise UsageError(f"{count} dice with numbers from 1 to {faces} were expected, not: {shown}")
        return roll

    def _values(self, attempts: int) -> Mapping[Roll, int]:
        """For each roll, in how many ways the card is cracked with so many attempts left."""
        if attempts < 0:
            raise UsageError("there cannot be less than no attempts")
        while len(self._ways) <= attempts:
            kept = self._kept_values(len(self._ways))
            certain = self._full ** len(self._ways)
            self._ways.append(
                {
                    roll: certain if roll in self._goal else max(kept[keep] for keep in self._dice.keeps[roll])
                    for roll in self._dice.rolls
                }
            )
        return self._ways[attempts]

    def _kept_values(self, attempts: int) -> Mapping[Roll, int]:
        """For each handful that may be kept, in how many ways the card is cracked, the next attempt included."""
        while len(self._kept) < attempts:
            ways = dict(self._values(len(self._kept)))
            for held, following in self._dice.grown:
                ways[held] = sum(ways[larger] for larger in following)
            weight = [self._dice.faces**size for size in range(self._dice.count)]
            self._kept.append({held: ways[held] * weight[len(held)] for held, _ in self._dice.grown})
        return self._kept[attempts - 1]


@lru_cache(maxsize=256)
def cracker(combination: Combination, faces: int = 6, *, joker_may_repeat: bool = True) -> Cracker:
    """Best play for a combination; what was computed before is remembered.

    Raises:
        UsageError: a number that is on no die.
    """
    return Cracker(tuple(sorted(combination, key=str)), faces, joker_may_repeat=joker_may_repeat)


def crack_odds(
    card: Combination, dice: Sequence[int], attempts: int, *, joker_may_repeat: bool = True, faces: int = 6
) -> Odds:
    """The exact chance of cracking a card, and the dice to keep.

    Args:
        card: the places, one for each die, as from :func:`~quincunx.odds.cards.read_combination`.
        dice: what lies on the table.
        attempts: how many are left.
        joker_may_repeat: whether a joker may stand for a number that is printed on the card.
        faces: the faces of a die.

    Raises:
        UsageError: places and dice that do not go together, or less than no attempts.
    """
    if len(card) != len(dice):
        raise UsageError(f"the card {spoken(card)} has {len(card)} places, and {len(dice)} dice lie on the table")
    return cracker(card, faces, joker_may_repeat=joker_may_repeat).best(dice, attempts)
