"""Child processes that end for certain, with all that they started.

The rule of this file: a tree is entered in the register before anybody else can see it and leaves it only when it is
gone. Whatever happens in between (an exception, Ctrl-C at any moment, a forgotten ``close``), the interpreter ends it
when it exits. On POSIX a tree is a process group in a session of its own, with a guard for the case that the
interpreter is killed; on Windows it is a job object. What leaves the group on purpose (``setsid``) is out of reach on
POSIX; it cannot keep the harness waiting.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, NoReturn

from quincunx.errors import CannotStart

if sys.platform == "win32":
    from quincunx.adapters.job_object import CREATE_SUSPENDED, Job
else:
    from quincunx.adapters.guard import Guard

ASKED = 0.2
"""Seconds between asking a tree to end and ending it."""
_REAPED = 5.0  # seconds for the system to take away a process that was killed

_running: set[ProcessTree] = set()


class ProcessTree:
    """A started command with three pipes, unbuffered. Use :func:`start`.

    Raises:
        OSError: the command could not be started.
        ValueError: the same, for a command that the system cannot even be told.
    """

    def __init__(self, command: Sequence[str]) -> None:
        options: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        if sys.platform == "win32":
            # CreateProcess finds only .exe by itself; which() also finds npx.cmd and the like.
            command = [shutil.which(command[0]) or command[0], *command[1:]]
            options["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP | CREATE_SUSPENDED
            self._job: Job | None = None
        else:
            options["start_new_session"] = True
        self._owner = os.getpid()
        self._ending = threading.Lock()
        self._process: subprocess.Popen[bytes] = subprocess.Popen(command, bufsize=0, **options)  # noqa: S603 - the user's own command
        _running.add(self)
        if sys.platform == "win32":
            try:
                self._job = Job()
                self._job.adopt(self._process.pid)
            except OSError:
                self._process.kill()
                self.kill()
                raise
        else:
            self._guard = Guard(self._process.pid)
        assert self._process.stdin is not None  # noqa: S101 - all three are pipes
        assert self._process.stdout is not None  # noqa: S101
        assert self._process.stderr is not None  # noqa: S101
        self.stdin: IO[bytes] = self._process.stdin
        self.stdout: IO[bytes] = self._process.stdout
        self.stderr: IO[bytes] = self._process.stderr

    @property
    def pid(self) -> int:
        """The id of the process; on POSIX also of its group."""
        return self._process.pid

    def exit_code(self, within: float = 0.0) -> int | None:
        """Its exit code, negative for a POSIX signal; None while it runs.

        Args:
            within: seconds to wait for its end.
        """
        if not within:
            return self._process.poll()
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._process.wait(within)
        return None

    def end(self, grace: float = 0.0) -> None:
        """End the whole tree; the second call does nothing.

        Args:
            grace: seconds in which it may still end by itself.
        """
        with self._ending:
            if self not in _running:
                return
            if self.exit_code(grace) is None:
                self._ask()
                self.exit_code(ASKED)
            self.kill()

    def kill(self) -> None:
        """End the whole tree at once. What the process started is ended also when the process itself is gone."""
        if self._owner == os.getpid():  # a fork of the harness has no right to it
            if sys.platform == "win32":
                if self._job:
                    self._job.terminate()
                    self._job.close()
            else:
                self._signal(signal.SIGKILL)
            self.exit_code(_REAPED)
            if sys.platform != "win32":
                self._guard.dismiss()
        _running.discard(self)

    def _ask(self) -> None:
        if sys.platform == "win32":
            with contextlib.suppress(OSError):
                self._process.send_signal(signal.CTRL_BREAK_EVENT)
        else:
            self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError, PermissionError):  # macOS refuses for a group of zombies
                os.killpg(self._process.pid, number)


@atexit.register
def _kill_all() -> None:
    for tree in list(_running):
        tree.kill()


def start(command: Sequence[str]) -> ProcessTree:
    """Start a command as a tree of its own.

    It is started in a thread, for Ctrl-C strikes the main thread alone: there it could fall between the birth of the
    process and its entry in the register.

    Raises:
        CannotStart: there is no such command, or the system refuses.
    """
    if not command:
        raise CannotStart("the command could not be started: it is empty; write it after --")
    born: list[ProcessTree] = []
    failed: list[Exception] = []

    def give_birth() -> None:
        try:
            born.append(ProcessTree(command))
        except (OSError, ValueError) as error:
            failed.append(error)

    thread = threading.Thread(target=give_birth, name="quincunx-start")
    thread.start()
    try:
        thread.join()
    except BaseException:
        thread.join()
        for tree in born:
            tree.kill()
        raise
    if failed:
        raise CannotStart(f"the command could not be started: {_why(command[0], failed[0])}") from failed[0]
    return born[0]


def unwind_on_signals() -> None:
    """Let SIGTERM and its like end the program as Ctrl-C does, by an exception, so that it cleans up on its way out.

    For a command line, in its main thread: left alone they end an interpreter on the spot, and a child that does not
    heed the end of its stdin would survive. A signal that is ignored (``nohup``) or handled already stays so.
    """

    def leave(number: int, _frame: object) -> NoReturn:
        raise SystemExit(128 + number)

    for name in ("SIGTERM", "SIGHUP", "SIGBREAK"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, leave)


def _why(name: str, error: Exception) -> str:
    kind = error.errno if isinstance(error, OSError) else None
    found = shutil.which(name) is not None
    if kind == errno.ENOENT and found:
        return f"{name}: the interpreter that its first line names does not exist"
    if kind == errno.ENOENT:
        return f"{name}: no such file; is it installed and on PATH?"
    if kind == errno.EACCES and Path(name).is_dir():
        return f"{name}: a folder, no program"
    if kind == errno.EACCES:
        return f"{name}: not executable; mark it so, or name its interpreter before it"
    if kind == errno.ENOEXEC:
        return f"{name}: no program; name its interpreter before it, or in its first line after #!"
    return f"{name}: {error.strerror if isinstance(error, OSError) and error.strerror else error}"


def how_it_ended(code: int) -> str:
    """An exit code in words: ``ended with exit code 3``, ``was ended by SIGSEGV``."""
    if code < 0:
        try:
            return f"was ended by {signal.Signals(-code).name}"
        except ValueError:
            return f"was ended by signal {-code}"
    if code >= 0xC0000000:  # an NTSTATUS: Windows ended it
        return f"crashed with 0x{code:08X}"
    return f"ended with exit code {code}"
