"""A suite of a wished size, made from the real one, for every runner that is timed.

The same feature files go to all of them. Whole tables and whole games are left out: one sentence there stands for
hundreds of questions, which a trivial step of another runner does not ask.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from quincunx import paths
from quincunx.features.model import Scenario
from quincunx.features.read import ID_TAG, read_feature
from quincunx.steps import registry

_WHOLE = ("every ", "these turns are played")


def _is_small(scenario: Scenario) -> bool:
    return not any(step.text.startswith(_WHOLE) for step in scenario.steps)


def write_features(target: Path, count: int, games: tuple[str, ...] = ("scorecard", "yahtzee")) -> int:
    """Write feature files with about so many scenarios (rows of outlines counted) and say how many there are.

    Args:
        target: the folder for the files, one subfolder a game.
        count: stop as soon as there are so many.
        games: the folders below ``features/`` to take from.
    """
    written = copy = 0
    while written < count:
        copy += 1
        for game in games:
            for path in sorted((paths.FEATURES / game).glob("*.feature")):
                feature = read_feature(path)
                text, number = _without_whole(path.read_text(encoding="utf-8"), feature.scenarios)
                if number and written < count:
                    folder = target / game
                    folder.mkdir(parents=True, exist_ok=True)
                    (folder / f"{path.stem}-{copy}.feature").write_text(_renamed(text, copy), encoding="utf-8")
                    written += number
    return written


def _renamed(text: str, copy: int) -> str:
    """Ids of their own, and one ruleset: other runners know no scenario that runs once for each of several."""
    text = re.sub(r" ?@ruleset:(?!yahtzee\b)[\w-]+", "", text)
    return re.sub(rf"@({ID_TAG.pattern})", lambda match: f"@C{copy}{match[1]}", text)


def _without_whole(text: str, scenarios: tuple[Scenario, ...]) -> tuple[str, int]:
    """The text without the scenarios that ask hundreds of questions, and how many cases are left.

    A ``Rule:`` that is left without scenarios goes with them.
    """
    lines = text.splitlines()
    starts = sorted(scenario.line for scenario in scenarios)
    drop: set[int] = set()
    for scenario in scenarios:
        if not _is_small(scenario):
            first, last = _extent(lines, scenario.line, starts)
            drop.update(range(first, last))
    kept = [line for number, line in enumerate(lines, start=1) if number not in drop]
    return _without_empty_rules(kept), sum(len(item.cases) for item in scenarios if _is_small(item))


def _extent(lines: list[str], line: int, starts: list[int]) -> tuple[int, int]:
    """The lines of a scenario, its tags included, up to the next block's tags."""
    first = line
    while lines[first - 2].strip().startswith("@"):
        first -= 1
    last = line + 1
    while last <= len(lines) and last not in starts and not lines[last - 1].strip().startswith(("@", "Rule:")):
        last += 1
    return first, last


def _without_empty_rules(lines: list[str]) -> str:
    result: list[str] = []
    for index, line in enumerate(lines):
        if line.strip().startswith("Rule:"):
            rest = [other.strip() for other in lines[index + 1 :]]
            until = next((n for n, other in enumerate(rest) if other.startswith("Rule:")), len(rest))
            if not any(other.startswith("Scenario") for other in rest[:until]):
                while result and result[-1].strip().startswith("@"):
                    result.pop()
                continue
        result.append(line)
    return "\n".join(result) + "\n"


def write_data(target: Path, count: int) -> int:
    """A copy of the suite's data with about so many scenarios; for ``QUINCUNX_DATA``."""
    shutil.copytree(paths.SPEC, target / "spec")
    (target / "docs").mkdir()
    return write_features(target / "features", count)


def write_behave(target: Path, features: Path) -> None:
    """The same features for behave, each sentence with a step that does nothing."""
    shutil.copytree(features, target / "features")
    steps = target / "features" / "steps"
    steps.mkdir()
    lines = ["from behave import step, use_step_matcher", "use_step_matcher('re')", ""]
    for number, definition in enumerate(registry().definitions):
        pattern = definition.pattern.pattern.removeprefix("^").removesuffix("$")
        lines += [f"@step({pattern!r})", f"def step_{number}(context, *args):", "    pass", ""]
    (steps / "steps.py").write_text("\n".join(lines), encoding="utf-8")


def write_cucumber_js(target: Path, features: Path) -> None:
    """The same features for cucumber-js, each sentence with a step that does nothing."""
    shutil.copytree(features, target / "features")
    lines = ["const { defineStep } = require('@cucumber/cucumber');", ""]
    for definition in registry().definitions:
        pattern = definition.pattern.pattern.replace("[^\\W\\d_a-z]", "[A-Z]").replace("/", "\\/")
        count = len(definition.transforms) + (1 if definition.columns is not None else 0)
        names = ", ".join(f"a{index}" for index in range(count))
        lines.append(f"defineStep(/{pattern}/, function ({names}) {{}});")
    (target / "steps.js").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_pytest_bdd(target: Path, features: Path) -> None:
    """The same features for pytest-bdd with a definition for each sentence, and for the delegating definition.

    Both modules do the same work; only the way from the sentence to the function differs.
    """
    shutil.copytree(features, target / "features")
    head = "from pathlib import Path\nfrom pytest_bdd import parsers, scenarios, step\n"
    collect = "scenarios(str(Path(__file__).parent / 'features'))\n"
    lines = [head, "import quincunx.pytest_plugin as plugin", ""]
    for number, definition in enumerate(registry().definitions):
        pattern = definition.pattern.pattern.removeprefix("^").removesuffix("$")
        lines += [
            f"@step(parsers.re(r'''(?P<sentence>{pattern})'''))",
            f"def step_{number}(request, sentence, datatable=None):",
            "    plugin._carry_out(request, sentence, datatable)",
            "",
        ]
    (target / "test_each.py").write_text("\n".join(lines) + collect, encoding="utf-8")
    (target / "test_delegating.py").write_text(head + collect, encoding="utf-8")
    (target / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
