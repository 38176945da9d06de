"""A Python callable as the implementation: ``handle(message: dict) -> dict``.

The rule of this file: the callable gets a message of its own and cannot reach into the harness's data; an exception in
it is a fault of the implementation, never of the run.
"""

from __future__ import annotations

import importlib
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from math import isfinite
from pathlib import Path
from typing import Any

import msgspec

from quincunx.errors import CannotStart, ProtocolFault

Handler = Callable[[dict[str, Any]], Any]


def import_handler(address: str) -> Handler:
    """The callable at an address ``package.module:name``.

    The working folder is importable, as it is for ``python -m``.

    Raises:
        CannotStart: the address is malformed, or nothing callable is there.
    """
    module_name, colon, name = address.partition(":")
    if not colon or not module_name or not name:
        raise CannotStart(f"“{address}” is no address; write it as package.module:callable")
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module_name)
    except ImportError as error:
        raise CannotStart(f"cannot import {module_name}: {error}") from error
    except (Exception, SystemExit) as error:
        raise CannotStart(f"importing {module_name} fails: {_brief(error)}") from error
    try:
        for part in name.split("."):
            found = getattr(found, part)
    except AttributeError as error:
        raise CannotStart(f"{module_name} has no {name}") from error
    if not callable(found):
        raise CannotStart(f"{address} is not callable")
    return found  # type: ignore[no-any-return]


def _brief(error: BaseException) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1:]
    where = f" ({Path(last[0].filename).name}:{last[0].lineno})" if last else ""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}{where}"


def _refuse_not_finite(value: Any) -> None:
    """Refuse what msgspec would turn into ``null``.

    Raises:
        ValueError: a number in it is infinite or none.
    """
    if isinstance(value, float) and not isfinite(value):
        raise ValueError(f"it holds {value}")
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, (list, tuple, set, frozenset)):
        return
    for part in value:
        _refuse_not_finite(part)


class InProcess:
    """A :class:`~quincunx.adapters.base.Transport` to a callable.

    Messages pass through JSON both ways, so that the callable sees exactly what a command would.

    Args:
        handler: the callable.
    """

    def __init__(self, handler: Handler) -> None:
        self._handler = handler

    def exchange(self, message: dict[str, Any]) -> dict[str, Any]:
        """Ask the callable.

        Raises:
            ProtocolFault: it raised, or its answer is no JSON object with the request's id.
        """
        sent = msgspec.json.decode(msgspec.json.encode(message))
        try:
            with redirect_stdout(sys.stderr):  # standard output may carry the results
                answer = self._handler(sent)
        except (Exception, SystemExit) as error:
            raise ProtocolFault(f"the implementation raised {_brief(error)}") from error
        try:
            received = msgspec.json.decode(msgspec.json.encode(answer))
            if received != answer:
                _refuse_not_finite(answer)
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            raise ProtocolFault(f"the answer is no JSON: {error}") from error
        if not isinstance(received, dict):
            raise ProtocolFault(f"the answer is no JSON object but {type(answer).__name__}")
        if received.get("id") != message["id"] or received["id"] is True:
            raise ProtocolFault(f"the answer's id is {received.get('id')!r}, the request's is {message['id']}")
        return received

    def last_words(self) -> str:
        """A callable has no stderr of its own."""
        return ""

    def restart(self) -> None:
        """Nothing to do: `start` discards the game before."""

    def close(self) -> None:
        """Nothing to do."""
