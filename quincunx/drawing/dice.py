"""Dice as pictures: every roll in the text is drawn, and stays text for copying, finding and screen readers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

_PIPS = {
    "1": "5",
    "2": "19",
    "3": "159",
    "4": "1379",
    "5": "13579",
    "6": "134679",
}
"""Which of the nine places of a face bear a pip, numbered as on a telephone."""

LETTERS = ("A", "K", "Q", "J", "10", "9")
"""The faces of poker dice, highest first."""

_NUMBER = "[1-6]"
_LETTER = "(?:10|9|[AKQJ])"


def _rolls(least: int) -> str:
    """A pattern for so many dice or more, all of the one kind or all of the other."""
    return "|".join(f"{face}(?: {face}){{{least - 1},4}}" for face in (_NUMBER, _LETTER))


IN_PROSE = re.compile(rf"(?<![\w.,-])({_rolls(3)})(?![\w-])(?! \d)")
"""Three dice or more in a text."""
AFTER_VERB = re.compile(rf"\b(rolls?|keeps?|show|hand) ({_rolls(1)})(?![\w,.-])(?! \d)")
"""Dice of any number behind a word that speaks of dice."""
_WHOLE = re.compile(_rolls(1))
_KEEPING = frozenset({"keep", "keeps"})

DICE_COLUMNS = frozenset(
    {"dice", "hand", "roll", "rolls", "keep", "kept", "faces", "first", "second", "third", "number"}
)
"""Headings of table columns in which even a single digit is a die."""


def _symbol(face: str) -> str:
    pips = "".join(
        f'<circle cx="{6 + 6 * ((int(place) - 1) % 3)}" cy="{6 + 6 * ((int(place) - 1) // 3)}" r="2"/>'
        for place in _PIPS[face]
    )
    return (
        f'<symbol id="q-d{face}" viewBox="0 0 24 24"><rect class="q-face" x="1" y="1" width="22" height="22" rx="5"/>'
        f'<g class="q-pips">{pips}</g></symbol>'
    )


def _letter(face: str) -> str:
    return (
        f'<symbol id="q-d{face}" viewBox="0 0 24 24"><rect class="q-face" x="1" y="1" width="22" height="22" rx="5"/>'
        f'<text class="q-letter" x="12" y="17.2" text-anchor="middle">{face}</text></symbol>'
    )


SYMBOLS = "".join(_symbol(face) for face in _PIPS)
"""The six faces of an ordinary die, once a page; every die refers to one of them."""

LETTER_SYMBOLS = "".join(_letter(face) for face in LETTERS)
"""The six faces of a poker die."""


def die(face: str) -> str:
    """The picture of one face."""
    return f'<svg class="q-die"><use href="#q-d{face}"/></svg>'


def drawn(faces: Iterable[str], *, kept: bool = False) -> str:
    """Dice in a line of text: the pictures for the eye, the digits for everything else."""
    listed = list(faces)
    look = "q-dice q-kept" if kept else "q-dice"
    pictures = "".join(die(face) for face in listed)
    digits = f'<span class="q-sr">{" ".join(listed)}</span>'
    return f'<span class="{look}"><span aria-hidden="true">{pictures}</span>{digits}</span>'


def row(kept: Iterable[str], rolled: Iterable[str]) -> str:
    """The dice of a re-roll as they lie, the kept ones outlined; a picture only, beside a sentence that says it."""
    held = "".join(map(die, kept))
    others = "".join(map(die, rolled))
    return f'<span class="q-dice" aria-hidden="true"><span class="q-kept">{held}</span>{others}</span>'


def spoken(faces: Iterable[str]) -> str:
    """Dice that stand for themselves, as one picture with a label to be read aloud."""
    listed = list(faces)
    noun = "die" if len(listed) == 1 else "dice"
    label = f"{noun}: {', '.join(listed)}"
    return f'<span class="q-dice" role="img" aria-label="{label}">{"".join(map(die, listed))}</span>'


def in_prose(text: str) -> str:
    """Escaped text in which every run of three to five faces is drawn."""
    return IN_PROSE.sub(lambda match: drawn(match[1].split()), escape(text, quote=False))


def in_sentence(text: str) -> str:
    """An escaped step sentence in which the dice that are rolled, kept or shown are drawn."""
    marked = AFTER_VERB.sub(
        lambda match: f"{match[1]} {drawn(match[2].split(), kept=match[1] in _KEEPING)}", escape(text, quote=False)
    )
    return marked if marked.find("q-dice") >= 0 else in_prose(text)


def in_cell(text: str, heading: str) -> str:
    """An escaped table cell; under a heading that means dice, a single digit is drawn as well."""
    if heading.lower() in DICE_COLUMNS and _WHOLE.fullmatch(text):
        return drawn(text.split())
    return in_prose(text)
