"""Feature files are read with everything that they say, and refused when they would prove nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from quincunx.errors import FaultsError
from quincunx.features.model import Feature
from quincunx.features.read import parse_feature

PATH = Path("some.feature")


def _parsed(text: str) -> Feature:
    return parse_feature(text, PATH)


def _faults(text: str) -> list[str]:
    with pytest.raises(FaultsError) as caught:
        _parsed(text)
    return [str(fault) for fault in caught.value.faults]


WHOLE = """\
@ruleset:yahtzee @level:turn
Feature: Jokers
  What it is about,
  in two lines.

  Background:
    Given a game with Ana

  @rule:a.b @level:game
  Rule: A title

    Background:
      Given Ben

    @YZ-001 @rule:a.c @faq:x.y
    Scenario Outline: <box> pays <points>
      When Ana scores in "<box>"
        | box   |
        | <box> |
      Then Ana has <points>
      And more

      Examples:
        | box   | points |
        | Fours | 16     |
        | Fives | 5      |
"""


def test_tags_are_inherited_and_backgrounds_come_first() -> None:
    feature = _parsed(WHOLE)
    (scenario,) = feature.scenarios
    assert scenario.id == "YZ-001"
    assert scenario.tags.rules == ("a.b", "a.c")
    assert scenario.tags.rulesets == ("yahtzee",)
    assert scenario.tags.faq == ("x.y",)
    assert scenario.level == "game"
    assert [step.text for step in scenario.background] == ["a game with Ana", "Ben"]
    assert feature.description == "What it is about,\nin two lines."


def test_an_outline_gives_a_case_for_each_row_with_every_blank_filled() -> None:
    first, second = _parsed(WHOLE).scenarios[0].cases
    assert (first.id, second.id) == ("YZ-001/1", "YZ-001/2")
    assert second.name == "Fives pays 5"
    assert [step.text for step in second.steps][-3:] == ['Ana scores in "Fives"', "Ana has 5", "more"]
    assert second.steps[2].table == (("box",), ("Fives",))
    assert (first.line, second.line) == (25, 26)


def test_an_and_has_the_kind_of_the_sentence_before_it() -> None:
    scenario = _parsed(WHOLE).scenarios[0]
    assert [step.kind for step in scenario.steps] == ["when", "then", "then"]


def test_spanish_keywords_mean_the_same() -> None:
    steps = "    Dado a game with Ana\n    Cuando x\n    Entonces y\n"
    text = f"# language: es\nCaracterística: Dados\n  Escenario: Uno\n{steps}"
    feature = _parsed(text)
    assert feature.language == "es"
    assert [step.kind for step in feature.scenarios[0].steps] == ["given", "when", "then"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "some.feature:1: this file holds no feature"),
        ("Feature: x\n", "some.feature:1:1: this feature has no scenario"),
        ("Feature: x\n  Scenario: y\n", "some.feature:2:3: the scenario “y” has no steps, so it proves nothing"),
        ("Feature: x\n  Rule: r\n", "some.feature:2:3: the rule “r” has no scenario"),
        ("Feature: x\n  Scenario Outline: y\n    Given <a>\n", "the outline “y” has no rows in its Examples"),
        (
            "Feature: x\n  Scenario Outline: y\n    Given <a>\n    Examples:\n      | a |\n",
            "the outline “y” has no rows in its Examples",
        ),
        (
            "Feature: x\n  Scenario Outline: y\n    Given <a>\n    Examples:\n      | b |\n      | 1 |\n",
            "some.feature:3: <a> is no column of the Examples at line 4 (they have: b)",
        ),
        (
            "Feature: x\n  Scenario Outline: y\n    Given <a>\n    @t\n    Examples:\n      | a |\n      | 1 |\n",
            "tags on Examples are not supported",
        ),
        ("Feature: x\n  Scenario: y\n    Given z\n    Gven q\n", "“Gven q” cannot stand here; expected:"),
        ("Feature: x\n  Scenario: y\n    Given z\n      | a | b |\n      | 1 |\n", "inconsistent cell count"),
    ],
)
def test_what_would_prove_nothing_is_refused_with_its_line(text: str, message: str) -> None:
    assert any(message in fault for fault in _faults(text)), _faults(text)


def test_all_faults_of_a_file_are_told_at_once() -> None:
    text = "Feature: x\n  Scenario: y\n  Scenario: z\n"
    assert len(_faults(text)) == 2
