"""Reading the whole of ``spec/`` into one frozen :class:`Spec`.

The rule of this file: a document is either read completely or reported with its place; what documents say about each
other is the lint's business.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from quincunx import paths
from quincunx.errors import SpecError
from quincunx.spec.model import Card, Claim, FaqEntry, Game, Odds, Rule, Source, Statements, Suite, Term
from quincunx.spec.yaml_files import forget_places, locate, read_yaml

T = TypeVar("T")

SHARED = "scorecard"
"""The prefix of rules that several score-sheet games share; its files lie in ``spec/scorecard/``."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a document stands: its file and the keys that lead to it."""

    file: Path
    keys: tuple[str | int, ...]

    @property
    def line(self) -> int | None:
        """The 1-based line, looked up when asked for."""
        return locate(self.file, self.keys)[0]


@dataclass(frozen=True)
class Spec:
    """Everything that ``spec/`` says, by id, each dictionary in the order of the files.

    ``rules`` holds rules, rulings, conflicts and facts of all games; ``places`` tells where each id stands, under
    ``(kind of document, id)``.
    """

    root: Path
    suite: Suite
    sources: dict[str, Source]
    games: dict[str, Game]
    rules: dict[str, Rule]
    terms: dict[str, list[Term]]
    faq: dict[str, FaqEntry]
    statements: dict[str, Statements]
    odds: dict[str, Odds]
    cards: dict[str, list[Card]]
    claims: dict[str, Claim]
    places: dict[tuple[str, str], Place] = field(default_factory=dict)

    @cached_property
    def aliases(self) -> dict[str, str]:
        """Other names of rules (as a source calls them) with the rule's id."""
        return {alias: rule.id for rule in self.rules.values() for alias in rule.aliases}

    def rules_of(self, game: str) -> Iterator[Rule]:
        """The rules that hold for a game: shared ones first, in the order of the files."""
        return (rule for rule in self.rules.values() if game in rule.games)

    def place(self, kind: str, name: str) -> Place | None:
        """Where a document stands, or None."""
        return self.places.get((kind, name))


def document_error(path: Path, error: msgspec.ValidationError, prefix: tuple[str | int, ...] = ()) -> SpecError:
    """A decoding fault with its place in the file.

    msgspec names the place as ``$[3].sources[0].section``.
    """
    text = str(error)
    what, _, where = text.partition(" - at `")
    keys: list[str | int] = list(prefix)
    for name, index in re.findall(r"\.([\w-]+)|\[(\d+)\]", where):
        keys.append(name or int(index))
    return SpecError(what, paths.shown(path), *locate(path, tuple(keys)))


def read_as(path: Path, kind: type[T]) -> T:
    """A YAML file as a typed document.

    Raises:
        SpecError: the file is malformed, at the place of its first fault.
    """
    document = read_yaml(path)
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise document_error(path, error) from None


def _read_if_there(path: Path, kind: type[T], default: T) -> T:
    return read_as(path, kind) if path.is_file() else default


def load_spec(root: Path | None = None) -> Spec:
    """Read ``spec/`` (of the suite itself by default).

    Raises:
        SpecError: the first malformed document. ``quincunx lint`` reports all of them at once.
    """
    return _load(root or paths.SPEC)


def forget_spec() -> None:
    """Drop what :func:`load_spec` remembers; for editors and builds that see files change."""
    _load.cache_clear()
    forget_places()


@lru_cache(maxsize=4)
def _load(root: Path) -> Spec:
    places: dict[tuple[str, str], Place] = {}

    def note(kind: str, items: list[Any], path: Path, *prefix: str | int) -> None:
        for index, item in enumerate(items):
            places.setdefault((kind, item.id), Place(path, (*prefix, index)))

    suite = read_as(root / "suite.yaml", Suite)
    sources = read_as(root / "sources.yaml", list[Source])
    note("source", sources, root / "sources.yaml")
    games: dict[str, Game] = {}
    rules: dict[str, Rule] = {}
    terms: dict[str, list[Term]] = {}
    faq: dict[str, FaqEntry] = {}
    odds: dict[str, Odds] = {}
    cards: dict[str, list[Card]] = {}
    claims: dict[str, Claim] = {}
    for folder in [root / SHARED, *sorted(path for path in (root / "games").iterdir() if path.is_dir())]:
        name = folder.name
        if (folder / "game.yaml").is_file():
            games[name] = read_as(folder / "game.yaml", Game)
            places["game", name] = Place(folder / "game.yaml", ())
        for file in ("rules.yaml", "rulings.yaml"):
            documents = _read_if_there(folder / file, list[Rule], [])
            note("rule", documents, folder / file)
            for rule in documents:
                rules.setdefault(rule.id, rule if rule.games else msgspec.structs.replace(rule, games=[name]))
        terms[name] = _read_if_there(folder / "terms.yaml", list[Term], [])
        note("term", terms[name], folder / "terms.yaml")
        entries = _read_if_there(folder / "faq.yaml", list[FaqEntry], [])
        note("faq", entries, folder / "faq.yaml")
        for entry in entries:
            faq.setdefault(entry.id, entry)
        if (folder / "odds.yaml").is_file():
            odds[name] = read_as(folder / "odds.yaml", Odds)
        if (folder / "cards.yaml").is_file():
            cards[name] = read_as(folder / "cards.yaml", list[Card])
            note("card", cards[name], folder / "cards.yaml")
        judged = _read_if_there(folder / "claims.yaml", list[Claim], [])
        note("claim", judged, folder / "claims.yaml")
        claims |= {claim.id: claim for claim in judged}
    statements = {
        document.source: document
        for path in sorted((root / "statements").glob("*.yaml"))
        for document in [read_as(path, Statements)]
    }
    return Spec(
        root=root,
        suite=suite,
        sources={source.id: source for source in sources},
        games=games,
        rules=rules,
        terms=terms,
        faq=faq,
        statements=statements,
        odds=odds,
        cards=cards,
        claims=claims,
        places=places,
    )


def with_rules(spec: Spec, rules: list[Rule], places: dict[tuple[str, str], Place]) -> Spec:
    """The same spec with further rules, as house rules bring them."""
    return replace(spec, rules=spec.rules | {rule.id: rule for rule in rules}, places=spec.places | places)


def suite_digest(*roots: Path) -> str:
    """A digest (SHA-256, 16 hex digits) of what is demanded: every file of spec/ and features/, by name and content.

    Schemas and the id lock are left out: they demand nothing of an implementation.
    """
    state = hashlib.sha256()
    for root in roots or (paths.SPEC, paths.FEATURES):
        for path in sorted(root.rglob("*")):
            relative = path.relative_to(root).as_posix()
            if path.suffix in {".yaml", ".csv", ".feature"} and not relative.startswith("schemas/"):
                state.update(f"{root.name}/{relative}\0".encode())
                state.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return state.hexdigest()[:16]
