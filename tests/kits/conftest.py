"""A fresh kit of each language, in a folder of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from quincunx.cli.main import run

ROOT = Path(__file__).parents[2]
LANGUAGES = [
    "python",
    pytest.param("node", marks=pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")),
]


@dataclass(frozen=True)
class Kit:
    """A kit that was written.

    Attributes:
        language: of the kit.
        folder: where it lies.
    """

    language: str
    folder: Path

    @property
    def command(self) -> list[str]:
        """How it is started: by its run script."""
        return [str(self.folder / ("run.cmd" if sys.platform == "win32" else "run.sh"))]

    def file(self, name: str) -> Path:
        """A file by its name without the ending."""
        return self.folder / f"{name}.{'py' if self.language == 'python' else 'js'}"

    def run(self, script: str, text: str = "") -> str:
        """What a script prints that lies beside the kit's files."""
        file = self.file("script")
        file.write_text(script, encoding="utf-8")
        program = [sys.executable] if self.language == "python" else ["node"]
        command = [*program, str(file)]
        done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", timeout=30, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(params=LANGUAGES)
def kit(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kit:
    """A kit as `quincunx new adapter` writes it."""
    monkeypatch.setenv("PYTHON", sys.executable)
    assert run(["new", "adapter", "--lang", request.param, "-o", str(tmp_path / "kit")]) == 0
    return Kit(request.param, tmp_path / "kit")


Check = Callable[..., tuple[int, str]]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Check:
    """Run a command of quincunx; its code and what it says."""

    def call(*arguments: str) -> tuple[int, str]:
        capsys.readouterr()
        code = run(list(arguments))
        said = capsys.readouterr()
        return code, said.out + said.err

    return call
