"""Reading a spec folder as far as it can be read, every fault noted with its place.

The rule of this file: one broken document hides no other. What cannot be read still counts as being there, so that a
single slip is not followed by a hundred complaints about links to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from quincunx import paths
from quincunx.errors import SpecError
from quincunx.lint.faults import Faults
from quincunx.lint.house import ruleset_findings
from quincunx.lint.schemas import Schemas
from quincunx.spec.load import SHARED, Place, document_error
from quincunx.spec.model import Card, Claim, FaqEntry, Game, Odds, Rule, Source, Suite, Term
from quincunx.spec.nearest import nearest
from quincunx.spec.yaml_files import Path_, read_yaml

T = TypeVar("T")

HOUSE = "house"
"""The first part of the ids of house rules; the second one is the ruleset's id."""
DESCRIBED = "described game"
"""Under this name :attr:`Documents.ids` holds the games that sources describe."""
TOP_KINDS = {"suite.yaml": "suite", "sources.yaml": "sources"}
FOLDER_KINDS = {"rulesets": "ruleset", "statements": "statements"}
GAME_FILES = frozenset({"game", "rules", "rulings", "faq", "terms", "odds", "cards", "claims"})
"""The YAML files of a game, without their ending; a further kind is known as soon as it has a schema."""
SHARED_FILES = frozenset({"rules", "rulings", "terms", "faq"})
_LOCKS = {("ids.lock",), ("rules.lock",)}
_ELSEWHERE = frozenset({"suite", "sources", "ruleset", "statements"})


@dataclass(frozen=True, slots=True)
class Item(Generic[T]):
    """A document, or one entry of a list of them, with its place."""

    doc: T
    file: Path
    keys: Path_ = ()

    @property
    def place(self) -> str:
        """The place as ``file:line``, for messages about another one."""
        return f"{paths.shown(self.file)}:{Place(self.file, self.keys).line}"


@dataclass(frozen=True, slots=True)
class RawFile:
    """A file that is YAML.

    Attributes:
        scope: the folder of its game, or the name of the file where names have to agree with ids; else nothing.
        faulty: the first key of each finding of the schema; empty when there was none.
    """

    path: Path
    kind: str
    scope: str
    content: Any
    faulty: frozenset[str | int]


@dataclass
class Documents:
    """Everything that could be read, typed where the schema had nothing to say against it.

    Attributes:
        ids: every id that stands somewhere, by kind of file, broken documents included.
        unread: the scopes (game folders), by kind of file, of files that could not be read at all.
    """

    root: Path
    suite: Item[Suite] | None = None
    sources: list[Item[Source]] = field(default_factory=list)
    games: list[Item[Game]] = field(default_factory=list)
    rules: list[Item[Rule]] = field(default_factory=list)
    terms: list[tuple[str, Item[Term]]] = field(default_factory=list)
    faq: list[Item[FaqEntry]] = field(default_factory=list)
    odds: list[Item[Odds]] = field(default_factory=list)
    cards: list[Item[Card]] = field(default_factory=list)
    claims: list[Item[Claim]] = field(default_factory=list)
    statements: list[RawFile] = field(default_factory=list)
    rulesets: list[RawFile] = field(default_factory=list)
    ids: dict[str, set[str]] = field(default_factory=dict)
    unread: dict[str, set[str]] = field(default_factory=dict)

    def game_ids(self) -> set[str]:
        """Games that have a folder, and those that a source describes."""
        return self.ids.get("game", set()) | self.ids.get(DESCRIBED, set())

    def hint_if_unknown(self, kind: str, name: str) -> str | None:
        """None when there is such a document, or may be in a file that cannot be read; else the nearest name's hint."""
        known = self.game_ids() if kind == "game" else self.ids.get(kind, set())
        unread = self.unread.get(kind, set())
        if kind == "game" and self.unread.get("sources"):
            return None
        if kind == "rules" and name.startswith(f"{HOUSE}.") and self.unread.get("ruleset"):
            return None
        if name in known or name.partition(".")[0] in unread or "" in unread:
            return None
        return nearest(name, known)


def read_documents(root: Path, faults: Faults, house: list[Path]) -> Documents:
    """Read ``spec/`` and further ruleset files."""
    documents = Documents(root)
    schemas = Schemas(root / "schemas", faults)
    for path, kind, scope in [*_files(root, schemas, faults), *((path, "ruleset", "") for path in house)]:
        try:
            content = read_yaml(path)
        except SpecError as error:
            faults.add(error)
            documents.unread.setdefault(kind, set()).add(path.stem if kind == "ruleset" else scope)
            continue
        findings = ruleset_findings(schemas, content) if path in house else schemas.findings(kind, content)
        for keys, message in findings:
            faults.spec(message, path, keys)
        if any(not keys for keys, _ in findings) and not isinstance(content, dict):
            documents.unread.setdefault(kind, set()).add(scope)
        faulty = frozenset(keys[0] if keys else "" for keys, _ in findings)
        _sort_in(documents, RawFile(path, kind, scope, content, faulty), faults)
    for item in documents.games:
        if item.doc.id != item.file.parent.name:
            faults.spec(
                f"the id is “{item.doc.id}”, the folder “{item.file.parent.name}”; expected: the same", item.file
            )
    return documents


