"""The JSON Schemas and the harness's own types say the same.

``corpus/`` holds small documents for each schema: ``valid`` ones, which both accept; ``invalid`` ones by what is wrong
with them, which both refuse; and ``schema_only`` ones, which the types let pass because a later check sees to them (the
lint, the engine, the session), while the schema refuses them so that an editor can tell at once.

Two differences are left out on purpose. A whole number written 2.0 is an integer to JSON Schema and none to the types.
An optional member of a request given as null passes the types; the harness never sends it, the schema refuses it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from quincunx import paths
from quincunx.errors import QuincunxError
from quincunx.protocol import messages
from quincunx.results.expected import Entry
from quincunx.results.model import Results
from quincunx.spec import model
from quincunx.spec.rulesets import Rulesets
from quincunx.spec.yaml_files import read_yaml

SCHEMAS = paths.SPEC / "schemas"
CORPUS = Path(__file__).with_name("corpus")
TYPES: dict[str, Any] = {
    "suite": model.Suite,
    "sources": list[model.Source],
    "game": model.Game,
    "rules": list[model.Rule],
    "faq": list[model.FaqEntry],
    "terms": list[model.Term],
    "odds": model.Odds,
    "cards": list[model.Card],
    "claims": list[model.Claim],
    "statements": model.Statements,
    "results": Results,
    "expected": list[Entry],
}
Accepts = Callable[[Any], bool]


def schema(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    return document


def converts(document: Any, kind: Any) -> bool:
    try:
        msgspec.convert(document, kind)
    except msgspec.ValidationError:
        return False
    return True


def schema_accepts(kind: str, document: Any) -> bool:
    if kind == "requests":
        return Draft202012Validator(schema("protocol/request")).is_valid(document)
    if kind == "responses":
        return _response_schema_accepts(document["method"], document["answer"])
    return Draft202012Validator(schema(kind)).is_valid(document)


def _response_schema_accepts(method: str, answer: Any) -> bool:
    """The whole schema holds, and the result is one that the method can have."""
    whole = schema("protocol/response")
    of_method = {**whole, "properties": {**whole["properties"], "result": {"$ref": f"#/$defs/{method}"}}}
    return all(Draft202012Validator(one).is_valid(answer) for one in (whole, of_method))


def types_accept(kind: str, document: Any, folder: Path) -> bool:
    if kind == "ruleset":
        return _ruleset_resolves(document, folder)
    if kind == "requests":
        return _request_converts(document)
    if kind == "responses":
        return _response_converts(document["method"], document["answer"])
    return converts(document, TYPES[kind])


def _ruleset_resolves(document: dict[str, Any], folder: Path) -> bool:
    file = folder / "ruleset.yaml"
    file.write_text(json.dumps(document), encoding="utf-8")
    try:
        resolved = Rulesets([paths.SPEC / "rulesets" / "yahtzee.yaml", file])[document["id"]]
        return bool(resolved.typed)
    except QuincunxError:
        return False


def _request_converts(document: dict[str, Any]) -> bool:
    params = document["params"]
    position = params.get("position") if document["method"] == "start" else None
    return converts(params, messages.METHODS[document["method"]]) and (
        position is None or any(converts(position, kind) for kind in messages.POSITIONS.values())
    )


def _response_converts(method: str, answer: dict[str, Any]) -> bool:
    if not converts(answer, messages.Response):
        return False
    result = answer.get("result")
    if result is None or method == "bye":
        return True
    if method == "hello":
        return converts(result, messages.HelloResult)
    observation = result.get("observation")
    return converts(result, messages.Result) and (
        observation is None or any(converts(observation, kind) for kind in messages.OBSERVATIONS.values())
    )


def corpus(part: str) -> Iterator[Any]:
    for file in sorted(CORPUS.glob("*.yaml")):
        documents = read_yaml(file).get(part, [])
        named = documents.items() if isinstance(documents, dict) else enumerate(documents, 1)
        for name, document in named:
            yield pytest.param(file.stem, document, id=f"{file.stem}-{name}".replace(" ", "-"))


@pytest.mark.parametrize(("kind", "document"), list(corpus("valid")))
def test_schema_and_types_accept_a_valid_document(kind: str, document: Any, tmp_path: Path) -> None:
    assert schema_accepts(kind, document)
    assert types_accept(kind, document, tmp_path)


@pytest.mark.parametrize(("kind", "document"), list(corpus("invalid")))
def test_schema_and_types_refuse_an_invalid_document(kind: str, document: Any, tmp_path: Path) -> None:
    assert not schema_accepts(kind, document)
    assert not types_accept(kind, document, tmp_path)


@pytest.mark.parametrize(("kind", "document"), list(corpus("schema_only")))
def test_the_schema_refuses_what_a_later_check_would_find(kind: str, document: Any, tmp_path: Path) -> None:
    assert not schema_accepts(kind, document)
    assert types_accept(kind, document, tmp_path)


def test_every_kind_of_document_has_a_corpus() -> None:
    assert {*TYPES, "ruleset", "requests", "responses"} == {file.stem for file in CORPUS.glob("*.yaml")}


@pytest.mark.parametrize("file", sorted(SCHEMAS.rglob("*.json")), ids=lambda file: file.stem)
def test_a_schema_is_one_stands_alone_and_helps_in_an_editor(file: Path) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(document)
    assert document["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert document["title"]
    assert document["description"]
    assert all(reference.startswith("#/$defs/") for reference in _references(document))
    assert all(reference.removeprefix("#/$defs/") in document["$defs"] for reference in _references(document))


@pytest.mark.parametrize("name", ["protocol/request", "protocol/response"])
def test_the_examples_of_the_messages_are_messages(name: str) -> None:
    whole = schema(name)
    for example in whole["examples"]:
        Draft202012Validator(whole).validate(example)


@pytest.mark.parametrize("method", list(messages.METHODS))
def test_each_method_has_its_own_request_and_result(method: str) -> None:
    assert method in schema("protocol/request")["$defs"]
    assert method in schema("protocol/response")["$defs"]


@pytest.mark.parametrize("part", ["rule", "source-ref", "position"])
def test_a_house_rule_has_the_shape_of_any_rule(part: str) -> None:
    assert schema("rules")["$defs"][part] == schema("ruleset")["$defs"][part]


def test_the_question_cites_sources_as_the_rule_does() -> None:
    assert schema("rules")["$defs"]["source-ref"] == schema("faq")["$defs"]["source-ref"]


def test_the_ruleset_knows_the_same_parameters_at_the_top_and_under_set() -> None:
    whole = schema("ruleset")
    changes = whole["$defs"]["changes"]["properties"]
    assert changes.keys() < whole["properties"].keys()
    for name in changes.keys() - {"boxes"}:
        assert changes[name] == whole["properties"][name]


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for value in node.values():
            yield from _references(value)
    elif isinstance(node, list):
        for value in node:
            yield from _references(value)
