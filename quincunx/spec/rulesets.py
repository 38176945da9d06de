"""Rulesets: from the files, through ``extends`` and settings, to the flat document that travels in ``start``.

The rule of this file: a ruleset is resolved once, parents first; what comes out is checked against the vocabulary of
its engine, so that nothing unknown ever reaches an implementation.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from quincunx import paths
from quincunx.errors import SpecError, UsageError
from quincunx.spec.extending import boxes_left, differences, merged, parameter_error, rules_behind, whole_boxes
from quincunx.spec.load import document_error
from quincunx.spec.model import RulesetHead, Setting
from quincunx.spec.nearest import nearest
from quincunx.spec.parameters import (
    ENGINES,
    Box,
    Column,
    LastChanceParameters,
    Parameters,
    PokerDiceParameters,
    ScorecardParameters,
)
from quincunx.spec.yaml_files import locate, read_yaml

HEAD_KEYS = frozenset(item.encode_name for item in msgspec.structs.fields(RulesetHead))
_TRAVELLING = ("id", "title", "game", "engine")


@dataclass(frozen=True, eq=False)
class Ruleset:
    """A resolved ruleset; two are the same only when they are one object, so that what is derived can be remembered.

    Attributes:
        head: what its own file says beside parameters.
        game, engine: inherited from the parent when not said.
        parameters: all parameters of the engine, as JSON-able data, settings written in.
        settings: the settings on offer, inherited ones included.
        chosen: the value of each setting.
        tables: the complete tables that say what is expected; inherited, so that a house rule is measured by them.
        own_tables: whether the tables are this ruleset's own, and so describe what it pays.
        file: where it stands.
        ancestry: the ids of the rulesets it extends, nearest first.
        former: box ids by the names that the rulesets it extends give them.
        differs: in which boxes, by id, and other parameters it differs from the rulesets that it extends.
        overruled: the rules that it replaces, and those that the rulesets it extends do.
        behind: the rules that say so, by box id or parameter, its own ones and those of the rulesets it extends.
    """

    head: RulesetHead
    game: str
    engine: str
    parameters: Mapping[str, Any]
    settings: Mapping[str, Setting]
    chosen: Mapping[str, str]
    tables: Mapping[str, str]
    own_tables: bool
    file: Path
    ancestry: tuple[str, ...] = field(default=())
    former: Mapping[str, str] = field(default_factory=dict)
    behind: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    differs: frozenset[str] = frozenset()
    overruled: frozenset[str] = frozenset()

    @property
    def id(self) -> str:
        """The id of the ruleset."""
        return self.head.id

    @property
    def title(self) -> str:
        """The name of the ruleset."""
        return self.head.title

    @cached_property
    def typed(self) -> Parameters:
        """The parameters as the engine's typed document."""
        return msgspec.convert(self.parameters, ENGINES[self.engine])

    @property
    def scorecard(self) -> ScorecardParameters:
        """The parameters of a score-sheet game.

        Raises:
            UsageError: it is another kind of game.
        """
        if not isinstance(self.typed, ScorecardParameters):
            raise UsageError(f"{self.title} is played without a score sheet")
        return self.typed

    @property
    def poker_dice(self) -> PokerDiceParameters:
        """The parameters of a game of lives.

        Raises:
            UsageError: it is another kind of game.
        """
        if not isinstance(self.typed, PokerDiceParameters):
            raise UsageError(f"{self.title} is played without lives")
        return self.typed

    @property
    def last_chance(self) -> LastChanceParameters:
        """The parameters of an auction game.

        Raises:
            UsageError: it is another kind of game.
        """
        if not isinstance(self.typed, LastChanceParameters):
            raise UsageError(f"{self.title} is played without auctions")
        return self.typed

    @cached_property
    def boxes(self) -> dict[str, Box]:
        """The boxes by id, column by column in the order of the sheet; empty for games without a sheet."""
        boxes: list[Box] = getattr(self.typed, "boxes", [])
        columns: list[Column] = getattr(self.typed, "columns", [])
        named = [
            msgspec.structs.replace(box, id=column.box(box.id), title=column.titled(box.title))
            for column in columns or [Column()]
            for box in boxes
        ]
        return {box.id: box for box in named}

    @cached_property
    def box_ids(self) -> dict[str, str]:
        """Box ids by what a scenario may call them: the title, one it had in a ruleset before, or the id itself."""
        former = {name: box for name, box in self.former.items() if box in self.boxes}
        return former | {box.title: box.id for box in self.boxes.values()} | {box: box for box in self.boxes}

    def rules_behind(self, box: str) -> tuple[str, ...]:
        """The rules that describe a box, in whichever column it stands."""
        return self.behind.get(box.partition("@")[0], ())

    @cached_property
    def document(self) -> dict[str, Any]:
        """The ruleset as it travels: ``{id, settings, definition}``."""
        definition = {
            "id": self.id,
            "title": self.title,
            "game": self.game,
            "engine": self.engine,
            **self.parameters,
        }
        return {"id": self.id, "settings": dict(self.chosen), "definition": definition}

    @property
    def changed(self) -> bool:
        """Whether a setting has another value than the default that the joker table is made for."""
        return any(value != self.settings[name].default for name, value in self.chosen.items())

    def with_settings(self, choices: Mapping[str, str]) -> Ruleset:
        """The same ruleset with other values for some settings.

        Raises:
            UsageError: no such setting, or no such value.
        """
        if not choices:
            return self
        for name, value in choices.items():
            setting = self.settings.get(name)
            if setting is None:
                raise UsageError(f"{self.id} has no setting “{name}”{nearest(name, self.settings)}")
            if value not in setting.values:
                known = ", ".join(setting.values)
                raise UsageError(f"the setting “{name}” of {self.id} cannot be “{value}”; it can be: {known}")
        chosen = {**self.chosen, **choices}
        parameters = _settled(self.parameters, self.settings, choices)
        return replace(self, parameters=parameters, chosen=chosen)


