"""``quincunx compare``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from quincunx.cli.main import OK
from quincunx.errors import UsageError

if TYPE_CHECKING:
    from quincunx.spec.rulesets import Ruleset, Rulesets


@click.command("compare", short_help="Show rulesets side by side.")
@click.argument("rulesets", nargs=-1, required=True, metavar="RULESET...")
@click.option("--with", "with_", multiple=True, metavar="PATH", help="House rules: a file or a folder; repeatable.")
@click.option("--all", "everything", is_flag=True, help="Also the rows in which nothing differs.")
@click.option("--json", "as_json", is_flag=True, help="One JSON array of rows, and nothing else.")
def command(rulesets: tuple[str, ...], with_: tuple[str, ...], everything: bool, as_json: bool) -> int:
    """Show rulesets side by side: parameters, boxes, settings and rules as rows, differences marked.

    A RULESET may choose settings: poker-dice:lives=5,life-loss=lowest. A single one is compared with the ruleset
    that it extends, or else with its own variants: each setting at each value.
    """
    from rich.table import Table
    from rich.text import Text

    from quincunx.cli.house import suite_with
    from quincunx.results.terminal import console
    from quincunx.run.comparison import compare
    from quincunx.spec.load import load_spec

    spec = load_spec()
    suite = suite_with(spec, with_, digest="")
    chosen = {name: _chosen(suite.rulesets, name) for name in rulesets}
    if len(chosen) == 1:
        chosen = _beside(suite.rulesets, *chosen.values())
    names, columns = list(chosen), list(chosen.values())
    rows = compare(spec, columns, suite.house.rules)
    if as_json:
        document = [
            {
                "id": row.name,
                "kind": row.kind,
                "title": row.title,
                "differs": row.differs,
                "cells": dict(zip(names, row.cells, strict=True)),
            }
            for row in rows
        ]
        click.echo(json.dumps(document, ensure_ascii=False, indent=1))
        return OK
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column("", no_wrap=True)
    for name, ruleset in chosen.items():
        table.add_column(name.partition(":")[2] or ruleset.title, overflow="fold")
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


def _chosen(rulesets: Rulesets, text: str) -> Ruleset:
    """A ruleset as it is named on the command line, its settings chosen."""
    name, _, choices = text.partition(":")
    pairs = [choice.partition("=") for choice in choices.split(",") if choice]
    for setting, equals, _ in pairs:
        if not equals:
            raise UsageError(f"“{text}”: a setting is chosen as SETTING=VALUE, so “{setting}” lacks its value")
    return rulesets[name].with_settings({setting: value for setting, _, value in pairs})


def _beside(rulesets: Rulesets, ruleset: Ruleset) -> dict[str, Ruleset]:
    """What a single ruleset is compared with: its parent, or its own variants."""
    if ruleset.ancestry:
        return {ruleset.ancestry[0]: rulesets[ruleset.ancestry[0]], ruleset.id: ruleset}
    variants = {
        f"{ruleset.id}:{name}={value}": ruleset.with_settings({name: value})
        for name, setting in ruleset.settings.items()
        for value in setting.values
        if value != setting.default
    }
    if not variants:
        known = ", ".join(rulesets)
        raise UsageError(f"name a second ruleset to compare {ruleset.id} with; there are: {known}")
    return {ruleset.id: ruleset, **variants}
