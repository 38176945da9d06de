"""How commands reach the implementation that they were told: a command after ``--``, or a Python callable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quincunx.adapters.base import STARTING
from quincunx.errors import UsageError
from quincunx.paths import REFERENCE

if TYPE_CHECKING:
    from quincunx.adapters.base import TransportFactory


def factory(impl: str | None, command: tuple[str, ...], timeout: float) -> TransportFactory:
    """What makes transports to an implementation.

    Args:
        impl: the address of a callable.
        command: a command and its arguments.
        timeout: seconds for an answer.

    Raises:
        UsageError: both are named.
        CannotStart: the callable cannot be imported.
    """
    if impl and command:
        raise UsageError("name the implementation once: with --impl, or as a command after --")
    if command:
        from quincunx.adapters.processes import unwind_on_signals
        from quincunx.adapters.stdio import Stdio

        unwind_on_signals()
        return lambda: Stdio(list(command), timeout=timeout, start_timeout=max(timeout, STARTING))
    from quincunx.adapters.in_process import InProcess, import_handler

    handler = import_handler(impl or REFERENCE)
    return lambda: InProcess(handler)
