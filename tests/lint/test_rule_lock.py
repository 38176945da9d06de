"""``rules.lock``: no rule says something else unnoticed, and no id that was given away leads nowhere."""

from __future__ import annotations

import re

from quincunx.lint import LockChanges
from tests.lint.trees import Tree

LOCK = "spec/rules.lock"
ACCEPT = "`quincunx lint --write-lock`"
RULES = "spec/games/yahtzee/rules.yaml"


def a_rule(tree: Tree) -> tuple[str, str]:
    """The id and the title of the first rule of the small spec."""
    text = tree.read(RULES)
    name, title = re.search(r"id: (\S+)", text), re.search(r"title: (.+)", text)
    assert name
    assert title
    return name[1], title[1]


def test_a_rule_that_says_something_else_has_to_be_accepted(tree: Tree) -> None:
    name, title = a_rule(tree)
    tree.change(RULES, f"title: {title}", "title: Something else")
    (fault,) = [line for line in tree.lint() if "says something else" in line]
    assert f"{name} says something else: see whether its scenarios still prove it, then accept it" in fault
    assert RULES in fault
    tree.write_lock()
    assert not [line for line in tree.lint() if "says something else" in line]
    (line,) = [line for line in tree.read(LOCK).splitlines() if line.startswith(f"{name} ")]
    assert len(line.split()) == 2  # the version has not come out in between


def test_a_text_of_a_later_version_is_added_to_the_earlier_one(tree: Tree) -> None:
    name, title = a_rule(tree)
    version = re.search(r"version: \"?([\d.]+)", tree.read("spec/suite.yaml"))
    assert version
    tree.change("spec/suite.yaml", version[1], "9.0.0")
    tree.change(RULES, f"title: {title}", "title: Something else")
    assert LockChanges(rules=(name,)) == tree.write_lock()
    (line,) = [line for line in tree.read(LOCK).splitlines() if line.startswith(f"{name} ")]
    assert [text.partition(":")[0] for text in line.split()[1:]] == [version[1], "9.0.0"]


def test_how_lines_are_broken_is_not_locked(tree: Tree) -> None:
    _name, title = a_rule(tree)
    tree.change(RULES, f"title: {title}", f"title: >-\n    {title}")
    assert tree.lint() == []


def test_a_rule_that_has_gone_is_reported_until_it_is_an_alias(tree: Tree) -> None:
    name, _title = a_rule(tree)
    tree.change(RULES, f"id: {name}\n", f"id: {name}-now\n")
    tree.change(RULES, "aliases: [", f"aliases: [{name}, ")
    told = "\n".join(tree.lint())
    assert f"the rule {name} has gone" not in told
    assert f"{name}-now is not in rules.lock; add it with {ACCEPT}" in told
    tree.change(RULES, f"aliases: [{name}, ", "aliases: [")
    assert f"the rule {name} has gone: make it an alias of the rule it is now" in "\n".join(tree.lint())
    tree.write_lock()
    assert re.search(rf"^{re.escape(name)} .*:retired$", tree.read(LOCK), re.MULTILINE)
    tree.change(RULES, f"id: {name}-now\n", f"id: {name}\n")
    assert f"{name} is retired and never used again" in "\n".join(tree.lint())


def test_a_missing_or_damaged_lock_is_reported(tree: Tree) -> None:
    tree.write(LOCK, tree.read(LOCK) + "nonsense\n")
    assert any(line.startswith(LOCK) and "this is no line of the lock" in line for line in tree.lint())
    (tree.root / LOCK).unlink()
    assert f"{LOCK}: this file is missing; {ACCEPT} writes it" in tree.lint()
