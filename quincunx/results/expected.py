"""Expected failures: a list, kept with an implementation, of what it is known to get wrong.

The rule of this file: the list is strict. It says what fails, how, and why; when that is no longer so (it passes, it
fails in another way, there is no such scenario, the date is past), the run fails until the list is put right.
``spec/schemas/expected.schema.json`` says the same in JSON Schema.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from quincunx.errors import SpecError, UsageError
from quincunx.paths import shown
from quincunx.results.model import AGAINST, Results, ScenarioResult, count
from quincunx.spec.load import document_error
from quincunx.spec.nearest import nearest
from quincunx.spec.yaml_files import forget_places, locate, read_yaml

Pinned = Literal["failed", "errored", "timed-out", "blocked"]
Text = Annotated[str, Meta(min_length=1)]
FAILING = AGAINST - {"unexpected-pass"}
"""The outcomes that a list can expect."""
Key = tuple[str, str]
"""A case and its ruleset."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One expected failure.

    Attributes:
        scenario: the id of a scenario (then all its rows) or of a row; or else
        rule: a rule, for whatever fails among the scenarios that name it.
        ruleset: only under this one; under every one by default.
        outcome: how it fails.
        reason: why, in a sentence.
        issue: where that is being dealt with.
        expires: the last day on which the entry holds.
    """

    scenario: Text | None = None
    rule: Text | None = None
    ruleset: Text | None = None
    outcome: Pinned = "failed"
    reason: Text
    issue: Annotated[str, Meta(pattern="^https?://")] | None = None
    expires: dt.date | None = None


@dataclass(frozen=True)
class Placed:
    """An entry and the line at which it stands."""

    entry: Entry
    index: int
    place: str

    @property
    def name(self) -> str:
        """What it is about."""
        entry = self.entry
        about = entry.scenario or entry.rule or ""
        return f"{about} under {entry.ruleset}" if entry.ruleset else about

    def covers(self, result: ScenarioResult) -> bool:
        """Whether a result is what the entry is about."""
        entry = self.entry
        if entry.ruleset not in {None, result.ruleset}:
            return False
        return entry.rule in result.rules if entry.rule else covers_case(entry.scenario or "", result.id)


def covers_case(scenario: str, case: str) -> bool:
    """Whether a scenario's id names a case: itself, or one of its rows."""
    return case == scenario or case.startswith(f"{scenario}/")


def read_expected(path: Path) -> list[Placed]:
    """The entries of a list.

    Raises:
        UsageError: there is no such file.
        SpecError: it is malformed.
    """
    if not path.is_file():
        raise UsageError(f"--expected {path}: there is no such file; --update-expected writes it")
    forget_places()
    document = read_yaml(path)
    try:
        entries = msgspec.convert(document, list[Entry])
    except msgspec.ValidationError as error:
        raise document_error(path, error) from None
    for index, entry in enumerate(entries):
        if (entry.scenario is None) == (entry.rule is None):
            text = "an entry names either a `scenario` or a `rule`"
            raise SpecError(text, shown(path), *locate(path, (index,)))
    return [Placed(entry, index, f"{shown(path)}:{locate(path, (index,))[0]}") for index, entry in enumerate(entries)]


@dataclass(frozen=True)
class Known:
    """What exists in the suite, asked for in this run or not.

    Attributes:
        cases: all cases with their rulesets.
        rules: all rules that scenarios name.
    """

    cases: frozenset[Key]
    rules: frozenset[str]


