"""The protocol, version 1: JSON-RPC requests in, results out.

The rule of this file: what the game refuses is a result (``rejected``), what no engine here can answer is a result
too (``unsupported``), and only what is no proper request is an error. A session plays one game at a time, and a
``start`` that succeeds discards the one before.
"""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from reference_impl import last_chance, poker_dice, scorecard
from reference_impl.errors import IllegalAction, Malformed
from reference_impl.reading import Document, field

if TYPE_CHECKING:
    from collections.abc import Callable

VERSION = "0.1.0"


class Engine(Protocol):
    """What a module has to offer to be an engine; its rules, states and actions are its own.

    One that can answer some of :data:`QUESTIONS` has a function of that name, from rules and params to the answer.
    """

    LEVELS: tuple[str, ...]
    FIELDS: tuple[str, ...]

    def compile_rules(self, definition: Document) -> Any:
        """Compile a resolved ruleset document."""

    def start(self, rules: Any, params: Document) -> Any:
        """Give the first state of the game that a ``start`` request asks for."""

    def read_action(self, document: Document) -> Any:
        """Read the action of an ``act`` request."""

    def apply(self, rules: Any, state: Any, action: Any) -> Any:
        """Give the state after an action."""

    def observe(self, rules: Any, state: Any, seat: str | None = None) -> dict[str, Any]:
        """Describe a state to a seat or to everybody."""


ENGINES: dict[str, Engine] = {"scorecard": scorecard, "last_chance": last_chance, "poker_dice": poker_dice}
"""The engines by the names that ruleset documents call them."""

GAMES = {
    "yahtzee": "scorecard",
    "table-yahtzee": "scorecard",
    "dice-poker": "scorecard",
    "last-chance": "last_chance",
    "poker-dice": "poker_dice",
}
"""The games that can be asked about, each with its engine."""


QUESTIONS = {"score": "points", "rank": "groups", "satisfies": "satisfied"}
"""The requests that need no game, each with the outcome of its result; an engine answers those that it has."""


class Unsupported(Exception):
    """A proper request that no engine here can answer; the text is the reason."""


class Session:
    """A conversation: the game that is being played, and the rulesets that were compiled for it.

    Instances share nothing, so several may talk at once.
    """

    def __init__(self) -> None:
        self._compiled: dict[str, tuple[Document, Engine, Any]] = {}
        self._game: tuple[Engine, Any, Any] | None = None

    def handle(self, request: Any) -> dict[str, Any]:
        """Answer one request.

        Args:
            request: a JSON-RPC 2.0 request, decoded.

        Returns:
            The response with the id of the request: ``result``, or ``error`` when it was not a proper request.
        """
        if not isinstance(request, dict) or not isinstance(request.get("method"), str):
            return error(None, -32600, "not a JSON-RPC request")
        answers: dict[str, Callable[[Document], dict[str, Any]]] = {
            "hello": self._hello,
            **{question: partial(self._ask, question) for question in QUESTIONS},
            "start": self._start,
            "act": self._act,
            "observe": self._observe,
            "bye": self._bye,
        }
        number, method = request.get("id"), request["method"]
        if method not in answers:
            return error(number, -32601, f"there is no method {method!r}")
        try:
            result = answers[method](field(request, "params", dict, default={}))
        except IllegalAction as refusal:
            rule = {} if refusal.rule is None else {"rule": refusal.rule}
            result = {"rejected": {**rule, "message": refusal.detail}}
        except Unsupported as reason:
            result = {"unsupported": {"reason": str(reason)}}
        except Malformed as fault:
            return error(number, -32602, str(fault))
        return {"jsonrpc": "2.0", "id": number, "result": result}

    def _ruleset(self, params: Document) -> tuple[Engine, Any]:
        """Find the engine and the compiled rules of a request; a document that was seen before is not compiled again.

        The copy guards against a caller who changes the document in place and sends it again.
        """
        ruleset = field(params, "ruleset", dict)
        name, definition = field(ruleset, "id", str), field(ruleset, "definition", dict)
        if name not in self._compiled or self._compiled[name][0] != definition:
            engine = ENGINES.get(field(definition, "engine", str))
            if engine is None:
                raise Unsupported(f"no engine plays {definition['engine']!r}")
            self._compiled[name] = deepcopy(definition), engine, engine.compile_rules(definition)
        return self._compiled[name][1:]

    def _hello(self, _params: Document) -> dict[str, Any]:
        games = {
            game: {
                "rulesets": "any",
                "levels": list(ENGINES[engine].LEVELS),
                "seats": [1, None],
                "fields": list(ENGINES[engine].FIELDS),
                "positions": True,
            }
            for game, engine in GAMES.items()
        }
        about = {"name": "Quincunx reference", "version": VERSION, "language": "Python"}
        return {"protocol": 1, "implementation": about, "games": games}

    def _ask(self, question: str, params: Document) -> dict[str, Any]:
        engine, rules = self._ruleset(params)
        if not hasattr(engine, question):
            raise Unsupported(f"this game has nothing to {question}")
        return {QUESTIONS[question]: getattr(engine, question)(rules, params)}

    def _start(self, params: Document) -> dict[str, Any]:
        engine, rules = self._ruleset(params)
        state = engine.start(rules, params)
        self._game = engine, rules, state
        return {"observation": engine.observe(rules, state)}

    def _act(self, params: Document) -> dict[str, Any]:
        engine, rules, state = self._running()
        state = engine.apply(rules, state, engine.read_action(field(params, "action", dict)))
        self._game = engine, rules, state
        return {"observation": engine.observe(rules, state)}

    def _observe(self, params: Document) -> dict[str, Any]:
        engine, rules, state = self._running()
        seat = None if params.get("seat") is None else field(params, "seat", str)
        return {"observation": engine.observe(rules, state, seat)}

    def _running(self) -> tuple[Engine, Any, Any]:
        if self._game is None:
            raise IllegalAction(None, "no game has been started")
        return self._game

    def _bye(self, _params: Document) -> dict[str, Any]:
        return {}


def error(number: Any, code: int, message: str) -> dict[str, Any]:
    """Make a JSON-RPC error response.

    Args:
        number: the id of the request, None if it has none that can be read.
        code: as JSON-RPC has it: -32700 no JSON, -32600 no request, -32601 no such method, -32602 bad params.
        message: what is wrong, for a person.
    """
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}


handle = Session().handle
"""A session for whoever calls it in the same process."""
