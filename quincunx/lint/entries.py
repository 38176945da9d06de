"""What the entries of the spec say about each other: games, questions, terms, odds, statements; ids that stand once.

The rule of this file: rules and rulesets have files of their own; everything else that leads somewhere is here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quincunx.lint.documents import Documents, Item, RawFile
from quincunx.lint.faults import Faults
from quincunx.lint.links import Links, once
from quincunx.spec.load import SHARED
from quincunx.spec.nearest import nearest
from quincunx.spec.yaml_files import Path_


def check_entries(documents: Documents, faults: Faults) -> None:
    """Everything between the documents of ``spec/`` but the rules' own conditions and the rulesets."""
    links = Links(documents, faults)
    _duplicates(documents, faults)
    for item in documents.games:
        for position, name in enumerate(item.doc.sources):
            links.one("sources", name, item.file, ("sources", position))
        for position, name in enumerate(item.doc.rulesets):
            links.one("ruleset", name, item.file, ("rulesets", position))
        once([(topic.id, ("topics", n)) for n, topic in enumerate(item.doc.topics)], "topic", item.file, faults)
    for source in documents.sources:
        described = {game.doc.id for game in documents.games if source.doc.id in game.doc.sources}
        if described and source.doc.game not in described:
            games = " or ".join(sorted(described))
            text = f"the game is “{source.doc.game}”, but {games} lists this source; expected: {games}"
            faults.spec(text, source.file, (*source.keys, "game"))
    for entry in documents.faq:
        _scope_of_id(entry.doc.id, entry.file, entry.keys, faults)
        links.all("rules", entry.doc.rules, entry.file, (*entry.keys, "rules"))
        links.sources(entry.doc.sources, entry.file, (*entry.keys, "sources"))
    _terms(documents, links, faults)
    for odds in documents.odds:
        links.one("rules", odds.doc.rule, odds.file, ("rule",))
        once([(row.id, ("rows", n)) for n, row in enumerate(odds.doc.rows)], "row", odds.file, faults)
        total = sum(row.rolls for row in odds.doc.rows)
        if total != odds.doc.of:
            faults.spec(f"the rows add up to {total} rolls; expected: {odds.doc.of}", odds.file, ("of",))
    for file in documents.statements:
        _statements(file, links, faults)


def _duplicates(documents: Documents, faults: Faults) -> None:
    groups: list[tuple[str, list[tuple[str, Path, Path_]]]] = [
        ("rule id", [_named(item, item.doc.id) for item in documents.rules]),
        ("question id", [_named(item, item.doc.id) for item in documents.faq]),
        ("source id", [_named(item, item.doc.id) for item in documents.sources]),
        ("alias", _aliases(documents)),
    ]
    groups += [
        ("term id", [_named(item, item.doc.id) for own, item in documents.terms if own == scope])
        for scope in sorted({scope for scope, _ in documents.terms})
    ]
    for noun, named in groups:
        first: dict[str, tuple[Path, Path_]] = {}
        for name, file, keys in named:
            if name in first:
                place = Item(None, *first[name]).place
                faults.spec(f"the {noun} “{name}” is taken, at {place}; expected: one of its own", file, keys)
            first.setdefault(name, (file, keys))


def _named(item: Item[Any], name: str) -> tuple[str, Path, Path_]:
    return name, item.file, (*item.keys, "id")


def _aliases(documents: Documents) -> list[tuple[str, Path, Path_]]:
    return [
        (alias, item.file, (*item.keys, "aliases", position))
        for item in documents.rules
        for position, alias in enumerate(item.doc.aliases)
    ]


def _scope_of_id(name: str, file: Path, keys: Path_, faults: Faults) -> None:
    scope = file.parent.name
    if not name.startswith(f"{scope}."):
        text = f"the id “{name}” does not begin with “{scope}.”, as ids in this folder do"
        faults.spec(text, file, (*keys, "id"))


def _terms(documents: Documents, links: Links, faults: Faults) -> None:
    boxes = {
        box["id"]
        for file in documents.rulesets
        for holder in (file.content, file.content.get("set"))
        for box in (holder.get("boxes") if isinstance(holder, dict) else None) or ()
        if isinstance(box, dict) and isinstance(box.get("id"), str)
    }
    for scope, item in documents.terms:
        links.all("rules", item.doc.rules, item.file, (*item.keys, "rules"))
        links.all("game", item.doc.games, item.file, (*item.keys, "games"))
        if scope == SHARED and not item.doc.games:
            faults.spec("a shared term needs `games:`, the games that use it", item.file, item.keys)
        box = item.doc.box
        if box and boxes and box not in boxes:
            hint = nearest(box, boxes) or f"; expected: {', '.join(sorted(boxes))}"
            faults.spec(f"no ruleset has a box “{box}”{hint}", item.file, (*item.keys, "box"))


def _statements(file: RawFile, links: Links, faults: Faults) -> None:
    source = file.content.get("source")
    if isinstance(source, str):
        links.one("sources", source, file.path, ("source",))
        if source != file.scope:
            text = f"the source is “{source}”, the file {file.path.name}; expected: {source}.yaml"
            faults.spec(text, file.path, ("source",))
    statements = file.content.get("statements")
    for position, statement in enumerate(statements if isinstance(statements, list) else []):
        if not isinstance(statement, dict):
            continue
        keys: Path_ = ("statements", position)
        rules = statement.get("rules") or []
        if isinstance(rules, list):
            links.all("rules", [name for name in rules if isinstance(name, str)], file.path, (*keys, "rules"))
        reason = statement.get("out_of_scope")
        if not rules and not reason:
            text = "this statement leads to no rule; expected: `rules:`, or `out_of_scope:` with the reason"
            faults.spec(text, file.path, keys)
        if rules and reason:
            text = "this statement leads to rules and is out of scope; expected: either `rules:` or `out_of_scope:`"
            faults.spec(text, file.path, (*keys, "out_of_scope"))
