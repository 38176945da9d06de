"""Reading YAML: quick when all is well, with the place of every value when something has to be reported.

The rule of this file: nothing is read twice unless a fault has to be located.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from quincunx.errors import SpecError
from quincunx.paths import shown

Path_ = tuple[str | int, ...]
_PLAIN = re.compile(r"[A-Za-zÀ-ž][\w ×’'.-]*")
_NO_TEXT = frozenset({"true", "false", "yes", "no", "on", "off", "null"})


def read_text(path: Path) -> str:
    """The text of a UTF-8 file.

    Raises:
        SpecError: the file cannot be read or is not UTF-8.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise SpecError("this file is not UTF-8; save it as UTF-8", shown(path), line, column) from error
    except OSError as error:
        raise SpecError(f"cannot be read: {error.strerror}", shown(path)) from error


def read_yaml(path: Path) -> Any:
    """The plain document of a YAML file: dicts, lists, strings, numbers, booleans, None.

    Raises:
        SpecError: the file is empty or no YAML; the place is the parser's.
    """
    text = read_text(path)
    try:
        document = YAML(typ="safe", pure=False).load(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark
        line = None if mark is None else mark.line + 1
        column = None if mark is None else mark.column + 1
        raise SpecError(_plain(error, text, line), shown(path), line, column) from None
    except YAMLError as error:
        raise SpecError(f"no YAML: {' '.join(str(error).split())}", shown(path)) from None
    if document is None:
        raise SpecError("this file is empty; a YAML document was expected", shown(path), 1)
    return document


def _plain(error: MarkedYAMLError, text: str, line: int | None) -> str:
    problem = " ".join((error.problem or "").split())
    source = text.splitlines()[line - 1] if line and line <= len(text.splitlines()) else ""
    if "\t" in source:
        return "a tab indents or separates here; YAML wants spaces"
    if "duplicate key" in problem:
        return f"{problem.split(' with value')[0]}; every key may stand once"
    if "could not find expected ':'" in problem or "mapping values are not allowed" in problem:
        return f"{problem}; look for a missing colon, or quote the text"
    return f"no YAML: {problem}"


@lru_cache(maxsize=64)
def _with_places(path: Path) -> Any:
    return YAML(typ="rt").load(read_text(path))


def locate(path: Path, keys: Path_) -> tuple[int | None, int | None]:
    """The 1-based line and column of a value, named by the keys and indexes that lead to it.

    When the last key does not exist (something is missing), the place of its container is given.
    """
    node = _with_places(path)
    line: int | None = 1
    column: int | None = 1
    for key in keys:
        marks = getattr(node, "lc", None)
        if marks is None:
            break
        try:
            if isinstance(node, list):
                line, column = marks.item(key)
            else:
                line, column = marks.key(key)
            node = node[key]
        except (KeyError, IndexError, TypeError):
            break
        line, column = line + 1, column + 1
    return line, column


def forget_places() -> None:
    """Drop what :func:`locate` remembers; for tests and editors that change files."""
    _with_places.cache_clear()


def as_flow(value: Any) -> str:
    """A plain value as YAML on one line, the way a person would write it."""
    match value:
        case dict():
            return "{" + ", ".join(f"{key}: {as_flow(item)}" for key, item in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(as_flow, value)) + "]"
        case str() if _PLAIN.fullmatch(value) and value.lower() not in _NO_TEXT:
            return value
        case _:
            return json.dumps(value, ensure_ascii=False)
