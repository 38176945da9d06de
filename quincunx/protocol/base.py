"""What all messages are made of.

The rule of this file: what is sent refuses unknown members, what is received may carry more than is known.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Number = int | float
Face = int | str
"""A die's face: 1 to 6, or A, K, Q, J, 10, 9 (always text) on poker dice."""
Name = Annotated[str, Meta(min_length=1)]
Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Level = Literal["scoring", "turn", "game", "keeping"]


class Sent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of what the harness sends."""


class Received(Struct, frozen=True, kw_only=True):
    """A part of what an implementation answers."""


def spoken(faces: list[Face]) -> str:
    """Faces as they are read out."""
    return " ".join(str(face) for face in faces) or "nothing"
