"""`quincunx check` and pytest are two ways to run the same thing, and say the same of every scenario."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PYHTZEE = ROOT / "examples" / "adapters" / "pyhtzee_adapter.py"


def _checked(tmp_path: Path, arguments: list[str]) -> dict[tuple[str, str], str]:
    file = tmp_path / "results.json"
    command = [sys.executable, "-m", "quincunx", "check", "-q", "--json", str(file), *arguments]
    subprocess.run(command, cwd=ROOT, check=False, timeout=300)
    return {(item["id"], item["ruleset"]): item["outcome"] for item in json.loads(file.read_text())["scenarios"]}


def _tested(tmp_path: Path, arguments: list[str]) -> dict[tuple[str, str], str]:
    file = tmp_path / "junit.xml"
    module = str(HERE / "test_features.py")
    command = [sys.executable, "-m", "pytest", module, "-q", "-p", "no:cacheprovider", f"--junitxml={file}", *arguments]
    subprocess.run(command, cwd=ROOT, check=False, timeout=300, stdout=subprocess.DEVNULL)
    found = {}
    for item in ET.parse(file).iter("property"):
        if item.get("name") == "quincunx":
            name, ruleset, outcome = item.get("value", "").split()
            found[name, ruleset] = outcome
    return found


@pytest.mark.parametrize(
    ("check", "test"),
    [
        ([], []),
        (["--setup", "position"], ["--quincunx-setup", "position"]),
        (
            ["--", sys.executable, str(PYHTZEE)],
            ["--quincunx-command", f'"{sys.executable}" "{PYHTZEE}"'],
        ),
    ],
    ids=["played", "handed over", "an implementation with faults, over stdio"],
)
def test_both_runners_agree_on_every_scenario(tmp_path: Path, check: list[str], test: list[str]) -> None:
    checked, tested = _checked(tmp_path, check), _tested(tmp_path, test)
    assert len(checked) > 400
    assert checked == tested
