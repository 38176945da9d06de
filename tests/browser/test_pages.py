"""Every kind of page, as a reader meets it: accessible, narrow enough, small enough, and content with this site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Reader

KINDS = [
    "docs/index.html",
    "docs/yahtzee/index.html",
    "docs/dice-poker/rules.html",
    "docs/yahtzee/jokers.html",
    "docs/dice-poker/rulings.html",
    "docs/yahtzee/questions.html",
    "docs/dice-poker/terms.html",
    "docs/dice-poker/source.html",
    "docs/poker-dice/index.html",
    "docs/last-chance/claims.html",
    "docs/last-chance/deck.html",
    "docs/scenarios/index.html",
    "features/dice-poker/duel.html",
    "features/last-chance/sole-survivor.html",
    "features/last-chance/auction.html",
    "features/yahtzee/jokers.html",
    "docs/yahtzee/sheet.html",
    "docs/last-chance/sheet.html",
    "docs/house-rules/index.html",
    "docs/history.html",
    "docs/comparison.html",
    "docs/coverage.html",
    "docs/matrix.html",
    "docs/guides/check-your-implementation.html",
    "docs/reference/protocol.html",
    "docs/reference/steps.html",
    "docs/reference/rulesets.html",
    "docs/tools/index.html",
    "docs/tools/score-a-roll.html",
    "docs/tools/crack-a-card.html",
    "docs/tools/rank-hands.html",
    "docs/glossary.html",
    "search.html?q=casa+llena",
]
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""What another colour scheme can change."""
LARGEST = 300_000


def open_folds(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach((fold) => (fold.open = true))")


def violations(page: Page, kind: str, values: list[str]) -> list[str]:
    options = {"runOnly": {"type": kind, "values": values}, "resultTypes": ["violations"], "preload": False}
    found = Axe().run(page, options=options)
    return [
        f"{violation['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for violation in found.response["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("address", KINDS)
def test_axe_finds_nothing_in_either_colour_scheme(reader: Reader, address: str, width: int) -> None:
    page = reader.open(address, width=width)
    open_folds(page)
    assert violations(page, "tag", WCAG) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, "rule", COLOURS) == []


def test_axe_finds_nothing_with_a_preview_open(reader: Reader) -> None:
    page = reader.open("docs/dice-poker/rules.html")
    page.locator(".q-related a").first.hover()
    page.locator("#q-preview").wait_for()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type] - light or dark
        assert violations(page, "rule", [*COLOURS, "aria-tooltip-name", "aria-valid-attr-value"]) == []


def test_axe_finds_nothing_where_dice_are_wrong_or_a_joker_is_closed_out(reader: Reader) -> None:
    page = reader.open("docs/tools/score-a-roll.html#dice=44444", width=390)
    open_folds(page)
    page.locator('input[name="yahtzee"][value="50"]').check()
    assert page.get_by_text("not allowed").count() > 5
    assert violations(page, "tag", WCAG) == []
    page.locator("#q-typed").fill("4 4 4 7")
    assert violations(page, "tag", WCAG) == []


@pytest.mark.parametrize("address", KINDS)
def test_nothing_scrolls_sideways_on_a_small_phone(reader: Reader, address: str) -> None:
    page = reader.open(address, width=360)
    open_folds(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_every_page_is_below_300_kb(site: Path) -> None:
    large = {str(path.relative_to(site)): path.stat().st_size for path in site.rglob("*.html")}
    assert {name: size for name, size in large.items() if size >= LARGEST} == {}


def test_no_page_names_another_host_for_what_it_loads(site: Path) -> None:
    loads = re.compile(r'<(?:script|img|iframe|link)[^>]*(?:src|href)="(?:https?:)?//[^"]*"')
    assert [
        f"{path.relative_to(site)}: {found[0]}"
        for path in site.rglob("*.html")
        for found in loads.finditer(path.read_text(encoding="utf-8"))
        if 'rel="canonical"' not in found[0]
    ] == []
