"""An adapter for a game in a web page: ``quincunx check -- python adapter.py [PAGE]``. Needs ``playwright``.

The page has no notion of this check. The adapter does what a player does, clicks and looks, and knows nothing of the
rules:

* What is seen is what the page shows: its texts, its score card, its dice, and which of them are held.
* What a player tries is a click. If the page looks the same afterwards, the attempt was ``rejected``.
* The dice fall as they are told, because a script that runs before the page's own replaces ``Math.random``.

The page has one player and no notion of who that is, so the name is only repeated. Winners are not declared.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PAGE = Path(__file__).with_name("index.html")
DICE = "⚀⚁⚂⚃⚄⚅"
BOXES = {
    "aces": "Aces",
    "twos": "Twos",
    "threes": "Threes",
    "fours": "Fours",
    "fives": "Fives",
    "sixes": "Sixes",
    "three-of-a-kind": "Three of a Kind",
    "four-of-a-kind": "Four of a Kind",
    "full-house": "Full House",
    "small-straight": "Small Straight",
    "large-straight": "Large Straight",
    "yahtzee": "Yahtzee",
    "chance": "Chance",
}

HELLO = {
    "protocol": 1,
    "implementation": {"name": "Yahtzee, alone", "version": "1", "language": "JavaScript in a web page"},
    "games": {
        "yahtzee": {
            "rulesets": ["yahtzee"],
            "levels": ["turn", "game"],
            "seats": [1, 1],
            "fields": [
                *("phase", "seat", "round", "rolls_left", "dice", "legal"),
                *("sheets.boxes", "sheets.upper", "sheets.upper_bonus", "sheets.yahtzee_bonuses", "sheets.total"),
            ],
            "positions": False,
        }
    },
}

LOADED_DICE = """
    const dealt = [];
    Math.random = () => ((dealt.length ? dealt.shift() : 1) - 0.5) / 6;
    window.deal = (faces) => dealt.splice(0, dealt.length, ...faces);
"""
"""Runs before any script of the page."""

LOOK = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const centre = (element) => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const dice = all("#dice button");
    const rows = all("tr");
    return {
        shown: {
            status: document.querySelector("[role=status]").innerText,
            dice: dice.map((die) => die.innerText),
            held: dice.map((die) => die.ariaPressed === "true"),
            card: Object.fromEntries(rows.map((row) => [...row.cells].map((cell) => cell.innerText))),
        },
        places: {
            dice: dice.map(centre),
            buttons: Object.fromEntries(all("body > button").map((button) => [button.innerText, centre(button)])),
            boxes: Object.fromEntries(rows.map((row) => [row.cells[0].innerText, centre(row.cells[1])])),
        },
    };
}"""
"""Reads what the page shows, and where."""


class Rejected(Exception):
    """The page does not let a player do this."""


class Unsupported(Exception):
    """The page has no notion of this."""