def apply(
    results: Results, entries: Sequence[Placed], known: Known, *, file: str, today: dt.date | None = None
) -> Results:
    """The results as the list makes them: expected failures are told from others, and the list's faults are named.

    Args:
        results: the run as it went.
        entries: the list.
        known: what the suite has.
        file: the list's path, as it is told in reports.
        today: the day by which entries expire.
    """
    day = today or dt.datetime.now(tz=dt.UTC).date()
    valid: list[Placed] = []
    complaints: list[str] = []
    for placed in entries:
        if fault := _stale(placed, known) or _expired(placed, day):
            complaints.append(fault)
        else:
            valid.append(placed)
    chosen = [_entry_for(result, valid) for result in results.scenarios]
    judged = [_judged(result, placed) for result, placed in zip(results.scenarios, chosen, strict=True)]
    for placed in valid:
        own = [result for result, by in zip(judged, chosen, strict=True) if by is placed]
        faults = _kind_faults(placed, own)
        if not faults and results.run.complete:
            faults = _idle_faults(placed, [result for result in judged if placed.covers(result)])
        complaints += faults
    run = msgspec.structs.replace(results.run, expected=file, complaints=complaints)
    return msgspec.structs.replace(results, run=run, scenarios=judged, counts=count(judged))


def _stale(placed: Placed, known: Known) -> str:
    entry = placed.entry
    if entry.rule:
        if entry.rule in known.rules:
            return ""
        return f"{placed.place}: no scenario names the rule {entry.rule}{nearest(entry.rule, known.rules)}"
    name = entry.scenario or ""
    rulesets = {ruleset for case, ruleset in known.cases if covers_case(name, case)}
    if not rulesets:
        names = {part for case, _ in known.cases for part in (case, case.partition("/")[0])}
        return f"{placed.place}: there is no scenario {name}{nearest(name, names)}"
    if entry.ruleset not in {None, *rulesets}:
        return f"{placed.place}: {name} is not played under {entry.ruleset}{nearest(entry.ruleset or '', rulesets)}"
    return ""


def _expired(placed: Placed, day: dt.date) -> str:
    expires = placed.entry.expires
    if expires is None or day <= expires:
        return ""
    return f"{placed.place}: the entry for {placed.name} expired on {expires}"


def _entry_for(result: ScenarioResult, entries: Iterable[Placed]) -> Placed | None:
    """The entry that a result is judged by: what names the case, then what names its scenario, then a rule."""
    covering = [placed for placed in entries if placed.covers(result)]
    ranked = sorted(
        covering,
        key=lambda placed: (
            placed.entry.rule is not None,
            placed.entry.scenario != result.id,
            placed.entry.ruleset is None,
            placed.entry.outcome != result.outcome,
        ),
    )
    return ranked[0] if ranked else None


def _judged(result: ScenarioResult, placed: Placed | None) -> ScenarioResult:
    if placed is None:
        return result
    entry = placed.entry
    if result.outcome == entry.outcome:
        reason = f"{entry.reason} ({entry.issue})" if entry.issue else entry.reason
        return msgspec.structs.replace(result, outcome="expected-failure", reason=reason)
    if result.outcome in AGAINST:
        return msgspec.structs.replace(result, reason=f"{placed.place} expects that it is {entry.outcome}")
    if result.outcome == "passed" and entry.rule is None:
        reason = f"{placed.place} expects that it is {entry.outcome}: {entry.reason}"
        return msgspec.structs.replace(result, outcome="unexpected-pass", reason=reason)
    return result


def _kind_faults(placed: Placed, own: Sequence[ScenarioResult]) -> list[str]:
    """What passes, or fails otherwise than the entry says."""
    found = []
    if passed := [result.id for result in own if result.outcome == "unexpected-pass"]:
        found.append(f"{placed.place}: {_listed(passed)} passed, though the list expects a failure")
    if other := [f"{result.id} ({result.outcome})" for result in own if result.outcome in FAILING]:
        found.append(f"{placed.place}: not {placed.entry.outcome}, as the list expects: {_listed(other)}")
    return found


def _idle_faults(placed: Placed, covered: Sequence[ScenarioResult]) -> list[str]:
    """An entry under which nothing fails at all."""
    outcomes = {result.outcome for result in covered}
    if "expected-failure" in outcomes or outcomes <= {"not-run"}:
        return []
    how = " and ".join(sorted(outcomes))
    return [f"{placed.place}: nothing of {placed.name} fails; everything is {how}"]


def _listed(names: Sequence[str]) -> str:
    distinct = list(dict.fromkeys(names))
    return ", ".join(distinct[:6]) + (f" and {len(distinct) - 6} more" if len(distinct) > 6 else "")
