"""Dice on the table.

The rule of this file: a roll is a handful, its order means nothing, so a roll is a sorted tuple of faces and two
rolls are the same when the tuples are. Whoever rolls keeps some of the dice that lie there and takes up the others.
Nothing here rolls: the faces come in with the action.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from reference_impl.errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Iterator

Roll = tuple[int, ...]
"""Faces of dice, sorted upwards."""


def every_roll(count: int, faces: int) -> Iterator[Roll]:
    """Give each different roll of ``count`` dice with ``faces`` faces once: 252 for five common dice."""
    return combinations_with_replacement(range(1, faces + 1), count)


def check_dice(dice: Roll, count: int, faces: int, rule: str = "scorecard.setup.five-dice") -> None:
    """Refuse dice that the game has not.

    Args:
        dice: what is said to lie on the table.
        count: how many dice the game has.
        faces: the faces of each, numbered from 1.
        rule: the rule of the game that says so.

    Raises:
        IllegalAction: another number of dice than ``count``, or a face beyond 1 to ``faces``.
    """
    if len(dice) != count:
        raise IllegalAction(rule, f"the game has {count} dice, not {len(dice)}")
    if dice[0] < 1 or dice[-1] > faces:
        raise IllegalAction(rule, f"the dice show 1 to {faces}: {dice} cannot lie there")


def roll_again(dice: Roll, keep: Roll, faces: Roll, topic: str = "scorecard.turn") -> Roll:
    """Keep some of the dice on the table and put the new faces beside them.

    Args:
        dice: what lies on the table.
        keep: the dice that stay, whether kept before or not (``*.kept-dice``).
        faces: what the dice that were taken up show now.
        topic: what the ids of the game's rules about re-rolls begin with.

    Returns:
        The dice that lie there afterwards, as many as were kept and thrown.

    Raises:
        IllegalAction: no die is taken up (``*.at-least-one``), or one is kept that does not lie there
            (``*.reroll-any``).
    """
    if not faces:
        raise IllegalAction(f"{topic}.at-least-one", "a re-roll takes at least one die")
    rest = list(dice)
    for face in keep:
        if face not in rest:
            raise IllegalAction(f"{topic}.reroll-any", f"{keep} cannot be kept of {dice}")
        rest.remove(face)
    return tuple(sorted(keep + faces))
