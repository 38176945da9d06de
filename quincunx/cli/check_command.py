"""``quincunx check``."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from quincunx.addresses import RULEBOOK, rule_address
from quincunx.cli.main import NOT_CONFORMING, OK
from quincunx.cli.reaching import factory
from quincunx.cli.reports import Reports, report_options
from quincunx.errors import UsageError
from quincunx.paths import REFERENCE

if TYPE_CHECKING:
    from rich.console import Console

    from quincunx.results.model import Results, RunInfo, ScenarioResult
    from quincunx.run.runner import Run

_Decorator = Callable[[Callable[..., int]], Callable[..., int]]


def _many(option: str, help_text: str) -> _Decorator:
    return click.option(option, multiple=True, metavar=option.removeprefix("--").upper(), help=help_text)


@click.command("check", short_help="Check an implementation against the suite.")
@_many("--game", "Only this game; repeatable.")
@_many("--ruleset", "Only this ruleset; repeatable.")
@_many("--level", "Only this level: scoring, turn, game, keeping; repeatable.")
@_many("--rule", "Only scenarios of this rule, or of a whole branch of rules; repeatable.")
@_many("--scenario", "Only this scenario, with or without a row: YZ-017/3; repeatable.")
@click.option(
    "--setup",
    type=click.Choice(["play", "position"]),
    default="play",
    show_default=True,
    help="How a position comes about: played, or handed over where the implementation offers it.",
)
@click.option("--with", "with_", multiple=True, metavar="PATH", help="House rules: a file or a folder; repeatable.")
@click.option("--strict-reasons", is_flag=True, help="Also compare the rule that a rejection names.")
@report_options
@click.option("--timeout", type=click.FloatRange(min=0.01), default=10.0, show_default=True, metavar="SECONDS",
              help="How long an answer may take.")  # fmt: skip
@click.option("--time-limit", type=click.FloatRange(min=0.01), metavar="SECONDS",
              help="How long the whole run may take; what is left then is not run.")  # fmt: skip
@click.option("--fail-fast", is_flag=True, help="Stop at the first scenario that speaks against it.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Run N children side by side.")
@click.option("--rulebook-url", default=RULEBOOK, metavar="URL", help="Where the rulebook lies.")
@click.option("--no-color", is_flag=True, help="No colours; NO_COLOR in the environment says the same.")
@click.option("-v", "--verbose", is_flag=True, help="Whole transcripts, and why scenarios are not applicable.")
@click.option("-q", "--quiet", is_flag=True, help="Nothing but errors; the exit code tells.")
@click.option("--impl", metavar="MODULE:CALLABLE", help=f"A Python callable, in-process. By default {REFERENCE}.")
@click.argument("command", nargs=-1, type=click.UNPROCESSED)
def command(
    game: tuple[str, ...],
    ruleset: tuple[str, ...],
    level: tuple[str, ...],
    rule: tuple[str, ...],
    scenario: tuple[str, ...],
    setup: str,
    with_: tuple[str, ...],
    strict_reasons: bool,
    timeout: float,
    time_limit: float | None,
    fail_fast: bool,
    jobs: int,
    rulebook_url: str,
    no_color: bool,
    verbose: bool,
    quiet: bool,
    impl: str | None,
    command: tuple[str, ...],
    **reports: Any,
) -> int:
    r"""Check an implementation against the suite.

    The implementation is a COMMAND after `--` that speaks the protocol over its standard input and output, or a
    Python callable named with --impl. Without either, the reference implementation is checked.

    \b
      quincunx check -- node my-engine.js
      quincunx check --game yahtzee --level scoring --impl my_engine.adapter:handle

    Exit codes: 0 conforming, 1 not, 2 usage or spec fault, 3 the implementation could not be run.
    """
    from quincunx.cli.house import suite_with
    from quincunx.results.model import RunInfo
    from quincunx.run.playing import Options
    from quincunx.run.runner import Run
    from quincunx.run.suite import Filters
    from quincunx.spec.load import load_spec

    if impl and command:
        raise UsageError("name the implementation once: with --impl, or as a command after --")
    wanted = Reports(**reports)
    spec = load_spec()
    suite = suite_with(spec, with_)
    filters = Filters(game, ruleset, level, rule, scenario)
    chosen = filters.select(suite.runnables())
    if jobs > 1 and not command:
        raise UsageError("--jobs needs a command after --; a callable in this process is asked one thing at a time")
    out = None if quiet else _console(color=not no_color, to_stderr=wanted.to_stdout)
    judge = wanted.prepared(spec, suite)
    options = Options(setup="position" if setup == "position" else "play", strict_reasons=strict_reasons,
                      fail_fast=fail_fast, jobs=jobs, time_limit=time_limit)  # fmt: skip
    run_info = RunInfo(
        command=list(command) or ["--impl", impl or REFERENCE],
        setup=options.setup,
        complete=not filters,
        filters=filters.words(),
        with_=list(with_),
        strict_reasons=strict_reasons,
    )
    run = Run(chosen, factory(impl, command, timeout), suite, options)
    results, changes = judge.judged(_carry_out(run, run_info, out))
    claims = judge.claims(results) if out or wanted.with_claims else None
    comparison = judge.compared(results)
    judge.write(results, claims, comparison, rulebook_url)
    if out is not None:
        from quincunx.results.terminal import TerminalReport

        address = partial(rule_address, base=rulebook_url)
        report = TerminalReport(out, address, judge.titles, verbose=verbose, claims=claims, comparison=comparison)
        report.print(results)
        for line in changes:
            out.print(line, markup=False)
        for warning in (*suite.house.undeclared(results.scenarios), *suite.house.uncontradicted(results.scenarios)):
            out.print(f"warning: {warning}", style="yellow", markup=False, soft_wrap=True)
    if comparison is not None:
        return NOT_CONFORMING if comparison.regressions or results.run.complaints else OK
    return OK if results.conforming else NOT_CONFORMING


def _console(*, color: bool, to_stderr: bool) -> Console:
    from quincunx.results.terminal import console

    return console(color=color, to_stderr=to_stderr)


def _carry_out(run: Run, info: RunInfo, out: Console | None) -> Results:
    """Run, and show how far it is while it lasts, on a terminal only."""
    if out is None or not out.is_terminal:
        return run.results(info)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from quincunx.results.model import AGAINST

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=out, transient=True) as progress:
        task = progress.add_task("checking", total=run.total)
        against = 0

        def advance(result: ScenarioResult) -> None:
            nonlocal against
            against += result.outcome in AGAINST
            progress.update(task, advance=1, description=f"checking, {against} against" if against else "checking")

        run.on_result = advance
        return run.results(info)
