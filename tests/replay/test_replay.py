"""`quincunx replay`: the record of a failing scenario, and what is answered to the same requests today."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quincunx.cli.main import run
from quincunx.results.model import Exchange, read_results
from quincunx.run.replay import differences

FAKE = Path(__file__).parents[1] / "fakes" / "misbehave.py"
REFERENCE = [sys.executable, "-m", "reference_impl"]
WRONG = """
from reference_impl import Session

session = Session()


def handle(message):
    answer = session.handle(message)
    observation = answer.get("result", {}).get("observation")
    if observation and observation["sheets"]:
        for sheet in observation["sheets"].values():
            sheet["upper_bonus"] = 0
    return answer
"""
OFF_BY_ONE = """
from reference_impl import Session

session = Session()


def handle(message):
    answer = session.handle(message)
    if message["method"] == "score" and "points" in answer["result"] and 6 in message["params"]["dice"]:
        answer["result"]["points"] += 1
    return answer
"""
Say = Callable[..., tuple[int, str]]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Call a command; its code and what it says."""

    def call(*arguments: str) -> tuple[int, str]:
        capsys.readouterr()
        code = run(list(arguments))
        said = capsys.readouterr()
        return code, said.out + said.err

    return call


@pytest.fixture
def failed(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The results of an implementation that never pays the upper bonus."""
    (tmp_path / "wrong_engine.py").write_text(WRONG, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    scenarios = [word for name in ("YZ-412", "YZ-101") for word in ("--scenario", name)]
    filters = ["--game", "yahtzee", "--ruleset", "yahtzee"]
    assert say("check", "-q", *filters, *scenarios, "--impl", "wrong_engine:handle", "--json", "r.json")[0] == 1
    return "r.json"


def test_the_record_is_shown_without_an_implementation(say: Say, failed: str) -> None:
    code, said = say("replay", failed, "YZ-412")
    assert code == 0
    lines = said.splitlines()
    assert lines[0].startswith("YZ-412  ")
    assert "Then Ana's upper bonus is 35" in lines
    assert '1. → start {"ruleset":{"id":"yahtzee","settings":{},"definition":"…"},"seats":["Ana"]}' in lines
    assert sum(1 for line in lines if line.startswith("   ← {")) == sum(1 for line in lines if " → " in line) > 10


def test_the_same_implementation_answers_as_recorded(say: Say, failed: str) -> None:
    code, said = say("replay", failed, "YZ-412", "--impl", "wrong_engine:handle")
    assert code == 0
    assert said.splitlines()[-1].endswith("answers, as recorded.")
    assert "≠" not in said


def test_a_mended_one_differs_where_the_fault_was(say: Say, failed: str) -> None:
    code, said = say("replay", failed, "YZ-412", "--", *REFERENCE)
    assert code == 1
    marked = [line.strip() for line in said.splitlines() if "≠" in line]
    assert marked == ["≠ observation.sheets.Ana.upper_bonus: 0 in the record, 35 now"]
    assert "1 of 13 answers differs from the record." in said
    assert f"quincunx check --scenario YZ-412 --ruleset yahtzee -- {' '.join(REFERENCE)}" in said


def test_as_json_it_is_one_document(say: Say, failed: str) -> None:
    code, said = say("replay", failed, "YZ-412", "--json", "--", *REFERENCE)
    document: dict[str, Any] = json.loads(said)
    assert code == 1
    assert document["id"] == "YZ-412"
    assert [bool(item["differences"]) for item in document["exchanges"]] == [False] * 12 + [True]
    assert document["exchanges"][0]["request"]["params"]["ruleset"]["definition"]["boxes"]
    record = json.loads(say("replay", failed, "YZ-412", "--json")[1])
    assert record["exchanges"][0] == {key: document["exchanges"][0][key] for key in ("request", "recorded")}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["r.json", "YZ-41"], "the results hold no scenario YZ-41; did you mean “YZ-412”"),
        (["r.json", "YZ-101"], "YZ-101: passed; a conversation is kept of scenarios that fail"),
        (["r.json", "YZ-412", "--ruleset", "x"], "YZ-412 was not run under the ruleset x, but under: yahtzee"),
        (["none.json", "YZ-412"], "none.json: cannot be read"),
        (["r.json", "YZ-412", "--impl", "a:b", "--", "x"], "name the implementation once"),
    ],
)
def test_mistakes_are_one_clear_line(say: Say, failed: str, arguments: list[str], message: str) -> None:
    code, said = say("replay", *arguments)
    assert code == 2
    assert message in said


def test_an_implementation_that_cannot_be_run_is_code_3(say: Say, failed: str) -> None:
    code, said = say("replay", failed, "YZ-412", "--", "no-such-engine")
    assert code == 3
    assert "could not be run" in said


def test_a_breakdown_ends_it(say: Say, failed: str) -> None:
    code, said = say("replay", failed, "YZ-412", "--", sys.executable, str(FAKE), "exit", "4")
    assert code == 1
    assert "   ← ended with exit code 3 before it answered `act`" in said
    assert "1 of 3 answers differs from the record; 10 further requests were not sent." in said


def test_of_a_whole_table_the_roll_that_failed_is_kept(
    say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "off_by_one.py").write_text(OFF_BY_ONE, encoding="utf-8")
    filters = ["--ruleset", "yahtzee", "--level", "scoring", "--json", "r.json"]
    say("check", "-q", *filters, "--impl", "off_by_one:handle")
    results = read_results(tmp_path / "r.json")
    whole = [item for item in results.scenarios if item.failure and "rolls differ" in item.failure.message]
    assert whole
    (exchange,) = whole[0].failure.transcript if whole[0].failure else ()
    assert " ".join(map(str, exchange.request["params"]["dice"])) in whole[0].failure.message  # type: ignore[union-attr]
    assert (tmp_path / "r.json").stat().st_size < 1_000_000


def test_several_failures_are_to_be_chosen_from(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = [sys.executable, str(FAKE), "error", "--when", '"method":"score"']
    say("check", "-q", "--scenario", "SC-425", "--json", "r.json", "--", *command)
    code, said = say("replay", "r.json", "SC-425")
    assert code == 2
    assert "SC-425 failed several times; choose one: SC-425 --ruleset yahtzee, SC-425 --ruleset " in said
    code, said = say("replay", "r.json", "SC-425", "--ruleset", "yahtzee", "--", *command)
    assert (code, "1 answer, as recorded." in said) == (0, True)


def _answer(result: dict[str, Any]) -> Exchange:
    return Exchange(request={"method": "act"}, response={"jsonrpc": "2.0", "id": 1, "result": result})


@pytest.mark.parametrize(
    ("recorded", "now", "found"),
    [
        ({"points": 25}, {"points": 25.0}, []),
        ({"points": 1}, {"points": True}, ["points: 1 in the record, true now"]),
        ({"observation": {"dice": [1, 2]}}, {"observation": {"dice": [2, 1], "more": 1}}, []),
        ({"observation": {"a": 1}}, {"observation": {}}, ["observation.a: 1 in the record, absent now"]),
        ({"rejected": {"rule": "a"}}, {"rejected": {"message": "no"}}, []),
        ({"rejected": {}}, {"points": 1}, ["rejected: {} in the record, absent now"]),
        ({"groups": [[0], [1]]}, {"groups": [[1], [0]]}, ["groups: [[0],[1]] in the record, [[1],[0]] now"]),
    ],
)
def test_answers_are_compared_as_in_a_check(recorded: dict[str, Any], now: dict[str, Any], found: list[str]) -> None:
    assert differences(_answer(recorded), _answer(now)) == found


def test_an_answer_that_was_not_recorded_is_not_compared() -> None:
    assert differences(Exchange(request={"method": "act"}), _answer({"points": 1})) == []
