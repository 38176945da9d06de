"""Last Chance as data: the deck and its prizes, the claims and their figures, and what was decided about the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement, pairwise
from math import log2

import pytest

from quincunx.odds import cracker, read_combination
from quincunx.spec.load import load_spec
from quincunx.spec.model import Card, Claim, Figure
from quincunx.spec.rulesets import Rulesets, base_ruleset_files
from tests.spec import card_odds, oracle

SPEC = load_spec()
DECK = SPEC.cards["last-chance"]
CLAIMS = [claim for claim in SPEC.claims.values() if claim.id.startswith("last-chance.")]
RULES = {rule.id: rule for rule in SPEC.rules_of("last-chance")}
BANDS = (Fraction(7, 10), Fraction(4, 10), Fraction(2, 10), Fraction(0))
OTHER_KIND = {"cocktail": "long-drink", "long-drink": "cocktail"}


def difficulty(card: Card) -> Fraction:
    """The exact chance under best play when the starting roll is still to come."""
    return card_odds.from_a_starting_roll(card_odds.card_of(card.combination), card.attempts)


CHANCES = {card.id: difficulty(card) for card in DECK}


# The deck


def test_the_deck_has_thirty_six_cards_nine_in_each_band_of_chances() -> None:
    assert len(DECK) == 36
    above = [sum(chance > band for chance in CHANCES.values()) for band in BANDS]
    assert above == [9, 18, 27, 36]


def test_no_two_cards_are_the_same_even_when_the_jokers_change_their_names() -> None:
    seen = set()
    for card in DECK:
        renamed = [OTHER_KIND.get(str(place), place) for place in card.combination]
        seen.add(frozenset(tuple(sorted(map(str, places))) for places in (card.combination, renamed)))
    assert len(seen) == len({card.id for card in DECK}) == len({card.title for card in DECK}) == 36


def test_the_deck_is_laid_out_from_easy_to_hard() -> None:
    chances = list(CHANCES.values())
    assert all(easier >= harder for easier, harder in pairwise(chances))
    assert chances[0] > Fraction(85, 100)
    assert chances[-1] < Fraction(4, 100)


def test_a_harder_card_never_pays_less_and_cards_of_one_chance_pay_the_same() -> None:
    for easier, harder in pairwise(DECK):
        assert easier.prize <= harder.prize
        assert CHANCES[easier.id] != CHANCES[harder.id] or easier.prize == harder.prize


@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_a_prize_is_100_000_and_as_much_again_for_each_halving_of_the_chance(card: Card) -> None:
    exact = 100_000 * (1 - log2(CHANCES[card.id]))
    assert card.prize == round(exact / 10_000) * 10_000


@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_a_card_has_five_places_on_the_dice_of_the_ruleset(card: Card) -> None:
    rules = Rulesets(base_ruleset_files())["last-chance"].parameters
    assert len(card.combination) == rules["dice"]["count"]
    numbers = {place for place in card.combination if isinstance(place, int)}
    assert numbers <= set(range(1, rules["dice"]["faces"] + 1))
    assert card.prize % rules["bid_step"] == 0


def test_the_deck_says_that_it_is_an_original_one() -> None:
    assert "original one" in SPEC.games["last-chance"].summary
    place = SPEC.place("card", DECK[0].id)
    assert place is not None
    assert "An original deck" in place.file.read_text(encoding="utf-8").splitlines()[1]


@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_the_harness_computes_the_same_chance_of_a_card(card: Card) -> None:
    assert cracker(tuple(card.combination)).chance_of_card(card.attempts) == CHANCES[card.id]


# The oracle itself


@pytest.mark.parametrize("attempts", [1, 2, 3, 4])
def test_one_missing_die_comes_as_often_as_one_over_six_says(attempts: int) -> None:
    wins = card_odds.winning((1, 2, 3, 4, 5))
    assert card_odds.chances(wins, attempts)[1, 2, 3, 4, 4] == 1 - Fraction(5, 6) ** attempts


def test_all_rolls_together_are_7_776() -> None:
    assert sum(map(card_odds.ways, oracle.ROLLS)) == 7776


def test_five_cocktails_within_two_attempts_after_the_roll_are_a_yahtzee_within_three() -> None:
    assert card_odds.from_a_starting_roll(("C",) * 5, 2) == Fraction(347897, 7558272)


# The claims


@pytest.mark.parametrize("figure", [pytest.param(f, id=f"{c.id}: {f.says}") for c in CLAIMS for f in c.figures])
def test_a_figure_is_the_exact_chance(figure: Figure) -> None:
    wins = card_odds.winning(card_odds.card_of(figure.card))
    dice = tuple(sorted(map(int, figure.dice.split())))
    if figure.keep is not None:
        keep = tuple(map(int, figure.keep.split()))
        assert keep in oracle.sub_multisets(dice)
        exact = card_odds.chance_of_keep(wins, keep, figure.attempts)
    elif dice:
        exact = card_odds.chances(wins, figure.attempts)[dice]
    else:
        exact = card_odds.from_a_starting_roll(card_odds.card_of(figure.card), figure.attempts)
    assert Fraction(figure.chance) == exact


@pytest.mark.parametrize("figure", [pytest.param(f, id=f"{c.id}: {f.says}") for c in CLAIMS for f in c.figures])
def test_the_harness_computes_the_same_figure(figure: Figure) -> None:
    card, dice = cracker(read_combination(figure.card)), [int(face) for face in figure.dice.split()]
    if figure.keep is not None:
        exact = card.chance_keeping([int(face) for face in figure.keep.split()], figure.attempts)
    else:
        exact = card.chance(dice, figure.attempts) if dice else card.chance_of_card(figure.attempts)
    assert Fraction(figure.chance) == exact


def test_the_six_notes_of_the_strategy_report_are_judged() -> None:
    notes = {
        "Bidding vs. Bankroll Management": "refined",
        "Evaluating Starting Positions": "refined",
        "Big Chance as Supplemental Income": "confirmed",
        "When to Use Last Chance": "judgement",
        "Joker Cards Are High Value Targets": "refined",
        "Prize Money vs. Stake ROI": "refined",
    }
    assert notes == {claim.sources[0].section: claim.verdict for claim in CLAIMS}


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.id)
def test_a_verdict_other_than_judgement_has_its_figures(claim: Claim) -> None:
    assert bool(claim.figures) == (claim.verdict != "judgement")
    assert set(claim.rules) <= RULES.keys()
    assert {place.source for place in claim.sources} == {"last-chance-guide"}


def test_two_ones_are_worth_more_than_three_dice_on_1_1_2_3_4() -> None:
    wins = card_odds.winning((1, 1, 2, 3, 4))
    three, two = (card_odds.chance_of_keep(wins, keep, 2) for keep in ((2, 3, 4), (1, 1)))
    assert f"{float(three):.3%} {float(two):.3%}" == "9.336% 11.535%"
    assert card_odds.best_keeps(wins, (1, 1, 5, 5, 6), 2) == [(1, 1)]
    assert card_odds.best_keeps(wins, (2, 3, 4, 5, 5), 2) == [(2, 3, 4)]


@pytest.mark.parametrize("attempts", [1, 2, 3])
@pytest.mark.parametrize("card", ["1 1 2 3 4", "1 2 3 4 5", "3 3 4 4 5", "1 1 1 6 6", "6 6 6 6 6"])
def test_one_more_matching_die_on_top_of_the_same_ones_never_hurts(card: str, attempts: int) -> None:
    places = tuple(sorted(map(int, card.split())))
    stranger = next(number for number in oracle.NUMBERS if number not in places)
    chances = card_odds.chances(card_odds.winning(places), attempts)
    for matching in oracle.sub_multisets(places):
        for number in set(places):
            more = tuple(sorted((*matching, number)))
            if more in oracle.sub_multisets(places):
                without, with_it = (tuple(sorted((*dice, *(stranger,) * (5 - len(dice))))) for dice in (matching, more))
                assert chances[without] <= chances[with_it]


def test_a_matching_die_is_sometimes_better_rolled_again() -> None:
    wins = card_odds.winning((3, 3, 4, 4, 5))
    assert card_odds.best_keeps(wins, (1, 1, 5, 6, 6), 3) == [()]
    assert card_odds.best_keeps(wins, (1, 1, 5, 6, 6), 2) != [()]


def test_the_first_joker_on_a_card_is_never_harder_than_the_number_in_its_place() -> None:
    for places in combinations_with_replacement(oracle.NUMBERS, 5):
        for number in set(places):
            rest = list(places)
            rest.remove(number)
            assert card_odds.winning(places) <= card_odds.winning((*rest, "C"))


@pytest.mark.parametrize(
    ("card", "together", "rolls"),
    [
        ("1 2 3 4 5", False, 120),
        ("1 2 3 4 C", False, 480),
        ("6 C C C C", False, 26),
        ("C C C C C", False, 6),
        ("C C C L L", False, 300),
        ("C C C L L", True, 306),
    ],
)
def test_so_many_rolls_satisfy_a_card(card: str, together: bool, rolls: int) -> None:
    assert card_odds.at_once(card_odds.winning(card_odds.card_of(card), together)) == Fraction(rolls, 7776)


def test_an_even_bet_gains_exactly_when_the_chance_is_above_one_half() -> None:
    for chance in (Fraction(91, 216), Fraction(1, 2), Fraction(671, 1296)):
        gain = chance * 100_000 - (1 - chance) * 100_000
        assert (gain > 0) == (chance > Fraction(1, 2))


@pytest.mark.parametrize(
    ("chance", "prizes"),
    [("11/36", "11/25"), ("671/1296", "671/625"), ("1288991/1679616", "1288991/390625")],
)
def test_the_highest_bid_that_pays_on_average_in_prizes(chance: str, prizes: str) -> None:
    success, limit = Fraction(chance), Fraction(prizes)
    assert success * 1 - (1 - success) * limit == 0


# The rules


def test_the_ten_names_of_the_strategy_report_lead_to_rules() -> None:
    names = {
        "auction_overbid_elimination": "last-chance.auction.overbid-elimination",
        "win_condition": "last-chance.end.needs-card",
        "cracking_success": "last-chance.resolution.success",
        "starting_position_roll": "last-chance.reveal.starting-position",
        "failed_cracker_reruns": "last-chance.resolution.re-auction",
        "big_chance_betting": "last-chance.big-chance.everyone-but-cracker",
        "big_chance_resolution": "last-chance.big-chance.payout",
        "last_chance_rule": "last-chance.last-chance.call",
        "joker_cocktail": "last-chance.jokers.cocktail",
        "joker_long_drink": "last-chance.jokers.long-drink",
    }
    assert names == {alias: rule.id for rule in RULES.values() for alias in rule.aliases}


def test_the_nine_questions_of_the_source_stand_in_its_order() -> None:
    assert [entry.id.removeprefix("last-chance.") for entry in SPEC.faq.values() if "last-chance." in entry.id] == [
        "failed-last-chance",
        "lucky-flash-no-bets",
        "failed-cracker-bids-again",
        "joker-equal-to-fixed",
        "cocktail-and-long-drink",
        "bid-not-covered",
        "when-bets-settle",
        "richest-without-card",
        "starting-roll-attempt",
    ]


def test_every_setting_of_the_ruleset_is_named_by_the_rule_that_it_turns() -> None:
    settings = Rulesets(base_ruleset_files())["last-chance"].settings
    assert {rule.setting for rule in RULES.values() if rule.setting} == settings.keys()


def test_where_blurb_and_rulebook_disagree_the_rulebook_is_taken() -> None:
    blurb = "Acerca de este juego"
    disputed = {
        rule.id.removeprefix("last-chance."): [
            place.section for says in rule.positions if says.taken for place in says.sources
        ]
        for rule in RULES.values()
        if any(place.section == blurb for says in rule.positions for place in says.sources)
    }
    assert disputed.keys() == {
        "setup.notes",
        "last-chance.no-threshold",
        "big-chance.bank-pays",
        "resolution.all-dice-carry-over",
    }
    assert not any(blurb in taken for taken in disputed.values())


def test_every_rule_that_the_source_states_is_reached_from_one_of_its_statements() -> None:
    reached = {rule for says in SPEC.statements["last-chance-guide"].statements for rule in says.rules}
    assert {rule.id for rule in RULES.values() if rule.sources} == reached


def test_every_term_has_an_english_and_a_spanish_name() -> None:
    assert all(term.names["en"] and term.names["es"] for term in SPEC.terms["last-chance"])


def test_the_starting_cash_is_the_worth_of_the_notes() -> None:
    rules = Rulesets(base_ruleset_files())["last-chance"].parameters
    assert rules["starting_cash"] == sum(note["worth"] * note["count"] for note in rules["notes"]) == 800_000
