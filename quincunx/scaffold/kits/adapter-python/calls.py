"""Your engine is called here. Replace one `raise Unsupported(…)` after the other; the rest may stay as it is.

Translate, never judge: hand the question to your engine and give back what it says. Raise Rejected when your engine
does not allow something, Unsupported when it has no notion of it.
"""

from __future__ import annotations

from typing import Any

from loaded_dice import LoadedDice

IMPLEMENTATION = {"name": "my engine", "version": "0.1", "language": "Python"}

# What you can be asked. Begin with one level, and add levels and fields as you connect them.
GAMES: dict[str, Any] = {
    "yahtzee": {
        "rulesets": ["yahtzee"],
        "levels": ["scoring", "turn", "game"],
        "seats": [1, None],
        "fields": [],  # what observe() always gives: "phase", "rolls_left", "dice", "legal", "sheets.boxes" …
        "positions": False,
    }
}

DICE = LoadedDice()  # give this to your engine in place of its own random numbers, see loaded_dice.py


class Rejected(Exception):
    """Your engine does not allow it."""


class Unsupported(Exception):
    """Your engine has no notion of it; the text is the reason that the report shows."""


def score(dice: list[Any], box: str, sheet: dict[str, Any] | None, ruleset: dict[str, Any]) -> int:
    """What do these dice pay in this box? On an empty sheet, or on the one given: {"boxes": {"yahtzee": 50}}."""
    # >>> your engine: level scoring
    raise Unsupported("score() in calls.py asks no engine yet")


def start(ruleset: dict[str, Any], seats: list[str], params: dict[str, Any]) -> None:
    """Begin a game with these players, and forget the one before."""
    # >>> your engine: levels turn and game
    raise Unsupported("start() in calls.py asks no engine yet")


def act(action: dict[str, Any]) -> None:
    """Do what a player does: roll (with "keep" and "faces") or score (in "box").

    The faces are given: DICE.deal(action["faces"]), then let your engine roll.
    """
    # >>> your engine: levels turn and game
    raise Unsupported("act() in calls.py asks no engine yet")


def observe(seat: str | None) -> dict[str, Any]:
    """What is to be seen now, to everybody or to one player: the fields that GAMES declares."""
    # >>> your engine: levels turn and game
    raise Unsupported("observe() in calls.py asks no engine yet")


def rank(hands: list[list[Any]], ruleset: dict[str, Any]) -> list[list[int]]:
    """Which hands are better? Groups of equal hands by their numbers, the best first. For Poker Dice."""
    # >>> your engine: level scoring of Poker Dice
    raise Unsupported("rank() in calls.py asks no engine yet")


def satisfies(card: dict[str, Any], dice: list[Any], ruleset: dict[str, Any]) -> bool:
    """Are these dice what the card asks for? For Last Chance."""
    # >>> your engine: level scoring of Last Chance
    raise Unsupported("satisfies() in calls.py asks no engine yet")
