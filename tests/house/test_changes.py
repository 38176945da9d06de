"""What a house rule changes: declared it is superseded, undeclared it fails, declared in vain it is a warning."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quincunx.run.suite import load_suite
from quincunx.spec.load import load_spec
from tests.house.conftest import FEATURE, RULESET, Table

CHILD = "id: child\nextends: fh\ntitle: Child\n"


def outcomes(table: Table, *words: str) -> dict[tuple[str, str], dict[str, object]]:
    """The results of a check, by ruleset and id."""
    document = json.loads(table.quincunx("check", "--json", "-", *words).out)
    return {(result["ruleset"], result["id"]): result for result in document["scenarios"]}


def test_a_declared_change_is_superseded_and_names_the_rule(table: Table) -> None:
    table.pair()
    result = outcomes(table, "--with", "fh")["fh", "SC-431/1"]
    assert (result["outcome"], result["reason"]) == ("superseded", "fh replaces scorecard.lower.full-house")


def test_an_undeclared_change_fails_and_names_the_rule_to_declare(table: Table) -> None:
    table.pair(RULESET.replace("replaces: [scorecard.lower.full-house]\n", ""))
    answer = table.quincunx("check", "--with", "fh")
    assert answer.code == 1
    assert "add scorecard.lower.full-house to its `replaces:`" in answer.text
    assert answer.text.count("undeclared change") == 1


def test_whatever_rests_on_a_changed_box_is_explained_by_its_rule(table: Table) -> None:
    table.pair(RULESET.replace("replaces: [scorecard.lower.full-house]\n", ""))
    failures = [
        result["failure"] for result in outcomes(table, "--with", "fh").values() if result["outcome"] != "passed"
    ]
    causes = {failure["cause"] for failure in failures if isinstance(failure, dict)}
    assert causes == {"undeclared change of scorecard.lower.full-house"}


def test_a_change_beside_the_declared_one_fails_all_the_same(table: Table) -> None:
    table.pair(RULESET.replace("set:\n", "set:\n  joker: none\n"))
    answer = table.quincunx("check", "--with", "fh")
    assert answer.code == 1
    assert "add yahtzee.joker." in answer.text


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ("rolls: 2", "scorecard.turn.three-rolls"),
        ("dice: {count: 6, faces: 6}", "scorecard.setup.five-dice"),
        (
            "boxes: [{id: pair, title: Pair, section: lower, pattern: {alike: 2}, points: 5}]",
            "scorecard.setup.own-card",
        ),
    ],
    ids=["rolls", "dice", "boxes"],
)
def test_what_scenarios_take_for_granted_is_explained_by_its_rule(table: Table, change: str, rule: str) -> None:
    ruleset = f"id: mine\nextends: yahtzee\ntitle: Mine\nset:\n  {change}\n"
    table.write("mine.yaml", ruleset)
    assert f"add {rule} to its `replaces:`" in table.quincunx("check", "--with", "mine.yaml").text
    table.write("mine.yaml", f"{ruleset}replaces: [{rule}]\n")
    text = table.quincunx("check", "--with", "mine.yaml").text
    assert f"add {rule}" not in text
    assert f"replaces {rule}, but" not in text


def test_a_replaced_rule_that_nothing_contradicts_is_a_warning(table: Table) -> None:
    table.pair(RULESET.replace("full-house]", "full-house, scorecard.lower.chance]"))
    answer = table.quincunx("check", "--with", "fh")
    assert answer.code == 0
    assert "warning: fh replaces scorecard.lower.chance, but every scenario of it still holds" in answer.text


def test_a_house_ruleset_takes_over_what_its_house_parent_replaces(table: Table) -> None:
    table.pair()
    table.write("fh/child.yaml", CHILD)
    found = outcomes(table, "--with", "fh")
    assert found["child", "SC-431/1"]["reason"] == "fh replaces scorecard.lower.full-house"
    assert found["child", "FH-001/1"]["outcome"] == "passed"


def test_a_house_ruleset_has_to_keep_the_scenarios_of_its_house_parent(table: Table) -> None:
    table.pair()
    table.write("fh/child.yaml", CHILD + "set:\n  boxes: [{id: full-house, points: 30}]\n")
    answer = table.quincunx("check", "--with", "fh")
    assert answer.code == 1
    assert "child changes what is told by 1 of the scenarios" in answer.text
    table.write("fh/child.yaml", CHILD + "set:\n  boxes: [{id: full-house, points: 30}]\nreplaces: [house.fh.sum]\n")
    assert table.quincunx("check", "--with", "fh").code == 0


def test_the_parent_of_a_house_rule_may_lie_elsewhere_and_has_to_be_named(table: Table) -> None:
    table.pair()
    table.write("child.yaml", CHILD)
    assert "if it is a house ruleset, name its file too" in table.quincunx("check", "--with", "child.yaml").text
    assert table.quincunx("check", "--with", "fh", "--with", "child.yaml", "-q").code == 0


def test_a_game_that_the_base_took_parameters_from_is_not_asked(table: Table) -> None:
    table.write("duel.yaml", "id: duel\nextends: dice-poker\ntitle: Duel\n")
    assert {game.partition("-")[0] for _, game in outcomes(table, "--with", "duel.yaml")} == {"SC", "DP"}


def test_another_title_alone_changes_nothing(table: Table) -> None:
    table.write(
        "names.yaml", "id: names\nextends: yahtzee\ntitle: Names\nset:\n  boxes: [{id: chance, title: Choice}]\n"
    )
    assert table.quincunx("check", "--with", "names.yaml", "-q").code == 0


def test_a_new_box_stands_before_the_next_known_one_of_the_list(table: Table) -> None:
    new = "section: lower, pattern: {alike: 2}, points: 5}"
    table.write(
        "pairs.yaml",
        "id: pairs\nextends: yahtzee\ntitle: Pairs\nset:\n  boxes:\n"
        f"    - {{id: pair, title: Pair, {new}\n    - {{id: full-house}}\n    - {{id: last, title: Last, {new}\n",
    )
    boxes = list(load_suite(load_spec(), [Path("pairs.yaml")], digest="").rulesets["pairs"].boxes)
    assert boxes[boxes.index("four-of-a-kind") : boxes.index("small-straight")] == [
        "four-of-a-kind",
        "pair",
        "full-house",
    ]
    assert boxes[-1] == "last"


def test_impact_tells_parameters_rules_scenarios_and_rolls(table: Table) -> None:
    table.pair()
    answer = table.quincunx("impact", "fh")
    assert answer.code == 0
    for line in (
        "Full house by its dice (fh) against Yahtzee (yahtzee)",
        "Full House groups 3, 2: 25 groups 3, 2: sum of all",
        "scorecard.lower.full-house replaced",
        "house.fh.sum new A full house scores the sum of the dice",
        "SC-431 (4 rows) superseded Three and two pay 25",
        "“Full House”: 30 rolls pay something else, such as 1 1 1 2 2: 25 → 7;",
    ):
        assert line in answer.text


def test_impact_as_json_has_every_scenario_and_every_cell(table: Table) -> None:
    table.pair()
    (document,) = json.loads(table.quincunx("impact", "fh", "--json").out)
    assert (document["id"], document["extends"]) == ("fh", "yahtzee")
    assert {scenario["after"] for scenario in document["scenarios"]} == {"superseded"}
    assert len(document["cells"]) == 30
    assert {cell["box"] for cell in document["cells"]} == {"full-house"}


def test_impact_of_a_house_rule_on_a_house_rule_tells_the_difference_of_the_two(table: Table) -> None:
    table.pair()
    table.write("fh/child.yaml", CHILD + "set:\n  rolls: 4\nreplaces: [scorecard.turn.three-rolls]\n")
    child = next(item for item in json.loads(table.quincunx("impact", "fh", "--json").out) if item["id"] == "child")
    assert (child["extends"], child["cells"], list(child["parameters"])) == ("fh", [], ["rolls"])
    assert {scenario["before"] for scenario in child["scenarios"]} == {"passed"}


def test_compare_marks_what_differs(table: Table) -> None:
    table.pair()
    rows = {
        row["id"]: row for row in json.loads(table.quincunx("compare", "yahtzee", "fh", "--with", "fh", "--json").out)
    }
    assert {name for name, row in rows.items() if row["differs"]} == {
        "full-house",
        "scorecard.lower.full-house",
        "house.fh.sum",
    }
    assert rows["scorecard.lower.full-house"]["cells"] == {"yahtzee": "yes", "fh": "replaced"}


@pytest.mark.parametrize("words", [("--with", "fh"), ("--with", "fh/fh.yaml"), ("--with", "fh/fh.feature")])
def test_a_folder_or_either_file_brings_the_pair_along(table: Table, words: tuple[str, ...]) -> None:
    table.pair(feature=FEATURE.replace("| 13 ", "| 12 "))
    answer = table.quincunx("check", *words)
    assert answer.code == 1
    assert "FH-001/1" in answer.text
