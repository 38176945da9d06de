"""Names of terms in the languages of the sources."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from quincunx.rulebook.rules import LANGUAGES
from quincunx.spec.model import Language, Term

FOREIGN: tuple[Language, ...] = ("es", "it", "el")
"""The languages beside English, in the order in which they are shown."""


def listed(language: str, names: Iterable[str]) -> str:
    """Names in one language, marked as such for screen readers."""
    return ", ".join(f'<i lang="{language}">{escape(name)}</i>' for name in names)


def names_html(term: Term) -> str:
    """A term's names in the other languages, each with its language."""
    return " · ".join(
        f"{LANGUAGES[language]}: {listed(language, term.names[language])}"
        for language in FOREIGN
        if language in term.names
    )
