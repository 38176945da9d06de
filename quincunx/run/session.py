"""A conversation with one implementation: handshake, typed requests, checked answers, transcript.

The rule of this file: whatever is returned from here has been validated. An answer that the types refuse is a
:class:`~quincunx.errors.AnswerFault`; ``unsupported`` is :class:`~quincunx.run.verdicts.NotApplicable`.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from quincunx.adapters.base import Transport
from quincunx.errors import AdapterError, AnswerFault, VersionMismatch
from quincunx.protocol import messages as m
from quincunx.results.model import Exchange
from quincunx.run.verdicts import NotApplicable

T = TypeVar("T")

_STANDS_ALONE = frozenset({"start", "score", "rank", "satisfies"})
"""The methods whose answers depend on nothing that was said before."""
_METHOD_NAMES = {kind: name for name, kind in m.METHODS.items()}


class Session:
    """Asks and checks.

    Args:
        transport: the way to the implementation.
        suite: the version of the suite, told in the handshake.
    """

    def __init__(self, transport: Transport, suite: str) -> None:
        self.transport = transport
        self.hello: m.HelloResult | None = None
        self._suite = suite
        self._next_id = 0
        self._exchanges: list[Exchange] = []
        self._engine = ""
        self._support: m.GameSupport | None = None

    def handshake(self) -> m.HelloResult:
        """Greet the implementation and learn what it can be asked.

        Raises:
            VersionMismatch: it speaks another version of the protocol.
            AdapterError: any other trouble.
        """
        result = self._exchange(m.Hello(protocol=m.PROTOCOL, suite=self._suite))
        if result.get("protocol") != m.PROTOCOL:
            spoken = result.get("protocol")
            raise VersionMismatch(f"it speaks version {spoken} of the protocol; this harness speaks {m.PROTOCOL}")
        self.hello = _decoded(result, m.HelloResult, "the answer to `hello`")
        return self.hello

    def bye(self) -> None:
        """Say goodbye; the implementation may end then.

        Raises:
            AdapterError: it does not answer.
        """
        self._exchange(m.Bye())

    def about(self, game: str, engine: str) -> m.GameSupport:
        """From now on, ask about this game.

        Raises:
            NotApplicable: the implementation does not know it.
        """
        if self.hello is None:
            self.handshake()
        support = self.hello.games.get(game) if self.hello else None
        if support is None:
            raise NotApplicable(f"the implementation does not know the game {game}")
        unknown = [name for name in support.fields if name not in m.FIELDS[engine]]
        if unknown:
            raise AnswerFault(f"`hello` declares the field {unknown[0]}, which {game} does not have")
        self._engine, self._support = engine, support
        self.forget()
        return support

    def forget(self) -> None:
        """Begin a new transcript."""
        self._exchanges = []

    @property
    def transcript(self) -> list[Exchange]:
        """Requests and answers since the last `start`; of questions that need no game, the last one."""
        return list(self._exchanges)

    def ask(self, params: m.Params) -> m.Result:
        """A request and its checked answer.

        Raises:
            NotApplicable: it answers `unsupported`.
            AdapterError: it does not answer as the protocol demands.
        """
        method = _METHOD_NAMES[type(params)]
        raw = self._exchange(params)
        known = [key for key in raw if key in m.Result.__struct_fields__]
        if len(known) != 1:
            wanted = ", ".join((*m.EXPECTED_OUTCOMES[method], "rejected", "unsupported"))
            found = ", ".join(raw) or "nothing"
            raise AnswerFault(f"the answer to `{method}` holds {found}; exactly one was expected of: {wanted}")
        result = _decoded(raw, m.Result, f"the answer to `{method}`")
        kind = known[0]
        if result.unsupported is not None:
            raise NotApplicable(result.unsupported.reason)
        if kind not in (*m.EXPECTED_OUTCOMES[method], "rejected"):
            raise AnswerFault(f"`{method}` was answered with `{kind}`; expected: {m.EXPECTED_OUTCOMES[method][0]}")
        if result.observation is not None:
            self._check_observation(result.observation)
        return result

    def _check_observation(self, observation: dict[str, Any]) -> None:
        _decoded(observation, m.OBSERVATIONS[self._engine], "the observation")
        for name in self._support.fields if self._support else ():
            outer, _, inner = name.partition(".")
            if outer not in observation:
                raise AnswerFault(f"the observation lacks `{outer}`, which `hello` declares")
            if inner:
                for seat, sheet in observation[outer].items():
                    if inner not in sheet:
                        raise AnswerFault(f"{seat}'s sheet in the observation lacks `{inner}`, which `hello` declares")

    def _exchange(self, params: m.Params) -> dict[str, Any]:
        method = _METHOD_NAMES[type(params)]
        self._next_id += 1
        request = {"jsonrpc": "2.0", "id": self._next_id, "method": method, "params": msgspec.to_builtins(params)}
        if method in _STANDS_ALONE:
            self._exchanges = []
        try:
            raw = self.transport.exchange(request)
        except AdapterError as error:
            self._exchanges.append(Exchange(request=request, raw=str(error)))
            raise
        self._exchanges.append(Exchange(request=request, response=raw))
        response = _decoded(raw, m.Response, f"the answer to `{method}`")
        if response.error is not None:
            raise AnswerFault(f"`{method}` was answered with the error {response.error.code}: {response.error.message}")
        if response.result is None:
            raise AnswerFault(f"the answer to `{method}` has neither `result` nor `error`")
        return response.result


def _decoded(data: dict[str, Any], kind: type[T], what: str) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise AnswerFault(f"{what} is not what the protocol allows: {error}") from None
