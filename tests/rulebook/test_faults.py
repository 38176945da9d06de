"""What is wrong fails the build, with the place where it is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from quincunx.errors import UsageError
from quincunx.rulebook.build import BuildFailed, build
from tests.rulebook.conftest import Rulebook

RULES = "spec/games/toy/rules.yaml"
TURNS = "features/toy/turns.feature"
PLAIN = "docs/plain.rst"


def faults(rulebook: Rulebook) -> list[str]:
    with pytest.raises(BuildFailed) as caught:
        rulebook.build()
    return str(caught.value).splitlines()


def add_rule(text: str) -> Callable[[Rulebook], None]:
    def add(book: Rulebook) -> None:
        path = book.path(RULES)
        path.write_text(f"{path.read_text(encoding='utf-8')}{text}", encoding="utf-8")

    return add


UNPROVED = """\
- {id: toy.turn.stop, title: One may stop, statement: One may stop., modality: must, level: turn, since: "1.0"}
"""

CASES: dict[str, tuple[Callable[[Rulebook], None], str]] = {
    "a must-rule without a scenario": (
        add_rule(UNPROVED),
        (
            "spec/games/toy/rules.yaml:21: WARNING: no scenario proves the must-rule “toy.turn.stop”; "
            "write one and tag it @rule:toy.turn.stop"
        ),
    ),
    "an unknown rule in a role": (
        lambda book: book.edit(PLAIN, "nothing", ":q:rule:`toy.turn.three-rolls`"),
        "docs/plain.rst:4: WARNING: q:rule reference target not found: toy.turn.three-rolls [ref.rule]",
    ),
    "a scenario id that stands twice": (
        lambda book: book.edit(TURNS, "@TY-002", "@TY-010"),
        "features/toy/turns.feature:18: WARNING: the scenario “TY-010” stands twice; the other is at",
    ),
    "a tag with an unknown rule": (
        lambda book: book.edit(TURNS, "@TY-002", "@TY-002 @rule:toy.turn.tow-rolls"),
        (
            "features/toy/turns.feature:18: WARNING: the scenario TY-002 is tagged @rule:toy.turn.tow-rolls, "
            "but no page has such a rule"
        ),
    ),
    "a tag with an unknown question": (
        lambda book: book.edit(TURNS, "@faq:toy.three-rolls", "@faq:toy.four-rolls"),
        "WARNING: the scenario TY-001 is tagged @faq:toy.four-rolls, but no page has such a question",
    ),
    "a scenario without a rule": (
        lambda book: book.edit(TURNS, "  @rule:toy.turn.two-rolls\n", ""),
        "WARNING: the scenario TY-001 names no rule; tag it or its Rule: block with @rule:…",
    ),
    "a question that names an unknown rule": (
        lambda book: book.edit("spec/games/toy/faq.yaml", "[toy.turn.two-rolls]", "[toy.turn.rolls]"),
        (
            "spec/games/toy/faq.yaml:1: WARNING: the faq “toy.three-rolls” names the rule “toy.turn.rolls”, "
            "which does not exist"
        ),
    ),
    "a related rule that does not exist": (
        lambda book: book.edit(RULES, "related: [toy.end.tie]", "related: [toy.end.tye]"),
        (
            "spec/games/toy/rules.yaml:1: WARNING: the rule “toy.turn.two-rolls” names the rule “toy.end.tye”, "
            "which does not exist"
        ),
    ),
    "a rule on two pages": (
        lambda book: book.edit(PLAIN, "nothing", "nothing\n\n.. q:rules:: toy\n\nnothing"),
        "stands twice; the other is at",
    ),
    "a topic that the game does not have": (
        lambda book: book.edit("spec/games/toy/game.yaml", "  - {id: end, title: The end}\n", ""),
        "WARNING: the game toy has no topic for the rule “toy.end.tie”",
    ),
    "a feature that is no Gherkin": (
        lambda book: book.edit(TURNS, "Feature: Turns", "Featur: Turns"),
        "features/toy/turns.feature:2: WARNING: “Featur: Turns” cannot stand here",
    ),
    "an unknown game": (
        lambda book: book.edit(PLAIN, "nothing", "nothing\n\n.. q:rules:: toi\n\nnothing"),
        "docs/plain.rst:6: WARNING: there is no game “toi”; there are: toy",
    ),
    "a card that is none": (
        lambda book: book.edit(PLAIN, "nothing", "nothing :q:card:`6 6 6 C K`"),
        "“6 6 6 C K” is no card; 1 to 6, C and L were expected",
    ),
    "dice that are none": (
        lambda book: book.edit(PLAIN, "nothing", "nothing :q:dice:`7 7`"),
        "“7 7” are no dice; faces from 1 to 6 were expected, or A, K, Q, J, 10 and 9",
    ),
    "malformed YAML": (
        lambda book: book.edit(RULES, "modality: must", "modality: most"),
        "Invalid enum value 'most'",
    ),
    "results that are none": (
        lambda book: book.results.write_text("{}", encoding="utf-8"),  # type: ignore[dict-item,return-value]
        "no results file",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_fault_fails_the_build_and_is_placed(rulebook: Rulebook, case: str) -> None:
    spoil, expected = CASES[case]
    rulebook.build()
    spoil(rulebook)
    found = faults(rulebook)
    assert any(expected in line for line in found), found


def test_a_fault_is_reported_again_by_the_next_build(rulebook: Rulebook) -> None:
    rulebook.edit(PLAIN, "nothing", ":q:rule:`toy.turn.three-rolls`")
    first = faults(rulebook)
    assert first == faults(rulebook)


def test_a_rule_that_two_processes_read_is_reported_too(rulebook: Rulebook) -> None:
    rulebook.edit(PLAIN, "nothing", "nothing\n\n.. q:rules:: toy\n\nnothing")
    with pytest.raises(BuildFailed, match="stands twice"):
        rulebook.build(jobs=4)


def test_an_output_that_is_a_file_is_refused_in_one_line(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("", encoding="utf-8")
    with pytest.raises(UsageError, match="cannot be written there"):
        build(taken, None)
