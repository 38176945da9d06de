"""The shapes of the files under ``spec/``: one frozen struct for each kind of document.

The rule of this file: a struct says what a file may hold, nothing here reads, checks across files, or computes.
``spec/schemas/`` says the same in JSON Schema for editors and other languages; a test holds the two equal.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Kind = Literal["rule", "ruling", "conflict", "fact"]
Modality = Literal["must", "may", "advisory"]
Level = Literal["scoring", "turn", "game", "keeping"]
Language = Literal["en", "es", "it", "el", "lt"]

LEVELS: tuple[Level, ...] = ("scoring", "turn", "game", "keeping")
"""The levels of conformance in the order in which they build on each other."""


class Doc(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a spec file: immutable, and with no room for a misspelt key."""


class LevelInfo(Doc, frozen=True):
    """One level of conformance, as ``suite.yaml`` words it."""

    id: Level
    title: str
    statement: str


class Suite(Doc, frozen=True):
    """``spec/suite.yaml``: the version of the suite, what bumps it, and the levels."""

    version: str
    levels: list[LevelInfo]
    bumps: dict[Literal["major", "minor", "patch"], str]


class Source(Doc, frozen=True):
    """One of the documents that the rules come from."""

    id: str
    title: str
    language: Language
    game: str
    authority: str
    """What the document is the authority for, in a sentence."""


class SourceRef(Doc, frozen=True):
    """Where in a source a rule stands."""

    source: str
    section: str


class ConflictPosition(Doc, frozen=True):
    """One of the things that a source, or two sources, say about the same question."""

    says: str
    sources: list[SourceRef]
    taken: bool = False


class Rule(Doc, frozen=True):
    """A rule, a ruling (no source states it), a conflict (sources disagree) or a fact (odds and the like).

    ``games`` is given for rules shared by several games, and derived from the file's place otherwise.
    """

    id: str
    title: str
    statement: str
    modality: Modality
    level: Level
    since: str
    kind: Kind = "rule"
    checkable: bool = True
    games: list[str] = []
    sources: list[SourceRef] = []
    because: str = ""
    """Rulings and conflicts: the reason."""
    positions: list[ConflictPosition] = []
    setting: str = ""
    """The setting of the ruleset that turns the ruling, if there is one."""
    aliases: list[str] = []
    related: list[str] = []


class Topic(Doc, frozen=True):
    """A chapter's section: the second part of the ids of its rules."""

    id: str
    title: str


class Game(Doc, frozen=True):
    """``game.yaml``: what a game is, and the order of its chapter."""

    id: str
    title: str
    engine: str
    summary: str
    sources: list[str]
    rulesets: list[str]
    topics: list[Topic]


class FaqEntry(Doc, frozen=True):
    """A question that players ask, with the rules that settle it."""

    id: str
    question: str
    answer: str
    rules: list[str]
    sources: list[SourceRef] = []


class Term(Doc, frozen=True):
    """A notion or a box with its names in the languages of the sources."""

    id: str
    title: str
    definition: str
    names: dict[Language, list[str]] = {}
    box: str = ""
    rules: list[str] = []
    games: list[str] = []


class Statement(Doc, frozen=True):
    """One statement of a source in our own words, and what became of it: rules, or a reason why it is none."""

    section: str
    says: str
    rules: list[str] = []
    out_of_scope: str = ""


class Statements(Doc, frozen=True):
    """``spec/statements/<source>.yaml``: the whole of a source, statement by statement."""

    source: str
    statements: list[Statement]


class OddsRow(Doc, frozen=True):
    """The chance of one class of first rolls: the exact count and the percentage that the source prints."""

    id: str
    title: str
    rolls: int
    percent: str = ""
    """As printed in the source, in per cent; empty where the source has no figure."""


class Odds(Doc, frozen=True):
    """``odds.yaml``: how often the first roll shows what, best class first served."""

    of: int
    rule: str
    rows: list[OddsRow]


class Card(Doc, frozen=True):
    """A card of ``cards.yaml``: what five dice have to show, in how many attempts, and what that pays."""

    id: str
    title: str
    combination: list[Annotated[int, Meta(ge=1)] | Literal["cocktail", "long-drink"]]
    """Places in any order: numbers, and jokers; all jokers of one kind stand for one number."""
    attempts: Annotated[int, Meta(ge=1)]
    prize: Annotated[int, Meta(ge=1)]


class Figure(Doc, frozen=True):
    """A chance that a claim is judged by, with all that it takes to work it out again.

    ``dice`` are those on the table; without them, all five are rolled first. ``keep`` are those that are kept on the
    first attempt; without it, the best are. With no attempts the chance is that of the dice as they are rolled first.
    """

    says: str
    card: str
    """Numbers, C for a cocktail and L for a long drink."""
    chance: str
    """The exact fraction."""
    dice: str = ""
    attempts: Annotated[int, Meta(ge=0)] = 0
    keep: str | None = None
    """An empty text is a roll of all five."""


class Claim(Doc, frozen=True):
    """A piece of advice from a source, and what a computation makes of it."""

    id: str
    title: str
    says: str
    verdict: Literal["confirmed", "refined", "refuted", "judgement"]
    because: str
    rules: list[str]
    sources: list[SourceRef]
    figures: list[Figure] = []


class Setting(Doc, frozen=True):
    """A choice that a group makes before the game: the names of its values and what each writes into a parameter."""

    title: str
    parameter: str
    values: dict[str, Any]
    default: str
    rule: str = ""


class RulesetHead(Doc, frozen=True):
    """What every ruleset file may say beside the parameters of its engine.

    ``set`` changes parameters of the ruleset that it extends; entries of lists with ids (boxes) are merged by id.
    ``parameter_rules`` names the rule behind a parameter: scenarios that speak of it rest on that rule.
    ``replaces`` and ``rules`` belong to house rules.
    """

    id: str
    title: str
    game: str = ""
    engine: str = ""
    extends: str = ""
    since: str = ""
    author: str = ""
    summary: str = ""
    sources: list[str] = []
    settings: dict[str, Setting] = {}
    tables: dict[str, str] = {}
    parameter_rules: dict[str, str] = {}
    set: dict[str, Any] = {}
    remove_boxes: list[str] = []
    replaces: list[str] = []
    rules: list[Rule] = []
