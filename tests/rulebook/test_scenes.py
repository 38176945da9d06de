"""Pictures of scenarios say what the sentences say, and nothing else."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from quincunx.drawing.cards import card, combination
from quincunx.features.model import Scenario
from quincunx.features.read import parse_feature
from quincunx.rulebook.scenes import picture


def scenario(steps: str) -> Scenario:
    text = "Feature: F\n  Rule: R\n    @ZZ-001\n    Scenario: S\n" + textwrap.indent(textwrap.dedent(steps), " " * 6)
    return parse_feature(text, Path("zz.feature")).scenarios[0]


def cells(html: str) -> list[list[str]]:
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", html)
    return [[re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row)] for row in rows]


def test_a_sheet_shows_what_was_there_before_and_what_is_there_now():
    html = picture(
        scenario("""
            Given a game with Ana
            And Ana's sheet shows
              | box     | points |
              | Yahtzee | 50     |
            When Ana rolls 4 4 4 4 4
            And Ana scores in "Fours"
            Then Ana has 20 in "Fours"
            """)
    )
    assert cells(html) == [["Ana", "before", "after"], ["Yahtzee", "50", "50"], ["Fours", "", "20"]]
    assert html.count("q-changed") == 1
    assert 'aria-hidden="true"' in html


def test_a_box_that_is_only_offered_is_not_shown_as_filled():
    html = picture(
        scenario("""
            Given a game with Ana
            When Ana rolls 4 4 4 4 4
            Then Ana may score in "Fours" for 20
            And Ana may not score in "Chance"
            """)
    )
    assert cells(html) == [["Ana", "before", "after"], ["Fours", "", "may 20"], ["Chance", "", "✕"]]
    assert "q-changed" not in html


def test_lives_are_shown_before_and_after():
    html = picture(
        scenario("""
            Given a game with Ana and Ben
            And the lives stand at
              | seat | lives |
              | Ana  | 2     |
              | Ben  | 1     |
            Then Ben has 0 lives
            """)
    )
    assert cells(html) == [["Lives", "before", "after"], ["Ana", "2", ""], ["Ben", "1", "0"]]


def test_hands_are_ranked_and_a_tie_shares_the_place():
    html = picture(
        scenario("""
            Then the hand K K K 9 9 beats the hand Q Q Q A A
            And the hands A K Q J 10 and 10 J Q K A tie
            """)
    )
    assert cells(html) == [["1", "K K K 9 9"], ["2", "Q Q Q A A"], ["1", "A K Q J 10"], ["1", "10 J Q K A"]]


def test_lives_that_nobody_speaks_of_afterwards_stay_open():
    html = picture(
        scenario("""
            Given a game with Ana and Ben
            And the lives stand at
              | seat | lives |
              | Ana  | 5     |
              | Ben  | 2     |
            Then Ana has 5 lives
            """)
    )
    assert cells(html)[1:] == [["Ana", "5", "5"], ["Ben", "2", ""]]


def test_an_auction_has_a_lane_for_each_player_and_strikes_out_what_is_refused():
    html = picture(
        scenario("""
            Given a game with Ana and Ben
            When Ana bids 100,000
            And Ben tries to bid 105,000
            Then it is refused
            When the bidding closes
            Then Ana is the cracker with a stake of 100,000
            """)
    )
    assert cells(html) == [
        ["Ana", "Ben"],
        ["bids 100,000", ""],
        ["", "tries to bid 105,000"],
        ["the bidding closes"],
        ["is the cracker with a stake of 100,000", ""],
    ]
    assert 'class="q-refused">tries to bid' in html
    assert "--q-share:95%" in html


def test_a_scenario_without_sheet_lives_or_money_has_no_picture():
    assert not picture(scenario("Given a game with Ana\nWhen Ana rolls 4 4 4 4 4\nThen it is Ana's turn\n"))


def test_a_card_is_drawn_and_stays_text():
    assert "#q-gC" in combination("6 6 C")
    assert '<span class="q-sr">6 6 C</span>' in combination("6 6 C")
    assert combination("<card>") == "&lt;card&gt;"
    assert "1 attempt<" in card("6 6 C", "1", "300,000")
