"""A check of three scenarios against a fake that misbehaves over the first, and everything that is left of it."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from quincunx.cli.main import run
from quincunx.run.suite import Suite, load_suite
from quincunx.spec.load import load_spec

FAKE = Path(__file__).parents[1] / "fakes" / "misbehave.py"
WITNESS = "import os, pathlib, runpy, sys; pathlib.Path({folder!r}, str(os.getpid())).touch(); "
WITNESS += "sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], run_name='__main__')"

HIT = "YZ-101"
"""The scenario in which the fake is told of five fours."""
OTHERS = ("YZ-412", "YZ-111")
"""Those before and after it that know nothing of it."""


@dataclass(frozen=True)
class Checked:
    """What came of a run.

    Attributes:
        code: the exit code.
        said: everything that was printed.
        document: the results; empty when none were written.
        pids: of every process that was started.
    """

    code: int
    said: str
    document: dict[str, Any]
    pids: list[int] = field(default_factory=list)

    def of(self, name: str) -> dict[str, Any]:
        """The result of a scenario, or of its first row."""
        found = [item for item in self.document["scenarios"] if item["id"].partition("/")[0] == name]
        result: dict[str, Any] = found[0]
        return result

    @property
    def outcomes_of_others(self) -> set[str]:
        """How the other scenarios ended."""
        return {item["outcome"] for item in self.document["scenarios"] if item["id"].partition("/")[0] != HIT}


Check = Callable[..., Checked]


@pytest.fixture(scope="session")
def suite() -> Suite:
    """The suite, read once for all runs."""
    return load_suite(load_spec(), digest="x")


def _gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True
    except OSError:
        return False


@pytest.fixture
def check(tmp_path: Path, suite: Suite, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    """Check a fake (mode and arguments); afterwards no process may be left, nor half a results file."""
    monkeypatch.setattr("quincunx.run.suite.load_suite", lambda *_, **__: suite)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)

    def call(*arguments: object, options: tuple[str, ...] = (), timeout: float = 20.0) -> Checked:
        pids = tmp_path / "pids"
        pids.mkdir(exist_ok=True)
        scenarios = [word for name in (HIT, *OTHERS) for word in ("--scenario", name)]
        command = [sys.executable, "-c", WITNESS.format(folder=str(pids)), str(FAKE), *map(str, arguments)]
        chosen = ["--ruleset", "yahtzee", *(scenarios if "--rule" not in options else ()), *options]
        code = run(["check", "--timeout", str(timeout), "--json", "out/r.json", *chosen, "--", *command])
        said = capsys.readouterr()
        file = tmp_path / "out" / "r.json"
        document = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        started = [int(path.name) for path in pids.iterdir()]
        if sys.platform != "win32":
            deadline = time.monotonic() + 5
            while not all(map(_gone, started)) and time.monotonic() < deadline:
                time.sleep(0.02)
            assert all(map(_gone, started))
        if file.parent.exists():
            assert [path.name for path in file.parent.iterdir()] == ["r.json"]
        return Checked(code, said.out + said.err, document, started)

    return call
