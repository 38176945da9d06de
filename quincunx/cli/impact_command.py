"""``quincunx impact``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from quincunx.cli.main import OK

if TYPE_CHECKING:
    from rich.console import Console

    from quincunx.run.impact import ChangedCell, Impact

EXAMPLES = 3
"""So many changed rolls of a box are shown."""


@click.command("impact", short_help="Show what house rules change.")
@click.argument("path")
@click.option("--json", "as_json", is_flag=True, help="One JSON array of objects with `id`, and nothing else.")
def command(path: str, as_json: bool) -> int:
    """Show what house rules change against the rulesets that they extend.

    PATH is a file or a folder. Compared are parameters, the outcome of every scenario of the base game, and what
    every roll pays in every box.
    """
    from quincunx.cli.house import suite_with
    from quincunx.results.terminal import console
    from quincunx.run.impact import impact_of
    from quincunx.spec.load import load_spec

    suite = suite_with(load_spec(), [path], digest="")
    impacts = [impact_of(suite, ruleset) for ruleset in suite.house.rulesets.values()]
    if as_json:
        click.echo(json.dumps([_document(impact) for impact in impacts], ensure_ascii=False, indent=1))
        return OK
    out = console()
    for impact in impacts:
        _print(impact, out)
    return OK


def _document(impact: Impact) -> dict[str, Any]:
    return {
        "id": impact.house.id,
        "extends": impact.base.id,
        "parameters": {name: {"before": old, "after": new} for name, (old, new) in impact.parameters.items()},
        "replaces": impact.house.head.replaces,
        "rules": [rule.id for rule in impact.house.head.rules],
        "scenarios": [
            {
                "id": change.result.id,
                "name": change.result.name,
                "rules": change.result.rules,
                "before": change.before,
                "after": change.result.outcome,
            }
            for change in impact.scenarios
        ],
        "scenarios_unchanged": impact.unchanged,
        "cells": [
            {"box": cell.box, "roll": list(cell.roll), "before": cell.before, "after": cell.after}
            for cell in impact.cells
        ],
    }


def _print(impact: Impact, out: Console) -> None:
    from rich.table import Table

    house, base = impact.house, impact.base
    out.print(f"{house.title} ({house.id}) against {base.title} ({base.id})", style="bold", markup=False)
    rows = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    rows.add_column(style="bold", no_wrap=True)
    rows.add_column(overflow="fold")
    rows.add_row("parameters", ", ".join(impact.parameters) or "none")
    rows.add_row("replaces", ", ".join(house.head.replaces) or "no rule")
    rows.add_row("brings", ", ".join(rule.id for rule in house.head.rules) or "no rule")
    rows.add_row("scenarios", f"{len(impact.scenarios)} end differently, {impact.unchanged} hold as before")
    out.print(rows)
    if impact.scenarios:
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        for name in ("scenario", "before", "after", "what it tells"):
            table.add_column(name, overflow="fold")
        for change in impact.scenarios:
            table.add_row(change.result.id, change.before, change.result.outcome, change.result.name)
        out.print()
        out.print(table)
    if not impact.comparable:
        out.print("\nThe dice differ, so no roll can be compared.")
    elif impact.cells:
        out.print()
        for line in _cell_lines(impact):
            out.print(line, markup=False)
    out.print()


def _cell_lines(impact: Impact) -> Iterator[str]:
    by_box: dict[str, list[ChangedCell]] = {}
    for cell in impact.cells:
        by_box.setdefault(cell.box, []).append(cell)
    for box, cells in by_box.items():
        known = impact.house.boxes.get(box) or impact.base.boxes[box]
        if box not in impact.house.boxes:
            yield f"“{known.title}” is gone"
        elif box not in impact.base.boxes:
            yield f"“{known.title}” is new"
        else:
            examples = "; ".join(
                f"{' '.join(map(str, cell.roll))}: {cell.before} → {cell.after}" for cell in cells[:EXAMPLES]
            )
            noun = "roll pays" if len(cells) == 1 else "rolls pay"
            yield f"“{known.title}”: {len(cells)} {noun} something else, such as {examples}"
