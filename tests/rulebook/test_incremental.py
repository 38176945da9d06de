"""A build after an edit gives what a clean build gives, and writes only what shows the edit."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.rulebook.conftest import Rulebook

RULES = "spec/games/toy/rules.yaml"
TURNS = "features/toy/turns.feature"

EDITS: dict[str, Callable[[Rulebook], None]] = {
    "a rule's title": lambda book: book.edit(RULES, "A turn has two rolls", "Two rolls make a turn"),
    "a rule's statement": lambda book: book.edit(RULES, "at most two rolls", "two rolls at most"),
    "a rule's new name": lambda book: book.edit(RULES, "aliases: [the_old_name]", "aliases: [the_old_name, another]"),
    "a source's title": lambda book: book.edit("spec/sources.yaml", "Reglas del juguete", "Reglas nuevas"),
    "a question": lambda book: book.edit("spec/games/toy/faq.yaml", "roll three times", "roll thrice"),
    "a statement of the source": lambda book: book.edit("spec/statements/toy-es.yaml", "Buy it.", "Sell it."),
    "a box of the sheet": lambda book: book.edit("spec/rulesets/toy.yaml", "title: Sum", "title: Total"),
    "a new file of rules": lambda book: book.write(
        "spec/scorecard/rulings.yaml",
        """
        - id: scorecard.box.zero
          kind: ruling
          title: A zero is a number
          statement: A box may hold 0.
          because: So it was decided.
          modality: may
          level: turn
          since: "1.0"
          games: [toy]
        """,
    ),
    "a file of questions that goes": lambda book: (
        book.path("spec/games/toy/faq.yaml").unlink(),
        book.edit("docs/index.rst", ":q:faq:`toy.three-rolls`", "nothing"),
        book.edit(TURNS, " @faq:toy.three-rolls", ""),
    )[0],
    "the lock of rule texts": lambda book: book.edit("spec/rules.lock", "1.1.0:retired", "1.2.0:retired"),
    "how many rolls a turn has": lambda book: book.edit("spec/rulesets/toy.yaml", "rolls: 2", "rolls: 3"),
    "a scenario's name": lambda book: book.edit(TURNS, "The third roll is refused", "Three rolls are too many"),
    "a scenario's step": lambda book: book.edit(TURNS, "rolls 1 2 3 4 6", "rolls 1 2 3 4 5"),
    "a row of an outline": lambda book: (
        book.edit(TURNS, "| 6 6 6 6 6 | 30     |", "| 6 6 6 6 6 | 30     |\n        | 5 5 5 5 5 | 25     |"),
        book.run(),
    )[1],
    "an outcome": lambda book: book.run(TY_001="failed"),
    "a feature's title": lambda book: book.edit(TURNS, "Feature: Turns", "Feature: One turn"),
    "a page's title": lambda book: book.edit("docs/plain.rst", "Plain\n=====", "Bare\n===="),
    "a page's only rare word": lambda book: book.edit("docs/plain.rst", "nothing", "xylophones"),
    "a page that goes": lambda book: (
        book.path("docs/plain.rst").unlink(),
        book.edit("docs/index.rst", "   plain\n", ""),
    )[1],
    "a new feature": lambda book: (
        book.write(
            "features/toy/more.feature",
            """
            @ruleset:toy @level:turn
            Feature: More
              @rule:toy.turn.two-rolls
              Rule: A turn has two rolls
                @TY-020
                Scenario: Once more
                  Given a game with Ana
            """,
        ),
        book.edit("docs/index.rst", "   /features/toy/ends", "   /features/toy/ends\n   /features/toy/more"),
        book.run(),
    )[2],
    "the order of the pages": lambda book: book.edit(
        "docs/index.rst", "   coverage\n   plain", "   plain\n   coverage"
    ),
}


@pytest.mark.parametrize("edit", EDITS)
def test_a_build_after_an_edit_is_what_a_clean_build_is(rulebook: Rulebook, edit: str) -> None:
    rulebook.build()
    before = rulebook.pages()
    EDITS[edit](rulebook)
    rulebook.build()
    clean = rulebook.folder / "clean" / "out"
    rulebook.build(clean)
    after = rulebook.pages()
    expected = rulebook.pages(clean)
    assert sorted(expected) == sorted(after)
    different = [name for name in expected if expected[name] != after[name]]
    assert not different
    assert before != after


def test_taking_an_edit_back_brings_the_old_site_back(rulebook: Rulebook) -> None:
    rulebook.build()
    before = rulebook.pages()
    for old, new in (("A turn has two rolls", "Two"), ("Two", "A turn has two rolls")):
        rulebook.edit(RULES, f"title: {old}", f"title: {new}")
        rulebook.build()
    assert before == rulebook.pages()


def changed_pages(rulebook: Rulebook, edit: Callable[[Rulebook], None]) -> set[str]:
    rulebook.build()
    before = rulebook.written()
    edit(rulebook)
    rulebook.build()
    after = rulebook.written()
    always = {"index.html", "search.html", "docs/index.html"}  # Sphinx writes a page with its toctree's pages
    written = {name for name in after if after[name] != before.get(name)} - always
    return {name for name in written if not name.startswith("rule/")}


def test_a_build_without_a_change_writes_no_page(rulebook: Rulebook) -> None:
    assert set() == changed_pages(rulebook, lambda _book: None)


def test_a_flipped_outcome_writes_only_the_pages_that_show_it(rulebook: Rulebook) -> None:
    written = changed_pages(rulebook, EDITS["an outcome"])
    showing = {"docs/toy.html", "docs/questions.html", "docs/coverage.html", "docs/guide/lists.html"}
    assert {*showing, "features/toy/turns.html"} == written


def test_a_rules_title_writes_the_pages_that_link_to_it_and_no_others(rulebook: Rulebook) -> None:
    written = changed_pages(rulebook, EDITS["a rule's title"])
    assert {"docs/toy.html", "docs/guide/lists.html", "docs/coverage.html"} <= written
    assert "docs/plain.html" not in written
    assert "Two rolls make a turn" in rulebook.page("docs/index.html")


def test_a_pages_title_writes_every_page_because_all_show_it(rulebook: Rulebook) -> None:
    written = changed_pages(rulebook, EDITS["a page's title"])
    assert {name for name in rulebook.written() if name.startswith(("docs/", "features/"))} - {
        "docs/index.html"
    } == written


def test_an_older_file_than_before_is_noticed_too(rulebook: Rulebook) -> None:
    rulebook.build()
    rulebook.edit(RULES, "A turn has two rolls", "Two rolls make a turn")
    os.utime(rulebook.path(RULES), (1, 1))
    rulebook.build()
    assert "Two rolls make a turn" in rulebook.page("docs/toy.html")


def test_what_was_read_but_never_written_is_written_by_the_next_build(
    rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    rulebook.build()
    rulebook.edit(RULES, "A turn has two rolls", "Two rolls make a turn")
    with monkeypatch.context() as patch:

        def torn(*_args: object, **_options: object) -> None:
            raise KeyboardInterrupt

        patch.setattr("sphinx.builders.html.StandaloneHTMLBuilder.write_doc", torn)
        with pytest.raises(KeyboardInterrupt):
            rulebook.build()
    rulebook.build()
    clean = rulebook.folder / "clean" / "out"
    rulebook.build(clean)
    assert rulebook.pages(clean) == rulebook.pages()


def test_processes_change_nothing(rulebook: Rulebook) -> None:
    rulebook.build(jobs=3)
    alone = rulebook.folder / "alone" / "out"
    rulebook.build(alone, jobs=1)
    assert rulebook.pages(alone) == rulebook.pages()
