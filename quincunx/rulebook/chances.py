"""The directives about chances: the deck of a game, and claims of a source judged by computation.

The rule of this file: a chance on a page is computed while the page is made, or stands in the spec, where a test
computes it; never in the text of a page.
"""

from __future__ import annotations

from fractions import Fraction
from html import escape

from docutils import nodes
from sphinx.util import logging

from quincunx.drawing.cards import card as drawn_card
from quincunx.drawing.cards import combination
from quincunx.drawing.dice import drawn, in_prose
from quincunx.odds import cracker, spoken
from quincunx.rulebook import markup
from quincunx.rulebook.rules import SpecDirective, section, sources_html
from quincunx.rulebook.slots import slot
from quincunx.spec.model import Card, Claim, Figure

logger = logging.getLogger(__name__)

_VERDICTS = {
    "confirmed": "Confirmed",
    "refined": "Refined",
    "refuted": "Refuted",
    "judgement": "A matter of judgement",
}


def _percent(chance: Fraction) -> str:
    return f"{float(100 * chance):.2f} %"


class Deck(SpecDirective):
    """``.. q:deck:: last-chance`` draws the cards of a game, each with its chances under best play."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Lay them out."""
        game = self.game()
        if game is None:
            return []
        cards = self.spec.cards.get(game.id, [])
        if not cards:
            logger.warning("the game %s has no cards", game.id, location=self.get_location())
            return []
        return [self.html(f"{markup.items(map(_entry, cards), 'q-deck')}\n")]


def _entry(card: Card) -> str:
    """A card with its name, a link to itself, and the chances when the starting roll is still to come."""
    anchor = f"card-{card.id}"
    odds = cracker(tuple(card.combination))
    chance, flash = (_percent(odds.chance_of_card(attempts)) for attempts in (card.attempts, 0))
    link = f'<a class="headerlink" href="#{anchor}" title="Link to this card">#</a>'
    return (
        f'<p class="q-card-title" id="{anchor}">{escape(card.title)} {link}</p>\n'
        f"{drawn_card(spoken(card.combination), str(card.attempts), f'{card.prize:,}')}\n"
        f'<p class="q-fine">Chance {chance}<br>\nof which Lucky Flash {flash}</p>'
    )


class Claims(SpecDirective):
    """``.. q:claims:: last-chance`` gives a section to every piece of advice of a source, with the verdict on it."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the sections."""
        game = self.game()
        if game is None:
            return []
        made: list[nodes.Node] = []
        for claim in self.spec.claims.values():
            if claim.id.split(".")[0] == game.id:
                self.check_rules("claim", claim.id, claim.rules)
                part = section(f"c-{claim.id}", claim.title)
                part += self.html(self.judged(claim))
                made.append(part)
        return made

    def judged(self, claim: Claim) -> str:
        """What is claimed, the verdict, its reason and its figures."""
        links = markup.items((slot("rule", name) for name in claim.rules), "q-links")
        return (
            f'<p class="q-statement">{in_prose(claim.says)}</p>\n'
            f"<p><strong>{_VERDICTS[claim.verdict]}.</strong> {in_prose(claim.because)}</p>\n"
            f"{_figures(claim.figures)}"
            f'<p class="q-settled">Builds on</p>\n{links}\n'
            f'<p class="q-sources">{sources_html(self.spec, claim.sources)}</p>\n'
        )


def _figures(figures: list[Figure]) -> str:
    if not figures:
        return ""
    rows = "".join(
        markup.row(
            markup.row_head(in_prose(figure.says)),
            markup.cell(combination(figure.card)),
            markup.cell(drawn(figure.dice.split()) if figure.dice else "to be rolled"),
            markup.number(figure.attempts),
            markup.number(figure.chance),
            markup.number(_percent(Fraction(figure.chance))),
        )
        for figure in figures
    )
    columns = ("Case", "Card", "Dice", "#Attempts", "#Chance", "#In per cent")
    return markup.table("q-figures", columns, rows, scroll=True)
