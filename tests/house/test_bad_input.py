"""A slip in a house rule is told in one line with file, line and column; nothing is run, nothing is written."""

from __future__ import annotations

import pytest

from tests.house.conftest import FEATURE, RULESET, Table

RULESETS = {
    "a circle of one": (
        ("extends: yahtzee", "extends: fh"),
        "fh.yaml:2:1: rulesets extend each other in a circle: fh → fh",
    ),
    "an unknown parent": (
        ("extends: yahtzee", "extends: yatzee"),
        "fh.yaml:2:1: extends “yatzee”, which is no ruleset; did you mean “yahtzee”?",
    ),
    "no parent": (("extends: yahtzee\n", ""), "fh.yaml:1:1: a house ruleset extends another one"),
    "an unknown parameter": (
        ("set:\n", "set:\n  jokr: none\n"),
        "fh.yaml:5:3: unknown key “jokr”; did you mean “joker”?",
    ),
    "a number that is none": (
        ("set:\n", "set:\n  rolls: three\n"),
        "fh.yaml:5:3: “three” is a text; expected: a whole number",
    ),
    "a value that is none": (
        ("set:\n", "set:\n  joker: freee\n"),
        "fh.yaml:5:3: “freee” is not allowed here; expected: none,",
    ),
    "half a bonus": (("set:\n", "set:\n  upper_bonus: {at_least: 63}\n"), "fh.yaml:5:3: the key “points” is missing"),
    "a pattern that cannot occur": (
        ("points: {sum: all}}", "pattern: {alike: 6}}"),
        "fh.yaml:6:7: the pattern of the box full-house cannot occur: 6 alike of 5 dice",
    ),
    "an unknown pattern": (
        ("points: {sum: all}}", "pattern: {alik: 3}}"),
        "fh.yaml:6:34: unknown key “alik”; did you mean “alike”?",
    ),
    "unknown points": (("{sum: all}", "{sum: al}"), "fh.yaml:6:33: “al” is not allowed here; expected: all, matching"),
    "a misspelt box": (
        ("id: full-house", "id: ful-house"),
        "fh.yaml:6:7: yahtzee has no box “ful-house”; did you mean “full-house”? A new box needs title,",
    ),
    "boxes without keys": (
        ("{id: full-house, points: {sum: all}}", "full-house"),
        "fh.yaml:6:7: “full-house” is a text",
    ),
    "a box to remove that is not there": (
        ("replaces", "remove_boxes: [chanse]\nreplaces"),
        "fh.yaml:7:16: there is no box “chanse” to remove; did you mean “chance”?",
    ),
    "the Yahtzee box removed": (
        ("replaces", "remove_boxes: [yahtzee]\nreplaces"),
        "fh.yaml:7:1: there is no box “yahtzee” for Yahtzees; name another box, or null",
    ),
    "an upper box removed": (
        ("replaces", "remove_boxes: [twos]\nreplaces"),
        "fh.yaml:7:1: jokers need one upper box for each number",
    ),
    "two columns of one id": (
        ("set:\n", "set:\n  columns: [{times: 1}, {times: 2}]\n"),
        "fh.yaml:4:1: every column needs an id of its own; one of them may have none",
    ),
    "the id of a base ruleset": (("id: fh", "id: yahtzee"), "fh.yaml:1:1: the ruleset id “yahtzee” is taken by"),
    "the id of a base rule": (
        ("id: house.fh.sum", "id: scorecard.lower.full-house"),
        "fh.yaml:9:5: the rule id “scorecard.lower.full-house” is taken already",
    ),
    "the id of somebody else's rule": (
        ("id: house.fh.sum", "id: house.fx.sum"),
        "fh.yaml:9:5: the rule id “house.fx.sum” should begin with “house.fh.”",
    ),
    "an unknown rule replaced": (
        ("lower.full-house", "lower.ful-house"),
        "fh.yaml:7:12: replaces “scorecard.lower.ful-house”, which is no rule; did you mean “scorecard.lower.full-",
    ),
    "a tab": (("  boxes", "\tboxes"), "fh.yaml:5:1: a tab indents or separates here; YAML wants spaces"),
    "a key twice": (
        ("title: Full", "title: A\ntitle: Full"),
        'fh.yaml:4:1: found duplicate key "title"; every key may stand once',
    ),
    "a missing colon": (
        ("title: Full", "title Full"),
        "fh.yaml:4:1: could not find expected ':'; look for a missing colon",
    ),
    "a text": ((RULESET, "hello\n"), "fh.yaml:1:1: “hello” is a text; expected: keys with values"),
    "nothing": ((RULESET, ""), "fh.yaml:1: this file is empty; a YAML document was expected"),
    "a comment alone": ((RULESET, "# later\n"), "fh.yaml:1: this file is empty; a YAML document was expected"),
}
FEATURES = {
    "an unknown sentence": (
        ("scores <points>", "score <points>"),
        'fh.feature:9:7: no step says “the roll 3 3 3 2 2 score 13 in "Full House"”; did you mean “the roll',
    ),
    "a column that is missing": (
        ("| points |", "| pts    |"),
        "fh.feature:8:5: <points> is no column of the Examples at line 11 (they have: dice, pts)",
    ),
    "an unknown ruleset": (
        ("@ruleset:fh", "@ruleset:fj"),
        "fh.feature:8:5: @ruleset:fj is no ruleset; did you mean “fh”?",
    ),
    "no ruleset": (("@ruleset:fh ", ""), "has no ruleset; tag the feature @ruleset:fh"),
    "an unknown rule": (
        ("@rule:house.fh.sum", "@rule:house.fh.some"),
        "fh.feature:8:5: @rule:house.fh.some is no rule; did you mean “house.fh.sum”?",
    ),
    "no id": (
        ("    @FH-001\n", ""),
        "fh.feature:7:5: “<dice> is worth <points>” has no id; give it a tag such as @HR-001",
    ),
    "the id of a base scenario": (("FH-001", "SC-010"), "fh.feature:8:5: the id SC-010 is used by another scenario"),
    "no Gherkin": (
        ("Scenario Outline:", "Scenaro Outline:"),
        "fh.feature:8:5: “Scenaro Outline: <dice> is worth <points>” cannot",
    ),
    "no steps": (
        (FEATURE[FEATURE.index("      Then") :], ""),
        "fh.feature:8:5: the scenario “<dice> is worth <points>” has no steps",
    ),
    "nothing": ((FEATURE, ""), "fh.feature:1: this file holds no feature; `Feature:` was expected"),
}


