"""Dice that fall as they are told, in place of the random numbers of an engine that rolls by itself.

Hand a LoadedDice to your engine where it takes a random source; or, when it uses the module `random`, put one in
its place before your engine is used:

    import my_engine
    my_engine.random = DICE

Then, for each roll of a request: DICE.deal(action["faces"]), let your engine roll, and look at DICE.left: faces that
are left over mean that your engine rolled fewer dice than it was told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class LoadedDice:
    """Has the methods of `random` that dice are rolled with. Without dealt faces every die shows its first face."""

    def __init__(self, sides: int = 6) -> None:
        self.sides = sides
        self.left: list[int] = []

    def deal(self, faces: Sequence[int]) -> None:
        """Lay in what the next dice will show."""
        self.left = list(faces)

    def face(self) -> int:
        """The next face, 1 to the number of sides."""
        return self.left.pop(0) if self.left else 1

    def random(self) -> float:
        """A number in the middle of the part of 0 to 1 that belongs to the face."""
        return (self.face() - 0.5) / self.sides

    def randint(self, low: int, high: int) -> int:
        """A whole number, both ends included."""
        return low + (self.face() - 1) % (high - low + 1)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """A whole number of a range."""
        numbers = range(start) if stop is None else range(start, stop, step)
        return numbers[(self.face() - 1) % len(numbers)]

    def choice(self, items: Sequence[Any]) -> Any:
        """One of some items."""
        return items[(self.face() - 1) % len(items)]

    def choices(self, items: Sequence[Any], *_weights: Any, k: int = 1) -> list[Any]:
        """Some of the items, with repetition."""
        return [self.choice(items) for _ in range(k)]
