"""An adapter for yatzy-solver 1.0.0, a rules engine: ``quincunx check -- python yatzy_solver_adapter.py``.

The package's variant ``american+forced-joker`` is asked. All judgements are its own: which rolls, re-rolls and boxes
it allows, what a box pays, with jokers and without, both bonuses, the sum of the upper section, the total, the rolls
that are left, and when the game is over. What is done here is what every user of the package has to do:

* Names are translated: boxes to categories and back.
* The package keeps a card (``Game``) and describes a turn as a line of text, a *situation*; between two calls that
  line is kept here. A card cannot be copied, so what a box would pay is found out on a second card, on which the
  same rolls have been scored.

What the package has no notion of (seats, whose turn it is among several, rounds, winners, a starting roll) is not
declared, or answered with `unsupported`. The one seat is `seat` until the package says that the game is over.
"""

from __future__ import annotations

import json
import sys
from itertools import combinations_with_replacement

import yatzy_solver

VARIANT = yatzy_solver.Variant("american+forced-joker")
ROLLS = [list(roll) for roll in combinations_with_replacement(range(1, 7), VARIANT.dice)]
BOXES = {
    {"ones": "aces", "five_of_a_kind": "yahtzee"}.get(category, category.replace("_", "-")): category
    for category in VARIANT.categories
}

HELLO = {
    "protocol": 1,
    "implementation": {
        "name": "yatzy-solver",
        "version": yatzy_solver.SOLVER_VERSION,
        "language": "Rust, called from Python",
        "url": "https://github.com/precisit/yatzy-solver",
    },
    "games": {
        "yahtzee": {
            "rulesets": ["yahtzee"],
            "levels": ["scoring", "turn", "game"],
            "seats": [1, 1],
            "fields": [
                *("phase", "seat", "rolls_left", "dice", "legal"),
                *("sheets.boxes", "sheets.upper", "sheets.upper_bonus", "sheets.yahtzee_bonuses", "sheets.total"),
            ],
            "positions": False,
        }
    },
}


class Unsupported(Exception):
    """The package has no notion of this."""


def category_of(box: str) -> str:
    """The package's name of a box; an unknown one is handed on, for the package to refuse."""
    return BOXES.get(box, box)


def words_of(notation: str) -> dict[str, list[str]]:
    """Take a line like ``dice 1 1 2 3 3 | rolls 2 | upper 0 | filled -`` apart."""
    return {name: rest for name, *rest in (part.split() for part in notation.split(" | "))}


