"""How the end of a process is told."""

from __future__ import annotations

import sys

import pytest

from quincunx.adapters.processes import how_it_ended


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (0, "ended with exit code 0"),
        (3, "ended with exit code 3"),
        (0xC0000005, "crashed with 0xC0000005"),
        pytest.param(
            -11, "was ended by SIGSEGV", marks=pytest.mark.skipif(sys.platform == "win32", reason="numbers differ")
        ),
        (-99, "was ended by signal 99"),
    ],
)
def test_an_exit_code_in_words(code: int, told: str) -> None:
    assert how_it_ended(code) == told
