"""Comparing a run with an earlier one: what has got worse, and what is mended.

The rule of this file: a case that passed then and does not pass now is a regression, however it fails to; that it
could not be asked or was not run is no excuse. What did not pass before, or was not in the suite, is none.
"""

from __future__ import annotations

from dataclasses import dataclass

from quincunx.results.model import AGAINST, Results, ScenarioResult
from quincunx.results.summary import RIGHT, WRONG


@dataclass(frozen=True)
class Comparison:
    """A run beside an earlier one.

    Attributes:
        regressions: cases that passed then and do not now, with the outcome then.
        fixed: cases that went wrong then and pass now.
        further: failures that are no regressions: new in the suite, or not asked then, or failing already.
        gone: how many cases that passed then the suite has no more.
        other_suite: whether the earlier run was of another suite.
    """

    regressions: tuple[ScenarioResult, ...]
    fixed: tuple[ScenarioResult, ...]
    further: tuple[ScenarioResult, ...]
    gone: int
    other_suite: bool


def compare(old: Results, new: Results) -> Comparison:
    """Compare a run with an earlier one of the same implementation."""
    then = {(result.id, result.ruleset): result for result in old.scenarios}
    regressions, fixed, further = [], [], []
    for result in new.scenarios:
        before = then.pop((result.id, result.ruleset), None)
        if before is not None and before.outcome in RIGHT and result.outcome not in RIGHT | {"superseded"}:
            regressions.append(result)
        elif before is not None and before.outcome in WRONG and result.outcome in RIGHT:
            fixed.append(result)
        elif result.outcome in AGAINST - RIGHT:
            further.append(result)
    gone = sum(result.outcome in RIGHT for result in then.values()) if new.run.complete else 0
    return Comparison(tuple(regressions), tuple(fixed), tuple(further), gone, old.suite != new.suite)
