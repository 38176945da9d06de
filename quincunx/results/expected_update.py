"""Putting a list of expected failures right after a run.

The rule of this file: the list belongs to the person who wrote it. Every byte that is not about a change stays: lines
are taken out, one word is exchanged, new entries are put at the end. ruamel.yaml tells where things stand, and reads
the outcome again before it is written.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path
from typing import cast

import msgspec
from ruamel.yaml import YAML

from quincunx.errors import UsageError
from quincunx.results.expected import FAILING, Entry, Key, Known, Pinned, Placed, apply, covers_case, read_expected
from quincunx.results.files import write_whole
from quincunx.results.model import AGAINST, Results, ScenarioResult

LONGEST_REASON = 160
HEADER = """\
# What this implementation is known to get wrong. `quincunx check --expected` fails when it is no longer so.
# Give each entry its reason, and an `issue:` if there is one.
"""


def update_expected(path: Path, results: Results, known: Known) -> list[str]:
    """Write the list as the run demands it.

    Entries that have expired are left as they are: to prolong one is a person's decision.

    Args:
        path: the list; made when it is not there.
        results: the run as it went, before any list.
        known: what the suite has.

    Returns:
        What was changed, in lines.

    Raises:
        UsageError: the file is too unusual to be changed line by line.
        SpecError: it is malformed.
    """
    entries = read_expected(path) if path.is_file() else []
    plan = _Plan(entries, results, known)
    text = path.read_text(encoding="utf-8") if path.is_file() else HEADER
    changed = _edited(text, entries, plan)
    wanted = [*(plan.kept(placed) for placed in entries if placed.index not in plan.removed), *plan.added]
    try:
        found = msgspec.convert(YAML(typ="safe").load(changed) or [], list[Entry])
    except Exception as error:  # noqa: BLE001  whatever it is: this text must not be written
        raise UsageError(f"{path}: cannot be updated line by line; please do it by hand ({error})") from None
    if found != wanted:
        raise UsageError(f"{path}: cannot be updated line by line; please do it by hand")
    if changed != text or not path.is_file():
        write_whole(path, changed.encode())
    return plan.told


class _Plan:
    """What has to be done to a list."""

    def __init__(self, entries: Sequence[Placed], results: Results, known: Known) -> None:
        self.removed: set[int] = set()
        self.outcomes: dict[int, str] = {}
        self.added: list[Entry] = []
        self.told: list[str] = []
        self._known = known
        judged = apply(results, entries, known, file="").scenarios
        uncovered = [result for result in judged if result.outcome in FAILING]
        complete = results.run.complete
        for placed in entries:
            own = [result for result in judged if placed.covers(result)]
            if self._stale(placed) or (own and self._idle(own, complete=complete)):
                self._remove(placed, "nothing of it fails" if own else "there is no such scenario or rule")
            elif placed.entry.scenario and own:
                uncovered = self._mended(placed, own, uncovered)
        self._add(uncovered)

    def kept(self, placed: Placed) -> Entry:
        """An entry that stays, as it will be."""
        outcome = self.outcomes.get(placed.index)
        return msgspec.structs.replace(placed.entry, outcome=outcome) if outcome else placed.entry

    def _stale(self, placed: Placed) -> bool:
        entry = placed.entry
        if entry.rule:
            return entry.rule not in self._known.rules
        return not any(
            covers_case(entry.scenario or "", case) and entry.ruleset in {None, ruleset}
            for case, ruleset in self._known.cases
        )

    @staticmethod
    def _idle(own: Sequence[ScenarioResult], *, complete: bool) -> bool:
        outcomes = {result.outcome for result in own}
        return complete and not outcomes & (FAILING | {"expected-failure", "not-run"})

    def _remove(self, placed: Placed, why: str) -> None:
        self.removed.add(placed.index)
        self.told.append(f"{placed.place}: removed {placed.name}: {why}")

    def _mended(
        self, placed: Placed, own: Sequence[ScenarioResult], uncovered: list[ScenarioResult]
    ) -> list[ScenarioResult]:
        """Mend an entry under which something passes or fails otherwise; give what is still uncovered."""
        asked = [result for result in own if result.outcome not in {"not-applicable", "superseded", "not-run"}]
        wrong = [result for result in asked if result.outcome in AGAINST]
        if not wrong or not any(placed.place in result.reason for result in wrong):
            return uncovered
        kinds = {result.outcome for result in asked}
        if len(kinds) == 1 and "unexpected-pass" not in kinds:
            (self.outcomes[placed.index],) = kinds
            self.told.append(f"{placed.place}: {placed.name} is {self.outcomes[placed.index]} now")
        else:
            self._remove(placed, "not all of it fails in the same way any more")
            still = [result for result in own if result.outcome in FAILING]
            expected = [result for result in own if result.outcome == "expected-failure"]
            pinned = [msgspec.structs.replace(result, outcome=placed.entry.outcome) for result in expected]
            self._add([*still, *pinned], placed.entry)
        names = {(result.id, result.ruleset) for result in own}
        return [result for result in uncovered if (result.id, result.ruleset) not in names]

    def _add(self, failing: Iterable[ScenarioResult], model: Entry | None = None) -> None:
        by_scenario: dict[str, dict[Key, ScenarioResult]] = defaultdict(dict)
        for result in failing:
            by_scenario[result.id.partition("/")[0]][result.id, result.ruleset] = result
        for scenario, found in by_scenario.items():
            for name, ruleset, result in self._collapsed(scenario, found):
                entry = Entry(
                    scenario=name,
                    ruleset=ruleset,
                    outcome=cast("Pinned", result.outcome),
                    reason=model.reason if model else _unexplained(result),
                    issue=model.issue if model else None,
                    expires=model.expires if model else None,
                )
                self.added.append(entry)
                self.told.append(f"added {name}{f' under {ruleset}' if ruleset else ''}: {entry.outcome}")

    def _collapsed(
        self, scenario: str, found: dict[Key, ScenarioResult]
    ) -> list[tuple[str, str | None, ScenarioResult]]:
        """The fewest entries that name just these cases: the scenario, a ruleset's rows, a row, or a single case."""
        every = {key for key in self._known.cases if covers_case(scenario, key[0])}
        first = next(iter(found.values()))

        def same(keys: set[Key]) -> bool:
            return keys <= set(found) and len({found[key].outcome for key in keys}) == 1

        if same(every):
            return [(scenario, None, first)]
        made: list[tuple[str, str | None, ScenarioResult]] = []
        left = dict(found)
        for ruleset in dict.fromkeys(ruleset for _, ruleset in found):
            own = {key for key in every if key[1] == ruleset}
            if same(own):
                made.append((scenario, ruleset, found[next(key for key in found if key[1] == ruleset)]))
                left = {key: result for key, result in left.items() if key not in own}
        for case in dict.fromkeys(case for case, _ in left):
            own = {key for key in every if key[0] == case}
            if same(own) and own <= set(left):
                made.append((case, None, left[next(key for key in left if key[0] == case)]))
            else:
                several = len({ruleset for _, ruleset in own}) > 1
                made += [(case, key[1] if several else None, left[key]) for key in left if key[0] == case]
        return made


