"""What the rules of Poker Dice say about hands, ranks and lives, computed once more by brute force.

The rule of this file: it follows the wording of ``spec/games/poker-dice/`` and imports neither the reference
implementation nor the harness. The kinds of hands and their two orders stand here a second time on purpose: this is the
second opinion that the tables under ``spec/tables/`` and the engine are held against.

``python tests/spec/poker_oracle.py`` writes both tables anew.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping
from functools import cmp_to_key
from itertools import combinations_with_replacement, product
from pathlib import Path

Hand = tuple[str, ...]

TABLES = Path(__file__).resolve().parents[2] / "spec" / "tables"
FACES = ("A", "K", "Q", "J", "10", "9")
"""From high to low."""
STRAIGHTS = (FACES[:5], FACES[1:])
STANDARD = (
    "five-of-a-kind",
    "four-of-a-kind",
    "full-house",
    "straight",
    "three-of-a-kind",
    "two-pair",
    "one-pair",
    "no-combination",
)
PROBABILITY = (
    "five-of-a-kind",
    "four-of-a-kind",
    "straight",
    "full-house",
    "no-combination",
    "three-of-a-kind",
    "two-pair",
    "one-pair",
)
ORDERS = {"standard": STANDARD, "probability": PROBABILITY}

HANDS: list[Hand] = list(combinations_with_replacement(FACES, 5))
"""The 252 hands that differ, each from high to low."""
ROLLS = product(FACES, repeat=5)
HEADER = ["place", "hand", "kind"]


def having(hand: Iterable[str], count: int) -> list[str]:
    """The faces that exactly so many dice show, from high to low."""
    dice = list(hand)
    return [face for face in FACES if dice.count(face) == count]


def kind(hand: Iterable[str]) -> str:
    """What the dice are, in the words of the eight rules."""
    dice = tuple(hand)
    if having(dice, 5):
        return "five-of-a-kind"
    if having(dice, 4):
        return "four-of-a-kind"
    if having(dice, 3):
        return "full-house" if having(dice, 2) else "three-of-a-kind"
    pairs = len(having(dice, 2))
    if pairs:
        return "two-pair" if pairs == 2 else "one-pair"
    return "straight" if any(set(dice) == set(straight) for straight in STRAIGHTS) else "no-combination"


def compare(one: Iterable[str], other: Iterable[str], order: str) -> int:
    """Above 0 if the first hand is better, below 0 if the second is, 0 for a tie."""
    one, other = tuple(one), tuple(other)
    kinds = ORDERS[order]
    if kind(one) != kind(other):
        return 1 if kinds.index(kind(one)) < kinds.index(kind(other)) else -1
    # the larger group decides before the smaller, within a size the higher face, single dice last
    for count in (5, 4, 3, 2, 1):
        for mine, theirs in zip(having(one, count), having(other, count), strict=True):
            if mine != theirs:
                return 1 if FACES.index(mine) < FACES.index(theirs) else -1
    return 0


def ladder(order: str) -> list[Hand]:
    """The 252 hands from the best to the worst."""
    return sorted(HANDS, key=cmp_to_key(lambda one, other: compare(one, other, order)), reverse=True)


def ranks(hands: Mapping[str, Iterable[str]], order: str, *, dense: bool = False) -> dict[str, int]:
    """The rank of every player in a round."""
    better = {
        seat: [tuple(sorted(other)) for other in hands.values() if compare(other, hand, order) > 0]
        for seat, hand in hands.items()
    }
    return {seat: 1 + (len(set(above)) if dense else len(above)) for seat, above in better.items()}


def losses(ranked: Mapping[str, int], variant: str) -> dict[str, int]:
    """The lives that a round costs every player."""
    if set(ranked.values()) == {1}:
        return dict.fromkeys(ranked, 1)
    last = max(ranked.values())
    return {
        seat: {"rank-based": rank - 1, "all-but-winner": 0 if rank == 1 else 1, "lowest": 1 if rank == last else 0}[
            variant
        ]
        for seat, rank in ranked.items()
    }


def rows(order: str) -> Iterator[list[str]]:
    """The table of an order, its header included."""
    yield HEADER
    for place, hand in enumerate(ladder(order), 1):
        yield [str(place), " ".join(hand), kind(hand)]


def main() -> None:
    """Write the tables."""
    for order in ORDERS:
        with (TABLES / f"poker-dice-{order}.csv").open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows(order))


if __name__ == "__main__":
    main()
