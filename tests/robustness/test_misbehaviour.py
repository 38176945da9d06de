"""Whatever one scenario does to an implementation: the right outcome, the cause by name, the others unaffected.

That no process and no half file is left is seen to by the fixture, each time.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import FAKE, HIT, Check

FIVE_FOURS = ("--when", '"faces":[4,4,4,4,4]')
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX's ways of ending")


@pytest.mark.parametrize(
    ("mode", "outcome", "message"),
    [
        ("exit", "errored", "ended with exit code 3 before it answered `act`"),
        ("quit", "errored", "ended with exit code 0 before it answered `act`"),
        pytest.param("crash", "errored", "was ended by SIGKILL", marks=posix),
        ("half-line", "errored", "in the middle of a line"),
        ("close-stdout", "errored", "closed its stdout (it still runs)"),
        ("prose", "errored", "printed what is no JSON: “Welcome to dice!”"),
        ("prose-after", "errored", "printed what is no JSON: “That was fun!”"),
        ("broken-json", "errored", "printed broken JSON"),
        ("invalid-utf8", "errored", "printed what is no UTF-8"),
        ("nan", "errored", "used NaN, which JSON does not know"),
        ("wrong-id", "errored", "answered with the id"),
        ("no-id", "errored", "without an id"),
        ("two-answers", "errored", "twice; the surplus line is"),
        ("long-line", "errored", "printed more than 8 MiB without a line feed"),
        ("flood-stdout", "errored", "printed what is no JSON: “Welcome to dice!”"),
        ("refused-type", "errored", "is not what the protocol allows"),
        ("error", "errored", "was answered with the error -32603: KeyError"),
        ("grandchild-exit", "errored", "ended with exit code 3"),
    ],
)
def test_a_fault_over_one_scenario(check: Check, mode: str, outcome: str, message: str) -> None:
    checked = check(mode, *FIVE_FOURS)
    assert checked.code == 1
    assert checked.of(HIT)["outcome"] == outcome
    assert message in checked.of(HIT)["failure"]["message"]
    assert checked.outcomes_of_others == {"passed"}


@pytest.mark.parametrize(
    ("mode", "message"),
    [
        ("hang", "no answer to `act` within 0.4 s"),
        ("half-answer", "did not end its answer to `act` with a line feed"),
        ("never-flushes", "no answer to `act`"),
        ("late", "no answer to `act`"),
        ("stubborn", "no answer to `act`"),
        ("grandchild-hang", "no answer to `act`"),
        ("grandchild-stubborn", "no answer to `act`"),
    ],
)
def test_silence_over_one_scenario(check: Check, mode: str, message: str) -> None:
    checked = check(mode, *FIVE_FOURS, "--seconds", 0.8, timeout=0.4)
    assert checked.code == 1
    assert checked.of(HIT)["outcome"] == "timed-out"
    assert message in checked.of(HIT)["failure"]["message"]
    assert checked.outcomes_of_others == {"passed"}


@pytest.mark.parametrize("mode", ["exit-after", "close-stdin", "second-answer"])
def test_what_shows_at_the_next_request_only(check: Check, mode: str) -> None:
    checked = check(mode, *FIVE_FOURS)
    assert checked.code == 1
    message = {"exit-after": "exit code 3", "close-stdin": "closed its stdin", "second-answer": "twice; the surplus"}
    hurt = [item for item in checked.document["scenarios"] if item["outcome"] != "passed"]
    assert len(hurt) == 1
    assert message[mode] in hurt[0]["failure"]["message"]


@pytest.mark.parametrize(
    ("mode", "message"),
    [
        ("exit-at-once", "ended with exit code 3 before it answered `hello`"),
        ("exit", "ended with exit code 3 before it answered `hello`"),
        ("hang", "no answer to `hello` within 0.4 s of its start"),
        ("never-flushes", "does it read lines from stdin, and flush stdout"),
        ("prose-first", "printed what is no JSON: “Welcome to dice!”"),
        ("other-version", "it speaks version 2 of the protocol"),
        ("close-stdout", "closed its stdout (it still runs)"),
        ("refused-type", "it speaks version one of the protocol"),
    ],
)
def test_a_handshake_that_fails_twice(check: Check, monkeypatch: pytest.MonkeyPatch, mode: str, message: str) -> None:
    monkeypatch.setattr("quincunx.cli.reaching.STARTING", 0.4 if mode in {"hang", "never-flushes"} else 20.0)
    small = ["--plain"] if mode == "never-flushes" else []  # a long answer flushes a buffer by itself
    checked = check(mode, 1, *small, timeout=0.4)
    assert checked.code == 3
    assert message in checked.said
    assert checked.document == {}
    assert len(checked.pids) == (1 if "speaks version" in message else 2)


def test_a_handshake_that_fails_once_does_no_harm(check: Check, tmp_path: Path) -> None:
    checked = check("exit", 1, "--once", tmp_path / "once")
    assert (checked.code, len(checked.pids)) == (0, 2)


def test_three_seconds_to_start(check: Check) -> None:
    assert check("slow-start", "--seconds", 3, timeout=1.0).code == 0


def test_not_ending_at_the_end(check: Check) -> None:
    assert check("hang-at-end").code == 0


def test_a_grandchild_that_keeps_the_pipes_open(check: Check) -> None:
    assert check("grandchild").code == 0


def test_other_capabilities_after_a_restart(check: Check, tmp_path: Path) -> None:
    options = ("--rule", "yahtzee.joker")
    checked = check("changes", *FIVE_FOURS, "--once", tmp_path / "once", options=options)
    assert checked.code == 1
    hurt = [item for item in checked.document["scenarios"] if item["outcome"] == "errored"]
    assert "exit code 3" in hurt[0]["failure"]["message"]
    assert {item["failure"]["message"] for item in hurt[1:]} == {
        "after a restart, `hello` declares other capabilities than before"
    }
    assert "given up after 5" in checked.document["run"]["given_up"]
    assert checked.document["counts"]["not-run"] > 10


def test_a_declared_field_that_is_left_out(check: Check) -> None:
    checked = check("missing-field")
    assert checked.code == 1
    messages = {item["failure"]["message"] for item in checked.document["scenarios"]}
    assert messages == {"the observation lacks `legal`, which `hello` declares"}
    assert len(checked.pids) == 1  # a wrong answer is no breakdown


def test_the_time_limit_of_the_run(check: Check) -> None:
    checked = check("hang", *FIVE_FOURS, options=("--time-limit", "1.5"))
    assert checked.code == 1
    assert {item["outcome"] for item in checked.document["scenarios"]} == {"not-run", "passed"}
    assert checked.of(HIT)["reason"] == "the time limit of 1.5 s was reached (--time-limit)"
    assert checked.document["run"]["complete"] is False
    assert "The run is not complete: the time limit of 1.5 s was reached" in checked.said


def test_the_time_limit_with_several_children(check: Check) -> None:
    checked = check("hang", *FIVE_FOURS, options=("--time-limit", "2", "--jobs", "2"))
    assert checked.code == 1
    assert checked.of(HIT)["outcome"] == "not-run"
    assert checked.outcomes_of_others <= {"passed", "not-run"}


def test_the_time_limit_before_the_handshake(check: Check) -> None:
    checked = check("hang", 1, options=("--time-limit", "0.5"))
    assert checked.code == 3
    assert "no handshake within the time limit of the run, 0.5 s (--time-limit)" in checked.said


@posix
def test_a_gigabyte_on_stderr_does_not_fill_the_memory(tmp_path: Path) -> None:
    scenarios = ["--ruleset", "yahtzee", "--scenario", HIT]
    fake = [sys.executable, str(FAKE), "flood-stderr", "3", "--size", "1000"]
    root = str(FAKE.parents[2])
    command = [sys.executable, "-m", "quincunx", "check", *scenarios, "--timeout", "40", "--", *fake]
    peaks = []
    for arguments in ([*command[:-1], "0"], command):
        with subprocess.Popen(
            arguments, cwd=tmp_path, env={**os.environ, "PYTHONPATH": root}, stdout=subprocess.DEVNULL
        ) as run:
            _, status, usage = os.wait4(run.pid, 0)
            run.returncode = os.waitstatus_to_exitcode(status)
        assert run.returncode == 0
        peaks.append(usage.ru_maxrss)
    assert peaks[1] < peaks[0] * 1.3
