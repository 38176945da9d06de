"""Reading the whole of ``spec/`` into one frozen :class:`Spec`.

The rule of this file: a document is either read completely or reported with its place; what documents say about each
other is the lint's business.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from quincunx import paths
from quincunx.errors import SpecError
from quincunx.spec.model import Card, Claim, FaqEntry, Game, Odds, Rule, Source, Statements, Suite, Term
from quincunx.spec.yaml_files import forget_places, locate, read_yaml

T = TypeVar("T")


class _Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=_Named)

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


class Spec:
    """Everything that ``spec/`` says, by id, each dictionary in the order of the files.

    Each kind of document is read when it is first asked for, and then raises :class:`SpecError` if one is malformed.

    Args:
        root: the folder.
        rules: further rules, as house rules bring them.
        places: where these stand.
    """

    def __init__(
        self, root: Path, rules: Sequence[Rule] = (), places: Mapping[tuple[str, str], Place] | None = None
    ) -> None:
        self.root = root
        self._further = tuple(rules)
        self._places = dict(places or {})

    @cached_property
    def suite(self) -> Suite:
        """The version, what bumps it, and the levels."""
        return read_as(self.root / "suite.yaml", Suite)

    @cached_property
    def sources(self) -> dict[str, Source]:
        """The documents that the rules come from."""
        return {source.id: source for source in self._listed("source", self.root / "sources.yaml", list[Source])}

    @cached_property
    def games(self) -> dict[str, Game]:
        """The games."""
        found = {}
        for folder in self._folders:
            if (folder / "game.yaml").is_file():
                found[folder.name] = read_as(folder / "game.yaml", Game)
                self._places["game", folder.name] = Place(folder / "game.yaml", ())
        return found

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Rules, rulings, conflicts and facts of all games."""
        found: dict[str, Rule] = {}
        for folder in self._folders:
            for file in ("rules.yaml", "rulings.yaml"):
                for rule in self._listed("rule", folder / file, list[Rule]):
                    games = rule.games or [folder.name]
                    found.setdefault(rule.id, msgspec.structs.replace(rule, games=games))
        return found | {rule.id: rule for rule in self._further}

    @cached_property
    def terms(self) -> dict[str, list[Term]]:
        """The terms of each game, and of the shared score sheet."""
        return {folder.name: self._listed("term", folder / "terms.yaml", list[Term]) for folder in self._folders}

    @cached_property
    def faq(self) -> dict[str, FaqEntry]:
        """The questions of all games."""
        found: dict[str, FaqEntry] = {}
        for folder in self._folders:
            for entry in self._listed("faq", folder / "faq.yaml", list[FaqEntry]):
                found.setdefault(entry.id, entry)
        return found

    @cached_property
    def odds(self) -> dict[str, Odds]:
        """The chances of the first roll, by game."""
        files = ((folder.name, folder / "odds.yaml") for folder in self._folders)
        return {name: read_as(file, Odds) for name, file in files if file.is_file()}

    @cached_property
    def cards(self) -> dict[str, list[Card]]:
        """The decks, by game."""
        files = ((folder.name, folder / "cards.yaml") for folder in self._folders)
        return {name: self._listed("card", file, list[Card]) for name, file in files if file.is_file()}

    @cached_property
    def claims(self) -> dict[str, Claim]:
        """Advice of the sources, examined."""
        return {
            claim.id: claim
            for folder in self._folders
            for claim in self._listed("claim", folder / "claims.yaml", list[Claim])
        }

    @cached_property
    def statements(self) -> dict[str, Statements]:
        """Each source, statement by statement."""
        documents = [read_as(path, Statements) for path in sorted((self.root / "statements").glob("*.yaml"))]
        return {document.source: document for document in documents}

    @cached_property
    def aliases(self) -> dict[str, str]:
        """Other names of rules (as a source calls them) with the rule's id."""
        return {alias: rule.id for rule in self.rules.values() for alias in rule.aliases}

    @cached_property
    def _folders(self) -> list[Path]:
        games = self.root / "games"
        return [self.root / SHARED, *sorted(path for path in games.iterdir() if path.is_dir())]

    def _listed(self, kind: str, path: Path, shape: type[list[N]]) -> list[N]:
        """A file that lists documents with ids, which are remembered with their places; none when it is not there."""
        documents = read_as(path, shape) if path.is_file() or kind == "source" else []
        for index, document in enumerate(documents):
            self._places.setdefault((kind, document.id), Place(path, (index,)))
        return documents

    def rules_of(self, game: str) -> Iterator[Rule]:
        """The rules that hold for a game: shared ones first, in the order of the files."""
        return (rule for rule in self.rules.values() if game in rule.games)

    def place(self, kind: str, name: str) -> Place | None:
        """Where a document of a kind that has been read stands, or None."""
        return self._places.get((kind, name))

    def with_rules(self, rules: Sequence[Rule], places: Mapping[tuple[str, str], Place]) -> Spec:
        """The same spec with further rules, as house rules bring them."""
        return Spec(self.root, (*self._further, *rules), {**self._places, **places})

    def read_all(self) -> Spec:
        """Read every kind of document now.

        Raises:
            SpecError: the first malformed one.
        """
        for name, attribute in vars(Spec).items():
            if isinstance(attribute, cached_property):
                getattr(self, name)
        return self


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


def load_spec(root: Path | None = None) -> Spec:
    """The spec in a folder (the suite's own by default), remembered; documents are read when they are asked for.

    ``quincunx lint`` reports all faults at once; :meth:`Spec.read_all` raises the first.
    """
    return _load(root or paths.SPEC)


def forget_spec() -> None:
    """Drop what :func:`load_spec` remembers; for editors and builds that see files change."""
    _load.cache_clear()
    forget_places()


@lru_cache(maxsize=4)
def _load(root: Path) -> Spec:
    return Spec(root)


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
