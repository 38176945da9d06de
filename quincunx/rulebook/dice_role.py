"""The roles ``q:dice`` and ``q:card`` and the directive ``q:dice``: dice and cards in hand-written pages."""

from __future__ import annotations

from docutils import nodes
from sphinx.util.docutils import SphinxDirective, SphinxRole

from quincunx.drawing.cards import GLASSES, combination
from quincunx.drawing.dice import LETTERS, drawn, spoken

_KINDS = (set("123456"), set(LETTERS))
_PLACES = {*"123456", *GLASSES}
_EXPECTED = "faces from 1 to 6 were expected, or A, K, Q, J, 10 and 9"


def _faces(text: str) -> list[str] | None:
    faces = set(text.split())
    known = any(faces <= kind for kind in _KINDS)
    return text.split() if faces and known else None


class DiceRole(SphinxRole):
    """``:q:dice:`2 2 3 3 3``` draws dice within a sentence."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Draw them."""
        faces = _faces(self.text)
        if faces is None:
            message = self.inliner.reporter.error(f"“{self.text}” are no dice; {_EXPECTED}")
            return [self.inliner.problematic(self.rawtext, self.rawtext, message)], [message]
        return [nodes.raw("", drawn(faces), format="html")], []


class CardRole(SphinxRole):
    """``:q:card:`6 6 C C L``` draws the places of a card within a sentence; C is a cocktail, L a long drink."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Draw them."""
        if not self.text.split() or not set(self.text.split()) <= _PLACES:
            message = self.inliner.reporter.error(f"“{self.text}” is no card; 1 to 6, C and L were expected")
            return [self.inliner.problematic(self.rawtext, self.rawtext, message)], [message]
        return [nodes.raw("", combination(self.text), format="html")], []


class DiceDirective(SphinxDirective):
    """``.. q:dice:: 2 2 3 3 3`` draws dice on a line of their own."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Draw them."""
        faces = _faces(self.arguments[0])
        if faces is None:
            message = f"“{self.arguments[0]}” are no dice; {_EXPECTED}"
            return [self.state.document.reporter.error(message, line=self.lineno)]
        return [nodes.raw("", f'<p class="q-throw">{spoken(faces)}</p>\n', format="html")]
