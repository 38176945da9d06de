"""Sentences in their place: givens before anything is played, demands as Then, and no title that the ruleset lacks.

The rule of this file: that a sentence has exactly one meaning is checked by :mod:`quincunx.run.suite`; here is what
the sentence says to whom.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from quincunx.features.model import Case, Step
from quincunx.lint.links import Links
from quincunx.lint.texts import FeatureText
from quincunx.run.suite import sentence_faults
from quincunx.spec.nearest import nearest
from quincunx.spec.rulesets import Ruleset
from quincunx.steps import registry
from quincunx.steps.registry import Bound, UnknownSentence
from quincunx.steps.scene import BONUSES

_KEYWORDS = {"given": "Given", "when": "When", "then": "Then"}
_MAY_BE_WRONG = ("tries to", "refused")
"""Sentences with these words may name a box that does not exist: they show that it is refused."""


def check_sentences(texts: Iterable[FeatureText], rulesets: Mapping[str, Ruleset], links: Links) -> None:
    """Every step of every case."""
    for text in texts:
        for fault in sentence_faults([text.feature]):
            text.fault(fault.message, fault.line or 1)
        for _, scenario in text.scenarios:
            played = [rulesets[name] for name in scenario.tags.rulesets if name in rulesets]
            for case in scenario.cases:
                bound = [(step, _meaning(step)) for step in case.steps]
                known = [(step, meaning) for step, meaning in bound if meaning is not None]
                _order(text, known)
                if len(known) == len(bound):
                    _demands(text, case, known)
                for step, meaning in known:
                    _names(text, step, meaning, played, links)


def _meaning(step: Step) -> Bound | None:
    try:
        return registry().bind(step.text)
    except UnknownSentence:
        return None


def _order(text: FeatureText, steps: list[tuple[Step, Bound]]) -> None:
    acted = 0
    for step, bound in steps:
        kind = bound.definition.kind
        quoted = f"“{bound.definition.expression}”"
        if kind == "given" and step.kind != "given":
            found = _KEYWORDS[step.kind]
            text.fault(f"{quoted} sets the scene, but stands here as {found}; expected: Given", step.line)
        elif kind == "given" and acted:
            text.fault(f"{quoted} sets the scene, but line {acted} has begun the play; expected: before it", step.line)
        elif kind == "then" and step.kind != "then":
            found = _KEYWORDS[step.kind]
            text.fault(f"{quoted} demands something, but stands here as {found}; expected: Then", step.line)
        acted = acted or (step.line if kind == "when" else 0)


def _demands(text: FeatureText, case: Case, steps: list[tuple[Step, Bound]]) -> None:
    """A scenario has to demand something: in a Then, or in a column that is compared."""
    if not any(bound.definition.kind == "then" or _compares(step, bound) for step, bound in steps):
        message = f"the scenario “{case.scenario.name}” demands nothing; expected: at least one Then"
        text.fault(message, case.scenario.line)


def _compares(step: Step, bound: Bound) -> bool:
    optional = (bound.definition.columns or ())[bound.definition.required :]
    return bool(step.table) and any(name in optional for name in (step.table or ((),))[0])


def _names(text: FeatureText, step: Step, bound: Bound, played: list[Ruleset], links: Links) -> None:
    definition = bound.definition
    for kind, value in zip(re.findall(r"\{(\w*)\}", definition.expression), bound.arguments, strict=True):
        if kind == "rule":
            problem = links.problem("rules", value)
            if problem is not None:
                text.fault(problem, step.line)
        if kind in {"box", "boxes"} and not any(words in definition.expression for words in _MAY_BE_WRONG):
            _boxes(text, step, [value] if kind == "box" else value, played)
    if step.table and "box" in step.table[0]:
        column = step.table[0].index("box")
        _boxes(text, step, [row[column] for row in step.table[1:] if row[column] != BONUSES], played)


def _boxes(text: FeatureText, step: Step, titles: list[str], played: list[Ruleset]) -> None:
    for ruleset in played:
        for title in titles:
            if ruleset.boxes and title not in ruleset.box_ids:
                known = [box.title for box in ruleset.boxes.values()]
                hint = nearest(title, known) or f"; expected: {', '.join(known)}"
                text.fault(f"{ruleset.id} has no box “{title}”{hint}", step.line)
