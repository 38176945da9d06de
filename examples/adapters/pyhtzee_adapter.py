"""An adapter for pyhtzee 1.2.7, a Yahtzee engine for one player: ``quincunx check -- python pyhtzee_adapter.py``.

All judgements are pyhtzee's: which actions it allows, what a box pays, the bonuses, the total, the rounds, how often
dice may be rolled again, and when the game is over. What is done here:

* Names are translated: boxes to categories, and the dice that stay to a list of dice to roll again.
* pyhtzee rolls by itself, and makes the first roll of a turn as soon as the turn before has ended. Its random source
  is replaced by one that deals the faces that the harness supplies, and the first roll is repeated when they come.

What pyhtzee has no notion of (other seats, a starting roll, a moment before the first roll, a sum of the upper
section, winners) is not declared, or answered with `unsupported`.
"""

from __future__ import annotations

import json
import sys

from pyhtzee import Pyhtzee
from pyhtzee.classes import Category, PyhtzeeException, Rule
from pyhtzee.scoring import CONSTANT_SCORES_YAHTZEE
from pyhtzee.utils import category_to_action_map, dice_roll_to_action_map

BOXES = {category.name.lower().replace("_", "-"): category for category in Category if category <= Category.CHANCE}
SIDES = {1, 2, 3, 4, 5, 6}
ALL = (True,) * 5

HELLO = {
    "protocol": 1,
    "implementation": {
        "name": "pyhtzee",
        "version": "1.2.7",
        "language": "Python",
        "url": "https://pypi.org/project/pyhtzee/",
    },
    "games": {
        "yahtzee": {
            "rulesets": ["yahtzee"],
            "levels": ["scoring", "turn", "game"],
            "seats": [1, 1],
            "fields": [
                *("phase", "seat", "round", "rolls_left", "dice", "legal"),
                *("sheets.boxes", "sheets.upper_bonus", "sheets.yahtzee_bonuses", "sheets.total"),
            ],
            "positions": False,
        }
    },
}


class Refused(Exception):
    """pyhtzee has no action that does this."""


class Unsupported(Exception):
    """pyhtzee has no notion of this."""


class LoadedDice:
    """Stands in for pyhtzee's random source and deals the faces that were laid in; without any, the first side."""

    def __init__(self) -> None:
        self.faces: list[int] = []

    def choice(self, sides: list[int]) -> int:
        """Give the next face."""
        return self.faces.pop(0) if self.faces else sides[0]


class Game:
    """One game of the one player.

    ``rolled`` says whether the dice that lie on pyhtzee's table are those of the harness. Once the game is over it
    stays true: every further action goes to pyhtzee, which refuses it.
    """

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.engine = Pyhtzee(rule=Rule.YAHTZEE)
        self.engine.rnd = self.loaded = LoadedDice()
        self.rolled = False

    def act(self, action: dict) -> None:
        """Carry out an action; PyhtzeeException or Refused when that is not possible."""
        if action["seat"] != self.seat:
            raise Unsupported("pyhtzee has one player: there is nobody else who could do anything")
        if action["type"] == "roll":
            self.roll(action["keep"], action["faces"])
        elif action["type"] == "score":
            self.score(action["box"])
        else:
            raise Unsupported(f"pyhtzee has no action like {action['type']}")

    def roll(self, keep: list[int], faces: list[int]) -> None:
        """Roll all dice for the first time, or some of them again."""
        again = self.dice_without(keep) if self.rolled else ALL
        if len(faces) != sum(again) or (keep and not self.rolled) or not SIDES.issuperset(faces):
            raise Refused(f"pyhtzee cannot roll {faces} and keep {keep} here")
        self.loaded.faces = list(faces)
        try:
            if self.rolled:
                self.engine.take_action(dice_roll_to_action_map.get(again))
            else:
                self.engine.roll_dice(*ALL)
                self.rolled = True
        finally:
            self.loaded.faces = []

    def dice_without(self, keep: list[int]) -> tuple[bool, ...]:
        """Say for each die whether it is rolled again."""
        left, again = list(keep), []
        for face in self.engine.dice:
            again.append(face not in left)
            if face in left:
                left.remove(face)
        if left:
            raise Refused(f"{left} cannot be kept, the dice are {self.engine.dice}")
        return tuple(again)

    def score(self, box: str) -> None:
        """Choose a category."""
        if not self.rolled:
            raise Unsupported("pyhtzee rolls at once when a turn begins: there is no moment before the first roll")
        self.engine.take_action(category_to_action_map.get(BOXES.get(box)))
        self.rolled = self.engine.is_finished()

    def observation(self) -> dict:
        """Describe the game."""
        engine = self.engine
        over = engine.is_finished()
        choosing = self.rolled and not over
        re_rolls = max(0, 3 - engine.sub_round)  # get_possible_actions allows them while sub_round < 3
        sheet = {
            "boxes": {box: engine.scores.get(category) for box, category in BOXES.items()},
            "upper_bonus": engine.scores.get(Category.UPPER_SECTION_BONUS, 0),
            "yahtzee_bonuses": engine.scores.get(Category.YAHTZEE_BONUS, 0)
            // CONSTANT_SCORES_YAHTZEE[Category.YAHTZEE_BONUS],
            "total": engine.get_total_score(),
        }
        return {
            "phase": "over" if over else "choose" if choosing else "roll",
            "seat": None if over else self.seat,
            "round": engine.round if over else engine.round + 1,
            "rolls_left": 0 if over else re_rolls if choosing else re_rolls + 1,
            "dice": list(engine.dice) if choosing else [],
            "legal": {box: points_in(engine, box) for box in BOXES if allows(engine, box)} if choosing else {},
            "sheets": {self.seat: sheet},
        }


def allows(engine: Pyhtzee, box: str) -> bool:
    """Whether pyhtzee lets its dice go into a box now."""
    return category_to_action_map.get(BOXES.get(box)) in engine.get_possible_actions()


def points_in(engine: Pyhtzee, box: str) -> int:
    """What pyhtzee pays for its dice in a box."""
    return engine.get_action_score(category_to_action_map[BOXES[box]])[BOXES[box]]


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
        except (Refused, PyhtzeeException) as refusal:
            return {**answer, "result": {"rejected": {"message": str(refusal)}}}
        except Unsupported as reason:
            return {**answer, "result": {"unsupported": {"reason": str(reason)}}}
        except (KeyError, TypeError) as fault:
            return {**answer, "error": {"code": -32602, "message": f"bad params: {fault!r}"}}

    def on_hello(self, _params: dict) -> dict:
        """Say who answers, and to what."""
        return HELLO

    def on_score(self, params: dict) -> dict:
        """Ask pyhtzee what dice pay in a box, on a card that holds what the sheet says."""
        engine = Pyhtzee(rule=Rule.YAHTZEE)
        engine.dice = list(params["dice"])
        held = params.get("sheet", {"boxes": {}})["boxes"]
        engine.scores = {BOXES[box]: points for box, points in held.items()}
        if not allows(engine, params["box"]):
            raise Refused(f"pyhtzee does not allow {params['box']}")
        return {"points": points_in(engine, params["box"])}

    def on_start(self, params: dict) -> dict:
        """Begin a game."""
        if params["ruleset"]["id"] != "yahtzee" or len(params["seats"]) != 1:
            raise Unsupported("pyhtzee plays Yahtzee, alone")
        if params.get("starting_roll") or params.get("position") or params.get("mode", "play") != "play":
            raise Unsupported("pyhtzee only plays, from the first round on")
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
            raise Refused("no game has been started")
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
