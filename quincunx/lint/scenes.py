"""Scenes: that the position which a scenario begins with can be reached by legal play.

The rule of this file: only the sentences that set the scene are carried out, at a table without an implementation; the
turns that lead there are planned, not played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from quincunx.adapters.in_process import InProcess
from quincunx.errors import AdapterError, SpecError, UsageError
from quincunx.features.model import Case
from quincunx.lint.texts import FeatureText
from quincunx.protocol.messages import GameSupport
from quincunx.run.scene import UnreachablePosition
from quincunx.run.session import Session
from quincunx.run.sheet_positions import WantedSheet, plan
from quincunx.run.verdicts import NotApplicable, StepFailed
from quincunx.run.world import World
from quincunx.spec.model import LEVELS
from quincunx.spec.rulesets import Ruleset
from quincunx.steps import registry
from quincunx.steps.registry import UnknownSentence, rows_of

NOBODY = "the sheet"
"""Whose sheet it is when a scenario speaks of one without a game."""


def check_scenes(texts: Iterable[FeatureText], rulesets: Mapping[str, Ruleset]) -> None:
    """The position of every case under each of its rulesets."""
    for text in texts:
        for _, scenario in text.scenarios:
            played = [rulesets[name] for name in scenario.tags.rulesets if name in rulesets]
            if played and text.is_clean(scenario):
                for ruleset in played:
                    for case in scenario.cases:
                        _scene(text, case, ruleset)


def _scene(text: FeatureText, case: Case, ruleset: Ruleset) -> None:
    table = empty_table(ruleset)
    line = None
    for step in case.steps:
        try:
            bound = registry().bind(step.text)
            rows = rows_of(step, bound.definition)
        except UnknownSentence:
            return
        if bound.definition.kind != "given":
            continue
        try:
            bound(table, rows)
        except NotApplicable:
            text.fault(f"{_named(case)}{ruleset.id} is for {_span(ruleset)}; expected: so many players", step.line)
            return
        except (StepFailed, UsageError) as verdict:
            text.fault(f"{_named(case)}{verdict}", step.line)
            return
        except ValueError as error:
            found = str(error).rpartition(": ")[2].strip("'")
            text.fault(f"{_named(case)}“{found}” stands where a whole number was expected", step.line)
            return
        if line is None and (table.scene or table.sheet):
            line = step.line
    try:
        plan_scene(table)
    except (UnreachablePosition, AdapterError, SpecError) as error:
        where = case.line if case.scenario.is_outline else line or case.line
        text.fault(f"{_named(case)}this position cannot occur under {ruleset.id}: {error}", where)


def _span(ruleset: Ruleset) -> str:
    seats = ruleset.typed.seats
    return f"{seats.from_} seats or more" if seats.to is None else f"{seats.from_} to {seats.to} seats"


def _named(case: Case) -> str:
    return f"{case.id}: " if case.scenario.is_outline else ""


def empty_table(ruleset: Ruleset) -> World:
    """A table at which scenes can be set, for as many seats as the ruleset is for; nothing can be played there."""
    seats = ruleset.typed.seats
    support = GameSupport(rulesets="any", levels=list(LEVELS), seats=(seats.from_, seats.to), fields=[])
    return World(Session(InProcess(_silent), ""), support, ruleset, "play", strict_reasons=False)


def _silent(request: dict[str, Any]) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": -32601, "message": "nobody is here"}}


def plan_scene(table: World) -> None:
    """Find the turns that lead to the position that has been described.

    Raises:
        UnreachablePosition: there are none.
    """
    if table.scene is not None:
        table.scene.actions(table.order)
    if table.sheet is not None:
        sheet = WantedSheet(dict(table.sheet.boxes), table.sheet.yahtzee_bonuses)
        plan(table.ruleset, [NOBODY], {NOBODY: sheet}, None)
