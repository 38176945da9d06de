"""Outcomes as marks: a shape, a colour and a word, so that none of them is needed to understand the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quincunx.results.model import Outcome


@dataclass(frozen=True, slots=True)
class Mark:
    """How an outcome is shown.

    Attributes:
        word: the word beside or behind the mark.
        shape: the symbol's name.
        tone: good, bad, or quiet.
    """

    word: str
    shape: str
    tone: str


MARKS: dict[Outcome, Mark] = {
    "errored": Mark("errored", "bang", "bad"),
    "timed-out": Mark("timed out", "bang", "bad"),
    "failed": Mark("failed", "cross", "bad"),
    "unexpected-pass": Mark("unexpectedly passed", "bang", "bad"),
    "blocked": Mark("blocked", "bar", "bad"),
    "not-run": Mark("not run", "ring", "quiet"),
    "not-applicable": Mark("not applicable", "dash", "quiet"),
    "expected-failure": Mark("failed as expected", "cross", "quiet"),
    "superseded": Mark("replaced", "swap", "quiet"),
    "passed": Mark("passed", "tick", "good"),
}
"""Worst first: what a scenario with several outcomes is marked with."""

_ORDER = {outcome: place for place, outcome in enumerate(MARKS)}

_PATHS = {
    "tick": '<circle cx="8" cy="8" r="7"/><path d="M4.6 8.3l2.3 2.3 4.5-4.9"/>',
    "cross": '<path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z"/><path d="M5.4 5.4l5.2 5.2m0-5.2l-5.2 5.2"/>',
    "bang": '<path d="M8 1.2l7.2 13.2H.8z"/><path d="M8 6v3.8m0 1.7v.7"/>',
    "bar": '<rect x="1" y="1" width="14" height="14" rx="2"/><path d="M4 8h8"/>',
    "ring": '<circle class="q-line" cx="8" cy="8" r="6"/>',
    "dash": '<circle class="q-line" cx="8" cy="8" r="6"/><path class="q-line" d="M5 8h6"/>',
    "swap": '<circle class="q-line" cx="8" cy="8" r="6"/><path class="q-line" d="M5 6.5h5l-1.5-1.6M11 9.5H6l1.5 1.6"/>',
}

SYMBOLS = "".join(f'<symbol id="q-m-{name}" viewBox="0 0 16 16">{path}</symbol>' for name, path in _PATHS.items())
"""The shapes of the marks, once a page."""


def worst(outcomes: Iterable[Outcome]) -> Outcome:
    """The outcome that says most against an implementation; ``not-run`` when there is none."""
    return min(outcomes, key=_ORDER.__getitem__, default="not-run")


def icon(outcome: Outcome) -> str:
    """The mark alone, for the eye."""
    mark = MARKS[outcome]
    return f'<svg class="q-mark q-{mark.tone}" aria-hidden="true"><use href="#q-m-{mark.shape}"/></svg>'


def with_word(outcome: Outcome) -> str:
    """The mark followed by its word."""
    mark = MARKS[outcome]
    return f'<span class="q-outcome q-{mark.tone}">{icon(outcome)} {mark.word}</span>'


def alone(outcome: Outcome) -> str:
    """The mark with its word for screen readers and for search only."""
    return f'{icon(outcome)}<span class="q-sr">{MARKS[outcome].word} </span>'
