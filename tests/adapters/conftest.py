"""What the tests of the adapters share: talking to fakes, and knowing whether a process is gone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quincunx.adapters import processes
from quincunx.adapters.stdio import Stdio

FAKE = Path(__file__).resolve().parents[1] / "fakes" / "misbehave.py"
PLENTY = 20.0  # seconds; a time limit that is not meant to be missed


class Talk(Stdio):
    """A transport that writes the messages as well."""

    def ask(self, number: int, method: str = "observe", **params: Any) -> dict[str, Any]:
        if method == "hello":
            params = {"protocol": 1, "suite": "1.0.0"}
        return self.exchange({"jsonrpc": "2.0", "id": number, "method": method, "params": params})


def fake_command(mode: str, *arguments: object) -> list[str]:
    return [sys.executable, "-I", "-S", str(FAKE), mode, *map(str, arguments), "--plain"]


@pytest.fixture
def fake() -> Callable[..., list[str]]:
    """The command of a fake: mode and arguments."""
    return fake_command


@pytest.fixture
def talk() -> Iterator[Callable[..., Talk]]:
    """Talk to a command (a list), or to a fake (mode and arguments). Afterwards no process may be left."""
    opened: list[Talk] = []

    def begin(
        what: str | list[str], *arguments: object, timeout: float = PLENTY, start_timeout: float = PLENTY
    ) -> Talk:
        command = what if isinstance(what, list) else fake_command(what, *arguments)
        opened.append(Talk(command, timeout, start_timeout))
        return opened[-1]

    yield begin
    for one in opened:
        one.close()
    assert not processes._running


def _gone(pid: int) -> bool:
    if sys.platform == "win32":
        listed = subprocess.run(["tasklist", "/FI", f"PID eq {pid}"], capture_output=True, text=True, check=True)
        return str(pid) not in listed.stdout
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return False
    return state == "Z"  # dead, and only its new parent has not looked yet


@pytest.fixture
def gone() -> Callable[..., bool]:
    """Whether a process has ended, or does so within some seconds."""

    def look(pid: int, within: float = 0.0) -> bool:
        until = time.monotonic() + within
        while not (ended := _gone(pid)) and time.monotonic() < until:
            time.sleep(0.005)
        return ended

    return look
