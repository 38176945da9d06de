"""``quincunx doctor``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from quincunx.cli.main import NOT_CONFORMING, NOT_RUNNABLE, OK
from quincunx.cli.reaching import factory
from quincunx.errors import UsageError

if TYPE_CHECKING:
    from collections import Counter

    from quincunx.doctor.findings import Finding, Kind

_MARKS: dict[Kind, tuple[str, str]] = {
    "fine": ("✓", "green"),
    "fault": ("✗", "red"),
    "note": ("!", "yellow"),
    "declined": ("–", "bright_black"),
}


@click.command("doctor", short_help="Find out what is wrong with an adapter.")
@click.option("--timeout", type=click.FloatRange(min=0.01), default=10.0, show_default=True, metavar="SECONDS",
              help="How long an answer may take.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="One JSON document, and nothing else.")
@click.option("--impl", metavar="MODULE:CALLABLE", help="A Python callable, in-process.")
@click.argument("command", nargs=-1, type=click.UNPROCESSED)
def command(timeout: float, as_json: bool, impl: str | None, command: tuple[str, ...]) -> int:
    r"""Find out what is wrong with an adapter.

    Tries the handshake and one exchange of each kind that the handshake declares, and says in plain words what is
    wrong with the form of the answers. Whether they are right is for `quincunx check` to say.

    \b
      quincunx doctor -- node adapter.js
      quincunx doctor --impl my_engine.adapter:handle

    Exit codes: 0 healthy, 1 faults, 2 usage, 3 it could not be run, or did not get past the handshake.
    """
    from quincunx.doctor.declared import reach
    from quincunx.doctor.examination import Examination
    from quincunx.run.suite import load_suite
    from quincunx.spec.load import load_spec

    if not impl and not command:
        raise UsageError("name what to examine: a command after --, or a callable with --impl")
    suite = load_suite(load_spec(), digest="")
    transport = factory(impl, command, timeout)()
    try:
        diagnosis = Examination(transport, suite.rulesets, suite.version, _silent if as_json else _print).run()
    finally:
        transport.close()
    found = reach(diagnosis.hello, suite.runnables()) if diagnosis.hello else {}
    if as_json:
        click.echo(_document(diagnosis.findings, diagnosis.faults, found))
    else:
        _sum_up(diagnosis.faults, found, handshake=diagnosis.hello is not None)
        if diagnosis.hello is not None:
            target = f"--impl {impl}" if impl else f"-- {' '.join(command)}"
            click.echo(f"{'Then' if diagnosis.faults else 'Go on'}: quincunx check {target}")
    if diagnosis.hello is None:
        return NOT_RUNNABLE
    return NOT_CONFORMING if diagnosis.faults else OK


def _silent(_: Finding) -> None:
    pass


def _print(finding: Finding) -> None:
    mark, colour = _MARKS[finding.kind]
    between = ": " if finding.found else ""
    click.echo(f"{click.style(mark, fg=colour)} {finding.tried}{between}{finding.found}")
    if finding.advice:
        click.secho(f"    → {finding.advice}", bold=finding.kind == "fault")
    for label, text in (("sent", finding.sent), ("came", finding.came), ("stderr", finding.stderr)):
        if text:
            indented = text.strip().replace("\n", "\n           ")
            click.secho(f"    {label:6} {indented}", fg="bright_black")


def _sum_up(faults: int, found: dict[str, Counter[str]], *, handshake: bool) -> None:
    click.echo()
    if handshake:
        click.echo("What can be checked, as far as no request is answered `unsupported`:")
        for game, levels in found.items():
            click.echo(
                f"  {game}: {', '.join(f'{number} scenarios of {level}' for level, number in levels.most_common())}"
            )
        if not found:
            click.echo("  nothing yet")
    noun = "fault" if faults == 1 else "faults"
    healthy = "Healthy: no fault in the form of the answers."
    click.secho(f"{faults} {noun}." if faults else healthy, fg="red" if faults else "green", bold=True)


def _document(findings: list[Finding], faults: int, found: dict[str, Counter[str]]) -> str:
    import msgspec

    return json.dumps(
        {"faults": faults, "findings": [msgspec.to_builtins(item) for item in findings], "scenarios": found},
        ensure_ascii=False,
        indent=1,
    )
