"""What ``list`` and ``explain`` know: rules, scenarios, steps, rulesets and FAQ entries as plain objects.

The rule of this file: what is printed as JSON and what is printed for people is made from the same objects.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quincunx import paths
from quincunx.features.model import Scenario
from quincunx.run.suite import Suite
from quincunx.spec.load import Spec

Item = dict[str, Any]


def scenarios_by_rule(suite: Suite) -> dict[str, list[str]]:
    """Scenario ids by the rules that they name."""
    found: dict[str, list[str]] = {}
    for scenario in _scenarios(suite):
        for rule in scenario.tags.rules:
            found.setdefault(rule, []).append(scenario.id)
    return found


def _scenarios(suite: Suite) -> Iterable[Scenario]:
    return (scenario for feature in suite.features for scenario in feature.scenarios)


def rules(spec: Spec, suite: Suite) -> list[Item]:
    """All rules, rulings, conflicts and facts."""
    proofs = scenarios_by_rule(suite)
    return [
        {
            "id": rule.id,
            "title": rule.title,
            "kind": rule.kind,
            "modality": rule.modality,
            "checkable": rule.checkable,
            "level": rule.level,
            "games": rule.games,
            "since": rule.since,
            "aliases": rule.aliases,
            "sources": [{"source": ref.source, "section": ref.section} for ref in rule.sources],
            "scenarios": proofs.get(rule.id, []),
        }
        for rule in spec.rules.values()
    ]


def scenarios(suite: Suite) -> list[Item]:
    """All scenarios, as written: an outline is one."""
    return [
        {
            "id": scenario.id,
            "name": scenario.name,
            "feature": suite.names[scenario.file],
            "line": scenario.line,
            "rules": list(scenario.tags.rules),
            "level": scenario.level,
            "rulesets": list(scenario.tags.rulesets),
            "faq": list(scenario.tags.faq),
            "rows": len(scenario.cases) if scenario.is_outline else 0,
        }
        for scenario in _scenarios(suite)
    ]


def steps() -> list[Item]:
    """All step sentences."""
    from quincunx.steps import registry

    return [
        {
            "id": definition.expression,
            "kind": definition.kind,
            "columns": None if definition.columns is None else list(definition.columns),
            "doc": definition.doc,
            "example": definition.example,
        }
        for definition in registry().definitions
    ]


def rulesets(suite: Suite) -> list[Item]:
    """All rulesets, resolved."""
    resolved = [suite.rulesets[name] for name in suite.rulesets]
    return [
        {
            "id": ruleset.id,
            "title": ruleset.title,
            "game": ruleset.game,
            "engine": ruleset.engine,
            "extends": list(ruleset.ancestry),
            "file": paths.shown(ruleset.file),
            "settings": {
                name: {"title": setting.title, "values": list(setting.values), "default": setting.default}
                for name, setting in ruleset.settings.items()
            },
            "parameters": dict(ruleset.parameters),
        }
        for ruleset in resolved
    ]


def faq(spec: Spec, suite: Suite) -> list[Item]:
    """All FAQ entries."""
    proofs: dict[str, list[str]] = {}
    for scenario in _scenarios(suite):
        for entry in scenario.tags.faq:
            proofs.setdefault(entry, []).append(scenario.id)
    return [
        {
            "id": entry.id,
            "question": entry.question,
            "answer": entry.answer,
            "rules": entry.rules,
            "scenarios": proofs.get(entry.id, []),
        }
        for entry in spec.faq.values()
    ]
