"""Examining a fake as the command does, in this process."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from quincunx.cli.main import run
from quincunx.run.suite import Suite, load_suite
from quincunx.spec.load import load_spec

FAKE = Path(__file__).parents[1] / "fakes" / "misbehave.py"


@dataclass(frozen=True)
class Examined:
    """How the command ended, and what it found."""

    code: int
    findings: list[dict[str, Any]]

    @property
    def faults(self) -> list[dict[str, Any]]:
        """What was against the protocol."""
        return [finding for finding in self.findings if finding["kind"] == "fault"]


@pytest.fixture(scope="session")
def suite() -> Suite:
    """The suite, read once for all examinations."""
    return load_suite(load_spec(), digest="")


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch, suite: Suite) -> None:
    """Let the command find the suite that has been read."""
    monkeypatch.setattr("quincunx.run.suite.load_suite", lambda *_, **__: suite)
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)


@pytest.fixture
def examine(capsys: pytest.CaptureFixture[str]) -> Callable[..., Examined]:
    """Examine a fake: its mode and arguments."""

    def doctor(*arguments: object, timeout: float = 20.0) -> Examined:
        fake = [sys.executable, "-S", str(FAKE), *map(str, arguments)]
        code = run(["doctor", "--json", "--timeout", str(timeout), "--", *fake])
        return Examined(code, json.loads(capsys.readouterr().out)["findings"])

    return doctor
