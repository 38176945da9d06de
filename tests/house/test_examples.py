"""The house rules that ship as examples hold, declare what they change, and are written without a fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from quincunx import paths
from tests.house.conftest import Table

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "house-rules").iterdir())


def test_there_are_five() -> None:
    assert [folder.name for folder in EXAMPLES] == ["no-joker", "six-dice", "triple", "yacht", "yatzy"]


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_an_example_conforms_without_a_warning(table: Table, folder: Path) -> None:
    answer = table.quincunx("check", "--with", str(folder))
    assert answer.code == 0, answer.out
    assert "Conforming in everything that was asked." in answer.text
    assert "warning" not in answer.text


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_its_own_scenarios_hold_where_positions_are_handed_over(table: Table, folder: Path) -> None:
    answer = table.quincunx("check", "--with", str(folder), "--rule", f"house.{folder.name}", "--setup", "position")
    assert answer.code == 0, answer.out


def test_all_of_them_together_are_written_without_a_fault(table: Table) -> None:
    answer = table.quincunx("lint", "--with", str(EXAMPLES[0].parent), "--json")
    house = [line for line in answer.out.splitlines() if "house-rules" in line]
    assert house == []


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_the_first_line_leads_an_editor_to_the_schema(folder: Path) -> None:
    first = (folder / f"{folder.name}.yaml").read_text(encoding="utf-8").splitlines()[0]
    address = first.removeprefix("# yaml-language-server: $schema=")
    assert (folder / address).resolve() == paths.SPEC / "schemas" / "ruleset.schema.json"
