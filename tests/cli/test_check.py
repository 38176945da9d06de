"""`quincunx check`: what it says, what it writes, and with which code it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quincunx.results.model import read_results

from .conftest import ROOT, Command

Fake = Callable[..., list[str]]


def _results(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def test_the_reference_implementation_conforms(quincunx: Command) -> None:
    said = quincunx("check", "--game", "yahtzee")
    assert said.code == 0
    assert "yahtzee.joker" in said.out
    assert "Conforming in everything that was asked (part of the suite)." in said.out
    assert said.err == ""


def test_the_reference_implementation_conforms_over_stdio(quincunx: Command) -> None:
    said = quincunx("check", "--rule", "yahtzee.joker", "--", sys.executable, "-m", "reference_impl")
    assert said.code == 0


def test_results_are_written_whole_and_can_be_read_again(quincunx: Command, tmp_path: Path) -> None:
    assert quincunx("check", "-q", "--rule", "scorecard.lower", "--json", "out/r.json").code == 0
    results = read_results(tmp_path / "out" / "r.json")
    assert results.conforming
    assert results.counts["passed"] == len(results.scenarios) > 100
    assert not results.run.complete
    assert results.run.filters == ["--rule scorecard.lower"]
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["r.json"]


def test_results_on_standard_output_are_alone_there(quincunx: Command) -> None:
    said = quincunx("check", "--scenario", "YZ-101", "--json", "-")
    document = json.loads(said.out)
    assert set(document) >= {"suite", "implementation", "scenarios", "counts"}
    assert "Conforming" in said.err


def test_a_row_of_an_outline_can_be_asked_for_alone(quincunx: Command, tmp_path: Path) -> None:
    quincunx("check", "-q", "--scenario", "YZ-103/2", "--ruleset", "yahtzee", "--json", "r.json")
    assert [item["id"] for item in _results(tmp_path / "r.json")["scenarios"]] == ["YZ-103/2"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--rule", "yahtzee.jokr"], "--rule yahtzee.jokr matches no scenario; did you mean “yahtzee.joker”"),
        (["--game", "chess"], "--game chess matches no scenario"),
        (["--scenario", "YZ-9999"], "--scenario YZ-9999 matches no scenario"),
        (["--game", "yahtzee", "--rule", "house"], "--rule house matches no scenario"),
        (["--jobs", "2"], "--jobs needs a command after --"),
        (["--impl", "a:b", "--", "node", "x.js"], "name the implementation once"),
        (["--json", "."], "--json .: this is a folder; name a file"),
        (["--with", "nowhere"], "--with nowhere: there is no such file or folder"),
        (["--setup", "sideways"], "'sideways' is not one of 'play', 'position'"),
        (["--timeout", "0"], "0.0 is not in the range"),
    ],
)
def test_a_mistake_is_one_clear_message_and_code_2(quincunx: Command, arguments: list[str], message: str) -> None:
    said = quincunx("check", *arguments)
    assert said.code == 2
    assert message in said.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--impl", "no.such.module:handle"], "cannot import no.such.module"),
        (["--impl", "json:nothing"], "json has no nothing"),
        (["--impl", "json:__name__"], "json:__name__ is not callable"),
        (["--impl", "json"], "“json” is no address; write it as package.module:callable"),
        (["--", "no-such-command-anywhere"], "no-such-command-anywhere"),
    ],
)
def test_an_implementation_that_cannot_be_run_is_code_3(quincunx: Command, arguments: list[str], message: str) -> None:
    said = quincunx("check", *arguments)
    assert said.code == 3
    assert "the implementation could not be run" in said.err
    assert message in said.err


@pytest.mark.parametrize("mode", ["exit-at-once", "other-version"])
def test_a_handshake_that_fails_twice_is_code_3(quincunx: Command, fake: Fake, mode: str) -> None:
    said = quincunx("check", "--timeout", "5", "--", *fake(mode, "1"))
    assert said.code == 3


JOKER = ["--when", '"box":"fours"']


@pytest.mark.parametrize(
    ("mode", "outcome", "message"),
    [
        ("exit", "errored", "3"),
        ("crash", "errored", ""),
        ("hang", "timed-out", "0.6"),
    ],
)
def test_a_misbehaving_child_spoils_its_own_scenario_only(
    quincunx: Command, fake: Fake, tmp_path: Path, mode: str, outcome: str, message: str
) -> None:
    scenarios = [part for name in ("YZ-101", "YZ-111", "YZ-141") for part in ("--scenario", name)]
    command = fake(mode, "--when", '"faces":[4,4,4,4,4]')
    said = quincunx("check", "-q", "--timeout", "0.6", "--json", "r.json", *scenarios, "--", *command)
    assert said.code == 1
    found = {item["id"]: item for item in _results(tmp_path / "r.json")["scenarios"]}
    assert found["YZ-101"]["outcome"] == outcome
    assert message in found["YZ-101"]["failure"]["message"]
    assert found["YZ-141"]["outcome"] == outcome
    assert {item["outcome"] for name, item in found.items() if name.startswith("YZ-111")} == {"passed"}


def test_a_flake_is_told_from_a_crash(quincunx: Command, fake: Fake, tmp_path: Path) -> None:
    command = fake("exit", "--when", '"box":"fours"', "--once", str(tmp_path / "once"))
    said = quincunx("check", "--scenario", "YZ-101", "--json", "r.json", "--", *command)
    assert said.code == 1
    (result,) = _results(tmp_path / "r.json")["scenarios"]
    assert result["failure"]["flaky"] is True
    assert "flaky" in said.out


def test_five_breakdowns_in_a_row_give_the_run_up(quincunx: Command, fake: Fake, tmp_path: Path) -> None:
    command = fake("exit", "--when", '"method":"start"')
    said = quincunx("check", "--rule", "yahtzee.joker", "--json", "r.json", "--", *command)
    assert said.code == 1
    counts = _results(tmp_path / "r.json")["counts"]
    assert counts["errored"] == 5
    assert counts["not-run"] > 10
    assert "The run is not complete: given up after 5 crashes or time-outs in a row." in said.out


def test_results_stand_in_the_same_order_whatever_the_number_of_jobs(quincunx: Command, tmp_path: Path) -> None:
    command = ["--", sys.executable, "-m", "reference_impl"]
    for jobs in ("1", "3"):
        quincunx("check", "-q", "--rule", "yahtzee", "--json", f"{jobs}.json", "--jobs", jobs, *command)
    assert _results(tmp_path / "1.json")["scenarios"] == _results(tmp_path / "3.json")["scenarios"]


def test_stderr_of_the_child_is_shown_with_a_crash(quincunx: Command, fake: Fake, tmp_path: Path) -> None:
    quincunx("check", "-q", "--scenario", "YZ-101", "--json", "r.json", "--", *fake("exit", "--when", '"box":"fours"'))
    (result,) = _results(tmp_path / "r.json")["scenarios"]
    assert result["failure"]["stderr"].strip()


@pytest.mark.skipif(sys.platform == "win32", reason="signals and process groups as on POSIX")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda stop: stop.name)
def test_an_ended_run_leaves_no_half_results(tmp_path: Path, fake: Fake, stop: signal.Signals) -> None:
    pids = tmp_path / "pids"
    pids.mkdir()
    wrapper = (
        f"import os, pathlib; pathlib.Path({str(pids)!r}, str(os.getpid())).touch(); "
        f"os.execv({sys.executable!r}, {fake('hang', '--when', 'act')!r})"
    )
    command = [sys.executable, "-m", "quincunx", "check", "--json", "r.json", "--timeout", "60"]
    run = subprocess.Popen(
        [*command, "--", sys.executable, "-c", wrapper],
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    deadline = time.monotonic() + 20
    while not list(pids.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.3)
    run.send_signal(stop)
    run.wait(20)
    assert not list(tmp_path.glob("*.json"))
    assert not list(tmp_path.glob(".r.json*"))
    (child,) = {int(path.name) for path in pids.iterdir()}
    if stop is signal.SIGKILL:  # then nobody is left to end the child; it ends with its stdin, unless it hangs
        os.kill(child, signal.SIGKILL)
    deadline = time.monotonic() + 10
    while _alive(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _alive(child)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z" if Path("/proc/self").exists() else True