def _settled(
    parameters: Mapping[str, Any], settings: Mapping[str, Setting], chosen: Mapping[str, str]
) -> dict[str, Any]:
    written = {settings[name].parameter: settings[name].values[value] for name, value in chosen.items()}
    return {**parameters, **written}


class Rulesets:
    """All rulesets of some folders and files, resolved when asked for.

    Args:
        files: the YAML files, base rulesets and house rules alike.

    Raises:
        SpecError: a file is malformed, or an id stands twice.
    """

    def __init__(self, files: list[Path]) -> None:
        self._files: dict[str, Path] = {}
        self._documents: dict[str, dict[str, Any]] = {}
        self._resolved: dict[str, Ruleset] = {}
        for file in files:
            document = read_yaml(file)
            if not isinstance(document, dict) or not isinstance(document.get("id"), str):
                raise SpecError("a ruleset with an `id:` was expected", paths.shown(file), 1)
            name = document["id"]
            if name in self._files:
                other = paths.shown(self._files[name])
                raise SpecError(
                    f"the ruleset id “{name}” is taken by {other}", paths.shown(file), *locate(file, ("id",))
                )
            self._files[name] = file
            self._documents[name] = document

    def __contains__(self, name: object) -> bool:
        return name in self._files

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def file(self, name: str) -> Path:
        """The file of a ruleset.

        Raises:
            UsageError: there is none.
        """
        if name not in self._files:
            raise UsageError(f"there is no ruleset “{name}”{nearest(name, self._files)}")
        return self._files[name]

    def __getitem__(self, name: str) -> Ruleset:
        """A ruleset by id, with the defaults of its settings.

        Raises:
            UsageError: there is none.
            SpecError: it cannot be resolved.
        """
        self.file(name)
        return self._resolve(name, ())

    def _resolve(self, name: str, descendants: tuple[str, ...]) -> Ruleset:
        if name not in self._resolved:
            self._resolved[name] = self._build(name, descendants)
        return self._resolved[name]

    def _build(self, name: str, descendants: tuple[str, ...]) -> Ruleset:
        file, document = self._files[name], self._documents[name]
        head = self._head(file, document)
        own = {key: value for key, value in document.items() if key not in HEAD_KEYS}
        parent = self._parent(head, file, (*descendants, name)) if head.extends else None
        engine = head.engine or (parent.engine if parent else "")
        if engine not in ENGINES:
            place = locate(file, ("engine",))
            known = ", ".join(ENGINES)
            raise SpecError(f"an `engine:` was expected, one of: {known}", paths.shown(file), *place)
        known_keys = [item.encode_name for item in msgspec.structs.fields(ENGINES[engine])]
        parameters = copy.deepcopy(dict(parent.parameters)) if parent else {}
        for prefix, changes in (((), own), (("set",), head.set)):
            for key, value in changes.items():
                if key not in known_keys:
                    hint = nearest(key, [*known_keys, *(HEAD_KEYS if not prefix else ())])
                    raise SpecError(
                        f"the engine {engine} knows no parameter “{key}”{hint}",
                        paths.shown(file),
                        *locate(file, (*prefix, key)),
                    )
                parameters[key] = merged(parameters.get(key), value)
        if head.remove_boxes:
            parameters["boxes"] = boxes_left(file, parameters.get("boxes") or [], head.remove_boxes)
        settings = {**(parent.settings if parent else {}), **head.settings}
        settings = {key: value for key, value in settings.items() if value.parameter not in head.set}
        chosen = {key: setting.default for key, setting in settings.items()}
        parameters = _settled(parameters, settings, chosen)
        whole_boxes(file, document, parent.id if parent else "", parent.parameters if parent else {})
        try:
            typed = msgspec.convert(parameters, ENGINES[engine])
        except msgspec.ValidationError as error:
            raise parameter_error(file, document, parameters, error) from None
        resolved = msgspec.to_builtins(typed)
        return Ruleset(
            head=head,
            game=head.game or (parent.game if parent else ""),
            engine=engine,
            parameters=resolved,
            settings=settings,
            chosen=chosen,
            tables=head.tables or (parent.tables if parent else {}),
            own_tables=parent is None or bool(head.tables),
            file=file,
            ancestry=(parent.id, *parent.ancestry) if parent else (),
            former={**parent.former, **parent.box_ids} if parent else {},
            differs=differences(resolved, parent.parameters) | parent.differs if parent else frozenset(),
            overruled=frozenset(head.replaces) | (parent.overruled if parent else frozenset()),
            behind=rules_behind(head.parameter_rules, parameters, parent.behind if parent else {}),
        )

    def _head(self, file: Path, document: dict[str, Any]) -> RulesetHead:
        try:
            return msgspec.convert({key: value for key, value in document.items() if key in HEAD_KEYS}, RulesetHead)
        except msgspec.ValidationError as error:
            raise document_error(file, error) from None

    def _parent(self, head: RulesetHead, file: Path, chain: tuple[str, ...]) -> Ruleset:
        place = locate(file, ("extends",))
        if head.extends in chain:
            circle = " → ".join((*chain[chain.index(head.extends) :], head.extends))
            raise SpecError(f"rulesets extend each other in a circle: {circle}", paths.shown(file), *place)
        if head.extends not in self._files:
            hint = nearest(head.extends, self._files) or "; if it is a house ruleset, name its file too"
            raise SpecError(f"extends “{head.extends}”, which is no ruleset{hint}", paths.shown(file), *place)
        return self._resolve(head.extends, chain)


def base_ruleset_files() -> list[Path]:
    """The files of the suite's own rulesets."""
    return sorted((paths.SPEC / "rulesets").glob("*.yaml"))
