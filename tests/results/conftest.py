"""Results made by hand: a few cases, or thousands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from quincunx.results.claims import Claims, Demand, claims_of
from quincunx.results.model import (
    Exchange,
    Failure,
    ImplementationInfo,
    Outcome,
    Results,
    RunInfo,
    ScenarioResult,
    SuiteInfo,
    count,
)

SUITE = SuiteInfo(version="1.2.3", digest="0123456789abcdef")
WHO = ImplementationInfo(name="An engine", version="2.0", language="C", url="https://example.org/engine")


def case(id_: str, /, outcome: Outcome = "passed", rules: Sequence[str] = ("a.b.one",), **more: Any) -> ScenarioResult:
    """A case; a failure gets a message and a conversation of its own."""
    if "failure" not in more and outcome in {"failed", "errored", "timed-out", "blocked", "expected-failure"}:
        more["failure"] = failure()
    if "reason" not in more and outcome in {"not-applicable", "not-run", "superseded"}:
        more["reason"] = "there is a reason"
    values: dict[str, Any] = {
        "ruleset": "yahtzee",
        "name": f"The case {id_}",
        "feature": "yahtzee/jokers.feature",
        "line": 7,
        "level": "turn",
        "game": "yahtzee",
    }
    return ScenarioResult(id=id_, outcome=outcome, rules=list(rules), **{**values, **more})


def failure(message: str = "Ana's total should be 5", **more: Any) -> Failure:
    request = {
        "jsonrpc": "2.0",
        "id": 3,
        "method": "act",
        "params": {"action": {"type": "roll", "faces": [4, 4, 4, 4, 4]}},
    }
    start = {"method": "start", "params": {"ruleset": {"id": "yahtzee", "definition": {"boxes": ["x" * 5000]}}}}
    values: dict[str, Any] = {
        "step": "Then Ana's total is 5",
        "line": 12,
        "expected": "5",
        "actual": "4 4 4 2 2",
        "cause": "a.b.one: the total",
        "transcript": [
            Exchange(request=start, response={"result": {"observation": {}}}),
            Exchange(request=request, response={"result": {"observation": {"dice": [4, 4, 4, 4, 4]}}}),
        ],
    }
    return Failure(message=message, **{**values, **more})


def run_of(*cases: ScenarioResult, **run: Any) -> Results:
    """A whole run, complete unless it is said otherwise."""
    info = RunInfo(**{"command": ["./engine"], "setup": "play", "complete": True, **run})
    return Results(suite=SUITE, implementation=WHO, run=info, scenarios=list(cases), counts=count(list(cases)))


def demand_of(results: Results, **levels: str) -> Demand:
    """A demand for every rule that is named; levels are told as ``one="scoring"`` for ``a.b.one``, turn otherwise."""
    rules = {rule for scenario in results.scenarios for rule in scenario.rules}
    return Demand(
        "yahtzee",
        "Yahtzee",
        "yahtzee",
        {rule: levels.get(rule.rpartition(".")[2], "turn") for rule in sorted(rules)},
        {scenario.id: scenario.level for scenario in results.scenarios},
    )


def claims(results: Results, **levels: str) -> Claims:
    return claims_of(results, [demand_of(results, **levels)], SUITE)


def large(cases: int, *, failing: int, length: int = 12) -> Results:
    """A run of many cases with long conversations."""
    observation = {"observation": {"sheets": {"Ana": {"boxes": {f"box-{n}": n for n in range(13)}, "total": 250}}}}
    roll = {"method": "act", "params": {"action": {"type": "roll", "seat": "Ana", "faces": [1, 2, 3, 4, 5]}}}
    talk = [Exchange(request=roll, response={"result": observation}) for _ in range(length)]
    found = []
    for number in range(cases):
        wrong = number < failing
        text = f"Ana's total should be {number}, but it is otherwise"
        reason = failure(text, transcript=talk, cause=f"c{number % 40}")
        found.append(
            case(
                f"YZ-{number // 5:03}/{number % 5 + 1}",
                "failed" if wrong else "passed",
                [f"yahtzee.topic-{number % 9}.rule-{number % 200}", "scorecard.box.any"],
                name=f"A case with a name of its own that tells what happens at the table, number {number}",
                failure=reason if wrong else None,
            )
        )
    return run_of(*found)


def replaced(results: Results, **changes: Any) -> Results:
    return msgspec.structs.replace(results, **changes)
