"""The engine of Poker Dice: rounds, turns, and the lives that weak hands cost.

The rules of this file. Every round each player who is still in makes one hand, in up to so many rolls
(``poker-dice.round.everybody``); when all hands stand they are ranked, and ranks cost lives (``poker-dice.lives.*``).
Without elimination the first player without lives ends the game, with elimination the last but one does
(``poker-dice.elimination.*``). Where all play at once, nobody sees the dice of another before the round is over
(``poker-dice.simultaneous.hidden``).

A game is its :class:`~reference_impl.hands.Rules`, which never change, and a :class:`State`; :func:`apply` makes the
next state out of the last one. There is no chance in here: every roll comes in with its action.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from reference_impl.dice import check_dice, roll_again
from reference_impl.errors import IllegalAction, Malformed
from reference_impl.hands import Rules, compile_rules, face_names, rank
from reference_impl.reading import Document, field, value

if TYPE_CHECKING:
    from reference_impl.dice import Roll

__all__ = ["FIELDS", "LEVELS", "apply", "compile_rules", "observe", "rank", "read_action", "start"]
"""What the protocol asks of an engine."""

LEVELS: tuple[str, ...] = ("scoring", "turn", "game")
"""The levels of conformance that this engine can be asked about."""

FIELDS: tuple[str, ...] = (
    *("phase", "seat", "round", "rolls_left", "dice", "hands"),
    *("lives", "out", "ranks", "places", "winners"),
)
"""What its observations always hold."""

# The game


@dataclass(frozen=True, slots=True)
class RollDice:
    """A seat keeps some of its dice, none for a first roll, and throws the others."""

    seat: str
    keep: tuple[str, ...]
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """A seat lets its hand stand before all rolls are used."""

    seat: str


Action = RollDice | Stop


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat has done in this round; ``dice`` is empty before its first roll."""

    rolls_left: int
    dice: Roll = ()
    stands: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table between two actions; each tuple has an entry for every seat.

    ``exits`` is the round in which a seat lost its last life, 0 while it has some; ``last`` the hands and ranks of the
    round before, by seat; ``starter`` the index of the seat that starts the round.
    """

    seats: tuple[str, ...]
    lives: tuple[int, ...]
    exits: tuple[int, ...]
    round: int
    starter: int
    turns: tuple[Turn, ...]
    last: tuple[tuple[int, Roll, int], ...] = ()
    over: bool = False

    @property
    def order(self) -> list[int]:
        """The seats that are still in, clockwise from the one that starts the round."""
        clockwise = [(self.starter + step) % len(self.seats) for step in range(len(self.seats))]
        return [seat for seat in clockwise if self.lives[seat]]

    @property
    def begun(self) -> bool:
        """Whether somebody has rolled in this round."""
        return any(turn.dice for turn in self.turns)


def apply(rules: Rules, state: State, action: Action) -> State:
    """Play one action.

    Args:
        rules: the ruleset of the game.
        state: the game so far; it stays as it is.
        action: what a seat does.

    Returns:
        The game afterwards; when it was the last hand of the round, with the lives lost and the next round begun.

    Raises:
        IllegalAction: a rule forbids it.
    """
    if state.over:
        raise IllegalAction("poker-dice.end.no-more-play", "the game is over")
    if action.seat not in state.seats:
        raise IllegalAction("poker-dice.turn.in-order", f"nobody called {action.seat!r} plays")
    seat = state.seats.index(action.seat)
    if not state.lives[seat]:
        raise IllegalAction("poker-dice.elimination.out-of-play", f"{action.seat} is out")
    turn = state.turns[seat]
    if turn.stands and not turn.rolls_left and isinstance(action, RollDice):
        raise IllegalAction("poker-dice.turn.two-rerolls", f"{rules.rolls} rolls are all that a turn has")
    if turn.stands:
        raise IllegalAction("poker-dice.turn.hand-stands", f"the hand of {action.seat} stands")
    if not rules.simultaneous and seat != _on_turn(state):
        raise IllegalAction("poker-dice.turn.in-order", f"it is not the turn of {action.seat}")
    match action:
        case RollDice(_, keep, thrown):
            turn = _roll(rules, turn, rules.read(keep), rules.read(thrown))
        case Stop() if turn.dice:
            turn = replace(turn, stands=True)
        case Stop():
            raise IllegalAction("poker-dice.turn.roll-first", "nobody stops before the first roll")
    state = replace(state, turns=(*state.turns[:seat], turn, *state.turns[seat + 1 :]))
    return state if _on_turn(state) is not None else _end_round(rules, state)


def _on_turn(state: State) -> int | None:
    """Give the first seat of the round whose hand does not stand yet, None when all hands stand."""
    return next((seat for seat in state.order if not state.turns[seat].stands), None)


def _roll(rules: Rules, turn: Turn, keep: Roll, thrown: Roll) -> Turn:
    """Roll for the first time or again; after the last roll the hand stands (``poker-dice.turn.hand-stands``)."""
    if turn.dice:
        dice = roll_again(turn.dice, keep, thrown, "poker-dice.turn")
    elif keep or len(thrown) < rules.dice:
        raise IllegalAction("poker-dice.turn.all-dice", "the first roll of a turn takes all dice")
    else:
        dice = thrown
    check_dice(dice, rules.dice, len(rules.faces), "poker-dice.setup.five-dice")
    return Turn(turn.rolls_left - 1, dice, stands=turn.rolls_left == 1)


def _end_round(rules: Rules, state: State) -> State:
    """Compare the hands, take the lives, and begin the next round unless the game is over."""
    hands = {seat: state.turns[seat].dice for seat in state.order}
    ranks = _ranks(rules, hands)
    losses = _losses(rules, ranks)
    # poker-dice.lives.not-below-zero
    lives = tuple(max(0, held - losses.get(seat, 0)) for seat, held in enumerate(state.lives))
    exits = tuple(
        state.round if state.lives[seat] and not held else state.exits[seat] for seat, held in enumerate(lives)
    )
    left = sum(held > 0 for held in lives)
    over = left < (2 if rules.elimination else len(lives))
    state = replace(
        state,
        lives=lives,
        exits=exits,
        turns=(Turn(rules.rolls),) * len(lives),
        last=tuple((seat, hands[seat], ranks[seat]) for seat in sorted(hands)),
        over=over,
    )
    if over:
        return state
    following = replace(state, starter=(state.starter + 1) % len(lives))
    return replace(state, round=state.round + 1, starter=following.order[0])


def _ranks(rules: Rules, hands: dict[int, Roll]) -> dict[int, int]:
    """Rank the hands of a round, 1 for the best (``poker-dice.ranks.*``)."""
    strengths = [rules.strength[dice] for dice in hands.values()]
    better = {strength: sum(other > strength for other in strengths) for strength in strengths}
    if rules.dense:
        better = {strength: count for count, strength in enumerate(sorted(better, reverse=True))}
    return {seat: better[rules.strength[dice]] + 1 for seat, dice in hands.items()}


def _losses(rules: Rules, ranks: dict[int, int]) -> dict[int, int]:
    """Tell how many lives the ranks of a round cost, by seat (``poker-dice.lives.*``)."""
    lowest = max(ranks.values())
    if lowest == 1:  # poker-dice.lives.all-tie
        return dict.fromkeys(ranks, 1)
    match rules.life_loss:
        case "rank-based":
            return {seat: rank - 1 for seat, rank in ranks.items()}
        case "all-but-winner":  # poker-dice.lives.co-winners
            return {seat: int(rank > 1) for seat, rank in ranks.items()}
        case _:
            return {seat: int(rank == lowest) for seat, rank in ranks.items()}


def places(state: State) -> dict[str, int]:
    """Rank the players by lives left, then by the round in which they went out (``poker-dice.end.*``)."""
    merits = dict(zip(state.seats, zip(state.lives, state.exits, strict=True), strict=True))
    return {seat: 1 + sum(other > merit for other in merits.values()) for seat, merit in merits.items()}


# The messages of the protocol


def start(rules: Rules, params: Document) -> State:
    """Begin the game that a ``start`` request asks for.

    Raises:
        IllegalAction: the game is not for so many players, or for two of one name (``poker-dice.setup.players``).
        Malformed: the request contradicts itself, or its position is one that no game can have.
    """
    seats = tuple(value(seat, str, "a seat") for seat in field(params, "seats", list))
    least, most = rules.seats
    if not least <= len(seats) <= (most or len(seats)):
        raise IllegalAction("poker-dice.setup.players", f"the game is not for {len(seats)} players")
    if len(set(seats)) < len(seats):
        raise IllegalAction("poker-dice.setup.players", "two players have the same name")
    # poker-dice.lives.multiplier
    begin_with = rules.lives * (len(seats) - 1) if rules.life_loss == "rank-based" else rules.lives
    position = field(params, "position", dict, default={})
    held = dict.fromkeys(seats, begin_with) | field(position, "lives", dict, default={})
    out = field(position, "out", dict, default={})
    number = field(position, "round", int, default=1)
    starter = field(position, "seat", str, default=field(params, "first", str, default=seats[0]))
    lives = tuple(value(held[seat], int, "a number of lives") for seat in seats)
    exits = tuple(field(out, seat, int, default=0) for seat in seats)
    if {starter, *held, *out} != set(seats):
        raise Malformed("the request names somebody who has no seat")
    if number < 1 or not all(0 <= left <= begin_with for left in lives):
        raise Malformed(f"no game with {begin_with} lives each comes to this position")
    for left, exit_round in zip(lives, exits, strict=True):
        if (left == 0) != (0 < exit_round < number):
            raise Malformed("`out` tells the past round in which each player without lives went out")
    if not held[starter] or lives.count(0) > (len(seats) - 2 if rules.elimination else 0):
        raise Malformed("in this position there is nothing to play")
    return State(seats, lives, exits, number, seats.index(starter), (Turn(rules.rolls),) * len(seats))


def read_action(document: Document) -> Action:
    """Read the action of an ``act`` request.

    Raises:
        IllegalAction: an action of another game.
        Malformed: a field is missing or of the wrong kind.
    """
    match field(document, "type", str):
        case "roll":
            keep, thrown = face_names(document.get("keep")), face_names(document.get("faces"))
            return RollDice(field(document, "seat", str), keep, thrown)
        case "stop":
            return Stop(field(document, "seat", str))
        case other:
            raise IllegalAction(None, f"nobody can {other!r} in this game")


def observe(rules: Rules, state: State, seat: str | None = None) -> dict[str, Any]:
    """Describe a game to a seat or, with None, to everybody.

    Where all play at once, the public view shows no dice before the round is over, and a seat sees its own alone
    (``poker-dice.simultaneous.hidden``). The hands of a round lie there until the next roll.

    Raises:
        IllegalAction: there is no such seat.
    """
    if seat is not None and seat not in state.seats:
        raise IllegalAction("poker-dice.turn.in-order", f"nobody called {seat!r} plays")
    viewer = None if seat is None else state.seats.index(seat)
    shown = viewer if rules.simultaneous else _on_turn(state)
    turn = Turn(0) if shown is None or state.over else state.turns[shown]
    waiting = shown is not None and (turn.stands or not state.lives[shown])
    hands = {state.seats[other]: dice for other, dice, _ in state.last if not state.begun}
    for other in state.order:
        if state.turns[other].stands and (other == viewer or not rules.simultaneous):
            hands[state.seats[other]] = state.turns[other].dice
    standing = places(state) if state.over else {}
    return {
        "phase": "over" if state.over else "wait" if waiting else "choose" if turn.dice else "roll",
        "seat": None if state.over or shown is None or waiting else state.seats[shown],
        "round": state.round,
        "rolls_left": None if shown is None and not state.over else 0 if waiting else turn.rolls_left,
        "dice": rules.names(turn.dice),
        "hands": {other: rules.names(dice) for other, dice in hands.items()},
        "lives": dict(zip(state.seats, state.lives, strict=True)),
        "out": [other for other, left in zip(state.seats, state.lives, strict=True) if not left],
        "ranks": {state.seats[other]: rank for other, _, rank in state.last},
        "places": standing,
        "winners": [other for other, place in standing.items() if place == 1],
    }
