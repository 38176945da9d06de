"""The scene of a score-sheet game: what the sheets show, and who is next to play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from quincunx.protocol.messages import Action
from quincunx.protocol.scorecard import Enter, Roll, ScoreBox, ScorecardPosition, Sheet
from quincunx.run.scene import Difference
from quincunx.run.sheet_positions import Plan, WantedSheet, plan
from quincunx.spec.rulesets import Ruleset


@dataclass
class SheetScene:
    """A :class:`~quincunx.run.scene.Scene` of score sheets.

    Attributes:
        ruleset: the rules played by.
        wanted: the sheets that the scenario speaks of.
        next_seat: who is to play, if the scenario says so.
        keeping: whether the score is only kept, so that the position is reached by entries.
    """

    ruleset: Ruleset
    wanted: dict[str, WantedSheet] = field(default_factory=dict)
    next_seat: str | None = None
    keeping: bool = False
    _plan: Plan | None = None

    def planned(self, order: Sequence[str]) -> Plan:
        """The turns that lead there.

        Raises:
            UnreachablePosition: there are none.
        """
        if self._plan is None:
            self._plan = plan(self.ruleset, order, self.wanted, self.next_seat)
        return self._plan

    def deck(self, order: Sequence[str]) -> None:
        """There are no cards."""

    def actions(self, order: Sequence[str]) -> list[Action]:
        """As :meth:`quincunx.run.scene.Scene.actions`."""
        if self.keeping:
            return self._entries(order)
        played: list[Action] = []
        for turn in self.planned(order).turns:
            played.append(Roll(seat=turn.seat, keep=[], faces=list(turn.dice)))
            played.append(ScoreBox(seat=turn.seat, box=turn.box))
        return played

    def _entries(self, order: Sequence[str]) -> list[Action]:
        """The same turns as entries; a sheet's last turns are those that earn its bonuses."""
        reached = self.planned(order)
        left = {seat: len(sheet.boxes) for seat, sheet in reached.sheets.items()}
        entered: list[Action] = []
        for turn in reached.turns:
            sheet = reached.sheets[turn.seat]
            further = left[turn.seat] <= sheet.yahtzee_bonuses
            left[turn.seat] -= 1
            points = sheet.boxes[turn.box]
            entered.append(Enter(seat=turn.seat, box=turn.box, points=points, further_yahtzee=further))
        return entered

    def position(self, order: Sequence[str]) -> ScorecardPosition:
        """As :meth:`quincunx.run.scene.Scene.position`."""
        reached = self.planned(order)
        sheets = {
            seat: Sheet(boxes=dict(sheet.boxes), yahtzee_bonuses=sheet.yahtzee_bonuses)
            for seat, sheet in reached.sheets.items()
        }
        return ScorecardPosition(sheets=sheets, seat=reached.seat)

    def compare(self, order: Sequence[str], observation: dict[str, Any]) -> Iterable[Difference]:
        """As :meth:`quincunx.run.scene.Scene.compare`."""
        reached = self.planned(order)
        sheets = observation.get("sheets") or {}
        for seat in self.wanted:
            sheet, own = reached.sheets[seat], sheets.get(seat) or {}
            boxes = own.get("boxes") or {}
            for box in self.ruleset.boxes.values():
                yield Difference("sheets.boxes", f"{seat}'s “{box.title}”", sheet.boxes.get(box.id), boxes.get(box.id))
            what = f"{seat}'s number of Yahtzee bonuses"
            yield Difference("sheets.yahtzee_bonuses", what, sheet.yahtzee_bonuses, own.get("yahtzee_bonuses"))
        if any(len(sheet.boxes) < len(self.ruleset.boxes) for sheet in reached.sheets.values()):
            yield Difference("seat", "the seat on turn", reached.seat, observation.get("seat"))
