"""What the site holds beside its pages: the rules as JSON, and data for the scripts that only changes when it must."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quincunx.features.read import parse_feature
from quincunx.rulebook.rolls import in_order, rolls_in
from tests.rulebook.conftest import Rulebook


def data(book: Rulebook, name: str) -> Any:
    """What a script finds in one of the data files."""
    first, second = book.page(f"data/{name}.js").splitlines()
    assert first == "window.quincunxData = window.quincunxData || {};"
    return json.loads(second.removeprefix(f"window.quincunxData.{name} = ").removesuffix(";"))


def test_rules_json_has_every_rule_with_what_proves_it_and_where_it_stands(rulebook: Rulebook) -> None:
    rulebook.build()
    document = json.loads(rulebook.page("rules.json"))
    assert document["suite"] == "1.0.0"
    rules = {rule["id"]: rule for rule in document["rules"]}
    two = rules["toy.turn.two-rolls"]
    assert two["title"] == "A turn has two rolls"
    assert two["sources"] == [{"source": "toy-es", "section": "Turnos"}]
    assert two["address"] == "docs/toy.html#r-toy.turn.two-rolls"
    assert "TY-001" in [scenario["id"] for scenario in two["scenarios"]]
    assert all(scenario["address"].startswith("features/toy/") for scenario in two["scenarios"])
    assert (rulebook.output / two["short_address"]).is_file()
    assert rules["toy.end.tie"]["kind"] == "ruling"


def test_a_rule_is_previewed_by_its_anchor_with_its_dice_drawn(rulebook: Rulebook) -> None:
    rulebook.build()
    title, html, fine = data(rulebook, "previews")["entries"]["r-toy.turn.two-rolls"]
    assert title == "A turn has two rolls"
    assert 'href="#q-d5"' in html
    assert fine == "Rule · <code>toy.turn.two-rolls</code>"
    assert "Spanish" in data(rulebook, "previews")["entries"]["t-toy.throw"][2]


def test_the_index_knows_names_aliases_and_dice(rulebook: Rulebook) -> None:
    rulebook.build()
    entries = data(rulebook, "lookup")["entries"]
    by_title = {entry["t"]: entry for entry in entries}
    assert by_title["Throw"]["n"] == [["es", "tirada"]]
    assert by_title["A turn has two rolls"]["n"] == [["", "the_old_name"]]
    assert any("6 6 6 6 6" in entry.get("d", {}) for entry in entries)
    assert data(rulebook, "lookup")["tools"] == {"score-a-roll": "docs/tools.html"}


def test_the_scores_of_a_house_ruleset_are_asked_of_the_reference(rulebook: Rulebook) -> None:
    rulebook.build()
    scores = data(rulebook, "scores")
    (toy,) = scores["rulesets"]
    assert [box[0] for box in toy["boxes"]] == ["sixes", "pairs", "all", "sum"]
    assert scores["tables"][toy["table"]]["66666"] == [30, 0, 50, 30]
    assert scores["tables"][toy["table"]]["11226"] == [6, 12, 0, 12]
    assert toy["variants"] == {"": {"bonus": [50, 20], "jokers": None}}
    assert toy["reasons"]["open"] == ["A turn has two rolls", "docs/toy.html#r-toy.turn.two-rolls"]


def test_nothing_is_written_again_that_has_not_changed(rulebook: Rulebook) -> None:
    def times() -> dict[str, int]:
        return {file.name: file.stat().st_mtime_ns for file in (rulebook.output / "data").iterdir()}

    rulebook.build()
    before = times()
    rulebook.build()
    assert before == times()
    rulebook.edit("docs/tools.rst", ".. q:score-a-roll::\n\n   toy open: toy.turn.two-rolls\n", "")
    rulebook.build()
    assert "scores.js" not in times()
    assert before["previews.js"] == times()["previews.js"]


def test_a_tool_that_names_a_rule_which_does_not_exist_is_reported(rulebook: Rulebook) -> None:
    rulebook.edit("docs/tools.rst", "toy.turn.two-rolls", "toy.turn.two-rols")
    with pytest.raises(Exception, match=r"docs/tools\.rst:4: WARNING: .*“toy\.turn\.two-rols”, which does not exist"):
        rulebook.build()


def test_the_glossary_puts_the_languages_side_by_side(rulebook: Rulebook) -> None:
    rulebook.build()
    page = rulebook.page("docs/tools.html")
    assert '<td role="cell" data-language="Spanish"><i lang="es">tirada</i></td>' in page
    assert 'data-language="Greek" class="q-none"' in page
    assert 'href="guide/lists.html#t-toy.throw"' in page


@pytest.mark.parametrize(
    ("step", "rolls"),
    [
        ("When Ana rolls 3 2 3 2 3", ["2 2 3 3 3"]),
        ("When Ana keeps 6 6 and rolls 1 6 2", ["1 2 6 6 6"]),
        ("Then the hand 9 A 10 K A beats 9 9 9 9 9", ["A A K 10 9", "9 9 9 9 9"]),
        ("When Ana rolls 1 2 3 4", []),
        ("Then Ana has 12 in Fours, 3 rolls and 5 dice", []),
        ("Then the roll 1 2 3 4 5 6 is none of five dice", []),
    ],
)
def test_the_rolls_of_a_scenario_are_found(step: str, rolls: list[str]) -> None:
    text = f"@ruleset:toy @level:turn\nFeature: F\n  @TY-900\n  Scenario: S\n    {step}\n"
    (scenario,) = parse_feature(text, Path("f.feature")).scenarios
    assert [(roll, "TY-900", "S") for roll in rolls] == list(rolls_in(scenario))


def test_five_dice_of_one_kind_only_are_a_roll() -> None:
    assert in_order(["3", "1", "2", "3", "1"]) == "1 1 2 3 3"
    assert in_order(["9", "A", "9", "A", "10"]) == "A A 10 9 9"
    assert in_order(["A", "1", "2", "3", "4"]) is None
    assert in_order(["1", "2", "3", "4"]) is None
