"""The report as a page: what is in it, how large it is, and what a browser makes of it."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from quincunx.addresses import address_from
from quincunx.results.html_report import html_report
from quincunx.results.model import OUTCOMES, Results
from quincunx.results.regressions import compare

from .conftest import case, claims, failure, large, run_of

LIMIT = 5_000_000
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
MIXED = run_of(
    case("YZ-1"),
    case("YZ-2", "failed", name="Ana rolls 4 4 4 2 2"),
    case("YZ-3", "failed"),
    case(
        "PD-1", "errored", ["p.q.r"], game="poker-dice", ruleset="poker-dice", failure=failure("It crashed", cause="x")
    ),
    case("YZ-4", "not-applicable"),
    case("YZ-5", "expected-failure"),
)


def page_of(results: Results, **more: Any) -> str:
    titles = {"a.b.one": "The first rule"}
    address = partial(address_from, Path("report.html"), base="https://rules.example")
    return html_report(results, claims(results), titles, address, **more).decode()


def data_in(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found
    loaded: dict[str, Any] = json.loads(found[1])
    return loaded


def test_the_worst_comes_first_and_one_cause_side_by_side() -> None:
    assert [row[0] for row in data_in(page_of(MIXED))["cases"]] == ["PD-1", "YZ-2", "YZ-3", "YZ-5", "YZ-4", "YZ-1"]


def test_nothing_comes_from_another_host() -> None:
    page = page_of(MIXED)
    assert "default-src 'none'" in page
    assert re.findall(r'(?:src|href)="(?!#)([^"]*)"', page) == ["https://example.org/engine"]
    assert "@import" not in page
    assert "url(" not in page


def test_nothing_that_is_said_becomes_markup() -> None:
    nasty = "</script><script>alert(1)</script><!--"
    page = page_of(run_of(case("1", "failed", name=nasty, failure=failure(nasty)), complaints=[nasty]))
    assert page.count("</script>") == 2
    assert data_in(page)["cases"][0][1] == nasty


@pytest.mark.parametrize("failing", [0, 300, 5000])
def test_five_thousand_cases_stay_below_5_mb(failing: int) -> None:
    page = page_of(large(5000, failing=failing, length=40))
    assert len(page.encode()) < LIMIT
    rows = data_in(page)["cases"]
    assert len(rows) == 5000
    told = [row[-1] for row in rows if row[-1]]
    assert len(told) == failing
    assert all(item["message"] for item in told)
    whole = [item for item in told if item.get("transcript") and not item.get("omitted")]
    assert len(whole) >= min(failing, 40)  # the first of each cause at least


def test_every_outcome_has_a_shape_and_a_word() -> None:
    found = data_in(page_of(run_of(*(case(outcome, outcome) for outcome in OUTCOMES))))["outcomes"]
    assert len({item["word"] for item in found}) == len(OUTCOMES)
    assert all(item["shape"] and item["tone"] for item in found)


# In a browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium here")
    flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync"]  # fmt: skip
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield found
        found.close()


@pytest.fixture
def opened(browser: Any, tmp_path: Path) -> Iterator[Any]:
    """Opens a page from a file; whatever it logs, fetches or throws fails the test."""
    pages = []
    faults: list[str] = []

    def open_page(html: str, width: int = 1280, scheme: str = "light", anchor: str = "") -> Any:
        file = tmp_path / "report.html"
        file.write_text(html, encoding="utf-8")
        page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)
        page.on("console", lambda message: faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request: faults.append(request.url) if not request.url.startswith("file:") else None)
        pages.append(page)
        page.goto(f"{file.as_uri()}{anchor}")
        return page

    yield open_page
    for page in pages:
        page.close()
    assert faults == []


def test_cases_are_filtered_by_outcome_game_rule_and_words(opened) -> None:
    page = opened(page_of(MIXED))
    rows = page.locator("#cases > details")
    assert rows.count() == 6
    page.get_by_text("2 failed").click()
    assert rows.locator("code").all_text_contents() == ["YZ-2", "YZ-3"]
    page.fill("#text", "yz-3")
    expect(page.locator("#cases > details")).to_have_count(1)
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator("#cases > details")).to_have_count(6)
    page.select_option("#game", label="poker-dice")
    assert rows.locator("summary code").all_text_contents() == ["PD-1"]
    page.keyboard.press("Escape")
    page.select_option("#rule", "a.b.")
    assert rows.count() == 5
    assert page.locator("#shown").text_content() == "5 of 6 cases"


def test_the_keyboard_alone_is_enough(opened) -> None:
    page = opened(page_of(MIXED))
    page.keyboard.press("j")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    assert page.locator("details[open] > summary code").text_content() == "YZ-2"
    page.keyboard.press("k")
    assert page.evaluate("document.activeElement.textContent").startswith("errored")
    page.keyboard.press("/")
    page.keyboard.type("YZ-5")
    expect(page.locator("#cases > details")).to_have_count(1)
    page.keyboard.press("Enter")
    assert "YZ-5" in page.evaluate("document.activeElement.textContent")


def test_dice_are_drawn_and_can_still_be_read(opened) -> None:
    page = opened(page_of(MIXED), anchor="#YZ-2@yahtzee")
    body = page.locator("details[open] > .body")
    assert body.locator("dd .q-die").count() == 5
    assert body.locator("dd .q-sr").text_content() == "4 4 4 2 2"
    assert body.locator("pre .q-die").count() >= 5
    assert page.locator("details[open] > summary .q-die").count() == 5


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_page_fits_the_window(opened, width: int, scheme: str) -> None:
    page = opened(page_of(MIXED), width, scheme, "#YZ-2@yahtzee")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (ground == "rgb(255, 255, 255)") == (scheme == "light")


def test_a_large_report_opens_at_once_and_finds_its_last_case(opened) -> None:
    html = page_of(large(5000, failing=2500, length=40))
    begun = time.monotonic()
    page = opened(html)
    page.locator("#cases > details").first.wait_for()
    assert time.monotonic() - begun < 5
    assert page.evaluate("document.querySelectorAll('#cases > details').length") < 500
    page.fill("#text", "number 4999")
    expect(page.locator("#cases > details")).to_have_count(1)


def test_regressions_lead_to_their_cases(opened) -> None:
    page = opened(page_of(MIXED, comparison=compare(run_of(case("YZ-3")), MIXED)))
    page.get_by_role("link", name="YZ-3").click()
    page.locator("details[open]").wait_for()
    assert page.locator("details[open] > summary code").text_content() == "YZ-3"
