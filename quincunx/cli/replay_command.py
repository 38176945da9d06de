"""``quincunx replay``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quincunx.cli.main import NOT_CONFORMING, OK
from quincunx.cli.reaching import factory

if TYPE_CHECKING:
    from quincunx.results.model import Exchange, Results, ScenarioResult
    from quincunx.run.replay import Repeated


@click.command("replay", short_help="Show the conversation of a failing scenario, and repeat it.")
@click.option("--ruleset", help="The ruleset, when the scenario failed under several.")
@click.option("--timeout", type=click.FloatRange(min=0.01), default=10.0, show_default=True, metavar="SECONDS",
              help="How long an answer may take.")  # fmt: skip
@click.option("-v", "--verbose", is_flag=True, help="Show the definition of the ruleset, too.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document, and nothing else.")
@click.option("--impl", metavar="MODULE:CALLABLE", help="A Python callable to ask again, in-process.")
@click.argument("results_file", metavar="RESULTS")
@click.argument("scenario")
@click.argument("command", nargs=-1, type=click.UNPROCESSED)
def command(
    ruleset: str | None,
    timeout: float,
    verbose: bool,
    as_json: bool,
    impl: str | None,
    results_file: str,
    scenario: str,
    command: tuple[str, ...],
) -> int:
    r"""Show the conversation of a failing scenario, and repeat it with an implementation.

    RESULTS is a file that `quincunx check --json` has written. Without an implementation the record is shown.

    \b
      quincunx replay results.json SC-425
      quincunx replay results.json SC-425 -- node adapter.js

    Exit codes: 0 every answer is as recorded, 1 some differ, 2 usage, 3 the implementation could not be run.
    """
    from quincunx.results.model import read_results
    from quincunx.run.replay import find_scenario, repeat

    results = read_results(Path(results_file))
    found = find_scenario(results, scenario, ruleset)
    exchanges = found.failure.transcript if found.failure else []
    if not impl and not command:
        if as_json:
            click.echo(_document(found, [{"request": item.request, **_answer("recorded", item)} for item in exchanges]))
        else:
            _heading(results, found)
            for number, item in enumerate(exchanges, start=1):
                _request(number, item, verbose=verbose)
                _show_answer("← ", item)
        return OK
    transport = factory(impl, command, timeout)()
    repeated: list[Repeated] = []
    if not as_json:
        _heading(results, found)
    try:
        for number, again in enumerate(repeat(exchanges, transport, results.suite.version), start=1):
            repeated.append(again)
            if not as_json:
                _request(number, again.now, verbose=verbose)
                _show_answer("← ", again.now)
                for difference in again.differences:
                    click.secho(f"   ≠ {difference}", fg="yellow")
    finally:
        transport.close()
    differing = sum(1 for item in repeated if item.differences)
    if as_json:
        items = [
            {
                "request": again.now.request,
                **_answer("recorded", again.recorded),
                **_answer("now", again.now),
                "differences": again.differences,
            }
            for again in repeated
        ]
        click.echo(_document(found, items))
    else:
        click.echo(f"\n{_verdict(differing, len(repeated), len(exchanges))}")
        if differing:
            how = f"--impl {impl}" if impl else f"-- {' '.join(command)}"
            click.echo(f"Judge it anew: quincunx check --scenario {found.id} --ruleset {found.ruleset} {how}")
    return NOT_CONFORMING if differing else OK


def _heading(results: Results, found: ScenarioResult) -> None:
    who = results.implementation
    click.secho(f"{found.id}  {found.name}  ({found.ruleset})", bold=True)
    click.echo(f"{found.feature}:{found.line}; {found.outcome} with {who.name} {who.version}")
    if found.failure:
        if found.failure.step:
            click.echo(found.failure.step)
        click.secho(found.failure.message, fg="red")
    click.echo()


def _request(number: int, exchange: Exchange, *, verbose: bool) -> None:
    from quincunx.results.transcripts import brief, compact

    shown = exchange.request if verbose else brief(exchange.request)
    click.echo(f"{number}. → {shown['method']} {compact(shown.get('params', {}))}")


def _show_answer(arrow: str, exchange: Exchange) -> None:
    from quincunx.results.transcripts import answer_of

    text = answer_of(exchange)
    click.echo(f"   {arrow}{text}" if text else "   (no answer was recorded)")


def _answer(name: str, exchange: Exchange) -> dict[str, Any]:
    return {name: exchange.raw if exchange.response is None else exchange.response}


def _document(found: ScenarioResult, exchanges: Iterable[Mapping[str, Any]]) -> str:
    head = {"id": found.id, "ruleset": found.ruleset, "name": found.name, "outcome": found.outcome}
    return json.dumps({**head, "exchanges": list(exchanges)}, ensure_ascii=False, indent=1)


def _verdict(differing: int, asked: int, recorded: int) -> str:
    noun = "answer" if asked == 1 else "answers"
    unsent = f"; {recorded - asked} further requests were not sent" if asked < recorded else ""
    if not differing:
        return f"{asked} {noun}, as recorded{unsent}."
    return f"{differing} of {asked} {noun} {'differs' if differing == 1 else 'differ'} from the record{unsent}."
