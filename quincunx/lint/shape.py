"""The shape of feature files: where they lie, what they call their rules, and what Gherkin would let pass silently.

The rule of this file: whatever a reader of the file would misunderstand, or Gherkin takes for something else, is named
with the line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from gherkin.dialect import Dialect

from quincunx.errors import FeatureError
from quincunx.features.model import RuleGroup, Scenario, Step, fill
from quincunx.lint.documents import Documents
from quincunx.lint.faults import Faults
from quincunx.lint.texts import FeatureText, FeatureTexts
from quincunx.paths import shown
from quincunx.spec.load import SHARED
from quincunx.spec.nearest import nearest
from quincunx.steps import registry

REMARK = "case"
"""The one column of an outline that may be there for the reader alone."""


def check_shape(features: FeatureTexts, root: Path, documents: Documents, faults: Faults) -> None:
    """All feature files."""
    _places(root, documents, faults)
    titles = {item.doc.id: item.doc.title for item in reversed(documents.rules)}
    for text in features.texts:
        _names_once(text)
        _prose(text)
        for group in text.feature.groups:
            if text.is_block(group):
                _rule_block(text, group, titles)
        for _, scenario in text.scenarios:
            if scenario.is_outline:
                _outline(text, scenario)


def _places(root: Path, documents: Documents, faults: Faults) -> None:
    folders = sorted({path.name for path in documents.root.glob("games/*") if path.is_dir()} | {SHARED})
    for path in sorted(path for path in root.rglob("*") if path.is_file() and not path.name.startswith(".")):
        parts = path.relative_to(root).parts
        if path.suffix != ".feature":
            text = "this is no feature file; expected: features/<game>/<topic>.feature"
        elif len(parts) != 2:
            text = "feature files lie in the folder of their game; expected: features/<game>/<topic>.feature"
        elif parts[0] not in folders:
            hint = nearest(parts[0], folders) or f"; expected: {', '.join(folders)}"
            text = f"there is no game “{parts[0]}”{hint}"
        else:
            continue
        faults.add(FeatureError(text, shown(path)))


def _names_once(text: FeatureText) -> None:
    lines: dict[str, list[int]] = {}
    for _, scenario in text.scenarios:
        lines.setdefault(scenario.name, []).append(scenario.line)
    for name, found in lines.items():
        for line in found if len(found) > 1 else ():
            others = " and ".join(str(other) for other in found if other != line)
            message = f"the name “{name}” is used again in line {others}; expected: names that differ within a file"
            text.fault(message, line)


def _rule_block(text: FeatureText, group: RuleGroup, titles: Mapping[str, str]) -> None:
    if not group.rules:
        text.fault(
            f"the block “Rule: {group.title}” names no rule; expected: @rule:<id of the rule> above it", group.line
        )
    elif group.title != titles.get(group.rules[0], group.title):
        title = titles[group.rules[0]]
        text.fault(
            f"the title of {group.rules[0]} is “{title}”, not “{group.title}”; expected: the same here", group.line
        )
    for scenario in group.scenarios:
        if text.column(scenario.line) <= text.column(group.line):
            message = (
                f"this scenario belongs to “Rule: {group.title}” (line {group.line}) whatever its indentation; "
                "indent it, or move it above the first Rule"
            )
            text.fault(message, scenario.line)


def _prose(text: FeatureText) -> None:
    """Descriptions that hold what was meant to be a step."""
    feature = text.feature
    dialect = Dialect.for_name(feature.language)
    if dialect is None:
        return
    described = [(feature.line, feature.description)]
    described += [(group.line, group.description) for group in feature.groups]
    described += [(scenario.line, scenario.description) for _, scenario in text.scenarios]
    for start, description in described:
        number = start
        for line in filter(None, description.splitlines()):
            number = next(n for n in range(number, len(text.lines)) if text.lines[n].strip() == line) + 1
            first, _, rest = line.partition(" ")
            opens = any(line.startswith(keyword) for keyword in dialect.given_keywords)
            if opens or _is_sentence(rest):
                message = f"this is read as a description, not as a step: “{line}”; expected: steps below a `Scenario:`"
                keywords = {word.strip() for word in _step_keywords(dialect)}
                hint = "" if first in keywords else f", and “{first}” is no keyword{nearest(first, keywords)}"
                text.fault(message + hint, number)


def _step_keywords(dialect: Dialect) -> Iterable[str]:
    return [
        *dialect.given_keywords,
        *dialect.when_keywords,
        *dialect.then_keywords,
        *dialect.and_keywords,
        *dialect.but_keywords,
    ]


def _is_sentence(text: str) -> bool:
    return any(known.literal in text and known.pattern.match(text) for known in registry().definitions)


def _outline(text: FeatureText, scenario: Scenario) -> None:
    written = [scenario.name, *(part for step in scenario.background + scenario.steps for part in _parts(step))]
    rows: dict[tuple[tuple[str, str], ...], int] = {}
    for examples in scenario.examples:
        line = next(
            (n for n in range(examples.line + 1, len(text.lines) + 1) if "|" in text.lines[n - 1]), examples.line
        )
        for name in examples.header:
            if examples.header.count(name) > 1:
                text.fault(f"the column <{name}> stands twice; expected: once", line)
            if name != REMARK and not any(fill(part, {name: "\0"}) != part for part in written):
                way_out = f"in a step or the name, or call it `{REMARK}` when it only tells the reader something"
                text.fault(f"the column <{name}> is used nowhere in the outline; expected: {way_out}", line)
        for row, line in zip(examples.rows, examples.lines, strict=True):
            key = tuple(sorted(zip(examples.header, row, strict=True)))
            if key in rows:
                text.fault(f"this row says the same as the row in line {rows[key]}; expected: rows that differ", line)
            rows.setdefault(key, line)


def _parts(step: Step) -> list[str]:
    return [step.text, step.docstring or "", *(cell for row in step.table or () for cell in row)]
