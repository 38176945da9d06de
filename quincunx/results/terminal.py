"""The report that a person reads in a terminal.

The rule of this file: what went wrong comes last, where the eye is when the run ends, and each failure is told
whole: scenario, sentence, expected and actual, the exchange, the rule.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence

from rich.console import Console
from rich.console import Group as Lines
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quincunx.results.claims import Claims
from quincunx.results.model import AGAINST, Exchange, Outcome, Results, ScenarioResult
from quincunx.results.regressions import Comparison
from quincunx.results.summary import STATES, WRONG, Group, asked, chapters, failures_by_cause, rule_states
from quincunx.results.transcripts import told

MARKS: dict[Outcome, tuple[str, str]] = {
    "passed": ("✓", "green"),
    "failed": ("✗", "red"),
    "errored": ("!", "red"),
    "timed-out": ("⧖", "red"),
    "blocked": ("■", "magenta"),
    "not-applicable": ("–", "bright_black"),
    "superseded": ("↷", "cyan"),
    "not-run": ("○", "yellow"),
    "expected-failure": ("≈", "yellow"),
    "unexpected-pass": ("‼", "red"),
}
"""A shape and a colour for each outcome."""

SHOWN_OF_A_GROUP = 12
"""So many further scenarios of one cause are named."""


def console(*, color: bool = True, to_stderr: bool = False) -> Console:
    """A console that uses colour only on a terminal, and only when it is wanted."""
    plain = not color or "NO_COLOR" in os.environ
    made = Console(stderr=to_stderr, no_color=plain, highlight=False, soft_wrap=False)
    if not made.is_terminal:
        made.width = max(made.width, 100)
    return made


class TerminalReport:
    """Prints results.

    Args:
        to: where to.
        address: the address of a rule in the rulebook.
        titles: rule titles by id, in the order of the rulebook.
        verbose: also say why scenarios are not applicable, and show whole transcripts.
        claims: what the run allows to claim, if that is told.
        comparison: the run beside an earlier one, if that was asked for.
    """

    def __init__(
        self,
        to: Console,
        address: Callable[[str], str],
        titles: Mapping[str, str],
        *,
        verbose: bool = False,
        claims: Claims | None = None,
        comparison: Comparison | None = None,
    ) -> None:
        self.console = to
        self.address = address
        self.titles = titles
        self.verbose = verbose
        self.claims = claims
        self.comparison = comparison

    def print(self, results: Results) -> None:
        """The whole report."""
        self.chapters(results)
        if self.verbose:
            self.not_applicable(results.scenarios)
        for number, group in enumerate(failures_by_cause(results.scenarios), start=1):
            self.failure(number, group)
        if self.claims is not None:
            self.levels(self.claims)
        self.verdict(results)
        if self.claims is not None:
            self.console.print(self.claims.line, markup=False)

    def chapters(self, results: Results) -> None:
        """One line for each chapter of rules."""
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        table.add_column("chapter", overflow="fold")
        listed = chapters(asked(results.scenarios), list(self.titles))
        states = [name for name in STATES if name != "replaced" or any(chapter.count(name) for chapter in listed)]
        for name in ("rules", *states):
            table.add_column(name, justify="right")
        table.add_column("scenarios")
        for chapter in listed:
            counts = {state: chapter.count(state) for state in states}
            style = "red" if counts["broken"] else "bright_black" if counts["not reached"] == len(chapter.rules) else ""
            cells = [
                Text(str(number), style="red" if state == "broken" and number else "")
                for state, number in counts.items()
            ]
            table.add_row(Text(chapter.name, style=style), str(len(chapter.rules)), *cells, _tally(chapter.outcomes))
        self.console.print()
        self.console.print(table)
        rulesets = dict.fromkeys(scenario.ruleset for scenario in results.scenarios)
        known = {scenario.ruleset for scenario in asked(results.scenarios)}
        if silent := [name for name in rulesets if name not in known]:
            self.console.print(f"nothing could be asked of: {', '.join(silent)}", style="bright_black", markup=False)

    def not_applicable(self, scenarios: Sequence[ScenarioResult]) -> None:
        """Why scenarios could not be asked, by reason."""
        reasons: dict[str, list[str]] = {}
        for scenario in scenarios:
            if scenario.outcome == "not-applicable":
                reasons.setdefault(scenario.reason, []).append(scenario.id)
        if reasons:
            self.console.print("\nNot applicable", style="bold")
        for reason, names in sorted(reasons.items(), key=lambda item: -len(item[1])):
            self.console.print(f"  {len(names)} × {reason}: {_listed(names)}", markup=False)

    def failure(self, number: int, group: Group) -> None:
        """One cause, its first scenario in full, the others by name."""
        first = group.scenarios[0]
        mark, colour = MARKS[first.outcome]
        title = Text.assemble(
            (f"\n{number}. {mark} {first.outcome}  ", f"bold {colour}"),
            (f"{first.id}", "bold"),
            f"  {first.name}",
            (f"  ({first.ruleset})", "bright_black"),
        )
        self.console.print(title)
        self.console.print(Padding(self._details(first), (0, 0, 0, 3)))
        others = [scenario.id for scenario in group.scenarios[1:]]
        if others:
            what = "scenario stops" if len(others) == 1 else "scenarios stop"
            self.console.print(f"   … and {len(others)} more {what} for the same reason: {_listed(others)}")

    def _details(self, result: ScenarioResult) -> Lines:
        lines: list[Text | Table] = [Text(f"{result.feature}:{result.line}", style="bright_black")]
        failure = result.failure
        if failure is not None:
            if failure.step:
                lines.append(Text(f"{failure.step}    (line {failure.line})"))
            lines.append(Text(failure.message, style="red"))
            if failure.expected is not None and failure.actual is not None:
                table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
                table.add_row("expected", Text(failure.expected))
                table.add_row("actual", Text(failure.actual))
                lines.append(table)
            shown = failure.transcript if self.verbose else failure.transcript[-1:]
            lines.extend(
                line
                for exchange in shown
                for line in _exchange(exchange, failure.message, self.console.width - 3, cut=not self.verbose)
            )
            if failure.stderr:
                lines.append(Text("stderr: " + failure.stderr.strip(), style="bright_black"))
        for rule in result.rules:
            title = f" — {self.titles[rule]}" if rule in self.titles else ""
            lines.append(Text.assemble("rule ", (rule, "bold"), title))
            lines.append(Text(f"     {self.address(rule)}", style="bright_black"))
        return Lines(*lines)

    def levels(self, claims: Claims) -> None:
        """How each ruleset that could be asked stands at each level: must-rules proved."""
        asked = [result for result in claims.rulesets if result.asked]
        names = list(dict.fromkeys(level.level for result in asked for level in result.levels))
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        for name in ("must-rules proved", *names):
            table.add_column(name, overflow="fold")
        for result in asked:
            levels = {level.level: level for level in result.levels}
            cells = [
                Text(levels[name].told, style="green" if levels[name].conforming else "red")
                if name in levels
                else Text()
                for name in names
            ]
            table.add_row(result.ruleset, *cells)
        if asked:
            self.console.print()
            self.console.print(table)

    def against_earlier(self, comparison: Comparison) -> None:
        """What has got worse since an earlier run, and what is mended."""
        if comparison.other_suite:
            self.console.print("The earlier run was of another suite; only what both have is compared.", style="yellow")
        for title, found, style in (
            ("Fixed", comparison.fixed, "green"),
            ("Regressions", comparison.regressions, "red"),
        ):
            if found:
                names = _listed([f"{item.id} ({item.ruleset})" for item in found])
                self.console.print(f"{title} ({len(found)}): {names}", style=style, markup=False)
        if comparison.further:
            self.console.print(f"{len(comparison.further)} other failures are no regressions.", markup=False)

    def verdict(self, results: Results) -> None:
        """The last lines: who, what, how many, and whether it conforms."""
        who, counts = results.implementation, results.counts
        found = rule_states(asked(results.scenarios))
        states = list(found.values())
        tally = ", ".join(f"{number} {outcome}" for outcome, number in counts.items() if number)
        self.console.print()
        self.console.print(
            f"{who.name} {who.version} ({who.language}), suite {results.suite.version} ({results.suite.digest}): "
            f"{len(results.scenarios)} scenario{'s' if len(results.scenarios) != 1 else ''}: {tally}",
            markup=False,
        )
        self.console.print(
            f"rules: {', '.join(f'{states.count(state)} {state}' for state in STATES if state in states)}"
        )
        if broken := [rule for rule, state in found.items() if state == "broken"]:
            self.console.print(f"broken: {', '.join(broken)}", style="red")
        if results.run.given_up:
            self.console.print(f"The run is not complete: {results.run.given_up}.", style="bold yellow")
        for complaint in results.run.complaints:
            self.console.print(complaint, style="red", markup=False)
        if self.comparison is not None:
            self.against_earlier(self.comparison)
            worse = bool(self.comparison.regressions)
            text = "Worse than the earlier run." if worse else "No regressions."
            self.console.print(text, style="bold red" if worse else "bold green")
            return
        against = sum(counts[outcome] for outcome in AGAINST & WRONG)
        if against:
            noun = "scenario speaks" if against == 1 else "scenarios speak"
            self.console.print(f"Not conforming: {against} {noun} against it.", style="bold red")
        elif results.run.complaints or counts["unexpected-pass"]:
            self.console.print("The list of expected failures has to be put right.", style="bold red")
        elif results.scenarios and counts["not-applicable"] == len(results.scenarios):
            self.console.print("Nothing could be asked; -v tells why.", style="bold yellow")
        elif not results.run.given_up:
            known = counts["expected-failure"]
            scope = "in everything that was asked" if not counts["not-applicable"] else "wherever it could be asked"
            limits = "" if results.run.complete else " (part of the suite)"
            if known:
                number = f"{known} known failure{'s' if known > 1 else ''}"
                text = f"Nothing unexpected {scope}{limits}: {number}."
            else:
                text = f"Conforming {scope}{limits}."
            self.console.print(text, style="bold yellow" if known else "bold green")


def _tally(outcomes: Mapping[Outcome, int]) -> Text:
    text = Text()
    for outcome, (mark, colour) in MARKS.items():
        if outcomes.get(outcome):
            text.append(f"{mark} {outcomes[outcome]}  ", style=colour)
    return text


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(names[:SHOWN_OF_A_GROUP])
    return shown if len(names) <= SHOWN_OF_A_GROUP else f"{shown} and {len(names) - SHOWN_OF_A_GROUP} more"


def _exchange(exchange: Exchange, message: str, width: int, *, cut: bool) -> list[Text]:
    """A request and its answer; an answer that the message quotes already is not said twice."""
    request, answer = told(exchange, 400 if cut else sys.maxsize)
    shown = [f"→ {request}", *([f"← {answer}"] if answer and answer != message else [])]
    return [Text(line, style="bright_black", no_wrap=True) for text in shown for line in _sliced(text, width)]


def _sliced(text: str, width: int) -> list[str]:
    """A long text without spaces to break at, as lines; all but the first are indented."""
    first, rest = text[:width], text[width:]
    return [first] + [f"  {rest[start : start + width - 2]}" for start in range(0, len(rest), width - 2)]
