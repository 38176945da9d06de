"""Every fault that lint knows: the small spec is broken in one place, and exactly what is wrong is reported there.

The cases are data, in ``cases/``: what a case shows, the file, the text that is replaced, by what, and all faults; a
fault that ends with an ellipsis may go on in any way.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.lint.trees import Tree, cases

CASES = cases(Path(__file__).parent / "cases")


@pytest.mark.parametrize("case", CASES)
def test_one_fault_is_reported_at_its_place_and_nothing_else_is(tree: Tree, case: dict[str, Any]) -> None:
    tree.change(case["in"], case["replace"], case["by"])
    faults = tree.faults()
    for number, expected in enumerate(case["faults"][: len(faults)]):
        if expected.endswith("…") and faults[number].startswith(expected.removesuffix("…")):
            faults[number] = expected
    assert case["faults"] == faults
