"""What may be claimed, what may not, and how a badge shows it."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import msgspec
import pytest
from jsonschema import Draft202012Validator

from quincunx import paths
from quincunx.results.badge import badge
from quincunx.results.claims import claims_of, levels_within
from quincunx.results.model import OUTCOMES, Outcome, SuiteInfo, encode
from quincunx.results.summary import WRONG
from quincunx.run.demands import demands
from quincunx.run.suite import load_suite
from quincunx.spec.load import load_spec

from .conftest import SUITE, case, claims, demand_of, run_of

SCORING = case("1", rules=["a.b.one"], level="scoring")
TURN = case("2", rules=["a.b.two"], level="turn")
KEEPING = case("3", rules=["a.b.three"], level="keeping")
LEVELS = {"one": "scoring", "two": "turn", "three": "keeping"}


def with_outcome(outcome: Outcome) -> dict[str, str]:
    """What is reached when the case of the turn ends so."""
    found = claims(run_of(SCORING, case("2", outcome, ["a.b.two"]), KEEPING), **LEVELS)
    return {result.ruleset: result.reached for result in found.rulesets}


def test_everything_proved_is_claimed_in_one_line_that_names_the_suite() -> None:
    found = claims(run_of(SCORING, TURN, KEEPING), **LEVELS)
    line = "An engine 2.0 conforms to Quincunx suite 1.2.3 (0123456789abcdef): yahtzee up to turn and keeping."
    assert found.line == line


@pytest.mark.parametrize("outcome", [*sorted(WRONG), "not-applicable", "not-run"])
def test_what_is_not_right_costs_its_level_and_those_above(outcome: Outcome) -> None:
    assert with_outcome(outcome) == {"yahtzee": "scoring and keeping"}


def test_a_superseded_scenario_is_neutral() -> None:
    assert with_outcome("superseded") == {"yahtzee": "up to turn and keeping"}


def test_score_keeping_stands_alone() -> None:
    assert levels_within("game") == ("scoring", "turn", "game")
    assert levels_within("keeping") == ("keeping",)


def test_a_scenario_of_a_higher_level_does_not_spoil_a_lower_one() -> None:
    results = run_of(SCORING, case("2", "failed", ["a.b.one", "a.b.two"]))
    assert claims(results, **LEVELS).rulesets[0].reached == "scoring"


def test_a_rule_that_no_scenario_of_the_level_reaches_is_not_proved() -> None:
    results = run_of(case("1", "passed", ["a.b.one"], level="game"), case("2", rules=["a.b.two"]))
    (found,) = claims(results, one="scoring", two="turn").rulesets
    assert [level.told for level in found.levels] == ["✗ 0 of 1", "✗ 1 of 2"]
    assert found.reached == ""


@pytest.mark.parametrize(
    ("run", "words"),
    [
        ({"complete": False, "filters": ["--game yahtzee"]}, "a part of the suite (--game yahtzee)"),
        ({"complete": False, "given_up": "five crashes"}, "not complete: five crashes"),
    ],
)
def test_a_smaller_run_claims_nothing(run: dict, words: str) -> None:
    found = claims(run_of(SCORING, TURN, **run), **LEVELS)
    assert found.made == ()
    assert words in found.line


def test_a_run_of_another_suite_claims_nothing() -> None:
    results = run_of(SCORING)
    later = SuiteInfo(version="1.2.3", digest="fedcba9876543210")
    assert "the present one is 1.2.3 (fedcba9876543210)" in claims_of(results, [demand_of(results)], later).line


def test_results_that_lack_scenarios_claim_nothing() -> None:
    demand = demand_of(run_of(SCORING, TURN), **LEVELS)
    assert "1 scenario of the suite is missing" in claims_of(run_of(SCORING), [demand], SUITE).line


def test_nothing_reached_is_said() -> None:
    assert claims(run_of(case("1", "failed"))).line == "No claim: no level of any game is reached."


def test_every_level_of_the_suite_can_be_reached() -> None:
    """Every must-rule has a scenario of its own level or below under each of its rulesets."""
    spec = load_spec()
    suite = load_suite(spec)
    cases = [
        case(item.case.id, rules=item.scenario.tags.rules, level=item.scenario.level, ruleset=item.ruleset.id)
        for item in suite.runnables()
    ]
    found = claims_of(run_of(*cases), demands(spec, suite), SUITE)
    assert found.hindrance == ""
    assert {level.told[0] for result in found.rulesets for level in result.levels} == {"✓"}
    assert len(found.made) == len({item.ruleset.id for item in suite.runnables()})


@pytest.mark.parametrize(
    ("results", "message", "colour"),
    [
        (run_of(SCORING, TURN, KEEPING), "yahtzee up to turn and keeping", "#14632f"),
        (run_of(SCORING, complete=False), "no claim", "#5c6370"),
        (run_of(case("1", "failed")), "not conforming", "#b3261e"),
    ],
)
def test_a_badge_is_a_picture_with_its_claim_as_title(results, message: str, colour: str) -> None:
    found = claims(results, **LEVELS)
    root = ET.fromstring(badge(found))
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["quincunx 1.2.3", message]
    assert found.line in root.findtext("{http://www.w3.org/2000/svg}title", "")
    assert colour.encode() in badge(found)


def test_a_badge_holds_its_text_whoever_wrote_it() -> None:
    results = run_of(SCORING)
    who = msgspec.structs.replace(results.implementation, name="<b>\"&'")
    assert ET.fromstring(badge(claims(msgspec.structs.replace(results, implementation=who), **LEVELS))).tag


def test_results_with_everything_survive_a_round_trip() -> None:
    results = run_of(SCORING, case("2", "failed"), expected="list.yaml", complaints=["list.yaml:1: no"])
    assert msgspec.json.decode(encode(results), type=type(results)) == results


def test_what_is_written_follows_the_schema() -> None:
    schema = json.loads((paths.SPEC / "schemas" / "results.schema.json").read_text(encoding="utf-8"))
    results = run_of(*(case(outcome, outcome, replaced=["a.b.one"], faq=["a.q"]) for outcome in OUTCOMES))
    Draft202012Validator(schema).validate(json.loads(encode(results)))
