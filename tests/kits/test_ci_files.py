"""The files for continuous integration: valid by the schemas of those who run them, and their commands work."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from .conftest import ROOT

CI = ROOT / "examples" / "ci"


def _read(name: str) -> Any:
    return YAML(typ="safe", pure=True).load(CI / name)


def _commands() -> dict[str, list[str]]:
    """The `quincunx` commands of each file."""
    jobs = _read("github-workflow.yml")["jobs"]["rules"]["steps"]
    hook = _read("pre-commit-config.yaml")["repos"][0]["hooks"][0]
    lines = {
        "github-workflow.yml": [step["run"] for step in jobs if "run" in step],
        "gitlab-ci.yml": _read("gitlab-ci.yml")["rules"]["script"],
        "pre-commit-config.yaml": [hook["entry"]],
    }
    return {name: [line for line in found if line.startswith("quincunx ")] for name, found in lines.items()}


@pytest.mark.parametrize(
    ("name", "schema"), [("github-workflow.yml", "vendor.github-workflows"), ("gitlab-ci.yml", "vendor.gitlab-ci")]
)
def test_the_schemas_of_their_systems_accept_them(name: str, schema: str) -> None:
    if "CI" not in os.environ:
        pytest.importorskip("check_jsonschema")
    command = [sys.executable, "-W", "ignore", "-m", "check_jsonschema", "--builtin-schema", schema, str(CI / name)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
@pytest.mark.parametrize("name", ["github-workflow.yml", "gitlab-ci.yml", "pre-commit-config.yaml"])
def test_their_commands_work(tmp_path: Path, name: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    quincunx = [sys.executable, "-m", "quincunx"]
    subprocess.run(
        [*quincunx, "new", "adapter", "--lang", "node", "-o", "."], cwd=tmp_path, env=environment, check=True
    )
    (tmp_path / "known.yaml").write_text("[]\n", encoding="utf-8")
    commands = _commands()[name]
    assert commands
    for command in commands:
        words = [*quincunx, *shlex.split(command)[1:]]
        done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    produced = re.findall(r"--(?:json|junit|html|markdown) (\S+)", " ".join(commands))
    assert [file for file in produced if not (tmp_path / file).stat().st_size] == []
    if produced:
        counts = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))["counts"]
        assert counts["not-applicable"] > 1000


def test_what_is_collected_is_what_is_written() -> None:
    steps = _read("github-workflow.yml")["jobs"]["rules"]["steps"]
    collected = next(step["with"]["path"] for step in steps if "upload-artifact" in step.get("uses", "")).split()
    gitlab = _read("gitlab-ci.yml")["rules"]["artifacts"]
    for name, files in (
        ("github-workflow.yml", collected),
        ("gitlab-ci.yml", [*gitlab["paths"], gitlab["reports"]["junit"]]),
    ):
        text = " ".join(_commands()[name])
        assert [file for file in files if f" {file}" not in text] == []


def test_the_hook_of_this_repository_names_a_command() -> None:
    (hook,) = YAML(typ="safe", pure=True).load(ROOT / ".pre-commit-hooks.yaml")
    assert {"id", "name", "entry", "language"} <= set(hook)
    assert hook["entry"].startswith("quincunx check")
    assert hook["pass_filenames"] is False
