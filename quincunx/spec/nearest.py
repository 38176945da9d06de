"""“Did you mean …?”: the nearest known name for a misspelt one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str], count: int = 1) -> str:
    """A half sentence that names the nearest known names, or nothing when none is near.

    Args:
        name: the unknown name.
        known: all known ones.
        count: how many to offer at the most.
    """
    found = get_close_matches(name, list(known), n=count, cutoff=0.5)
    if not found:
        return ""
    return f"; did you mean {' or '.join(f'“{item}”' for item in found)}?"
