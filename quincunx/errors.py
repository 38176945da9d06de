"""Everything that can go wrong, as one small tree of exceptions.

The rule of this file: a fault that a person can mend names the place (file, line, column) and the way out;
the command line prints ``str(error)`` and nothing else.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quincunx.features.model import Step


class QuincunxError(Exception):
    """Root of all errors that this package raises on purpose."""


class UsageError(QuincunxError):
    """The command or the call was given something that it cannot take."""


class LocatedError(QuincunxError):
    """A fault in a file.

    Args:
        message: what is wrong, and what was expected.
        file: the file that holds the fault.
        line: 1-based line, if known.
        column: 1-based column, if known.
    """

    def __init__(self, message: str, file: Path | str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.file = str(file)
        self.line = line
        self.column = column

    @property
    def place(self) -> str:
        """The place as ``file:line:column``, as far as it is known."""
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class SpecError(LocatedError):
    """A file under ``spec/`` (or a house rule) is malformed or contradicts another."""


class FeatureError(LocatedError):
    """A feature file is malformed, or a sentence in it has no or several meanings."""


class FaultsError(QuincunxError):
    """Several located faults at once, as ``lint`` and the loaders report them.

    Args:
        faults: the faults, in the order of their places.
    """

    def __init__(self, faults: list[LocatedError]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class AdapterError(QuincunxError):
    """The implementation under test did not do what the protocol demands.

    Attributes:
        step: the step of the scenario at which it happened, once the runner knows it.
    """

    step: Step | None = None


class CannotStart(AdapterError):
    """The implementation could not be started or imported."""


class VersionMismatch(AdapterError):
    """The implementation speaks another version of the protocol."""


class ProtocolFault(AdapterError):
    """The implementation answered, but not with what the protocol allows."""


class AnswerFault(ProtocolFault):
    """An answer arrived in good order, but says what the protocol does not allow; the conversation can go on."""


class Timeout(AdapterError):
    """The implementation did not answer in time."""


class Exited(AdapterError):
    """The implementation ended, or closed its output, while an answer was due."""
