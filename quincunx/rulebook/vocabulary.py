"""The directives ``q:patterns`` and ``q:parameters``: the vocabulary of rulesets, read from its schema.

The rule of this file: what is explained here is what the schema says, so that a parameter without a description and an
example is missed in the book as it is missed in an editor.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from docutils import nodes
from sphinx.util import logging

from quincunx.rulebook import markup
from quincunx.rulebook.inputs import depend_on
from quincunx.rulebook.rules import SpecDirective
from quincunx.spec.parameters import ENGINES, PATTERNS
from quincunx.spec.yaml_files import as_flow

logger = logging.getLogger(__name__)


class _Vocabulary(SpecDirective):
    """What the two directives share."""

    def schema(self) -> dict[str, Any]:
        """The schema of rulesets; the page is made anew when it changes."""
        file: Path = self.spec.root / "schemas" / "ruleset.schema.json"
        depend_on(self.env, [file])
        document: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return document


class Patterns(_Vocabulary):
    """``.. q:patterns::`` lists the patterns of boxes, each with an example."""

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        pattern = self.schema()["$defs"]["pattern"]
        examples = {next(iter(item)): item for item in pattern["examples"] if isinstance(item, dict)}
        keyed = next(branch["properties"] for branch in pattern["anyOf"] if "properties" in branch)
        rows = [_row("any", "Any dice.", "any")]
        rows += [_row(name, keyed[name]["description"], as_flow(examples[name])) for name in PATTERNS]
        return [self.html(markup.table("", ("Pattern", "Met by", "Example"), "".join(rows)))]


class ParameterTable(_Vocabulary):
    """``.. q:parameters:: scorecard`` lists the parameters of an engine, each with an example."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        engine = self.arguments[0]
        if engine not in ENGINES:
            logger.warning(
                "there is no engine %s; there are: %s", engine, ", ".join(ENGINES), location=self.get_location()
            )
            return []
        schema = self.schema()
        rows = []
        for item in msgspec.structs.fields(ENGINES[engine]):
            name = item.encode_name
            said = schema["properties"].get(name, {})
            said = {**schema["$defs"].get(said.get("$ref", "").removeprefix("#/$defs/"), {}), **said}
            example = _example(name, said)
            rows.append(_row(name, said.get("description", ""), f"{name}: {as_flow(example)}"))
        return [self.html(markup.table("", ("Parameter", "Meaning", "Example"), "".join(rows)))]


def _example(name: str, said: dict[str, Any]) -> Any:
    """An example of a parameter: the schema's own, else a value that it lists, else its default."""
    if said.get("examples"):
        return said["examples"][0]
    if said.get("enum"):
        return next((value for value in said["enum"] if value != said.get("default")), said["enum"][0])
    if said.get("type") == "boolean":
        return not said.get("default", False)
    if "default" not in said:
        logger.warning("the schema of rulesets has no example for the parameter %s", name)
    return said.get("default")


def _row(name: str, meaning: str, example: str) -> str:
    return markup.row(
        markup.row_head(f"<code>{escape(name)}</code>"),
        markup.cell(escape(meaning)),
        markup.cell(f"<code>{escape(example)}</code>"),
    )
