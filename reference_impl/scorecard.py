"""The engine of the score-sheet games: whose turn it is, what was rolled, when it is over.

The rules of this file. Seats play in turn, clockwise (``scorecard.turn.in-order``). A turn is a first roll with all
dice, some re-rolls, and one open box filled with what the dice pay there (``scorecard.turn.one-box``); when every
box is full, the highest total wins (``scorecard.end.*``). Where nobody rolls in front of the program, it keeps the
score alone: players enter their points themselves.

A game is its :class:`~reference_impl.sheet.Rules`, which never change, and a :class:`State`; :func:`apply` makes the
next state out of the last one. There is no chance in here: every roll comes in with its action.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from reference_impl import sheet as sheets
from reference_impl.dice import check_dice, every_roll, roll_again
from reference_impl.errors import IllegalAction, Malformed
from reference_impl.reading import Document, faces, field, value
from reference_impl.sheet import Rules, Sheet, compile_rules

if TYPE_CHECKING:
    from reference_impl.dice import Roll

__all__ = ["FIELDS", "LEVELS", "apply", "compile_rules", "observe", "read_action", "score", "start"]
"""What the protocol asks of an engine."""

LEVELS: tuple[str, ...] = ("scoring", "turn", "game", "keeping")
"""The levels of conformance that this engine can be asked about."""

FIELDS: tuple[str, ...] = (
    *("phase", "seat", "round", "rolls_left", "dice", "legal", "next_seat", "winners"),
    *("sheets.boxes", "sheets.upper", "sheets.upper_bonus", "sheets.yahtzee_bonuses", "sheets.total"),
)
"""What its observations always hold."""


@dataclass(frozen=True, slots=True)
class RollForStart:
    """A seat throws all dice for the right to start."""

    seat: str
    keep: Roll
    faces: Roll


@dataclass(frozen=True, slots=True)
class RollDice:
    """A seat keeps some of its dice, none for a first roll, and throws the others."""

    seat: str
    keep: Roll
    faces: Roll


@dataclass(frozen=True, slots=True)
class FillBox:
    """A seat ends its turn by filling a box with what its dice pay there."""

    seat: str
    box: str


@dataclass(frozen=True, slots=True)
class Enter:
    """Score-keeping: a seat's points for a box, and whether the dice, which nobody sees, were a further Yahtzee."""

    seat: str
    box: str
    points: int
    further_yahtzee: bool = False


Action = RollForStart | RollDice | FillBox | Enter


@dataclass(frozen=True, slots=True)
class Starting:
    """The rolls for the start: the seats (by index) that take part this time, and the totals so far, in order."""

    seats: tuple[int, ...]
    totals: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """Everything that lies on the table between two actions.

    ``turn`` is the index of the seat to act, None when the game is over; ``dice`` is empty before a first roll;
    ``starting`` is None once somebody has the right to start; ``keeping`` tells a game that is only kept.
    """

    seats: tuple[str, ...]
    sheets: tuple[Sheet, ...]
    turn: int | None
    rolls_left: int
    dice: Roll = ()
    starting: Starting | None = None
    keeping: bool = False

    @property
    def phase(self) -> str:
        """``start-roll``, ``roll`` (the first of a turn), ``choose`` (roll again or fill a box) or ``over``."""
        if self.turn is None:
            return "over"
        if self.starting is not None:
            return "start-roll"
        return "choose" if self.dice or self.keeping else "roll"


def new_game(
    rules: Rules, seats: tuple[str, ...], first: int = 0, given: tuple[Sheet, ...] = (), *, keeping: bool = False
) -> State:
    """Set up a game in which nobody rolls for the start.

    Args:
        rules: the ruleset.
        seats: the players clockwise.
        first: the index of the seat to play first.
        given: a sheet for each seat, to begin in the middle; empty sheets if not given.
        keeping: whether the program only keeps the score.
    """
    cards = given or (Sheet((None,) * len(rules.boxes)),) * len(seats)
    return State(seats, cards, next_seat(cards, first - 1), 0 if keeping else rules.rolls, keeping=keeping)


