"""Several implementations side by side: rules as rows, implementations as columns, and why a rule is broken below.

The rule of this file: a cell says by a shape, a colour and a word where a rule stands, and leads to the scenario that
shows it. The same parts make a page of their own and a page of the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape

from quincunx.drawing.dice import in_prose, in_sentence
from quincunx.results.claims import Claims
from quincunx.results.model import Results, ScenarioResult
from quincunx.results.summary import WRONG, State, asked, chapter_of, state_of
from quincunx.results.transcripts import cut

_MARKS: dict[State | None, tuple[str, str, str]] = {
    "proved": ("tick", "good", "proved"),
    "broken": ("cross", "bad", "broken"),
    "in doubt": ("bang", "doubt", "in doubt"),
    "replaced": ("swap", "quiet", "replaced"),
    "not reached": ("ring", "quiet", "not reached"),
    None: ("dash", "quiet", "not applicable"),
}
"""Shape, tone and word of each state; None is a rule of which nothing could be asked."""

TOLD = 5
"""So many scenarios are told for each rule that an implementation breaks."""


@dataclass(frozen=True)
class Column:
    """One implementation.

    Attributes:
        results: its run.
        claims: what that allows to claim.
        note: what tells it from a column of the same name.
    """

    results: Results
    claims: Claims
    note: str = ""

    @cached_property
    def by_rule(self) -> dict[str, list[ScenarioResult]]:
        """The scenarios that name each rule, under the rulesets that the implementation knows."""
        found: dict[str, list[ScenarioResult]] = {}
        for scenario in asked(self.results.scenarios):
            for rule in scenario.rules:
                found.setdefault(rule, []).append(scenario)
        return found

    @property
    def name(self) -> str:
        """Who it is."""
        who = self.results.implementation
        return f"{who.name} {who.version}{f' ({self.note})' if self.note else ''}"

    def state(self, rule: str) -> State | None:
        """Where a rule stands; None when nothing of it could be asked."""
        scenarios = self.by_rule.get(rule, [])
        if all(scenario.outcome == "not-applicable" for scenario in scenarios):
            return None
        return state_of(rule, scenarios)

    def wrong(self, rule: str) -> list[ScenarioResult]:
        """The scenarios that speak against it in a rule, those that rest on it alone first."""
        found = [scenario for scenario in self.by_rule.get(rule, []) if scenario.outcome in WRONG]
        return sorted(found, key=lambda scenario: len(scenario.rules) > 1)


@dataclass(frozen=True)
class Matrix:
    """Implementations and rules.

    Attributes:
        columns: the implementations.
        titles: all rules with their titles, in the order of the rulebook.
        chapters: titles of chapters by the common part of their rules' ids.
    """

    columns: Sequence[Column]
    titles: Mapping[str, str]
    chapters: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def rules(self) -> dict[str, list[str]]:
        """The rules that any scenario names, by chapter."""
        named = {rule for column in self.columns for scenario in column.results.scenarios for rule in scenario.rules}
        found: dict[str, list[str]] = {}
        for rule in (*(name for name in self.titles if name in named), *sorted(named - set(self.titles))):
            found.setdefault(chapter_of(rule), []).append(rule)
        return found

    @cached_property
    def told(self) -> list[dict[tuple[str, str], ScenarioResult]]:
        """For each column, the scenarios that are told below the table, in the order of the rules."""
        return [
            {
                (scenario.id, scenario.ruleset): scenario
                for rules in self.rules.values()
                for rule in rules
                for scenario in column.wrong(rule)[:TOLD]
            }
            for column in self.columns
        ]


RuleHtml = Callable[[str], str]
"""Gives the HTML that names a rule, a link as a rule."""


def table_html(matrix: Matrix, rule_html: RuleHtml) -> str:
    """The table, in a box that scrolls by itself."""
    heads = "".join(f'<th scope="col">{_head(column)}</th>' for column in matrix.columns)
    bodies = []
    for chapter, rules in matrix.rules.items():
        title = matrix.chapters.get(chapter, "")
        named = f"{escape(title)} <code>{escape(chapter)}</code>" if title else f"<code>{escape(chapter)}</code>"
        band = f'<tr class="band"><th scope="rowgroup" colspan="{len(matrix.columns) + 1}">{named}</th></tr>'
        rows = "".join(_row(matrix, rule, rule_html) for rule in rules)
        bodies.append(f"<tbody>{band}{rows}</tbody>")
    return (
        '<div class="q-matrix scroll" tabindex="0" role="region" aria-label="Rules by implementation">'
        f'<table><thead><tr><th scope="col">Rule</th>{heads}</tr></thead>{"".join(bodies)}</table></div>'
    )


def _head(column: Column) -> str:
    who, claims = column.results.implementation, column.claims
    name = escape(column.name)
    linked = f'<a href="{escape(who.url)}">{name}</a>' if who.url.startswith(("http://", "https://")) else name
    if claims.hindrance:
        reached = f"no claim: {claims.hindrance}"
    else:
        reached = "; ".join(f"{result.ruleset} {result.reached}" for result in claims.made) or "no level reached"
    return f'{linked}<br><span class="fine">{escape(who.language)}<br>{escape(reached)}</span>'


def _row(matrix: Matrix, rule: str, rule_html: RuleHtml) -> str:
    cells = "".join(f"<td>{_cell(column, number, rule)}</td>" for number, column in enumerate(matrix.columns))
    states = " ".join(sorted({_MARKS[column.state(rule)][2].replace(" ", "-") for column in matrix.columns}))
    return f'<tr data-states="{states}"><th scope="row">{rule_html(rule)}</th>{cells}</tr>'


def _cell(column: Column, number: int, rule: str) -> str:
    state = column.state(rule)
    html = state_html(state)
    scenarios = column.by_rule.get(rule, [])
    wrong = column.wrong(rule)
    if wrong:
        first = wrong[0]
        count = f"{len(wrong)} of {len(scenarios)}"
        return f'<a href="#{_anchor(number, first)}">{html} <span class="fine">{count}</span></a>'
    reasons = dict.fromkeys(scenario.reason for scenario in scenarios if scenario.reason)
    why = "; ".join(list(reasons)[:3])
    return f'<span title="{escape(why)}">{html}</span>' if why else html


def state_html(state: State | None) -> str:
    """A mark with its word."""
    shape, tone, word = _MARKS[state]
    return (
        f'<span class="q-{tone}"><svg class="q-mark" aria-hidden="true"><use href="#q-m-{shape}"/></svg> {word}</span>'
    )


def _anchor(number: int, scenario: ScenarioResult) -> str:
    return f"m{number}-{scenario.id.replace('/', '.')}-{scenario.ruleset}"


def details_html(matrix: Matrix, rule_html: RuleHtml, scenario_html: Callable[[ScenarioResult], str]) -> str:
    """What each implementation gets wrong, scenario by scenario.

    Args:
        matrix: the implementations.
        rule_html: names a rule.
        scenario_html: names a scenario.
    """
    parts = []
    for number, column in enumerate(matrix.columns):
        told = matrix.told[number]
        if told:
            wrong = sum(scenario.outcome in WRONG for scenario in column.results.scenarios)
            more = f" Told are {len(told)} of {wrong} scenarios." if len(told) < wrong else ""
            parts.append(f"<section><h2>What {escape(column.name)} gets wrong</h2><p class='fine'>{more.strip()}</p>")
            parts += [_article(number, scenario, rule_html, scenario_html) for scenario in told.values()]
            parts.append("</section>")
    return f'<div class="q-matrix-told">{"".join(parts)}</div>' if parts else ""


def _article(
    number: int, scenario: ScenarioResult, rule_html: RuleHtml, scenario_html: Callable[[ScenarioResult], str]
) -> str:
    failure = scenario.failure
    lines = [
        f'<article id="{_anchor(number, scenario)}" tabindex="-1">',
        f"<h3>{scenario_html(scenario)} <span class='fine'>{escape(scenario.ruleset)}, {scenario.outcome}</span></h3>",
    ]
    if failure is not None:
        if failure.step:
            lines.append(f'<p class="step">{in_sentence(cut(failure.step, 500))}</p>')
        lines.append(f'<p class="q-bad">{in_prose(cut(failure.message, 600))}</p>')
        if failure.expected is not None and failure.actual is not None:
            expected, actual = in_prose(cut(failure.expected, 400)), in_prose(cut(failure.actual, 400))
            lines.append(f"<p>expected {expected}<br>actual {actual}</p>")
    if scenario.reason:
        lines.append(f'<p class="fine">{escape(scenario.reason)}</p>')
    lines.append(f"<p class='fine'>Rests on {', '.join(map(rule_html, scenario.rules))}</p></article>")
    return "\n".join(lines)


def legend_html() -> str:
    """What the marks mean."""
    meanings: Iterable[tuple[State | None, str]] = (
        ("proved", "every scenario passed"),
        ("broken", "a scenario that rests on this rule alone fails"),
        ("in doubt", "only scenarios that rest on other rules too fail"),
        ("not reached", "not all of its scenarios could be asked"),
        (None, "none could be asked"),
    )
    return "<ul class='legend'>" + "".join(f"<li>{state_html(s)}: {text}</li>" for s, text in meanings) + "</ul>"


STYLE = """
.q-matrix { overflow-x: auto; }
.q-matrix table { border-collapse: collapse; }
.q-matrix th, .q-matrix td { padding: 0.3rem 0.9rem 0.3rem 0; text-align: left; vertical-align: top; }
.q-matrix td { white-space: nowrap; }
.q-matrix th[scope="row"] { font-weight: 400; min-width: 14rem; }
.q-matrix thead th { min-width: 9rem; }
.q-matrix .band th { padding-top: 1.2rem; font-weight: 600; }
.q-matrix td a { text-decoration-thickness: 1px; }
.q-matrix-told article { margin: 0.8rem 0; padding: 0.2rem 0 0.6rem; }
.q-matrix-told article:target { outline: 2px solid currentColor; outline-offset: 6px; }
.q-matrix-told h3 { font-size: 1rem; margin: 0.4rem 0; }
.q-matrix-told .step { padding-left: 0.8rem; border-left: 3px solid currentColor; }
.q-matrix .fine, .q-matrix-told .fine { font-weight: 400; font-size: 0.85rem; }
.q-matrix code, .q-matrix-told code { overflow-wrap: anywhere; }
.q-doubt { color: var(--q-doubt, var(--q-kept)); }
@media (max-width: 46em) { .q-matrix th[scope="row"], .q-matrix thead th { min-width: 8rem; } }
.legend { display: flex; flex-wrap: wrap; gap: 0.1rem 1.4rem; list-style: none; margin: 0.6rem 0; padding: 0; }
"""
"""The look of these parts, on the variables that pages share."""
