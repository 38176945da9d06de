"""Search and previews, from a file:// address, with the mouse, with the keyboard, and on a touch screen."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import Page

from quincunx.spec.load import load_spec
from tests.browser.conftest import Reader


def search(reader: Reader, query: str) -> Page:
    return reader.open(f"search.html?q={quote_plus(query)}")


def titles(page: Page) -> list[str]:
    return page.locator("#q-lookup > li > a").all_inner_texts()


@pytest.mark.parametrize(
    ("query", "first", "said"),
    [
        ("casa llena", "Full House", "Spanish: Casa llena"),
        ("scala piccola", "Small Straight", "Italian: Scala Piccola"),
        ("κέντα", "Straight", "Greek: κέντα"),
        ("κεντα", "Straight", "Greek: κέντα"),
        ("ΚΈΝΤΑ", "Straight", "Greek: κέντα"),
        ("pequena recta", "Small Straight", "Spanish: Pequeña recta"),
        ("Oportunidad", "Chance", "Spanish: Oportunidad"),
        ("pokerissimo", "Yahtzee", "Italian: Pokerissimo"),
        ("τυχη", "Chance", "Greek: Τύχη"),
        ("full house", "Full House", "Term"),
    ],
)
def test_a_term_is_found_in_the_words_of_every_source(reader: Reader, query: str, first: str, said: str) -> None:
    page = search(reader, query)
    assert titles(page)[0] == first
    assert said in page.locator("#q-lookup > li").first.inner_text()


@pytest.mark.parametrize(
    ("query", "rule"),
    [
        ("yahtzee.joker.upper-first", "yahtzee.joker.upper-first"),
        ("big_chance_betting", ""),
        ("joker cocktail", ""),
    ],
)
def test_a_rule_is_found_by_its_id_and_by_its_other_names(reader: Reader, query: str, rule: str) -> None:
    spec = load_spec()
    wanted = spec.rules.get(rule) or spec.rules[spec.aliases[query.replace(" ", "_")]]
    page = search(reader, query)
    assert wanted.title in titles(page)
    if rule:
        assert titles(page)[0] == wanted.title


@pytest.mark.parametrize("query", ["2 2 3 3 3", "3 2 3 2 3", "33322", "2,2,3,3,3"])
def test_dice_are_found_in_whatever_order_they_are_typed(reader: Reader, query: str) -> None:
    page = search(reader, query)
    assert titles(page)[0] == "What 2 2 3 3 3 scores in every box"
    assert len(titles(page)) > 1
    page.locator("#q-lookup a").first.click()
    page.wait_for_url("**/score-a-roll.html#dice=22333")
    assert page.locator("#q-typed").input_value() == "2 2 3 3 3"


def test_hands_of_poker_dice_are_found_too(reader: Reader) -> None:
    assert titles(search(reader, "9 a 10 k a"))[0] == "Rank hands of poker dice"


def test_a_scenario_and_a_row_of_an_outline_are_found_by_their_numbers(reader: Reader, site: Path) -> None:
    rules = json.loads((site / "rules.json").read_text(encoding="utf-8"))["rules"]
    known = next(scenario for rule in rules for scenario in rule["scenarios"] if scenario["id"].startswith("YZ-"))
    page = search(reader, known["id"].lower())
    assert page.locator("#q-lookup a").first.get_attribute("href") == known["address"]
    row = search(reader, "SC-308/2").locator("#q-lookup a").first
    row.click()
    row.page.wait_for_url("**#s-SC-308-2")
    assert row.page.locator("#s-SC-308-2").count() == 1


def test_a_second_yahtzee_in_a_full_house_is_settled_for_both_games(reader: Reader) -> None:
    page = search(reader, "second yahtzee full house")
    found = page.locator("#q-lookup").inner_text()
    assert "Question · Yahtzee" in found
    assert "Question · Table Yahtzee" in found


def test_results_follow_the_typing_and_are_announced(reader: Reader) -> None:
    page = search(reader, "xyzzy")
    status = page.locator("#q-lookup-status")
    assert status.get_attribute("role") == "status"
    assert status.inner_text() == "No rule, term, question or scenario has these words."
    page.locator("#q-query").fill("Lucky Flash")
    assert titles(page)[0] == "Lucky Flash"
    assert "entries found" in status.inner_text()


def test_the_search_is_worked_with_the_keyboard_alone(reader: Reader) -> None:
    page = reader.open("search.html")
    page.keyboard.type("straight")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#q-lookup') !== null")
    before = len(titles(page))
    page.locator("#q-lookup-more").focus()
    page.keyboard.press("Enter")
    assert len(titles(page)) > before
    assert page.evaluate("document.activeElement.closest('#q-lookup') !== null")


def test_the_box_in_the_sidebar_leads_to_the_results(reader: Reader) -> None:
    page = reader.open("docs/index.html")
    page.locator(".sidebar-search").fill("casa llena")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=casa+llena*")
    assert titles(page)[0] == "Full House"


def test_sphinx_finds_words_in_the_full_text_below(reader: Reader) -> None:
    page = search(reader, "adapter")
    page.locator("#search-results li a").first.wait_for()
    page.locator("#search-results h2", has_text="In the full text").wait_for()


RULES = "docs/yahtzee/rules.html"
LINK = ".q-related a"


def preview(page: Page) -> str:
    page.locator("#q-preview").wait_for()
    return page.locator("#q-preview").inner_text()


def test_pointing_at_a_link_shows_the_rule_and_the_pointer_may_move_onto_it(reader: Reader) -> None:
    page = reader.open(RULES)
    link = page.locator(LINK).first
    link.hover()
    assert link.inner_text() in preview(page)
    page.locator("#q-preview").hover()
    page.wait_for_timeout(500)
    assert page.locator("#q-preview").is_visible()
    page.mouse.move(5, 5)
    page.locator("#q-preview").wait_for(state="detached")


def test_the_keyboard_shows_it_and_escape_closes_it_without_losing_the_place(reader: Reader) -> None:
    page = reader.open(RULES)
    link = page.locator(LINK).first
    page.keyboard.press("Tab")
    link.focus()
    assert link.inner_text() in preview(page)
    assert link.get_attribute("aria-describedby") == "q-preview"
    page.wait_for_timeout(500)
    assert page.locator("#q-preview").is_visible()
    page.keyboard.press("Escape")
    assert page.locator("#q-preview").count() == 0
    assert link.get_attribute("aria-describedby") is None
    assert page.evaluate("document.activeElement.matches('.q-related a')")


def test_a_preview_of_a_term_names_it_in_the_other_languages(reader: Reader) -> None:
    page = reader.open("docs/glossary.html")
    page.get_by_role("link", name="Full House", exact=True).hover()
    shown = preview(page)
    assert "Spanish: Casa llena" in shown
    assert "Italian: Full" in shown


def test_dice_in_a_preview_are_drawn_on_pages_without_dice(reader: Reader) -> None:
    page = search(reader, "yahtzee.odds.one-from-four")
    page.locator("#q-lookup a").first.hover()
    preview(page)
    used = page.evaluate("[...document.querySelectorAll('#q-preview use')].map((use) => use.getAttribute('href'))")
    assert used
    assert all(page.locator(f'[id="{shape[1:]}"]').count() == 1 for shape in used)


def test_touch_has_no_previews(reader: Reader) -> None:
    page = reader.open(RULES, width=390, touch=True)
    page.evaluate("document.addEventListener('click', (event) => event.preventDefault())")
    page.locator(LINK).first.tap()
    page.wait_for_timeout(700)
    assert page.locator("#q-preview").count() == 0
