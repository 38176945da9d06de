"""Reading values out of JSON objects.

The rule of this file: whatever arrives is either of the shape asked for or :class:`Malformed`; what the values
mean, and whether the game allows them, is judged elsewhere.
"""

from __future__ import annotations

from typing import Any, TypeVar

from reference_impl.errors import Malformed

Document = dict[str, Any]
"""A JSON object, decoded."""

Kind = TypeVar("Kind", str, int, bool, list[Any], Document)

NAMES = {str: "a text", int: "a whole number", bool: "true or false", list: "an array", dict: "an object"}


def value(of: Any, kind: type[Kind], what: str) -> Kind:
    """Give ``of`` back as what it is.

    Args:
        of: a decoded JSON value.
        kind: ``str``, ``int``, ``bool``, ``list`` or ``dict``; true and false are no numbers.
        what: how to call the value in a message.

    Raises:
        Malformed: it is something else.
    """
    if not isinstance(of, kind) or (kind is int and isinstance(of, bool)):
        raise Malformed(f"{what} must be {NAMES[kind]}, not {of!r}")
    return of


def field(of: Document, key: str, kind: type[Kind], default: Kind | None = None) -> Kind:
    """Read one field of an object.

    Args:
        of: the object.
        key: the name of the field.
        kind: as for :func:`value`.
        default: what a missing field, or null, stands for; None makes the field a must.

    Raises:
        Malformed: the field is missing or of another kind.
    """
    return value(default if of.get(key) is None else of[key], kind, f"`{key}`")


def faces(of: Document, key: str) -> tuple[int, ...]:
    """Read a field with the faces of some dice, in any order, as a sorted tuple.

    Raises:
        Malformed: the field is missing, no array, or holds anything but whole numbers.
    """
    return tuple(sorted(value(face, int, f"a face in `{key}`") for face in field(of, key, list)))
