"""The results of a run: one document that every report and the rulebook are made from.

The rule of this file: a result says what happened and to which scenario, and nothing that a reader could derive.
``spec/schemas/results.schema.json`` says the same in JSON Schema.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct, field

from quincunx.errors import UsageError

FORMAT = 1
"""The version of the results file."""

Outcome = Literal[
    "passed",
    "failed",
    "errored",
    "timed-out",
    "blocked",
    "not-applicable",
    "superseded",
    "not-run",
    "expected-failure",
    "unexpected-pass",
]

OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
"""All outcomes, in the order of reports."""
AGAINST: frozenset[Outcome] = frozenset({"failed", "errored", "timed-out", "blocked", "unexpected-pass"})
"""The outcomes that make a run end with exit code 1."""


class Exchange(Struct, frozen=True, kw_only=True):
    """One request and what came back for it: an answer, or the raw text that was none."""

    request: dict[str, Any]
    response: dict[str, Any] | None = None
    raw: str = ""


class Failure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a scenario did not pass.

    Attributes:
        step: the sentence at which it stopped, with its keyword; empty when it stopped outside of any.
        line: that sentence's line in the feature file.
        message: one or a few lines in plain words.
        expected, actual: the values that differ, as a person reads them.
        cause: what failures with one first cause share; they are grouped by it.
        transcript: the exchanges from the last `start` on.
        stderr: the last lines that the implementation wrote there.
        flaky: a repetition passed.
    """

    message: str
    step: str = ""
    line: int | None = None
    expected: str | None = None
    actual: str | None = None
    cause: str = ""
    transcript: list[Exchange] = field(default_factory=list)
    stderr: str = ""
    flaky: bool = False


class ScenarioResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The outcome of one case under one ruleset.

    ``id`` is the scenario's id, with ``/row`` for a row of an outline. ``feature`` is the file's path below
    ``features/`` (house rules: below the folder that ``--with`` named), with forward slashes.
    """

    id: str
    ruleset: str
    name: str
    feature: str
    line: int
    rules: list[str]
    level: str
    game: str
    outcome: Outcome
    faq: list[str] = []
    reason: str = ""
    """Why it is not applicable, not run, superseded, or otherwise than a list of expected failures says."""
    replaced: list[str] = []
    """The rules that house rules replace, when the outcome is ``superseded``."""
    failure: Failure | None = None


class SuiteInfo(Struct, frozen=True, kw_only=True):
    """Which suite was run."""

    version: str
    digest: str


class ImplementationInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who was asked, as the implementation itself says."""

    name: str
    version: str
    language: str
    url: str = ""


class RunInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How it was run.

    ``complete`` is false when filters left something out or the run was given up: such a run can claim nothing.
    ``expected`` is the list of expected failures that was used, ``complaints`` what is wrong with it after this run.
    """

    command: list[str]
    setup: Literal["play", "position"]
    complete: bool
    filters: list[str] = []
    with_: list[str] = field(default_factory=list, name="with")
    given_up: str = ""
    strict_reasons: bool = False
    expected: str = ""
    complaints: list[str] = []


class Results(Struct, frozen=True, kw_only=True):
    """A whole run. ``counts`` has every outcome, also those that did not occur."""

    suite: SuiteInfo
    implementation: ImplementationInfo
    run: RunInfo
    scenarios: list[ScenarioResult]
    counts: dict[str, int]
    format: int = FORMAT

    @property
    def conforming(self) -> bool:
        """Whether nothing speaks against the implementation, and nothing against the list used (exit code 0)."""
        run = self.run
        return not run.given_up and not run.complaints and not any(self.counts[outcome] for outcome in AGAINST)


def count(scenarios: list[ScenarioResult]) -> dict[str, int]:
    """How many scenarios had each outcome."""
    found = Counter(scenario.outcome for scenario in scenarios)
    return {outcome: found[outcome] for outcome in OUTCOMES}


def encode(results: Results) -> bytes:
    """The results as indented JSON with a final line feed."""
    return msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n"


def read_results(path: Path) -> Results:
    """Read a results file; its scenarios are counted anew.

    Raises:
        UsageError: it cannot be read, or is no results file of this format.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
    try:
        results = msgspec.json.decode(data, type=Results)
    except msgspec.MsgspecError as error:
        raise UsageError(f"{path}: no results file: {error}; make one with `quincunx check --json {path}`") from None
    if results.format != FORMAT:
        raise UsageError(f"{path}: written in format {results.format}; this version reads format {FORMAT}")
    return msgspec.structs.replace(results, counts=count(results.scenarios))
