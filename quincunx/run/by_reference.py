"""Scenarios played by the reference implementation, for what is shown without anybody's implementation."""

from __future__ import annotations

from collections.abc import Sequence

from quincunx.adapters.in_process import InProcess, import_handler
from quincunx.paths import REFERENCE
from quincunx.results.model import Results, RunInfo
from quincunx.run.playing import Options
from quincunx.run.runner import Run
from quincunx.run.suite import Runnable, Suite


def played_by_reference(suite: Suite, runnables: Sequence[Runnable] | None = None) -> Results:
    """The results of some scenarios, or of the whole suite.

    Raises:
        AdapterError: the reference implementation cannot be run.
    """
    handler = import_handler(REFERENCE)
    everything = runnables is None
    chosen = suite.runnables() if runnables is None else runnables
    run = Run(chosen, lambda: InProcess(handler), suite, Options())
    return run.results(RunInfo(command=["--impl", REFERENCE], setup="play", complete=everything))
