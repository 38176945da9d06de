"""``quincunx compare``."""

from __future__ import annotations

import json

import click

from quincunx.cli.main import OK
from quincunx.errors import UsageError


@click.command("compare", short_help="Show rulesets side by side.")
@click.argument("rulesets", nargs=-1, required=True, metavar="RULESET...")
@click.option("--with", "with_", multiple=True, metavar="PATH", help="House rules: a file or a folder; repeatable.")
@click.option("--all", "everything", is_flag=True, help="Also the rows in which nothing differs.")
@click.option("--json", "as_json", is_flag=True, help="One JSON array of rows, and nothing else.")
def command(rulesets: tuple[str, ...], with_: tuple[str, ...], everything: bool, as_json: bool) -> int:
    """Show rulesets side by side: parameters, boxes, settings and rules as rows, differences marked."""
    from rich.table import Table
    from rich.text import Text

    from quincunx.cli.house import suite_with
    from quincunx.results.terminal import console
    from quincunx.run.comparison import compare
    from quincunx.spec.load import load_spec

    spec = load_spec()
    suite = suite_with(spec, with_, digest="")
    if len(rulesets) == 1:
        found = suite.rulesets[rulesets[0]]
        if not found.ancestry:
            raise UsageError(
                f"name a second ruleset to compare {found.id} with; there are: {', '.join(suite.rulesets)}"
            )
        rulesets = (found.ancestry[0], found.id)
    columns = [suite.rulesets[name] for name in rulesets]
    rows = compare(spec, columns, suite.house.rules)
    if as_json:
        document = [
            {
                "id": row.name,
                "kind": row.kind,
                "title": row.title,
                "differs": row.differs,
                "cells": dict(zip(rulesets, row.cells, strict=True)),
            }
            for row in rows
        ]
        click.echo(json.dumps(document, ensure_ascii=False, indent=1))
        return OK
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column("", no_wrap=True)
    for ruleset in columns:
        table.add_column(ruleset.title, overflow="fold")
    shown = [row for row in rows if everything or row.differs]
    for row in shown:
        mark = Text("≠", style="yellow") if row.differs else Text(" ")
        name = row.name if row.kind == "rule" else row.title
        table.add_row(mark, f"{row.kind} {name}", *(cell or "–" for cell in row.cells))
    out = console()
    out.print(table)
    same = len(rows) - sum(row.differs for row in rows)
    out.print(f"{len(rows) - same} rows differ, {same} are the same{'' if everything else ' (--all shows them)'}")
    return OK
