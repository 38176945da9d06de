"""The kits work as they come out of the box, and grow as the guide says."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from quincunx.cli.main import run

from .conftest import ROOT, Check, Kit


def _results(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def test_out_of_the_box_everything_is_not_applicable_with_the_reason(kit: Kit, check: Check, tmp_path: Path) -> None:
    code, said = check("check", "-v", "--game", "yahtzee", "--json", str(tmp_path / "r.json"), "--", *kit.command)
    assert code == 0
    counts = _results(tmp_path / "r.json")["counts"]
    assert {outcome for outcome, number in counts.items() if number} == {"not-applicable"}
    assert "Nothing could be asked" in said
    for function in ("score", "start"):
        assert f"{function}() in {kit.file('calls').name} asks no engine yet" in said


def test_out_of_the_box_the_doctor_finds_no_fault(kit: Kit, check: Check) -> None:
    code, said = check("doctor", "--", *kit.command)
    assert code == 0
    assert "✓ start, and answer `hello`: my engine 0.1" in said
    assert "asks no engine yet" in said


def test_a_few_lines_make_it_conform_at_the_level_of_scoring(kit: Kit, check: Check, tmp_path: Path) -> None:
    _connect(kit)
    results = tmp_path / "r.json"
    filters = ["--ruleset", "yahtzee", "--level", "scoring"]
    code, _ = check("check", *filters, "--json", str(results), "--", *kit.command)
    assert code == 0
    document = _results(results)
    assert document["counts"]["passed"] > 100
    reasons = {item["reason"] for item in document["scenarios"] if item["outcome"] != "passed"}
    assert reasons <= {"my engine knows no jokers"}


def test_a_mistake_of_the_engine_is_found_by_name(kit: Kit, check: Check) -> None:
    _connect(kit)
    engine = kit.file("my_engine" if kit.language == "python" else "my-engine")
    text = engine.read_text(encoding="utf-8")
    engine.write_text(text.replace("[2, 3]", "[1, 1, 3]").replace('"2,3"', '"1,1,3"'), encoding="utf-8")
    code, said = check("check", "--ruleset", "yahtzee", "--level", "scoring", "--", *kit.command)
    assert code == 1
    assert "scorecard.lower.full-house" in said.partition("broken: ")[2].partition("Not conforming")[0]


def test_an_exception_of_the_engine_is_an_error_and_nothing_is_lost(kit: Kit, check: Check) -> None:
    _connect(kit)
    engine = kit.file("my_engine" if kit.language == "python" else "my-engine")
    text = engine.read_text(encoding="utf-8").replace("counts = sorted(", "counts = boom(")
    engine.write_text(text.replace("counts = [", "counts = boom["), encoding="utf-8")
    code, said = check("check", "--scenario", "SC-425", "--ruleset", "yahtzee", "--", *kit.command)
    assert code == 1
    assert "was answered with the error -32603" in said
    assert "boom" in said


def _connect(kit: Kit) -> None:
    """Do what the guide says: its lines go into `calls`, in place of the function that asks no engine."""
    lines = (ROOT / "docs" / "guides" / f"kit_{kit.language}.txt").read_text(encoding="utf-8")
    head, _, function = lines.partition("\n\n")
    calls = kit.file("calls")
    text = calls.read_text(encoding="utf-8")
    first = "def score(" if kit.language == "python" else "export function score("
    start = text.index(first)
    end = text.index("\n\n", text.index("asks no engine yet", start))
    text = text[:start] + function.rstrip() + "\n" + text[end:]
    future = "from __future__ import annotations\n"
    text = text.replace(future, f"{future}\n{head}\n", 1) if future in text else f"{head}\n{text}"
    calls.write_text(text, encoding="utf-8")
    name = "my_engine.py" if kit.language == "python" else "my-engine.js"
    (kit.folder / name).write_text(Path(__file__).with_name(f"{name}.txt").read_text(encoding="utf-8"), "utf-8")


ROLLS = {
    "python": """
from loaded_dice import LoadedDice
dice = LoadedDice()
ways = (lambda: dice.randint(1, 6), lambda: dice.randrange(6) + 1, lambda: dice.randrange(1, 7),
        lambda: dice.choice([1, 2, 3, 4, 5, 6]), lambda: dice.choices(range(1, 7), k=1)[0],
        lambda: int(dice.random() * 6) + 1)
for way in ways:
    dice.deal([6, 1, 3, 5, 2, 4])
    print(*[way() for _ in range(6)], len(dice.left), way())
""",
    "node": """
import { LoadedDice } from "./loaded-dice.js";
import crypto from "node:crypto";
import { randomInt } from "node:crypto";
const dice = new LoadedDice();
dice.install();
const bytes = (type) => globalThis.crypto.getRandomValues(new type(1))[0];
const ways = [() => Math.floor(Math.random() * 6) + 1, () => Math.ceil(dice.random() * 6), () => randomInt(1, 7),
  () => crypto.randomInt(6) + 1, () => bytes(Uint8Array) % 6 + 1, () => bytes(Uint32Array) % 6 + 1,
  () => crypto.getRandomValues(new Uint16Array(1))[0] % 6 + 1,
  () => Math.floor(bytes(Uint32Array) / 2 ** 32 * 6) + 1, () => Math.floor(bytes(Uint8Array) / 256 * 6) + 1];
for (const way of ways) {
  dice.deal([6, 1, 3, 5, 2, 4]);
  const rolled = Array.from({ length: 6 }, way);
  console.log(...rolled, dice.left.length, way());
}
""",
}


def test_dice_fall_as_they_are_told_whatever_way_they_are_rolled(kit: Kit) -> None:
    lines = kit.run(ROLLS[kit.language]).splitlines()
    assert len(lines) >= 6
    assert set(lines) == {"6 1 3 5 2 4 0 1"}


def test_nothing_is_ever_overwritten(kit: Kit, check: Check) -> None:
    before = {path.name: path.read_bytes() for path in kit.folder.iterdir()}
    code, said = check("new", "adapter", "--lang", "node", "-o", str(kit.folder))
    assert code == 2
    assert "exists and is not empty; nothing was written" in said
    assert {path.name: path.read_bytes() for path in kit.folder.iterdir()} == before


def test_the_next_steps_are_told(check: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = check("new", "adapter", "--lang", "python", "-o", "mine")
    assert code == 0
    assert str(Path("mine/calls.py")) in said
    assert "quincunx doctor -- " in said


def test_the_callable_of_the_python_kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(["new", "adapter", "--lang", "python", "-o", str(tmp_path / "kit")]) == 0
    monkeypatch.chdir(tmp_path / "kit")
    monkeypatch.syspath_prepend(str(tmp_path / "kit"))
    try:
        assert run(["check", "-q", "--scenario", "SC-425", "--impl", "adapter:answer"]) == 0
    finally:
        for name in ("adapter", "calls", "loaded_dice"):
            sys.modules.pop(name, None)


def test_the_python_kit_is_typed() -> None:
    mypy = pytest.importorskip("mypy.api")
    folder = ROOT / "quincunx" / "scaffold" / "kits" / "adapter-python"
    files = [str(path) for path in sorted(folder.glob("*.py"))]
    out, _, code = mypy.run(["--strict", "--config-file=", "--cache-dir", "/dev/null", *files])
    assert code == 0, out
