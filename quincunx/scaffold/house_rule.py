"""A house rule to start from: a ruleset and a feature file that pass lint and check as they are.

The rule of this file: what the pair says of the ruleset that it extends is read from that ruleset, so that the comments
show its own parameters, boxes and points, whatever the game.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template
from typing import Any

from quincunx import paths
from quincunx.errors import UsageError
from quincunx.results.files import write_whole
from quincunx.run.score_tables import scores_of
from quincunx.run.suite import Suite
from quincunx.spec.nearest import nearest
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.yaml_files import as_flow

TEMPLATES = Path(__file__).resolve().parent / "templates" / "house_rule"
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_SEATS = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")


def write_house_rule(suite: Suite, name: str, extends: str, folder: Path) -> list[Path]:
    """Write the pair of files.

    Args:
        suite: the rulesets that can be extended.
        name: the id of the house ruleset, and the name of both files.
        extends: the id of the ruleset that it changes.
        folder: where to; it is made when it is not there.

    Returns:
        The files.

    Raises:
        UsageError: the name cannot be one, there is no such ruleset, or a file is in the way; nothing is written then.
    """
    base = _base(suite, name, extends)
    files = [folder / f"{name}.yaml", folder / f"{name}.feature"]
    for file in files:
        if file.exists():
            raise UsageError(f"{file} is there already; choose another name or folder, or move it away")
    blanks = _blanks(suite, name, base, folder)
    written: list[Path] = []
    try:
        for file in files:
            template = Template((TEMPLATES / f"house_rule{file.suffix}").read_text(encoding="utf-8"))
            write_whole(file, template.substitute(blanks).encode())
            written.append(file)
    except BaseException:
        for file in written:
            file.unlink(missing_ok=True)
        raise
    return files


def _base(suite: Suite, name: str, extends: str) -> Ruleset:
    if not _ID.fullmatch(name):
        wish = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        hint = f": {wish}" if wish else ", such as two-pairs"
        raise UsageError(f"“{name}” cannot be the name; take lower-case letters, digits and single hyphens{hint}")
    if name in suite.rulesets:
        where = paths.shown(suite.rulesets.file(name))
        raise UsageError(f"there is a ruleset “{name}” already, in {where}; choose another name")
    if extends not in suite.rulesets:
        known = ", ".join(suite.rulesets)
        hint = nearest(extends, suite.rulesets) or f"; there are: {known}"
        raise UsageError(f"there is no ruleset “{extends}” to extend{hint}")
    return suite.rulesets[extends]


def _blanks(suite: Suite, name: str, base: Ruleset, folder: Path) -> dict[str, str]:
    title = name.replace("-", " ").capitalize()
    level, scenario = _scenario(base)
    return {
        "name": name,
        "title": as_flow(title),
        "plain_title": title,
        "extends": base.id,
        "extended": base.title,
        "schema": _schema(folder),
        "parameters": "\n".join(_parameters(base)),
        "rule": next((rule for rule in _rules(base)), "scorecard.lower.full-house"),
        "level": level,
        "scenario": scenario,
        "id": f"{_prefix(suite, name)}-001",
        "path": paths.shown(folder),
    }


def _schema(folder: Path) -> str:
    """The address of the schema as seen from the folder, for editors."""
    file = paths.SPEC / "schemas" / "ruleset.schema.json"
    try:
        return Path(os.path.relpath(file, folder.resolve())).as_posix()
    except ValueError:  # another drive
        return file.as_uri()


def _parameters(base: Ruleset) -> Iterator[str]:
    """Every parameter with its value, as YAML that is commented out."""
    for key, value in base.parameters.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            yield f"#   {key}:"
            yield from (f"#     - {as_flow(_without_rule(item))}" for item in value)
        else:
            yield f"#   {key}: {as_flow(value)}"


def _without_rule(item: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in item.items() if key != "rule"}


def _rules(base: Ruleset) -> Iterator[str]:
    """Rules that a house rule might overrule, the likeliest first."""
    full_house = base.rules_behind("full-house")
    yield from full_house
    for rules in base.behind.values():
        yield from rules


def _scenario(base: Ruleset) -> tuple[str, str]:
    """A level, and the steps of a scenario that holds under the ruleset as it stands."""
    if base.engine != "scorecard":
        seats = _SEATS[: max(base.typed.seats.from_, 2)]
        names = f"{', '.join(seats[:-1])} and {seats[-1]}"
        return "game", f"      Given a game with {names}\n      Then the game goes on"
    box = base.boxes.get("full-house") or next(iter(base.boxes.values()))
    witnesses = scores_of(base).witnesses[box.id]
    points = max(witnesses)
    dice = " ".join(map(str, witnesses[points][-1]))
    return "scoring", f'      Then the roll {dice} scores {points} in "{box.title}"'


def _prefix(suite: Suite, name: str) -> str:
    """Letters that scenario ids begin with: the initials of the name, or its first three letters."""
    parts = name.upper().split("-")
    letters = "".join(part[0] for part in parts) if len(parts) > 1 else parts[0][:3]
    letters = letters if letters[0].isalpha() else f"H{letters}"
    taken = {scenario.id.partition("-")[0] for feature in suite.features for scenario in feature.scenarios}
    while letters in taken:
        letters += "H"
    return letters