def next_seat(cards: tuple[Sheet, ...], last: int) -> int | None:
    """Give the next seat clockwise from the last one that has a box open, None when all sheets are full."""
    for step in range(1, len(cards) + 1):
        seat = (last + step) % len(cards)
        if None in cards[seat].boxes:
            return seat
    return None


def apply(rules: Rules, state: State, action: Action) -> State:
    """Play one action.

    Args:
        rules: the ruleset of the game.
        state: the game so far; it stays as it is.
        action: what a seat does.

    Returns:
        The game afterwards.

    Raises:
        IllegalAction: a rule forbids it.
    """
    if state.turn is None:
        raise IllegalAction("scorecard.end.thirteen-rounds", "the game is over, every box is filled")
    if action.seat not in state.seats:
        rule = f"{rules.game}.keeping.known-player" if state.keeping else "scorecard.turn.in-order"
        raise IllegalAction(rule, f"nobody called {action.seat!r} plays")
    match action:
        case Enter() if state.keeping:
            return _enter(rules, state, action)
        case RollForStart() if state.starting is not None:
            return _roll_for_start(rules, state, state.starting, action)
        case RollDice(seat, keep, thrown) if not state.keeping and state.starting is None:
            _in_turn(state, seat)
            return _roll(rules, state, keep, thrown)
        case FillBox(seat, box) if not state.keeping and state.starting is None:
            return _score(rules, state, _in_turn(state, seat), box)
    if state.keeping:
        raise IllegalAction(f"{rules.game}.keeping.no-dice", "the program only keeps the score, it sees no dice")
    if isinstance(action, Enter):
        raise IllegalAction(None, "points are entered only where the program keeps the score")
    raise IllegalAction(f"{rules.game}.start.highest-roll", "who starts is rolled for before the game, not in it")


def _in_turn(state: State, seat: str) -> int:
    if state.turn is None or state.seats[state.turn] != seat:
        raise IllegalAction("scorecard.turn.in-order", f"it is not the turn of {seat}")
    return state.turn


def _roll_for_start(rules: Rules, state: State, starting: Starting, action: RollForStart) -> State:
    """Count a roll for the start; after the last one the highest total starts, or those that tie go again."""
    if state.seats.index(action.seat) not in starting.seats:
        raise IllegalAction(f"{rules.game}.start.tie-rolls-again", "only the tied players roll again")
    _in_turn(state, action.seat)
    if action.keep:
        raise IllegalAction(f"{rules.game}.start.highest-roll", "all dice are rolled for the start")
    check_dice(action.faces, rules.dice, rules.faces)
    rolled = (*starting.totals, sum(action.faces))
    if len(rolled) == len(starting.seats):
        best = [seat for seat, total in zip(starting.seats, rolled, strict=True) if total == max(rolled)]
        if len(best) == 1:
            return new_game(rules, state.seats, best[0])
        starting = Starting(tuple(best))
    else:
        starting = Starting(starting.seats, rolled)
    waiting = starting.seats[len(starting.totals)]
    return State(state.seats, state.sheets, waiting, 0, starting=starting)


def _roll(rules: Rules, state: State, keep: Roll, thrown: Roll) -> State:
    """Roll for the first time or again, as often as the ruleset has it (``scorecard.turn.three-rolls``)."""
    if state.rolls_left == 0:
        raise IllegalAction("scorecard.turn.three-rolls", f"{rules.rolls} rolls are all that a turn has")
    if state.dice:
        dice = roll_again(state.dice, keep, thrown)
    elif keep or len(thrown) < rules.dice:
        raise IllegalAction("scorecard.turn.first-roll", "the first roll of a turn takes all dice")
    else:
        dice = tuple(sorted(thrown))
    check_dice(dice, rules.dice, rules.faces)
    return State(state.seats, state.sheets, state.turn, state.rolls_left - 1, dice)


