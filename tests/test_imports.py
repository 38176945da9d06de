"""The arrows between the parts point one way; the imports are read, not run."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from quincunx import paths

PACKAGE = Path(paths.__file__).parent
ROOT = PACKAGE.parent

# What each part may import of quincunx, beside itself, errors and paths.
ALLOWED = {
    "adapters": set(),
    "drawing": set(),
    "protocol": set(),
    "spec": set(),
    "features": {"spec.yaml_files"},
    "odds": {"spec"},
    "results": {"addresses", "drawing", "spec"},
    "steps": {"features", "odds", "protocol", "run", "spec"},
    "run": {"adapters", "features", "odds", "protocol", "results", "spec", "steps"},
    "doctor": {"adapters", "features", "protocol", "results", "run", "spec", "steps"},
    "lint": {"adapters", "features", "odds", "protocol", "results", "run", "spec", "steps"},
    "scaffold": {"results", "run", "spec"},
    "rulebook": {"addresses", "drawing", "features", "odds", "protocol", "results", "run", "spec", "steps"},
    # The command line may use everything.
}
EVERYBODY = {"errors", "paths", ""}


def _imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def _typing_only(file: Path) -> set[str]:
    """Imports below `if TYPE_CHECKING:`: they cost nothing and tie nothing at run time."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for inner in ast.walk(node):
                if isinstance(inner, ast.ImportFrom) and inner.module:
                    found |= {f"{inner.module}.{alias.name}" for alias in inner.names}
    return found


FILES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_every_part_imports_only_what_lies_below_it(file: Path) -> None:
    part = file.relative_to(PACKAGE).parts[0]
    own = {
        name.removeprefix("quincunx.") for name in _imports(file) - _typing_only(file) if name.startswith("quincunx.")
    }
    if part in ALLOWED:
        allowed = ALLOWED[part] | EVERYBODY | {part}
        wrong = {
            name for name in own if not any(name == item or name.startswith(f"{item}.") for item in allowed if item)
        }
        assert wrong - {"__version__"} == set()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_heavy_packages_are_imported_by_their_one_part(file: Path) -> None:
    part = file.relative_to(PACKAGE).parts[0]
    tops = {name.partition(".")[0] for name in _imports(file)}
    if part != "rulebook":
        assert not tops & {"sphinx", "docutils", "furo"}
    if part != "pytest_plugin.py":
        assert not tops & {"pytest", "pytest_bdd", "_pytest"}
    if part != "lint":
        assert "jsonschema" not in tops
    assert "reference_impl" not in tops


@pytest.mark.parametrize("file", sorted((ROOT / "reference_impl").rglob("*.py")), ids=lambda file: file.name)
def test_the_reference_implementation_needs_the_standard_library_only(file: Path) -> None:
    tops = {name.partition(".")[0] for name in _imports(file)}
    assert tops <= set(sys.stdlib_module_names) | {"reference_impl", "__future__"}
