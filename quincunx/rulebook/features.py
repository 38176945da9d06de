"""Feature files as documents: a page for each file, a section for each ``Rule:`` and each scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from docutils import nodes
from sphinx.environment import BuildEnvironment
from sphinx.parsers import Parser
from sphinx.util import logging

from quincunx.drawing import marks
from quincunx.drawing.cards import combination
from quincunx.drawing.dice import DICE_COLUMNS, in_cell, in_prose, in_sentence, row
from quincunx.errors import FaultsError
from quincunx.features.model import Examples, Feature, RuleGroup, Scenario, Step, Table
from quincunx.features.read import parse_feature
from quincunx.rulebook import markup
from quincunx.rulebook.domain import Entry, ScenarioEntry
from quincunx.rulebook.inputs import domain_of
from quincunx.rulebook.rolls import rolls_in
from quincunx.rulebook.rules import section
from quincunx.rulebook.scenes import bound, picture, rows_as_cards
from quincunx.rulebook.site import Site
from quincunx.rulebook.slots import filler, html_part, link, slot

logger = logging.getLogger(__name__)

_PLACEHOLDER = re.compile(r"&lt;([^&\n]+)&gt;")
_RULE_ID = re.compile(r'"([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)"')
_CARD = re.compile(r"[1-6CL](?: [1-6CL])+")
_TITLE_PLACEHOLDER = re.compile(r"<([^<>\n]+)>")


class FeatureParser(Parser):
    """Reads a ``.feature`` file as a document."""

    supported = ("gherkin",)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Fill the document; the faults of a file are reported, each with its line."""
        env: BuildEnvironment = document.settings.env
        path = env.doc2path(env.docname)
        try:
            feature = parse_feature(inputstring, Path(path))
        except FaultsError as error:
            for fault in error.faults:
                logger.warning(fault.message, location=f"{fault.file}:{fault.line}")
            document += section("unreadable", Path(path).stem)
            return
        document += _Page(env, str(path)).feature(feature)


class _Page:
    """Writes one feature."""

    def __init__(self, env: BuildEnvironment, file: str) -> None:
        self.env = env
        self.file = file
        self.domain = domain_of(env)

    def feature(self, feature: Feature) -> nodes.section:
        page = section("feature", feature.name)
        lines = feature.description.splitlines()
        intro = "".join(f'<p class="q-lead">{in_prose(text)}</p>\n' for text in lines if text)
        intro += _tags(feature) + _background(feature.background, "Every scenario here begins so:")
        page += html_part(self.env, intro)
        for number, group in enumerate(feature.groups, 1):
            if group.title:
                page += self.group(group, number)
            else:
                page.extend(self.scenario(scenario, group) for scenario in group.scenarios)
        return page

    def group(self, group: RuleGroup, number: int) -> nodes.section:
        made = section(f"rule-{number}", group.title)
        made["classes"].append("q-group")
        html = "".join(f"<p>{slot('rule-line', name)}</p>\n" for name in group.rules)
        html += f"<p>{in_prose(group.description)}</p>\n" if group.description else ""
        html += _background(group.background, "Every scenario of this rule begins so:")
        if html:
            made += html_part(self.env, html)
        made.extend(self.scenario(scenario, group) for scenario in group.scenarios)
        return made

    def scenario(self, scenario: Scenario, group: RuleGroup) -> nodes.section:
        name = scenario.id or f"line-{scenario.line}"
        made = nodes.section("", _title(scenario.name), ids=[f"s-{name}"], classes=["q-scenario"])
        made["names"] = []
        cases = tuple(case.id for case in scenario.cases)
        self.domain.note_object(
            ("scenario", name), Entry(self.env.docname, f"s-{name}", scenario.name, self.file, scenario.line)
        )
        self.domain.note_scenario(
            name,
            ScenarioEntry(
                self.env.docname,
                scenario.name,
                scenario.tags.rules,
                scenario.tags.faq,
                cases,
                self.file,
                scenario.line,
                rolls_in(scenario),
                scenario.cases[0].name if scenario.cases else scenario.name,
                scenario.tags.rulesets,
            ),
        )
        others = [rule for rule in scenario.tags.rules if rule not in group.rules]
        html = f'<p class="q-meta">{slot("scenario-outcome", name)} <code>{name}</code>'
        if others:
            html += f" · rests on {', '.join(slot('rule', rule) for rule in others)}"
        if scenario.tags.faq:
            html += f" · answers {', '.join(slot('question', question) for question in scenario.tags.faq)}"
        html += "</p>\n"
        if scenario.description:
            html += f"<p>{in_prose(scenario.description)}</p>\n"
        html += steps_html(scenario.steps)
        first = 1
        for examples in scenario.examples:
            html += _examples_html(name, examples, first)
            first += len(examples.rows)
        html += picture(scenario)
        made += html_part(self.env, html)
        return made


def _title(name: str) -> nodes.title:
    """A scenario's name as a title; columns of its outline are set apart."""
    title = nodes.title(name, "")
    for position, text in enumerate(_TITLE_PLACEHOLDER.split(name)):
        if text:
            title += nodes.emphasis("", text) if position % 2 else nodes.Text(text)
    return title


