"""The suite as something that can be run: features, rulesets, and the scenarios with every sentence understood.

The rule of this file: everything that could be wrong with a feature file is found here, before anything runs, and all
of it is reported at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from quincunx import paths
from quincunx.errors import FaultsError, FeatureError, LocatedError, UsageError
from quincunx.features.model import Case, Feature, Scenario, Step
from quincunx.features.read import read_feature
from quincunx.run.house import House, house_feature_faults, house_files, read_house
from quincunx.spec.load import Spec, suite_digest
from quincunx.spec.nearest import nearest
from quincunx.spec.rulesets import Ruleset, Rulesets, base_ruleset_files
from quincunx.steps import registry
from quincunx.steps.registry import Bound, Rows, UnknownSentence, rows_of

PlayedStep = tuple[Step, Bound, Rows | None]
"""A step, what carries it out, and the rows of its table."""


@dataclass(frozen=True)
class Runnable:
    """A case under one ruleset."""

    case: Case
    ruleset: Ruleset
    feature: str
    """The file's path below the folder of features, with forward slashes."""
    borrowed: bool = False
    """Whether the scenario was written for a ruleset that this one extends."""

    @property
    def scenario(self) -> Scenario:
        """The scenario as written."""
        return self.case.scenario

    def rests_on(self) -> list[str]:
        """The rules that the scenario names, those of every box that it speaks of, and of what it takes for granted."""
        names = {**self.ruleset.former, **self.ruleset.box_ids}  # boxes that are gone rested on rules too
        touched: list[str] = []
        for step, bound, _ in self.played:
            cells = [cell for row in step.table or () for cell in row]
            spoken = {*re.findall(r'"([^"]*)"', step.text), *cells}
            for name, box in names.items():
                if bound.definition.whole_sheet or name in spoken:
                    touched += self.ruleset.rules_behind(box)
            for name in sorted(bound.definition.speaks_of):
                touched += self.ruleset.rules_behind(name)
        return list(dict.fromkeys([*self.scenario.tags.rules, *touched]))

    @cached_property
    def played(self) -> tuple[PlayedStep, ...]:
        """The steps, each with what it does.

        Raises:
            FeatureError: a sentence is not understood.
        """
        return tuple((step, *_bound(step, self.scenario.file)) for step in self.case.steps)


@dataclass(frozen=True)
class Suite:
    """Features and rulesets.

    Attributes:
        features: in the order of their paths.
        names: the path of each feature file as results name it.
        rulesets: all that can be asked for.
    """

    features: tuple[Feature, ...]
    names: dict[Path, str]
    rulesets: Rulesets
    version: str
    digest: str = ""
    house: House = field(default_factory=House)

    def runnables(self) -> list[Runnable]:
        """Everything that can be run, in a stable order: by file, scenario, row, ruleset.

        With house rules, that is every scenario of the rulesets that they extend, under the house rulesets, and the
        house scenarios.
        """
        return [
            Runnable(case, self.rulesets[name], self.names[feature.file], borrowed=name not in scenario.tags.rulesets)
            for feature in self.features
            for scenario in feature.scenarios
            for case in scenario.cases
            for name in self._played_under(scenario)
        ]

    def _played_under(self, scenario: Scenario) -> list[str]:
        if not self.house.rulesets:
            return list(scenario.tags.rulesets)
        return [
            name for name in self.house.rulesets if not set(self.house.lineage(name)).isdisjoint(scenario.tags.rulesets)
        ]


@dataclass(frozen=True)
class Filters:
    """Which scenarios to run; an empty filter lets everything pass.

    A rule matches by its id or by a prefix of whole parts; a scenario by its id, with or without a row.
    """

    games: Sequence[str] = ()
    rulesets: Sequence[str] = ()
    levels: Sequence[str] = ()
    rules: Sequence[str] = ()
    scenarios: Sequence[str] = ()

    def __bool__(self) -> bool:
        return any((self.games, self.rulesets, self.levels, self.rules, self.scenarios))

    def words(self) -> list[str]:
        """The filters as they were typed."""
        named = {
            "--game": self.games,
            "--ruleset": self.rulesets,
            "--level": self.levels,
            "--rule": self.rules,
            "--scenario": self.scenarios,
        }
        return [f"{option} {value}" for option, values in named.items() for value in values]

    def select(self, runnables: Iterable[Runnable]) -> list[Runnable]:
        """The runnables that pass.

        Raises:
            UsageError: a filter matches nothing at all.
        """
        everything = list(runnables)
        chosen = everything
        for option, values, known in (
            ("--game", self.games, lambda item: [item.ruleset.game]),
            ("--ruleset", self.rulesets, lambda item: [item.ruleset.id]),
            ("--level", self.levels, lambda item: [item.scenario.level]),
            ("--rule", self.rules, lambda item: [part for rule in item.scenario.tags.rules for part in branches(rule)]),
            ("--scenario", self.scenarios, lambda item: [item.case.id, item.scenario.id]),
        ):
            if values:
                names = {name for item in everything for name in known(item)}
                for value in values:
                    if value not in names:
                        raise UsageError(f"{option} {value} matches no scenario{nearest(value, names, 2)}")
                chosen = [item for item in chosen if not set(values).isdisjoint(known(item))]
        if not chosen:
            raise UsageError(f"no scenario matches all of: {', '.join(self.words())}")
        return chosen


