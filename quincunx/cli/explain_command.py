"""``quincunx explain``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from quincunx.addresses import RULEBOOK, rule_address
from quincunx.cli.main import OK
from quincunx.errors import UsageError

if TYPE_CHECKING:
    from quincunx.spec.load import Spec
    from quincunx.spec.model import Rule


@click.command("explain", short_help="Tell a rule, its sources and its scenarios.")
@click.argument("rule")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, and nothing else.")
@click.option("--rulebook-url", default=RULEBOOK, metavar="URL", help="Where the rulebook lies.")
def command(rule: str, as_json: bool, rulebook_url: str) -> int:
    """Tell a rule, its sources and its scenarios.

    RULE is the id of a rule, or the name that a source gives to it.
    """
    from quincunx.cli import overview
    from quincunx.results.terminal import console
    from quincunx.run.suite import load_suite
    from quincunx.spec.load import load_spec
    from quincunx.spec.nearest import nearest

    spec = load_spec()
    name = spec.aliases.get(rule, rule)
    if name not in spec.rules:
        branch = [known for known in spec.rules if known.startswith(f"{name}.")]
        if branch:
            raise UsageError(f"“{rule}” is a branch of rules; name one of: {', '.join(branch)}")
        raise UsageError(f"there is no rule “{rule}”{nearest(rule, [*spec.rules, *spec.aliases], 3)}")
    found = spec.rules[name]
    suite = load_suite(spec, digest="")
    item = next(item for item in overview.rules(spec, suite) if item["id"] == name)
    proofs = [scenario for scenario in overview.scenarios(suite) if scenario["id"] in item["scenarios"]]
    place = spec.place("rule", name)
    file = f"{place.file.relative_to(spec.root.parent).as_posix()}:{place.line}" if place else ""
    item["scenarios"] = proofs
    out = console()
    if as_json:
        whole = {
            **item,
            "statement": " ".join(found.statement.split()),
            "because": " ".join(found.because.split()),
            "positions": [
                {"says": position.says, "taken": position.taken, "sources": [ref.source for ref in position.sources]}
                for position in found.positions
            ],
            "related": found.related,
            "file": file,
            "address": rule_address(name, rulebook_url),
        }
        click.echo(json.dumps(whole, ensure_ascii=False, indent=1))
        return OK
    for text in _page(spec, found, item, file, rule_address(name, rulebook_url)):
        out.print(text, markup=False, style="bold" if text in {found.id, found.title} else None)
    return OK


def _page(spec: Spec, rule: Rule, item: dict[str, Any], file: str, address: str) -> Iterator[str]:
    modality = rule.modality if rule.checkable else f"{rule.modality}, no program can check it"
    yield rule.id
    yield rule.title
    yield f"{rule.kind}, {modality}, level {rule.level}, since {rule.since}, for {', '.join(rule.games)}"
    yield ""
    yield " ".join(rule.statement.split())
    yield ""
    if rule.because:
        yield f"Because: {' '.join(rule.because.split())}"
    for position in rule.positions:
        where = ", ".join(f"{ref.source}, “{ref.section}”" for ref in position.sources)
        yield f"{'taken' if position.taken else 'not taken'}: {' '.join(position.says.split())} ({where})"
    for ref in rule.sources:
        yield f"source: {ref.source} ({spec.sources[ref.source].language}), “{ref.section}”"
    for alias in rule.aliases:
        yield f"also called: {alias}"
    for other in rule.related:
        yield f"see also: {other}"
    yield f"stands in: {file}"
    yield f"rulebook: {address}"
    yield ""
    count = len(item["scenarios"])
    yield "proved by 1 scenario:" if count == 1 else f"proved by {count} scenarios:" if count else "no scenario"
    for scenario in item["scenarios"]:
        yield f"  {scenario['id']}  {scenario['name']}  ({scenario['feature']}:{scenario['line']})"
