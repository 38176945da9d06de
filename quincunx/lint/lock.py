"""``spec/ids.lock``: what every scenario id and outline row stands for, so that no id comes to mean something else.

The rule of this file: ids are added, refreshed on purpose, and retired; none is ever dropped or used again. Rows of an
outline are only appended. A digest covers what is demanded, steps and tables, and neither names nor tags.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from quincunx.errors import FaultsError, SpecError
from quincunx.features.model import Case
from quincunx.lint.faults import Faults
from quincunx.lint.texts import FeatureText, FeatureTexts
from quincunx.spec.yaml_files import read_text

HEADER = (
    "# What every scenario id and outline row stands for: ids are never used again, rows are only appended.\n"
    "# Written by `quincunx lint --write-lock`; a digest covers steps and tables, `retired` is an id that is gone.\n"
)
RETIRED = "retired"
ACCEPT = "`quincunx lint --write-lock`"
_LINE = re.compile(r"([A-Z][A-Z0-9]*-\d+(?:/\d+)?) ([0-9a-f]{12}|retired)")


@dataclass
class Lock:
    """The file as read: digests and line numbers by id, and the ids that are gone."""

    file: Path
    digests: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def retired(self) -> set[str]:
        """The ids that may never be used again."""
        return {name for name, digest in self.digests.items() if digest == RETIRED}


@dataclass(frozen=True, slots=True)
class LockChanges:
    """What :func:`quincunx.lint.write_lock` has changed: the ids of scenarios and rows, and of rules, in order."""

    added: tuple[str, ...] = ()
    refreshed: tuple[str, ...] = ()
    retired: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.added or self.refreshed or self.retired or self.rules)


def digest_of(case: Case) -> str:
    """A digest (SHA-256, 12 hex digits) of the steps of a scenario or row, placeholders filled in."""
    demanded = [[step.text, step.table, step.docstring] for step in case.steps]
    return hashlib.sha256(json.dumps(demanded, ensure_ascii=False).encode()).hexdigest()[:12]


def read_lock(file: Path, faults: Faults) -> Lock:
    """The lock, as far as its lines can be read."""
    lock = Lock(file)
    previous: tuple[str, int, int] = ("", 0, 0)
    try:
        lines = read_text(file).splitlines()
    except SpecError as error:
        faults.add(error)
        lines = []
    for number, line in enumerate(lines, start=1):
        match = _LINE.fullmatch(line)
        if match is not None and match[1] not in lock.digests:
            lock.digests[match[1]], lock.lines[match[1]] = match[2], number
            if in_order(match[1]) < previous:
                faults.file(f"{match[1]} is out of order; {ACCEPT} sorts the file", file, number, 1)
            previous = in_order(match[1])
        elif match is not None:
            text = f"{match[1]} stands twice, first in line {lock.lines[match[1]]}; expected: once"
            faults.file(text, file, number, 1)
        elif line.strip() and not line.startswith("#"):
            text = f"“{line.strip()}” is no line of the lock; expected: an id with its digest, or with `retired`"
            faults.file(text, file, number, 1)
    return lock


def in_order(name: str) -> tuple[str, int, int]:
    """The key by which ids are sorted: prefix, number, row."""
    prefix, _, number = name.partition("-")
    scenario, _, row = number.partition("/")
    return prefix, int(scenario), int(row or 0)


def check_lock(features: FeatureTexts, file: Path, faults: Faults) -> None:
    """The suite's scenarios against the lock."""
    if not file.is_file():
        faults.file(f"this file is missing; {ACCEPT} writes it", file)
        return
    lock = read_lock(file, faults)
    for text, case in _cases(features.base):
        problem = _problem(case, lock)
        if problem:
            text.fault(problem, case.line)
    present = {case.id for _, case in _cases(features.base)}
    for name in sorted(set(lock.digests) - lock.retired - present, key=in_order):
        scenario, _, row = name.partition("/")
        if scenario not in features.unread_ids:
            whole = f"the row {name}" if row else name
            message = f"{whole} has gone from the features; put it back, or retire the id with {ACCEPT}"
            faults.file(message, file, lock.lines[name], 1)


def _cases(texts: Iterable[FeatureText]) -> list[tuple[FeatureText, Case]]:
    return [(text, case) for text in texts for _, scenario in text.scenarios if scenario.id for case in scenario.cases]


def _problem(case: Case, lock: Lock) -> str:
    known, digest = lock.digests.get(case.id), digest_of(case)
    if known == digest:
        return ""
    if known is None:
        return f"{case.id} is not in {lock.file.name}; add it with {ACCEPT}"
    if known == RETIRED:
        return f"{case.id} is retired and never used again; give this {_noun(case)} a new id"
    scenario, _, row = case.id.partition("/")
    if row:
        for name, other in lock.digests.items():
            if other == digest and name.partition("/")[0] == scenario:
                return f"this row was {name} and is now {case.id}; rows are only appended, so put new rows at the end"
    way_out = "put a new row at the end" if row else "give it a new id"
    return f"{case.id} now says something else: {way_out}, or, if it still proves the same, accept it with {ACCEPT}"


def _noun(case: Case) -> str:
    return "row another place, or its outline" if case.scenario.is_outline else "scenario"


def update_lock(features: FeatureTexts, file: Path) -> LockChanges:
    """Add new ids, refresh changed digests, retire ids that are gone; the file is replaced at one stroke.

    Raises:
        FaultsError: the lock is damaged, or a retired id is in use; nothing is written.
    """
    faults = Faults()
    lock = read_lock(file, faults) if file.is_file() else Lock(file)
    now = {}
    for text, case in _cases(features.base):
        now[case.id] = digest_of(case)
        if lock.digests.get(case.id) == RETIRED:
            faults.add(text.located(_problem(case, lock), case.line))
    serious = [fault for fault in faults.in_order() if "is out of order" not in fault.message]
    if serious:
        raise FaultsError(serious)
    gone = set(lock.digests) - lock.retired - set(now)
    changes = LockChanges(
        added=tuple(sorted(set(now) - set(lock.digests), key=in_order)),
        refreshed=tuple(sorted((name for name in now if lock.digests.get(name, now[name]) != now[name]), key=in_order)),
        retired=tuple(sorted(gone, key=in_order)),
    )
    digests = {**lock.digests, **now, **dict.fromkeys(gone, RETIRED)}
    lines = [f"{name} {digests[name]}\n" for name in sorted(digests, key=in_order)]
    replace_whole(file, HEADER + "".join(lines))
    return changes


def replace_whole(file: Path, content: str) -> None:
    """Write a file so that a reader finds the old or the new one, and never half of it."""
    if file.is_file() and file.read_bytes() == content.encode():
        return
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(content)
        temporary.chmod(file.stat().st_mode & 0o777 if file.is_file() else 0o644)
        temporary.replace(file)
    finally:
        temporary.unlink(missing_ok=True)
