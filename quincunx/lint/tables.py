"""The complete tables: every roll in every box, every joker in every situation, once each.

The rule of this file: completeness is counted from the ruleset; whether a cell is right is for the tests of the spec.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement
from pathlib import Path

from quincunx.lint.documents import Documents
from quincunx.lint.faults import Faults
from quincunx.spec.nearest import nearest
from quincunx.spec.parameters import PokerDiceParameters, ScorecardParameters
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.tables import sorted_rolls

JOKER_COLUMNS = ("number", "yahtzee_box", "upper_box", "lower_section", "legal", "bonus")
HAND_COLUMNS = ("place", "hand", "kind")
POINT_COLUMNS = ("box", "points", "five_alike")
FIVE_ALIKE = ("no", "joker", "also", "only")

Row = tuple[int, dict[str, str]]
"""A line number and its cells by column."""


def check_tables(rulesets: Iterable[Ruleset], folder: Path, faults: Faults) -> None:
    """The tables that rulesets name as their own."""
    for ruleset in rulesets:
        for kind, name in ruleset.head.tables.items():
            keys = ("tables", kind)
            check = _CHECKS.get(kind)
            path = folder / f"{name}.csv"
            if check is None:
                hint = nearest(kind, _CHECKS) or f"; expected: {', '.join(_CHECKS)}"
                faults.spec(f"“{kind}” is no kind of table{hint}", ruleset.file, keys)
            elif path.is_file():
                check(ruleset, path, faults)
            else:
                hint = nearest(name, [known.stem for known in folder.glob("*.csv")])
                faults.spec(f"there is no table {folder.name}/{name}.csv{hint}", ruleset.file, keys)


def check_orphans(documents: Documents, folder: Path, faults: Faults) -> None:
    """Tables that no ruleset names."""
    if documents.unread.get("ruleset"):
        return
    named = [file.content.get("tables") for file in documents.rulesets]
    used = {str(name) for tables in named if isinstance(tables, dict) for name in tables.values()}
    for path in sorted(folder.glob("*.csv")):
        if path.stem not in used:
            faults.file("no ruleset names this table; expected: its name under `tables:` of a ruleset", path)


def _rows(path: Path, columns: Iterable[str], faults: Faults) -> list[Row]:
    """The rows whose width is right; none when the columns are not the expected ones."""
    try:
        lines = list(csv.reader(path.read_text(encoding="utf-8").splitlines()))
    except UnicodeDecodeError:
        faults.file("this file is not UTF-8; save it as UTF-8", path)
        return []
    header = lines[0] if lines else []
    expected = list(columns)
    for name in header:
        if name not in expected:
            faults.file(f"unknown column “{name}”{nearest(name, expected)}", path, 1)
    missing = [name for name in expected if name not in header]
    if missing:
        faults.file(f"the column {', '.join(missing)} is missing", path, 1)
    if len(set(header)) < len(header):
        faults.file("a column stands twice", path, 1)
    if sorted(header) != sorted(expected):
        return []
    rows = []
    for number, cells in enumerate(lines[1:], start=2):
        if len(cells) == len(header):
            rows.append((number, dict(zip(header, cells, strict=True))))
        else:
            faults.file(f"this row has {len(cells)} cells; expected: {len(header)}", path, number)
    return rows


def _scores(ruleset: Ruleset, path: Path, faults: Faults) -> None:
    dice = ruleset.typed.dice
    wanted = {" ".join(map(str, roll)) for roll in sorted_rolls(dice.count, dice.faces)}
    rows = _rows(path, ["dice", *ruleset.boxes], faults)
    for number, row in rows:
        for box in ruleset.boxes:
            if not row[box].isdecimal():
                faults.file(f"“{row[box]}” in the column {box} is no whole number", path, number)
    _complete(path, [(number, row["dice"]) for number, row in rows], wanted, "roll", faults)


def _jokers(ruleset: Ruleset, path: Path, faults: Faults) -> None:
    parameters = ruleset.typed
    box = ruleset.boxes.get(parameters.yahtzee_box or "") if isinstance(parameters, ScorecardParameters) else None
    if box is None or not isinstance(box.points, int):
        faults.file(f"{ruleset.id} has a joker table but no Yahtzee box with fixed points", path)
        return
    wanted = {
        f"{number} {held} {upper} {lower}"
        for number in range(1, parameters.dice.faces + 1)
        for held in ("open", "0", str(box.points))
        for upper in ("open", "filled")
        for lower in ("open", "full")
        if (held, lower) != ("open", "full")
    }
    rows = _rows(path, JOKER_COLUMNS, faults)
    for number, row in rows:
        if not row["bonus"].isdecimal():
            faults.file(f"the bonus “{row['bonus']}” is no whole number", path, number)
        if not row["legal"].strip():
            faults.file("no box is legal here; expected: at least one, as `fours:20`", path, number)
        for cell in row["legal"].split():
            name, _, points = cell.partition(":")
            if name not in ruleset.boxes or not points.isdecimal():
                hint = nearest(name, ruleset.boxes) if name not in ruleset.boxes else ""
                faults.file(f"“{cell}” is no box with its points; expected: as `fours:20`{hint}", path, number)
    situations = [(number, " ".join(row[column] for column in JOKER_COLUMNS[:4])) for number, row in rows]
    _complete(path, situations, wanted, "situation", faults)


def _hands(ruleset: Ruleset, path: Path, faults: Faults) -> None:
    parameters = ruleset.typed
    if not isinstance(parameters, PokerDiceParameters):
        faults.file(f"{ruleset.id} has a table of hands, but is no game of hands", path)
        return
    kinds = {hand.id for hand in parameters.hands}
    wanted = {" ".join(hand) for hand in combinations_with_replacement(parameters.faces, parameters.dice.count)}
    rows = _rows(path, HAND_COLUMNS, faults)
    for place, (number, row) in enumerate(rows, start=1):
        if row["place"] != str(place):
            faults.file(f"“{row['place']}” is not the next place; expected: {place}", path, number)
        if row["kind"] not in kinds:
            faults.file(f"there is no hand “{row['kind']}”{nearest(row['kind'], kinds)}", path, number)
    _complete(path, [(number, row["hand"]) for number, row in rows], wanted, "hand", faults)


def _complete(path: Path, found: list[tuple[int, str]], wanted: set[str], noun: str, faults: Faults) -> None:
    first: dict[str, int] = {}
    for number, key in found:
        if key not in wanted:
            faults.file(f"“{key}” is no {noun} that can occur{nearest(key, wanted)}", path, number)
        elif key in first:
            faults.file(f"the {noun} “{key}” stands twice, first in line {first[key]}", path, number)
        first.setdefault(key, number)
    missing = sorted(wanted - set(first))
    if missing and found:
        some = ", ".join(missing[:3]) + (" …" if len(missing) > 3 else "")
        faults.file(f"{len(missing)} of {len(wanted)} {noun}s are missing: {some}", path)
    elif missing and not faults.about(path):
        faults.file(f"this table has no rows; expected: {len(wanted)}", path)


def _points(ruleset: Ruleset, path: Path, faults: Faults) -> None:
    rows = _rows(path, POINT_COLUMNS, faults)
    first: dict[tuple[str, str], int] = {}
    for number, row in rows:
        if row["box"] not in ruleset.boxes:
            faults.file(f"“{row['box']}” is no box{nearest(row['box'], ruleset.boxes)}", path, number)
        if not row["points"].isdecimal():
            faults.file(f"“{row['points']}” is no whole number", path, number)
        if row["five_alike"] not in FIVE_ALIKE:
            text = f"“{row['five_alike']}” says nothing about five alike; expected: {', '.join(FIVE_ALIKE)}"
            faults.file(text, path, number)
        line = first.setdefault((row["box"], row["points"]), number)
        if line != number:
            faults.file(f"{row['points']} in {row['box']} stands twice, first in line {line}", path, number)
    missing = [box for box in ruleset.boxes if rows and all(row["box"] != box for _, row in rows)]
    if missing:
        faults.file(f"no points are possible in {', '.join(missing)}; expected: at least one row for each box", path)


_CHECKS: dict[str, Callable[[Ruleset, Path, Faults], None]] = {
    "scores": _scores,
    "jokers": _jokers,
    "points": _points,
    "hands-standard": _hands,
    "hands-probability": _hands,
}
