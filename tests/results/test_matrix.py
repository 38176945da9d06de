"""Implementations side by side."""

from __future__ import annotations

import re

import msgspec
import pytest

from quincunx.results.matrix import Column, Matrix
from quincunx.results.matrix_page import matrix_page
from quincunx.results.model import Results

from .conftest import case, claims, run_of

TITLES = {"a.b.one": "The first rule", "a.b.two": "The second rule", "a.c.three": "The third rule"}
GOOD = run_of(case("1"), case("2", rules=["a.b.two"]), case("3", rules=["a.c.three"]))
BAD = run_of(
    case("1"),
    case("4", "failed", ["a.b.one", "a.b.two"], name="Both at once"),
    case("2/1", "failed", ["a.b.two"], name="The second alone"),
    case("3", "not-applicable", ["a.c.three"]),
)


def named(results: Results, name: str) -> Results:
    return msgspec.structs.replace(results, implementation=msgspec.structs.replace(results.implementation, name=name))


@pytest.fixture
def matrix() -> Matrix:
    columns = [Column(results, claims(results)) for results in (named(GOOD, "Good"), named(BAD, "Bad <i>"))]
    return Matrix(columns, TITLES, {"a.b": "Game: Turns"})


def cells(page: str) -> dict[str, list[str]]:
    """The words of each row's cells."""
    found = {}
    for row in re.findall(r'<tr data-states="[^"]*">(.*?)</tr>', page, re.DOTALL):
        code = re.search(r"<code>([^<]*)</code>", row)
        texts = [re.sub(r"<[^>]*>", "", cell).strip() for cell in re.findall(r"<td>(.*?)</td>", row, re.DOTALL)]
        found[code[1] if code else ""] = texts
    return found


def test_rules_are_rows_and_implementations_are_columns(matrix: Matrix) -> None:
    page = matrix_page(matrix, lambda rule: f"https://rules.example/{rule}").decode()
    assert cells(page) == {
        "a.b.one": ["proved", "in doubt 1 of 2"],
        "a.b.two": ["proved", "broken 2 of 2"],
        "a.c.three": ["proved", "not applicable"],
    }
    assert "Game: Turns <code>a.b</code>" in page
    assert "Good 2.0" in page
    assert "Bad &lt;i&gt; 2.0" in page


def test_a_state_has_a_shape_as_well_as_a_colour(matrix: Matrix) -> None:
    page = matrix_page(matrix, lambda _: "").decode()
    table = page[page.index("<table>") :]
    shapes = {re.search(r"#q-m-(\w+)", cell)[1] for cell in re.findall(r"<td>.*?</td>", table)}  # type: ignore[index]
    assert shapes == {"tick", "bang", "cross", "dash"}


def test_every_broken_cell_leads_to_the_scenario_that_shows_it(matrix: Matrix) -> None:
    page = matrix_page(matrix, lambda _: "").decode()
    links = re.findall(r'<td><a href="#([^"]*)"', page)
    assert links == ["m1-4-yahtzee", "m1-2.1-yahtzee"]
    for link in links:
        assert f'id="{link}"' in page
    assert "The second alone" in page


def test_the_page_asks_no_other_host(matrix: Matrix) -> None:
    page = matrix_page(matrix, lambda _: "").decode()
    assert "default-src 'none'" in page
    assert set(re.findall(r'(?:src|href)="(?!#)([^"]*)"', page)) == {"https://example.org/engine"}


def test_a_thousand_failures_are_told_by_example() -> None:
    results = run_of(*(case(f"{number}", "failed") for number in range(1000)))
    page = matrix_page(Matrix([Column(results, claims(results))], TITLES), lambda _: "").decode()
    assert page.count("<article") == 5
    assert "Told are 5 of 1000 scenarios." in page
