"""Cards as pictures: what a card asks for, dice for numbers and a glass for each joker, and what it gives."""

from __future__ import annotations

import re
from html import escape

from quincunx.drawing.dice import die

GLASSES = {
    "C": "M4 4h16l-8 8.5zM12 12.5V20M8 20h8",
    "L": "M7.5 3h9l-1.4 18H8.9zM8 8.5h8",
}
"""The outlines of the jokers: a cocktail glass and a tall glass for a long drink."""

_PLACES = re.compile(r"[1-6CL](?: [1-6CL])*")

SYMBOLS = "".join(
    f'<symbol id="q-g{letter}" viewBox="0 0 24 24"><rect class="q-place" x="1" y="1" width="22" height="22" rx="5"/>'
    f'<path class="q-glass" d="{path}" transform="translate(2.4 2.4) scale(.8)"/></symbol>'
    for letter, path in GLASSES.items()
)
"""The jokers, once a page."""


def _place(text: str) -> str:
    return f'<svg class="q-die"><use href="#q-g{text}"/></svg>' if text in GLASSES else die(text)


def combination(text: str) -> str:
    """The places of a card in a line of text: pictures for the eye, the text for everything else.

    What is no card, such as the column of an outline, stays text alone.
    """
    if not _PLACES.fullmatch(text):
        return escape(text)
    pictures = "".join(map(_place, text.split()))
    said = f'<span class="q-sr">{escape(text)}</span>'
    return f'<span class="q-dice"><span aria-hidden="true">{pictures}</span>{said}</span>'


def card(places: str, attempts: str, prize: str) -> str:
    """A whole card; a part that is not said is left out."""
    noun = "attempt" if attempts == "1" else "attempts"
    foot = f"<span>{escape(attempts)} {noun}</span> " if attempts else ""
    foot += f"<b>{escape(prize)}</b>" if prize else ""
    return f'<span class="q-card">{combination(places)} <span class="q-card-foot">{foot}</span></span>'
