"""Whatever an implementation does, every scenario has its outcome, and the run goes on or says that it gave up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import reference_impl
from quincunx.adapters.in_process import InProcess
from quincunx.errors import AdapterError, VersionMismatch
from quincunx.results.model import Results, RunInfo, ScenarioResult
from quincunx.run.playing import Options
from quincunx.run.runner import CRASHES_TO_GIVE_UP, Run
from quincunx.run.suite import Filters, Suite, load_suite
from quincunx.spec.load import load_spec

Handler = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module")
def suite() -> Suite:
    return load_suite(load_spec(), digest="x")


def _run(suite: Suite, handler: Handler, *scenarios: str, options: Options | None = None) -> Results:
    chosen = Filters(scenarios=scenarios, rulesets=["yahtzee"]).select(suite.runnables())
    run = Run(chosen, lambda: InProcess(handler), suite, options or Options())
    return run.results(RunInfo(command=["x"], setup="play", complete=True))


def _reference() -> Handler:
    return reference_impl.Session().handle


def _twisted(change: Callable[[dict[str, Any], dict[str, Any]], Any]) -> Handler:
    """The reference implementation with its answers changed on the way."""
    inner = _reference()
    return lambda message: change(message, inner(message))


def _only(results: Results) -> ScenarioResult:
    (result,) = results.scenarios
    return result


def _speaking_of(suite: Suite, words: str) -> list[str]:
    """The scenarios of Yahtzee in which some words are said."""
    return [
        item.case.id
        for item in suite.runnables()
        if item.ruleset.id == "yahtzee" and any(words in step.text for step in item.case.steps)
    ]


def _declare(message: dict[str, Any], answer: dict[str, Any], **changes: object) -> dict[str, Any]:
    if message["method"] == "hello":
        answer["result"]["games"]["yahtzee"].update(changes)
    return answer


def test_a_good_implementation_passes(suite: Suite) -> None:
    results = _run(suite, _reference(), "YZ-101")
    assert _only(results).outcome == "passed"
    assert results.conforming


def test_a_wrong_value_fails_with_step_values_and_exchange(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "act" and message["params"]["action"].get("box") == "fours":
            answer["result"]["observation"]["sheets"]["Ana"]["boxes"]["fours"] = 4
        return answer

    result = _only(_run(suite, _twisted(change), "YZ-101"))
    assert result.outcome == "failed"
    assert result.failure is not None
    assert result.failure.step == 'Then Ana has 20 in "Fours"'
    assert (result.failure.expected, result.failure.actual) == ("20", "4")
    assert result.failure.transcript[-1].request["params"]["action"] == {"type": "score", "seat": "Ana", "box": "fours"}


def test_fifty_point_zero_is_fifty_but_true_is_not_one(suite: Suite) -> None:
    def as_float(_: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        for sheet in answer["result"].get("observation", {}).get("sheets", {}).values():
            sheet["total"] = float(sheet["total"])
        return answer

    assert _only(_run(suite, _twisted(as_float), "YZ-302")).outcome == "passed"

    def as_bool(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "act":
            answer["result"]["observation"]["round"] = True
        return answer

    result = _only(_run(suite, _twisted(as_bool), "YZ-101"))
    assert result.outcome == "errored"
    assert result.failure is not None
    assert "bool" in result.failure.message


def test_what_is_not_declared_is_not_applicable_with_the_reason(suite: Suite) -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"levels": ["scoring"]}, "the implementation does not claim the level turn"),
        ({"rulesets": ["other"]}, "the implementation does not know the ruleset yahtzee"),
        ({"seats": [2, 4]}, "the implementation plays with 2 to 4 seats, not with 1"),
        ({"fields": ["phase"]}, "the implementation does not show"),
    ]
    for changes, reason in cases:
        handler = _twisted(lambda message, answer, changes=changes: _declare(message, answer, **changes))
        result = _only(_run(suite, handler, "YZ-101"))
        assert result.outcome == "not-applicable"
        assert reason in result.reason


def test_a_game_that_is_not_declared_is_not_applicable(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "hello":
            del answer["result"]["games"]["yahtzee"]
        return answer

    result = _only(_run(suite, _twisted(change), "YZ-101"))
    assert (result.outcome, result.reason) == ("not-applicable", "the implementation does not know the game yahtzee")


def test_a_failure_outweighs_what_is_not_shown(suite: Suite) -> None:
    fields = ["phase", "sheets.boxes", "sheets.upper_bonus"]  # neither `total` nor `upper`

    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        _declare(message, answer, fields=fields)
        for sheet in answer["result"].get("observation", {}).get("sheets", {}).values():
            sheet["upper_bonus"] = 0
        return answer

    chosen = [item.case.id for item in suite.runnables() if "yahtzee.upper-bonus.threshold" in item.scenario.tags.rules]
    results = _run(suite, _twisted(change), *chosen)
    assert results.counts["failed"] > 3


def test_a_declared_field_that_is_left_out_is_an_error(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] != "hello" and "observation" in answer["result"]:
            del answer["result"]["observation"]["rolls_left"]
        return answer

    result = _only(_run(suite, _twisted(change), "YZ-101"))
    assert result.outcome == "errored"
    assert result.failure is not None
    assert "lacks `rolls_left`, which `hello` declares" in result.failure.message


def test_unsupported_is_not_applicable(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "act":
            return {"jsonrpc": "2.0", "id": message["id"], "result": {"unsupported": {"reason": "no dice here"}}}
        return answer

    result = _only(_run(suite, _twisted(change), "YZ-101"))
    assert (result.outcome, result.reason) == ("not-applicable", "no dice here")


def test_a_refusal_on_the_way_to_a_position_blocks(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "act" and message["params"]["action"].get("box") == "yahtzee":
            return {"jsonrpc": "2.0", "id": message["id"], "result": {"rejected": {"message": "not today"}}}
        return answer

    results = _run(suite, _twisted(change), "YZ-101")
    result = _only(results)
    assert result.outcome == "blocked"
    assert result.failure is not None
    assert "on the way to the position, Ana scoring in yahtzee was refused (not today)" in result.failure.message
    assert not results.conforming


def test_a_position_that_comes_out_otherwise_blocks(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        sheets = answer["result"].get("observation", {}).get("sheets", {})
        if message["method"] == "act" and sheets:
            sheets["Ana"]["boxes"]["yahtzee"] = 100
        return answer

    result = _only(_run(suite, _twisted(change), "YZ-101"))
    assert result.outcome == "blocked"
    assert result.failure is not None
    assert "Ana's “Yahtzee” should be 50, but is 100" in result.failure.message


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ({}, "has neither `result` nor `error`"),
        ({"error": {"code": -32603, "message": "boom"}}, "answered with the error -32603: boom"),
        ({"result": {}}, "holds nothing; exactly one was expected"),
        ({"result": {"points": 3, "rejected": {}}}, "exactly one was expected of: observation, rejected, unsupported"),
        ({"result": {"points": 3}}, "`start` was answered with `points`; expected: observation"),
        ({"result": {"observation": {"dice": "1 2 3"}}}, "the observation is not what the protocol allows"),
        ({"result": {"observation": {"round": "1"}}}, "the observation is not what the protocol allows"),
    ],
)
def test_an_answer_that_the_types_refuse_is_an_error_and_nothing_more(
    suite: Suite, answer: dict[str, Any], message: str
) -> None:
    def change(request: dict[str, Any], good: dict[str, Any]) -> dict[str, Any]:
        if request["method"] != "start":
            return good
        return {"jsonrpc": "2.0", "id": request["id"], **answer}

    results = _run(suite, _twisted(change), "YZ-101", "YZ-104", "YZ-105", "YZ-106", "YZ-107", "YZ-108")
    assert results.counts["errored"] == 6  # more than five in a row, and yet none is left out
    failure = results.scenarios[0].failure
    assert failure is not None
    assert message in failure.message


def test_an_exception_is_told_with_its_place_and_the_run_goes_on(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "act" and message["params"]["action"].get("faces") == [4, 4, 4, 4, 4]:
            raise ValueError("four fours frighten me")
        return answer

    results = _run(suite, _twisted(change), "YZ-101", "YZ-141")
    assert [result.outcome for result in results.scenarios] == ["errored", "errored"]
    failure = results.scenarios[0].failure
    assert failure is not None
    assert "ValueError: four fours frighten me (test_runner.py:" in failure.message


def test_a_crash_that_does_not_come_again_is_called_flaky_and_counts_against_it(suite: Suite) -> None:
    crashes = iter([True])

    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "act" and next(crashes, False):
            raise RuntimeError("once")
        return answer

    results = _run(suite, _twisted(change), "YZ-101")
    result = _only(results)
    assert result.outcome == "errored"
    assert result.failure is not None
    assert result.failure.flaky
    assert not results.conforming


def test_five_breakdowns_in_a_row_end_the_run(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] != "hello":
            raise RuntimeError("always")
        return answer

    chosen = [f"YZ-10{number}" for number in range(1, 9)]
    results = _run(suite, _twisted(change), *chosen)
    assert results.counts["errored"] == CRASHES_TO_GIVE_UP
    assert results.counts["not-run"] == len(results.scenarios) - CRASHES_TO_GIVE_UP
    assert "given up after 5 crashes" in results.run.given_up
    assert not results.run.complete
    assert not results.conforming


def test_two_failed_handshakes_end_it_at_once(suite: Suite) -> None:
    calls = []

    def handler(message: dict[str, Any]) -> None:
        calls.append(message["method"])

    with pytest.raises(AdapterError, match="the answer is no JSON object"):
        _run(suite, handler, "YZ-101")
    assert calls == ["hello", "hello"]


def test_another_version_of_the_protocol_is_told_at_once(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "hello":
            answer["result"]["protocol"] = 2
        return answer

    with pytest.raises(VersionMismatch, match="it speaks version 2 of the protocol; this harness speaks 1"):
        _run(suite, _twisted(change), "YZ-101")


def test_other_capabilities_after_a_restart_are_an_error(suite: Suite) -> None:
    greetings = iter(range(100))

    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "hello" and next(greetings) > 0:
            answer["result"]["games"]["yahtzee"]["levels"] = ["scoring"]
        if message["method"] == "act":
            raise RuntimeError("crash")
        return answer

    results = _run(suite, _twisted(change), "YZ-101", "YZ-104")
    failure = results.scenarios[1].failure
    assert failure is not None
    assert "after a restart, `hello` declares other capabilities than before" in failure.message


def test_a_refused_attempt_that_changes_something_is_found(suite: Suite) -> None:
    inner = reference_impl.Session()

    def handler(message: dict[str, Any]) -> Any:
        answer = inner.handle(message)
        if message["method"] == "observe":
            answer["result"]["observation"]["rolls_left"] = 0
        return answer

    wanted = _speaking_of(suite, "nothing has changed")
    results = _run(suite, handler, *wanted[:20])
    assert results.counts["failed"] > 10
    failure = next(item.failure for item in results.scenarios if item.outcome == "failed")
    assert failure is not None
    assert "rolls_left" in (failure.actual or "")


def test_may_score_only_in_is_found_out_by_trying_when_legal_is_not_shown(suite: Suite) -> None:
    fields = ["phase", "seat", "dice", "sheets.boxes", "sheets.yahtzee_bonuses", "sheets.total", "rolls_left"]

    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        _declare(message, answer, fields=fields)
        answer["result"].get("observation", {}).pop("legal", None)
        return answer

    assert _only(_run(suite, _twisted(change), "YZ-101")).outcome == "passed"

    def generous(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["method"] == "start":
            message["params"]["ruleset"]["definition"]["joker"] = "none"
        return answer

    inner = reference_impl.Session()

    def handler(message: dict[str, Any]) -> Any:
        return change(message, inner.handle(generous(message, message)))

    assert _only(_run(suite, handler, "YZ-101")).outcome == "failed"


def test_strict_reasons_compare_the_rule_that_a_rejection_names(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if "rejected" in answer["result"]:
            answer["result"]["rejected"]["rule"] = "some.other.rule"
        return answer

    assert _run(suite, _twisted(change), "YZ-102").counts["passed"] > 0
    strict = _run(suite, _twisted(change), "YZ-102", options=Options(strict_reasons=True))
    assert strict.counts["failed"] > 0
    assert strict.counts["passed"] == 0


def test_fail_fast_stops_and_says_so(suite: Suite) -> None:
    def change(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        for sheet in answer["result"].get("observation", {}).get("sheets", {}).values():
            sheet["total"] = 1
        return answer

    wanted = _speaking_of(suite, "total is")
    results = _run(suite, _twisted(change), *wanted, options=Options(fail_fast=True))
    assert results.counts["failed"] == 1
    assert results.counts["not-run"] > 0
    assert "--fail-fast" in results.run.given_up


def test_positions_played_and_handed_over_give_the_same_outcomes(suite: Suite) -> None:
    """The project's own promise for its reference implementation, on every scenario of every game."""
    chosen = suite.runnables()

    def outcomes(setup: str) -> list[tuple[str, str, str]]:
        options = Options(setup="position" if setup == "position" else "play")
        run = Run(chosen, lambda: InProcess(_reference()), suite, options)
        results = run.results(RunInfo(command=["x"], setup=options.setup, complete=True))
        return [(item.id, item.ruleset, item.outcome) for item in results.scenarios]

    played = outcomes("play")
    assert played == outcomes("position")
    assert {outcome for _, _, outcome in played} == {"passed"}
