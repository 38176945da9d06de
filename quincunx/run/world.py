"""The table at which one scenario is played: who sits there, what has been done, what is seen.

The rule of this file: steps speak to the world, the world speaks the protocol. Givens only describe; the game begins,
in the wanted position, when the first other step needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from quincunx.protocol import messages as m
from quincunx.run.positions import Plan, UnreachablePosition, WantedSheet, plan
from quincunx.run.session import Session
from quincunx.run.verdicts import Blocked, NotApplicable, StepFailed
from quincunx.spec.rulesets import Ruleset

Setup = Literal["play", "position"]


class World:
    """One scenario under one ruleset against one implementation.

    Args:
        session: the conversation; :meth:`~quincunx.run.session.Session.about` has been called for this game.
        support: what the implementation declares about this game.
        ruleset: the ruleset, settings at their defaults.
        setup: whether positions are played or handed over.
        strict_reasons: whether the rule that a rejection names is compared.
    """

    def __init__(
        self, session: Session, support: m.GameSupport, ruleset: Ruleset, setup: Setup, *, strict_reasons: bool
    ) -> None:
        self.session = session
        self.support = support
        self.ruleset = ruleset
        self.setup = setup
        self.strict_reasons = strict_reasons
        self.seats: list[str] = []
        self.first: str | None = None
        self.starting_roll = False
        self.choices: dict[str, str] = {}
        self.wanted: dict[str, WantedSheet] = {}
        self.next_seat: str | None = None
        self.sheet: WantedSheet | None = None
        self.refusal: m.Rejected | None = None
        self.attempted = False
        self._observation: dict[str, Any] | None = None
        self._before: dict[str, Any] | None = None
        self._actions: list[m.Action] = []
        self._plan: Plan | None = None

    # --- setting the scene ------------------------------------------------------------------------------------------

    def choose(self, setting: str, value: str) -> None:
        """Play by another value of a setting."""
        self.not_begun()
        self.ruleset = self.ruleset.with_settings({setting: value})

    def sit_down(self, seats: Sequence[str]) -> None:
        """Name the players, in the order of their seats."""
        self.not_begun()
        low, high = self.support.seats
        if len(seats) < low or (high is not None and len(seats) > high):
            span = f"{low} or more" if high is None else f"{low} to {high}" if low < high else f"{low}"
            raise NotApplicable(f"the implementation plays with {span} seats, not with {len(seats)}")
        self.seats = list(seats)

    def not_begun(self) -> None:
        """Refuse to change the scene once the game is on."""
        if self._observation is not None:
            raise StepFailed("the scene is set before anything is played; move this sentence up")

    def box_id(self, title: str) -> str:
        """The id of a box by its title. An unknown title is passed on as it is, so that refusals can be shown."""
        return self.ruleset.box_ids.get(title, title)

    # --- playing ----------------------------------------------------------------------------------------------------

    @property
    def observation(self) -> dict[str, Any]:
        """The latest public view; begins the game when it has not begun."""
        if self._observation is None:
            self._begin()
        return self._observation or {}

    def act(self, action: m.Action) -> dict[str, Any]:
        """Do something that the rules allow."""
        before = self.observation
        result = self.session.ask(m.Act(action=action))
        if result.rejected is not None:
            raise StepFailed(
                f"{describe(action)} was refused{_reason(result.rejected)}; the rules allow it",
                "accepted",
                "refused",
                cause=f"refused: {describe(action)}",
            )
        self._note(action, before, result)
        return self.observation

    def attempt(self, action: m.Action) -> None:
        """Try something; whether it is refused is for the following sentences to say."""
        before = self.observation
        result = self.session.ask(m.Act(action=action))
        self.attempted = True
        self.refusal = result.rejected
        if result.rejected is None:
            self._note(action, before, result)
        else:
            self._before = before

    def _note(self, action: m.Action, before: dict[str, Any], result: m.Result) -> None:
        self._before = before
        self._actions.append(action)
        self._observation = result.observation

    def replayed(self) -> None:
        """Begin the same game again and repeat everything that was accepted."""
        actions, self._actions = self._actions, []
        self._observation = None
        for action in actions[self._played :]:
            self.act(action)

    def would_accept(self, action: m.Action) -> bool:
        """Whether an action would be accepted now; tried in a fresh replay, after which all is as before."""
        result = self.session.ask(m.Act(action=action))
        accepted = result.rejected is None
        if accepted:
            self.replayed()
        return accepted

    def _begin(self) -> None:
        if not self.seats:
            raise StepFailed("nobody sits at the table; begin with “Given a game with Ana”")
        self._plan = self._planned()
        hand_over = self._plan is not None and self.setup == "position" and self.support.positions
        position = _position(self._plan) if self._plan and hand_over else None
        start = m.Start(
            ruleset=msgspec.convert(self.ruleset.document, m.RulesetDocument),
            seats=self.seats,
            first=self.first,
            starting_roll=self.starting_roll,
            position=position,
        )
        result = self.session.ask(start)
        if result.rejected is not None:
            raise Blocked(f"the game was refused{_reason(result.rejected)}")
        self._observation = result.observation
        self._actions = []
        if self._plan and not hand_over:
            for turn in self._plan.turns:
                self._prepare(m.Roll(seat=turn.seat, keep=[], faces=list(turn.dice)))
                self._prepare(m.ScoreBox(seat=turn.seat, box=turn.box))
        self._played = len(self._actions)
        if self._plan:
            self._check_position(self._plan)

    _played = 0

    def _planned(self) -> Plan | None:
        if not self.wanted and self.next_seat is None:
            return None
        first = self.seats.index(self.first) if self.first else 0
        order = self.seats[first:] + self.seats[:first]
        try:
            return plan(self.ruleset, order, self.wanted, self.next_seat)
        except UnreachablePosition as error:
            raise Blocked(f"this position cannot occur: {error}") from None

    def _prepare(self, action: m.Action) -> None:
        result = self.session.ask(m.Act(action=action))
        if result.rejected is not None:
            text = describe(action)
            raise Blocked(f"on the way to the position, {text} was refused{_reason(result.rejected)}")
        self._actions.append(action)
        self._observation = result.observation

    def _check_position(self, reached: Plan) -> None:
        def check(what: str, field: str, expected: object, actual: object) -> None:
            if field in self.support.fields and not equal(expected, actual):
                raise Blocked(f"the position was not reached: {what} should be {show(expected)}, but is {show(actual)}")

        sheets = self.observation.get("sheets") or {}
        for seat in self.wanted:
            sheet, own = reached.sheets[seat], sheets.get(seat) or {}
            boxes = own.get("boxes") or {}
            for box in self.ruleset.boxes.values():
                what = f"{seat}'s “{box.title}”"
                check(what, "sheets.boxes", sheet.boxes.get(box.id), boxes.get(box.id))
            bonuses = own.get("yahtzee_bonuses")
            check(f"{seat}'s number of Yahtzee bonuses", "sheets.yahtzee_bonuses", sheet.yahtzee_bonuses, bonuses)
        if any(len(sheet.boxes) < len(self.ruleset.boxes) for sheet in reached.sheets.values()):
            check("the seat on turn", "seat", reached.seat, self.observation.get("seat"))

    # --- seeing -----------------------------------------------------------------------------------------------------

    def declares(self, field: str) -> bool:
        """Whether the implementation gives this field in its observations."""
        return field in self.support.fields

    def seen(self, field: str) -> Any:
        """A field of the observation.

        Raises:
            NotApplicable: the implementation does not declare it.
        """
        if field not in self.support.fields:
            raise NotApplicable(f"the implementation does not show `{field}`")
        return self.observation.get(field)

    def seen_on_sheet(self, seat: str, field: str) -> Any:
        """A field of a seat's sheet.

        Raises:
            NotApplicable: the implementation does not declare it.
            StepFailed: the seat has no sheet.
        """
        if f"sheets.{field}" not in self.support.fields:
            raise NotApplicable(f"the implementation does not show `sheets.{field}`")
        sheet = self.observation["sheets"].get(seat)
        if sheet is None:
            raise StepFailed(f"{seat} should have a sheet", "a sheet", "none")
        return sheet[field]

    def unchanged(self) -> list[str]:
        """The declared fields that the refused attempt has changed, each with both values."""
        before = self._before or {}
        now = self.session.ask(m.Observe()).observation or {}
        return [
            f"{field}: {show(_at(before, field))} became {show(_at(now, field))}"
            for field in self.support.fields
            if not equal(_canonical(field, _at(before, field)), _canonical(field, _at(now, field)))
        ]

    def expect(self, what: str, expected: object, actual: object) -> None:
        """Demand a value.

        Raises:
            StepFailed: it is another one.
        """
        if not equal(expected, actual):
            raise StepFailed(f"{what} should be {show(expected)}", show(expected), show(actual), cause=what)

    def document(self) -> m.RulesetDocument:
        """The ruleset as it travels."""
        return msgspec.convert(self.ruleset.document, m.RulesetDocument)


def equal(expected: object, actual: object) -> bool:
    """Equality as the protocol means it: 50.0 is 50, true is not 1, a string is no number, null is not 0."""
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return expected.keys() == actual.keys() and all(equal(expected[key], actual[key]) for key in expected)
    if isinstance(expected, list | tuple) and isinstance(actual, list | tuple):
        return len(expected) == len(actual) and all(map(equal, expected, actual))
    return expected == actual


def show(value: object) -> str:
    """A value as a person reads it."""
    if value is None:
        return "nothing"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {show(item)}" for key, item in value.items()) or "nothing"
    if isinstance(value, list | tuple):
        return " ".join(str(item) for item in value) or "nothing"
    return str(value)


def describe(action: m.Action) -> str:
    """An action in words."""
    match action:
        case m.StartingRoll(seat=seat, faces=faces):
            return f"{seat}'s starting roll {show(faces)}"
        case m.Roll(seat=seat, keep=[], faces=faces):
            return f"{seat}'s roll {show(faces)}"
        case m.Roll(seat=seat, keep=keep, faces=faces):
            return f"{seat} keeping {show(keep)} and rolling {show(faces)}"
        case m.ScoreBox(seat=seat, box=box):
            return f"{seat} scoring in {box or 'no box'}"
        case m.Enter(seat=seat, box=box, points=points):
            return f"{seat}'s entry of {points} in {box}"


def _reason(rejected: m.Rejected) -> str:
    parts = [part for part in (rejected.rule, rejected.message) if part]
    return f" ({': '.join(parts)})" if parts else ""


def _position(reached: Plan) -> m.ScorecardPosition:
    return m.ScorecardPosition(
        sheets={
            seat: m.Sheet(boxes=dict(sheet.boxes), yahtzee_bonuses=sheet.yahtzee_bonuses)
            for seat, sheet in reached.sheets.items()
        },
        seat=reached.seat,
    )


def _at(observation: Mapping[str, Any], field: str) -> Any:
    outer, _, inner = field.partition(".")
    value = observation.get(outer)
    if not inner or not isinstance(value, Mapping):
        return value
    return {seat: sheet.get(inner) for seat, sheet in value.items()}


def _canonical(field: str, value: Any) -> Any:
    """Dice and winners have no order."""
    unordered: Callable[[Any], Any] = str
    return sorted(value, key=unordered) if field in {"dice", "winners"} and isinstance(value, list) else value
