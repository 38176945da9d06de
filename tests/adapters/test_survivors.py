"""However a conversation ends, nothing that it started survives."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quincunx.errors import AdapterError, Exited, Timeout

ROOT = Path(__file__).resolve().parents[2]
Talk = Callable[..., Any]
Gone = Callable[..., bool]


def test_a_grandchild(talk: Talk, gone: Gone, tmp_path: Path) -> None:
    file = tmp_path / "pid"
    transport = talk("grandchild", "--file", file)
    transport.ask(1, "hello")
    pid = int(file.read_text())
    assert not gone(pid)
    transport.close()
    assert gone(pid, within=5)


def test_a_grandchild_after_a_time_out(talk: Talk, gone: Gone, tmp_path: Path) -> None:
    file = tmp_path / "pid"
    transport = talk("grandchild-hang", "--file", file, timeout=0.3)
    transport.ask(1, "hello")
    with pytest.raises(Timeout):
        transport.ask(2)
    assert gone(int(file.read_text()), within=5)


@pytest.mark.skipif(sys.platform == "win32", reason="a job object holds what a session does not")
def test_what_left_the_group_does_not_keep_us_waiting(talk: Talk, gone: Gone, tmp_path: Path) -> None:
    file = tmp_path / "pid"
    script = (
        "import subprocess, sys, pathlib\n"
        "sleep = [sys.executable, '-c', 'import time; time.sleep(60)']\n"
        "far = subprocess.Popen(sleep, start_new_session=True)\n"
        "pathlib.Path(sys.argv[1]).write_text(str(far.pid))\n"
        "for line in sys.stdin: pass"
    )
    transport = talk([sys.executable, "-c", script, str(file)], start_timeout=0.5)
    begun = time.monotonic()
    with pytest.raises(Timeout):
        transport.ask(1)
    assert time.monotonic() - begun < 5
    os.kill(int(file.read_text()), signal.SIGKILL)
    assert gone(int(file.read_text()), within=5)


def test_an_exception_in_a_with_block(talk: Talk, gone: Gone) -> None:
    transport = talk("stubborn")

    def fail() -> None:
        with transport:
            transport.ask(1, "hello")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert transport.pid is None


def test_a_close_from_another_thread_ends_the_exchange(talk: Talk, gone: Gone) -> None:
    transport = talk("hang")
    transport.ask(1, "hello")
    pid = transport.pid
    timer = threading.Timer(0.1, transport.close)
    timer.start()
    with pytest.raises(Exited, match="was closed before it answered `observe`"):
        transport.ask(2)
    timer.join()
    assert gone(pid)


def test_a_second_thread_is_turned_away(talk: Talk) -> None:
    transport = talk("late", "--seconds", 0.3)
    transport.ask(1, "hello")
    refused: list[str] = []

    def interfere() -> None:
        try:
            transport.ask(3, "bye")
        except AdapterError as error:
            refused.append(str(error))

    timer = threading.Timer(0.1, interfere)
    timer.start()
    assert transport.ask(2)["id"] == 2
    timer.join()
    assert refused == ["is still busy with another request"]


HARNESS = """
import sys
from quincunx.adapters import processes
from quincunx.adapters.stdio import Stdio

how, *command = sys.argv[1:]
processes.unwind_on_signals()
transport = Stdio(command, timeout=60, start_timeout=60)
request = {"jsonrpc": "2.0", "id": 1, "method": "observe", "params": {}}
transport.exchange(request)
print(transport.pid, flush=True)
if how == "interrupted twice":
    def strike(self, grace=0.0):
        raise KeyboardInterrupt
    processes.ProcessTree.end = strike
if how != "forgotten":
    transport.exchange(request)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send to a process alone")
@pytest.mark.parametrize("how", ["forgotten", "interrupted", "interrupted twice", "terminated", "killed"])
def test_the_end_of_the_harness(fake: Callable[..., list[str]], gone: Gone, tmp_path: Path, how: str) -> None:
    file = tmp_path / "pid"
    command = [sys.executable, "-c", HARNESS, how, *fake("grandchild-stubborn", "--file", file)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as harness:
        assert harness.stdout
        pid = int(harness.stdout.readline())
        number = 0
        if how != "forgotten":
            time.sleep(0.1)
            number = {"terminated": signal.SIGTERM, "killed": signal.SIGKILL}.get(how, signal.SIGINT)
            harness.send_signal(number)
        _, errors = harness.communicate(timeout=20)
    assert (b"KeyboardInterrupt" in errors) == how.startswith("interrupted")
    assert harness.returncode == {"forgotten": 0, "terminated": 128 + number}.get(how, -number)
    assert gone(pid, within=5)
    assert gone(int(file.read_text()), within=5)
