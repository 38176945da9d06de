"""What the doctor finds, one thing at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["fine", "fault", "note", "declined"]
"""Fine; against the protocol; odd but allowed; answered `unsupported`."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was tried or seen.

    Attributes:
        kind: how it went.
        tried: what was asked, in words.
        found: what came of it.
        advice: what to do about it; empty when nothing is to be done.
        sent: the request as it was sent, when that helps.
        came: the answer as it came, when that helps.
        stderr: the last words of a program that broke down.
    """

    kind: Kind
    tried: str
    found: str = ""
    advice: str = ""
    sent: str = ""
    came: str = ""
    stderr: str = ""
