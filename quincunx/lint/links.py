"""Names that one document uses for another, and names that may stand once.

The rule of this file: a link is reported where it is written.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from quincunx.lint.documents import Documents
from quincunx.lint.faults import Faults
from quincunx.spec.load import Place
from quincunx.spec.model import SourceRef
from quincunx.spec.yaml_files import Path_

NOUNS = {"rules": "rule", "sources": "source", "game": "game", "ruleset": "ruleset", "faq": "question"}
"""The kinds of documents that others refer to, as messages name them."""

_LISTED = {"rules": "rules", "ruleset": "rulesets", "faq": "faq"}
"""What `quincunx list` calls them."""


class Links:
    """Follows names to documents, and notes those that lead nowhere."""

    def __init__(self, documents: Documents, faults: Faults) -> None:
        self._documents = documents
        self._faults = faults

    def problem(self, kind: str, name: str) -> str | None:
        """What is wrong with a name, or None when there is such a document."""
        hint = self._documents.hint_if_unknown(kind, name)
        if hint is None:
            return None
        if not hint and kind in _LISTED:
            hint = f"; `quincunx list {_LISTED[kind]}` shows all"
        return f"there is no {NOUNS[kind]} “{name}”{hint or f'; expected: {self._known(kind)}'}"

    def one(self, kind: str, name: str, file: Path, keys: Path_) -> None:
        """Note a name that no document of this kind has."""
        problem = self.problem(kind, name)
        if problem is not None:
            self._faults.spec(problem, file, keys)

    def all(self, kind: str, names: Iterable[str], file: Path, keys: Path_) -> None:
        """The same for each name of a list; and no name twice."""
        seen = set()
        for position, name in enumerate(names):
            self.one(kind, name, file, (*keys, position))
            if name in seen:
                self._faults.spec(f"“{name}” stands twice in this list; expected: once", file, (*keys, position))
            seen.add(name)

    def sources(self, references: Iterable[SourceRef], file: Path, keys: Path_) -> None:
        """Each reference names a known source."""
        for position, reference in enumerate(references):
            self.one("sources", reference.source, file, (*keys, position, "source"))

    def _known(self, kind: str) -> str:
        known = self._documents.game_ids() if kind == "game" else self._documents.ids.get(kind, set())
        return ", ".join(sorted(known))


def once(names: Iterable[tuple[str, Path_]], noun: str, file: Path, faults: Faults) -> None:
    """Names that may stand once in a file, each with its keys."""
    first: dict[str, Path_] = {}
    for name, keys in names:
        if name in first:
            line = Place(file, first[name]).line
            faults.spec(f"the {noun} “{name}” stands twice, first in line {line}; expected: once", file, keys)
        first.setdefault(name, keys)