def branches(rule: str) -> list[str]:
    """A rule id and the branches that it grows on: a, a.b, a.b.c."""
    parts = rule.split(".")
    return [".".join(parts[: count + 1]) for count in range(len(parts))]


def _bound(step: Step, file: Path) -> tuple[Bound, Rows | None]:
    try:
        bound = registry().bind(step.text)
        return bound, rows_of(step, bound.definition)
    except UnknownSentence as error:
        raise FeatureError(str(error), paths.shown(file), step.line) from None


def feature_files(root: Path) -> list[Path]:
    """All feature files below a folder, in the order of their paths; or the file itself."""
    return [root] if root.is_file() else sorted(root.rglob("*.feature"))


def read_features(roots: Sequence[Path]) -> tuple[list[Feature], dict[Path, str], list[LocatedError]]:
    """Features below some folders (or single files), their names in results, and everything that is wrong."""
    features: list[Feature] = []
    names: dict[Path, str] = {}
    faults: list[LocatedError] = []
    for root in roots:
        for file in feature_files(root):
            names[file] = file.relative_to(root if root.is_dir() else root.parent).as_posix()
            try:
                features.append(read_feature(file))
            except FaultsError as error:
                faults.extend(error.faults)
            except LocatedError as error:
                faults.append(error)
    return features, names, faults


def sentence_faults(features: Iterable[Feature]) -> list[LocatedError]:
    """Every sentence that no or several definitions match, or whose table does not fit."""
    faults: dict[str, LocatedError] = {}
    for feature in features:
        for scenario in feature.scenarios:
            for case in scenario.cases:
                for step in case.steps:
                    try:
                        _bound(step, feature.file)
                    except FeatureError as error:
                        faults.setdefault(str(error), error)
    return list(faults.values())


def _with_column(fault: LocatedError) -> LocatedError:
    """The fault with the column of the first character of its line, when only the line is known."""
    if fault.line is None or fault.column is not None:
        return fault
    try:
        line = Path(fault.file).read_text(encoding="utf-8-sig").splitlines()[fault.line - 1]
    except (OSError, UnicodeDecodeError, IndexError):
        return fault
    return type(fault)(fault.message, fault.file, fault.line, len(line) - len(line.lstrip()) + 1)


def load_suite(spec: Spec, with_: Sequence[Path] = (), *, digest: str | None = None) -> Suite:
    """The suite's features and rulesets, and the house rules that some paths name.

    Args:
        spec: the base spec.
        with_: files or folders of house rules.
        digest: of the suite; computed when not given.

    Raises:
        FaultsError: everything that is wrong with the feature files or the house rules.
        SpecError: a ruleset is malformed.
        UsageError: a path leads nowhere.
    """
    ruleset_files, house_features = house_files(with_) if with_ else ([], [])
    features, names, faults = read_features([paths.FEATURES])
    own, own_names, own_faults = read_features(house_features)
    features, names, faults = features + own, names | own_names, faults + own_faults
    rulesets = Rulesets([*base_ruleset_files(), *ruleset_files])
    house = read_house(spec, rulesets, ruleset_files, with_) if with_ else House()
    faults += sentence_faults(features)
    faults += [
        FeatureError(
            f"@ruleset:{name} is no ruleset{nearest(name, rulesets)}", paths.shown(feature.file), scenario.line
        )
        for feature in features
        for scenario in feature.scenarios
        for name in scenario.tags.rulesets
        if name not in rulesets
    ]
    faults += house_feature_faults(
        [feature for feature in features if feature.file in own_names], spec, house, features
    )
    if faults:
        raise FaultsError([_with_column(fault) for fault in faults])
    digest = suite_digest() if digest is None else digest
    return Suite(tuple(features), names, rulesets, spec.suite.version, digest, house)
