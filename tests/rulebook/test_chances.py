"""The deck and the claims as pages show them."""

from __future__ import annotations

import re

import pytest

from quincunx.rulebook.build import BuildFailed
from tests.rulebook.conftest import Rulebook

CARDS = """\
- id: one-missing
  title: One & all
  combination: [1, 2, 3, 4, long-drink]
  attempts: 1
  prize: 150000
"""
CLAIMS = """\
- id: toy.luck
  title: Luck helps
  says: Be lucky.
  verdict: refined
  because: It helps with 1 2 3 4 4 on the table.
  figures:
    - {says: One die missing, card: 1 2 3 4 5, dice: 1 2 3 4 4, attempts: 2, chance: 11/36}
    - {says: At once, card: C C C C C, chance: 6/7776}
  rules: [toy.turn.two-rolls]
  sources: [{source: toy-es, section: Azar}]
"""


@pytest.fixture
def book(rulebook: Rulebook) -> Rulebook:
    rulebook.write("spec/games/toy/cards.yaml", CARDS)
    rulebook.write("spec/games/toy/claims.yaml", CLAIMS)
    rulebook.write("docs/plain.rst", "Chances\n=======\n\n.. q:deck:: toy\n\n.. q:claims:: toy\n")
    return rulebook


def cells(page: str, look: str) -> list[str]:
    """The texts of the cells of a table."""
    table = page[page.index(f"q-table {look}") :].split("</table>", maxsplit=1)[0].split("</thead>")[1]
    found = re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", table, re.DOTALL)
    return [re.sub(r"<svg.*?</svg>|<[^>]+>", "", cell) for cell in found]


def test_a_card_is_drawn_on_an_entry_of_its_own_with_its_chances(book: Rulebook) -> None:
    book.build()
    page = book.page("docs/plain.html")
    deck = page[page.index('<ul class="q-deck">') :].split("</ul>")[0]
    assert re.findall(r'href="#(q-[^"]+)"', deck) == ["q-d1", "q-d2", "q-d3", "q-d4", "q-gL"]
    assert all(f'id="{shape}"' in page for shape in ("q-d1", "q-gL"))
    assert 'id="card-one-missing"' in deck
    assert 'href="#card-one-missing"' in deck
    shown = " ".join(re.sub(r"<svg.*?</svg>|<[^>]+>", "", deck).split())
    assert shown == "One &amp; all # 1 2 3 4 L 1 attempt 150,000 Chance 25.00 % of which Lucky Flash 6.17 %"


def test_a_claim_is_shown_with_its_verdict_figures_and_rules(book: Rulebook) -> None:
    book.build()
    page = book.page("docs/plain.html")
    assert 'id="c-toy.luck"' in page
    assert "<strong>Refined.</strong>" in page
    assert "r-toy.turn.two-rolls" in page
    figures = cells(page, "q-figures")
    assert figures[:6] == ["One die missing", "1 2 3 4 5", "1 2 3 4 4", "2", "11/36", "30.56 %"]
    assert figures[6:] == ["At once", "C C C C C", "to be rolled", "0", "6/7776", "0.08 %"]


def test_a_card_that_changes_is_shown_anew(book: Rulebook) -> None:
    book.build()
    book.edit("spec/games/toy/cards.yaml", "prize: 150000", "prize: 160000")
    book.build()
    assert "160,000" in book.page("docs/plain.html")


def test_a_claim_about_an_unknown_rule_is_reported(book: Rulebook) -> None:
    book.edit("spec/games/toy/claims.yaml", "toy.turn.two-rolls", "toy.turn.ten-rolls")
    with pytest.raises(BuildFailed) as failed:
        book.build()
    assert "the claim “toy.luck” names the rule “toy.turn.ten-rolls”, which does not exist" in str(failed.value)


def test_a_game_without_cards_has_no_deck(rulebook: Rulebook) -> None:
    rulebook.write("docs/plain.rst", "Chances\n=======\n\n.. q:deck:: toy\n")
    with pytest.raises(BuildFailed) as failed:
        rulebook.build()
    assert "the game toy has no cards" in str(failed.value)
