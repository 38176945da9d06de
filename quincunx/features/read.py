"""From Gherkin text to :class:`~quincunx.features.model.Feature`, on gherkin-official's parser.

The rule of this file: what Gherkin itself forbids, and what would make a scenario prove nothing without anybody
noticing (no steps, an outline without rows), is an error with its line. Rules of the house are the lint's business.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser
from gherkin.token_matcher import TokenMatcher

from quincunx.errors import FaultsError, FeatureError, LocatedError
from quincunx.features.model import Examples, Feature, RuleGroup, Scenario, Step, StepKind, Tags
from quincunx.paths import shown
from quincunx.spec.yaml_files import read_text

ID_TAG = re.compile(r"[A-Z][A-Z0-9]*-\d+")
_PLACEHOLDER = re.compile(r"<([^<>\n]+)>")
_UNEXPECTED = re.compile(r"expected: (#.*?)(?:, got '(.*)')?$")
_TOKENS = {
    "#FeatureLine": "`Feature:`",
    "#BackgroundLine": "`Background:`",
    "#RuleLine": "`Rule:`",
    "#ScenarioLine": "`Scenario:`",
    "#ExamplesLine": "`Examples:`",
    "#StepLine": "a step",
    "#TableRow": "a row of a table",
    "#DocStringSeparator": "a text in triple quotes",
    "#TagLine": "tags",
}
"""The parser's names for lines that a person may have to write."""
_KINDS: dict[str, StepKind] = {"Context": "given", "Action": "when", "Outcome": "then"}


def read_feature(path: Path) -> Feature:
    """Read one feature file.

    Raises:
        FaultsError: everything that is wrong with the file, each as a :class:`FeatureError` with its line.
    """
    return parse_feature(read_text(path), path)


def parse_feature(text: str, path: Path) -> Feature:
    """Read the text of a feature file; ``path`` is only named.

    Raises:
        FaultsError: as :func:`read_feature`.
    """
    try:
        document: Any = Parser().parse(text, TokenMatcher("en"))
    except CompositeParserException as error:
        raise FaultsError(_parser_errors(error.errors, path)) from None
    except ParserError as error:
        raise FaultsError([_parser_error(error, path)]) from None
    feature = document.get("feature")
    if feature is None:
        raise FaultsError([FeatureError("this file holds no feature; `Feature:` was expected", shown(path), 1)])
    return _Reader(path).feature(feature, document["comments"])


def _parser_errors(errors: list[Any], path: Path) -> list[LocatedError]:
    """The parser's errors; of those that expect the same, the first: the others only follow from it."""
    first: dict[str, Any] = {}
    for error in errors:
        expected = _UNEXPECTED.search(str(error))
        first.setdefault(expected[1] if expected else str(error), error)
    return [_parser_error(error, path) for error in first.values()]


def _parser_error(error: Any, path: Path) -> FeatureError:
    message = "no Gherkin: " + re.sub(r"^\(\d+:\d+\): ", "", str(error))
    unexpected = _UNEXPECTED.search(message)
    if unexpected:
        expected = [_TOKENS[token] for token in unexpected[1].split(", ") if token in _TOKENS]
        found = f"“{unexpected[2]}” cannot stand here" if unexpected[2] else "the file ends here"
        message = f"{found}; expected: {', '.join(expected)}"
    location = error.location or {}
    return FeatureError(message, shown(path), location.get("line"), location.get("column"))


def _tags(*levels: list[dict[str, Any]]) -> Tags:
    found: dict[str, list[str]] = {"id": [], "rule": [], "level": [], "ruleset": [], "faq": [], "": []}
    for tag in (tag for level in levels for tag in level):
        name = tag["name"].removeprefix("@")
        kind, colon, value = name.partition(":")
        if colon and kind in found:
            found[kind].append(value)
        elif ID_TAG.fullmatch(name):
            found["id"].append(name)
        else:
            found[""].append(name)
    return Tags(
        ids=tuple(found["id"]),
        rules=tuple(dict.fromkeys(found["rule"])),
        levels=tuple(found["level"]),
        rulesets=tuple(dict.fromkeys(found["ruleset"])),
        faq=tuple(dict.fromkeys(found["faq"])),
        other=tuple(found[""]),
    )


