"""One implementation and its conversation: greeted, asked, and started anew after a breakdown.

The rule of this file: whatever one scenario does to the implementation, the next one finds a working conversation.
"""

from __future__ import annotations

import re

import msgspec

from quincunx.adapters.base import TransportFactory
from quincunx.errors import AdapterError, AnswerFault, CannotStart, Timeout, VersionMismatch
from quincunx.protocol import messages as m
from quincunx.results.model import Failure, Outcome, ScenarioResult
from quincunx.run.playing import Options, failure_of, result_of, run_one
from quincunx.run.session import Session
from quincunx.run.suite import Runnable


class Worker:
    """One implementation and its conversation."""

    def __init__(self, factory: TransportFactory, suite_version: str, options: Options) -> None:
        self.transport = factory()
        self.version = suite_version
        self.options = options
        self.session: Session | None = None
        self.declared: m.HelloResult | None = None

    def connected(self) -> Session:
        """A conversation that is past its handshake.

        Raises:
            AdapterError: there is none.
        """
        if self.session is None:
            session = Session(self.transport, self.version)
            hello = session.handshake()
            if self.declared is not None and hello != self.declared:
                raise AnswerFault("after a restart, `hello` declares other capabilities than before")
            self.declared, self.session = hello, session
        return self.session

    def greet(self) -> m.HelloResult:
        """The first handshake; a second one is tried when it fails.

        Raises:
            AdapterError: both failed.
        """
        try:
            self.connected()
        except (VersionMismatch, CannotStart):
            raise
        except AdapterError:
            self.reset()
            self.connected()
        if self.declared is None:  # pragma: no cover  connected() has set it
            raise AnswerFault("no handshake")
        return self.declared

    def reset(self) -> None:
        """End the implementation; the next scenario starts it anew."""
        self.transport.restart()
        self.session = None

    def run(self, runnable: Runnable) -> tuple[ScenarioResult, bool]:
        """One scenario, and whether the implementation broke down over it, or could not be greeted again.

        After a breakdown the scenario is repeated once, to tell a crash from a flake.
        """
        first = self._attempt(runnable)
        if isinstance(first, ScenarioResult):
            return first, False
        error, failure = first
        if isinstance(error, AnswerFault):
            return result_of(runnable, "errored", failure=failure), self.session is None
        again = self._attempt(runnable)
        flaky = isinstance(again, ScenarioResult) and again.outcome == "passed"
        outcome: Outcome = "timed-out" if isinstance(error, Timeout) else "errored"
        if flaky:
            failure = _with_flake(failure)
        return result_of(runnable, outcome, failure=failure), not flaky

    def _attempt(self, runnable: Runnable) -> ScenarioResult | tuple[AdapterError, Failure]:
        self.transport.last_words()  # what was said over earlier scenarios explains nothing here
        try:
            return run_one(self.connected(), runnable, self.options)
        except AdapterError as error:
            session = self.session or Session(self.transport, self.version)
            words = ""
            if not isinstance(error, AnswerFault) or self.session is None:
                self.reset()
                words = self.transport.last_words()
            return error, failure_of(session, error.step, str(error), cause=cause_of(error), stderr=words)

    def close(self) -> None:
        """Say goodbye as far as possible, and end the implementation."""
        try:
            if self.session is not None:
                self.session.bye()
        except AdapterError:
            pass  # it is ended all the same, and every scenario has its outcome
        finally:
            self.transport.close()


def _with_flake(failure: Failure) -> Failure:
    message = f"{failure.message} (a repetition passed: flaky)"
    return msgspec.structs.replace(failure, message=message, flaky=True)


def cause_of(error: AdapterError) -> str:
    """What breakdowns of one kind share: their text without what was quoted, and without numbers."""
    return re.sub(r"“[^”]*”|\d+", "…", str(error))
