"""The scene of a game of Poker Dice: the lives that the players have left.

The rule of this file: a position is reached by whole rounds of one roll each, with hands chosen so that they cost just
these lives; what no rounds lead to is said before anything is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from quincunx.protocol.base import Face
from quincunx.protocol.messages import Action
from quincunx.protocol.poker_dice import PokerDicePosition, Stop
from quincunx.protocol.scorecard import Roll
from quincunx.run.scene import Difference, UnreachablePosition
from quincunx.spec.parameters import PokerDiceParameters
from quincunx.spec.rulesets import Ruleset

Lives = tuple[int, ...]
"""By seat, in the order of play."""


@dataclass(frozen=True, slots=True)
class Round:
    """One round: the seats in the order of their turns, each with its hand, 0 for the best; equal numbers tie."""

    hands: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Plan:
    """How a position comes about; seats are places in the order of play.

    Attributes:
        rounds: what is played.
        lives: what is left.
        out: the round in which each seat without lives went out.
        starter: who starts the next round.
    """

    rounds: tuple[Round, ...]
    lives: Lives
    out: dict[int, int]
    starter: int


@dataclass
class PokerScene:
    """A :class:`~quincunx.run.scene.Scene` of lives.

    Attributes:
        ruleset: the rules played by.
        wanted: the lives of every seat.
    """

    ruleset: Ruleset
    wanted: dict[str, int] = field(default_factory=dict)

    @property
    def parameters(self) -> PokerDiceParameters:
        """The parameters of the ruleset."""
        return self.ruleset.poker_dice

    def planned(self, order: Sequence[str]) -> Plan:
        """The rounds that lead there.

        Raises:
            UnreachablePosition: there are none.
        """
        missing = [seat for seat in order if seat not in self.wanted]
        if missing:
            raise UnreachablePosition(f"the lives of {missing[0]} are not given")
        return plan(self.parameters, tuple(self.wanted[seat] for seat in order))

    def deck(self, order: Sequence[str]) -> None:
        """There are no cards."""

    def actions(self, order: Sequence[str]) -> list[Action]:
        """As :meth:`quincunx.run.scene.Scene.actions`."""
        hands = _hands(self.parameters)
        played: list[Action] = []
        for turns in self.planned(order).rounds:
            for seat, hand in turns.hands:
                played.append(Roll(seat=order[seat], keep=[], faces=hands[hand]))
                if self.parameters.rolls > 1:
                    played.append(Stop(seat=order[seat]))
        return played

    def position(self, order: Sequence[str]) -> PokerDicePosition:
        """As :meth:`quincunx.run.scene.Scene.position`."""
        reached = self.planned(order)
        return PokerDicePosition(
            lives=dict(zip(order, reached.lives, strict=True)),
            round=len(reached.rounds) + 1,
            seat=order[reached.starter],
            out={order[seat]: number for seat, number in reached.out.items()},
        )

    def compare(self, order: Sequence[str], observation: dict[str, Any]) -> Iterable[Difference]:
        """As :meth:`quincunx.run.scene.Scene.compare`."""
        reached = self.planned(order)
        lives = observation.get("lives") or {}
        for seat, left in self.wanted.items():
            yield Difference("lives", f"{seat}'s number of lives", left, lives.get(seat))
        yield Difference("round", "the round", len(reached.rounds) + 1, observation.get("round"))
        if not self.parameters.simultaneous:
            yield Difference("seat", "the seat on turn", order[reached.starter], observation.get("seat"))


def plan(parameters: PokerDiceParameters, wanted: Lives) -> Plan:
    """The rounds after which the players have just these lives, and the game goes on.

    Args:
        parameters: the rules played by.
        wanted: the lives of each seat, in the order of play.

    Raises:
        UnreachablePosition: there are none.
    """
    count = len(wanted)
    begin = parameters.lives * (count - 1 if parameters.life_loss == "rank-based" else 1)
    left = sum(lives > 0 for lives in wanted)
    if left < (2 if parameters.elimination else count):
        raise UnreachablePosition("with these lives the game is over")
    if max(wanted) > begin:
        raise UnreachablePosition(f"everybody begins with {begin} lives, and nobody gets more")
    steps = _Search(parameters, wanted).steps((begin,) * count)
    if steps is None:
        raise UnreachablePosition(f"no rounds leave just {', '.join(map(str, wanted))} lives of {begin}")
    lives, starter, out = (begin,) * count, 0, dict[int, int]()
    rounds = []
    for hands in steps:
        turns = [(starter + step) % count for step in range(count)]
        rounds.append(Round(tuple((seat, hands[seat]) for seat in turns if seat in hands)))
        lives = _after(parameters, lives, hands)
        out |= {seat: len(rounds) for seat in hands if not lives[seat]}
        starter = next(seat for seat in (*turns[1:], turns[0]) if lives[seat])
    return Plan(tuple(rounds), lives, out, starter)


Hands = dict[int, int]
"""How the hands of a round compare: for every seat that takes part a number, 0 for the best hand."""


class _Search:
    """Looks for rounds, the costliest first, and never twice from the same lives."""

    def __init__(self, parameters: PokerDiceParameters, wanted: Lives) -> None:
        self.parameters = parameters
        self.wanted = wanted
        self.hopeless: set[tuple[tuple[int, int], ...]] = set()

    def steps(self, lives: Lives) -> list[Hands] | None:
        """The rounds from these lives to the wanted ones, or None."""
        if lives == self.wanted:
            return []
        alike = tuple(sorted(zip(lives, self.wanted, strict=True)))
        if alike in self.hopeless or any(now < goal for now, goal in alike):
            return None
        if sum(now > 0 for now in lives) > 1:
            possible = [(_after(self.parameters, lives, hands), hands) for hands in self.rounds(lives)]
            for after, hands in sorted(possible, key=lambda item: sum(item[0])):
                rest = self.steps(after)
                if rest is not None:
                    return [hands, *rest]
        self.hopeless.add(alike)
        return None

    def rounds(self, lives: Lives) -> Iterator[Hands]:
        """Every way to tie neighbours, when those who have more lives to lose have the worse hands."""
        seats = [seat for seat, now in enumerate(lives) if now]
        seats.sort(key=lambda seat: lives[seat] - self.wanted[seat])
        for steps in range(1 << (len(seats) - 1)):
            yield {seat: (steps & ((1 << place) - 1)).bit_count() for place, seat in enumerate(seats)}


def _after(parameters: PokerDiceParameters, lives: Lives, hands: Hands) -> Lives:
    """The lives after a round (``poker-dice.lives.*``)."""
    worst = max(hands.values())
    losses = dict.fromkeys(hands, 1)
    if worst:
        for seat, hand in hands.items():
            better = [other for other in hands.values() if other < hand]
            match parameters.life_loss:
                case "rank-based":
                    losses[seat] = len(set(better)) if parameters.ranks == "dense" else len(better)
                case "all-but-winner":
                    losses[seat] = int(hand > 0)
                case "lowest":
                    losses[seat] = int(hand == worst)
    return tuple(max(0, now - losses.get(seat, 0)) for seat, now in enumerate(lives))


def _hands(parameters: PokerDiceParameters) -> list[list[Face]]:
    """Hands from good to bad in any order of kinds, as they are of one kind: all dice but one show the same face."""
    names: list[Face] = list(parameters.faces)
    alike = parameters.dice.count - 1
    return [[face] * alike + [other] for face in names for other in names if other != face]
