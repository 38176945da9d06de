"""The site as a whole, as it is once every document has been read: what fills the slots.

The rule of this file: nothing here is kept from one build to the next.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sphinx.util.osutil import relative_uri

from quincunx.drawing import marks
from quincunx.results.model import Outcome, Results
from quincunx.rulebook.places import place
from quincunx.rulebook.slots import FILLERS, Slot
from quincunx.spec.load import Spec
from quincunx.spec.model import Rule

if TYPE_CHECKING:
    from sphinx.builders import Builder

    from quincunx.rulebook.domain import QuincunxDomain


class Site:
    """Everything that pages show of each other and of a run.

    Args:
        domain: what the documents define.
        builder: knows the addresses of pages.
        spec: the rules.
        results: the last run, if there was one.
    """

    def __init__(self, domain: QuincunxDomain, builder: Builder, spec: Spec, results: Results | None) -> None:
        self.domain = domain
        self.builder = builder
        self.spec = spec
        self.results = results
        self.digests: dict[str, Any] = {}
        self._filled: dict[tuple[str, Slot], str] = {}

    def filled(self, docname: str, slot: Slot) -> str:
        """The HTML of a slot on a page."""
        key = (docname, slot)
        if key not in self._filled:
            self._filled[key] = FILLERS[slot[0]](self, docname, slot[1])
        return self._filled[key]

    def digest(self, docname: str) -> str:
        """A digest of everything that a page shows from outside of its document."""
        state = hashlib.sha256()
        for slot in dict.fromkeys(self.domain.shown.get(docname, ())):
            state.update(self.filled(docname, slot).encode())
            state.update(b"\0")
        return state.hexdigest()[:16]

    def address(self, docname: str, target: str, anchor: str = "") -> str:
        """The address of a place on a page, relative to another page."""
        fragment = f"#{anchor}" if anchor else ""
        if docname == target and fragment:
            return fragment
        own, other = self.builder.get_target_uri(docname), self.builder.get_target_uri(target)
        return relative_uri(own, other) + fragment

    def address_of(self, name: tuple[str, str]) -> str:
        """The address of an object (its type and its name) from the site's top."""
        entry = self.domain.objects[name]
        return f"{self.builder.get_target_uri(entry.docname)}#{entry.anchor}"

    @cached_property
    def outcomes(self) -> dict[str, list[tuple[str, Outcome]]]:
        """Ruleset and outcome of every case of the run, by the case's id.

        What the scenarios of a game come to under house rules stands on the pages of these.
        """
        found: dict[str, list[tuple[str, Outcome]]] = defaultdict(list)
        house = self.domain.house.rulesets
        own = {
            case
            for entry in self.domain.scenarios.values()
            if not house.keys().isdisjoint(entry.rulesets)
            for case in entry.cases
        }
        for result in self.results.scenarios if self.results else ():
            if result.ruleset in house and result.id not in own:
                continue
            found[result.id].append((result.ruleset, result.outcome))
        return found

    def case_outcome(self, case: str) -> Outcome:
        """The outcome of a case: the worst, when it ran under several rulesets."""
        return marks.worst(outcome for _ruleset, outcome in self.outcomes.get(case, ()))

    def scenario_outcome(self, scenario: str) -> Outcome:
        """The outcome of a scenario: the worst of its cases."""
        entry = self.domain.scenarios.get(scenario)
        return marks.worst(self.case_outcome(case) for case in entry.cases) if entry else "not-run"

    @cached_property
    def scenarios_by_rule(self) -> dict[str, list[str]]:
        """The ids of the scenarios that prove each rule, in their order."""
        found: dict[str, list[str]] = defaultdict(list)
        for name in sorted(self.domain.scenarios):
            for rule in self.domain.scenarios[name].rules:
                found[rule].append(name)
        return found

    @cached_property
    def scenarios_by_question(self) -> dict[str, list[str]]:
        """The ids of the scenarios that answer each question."""
        found: dict[str, list[str]] = defaultdict(list)
        for name in sorted(self.domain.scenarios):
            for question in self.domain.scenarios[name].faq:
                found[question].append(name)
        return found

    def documented(self) -> Iterator[Rule]:
        """The rules that stand on a page."""
        return (rule for rule in self.spec.rules.values() if self.domain.rule_name(rule.id) in self.domain.objects)

    def faults(self) -> Iterator[tuple[str, str]]:
        """What is wrong between the documents: messages with their places."""
        for rule in self.documented():
            if must_be_proved(rule) and not self.scenarios_by_rule[rule.id]:
                known = self.domain.rule_name(rule.id)
                where = self.domain.written_at(known, self.domain.objects[known])
                yield f"no scenario proves the must-rule “{rule.id}”; write one and tag it @rule:{rule.id}", where
        for name, scenario in sorted(self.domain.scenarios.items()):
            where = place(scenario.file, scenario.line)
            if not scenario.rules:
                yield f"the scenario {name} names no rule; tag it or its Rule: block with @rule:…", where
            for rule_id in scenario.rules:
                if self.domain.rule_name(rule_id) not in self.domain.objects:
                    yield f"the scenario {name} is tagged @rule:{rule_id}, but no page has such a rule", where
            for question in scenario.faq:
                if ("faq", question) not in self.domain.objects:
                    yield f"the scenario {name} is tagged @faq:{question}, but no page has such a question", where


def must_be_proved(rule: Rule) -> bool:
    """Whether a rule needs a scenario."""
    return rule.checkable and rule.modality == "must"
