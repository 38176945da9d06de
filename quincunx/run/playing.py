"""Carrying out one scenario: from sentences and an implementation to a result.

The rule of this file: a verdict of a step becomes an outcome here; what the implementation does against the protocol
is passed on, for the worker knows whether to start it anew.
"""

from __future__ import annotations

from dataclasses import dataclass

from quincunx.errors import AdapterError
from quincunx.features.model import Step
from quincunx.results.model import Failure, Outcome, ScenarioResult
from quincunx.run.session import Session
from quincunx.run.suite import Runnable
from quincunx.run.verdicts import Blocked, NotApplicable, StepFailed
from quincunx.run.world import Setup, World


@dataclass(frozen=True)
class Options:
    """How to run.

    Attributes:
        setup: whether positions are played or handed over.
        strict_reasons: whether the rule that a rejection names is compared.
        fail_fast: whether to stop at the first scenario that speaks against the implementation.
        jobs: how many implementations to run side by side.
        time_limit: seconds for the whole run; None for no limit.
    """

    setup: Setup = "play"
    strict_reasons: bool = False
    fail_fast: bool = False
    jobs: int = 1
    time_limit: float | None = None


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
        return result_of(runnable, "blocked", failure=failure_of(world.session, step, str(verdict), cause=str(verdict)))
    except StepFailed as verdict:
        cause = verdict.cause if verdict.shared else ": ".join((*runnable.scenario.tags.rules[:1], verdict.cause))
        failure = failure_of(
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


def failure_of(
    session: Session,
    step: Step | None,
    message: str,
    cause: str,
    *,
    expected: str | None = None,
    actual: str | None = None,
    stderr: str = "",
) -> Failure:
    """What is kept of a scenario that stopped at a step, with the conversation that led there."""
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
