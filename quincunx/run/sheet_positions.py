"""From “Ana's sheet shows …” to turns that lead there.

Few programs can be set to a state, but every program can be played. The rule of this file: a position is reached by
legal turns of one roll each, found in the tables; what cannot be reached is said before anything is played.

A turn before the Yahtzee box of its column is filled is never a joker, so everything that earns no bonus is played
first, then the Yahtzee boxes, then the boxes that a further Yahtzee filled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

from quincunx.run.scene import UnreachablePosition
from quincunx.run.score_tables import points_with_sheet, scores_of
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.tables import JokerSituation, Roll, read_jokers, table_path


@dataclass(slots=True)
class WantedSheet:
    """What a scenario says about one sheet: points by box id; other boxes are open."""

    boxes: dict[str, int] = field(default_factory=dict)
    yahtzee_bonuses: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """One roll of all dice, and the box it fills."""

    seat: str
    dice: Roll
    box: str


@dataclass(frozen=True)
class Plan:
    """How a position comes about.

    Attributes:
        turns: in the order of play.
        sheets: every seat's sheet at the end, those of seats that only filled in included.
        seat: who is next to play.
    """

    turns: tuple[Turn, ...]
    sheets: Mapping[str, WantedSheet]
    seat: str


def plan(ruleset: Ruleset, seats: Sequence[str], wanted: Mapping[str, WantedSheet], next_seat: str | None) -> Plan:
    """The turns that lead to a position.

    Args:
        ruleset: the rules played by.
        seats: in the order of play, the one that begins first.
        wanted: the sheets that the scenario speaks of; other seats take harmless turns.
        next_seat: who is to play then; by default the first seat, unless the sheets say otherwise.

    Raises:
        UnreachablePosition: no play leads there.
    """
    rounds, ahead = _rounds(seats, wanted, next_seat)
    planner = _planner(ruleset)
    sheets: dict[str, WantedSheet] = {}
    turns: dict[str, list[tuple[Roll, str]]] = {}
    for index, seat in enumerate(seats):
        turns_due = rounds + (1 if index < ahead else 0)
        sheets[seat] = wanted[seat] if seat in wanted else planner.harmless(turns_due)
        turns[seat] = planner.turns(seat, sheets[seat])
    order = tuple(
        Turn(seat, *turns[seat][number])
        for number in range(max(len(own) for own in turns.values()))
        for seat in seats
        if number < len(turns[seat])
    )
    return Plan(order, sheets, seats[ahead])


def _rounds(seats: Sequence[str], wanted: Mapping[str, WantedSheet], next_seat: str | None) -> tuple[int, int]:
    """Full rounds played, and how many seats have played one turn more."""
    counts = {seat: len(sheet.boxes) for seat, sheet in wanted.items()}
    candidates = [seats.index(next_seat)] if next_seat else range(len(seats))
    for ahead in candidates:
        rounds = {count - (1 if seats.index(seat) < ahead else 0) for seat, count in counts.items()}
        if len(rounds) <= 1 and min(rounds, default=0) >= 0:
            return (rounds.pop() if rounds else 0), ahead
    filled = ", ".join(f"{seat} {count}" for seat, count in counts.items())
    whose = f" with {next_seat} to play" if next_seat else ""
    raise UnreachablePosition(f"players take turns, so these numbers of filled boxes{whose} cannot occur: {filled}")


@lru_cache(maxsize=32)
def _planner(ruleset: Ruleset) -> _Planner:
    return _Planner(ruleset)


class _Planner:
    """Finds the turns of one sheet, and remembers the roll that it found for a number of points in a box."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.parameters = ruleset.scorecard
        self.scores = scores_of(ruleset)
        self.found: dict[tuple[str, int], Roll] = {}
        path = table_path(ruleset, "jokers") if ruleset.own_tables and not ruleset.changed else None
        self.jokers: tuple[JokerSituation, ...] = read_jokers(path) if path else ()
        box = self.parameters.yahtzee_box
        self.yahtzee_boxes = self.parameters.in_columns(box) if box else []

    def harmless(self, count: int) -> WantedSheet:
        """A sheet of so many turns that earn as little as can be."""
        if count > len(self.ruleset.boxes):
            raise UnreachablePosition(f"a sheet has {len(self.ruleset.boxes)} boxes, not {count}")
        least = {box: min(self.scores.witnesses[box]) for box in self.ruleset.boxes}
        order = sorted(least, key=lambda box: (box in self.yahtzee_boxes, least[box]))
        return WantedSheet({box: least[box] for box in order[:count]})

    def turns(self, seat: str, sheet: WantedSheet) -> list[tuple[Roll, str]]:
        """The rolls and boxes that fill a sheet, in an order that is legal."""
        for bonus_boxes in self._bonus_choices(seat, sheet):
            first = [box for box in sheet.boxes if box not in self.yahtzee_boxes and box not in bonus_boxes]
            first += [box for box in self.yahtzee_boxes if box in sheet.boxes]
            play = [(self._witness(seat, box, sheet.boxes[box]), box) for box in first]
            tail = self._bonus_turns({box for _, box in play}, sheet, bonus_boxes, set())
            if tail is not None:
                return play + tail
        raise UnreachablePosition(f"no play gives {seat} {sheet.yahtzee_bonuses} Yahtzee bonuses with these boxes")

    def _bonus_choices(self, seat: str, sheet: WantedSheet) -> list[tuple[str, ...]]:
        if not sheet.yahtzee_bonuses:
            return [()]
        bonus = self.parameters.yahtzee_bonus
        earning = [box for box in self.yahtzee_boxes if bonus and sheet.boxes.get(box) == bonus.while_box_holds]
        if not earning:
            needed = bonus.while_box_holds if bonus else "anything"
            raise UnreachablePosition(
                f"{seat} cannot have a Yahtzee bonus: the Yahtzee box does not hold {needed}, or there is no such bonus"
            )
        columns = {box.partition("@")[2] for box in earning}
        others = [box for box in sheet.boxes if box not in earning and box.partition("@")[2] in columns]
        others = [box for box in others if self._ever_fits(box, sheet)]
        return list(combinations(others, sheet.yahtzee_bonuses))

    def _witness(self, seat: str, box: str, points: int) -> Roll:
        rolls = self.scores.witnesses[box].get(points)
        if not rolls:
            title = self.ruleset.boxes[box].title
            known = ", ".join(str(number) for number in sorted(self.scores.witnesses[box]))
            raise UnreachablePosition(f"no roll gives {seat} {points} in “{title}”; possible are: {known}")
        if (box, points) not in self.found:
            self.found[box, points] = min(rolls, key=self._eagerness)
        return self.found[box, points]

    def _eagerness(self, roll: Roll) -> tuple[int, int]:
        """How much a roll pays in boxes of the lower section; the plainest roll trips over the fewest mistakes."""
        points = self.scores.points[roll]
        paying = sum(1 for box in self.ruleset.boxes.values() if box.section == "lower" and points[box.id])
        return paying, -len(set(roll))

    def _ever_fits(self, box: str, sheet: WantedSheet) -> bool:
        """Whether a further Yahtzee ever pays what is wanted in a box, as far as other boxes make a difference.

        They do by their sections: a joker looks at its upper box, and at whether the lower section is full.
        """
        others = {other for other in sheet.boxes if other != box}
        yahtzees = others & set(self.yahtzee_boxes)
        sections = [
            {other for other in others if self.ruleset.boxes[other].section == name} for name in ("upper", "lower")
        ]
        states = [yahtzees, *(yahtzees | section for section in sections), others]
        numbers = range(1, self.parameters.dice.faces + 1)
        return any(self._fits(number, box, sheet, state) for state in states for number in numbers)

    def _bonus_turns(
        self, filled: set[str], sheet: WantedSheet, left: tuple[str, ...], failed: set[tuple[str, ...]]
    ) -> list[tuple[Roll, str]] | None:
        """An order in which the remaining boxes can be filled by further Yahtzees, or None.

        What is ``left`` tells what is filled, so a rest that has ``failed`` need not be tried again.
        """
        if not left:
            return []
        if left in failed:
            return None
        for box in left:
            for number in range(1, self.parameters.dice.faces + 1):
                if self._fits(number, box, sheet, filled):
                    others = tuple(other for other in left if other != box)
                    rest = self._bonus_turns(filled | {box}, sheet, others, failed)
                    if rest is not None:
                        return [((number,) * self.parameters.dice.count, box), *rest]
        failed.add(left)
        return None

    def _fits(self, number: int, box: str, sheet: WantedSheet, filled: set[str]) -> bool:
        """Whether a further Yahtzee of this number may fill the box, and pays what is wanted there."""
        roll = (number,) * self.parameters.dice.count
        points = sheet.boxes[box]
        if not self.jokers:
            held = {other: sheet.boxes[other] for other in filled}
            return points_with_sheet(self.ruleset, roll, box, held) == points
        own = next(other.id for other in self.ruleset.boxes.values() if other.pattern == {"face": number})
        lower = {other.id for other in self.ruleset.boxes.values() if other.section == "lower"} - set(
            self.yahtzee_boxes
        )
        now = (
            str(self.parameters.yahtzee_bonus.while_box_holds) if self.parameters.yahtzee_bonus else "open",
            "filled" if own in filled else "open",
            "full" if lower <= filled else "open",
        )
        return any(
            situation.legal.get(box) == points
            for situation in self.jokers
            if situation.number == number
            and (situation.yahtzee_box, situation.upper_box, situation.lower_section) == now
        )
