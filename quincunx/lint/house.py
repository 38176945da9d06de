"""The files of house rulesets against their schema, before anything is made of them.

The rule of this file: whoever writes a house rule is told in plain words, and everything at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from quincunx import paths
from quincunx.errors import LocatedError, SpecError
from quincunx.lint.faults import Faults
from quincunx.lint.schemas import Finding, Schemas
from quincunx.spec.yaml_files import read_yaml


def ruleset_findings(schemas: Schemas, content: Any) -> list[Finding]:
    """What is wrong with a house ruleset; one that extends nothing is asked for no more than that."""
    if isinstance(content, dict) and not content.get("extends"):
        return [(("extends",), "a house ruleset extends another one; add `extends: yahtzee` or the like")]
    return schemas.findings("ruleset", content)


def ruleset_faults(files: Iterable[Path]) -> list[LocatedError]:
    """Everything that the schema has to say against some house rulesets."""
    faults = Faults()
    schemas = Schemas(paths.SPEC / "schemas", faults)
    for file in files:
        try:
            for keys, message in ruleset_findings(schemas, read_yaml(file)):
                faults.spec(message, file, keys)
        except SpecError as error:
            faults.add(error)
    return faults.in_order()
