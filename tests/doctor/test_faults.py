"""Each way to misbehave is named, and what helps against it is said."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quincunx.adapters import stdio
from quincunx.doctor.advice import in_plain_words
from quincunx.errors import AnswerFault

Examine = Callable[..., Any]
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX's ways of ending")


@pytest.mark.parametrize(
    ("mode", "found", "advice"),
    [
        ("exit", "ended with exit code 3 before it answered `score`", "has to go on until `bye`"),
        ("exit-after", "ended with exit code 3", "has to go on until `bye`"),
        ("quit", "ended with exit code 0", "has to go on until `bye`"),
        pytest.param("crash", "was ended by SIGKILL", "has to go on until `bye`", marks=posix),
        ("half-line", "in the middle of a line", "has to go on until `bye`"),
        ("close-stdin", "closed its stdin", "has to go on until `bye`"),
        ("close-stdout", "closed its stdout", "has to go on until `bye`"),
        ("prose", "no JSON: “Welcome to dice!”", "console.error"),
        ("prose-after", "no JSON: “That was fun!”", "console.error"),
        ("empty-line", "an empty line", "console.error"),
        ("flood-stdout", "no JSON: “Welcome to dice!”", "console.error"),
        ("broken-json", "broken JSON", "without line feeds inside"),
        ("pretty", "broken JSON", "json.dumps(x) without indent"),
        ("bom", "a byte-order mark", "choose “utf-8”"),
        ("invalid-utf8", "no UTF-8", "reconfigure(encoding='utf-8')"),
        ("nan", "used NaN", "a division by zero"),
        ("infinity", "used -Infinity", "a division by zero"),
        ("not-object", "no object", "Answer with one object"),
        ("wrong-id", "the id 1002 where the request's is 2", "Copy the request's `id`"),
        ("string-id", 'the id "2"', "a number stays a number"),
        ("null-id", "the id null", "Copy the request's `id`"),
        ("true-id", "the id true", "Copy the request's `id`"),
        ("no-id", "without an id", "Copy the request's `id`"),
        ("parse-error", "the id null and the error", "could not read the request"),
        ("own-message", "a message of its own", "exactly one line for each request"),
        ("two-answers", "answered request 2 twice", "exactly one line for each request"),
        ("second-answer", "answered request 2 twice", "exactly one line for each request"),
        ("long-line", "without a line feed", "End each answer with a line feed"),
        ("refused-type", "`points` in the answer to `score` is text; a number is due", "The page “Protocol”"),
        ("error", "the error -32603: KeyError", "what your program has no notion of is `unsupported`"),
        ("missing-field", "lacks `legal`, which `hello` declares", "Declare a field only when"),
    ],
)
def test_is_named_with_what_helps(examine: Examine, mode: str, found: str, advice: str) -> None:
    examined = examine(mode, "--size", 20)
    assert examined.code == 1
    first = examined.faults[0]
    assert found in first["found"]
    assert advice in first["advice"]
    assert first["tried"].startswith("yahtzee: ")
    assert first["sent"].startswith('{"jsonrpc":"2.0","id":')


@pytest.mark.parametrize(
    ("mode", "found", "advice"),
    [
        ("hang", "no answer to `score` within 0.5 s", "Read one line at a time"),
        ("never-flushes", "no answer to `score` within 0.5 s", "and flush"),
        ("stubborn", "no answer to `score` within 0.5 s", "Read one line at a time"),
        ("half-answer", "did not end its answer to `score` with a line feed", "End each answer with a line feed"),
        ("late", "no answer to `score` within 0.5 s", "allow more with --timeout"),
        ("grandchild-hang", "no answer to `score` within 0.5 s", "Read one line at a time"),
    ],
)
def test_silence_is_given_up_soon(examine: Examine, mode: str, found: str, advice: str) -> None:
    examined = examine(mode, timeout=0.5)
    assert examined.code == 1
    assert found in examined.faults[0]["found"]
    assert advice in examined.faults[0]["advice"]
    assert [finding for finding in examined.findings if "given up after 3 breakdowns" in finding["found"]]


@pytest.mark.parametrize(
    ("mode", "found", "advice"),
    [
        ("exit-at-once", "ended with exit code 3 before it answered `hello`", "has to go on"),
        ("prose-first", "no JSON: “Welcome to dice!”", "console.error"),
        ("other-version", "it speaks version 2 of the protocol", '"protocol": 1'),
        ("two-answers", "answered request 1 twice", "exactly one line"),
        ("refused-type", "it speaks version one", '"protocol": 1'),
    ],
)
def test_a_failed_handshake_is_code_3(examine: Examine, mode: str, found: str, advice: str) -> None:
    examined = examine(mode, 1)
    assert examined.code == 3
    assert found in examined.faults[0]["found"]
    assert advice in examined.faults[0]["advice"]


def test_a_handshake_without_an_answer_is_code_3(examine: Examine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quincunx.cli.reaching.STARTING", 0.5)
    examined = examine("hang", 1, timeout=0.5)
    assert examined.code == 3
    assert "does it read lines from stdin, and flush" in examined.faults[0]["found"]


@pytest.mark.parametrize("mode", ["right", "chatty", "slow-start", "grandchild", "flood-stderr"])
def test_what_is_allowed_is_healthy(examine: Examine, mode: str) -> None:
    examined = examine(mode, "--size", 5)
    assert examined.code == 0
    assert {finding["kind"] for finding in examined.findings} == {"fine"}


def test_an_end_that_does_not_come_and_slowness_are_worth_a_note(examine: Examine) -> None:
    (note,) = [finding for finding in examine("hang-at-end").findings if finding["kind"] != "fine"]
    assert note["found"] == "still runs 1 s after `bye`"
    (note,) = [finding for finding in examine("late", "--seconds", 0.7).findings if finding["kind"] != "fine"]
    assert note["found"] == "answered after 0.7 s"


def test_other_capabilities_after_a_restart(examine: Examine, tmp_path: Path) -> None:
    examined = examine("changes", "--once", tmp_path / "once")
    assert examined.code == 1
    assert "declares other capabilities" in examined.faults[1]["found"]


def test_the_last_words_are_shown(examine: Examine) -> None:
    assert examine("exit-at-once").faults[0]["stderr"] == "fake: the engine fell over"


def test_advice_is_given_once(examine: Examine) -> None:
    faults = examine("exit").faults
    assert [bool(fault["advice"]) for fault in faults] == [True, False, False]


def test_no_process_is_left(examine: Examine) -> None:
    for mode in ("hang", "grandchild-stubborn"):
        examine(mode, timeout=0.3)
    assert not stdio.start.__globals__["_running"]


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("Expected `int | float | null`, got `str` - at `$.points`", "`points` in X is text; a number is due"),
        ("Expected `str`, got `int` - at `$.seat`", "`seat` in X is a whole number; text is due"),
        ("Object missing required field `games`", "X lacks `games`"),
        ("Object missing required field `levels` - at `$.games[...]`", "X lacks `games[...].levels`"),
        ("Invalid enum value 'rolling' - at `$.phase`", 'X has "rolling" as `phase`, which the protocol does not know'),
        ("Expected `array`, got `object`", "X is an object; a list is due"),
        ("something else", "X is not what the protocol allows: something else"),
    ],
)
def test_types_are_told_in_plain_words(fault: str, words: str) -> None:
    assert in_plain_words(AnswerFault(f"X is not what the protocol allows: {fault}")) == words
