"""The one registry of step sentences, for both ways to run.

The rule of this file: a sentence has exactly one meaning. No definition, or several, is an error at load with
file:line, never a matter of order.

Sentences are written as Cucumber Expressions, so that the catalogue can be taken over by any Cucumber.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from cucumber_expressions.expression import CucumberExpression
from cucumber_expressions.parameter_type import ParameterType
from cucumber_expressions.parameter_type_registry import ParameterTypeRegistry

from quincunx.features.model import Step, StepKind
from quincunx.spec.nearest import nearest

StepFunction = Callable[..., None]
Rows = list[dict[str, str]]
"""The rows of a step's table, by column."""

_NAME = r"[^\W\d_a-z][\w'’-]*"
_FACE = r"(?:\d+|[AKQJ])"
_PLACE = r"(?:\d+|[CL])"
_QUOTED = r'"[^"]*"'


def _listed(item: str) -> str:
    return rf"{item}(?:, {item})*(?: and {item})?"


def _names(text: str) -> list[str]:
    return re.split(r", | and ", text)


def _quoted(text: str) -> list[str]:
    return re.findall(r'"([^"]*)"', text)


def _faces(text: str) -> list[str]:
    return text.split()


def _unquoted(text: str) -> str:
    return text[1:-1]


def _money(text: str) -> int:
    return int(text.replace(",", ""))


@dataclass(frozen=True, slots=True)
class Parameter:
    """A kind of blank in a sentence: its name, the regular expression, and what it is in words."""

    name: str
    regexp: str
    transform: Callable[[str], Any]
    meaning: str


PARAMETERS = (
    Parameter("seat", _NAME, str, "a player's name, with a capital: Ana"),
    Parameter("seats", _listed(_NAME), _names, "one or more names: Ana, Ben and Cleo"),
    Parameter("dice", rf"{_FACE}(?: {_FACE})*", _faces, "faces with spaces between: 2 2 3 6 6, or A A K 10 9"),
    Parameter("box", _QUOTED, _unquoted, 'the title of a box: "Full House"'),
    Parameter("boxes", _listed(_QUOTED), _quoted, 'one or more titles of boxes: "Fours" and "Chance"'),
    Parameter("rule", _QUOTED, _unquoted, 'the id of a rule: "scorecard.box.once"'),
    Parameter("card", rf"{_PLACE}(?: {_PLACE})*", str, "the places of a card, C a cocktail, L a long drink: 6 6 C C L"),
    Parameter("side", "success|failure", str, "what a bet is on: success or failure"),
    Parameter("money", r"\d{1,3}(?:,\d{3})+|\d+", _money, "an amount, with or without separators: 150,000"),
)
"""The kinds of blanks, beside Cucumber's own {int} and {string}."""


@lru_cache(maxsize=1)
def _parameter_types() -> ParameterTypeRegistry:
    types = ParameterTypeRegistry()
    for parameter in PARAMETERS:
        types.define_parameter_type(ParameterType(parameter.name, parameter.regexp, str, str))
    return types


_TRANSFORMS: dict[str, Callable[[str], Any]] = {parameter.name: parameter.transform for parameter in PARAMETERS}
_TRANSFORMS |= {"int": int, "string": _unquoted}


