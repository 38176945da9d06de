"""An implementation that misbehaves in one way of choice, and is right in everything else.

    python tests/fakes/misbehave.py MODE [K] [--when TEXT] [--once FILE] [--file FILE] [--size MB] [--seconds S]
                                    [--plain]

It happens at the K-th request of a process, counted from 1 (the handshake), by default at the second. With ``--when``
it happens at every request whose line contains the text (``--when '"box":"full-house"'``), with ``--once`` only while
FILE does not exist, which is made then: a flake. Everything else is answered by the reference implementation; with
``--plain``, or where that cannot be imported, the handshake offers nothing and each other request is answered
``unsupported``. The mode ``right`` does nothing wrong.

Ends
    exit-at-once        before it reads anything, code 3, with a line on stderr
    exit                code 3, with a line on stderr, instead of an answer
    exit-after          code 3, right after an answer
    quit                code 0 instead of an answer
    crash               ended by SIGKILL (Windows: abort) instead of an answer
    half-line           half an answer, then code 3
Keeps silent
    hang                no answer
    hang-at-end         no end after `bye`, nor at the end of stdin
    stubborn            no answer, and ignores SIGTERM
    half-answer         half an answer, then silence
    never-flushes       an answer that stays in the buffer
    late                answers after --seconds (1)
    slow-start          needs --seconds (1) before it reads anything, then is right
    deaf                answers, and reads nothing from there on
    close-stdin         answers, closes stdin and runs on
    close-stdout        closes stdout instead of an answer and runs on
Writes what it should not
    prose-first         a line of prose on stdout before anything else
    prose               a line of prose before an answer
    prose-after         a line of prose after an answer, in one write
    empty-line          an empty line before an answer
    broken-json         an answer without its last bracket
    pretty              an answer on several lines
    bom                 a byte-order mark before an answer
    invalid-utf8        bytes that are no UTF-8 in an answer
    nan, infinity       a number that JSON does not know
    not-object          an array
    wrong-id, string-id, null-id, true-id, no-id    an answer with another id, or none
    parse-error         id null and error -32700
    own-message         a notification of its own before an answer
    two-answers         the answer twice, in one write
    second-answer       the answer twice, the second one 200 ms later
    long-line           --size (100) megabytes without a line feed, then an answer
    flood-stdout        prose on stdout, without end
    flood-stderr        --size (1000) megabytes on stderr, then a last line and an answer
    chatty              a line on stderr before each answer
Answers what it should not
    refused-type        text where a number or an object is due
    error               a JSON-RPC error
    other-version       protocol 2 in each handshake
    missing-field       declares the field `legal`, and leaves it out of each observation
    changes             the first process exits at K; those after it declare the level scoring only (needs --once)
Leaves something behind
    grandchild          starts a process that sleeps and keeps all pipes open, and is right; its id goes to --file
    grandchild-hang     the same, and no answer at K
    grandchild-stubborn the same, and both ignore SIGTERM
    grandchild-exit     the same, and code 3 at K
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

Message = dict[str, Any]
LONG = 600  # seconds; longer than any test waits, short enough not to stay for ever when one fails

options = argparse.Namespace()
out = sys.stdout.buffer


def say(data: bytes | Message) -> None:
    out.write(data if isinstance(data, bytes) else encoded(data))
    out.flush()


def encoded(message: Message) -> bytes:
    return json.dumps(message).encode() + b"\n"


def complain(text: str) -> None:
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def sleep() -> NoReturn:
    time.sleep(LONG)
    sys.exit(9)


def leave(code: int = 3) -> NoReturn:
    complain("fake: the engine fell over")
    sys.exit(code)


# --- answering as one should ----------------------------------------------------------------------------------------


def plain(request: Message) -> Message:
    result: Message = {"unsupported": {"reason": "a fake knows no game"}}
    if request["method"] == "hello":
        who = {"name": "fake", "version": "1", "language": "Python"}
        result = {"protocol": 1, "implementation": who, "games": {}}
    elif request["method"] == "bye":
        result = {}
    return {"jsonrpc": "2.0", "id": request["id"], "result": result}


def answerer() -> Callable[[Message], Message]:
    if not options.plain:
        sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
        try:
            from reference_impl import Session  # noqa: PLC0415 - it may be absent
        except ImportError:
            pass
        else:
            return Session().handle
    return plain


# --- misbehaving at one request, instead of writing its answer ------------------------------------------------------


def exit_after(answer: Message) -> None:
    say(answer)
    leave()


def crash(answer: Message) -> None:
    if sys.platform == "win32":
        os.abort()
    os.kill(os.getpid(), signal.SIGKILL)


def half_line(answer: Message) -> None:
    half_answer(answer)
    leave()


def half_answer(answer: Message) -> None:
    line = encoded(answer)
    say(line[: len(line) // 2])


def never_flushes(answer: Message) -> None:
    out.write(encoded(answer))
    sleep()


def late(answer: Message) -> None:
    time.sleep(options.seconds)
    say(answer)


def deaf(answer: Message) -> None:
    say(answer)
    sleep()


def close_stdin(answer: Message) -> None:
    os.close(0)
    say(answer)
    sleep()


def close_stdout(answer: Message) -> None:
    os.close(1)
    sleep()


def invalid_utf8(answer: Message) -> None:
    say(encoded(answer | {"note": "?"}).replace(b"?", b"caf\xe9"))


def second_answer(answer: Message) -> None:
    say(answer)
    time.sleep(0.2)
    say(answer)


def long_line(answer: Message) -> None:
    for _ in range(options.size):
        say(b"x" * 1_000_000)
    say(answer)


def flood_stdout(answer: Message) -> None:
    while True:
        say(b"Welcome to dice!\n" * 4000)


def flood_stderr(answer: Message) -> None:
    for _ in range(options.size):
        os.write(2, b"The dice are rolling. " * 45_000 + b"\n")
    complain("fake: the last line")
    say(answer)


def refused_type(answer: Message) -> None:
    result = answer["result"]
    if "points" in result:
        result["points"] = str(result["points"])
    elif "protocol" in result:
        result["protocol"] = "one"
    elif "observation" in result:
        result["observation"] = "Ana is to roll"
    else:
        result["points"] = "none"
    say(answer)


def error(answer: Message) -> None:
    fault = {"code": -32603, "message": "KeyError: 'full-house'"}
    say({"jsonrpc": "2.0", "id": answer["id"], "error": fault})


def own_message(answer: Message) -> None:
    say({"jsonrpc": "2.0", "method": "log", "params": {"text": "thinking"}})
    say(answer)


def parse_error(answer: Message) -> None:
    say({"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "not a line of JSON"}})


def no_id(answer: Message) -> None:
    say({key: value for key, value in answer.items() if key != "id"})


ONCE: dict[str, Callable[[Message], None]] = {
    "exit": lambda answer: leave(),
    "exit-after": exit_after,
    "quit": lambda answer: sys.exit(0),
    "crash": crash,
    "half-line": half_line,
    "hang": lambda answer: sleep(),
    "stubborn": lambda answer: sleep(),
    "half-answer": half_answer,
    "never-flushes": never_flushes,
    "late": late,
    "deaf": deaf,
    "close-stdin": close_stdin,
    "close-stdout": close_stdout,
    "prose": lambda answer: say(b"Welcome to dice!\n" + encoded(answer)),
    "prose-after": lambda answer: say(encoded(answer) + b"That was fun!\n"),
    "empty-line": lambda answer: say(b"\n" + encoded(answer)),
    "broken-json": lambda answer: say(encoded(answer)[:-2] + b"\n"),
    "pretty": lambda answer: say(json.dumps(answer, indent=2).encode() + b"\n"),
    "bom": lambda answer: say(b"\xef\xbb\xbf" + encoded(answer)),
    "invalid-utf8": invalid_utf8,
    "nan": lambda answer: say(answer | {"note": float("nan")}),
    "infinity": lambda answer: say(answer | {"note": float("-inf")}),
    "not-object": lambda answer: say(json.dumps([answer]).encode() + b"\n"),
    "wrong-id": lambda answer: say(answer | {"id": answer["id"] + 1000}),
    "string-id": lambda answer: say(answer | {"id": str(answer["id"])}),
    "null-id": lambda answer: say(answer | {"id": None}),
    "true-id": lambda answer: say(answer | {"id": True}),
    "no-id": no_id,
    "parse-error": parse_error,
    "own-message": own_message,
    "two-answers": lambda answer: say(encoded(answer) * 2),
    "second-answer": second_answer,
    "long-line": long_line,
    "flood-stdout": flood_stdout,
    "flood-stderr": flood_stderr,
    "refused-type": refused_type,
    "error": error,
    "changes": lambda answer: leave(),
    "grandchild-hang": lambda answer: sleep(),
    "grandchild-stubborn": lambda answer: sleep(),
    "grandchild-exit": lambda answer: leave(),
}

# --- misbehaving from the start, or at each answer ------------------------------------------------------------------


def changed(answer: Message, *, later: bool) -> Message:
    """The answer as the modes that touch each answer give it."""
    result = answer.get("result", {})
    if options.mode == "chatty":
        complain(f"fake: request {answer['id']}")
    elif options.mode == "other-version" and "protocol" in result:
        result["protocol"] = 2
    elif options.mode == "missing-field" and "observation" in result:
        result["observation"].pop("legal", None)
    elif options.mode == "changes" and later and "games" in result:
        for game in result["games"].values():
            game["levels"] = ["scoring"]
    return answer


def begin() -> None:
    if options.mode == "exit-at-once":
        leave()
    elif options.mode == "slow-start":
        time.sleep(options.seconds)
    elif options.mode == "prose-first":
        say(b"Welcome to dice!\n")
    if options.mode.endswith("stubborn"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if options.mode.startswith("grandchild"):
        sleeper = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({LONG})"])
        if options.file:
            options.file.write_text(str(sleeper.pid))


ALWAYS = ("exit-at-once", "slow-start", "prose-first", "hang-at-end", "chatty", "other-version", "missing-field")
MODES = (*ONCE, *ALWAYS, "grandchild", "right")


def read_options() -> None:
    parser = argparse.ArgumentParser(description="An implementation that misbehaves.")
    parser.add_argument("mode", choices=MODES, metavar="MODE")
    parser.add_argument("k", type=int, nargs="?", default=2, metavar="K")
    parser.add_argument("--when")
    parser.add_argument("--once", type=Path)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--size", type=int)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--plain", action="store_true")
    parser.parse_args(namespace=options)
    if options.size is None:
        options.size = 1000 if options.mode == "flood-stderr" else 100


def its_turn(count: int, line: bytes) -> bool:
    due = options.when.encode() in line if options.when else count == options.k
    if due and options.once:
        due = not options.once.exists()
        options.once.touch()
    return due


def main() -> None:
    read_options()
    later = options.once is not None and options.once.exists()
    begin()
    answer_to = answerer()
    for count, line in enumerate(sys.stdin.buffer, start=1):
        request = json.loads(line)
        answer = changed(answer_to(request), later=later)
        misbehave = ONCE.get(options.mode)
        if misbehave and its_turn(count, line):
            misbehave(answer)
        else:
            say(answer)
        if request["method"] == "bye":
            break
    if options.mode == "hang-at-end":
        sleep()


if __name__ == "__main__":
    main()
