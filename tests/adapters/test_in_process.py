"""A Python callable as the implementation."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from quincunx.adapters.in_process import InProcess, import_handler
from quincunx.errors import CannotStart, ProtocolFault

REQUEST: dict[str, Any] = {"jsonrpc": "2.0", "id": 1, "method": "observe", "params": {"seat": "Ana"}}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder that is importable for the test alone."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return tmp_path


class TestExchange:
    def test_gives_the_answer(self) -> None:
        transport = InProcess(lambda message: {"jsonrpc": "2.0", "id": message["id"], "result": {"points": 25}})
        assert transport.exchange(REQUEST) == {"jsonrpc": "2.0", "id": 1, "result": {"points": 25}}
        transport.restart()
        assert transport.last_words() == ""
        transport.close()

    def test_the_callable_cannot_reach_into_the_request(self) -> None:
        def handle(message: dict[str, Any]) -> dict[str, Any]:
            message["params"]["seat"] = "Ben"
            return {"id": message.pop("id")}

        InProcess(handle).exchange(REQUEST)
        assert REQUEST["params"] == {"seat": "Ana"}
        assert REQUEST["id"] == 1

    def test_the_callable_cannot_change_its_answer_afterwards(self) -> None:
        answer: dict[str, Any] = {"id": 1, "result": {"observation": {"dice": [1]}}}
        received = InProcess(lambda message: answer).exchange(REQUEST)
        answer["result"]["observation"]["dice"].append(2)
        assert received["result"]["observation"]["dice"] == [1]

    def test_an_exception_is_a_fault_that_names_its_place(self) -> None:
        def handle(message: dict[str, Any]) -> dict[str, Any]:
            raise KeyError("full-house")

        with pytest.raises(ProtocolFault, match=r"raised KeyError: 'full-house' \(test_in_process\.py:\d+\)"):
            InProcess(handle).exchange(REQUEST)

    def test_an_exit_is_a_fault_too(self) -> None:
        with pytest.raises(ProtocolFault, match="raised SystemExit: 3"):
            InProcess(lambda message: sys.exit(3)).exchange(REQUEST)

    def test_ctrl_c_is_none(self) -> None:
        def handle(message: dict[str, Any]) -> dict[str, Any]:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            InProcess(handle).exchange(REQUEST)

    @pytest.mark.parametrize(
        ("answer", "message"),
        [
            ({"id": 2}, "the answer's id is 2, the request's is 1"),
            ({"id": True}, "the answer's id is True, the request's is 1"),
            ({"result": {}}, "the answer's id is None"),
            ([1], "no JSON object but list"),
            (None, "no JSON object but NoneType"),
            ({"id": 1, "result": object()}, "the answer is no JSON"),
            ({"id": 1, "result": {"points": float("nan")}}, "the answer is no JSON: it holds nan"),
            ({"id": 1, "result": [{"points": float("-inf")}]}, "the answer is no JSON: it holds -inf"),
        ],
    )
    def test_other_answers_are_faults(self, answer: object, message: str) -> None:
        with pytest.raises(ProtocolFault, match=message):
            InProcess(lambda sent: answer).exchange(REQUEST)

    def test_an_answer_that_holds_itself_is_a_fault(self) -> None:
        answer: dict[str, Any] = {"id": 1}
        answer["result"] = answer
        with pytest.raises(ProtocolFault, match="the answer is no JSON"):
            InProcess(lambda sent: answer).exchange(REQUEST)


class TestImportHandler:
    def test_takes_what_lies_in_the_working_folder(self, folder: Path) -> None:
        (folder / "engine_a.py").write_text(
            "class Engine:\n    @staticmethod\n    def handle(m): return {'id': m['id']}\n"
        )
        handler = import_handler("engine_a:Engine.handle")
        assert InProcess(handler).exchange(REQUEST) == {"id": 1}

    @pytest.mark.parametrize(
        ("content", "address", "message"),
        [
            ("", "engine_b", "“engine_b” is no address; write it as package.module:callable"),
            ("", "engine_b:", "is no address"),
            ("", ":handle", "is no address"),
            ("", "engine_none:handle", "cannot import engine_none: No module named 'engine_none'"),
            ("", "engine_b:handle", "engine_b has no handle"),
            ("handle = 1", "engine_b:handle", "engine_b:handle is not callable"),
            ("1 / 0", "engine_b:handle", r"importing engine_b fails: ZeroDivisionError: division by zero \(engine_b"),
            ("None.handle", "engine_b:handle", "importing engine_b fails: AttributeError: 'NoneType' object has no"),
            ("import nonesuch", "engine_b:handle", "cannot import engine_b: No module named 'nonesuch'"),
            ("raise SystemExit('no licence')", "engine_b:handle", "importing engine_b fails: SystemExit: no licence"),
            ("def f(:", "engine_b:handle", "importing engine_b fails: SyntaxError"),
        ],
    )
    def test_tells_what_is_wrong(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, content: str, address: str, message: str
    ) -> None:
        monkeypatch.delitem(sys.modules, "engine_b", raising=False)
        (folder / "engine_b.py").write_text(content)
        with pytest.raises(CannotStart, match=message):
            import_handler(address)
        sys.modules.pop("engine_b", None)


def test_what_a_callable_prints_does_not_reach_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    def chatty(message: dict[str, object]) -> dict[str, object]:
        print("Welcome to dice!")
        return {"jsonrpc": "2.0", "id": message["id"], "result": {}}

    InProcess(chatty).exchange({"jsonrpc": "2.0", "id": 1, "method": "bye", "params": {}})
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "Welcome to dice!\n")
