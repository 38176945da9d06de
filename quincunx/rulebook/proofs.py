"""What the scenarios say of a rule or a question: the fold beneath it, with every scenario and its outcome."""

from __future__ import annotations

import re
from html import escape

from quincunx.drawing import marks
from quincunx.results.model import Outcome
from quincunx.rulebook import markup
from quincunx.rulebook.site import Site, must_be_proved
from quincunx.rulebook.slots import filler, link, slot

_PLACEHOLDER = re.compile(r"&lt;([^&\n]+)&gt;")
"""A column of an outline within its escaped name."""


def proof_of(rule: str) -> str:
    """The place for what proves a rule."""
    return slot("proof", rule)


def shown_for(question: str) -> str:
    """The place for what shows the answer to a question."""
    return slot("answered", question)


def verdict(site: Site, names: list[str]) -> tuple[Outcome, str]:
    """The worst outcome of some scenarios, and a phrase such as “all passed” or “5 passed, 1 failed”."""
    outcomes = [site.scenario_outcome(name) for name in names]
    worst = marks.worst(outcomes)
    if len(set(outcomes)) == 1:
        word = marks.MARKS[worst].word
        return worst, word if len(outcomes) == 1 else f"all {word}"
    counted = {outcome: outcomes.count(outcome) for outcome in reversed(marks.MARKS) if outcome in outcomes}
    return worst, ", ".join(f"{number} {marks.MARKS[outcome].word}" for outcome, number in counted.items())


def _scenario(site: Site, docname: str, name: str, *, alike: bool) -> str:
    """One scenario of a fold.

    The tick of a passed one is drawn by the style sheet, and where all ended alike the summary says so: a page may
    list hundreds.
    """
    outcome = site.scenario_outcome(name)
    cases = len(site.domain.scenarios[name].cases)
    rows = f", {cases} rows" if cases > 1 else ""
    title = _PLACEHOLDER.sub(r"<i>\1</i>", escape(site.domain.scenarios[name].name))
    text = f"{link(site, docname, ('scenario', name), text=title)} <code>{name}{rows}</code>"
    if alike:
        return f"<li>{text}</li>\n"
    if outcome == "passed":
        return f'<li><b class="q-sr">passed </b>{text}</li>\n'
    return f'<li class="q-marked">{marks.alone(outcome)}{text}</li>\n'


def _fold(site: Site, docname: str, names: list[str], lead: str) -> str:
    worst, phrase = verdict(site, names)
    summary = f"{marks.icon(worst)} {lead} {markup.counted(len(names), 'scenario')}, {phrase}"
    alike = len({site.scenario_outcome(name) for name in names}) == 1
    listed = "".join(_scenario(site, docname, name, alike=alike) for name in names)
    look = "q-scenarios q-unmarked" if alike and worst != "passed" else "q-scenarios"
    return markup.fold(summary, f'<ul class="{look}">\n{listed}</ul>')


@filler("proof")
def _proof(site: Site, docname: str, key: str) -> str:
    """What proves a rule."""
    names = site.scenarios_by_rule[key]
    rule = site.spec.rules.get(key)
    if names:
        return _fold(site, docname, names, "Proved by")
    if rule is not None and must_be_proved(rule):
        return f'<p class="q-proof-none">{marks.icon("blocked")} No scenario proves this rule yet.</p>'
    return '<p class="q-proof-none">No program can be checked for this.</p>'


@filler("answered")
def _answered(site: Site, docname: str, key: str) -> str:
    """What shows the answer to a question."""
    names = site.scenarios_by_question[key]
    return _fold(site, docname, names, "Shown by") if names else ""
