"""What the tools show is what the tables, the reference's peers and the odds say: for all rolls, in the browser."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, pairwise, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from quincunx import paths
from quincunx.odds import crack_odds, read_combination, spoken
from quincunx.spec.load import load_spec
from quincunx.spec.rulesets import Rulesets, base_ruleset_files
from quincunx.spec.tables import read_hands, read_jokers, read_scores, sorted_rolls
from tests.browser.conftest import Reader

SCORES = read_scores(paths.SPEC / "tables" / "scorecard-scores.csv").points
JOKERS = {
    "Yahtzee": read_jokers(paths.SPEC / "tables" / "yahtzee-jokers.csv"),
    "Table Yahtzee": read_jokers(paths.SPEC / "tables" / "table-yahtzee-jokers.csv"),
}
GAMES = ["Yahtzee", "Table Yahtzee", "Dice Poker"]
BOXES = Rulesets(base_ruleset_files())["yahtzee"].boxes

# The table on the page as {game: {box id: text}}.
TABLE = """() => {
  const table = document.querySelector("table.q-scores");
  const games = [...table.querySelectorAll("thead th")].slice(1).map((cell) => cell.textContent);
  const shown = Object.fromEntries(games.map((game) => [game, {}]));
  for (const row of table.querySelectorAll("tbody tr"))
    [...row.querySelectorAll("td")].forEach((cell, place) => (shown[games[place]][row.dataset.box] = cell.textContent));
  return shown;
}"""
# What the page shows after each of the rolls is typed.
EVERY = f"""(rolls) => rolls.map((roll) => {{
  const typed = document.getElementById("q-typed");
  typed.value = roll;
  typed.dispatchEvent(new Event("input", {{bubbles: true}}));
  return ({TABLE})();
}})"""


PRESSED = ", ".join(
    f"#q-tool {name}"
    for name in (
        "button",
        "select",
        "input[type=text]",
        "input[type=number]",
        "summary",
        ".q-faces label",
        ".q-choice label",
    )
)


def choose(page: Page, name: str, value: str) -> None:
    radio = page.locator(f'input[name="{name}"][value="{value}"]')
    if not radio.is_checked():
        radio.check()


@pytest.fixture
def scores(reader: Reader) -> Page:
    page = reader.open("docs/tools/score-a-roll.html")
    page.evaluate("document.querySelectorAll('details').forEach((fold) => (fold.open = true))")
    return page


def test_every_roll_scores_in_every_box_what_the_table_says(scores: Page) -> None:
    rolls = sorted_rolls(5, 6)
    shown: list[dict[str, dict[str, str]]] = scores.evaluate(EVERY, [" ".join(map(str, roll)) for roll in rolls])
    assert len(shown) == 252
    for roll, tables in zip(rolls, shown, strict=True):
        expected = {box: str(points) for box, points in SCORES[roll].items()}
        assert dict.fromkeys(GAMES, expected) == tables, roll


def test_picking_the_dice_one_by_one_is_the_same_as_typing_them(scores: Page) -> None:
    for number, face in enumerate("63212", 1):
        scores.locator(f'input[name="die-{number}"][value="{face}"]').check()
    assert scores.locator("#q-typed").input_value() == "6 3 2 1 2"
    assert scores.evaluate(TABLE)["Yahtzee"]["twos"] == "4"


def situations() -> list[tuple[int, str, str, str]]:
    return [(row.number, row.yahtzee_box, row.upper_box, row.lower_section) for row in JOKERS["Yahtzee"]]


def expected_joker(game: str, situation: tuple[int, str, str, str], box: str) -> str:
    number, yahtzee, upper, lower = situation
    section = BOXES[box].section
    if (box == "yahtzee" and yahtzee != "open") or (section == "lower" and lower == "full"):
        return "filled"
    if BOXES[box].pattern == {"face": number} and upper == "filled":
        return "filled"
    if game not in JOKERS:
        return str(SCORES[(number,) * 5][box])
    row = next(
        row for row in JOKERS[game] if (row.number, row.yahtzee_box, row.upper_box, row.lower_section) == situation
    )
    return str(row.legal[box]) if box in row.legal else "not allowed"


def test_five_alike_go_where_the_joker_tables_say_in_all_sixty_situations(scores: Page) -> None:
    assert len(situations()) == 60
    for situation in situations():
        number, yahtzee, upper, lower = situation
        choose(scores, "yahtzee", yahtzee)
        choose(scores, "upper", upper)
        choose(scores, "lower", lower)
        shown = scores.evaluate(EVERY, [" ".join([str(number)] * 5)])[0]
        for game in GAMES:
            assert {box: expected_joker(game, situation, box) for box in BOXES} == {
                box: shown[game][box] for box in BOXES
            }, (game, situation)
        bonus = "100" if yahtzee == "50" else None
        assert bonus == shown["Yahtzee"].get("bonus")


@pytest.mark.parametrize(("joker", "bonus"), list(product(("on", "off"), repeat=2)))
def test_the_rules_agreed_on_at_the_table_change_what_is_shown(scores: Page, joker: str, bonus: str) -> None:
    choose(scores, "set-table-yahtzee-joker", joker)
    choose(scores, "set-table-yahtzee-yahtzee-bonus", bonus)
    choose(scores, "yahtzee", "50")
    choose(scores, "upper", "filled")
    shown = scores.evaluate(EVERY, ["4 4 4 4 4"])[0]["Table Yahtzee"]
    assert shown["full-house"] == ("25" if joker == "on" else "0")
    assert shown["bonus"] == ("100" if bonus == "on" else "–")


def test_every_number_leads_to_a_rule_that_is_there(scores: Page, site: Path) -> None:
    links = scores.evaluate("[...document.querySelectorAll('#q-result a')].map((link) => link.href)")
    assert len(links) == 3 * 13
    for link in set(links):
        file, _, anchor = link.removeprefix(f"{site.as_uri()}/").partition("#")
        assert f'id="{anchor}"' in (site / file).read_text(encoding="utf-8")
    assert any("docs/dice-poker/rules.html" in link for link in links)


def test_what_is_found_is_told_to_screen_readers_and_wrong_dice_too(scores: Page) -> None:
    said = scores.get_by_role("status")
    assert "Yahtzee, Table Yahtzee and Dice Poker: 25 at most, in Full House." in said.inner_text()
    scores.locator("#q-typed").fill("7 7")
    assert "Five numbers from 1 to 6" in said.inner_text()
    assert scores.locator("#q-typed").get_attribute("aria-invalid") == "true"


def positions() -> list[tuple[str, list[int], int, bool]]:
    """The whole deck and cards of one's own, with random dice."""
    chance = random.Random(2026)
    deck = [spoken(card.combination) for cards in load_spec().cards.values() for card in cards]
    own = [" ".join(chance.choice("123456CL") for _ in range(5)) for _ in range(60)]
    return [
        (card, [chance.randint(1, 6) for _ in range(5)], attempts, chance.random() < 0.7)
        for card in deck * 3 + own * 3
        for attempts in [chance.randint(0, 5)]
    ]


