"""The two ways in which a request can be wrong, and they are told apart everywhere.

A person at the table can attempt something illegal: that is an answer of the game, and goes out as a result.
A program can send something that is no request at all: that is a fault, and goes out as a JSON-RPC error.
"""

from __future__ import annotations


class IllegalAction(Exception):
    """The rules refuse the action; the game stands as before.

    Args:
        rule: id of the rule that refuses it, or None where only the protocol does.
        detail: one sentence for a person to read.
    """

    def __init__(self, rule: str | None, detail: str) -> None:
        super().__init__(detail)
        self.rule = rule
        self.detail = detail


class Malformed(Exception):
    """The request, or the ruleset document in it, has not the shape that the protocol demands."""
