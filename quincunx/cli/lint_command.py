"""``quincunx lint``."""

from __future__ import annotations

import click

from quincunx.cli.main import OK, USAGE


@click.command("lint", short_help="Find faults in the spec and the features.")
@click.option(
    "--write-lock", is_flag=True, help="Accept new and changed scenarios and rules into the locks, then lint."
)
@click.option("--with", "with_", multiple=True, metavar="PATH", help="House rules: a file or a folder; repeatable.")
@click.option("--json", "as_json", is_flag=True, help="One JSON array of faults, and nothing else.")
def command(write_lock: bool, with_: tuple[str, ...], as_json: bool) -> int:
    """Find faults in the spec, the features and house rules, all of them at once."""
    import json
    from pathlib import Path

    from quincunx import lint

    if write_lock:
        lint.write_lock()
    faults = lint.lint(with_=[Path(name) for name in with_])
    if as_json:
        items = [
            {"file": fault.file, "line": fault.line, "column": fault.column, "message": fault.message}
            for fault in faults
        ]
        click.echo(json.dumps(items, ensure_ascii=False, indent=1))
    else:
        for fault in faults:
            click.echo(str(fault))
        where = "the spec, the features and the house rules" if with_ else "the spec and the features"
        noun = "fault" if len(faults) == 1 else "faults"
        click.echo(f"{len(faults)} {noun}" if faults else f"no faults in {where}")
    return USAGE if faults else OK
