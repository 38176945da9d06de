"""Feature files as text: what Gherkin's parser does not tell, columns, the places of tags, indentation.

The rule of this file: nothing is judged here but whether a file can be read at all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from quincunx.errors import FeatureError
from quincunx.features.model import Feature, RuleGroup, Scenario
from quincunx.features.read import ID_TAG
from quincunx.lint.faults import Faults
from quincunx.paths import shown
from quincunx.run.suite import read_features

_TAG = re.compile(r"@[^@\s]+")


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag as written, with its place."""

    text: str
    line: int
    column: int


@dataclass(frozen=True)
class FeatureText:
    """A feature with its lines, and where to note what is wrong with it."""

    feature: Feature
    lines: tuple[str, ...]
    faults: Faults
    house: bool = False

    @property
    def file(self) -> Path:
        """The file."""
        return self.feature.file

    def fault(self, message: str, line: int, column: int | None = None) -> None:
        """Note a fault; by default at the first character of the line."""
        self.faults.add(self.located(message, line, column))

    def located(self, message: str, line: int, column: int | None = None) -> FeatureError:
        """A fault of this file, not noted yet."""
        return FeatureError(message, shown(self.file), line, column or self.column(line))

    def is_clean(self, scenario: Scenario) -> bool:
        """Whether nothing has been found between the title of a scenario and its last step."""
        last = max(step.line for step in scenario.steps)
        return not any(self.faults.about(self.file, line) for line in range(scenario.line, last + 1))

    def column(self, line: int) -> int:
        """The 1-based column of the first character of a line that is no blank."""
        text = self.lines[line - 1] if line <= len(self.lines) else ""
        return len(text) - len(text.lstrip()) + 1

    def tags_above(self, line: int) -> list[Tag]:
        """The tags that belong to the keyword in this line."""
        found: list[Tag] = []
        number = line - 1
        while number >= 1 and (not self.lines[number - 1].strip() or self.lines[number - 1].lstrip()[0] in "@#"):
            text = self.lines[number - 1]
            if text.lstrip().startswith("@"):
                tags = [Tag(match.group(), number, match.start() + 1) for match in _TAG.finditer(text.split(" #")[0])]
                found = tags + found
            number -= 1
        return found

    def fault_at_tag(self, message: str, text: str, group: RuleGroup, scenario: Scenario) -> None:
        """Note a fault at a tag of a scenario, wherever it is inherited from."""
        for line in (scenario.line, *self.outer_lines(group)):
            for tag in self.tags_above(line):
                if tag.text == text:
                    self.fault(message, tag.line, tag.column)
                    return
        self.fault(message, scenario.line)

    def outer_lines(self, group: RuleGroup) -> list[int]:
        """The lines of the keywords from which the scenarios of a group inherit tags, the nearest first."""
        return [group.line, self.feature.line] if self.is_block(group) else [self.feature.line]

    def is_block(self, group: RuleGroup) -> bool:
        """Whether a group is a ``Rule:`` block, not the scenarios outside of any."""
        return bool(group.title) or group.line != group.scenarios[0].line

    @cached_property
    def scenarios(self) -> list[tuple[RuleGroup, Scenario]]:
        """All scenarios with their groups."""
        return [(group, scenario) for group in self.feature.groups for scenario in group.scenarios]


@dataclass
class FeatureTexts:
    """All features that could be read, and what the tags of the others say.

    Attributes:
        texts: in the order of their paths.
        unread_tags: the tags in files that could not be read, without the ``@``; they still count as being there.
    """

    texts: list[FeatureText] = field(default_factory=list)
    unread_tags: set[str] = field(default_factory=set)

    @property
    def base(self) -> list[FeatureText]:
        """The suite's own features."""
        return [text for text in self.texts if not text.house]

    @property
    def unread_ids(self) -> set[str]:
        """The scenario ids in files that could not be read."""
        return {tag for tag in self.unread_tags if ID_TAG.fullmatch(tag)}


def read_texts(root: Path, house: Sequence[Path], faults: Faults) -> FeatureTexts:
    """Read all feature files, as far as they can be read."""
    features, names, found = read_features([root, *house])
    result = FeatureTexts()
    lines = {file: tuple(_text(file).split("\n")) for file in names}
    for fault in found:
        text = next((own for file, own in lines.items() if shown(file) == fault.file), ())
        if fault.line is not None and fault.column is None and fault.line <= len(text):
            content = text[fault.line - 1]
            fault.column = len(content) - len(content.lstrip()) + 1
        faults.add(fault)
    for feature in features:
        result.texts.append(FeatureText(feature, lines[feature.file], faults, feature.file in house))
    for file in set(names) - {feature.file for feature in features}:
        tag_lines = [line for line in lines[file] if line.lstrip().startswith("@")]
        result.unread_tags |= {tag.removeprefix("@") for line in tag_lines for tag in _TAG.findall(line)}
    return result


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8-sig", errors="replace").replace("\r\n", "\n")
