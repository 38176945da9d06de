"""The directives ``q:coverage``, ``q:features`` and ``q:run``: what is proved, by which scenarios, and in which run."""

from __future__ import annotations

from collections import Counter
from html import escape

from docutils import nodes

from quincunx.drawing import marks
from quincunx.results.model import Outcome
from quincunx.rulebook import markup
from quincunx.rulebook.proofs import verdict
from quincunx.rulebook.rules import SpecDirective, topic_of
from quincunx.rulebook.site import Site, must_be_proved
from quincunx.rulebook.slots import filler, slot
from quincunx.spec.model import Rule

_COLUMNS = ("Topic", "#Must-rules", "#Proved", "#Failing", "#Open", "#Scenarios", "Share proved")
_WANTING: tuple[tuple[str, str, Outcome], ...] = (
    ("failing", "Failing", "failed"),
    ("uncovered", "Without a scenario", "blocked"),
    ("open", "Not run, or not applicable", "not-run"),
)


class Coverage(SpecDirective):
    """``.. q:coverage:: yahtzee`` counts the must-rules of a game that are proved; what is not comes first."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Leave the place for it."""
        game = self.game()
        return [self.html(f"{slot('coverage', game.id)}\n")] if game else []


class Wanting(SpecDirective):
    """``.. q:wanting::`` comes before the numbers: every must-rule that is not proved, the failing ones first."""

    def run(self) -> list[nodes.Node]:
        """Leave the place for it."""
        return [self.html(f"{slot('wanting', '')}\n")]


