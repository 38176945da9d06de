"""House rules: a ruleset of a group's own, its scenarios, and what it does to the scenarios of the base game.

The rule of this file: a house ruleset answers for every scenario of the game that it extends. What fails there is
either declared (``replaces:``) or an undeclared change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from quincunx import paths
from quincunx.errors import FaultsError, FeatureError, LocatedError, SpecError, UsageError
from quincunx.features.model import Feature
from quincunx.results.model import Failure, ScenarioResult
from quincunx.spec.load import Place, Spec
from quincunx.spec.model import Rule
from quincunx.spec.nearest import nearest
from quincunx.spec.playable import unplayable
from quincunx.spec.rulesets import Ruleset, Rulesets
from quincunx.spec.yaml_files import locate, read_yaml

_SETTLED = frozenset({"failed", "blocked"})
_UNDECLARED = "undeclared change of "


@dataclass(frozen=True)
class House:
    """The house rules that a run takes along.

    Attributes:
        rulesets: by id.
        roots: the files and folders that were named.
        rules: the rules that they bring.
        places: where these rules stand.
    """

    rulesets: dict[str, Ruleset] = field(default_factory=dict)
    roots: tuple[Path, ...] = ()
    rules: tuple[Rule, ...] = ()
    places: dict[tuple[str, str], Place] = field(default_factory=dict)

    def lineage(self, ruleset: str) -> list[str]:
        """A house ruleset, its house parents, and the ruleset of the suite that they extend: whose scenarios hold.

        What that one extends in turn is another game, of which it took over parameters only.
        """
        names = [ruleset]
        for name in self.rulesets[ruleset].ancestry:
            names.append(name)
            if name not in self.rulesets:
                break
        return names

    def replaced(self, ruleset: str, above: Collection[str] = ()) -> dict[str, str]:
        """The rules that a house ruleset and its house parents overrule, each with the id of the ruleset that does.

        Args:
            ruleset: the house ruleset.
            above: rulesets at which to stop: what they and their parents overrule does not count.
        """
        found: dict[str, str] = {}
        for name in self.lineage(ruleset):
            if name in above:
                break
            if name in self.rulesets:
                for rule in self.rulesets[name].head.replaces:
                    found.setdefault(rule, name)
        return found

    def settled(
        self, ruleset: str, rests_on: Sequence[str], written_for: Collection[str], result: ScenarioResult
    ) -> ScenarioResult:
        """What the result of a scenario means under a house ruleset that it was not written for.

        Args:
            ruleset: the house ruleset.
            rests_on: the rules that the scenario rests on.
            written_for: the rulesets that it was written for, one of which the house ruleset extends; what that one
                replaces itself is no excuse.
            result: how it ended.
        """
        if result.outcome not in _SETTLED:
            return result
        replaced = self.replaced(ruleset, written_for)
        overruled = [rule for rule in rests_on if rule in replaced]
        if overruled:
            reason = f"{replaced[overruled[0]]} replaces {', '.join(overruled)}"
            return msgspec.structs.replace(
                result, outcome="superseded", reason=reason, replaced=overruled, failure=None
            )
        suspects = self._suspects(ruleset, rests_on)
        failure = result.failure or Failure(message="")
        text = (
            f"undeclared change: {failure.message}. So it is in the base game, and not under {ruleset}; "
            f"if that is meant, its `replaces:` has to name {' or '.join(suspects) or 'the rule behind it'}"
        )
        cause = f"{_UNDECLARED}{suspects[0] if suspects else 'a rule'}"
        failure = msgspec.structs.replace(failure, message=text, cause=cause)
        return msgspec.structs.replace(result, outcome="failed", failure=failure)

    def _suspects(self, ruleset: str, rests_on: Sequence[str]) -> list[str]:
        """The rules that a house ruleset may have changed, among those that a scenario rests on.

        These are the rules behind boxes, dice and the like that differ; where none does, what the scenario is about.
        """
        house = self.rulesets[ruleset]
        rests_on = [rule for rule in rests_on if rule not in house.overruled]
        touched = {rule for name, rules in house.behind.items() if name in house.differs for rule in rules}
        untouched = {rule for rules in house.behind.values() for rule in rules} - touched
        likely = [rule for rule in rests_on if rule in touched]
        return likely or [rule for rule in rests_on if rule not in untouched] or list(rests_on)

    def undeclared(self, results: Iterable[ScenarioResult]) -> list[str]:
        """A line for each rule that a house ruleset seems to change without saying so."""
        found: Counter[tuple[str, str]] = Counter()
        for result in results:
            if result.failure is not None and result.failure.cause.startswith(_UNDECLARED):
                found[result.ruleset, result.failure.cause.removeprefix(_UNDECLARED)] += 1
        return [
            f"{name} changes what is told by {count} of the scenarios of the base game; "
            f"if that is meant, add {rule} to its `replaces:`"
            for (name, rule), count in found.items()
        ]

    def uncontradicted(self, results: Iterable[ScenarioResult]) -> list[str]:
        """A line for each replaced rule that no scenario contradicts."""
        superseded: dict[str, set[str]] = {}
        for result in results:
            if result.outcome == "superseded":
                overruled = result.replaced
                about = overruled if len(overruled) == 1 else [rule for rule in overruled if rule in result.rules]
                superseded.setdefault(result.ruleset, set()).update(about)
        return [
            f"{name} replaces {rule}, but every scenario of it still holds"
            for name, ruleset in self.rulesets.items()
            for rule in ruleset.head.replaces
            if rule not in superseded.get(name, set())
        ]


def house_files(roots: Sequence[Path]) -> tuple[list[Path], list[Path]]:
    """The ruleset files and the feature files that some paths name.

    A folder is searched through; a YAML file brings the feature file of the same name along, and the other way round.

    Raises:
        UsageError: a path does not exist, or nothing is there.
    """
    rulesets: list[Path] = []
    features: list[Path] = []
    for root in roots:
        if root.is_dir():
            rulesets += [path for suffix in ("*.yaml", "*.yml") for path in sorted(root.rglob(suffix))]
            features += sorted(root.rglob("*.feature"))
        elif root.is_file():
            pair = {path for path in (root, root.with_suffix(".yaml"), root.with_suffix(".feature")) if path.is_file()}
            rulesets += sorted(path for path in pair if path.suffix in {".yaml", ".yml"})
            features += sorted(path for path in pair if path.suffix == ".feature")
        else:
            raise UsageError(f"--with {root}: there is no such file or folder")
    if not rulesets:
        named = ", ".join(str(root) for root in roots)
        raise UsageError(f"--with {named}: no ruleset (.yaml) there; `quincunx new house-rule NAME` writes one")
    return list(dict.fromkeys(rulesets)), list(dict.fromkeys(features))


def read_house(spec: Spec, rulesets: Rulesets, files: Sequence[Path], roots: Sequence[Path]) -> House:
    """Resolve and examine house rulesets.

    Args:
        spec: the base spec.
        rulesets: base and house rulesets.
        files: the files of the house rulesets.
        roots: what the user named.

    Raises:
        FaultsError: everything that is wrong with them.
    """
    faults: list[LocatedError] = []
    found: dict[str, Ruleset] = {}
    for name in rulesets:
        if rulesets.file(name) in files:
            try:
                found[name] = rulesets[name]
            except LocatedError as error:
                faults.append(error)
    rules: list[Rule] = []
    places: dict[tuple[str, str], Place] = {}
    known = set(spec.rules) | {rule.id for ruleset in found.values() for rule in ruleset.head.rules}
    for ruleset in found.values():
        faults += _faults_of(ruleset, spec, known, {rule.id for rule in rules})
        for index, rule in enumerate(ruleset.head.rules):
            games = rule.games or [ruleset.game]
            rules.append(msgspec.structs.replace(rule, games=games))
            places["rule", rule.id] = Place(ruleset.file, ("rules", index))
    if faults:
        raise FaultsError(sorted(set(faults), key=str))
    return House(found, tuple(roots), tuple(rules), places)


def house_feature_faults(
    own: Sequence[Feature], spec: Spec, house: House, everything: Sequence[Feature]
) -> list[LocatedError]:
    """House scenarios that would not be run, or could not be told from others, or prove a rule that does not exist.

    Args:
        own: the features of the house rules.
        spec: the base spec.
        house: the house rules.
        everything: the suite's own features and these.
    """
    rules = {*spec.rules, *(rule.id for rule in house.rules)}
    used = Counter(scenario.id for feature in everything for scenario in feature.scenarios)
    faults: list[LocatedError] = []
    for feature in own:
        for scenario in feature.scenarios:
            messages = [
                f"@rule:{rule} is no rule{nearest(rule, rules)}" for rule in scenario.tags.rules if rule not in rules
            ]
            if not scenario.tags.rulesets:
                name = next(iter(house.rulesets), "…")
                messages.append(f"“{scenario.name}” has no ruleset; tag the feature @ruleset:{name}")
            if not scenario.id:
                messages.append(f"“{scenario.name}” has no id; give it a tag such as @HR-001")
            elif used[scenario.id] > 1:
                messages.append(f"the id {scenario.id} is used by another scenario; give this one its own")
            faults += [FeatureError(message, paths.shown(feature.file), scenario.line) for message in messages]
    return faults


def _faults_of(ruleset: Ruleset, spec: Spec, known: set[str], taken: set[str]) -> list[LocatedError]:
    """What is wrong with a house ruleset that could be resolved."""

    def fault(text: str, *keys: str | int) -> LocatedError:
        return SpecError(text, paths.shown(ruleset.file), *locate(ruleset.file, keys))

    faults: list[LocatedError] = []
    if not ruleset.head.extends:
        faults.append(fault("a house ruleset extends another one; add `extends: yahtzee` or the like"))
    for index, rule in enumerate(ruleset.head.replaces):
        if rule not in known:
            faults.append(fault(f"replaces “{rule}”, which is no rule{nearest(rule, known)}", "replaces", index))
    prefix = f"house.{ruleset.id}."
    for index, own in enumerate(ruleset.head.rules):
        if own.id in spec.rules or own.id in taken:
            faults.append(fault(f"the rule id “{own.id}” is taken already", "rules", index, "id"))
        elif not own.id.startswith(prefix):
            faults.append(fault(f"the rule id “{own.id}” should begin with “{prefix}”", "rules", index, "id"))
    faults += [fault(problem, *keys) for keys, problem in unplayable(ruleset, read_yaml(ruleset.file))]
    return faults