def _files(root: Path, schemas: Schemas, faults: Faults) -> Iterator[tuple[Path, str, str]]:
    """The YAML files of a spec folder, each with its kind and scope; what has no place there is noted."""
    for name in TOP_KINDS:
        if not (root / name).is_file():
            faults.file("this file is missing; every spec has one", root / name)
    for folder in sorted(path for path in root.glob("games/*") if path.is_dir()):
        if not (folder / "game.yaml").is_file():
            faults.file("this file is missing; every game has one", folder / "game.yaml")
    for path in sorted(path for path in root.rglob("*") if path.is_file() and not path.name.startswith(".")):
        parts = path.relative_to(root).parts
        if parts in _LOCKS or parts[0] == "schemas" or (parts[0] == "tables" and path.suffix == ".csv"):
            continue
        found = _kind_and_scope(path, parts, schemas) if path.suffix == ".yaml" else None
        if found is None:
            faults.file(_misplaced(parts, root), path)
        else:
            yield path, *found


def _kind_and_scope(path: Path, parts: tuple[str, ...], schemas: Schemas) -> tuple[str, str] | None:
    """What a YAML file at this place holds, or None when none is expected there."""
    match parts:
        case (top,) if top in TOP_KINDS:
            return TOP_KINDS[top], ""
        case (folder, _) if folder in FOLDER_KINDS:
            return FOLDER_KINDS[folder], path.stem
        case ("scorecard", _) if path.stem in SHARED_FILES:
            return _kind(path), SHARED
        case ("games", game, _) if path.stem in GAME_FILES or (
            path.stem not in _ELSEWHERE and schemas.knows(path.stem)
        ):
            return _kind(path), game
        case _:
            return None


def _kind(path: Path) -> str:
    return "rules" if path.stem == "rulings" else path.stem


def _misplaced(parts: tuple[str, ...], root: Path) -> str:
    match parts:
        case ("games", _, name):
            schemas = {path.name.removesuffix(".schema.json") for path in root.glob("schemas/*.schema.json")}
            names = [f"{stem}.yaml" for stem in sorted(GAME_FILES | schemas - _ELSEWHERE)]
        case ("scorecard", name):
            names = [f"{kind}.yaml" for kind in sorted(SHARED_FILES)]
        case ("tables", name):
            return f"“{name}” is no table; expected: a .csv file"
        case (folder, name) if folder in FOLDER_KINDS:
            return f"“{name}” is no file for {folder}/; expected: a .yaml file"
        case (name,):
            names = list(TOP_KINDS)
        case _:
            folders = ("games", SHARED, "rulesets", "statements", "tables", "schemas")
            hint = nearest(parts[0], folders) or f"; expected: {', '.join(folders)}"
            return f"no spec file is expected in {'/'.join(parts[:-1])}/{hint}"
    near = nearest(name.removesuffix(".yaml"), [known.removesuffix(".yaml") for known in names])
    hint = near.replace("”", ".yaml”") or f"; expected: {', '.join(names)}"
    return f"“{name}” is no spec file{hint}"


def _sort_in(documents: Documents, file: RawFile, faults: Faults) -> None:
    ids = documents.ids.setdefault(file.kind, set())
    if isinstance(file.content, list):
        ids |= {entry["id"] for entry in file.content if isinstance(entry, dict) and isinstance(entry.get("id"), str)}
        _sort_in_entries(documents, file, faults)
    elif isinstance(file.content, dict):
        if isinstance(file.content.get("id"), str):
            ids.add(file.content["id"])
        _sort_in_document(documents, file, faults)


def _sort_in_entries(documents: Documents, file: RawFile, faults: Faults) -> None:
    match file.kind:
        case "sources":
            documents.sources += _entries(file, Source, faults)
            games = [entry.get("game") for entry in file.content if isinstance(entry, dict)]
            documents.ids[DESCRIBED] = {game for game in games if isinstance(game, str)}
        case "rules":
            documents.rules += [
                item if item.doc.games else replace(item, doc=msgspec.structs.replace(item.doc, games=[file.scope]))
                for item in _entries(file, Rule, faults)
            ]
        case "terms":
            documents.terms += [(file.scope, item) for item in _entries(file, Term, faults)]
        case "faq":
            documents.faq += _entries(file, FaqEntry, faults)
        case "cards":
            documents.cards += _entries(file, Card, faults)
        case "claims":
            documents.claims += _entries(file, Claim, faults)


def _sort_in_document(documents: Documents, file: RawFile, faults: Faults) -> None:
    match file.kind:
        case "suite":
            documents.suite = next(_whole(file, Suite, faults), None)
        case "game":
            documents.games += _whole(file, Game, faults)
            documents.ids["game"].add(file.scope)
        case "odds":
            documents.odds += _whole(file, Odds, faults)
        case "statements":
            documents.statements.append(file)
        case "ruleset":
            documents.rulesets.append(file)
            _note_house_rules(documents, file)


def _whole(file: RawFile, kind: type[T], faults: Faults) -> Iterator[Item[T]]:
    if not file.faulty:
        yield from _typed(file, (), file.content, kind, faults)


def _entries(file: RawFile, kind: type[T], faults: Faults) -> Iterator[Item[T]]:
    if isinstance(file.content, list):
        for index, entry in enumerate(file.content):
            if index not in file.faulty:
                yield from _typed(file, (index,), entry, kind, faults)


def _typed(file: RawFile, keys: Path_, content: Any, kind: type[T], faults: Faults) -> Iterator[Item[T]]:
    try:
        yield Item(msgspec.convert(content, kind), file.path, keys)
    except msgspec.ValidationError as error:
        faults.add(document_error(file.path, error, keys))


def _note_house_rules(documents: Documents, file: RawFile) -> None:
    """Rules that stand inside a ruleset: known under their ids, typed when the whole file is in order."""
    rules = file.content.get("rules")
    for index, entry in enumerate(rules if isinstance(rules, list) else []):
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            documents.ids.setdefault("rules", set()).add(entry["id"])
            if not file.faulty:
                documents.rules += _typed(file, ("rules", index), entry, Rule, Faults())