def _unexplained(result: ScenarioResult) -> str:
    """What can be said of a new failure before a person has looked at it."""
    line = result.failure.message.strip().partition("\n")[0] if result.failure else ""
    shown = line if len(line) <= LONGEST_REASON else f"{line[:LONGEST_REASON]} …"
    return f"not explained yet: {shown}" if shown else "not explained yet"


def _edited(text: str, entries: Sequence[Placed], plan: _Plan) -> str:
    """The text of the list with the plan carried out."""
    lines = text.splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        lines[-1] += "\n"
    starts = _starts(text) if entries else []
    for placed in reversed(entries):
        start = starts[placed.index]
        following = starts[placed.index + 1] if placed.index + 1 < len(starts) else len(lines)
        if placed.index in plan.removed:
            _cut(lines, start, following)
        elif placed.index in plan.outcomes:
            _exchange(lines, start, following, plan.outcomes[placed.index])
    left = len(entries) - len(plan.removed)
    body = "".join(lines)
    if not entries:
        body = re.sub(r"(?m)^\[\s*\]\s*$\n?", "", body)
    if plan.added:
        body += _written(plan.added)
    elif not left:
        body += "[]\n"
    return body


def _starts(text: str) -> list[int]:
    """The 0-based line at which each entry begins, with its dash."""
    document = YAML(typ="rt").load(text)
    return [document.lc.item(index)[0] for index in range(len(document))]


def _cut(lines: list[str], start: int, following: int) -> None:
    """Take out an entry with the comment right above it, unless that is the head of the file."""
    end = following
    while end > start + 1 and _blank_or_comment(lines[end - 1]):
        end -= 1
    begin = start
    while begin > 0 and lines[begin - 1].lstrip().startswith("#"):
        begin -= 1
    if begin == 0:
        begin = start
    blank_before = begin == 0 or not lines[begin - 1].strip()
    if blank_before and end < len(lines) and not lines[end].strip():
        end += 1
    del lines[begin:end]


def _blank_or_comment(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _exchange(lines: list[str], start: int, following: int, outcome: str) -> None:
    """Write another outcome into an entry."""
    pattern = re.compile(r"((?:^\s*(?:-\s+)?|[{,]\s*)outcome:\s*[\"']?)(?:failed|errored|timed-out|blocked)\b")
    for index in range(start, following):
        if pattern.search(lines[index]):
            lines[index] = pattern.sub(rf"\g<1>{outcome}", lines[index], count=1)
            return
    dash = lines[start][: len(lines[start]) - len(lines[start].lstrip(" -"))]
    rest = lines[start][len(dash) :]
    if rest.startswith("{"):
        lines[start] = f"{dash}{{outcome: {outcome}, {rest[1:]}"
    else:
        lines[start] = f"{dash}outcome: {outcome}\n{' ' * len(dash)}{rest}"


def _written(entries: Sequence[Entry]) -> str:
    yaml = YAML()
    yaml.width = 110
    yaml.indent(mapping=2, sequence=2, offset=0)
    stream = StringIO()
    for entry in entries:
        pairs = {name: getattr(entry, name) for name in entry.__struct_fields__}
        stream.write("\n")
        yaml.dump([{name: value for name, value in pairs.items() if value is not None}], stream)
    return stream.getvalue()
