"""What helps readers along: the rules beside a rule, the games it holds in, and a game on one sheet."""

from __future__ import annotations

from quincunx import paths
from tests.rulebook.conftest import Rulebook


def test_every_rule_leads_to_the_one_before_and_the_one_after(rulebook: Rulebook) -> None:
    rulebook.build()
    page = rulebook.page("docs/toy.html")
    first, *_, last = page.split('class="q-turn">')[1:]
    assert 'rel="prev"' not in first.partition("</span>")[0]
    assert 'rel="next">1.2 ›</a>' in first.partition("</span>")[0] or 'rel="next">2.1 ›</a>' in first
    assert 'rel="next"' not in last.partition("</span>")[0]


def test_a_game_on_one_sheet_has_its_rules_and_a_table_to_write_in(rulebook: Rulebook) -> None:
    rulebook.write(
        "docs/plain.rst",
        """
        Plain
        =====

        nothing

        .. q:digest:: toy

        .. q:form:: Player, Points
           :ruleset: toy
           :rows: rolls
        """,
    )
    rulebook.build()
    page = rulebook.page("docs/plain.html")
    assert '<a class="q-rule" href="toy.html#r-toy.turn.two-rolls">' in page
    assert page.count('class="q-blank"') == 4


def test_every_game_has_a_sheet_to_print() -> None:
    for game in sorted((paths.SPEC / "games").iterdir()):
        text = (paths.ROOT / "docs" / game.name / "sheet.rst").read_text(encoding="utf-8")
        assert f".. q:digest:: {game.name}" in text
        assert "\n   sheet\n" in (paths.ROOT / "docs" / game.name / "index.rst").read_text(encoding="utf-8")
