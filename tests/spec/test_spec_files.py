"""The spec's own files: shaped as their schemas say, and true to each other and to what was decided."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from quincunx import paths
from quincunx.spec.load import load_spec
from quincunx.spec.model import Rule
from quincunx.spec.rulesets import Rulesets, base_ruleset_files
from quincunx.spec.yaml_files import read_yaml

SPEC = load_spec()
FILES = sorted(paths.SPEC.rglob("*.yaml"))
SHARED = {"yahtzee", "table-yahtzee", "dice-poker"}
HEADER = re.compile(r"# yaml-language-server: \$schema=(\S+)\n")
YAHTZEE = [rule for rule in SPEC.rules.values() if "yahtzee" in rule.games]


def schema_of(file: Path) -> Path:
    """The schema that the first line of a file names."""
    named = HEADER.match(file.read_text(encoding="utf-8"))
    assert named, f"{file} does not begin with the line that names its schema"
    return (file.parent / named[1]).resolve()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(paths.SPEC).as_posix())
def test_a_file_keeps_to_the_schema_that_it_names(file: Path) -> None:
    schema = schema_of(file)
    assert schema.parent == paths.SPEC / "schemas"
    Draft202012Validator(json.loads(schema.read_text(encoding="utf-8"))).validate(read_yaml(file))


@pytest.mark.parametrize("file", base_ruleset_files(), ids=lambda file: file.stem)
def test_a_ruleset_resolves(file: Path) -> None:
    assert Rulesets(base_ruleset_files())[file.stem].typed


def test_every_id_that_is_referred_to_exists() -> None:
    named = {
        **{f"rule {rule.id}": rule.related for rule in SPEC.rules.values()},
        **{f"question {entry.id}": entry.rules for entry in SPEC.faq.values()},
        **{f"term {term.id}": term.rules for terms in SPEC.terms.values() for term in terms},
        **{
            f"{source}: {statement.says}": statement.rules
            for source, document in SPEC.statements.items()
            for statement in document.statements
        },
        **{f"odds {game}": [odds.rule] for game, odds in SPEC.odds.items()},
    }
    assert {where: missing for where, rules in named.items() if (missing := set(rules) - SPEC.rules.keys())} == {}


def test_every_source_that_is_cited_exists() -> None:
    cited = {place.source for rule in SPEC.rules.values() for place in rule.sources}
    cited |= {place.source for rule in SPEC.rules.values() for says in rule.positions for place in says.sources}
    assert cited <= SPEC.sources.keys()
    assert SPEC.statements.keys() <= SPEC.sources.keys()


def test_there_are_five_sources_one_for_each_game() -> None:
    games = ["last-chance", "yahtzee", "poker-dice", "dice-poker", "table-yahtzee"]
    assert games == [source.game for source in SPEC.sources.values()]


def test_a_rule_related_to_another_does_not_name_itself() -> None:
    assert not [rule.id for rule in SPEC.rules.values() if rule.id in rule.related]


@pytest.mark.parametrize("rule", SPEC.rules.values(), ids=lambda rule: rule.id)
def test_a_rule_says_where_it_comes_from(rule: Rule) -> None:
    if rule.kind == "ruling":
        assert rule.because
        assert not rule.sources
    else:
        assert rule.sources
    assert rule.statement.endswith(".")
    assert not rule.title.endswith(".")


@pytest.mark.parametrize("rule", [rule for rule in YAHTZEE if rule.id.startswith("scorecard.")], ids=lambda r: r.id)
def test_a_shared_rule_names_its_games_and_explains_a_source_that_is_silent(rule: Rule) -> None:
    assert set(rule.games) == SHARED
    cited = {place.source for place in rule.sources}
    silent = {"yahtzee-es", "greek-scorekeeper", "brainking-dice-poker"} - cited
    assert rule.because or not silent


@pytest.mark.parametrize("game", SPEC.games)
def test_the_titles_of_a_game_are_unique(game: str) -> None:
    titles = [rule.title for rule in SPEC.rules_of(game)]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("game", SPEC.games)
def test_every_rule_of_a_game_has_its_section_in_the_chapter(game: str) -> None:
    topics = {topic.id for topic in SPEC.games[game].topics}
    assert topics == {rule.id.split(".")[1] for rule in SPEC.rules_of(game)}


def test_a_conflict_takes_one_position_and_keeps_the_others() -> None:
    conflicts = [rule for rule in SPEC.rules.values() if rule.kind == "conflict"]
    assert {"yahtzee.setup.own-column", "yahtzee.start.highest-roll"} <= {rule.id for rule in conflicts}
    for rule in conflicts:
        assert [position.taken for position in rule.positions].count(True) == 1
        assert len(rule.positions) >= 2


def test_facts_and_advice_demand_nothing() -> None:
    soft = [rule for rule in YAHTZEE if rule.modality == "advisory"]
    assert {"advice", "odds"} == {rule.id.split(".")[1] for rule in soft}
    assert not any(rule.checkable for rule in soft)


def test_every_statement_of_a_source_leads_to_rules_or_is_out_of_scope() -> None:
    for document in SPEC.statements.values():
        for statement in document.statements:
            assert bool(statement.rules) != bool(statement.out_of_scope), statement.says


def test_every_rule_that_the_spanish_source_states_is_reached_from_one_of_its_statements() -> None:
    reached = {rule for statement in SPEC.statements["yahtzee-es"].statements for rule in statement.rules}
    stated = {rule.id for rule in YAHTZEE if any(place.source == "yahtzee-es" for place in rule.sources)}
    assert stated <= reached


def test_a_rule_cites_the_sections_that_its_statements_stand_in() -> None:
    """Every section that a rule cites has a statement that leads to it."""
    for source, document in SPEC.statements.items():
        leads = {(rule, statement.section) for statement in document.statements for rule in statement.rules}
        cites = {
            (rule.id, place.section) for rule in SPEC.rules.values() for place in rule.sources if place.source == source
        }
        assert set() == cites - leads


def test_every_box_of_the_sheet_is_a_term_with_its_names() -> None:
    boxes = Rulesets(base_ruleset_files())["yahtzee"].boxes
    terms = {term.box: term for term in SPEC.terms["scorecard"] if term.box}
    assert list(boxes) == list(terms)
    for box, term in terms.items():
        assert boxes[box].title == term.title
        assert term.names["es"]
        assert term.names["it"]
        assert set(term.games) == SHARED
    assert terms["chance"].names["es"] == ["Oportunidad", "Probabilidad"]


def test_a_term_stands_once_for_a_game() -> None:
    for game in SPEC.games:
        ids = [term.id for term in SPEC.terms[game]]
        ids += [term.id for term in SPEC.terms["scorecard"] if game in term.games]
        assert len(ids) == len(set(ids))


def test_a_question_belongs_to_the_game_of_its_rules() -> None:
    for entry in SPEC.faq.values():
        game = entry.id.split(".")[0]
        assert all(game in SPEC.rules[rule].games for rule in entry.rules)


def test_the_levels_of_the_suite_stand_in_their_order() -> None:
    assert [level.id for level in SPEC.suite.levels] == ["scoring", "turn", "game", "keeping"]
    assert {"major", "minor", "patch"} == SPEC.suite.bumps.keys()
