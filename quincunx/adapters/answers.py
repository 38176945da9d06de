"""From bytes to an answer, or to the one sentence that tells an author what is wrong with them.

The rule of this file: exactly one line, exactly one JSON object, with the id that was asked for. Everything else is a
:class:`~quincunx.errors.ProtocolFault` that quotes what came and names the way out.
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from quincunx.errors import ProtocolFault

_decode = msgspec.json.Decoder().decode
_QUOTED = 80  # characters of an excerpt
_ESCAPES = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_OWN_CHANNEL = "stdout belongs to the protocol, write to stderr instead"


def read_answer(lines: bytes, request: int, answered: int | None = None) -> dict[str, Any]:
    """The answer in a chunk of whole lines.

    Args:
        lines: what came since the request was sent, at least one line, with its line feed.
        request: the id of the request.
        answered: the id of the request before it, None when there was none.

    Raises:
        ProtocolFault: it is anything but one line with one JSON object that has this id.
    """
    if lines.find(b"\n") == len(lines) - 1:
        try:
            answer = _decode(lines)
        except (ValueError, RecursionError) as error:
            raise _no_json(lines, error) from None
    else:
        first, _, surplus = lines.partition(b"\n")
        read_answer(first + b"\n", request, answered)
        raise unasked(surplus, request)
    if type(answer) is not dict:
        raise ProtocolFault(f"answered with JSON that is no object: {quoted(lines)}")
    if answer.get("id") != request or answer["id"] is True:
        raise _wrong_id(lines, answer, request, answered)
    return answer


def unasked(lines: bytes, answered: int | None) -> ProtocolFault:
    """The fault in lines that came though nothing, or nothing more, was asked.

    Args:
        lines: the whole lines that came.
        answered: the id of the last request that was answered, None when none was.
    """
    line = lines.partition(b"\n")[0]
    try:
        surplus = _decode(line)
    except (ValueError, RecursionError) as error:
        return _no_json(line, error)
    if type(surplus) is dict and "method" not in surplus and answered is not None:
        if surplus.get("id") == answered:
            return ProtocolFault(f"answered request {answered} twice; the surplus line is {quoted(line)}")
        return ProtocolFault(f"wrote a further line after its answer to request {answered}: {quoted(line)}")
    return ProtocolFault(f"wrote a line that nobody asked for: {quoted(line)}; {_OWN_CHANNEL}")


def quoted(line: bytes | bytearray) -> str:
    """An excerpt of a line, fit for a message: printable, short, in quotation marks."""
    text = printable(bytes(line[: _QUOTED * 4])).strip().replace("\n", " ")
    if len(text) <= _QUOTED and len(line) <= _QUOTED * 4:
        return f"“{text}”"
    return f"“{text[:_QUOTED]}…” ({_size(len(line))} in all)"


def printable(data: bytes) -> str:
    """Bytes of unknown making as text: no colours, no control characters but tab and line feed."""
    text = data.decode("utf-8", "replace").replace("\r\n", "\n")
    return _UNPRINTABLE.sub("�", _ESCAPES.sub("", text))


def _size(count: int) -> str:
    if count >= 1_000_000:
        return f"{count / 1_000_000:.1f} MB"
    return f"{count / 1000:.1f} kB" if count >= 1000 else f"{count} bytes"


def _wrong_id(line: bytes, answer: dict[str, Any], request: int, answered: int | None) -> ProtocolFault:
    if "method" in answer:
        return ProtocolFault(f"sent a message of its own: {quoted(line)}; only answers may stand on stdout")
    if "id" not in answer:
        return ProtocolFault(f"answered request {request} without an id: {quoted(line)}")
    found = msgspec.json.encode(answer["id"]).decode()
    fault = answer.get("error")
    if answer["id"] is None and isinstance(fault, dict) and "message" in fault:
        return ProtocolFault(f"answered request {request} with the id null and the error “{fault['message']}”")
    if answer["id"] == answered and answer["id"] is not True:
        return ProtocolFault(f"answered request {found} twice; the surplus line is {quoted(line)}")
    return ProtocolFault(f"answered with the id {found} where the request's is {request}: {quoted(line)}")


def _no_json(line: bytes, error: Exception) -> ProtocolFault:
    if not line.strip():
        return ProtocolFault(f"printed an empty line; {_OWN_CHANNEL}")
    if line.startswith(b"\xef\xbb\xbf"):
        return ProtocolFault(f"began its line with a byte-order mark: {quoted(line[3:])}; write UTF-8 without one")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as fault:
        near = quoted(line[max(0, fault.start - 40) : fault.start + 20])
        return ProtocolFault(f"printed what is no UTF-8, at byte {fault.start + 1}: {near}; write UTF-8 always")
    constants: list[str] = []
    try:
        json.loads(text, parse_constant=constants.append)
    except (ValueError, RecursionError):
        pass
    else:
        if constants:
            return ProtocolFault(f"used {constants[0]}, which JSON does not know: {quoted(line)}")
    if text.lstrip()[0] in "{[":
        why = str(error).removeprefix("JSON is malformed: ")
        return ProtocolFault(f"printed broken JSON: {quoted(line)}: {why}; a message takes exactly one line")
    return ProtocolFault(f"printed what is no JSON: {quoted(line)}; {_OWN_CHANNEL}")
