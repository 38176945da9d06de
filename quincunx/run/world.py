"""The table at which one scenario is played: who sits there, what has been done, what is seen.

The rule of this file: steps speak to the world, the world speaks the protocol. Givens only describe; the game begins,
in the wanted position, when the first other step needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec

from quincunx.errors import UsageError
from quincunx.protocol import messages as m
from quincunx.protocol.base import Sent
from quincunx.protocol.scorecard import Sheet
from quincunx.run.openings import opening
from quincunx.run.scene import Scene, UnreachablePosition
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
        self.mode: Literal["play", "keeping"] = "play"
        self.scene: Scene | None = None
        self.sheet: Sheet | None = None
        self.refusal: m.Rejected | None = None
        self.attempted = False
        self._observation: dict[str, Any] | None = None
        self._before: dict[str, Any] | None = None
        self._actions: list[m.Action] = []

    # --- setting the scene ------------------------------------------------------------------------------------------

    def choose(self, setting: str, value: str) -> None:
        """Play by another value of a setting.

        Raises:
            StepFailed: the ruleset has no such setting (a house rule may have settled it), or no such value.
        """
        self.not_begun()
        try:
            self.ruleset = self.ruleset.with_settings({setting: value})
        except UsageError as error:
            raise StepFailed(str(error), cause=f"the setting “{setting}”") from None

    def sit_down(self, seats: Sequence[str]) -> None:
        """Name the players, in the order of their seats."""
        self.not_begun()
        low, high = self.support.seats
        if len(seats) < low or (high is not None and len(seats) > high):
            span = f"{low} or more" if high is None else f"{low} to {high}" if low < high else f"{low}"
            noun = "seat" if span == "1" else "seats"
            raise NotApplicable(f"the implementation plays with {span} {noun}, not with {len(seats)}")
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
                f"{action} was refused{_reason(result.rejected)}; the rules allow it",
                "accepted",
                "refused",
                cause=f"refused: {action}",
                shared=True,
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
        for action in actions:
            self.act(action)

    def tried(self, action: m.Action) -> dict[str, Any] | None:
        """What would be seen after an action, or None when it is refused; afterwards all is as before."""
        if self._observation is None:
            self._begin()
        result = self.session.ask(m.Act(action=action))
        if result.rejected is None:
            self.replayed()
        return result.observation

    @property
    def order(self) -> list[str]:
        """The seats in the order of play, the one that begins first."""
        first = self.seats.index(self.first) if self.first else 0
        return self.seats[first:] + self.seats[:first]

    def _begin(self) -> None:
        if not self.seats:
            raise StepFailed("nobody sits at the table; begin with “Given a game with Ana”")
        hand_over = self.setup == "position" and self.support.positions
        position, actions, deck = None, [], None
        self.scene = self.scene or opening(self.ruleset)
        if self.scene is not None:
            try:
                self.scene.ruleset = self.ruleset
                deck = self.scene.deck(self.order)
                position = self.scene.position(self.order) if hand_over else None
                actions = [] if hand_over else self.scene.actions(self.order)
            except UnreachablePosition as error:
                raise Blocked(f"this position cannot occur: {error}") from None
        result = self._start(deck, position)
        if result.rejected is not None:
            raise Blocked(f"the game was refused{_reason(result.rejected)}")
        self._observation = result.observation
        self._actions = []
        for action in actions:
            self._prepare(action)
        if self.scene is not None:
            self._check(self.scene)

    def try_to_start(self, seats: Sequence[str]) -> None:
        """Ask for a game of these players; whether it is refused is for the following sentences to say."""
        self.not_begun()
        self.seats = list(seats)
        self.scene = opening(self.ruleset)
        result = self._start(self.scene.deck(self.order) if self.scene else None, None)
        self.attempted, self.refusal, self._observation = True, result.rejected, result.observation

    def _start(self, deck: list[dict[str, Any]] | None, position: Sent | None) -> m.Result:
        return self.session.ask(
            m.Start(
                ruleset=self.document(),
                seats=self.seats,
                first=self.first,
                starting_roll=self.starting_roll,
                mode=self.mode,
                deck=deck,
                position=None if position is None else msgspec.to_builtins(position),
            )
        )

    def _prepare(self, action: m.Action) -> None:
        result = self.session.ask(m.Act(action=action))
        if result.rejected is not None:
            raise Blocked(f"on the way to the position, {action} was refused{_reason(result.rejected)}")
        self._observation = result.observation

    def _check(self, scene: Scene) -> None:
        for item in scene.compare(self.order, self.observation):
            if item.field in self.support.fields and not equal(item.expected, item.actual):
                expected, actual = show(item.expected), show(item.actual)
                raise Blocked(f"the position was not reached: {item.what} should be {expected}, but is {actual}")

    @property
    def before(self) -> dict[str, Any]:
        """The public view before what was done or tried last; empty when nothing was."""
        return self._before or {}

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

    def seen_by(self, seat: str, field: str) -> Any:
        """A field of what one seat may see.

        Raises:
            NotApplicable: the implementation does not declare it.
            StepFailed: the seat may see nothing.
        """
        self.seen(field)
        result = self.session.ask(m.Observe(seat=seat))
        if result.observation is None:
            raise StepFailed(f"{seat} should see the game", "an observation", "refused")
        return result.observation.get(field)

    def on_turn(self, seat: str) -> None:
        """Demand that it is this player's turn, as far as the implementation shows it.

        Raises:
            StepFailed: it is somebody else's.
        """
        if "seat" in self.support.fields:
            self.expect("the seat on turn", seat, self.observation.get("seat"))

    def seen_on_sheet(self, seat: str, field: str) -> Any:
        """A field of a seat's sheet.

        Raises:
            NotApplicable: the implementation does not declare it.
            StepFailed: the seat has no sheet.
        """
        return self.on_sheet(self.observation, seat, field)

    def on_sheet(self, observation: Mapping[str, Any], seat: str, field: str) -> Any:
        """A field of a seat's sheet in any observation; raises as :meth:`seen_on_sheet`."""
        if f"sheets.{field}" not in self.support.fields:
            raise NotApplicable(f"the implementation does not show `sheets.{field}`")
        sheet = observation["sheets"].get(seat)
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
        return _document(self.ruleset)


@lru_cache(maxsize=64)
def _document(ruleset: Ruleset) -> m.RulesetDocument:
    return msgspec.convert(ruleset.document, m.RulesetDocument)


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


def _reason(rejected: m.Rejected) -> str:
    parts = [part for part in (rejected.rule, rejected.message) if part]
    return f" ({': '.join(parts)})" if parts else ""


def _at(observation: Mapping[str, Any], field: str) -> Any:
    outer, _, inner = field.partition(".")
    value = observation.get(outer)
    if not inner or not isinstance(value, Mapping):
        return value
    return {seat: sheet.get(inner) for seat, sheet in value.items()}


UNORDERED = frozenset({"dice", "hands", "last_chance_spent", "out", "winners", "won"})
"""The fields whose lists have no order."""


def _canonical(field: str, value: Any) -> Any:
    """Dice, hands, and the lists of those who are out or have won have no order."""
    if field in UNORDERED and isinstance(value, Mapping):
        return {seat: _canonical(field, dice) for seat, dice in value.items()}
    unordered: Callable[[Any], Any] = str
    return sorted(value, key=unordered) if field in UNORDERED and isinstance(value, list) else value
