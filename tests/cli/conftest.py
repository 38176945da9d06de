"""The command line as it is typed: exit code, standard output, standard error."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Said:
    """What a command said."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def quincunx(tmp_path: Path) -> Command:
    """Run the command in an empty folder."""

    def run(*arguments: str, cwd: Path = tmp_path) -> Said:
        command = [sys.executable, "-m", "quincunx", *arguments]
        done = subprocess.run(
            command, cwd=cwd, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False
        )
        assert "Traceback" not in done.stderr
        return Said(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def fake() -> Callable[..., list[str]]:
    """The command line of an implementation that misbehaves."""

    def command(mode: str, *arguments: str) -> list[str]:
        return [sys.executable, str(ROOT / "tests" / "fakes" / "misbehave.py"), mode, *arguments]

    return command
