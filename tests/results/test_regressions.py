"""A run beside an earlier one."""

from __future__ import annotations

import pytest

from quincunx.results.model import Outcome, SuiteInfo
from quincunx.results.regressions import compare
from quincunx.results.summary import WRONG

from .conftest import case, replaced, run_of


@pytest.mark.parametrize("outcome", [*sorted(WRONG), "not-applicable", "not-run"])
def test_what_passed_and_does_not_now_is_a_regression(outcome: Outcome) -> None:
    found = compare(run_of(case("1")), run_of(case("1", outcome)))
    assert [item.id for item in found.regressions] == ["1"]
    assert found.further == ()


@pytest.mark.parametrize("before", ["failed", "not-applicable", "blocked", "not-run"])
def test_what_did_not_pass_before_is_none(before: Outcome) -> None:
    found = compare(run_of(case("1", before)), run_of(case("1", "errored")))
    assert (found.regressions, [item.id for item in found.further]) == ((), ["1"])


def test_a_failure_that_is_new_in_the_suite_is_none() -> None:
    old = replaced(run_of(case("1")), suite=SuiteInfo(version="1.0.0", digest="0"))
    found = compare(old, run_of(case("1"), case("2", "failed")))
    assert found.regressions == ()
    assert [item.id for item in found.further] == ["2"]
    assert found.other_suite


def test_what_is_mended_is_listed() -> None:
    found = compare(
        run_of(case("1", "failed"), case("2", "expected-failure")), run_of(case("1"), case("2", "unexpected-pass"))
    )
    assert [item.id for item in found.fixed] == ["1", "2"]


def test_the_same_case_under_another_ruleset_is_another_case() -> None:
    old = run_of(case("1"), case("1", "failed", ruleset="dice-poker"))
    new = run_of(case("1", "failed"), case("1", ruleset="dice-poker"))
    found = compare(old, new)
    assert [item.ruleset for item in found.regressions] == ["yahtzee"]
    assert [item.ruleset for item in found.fixed] == ["dice-poker"]


def test_a_smaller_run_is_compared_in_what_it_asked() -> None:
    found = compare(run_of(case("1"), case("2")), run_of(case("1"), complete=False))
    assert (found.regressions, found.gone) == ((), 0)
    assert compare(run_of(case("1"), case("2")), run_of(case("1"))).gone == 1
