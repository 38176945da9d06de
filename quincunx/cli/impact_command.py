"""``quincunx impact``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import click

from quincunx.cli.main import OK

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from quincunx.run.impact import ChangedCell, ChangedScenario, Impact

EXAMPLES = 3
"""So many changed rolls of a box are shown."""

FEW = 12
"""So many scenarios are shown unless all are asked for."""


@click.command("impact", short_help="Show what house rules change.")
@click.argument("path")
@click.option("--all", "everything", is_flag=True, help="All scenarios that end differently, not only the first ones.")
@click.option("--json", "as_json", is_flag=True, help="One JSON array of objects with `id`, and nothing else.")
def command(path: str, everything: bool, as_json: bool) -> int:
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
        _print(impact, out, None if everything else FEW)
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


def _print(impact: Impact, out: Console, few: int | None) -> None:
    house, base = impact.house, impact.base
    out.print(f"{house.title} ({house.id}) against {base.title} ({base.id})", style="bold", markup=False)
    changes = list(_changes(impact))
    if changes:
        out.print()
        out.print(_table(("what", base.id, house.id), changes))
    out.print()
    out.print(_table(("rule", "becomes", "scenarios"), _rules(impact)))
    count = len(impact.scenarios)
    out.print(f"\n{count} scenarios of {base.title} end differently, {impact.unchanged} hold as before")
    folded = _folded(impact)
    if folded:
        out.print(_table(("scenario", "becomes", "what it tells"), folded[:few]))
    if folded[few:]:
        out.print(f"… and {len(folded) - FEW} more; --all shows them")
    lines = list(_cell_lines(impact))
    if lines or not impact.comparable:
        out.print()
    if not impact.comparable:
        out.print("The dice differ, so no roll can be compared.")
    for line in lines:
        out.print(line, markup=False, soft_wrap=True)
    out.print()


def _table(header: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Table:
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, name in enumerate(header):
        table.add_column(name, overflow="fold", no_wrap=number == 0)
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _changes(impact: Impact) -> Iterator[tuple[str, str, str]]:
    """What is set differently: parameters one by one, boxes one by one."""
    from quincunx.run.comparison import box_in_words, boxes_of, written

    for name, (before, after) in impact.parameters.items():
        if name != "boxes":
            yield name.replace("_", " "), written(before), written(after)
    old, new = boxes_of(impact.base), boxes_of(impact.house)
    for name in dict.fromkeys([*old, *new]):
        before, after = (box_in_words(boxes[name]) if name in boxes else "–" for boxes in (old, new))
        title = (new.get(name) or old[name]).title
        if before != after:
            yield title, before, after
        elif old[name].title != title:
            yield f"box {name}", f"called {old[name].title}", f"called {title}"


def _rules(impact: Impact) -> Iterator[tuple[str, str, str]]:
    """The rules that go and those that come."""
    for rule in impact.house.head.replaces:
        count = sum(rule in change.overruled for change in impact.scenarios)
        yield rule, "replaced", f"{count} superseded" if count else "all hold"
    for own in impact.house.head.rules:
        yield own.id, "new", own.title


def _folded(impact: Impact) -> list[tuple[str, str, str]]:
    """The scenarios that end differently, the rows of an outline in one line."""
    found: dict[tuple[str, str], list[ChangedScenario]] = {}
    for change in impact.scenarios:
        found.setdefault((change.result.id.partition("/")[0], change.result.outcome), []).append(change)
    listed = [
        (name if len(rows) == 1 else f"{name} ({len(rows)} rows)", outcome, rows[0].result.name)
        for (name, outcome), rows in found.items()
    ]
    return sorted(listed, key=lambda row: row[1] == "superseded")  # what has not been declared comes first


def _cell_lines(impact: Impact) -> Iterator[str]:
    old, new = impact.base.boxes, impact.house.boxes
    for word, some in (("gone", [old[box] for box in old if box not in new]),
                       ("new", [new[box] for box in new if box not in old])):  # fmt: skip
        if some:
            titles = ", ".join(f"“{box.title}”" for box in some)
            yield f"{len(some)} {'box is' if len(some) == 1 else 'boxes are'} {word}: {titles}"
    by_box: dict[str, list[ChangedCell]] = {}
    for cell in impact.cells:
        by_box.setdefault(cell.box, []).append(cell)
    for box, cells in by_box.items():
        if box in old and box in new:
            examples = "; ".join(
                f"{' '.join(map(str, cell.roll))}: {cell.before} → {cell.after}" for cell in cells[:EXAMPLES]
            )
            noun = "roll pays" if len(cells) == 1 else "rolls pay"
            yield f"“{new[box].title}”: {len(cells)} {noun} something else, such as {examples}"
