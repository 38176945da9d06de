"""What may be claimed after a run: for each ruleset, the levels at which an implementation conforms.

The rule of this file: a claim rests on every must-rule of its level and of the levels below, as scenarios of those
levels prove them, and on every scenario of those levels. Score keeping stands alone: who keeps the score sees no dice
and conducts no turn. A run that was filtered or given up, of another suite than the present one, or with scenarios
missing, can claim nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quincunx.results.model import ImplementationInfo, Results, ScenarioResult, SuiteInfo
from quincunx.results.summary import WRONG, State, state_of
from quincunx.spec.model import LEVELS

_ALONE = "keeping"
_TELLING: tuple[State, ...] = ("broken", "in doubt")
_SILENT = frozenset({"not-applicable", "not-run"})


def levels_within(level: str) -> tuple[str, ...]:
    """A level and those that a claim of it includes."""
    below = LEVELS[: LEVELS.index(level) + 1] if level in LEVELS else ()
    return (level,) if level == _ALONE else tuple(name for name in below if name != _ALONE)


@dataclass(frozen=True)
class Demand:
    """What the suite demands of one ruleset.

    Attributes:
        ruleset, title, game: which one.
        rules: the must-rules that can be checked, each with its level.
        cases: the ids of all cases that are played under it, each with its level.
    """

    ruleset: str
    title: str
    game: str
    rules: Mapping[str, str]
    cases: Mapping[str, str]


@dataclass(frozen=True)
class LevelResult:
    """How a ruleset stands at one level.

    Attributes:
        level: the level; what it includes counts with it.
        states: how many must-rules are in which state.
        wrong: how many scenarios of the level went against the rules, whatever rules they name.
        unasked: how many of them could not be asked, or were not.
    """

    level: str
    states: Mapping[State, int]
    wrong: int
    unasked: int

    @property
    def demanded(self) -> int:
        """How many must-rules have to be proved; those that a house rule replaces do not count."""
        return sum(number for state, number in self.states.items() if state != "replaced")

    @property
    def proved(self) -> int:
        """How many are."""
        return self.states.get("proved", 0)

    @property
    def conforming(self) -> bool:
        """Whether nothing is missing."""
        return not self.wrong and not self.unasked and self.proved == self.demanded > 0

    @property
    def told(self) -> str:
        """How it stands, in the width of a cell: “✓ 12 of 12”, or “✗ 31 of 37, 2 broken, 1 in doubt”."""
        share = f"{self.proved} of {self.demanded}"
        if self.conforming:
            return f"✓ {share}"
        parts = [f"{self.states[state]} {state}" for state in _TELLING if self.states.get(state)]
        if not parts and self.wrong:
            parts.append(f"{self.wrong} scenario{'s' if self.wrong > 1 else ''} against")
        elif not parts and self.unasked:
            parts.append(f"{self.unasked} scenario{'s' if self.unasked > 1 else ''} not asked")
        return ", ".join([f"✗ {share}", *parts])


@dataclass(frozen=True)
class RulesetResult:
    """How an implementation stands in one ruleset.

    Attributes:
        ruleset, title, game: which one.
        levels: those that the ruleset has rules for.
        asked: whether anything of it could be asked at all.
    """

    ruleset: str
    title: str
    game: str
    levels: tuple[LevelResult, ...]
    asked: bool

    @property
    def reached(self) -> str:
        """The levels that may be claimed, such as “up to game” or “scoring and keeping”; empty when there is none."""
        conforming = [result.level for result in self.levels if result.conforming]
        ladder = [level for level in conforming if level != _ALONE]
        parts = [f"up to {ladder[-1]}" if len(ladder) > 1 else ladder[0]] if ladder else []
        return " and ".join([*parts, *(level for level in conforming if level == _ALONE)])


@dataclass(frozen=True)
class Claims:
    """What a run allows to claim.

    Attributes:
        rulesets: how each ruleset stands.
        hindrance: why the run can claim nothing, however it went; empty when it can.
        suite, implementation, house: what the claim names.
    """

    rulesets: tuple[RulesetResult, ...]
    hindrance: str
    suite: SuiteInfo
    implementation: ImplementationInfo
    house: tuple[str, ...] = ()

    @property
    def made(self) -> tuple[RulesetResult, ...]:
        """The rulesets of which some level may be claimed."""
        return () if self.hindrance else tuple(result for result in self.rulesets if result.reached)

    @property
    def line(self) -> str:
        """The claim in one line, or why there is none."""
        if self.hindrance:
            return f"No claim: {self.hindrance}."
        if not self.made:
            return "No claim: no level of any game is reached."
        who, suite = self.implementation, self.suite
        reached = "; ".join(f"{result.ruleset} {result.reached}" for result in self.made)
        house = f", with house rules ({', '.join(self.house)})" if self.house else ""
        return (
            f"{who.name} {who.version} conforms to Quincunx suite {suite.version} ({suite.digest}){house}: {reached}."
        )


def claims_of(results: Results, demands: Sequence[Demand], suite: SuiteInfo) -> Claims:
    """Judge a run.

    Args:
        results: the run.
        demands: what the present suite demands of every ruleset.
        suite: the present suite.
    """
    found: dict[str, list[ScenarioResult]] = {demand.ruleset: [] for demand in demands}
    for scenario in results.scenarios:
        found.setdefault(scenario.ruleset, []).append(scenario)
    return Claims(
        tuple(_ruleset(demand, found[demand.ruleset]) for demand in demands),
        _hindrance(results, demands, suite),
        results.suite,
        results.implementation,
        tuple(results.run.with_),
    )


def _hindrance(results: Results, demands: Sequence[Demand], suite: SuiteInfo) -> str:
    run = results.run
    if results.suite != suite:
        then, now = results.suite, suite
        return (
            f"the run is of suite {then.version} ({then.digest}), and the present one is {now.version} ({now.digest})"
        )
    if run.given_up:
        return f"the run is not complete: {run.given_up}"
    if not run.complete:
        return f"the run was of a part of the suite ({', '.join(run.filters) or 'truncated'})"
    there = {(scenario.ruleset, scenario.id) for scenario in results.scenarios}
    missing = sum((demand.ruleset, case) not in there for demand in demands for case in demand.cases)
    if missing:
        noun = "scenarios of the suite are" if missing > 1 else "scenario of the suite is"
        return f"{missing} {noun} missing from the results"
    return ""


def _ruleset(demand: Demand, scenarios: Sequence[ScenarioResult]) -> RulesetResult:
    own = set(demand.rules.values())
    levels = tuple(_level(level, demand, scenarios) for level in LEVELS if level in own)
    asked = any(scenario.outcome not in _SILENT for scenario in scenarios)
    return RulesetResult(demand.ruleset, demand.title, demand.game, levels, asked)


def _level(level: str, demand: Demand, scenarios: Sequence[ScenarioResult]) -> LevelResult:
    within = levels_within(level)
    naming: dict[str, list[ScenarioResult]] = {rule: [] for rule, own in demand.rules.items() if own in within}
    wrong = unasked = 0
    for scenario in scenarios:
        if scenario.level in within:
            wrong += scenario.outcome in WRONG
            unasked += scenario.outcome in _SILENT
            for rule in scenario.rules:
                if rule in naming:
                    naming[rule].append(scenario)
    return LevelResult(level, Counter(state_of(rule, found) for rule, found in naming.items()), wrong, unasked)
