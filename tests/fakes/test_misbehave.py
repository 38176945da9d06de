"""The fakes do what they say; those that write malformed lines are seen to in the tests of the adapters."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

FAKE = Path(__file__).with_name("misbehave.py")


def converse(*arguments: object, requests: tuple[tuple[str, dict[str, Any]], ...]) -> list[dict[str, Any]]:
    """The answers of a fake to some requests."""
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        for number, (method, params) in enumerate(requests, start=1)
    ]
    command = [sys.executable, str(FAKE), *map(str, arguments)]
    ran = subprocess.run(
        command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=False, timeout=30
    )
    return [json.loads(line) for line in ran.stdout.splitlines()]


HELLO = ("hello", {"protocol": 1, "suite": "1.0.0"})
OBSERVE: tuple[str, dict[str, Any]] = ("observe", {})


def test_every_mode_is_documented() -> None:
    spec = importlib.util.spec_from_file_location("misbehave", FAKE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    words = (module.__doc__ or "").replace(",", " ").replace("`", " ").split()
    assert [mode for mode in module.MODES if mode not in words] == []


def test_is_the_reference_implementation_in_everything_else() -> None:
    answers = converse("right", requests=(HELLO,))
    assert "yahtzee" in answers[0]["result"]["games"]


def test_happens_when_a_request_holds_a_text() -> None:
    answers = converse("exit", "--when", "observe", requests=(HELLO, HELLO, OBSERVE, HELLO))
    assert [answer["id"] for answer in answers] == [1, 2]


def test_happens_once(tmp_path: Path) -> None:
    for expected in (1, 3):
        answers = converse("exit", "--once", tmp_path / "once", requests=(HELLO, HELLO, HELLO))
        assert len(answers) == expected


def test_changes_what_it_declares(tmp_path: Path) -> None:
    for expected in (["scoring", "turn", "game", "keeping"], ["scoring"]):
        answers = converse("changes", "--once", tmp_path / "once", requests=(HELLO, OBSERVE))
        assert answers[0]["result"]["games"]["yahtzee"]["levels"] == expected


@pytest.mark.parametrize(
    ("mode", "answer"),
    [
        ("error", {"error": {"code": -32603, "message": "KeyError: 'full-house'"}}),
        ("refused-type", {"result": {"unsupported": {"reason": "a fake knows no game"}, "points": "none"}}),
    ],
)
def test_answers_what_it_should_not(mode: str, answer: dict[str, Any]) -> None:
    answers = converse(mode, "--plain", requests=(HELLO, OBSERVE))
    assert answers[1] == {"jsonrpc": "2.0", "id": 2} | answer


def test_leaves_a_declared_field_out() -> None:
    definition = YAML(typ="safe").load(FAKE.parents[2] / "spec" / "rulesets" / "yahtzee.yaml")
    ruleset = {"id": "yahtzee", "settings": {}, "definition": definition}
    start = ("start", {"ruleset": ruleset, "seats": ["Ana"]})
    hello, started = converse("missing-field", requests=(HELLO, start))
    assert "legal" in hello["result"]["games"]["yahtzee"]["fields"]
    assert "seat" in started["result"]["observation"]
    assert "legal" not in started["result"]["observation"]


def test_speaks_another_version() -> None:
    assert converse("other-version", requests=(HELLO,))[0]["result"]["protocol"] == 2
