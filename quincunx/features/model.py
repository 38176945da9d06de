"""What a feature file holds, as frozen data with the line of everything.

A *scenario* is what the author wrote; a *case* is what can be run: the scenario, or one row of its outline.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal

StepKind = Literal["given", "when", "then"]
Table = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence.

    ``kind`` follows the meaning: an ``And`` has the kind of the step before it, a ``*`` as well.
    """

    keyword: str
    kind: StepKind
    text: str
    line: int
    table: Table | None = None
    docstring: str | None = None


@dataclass(frozen=True, slots=True)
class Examples:
    """One Examples table: its header, its rows and the line of each row."""

    header: tuple[str, ...]
    rows: Table
    lines: tuple[int, ...]
    line: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Tags:
    """What the tags of a scenario say, those of its rule block and feature included.

    Attributes:
        ids: the id tags (exactly one, or the lint complains).
        rules, levels, rulesets, faq: the values of ``@rule:…``, ``@level:…``, ``@ruleset:…`` and ``@faq:…``.
        other: whatever else stands there.
    """

    ids: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    rulesets: tuple[str, ...] = ()
    faq: tuple[str, ...] = ()
    other: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario or one outline row, with every placeholder filled in.

    ``id`` is ``YZ-017`` or, for the third row of an outline, ``YZ-017/3``.
    """

    id: str
    name: str
    line: int
    steps: tuple[Step, ...]
    scenario: Scenario


@dataclass(frozen=True)
class Scenario:
    """A scenario as written; ``background`` holds the steps that come before its own."""

    id: str
    name: str
    description: str
    line: int
    tags: Tags
    background: tuple[Step, ...]
    steps: tuple[Step, ...]
    examples: tuple[Examples, ...]
    file: Path
    is_outline: bool = False

    @property
    def level(self) -> str:
        """The level of the scenario: the nearest ``@level:`` tag."""
        return self.tags.levels[-1] if self.tags.levels else ""

    @cached_property
    def cases(self) -> tuple[Case, ...]:
        """What can be run, in the order of the file."""
        if not self.is_outline:
            return (Case(self.id, self.name, self.line, self.background + self.steps, self),)
        cases: list[Case] = []
        for examples in self.examples:
            for row, line in zip(examples.rows, examples.lines, strict=True):
                values = dict(zip(examples.header, row, strict=True))
                steps = tuple(_filled(step, values) for step in self.background + self.steps)
                number = len(cases) + 1
                cases.append(Case(f"{self.id}/{number}", fill(self.name, values), line, steps, self))
        return tuple(cases)


def fill(text: str, values: dict[str, str]) -> str:
    """A text with each ``<column>`` replaced by the row's value."""
    if "<" in text:
        for name, value in values.items():
            text = text.replace(f"<{name}>", value)
    return text


def _filled(step: Step, values: dict[str, str]) -> Step:
    table = step.table and tuple(tuple(fill(cell, values) for cell in row) for row in step.table)
    docstring = step.docstring and fill(step.docstring, values)
    return Step(step.keyword, step.kind, fill(step.text, values), step.line, table, docstring)


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """A ``Rule:`` block: its title and scenarios. Scenarios outside of any block are in a group without a title."""

    title: str
    description: str
    line: int
    rules: tuple[str, ...]
    """The values of the block's own ``@rule:…`` tags."""
    scenarios: tuple[Scenario, ...]
    background: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature file."""

    file: Path
    name: str
    description: str
    language: str
    line: int
    tags: Tags
    groups: tuple[RuleGroup, ...]
    background: tuple[Step, ...] = ()
    comments: tuple[tuple[int, str], ...] = field(default=())

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """All scenarios, in the order of the file."""
        return tuple(scenario for group in self.groups for scenario in group.scenarios)
