"""Results as one HTML page, for people: failures first, everything to be found, nothing fetched from anywhere.

The rule of this file: the page stays below 5 MB and opens at once, however large the run. Every case is in it with its
first cause; conversations are kept as far as there is room, the first of each cause before all others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path

from quincunx.drawing.page import page
from quincunx.results.claims import Claims
from quincunx.results.html_report.content import data_of
from quincunx.results.markdown import verdict_of
from quincunx.results.model import Results
from quincunx.results.regressions import Comparison
from quincunx.results.summary import STATES, asked, rule_states

_HERE = Path(__file__).resolve().parent


def html_report(
    results: Results,
    claims: Claims,
    titles: Mapping[str, str],
    address: Callable[[str], str],
    comparison: Comparison | None = None,
) -> bytes:
    """The page.

    Args:
        results: the run.
        claims: what it allows to claim.
        titles: rule titles by id, in the order of the rulebook.
        address: the address of a rule in the rulebook.
        comparison: the run beside an earlier one, if that was asked for.
    """
    who = results.implementation
    name = f"{who.name} {who.version}"
    good = not comparison.regressions if comparison else results.conforming
    tone = "q-bad" if not good else "q-quiet" if results.counts["expected-failure"] else "q-good"
    states = list(rule_states(asked(results.scenarios)).values())
    shown = {
        "name": f'<a href="{escape(who.url)}">{escape(name)}</a>'
        if who.url.startswith(("http://", "https://"))
        else escape(name),
        "verdict": f'<span class="{tone}">{escape(verdict_of(results, comparison))}</span>',
        "claim": escape(claims.line),
        "run": escape(_run(results)),
        "claims": _claims_table(claims),
        "rules": escape(", ".join(f"{states.count(state)} {state}" for state in STATES if states.count(state))),
        "notes": _notes(results, comparison),
    }
    body = (_HERE / "report.html").read_text(encoding="utf-8")
    for key, html in shown.items():
        body = body.replace(f"<!--{key}-->", html)
    return page(
        f"{name}: Quincunx report",
        body,
        style=(_HERE / "report.css").read_text(encoding="utf-8"),
        script=(_HERE / "report.js").read_text(encoding="utf-8"),
        data=data_of(results, titles, address),
    )


def _run(results: Results) -> str:
    run, suite = results.run, results.suite
    parts = [f"{results.implementation.language}", f"suite {suite.version} ({suite.digest})"]
    parts += [f"positions are {'handed over' if run.setup == 'position' else 'played'}"]
    parts += [*run.filters, *(f"--with {path}" for path in run.with_)]
    return " · ".join([*parts, " ".join(run.command)])


def _claims_table(claims: Claims) -> str:
    asked = [result for result in claims.rulesets if result.asked]
    names = list(dict.fromkeys(level.level for result in asked for level in result.levels))
    if not asked:
        return ""
    head = "".join(f'<th scope="col">{name}</th>' for name in ("ruleset", *names))
    rows = []
    for result in asked:
        levels = {level.level: level for level in result.levels}
        cells = "".join(
            f'<td class="{"q-good" if levels[name].conforming else "q-bad"}">{escape(levels[name].told)}</td>'
            if name in levels
            else "<td></td>"
            for name in names
        )
        rows.append(f'<tr><th scope="row">{escape(result.ruleset)}</th>{cells}</tr>')
    return (
        '<div class="scroll" tabindex="0" role="region" aria-label="Must-rules proved, by ruleset and level">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _notes(results: Results, comparison: Comparison | None) -> str:
    parts = []
    if results.run.given_up:
        parts.append(f'<p class="note">The run is not complete: {escape(results.run.given_up)}.</p>')
    if results.run.complaints:
        lines = "".join(f"<li>{escape(text)}</li>" for text in results.run.complaints)
        parts.append(f'<div class="note"><p>The list of expected failures is out of date:</p><ul>{lines}</ul></div>')
    if comparison is not None:
        for title, found in (("Regressions", comparison.regressions), ("Fixed", comparison.fixed)):
            links = ", ".join(
                f'<a href="#{escape(item.id)}@{escape(item.ruleset)}">{escape(item.id)}</a> ({escape(item.ruleset)})'
                for item in found
            )
            parts.append(f'<p class="note">{title} ({len(found)}){": " if found else ""}{links}</p>')
    return "".join(parts)
