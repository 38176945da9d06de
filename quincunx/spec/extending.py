"""One ruleset on top of another: what a change does to a parameter, and where a fault in it was written.

The rule of this file: the changes are what the author wrote, so a fault that shows in what came of them is reported
at the line of the change, never at a place in the sum.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from quincunx.errors import SpecError
from quincunx.paths import shown
from quincunx.spec.nearest import nearest
from quincunx.spec.yaml_files import Path_, locate

_NEEDED = ("title", "section", "pattern", "points")
"""What a new box has to say."""


def merged(old: Any, new: Any) -> Any:
    """A parameter changed: lists of items with ids are merged by id, all else is replaced.

    A new item stands where the new list has it: before the next one there that the old list has too, else at the end.
    """
    if not (_has_ids(old) and _has_ids(new)):
        return new
    changes = {item["id"]: item for item in new}
    known = {item["id"] for item in old}
    before: dict[str, list[Any]] = {}
    added: list[Any] = []
    for item in changes.values():
        if item["id"] in known:
            before[item["id"]], added = added, []
        else:
            added.append(item)
    result: list[Any] = []
    for item in old:
        result += [*before.get(item["id"], []), {**item, **changes.get(item["id"], {})}]
    return result + added


def _has_ids(items: Any) -> bool:
    return isinstance(items, list) and all(isinstance(item, dict) and "id" in item for item in items)


def boxes_left(file: Path, boxes: list[Any], removed: list[str]) -> list[Any]:
    """The boxes that stay on the sheet.

    Raises:
        SpecError: a box that is to be removed is not there.
    """
    known = [box["id"] for box in boxes if isinstance(box, dict) and "id" in box]
    for index, name in enumerate(removed):
        if name not in known:
            place = locate(file, ("remove_boxes", index))
            raise SpecError(f"there is no box “{name}” to remove{nearest(name, known)}", shown(file), *place)
    return [box for box in boxes if not isinstance(box, dict) or box.get("id") not in removed]


def whole_boxes(file: Path, document: Mapping[str, Any], parent: str, inherited: Mapping[str, Any]) -> None:
    """Tell a misspelt id of a box from a new box of which something has been forgotten.

    Args:
        file: the ruleset's file.
        document: what it says.
        parent: the id of the ruleset that it extends, if it does.
        inherited: that ruleset's parameters.

    Raises:
        SpecError: it is one of the two.
    """
    known = [box["id"] for box in inherited.get("boxes", [])]
    for keys, box in boxes_written(document):
        name, missing = box.get("id"), [key for key in _NEEDED if key not in box]
        if not isinstance(name, str):
            raise SpecError("a box needs an `id:`", shown(file), *locate(file, keys))
        if parent and name not in known and missing:
            text = no_such_box(parent, name, known, missing)
            raise SpecError(text, shown(file), *locate(file, keys))


def no_such_box(parent: str, name: str, known: Iterable[str], missing: Iterable[str]) -> str:
    """A message about a box that the parent has not, and that is not whole either."""
    hint = nearest(name, known) or "."
    return f"{parent} has no box “{name}”{hint} A new box needs {', '.join(missing)}"


def boxes_written(document: Mapping[str, Any]) -> Iterator[tuple[Path_, dict[str, Any]]]:
    """The boxes that a file speaks of, each with the keys that lead to it."""
    changes = document.get("set")
    for prefix, holder in (((), document), (("set",), changes if isinstance(changes, dict) else {})):
        boxes = holder.get("boxes")
        for index, box in enumerate(boxes if isinstance(boxes, list) else []):
            if isinstance(box, dict):
                yield (*prefix, "boxes", index), box


def parameter_error(
    file: Path, document: Mapping[str, Any], parameters: Mapping[str, Any], error: msgspec.ValidationError
) -> SpecError:
    """A fault in the resolved parameters, at the place in the file that brought it in.

    Args:
        file: the ruleset's file.
        document: what it says.
        parameters: what came of it.
        error: the fault; msgspec names the place as ``$.boxes[13].pattern``.
    """
    what, _, where = str(error).partition(" - at `")
    keys: list[str | int] = [name or int(index) for name, index in re.findall(r"\.([\w-]+)|\[(\d+)\]", where)]
    changes = document.get("set")
    prefix: Path_ = ("set",) if isinstance(changes, dict) and (not keys or keys[0] in changes) else ()
    if len(keys) > 1 and keys[0] == "boxes" and isinstance(keys[1], int):
        box = parameters["boxes"][keys[1]]
        name = box.get("id") if isinstance(box, dict) else None
        written = next((place for place, own in boxes_written(document) if own.get("id") == name), None)
        if name and written is not None:
            return SpecError(f"the box {name}: {what}", shown(file), *locate(file, (*written, *keys[2:])))
    return SpecError(what, shown(file), *locate(file, (*prefix, *keys)))


def differences(parameters: Mapping[str, Any], inherited: Mapping[str, Any]) -> frozenset[str]:
    """The boxes, by id, and other parameters that are not as they were; the name of a box alone does not count."""
    before, after = _told(inherited), _told(parameters)
    return frozenset(name for name in before | after if before.get(name) != after.get(name))


def _told(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """What every box asks for and pays, by id; which boxes there are, by ``boxes``; all other parameters."""
    boxes = {box["id"]: (box["section"], box["pattern"], box["points"]) for box in parameters.get("boxes", [])}
    return {**parameters, "boxes": (set(boxes), parameters.get("columns")), **boxes}


def rules_behind(
    named: Mapping[str, str], parameters: Mapping[str, Any], inherited: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """The rules behind boxes and other parameters, those of the rulesets that are extended included.

    Args:
        named: the rules that the file names for parameters.
        parameters: its resolved parameters, boxes with their rules among them.
        inherited: the same of the ruleset that it extends.
    """
    boxes = {box["id"]: box["rule"] for box in parameters.get("boxes", []) if box.get("rule")}
    own = {name: (rule,) for name, rule in {**named, **boxes}.items()}
    names = {**inherited, **own}
    return {name: tuple(dict.fromkeys([*own.get(name, ()), *inherited.get(name, ())])) for name in names}
