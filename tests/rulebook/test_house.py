"""House rules get a chapter, and mark what they replace; the base chapters stay as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from quincunx import paths
from quincunx.errors import UsageError
from quincunx.rulebook.build import build
from quincunx.rulebook.house import read_house_rules, staged
from quincunx.spec.load import load_spec
from tests.rulebook.conftest import Rulebook

EXAMPLES = sorted((paths.ROOT / "examples" / "house-rules").iterdir())

RULESET = """\
id: quick
extends: toy
title: Quick *Toy*
author: Ana & Ben
summary: One roll a turn.
set:
  rolls: 1
replaces: [toy.turn.two-rolls]
rules:
  - id: house.quick.one-roll
    title: A turn has one roll
    statement: The second roll is refused.
    modality: must
    level: turn
    since: "1.0"
"""
FEATURE = """\
@ruleset:quick @level:turn
Feature: One roll
  @rule:house.quick.one-roll
  Rule: A turn has one roll
    @QU-001
    Scenario: The second roll is refused
      Given a game with Ana
      When Ana rolls 1 2 3 4 6
      And Ana tries to keep 2 2 and roll 5
      Then it is refused
"""


@pytest.fixture
def house(rulebook: Rulebook) -> Path:
    folder = rulebook.folder / "quick"
    folder.mkdir()
    (folder / "quick.yaml").write_text(RULESET, encoding="utf-8")
    (folder / "quick.feature").write_text(FEATURE, encoding="utf-8")
    rulebook.edit("docs/index.rst", "   plain\n", "   plain\n   comparison\n   house-rules/index\n")
    rulebook.write("docs/comparison.rst", "Side by side\n============\n\n.. q:comparison::\n")
    rulebook.write("docs/house-rules/index.rst", "House rules\n===========\n")
    return folder


def built(rulebook: Rulebook, *with_: Path, output: Path | None = None) -> None:
    build(output or rulebook.output, rulebook.results, root=rulebook.path(""), with_=with_, jobs=1)


def test_house_rules_have_a_page_with_their_rules_and_scenarios(rulebook: Rulebook, house: Path) -> None:
    built(rulebook, house)
    page = rulebook.page("docs/house-rules/quick.html")
    assert "<h1>Quick *Toy*" in page
    assert "By Ana &amp; Ben. House rules for Toy" in page
    assert 'id="r-house.quick.one-roll"' in page
    assert "Proved by 1 scenario" in page
    assert '<th scope="row">Rolls</th> <td>2</td> <td>1</td>' in page
    assert "features/house-rules/quick.html" in page
    assert "house.quick.one-roll.html" in {path.name for path in (rulebook.output / "rule").iterdir()}


def test_a_replaced_rule_leads_to_what_replaces_it(rulebook: Rulebook, house: Path) -> None:
    built(rulebook, house)
    page = rulebook.page("docs/toy.html")
    assert page.count("Replaced by the house rules") == 1
    assert '<a href="house-rules/quick.html#rules">Quick *Toy*</a>' in page


def test_the_comparison_marks_what_differs(rulebook: Rulebook, house: Path) -> None:
    built(rulebook, house)
    page = rulebook.page("docs/comparison.html")
    assert page.count('<th scope="col">') == 3
    row = page.partition("Rolls</th>")[0].rpartition("<tr")[2]
    assert "q-differs" in row
    assert 'tabindex="0"' in page


def test_with_and_without_house_rules_alternate_as_if_built_clean(rulebook: Rulebook, house: Path) -> None:
    built(rulebook)
    plain = rulebook.pages()
    built(rulebook, house)
    assert "docs/house-rules/quick.html" in rulebook.pages()
    clean = rulebook.folder / "clean" / "out"
    built(rulebook, house, output=clean)
    assert rulebook.pages(clean) == rulebook.pages()
    (house / "quick.yaml").write_text(RULESET.replace("A turn has one roll", "One roll is all"), encoding="utf-8")
    built(rulebook, house)
    assert "One roll is all" in rulebook.page("docs/house-rules/quick.html")
    built(rulebook)
    assert plain == rulebook.pages()


def test_a_path_without_house_rules_is_a_usage_error(rulebook: Rulebook) -> None:
    with pytest.raises(UsageError, match="there is no such file"):
        built(rulebook, rulebook.folder / "nowhere")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_every_example_can_be_shown(example: Path) -> None:
    made = staged(paths.ROOT, [example])
    assert Path(f"docs/house-rules/{example.name}.rst") in made
    assert Path(f"features/house-rules/{example.name}.feature") in made
    spec, house, rulesets = read_house_rules(load_spec(), sorted(example.glob("*.yaml")))
    assert example.name in house.rulesets
    assert example.name in rulesets
    assert all(rule.id in spec.rules for rule in house.rules)


def test_the_rulebook_takes_all_examples_and_no_page_gets_heavy(tmp_path: Path) -> None:
    output = tmp_path / "rulebook"
    build(output, None, with_=[EXAMPLES[0].parent])
    pages = {path.relative_to(output).as_posix(): path for path in output.rglob("*.html")}
    assert {f"docs/house-rules/{example.name}.html" for example in EXAMPLES} <= set(pages)
    assert {name: path.stat().st_size for name, path in pages.items() if path.stat().st_size > 300_000} == {}
    assert "Replaced by the house rules" in pages["docs/yahtzee/rules.html"].read_text(encoding="utf-8")
