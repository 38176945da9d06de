"""The least that can be checked: what a roll pays in a box. Put your own engine in place of `pays`."""

import json
import sys
from collections import Counter

UPPER = {"aces": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}


def pays(dice, box):
    """The points of a roll in a box."""
    counts = sorted(Counter(dice).values())
    if box in UPPER:
        return UPPER[box] * dice.count(UPPER[box])
    return {
        "three-of-a-kind": sum(dice) if counts[-1] >= 3 else 0,
        "four-of-a-kind": sum(dice) if counts[-1] >= 4 else 0,
        "full-house": 25 if counts == [2, 3] else 0,
        "small-straight": 30 if row_of(4, dice) else 0,
        "large-straight": 40 if row_of(5, dice) else 0,
        "yahtzee": 50 if counts == [5] else 0,
        "chance": sum(dice),
    }[box]


def row_of(length, dice):
    """Whether so many numbers in a row are among the dice."""
    return any(set(range(low, low + length)) <= set(dice) for low in (1, 2, 3))


def answer(method, params):
    """The result of a request."""
    if method == "hello":
        me = {"name": "my engine", "version": "0.1", "language": "Python"}
        knows = {"rulesets": ["yahtzee"], "levels": ["scoring"], "seats": [1, 1], "fields": []}
        return {"protocol": 1, "implementation": me, "games": {"yahtzee": knows}}
    if method == "score" and "sheet" not in params:
        return {"points": pays(params["dice"], params["box"])}
    if method == "bye":
        return {}
    return {"unsupported": {"reason": "this adapter knows the boxes only"}}


for line in sys.stdin:
    request = json.loads(line)
    result = answer(request["method"], request["params"])
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
