"""Results as a summary in GitHub-flavoured Markdown: for a job's summary page or a comment.

The rule of this file: the verdict stands first, details are folded, and the whole stays below what GitHub takes for a
comment (65,536 characters).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from quincunx.results.claims import Claims
from quincunx.results.model import AGAINST, Results, ScenarioResult
from quincunx.results.regressions import Comparison
from quincunx.results.summary import STATES, WRONG, Group, asked, failures_by_cause, rule_states
from quincunx.results.transcripts import cut, told

LONGEST = 60_000
NAMED = 20
"""So many scenarios of a cause are named."""


def markdown(
    results: Results,
    claims: Claims,
    titles: Mapping[str, str],
    address: Callable[[str], str],
    comparison: Comparison | None = None,
) -> str:
    """The summary.

    Args:
        results: the run.
        claims: what it allows to claim.
        titles: rule titles by id.
        address: the address of a rule in the rulebook; only full addresses become links.
        comparison: the run beside an earlier one, if that was asked for.
    """
    who, suite = results.implementation, results.suite
    parts = [f"## {_escaped(f'{who.name} {who.version}')}: {verdict_of(results, comparison)}\n", _tally(results)]
    parts.append(f"{_escaped(claims.line)}\n")
    parts.append(_claims_table(claims))
    if results.run.complaints:
        parts.append("**The list of expected failures is out of date**\n")
        parts.append("".join(f"- {_escaped(text)}\n" for text in results.run.complaints[:NAMED]))
    if comparison is not None:
        parts += [_cases("Regressions", comparison.regressions), _cases("Fixed", comparison.fixed)]
    groups = failures_by_cause(results.scenarios)
    text = "\n".join(part for part in parts if part)
    end = f"\n<sub>Quincunx suite {suite.version} (`{suite.digest}`)</sub>\n"
    for number, group in enumerate(groups):
        more = _group(group, titles, address)
        if len(text) + len(more) > LONGEST:
            text += f"\n… and {len(groups) - number} more causes; the HTML report has all of them.\n"
            break
        text += f"\n{more}"
    return text + end


def verdict_of(results: Results, comparison: Comparison | None = None) -> str:
    """The outcome of a run in a few words."""
    if comparison is not None:
        number = len(comparison.regressions)
        return f"{number} regression{'s' if number != 1 else ''}" if number else "no regressions"
    if results.run.given_up:
        return "not complete"
    against = sum(results.counts[outcome] for outcome in AGAINST & WRONG)
    if against:
        return f"{against} scenario{'s speak' if against > 1 else ' speaks'} against it"
    if results.run.complaints:
        return "the list of expected failures is out of date"
    if known := results.counts["expected-failure"]:
        return f"nothing unexpected, {known} known failure{'s' if known > 1 else ''}"
    return "conforming in everything that was asked" if results.counts["passed"] else "nothing could be asked"


def _tally(results: Results) -> str:
    found = [outcome for outcome, number in results.counts.items() if number]
    states = list(rule_states(asked(results.scenarios)).values())
    rules = ", ".join(f"{states.count(state)} {state}" for state in STATES if states.count(state))
    head = " | ".join(found) + " |\n|" + " --: |" * len(found)
    row = " | ".join(str(results.counts[outcome]) for outcome in found)
    return f"| {head}\n| {row} |\n\nRules: {rules}.\n" if found else ""


def _claims_table(claims: Claims) -> str:
    asked = [result for result in claims.rulesets if result.asked]
    if not asked:
        return ""
    names = list(dict.fromkeys(level.level for result in asked for level in result.levels))
    lines = [f"| ruleset | {' | '.join(names)} |", "| --- |" + " --- |" * len(names)]
    for result in asked:
        levels = {level.level: level for level in result.levels}
        cells = [levels[name].told if name in levels else "" for name in names]
        lines.append(f"| {result.ruleset} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _cases(title: str, found: tuple[ScenarioResult, ...]) -> str:
    if not found:
        return ""
    lines = "".join(
        f"- `{result.id}` {_escaped(result.name)} ({result.ruleset}): {result.outcome}\n" for result in found[:NAMED]
    )
    more = f"- … and {len(found) - NAMED} more\n" if len(found) > NAMED else ""
    return f"**{title}** ({len(found)})\n\n{lines}{more}"


def _group(group: Group, titles: Mapping[str, str], address: Callable[[str], str]) -> str:
    first = group.scenarios[0]
    number = len(group.scenarios)
    count = f"{number} scenarios, " if number > 1 else ""
    lines = [f"<details><summary>{count}{first.outcome}: <code>{first.id}</code> {_html(first.name)}</summary>\n"]
    lines.append(f"`{first.feature}:{first.line}` under {first.ruleset}\n")
    failure = first.failure
    if failure is not None:
        said = [failure.step, failure.message]
        if failure.expected is not None and failure.actual is not None:
            said += [f"expected {failure.expected}", f"actual   {failure.actual}"]
        for exchange in failure.transcript[-1:]:
            request, answer = told(exchange, 600)
            said += [f"→ {request}", f"← {answer}"]
        lines.append(_fenced("\n".join(cut(line, 1500) for line in said if line)))
    elif first.reason:
        lines.append(f"{_escaped(first.reason)}\n")
    for rule in first.rules:
        target = address(rule)
        name = f"[`{rule}`]({target})" if target.startswith(("http://", "https://")) else f"`{rule}`"
        lines.append(f"- {name} {_escaped(titles.get(rule, ''))}".rstrip())
    others = [result.id for result in group.scenarios[1 : NAMED + 1]]
    if others:
        more = f" and {number - 1 - NAMED} more" if number - 1 > NAMED else ""
        lines.append(f"\nFor the same reason: {', '.join(f'`{name}`' for name in others)}{more}")
    return "\n".join([*lines, "\n</details>\n"])


def _fenced(text: str) -> str:
    fence = "`" * max(3, *(len(run) + 1 for run in re.findall("`+", text)), 3)
    return f"{fence}text\n{text}\n{fence}\n"


def _html(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _escaped(text: str) -> str:
    """Text in which nothing is markup; an @ must not call anybody."""
    return re.sub(r"([\\`*_\[\]<>|~#])", r"\\\1", " ".join(text.split())).replace("@", "@\N{ZERO WIDTH SPACE}")
