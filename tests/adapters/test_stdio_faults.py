"""What a command writes that it should not: each fault has its message, and no flood fills the memory."""

from __future__ import annotations

import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from quincunx.adapters.pipes import STDERR_KEPT
from quincunx.errors import Exited, ProtocolFault

Talk = Callable[..., Any]


class TestFaults:
    @pytest.mark.parametrize(
        ("mode", "message"),
        [
            ("prose", "printed what is no JSON: “Welcome to dice!”; stdout belongs to the protocol, write to stderr"),
            ("prose-after", "printed what is no JSON: “That was fun!”; stdout belongs to the protocol, write to"),
            ("empty-line", "printed an empty line; stdout belongs to the protocol"),
            ("broken-json", 'printed broken JSON: “{"jsonrpc": "2.0"'),
            ("pretty", "printed broken JSON: “{”: Input data was truncated; a message takes exactly one line"),
            ("bom", 'began its line with a byte-order mark: “{"jsonrpc"'),
            ("invalid-utf8", "printed what is no UTF-8, at byte 104: “"),
            ("nan", 'used NaN, which JSON does not know: “{"jsonrpc"'),
            ("infinity", "used -Infinity, which JSON does not know"),
            ("not-object", 'answered with JSON that is no object: “[{"jsonrpc"'),
            ("wrong-id", 'answered with the id 1002 where the request\'s is 2: “{"jsonrpc"'),
            ("string-id", 'answered with the id "2" where the request\'s is 2'),
            ("null-id", "answered with the id null where the request's is 2"),
            ("true-id", "answered with the id true where the request's is 2"),
            ("no-id", "answered request 2 without an id: “{"),
            ("parse-error", "answered request 2 with the id null and the error “not a line of JSON”"),
            ("own-message", 'sent a message of its own: “{"jsonrpc"'),
            ("two-answers", 'answered request 2 twice; the surplus line is “{"jsonrpc"'),
            ("flood-stdout", "printed what is no JSON: “Welcome to dice!”"),
        ],
    )
    def test_names_the_cause(self, talk: Talk, gone: Callable[[int], bool], mode: str, message: str) -> None:
        transport = talk(mode)
        transport.ask(1, "hello")
        pid = transport.pid
        with pytest.raises(ProtocolFault) as caught:
            transport.ask(2)
        assert str(caught.value).startswith(message)
        assert len(str(caught.value)) < 300
        assert "\n" not in str(caught.value)
        assert gone(pid)

    def test_true_is_not_one(self, talk: Talk) -> None:
        with pytest.raises(ProtocolFault, match="the id true where the request's is 1"):
            talk("true-id", 1).ask(1, "hello")

    def test_prose_before_anything_else(self, talk: Talk) -> None:
        with pytest.raises(ProtocolFault, match="printed what is no JSON: “Welcome to dice!”"):
            talk("prose-first").ask(1, "hello")

    def test_prose_before_the_first_request(self, talk: Talk) -> None:
        script = "import sys; print('Welcome!', flush=True); sys.stdin.readline(); print('no')"
        with pytest.raises(ProtocolFault, match="printed what is no JSON: “Welcome!”"):
            talk([sys.executable, "-c", script]).ask(1, "hello")

    @pytest.mark.parametrize("pause", [0.0, 0.4])
    def test_a_second_answer(self, talk: Talk, pause: float) -> None:
        transport = talk("second-answer", 1)
        transport.ask(1, "hello")
        time.sleep(pause)
        with pytest.raises(ProtocolFault, match=r"^answered request 1 twice; the surplus line is “\{"):
            transport.ask(2)


@pytest.fixture
def peak() -> Iterator[Callable[[], float]]:
    """The megabytes that were taken at the most since the test began."""
    tracemalloc.start()
    try:
        yield lambda: tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


class TestFloods:
    def test_a_line_without_end(self, talk: Talk, peak: Callable[[], float]) -> None:
        transport = talk("long-line", "--size", 100)
        transport.ask(1, "hello")
        with pytest.raises(ProtocolFault, match=r"^printed more than 8 MiB without a line feed: “xxxx"):
            transport.ask(2)
        assert peak() < 30

    def test_stderr(self, talk: Talk, peak: Callable[[], float]) -> None:
        transport = talk("flood-stderr", 1, "--size", 200)
        transport.ask(1, "hello")
        transport.restart()
        words = transport.last_words()
        assert words.startswith("…")
        assert words.endswith("fake: the last line")
        assert len(words.encode()) <= STDERR_KEPT + 3
        assert peak() < 5

    def test_stdout_between_two_requests(self, talk: Talk, peak: Callable[[], float]) -> None:
        script = (
            "import sys, time\n"
            "line = sys.stdin.readline(); print(line, end='', flush=True); time.sleep(0.2)\n"
            "while True: print('Welcome to dice! ' * 1000)"
        )
        transport = talk([sys.executable, "-c", script])
        transport.ask(1)
        time.sleep(0.5)
        with pytest.raises(ProtocolFault, match="printed what is no JSON: “Welcome to dice!"):
            transport.ask(2)
        assert peak() < 15


class TestLastWords:
    def test_are_those_since_the_previous_call(self, talk: Talk) -> None:
        transport = talk("chatty")
        transport.ask(1, "hello")
        transport.ask(2)
        transport.restart()
        assert transport.last_words() == "fake: request 1\nfake: request 2"
        transport.ask(3, "hello")
        transport.restart()
        assert transport.last_words() == "fake: request 3"

    def test_have_no_colours_or_control_characters(self, talk: Talk) -> None:
        script = r"import os; os.write(2, b'\x1b[31mred\x1b[0m\x07\r\n\tz\xc3\xa9 \xff\n')"
        transport = talk([sys.executable, "-c", script])
        with pytest.raises(Exited):
            transport.ask(1)
        assert transport.last_words() == "red\ufffd\n\tzé \ufffd"
