"""The three pipes of a child, none of which can make the harness wait or grow.

The rule of this file: only the thread that a pipe belongs to blocks in it, and only that thread closes it. So a pipe
that somebody holds open for ever costs a sleeping thread, and nobody reads from a number that was given away again.
All threads are daemons; a pipe that its child's end has closed ends its thread.
"""

from __future__ import annotations

import enum
import os
import sys
import threading
from queue import SimpleQueue
from typing import IO

_CHUNK = 65536
LONGEST_LINE = 8 * 1024 * 1024
"""Bytes of the longest line that is taken from a child."""
_UNREAD = 64  # chunks; nobody who answers when asked has so many lying about
STDERR_KEPT = 8192
"""Bytes of stderr that are kept."""


class Mark(enum.Enum):
    """What may stand in the queue of answers where no answer does."""

    CLOSED = "stdout is closed"
    TOO_LONG = "a line is longer than LONGEST_LINE"
    UNWRITABLE = "stdin is closed"


class Answers:
    """What a child writes to stdout, as chunks that hold whole lines and end with a line feed.

    Attributes:
        queue: the chunks, and marks. After CLOSED or TOO_LONG nothing comes.
        partial: the beginning of a line that is not whole yet.
    """

    def __init__(self, pipe: IO[bytes]) -> None:
        self.queue: SimpleQueue[bytes | Mark] = SimpleQueue()
        self.partial = bytearray()
        threading.Thread(target=self._read, args=(pipe,), name="quincunx-stdout", daemon=True).start()

    def _read(self, pipe: IO[bytes]) -> None:
        queue, partial = self.queue, self.partial
        with pipe:
            while queue.qsize() < _UNREAD:
                try:
                    chunk = pipe.read(_CHUNK)
                except OSError:
                    chunk = b""
                if not chunk:
                    queue.put(Mark.CLOSED)
                    return
                whole = chunk.rfind(b"\n") + 1
                if not whole:
                    partial += chunk
                elif partial or whole != len(chunk):
                    partial += chunk[:whole]
                    lines = bytes(partial)
                    partial[:] = chunk[whole:]
                    queue.put(lines)
                else:
                    queue.put(chunk)
                if len(partial) > LONGEST_LINE:
                    queue.put(Mark.TOO_LONG)
                    return


class LastWords:
    """The end of what a child writes to stderr, at most :data:`STDERR_KEPT` bytes. All of it is read, always."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._kept = b""
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._read, args=(pipe,), name="quincunx-stderr", daemon=True)
        self._thread.start()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while True:
                try:
                    chunk = pipe.read(_CHUNK)
                except OSError:
                    return
                if not chunk:
                    return
                with self._lock:
                    self._kept = (self._kept + chunk)[-STDERR_KEPT:]

    def take(self, wait: float = 0.0) -> bytes:
        """What was kept since the previous call.

        Args:
            wait: seconds to wait for the pipe to end; for a child that has ended.
        """
        if wait:
            self._thread.join(wait)
        with self._lock:
            kept, self._kept = self._kept, b""
        return kept


class Requests:
    """What a child reads from stdin. Sending never blocks: what the pipe does not take at once, a thread writes.

    Args:
        pipe: the child's stdin.
        answers: gets ``Mark.UNWRITABLE`` when the pipe turns out to be closed.
        direct: try without the thread first. Pipes of Windows cannot be told reliably not to block.
    """

    def __init__(
        self, pipe: IO[bytes], answers: SimpleQueue[bytes | Mark], *, direct: bool = sys.platform != "win32"
    ) -> None:
        self._pipe = pipe
        self._answers = answers
        self._waiting: SimpleQueue[memoryview | None] = SimpleQueue()
        self._unsent = 0
        self._direct = direct and self._set_blocking(blocking=False)
        self._sending = threading.Lock()  # close() may come from another thread
        if not self._direct:
            self._start()

    @property
    def stuck(self) -> bool:
        """Whether the child has not yet taken all that was sent."""
        return self._unsent > 0

    def send(self, line: bytes) -> None:
        """Send a line, or begin to."""
        rest = memoryview(line)
        if self._direct:
            with self._sending:
                try:
                    rest = rest[os.write(self._pipe.fileno(), line) :]
                except BlockingIOError:
                    pass
                except (OSError, ValueError):  # closed by the child, or by us
                    self._answers.put(Mark.UNWRITABLE)
                    return
                if not rest:
                    return
                self._direct = False
                self._set_blocking(blocking=True)
                self._start()
        self._unsent += len(rest)
        self._waiting.put(rest)

    def close(self) -> None:
        """Close the child's stdin, as soon as all is written."""
        with self._sending:
            if self._direct:
                self._pipe.close()
            else:
                self._waiting.put(None)

    def _set_blocking(self, *, blocking: bool) -> bool:
        if sys.platform == "win32":
            return False
        os.set_blocking(self._pipe.fileno(), blocking)
        return True

    def _start(self) -> None:
        threading.Thread(target=self._write, name="quincunx-stdin", daemon=True).start()

    def _write(self) -> None:
        with self._pipe:
            while (rest := self._waiting.get()) is not None:
                while rest:
                    try:
                        written = os.write(self._pipe.fileno(), rest)
                    except OSError:
                        self._answers.put(Mark.UNWRITABLE)
                        return
                    rest = rest[written:]
                    self._unsent -= written
