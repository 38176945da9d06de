"""Running scenarios one after the other, or with several implementations side by side, into results.

The rule of this file: every scenario has its outcome, and one that was not run says why. Results stand in the order
of the suite, whatever order they came in.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from quincunx.adapters.base import TransportFactory
from quincunx.errors import AdapterError, Timeout
from quincunx.protocol import messages as m
from quincunx.results.model import (
    AGAINST,
    ImplementationInfo,
    Results,
    RunInfo,
    ScenarioResult,
    SuiteInfo,
    count,
)
from quincunx.run.playing import Options, result_of
from quincunx.run.suite import Runnable, Suite
from quincunx.run.worker import Worker

CRASHES_TO_GIVE_UP = 5
"""So many crashes or time-outs in a row, and the rest is not run."""


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
        self._out_of_time = False
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
        first = Worker(self._factory, self._suite.version, self._options)
        workers = [first]
        watch = self._watch(workers)
        try:
            hello = self._greeted(first)
            jobs = max(1, min(self._options.jobs, len(self._runnables)))
            workers += [Worker(self._factory, self._suite.version, self._options) for _ in range(jobs - 1)]
            if jobs == 1:
                self._work(first)
            else:
                self._side_by_side(workers)
        finally:
            watch.cancel()
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

    def _watch(self, workers: Sequence[Worker]) -> threading.Timer:
        """A watch that ends the run when its time is up; the exchange that is under way then is given up too."""

        def ring() -> None:
            self._out_of_time = True
            self._stop(f"the time limit of {limit:g} s was reached (--time-limit)")
            for worker in workers:
                worker.transport.close()

        limit = self._options.time_limit
        watch = threading.Timer(limit or threading.TIMEOUT_MAX, ring)
        watch.daemon = True
        if limit is not None:
            watch.start()
        return watch

    def _greeted(self, worker: Worker) -> m.HelloResult:
        try:
            return worker.greet()
        except AdapterError:
            if self._out_of_time:
                limit = f"{self._options.time_limit:g} s"
                raise Timeout(f"no handshake within the time limit of the run, {limit} (--time-limit)") from None
            raise

    def _side_by_side(self, workers: Sequence[Worker]) -> None:
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

    def _guarded(self, worker: Worker) -> None:
        try:
            self._work(worker)
        except BaseException as error:  # noqa: BLE001  handed to the main thread
            self._trouble = error
            self._stop("an error in the harness")

    def _work(self, worker: Worker) -> None:
        while (index := self._take()) is not None:
            runnable = self._runnables[index]
            result, broke_down = worker.run(runnable)
            if self._out_of_time and result.outcome in {"errored", "timed-out"}:
                return  # it was not its fault
            if runnable.borrowed:
                result = self._house.settled(
                    runnable.ruleset.id, runnable.rests_on(), runnable.scenario.tags.rulesets, result
                )
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
