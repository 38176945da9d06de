"""Lint as a whole: the suite's own spec is clean, several faults are all reported, and nothing ends in a traceback."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from quincunx.errors import FeatureError, LocatedError, SpecError
from quincunx.lint import lint
from quincunx.steps import registry
from quincunx.steps.catalogue import STEPS
from tests.lint.trees import Tree

ODD_LINES = ("", "\t", "  - []", "id: {}", "  rules: 5", "  title: [1]", "@", "| a |", '  """', "  Given", "\x00", "é")


def test_the_spec_of_the_suite_has_no_fault() -> None:
    assert [str(fault) for fault in lint()] == []


def test_the_small_spec_has_no_fault(tree: Tree) -> None:
    assert tree.lint() == []


def test_several_faults_in_several_files_are_all_reported_in_the_order_of_their_places(tree: Tree) -> None:
    tree.change("spec/games/yahtzee/rules.yaml", "modality: must", "modality: shall")
    tree.change("spec/games/yahtzee/rules.yaml", "checkable: false", "chekable: false")
    tree.change("spec/games/yahtzee/terms.yaml", "  definition", "\tdefinition")
    tree.change("spec/scorecard/rules.yaml", "source: poker-it", "source: poker")
    tree.change("spec/rulesets/yahtzee.yaml", "{run: 5}", "{run: 6}")
    tree.change("features/yahtzee/start.feature", "Ben's turn", "the turn of Ben")
    tree.change("features/yahtzee/start.feature", "@level:game", "@level:games")
    tree.change("features/scorecard/boxes.feature", "@SC-002", "@SC-001")
    places = [fault.split(": ")[0] for fault in tree.faults()]
    assert places == [
        "features/scorecard/boxes.feature:7:5",
        "features/scorecard/boxes.feature:18:5",
        "features/yahtzee/start.feature:1:18",
        "features/yahtzee/start.feature:9:5",
        "spec/games/yahtzee/rules.yaml:4:3",
        "spec/games/yahtzee/rules.yaml:34:3",
        "spec/games/yahtzee/terms.yaml:3:1",
        "spec/rulesets/yahtzee.yaml:23:5",
        "spec/scorecard/rules.yaml:9:8",
    ]


def test_faults_carry_their_place_and_say_which_kind_of_file_they_are_in(tree: Tree) -> None:
    tree.change("spec/games/yahtzee/rules.yaml", "  title: A", "  titel: A")
    tree.change("features/yahtzee/start.feature", "Ben's turn", "the turn of Ben")
    kinds: list[tuple[type[LocatedError], str, int | None, int | None]] = [
        (type(fault), fault.file, fault.line, fault.column)
        for fault in lint(tree.root / "spec", tree.root / "features")
        if "--write-lock" not in fault.message
    ]
    assert kinds == [
        (FeatureError, "features/yahtzee/start.feature", 9, 5),
        (SpecError, "spec/games/yahtzee/rules.yaml", 1, 3),
        (SpecError, "spec/games/yahtzee/rules.yaml", 2, 3),
    ]


def test_a_sentence_with_several_meanings_is_reported_wherever_it_stands(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = replace(registry().bind("Ana rolls 1 2 3 4 5").definition, expression="Ana rolls {dice}")
    monkeypatch.setattr(STEPS, "_definitions", [*STEPS.definitions, twin])
    monkeypatch.setattr(STEPS, "_bound", {})
    several = "this sentence has several meanings: “{seat} rolls {dice}” and “Ana rolls {dice}”"
    assert tree.lint() == [
        f"features/scorecard/boxes.feature:13:7: {several}",
        f"features/yahtzee/bonus.feature:14:7: {several}",
        f"features/yahtzee/bonus.feature:26:7: {several}",
    ]


@pytest.mark.parametrize("seed", range(40))
def test_whatever_stands_in_a_line_lint_reports_and_never_raises(tree: Tree, seed: int) -> None:
    chance = random.Random(seed)
    files = sorted(path for path in tree.root.rglob("*") if path.suffix in {".yaml", ".feature", ".csv", ".lock"})
    for file in chance.sample(files, 3):
        lines = file.read_text(encoding="utf-8").split("\n")
        lines[chance.randrange(len(lines))] = chance.choice(ODD_LINES)
        file.write_text("\n".join(lines), encoding="utf-8")
    faults = tree.lint()
    assert faults == sorted(set(faults), key=faults.index)
