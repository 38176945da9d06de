"""Spec files against their JSON Schemas, with the validator's findings turned into plain words.

The rule of this file: every finding says what is wrong and what was expected, and names the keys that lead to it;
nothing here knows what two files say about each other.

Conditions inside a rule or a statement (a ruling needs its reason, and the like) are left to
:mod:`quincunx.lint.rules` and :mod:`quincunx.lint.links`, which can word them.
"""

from __future__ import annotations

import datetime as dt
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from quincunx.lint.faults import Faults
from quincunx.spec.nearest import nearest
from quincunx.spec.yaml_files import Path_

Finding = tuple[Path_, str]
"""The keys that lead to the place, and the message."""

WORDED_ELSEWHERE = {"rules": "allOf", "ruleset": "allOf", "statements": "oneOf"}
"""For each kind of file, the keyword of the conditions that other checks put into better words."""

_TYPES = {
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "keys with values",
    "null": "nothing",
}


class Schemas:
    """The schemas of a spec folder, read when first asked for.

    Args:
        folder: the folder that holds ``<kind>.schema.json``.
        faults: where a missing or broken schema is noted.
    """

    def __init__(self, folder: Path, faults: Faults) -> None:
        self._folder = folder
        self._faults = faults
        self._validators: dict[str, Draft202012Validator | None] = {}

    def knows(self, kind: str) -> bool:
        """Whether there is a schema for this kind of file."""
        return self._file(kind).is_file()

    def findings(self, kind: str, document: Any) -> list[Finding]:
        """Everything that the schema has to say against a document."""
        if kind not in self._validators:
            self._validators[kind] = self._validator(kind)
        validator = self._validators[kind]
        if validator is None:
            return []
        skipped = WORDED_ELSEWHERE.get(kind)
        errors = (error for error in validator.iter_errors(document) if skipped not in error.absolute_schema_path)
        definitions = validator.schema.get("$defs", {})
        return list(dict.fromkeys(finding for error in errors for finding in in_plain_words(error, definitions)))

    def _file(self, kind: str) -> Path:
        return self._folder / f"{kind}.schema.json"

    def _validator(self, kind: str) -> Draft202012Validator | None:
        file = self._file(kind)
        try:
            return Draft202012Validator(json.loads(file.read_text(encoding="utf-8")))
        except OSError:
            self._faults.file("this schema is missing; spec files of its kind cannot be checked", file)
        except json.JSONDecodeError as error:
            self._faults.file(f"no JSON: {error.msg}", file, error.lineno, error.colno)
        except UnicodeDecodeError:
            self._faults.file("this file is not UTF-8; save it as UTF-8", file)
        return None


def in_plain_words(error: ValidationError, definitions: dict[str, Any]) -> Iterator[Finding]:
    """What a person can do something with, for one error of the validator.

    Args:
        error: what the validator says.
        definitions: the schema's ``$defs``, for the descriptions of keys.
    """
    keys: Path_ = tuple(error.absolute_path)
    if "propertyNames" in error.absolute_schema_path:
        expected = _expected(error) if error.validator in {"enum", "pattern"} else ""
        yield (*keys, str(error.instance)), f"{show(error.instance)} cannot stand here as a key{expected}"
        return
    match error.validator:
        case "additionalProperties" | "unevaluatedProperties":
            known = list(error.schema.get("properties", {}))
            for key in error.instance:
                if key not in known:
                    hint = nearest(str(key), known) or f"; expected: {', '.join(known)}"
                    yield (*keys, key), f"unknown key {show(key)}{hint}"
        case "required":
            for key in error.validator_value:
                if key not in error.instance:
                    yield keys, f"the key “{key}” is missing{_about(error.schema, key, definitions)}"
        case "anyOf" | "oneOf":
            yield from _of_the_nearest_branch(error, definitions)
        case _:
            yield keys, _sentence(error)