def _tags(feature: Feature) -> str:
    rulesets = [slot("ruleset", name) for name in feature.tags.rulesets]
    parts = [f"Ruleset: {', '.join(rulesets)}"] if rulesets else []
    parts += [f"Level: {level}" for level in feature.tags.levels]
    return f'<p class="q-fine">{" · ".join(parts)}</p>\n' if parts else ""


def _background(steps: tuple[Step, ...], lead: str) -> str:
    return f'<div class="q-background"><p>{lead}</p>\n{steps_html(steps)}</div>\n' if steps else ""


def steps_html(steps: tuple[Step, ...]) -> str:
    """Steps as a list, their tables below them."""
    return '<ol class="q-steps">\n' + "".join(map(_step_html, steps)) + "</ol>\n"


def _step_html(step: Step) -> str:
    cards = rows_as_cards(step)
    table = f'\n<div class="q-cards">{_marked(cards)}</div>' if cards else _table_html(step.table) if step.table else ""
    quoted = f"<pre>{escape(step.docstring)}</pre>" if step.docstring else ""
    look = f"q-{step.kind}" if step.keyword not in {"And", "But", "*"} else f"q-{step.kind} q-and"
    return f'<li class="{look}"><b>{escape(step.keyword)}</b> {_sentence_html(step)}{table}{quoted}</li>\n'


def _sentence_html(step: Step) -> str:
    """A sentence with its dice, or its card, drawn; the dice of a re-roll lie in one row behind it."""
    meaning = bound(step)
    expression = meaning.definition.expression if meaning else ""
    if meaning and expression.count("{dice}") == 2 and " keep" in expression:
        return f"{_marked(escape(step.text, quote=False))} {row(*meaning.arguments[1:])}"
    if meaning and expression.endswith(" {card}"):
        asked = meaning.arguments[-1]
        return f"{_marked(in_sentence(step.text.removesuffix(asked)))}{combination(asked)}"
    return _marked(in_sentence(step.text))


def _marked(html: str) -> str:
    html = _RULE_ID.sub(lambda match: f'"{slot("rule-id", match[1])}"', html)
    return _PLACEHOLDER.sub(r"<var>\1</var>", html)


def _table_html(rows: Table) -> str:
    head, *body = rows
    return "\n" + markup.table(
        "", [escape(cell) for cell in head], "".join(markup.row(*_cells(texts, head)) for texts in body)
    )


def _cells(texts: tuple[str, ...], head: tuple[str, ...]) -> Iterator[str]:
    return (_cell(text, heading) for text, heading in zip(texts, head, strict=True))


def _cell(text: str, heading: str) -> str:
    if text.replace(",", "").isdigit() and heading.lower() not in DICE_COLUMNS:
        return markup.number(text)
    if heading == "card" and _CARD.fullmatch(text):
        return markup.cell(combination(text))
    return markup.cell(_marked(in_cell(text, heading)))


def _examples_html(name: str, examples: Examples, first: int) -> str:
    rows = "".join(
        markup.row(
            markup.cell(slot("row-outcome", f"{name}/{number}"), "q-row-mark"),
            *_cells(texts, examples.header),
            anchor=f"s-{name}-{number}",
        )
        for number, texts in enumerate(examples.rows, first)
    )
    columns = ['<span class="q-sr">outcome</span>', *map(escape, examples.header)]
    return markup.table("q-examples", columns, rows, caption=escape(examples.name), scroll=True)


@filler("rule-line")
def _rule_line(site: Site, docname: str, key: str) -> str:
    rule = link(site, docname, site.domain.rule_name(key), text=f"<code>{escape(key)}</code>")
    return f'<span class="q-fine">The rule and its source: {rule}</span>'


@filler("rule-id")
def _rule_id(site: Site, docname: str, key: str) -> str:
    return link(site, docname, site.domain.rule_name(key), text=escape(key))


@filler("question")
def _question(site: Site, docname: str, key: str) -> str:
    entry = site.domain.objects.get(("faq", key))
    if entry is None:
        return f"<code>{escape(key)}</code>"
    return f'<a href="{site.address(docname, entry.docname, entry.anchor)}">{escape(entry.title)}</a>'


@filler("ruleset")
def _ruleset(site: Site, docname: str, key: str) -> str:  # noqa: ARG001 - rulesets have no page yet
    return escape(key)


@filler("scenario-outcome")
def _scenario_outcome(site: Site, docname: str, key: str) -> str:  # noqa: ARG001 - the same on every page
    entry = site.domain.scenarios[key]
    outcome = site.scenario_outcome(key)
    text = marks.with_word(outcome)
    rulesets = {ruleset: outcome for case in entry.cases for ruleset, outcome in site.outcomes.get(case, ())}
    if len(rulesets) > 1:
        each = ", ".join(f"{escape(ruleset)}: {marks.MARKS[outcome].word}" for ruleset, outcome in rulesets.items())
        text += f' <span class="q-fine">({each})</span>'
    return text


@filler("row-outcome")
def _row_outcome(site: Site, docname: str, key: str) -> str:  # noqa: ARG001 - the same on every page
    return marks.alone(site.case_outcome(key))