def _score(rules: Rules, state: State, turn: int, box: str) -> State:
    """Fill a box with what the dice pay there (``scorecard.box.exact-points``)."""
    if not state.dice:
        raise IllegalAction("scorecard.turn.roll-first", "nothing can be scored before the first roll")
    card = state.sheets[turn]
    points = sheets.score(rules, card, state.dice, box)
    # *.bonus.any-box: whichever box takes the Yahtzee, and for whatever it pays there
    column = sheets.column_of(rules, rules.ids.index(box))
    bonus = rules.rows[state.dice].yahtzee and sheets.earns_bonus(rules, card, column)
    return _fill(rules, state, turn, box, points, bonus=bonus)


def _fill(rules: Rules, state: State, turn: int, box: str, points: int, *, bonus: bool) -> State:
    """Fill a box, take the bonus if one is due, and pass the dice on."""
    card, at = state.sheets[turn], rules.ids.index(box)
    filled = Sheet((*card.boxes[:at], points, *card.boxes[at + 1 :]), card.bonuses + bonus)
    cards = (*state.sheets[:turn], filled, *state.sheets[turn + 1 :])
    following = next_seat(cards, turn)
    left = 0 if following is None or state.keeping else rules.rolls
    return State(state.seats, cards, following, left, keeping=state.keeping)


def _enter(rules: Rules, state: State, entry: Enter) -> State:
    """Keep the score: believe what dice can have done, for any seat that has the box open."""
    turn = state.seats.index(entry.seat)
    card = state.sheets[turn]
    at = sheets.open_box(rules, card, entry.box)
    possible, only_yahtzee = possible_points(rules)[at]
    if entry.points not in possible:
        raise IllegalAction(f"{rules.game}.keeping.possible-points", f"no roll gives {entry.points} in {entry.box}")
    earns = sheets.earns_bonus(rules, card, sheets.column_of(rules, at))
    if entry.further_yahtzee:
        if not earns:
            raise IllegalAction(f"{rules.game}.keeping.mark-needs-fifty", "this sheet earns no bonus for a Yahtzee")
        yahtzees = [dice for dice in every_roll(rules.dice, rules.faces) if rules.rows[dice].yahtzee]
        if entry.points not in {0, *(sheets.payable(rules, card, dice).get(entry.box) for dice in yahtzees)}:
            raise IllegalAction(f"{rules.game}.keeping.mark-points", f"no Yahtzee gives {entry.points} in {entry.box}")
    # *.keeping.implied-mark: what only a Yahtzee gives needs no mark
    bonus = earns and (entry.further_yahtzee or entry.points in only_yahtzee)
    return _fill(rules, state, turn, entry.box, entry.points, bonus=bonus)


@lru_cache(maxsize=8)
def possible_points(rules: Rules) -> tuple[tuple[frozenset[int], frozenset[int]], ...]:
    """Give, box by box, the points that some roll gives in it, and those that none but a Yahtzee gives."""
    rows = [rules.rows[dice] for dice in every_roll(rules.dice, rules.faces)]
    return tuple(
        (
            frozenset(row.points[at] for row in rows),
            frozenset(row.points[at] for row in rows if row.yahtzee)
            - {row.points[at] for row in rows if not row.yahtzee},
        )
        for at in range(len(rules.boxes))
    )


def legal(rules: Rules, state: State) -> dict[str, int]:
    """Give the boxes that the dice on the table may fill now, with their points; none while no dice lie there."""
    if state.turn is None or not state.dice:
        return {}
    return sheets.payable(rules, state.sheets[state.turn], state.dice)


# The messages of the protocol