def _sentence(error: ValidationError) -> str:
    found, limit = error.instance, error.validator_value
    match error.validator:
        case "type":
            kinds = [limit] if isinstance(limit, str) else limit
            wanted = " or ".join(_TYPES.get(kind, kind) for kind in kinds)
            if isinstance(found, dict | list):
                return f"here {'is a list' if isinstance(found, list) else 'are keys with values'}; expected: {wanted}"
            quote = "; put it in quotes" if "string" in kinds and found is not None else ""
            return f"{show(found)} is {_type_of(found)}; expected: {wanted}{quote}"
        case "enum" | "const":
            return f"{show(found)} is not allowed here{_expected(error)}"
        case "pattern":
            return f"{show(found)} is not written as it should be{_expected(error)}"
        case "uniqueItems":
            return "an entry stands twice in this list; expected: each once"
        case _:
            return _sentence_on_size(error, found, limit)


def _sentence_on_size(error: ValidationError, found: Any, limit: Any) -> str:
    entries = f"{limit} {'entry' if limit == 1 else 'entries'}"
    match error.validator:
        case "minLength":
            return f"this text is empty{_expected(error)}"
        case "minItems":
            return f"this list is too short; expected: at least {entries}"
        case "maxItems":
            return f"this list is too long; expected: at most {entries}"
        case "minimum":
            return f"{show(found)} is too small; expected: {limit} or more"
        case "maximum":
            return f"{show(found)} is too great; expected: {limit} or less"
        case "minProperties" | "maxProperties":
            known = ", ".join(error.schema.get("properties", {}))
            return f"{len(found)} keys stand here; expected: {limit}{f', of {known}' if known else ''}"
        case _:
            return f"{error.message}{_expected(error)}"


def _of_the_nearest_branch(error: ValidationError, definitions: dict[str, Any]) -> Iterator[Finding]:
    """For alternatives: what is wrong with the one that was evidently meant, else what all of them are."""
    branches: dict[Any, list[ValidationError]] = {}
    for part in error.context or ():
        branches.setdefault(part.schema_path[0], []).append(part)
    meant = [
        parts
        for parts in branches.values()
        if not any(part.validator in {"type", "const", "enum"} and not part.path for part in parts)
    ]
    if len(meant) == 1:
        for part in meant[0]:
            yield from in_plain_words(part, definitions)
    else:
        yield tuple(error.absolute_path), f"{show(error.instance)} is not allowed here{_expected(error)}"


def _expected(error: ValidationError) -> str:
    schema = error.schema if isinstance(error.schema, dict) else {}
    allowed = schema.get("enum") or ([schema["const"]] if "const" in schema else [])
    if allowed:
        hint = nearest(str(error.instance), [str(item) for item in allowed])
        return f"; expected: {', '.join(map(_as_yaml, allowed))}{hint}"
    examples = schema.get("examples")
    if examples:
        return f"; expected something like {' or '.join(map(_as_yaml, examples))}"
    if schema.get("pattern") == _KEBAB:
        return "; expected: lower case, words joined by hyphens"
    about = schema.get("description")
    return f"; expected: {_first_sentence(about)}" if about else ""


_KEBAB = "^[a-z0-9]+(-[a-z0-9]+)*$"


def _about(schema: dict[str, Any], key: str, definitions: dict[str, Any]) -> str:
    known = schema.get("properties", {}).get(key, {})
    known = {**definitions.get(known.get("$ref", "").removeprefix("#/$defs/"), {}), **known}
    about = known.get("description")
    return f"; expected: {_first_sentence(about)}" if about else ""


def _as_yaml(value: Any) -> str:
    """A value as somebody would write it in a YAML file."""
    if isinstance(value, str) and re.fullmatch(r"[\d.]+", value):
        return f'"{value}"'
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False).replace('"', "")


def _first_sentence(text: str) -> str:
    return re.split(r"[.;] ", text)[0].rstrip(".")


def show(value: Any) -> str:
    """A value of a YAML file as a message quotes it: short, on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return "nothing"
        case dict():
            return "what stands here"
        case list():
            return "this list"
        case str():
            text = " ".join(value.split())
            return f"“{text if len(text) <= 60 else text[:57] + '…'}”"
        case _:
            return str(value)


def _type_of(value: Any) -> str:
    match value:
        case bool():
            return "true or false"
        case int() | float():
            return "a number"
        case str():
            return "a text"
        case list():
            return "a list"
        case dict():
            return "keys with values"
        case None:
            return "empty"
        case dt.date():
            return "a date"
        case _:
            return type(value).__name__
