"""A small rulebook of its own: two rules and a ruling, two features, a few pages."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from quincunx.features.read import read_feature
from quincunx.results.model import (
    ImplementationInfo,
    Outcome,
    Results,
    RunInfo,
    ScenarioResult,
    SuiteInfo,
    count,
    encode,
)
from quincunx.rulebook.build import build

HERE = Path(__file__).parent
SOURCE = HERE / "small"


@dataclass
class Rulebook:
    """A copy of the small rulebook that a test may change and build."""

    folder: Path

    @property
    def output(self) -> Path:
        return self.folder / "out"

    @property
    def results(self) -> Path:
        return self.folder / "results.json"

    def path(self, name: str) -> Path:
        return self.folder / "sources" / name

    def write(self, name: str, text: str) -> None:
        path = self.path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text).lstrip(), encoding="utf-8")

    def edit(self, name: str, old: str, new: str) -> None:
        text = self.path(name).read_text(encoding="utf-8")
        assert old in text
        self.path(name).write_text(text.replace(old, new), encoding="utf-8")

    def run(self, **outcomes: Outcome) -> None:
        """Write results in which everything passes, but for the scenarios named (``YZ_001="failed"``)."""
        features = self.path("features")
        found = [
            ScenarioResult(
                id=case.id,
                ruleset="toy",
                name=case.name,
                feature=file.relative_to(features).as_posix(),
                line=case.line,
                rules=list(scenario.tags.rules),
                level=scenario.level,
                game="toy",
                outcome=outcomes.get(scenario.id.replace("-", "_"), "passed"),
            )
            for file in sorted(features.rglob("*.feature"))
            for scenario in read_feature(file).scenarios
            for case in scenario.cases
        ]
        results = Results(
            suite=SuiteInfo(version="1.0.0", digest="0" * 16),
            implementation=ImplementationInfo(name="Toy", version="1", language="Python"),
            run=RunInfo(command=[], setup="play", complete=True),
            scenarios=found,
            counts=count(found),
        )
        self.results.write_bytes(encode(results))

    def build(self, output: Path | None = None, *, fresh: bool = False, jobs: int = 1) -> Path:
        return build(output or self.output, self.results, root=self.folder / "sources", fresh=fresh, jobs=jobs)

    def page(self, name: str) -> str:
        return (self.output / name).read_text(encoding="utf-8")

    def pages(self, output: Path | None = None) -> dict[str, bytes]:
        """Everything that a reader's browser could load, by its path."""
        folder = output or self.output
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    def written(self) -> dict[str, int]:
        """When each page was written."""
        return {name: (self.output / name).stat().st_mtime_ns for name in self.pages() if name.endswith(".html")}


@pytest.fixture
def rulebook(tmp_path: Path) -> Rulebook:
    """A copy of the small rulebook, everything passed, not yet built."""
    made = Rulebook(tmp_path)
    for source in sorted(SOURCE.rglob("*")):
        if source.is_file():
            copy = made.path(str(source.relative_to(SOURCE)))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(source.read_bytes())
    made.run()
    return made


Edit = Callable[[Rulebook], None]
