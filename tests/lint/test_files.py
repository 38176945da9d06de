"""Files that cannot be read, that are missing, or that lie where none is expected."""

from __future__ import annotations

import pytest

from tests.lint.trees import Tree

TERMS = "spec/games/yahtzee/terms.yaml"
BONUS = "features/yahtzee/bonus.feature"


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("", f"{TERMS}:1: this file is empty; a YAML document was expected"),
        (b"- id: \xe9", f"{TERMS}:1:7: this file is not UTF-8; save it as UTF-8"),
        ("- id: bonus\n\ttitle: x\n", f"{TERMS}:2:1: a tab indents or separates here; YAML wants spaces"),
        ("- id: a\n  id: b\n", f'{TERMS}:2:3: found duplicate key "id"; every key may stand once'),
        (
            "- id: a\n  title A\n  definition: D\n",
            f"{TERMS}:3:3: could not find expected ':'; look for a missing colon, or quote the text",
        ),
        ("just words\n", f"{TERMS}:1:1: “just words” is a text; expected: a list"),
    ],
    ids=["empty", "not UTF-8", "a tab", "a key twice", "a missing colon", "no list"],
)
def test_what_cannot_be_read_as_yaml_has_its_place(tree: Tree, content: str | bytes, fault: str) -> None:
    tree.write(TERMS, content)
    assert [fault] == tree.lint()


@pytest.mark.parametrize(
    "file",
    [
        "spec/sources.yaml",
        "spec/suite.yaml",
        "spec/scorecard/rules.yaml",
        "spec/games/yahtzee/game.yaml",
        "spec/games/yahtzee/rules.yaml",
        "spec/games/yahtzee/faq.yaml",
        "spec/rulesets/yahtzee.yaml",
        "spec/statements/yahtzee-es.yaml",
    ],
)
def test_links_into_a_file_that_cannot_be_read_are_not_called_broken(tree: Tree, file: str) -> None:
    tree.write(file, "- id: [\n")
    assert [f"{file}:2:1: no YAML: did not find expected node content"] == tree.lint()


@pytest.mark.parametrize(
    ("file", "content", "faults"),
    [
        ("spec/games/yahtzee/term.yaml", "[]", ["“term.yaml” is no spec file; did you mean “terms.yaml”?"]),
        ("spec/scorecard/rule.yaml", "[]", ["“rule.yaml” is no spec file; did you mean “rules.yaml”?"]),
        ("spec/ruleset/x.yaml", "a: 1", ["no spec file is expected in ruleset/; did you mean “rulesets”?"]),
        ("spec/notes.txt", "a", ["“notes.txt” is no spec file; expected: suite.yaml, sources.yaml"]),
        ("spec/statements/x.txt", "a", ["“x.txt” is no file for statements/; expected: a .yaml file"]),
        ("spec/tables/x.yaml", "a: 1", ["“x.yaml” is no table; expected: a .csv file"]),
        ("spec/tables/x.csv", "a\n", ["no ruleset names this table; expected: its name under `tables:` of a ruleset"]),
        ("features/notes.md", "a", ["this is no feature file; expected: features/<game>/<topic>.feature"]),
    ],
)  # fmt: skip
def test_files_of_no_known_kind_are_reported(tree: Tree, file: str, content: str, faults: list[str]) -> None:
    tree.write(file, content)
    assert [f"{file}: {fault}" for fault in faults] == tree.lint()


@pytest.mark.parametrize(
    ("folder", "fault"),
    [
        ("features/yatzee", "there is no game “yatzee”; did you mean “yahtzee”?"),
        ("features", "feature files lie in the folder of their game; expected: features/<game>/<topic>.feature"),
    ],
)
def test_a_feature_in_the_wrong_folder_is_reported(tree: Tree, folder: str, fault: str) -> None:
    text = tree.read("features/yahtzee/start.feature")
    (tree.root / "features/yahtzee/start.feature").unlink()
    tree.write(f"{folder}/start.feature", text)
    assert [f"{folder}/start.feature: {fault}"] == tree.lint()


@pytest.mark.parametrize("file", ["spec/suite.yaml", "spec/games/yahtzee/game.yaml"])
def test_a_missing_file_is_reported(tree: Tree, file: str) -> None:
    (tree.root / file).unlink()
    (fault,) = tree.lint()
    assert fault.startswith(f"{file}: this file is missing; every ")


def test_a_missing_and_a_broken_schema_are_reported(tree: Tree) -> None:
    (tree.root / "spec/schemas/faq.schema.json").unlink()
    tree.write("spec/schemas/terms.schema.json", "{")
    assert tree.lint() == [
        "spec/schemas/faq.schema.json: this schema is missing; spec files of its kind cannot be checked",
        "spec/schemas/terms.schema.json:1:2: no JSON: Expecting property name enclosed in double quotes",
    ]


def test_a_kind_of_file_is_known_as_soon_as_it_has_a_schema(tree: Tree) -> None:
    cups = "spec/games/yahtzee/cups.yaml"
    tree.write(cups, "cups: []\n")
    expected = "cards.yaml, claims.yaml, faq.yaml, game.yaml, odds.yaml, rules.yaml, rulings.yaml, terms.yaml"
    assert tree.lint() == [f"{cups}: “cups.yaml” is no spec file; expected: {expected}"]
    tree.write("spec/schemas/cups.schema.json", '{"type": "object", "required": ["leather"]}')
    assert tree.lint() == [f"{cups}:1:1: the key “leather” is missing"]


@pytest.mark.parametrize("content", ["", "# language: es\n", "@YZ-001 @YZ-002 @rule:yahtzee.bonus.hundred\n"])
def test_a_feature_file_without_a_feature_is_reported(tree: Tree, content: str) -> None:
    tree.write(BONUS, content)
    assert any(fault.startswith(f"{BONUS}:") and "`Feature:`" in fault for fault in tree.lint())


def test_what_a_broken_feature_file_would_prove_is_not_called_missing(tree: Tree) -> None:
    tree.write(BONUS, tree.read(BONUS) + "  This cannot stand here\n")
    (fault,) = tree.lint()
    assert fault.startswith(f"{BONUS}:34:3: “This cannot stand here” cannot stand here; expected: a row of a table")


def test_a_feature_in_spanish_keywords_is_as_good_as_any(tree: Tree) -> None:
    text = tree.read("features/yahtzee/start.feature")
    for english, spanish in {
        "Feature:": "Característica:",
        "Scenario:": "Escenario:",
        "Given": "Dado",
        "When": "Cuando",
        "Then": "Entonces",
        "And ": "Y ",
    }.items():
        text = text.replace(english, spanish)
    tree.write("features/yahtzee/start.feature", f"# language: es\n{text}")
    assert tree.lint() == []
    tree.change("features/yahtzee/start.feature", "\n\n", "\n  Dado a game with Ana\n\n")
    (fault,) = tree.lint()
    assert "start.feature:4:3: this is read as a description, not as a step: “Dado a game with Ana”;" in fault