def test_the_odds_of_hundreds_of_positions_are_those_of_quincunx(reader: Reader) -> None:
    page = reader.open("docs/tools/crack-a-card.html")
    asked = positions()
    found: list[dict[str, Any]] = page.evaluate(
        """(asked) => asked.map(([card, dice, attempts, repeat]) => {
          const { chance, keep } = window.quincunxOdds.odds(card.split(" "), dice, attempts, repeat);
          return { chance: chance.map(String), keep };
        })""",
        [list(position) for position in asked],
    )
    assert len(asked) > 280
    for (card, dice, attempts, repeat), answer in zip(asked, found, strict=True):
        odds = crack_odds(read_combination(card), dice, attempts, joker_may_repeat=repeat)
        expected = {
            "chance": [str(odds.chance.numerator), str(odds.chance.denominator)],
            "keep": "".join(map(str, odds.keep)),
        }
        assert expected == answer, (card, dice, attempts, repeat)


def test_a_card_of_the_deck_and_ones_own_are_picked_with_the_controls(reader: Reader) -> None:
    page = reader.open("docs/tools/crack-a-card.html")
    card = load_spec().cards["last-chance"][1]
    page.get_by_label("Card", exact=True).select_option(spoken(card.combination))
    assert page.get_by_label("Attempts left").input_value() == str(card.attempts)
    page.get_by_label("Card", exact=True).select_option("")
    for place, value in enumerate(["1", "1", "2", "3", "4"]):
        page.locator("#q-own select").nth(place).select_option(value)
    page.get_by_label("Attempts left").fill("2")
    page.get_by_label("Type them").fill("1 1 5 5 6")
    said = page.get_by_role("status").inner_text()
    odds = crack_odds((1, 1, 2, 3, 4), (1, 1, 5, 5, 6), 2)
    assert f"{float(100 * odds.chance):.2f} %" in said
    assert "Keep 1 1 and roll 3 dice." in said


