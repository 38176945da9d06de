"""What the report's script shows, packed so that thousands of cases stay small.

The rule of this file: names that occur often (rulesets, files, rules) are listed once and referred to by number.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from quincunx.drawing import dice, marks
from quincunx.results.model import Outcome, Results, ScenarioResult
from quincunx.results.summary import chapter_of
from quincunx.results.transcripts import cut, told

ROOM = 4_000_000
"""So many bytes are there for cases and conversations; the rest of the page needs little."""
_TEXTS = 1_200_000
"""Of these, so many for the texts of all failures."""
_ORDER: tuple[Outcome, ...] = (
    "unexpected-pass",
    "errored",
    "timed-out",
    "failed",
    "blocked",
    "expected-failure",
    "not-run",
    "not-applicable",
    "superseded",
    "passed",
)


class _Names:
    """Names by number, in the order in which they are met."""

    def __init__(self) -> None:
        self.all: dict[str, int] = {}

    def number(self, name: str) -> int:
        return self.all.setdefault(name, len(self.all))


def data_of(results: Results, titles: Mapping[str, str], address: Callable[[str], str]) -> dict[str, Any]:
    """The content of the page, the worst first, and what fails for one reason side by side."""
    cases = _ordered(results.scenarios)
    rulesets, features, rules, games, levels = _Names(), _Names(), _Names(), _Names(), _Names()
    failing = sum(case.failure is not None for case in cases)
    limit = max(120, min(2000, _TEXTS // max(failing, 1)))
    rows: list[list[Any]] = [
        [
            case.id,
            cut(case.name, 300),
            _ORDER.index(case.outcome),
            rulesets.number(case.ruleset),
            games.number(case.game),
            levels.number(case.level),
            features.number(case.feature),
            case.line,
            [rules.number(rule) for rule in case.rules],
            cut(case.reason, limit),
            _failure(case, limit),
        ]
        for case in cases
    ]
    _add_conversations(cases, rows)
    return {
        "outcomes": [
            {"id": outcome, "word": marks.MARKS[outcome].word, "shape": marks.MARKS[outcome].shape,
             "tone": marks.MARKS[outcome].tone}
            for outcome in _ORDER
        ],
        "rulesets": list(rulesets.all),
        "games": list(games.all),
        "levels": list(levels.all),
        "features": list(features.all),
        "rules": [[rule, titles.get(rule, ""), address(rule), chapter_of(rule)] for rule in rules.all],
        "order": [rules.all[rule] for rule in (*titles, *(name for name in rules.all if name not in titles))
                  if rule in rules.all],
        "prose": dice.IN_PROSE.pattern,
        "verbs": dice.AFTER_VERB.pattern,
        "cases": rows,
    }  # fmt: skip


def _ordered(scenarios: list[ScenarioResult]) -> list[ScenarioResult]:
    """By outcome; within it, the most frequent cause first; within it, as they were."""
    frequent: dict[tuple[Outcome, str], int] = {}
    for case in scenarios:
        key = (case.outcome, _cause(case))
        frequent[key] = frequent.get(key, 0) + 1
    first: dict[tuple[Outcome, str], int] = {}
    for place, case in enumerate(scenarios):
        first.setdefault((case.outcome, _cause(case)), place)

    def rank(case: ScenarioResult) -> tuple[int, int, int]:
        key = (case.outcome, _cause(case))
        return _ORDER.index(case.outcome), -frequent[key], first[key]

    return sorted(scenarios, key=rank)


def _cause(case: ScenarioResult) -> str:
    return case.failure.cause if case.failure else case.reason


def _failure(case: ScenarioResult, limit: int) -> dict[str, Any] | None:
    failure = case.failure
    if failure is None:
        return None
    found: dict[str, Any] = {"message": cut(failure.message, limit), "cause": cut(failure.cause, 120)}
    if failure.step:
        found |= {"step": cut(failure.step, limit), "line": failure.line}
    if failure.expected is not None and failure.actual is not None:
        found |= {"expected": cut(failure.expected, limit), "actual": cut(failure.actual, limit)}
    return found


def _add_conversations(cases: list[ScenarioResult], rows: list[list[Any]]) -> None:
    """Conversations as far as there is room: whole ones for the first of each cause, then last exchanges, then all."""
    left = ROOM - _size(rows)
    seen: set[tuple[Outcome, str]] = set()
    leading: list[tuple[ScenarioResult, dict[str, Any]]] = []
    others: list[tuple[ScenarioResult, dict[str, Any]]] = []
    for case, row in zip(cases, rows, strict=True):
        if case.failure is not None:
            key = (case.outcome, _cause(case))
            (others if key in seen else leading).append((case, row[-1]))
            seen.add(key)
    for group, whole in ((leading, True), (others, False), (others, True)):
        for case, failure in group:
            found = _conversation(case, whole=whole)
            needed = _size(found) - _size({key: failure[key] for key in found if key in failure})
            if needed <= left:
                failure.update(found)
                left -= needed


def _conversation(case: ScenarioResult, *, whole: bool) -> dict[str, Any]:
    failure = case.failure
    if failure is None:
        return {}
    exchanges = failure.transcript if whole else failure.transcript[-1:]
    found: dict[str, Any] = {"transcript": [told(exchange, 1500) for exchange in exchanges]}
    if len(failure.transcript) > len(exchanges):
        found["omitted"] = len(failure.transcript) - len(exchanges)
    elif whole:
        found["omitted"] = 0
    if whole and failure.stderr:
        found["stderr"] = cut(failure.stderr.strip(), 2000)
    return found


def _size(value: object) -> int:
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())