class Game:
    """One game of the one player: the package's card, and the line that describes the turn (None before its roll)."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.card = yatzy_solver.Game(VARIANT)
        self.situation: str | None = None
        self.scored: list[tuple[list[int], str]] = []
        self.bonuses = 0

    @property
    def dice(self) -> list[int]:
        """The dice on the table."""
        return [int(face) for face in words_of(self.situation)["dice"]] if self.situation else []

    def act(self, action: dict) -> None:
        """Carry out an action; the package raises ValueError when it is not allowed."""
        if action["seat"] != self.seat:
            raise Unsupported("yatzy-solver has no seats: there is nobody else who could do anything")
        if action["type"] == "roll":
            self.roll(action["keep"], action["faces"])
        elif action["type"] == "score":
            self.score(action["box"])
        else:
            raise Unsupported(f"yatzy-solver has no action like {action['type']}")

    def roll(self, keep: list[int], faces: list[int]) -> None:
        """Begin the turn, or keep some dice; kept dice without a turn are refused, a state is no situation."""
        if self.situation is None and not keep:
            self.situation = VARIANT.start_turn(self.card.state, faces)
        else:
            self.situation = VARIANT.apply_keep(self.situation or self.card.state, keep, faces)

    def score(self, box: str) -> None:
        """Score the dice on the table; without dice the package refuses."""
        dice, category = self.dice, category_of(box)
        earned = self.card.score(dice, category)
        self.bonuses += earned["bonus"] > 0
        self.scored.append((dice, category))
        self.situation = None

    def legal(self) -> dict[str, int]:
        """The boxes that the package allows in this situation, each with its points, bonuses not included."""
        if self.situation is None:
            return {}
        allowed = VARIANT.legal_actions(self.situation)
        return {box: self.would_pay(category) for box, category in BOXES.items() if f"score {category}" in allowed}

    def would_pay(self, category: str) -> int:
        """What the dice would earn in a category, found out on a second card."""
        card = yatzy_solver.Game(VARIANT)
        for dice, filled in self.scored:
            card.score(dice, filled)
        return card.score(self.dice, category)["points"]

    def observation(self) -> dict:
        """Describe the game."""
        card = self.card
        if card.is_over:
            phase, left = "over", 0
        elif self.situation is None:
            phase, left = "roll", VARIANT.rolls
        else:
            phase, left = "choose", int(words_of(self.situation)["rolls"][0])
        sheet = {
            "boxes": {box: card.points(category) for box, category in BOXES.items()},
            "upper": int(words_of(card.state)["upper"][0]),
            "upper_bonus": card.upper_bonus,
            "yahtzee_bonuses": self.bonuses,
            "total": card.total,
        }
        return {
            "phase": phase,
            "seat": None if card.is_over else self.seat,
            "rolls_left": left,
            "dice": self.dice,
            "legal": self.legal(),
            "sheets": {self.seat: sheet},
        }


def card_with(boxes: dict[str, int]) -> yatzy_solver.Game:
    """Make a card that holds these points.

    Points cannot be written onto a card, so a roll that gives them is scored. The Yahtzee box comes last: no roll is
    a joker before.
    """
    card = yatzy_solver.Game(VARIANT)
    for box in sorted(boxes, key=lambda box: box == "yahtzee"):
        category = category_of(box)
        card.score(next(roll for roll in ROLLS if VARIANT.score(category, roll) == boxes[box]), category)
    return card


class Session:
    """A conversation with the harness, one game at a time."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def handle(self, request: dict) -> dict:
        """Answer a JSON-RPC request."""
        answer = {"jsonrpc": "2.0", "id": request.get("id")}
        method = getattr(self, f"on_{request.get('method')}", None)
        if method is None:
            return {**answer, "error": {"code": -32601, "message": f"no method {request.get('method')}"}}
        try:
            return {**answer, "result": method(request.get("params", {}))}
        except ValueError as refusal:  # what the package raises when something is against the rules
            return {**answer, "result": {"rejected": {"message": str(refusal)}}}
        except Unsupported as reason:
            return {**answer, "result": {"unsupported": {"reason": str(reason)}}}
        except (KeyError, TypeError) as fault:
            return {**answer, "error": {"code": -32602, "message": f"bad params: {fault!r}"}}

    def on_hello(self, _params: dict) -> dict:
        """Say who answers, and to what."""
        return HELLO

    def on_score(self, params: dict) -> dict:
        """Ask the package what dice earn in a box, on a card that holds what the sheet says."""
        card = card_with(params.get("sheet", {"boxes": {}})["boxes"])
        return {"points": card.score(params["dice"], category_of(params["box"]))["points"]}

    def on_start(self, params: dict) -> dict:
        """Begin a game."""
        if params["ruleset"]["id"] != "yahtzee" or len(params["seats"]) != 1:
            raise Unsupported("this variant of yatzy-solver knows the rules of Yahtzee, for one card")
        if params.get("starting_roll") or params.get("position") or params.get("mode", "play") != "play":
            raise Unsupported("a card of yatzy-solver is only filled roll by roll, from an empty one on")
        self.game = Game(params["seats"][0])
        return {"observation": self.game.observation()}

    def on_act(self, params: dict) -> dict:
        """Do something in the game."""
        game = self.running()
        game.act(params["action"])
        return {"observation": game.observation()}

    def on_observe(self, _params: dict) -> dict:
        """Look at the game."""
        return {"observation": self.running().observation()}

    def on_bye(self, _params: dict) -> dict:
        """Take leave."""
        return {}

    def running(self) -> Game:
        """The game that is on."""
        if self.game is None:
            raise ValueError("no game has been started")
        return self.game


handle = Session().handle


def main() -> None:
    """Answer each line of stdin on stdout, until `bye`."""
    for line in sys.stdin.buffer:
        try:
            request = json.loads(line)
        except ValueError as fault:
            request, response = {}, {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": str(fault)}}
        else:
            response = handle(request)
        print(json.dumps(response), flush=True)
        if request.get("method") == "bye":
            return


if __name__ == "__main__":
    main()
