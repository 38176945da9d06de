"""What results add up to."""

from __future__ import annotations

import pytest

from quincunx.results.summary import asked, rule_states

from .conftest import case


@pytest.mark.parametrize(
    ("cases", "state"),
    [
        ([case("1")], "proved"),
        ([case("1"), case("2", "failed")], "broken"),
        ([case("1"), case("2", "expected-failure")], "broken"),
        ([case("1"), case("2", "blocked", ["a.b.one", "a.b.two"])], "in doubt"),
        ([case("1"), case("2", "not-applicable")], "not reached"),
        ([case("1"), case("2", "not-run")], "not reached"),
        ([case("1", "unexpected-pass")], "proved"),
        ([case("1", "superseded", replaced=["a.b.one"])], "replaced"),
        ([case("1"), case("2", "superseded", replaced=["a.b.one"])], "replaced"),
        ([case("1"), case("2", "superseded", replaced=["a.b.two"])], "proved"),
        ([case("1", "superseded", replaced=["a.b.two"])], "replaced"),
        ([case("1", "failed"), case("2", "superseded", replaced=["a.b.one"])], "broken"),
    ],
)
def test_the_state_of_a_rule(cases: list, state: str) -> None:
    assert rule_states(cases)["a.b.one"] == state


def test_a_ruleset_of_which_nothing_could_be_asked_says_nothing_of_a_rule() -> None:
    cases = [case("1"), case("1", "not-applicable", ruleset="dice-poker")]
    assert rule_states(asked(cases)) == {"a.b.one": "proved"}
    assert asked(cases[1:]) == cases[1:]
