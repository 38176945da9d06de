"""The texts of rules over the versions of the suite, as ``spec/rules.lock`` keeps them.

The rule of this file: a digest stands for what a rule says, title and statement, however its lines are broken.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from pathlib import Path

from quincunx.spec.model import Rule
from quincunx.spec.yaml_files import read_text

RETIRED = "retired"
_LINE = re.compile(r"([a-z][\w.-]*)((?: \d+\.\d+\.\d+:(?:[0-9a-f]{12}|retired))+)")


@dataclass(frozen=True)
class RuleTexts:
    """For each rule the versions in which its text was new, with the digests, and the line of the file."""

    texts: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)


def text_digest(rule: Rule) -> str:
    """A digest (SHA-256, 12 hex digits) of the title and the statement of a rule."""
    return hashlib.sha256(" ".join(f"{rule.title}\0{rule.statement}".split()).encode()).hexdigest()[:12]


def read_rule_texts(file: Path) -> tuple[RuleTexts, list[int]]:
    """The lock, and the numbers of the lines that cannot be read.

    Raises:
        SpecError: it is no text file.
    """
    found = RuleTexts()
    damaged = []
    for number, line in enumerate(read_text(file).splitlines(), 1):
        match = _LINE.fullmatch(line)
        if match is not None and match[1] not in found.texts:
            versions = [text.partition(":") for text in match[2].split()]
            found.texts[match[1]] = tuple((version, digest) for version, _, digest in versions)
            found.lines[match[1]] = number
        elif line.strip() and not line.startswith("#"):
            damaged.append(number)
    return found, damaged
