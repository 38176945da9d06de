"""What is declared is compared with what the suite knows, and what can be checked is counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quincunx.cli.main import run

HANDLER = """
from reference_impl import Session

session = Session()
CHANGES = {changes!r}


def handle(message):
    if message["method"] == "score" and {broken!r}:
        raise ZeroDivisionError("division by zero")
    answer = session.handle(message)
    if message["method"] == "hello":
        answer["result"]["games"] = {{
            name: answer["result"]["games"]["yahtzee"] | changes for name, changes in CHANGES.items()
        }}
    if message["method"] == "act" and {accepting!r} and "rejected" in answer["result"]:
        answer = session.handle({{"id": message["id"], "method": "observe", "params": {{}}}})
    return answer
"""

Declare = Callable[..., tuple[int, dict[str, Any]]]


@pytest.fixture
def declare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Declare:
    """Examine the reference implementation, declaring other things."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))

    def examine(games: dict[str, Any], **how: bool) -> tuple[int, dict[str, Any]]:
        name = f"twisted_{abs(hash((repr(games), repr(how))))}"
        text = HANDLER.format(changes=games, broken=how.get("broken"), accepting=how.get("accepting"))
        Path(f"{name}.py").write_text(text, encoding="utf-8")
        code = run(["doctor", "--json", "--impl", f"{name}:handle"])
        return code, json.loads(capsys.readouterr().out)

    return examine


def _odd(document: dict[str, Any]) -> list[tuple[str, str]]:
    return [(item["kind"], item["found"]) for item in document["findings"] if item["kind"] != "fine"]


@pytest.mark.parametrize(
    ("games", "kind", "found"),
    [
        ({}, "note", "no game at all"),
        ({"yatzee": {}}, "fault", "the suite knows no game yatzee; did you mean “yahtzee”"),
        ({"yahtzee": {"fields": ["phase", "totals"]}}, "fault", "yahtzee has no field totals"),
        ({"yahtzee": {"rulesets": ["yahtzee", "yahtze"]}}, "note", "yahtzee has no ruleset yahtze; did you mean"),
        ({"yahtzee": {"seats": [2, 1]}}, "fault", "yahtzee with 2 to 1 seats"),
        ({"yahtzee": {"levels": []}}, "note", "yahtzee at no level"),
        ({"yahtzee": {"levels": ["turn"], "fields": []}}, "note", "yahtzee at the levels turn, without any field"),
    ],
)
def test_what_is_odd_about_it(declare: Declare, games: dict[str, Any], kind: str, found: str) -> None:
    code, document = declare(games)
    assert _odd(document)[0][0] == kind
    assert _odd(document)[0][1].startswith(found)
    assert code == (1 if kind == "fault" else 0)


def test_what_can_be_checked_is_counted(declare: Declare) -> None:
    _, document = declare({"yahtzee": {"levels": ["scoring"]}})
    assert set(document["scenarios"]) == {"yahtzee"}
    assert document["scenarios"]["yahtzee"]["scoring"] > 100
    assert declare({})[1]["scenarios"] == {}


def test_an_exception_in_a_callable_names_its_line(declare: Declare) -> None:
    code, document = declare({"yahtzee": {}}, broken=True)
    assert code == 1
    assert "ZeroDivisionError: division by zero (twisted_" in _odd(document)[0][1]


def test_accepting_a_stranger_is_left_to_the_check(declare: Declare) -> None:
    code, document = declare({"yahtzee": {}}, accepting=True)
    assert code == 0
    assert ("note", "accepted; nobody may do this") in _odd(document)


def test_the_report_ends_with_what_to_do_next(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor", "--impl", "reference_impl:handle"]) == 0
    said = capsys.readouterr().out
    assert said.endswith("Go on: quincunx check --impl reference_impl:handle\n")
    assert "✓ yahtzee: a stranger rolls: rejected" in said


def test_nothing_to_examine_is_a_mistake_of_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor"]) == 2
    assert "name what to examine" in capsys.readouterr().err
    assert run(["doctor", "--", "no-such-engine"]) == 3
