"""Putting the list right: what has changed, and not a byte more."""

from __future__ import annotations

from pathlib import Path

import pytest

from quincunx.results.expected import apply, read_expected
from quincunx.results.expected_update import update_expected
from quincunx.results.model import Results

from .conftest import case, failure, run_of
from .test_expected import KNOWN

LIST = """\
# The head of the file.

# Jokers are not there at all.
- scenario: YZ-1          # the first
  reason: >-
    A long reason, folded
    over lines.
  outcome: failed

# Two rows
- {scenario: YZ-2/1, reason: "Row one.", outcome: failed}   # in one line
- scenario: "YZ-2/2"
  reason: 'Row two: quoted.'
  issue: https://example.org/2

- rule: a.b.two
  reason: A rule.
# the end
"""
ALL = (case("YZ-1", "failed"), case("YZ-2/1", "failed"), case("YZ-2/2", "failed"),
       case("YZ-3", "failed", ["a.b.two"]))  # fmt: skip


@pytest.fixture
def updated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The text of the list after an update; the list is then right, unless it is said otherwise."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "expected.yaml"

    def update(text: str | None, *cases, right: bool = True, **run) -> str:
        if text is not None:
            path.write_text(text, encoding="utf-8")
        results = run_of(*cases, **run)
        update_expected(path, results, KNOWN)
        assert not right or judged(results).conforming
        return path.read_text(encoding="utf-8")

    def judged(results: Results) -> Results:
        return apply(results, read_expected(path), KNOWN, file="expected.yaml")

    return update


def test_a_list_that_is_right_stays_to_the_byte(updated, tmp_path: Path) -> None:
    assert updated(LIST, *ALL) == LIST
    assert [path.name for path in tmp_path.iterdir()] == ["expected.yaml"]


def test_what_passes_is_taken_out_with_its_comment(updated) -> None:
    text = updated(LIST, case("YZ-1"), *ALL[1:])
    assert text == LIST.replace(LIST[LIST.index("# Jokers") : LIST.index("# Two rows")], "")


def test_a_row_that_passes_is_taken_out_alone(updated) -> None:
    text = updated(LIST, *ALL[:2], case("YZ-2/2"), *ALL[3:])
    gone = LIST[LIST.index('- scenario: "YZ-2/2"') : LIST.index("\n- rule")]
    assert text == LIST.replace(gone, "")


def test_a_rule_of_which_nothing_fails_is_taken_out(updated) -> None:
    text = updated(LIST, *ALL[:3], case("YZ-3", rules=["a.b.two"]))
    assert "a.b.two" not in text
    assert text.endswith("# the end\n")


def test_another_kind_of_failure_changes_one_word(updated) -> None:
    text = updated(LIST, case("YZ-1", "errored"), case("YZ-2/1", "blocked"), *ALL[2:])
    changed = LIST.replace("  outcome: failed\n", "  outcome: errored\n", 1)
    assert text == changed.replace('"Row one.", outcome: failed', '"Row one.", outcome: blocked')


def test_another_kind_of_failure_where_none_was_pinned_adds_one(updated) -> None:
    text = updated(LIST, *ALL[:2], case("YZ-2/2", "timed-out"), *ALL[3:])
    assert text == LIST.replace('- scenario: "YZ-2/2"', '- outcome: timed-out\n  scenario: "YZ-2/2"')


def test_a_new_failure_comes_last_with_what_is_known_of_it(updated) -> None:
    text = updated("# Mine.\n[]\n", case("YZ-1", "failed", failure=failure("Ana's total: 5\nand more")))
    assert text.startswith("# Mine.\n")
    assert text.endswith('- scenario: YZ-1\n  outcome: failed\n  reason: "not explained yet: Ana\'s total: 5"\n')


def test_a_list_is_made_where_there_is_none(updated) -> None:
    text = updated(None, case("YZ-1", "failed"), case("YZ-2/1"))
    assert text.startswith("# What this implementation is known to get wrong.")
    assert "- scenario: YZ-1\n" in text


def test_an_outline_that_fails_as_a_whole_is_one_entry(updated) -> None:
    assert "- scenario: YZ-2\n" in updated(None, case("YZ-2/1", "failed"), case("YZ-2/2", "failed"))
    assert "- scenario: YZ-2/2\n" in updated(None, case("YZ-2/1"), case("YZ-2/2", "failed"))


def test_the_ruleset_is_named_where_it_matters(updated) -> None:
    poker = case("YZ-3", ruleset="dice-poker")
    assert "ruleset: yahtzee" in updated(None, case("YZ-3", "failed"), poker)
    both = updated("[]\n", case("YZ-3", "failed"), case("YZ-3", "failed", ruleset="dice-poker"))
    assert "ruleset" not in both


def test_an_entry_for_an_outline_is_split_when_a_row_passes_and_keeps_its_reason(updated) -> None:
    text = updated(
        "- scenario: YZ-2\n  reason: Mine.\n  issue: https://example.org/9\n", case("YZ-2/1"), case("YZ-2/2", "failed")
    )
    assert "- scenario: YZ-2/2\n  outcome: failed\n  reason: Mine.\n  issue: https://example.org/9\n" in text


def test_stale_entries_go_and_expired_ones_stay(updated) -> None:
    text = updated(
        "- {scenario: YZ-9, reason: Gone.}\n- {scenario: YZ-1, reason: Late., expires: 2020-01-01}\n",
        case("YZ-1", "failed"),
        right=False,
    )
    assert text.startswith("- {scenario: YZ-1, reason: Late., expires: 2020-01-01}\n")
    assert "YZ-9" not in text


def test_a_smaller_run_leaves_what_it_did_not_ask(updated) -> None:
    assert updated(LIST, *ALL[:1], complete=False) == LIST


def test_an_empty_list_is_left_when_all_is_mended(updated) -> None:
    text = updated("# Head.\n\n- {scenario: YZ-1, reason: No.}\n", case("YZ-1"))
    assert text == "# Head.\n\n[]\n"
    assert "- scenario: YZ-1" in updated(text, case("YZ-1", "failed"))
