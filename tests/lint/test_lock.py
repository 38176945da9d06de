"""``ids.lock``: an id never comes to mean something else, and none is ever used again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quincunx.errors import FaultsError
from quincunx.lint import LockChanges
from tests.lint.trees import Tree

LOCK = "spec/ids.lock"
BONUS = "features/yahtzee/bonus.feature"
START = "features/yahtzee/start.feature"
SIXES = "        | Sixes  | 6 6 6 6 6 |\n"
NO_LINE = "is no line of the lock; expected: an id with its digest, or with `retired`"
ACCEPT = "`quincunx lint --write-lock`"


def test_it_is_a_text_file_with_one_line_an_id_or_row_in_order(tree: Tree) -> None:
    lines = tree.read(LOCK).splitlines()
    assert [line[0] for line in lines[:2]] == ["#", "#"]
    assert [line.split()[0] for line in lines[2:]] == ["SC-001", "SC-002", "YZ-001", "YZ-002/1", "YZ-002/2", "YZ-101"]
    assert all(re.fullmatch(r"\S+ [0-9a-f]{12}", line) for line in lines[2:])


def test_a_second_writing_changes_nothing(tree: Tree) -> None:
    before = tree.read(LOCK)
    changes = tree.write_lock()
    assert (before, LockChanges(), False) == (tree.read(LOCK), changes, bool(changes))


def test_a_missing_lock_is_reported_once_and_written(tree: Tree) -> None:
    before = tree.read(LOCK)
    (tree.root / LOCK).unlink()
    assert [f"{LOCK}: this file is missing; {ACCEPT} writes it"] == tree.lint()
    assert len(tree.write_lock().added) == 6
    assert before == tree.read(LOCK)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Scenario: A second Yahtzee", "Scenario: The second one"),
        ("@YZ-002", "@faq:yahtzee.second @YZ-002"),
        ("      And Ana scores", "      * Ana scores"),
        ("| box     | points |", "|box|points|"),
        ("number", "box"),
    ],
    ids=["a name", "a tag", "a keyword of the same kind", "spaces in a table", "the name of a column"],
)
def test_what_demands_nothing_is_not_locked(tree: Tree, old: str, new: str) -> None:
    tree.write(BONUS, tree.read(BONUS).replace(old, new))
    assert tree.lint() == []


@pytest.mark.parametrize(
    ("old", "new"),
    [("Ana has 1 Yahtzee bonus", "Ana has 2 Yahtzee bonuses"), ("| Yahtzee | 50     |", "| Yahtzee | 0      |")],
    ids=["a step", "a table"],
)
def test_a_changed_scenario_wants_a_new_id_or_to_be_accepted(tree: Tree, old: str, new: str) -> None:
    tree.change(BONUS, old, new)
    expected = "give it a new id, or, if it still proves the same, accept it with"
    assert [f"{BONUS}:9:5: YZ-001 now says something else: {expected} {ACCEPT}"] == tree.lint()
    assert LockChanges(refreshed=("YZ-001",)) == tree.write_lock()
    assert tree.lint() == []


def test_a_background_is_part_of_what_is_demanded(tree: Tree) -> None:
    tree.change(START, "\n\n", "\n\n  Background:\n    Given a game with Ana\n\n")
    assert [f"{START}:8:3: YZ-101 now says something else"] == [fault.split(": give")[0] for fault in tree.lint()]


def test_a_new_scenario_is_added(tree: Tree) -> None:
    tags = "\n  @YZ-009 @rule:yahtzee.start.highest-roll\n"
    steps = "    Given a game with Ana\n    Then it is Ana's turn\n"
    tree.write(START, f"{tree.read(START)}{tags}  Scenario: Alone\n{steps}")
    assert [f"{START}:12:3: YZ-009 is not in ids.lock; add it with {ACCEPT}"] == tree.lint()
    assert LockChanges(added=("YZ-009",)) == tree.write_lock()
    assert tree.lint() == []
    assert [line.split()[0] for line in tree.read(LOCK).splitlines()[6:]] == ["YZ-002/2", "YZ-009", "YZ-101"]


def test_a_row_may_be_appended(tree: Tree) -> None:
    tree.change(BONUS, SIXES, SIXES + "        | Chance | 3 3 3 3 3 |\n")
    assert [f"{BONUS}:34:9: YZ-002/3 is not in ids.lock; add it with {ACCEPT}"] == tree.lint()
    assert LockChanges(added=("YZ-002/3",)) == tree.write_lock()


def test_a_row_put_in_between_is_reported_with_those_that_it_pushed_down(tree: Tree) -> None:
    tree.change(BONUS, SIXES, "        | Twos   | 2 2 2 2 2 |\n" + SIXES)
    end = f"put a new row at the end, or, if it still proves the same, accept it with {ACCEPT}"
    assert tree.lint() == [
        f"{BONUS}:33:9: YZ-002/2 now says something else: {end}",
        f"{BONUS}:34:9: YZ-002/3 is not in ids.lock; add it with {ACCEPT}",
    ]


def test_rows_that_changed_places_are_both_reported(tree: Tree) -> None:
    fives = "        | Fives  | 5 5 5 5 5 |\n"
    tree.change(BONUS, fives + SIXES, SIXES + fives)
    rows = "rows are only appended, so put new rows at the end"
    assert [
        f"{BONUS}:32:9: this row was YZ-002/2 and is now YZ-002/1; {rows}",
        f"{BONUS}:33:9: this row was YZ-002/1 and is now YZ-002/2; {rows}",
    ] == tree.lint()


def test_an_id_that_vanished_is_retired_and_never_used_again(tree: Tree) -> None:
    text = tree.read(BONUS)
    tree.change(BONUS, SIXES, "")
    way_out = f"put it back, or retire the id with {ACCEPT}"
    assert [f"{LOCK}:7:1: the row YZ-002/2 has gone from the features; {way_out}"] == tree.lint()
    assert LockChanges(retired=("YZ-002/2",)) == tree.write_lock()
    assert "YZ-002/2 retired" in tree.read(LOCK).splitlines()
    assert tree.lint() == []
    assert LockChanges() == tree.write_lock()
    tree.write(BONUS, text)
    again = "YZ-002/2 is retired and never used again; give this row another place, or its outline a new id"
    assert [f"{BONUS}:33:9: {again}"] == tree.lint()
    before = tree.read(LOCK)
    with pytest.raises(FaultsError, match="retired and never used again"):
        tree.write_lock()
    assert before == tree.read(LOCK)


def test_a_scenario_that_vanished_is_reported_where_the_lock_names_it(tree: Tree) -> None:
    (tree.root / START).unlink()
    assert f"{LOCK}:8:1: YZ-101 has gone from the features; put it back, or retire the id with {ACCEPT}" in tree.lint()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("SC-001", "<<<<<<< ours\nSC-001", f"3:1: “<<<<<<< ours” {NO_LINE}"),
        ("SC-001 ", "SC-1O1 x\nSC-001 ", f"3:1: “SC-1O1 x” {NO_LINE}"),
        ("SC-002 ", "SC-001 0123456789ab\nSC-002 ", "4:1: SC-001 stands twice, first in line 3; expected: once"),
    ],
)
def test_a_damaged_lock_is_reported_and_never_overwritten(tree: Tree, old: str, new: str, fault: str) -> None:
    tree.change(LOCK, old, new)
    assert [f"{LOCK}:{fault}"] == tree.lint()
    before = tree.read(LOCK)
    with pytest.raises(FaultsError):
        tree.write_lock()
    assert before == tree.read(LOCK)


def test_a_lock_in_another_order_is_reported_and_sorted(tree: Tree) -> None:
    good = tree.read(LOCK)
    header, lines = good.splitlines(keepends=True)[:2], good.splitlines(keepends=True)[2:]
    tree.write(LOCK, "".join([*header, *reversed(lines)]))
    assert sum("is out of order" in fault for fault in tree.lint()) == 5
    tree.write_lock()
    assert good == tree.read(LOCK)


def test_a_lock_that_is_no_text_is_reported(tree: Tree) -> None:
    tree.write(LOCK, b"\xff\xfe")
    assert f"{LOCK}:1:1: this file is not UTF-8; save it as UTF-8" in tree.lint()
    with pytest.raises(FaultsError, match="not UTF-8"):
        tree.write_lock()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("@YZ-001 ", "", "has no id"),
        ("@YZ-002", "@YZ-001", "the id YZ-001 is used again"),
        ("Feature:", "Fature:", "cannot stand here"),
    ],
)
def test_nothing_is_written_while_ids_cannot_be_trusted(tree: Tree, old: str, new: str, fault: str) -> None:
    tree.change(BONUS, old, new)
    before = tree.read(LOCK)
    with pytest.raises(FaultsError, match=fault):
        tree.write_lock()
    assert before == tree.read(LOCK)


def test_an_interrupted_writing_leaves_the_old_file_and_no_other(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    before = tree.read(LOCK)
    tree.change(BONUS, SIXES, SIXES + "        | Chance | 3 3 3 3 3 |\n")

    def fail(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        tree.write_lock()
    assert before == tree.read(LOCK)
    assert [path.name for path in (tree.root / "spec").glob(".*")] == []
