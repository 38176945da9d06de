"""A small spec with features, without a fault; its schemas and tables are the real ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from quincunx import paths
from quincunx.lint import write_lock
from tests.lint.trees import Tree

SMALL = Path(__file__).parent / "small"
SCHEMAS = ("suite", "sources", "game", "rules", "terms", "faq", "odds", "cards", "claims", "statements", "ruleset")
TABLES = ("scorecard-scores", "yahtzee-jokers")


@pytest.fixture(scope="session")
def pattern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("small")
    shutil.copytree(SMALL, root, dirs_exist_ok=True)
    for file in (*(f"schemas/{kind}.schema.json" for kind in SCHEMAS), *(f"tables/{name}.csv" for name in TABLES)):
        (root / "spec" / file).parent.mkdir(exist_ok=True)
        shutil.copy(paths.SPEC / file, root / "spec" / file)
    write_lock(root / "spec", root / "features")
    return root


@pytest.fixture
def tree(pattern: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    shutil.copytree(pattern, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return Tree(tmp_path)
