"""Rulesets side by side: parameters and rules as rows, rulesets as columns.

The rule of this file: a row says the same thing of every ruleset; what differs is marked, never left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quincunx.spec.load import Spec
from quincunx.spec.model import Rule
from quincunx.spec.parameters import Box
from quincunx.spec.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the comparison.

    Attributes:
        kind: ``parameter``, ``box``, ``setting`` or ``rule``.
        name: its name or id.
        title: what a person calls it.
        cells: one text for each ruleset; empty where there is no such thing.
    """

    kind: str
    name: str
    title: str
    cells: tuple[str, ...]

    @property
    def differs(self) -> bool:
        """Whether not all rulesets say the same."""
        return len(set(self.cells)) > 1


def compare(spec: Spec, rulesets: Sequence[Ruleset], house_rules: Sequence[Rule] = ()) -> list[Row]:
    """The comparison of some rulesets.

    Args:
        spec: the base spec.
        rulesets: the columns.
        house_rules: the rules that house rulesets bring.
    """
    rows: list[Row] = []
    names = dict.fromkeys(name for ruleset in rulesets for name in ruleset.parameters if name != "boxes")
    for name in names:
        cells = tuple(_parameter(ruleset, name) for ruleset in rulesets)
        rows.append(Row("parameter", name, name.replace("_", " "), cells))
    boxes = {box.id: box.title for ruleset in reversed(rulesets) for box in boxes_of(ruleset).values()}
    boxes = {box: boxes[box] for ruleset in rulesets for box in boxes_of(ruleset)}
    for box, title in boxes.items():
        cells = tuple(_box(ruleset, box) for ruleset in rulesets)
        rows.append(Row("box", box, title, cells))
    settings = {name: setting.title for ruleset in rulesets for name, setting in ruleset.settings.items()}
    for name, title in settings.items():
        cells = tuple(_setting(ruleset, name) for ruleset in rulesets)
        rows.append(Row("setting", name, title, cells))
    for rule in (*spec.rules.values(), *house_rules):
        cells = tuple(_rule(ruleset, rule) for ruleset in rulesets)
        if any(cells):
            rows.append(Row("rule", rule.id, rule.title, cells))
    return rows


def _parameter(ruleset: Ruleset, name: str) -> str:
    """A parameter in words; a list that a setting chooses goes by the name of the choice."""
    if name not in ruleset.parameters:
        return ""
    value = ruleset.parameters[name]
    if isinstance(value, list):
        for key, setting in ruleset.settings.items():
            if setting.parameter == name:
                return ruleset.chosen[key]
    return written(value)


def written(value: object) -> str:
    """A parameter's value in words."""
    match value:
        case None | []:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int():
            return f"{value:,}"
        case dict():
            return _mapping(value)
        case list():
            return "; ".join(map(_entry, value)) if _has_entries(value) else ", ".join(map(written, value))
        case _:
            return str(value)


def _mapping(value: dict[str, Any]) -> str:
    """A mapping as it is said, where its keys have a way of being said."""
    match value:
        case {"from": low, "to": None}:
            return f"{low} or more"
        case {"from": low, "to": high, "step": step}:
            return f"{low:,} to {high:,} in steps of {step:,}"
        case {"from": low, "to": high}:
            return f"{low} to {high}" if low != high else str(low)
        case {"count": count, "faces": faces}:
            return f"{count} with {faces} faces"
        case {"at_least": least, "points": points}:
            return f"{points} at {least} or more"
        case {"points": points, "while_box_holds": held}:
            return f"{points} while the box holds {held}"
        case {"worth": worth, "count": count}:
            return f"{count} × {worth:,}"
        case _:
            return ", ".join(f"{key.replace('_', ' ')} {written(item)}" for key, item in value.items())


def _has_entries(value: list[object]) -> bool:
    return any(isinstance(item, dict) for item in value)


def _entry(value: object) -> str:
    """An entry of a list: by its title if it has one, with what is said beside its id and pattern."""
    if not isinstance(value, dict):
        return written(value)
    rest = {key: item for key, item in value.items() if key not in {"id", "title", "pattern"}}
    told = written(rest)
    title = str(value.get("title") or "")
    return f"{title} ({told})" if title and told else title or told


def _box(ruleset: Ruleset, name: str) -> str:
    box = boxes_of(ruleset).get(name)
    return "" if box is None else box_in_words(box)


def boxes_of(ruleset: Ruleset) -> dict[str, Box]:
    """The boxes of one column; every other column has the same."""
    return {box.id: box for box in getattr(ruleset.typed, "boxes", [])}


def box_in_words(box: Box) -> str:
    """What a box asks for and pays: ``groups 3, 2: 25``."""
    points = str(box.points) if isinstance(box.points, int) else f"sum of {box.points['sum']}"
    pattern = box.pattern if isinstance(box.pattern, str) else written(box.pattern)
    return f"{pattern}: {points}"


def _setting(ruleset: Ruleset, name: str) -> str:
    setting = ruleset.settings.get(name)
    if setting is None:
        return ""
    return " or ".join(f"{value} (default)" if value == setting.default else value for value in setting.values)


def _rule(ruleset: Ruleset, rule: Rule) -> str:
    """Whether a rule holds: for house rulesets also whether it is replaced."""
    if rule.id.startswith(f"house.{ruleset.id}."):
        return "yes"
    if rule.id in ruleset.overruled:
        return "replaced"
    house_parents = {f"house.{name}" for name in ruleset.ancestry}
    inherited = rule.id.startswith("house.") and ".".join(rule.id.split(".")[:2]) in house_parents
    return "yes" if inherited or (ruleset.game in rule.games and not rule.id.startswith("house.")) else ""
