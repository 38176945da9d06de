"""A small spec that a test may break."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from quincunx.lint import LockChanges, lint, write_lock

ABOUT_THE_LOCK = "--write-lock"


def cases(folder: Path) -> list[object]:
    """The cases in the YAML files of a folder, as parameters of a test."""
    return [
        pytest.param(case, id=f"{file.stem}: {case['shows']}")
        for file in sorted(folder.glob("*.yaml"))
        for case in YAML(typ="safe").load(file.read_text(encoding="utf-8"))["cases"]
    ]


@dataclass
class Tree:
    """A copy of the small spec, in the working folder."""

    root: Path

    def read(self, file: str) -> str:
        return (self.root / file).read_text(encoding="utf-8")

    def write(self, file: str, content: str | bytes) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)

    def change(self, file: str, old: str, new: str) -> None:
        text = self.read(file)
        assert old in text, f"{file} does not hold {old!r}"
        self.write(file, text.replace(old, new, 1))

    def lint(self, *with_: Path) -> list[str]:
        return [str(fault) for fault in lint(self.root / "spec", self.root / "features", with_)]

    def faults(self, *with_: Path) -> list[str]:
        """All faults but those that the lock notices because something was changed."""
        return [fault for fault in self.lint(*with_) if ABOUT_THE_LOCK not in fault]

    def write_lock(self) -> LockChanges:
        return write_lock(self.root / "spec", self.root / "features")
