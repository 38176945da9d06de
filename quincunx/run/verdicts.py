"""How a scenario can end before its last step; each is an exception that the runner turns into an outcome."""

from __future__ import annotations


class Verdict(Exception):
    """Root of them."""


class StepFailed(Verdict):
    """Expected and actual differ.

    Args:
        message: what was demanded, in plain words.
        expected, actual: the two values as a person reads them, when there are two.
        cause: what failures with the same first cause share; the message by default.
        shared: whether the cause is one and the same for scenarios of whatever rule.
    """

    def __init__(
        self,
        message: str,
        expected: str | None = None,
        actual: str | None = None,
        cause: str = "",
        *,
        shared: bool = False,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.expected = expected
        self.actual = actual
        self.cause = cause or message
        self.shared = shared


class Blocked(Verdict):
    """The position that the scenario begins with could not be reached."""


class NotApplicable(Verdict):
    """The implementation does not claim to know what the scenario asks."""