class Features(SpecDirective):
    """``.. q:features:: yahtzee`` lists the pages of a folder of features with the outcomes of their scenarios.

    Without a folder all of them are listed.
    """

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Leave the place for it."""
        folder = self.arguments[0] if self.arguments else ""
        return [self.html(f"{slot('features', folder)}\n")]


class Run(SpecDirective):
    """``.. q:run::`` tells which run the outcomes are from."""

    def run(self) -> list[nodes.Node]:
        """Leave the place for it."""
        return [self.html(f"{slot('run', '')}\n")]


def counted(outcomes: list[Outcome]) -> str:
    """A row of marks with their numbers, the good first."""
    numbers = Counter(outcomes)
    return " ".join(
        f'<span class="q-outcome q-{mark.tone}">{marks.icon(outcome)} {numbers[outcome]} {mark.word}</span>'
        for outcome, mark in reversed(marks.MARKS.items())
        if numbers[outcome]
    )


@filler("run")
def _run(site: Site, docname: str, key: str) -> str:  # noqa: ARG001 - the same on every page
    results = site.results
    if results is None:
        return (
            '<p class="q-run">These pages were made without results, so no outcome is shown. '
            "<code>quincunx rulebook</code> runs the scenarios first.</p>"
        )
    run, who = results.run, results.implementation
    name = f'<a href="{escape(who.url)}">{escape(who.name)}</a>' if who.url else escape(who.name)
    outcomes = [result.outcome for result in results.scenarios]
    partial = "" if run.complete else "The run was not complete: a claim cannot rest on it."
    return (
        f'<p class="q-run">The outcomes are those of <b>{name} {escape(who.version)}</b> ({escape(who.language)}), '
        f"asked by suite {escape(results.suite.version)}: {counted(outcomes)}{partial}</p>"
    )


@filler("features")
def _features(site: Site, docname: str, key: str) -> str:
    pages: dict[str, list[str]] = {}
    for name in sorted(site.domain.scenarios):
        page = site.domain.scenarios[name].docname
        if page.startswith(f"features/{key}/" if key else "features/"):
            pages.setdefault(page, []).append(name)
    titles = site.domain.env.titles
    rows = "".join(
        markup.row(
            markup.cell(f'<a href="{site.address(docname, page)}">{escape(titles[page].astext())}</a>'),
            markup.number(len(names)),
            markup.cell(counted([site.scenario_outcome(name) for name in names])),
        )
        for page, names in sorted(pages.items(), key=lambda item: item[1])
    )
    return markup.table("", ("Feature", "#Scenarios", "Outcomes"), rows)


def state_of(site: Site, rule: Rule) -> str:
    """Where a must-rule stands: uncovered, failing, open (not run, not applicable) or proved."""
    names = site.scenarios_by_rule[rule.id]
    if not names:
        return "uncovered"
    tone = marks.MARKS[verdict(site, names)[0]].tone
    return {"bad": "failing", "quiet": "open", "good": "proved"}[tone]


@filler("coverage")
def _coverage(site: Site, docname: str, key: str) -> str:
    game = site.spec.games[key]
    rules = [rule for rule in site.spec.rules_of(key) if must_be_proved(rule)]
    by_state: dict[str, list[Rule]] = {state: [] for state in ("failing", "uncovered", "open", "proved")}
    for rule in rules:
        by_state[state_of(site, rule)].append(rule)
    lead = f"{len(by_state['proved'])} of the {len(rules)} must-rules of {escape(game.title)} are proved"
    parts = [f'<p class="q-lead">{lead}: all their scenarios passed.</p>']
    for state, title, outcome in _WANTING:
        if by_state[state]:
            parts.append(f'<p class="q-state">{marks.icon(outcome)} {title} ({len(by_state[state])})</p>')
            parts.append(markup.items(_line(site, docname, rule) for rule in by_state[state]))
    topics = [(topic.title, [rule for rule in rules if topic_of(rule) == topic.id]) for topic in game.topics]
    rows = "".join(_topic_row(site, title, own) for title, own in topics if own)
    parts.append(markup.table("q-coverage", _COLUMNS, rows, scroll=True))
    if by_state["proved"]:
        summary = f"{marks.icon('passed')} The {len(by_state['proved'])} proved rules"
        parts.append(markup.fold(summary, markup.items(_line(site, docname, rule) for rule in by_state["proved"])))
    return "\n".join(parts)


@filler("wanting")
def _wanting(site: Site, docname: str, key: str) -> str:  # noqa: ARG001 - there is one list
    rules = [rule for rule in site.documented() if must_be_proved(rule)]
    states = {rule.id: state_of(site, rule) for rule in rules}
    proved = sum(state == "proved" for state in states.values())
    lead = f"{proved} of all {len(rules)} must-rules are proved."
    if proved == len(rules):
        return f'<p class="q-lead">{marks.icon("passed")} {lead} None fails, and none is without a scenario.</p>'
    parts = [f'<p class="q-lead">{lead} These are not:</p>']
    for state, title, outcome in _WANTING:
        own = [rule for rule in rules if states[rule.id] == state]
        if own:
            parts.append(f'<p class="q-state">{marks.icon(outcome)} {title} ({len(own)})</p>')
            listed = markup.items(_line(site, docname, rule) for rule in own)
            parts.append(listed if state != "open" else markup.fold("All of them", listed))
    return "\n".join(parts)


def _topic_row(site: Site, title: str, rules: list[Rule]) -> str:
    states = Counter(state_of(site, rule) for rule in rules)
    share = round(100 * states["proved"] / len(rules))
    names = {name for rule in rules for name in site.scenarios_by_rule[rule.id]}
    bar = f'<span class="q-bar" aria-hidden="true"><span style="width:{share}%"></span></span> {share} %'
    return markup.row(
        markup.row_head(escape(title)),
        markup.number(len(rules)),
        markup.number(states["proved"]),
        markup.number(states["failing"]),
        markup.number(states["uncovered"] + states["open"]),
        markup.number(len(names)),
        markup.cell(bar, "q-share"),
    )


def _line(site: Site, docname: str, rule: Rule) -> str:
    names = site.scenarios_by_rule[rule.id]
    link = site.filled(docname, ("rule", rule.id))
    if not names:
        return link
    return f'{link} <span class="q-fine">{markup.counted(len(names), "scenario")}, {verdict(site, names)[1]}</span>'
