"""House rules are linted together with the base: their ruleset, their rules, their scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quincunx.errors import UsageError
from tests.lint.trees import Tree, cases

RULESET = "mine/no-joker.yaml"
FEATURE = "mine/no-joker.feature"
YAML_TEXT = """\
id: no-joker
title: No joker
extends: yahtzee
set:
  joker: none
replaces: [yahtzee.bonus.no-cap]
rules:
  - id: house.no-joker.plain
    title: A further Yahtzee is a roll like any other
    statement: There is no joker.
    modality: must
    level: game
    since: "1.0"
"""
GHERKIN = """\
@ruleset:no-joker @level:game
Feature: No joker

  @HJ-001 @rule:house.no-joker.plain
  Scenario: No joker
    Given a game with Ana
    When Ana rolls 4 4 4 4 4
    And Ana scores in "Fours"
    Then Ana has 20 in "Fours"
"""
CASES = cases(Path(__file__).parent / "cases" / "house")


@pytest.fixture
def house(tree: Tree) -> Tree:
    tree.write(RULESET, YAML_TEXT)
    tree.write(FEATURE, GHERKIN)
    tree.write("mine/test_mine.py", "")
    return tree


def test_a_house_rule_without_a_fault_has_none_and_needs_no_lock(house: Tree) -> None:
    assert house.lint(house.root / "mine") == []
    assert house.lint(house.root / RULESET, house.root / FEATURE) == []


@pytest.mark.parametrize("case", CASES)
def test_a_fault_in_the_ruleset_has_its_place(house: Tree, case: dict[str, Any]) -> None:
    house.write(RULESET, YAML_TEXT.replace(case["replace"], case["by"]))
    house.write(FEATURE, GHERKIN.replace(case["replace"], case["by"]))
    assert case["faults"] == house.lint(house.root / "mine")


def test_a_house_ruleset_may_extend_a_house_ruleset(house: Tree) -> None:
    house.write("mine/two.yaml", "id: two\ntitle: Two\nextends: no-joker\nset:\n  rolls: 2\n")
    assert house.lint(house.root / "mine") == []
    house.write("mine/two.yaml", "id: two\ntitle: Two\nextends: no-jokers\nset:\n  rolls: 2\n")
    fault = "mine/two.yaml:3:1: extends “no-jokers”, which is no ruleset; did you mean “no-joker”?"
    assert [fault] == house.lint(house.root / "mine")


def test_an_id_that_the_base_has_is_taken(house: Tree) -> None:
    house.write(RULESET, YAML_TEXT.replace("id: no-joker\n", "id: yahtzee\n"))
    house.write(FEATURE, GHERKIN.replace("HJ-001", "YZ-001"))
    faults = house.lint(house.root / "mine")
    assert f"{RULESET}:1:1: the ruleset id “yahtzee” is taken, by yahtzee.yaml; expected: one of its own" in faults
    twin = "features/yahtzee/bonus.feature:9"
    assert f"{FEATURE}:4:3: the id YZ-001 is used again at {twin}; expected: one of its own" in faults


def test_a_house_rule_wants_a_scenario(house: Tree) -> None:
    (house.root / FEATURE).unlink()
    fault = "no scenario proves “house.no-joker.plain”; expected: at least one tagged @rule:house.no-joker.plain"
    assert house.lint(house.root / "mine") == [f"{RULESET}:8:5: {fault}"]


def test_a_ruleset_that_cannot_be_read_is_the_only_fault(house: Tree) -> None:
    house.write(RULESET, "a: [\n")
    (fault,) = house.lint(house.root / "mine")
    assert fault.startswith(f"{RULESET}:2:1: no YAML")


def test_the_scenes_of_a_house_ruleset_are_planned_by_its_own_boxes(house: Tree) -> None:
    house.write(RULESET, YAML_TEXT.replace("  joker: none", "  boxes: [{id: full-house, points: 28}]"))
    scene = "\n    And Ana's sheet shows\n      | box        | points |\n      | Full House | 25     |\n    When"
    house.write(FEATURE, GHERKIN.replace("\n    When", scene, 1))
    fault = "this position cannot occur under no-joker: no roll gives Ana 25 in “Full House”; possible are: 0, 28"
    assert [f"{FEATURE}:7:5: {fault}"] == house.lint(house.root / "mine")


def test_a_path_that_does_not_exist_is_a_mistake_of_the_call(tree: Tree) -> None:
    with pytest.raises(UsageError, match="expected: a file or a folder of house rules"):
        tree.lint(tree.root / "nowhere")
