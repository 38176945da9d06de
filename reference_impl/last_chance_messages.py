"""The messages of Last Chance: from JSON to rules, states and actions, and from a state to what is seen.

The rule of this file: nothing here plays; a document is read as what it is, and what the game allows is judged by the
engine. Only what a game begins with is judged here, since there is no state to refuse it yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from reference_impl.bank import Rules, State, winners
from reference_impl.cards import read_card, read_combination, satisfying
from reference_impl.dice import check_dice
from reference_impl.errors import IllegalAction, Malformed
from reference_impl.reading import Document, faces, field, value

if TYPE_CHECKING:
    from reference_impl.dice import Roll

LEVELS: tuple[str, ...] = ("scoring", "turn", "game")
"""The levels of conformance that this engine can be asked about."""

FIELDS: tuple[str, ...] = (
    *("phase", "seat", "card", "cards_left", "dice", "standing_bid", "cracker", "stake", "attempts_left", "bets"),
    *("cash", "won", "last_chance_spent", "out", "winners"),
)
"""What its observations always hold."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """A seat flips the top card and rolls all dice."""

    type: ClassVar[str] = "reveal"
    seat: str
    faces: Roll


@dataclass(frozen=True, slots=True)
class RollDice:
    """The cracker keeps some dice and rolls the others; or somebody rolls all dice afresh for a card unsold."""

    type: ClassVar[str] = "roll"
    seat: str
    keep: Roll
    faces: Roll


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat bids an amount of money."""

    type: ClassVar[str] = "bid"
    seat: str
    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat says that it does not bid."""

    type: ClassVar[str] = "pass"
    seat: str


@dataclass(frozen=True, slots=True)
class CallLastChance:
    """A seat stakes everything on being the cracker."""

    type: ClassVar[str] = "call-last-chance"
    seat: str


@dataclass(frozen=True, slots=True)
class CloseBidding:
    """Going, going, gone."""

    type: ClassVar[str] = "close-bidding"


@dataclass(frozen=True, slots=True)
class Bet:
    """A seat bets on one of the sides, ``success`` or ``failure``."""

    type: ClassVar[str] = "bet"
    seat: str
    amount: int
    side: str


@dataclass(frozen=True, slots=True)
class CloseBetting:
    """No more bets."""

    type: ClassVar[str] = "close-betting"


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The cracker stops."""

    type: ClassVar[str] = "give-up"
    seat: str


Action = Reveal | RollDice | Bid | Pass | CallLastChance | CloseBidding | Bet | CloseBetting | GiveUp


def read_action(document: Document) -> Action:
    """Read the action of an ``act`` request.

    Raises:
        IllegalAction: an action of another game.
        Malformed: a field is missing or of the wrong kind.
    """
    name = field(document, "type", str)
    if name in {"close-bidding", "close-betting"}:
        return CloseBidding() if name == "close-bidding" else CloseBetting()
    seat = field(document, "seat", str)
    match name:
        case "reveal":
            return Reveal(seat, faces(document, "faces"))
        case "roll":
            return RollDice(seat, faces(document, "keep"), faces(document, "faces"))
        case "bid":
            return Bid(seat, field(document, "amount", int))
        case "pass":
            return Pass(seat)
        case "call-last-chance":
            return CallLastChance(seat)
        case "bet":
            side = field(document, "on", str)
            if side not in {"success", "failure"}:
                raise Malformed(f"a bet is on success or failure, not on {side!r}")
            return Bet(seat, field(document, "amount", int), side)
        case "give-up":
            return GiveUp(seat)
        case other:
            raise IllegalAction("last-chance.round.order", f"nobody can {other!r} in this game")


def compile_rules(definition: Document) -> Rules:
    """Compile a resolved ruleset document.

    Raises:
        Malformed: a parameter is missing or of the wrong kind.
    """
    seats, dice, bet = field(definition, "seats", dict), field(definition, "dice", dict), field(definition, "bet", dict)
    return Rules(
        seats=(field(seats, "from", int), None if seats.get("to") is None else field(seats, "to", int)),
        dice=field(dice, "count", int),
        faces=field(dice, "faces", int),
        deck_size=field(definition, "deck_size", int),
        starting_cash=field(definition, "starting_cash", int),
        bid_step=field(definition, "bid_step", int),
        bet=(field(bet, "from", int), field(bet, "to", int), field(bet, "step", int)),
        passing_final=_choice(definition, "passing", "open", "final") == "final",
        joker_may_repeat=field(definition, "joker_may_repeat", bool, default=True),
        giving_up=field(definition, "giving_up", bool, default=False),
        sole_survivor=_choice(definition, "sole_survivor", "needs-card", "wins", "plays-on"),
    )


def _choice(of: Document, key: str, *choices: str) -> str:
    chosen = field(of, key, str, default=choices[0])
    if chosen not in choices:
        raise Malformed(f"`{key}` is one of {', '.join(choices)}, not {chosen!r}")
    return chosen


