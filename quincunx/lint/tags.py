"""Tags: every scenario has an id of its own, the rules it rests on, a level and a ruleset; and all of these exist.

The rule of this file: a fault in an inherited tag is reported once, where the tag stands.
"""

from __future__ import annotations

from collections.abc import Mapping

from quincunx.features.model import RuleGroup, Scenario
from quincunx.features.read import ID_TAG
from quincunx.lint.documents import Documents
from quincunx.lint.links import Links
from quincunx.lint.texts import FeatureText, FeatureTexts
from quincunx.paths import shown
from quincunx.spec.model import LEVELS
from quincunx.spec.nearest import nearest
from quincunx.spec.rulesets import Ruleset

TAG_KINDS = ("rule", "level", "ruleset", "faq")
_EXPECTED = "an id as @YZ-017, or " + ", ".join(f"@{kind}:…" for kind in TAG_KINDS)


def check_tags(features: FeatureTexts, documents: Documents, rulesets: Mapping[str, Ruleset], links: Links) -> None:
    """The tags of all scenarios."""
    games = {item.doc.id: set(item.doc.games) for item in documents.rules}
    known = documents.game_ids()
    for text in features.texts:
        for group, scenario in text.scenarios:
            _unknown_kinds(text, group, scenario)
            _links(text, group, scenario, links)
            _what_is_missing(text, scenario)
            played = {rulesets[name].game for name in scenario.tags.rulesets if name in rulesets} & known
            for rule in scenario.tags.rules if played else ():
                if games.get(rule) and played.isdisjoint(games[rule]):
                    message = (
                        f"the rule “{rule}” does not hold for {' or '.join(sorted(played))}, whose ruleset is tagged"
                    )
                    text.fault_at_tag(message, f"@rule:{rule}", group, scenario)
    check_ids(features)


def _unknown_kinds(text: FeatureText, group: RuleGroup, scenario: Scenario) -> None:
    for tag in scenario.tags.other:
        kind, colon, value = tag.partition(":")
        near = nearest(kind, TAG_KINDS)
        if colon and near:
            hint = near.replace("“", "“@").replace("”", f":{value}”")
        elif ID_TAG.fullmatch(tag.upper()):
            hint = f"; did you mean “@{tag.upper()}”?"
        else:
            hint = f"; expected: {_EXPECTED}"
        text.fault_at_tag(f"“@{tag}” is no tag of this suite{hint}", f"@{tag}", group, scenario)


def _links(text: FeatureText, group: RuleGroup, scenario: Scenario, links: Links) -> None:
    tags = scenario.tags
    for kind, name, names in (
        ("rules", "rule", tags.rules),
        ("ruleset",) * 2 + (tags.rulesets,),
        ("faq",) * 2 + (tags.faq,),
    ):
        for value in names:
            problem = links.problem(kind, value)
            if problem is not None:
                text.fault_at_tag(problem, f"@{name}:{value}", group, scenario)
    for level in tags.levels:
        if level not in LEVELS:
            message = f"there is no level “{level}”; expected: {', '.join(LEVELS)}{nearest(level, LEVELS)}"
            text.fault_at_tag(message, f"@level:{level}", group, scenario)


def _ids(text: FeatureText, group: RuleGroup, scenario: Scenario) -> None:
    own = [tag for tag in text.tags_above(scenario.line) if ID_TAG.fullmatch(tag.text[1:])]
    outer = [tag for line in text.outer_lines(group) for tag in text.tags_above(line)]
    for tag in outer:
        if ID_TAG.fullmatch(tag.text[1:]):
            text.fault(f"the id {tag.text} belongs above a scenario, not here", tag.line, tag.column)
    for tag in own[1:]:
        message = f"this scenario has several ids: {', '.join(tag.text for tag in own)}; expected: one"
        text.fault(message, tag.line, tag.column)
    if not own:
        text.fault(f"the scenario “{scenario.name}” has no id; expected: a tag as @YZ-017 above it", scenario.line)


def _what_is_missing(text: FeatureText, scenario: Scenario) -> None:
    tags = scenario.tags
    for values, what, tag in (
        (tags.rules, "rests on no rule", "@rule:<id of a rule>"),
        (tags.levels, "has no level", f"@level:{'|'.join(LEVELS)}"),
        (tags.rulesets, "has no ruleset", "@ruleset:<id of a ruleset>"),
    ):
        if not values:
            message = f"the scenario “{scenario.name}” {what}; expected: {tag}, here, at its Rule or at the Feature"
            text.fault(message, scenario.line)


def check_ids(features: FeatureTexts) -> None:
    """Every scenario has one id, and no other has the same."""
    places: dict[str, list[tuple[FeatureText, RuleGroup, Scenario]]] = {}
    for text in features.texts:
        for group, scenario in text.scenarios:
            _ids(text, group, scenario)
            for name in scenario.tags.ids[-1:]:
                places.setdefault(name, []).append((text, group, scenario))
    for name, found in places.items():
        for text, group, scenario in found if len(found) > 1 else ():
            others = [f"{shown(other.file)}:{twin.line}" for other, _, twin in found if twin is not scenario]
            message = f"the id {name} is used again at {', '.join(others)}; expected: one of its own"
            text.fault_at_tag(message, f"@{name}", group, scenario)
