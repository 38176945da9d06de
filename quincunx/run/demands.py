"""What the suite demands of a ruleset at each level, for those who judge a run by it."""

from __future__ import annotations

from quincunx.results.claims import Demand
from quincunx.run.suite import Suite
from quincunx.spec.load import Spec


def demands(spec: Spec, suite: Suite) -> list[Demand]:
    """The must-rules and the cases of every ruleset that the suite runs under, in the order of the rulesets' ids.

    A house ruleset answers for the rules of its game and for its own.
    """
    cases: dict[str, dict[str, str]] = {}
    for runnable in suite.runnables():
        cases.setdefault(runnable.ruleset.id, {})[runnable.case.id] = runnable.scenario.level
    found = []
    for name in sorted(cases):
        ruleset = suite.rulesets[name]
        rules = [*spec.rules_of(ruleset.game), *ruleset.head.rules]
        must = {rule.id: rule.level for rule in rules if rule.checkable and rule.modality == "must"}
        found.append(Demand(name, ruleset.title, ruleset.game, must, cases[name]))
    return found
