"""Cards and claims that lint has something to say about, added to the small spec."""

from __future__ import annotations

import pytest

from tests.lint.trees import Tree

CARDS = "spec/games/yahtzee/cards.yaml"
CLAIMS = "spec/games/yahtzee/claims.yaml"
GOOD = """\
- id: double-six
  title: Double six
  combination: [6, 6, cocktail, cocktail, long-drink]
  attempts: 3
  prize: 150000
- id: five
  title: Five
  combination: [1, 2, 3, 4, 5]
  attempts: 1
  prize: 10000
"""
CLAIM = """\
- id: yahtzee.luck
  title: Luck helps
  says: Be lucky.
  verdict: judgement
  because: Nobody can be.
  rules: [scorecard.box.once]
  sources: [{source: yahtzee-es, section: Bono}]
"""


def test_good_cards_and_claims_pass(tree: Tree) -> None:
    tree.write(CARDS, GOOD)
    tree.write(CLAIMS, CLAIM)
    assert tree.faults() == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 7]", "8:29: 7 is too great; expected: 6 or less"),
        ("[1, 2, 3, 4, 5]", "[1, 2, 3, 4]", "8:3: this list is too short; expected: at least 5 entries"),
        ("[1, 2, 3, 4, 5]", "[1, 2, 3, 4, beer]", "8:29: “beer” is not allowed here; expected: What one die has to sh"),
        ("attempts: 1", "attempts: 0", "9:3: 0 is too small; expected: 1 or more"),
        ("prize: 10000", "prize: 15000", "10:3: 15000 is not a multiple of 10000"),
        (
            "id: five",
            "id: double-six",
            "6:3: the card id “double-six” is taken, at spec/games/yahtzee/cards.yaml:1; exp",
        ),
    ],
)
def test_a_bad_card_is_reported_at_its_place(tree: Tree, old: str, new: str, fault: str) -> None:
    tree.write(CARDS, GOOD.replace(old, new))
    (found,) = tree.faults()
    assert found.startswith(f"{CARDS}:{fault}")


def test_a_card_that_stands_twice_is_one_whatever_its_order_name_and_prize(tree: Tree) -> None:
    twin = "[long-drink, 6, cocktail, 6, cocktail]\n  attempts: 3"
    tree.write(CARDS, GOOD.replace("[1, 2, 3, 4, 5]\n  attempts: 1", twin))
    (found,) = tree.faults()
    expected = f"the card at {CARDS}:1 asks for 6 6 C C L in 3 attempts too; expected: each card once"
    assert found == f"{CARDS}:8:3: {expected}"


def test_the_same_combination_in_more_attempts_is_another_card(tree: Tree) -> None:
    tree.write(CARDS, GOOD.replace("[1, 2, 3, 4, 5]", "[6, 6, cocktail, cocktail, long-drink]"))
    assert tree.faults() == []


def test_a_deck_has_as_many_cards_as_a_game_takes(tree: Tree) -> None:
    tree.write(CARDS, GOOD)
    tree.change("spec/rulesets/yahtzee.yaml", "id: yahtzee\n", "id: yahtzee\ndeck_size: 7\n")
    expected = f"{CARDS}:1:1: there are 2 cards, and yahtzee is played with 7; expected: so many or more"
    assert expected in tree.faults()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("scorecard.box.once", "scorecard.box.onec", "there is no rule “scorecard.box.onec”; did you mean “scorecard"),
        ("source: yahtzee-es", "source: yahtzee-se", "there is no source “yahtzee-se”; did you mean “yahtzee-es”?"),
        ("id: yahtzee.luck", "id: poker.luck", "the id “poker.luck” does not begin with “yahtzee.”"),
        ("judgement", "maybe", "“maybe” is not allowed here"),
    ],
)
def test_a_claim_leads_to_rules_and_sources(tree: Tree, old: str, new: str, fault: str) -> None:
    tree.write(CLAIMS, CLAIM.replace(old, new))
    (found,) = tree.faults()
    assert fault in found
