"""Engines with one mistake each: the scenarios of the rule that is broken have to fail.

Each mistake is a piece of the reference implementation's text, replaced in a copy of the package.
"""

from __future__ import annotations

import shutil
import sys
from itertools import count
from pathlib import Path

import pytest

import reference_impl
from quincunx.adapters.in_process import InProcess, import_handler
from quincunx.errors import AdapterError
from quincunx.run.playing import Options, run_one
from quincunx.run.session import Session
from quincunx.run.suite import load_suite
from quincunx.spec.load import load_spec
from quincunx.spec.yaml_files import read_yaml

PACKAGE = Path(reference_impl.__file__).parent
NUMBERS = count(1)

MISTAKES = read_yaml(Path(__file__).with_name("last_chance.yaml"))


@pytest.fixture(scope="module")
def runnables():
    return [item for item in load_suite(load_spec(), digest="").runnables() if item.ruleset.game == "last-chance"]


@pytest.fixture
def mistaken(tmp_path, monkeypatch):
    """Makes a copy of the reference implementation in which a text is replaced, and gives its address."""

    def make(file, text, instead):
        name = f"mistaken_{next(NUMBERS)}"
        package = tmp_path / name
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
        source = (package / file).read_text(encoding="utf-8")
        assert source.count(text) == 1, f"{text!r} stands {source.count(text)} times in {file}"
        (package / file).write_text(source.replace(text, instead), encoding="utf-8")
        for module in package.glob("*.py"):
            module.write_text(module.read_text(encoding="utf-8").replace("reference_impl", name), encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        made.append(name)
        return f"{name}:handle"

    made = []
    yield make
    for module in [module for module in sys.modules if module.split(".")[0] in made]:
        del sys.modules[module]


def failures(address, runnables, setup="play"):
    """The scenarios that do not pass."""
    session = Session(InProcess(import_handler(address)), "1.0.0")
    failed = set()
    for runnable in runnables:
        try:
            outcome = run_one(session, runnable, Options(setup=setup)).outcome
        except AdapterError:  # a mistake may well crash; what counts is that it is seen
            outcome = "errored"
        if outcome != "passed":
            failed.add(runnable.case.id)
    return failed


@pytest.mark.parametrize("setup", ["play", "position"])
def test_without_a_mistake_no_scenario_fails(runnables, setup):
    assert len(runnables) > 200
    assert failures("reference_impl:handle", runnables, setup) == set()


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake["name"])
def test_a_mistake_fails_a_scenario_of_the_rule_that_is_broken(mistake, runnables, mistaken):
    broken = f"last-chance.{mistake['rule']}"
    about = [item for item in runnables if any(rule.startswith(broken) for rule in item.scenario.tags.rules)]
    assert failures(mistaken(mistake["file"], mistake["text"], mistake["instead"]), about)
