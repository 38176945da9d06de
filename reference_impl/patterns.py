"""The vocabulary of patterns: which dice a box asks for, and what they pay.

The rule of this file: a pattern picks the dice of a roll that meet it, or none when the roll does not meet it, and
where several choices meet it, the dearest. Five alike are therefore a three of a kind (``scorecard.lower.more-alike``)
but no full house, whose groups differ (``scorecard.lower.five-alike-full-house``); a run may have other dice beside
it (``scorecard.lower.small-straight``) and be part of a longer one (``scorecard.lower.large-as-small``).
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any, Literal

from reference_impl.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable

    from reference_impl.dice import Roll

    Matcher = Callable[[Roll], Roll | None]

Points = int | Literal["all", "matching"]
"""What a met pattern pays: a fixed number of points, or the sum of all or of the matching dice."""


def matcher(pattern: Any) -> Matcher:
    """Turn a pattern of a ruleset document into a function that picks the matching dice.

    Args:
        pattern: ``any`` (every roll), or an object with one key: ``face: n`` (all dice with n),
            ``alike: n`` (n dice of one number), ``groups: [n, m]`` (n of one number and m of another),
            ``same: [n, m]`` (the like, and the other dice all different), ``run: n`` (n numbers in sequence),
            ``faces: [...]`` (exactly these dice).

    Returns:
        A function from a roll to its matching dice, or to None when the pattern is not met.

    Raises:
        Malformed: there is no such pattern.
    """
    if isinstance(pattern, dict) and len(pattern) == 1:
        match pattern:
            case {"face": int(face)}:
                return lambda dice: (face,) * dice.count(face) or None
            case {"alike": int(size)}:
                return lambda dice: _groups(dice, (size,))
            case {"groups": [*sizes]} if sizes and all(isinstance(size, int) for size in sizes):
                return lambda dice: _groups(dice, tuple(sizes))
            case {"same": [*sizes]} if all(isinstance(size, int) for size in sizes):
                return lambda dice: _same(dice, sorted(sizes))
            case {"run": int(length)}:
                return lambda dice: _run(dice, length)
            case {"faces": [*faces]} if all(isinstance(face, int) for face in faces):
                wanted = tuple(sorted(faces))
                return lambda dice: dice if dice == wanted else None
    if pattern == "any":
        return lambda dice: dice
    raise Malformed(f"no such pattern: {pattern!r}")


def _groups(dice: Roll, sizes: tuple[int, ...]) -> Roll | None:
    """Pick groups of the given sizes, each of a number of its own, for the highest sum."""
    found = [
        tuple(face for face, size in zip(numbers, sizes, strict=True) for _ in range(size))
        for numbers in permutations(set(dice), len(sizes))
        if all(dice.count(face) >= size for face, size in zip(numbers, sizes, strict=True))
    ]
    return max(found, key=sum, default=None)


def _same(dice: Roll, sizes: list[int]) -> Roll | None:
    """Pick all dice that are alike, if these are the sizes of their groups, from small to large."""
    alike = tuple(face for face in dice if dice.count(face) > 1)
    return alike if sorted(alike.count(face) for face in set(alike)) == sizes else None


def _run(dice: Roll, length: int) -> Roll | None:
    """Pick the highest run of exactly ``length`` numbers."""
    found = [tuple(range(low, low + length)) for low in set(dice) if set(range(low, low + length)) <= set(dice)]
    return max(found, default=None)


def points(document: Any) -> Points:
    """Read what a box pays: a whole number, ``sum: all`` or ``sum: matching``.

    Raises:
        Malformed: it is none of these.
    """
    match document:
        case int(fixed) if not isinstance(fixed, bool):
            return fixed
        case {"sum": "all" | "matching" as which, **others} if not others:
            return "all" if which == "all" else "matching"
        case _:
            raise Malformed(f"a box pays a number, {{sum: all}} or {{sum: matching}}, not {document!r}")


def pay(worth: Points, dice: Roll, matching: Roll) -> int:
    """Give the points for a pattern that is met: fixed, or the sum of all dice or of the matching ones."""
    match worth:
        case "all":
            return sum(dice)
        case "matching":
            return sum(matching)
        case fixed:
            return fixed