def start(rules: Rules, params: Document) -> State:
    """Begin the game that a ``start`` request asks for.

    ``deck`` always holds all cards of the game, the first one to be revealed first; in a position, the first
    ``cards_gone`` of them are gone.

    Raises:
        IllegalAction: the game is not for so many players, or not for this deck.
        Malformed: the request contradicts itself, or its position is one that no game can have.
    """
    seats = tuple(value(seat, str, "a seat") for seat in field(params, "seats", list))
    least, most = rules.seats
    if not least <= len(seats) <= (most or len(seats)):
        raise IllegalAction("last-chance.setup.players", f"the game is not for {len(seats)} players")
    if len(set(seats)) < len(seats):
        raise IllegalAction("last-chance.setup.players", "two players have the same name")
    cards = [value(card, dict, "a card") for card in field(params, "deck", list)]
    if len(cards) != rules.deck_size:
        raise IllegalAction("last-chance.setup.seven-cards", f"{rules.deck_size} cards are played, not {len(cards)}")
    deck = tuple(read_card(card, rules.dice, rules.faces, rules.bid_step) for card in cards)
    position = field(params, "position", dict, default={})
    first = field(position, "seat", str, default=field(params, "first", str, default=seats[0]))
    cash, won = field(position, "cash", dict, default={}), field(position, "won", dict, default={})
    spent, out = field(position, "spent", list, default=[]), field(position, "out", list, default=[])
    for seat in (first, *cash, *won, *spent, *out):
        if seat not in seats:
            raise Malformed(f"nobody called {seat!r} has a seat")
    gone = field(position, "cards_gone", int, default=0)
    cards_won = tuple(
        tuple(value(card, str, "a card") for card in field(won, seat, list, default=[])) for seat in seats
    )
    owned = [card for own in cards_won for card in own]
    if not 0 <= gone < len(deck) or sorted(owned) != sorted({*owned} & {card.id for card in deck[:gone]}):
        raise Malformed("a card that is won is one of those that are gone, and one is left to be revealed")
    if first in out or any(cash.get(seat) for seat in out):
        raise Malformed("whoever is out of the game has no cash and reveals nothing")
    held = tuple(field(cash, seat, int, default=0 if seat in out else rules.starting_cash) for seat in seats)
    if min(held) < 0:
        raise Malformed("nobody's cash is below 0")
    return State(
        phase="reveal",
        seat=seats.index(first),
        seats=seats,
        cash=held,
        deck=deck[gone:],
        before=(seats.index(first) - 1) % len(seats),
        won=cards_won,
        spent=frozenset(seats.index(seat) for seat in spent),
        out=frozenset(seats.index(seat) for seat in out),
    )


def satisfies(rules: Rules, params: Document) -> bool:
    """Answer a ``satisfies`` request: whether dice satisfy a card (``last-chance.cards.satisfied``).

    Raises:
        IllegalAction: no such dice, or no such card.
        Malformed: a field is missing or of the wrong kind.
    """
    dice = faces(params, "dice")
    check_dice(dice, rules.dice, rules.faces, "last-chance.setup.five-dice")
    combination = read_combination(field(params, "card", dict), rules.dice, rules.faces)
    return dice in satisfying(combination, rules.faces, may_repeat=rules.joker_may_repeat)


def observe(rules: Rules, state: State, seat: str | None = None) -> dict[str, Any]:
    """Describe a game; every seat sees all of it.

    Args:
        rules: the ruleset of the game.
        state: the game.
        seat: who looks, None for anybody.

    Returns:
        All of :data:`FIELDS`, as plain values that can go out as JSON.

    Raises:
        IllegalAction: there is no such seat.
    """
    if seat is not None and seat not in state.seats:
        raise IllegalAction("last-chance.round.in-the-game", f"nobody called {seat!r} plays")
    name = state.seats
    return {
        "phase": state.phase,
        "seat": None if state.seat is None else name[state.seat],
        "card": None if state.card is None else state.card.shown(),
        "cards_left": len(state.deck),
        "dice": list(state.dice),
        "standing_bid": {"seat": name[state.bids[-1][0]], "amount": state.bids[-1][1]} if state.bids else None,
        "cracker": None if state.cracker is None else name[state.cracker],
        "stake": state.stake,
        "attempts_left": state.attempts_left,
        "bets": {name[better]: {"amount": amount, "on": side} for better, amount, side in state.bets},
        "cash": dict(zip(name, state.cash, strict=True)),
        "won": {owner: list(cards) for owner, cards in zip(name, state.won, strict=True)},
        "last_chance_spent": [name[caller] for caller in sorted(state.spent)],
        "out": [name[eliminated] for eliminated in sorted(state.out)],
        "winners": [name[winner] for winner in winners(rules, state)],
    }
