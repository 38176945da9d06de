"""Where the data of the suite lies: beside the package in a wheel, at the repository's root in a checkout.

``QUINCUNX_DATA`` in the environment names another folder with ``spec/``, ``features/`` and ``docs/``, for work on a
copy of the suite.
"""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_BUNDLED = _PACKAGE / "_data"

_CHOSEN = os.environ.get("QUINCUNX_DATA")

ROOT = Path(_CHOSEN).resolve() if _CHOSEN else _BUNDLED if _BUNDLED.is_dir() else _PACKAGE.parent
"""The folder that holds ``spec/``, ``features/`` and ``docs/``."""

REFERENCE = "reference_impl:handle"
"""The address of the reference implementation; nothing here imports it by name."""

SPEC = ROOT / "spec"
FEATURES = ROOT / "features"
DOCS = ROOT / "docs"


def shown(path: Path | str) -> str:
    """A path as a person reads it best: relative to the working folder when it lies below it."""
    try:
        return str(Path(path).resolve().relative_to(Path.cwd()))
    except (ValueError, OSError):
        return str(path)
