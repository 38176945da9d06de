"""Timing whole commands side by side, so that ratios hold while the machine's speed drifts."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Contender:
    """A command to time.

    Attributes:
        name: what the table calls it.
        command: the command line.
        cwd: where it runs.
        environment: added to the present one.
        wall, cpu: seconds of each counted run.
    """

    name: str
    command: Sequence[str]
    cwd: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)

    def run(self, *, counted: bool) -> None:
        """Run once."""
        before, start = os.times(), time.perf_counter()
        done = subprocess.run(
            self.command,
            cwd=self.cwd,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", **self.environment},
            capture_output=True,
            check=False,
        )
        wall, after = time.perf_counter() - start, os.times()
        if done.returncode != 0:
            said = (done.stdout + done.stderr).decode(errors="replace")[-3000:]
            sys.exit(f"{self.name} ended with code {done.returncode}:\n{said}")
        if counted:
            self.wall.append(wall)
            self.cpu.append(after.children_user + after.children_system - before.children_user - before.children_system)

    @property
    def seconds(self) -> float:
        """The median of the wall times."""
        return statistics.median(self.wall)

    @property
    def cpu_seconds(self) -> float:
        """The median of the CPU times, children included."""
        return statistics.median(self.cpu)


def side_by_side(contenders: Sequence[Contender], runs: int = 5) -> None:
    """Run all in turn, A B C A B C, after one run each that is not counted."""
    for counted in [False] + [True] * runs:
        for contender in contenders:
            contender.run(counted=counted)


@dataclass(frozen=True)
class Verdict:
    """A target and what came out."""

    what: str
    figure: float
    target: float
    unit: str = "×"

    def line(self) -> str:
        """One line of the report."""
        mark = "met   " if self.figure <= self.target else "MISSED"
        return f"  {mark} {self.what}: {self.figure:.2f}{self.unit} (at most {self.target:g}{self.unit})"


def table(contenders: Sequence[Contender]) -> str:
    """Medians, one line each."""
    return "\n".join(
        f"  {item.name:46} {item.seconds:7.3f} s wall {item.cpu_seconds:7.3f} s CPU" for item in contenders
    )
