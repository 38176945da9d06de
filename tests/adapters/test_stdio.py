"""A command as the implementation: starting it, talking to it, and every way in which it ends or keeps silent."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quincunx.errors import AdapterError, CannotStart, Exited, Timeout

SOON = 0.4  # seconds; a time limit that is meant to be missed
ECHO = "import sys\nfor line in sys.stdin.buffer: sys.stdout.buffer.write(line); sys.stdout.buffer.flush()"
Talk = Callable[..., Any]
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX's ways of ending")
both_ways_of_writing = pytest.mark.parametrize("direct", [pytest.param(True, marks=posix), False])


class TestRight:
    def test_exchanges_messages(self, talk: Talk) -> None:
        transport = talk("right")
        assert transport.ask(1, "hello")["result"]["implementation"]["name"] == "fake"
        for number in range(2, 50):
            assert transport.ask(number)["id"] == number

    def test_speaks_utf8_whatever_the_locale(self, talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LC_ALL", "C")
        transport = talk([sys.executable, "-c", ECHO])
        assert transport.ask(1, seat="Zoë Ñandú 骰")["params"] == {"seat": "Zoë Ñandú 骰"}

    @both_ways_of_writing
    def test_carries_big_messages_both_ways(self, talk: Talk, direct: bool) -> None:
        transport = talk([sys.executable, "-c", ECHO])
        transport._direct = direct
        for number, size in enumerate((10, 3_000_000, 10, 200_000), start=1):
            assert transport.ask(number, text="x" * size)["params"] == {"text": "x" * size}

    def test_starts_nothing_before_the_first_exchange(self, talk: Talk) -> None:
        transport = talk(["/no/such/thing"])
        transport.restart()
        assert transport.pid is None

    def test_a_slow_start_has_its_own_limit(self, talk: Talk) -> None:
        assert talk("slow-start", "--seconds", 0.5, timeout=0.3).ask(1, "hello")["id"] == 1

    def test_after_bye_it_may_end_by_itself(self, talk: Talk, tmp_path: Path) -> None:
        mark = tmp_path / "ended"
        script = (
            "import sys, time, pathlib\n"
            "for line in sys.stdin: print(line, end='', flush=True)\n"
            "time.sleep(0.1); pathlib.Path(sys.argv[1]).touch()"
        )
        transport = talk([sys.executable, "-c", script, str(mark)])
        transport.ask(1, "hello")
        transport.ask(2, "bye")
        transport.close()
        assert mark.exists()

    def test_nothing_is_started_to_say_goodbye_to(self, talk: Talk) -> None:
        transport = talk("right")
        with pytest.raises(Exited, match="has ended already"):
            transport.ask(1, "bye")
        assert transport.pid is None

    def test_several_at_once_do_not_mix(self, talk: Talk) -> None:
        found: dict[int, list[int]] = {}

        def converse(first: int) -> None:
            transport = talk("right")
            found[first] = [transport.ask(number)["id"] for number in range(first, first + 100)]

        threads = [threading.Thread(target=converse, args=(1000 * index,)) for index in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == {first: list(range(first, first + 100)) for first in (0, 1000, 2000, 3000)}


class TestCannotStart:
    @pytest.mark.parametrize(
        ("command", "message"),
        [
            (["quincunx-no-such-engine"], "quincunx-no-such-engine: no such file; is it installed and on PATH?"),
            ([], "it is empty; write it after --"),
            (["engine\0"], "engine\0: embedded null byte"),
        ],
    )
    def test_no_such_command(self, talk: Talk, command: list[str], message: str) -> None:
        with pytest.raises(CannotStart) as caught:
            talk(command).ask(1, "hello")
        assert str(caught.value) == f"the command could not be started: {message}"

    @posix
    @pytest.mark.parametrize(
        ("content", "mode", "message"),
        [
            ("#!/no/such/interpreter\n", 0o755, "the interpreter that its first line names does not exist"),
            ("print()\n", 0o644, "not executable; mark it so, or name its interpreter before it"),
            ("print()\n", 0o755, "no program; name its interpreter before it, or in its first line after #!"),
        ],
    )
    def test_a_file_that_is_no_program(self, talk: Talk, tmp_path: Path, content: str, mode: int, message: str) -> None:
        file = tmp_path / "engine"
        file.write_text(content)
        file.chmod(mode)
        with pytest.raises(CannotStart) as caught:
            talk([str(file)]).ask(1, "hello")
        assert str(caught.value) == f"the command could not be started: {file}: {message}"

    @posix
    def test_a_folder(self, talk: Talk, tmp_path: Path) -> None:
        with pytest.raises(CannotStart, match="a folder, no program"):
            talk([str(tmp_path)]).ask(1, "hello")

    def test_after_close(self, talk: Talk) -> None:
        transport = talk("right")
        transport.ask(1, "hello")
        transport.close()
        transport.close()
        with pytest.raises(CannotStart, match="its run is over"):
            transport.ask(2)


class TestEnds:
    def test_at_once(self, talk: Talk) -> None:
        transport = talk("exit-at-once")
        with pytest.raises(Exited, match=r"^ended with exit code 3 before it answered `hello`$"):
            transport.ask(1, "hello")
        assert transport.last_words() == "fake: the engine fell over"
        assert transport.last_words() == ""

    @pytest.mark.parametrize(
        ("mode", "message"),
        [
            ("exit", "ended with exit code 3 before it answered `observe`"),
            ("quit", "ended with exit code 0 before it answered `observe`; it must go on until `bye`"),
            pytest.param("crash", "was ended by SIGKILL before it answered `observe`", marks=posix),
            ("half-line", 'ended with exit code 3 before it answered `observe`, in the middle of a line: “{"jsonrpc'),
            ("close-stdout", "closed its stdout (it still runs) before it answered `observe`"),
        ],
    )
    def test_instead_of_an_answer(self, talk: Talk, gone: Callable[[int], bool], mode: str, message: str) -> None:
        transport = talk(mode)
        transport.ask(1, "hello")
        pid = transport.pid
        with pytest.raises(Exited) as caught:
            transport.ask(2)
        assert str(caught.value).startswith(message)
        assert transport.last_words() == ("fake: the engine fell over" if "code 3" in message else "")
        assert gone(pid)

    def test_between_two_requests(self, talk: Talk) -> None:
        transport = talk("exit-after", 1)
        transport.ask(1, "hello")
        with pytest.raises(Exited, match="ended with exit code 3 before it answered `observe`"):
            transport.ask(2)

    @both_ways_of_writing
    def test_reading(self, talk: Talk, direct: bool) -> None:
        transport = talk("close-stdin", 1)
        transport._direct = direct
        transport.ask(1, "hello")
        with pytest.raises(Exited, match=r"closed its stdin \(it still runs\): `observe` could not be sent"):
            transport.ask(2)

    def test_while_something_it_started_holds_its_stdout(
        self, talk: Talk, gone: Callable[..., bool], tmp_path: Path
    ) -> None:
        file = tmp_path / "pid"
        transport = talk("grandchild-exit", "--file", file)
        transport.ask(1, "hello")
        with pytest.raises(Exited, match="ended with exit code 3"):
            transport.ask(2)
        assert gone(int(file.read_text()), within=5)


class TestSilence:
    def test_hangs(self, talk: Talk, gone: Callable[[int], bool]) -> None:
        transport = talk("hang", timeout=SOON)
        transport.ask(1, "hello")
        pid = transport.pid
        with pytest.raises(Timeout, match=r"^no answer to `observe` within 0\.4 s; --timeout sets the limit$"):
            transport.ask(2)
        assert gone(pid)

    @pytest.mark.parametrize("mode", ["hang", "never-flushes"])
    def test_at_the_handshake(self, talk: Talk, mode: str) -> None:
        message = r"no answer to `hello` within 0\.4 s of its start; does it read lines .*, and flush stdout after each"
        with pytest.raises(Timeout, match=message):
            talk(mode, 1, start_timeout=SOON).ask(1, "hello")

    def test_half_an_answer(self, talk: Talk) -> None:
        transport = talk("half-answer", timeout=SOON)
        transport.ask(1, "hello")
        with pytest.raises(Timeout, match=r"^did not end its answer to `observe` with a line feed .*: “{\"jsonrpc"):
            transport.ask(2)

    @both_ways_of_writing
    def test_does_not_read_a_big_request(self, talk: Talk, direct: bool) -> None:
        transport = talk("deaf", 1, timeout=SOON)
        transport._direct = direct
        transport.ask(1, "hello")
        with pytest.raises(Timeout, match="did not read its stdin: `observe` could not be sent whole within"):
            transport.ask(2, text="x" * 1_000_000)

    def test_ignoring_sigterm_helps_nobody(self, talk: Talk, gone: Callable[[int], bool]) -> None:
        transport = talk("stubborn", timeout=SOON)
        transport.ask(1, "hello")
        pid = transport.pid
        begun = time.monotonic()
        with pytest.raises(Timeout):
            transport.ask(2)
        assert gone(pid)
        assert time.monotonic() - begun < SOON + 3

    def test_at_the_end(self, talk: Talk, gone: Callable[[int], bool]) -> None:
        transport = talk("hang-at-end")
        transport.ask(1, "hello")
        transport.ask(2, "bye")
        pid = transport.pid
        begun = time.monotonic()
        transport.close()
        assert gone(pid)
        assert time.monotonic() - begun < 3

    def test_a_late_answer_is_not_taken_for_the_next(self, talk: Talk, tmp_path: Path) -> None:
        # The same id is asked again, so that nothing but the dropped pipe keeps the late answer out.
        transport = talk("late", "--once", tmp_path / "once", "--seconds", SOON + 0.2, timeout=SOON)
        transport.ask(1, "hello")
        first = transport.pid
        with pytest.raises(Timeout):
            transport.ask(2)
        time.sleep(0.3)
        assert "implementation" in transport.ask(2, "hello")["result"]
        assert transport.pid != first
        assert transport.ask(3)["id"] == 3


@pytest.mark.parametrize("mode", ["exit", "hang", "wrong-id"])
def test_whatever_ended_it_the_next_exchange_starts_it_anew(talk: Talk, mode: str) -> None:
    transport = talk(mode, timeout=SOON)
    for _ in range(2):
        transport.ask(1, "hello")
        with pytest.raises(AdapterError):
            transport.ask(2)
        transport.restart()
        assert transport.pid is None
