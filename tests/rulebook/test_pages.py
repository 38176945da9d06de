"""What stands on the pages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from sphinx.cmd.build import build_main

from quincunx import paths
from quincunx.rulebook.build import FORMATS, book_file, build
from tests.rulebook.conftest import Rulebook
from tests.rulebook.test_books import check_epub, check_one_page


class Links(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.anchors.append(str(found["id"]))
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))
        if tag in {"script", "img", "iframe"} and found.get("src"):
            self.loaded.append(str(found["src"]))
        if tag == "link" and found.get("rel") != "canonical" and found.get("href"):
            self.loaded.append(str(found["href"]))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real rulebook, without results."""
    output = tmp_path_factory.mktemp("site") / "rulebook"
    build(output, None, formats=FORMATS)
    return output


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Links]:
    return {path.relative_to(site).as_posix(): Links(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def test_every_internal_link_leads_somewhere(site: Path, pages: dict[str, Links]) -> None:
    broken = []
    for name, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = (site / name).parent / unquote(parts.path) if parts.path else site / name
            key = Path(target).resolve().relative_to(site.resolve()).as_posix()
            if key not in pages and not parts.fragment and (site / key).is_file():
                continue  # a file that is no page, such as rules.json
            if key not in pages or (parts.fragment and unquote(parts.fragment) not in pages[key].anchors):
                broken.append(f"{name}: {link}")
    assert not broken


def test_the_books_are_whole(site: Path) -> None:
    check_one_page(book_file(site, "singlehtml").read_text(encoding="utf-8"))
    check_epub(book_file(site, "epub"))


def test_anchors_are_unique(pages: dict[str, Links]) -> None:
    doubled = {name: page.anchors for name, page in pages.items() if len(page.anchors) != len(set(page.anchors))}
    assert not doubled


def test_nothing_is_loaded_from_another_host(site: Path, pages: dict[str, Links]) -> None:
    assert not [(name, url) for name, page in pages.items() for url in page.loaded if urlsplit(url).netloc]
    for sheet in site.rglob("*.css"):
        addresses = re.findall(r"url\(\s*['\"]?(?!data:)([^)'\"]+)", sheet.read_text(encoding="utf-8"))
        assert not [url for url in addresses if urlsplit(url).netloc], sheet


def test_the_sites_top_leads_to_the_first_page(site: Path) -> None:
    assert "url=docs/index.html" in (site / "index.html").read_text(encoding="utf-8")


def test_every_rule_of_yahtzee_has_a_section_and_a_short_address(site: Path, pages: dict[str, Links]) -> None:
    anchors = pages["docs/yahtzee/rules.html"].anchors
    for rule in ("scorecard.turn.three-rolls", "yahtzee.joker.upper-first", "yahtzee.start.highest-roll"):
        assert f"r-{rule}" in anchors
        assert f"rules.html#r-{rule}" in (site / "rule" / f"{rule}.html").read_text(encoding="utf-8")


def test_no_page_is_heavier_than_300_kb(site: Path) -> None:
    assert not [path for path in site.rglob("*.html") if path.stat().st_size > 300_000]


def test_a_repository_folder_builds_with_its_conf_file(tmp_path: Path) -> None:
    command = ["-q", "-W", "--keep-going", "-n", "-E", str(paths.ROOT), str(tmp_path)]
    assert build_main(command) == 0
    assert (tmp_path / "docs" / "yahtzee" / "rules.html").is_file()


def test_a_rule_tells_its_sources_its_kind_and_its_proof(rulebook: Rulebook) -> None:
    rulebook.build()
    page = rulebook.page("docs/toy.html")
    assert "1.1 A turn has two rolls" in page
    assert '<q lang="es">Turnos</q>' in page
    assert "(Spanish)" in page
    assert "Proved by 2 scenarios, all passed" in page
    assert "also called the_old_name" in page
    assert "<strong>No source says this.</strong> Nothing tells them apart." in page
    assert "This is followed here." in page


def test_a_failed_scenario_is_named_at_its_rule(rulebook: Rulebook) -> None:
    rulebook.run(TY_001="failed")
    rulebook.build()
    assert "Proved by 2 scenarios, 1 passed, 1 failed" in rulebook.page("docs/toy.html")
    assert "Failing (1)" in rulebook.page("docs/coverage.html")


def test_without_results_nothing_counts_as_proved(rulebook: Rulebook) -> None:
    build(rulebook.output, None, root=rulebook.folder / "sources", jobs=1)
    assert "Proved by 2 scenarios, all not run" in rulebook.page("docs/toy.html")
    assert "0 of the 3 must-rules of Toy are proved" in rulebook.page("docs/coverage.html")


def test_a_scenario_shows_dice_as_pictures_and_as_text(rulebook: Rulebook) -> None:
    rulebook.build()
    page = rulebook.page("features/toy/turns.html")
    assert page.count('<symbol id="q-d1"') == 1
    assert '<span class="q-sr">1 2 3 4 6</span>' in page
    assert 'Ana keeps 2 2 and rolls 5 <span class="q-dice" aria-hidden="true"><span class="q-kept">' in page
    assert 'id="s-TY-002-2"' in page


def test_a_card_in_a_sentence_is_drawn_and_stays_text(rulebook: Rulebook) -> None:
    rulebook.edit("docs/plain.rst", "nothing", "the card :q:card:`6 C L`")
    rulebook.build()
    page = rulebook.page("docs/plain.html")
    assert re.findall(r'href="#q-(d6|gC|gL)"', page) == ["d6", "gC", "gL"]
    assert '<span class="q-sr">6 C L</span>' in page
    assert 'id="q-gC"' in page


def test_dice_that_stand_alone_are_spoken(rulebook: Rulebook) -> None:
    rulebook.build()
    assert 'role="img" aria-label="dice: 1, 2, 3"' in rulebook.page("docs/toy.html")


def test_a_sheet_says_what_each_box_asks_for_and_pays(rulebook: Rulebook) -> None:
    rulebook.build()
    page = re.sub(r"<[^>]+>", "", rulebook.page("docs/guide/lists.html"))
    assert "Sixes Dice that show 6" in page
    assert "Two of a kind and two of another" in page
    assert "All five alike" in page
    assert "12 or more in the upper section" in page
    assert "20 each" in page


def test_titles_statements_and_steps_can_be_searched(rulebook: Rulebook) -> None:
    rulebook.build()
    index = rulebook.page("searchindex.js")
    for word in ("tirada", "refus", "highest", "turno", "youngest"):
        assert f'"{word}"' in index or f"{word}:" in index
