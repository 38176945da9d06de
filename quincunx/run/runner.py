"""Running scenarios one after the other, or with several implementations side by side, into results.

The rule of this file: whatever one scenario does to the implementation, the next one finds a working conversation, or
the run says that it gave up. Results stand in the order of the suite, whatever order they came in.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from quincunx.adapters.base import TransportFactory
from quincunx.errors import AdapterError, AnswerFault, CannotStart, Timeout, VersionMismatch
from quincunx.features.model import Step
from quincunx.protocol import messages as m
from quincunx.results.model import (
    AGAINST,
    Failure,
    ImplementationInfo,
    Outcome,
    Results,
    RunInfo,
    ScenarioResult,
    SuiteInfo,
    count,
)
from quincunx.run.session import Session
from quincunx.run.suite import Runnable, Suite
from quincunx.run.verdicts import Blocked, NotApplicable, StepFailed
from quincunx.run.world import Setup, World

CRASHES_TO_GIVE_UP = 5
"""So many crashes or time-outs in a row, and the rest is not run."""


@dataclass(frozen=True)
class Options:
    """How to run.

    Attributes:
        setup: whether positions are played or handed over.
        strict_reasons: whether the rule that a rejection names is compared.
        fail_fast: whether to stop at the first scenario that speaks against the implementation.
        jobs: how many implementations to run side by side.
    """

    setup: Setup = "play"
    strict_reasons: bool = False
    fail_fast: bool = False
    jobs: int = 1


def run_steps(world: World, runnable: Runnable) -> ScenarioResult:
    """Carry out one scenario at a table of its own, and say how it ended.

    What an implementation does not show is no reason to overlook what it shows: a demand that cannot be judged is
    remembered, and a later failure outweighs it.

    Raises:
        AdapterError: the implementation did not do what the protocol demands. The step is told in a note.
    """
    step: Step | None = None
    unjudged = ""
    try:
        for following, bound, rows in runnable.played:
            step = following
            try:
                bound(world, rows)
            except NotApplicable as verdict:
                if bound.definition.kind != "then":
                    raise
                unjudged = unjudged or str(verdict)
    except NotApplicable as verdict:
        return result_of(runnable, "not-applicable", reason=str(verdict))
    except Blocked as verdict:
        return result_of(runnable, "blocked", failure=_failure(world.session, step, str(verdict), cause=str(verdict)))
    except StepFailed as verdict:
        cause = verdict.cause if verdict.shared else ": ".join((*runnable.scenario.tags.rules[:1], verdict.cause))
        failure = _failure(
            world.session, step, verdict.message, cause, expected=verdict.expected, actual=verdict.actual
        )
        return result_of(runnable, "failed", failure=failure)
    except AdapterError as error:
        error.step = step
        raise
    return result_of(runnable, "not-applicable", reason=unjudged) if unjudged else result_of(runnable, "passed")


def run_one(session: Session, runnable: Runnable, options: Options) -> ScenarioResult:
    """Run one scenario in a conversation.

    Raises:
        AdapterError: as :func:`run_steps`.
    """
    try:
        world = world_for(session, runnable, options)
    except NotApplicable as verdict:
        return result_of(runnable, "not-applicable", reason=str(verdict))
    return run_steps(world, runnable)


def world_for(session: Session, runnable: Runnable, options: Options) -> World:
    """A fresh table for a scenario.

    Raises:
        NotApplicable: the implementation claims neither the game, the ruleset nor the level.
    """
    ruleset = runnable.ruleset
    support = session.about(ruleset.game, ruleset.engine)
    if support.rulesets != "any" and ruleset.id not in support.rulesets:
        raise NotApplicable(f"the implementation does not know the ruleset {ruleset.id}")
    level = runnable.scenario.level
    if level not in support.levels:
        raise NotApplicable(f"the implementation does not claim the level {level}")
    return World(session, support, ruleset, options.setup, strict_reasons=options.strict_reasons)


def result_of(runnable: Runnable, outcome: Outcome, reason: str = "", failure: Failure | None = None) -> ScenarioResult:
    """The result of a scenario."""
    tags = runnable.scenario.tags
    return ScenarioResult(
        id=runnable.case.id,
        ruleset=runnable.ruleset.id,
        name=runnable.case.name,
        feature=runnable.feature,
        line=runnable.case.line,
        rules=list(tags.rules),
        level=runnable.scenario.level,
        game=runnable.ruleset.game,
        faq=list(tags.faq),
        outcome=outcome,
        reason=reason,
        failure=failure,
    )


def _failure(
    session: Session,
    step: Step | None,
    message: str,
    cause: str,
    *,
    expected: str | None = None,
    actual: str | None = None,
    stderr: str = "",
) -> Failure:
    return Failure(
        message=message,
        step=f"{step.keyword} {step.text}" if step else "",
        line=step.line if step else None,
        expected=expected,
        actual=actual,
        cause=cause,
        transcript=session.transcript,
        stderr=stderr,
    )


def _cause(error: AdapterError) -> str:
    """What breakdowns of one kind share: their text without what was quoted, and without numbers."""
    return re.sub(r"“[^”]*”|\d+", "…", str(error))


class _Worker:
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
        """One scenario, and whether the implementation broke down over it.

        After a breakdown the scenario is repeated once, to tell a crash from a flake.
        """
        first = self._attempt(runnable)
        if isinstance(first, ScenarioResult):
            return first, False
        error, failure = first
        if isinstance(error, AnswerFault):
            return result_of(runnable, "errored", failure=failure), False
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
            return error, _failure(session, error.step, str(error), cause=_cause(error), stderr=words)

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


class Run:
    """One run of some scenarios.

    Args:
        runnables: what to run.
        factory: makes the implementations.
        suite: the suite that they come from.
        options: how to run.
        on_result: told of each result as soon as there is one, from whichever thread.
    """

    def __init__(
        self,
        runnables: Sequence[Runnable],
        factory: TransportFactory,
        suite: Suite,
        options: Options,
        on_result: Callable[[ScenarioResult], None] = lambda _: None,
    ) -> None:
        self._runnables = runnables
        self._factory = factory
        self._suite = SuiteInfo(version=suite.version, digest=suite.digest)
        self._house = suite.house
        self._options = options
        self.on_result = on_result
        self._results: list[ScenarioResult | None] = [None] * len(runnables)
        self._lock = threading.Lock()
        self._next = 0
        self._crashes = 0
        self._given_up = ""
        self._trouble: BaseException | None = None

    @property
    def total(self) -> int:
        """How many scenarios there are to run."""
        return len(self._runnables)

    def results(self, info: RunInfo) -> Results:
        """Run everything.

        Args:
            info: how it was called; ``complete`` and ``given_up`` are corrected here.

        Raises:
            AdapterError: the implementation could not be run at all (two failed handshakes).
        """
        first = _Worker(self._factory, self._suite.version, self._options)
        workers = [first]
        try:
            hello = first.greet()
            jobs = max(1, min(self._options.jobs, len(self._runnables)))
            workers += [_Worker(self._factory, self._suite.version, self._options) for _ in range(jobs - 1)]
            if jobs == 1:
                self._work(first)
            else:
                self._side_by_side(workers)
        finally:
            for worker in workers:
                worker.close()
        missing = self._given_up or "the run was stopped"
        scenarios = [
            result if result is not None else result_of(runnable, "not-run", reason=missing)
            for runnable, result in zip(self._runnables, self._results, strict=True)
        ]
        who = hello.implementation
        return Results(
            suite=self._suite,
            implementation=ImplementationInfo(name=who.name, version=who.version, language=who.language, url=who.url),
            run=RunInfo(
                command=info.command,
                setup=info.setup,
                complete=info.complete and not self._given_up,
                filters=info.filters,
                with_=info.with_,
                given_up=self._given_up,
                strict_reasons=info.strict_reasons,
            ),
            scenarios=scenarios,
            counts=count(scenarios),
        )

    def _side_by_side(self, workers: Sequence[_Worker]) -> None:
        threads = [threading.Thread(target=self._guarded, args=(worker,), daemon=True) for worker in workers]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                while thread.is_alive():
                    thread.join(0.2)  # short waits let Ctrl-C through on every system
        except BaseException:
            self._stop("interrupted")
            raise
        if self._trouble is not None:
            raise self._trouble

    def _guarded(self, worker: _Worker) -> None:
        try:
            self._work(worker)
        except BaseException as error:  # noqa: BLE001  handed to the main thread
            self._trouble = error
            self._stop("an error in the harness")

    def _work(self, worker: _Worker) -> None:
        while (index := self._take()) is not None:
            runnable = self._runnables[index]
            result, broke_down = worker.run(runnable)
            if runnable.borrowed:
                result = self._house.settled(runnable.ruleset.id, runnable.rests_on(), result)
            self._results[index] = result
            self.on_result(result)
            self._judge(result, broke_down=broke_down)

    def _take(self) -> int | None:
        with self._lock:
            if self._given_up or self._next >= len(self._runnables):
                return None
            self._next += 1
            return self._next - 1

    def _judge(self, result: ScenarioResult, *, broke_down: bool) -> None:
        with self._lock:
            self._crashes = self._crashes + 1 if broke_down else 0
            crashes = self._crashes
        if crashes >= CRASHES_TO_GIVE_UP:
            self._stop(f"given up after {CRASHES_TO_GIVE_UP} crashes or time-outs in a row")
        elif self._options.fail_fast and result.outcome in AGAINST:
            self._stop("stopped at the first failure (--fail-fast)")

    def _stop(self, why: str) -> None:
        with self._lock:
            self._given_up = self._given_up or why
