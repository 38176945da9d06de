"""Rulesets: that each one can be resolved, and that what comes out can be played.

The rule of this file: a fault is reported in the file that wrote it. A ruleset whose own file, or a parent's, has
faults already is not resolved, so that nothing is said twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from quincunx.errors import SpecError
from quincunx.lint.documents import Documents, RawFile
from quincunx.lint.faults import Faults
from quincunx.lint.links import Links, once
from quincunx.spec.extending import no_such_box
from quincunx.spec.nearest import nearest
from quincunx.spec.parameters import ENGINES
from quincunx.spec.playable import unplayable
from quincunx.spec.rulesets import Ruleset, Rulesets
from quincunx.spec.yaml_files import Path_


def check_rulesets(documents: Documents, faults: Faults) -> dict[str, Ruleset]:
    """All rulesets that can be resolved, by id."""
    first: dict[str, RawFile] = {}
    links = Links(documents, faults)
    for file in documents.rulesets:
        name = file.content.get("id")
        if not isinstance(name, str):
            continue
        if name in first:
            text = f"the ruleset id “{name}” is taken, by {first[name].path.name}; expected: one of its own"
            faults.spec(text, file.path, ("id",))
            continue
        first[name] = file
        _own_file(file, links, faults)
    unsound = {name for name, file in first.items() if file.faulty or _bad_settings(file, _engine(name, first), faults)}
    resolvable = Rulesets([file.path for file in first.values()])
    resolved: dict[str, Ruleset] = {}
    for name, file in first.items():
        parents = list(_parents(name, first))
        if unsound.isdisjoint([name, *parents]) and not _parent_unread(documents, [file, *(first[p] for p in parents)]):
            try:
                resolved[name] = resolvable[name]
            except SpecError as error:
                if not _incomplete_boxes(file, resolvable, faults):
                    faults.add(error)
    for ruleset in resolved.values():
        for keys, problem in unplayable(ruleset, first[ruleset.id].content):
            faults.spec(problem, ruleset.file, keys)
    _games(documents, resolved, faults)
    return resolved


def _parents(name: str, files: dict[str, RawFile]) -> Iterator[str]:
    seen = {name}
    while (name := _extends(files[name])) in files and name not in seen:
        seen.add(name)
        yield name


def _extends(file: RawFile) -> str:
    name = file.content.get("extends")
    return name if isinstance(name, str) else ""


def _parent_unread(documents: Documents, chain: list[RawFile]) -> bool:
    unread = documents.unread.get("ruleset", set())
    return any(_extends(file) in unread for file in chain)


def _own_file(file: RawFile, links: Links, faults: Faults) -> None:
    content = file.content
    if file.scope and content["id"] != file.scope:
        text = f"the id is “{content['id']}”, the file {file.path.name}; expected: {content['id']}.yaml"
        faults.spec(text, file.path, ("id",))
    if isinstance(content.get("game"), str):
        links.one("game", content["game"], file.path, ("game",))
    for key, kind in (("sources", "sources"), ("replaces", "rules")):
        for number, name in enumerate(_list(content.get(key))):
            if isinstance(name, str):
                links.one(kind, name, file.path, (key, number))
    _rules_of_parts(file, links)
    for prefix in _box_lists(content):
        boxes = _boxes(content, prefix)
        once(
            [(box["id"], (*keys, "id")) for keys, box in boxes if isinstance(box.get("id"), str)],
            "box",
            file.path,
            faults,
        )


def _rules_of_parts(file: RawFile, links: Links) -> None:
    """The rules that boxes and settings name."""
    settings = file.content.get("settings")
    parts = [part for prefix in _box_lists(file.content) for part in _boxes(file.content, prefix)]
    parts += [
        (("settings", name), setting) for name, setting in (settings if isinstance(settings, dict) else {}).items()
    ]
    for keys, part in parts:
        if isinstance(part, dict) and isinstance(part.get("rule"), str):
            links.one("rules", part["rule"], file.path, (*keys, "rule"))


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _box_lists(content: dict[str, Any]) -> list[Path_]:
    return [("boxes",), ("set", "boxes")] if isinstance(content.get("set"), dict) else [("boxes",)]


def _boxes(content: dict[str, Any], prefix: Path_) -> list[tuple[Path_, dict[str, Any]]]:
    holder = content if len(prefix) == 1 else content["set"]
    return [((*prefix, n), box) for n, box in enumerate(_list(holder.get("boxes"))) if isinstance(box, dict)]


def _incomplete_boxes(file: RawFile, rulesets: Rulesets, faults: Faults) -> bool:
    """Whether a box that the parent does not have lacks something; a changed box may say as little as it likes."""
    parent = _extends(file)
    if parent not in rulesets:
        return False
    try:
        known = rulesets[parent].boxes
    except SpecError:
        return False
    incomplete = False
    for prefix in _box_lists(file.content):
        for keys, box in _boxes(file.content, prefix):
            missing = [key for key in _BOX_KEYS if key not in box]
            if box["id"] not in known and missing:
                faults.spec(no_such_box(str(parent), box["id"], known, missing), file.path, keys)
                incomplete = True
    return incomplete


_BOX_KEYS = ("title", "section", "pattern", "points")


def _engine(name: str, files: dict[str, RawFile]) -> str:
    """The engine that a ruleset names or takes over, or nothing."""
    named = [files[own].content.get("engine") for own in (name, *_parents(name, files))]
    return next((engine for engine in named if isinstance(engine, str)), "")


def _bad_settings(file: RawFile, engine: str, faults: Faults) -> bool:
    """Whether a setting writes an unknown parameter, or has a default that is none of its values."""
    if file.faulty:
        return False
    known = [item.encode_name for item in msgspec.structs.fields(ENGINES[engine])] if engine in ENGINES else []
    bad = False
    for name, setting in file.content.get("settings", {}).items():
        if known and setting["parameter"] not in known:
            hint = nearest(setting["parameter"], known) or f"; expected: {', '.join(known)}"
            text = f"there is no parameter “{setting['parameter']}”{hint}"
            faults.spec(text, file.path, ("settings", name, "parameter"))
            bad = True
        if setting["default"] not in setting["values"]:
            values = ", ".join(str(value) for value in setting["values"])
            text = f"the default “{setting['default']}” is none of the values; expected: {values}"
            faults.spec(text, file.path, ("settings", name, "default"))
            bad = True
    return bad


def _games(documents: Documents, resolved: dict[str, Ruleset], faults: Faults) -> None:
    """Rulesets and games name each other."""
    games = {item.doc.id: item.doc for item in documents.games}
    for ruleset in resolved.values():
        game = games.get(ruleset.game)
        base = ruleset.file.is_relative_to(documents.root)
        if not ruleset.game:
            faults.spec("this ruleset belongs to no game; expected: `game:`, or `extends:`", ruleset.file)
        elif game is not None and base and ruleset.id not in game.rulesets:
            text = f"{game.id}/game.yaml does not list the ruleset “{ruleset.id}”; expected: under `rulesets:`"
            faults.spec(text, ruleset.file, ("id",))
        if game is not None and game.engine != ruleset.engine:
            text = f"the engine is {ruleset.engine}, that of the game {game.id} is {game.engine}; expected: the same"
            faults.spec(text, ruleset.file, ("engine",))