@pytest.mark.parametrize(("change", "message"), RULESETS.values(), ids=RULESETS)
def test_a_slip_in_the_ruleset_is_told_with_its_place(table: Table, change: tuple[str, str], message: str) -> None:
    assert change[0] in RULESET
    table.pair(RULESET.replace(*change))
    before = sorted(table.root.rglob("*"))
    answer = table.quincunx("check", "--with", "fh", "--json", "results.json")
    assert (answer.code, answer.out) == (2, "")
    assert f"fh/{message}" in answer.text
    assert sorted(table.root.rglob("*")) == before


@pytest.mark.parametrize(
    "words",
    [
        ("impact", "fh"),
        ("lint", "--with", "fh"),
        ("compare", "yahtzee", "fh", "--with", "fh"),
        ("new", "house-rule", "child", "--extends", "fh", "--with", "fh"),
    ],
    ids=lambda words: words[0],
)
def test_every_command_that_takes_house_rules_tells_it(table: Table, words: tuple[str, ...]) -> None:
    table.pair(RULESET.replace("set:\n", "set:\n  jokr: none\n"))
    before = sorted(table.root.rglob("*"))
    answer = table.quincunx(*words)
    assert answer.code == 2
    assert "fh/fh.yaml:5:3: unknown key “jokr”; did you mean “joker”?" in answer.text
    assert sorted(table.root.rglob("*")) == before


@pytest.mark.parametrize(("change", "message"), FEATURES.values(), ids=FEATURES)
def test_a_slip_in_the_feature_is_told_with_its_place(table: Table, change: tuple[str, str], message: str) -> None:
    assert change[0] in FEATURE
    table.pair(feature=FEATURE.replace(*change))
    answer = table.quincunx("check", "--with", "fh")
    assert (answer.code, answer.out) == (2, "")
    assert message in answer.text


def test_a_circle_of_two_is_told_in_both_files(table: Table) -> None:
    table.pair(RULESET.replace("extends: yahtzee", "extends: other"))
    table.write("fh/other.yaml", "id: other\ntitle: Other\nextends: fh\n")
    answer = table.quincunx("check", "--with", "fh")
    assert answer.code == 2
    assert "fh/other.yaml:3:1: rulesets extend each other in a circle: fh → other → fh" in answer.text
    assert "fh/fh.yaml:2:1: rulesets extend each other in a circle: other → fh → other" in answer.text


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_another_encoding_is_told_with_its_place(table: Table, encoding: str) -> None:
    table.pair(RULESET.replace("dice", "dïce").encode(encoding))
    assert "this file is not UTF-8; save it as UTF-8" in table.quincunx("check", "--with", "fh").text
    table.pair(feature=FEATURE.replace("dice", "dïce").encode(encoding))
    answer = table.quincunx("check", "--with", "fh")
    assert answer.code == 2
    assert "this file is not UTF-8; save it as UTF-8" in answer.text


def test_lint_tells_everything_at_once(table: Table) -> None:
    table.pair(
        RULESET.replace("set:\n", "set:\n  jokr: none\n  rolls: three\n"),
        FEATURE.replace("scores", "score").replace('"Full House"', '"Full Hose"'),
    )
    answer = table.quincunx("lint", "--with", "fh")
    assert answer.code == 2
    for message in ("unknown key “jokr”", "“three” is a text", "no step says"):
        assert message in answer.text


def test_spanish_keywords_are_understood(table: Table) -> None:
    table.pair(
        feature="# language: es\n"
        + FEATURE.replace("Feature:", "Característica:")
        .replace("Rule:", "Regla:")
        .replace("Scenario Outline:", "Esquema del escenario:")
        .replace("Then", "Entonces")
        .replace("Examples:", "Ejemplos:")
    )
    assert table.quincunx("check", "--with", "fh", "-q").code == 0
    assert table.quincunx("lint", "--with", "fh").code == 0


def test_a_path_that_leads_nowhere_is_told(table: Table) -> None:
    answer = table.quincunx("check", "--with", "nowhere")
    assert (answer.code, answer.out) == (2, "")
    assert "--with nowhere: there is no such file or folder" in answer.err