class _Reader:
    """Turns the parser's dictionaries into our data and collects what is wrong on the way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[FeatureError] = []

    def fault(self, message: str, location: dict[str, Any]) -> None:
        self.faults.append(FeatureError(message, shown(self.path), location["line"], location.get("column")))

    def feature(self, node: dict[str, Any], comments: list[dict[str, Any]]) -> Feature:
        tags = node["tags"]
        groups: list[RuleGroup] = []
        background: tuple[Step, ...] = ()
        loose: list[Scenario] = []
        for child in node["children"]:
            if "background" in child:
                background = self.steps(child["background"]["steps"])
            elif "rule" in child:
                groups.append(self.group(child["rule"], tags, background))
            else:
                loose.append(self.scenario(child["scenario"], [tags], background))
        if loose:
            groups.insert(0, RuleGroup("", "", loose[0].line, (), tuple(loose)))
        feature = Feature(
            file=self.path,
            name=node["name"],
            description=_dedented(node["description"]),
            language=node["language"],
            line=node["location"]["line"],
            tags=_tags(tags),
            groups=tuple(groups),
            background=background,
            comments=tuple((comment["location"]["line"], comment["text"].strip()) for comment in comments),
        )
        if not feature.scenarios:
            self.fault("this feature has no scenario", node["location"])
        if self.faults:
            raise FaultsError(list(self.faults))
        return feature

    def group(self, node: dict[str, Any], feature_tags: list[dict[str, Any]], outer: tuple[Step, ...]) -> RuleGroup:
        background: tuple[Step, ...] = ()
        scenarios = []
        for child in node["children"]:
            if "background" in child:
                background = self.steps(child["background"]["steps"])
            else:
                scenarios.append(self.scenario(child["scenario"], [feature_tags, node["tags"]], outer + background))
        if not scenarios:
            self.fault(f"the rule “{node['name']}” has no scenario", node["location"])
        return RuleGroup(
            title=node["name"],
            description=_dedented(node["description"]),
            line=node["location"]["line"],
            rules=_tags(node["tags"]).rules,
            scenarios=tuple(scenarios),
            background=background,
        )

    def scenario(
        self, node: dict[str, Any], outer: list[list[dict[str, Any]]], background: tuple[Step, ...]
    ) -> Scenario:
        tags = _tags(*outer, node["tags"])
        where = node["location"]
        if not node["steps"]:
            self.fault(f"the scenario “{node['name']}” has no steps, so it proves nothing", where)
        is_outline = bool(node["examples"]) or "outline" in node["keyword"].lower()
        steps = self.steps(node["steps"])
        examples = tuple(self.examples(item) for item in node["examples"])
        if is_outline:
            self.check_outline(node, background + steps, examples)
        return Scenario(
            id=tags.ids[0] if tags.ids else "",
            name=node["name"],
            description=_dedented(node["description"]),
            line=where["line"],
            tags=tags,
            background=background,
            steps=steps,
            examples=examples,
            file=self.path,
            is_outline=is_outline,
        )

    def check_outline(self, node: dict[str, Any], steps: tuple[Step, ...], examples: tuple[Examples, ...]) -> None:
        if not any(table.rows for table in examples):
            self.fault(f"the outline “{node['name']}” has no rows in its Examples", node["location"])
        wanted = {name: step.line for step in reversed(steps) for name in _placeholders(step)}
        wanted |= dict.fromkeys(_PLACEHOLDER.findall(node["name"]), node["location"]["line"])
        for table in examples:
            for name, line in sorted(wanted.items(), key=lambda item: item[1]):
                if name not in table.header:
                    columns = ", ".join(table.header) or "none"
                    self.fault(
                        f"<{name}> is no column of the Examples at line {table.line} (they have: {columns})",
                        {"line": line},
                    )

    def examples(self, node: dict[str, Any]) -> Examples:
        if node["tags"]:
            self.fault("tags on Examples are not supported; tag the scenario", node["location"])
        header = node.get("tableHeader")
        body = node.get("tableBody") or []
        if header is None:
            self.fault("these Examples have no table", node["location"])
        return Examples(
            header=_cells(header) if header else (),
            rows=tuple(_cells(row) for row in body),
            lines=tuple(row["location"]["line"] for row in body),
            line=node["location"]["line"],
            name=node["name"],
        )

    def steps(self, nodes: list[dict[str, Any]]) -> tuple[Step, ...]:
        steps = []
        kind: StepKind = "given"
        for node in nodes:
            kind = _KINDS.get(node["keywordType"], kind)
            table = node.get("dataTable")
            docstring = node.get("docString")
            steps.append(
                Step(
                    keyword=node["keyword"].strip(),
                    kind=kind,
                    text=node["text"],
                    line=node["location"]["line"],
                    table=tuple(_cells(row) for row in table["rows"]) if table else None,
                    docstring=docstring["content"] if docstring else None,
                )
            )
        return tuple(steps)


def _placeholders(step: Step) -> set[str]:
    texts = [step.text, step.docstring or "", *(cell for row in step.table or () for cell in row)]
    return {name for text in texts for name in _PLACEHOLDER.findall(text)}


def _cells(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(cell["value"] for cell in row["cells"])


def _dedented(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())
