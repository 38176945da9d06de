"""What results add up to: rules proved and broken, by chapter, and failures by their first cause.

The rule of this file: a rule is *proved* when every scenario that names it passed and at least one did; *broken* when a
scenario that names it alone speaks against the implementation, be it expected or not; *in doubt* when only scenarios
that name other rules too do so; *replaced* when a house rule overrules it; and otherwise *not reached*. A scenario that
was superseded for the sake of another rule neither proves nor disproves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from quincunx.results.model import AGAINST, Outcome, ScenarioResult

State = Literal["proved", "broken", "in doubt", "not reached", "replaced"]
STATES: tuple[State, ...] = ("proved", "broken", "in doubt", "not reached", "replaced")
WRONG: frozenset[Outcome] = AGAINST - {"unexpected-pass"} | {"expected-failure"}
"""The outcomes of scenarios in which the implementation did otherwise than the rules."""
RIGHT: frozenset[Outcome] = frozenset({"passed", "unexpected-pass"})
"""The outcomes of scenarios in which it did as the rules say, whatever a list expected."""


@dataclass
class Chapter:
    """One topic of one game's rules.

    Attributes:
        name: the common part of the rules' ids, such as ``yahtzee.joker``.
        rules: the state of each rule.
        outcomes: how many scenarios of the chapter had each outcome; a scenario counts once.
    """

    name: str
    rules: dict[str, State] = field(default_factory=dict)
    outcomes: Counter[Outcome] = field(default_factory=Counter)

    def count(self, state: State) -> int:
        """How many rules are in a state."""
        return sum(1 for found in self.rules.values() if found == state)


def asked(scenarios: Sequence[ScenarioResult]) -> list[ScenarioResult]:
    """The scenarios of those rulesets of which anything could be asked; all of them, when nothing could.

    What a rule is worth under a ruleset that an implementation does not know says nothing about the implementation.
    """
    silent = {"not-applicable", "not-run"}
    rulesets = {scenario.ruleset for scenario in scenarios if scenario.outcome not in silent}
    return [scenario for scenario in scenarios if scenario.ruleset in rulesets] or list(scenarios)


def chapter_of(rule: str) -> str:
    """The chapter of a rule: all of its id but the last part."""
    return rule.rpartition(".")[0] or rule


def rule_states(scenarios: Iterable[ScenarioResult]) -> dict[str, State]:
    """The state of every rule that a scenario names."""
    named: dict[str, list[ScenarioResult]] = {}
    for scenario in scenarios:
        for rule in scenario.rules:
            named.setdefault(rule, []).append(scenario)
    return {rule: state_of(rule, found) for rule, found in named.items()}


def state_of(rule: str, scenarios: Sequence[ScenarioResult]) -> State:
    """The state of a rule by the scenarios that name it."""
    wrong = [scenario for scenario in scenarios if scenario.outcome in WRONG]
    if wrong:
        return "broken" if any(len(scenario.rules) == 1 for scenario in wrong) else "in doubt"
    if any(rule in scenario.replaced for scenario in scenarios):
        return "replaced"
    outcomes = {scenario.outcome for scenario in scenarios}
    if outcomes == {"superseded"}:
        return "replaced"
    return "proved" if outcomes & RIGHT and outcomes <= RIGHT | {"superseded"} else "not reached"


def chapters(scenarios: Sequence[ScenarioResult], order: Sequence[str] = ()) -> list[Chapter]:
    """Results by chapter.

    Args:
        scenarios: the results.
        order: rule ids in the order of the rulebook; chapters come in that order, unknown ones last.
    """
    found: dict[str, Chapter] = {chapter_of(rule): Chapter(chapter_of(rule)) for rule in order}
    for rule, state in rule_states(scenarios).items():
        found.setdefault(chapter_of(rule), Chapter(chapter_of(rule))).rules[rule] = state
    for scenario in scenarios:
        for name in dict.fromkeys(chapter_of(rule) for rule in scenario.rules):
            found[name].outcomes[scenario.outcome] += 1
    return [chapter for chapter in found.values() if chapter.rules]


@dataclass(frozen=True)
class Group:
    """Scenarios that stop for the same reason."""

    cause: str
    scenarios: tuple[ScenarioResult, ...]


def failures_by_cause(scenarios: Iterable[ScenarioResult]) -> list[Group]:
    """Everything that speaks against the implementation, the most frequent cause first."""
    groups: dict[tuple[str, str], list[ScenarioResult]] = {}
    for scenario in scenarios:
        if scenario.outcome in AGAINST:
            cause = scenario.failure.cause if scenario.failure else scenario.reason
            groups.setdefault((scenario.outcome, cause), []).append(scenario)
    ordered = sorted(groups.items(), key=lambda item: -len(item[1]))
    return [Group(cause, tuple(members)) for (_, cause), members in ordered]
