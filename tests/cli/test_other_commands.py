"""`list`, `explain`, `lint`, `compare` and the group itself."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from quincunx import __version__
from quincunx.spec.load import load_spec

from .conftest import Command, Said


def test_the_version_is_one_line(quincunx: Command) -> None:
    assert quincunx("--version").out == f"quincunx {__version__}\n"


def test_an_unknown_command_is_told_the_nearest(quincunx: Command) -> None:
    said = quincunx("chekc")
    assert said.code == 2
    assert "there is no command “chekc”; did you mean “check”?" in said.err


@pytest.mark.parametrize("kind", ["rules", "scenarios", "steps", "rulesets", "faq"])
def test_lists_as_json_are_arrays_of_objects_with_an_id(quincunx: Command, kind: str) -> None:
    said = quincunx("list", kind, "--json")
    items = json.loads(said.out)
    assert len(items) > 3
    assert all(item["id"] for item in items)
    assert len({item["id"] for item in items}) == len(items)
    if kind in {"rules", "faq"}:
        assert all("scenarios" in item for item in items)


def test_lists_for_people_name_everything(quincunx: Command) -> None:
    said = quincunx("list", "rules")
    assert all(rule in said.out for rule in load_spec().rules)


def test_a_list_of_faq_shows_outcomes_when_results_are_given(quincunx: Command) -> None:
    quincunx("check", "-q", "--game", "yahtzee", "--json", "r.json")
    said = quincunx("list", "faq", "--results", "r.json")
    assert said.code == 0
    assert " passed" in said.out
    assert quincunx("list", "faq", "--results", "none.json").code == 2


def test_questions_come_with_their_scenarios_and_fresh_outcomes(quincunx: Command) -> None:
    items = json.loads(quincunx("list", "faq", "--json").out)
    assert len(items) > 30
    for item in items:
        assert item["scenarios"]
        assert item["outcomes"] == dict.fromkeys(item["scenarios"], "passed")


def test_a_rule_is_explained_with_sources_scenarios_and_place(quincunx: Command) -> None:
    said = quincunx("explain", "yahtzee.joker.zeroed-box")
    assert said.code == 0
    for text in (
        "ruling",
        "Because:",
        "stands in: spec/games/yahtzee/rulings.yaml:",
        "proved by",
        "YZ-141",
        "rule/yahtzee",
    ):
        assert text in said.out
    document = json.loads(quincunx("explain", "yahtzee.joker.zeroed-box", "--json").out)
    assert document["kind"] == "ruling"
    assert {"id", "name", "feature", "line"} <= set(document["scenarios"][0])


def test_both_positions_of_a_conflict_are_told(quincunx: Command) -> None:
    said = quincunx("explain", "yahtzee.start.highest-roll")
    assert "taken:" in said.out
    assert "not taken:" in said.out


def test_an_unknown_rule_is_told_the_nearest_and_a_branch_its_rules(quincunx: Command) -> None:
    said = quincunx("explain", "yahtzee.joker.uper-first")
    assert (said.code, "yahtzee.joker.upper-first" in said.err) == (2, True)
    said = quincunx("explain", "yahtzee.joker")
    assert (said.code, "yahtzee.joker.open-box" in said.err) == (2, True)


def test_the_suite_has_no_faults(quincunx: Command) -> None:
    said = quincunx("lint")
    assert said.out == "no faults in the spec and the features\n"
    assert said.code == 0
    assert json.loads(quincunx("lint", "--json").out) == []


def test_rulesets_are_compared_side_by_side(quincunx: Command) -> None:
    said = quincunx("compare", "yahtzee", "table-yahtzee", "--json")
    rows = {row["id"]: row for row in json.loads(said.out) if row["kind"] == "parameter"}
    assert rows["joker"]["cells"] == {"yahtzee": "forced", "table-yahtzee": "free"}
    assert rows["joker"]["differs"]
    assert not rows["rolls"]["differs"]
    assert quincunx("compare", "yahtzee", "yatzee").code == 2


def _parameters(said: Said) -> dict[str, dict[str, str]]:
    return {row["id"]: row["cells"] for row in json.loads(said.out) if row["kind"] == "parameter"}


def test_a_single_ruleset_is_compared_with_its_parent_or_with_its_own_variants(quincunx: Command) -> None:
    cells = _parameters(quincunx("compare", "poker-dice", "--json"))
    assert cells["life_loss"]["poker-dice"] == "rank-based"
    assert cells["life_loss"]["poker-dice:life-loss=lowest"] == "lowest"
    assert cells["lives"]["poker-dice:lives=5"] == "5"
    assert cells["order"]["poker-dice:order=probability"] == "probability"
    cells = _parameters(quincunx("compare", "dice-poker", "--json"))
    assert cells["joker"] == {"yahtzee": "forced", "dice-poker": "none"}


def test_settings_are_chosen_on_the_command_line(quincunx: Command) -> None:
    cells = _parameters(quincunx("compare", "poker-dice", "poker-dice:lives=5,elimination=on", "--json"))
    assert cells["elimination"] == {"poker-dice": "no", "poker-dice:lives=5,elimination=on": "yes"}
    assert "lacks its value" in quincunx("compare", "yahtzee", "poker-dice:lives").err
    assert "cannot be “7”" in quincunx("compare", "yahtzee", "poker-dice:lives=7").err


def test_a_broken_spec_is_told_with_its_place_and_code_2(quincunx: Command, tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    (house / "x.yaml").write_text("id: x\nextends: yahtzee\ntitle: X\nset:\n  jokers: none\n", encoding="utf-8")
    said = quincunx("check", "--with", "house")
    assert said.code == 2
    assert "house/x.yaml:5:3: unknown key “jokers”; did you mean “joker”?" in said.err
    shutil.rmtree(house)


@pytest.mark.parametrize(("attempts", "percent"), [("2", "30.5556"), ("3", "42.1296"), ("4", "51.7747")])
def test_the_odds_of_one_missing_die_are_exact(quincunx: Command, attempts: str, percent: str) -> None:
    said = quincunx("odds", "1 2 3 4 5", "--dice", "1 2 3 4 4", "--attempts", attempts)
    assert said.code == 0
    assert f"{percent} %" in said.out
    assert "keep 1 2 3 4\n" in said.out


def test_odds_come_with_the_dice_to_keep_also_as_json(quincunx: Command) -> None:
    said = quincunx("odds", "C C C 6 6", "--dice", "1 2 3 6 6", "--attempts", "1", "--json")
    document = json.loads(said.out)
    assert document["chance"] == "1/36"
    assert document["keep"] in ([6, 6, n] for n in (1, 2, 3)) or sorted(document["keep"])[1:] == [6, 6]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["1 2 3 4 7", "--dice", "1 1 1 1 1", "--attempts", "1"], "7"),
        (["1 2 3 4", "--dice", "1 1 1 1 1", "--attempts", "1"], "“1 2 3 4” has 4 places; a card has 5"),
        (["1 2 3 4 X", "--dice", "1 1 1 1 1", "--attempts", "1"], "X"),
        (["1 2 3 4 5", "--dice", "1 1 1 1", "--attempts", "1"], "“1 1 1 1” are no 5 dice"),
        (["1 2 3 4 5", "--dice", "1 1 1 1 1"], "--attempts"),
    ],
)
def test_a_card_or_dice_that_do_not_exist_are_told(quincunx: Command, arguments: list[str], message: str) -> None:
    said = quincunx("odds", *arguments)
    assert (said.code, message in said.err) == (2, True)
