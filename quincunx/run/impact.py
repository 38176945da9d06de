"""What a house rule changes against the game that it extends: rules, outcomes of scenarios, cells of the score table.

The rule of this file: the difference is found by running and asking, never by reading the house rule's own claims.
"""

from __future__ import annotations

from dataclasses import dataclass

from quincunx.results.model import ScenarioResult
from quincunx.run.by_reference import played_by_reference
from quincunx.run.score_tables import scores_of
from quincunx.run.suite import Runnable, Suite
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.tables import Roll


@dataclass(frozen=True, slots=True)
class ChangedScenario:
    """A scenario of the base game that ends differently under the house rule."""

    result: ScenarioResult
    before: str

    @property
    def overruled(self) -> list[str]:
        """The replaced rules that it rests on."""
        return self.result.replaced


@dataclass(frozen=True, slots=True)
class ChangedCell:
    """A roll that pays something else in a box; None where the box does not exist."""

    box: str
    roll: Roll
    before: int | None
    after: int | None


@dataclass(frozen=True)
class Impact:
    """Everything that a house ruleset changes.

    Attributes:
        house, base: both rulesets.
        parameters: names of parameters that differ, with both values.
        scenarios: those that end differently.
        cells: of the score table, box by box; empty when the dice differ, since no roll is comparable then.
        unchanged: how many scenarios of the base game hold as before.
        comparable: whether both are played with the same dice.
    """

    house: Ruleset
    base: Ruleset
    parameters: dict[str, tuple[object, object]]
    scenarios: tuple[ChangedScenario, ...]
    cells: tuple[ChangedCell, ...]
    unchanged: int
    comparable: bool


def impact_of(suite: Suite, house: Ruleset) -> Impact:
    """Compare a house ruleset with the ruleset that it extends.

    Args:
        suite: loaded with the house rules.
        house: one of them.

    Raises:
        AdapterError: the reference implementation cannot be run.
    """
    base = suite.rulesets[house.ancestry[0]]
    borrowed = [item for item in suite.runnables() if item.ruleset.id == house.id and item.borrowed]
    after = played_by_reference(suite, borrowed).scenarios
    under_base = [
        Runnable(item.case, base, item.feature, borrowed=base.id not in item.scenario.tags.rulesets)
        for item in borrowed
    ]
    before = played_by_reference(suite, under_base).scenarios
    pairs = list(zip(before, after, strict=True))
    changed = tuple(ChangedScenario(new, old.outcome) for old, new in pairs if old.outcome != new.outcome)
    names = [name for name in house.parameters if house.parameters[name] != base.parameters.get(name)]
    comparable = house.parameters.get("dice") == base.parameters.get("dice")
    return Impact(
        house=house,
        base=base,
        parameters={name: (base.parameters.get(name), house.parameters[name]) for name in names},
        scenarios=changed,
        cells=tuple(_cells(base, house)) if comparable and house.engine == "scorecard" else (),
        unchanged=len(pairs) - len(changed),
        comparable=comparable,
    )


def _cells(base: Ruleset, house: Ruleset) -> list[ChangedCell]:
    before, after = scores_of(base).points, scores_of(house).points
    boxes = dict.fromkeys([*base.boxes, *house.boxes])
    return [
        ChangedCell(box, roll, before[roll].get(box), after[roll].get(box))
        for box in boxes
        for roll in before
        if before[roll].get(box) != after[roll].get(box)
    ]