@dataclass(frozen=True)
class StepDefinition:
    """A sentence and what it does.

    Attributes:
        expression: the Cucumber Expression.
        kind: given, when or then.
        function: called with the world, the blanks in order, and the table's rows if the sentence has one.
        columns: the columns that its table may have, the required ones first; None when it takes no table.
        required: how many of the columns have to be there.
        doc: what it does, in a sentence or two, for the catalogue.
        example: a sentence that matches.
        whole_sheet: whether it speaks of every box without naming any.
        speaks_of: parameters of the ruleset that it takes for granted: ``dice`` when it says what they show, ``rolls``
            when it depends on how many a turn has, ``boxes`` when it depends on how many or which there are.
    """

    expression: str
    kind: StepKind
    function: StepFunction
    columns: tuple[str, ...] | None
    required: int
    doc: str
    example: str
    transforms: tuple[Callable[[str], Any], ...]
    whole_sheet: bool
    speaks_of: frozenset[str]
    literal: str
    """A piece of plain text that every matching sentence contains; a cheap first sieve."""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The expression as an anchored regular expression, compiled when a sentence passes the sieve."""
        return re.compile(CucumberExpression(self.expression, _parameter_types()).regexp)


@dataclass(frozen=True, slots=True)
class Bound:
    """A sentence with its one definition and the values of its blanks."""

    definition: StepDefinition
    arguments: tuple[Any, ...]

    def __call__(self, world: Any, table: Rows | None = None) -> None:
        """Carry it out."""
        if self.definition.columns is None:
            self.definition.function(world, *self.arguments)
        else:
            self.definition.function(world, *self.arguments, table)


class UnknownSentence(Exception):
    """No definition, or several, for a sentence; the text says which, and names the nearest."""


class Registry:
    """Step definitions, added by decorators while the step modules are imported."""

    def __init__(self) -> None:
        self._definitions: list[StepDefinition] = []
        self._bound: dict[str, Bound] = {}

    @property
    def definitions(self) -> tuple[StepDefinition, ...]:
        """All definitions, in the order of the catalogue."""
        return tuple(self._definitions)

    def given(self, expression: str, example: str, **options: Any) -> Callable[[StepFunction], StepFunction]:
        """Register a sentence that sets the scene."""
        return self._adding("given", expression, example, **options)

    def when(self, expression: str, example: str, **options: Any) -> Callable[[StepFunction], StepFunction]:
        """Register a sentence in which something is done."""
        return self._adding("when", expression, example, **options)

    def then(self, expression: str, example: str, **options: Any) -> Callable[[StepFunction], StepFunction]:
        """Register a sentence that demands something."""
        return self._adding("then", expression, example, **options)

    def _adding(
        self,
        kind: StepKind,
        expression: str,
        example: str,
        columns: tuple[str, ...] | None = None,
        required: int | None = None,
        *,
        whole_sheet: bool = False,
        all_boxes: bool = False,
    ) -> Callable[[StepFunction], StepFunction]:
        def add(function: StepFunction) -> StepFunction:
            rolls = "{dice}" in expression or "dice" in (columns or ()) or "every roll" in expression
            again = "roll(s) left" in expression or "keep" in expression
            granted = {"dice": rolls, "boxes": all_boxes or whole_sheet, "rolls": again}
            names = re.findall(r"\{(\w*)\}", expression)
            self._definitions.append(
                StepDefinition(
                    expression=expression,
                    kind=kind,
                    function=function,
                    columns=columns,
                    required=len(columns or ()) if required is None else required,
                    doc=" ".join((function.__doc__ or "").split()),
                    example=example,
                    transforms=tuple(_TRANSFORMS[name] for name in names),
                    whole_sheet=whole_sheet,
                    speaks_of=frozenset(name for name, speaks in granted.items() if speaks),
                    literal=_longest_literal(expression),
                )
            )
            self._bound.clear()
            return function

        return add

    def bind(self, sentence: str) -> Bound:
        """The meaning of a sentence.

        Raises:
            UnknownSentence: it has none, or several.
        """
        bound = self._bound.get(sentence)
        if bound is None:
            bound = self._bound[sentence] = self._find(sentence)
        return bound

    def _find(self, sentence: str) -> Bound:
        found = []
        for definition in self._definitions:
            if definition.literal in sentence:
                match = definition.pattern.match(sentence)
                if match is not None:
                    found.append((definition, match))
        if len(found) == 1:
            definition, match = found[0]
            texts = _blanks(match, len(definition.transforms))
            values = tuple(change(text) for change, text in zip(definition.transforms, texts, strict=True))
            return Bound(definition, values)
        if found:
            several = " and ".join(f"“{definition.expression}”" for definition, _ in found)
            raise UnknownSentence(f"this sentence has several meanings: {several}")
        known = [definition.example for definition in self._definitions]
        hint = nearest(sentence, known, 3) or "; `quincunx list steps` shows all"
        raise UnknownSentence(f"no step says “{sentence}”{hint}")


def _blanks(match: re.Match[str], count: int) -> list[str]:
    """The outermost groups of a match: {string} has inner groups of its own."""
    texts: list[str] = []
    end = -1
    for index in range(1, (match.re.groups or 0) + 1):
        start, stop = match.span(index)
        if start >= end and start >= 0:
            texts.append(match.group(index))
            end = stop
        if len(texts) == count:
            break
    return texts


def _longest_literal(expression: str) -> str:
    pieces = re.split(r"\{\w*\}|\([^)]*\)|\S+/\S+", expression)
    return max(pieces, key=len).strip()


def rows_of(step: Step, definition: StepDefinition) -> Rows | None:
    """The table of a step as one dictionary a row.

    Raises:
        UnknownSentence: a table is missing or surplus, or its columns are not those of the definition.
    """
    if definition.columns is None:
        if step.table is not None:
            raise UnknownSentence(f"“{definition.expression}” takes no table")
        return None
    if step.table is None:
        raise UnknownSentence(f"“{definition.expression}” wants a table with the columns {_columns(definition)}")
    header = step.table[0]
    missing = [name for name in definition.columns[: definition.required] if name not in header]
    surplus = [name for name in header if name not in definition.columns]
    if missing or surplus or len(set(header)) < len(header):
        found = ", ".join(header)
        raise UnknownSentence(f"the table has the columns {found}; expected: {_columns(definition)}")
    return [dict(zip(header, row, strict=True)) for row in step.table[1:]]


def _columns(definition: StepDefinition) -> str:
    columns = definition.columns or ()
    required, optional = columns[: definition.required], columns[definition.required :]
    return ", ".join(required) + (f" (and, if wished, {', '.join(optional)})" if optional else "")
