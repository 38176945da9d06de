"""Results files beside the present suite: what the matrix is made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from quincunx.results.claims import claims_of
from quincunx.results.matrix import Column, Matrix
from quincunx.results.model import SuiteInfo, read_results
from quincunx.run.demands import demands
from quincunx.run.suite import Suite
from quincunx.spec.load import Spec


def matrix_of(spec: Spec, suite: Suite, files: Sequence[Path]) -> Matrix:
    """The matrix of some results files, in their order.

    Raises:
        UsageError: one of them cannot be read.
    """
    runs = [read_results(file) for file in files]
    demanded = demands(spec, suite)
    present = SuiteInfo(version=suite.version, digest=suite.digest)
    names = Counter((run.implementation.name, run.implementation.version) for run in runs)
    columns = [
        Column(
            run,
            claims_of(run, demanded, present),
            file.stem if names[run.implementation.name, run.implementation.version] > 1 else "",
        )
        for file, run in zip(files, runs, strict=True)
    ]
    titles = {rule.id: rule.title for rule in spec.rules.values()}
    return Matrix(columns, titles, chapter_titles(spec))


def chapter_titles(spec: Spec) -> dict[str, str]:
    """Titles of chapters by the common part of their rules' ids; shared chapters have that of the first game."""
    titles: dict[str, str] = {}
    for game in spec.games.values():
        for topic in game.topics:
            titles[f"{game.id}.{topic.id}"] = f"{game.title}: {topic.title}"
            titles.setdefault(f"scorecard.{topic.id}", f"Score sheets: {topic.title}")
    return titles
