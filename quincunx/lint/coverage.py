"""Coverage: every must-rule that a program can check is proved in each of its games, every question is shown.

The rule of this file: what is missing is reported where it is demanded, at the rule or the question.
"""

from __future__ import annotations

from collections.abc import Mapping

from quincunx.lint.documents import Documents
from quincunx.lint.faults import Faults
from quincunx.lint.rules import is_house
from quincunx.lint.texts import FeatureTexts
from quincunx.spec.rulesets import Ruleset


def check_coverage(
    documents: Documents, features: FeatureTexts, rulesets: Mapping[str, Ruleset], faults: Faults
) -> None:
    """Rules and questions without a scenario."""
    proved = _proved(features, rulesets)
    unread = features.unread_tags
    ready = {item.doc.id for item in documents.games} & {ruleset.game for ruleset in rulesets.values()}
    for item in documents.rules:
        rule, games = item.doc, proved.get(item.doc.id, set())
        if rule.modality != "must" or not rule.checkable or f"rule:{rule.id}" in unread or "" in games:
            continue
        if not games:
            message = f"no scenario proves “{rule.id}”; expected: at least one tagged @rule:{rule.id}"
            faults.spec(message, item.file, item.keys)
            continue
        for game in rule.games if not is_house(item) else ():
            if game in ready and game not in games:
                message = f"no scenario proves “{rule.id}” for {game}; expected: one with a @ruleset:… of that game"
                faults.spec(message, item.file, item.keys)
    answered = {name for text in features.texts for _, scenario in text.scenarios for name in scenario.tags.faq}
    for entry in documents.faq:
        if entry.doc.id not in answered and f"faq:{entry.doc.id}" not in unread:
            name = entry.doc.id
            message = f"no scenario shows the answer to “{name}”; expected: at least one tagged @faq:{name}"
            faults.spec(message, entry.file, entry.keys)


def _proved(features: FeatureTexts, rulesets: Mapping[str, Ruleset]) -> dict[str, set[str]]:
    """For each rule, the games in which a scenario proves it; “” stands for a game that cannot be told."""
    proved: dict[str, set[str]] = {}
    for text in features.texts:
        for _, scenario in text.scenarios:
            games = {rulesets[name].game if name in rulesets else "" for name in scenario.tags.rulesets} or {""}
            for rule in scenario.tags.rules:
                proved.setdefault(rule, set()).update(games)
    return proved
