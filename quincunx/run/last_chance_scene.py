"""The scene of Last Chance: the deck, and what has happened before the next card is revealed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from quincunx.protocol.last_chance import LastChancePosition
from quincunx.protocol.messages import Action
from quincunx.run.last_chance_play import Play
from quincunx.run.last_chance_positions import WantedTable, plan
from quincunx.run.scene import Difference, UnreachablePosition
from quincunx.spec.load import load_spec
from quincunx.spec.model import Card
from quincunx.spec.rulesets import Ruleset


@dataclass
class LastChanceScene:
    """A :class:`~quincunx.run.scene.Scene` of cards and money.

    Attributes:
        ruleset: the rules played by.
        named: the cards to be revealed next, as the scenario names them.
        wanted: the table before that.
    """

    ruleset: Ruleset
    named: list[Card] = field(default_factory=list)
    wanted: WantedTable = field(default_factory=WantedTable)
    _played: Play | None = None

    def played(self, order: Sequence[str]) -> Play:
        """The play that leads to the position.

        Raises:
            UnreachablePosition: there is none.
        """
        if self._played is None:
            self._played = plan(self.ruleset.last_chance, order, self.wanted, self._shipped(), len(self.named))
        return self._played

    def _shipped(self) -> list[Card]:
        return load_spec().cards.get(self.ruleset.game, [])

    def deck(self, order: Sequence[str]) -> list[dict[str, Any]]:
        """The cards used up on the way, those that are named, and cards of the shipped deck to make up the number.

        Raises:
            UnreachablePosition: as :meth:`played`; or the game has too few cards.
        """
        gone, size = self.played(order).gone, self.ruleset.last_chance.deck_size
        cards = self._shipped()
        filled = [*cards[:gone], *self.named, *cards[gone : size - len(self.named)]]
        if len(filled) != size:
            raise UnreachablePosition(f"{size} cards are played, and there are only {len(filled)}")
        fields = ("id", "combination", "attempts", "prize")
        return [{name: msgspec.to_builtins(getattr(card, name)) for name in fields} for card in filled]

    def actions(self, order: Sequence[str]) -> list[Action]:
        """As :meth:`quincunx.run.scene.Scene.actions`."""
        return self.played(order).actions

    def position(self, order: Sequence[str]) -> LastChancePosition | None:
        """As :meth:`quincunx.run.scene.Scene.position`; None where the game has just begun."""
        play = self.played(order)
        if not play.actions:
            return None
        return LastChancePosition(
            seat=play.revealer,
            cash=play.cash,
            won={seat: cards for seat, cards in play.won.items() if cards},
            spent=play.spent,
            out=play.out,
            cards_gone=play.gone,
        )

    def compare(self, order: Sequence[str], observation: dict[str, Any]) -> Iterable[Difference]:
        """As :meth:`quincunx.run.scene.Scene.compare`; a game that has just begun is for the scenario to look at."""
        play = self.played(order)
        if not play.actions:
            return
        yield Difference("phase", "the phase", "reveal", observation.get("phase"))
        yield Difference("seat", "the player who reveals", play.revealer, observation.get("seat"))
        left = self.ruleset.last_chance.deck_size - play.gone
        yield Difference("cards_left", "the number of cards left", left, observation.get("cards_left"))
        cash, won = observation.get("cash") or {}, observation.get("won") or {}
        for seat in order:
            yield Difference("cash", f"{seat}'s cash", play.cash[seat], cash.get(seat))
            number = len(won.get(seat) or [])
            yield Difference("won", f"{seat}'s number of cards", len(play.won[seat]), number)
        spent, out = observation.get("last_chance_spent") or [], observation.get("out") or []
        yield Difference("last_chance_spent", "the spent Last Chances", sorted(play.spent), sorted(spent))
        yield Difference("out", "who is out", sorted(play.out), sorted(out))
