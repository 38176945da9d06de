"""The list of expected failures: strict in every way."""

from __future__ import annotations

import datetime as dt
import textwrap
from pathlib import Path

import pytest

from quincunx.errors import SpecError, UsageError
from quincunx.results.expected import Known, apply, read_expected
from quincunx.results.model import Results

from .conftest import case, run_of

KNOWN = Known(
    frozenset(
        {("YZ-1", "yahtzee"), ("YZ-2/1", "yahtzee"), ("YZ-2/2", "yahtzee"), ("YZ-3", "yahtzee"), ("YZ-3", "dice-poker")}
    ),
    frozenset({"a.b.one", "a.b.two"}),
)


def write(folder: Path, text: str) -> Path:
    path = folder / "expected.yaml"
    path.write_text(textwrap.dedent(text).lstrip(), encoding="utf-8")
    return path


@pytest.fixture
def judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A run judged by a list."""
    monkeypatch.chdir(tmp_path)

    def judge(text: str, *cases, day: str = "2030-01-01", **run) -> Results:
        entries = read_expected(write(tmp_path, text))
        return apply(run_of(*cases, **run), entries, KNOWN, file="expected.yaml", today=dt.date.fromisoformat(day))

    return judge


def outcomes(results: Results) -> list[str]:
    return [item.outcome for item in results.scenarios]


def test_what_fails_as_the_list_says_is_expected(judged) -> None:
    text = "- {scenario: YZ-1, reason: No jokers., issue: 'https://example.org/7'}\n"
    results = judged(text, case("YZ-1", "failed"), case("YZ-2/1"))
    assert outcomes(results) == ["expected-failure", "passed"]
    assert results.conforming
    assert results.scenarios[0].reason == "No jokers. (https://example.org/7)"
    assert results.scenarios[0].failure is not None
    assert results.counts["expected-failure"] == 1


def test_an_unexpected_pass_fails_the_run(judged) -> None:
    results = judged("# why\n- {scenario: YZ-1, reason: No jokers.}\n", case("YZ-1"))
    assert outcomes(results) == ["unexpected-pass"]
    assert not results.conforming
    assert results.run.complaints == ["expected.yaml:2: YZ-1 passed, though the list expects a failure"]


def test_one_passing_row_of_an_outline_is_an_unexpected_pass(judged) -> None:
    results = judged("- {scenario: YZ-2, reason: No.}\n", case("YZ-2/1", "failed"), case("YZ-2/2"))
    assert outcomes(results) == ["expected-failure", "unexpected-pass"]


def test_a_failure_of_another_kind_fails_the_run(judged) -> None:
    results = judged("- {scenario: YZ-1, outcome: blocked, reason: No.}\n", case("YZ-1", "timed-out"))
    assert outcomes(results) == ["timed-out"]
    assert results.run.complaints == ["expected.yaml:1: not blocked, as the list expects: YZ-1 (timed-out)"]


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("scenario: YZ-4", "there is no scenario YZ-4; did you mean “YZ-"),
        ("scenario: YZ-2/3", "there is no scenario YZ-2/3"),
        ("rule: a.b.tow", "no scenario names the rule a.b.tow; did you mean “a.b.two”?"),
        ("scenario: YZ-1\n  ruleset: dice-poker", "YZ-1 is not played under dice-poker"),
    ],
)
def test_a_stale_entry_fails_the_run(judged, entry: str, words: str) -> None:
    results = judged(f"- {entry}\n  reason: No.\n", case("YZ-1"))
    (complaint,) = results.run.complaints
    assert complaint.startswith("expected.yaml:1: ")
    assert words in complaint
    assert not results.conforming


def test_an_entry_holds_on_its_last_day_and_not_longer(judged) -> None:
    text = "- {scenario: YZ-1, reason: No., expires: 2030-01-31}\n"
    assert judged(text, case("YZ-1", "failed"), day="2030-01-31").conforming
    late = judged(text, case("YZ-1", "failed"), day="2030-02-01")
    assert outcomes(late) == ["failed"]
    assert late.run.complaints == ["expected.yaml:1: the entry for YZ-1 expired on 2030-01-31"]


def test_a_rule_covers_what_fails_among_its_scenarios_and_leaves_the_rest(judged) -> None:
    text = "- {rule: a.b.one, reason: No.}\n"
    results = judged(text, case("YZ-1", "failed"), case("YZ-2/1"), case("YZ-3", "failed", ["a.b.two"]))
    assert outcomes(results) == ["expected-failure", "passed", "failed"]
    assert results.run.complaints == []


def test_a_rule_of_which_nothing_fails_fails_the_run(judged) -> None:
    text = "- {rule: a.b.one, reason: No.}\n"
    results = judged(text, case("YZ-1"), case("YZ-2/1"))
    assert results.run.complaints == ["expected.yaml:1: nothing of a.b.one fails; everything is passed"]
    assert judged(text, case("YZ-1"), complete=False).run.complaints == []


def test_what_cannot_be_asked_does_not_fail(judged) -> None:
    results = judged("- {scenario: YZ-1, reason: No.}\n", case("YZ-1", "not-applicable"))
    assert results.run.complaints == ["expected.yaml:1: nothing of YZ-1 fails; everything is not-applicable"]


def test_under_one_ruleset_only(judged) -> None:
    text = "- {scenario: YZ-3, ruleset: yahtzee, reason: No.}\n"
    results = judged(text, case("YZ-3", "failed"), case("YZ-3", "failed", ruleset="dice-poker"))
    assert outcomes(results) == ["expected-failure", "failed"]


def test_a_scenario_outranks_a_rule(judged) -> None:
    text = "- {rule: a.b.one, reason: No.}\n- {scenario: YZ-1, outcome: blocked, reason: No way there.}\n"
    results = judged(text, case("YZ-1", "blocked"), case("YZ-2/1", "failed"))
    assert outcomes(results) == ["expected-failure", "expected-failure"]
    assert results.run.complaints == []


def test_entries_that_a_smaller_run_does_not_ask_for_are_left_alone(judged) -> None:
    results = judged("- {scenario: YZ-1, reason: No.}\n", case("YZ-3"), complete=False)
    assert results.conforming


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("- scenario: YZ-1\n", "expected.yaml:1", "reason"),
        ("- scenario: YZ-1\n  reason: No.\n- scenaro: YZ-2\n  reason: No.\n", "expected.yaml:3", "scenaro"),
        ("- scenario: YZ-1\n  reason: No.\n  outcome: passed\n", "expected.yaml:3", "Invalid enum value 'passed'"),
        ("- reason: No.\n", "expected.yaml:1", "either a `scenario` or a `rule`"),
        ("scenario: YZ-1\n", "expected.yaml:1", "array"),
        ("- scenario: [\n", "expected.yaml", "YAML"),
    ],
)
def test_a_malformed_list_is_told_with_its_place(tmp_path, monkeypatch, text: str, place: str, words: str) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SpecError) as error:
        read_expected(write(tmp_path, text))
    assert str(error.value).startswith(place)
    assert words in str(error.value)


def test_a_list_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--update-expected writes it"):
        read_expected(tmp_path / "none.yaml")
