"""Collecting faults: each once, in the order of their places.

The rule of this file: a check never stops at a fault; it hands it over and goes on.
"""

from __future__ import annotations

from pathlib import Path

from quincunx.errors import LocatedError, SpecError
from quincunx.paths import shown
from quincunx.spec.yaml_files import Path_, locate


class Faults:
    """What has been found so far; the same text at the same place counts once."""

    def __init__(self) -> None:
        self._found: dict[str, LocatedError] = {}
        self._places: set[object] = set()
        self._names: dict[Path, str] = {}

    def add(self, fault: LocatedError) -> None:
        """Note a fault that somebody else has put into words."""
        self._found.setdefault(str(fault), fault)
        self._places |= {fault.file, (fault.file, fault.line)}

    def spec(self, message: str, file: Path, keys: Path_ = ()) -> None:
        """Note a fault in a YAML file, at the value that the keys lead to."""
        self.add(SpecError(message, shown(file), *locate(file, keys)))

    def file(self, message: str, file: Path, line: int | None = None, column: int | None = None) -> None:
        """Note a fault in any other file of the spec, or in a YAML file as a whole."""
        self.add(SpecError(message, shown(file), line, column))

    def in_order(self) -> list[LocatedError]:
        """All faults, by file, line, column and text."""
        return sorted(
            self._found.values(), key=lambda fault: (fault.file, fault.line or 0, fault.column or 0, fault.message)
        )

    def about(self, file: Path, line: int | None = None) -> bool:
        """Whether anything has been found in this file, or in this line of it."""
        if file not in self._names:
            self._names[file] = shown(file)
        name = self._names[file]
        return (name if line is None else (name, line)) in self._places

    def __bool__(self) -> bool:
        return bool(self._found)