@pytest.mark.parametrize("order", ["standard", "probability"])
def test_all_hands_rank_as_the_tables_say(reader: Reader, order: str) -> None:
    page = reader.open("docs/tools/rank-hands.html")
    table = read_hands(paths.SPEC / "tables" / f"poker-dice-{order}.csv")
    ordered = list(table)
    assert len(set(ordered)) == len(set(combinations_with_replacement("AKQJT9", 5))) == 252
    kinds = {hand["id"]: hand["title"] for hand in Rulesets(base_ruleset_files())["poker-dice"].parameters["hands"]}
    shown = page.evaluate(
        """([order, pairs]) => pairs.map((pair) => {
          const hands = [...document.querySelectorAll(".q-hand")];
          while (hands.length > 2) { document.getElementById("q-fewer").click(); hands.pop(); }
          pair.forEach((faces, number) => hands[number].querySelectorAll("select").forEach((select, place) => {
            select.value = faces[place];
          }));
          hands[0].querySelector("select").dispatchEvent(new Event("input", {bubbles: true}));
          return [...document.querySelectorAll(`table[data-order="${order}"] tbody tr`)].map((row) =>
            [...row.children].map((cell) => (cell.querySelector(".q-sr") || cell).textContent));
        })""",
        [order, [[list(reversed(worse)), list(better)] for better, worse in pairwise(ordered)]],
    )
    for (better, worse), rows in zip(pairwise(ordered), shown, strict=True):
        assert [
            ["1", "Hand 2", " ".join(better), kinds[table[better]]],
            ["2", "Hand 1", " ".join(worse), kinds[table[worse]]],
        ] == rows


def test_equal_hands_share_their_rank_and_hands_can_be_added(reader: Reader) -> None:
    page = reader.open("docs/tools/rank-hands.html")
    page.get_by_role("button", name="Add a hand").click()
    for number, faces in enumerate((["9", "K", "A", "10", "A"], ["A", "A", "K", "10", "9"], ["9"] * 5, ["A"] * 5)):
        for place, face in enumerate(faces):
            page.locator(".q-hand").nth(number).locator("select").nth(place).select_option(face)
    ranks = page.locator('table[data-order="standard"] tbody tr td:first-child').all_inner_texts()
    assert ranks == ["1", "2", "3=", "3="]
    assert "hand 4 wins with Five of a Kind" in page.get_by_role("status").inner_text()


@pytest.mark.parametrize("tool", ["score-a-roll", "crack-a-card", "rank-hands"])
def test_without_javascript_a_sentence_says_so(reader: Reader, tool: str) -> None:
    page = reader.open(f"docs/tools/{tool}.html", scripts=False)
    assert page.get_by_text("with JavaScript").is_visible()
    assert not page.locator("#q-tool").is_visible()


@pytest.mark.parametrize("tool", ["score-a-roll", "crack-a-card", "rank-hands"])
def test_everything_to_press_is_24_pixels_large(reader: Reader, tool: str) -> None:
    page = reader.open(f"docs/tools/{tool}.html", width=360)
    small = page.evaluate(
        """(pressed) => [...document.querySelectorAll(pressed)].filter((one) => one.offsetParent)
          .map((one) => one.getBoundingClientRect()).filter((box) => box.width < 24 || box.height < 24).length""",
        PRESSED,
    )
    assert small == 0
