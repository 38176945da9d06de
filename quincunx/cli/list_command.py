"""``quincunx list``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quincunx.cli.main import OK

if TYPE_CHECKING:
    from quincunx.results.model import ScenarioResult
    from quincunx.run.suite import Suite

KINDS = ("rules", "scenarios", "steps", "rulesets", "faq")


@click.command("list", short_help="List rules, scenarios, steps, rulesets or FAQ entries.")
@click.argument("kind", type=click.Choice(KINDS))
@click.option("--json", "as_json", is_flag=True, help="One JSON array of objects with `id`, and nothing else.")
@click.option("--results", metavar="FILE", help="Show the outcomes of this results file (faq: fresh ones by default).")
def command(kind: str, as_json: bool, results: str | None) -> int:
    """List rules, scenarios, steps, rulesets or FAQ entries."""
    from quincunx.cli import overview
    from quincunx.results.terminal import console
    from quincunx.run.suite import load_suite
    from quincunx.spec.load import load_spec

    spec = load_spec()
    suite = load_suite(spec, digest="")
    makers: dict[str, Callable[[], list[dict[str, Any]]]] = {
        "rules": lambda: overview.rules(spec, suite),
        "scenarios": lambda: overview.scenarios(suite),
        "steps": overview.steps,
        "rulesets": lambda: overview.rulesets(suite),
        "faq": lambda: overview.faq(spec, suite),
    }
    items = makers[kind]()
    if results:
        from quincunx.results.model import read_results

        outcomes = _outcomes(read_results(Path(results)).scenarios)
    else:
        outcomes = _outcomes(_played(suite)) if kind == "faq" else {}
    if outcomes:
        for item in items:
            names = item.get("scenarios", [item["id"]] if kind == "scenarios" else [])
            item["outcomes"] = {name: outcomes[name] for name in names if name in outcomes}
    if as_json:
        click.echo(json.dumps(items, ensure_ascii=False, indent=1))
        return OK
    out = console()
    for item in items:
        first, second = _lines(kind, item)
        out.print(first, markup=False, style="bold", soft_wrap=True)
        if second:
            out.print(f"    {second}", markup=False, soft_wrap=True)
    out.print(f"{len(items)} {kind if kind != 'faq' else 'FAQ entries'}")
    return OK


def _played(suite: Suite) -> list[ScenarioResult]:
    """The scenarios that answer questions, played by the reference implementation."""
    from quincunx.run.by_reference import played_by_reference

    return played_by_reference(suite, [item for item in suite.runnables() if item.scenario.tags.faq]).scenarios


def _outcomes(results: list[ScenarioResult]) -> dict[str, str]:
    """The outcome of each scenario; of an outline, the worst of its rows."""
    from quincunx.results.model import AGAINST

    found: dict[str, str] = {}
    for result in results:
        name = result.id.partition("/")[0]
        if found.get(name) not in AGAINST:
            found[name] = result.outcome if result.outcome != "passed" else found.get(name, "passed")
    return found


def _lines(kind: str, item: dict[str, Any]) -> tuple[str, str]:
    """What a person sees of an item: a headline and a line below."""
    outcomes = item.get("outcomes", {})

    def proofs() -> str:
        return ", ".join(f"{name} {outcomes[name]}" if name in outcomes else name for name in item["scenarios"])

    match kind:
        case "rules":
            note = f" ({item['kind']})" if item["kind"] != "rule" else ""
            return f"{item['id']}  {item['title']}{note}", proofs() or "no scenario"
        case "scenarios":
            rows = f", {item['rows']} rows" if item["rows"] else ""
            where = f"{item['feature']}:{item['line']}{rows}, {item['level']}, {' '.join(item['rulesets'])}"
            outcome = f"  {outcomes[item['id']]}" if item["id"] in outcomes else ""
            return f"{item['id']}  {item['name']}{outcome}", f"{where}: {', '.join(item['rules'])}"
        case "steps":
            table = f"  + table: {', '.join(item['columns'])}" if item["columns"] else ""
            return f"{item['kind'].title():5} {item['id']}{table}", item["doc"]
        case "rulesets":
            parents = f", extends {', '.join(item['extends'])}" if item["extends"] else ""
            settings = ", ".join(f"{name}: {'/'.join(found['values'])}" for name, found in item["settings"].items())
            return f"{item['id']}  {item['title']} ({item['game']}{parents})", settings
        case _:
            return f"{item['id']}  {item['question']}", f"{item['answer']}  [{proofs() or 'no scenario'}]"
