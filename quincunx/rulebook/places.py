"""Places in files, as warnings and editors name them."""

from __future__ import annotations

from pathlib import Path

from quincunx.paths import shown


def place(file: str | Path, line: int | None) -> str:
    """A place as ``file:line``."""
    return f"{shown(file)}:{line}" if line else shown(file)