class Game:
    """The game on the page, and the name that its only player goes by."""

    def __init__(self, page: Page, seat: str) -> None:
        self.page = page
        self.seat = seat
        self.look()
        self.click(self.places["buttons"]["New game"])
        self.look()

    def look(self) -> None:
        """See what there is now."""
        seen = self.page.evaluate(LOOK)
        self.shown, self.places = seen["shown"], seen["places"]

    def click(self, place: list[float]) -> None:
        """Click on a place, whatever is there."""
        self.page.mouse.click(*place)

    def act(self, action: dict) -> None:
        """Do what a player does, and see whether anything has come of it."""
        if action["seat"] != self.seat:
            raise Unsupported("the page has one player: there is nobody else who could do anything")
        before = self.shown
        if action["type"] == "roll":
            self.roll(action["keep"], action["faces"])
        elif action["type"] == "score":
            self.score(action["box"])
        else:
            raise Unsupported(f"there is nothing on the page to do {action['type']} with")
        if self.shown == before:
            raise Rejected("nothing on the page has changed")

    def roll(self, keep: list, faces: list) -> None:
        """Hold the dice that stay, then press the button; when that does nothing, hold what was held before."""
        left, wanted, held = list(keep), [], self.shown["held"]
        for die in self.shown["dice"]:
            face = DICE.index(die) + 1 if die else None
            wanted.append(face in left)
            if face in left:
                left.remove(face)
        if left:
            raise Rejected(f"there are no dice {left} on the page to hold")
        if len(keep) + len(faces) != len(wanted):
            raise Unsupported("the page itself knows how many dice it rolls")
        if not set(faces) <= {1, 2, 3, 4, 5, 6}:
            raise Unsupported("no die of the page can be made to show that")
        self.hold(wanted)
        self.page.evaluate("(faces) => window.deal(faces)", faces)
        ready = self.shown
        self.click(self.places["buttons"]["Roll"])
        self.look()
        if self.shown == ready:
            self.hold(held)

    def hold(self, wanted: list[bool]) -> None:
        """Press the dice that are held and should not be, and the other way round."""
        pressed = [index for index, held in enumerate(self.shown["held"]) if held != wanted[index]]
        for index in pressed:
            self.click(self.places["dice"][index])
        if pressed:
            self.look()

    def score(self, box: str) -> None:
        """Click where the points of a box stand, or would stand."""
        if box not in BOXES:
            raise Rejected(f"there is no {box} on the page")
        self.click(self.places["boxes"][BOXES[box]])
        self.look()

    def observation(self) -> dict:
        """Say what the page shows, in the words of the protocol."""
        seen = self.shown
        card, numbers = seen["card"], [int(word) for word in seen["status"].replace(".", " ").split() if word.isdigit()]
        over = seen["status"].startswith("Game over")
        dice = [DICE.index(die) + 1 for die in seen["dice"] if die]
        shown = {box: card[title] for box, title in BOXES.items()}
        return {
            "phase": "over" if over else "choose" if dice else "roll",
            "seat": None if over else self.seat,
            "round": numbers[0],
            "rolls_left": 0 if over else numbers[-1],
            "dice": dice,
            "legal": {box: int(text) for box, text in shown.items() if text.startswith("+")},
            "sheets": {
                self.seat: {
                    "boxes": {box: int(text) if text.isdigit() else None for box, text in shown.items()},
                    "upper": int(card["Upper section"]),
                    "upper_bonus": int(card["Upper bonus"]),
                    "yahtzee_bonuses": int(card["Yahtzee bonuses"].split()[0]),
                    "total": int(card["Total"]),
                }
            },
        }


class Session:
    """A conversation with the harness about one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.game: Game | None = None

    def handle(self, request: dict) -> dict:
        """Answer a JSON-RPC request."""
        answer = {"jsonrpc": "2.0", "id": request["id"]}
        try:
            return {**answer, "result": self.result(request["method"], request["params"])}
        except Rejected as refusal:
            return {**answer, "result": {"rejected": {"message": str(refusal)}}}
        except Unsupported as reason:
            return {**answer, "result": {"unsupported": {"reason": str(reason)}}}

    def result(self, method: str, params: dict) -> dict:
        """Do what is asked."""
        if method == "hello":
            return HELLO
        if method == "bye":
            return {}
        if method == "start":
            self.start(params)
        elif self.game is None:
            raise Rejected("no game has been started")
        elif method == "act":
            self.game.act(params["action"])
        elif method == "observe":
            self.game.look()
        else:
            raise Unsupported("the page answers no questions outside of a game")
        return {"observation": self.game.observation()}

    def start(self, params: dict) -> None:
        """Begin anew."""
        if params["ruleset"]["id"] != "yahtzee" or len(params["seats"]) != 1:
            raise Unsupported("the page plays Yahtzee, alone")
        if params.get("starting_roll") or params.get("position") or params.get("mode", "play") != "play":
            raise Unsupported("the page only plays, from the first round on")
        self.game = Game(self.page, params["seats"][0])


def main() -> None:
    """Open the page, and answer each line of stdin on stdout, until `bye`."""
    page_file = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    browser_path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=browser_path) as browser:
        page = browser.new_page(viewport={"width": 800, "height": 1000})  # all of it is in sight
        page.add_init_script(LOADED_DICE)
        page.goto(page_file.resolve().as_uri())
        session = Session(page)
        for line in sys.stdin:
            request = json.loads(line)
            print(json.dumps(session.handle(request)), flush=True)
            if request["method"] == "bye":
                break


if __name__ == "__main__":
    main()
