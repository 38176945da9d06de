"""What the pages say of the protocol, and the adapter that they show, are true."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quincunx import paths
from quincunx.spec.rulesets import Rulesets, base_ruleset_files
from reference_impl import Session

REFERENCE = paths.DOCS / "reference"
TURN = REFERENCE / "turn.txt"
ADAPTER = paths.DOCS / "guides" / "minimal_adapter.py"


def messages(file: Path = TURN) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    pairs = []
    for block in file.read_text(encoding="utf-8").strip().split("\n\n"):
        asked, answered = block.split("\n< ")
        pairs.append((json.loads(asked.removeprefix("> ")), json.loads(answered)))
    return pairs


def holds(shown: Any, real: Any) -> bool:
    """Whether everything shown is in the real answer; lists of dice have no order."""
    if isinstance(shown, dict):
        return isinstance(real, dict) and all(key in real and holds(value, real[key]) for key, value in shown.items())
    if isinstance(shown, list):
        return sorted(map(json.dumps, shown)) == sorted(map(json.dumps, real))
    return bool(shown == real)


@pytest.mark.parametrize(("name", "number"), [("turn", 7), ("poker-dice", 9), ("last-chance", 12)])
def test_the_conversations_on_the_protocol_page_are_what_the_reference_answers(name: str, number: int) -> None:
    shown, session, rulesets = messages(REFERENCE / f"{name}.txt"), Session(), Rulesets(base_ruleset_files())
    assert len(shown) == number
    for request, answer in shown:
        if "ruleset" in request["params"]:
            request["params"]["ruleset"] = rulesets[request["params"]["ruleset"]["id"]].document
        assert holds(answer, session.handle(request)), request


def test_the_turn_shows_all_legal_boxes() -> None:
    boxes = {box["id"] for box in Rulesets(base_ruleset_files())["yahtzee"].parameters["boxes"]}
    legal = [answer["result"].get("observation", {}).get("legal") for _request, answer in messages()]
    assert [set(found) for found in legal if found] == [boxes] * 3


def test_the_adapter_of_the_guide_conforms_wherever_it_can_be_asked() -> None:
    command = [sys.executable, "-m", "quincunx", "check", "--level", "scoring", "--json", "-", "-q"]
    done = subprocess.run(
        [*command, "--", sys.executable, str(ADAPTER)], capture_output=True, text=True, check=False, cwd=paths.ROOT
    )
    assert done.returncode == 0, done.stderr
    counts = json.loads(done.stdout)["counts"]
    assert counts["passed"] > 100
    assert {name for name, number in counts.items() if number} == {"passed", "not-applicable"}


def test_the_adapter_of_the_guide_is_short() -> None:
    assert len(ADAPTER.read_text(encoding="utf-8").splitlines()) < 60
