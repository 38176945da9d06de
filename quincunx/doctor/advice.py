"""From an error to what is wrong in plain words, and to what helps.

The rule of this file: whatever the adapters and the session can say, there is advice for it; the tests hold that, mode
by mode of the misbehaving fake.
"""

from __future__ import annotations

import re

from quincunx.errors import AdapterError, CannotStart, Exited, Timeout, VersionMismatch

_CHANNEL = (
    "Something writes to standard output that is no answer. Send such text to standard error: "
    "print(…, file=sys.stderr) in Python, console.error(…) in Node; look into libraries and start-up scripts, too."
)
_ONE_EACH = "Write exactly one line for each request, once the request has come, and nothing in between."
_ID = "Copy the request's `id` into the answer as it is: a number stays a number."
_SHAPE = "The page “Protocol” of the rulebook shows what each answer holds."

_ONE_LINE = (
    "Write each message on a line of its own, without line feeds inside: json.dumps(x) without indent, "
    "JSON.stringify(x) without a third argument; then one line feed."
)
_NUMBERS = (
    "JSON has no such number. Find out where it comes from (a division by zero, an empty maximum), or leave the field "
    "out."
)
_UNREAD = (
    "Your program could not read the request. It comes as one line of UTF-8: read whole lines, and decode them as JSON."
)
_FEED = (
    "End each answer with a line feed, and flush: print(…, flush=True) in Python, "
    "process.stdout.write(text + '\\n') in Node."
)
_THREE = (
    "An error means that your program is at fault. What a player may not do is `rejected`, what your program has no "
    "notion of is `unsupported`; both are results."
)
_GO_ON = (
    "Your program has to go on until `bye` or the end of its input; what it wrote to standard error may say why it "
    "did not."
)
_READ = (
    "Read one line at a time (not until the end of the input), answer it, and flush. If your program is just slow, "
    "allow more with --timeout."
)

_ADVICE: tuple[tuple[str, str], ...] = (
    (r"a message takes exactly one line", _ONE_LINE),
    (r"no JSON: |empty line|nobody asked for", _CHANNEL),
    (r"answered request .* twice|a further line|a message of its own", _ONE_EACH),
    (r"byte-order mark", "Write UTF-8 without a byte-order mark; choose “utf-8”, not “utf-8-sig”."),
    (r"no UTF-8", "Write UTF-8 whatever the system prefers: sys.stdout.reconfigure(encoding='utf-8') in Python."),
    (r"used -?(NaN|Infinity)", _NUMBERS),
    (r"JSON that is no object|no JSON object", 'Answer with one object: {"jsonrpc": "2.0", "id": …, "result": {…}}.'),
    (r"the answer is no JSON:", "Answer with what JSON knows: objects, lists, text, numbers, true, false and null."),
    (r"with the id null and the error", _UNREAD),
    (r"without an id|with the id|the answer's id is", _ID),
    (r"without a line feed|with a line feed", _FEED),
    (r"did not read its stdin", "Go on reading standard input: one line, one answer, until `bye` or its end."),
    (r"was answered with the error", _THREE),
    (r"the implementation raised", "An exception is no answer: find the line that it names."),
    (r"which `hello` declares", "Declare a field only when every observation holds it: add it, or take it back."),
    (r"other capabilities", "Declare the same in each handshake, whatever happened before."),
    (r"exactly one was expected of", "The result is an object with one key that says what kind of answer it is."),
    (r"was answered with `", "Each request has its own kind of answer; the page “Protocol” lists them."),
)
"""What helps against errors whose text matches; the first one counts."""


def advice_for(error: AdapterError) -> str:
    """What helps against an error."""
    text = str(error)
    for pattern, advice in _ADVICE:
        if re.search(pattern, text):
            return advice
    if isinstance(error, CannotStart):
        return "Try the command in a shell, in this folder; here it is started without one, word by word."
    if isinstance(error, VersionMismatch):
        return 'Answer `hello` with "protocol": 1, and speak as the page “Protocol” describes.'
    if isinstance(error, Timeout):
        return _READ
    if isinstance(error, Exited):
        return _GO_ON
    return _SHAPE


_JSON_NAMES = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "null": "null",
    "array": "a list",
    "object": "an object",
}
_TYPE = re.compile(r"^(.*) is not what the protocol allows: (.*)$")
_EXPECTED = re.compile(r"^Expected `(.*?)`(.*?)(?:, got `(.*?)`)?(?: - at `(.*?)`)?$")
_MISSING = re.compile(r"^Object missing required field `(.*?)`(?: - at `(.*?)`)?$")
_ENUM = re.compile(r"^Invalid enum value (.*?)(?: - at `(.*?)`)?$")


def in_plain_words(error: AdapterError) -> str:
    """An error's text, where a type was wrong without the words of a programmer of types."""
    found = _TYPE.match(str(error))
    if not found:
        return str(error)
    what, fault = found.groups()
    if missing := _MISSING.match(fault):
        return f"{what} lacks `{_path(missing[2], missing[1])}`"
    if enum := _ENUM.match(fault):
        return f"{what} has {enum[1].replace(chr(39), chr(34))} as `{_path(enum[2])}`, which the protocol does not know"
    if wrong := _EXPECTED.match(fault):
        due = " or ".join(
            dict.fromkeys(_JSON_NAMES.get(name, name) for name in wrong[1].split(" | ") if name != "null")
        )
        due = due.replace("a whole number or a number", "a number") + wrong[2].replace(" of length", " with the length")
        path = _path(wrong[4])
        subject = f"`{path}` in {what}" if path else what
        came = f" is {_JSON_NAMES.get(wrong[3], wrong[3])}" if wrong[3] else " is not that"
        return f"{subject}{came}; {due} is due"
    return str(error)


def _path(path: str | None, last: str = "") -> str:
    parts = [part for part in ((path or "").removeprefix("$").removeprefix("."), last) if part]
    return ".".join(parts)
