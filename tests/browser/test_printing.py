"""The page of a game that is meant for paper fits on one sheet of A4."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Reader

GAMES = ("yahtzee", "table-yahtzee", "dice-poker", "poker-dice", "last-chance")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_one_page_prints_on_one_page(reader: Reader, game: str) -> None:
    page = reader.open(f"docs/{game}/sheet.html")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    (box,) = set(re.findall(rb"/MediaBox\s*\[([^\]]+)\]", printed))
    assert [round(float(side)) for side in box.split()] == [0, 0, 595, 842]


def test_every_page_shows_its_pictures_within_its_width(reader: Reader) -> None:
    for address in ("features/last-chance/auction.html", "features/yahtzee/jokers.html", "docs/index.html"):
        page = reader.open(address, width=360)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, address
