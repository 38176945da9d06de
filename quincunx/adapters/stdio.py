"""A command as the implementation: one JSON message a line to its stdin, one a line from its stdout.

The rule of this file: a child that broke the protocol is never spoken to again. Whatever ends an exchange other than
its answer (a fault, a time-out, Ctrl-C) ends the child, its pipes are dropped with all that may still come through
them, and the next exchange begins with a new one.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from queue import Empty
from time import monotonic
from types import TracebackType
from typing import Any, Self

import msgspec

from quincunx.adapters.answers import printable, quoted, read_answer, unasked
from quincunx.adapters.pipes import LONGEST_LINE, STDERR_KEPT, Answers, LastWords, Mark, Requests
from quincunx.adapters.processes import ProcessTree, how_it_ended, start
from quincunx.errors import AdapterError, CannotStart, Exited, ProtocolFault, Timeout

_encode = msgspec.json.Encoder().encode
_GRACE = 0.5  # seconds to end by itself after `bye`, or after its stdout was closed
_GLANCE = 0.5  # seconds between two looks whether the process still lives; Windows notices Ctrl-C no sooner
_STRAGGLERS = 0.2  # seconds for stderr to run dry once the child has ended


class _Child:
    """A running command with its three pipes."""

    def __init__(self, command: Sequence[str], *, direct: bool) -> None:
        self.tree: ProcessTree = start(command)
        try:
            self.words = LastWords(self.tree.stderr)
            self.answers = Answers(self.tree.stdout)
            self.requests = Requests(self.tree.stdin, self.answers.queue, direct=direct)
        except BaseException:  # Ctrl-C
            self.tree.kill()
            raise
        self.answered: int | None = None
        self.last_method = ""


class Stdio:
    """A :class:`~quincunx.adapters.base.Transport` to a command.

    The command is started by the first exchange, without a shell, in the working folder, and kept running. As a
    context manager it is closed at the end. ``close`` may be called from another thread; it ends the exchange that
    is under way there.

    Args:
        command: the program and its arguments.
        timeout: seconds within which a request must be answered.
        start_timeout: the same for the first request after a start, the start included.
    """

    _direct = sys.platform != "win32"  # see Requests

    def __init__(self, command: Sequence[str], timeout: float, start_timeout: float) -> None:
        self.command = list(command)
        self.timeout = timeout
        self.start_timeout = start_timeout
        self._child: _Child | None = None
        self._words = b""
        self._busy = False
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The id of the running process, None while none runs."""
        return self._child.tree.pid if self._child else None

    def ended(self, within: float) -> bool:
        """Whether the command has ended by itself, or does so within some seconds."""
        return self._child is None or self._child.tree.exit_code(within) is not None

    def exchange(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request, wait for its answer.

        Raises:
            CannotStart: there is no such command, or the transport was closed.
            Timeout: no answer within the time limit.
            Exited: the command ended, or closed its stdin or stdout.
            ProtocolFault: what came is no single line with one JSON object that has the request's id.
            AdapterError: another thread's exchange is under way, which is left alone.
        """
        if self._busy:
            raise AdapterError("is still busy with another request")
        begun = monotonic()
        self._busy = True
        try:
            child = self._child
            if child is None:
                self._refuse_to_take_leave(message)
                answer = self._ask(self._start(), message, begun, self.start_timeout)
            else:
                answer = self._ask(child, message, begun, self.timeout)
        except BaseException:
            self._end()
            raise
        finally:
            self._busy = False
        return answer

    def last_words(self) -> str:
        """The last lines that the command wrote to stderr since the previous call, and forget them.

        They have no control characters; of a flood only the last lines are left.
        """
        kept = self._words
        self._words = b""
        if child := self._child:
            kept += child.words.take()
        if len(kept) >= STDERR_KEPT:
            kept = "…".encode() + kept[-STDERR_KEPT:].partition(b"\n")[2]
        return printable(kept).rstrip()

    def restart(self) -> None:
        """End the command with all that it started; the next exchange starts it anew."""
        self._end()

    def close(self) -> None:
        """End the command for good; after ``bye`` it gets a moment to end by itself. No process is left over."""
        self._closed = True
        child = self._child
        self._end(_GRACE if child and child.last_method == "bye" else 0.0)

    def _refuse_to_take_leave(self, message: dict[str, Any]) -> None:
        if message["method"] == "bye":
            raise Exited("has ended already: nobody is left to answer `bye`")

    def _start(self) -> _Child:
        if self._closed:
            raise CannotStart("the command is not started again: its run is over")
        child = self._child = _Child(self.command, direct=self._direct)
        if self._closed:  # by another thread, meanwhile
            raise CannotStart("the command is not started again: its run is over")
        return child

    def _ask(self, child: _Child, message: dict[str, Any], begun: float, limit: float) -> dict[str, Any]:
        queue = child.answers.queue
        if not queue.empty():
            raise self._fault(child, queue.get(), message)
        child.requests.send(_encode(message) + b"\n")
        try:
            came = queue.get(timeout=min(limit, _GLANCE))
        except Empty:
            came = self._wait(child, begun + limit, message)
        if type(came) is not bytes:
            came = self._after(child, came, begun + limit, message)
        request: int = message["id"]
        answer = read_answer(came, request, child.answered)
        child.answered = request
        child.last_method = message["method"]
        return answer

    def _end(self, grace: float = 0.0) -> None:
        child = self._child
        if child is None:
            return
        child.requests.close()
        child.tree.end(grace)
        self._words = (self._words + child.words.take(_STRAGGLERS))[-STDERR_KEPT:]
        self._child = None

    def _wait(self, child: _Child, deadline: float, message: dict[str, Any]) -> bytes | Mark:
        """Wait for something to come until the deadline; give up early when the process is gone."""
        queue = child.answers.queue
        while (left := deadline - monotonic()) > 0:
            gone = child.tree.exit_code() is not None
            try:
                return queue.get(timeout=min(left, _GRACE if gone else _GLANCE))
            except Empty:
                if gone:
                    return Mark.CLOSED  # in truth something that it started holds its stdout open
        raise self._silence(child, message)

    def _after(self, child: _Child, mark: Mark | bytes, deadline: float, message: dict[str, Any]) -> bytes:
        """What to make of a mark: a closed stdin may yet be followed by an answer or an end that explains it."""
        if mark is Mark.UNWRITABLE:
            try:
                mark = self._wait(child, min(deadline, monotonic() + _GRACE), message)
            except Timeout:
                raise Exited(f"closed its stdin (it still runs): {_name(message)} could not be sent") from None
        if isinstance(mark, bytes):
            return mark
        raise self._fault(child, mark, message)

    def _fault(self, child: _Child, came: bytes | Mark, message: dict[str, Any]) -> AdapterError:
        """What is wrong when something other than an answer stands in the queue."""
        if isinstance(came, bytes):
            return unasked(came, child.answered)
        partial = child.answers.partial
        if came is Mark.TOO_LONG:
            limit = f"{LONGEST_LINE // 1024 // 1024} MiB"
            return ProtocolFault(f"printed more than {limit} without a line feed: {quoted(partial)}")
        code = child.tree.exit_code(_GRACE)
        if self._closed:
            how = "was closed"
        else:
            how = "closed its stdout (it still runs)" if code is None else how_it_ended(code)
        after = f", in the middle of a line: {quoted(partial)}" if partial else ""
        hint = "; it must go on until `bye` or the end of its stdin" if code == 0 and not partial else ""
        return Exited(f"{how} before it answered {_name(message)}{after}{hint}")

    def _silence(self, child: _Child, message: dict[str, Any]) -> Timeout:
        """What is known about an answer that did not come."""
        starting = child.answered is None
        limit = f"{self.start_timeout:g} s of its start" if starting else f"{self.timeout:g} s"
        if child.requests.stuck:
            return Timeout(f"did not read its stdin: {_name(message)} could not be sent whole within {limit}")
        if partial := child.answers.partial:
            found = quoted(partial)
            return Timeout(f"did not end its answer to {_name(message)} with a line feed within {limit}: {found}")
        hint = "does it read lines from stdin, and flush stdout after each answer?"
        if not starting:
            hint = "--timeout sets the limit"
        return Timeout(f"no answer to {_name(message)} within {limit}; {hint}")


def _name(message: dict[str, Any]) -> str:
    return f"`{message['method']}`"
