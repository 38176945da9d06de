"""The scenes of games that need one from the start, even when no Given speaks of it."""

from __future__ import annotations

from collections.abc import Callable

from quincunx.run.last_chance_scene import LastChanceScene
from quincunx.run.scene import Scene
from quincunx.spec.rulesets import Ruleset

OPENINGS: dict[str, Callable[[Ruleset], Scene]] = {"last_chance": LastChanceScene}
"""By engine."""


def opening(ruleset: Ruleset) -> Scene | None:
    """The scene of a game that has just begun, None where none is needed."""
    begin = OPENINGS.get(ruleset.engine)
    return begin(ruleset) if begin else None