def start(rules: Rules, params: Document) -> State:
    """Begin the game that a ``start`` request asks for.

    Raises:
        IllegalAction: the game is not for so many players, or for two of one name (``*.setup.players``).
        Malformed: the request contradicts itself, or its position is one that no game can have.
    """
    seats = tuple(value(seat, str, "a seat") for seat in field(params, "seats", list))
    least, most = rules.seats
    if not least <= len(seats) <= (most or len(seats)):
        raise IllegalAction(f"{rules.game}.setup.players", f"the game is not for {len(seats)} players")
    if len(set(seats)) < len(seats):
        raise IllegalAction(f"{rules.game}.setup.players", "two players have the same name")
    position = field(params, "position", dict, default={})
    first = field(position, "seat", str, default=field(params, "first", str, default=seats[0]))
    given = field(position, "sheets", dict, default={})
    for seat in (first, *given):
        if seat not in seats:
            raise Malformed(f"nobody called {seat!r} has a seat")
    mode = field(params, "mode", str, default="play")
    if mode not in {"play", "keeping"}:
        raise Malformed(f"`mode` is play or keeping, not {mode!r}")
    cards = tuple(sheets.read_sheet(rules, field(given, seat, dict, default={})) for seat in seats)
    state = new_game(rules, seats, seats.index(first), cards, keeping=mode == "keeping")
    if state.turn is not None and seats[state.turn] != first:
        raise Malformed(f"{first} cannot be to play, with every box filled")
    if not field(params, "starting_roll", bool, default=False):
        return state
    if not rules.starting_roll or position or params.get("first") or state.keeping:
        raise Malformed("nobody rolls for the start in this ruleset, or of a game that names its first seat")
    return State(seats, cards, 0, 0, starting=Starting(tuple(range(len(seats)))))


def read_action(document: Document) -> Action:
    """Read the action of an ``act`` request.

    Raises:
        IllegalAction: an action of another game.
        Malformed: a field is missing or of the wrong kind.
    """
    match field(document, "type", str):
        case "roll":
            return RollDice(field(document, "seat", str), faces(document, "keep"), faces(document, "faces"))
        case "score":
            return FillBox(field(document, "seat", str), field(document, "box", str))
        case "starting-roll":
            return RollForStart(field(document, "seat", str), faces(document, "keep"), faces(document, "faces"))
        case "enter":
            return Enter(
                field(document, "seat", str),
                field(document, "box", str),
                field(document, "points", int),
                field(document, "further_yahtzee", bool, default=False),
            )
        case other:
            raise IllegalAction(None, f"nobody can {other!r} in this game")


def score(rules: Rules, params: Document) -> int:
    """Answer a ``score`` request: the points of dice in a box, of an empty sheet if none is given.

    Raises:
        IllegalAction: the dice may not fill that box.
        Malformed: a field is missing or of the wrong kind, or the sheet cannot be.
    """
    card = sheets.read_sheet(rules, field(params, "sheet", dict, default={}))
    return sheets.score(rules, card, faces(params, "dice"), field(params, "box", str))


def observe(rules: Rules, state: State, seat: str | None = None) -> dict[str, Any]:
    """Describe a game; every seat sees all of it.

    Args:
        rules: the ruleset of the game.
        state: the game.
        seat: who looks, None for anybody.

    Returns:
        All of :data:`FIELDS`, as plain values that can go out as JSON. ``round`` counts the boxes that the seat to
        play has filled, and one more.

    Raises:
        IllegalAction: there is no such seat.
    """
    if seat is not None and seat not in state.seats:
        raise IllegalAction("scorecard.turn.in-order", f"nobody called {seat!r} plays")
    to_play = None if state.turn is None else state.seats[state.turn]
    filled = len(rules.boxes) if state.turn is None else len(rules.boxes) - state.sheets[state.turn].boxes.count(None)
    shown: dict[str, dict[str, Any]] = {}
    for name, card in zip(state.seats, state.sheets, strict=True):
        upper, upper_bonus, total = sheets.totals(rules, card)
        shown[name] = {
            "boxes": dict(zip(rules.ids, card.boxes, strict=True)),
            "upper": upper,
            "upper_bonus": upper_bonus,
            "yahtzee_bonuses": card.bonuses,
            "total": total,
        }
    best = max(card["total"] for card in shown.values())
    return {
        "phase": state.phase,
        "seat": to_play,
        "round": min(filled + 1, len(rules.boxes)),
        "rolls_left": state.rolls_left,
        "dice": list(state.dice),
        "sheets": shown,
        "legal": legal(rules, state),
        "next_seat": to_play if state.keeping else None,
        # scorecard.end.highest-total, scorecard.end.tie
        "winners": [name for name, card in shown.items() if state.turn is None and card["total"] == best],
    }
