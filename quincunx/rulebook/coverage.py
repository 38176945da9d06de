"""The directives ``q:coverage``, ``q:features`` and ``q:run``: what is proved, by which scenarios, and in which run."""

from __future__ import annotations

from collections import Counter
from html import escape

from docutils import nodes

from quincunx.rulebook import marks
from quincunx.rulebook.rules import SpecDirective, topic_of, verdict
from quincunx.rulebook.site import Site, must_be_proved
from quincunx.rulebook.slots import filler, slot
from quincunx.spec.model import Rule


class Coverage(SpecDirective):
    """``.. q:coverage:: yahtzee`` counts the must-rules of a game that are proved, what fails and what is missing first."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Leave the place for it."""
        game = self.game()
        return [self.html(f"{slot('coverage', game.id)}\n")] if game else []


class Features(SpecDirective):
    """``.. q:features::`` lists the feature pages with the outcomes of their scenarios."""

    def run(self) -> list[nodes.Node]:
        """Leave the place for it."""
        return [self.html(f"{slot('features', '')}\n")]


class Run(SpecDirective):
    """``.. q:run::`` tells which run the outcomes are from."""

    def run(self) -> list[nodes.Node]:
        """Leave the place for it."""
        return [self.html(f"{slot('run', '')}\n")]


def counted(outcomes: list[marks.Outcome]) -> str:
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
    partial = "" if run.complete else " The run was not complete: a claim cannot rest on it."
    return (
        f'<p class="q-run">The outcomes are those of <b>{name} {escape(who.version)}</b> ({escape(who.language)}), '
        f"asked by suite {escape(results.suite.version)}: {counted(outcomes)}.{partial}</p>"
    )


@filler("features")
def _features(site: Site, docname: str, key: str) -> str:  # noqa: ARG001 - one table
    pages: dict[str, list[str]] = {}
    for name in sorted(site.domain.scenarios):
        pages.setdefault(site.domain.scenarios[name].docname, []).append(name)
    titles = site.domain.env.titles
    rows = "".join(
        f'<tr><td><a href="{site.address(docname, page)}">{escape(titles[page].astext())}</a></td> '
        f'<td class="q-number">{len(names)}</td> <td>{counted([site.scenario_outcome(name) for name in names])}</td></tr>\n'
        for page, names in sorted(pages.items(), key=lambda item: item[1])
    )
    return (
        '<table class="q-table"><thead><tr><th scope="col">Feature</th> <th scope="col" class="q-number">Scenarios</th> '
        f'<th scope="col">Outcomes</th></tr></thead>\n<tbody>\n{rows}</tbody></table>'
    )


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
    states = {rule.id: state_of(site, rule) for rule in rules}
    numbers = Counter(states.values())
    parts = [
        f'<p class="q-lead">{numbers["proved"]} of the {len(rules)} must-rules of {escape(game.title)} are proved by scenarios '
        "that all passed.</p>"
    ]
    for state, title, icon in (
        ("failing", "Failing", "failed"),
        ("uncovered", "Without a scenario", "blocked"),
        ("open", "Not run, or not applicable", "not-run"),
    ):
        listed = [rule for rule in rules if states[rule.id] == state]
        if listed:
            items = "".join(f"<li>{_line(site, docname, rule)}</li>\n" for rule in listed)
            parts.append(f'<p class="q-state">{marks.icon(icon)} {title} ({len(listed)})</p>\n<ul>\n{items}</ul>')  # type: ignore[arg-type]
    rows = []
    for topic in game.topics:
        own = [rule for rule in rules if topic_of(rule) == topic.id]
        if not own:
            continue
        within = Counter(states[rule.id] for rule in own)
        share = round(100 * within["proved"] / len(own))
        names = {name for rule in own for name in site.scenarios_by_rule[rule.id]}
        rows.append(
            f'<tr><th scope="row">{escape(topic.title)}</th> <td class="q-number">{len(own)}</td> '
            f'<td class="q-number">{within["proved"]}</td> <td class="q-number">{within["failing"]}</td> '
            f'<td class="q-number">{within["uncovered"] + within["open"]}</td> <td class="q-number">{len(names)}</td> '
            f'<td class="q-share"><span class="q-bar" aria-hidden="true"><span style="width:{share}%"></span></span> {share} %</td></tr>\n'
        )
    parts.append(
        '<div class="q-scroll"><table class="q-table q-coverage"><thead><tr><th scope="col">Topic</th> '
        '<th scope="col" class="q-number">Must-rules</th> <th scope="col" class="q-number">Proved</th> '
        '<th scope="col" class="q-number">Failing</th> <th scope="col" class="q-number">Open</th> '
        '<th scope="col" class="q-number">Scenarios</th> <th scope="col">Share proved</th></tr></thead>\n'
        f"<tbody>\n{''.join(rows)}</tbody></table></div>"
    )
    proved = [rule for rule in rules if states[rule.id] == "proved"]
    items = "".join(f"<li>{_line(site, docname, rule)}</li>\n" for rule in proved)
    if items:
        parts.append(
            f'<details class="q-proof"><summary>{marks.icon("passed")} The {len(proved)} proved rules</summary>\n'
            f"<ul>\n{items}</ul></details>"
        )
    return "\n".join(parts)


def _line(site: Site, docname: str, rule: Rule) -> str:
    names = site.scenarios_by_rule[rule.id]
    link = site.filled(docname, ("rule", rule.id))
    if not names:
        return link
    noun = "scenario" if len(names) == 1 else "scenarios"
    return f'{link} <span class="q-fine">{len(names)} {noun}, {verdict(site, names)[1]}</span>'
