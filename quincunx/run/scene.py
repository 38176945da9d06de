"""The position that a scenario begins with, whatever the game.

The rule of this file: a scene can always be played, action by action; handing it over is a short cut for
implementations that offer it, and both lead to the same place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from quincunx.protocol.base import Sent
from quincunx.protocol.messages import Action
from quincunx.spec.rulesets import Ruleset


class UnreachablePosition(Exception):
    """No legal play leads to the position; the text says why."""


class Difference:
    """Something that the scene says and the implementation shows otherwise.

    Args:
        field: the observation field, as declared in ``hello``; it is compared only when declared.
        what: what it is, in words.
        expected, actual: both values.
    """

    __slots__ = ("actual", "expected", "field", "what")

    def __init__(self, field: str, what: str, expected: object, actual: object) -> None:
        self.field = field
        self.what = what
        self.expected = expected
        self.actual = actual


class Scene(Protocol):
    """What the Givens have said about the state of the game; made by a game's own step module.

    Attributes:
        ruleset: the rules played by, with the settings that hold when the game begins.
    """

    ruleset: Ruleset

    def deck(self, order: Sequence[str]) -> list[dict[str, Any]] | None:
        """The cards of the game, the first one to be revealed first; None where there are none.

        Raises:
            UnreachablePosition: as :meth:`actions`.
        """

    def actions(self, order: Sequence[str]) -> list[Action]:
        """Legal actions that lead there from the start of a game.

        Args:
            order: the seats in the order of play, the one that begins first.

        Raises:
            UnreachablePosition: there are none.
        """

    def position(self, order: Sequence[str]) -> Sent | None:
        """The same as a document for ``start.position``; None when it is the beginning of a game.

        Raises:
            UnreachablePosition: as :meth:`actions`.
        """

    def compare(self, order: Sequence[str], observation: dict[str, object]) -> Iterable[Difference]:
        """Everything that the scene says, beside what is seen; the world looks which of it differs."""
