"""What the harness needs of any way to reach an implementation, however it is reached.

The rule of this file: a transport moves JSON-RPC messages and nothing more. It answers with a decoded message or
raises one of the :class:`~quincunx.errors.AdapterError` family; it judges no content.
"""

from __future__ import annotations

from typing import Any, Protocol

STARTING = 30.0
"""Seconds that a command may take for its first answer, when those for any other are fewer."""


class Transport(Protocol):
    """A running implementation."""

    def exchange(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request, wait for the message with its id.

        Raises:
            CannotStart: it could not be started.
            Timeout: no answer within the time limit.
            Exited: it ended or closed its output.
            ProtocolFault: what came is no single JSON object with the request's id.
        """

    def last_words(self) -> str:
        """The last lines that the implementation wrote to stderr since the previous call, and forget them."""

    def restart(self) -> None:
        """End it, and begin anew at the next exchange. Used after a crash, a time-out or a fault."""

    def close(self) -> None:
        """End it for good. No process is left over."""


class TransportFactory(Protocol):
    """Makes transports; a run with several jobs makes several."""

    def __call__(self) -> Transport:
        """A new, independent implementation."""
