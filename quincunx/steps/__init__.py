"""The sentences that scenarios are written in.

The modules register their sentences while they are imported; :func:`registry` imports them all.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from quincunx.steps.catalogue import STEPS
from quincunx.steps.registry import Registry

MODULES = (
    "scene",
    "dice",
    "sheets",
    "outcome",
    "scoring",
    "keeping",
    "hands",
    "rounds",
    "cards",
    "auction",
    "cracking",
)
"""The step modules in the order of the catalogue."""


@lru_cache(maxsize=1)
def registry() -> Registry:
    """The registry with every sentence in it."""
    for name in MODULES:
        import_module(f"quincunx.steps.{name}")
    return STEPS
