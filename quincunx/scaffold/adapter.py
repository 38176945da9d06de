"""A small project that plugs an engine into the check, one for each language.

The rule of this file: files are copied as they are; nothing that exists is ever overwritten.
"""

from __future__ import annotations

import sys
from pathlib import Path

from quincunx import paths
from quincunx.errors import UsageError

KITS = Path(__file__).parent / "kits"
"""The folders ``adapter-<language>`` hold the files."""


def write_adapter(language: str, folder: Path) -> list[str]:
    """Write the files of a kit into a new or empty folder.

    Args:
        language: ``python`` or ``node``.
        folder: where to.

    Returns:
        The files as a person reads them best.

    Raises:
        UsageError: the folder holds something, or cannot be written.
    """
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise UsageError(f"{folder} exists and is not empty; nothing was written. Name another folder with -o")
        folder.mkdir(parents=True, exist_ok=True)
        written = []
        for source in sorted((KITS / f"adapter-{language}").iterdir()):
            if not source.is_file():  # __pycache__
                continue
            target = folder / source.name
            target.write_bytes(source.read_bytes())
            if source.suffix == ".sh":
                target.chmod(0o755)
            written.append(paths.shown(target))
    except OSError as error:
        raise UsageError(f"{folder}: cannot be written: {error.strerror}") from None
    return written


def next_steps(folder: Path) -> str:
    """What to do with a fresh kit, in three commands."""
    run = run_command(folder)
    readme = paths.shown(folder / "README.md")
    return f"\nNow:  quincunx doctor -- {run}\n      quincunx check -v -- {run}\nthen read {readme}"


def run_command(folder: Path) -> str:
    """How the adapter of a kit is started on this system."""
    if sys.platform == "win32":
        return str(folder / "run.cmd")
    return str(folder / "run.sh") if folder.is_absolute() else f"./{folder.as_posix()}/run.sh"
