"""The protocol: what is a result, what is an error, and that a session remembers one game."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import reference_impl
from reference_impl import Session
from reference_impl.protocol import VERSION
from tests.reference_impl import oracle
from tests.reference_impl.table import BARE, document

ROOT = Path(__file__).parents[2]


def ruleset(**changes):
    return {"id": "yahtzee", "settings": {}, "definition": document(**changes)}


def ask(session, method, **params):
    response = session.handle({"jsonrpc": "2.0", "id": 7, "method": method, "params": params})
    assert (response["jsonrpc"], response["id"]) == ("2.0", 7)
    json.dumps(response)
    return response["result"] if "result" in response else response["error"]["code"]


def started(**params):
    session = Session()
    ask(session, "start", ruleset=ruleset(), **({"seats": ["Ana", "Ben"]} | params))
    return session


def act(session, kind, seat="Ana", **more):
    return ask(session, "act", action={"type": kind, "seat": seat, **more})


def test_hello_declares_every_field_that_observations_hold():
    session = started()
    hello = ask(session, "hello", protocol=1, suite="1.0.0")
    assert hello["protocol"] == 1
    assert hello["implementation"] == {"name": "Quincunx reference", "version": VERSION, "language": "Python"}
    assert hello["games"]["yahtzee"]["rulesets"] == "any"
    assert hello["games"]["yahtzee"]["positions"] is True
    seen = ask(session, "observe")["observation"]
    held = {field for field in seen if field != "sheets"} | {f"sheets.{field}" for field in seen["sheets"]["Ana"]}
    assert set(hello["games"]["yahtzee"]["fields"]) == held


def test_the_version_is_that_of_the_project():
    assert f'\nversion = "{VERSION}"\n' in (ROOT / "pyproject.toml").read_text()


def test_a_turn_is_observed_step_by_step():
    session = started()
    rolled = act(session, "roll", keep=[], faces=[6, 1, 6, 2, 6])["observation"]
    assert (rolled["phase"], rolled["seat"], rolled["round"], rolled["rolls_left"]) == ("choose", "Ana", 1, 2)
    assert sorted(rolled["dice"]) == [1, 2, 6, 6, 6]
    assert rolled["legal"] == {box: oracle.points([1, 2, 6, 6, 6], box) for box in oracle.BOXES}
    again = act(session, "roll", keep=[6, 6, 6], faces=[6, 2])["observation"]
    assert (sorted(again["dice"]), again["rolls_left"]) == ([2, 6, 6, 6, 6], 1)
    scored = act(session, "score", box="four-of-a-kind")["observation"]
    assert (scored["phase"], scored["seat"], scored["round"], scored["rolls_left"]) == ("roll", "Ben", 1, 3)
    assert (scored["dice"], scored["legal"], scored["winners"], scored["next_seat"]) == ([], {}, [], None)
    assert scored["sheets"]["Ana"] == {
        "boxes": dict.fromkeys(oracle.BOXES) | {"four-of-a-kind": 26},
        "upper": 0,
        "upper_bonus": 0,
        "yahtzee_bonuses": 0,
        "total": 26,
    }


def test_a_refusal_names_its_rule_and_changes_nothing():
    session = started()
    before = ask(session, "observe")
    refusal = act(session, "score", box="aces")
    assert refusal["rejected"]["rule"] == "scorecard.turn.roll-first"
    assert refusal["rejected"]["message"]
    assert ask(session, "observe", seat="Ben") == before


@pytest.mark.parametrize(
    ("method", "params"),
    [("act", {"action": {"type": "roll", "seat": "Ana", "keep": [], "faces": [1, 1, 1, 1, 1]}}), ("observe", {})],
)
def test_before_a_game_is_started_acts_are_refused_like_any_illegal_action(method, params):
    assert set(ask(Session(), method, **params)) == {"rejected"}


def test_an_unknown_seat_and_an_action_of_another_game_are_refused():
    session = started()
    assert set(ask(session, "observe", seat="Eve")) == {"rejected"}
    assert set(act(session, "roll", "Eve", keep=[], faces=[1, 1, 1, 1, 1])) == {"rejected"}
    assert set(act(session, "bid", amount=10000)) == {"rejected"}


def test_starting_rolls_go_through_the_protocol():
    session = started(starting_roll=True)
    assert ask(session, "observe")["observation"]["phase"] == "start-roll"
    assert ask(session, "observe")["observation"]["rolls_left"] == 0
    act(session, "starting-roll", keep=[], faces=[1, 1, 1, 1, 1])
    seen = act(session, "starting-roll", "Ben", keep=[], faces=[1, 1, 1, 1, 2])["observation"]
    assert (seen["phase"], seen["seat"], seen["rolls_left"]) == ("roll", "Ben", 3)


def test_entries_go_through_the_protocol():
    session = started(mode="keeping")
    seen = act(session, "enter", "Ben", box="fours", points=12)["observation"]
    assert (seen["next_seat"], seen["seat"], seen["sheets"]["Ben"]["total"]) == ("Ana", "Ana", 12)
    assert set(act(session, "enter", "Ben", box="fours", points=12, further_yahtzee=True)) == {"rejected"}


def test_score_answers_without_a_game_and_reads_the_sheet_for_jokers():
    session = Session()
    fives = {"ruleset": ruleset(), "dice": [5, 5, 5, 5, 5], "box": "large-straight"}
    assert ask(session, "score", **fives) == {"points": 0}
    assert ask(session, "score", **fives, sheet={"boxes": {"yahtzee": 0, "fives": 15}}) == {"points": 40}
    assert ask(session, "score", **fives, sheet={"boxes": {"large-straight": None}}) == {"points": 0}
    held = ask(session, "score", **fives, sheet={"boxes": {"large-straight": 0}})
    assert held["rejected"]["rule"] == "scorecard.box.once"
    forced = ask(session, "score", **fives, sheet={"boxes": {"yahtzee": 50}})
    assert forced["rejected"]["rule"] == "yahtzee.joker.upper-first"
    assert ask(session, "observe")["rejected"]["message"] == "no game has been started"


@pytest.mark.parametrize("method", ["rank", "satisfies"])
def test_questions_of_other_games_are_unsupported_with_a_reason(method):
    assert ask(Session(), method, ruleset=ruleset(), hands=[], card={}, dice=[])["unsupported"]["reason"]


def test_a_ruleset_of_an_unknown_engine_is_unsupported():
    assert ask(Session(), "start", ruleset=ruleset(engine="chess"), seats=["Ana"])["unsupported"]["reason"]


def test_a_ruleset_that_changes_is_compiled_anew_even_under_the_same_id_and_in_place():
    session, changing = Session(), ruleset()
    fours = {"dice": [4, 4, 4, 4, 4], "box": "full-house", "sheet": {"boxes": {"yahtzee": 0, "fours": 4}}}
    assert ask(session, "score", ruleset=changing, **fours) == {"points": 25}
    changing["definition"]["joker"] = "none"
    assert ask(session, "score", ruleset=changing, **fours) == {"points": 0}
    assert ask(session, "score", ruleset=ruleset(**BARE), **fours) == {"points": 0}
    assert ask(session, "score", ruleset=ruleset(), **fours) == {"points": 25}


def test_a_start_discards_the_game_before_and_a_refused_one_does_not():
    session = started()
    act(session, "roll", keep=[], faces=[1, 1, 1, 1, 1])
    pairs = ruleset(seats={"from": 2, "to": 2})
    assert ask(session, "start", ruleset=pairs, seats=["Ana"])["rejected"]["rule"] == "yahtzee.setup.players"
    assert ask(session, "observe")["observation"]["phase"] == "choose"
    ask(session, "start", ruleset=ruleset(), seats=["Cleo"])
    assert ask(session, "observe")["observation"]["seat"] == "Cleo"


def test_sessions_know_nothing_of_each_other():
    one, other = started(), Session()
    assert set(ask(other, "observe")) == {"rejected"}
    assert set(ask(one, "observe")) == {"observation"}


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("start", {}),
        ("start", {"ruleset": ruleset(), "seats": "Ana"}),
        ("start", {"ruleset": ruleset(), "seats": ["Ana"], "first": "Ben"}),
        ("start", {"ruleset": ruleset(), "seats": ["Ana"], "mode": "cheating"}),
        ("start", {"ruleset": ruleset(), "seats": ["Ana"], "first": "Ana", "starting_roll": True}),
        ("start", {"ruleset": ruleset(starting_roll=False), "seats": ["Ana"], "starting_roll": True}),
        ("start", {"ruleset": ruleset(), "seats": ["Ana"], "position": {"sheets": {"Ana": {"boxes": {"x": 1}}}}}),
        ("start", {"ruleset": ruleset(joker="maybe"), "seats": ["Ana"]}),
        ("start", {"ruleset": ruleset(yahtzee_box="x"), "seats": ["Ana"]}),
        ("start", {"ruleset": ruleset(boxes=[{"id": "a", "section": "lower", "pattern": {"odd": 1}, "points": 1}])}),
        ("start", {"ruleset": ruleset(boxes=[{"id": "a", "section": "lower", "pattern": "any", "points": "all"}])}),
        ("score", {"ruleset": ruleset(), "dice": [1, 2, 3, 4, 5.0], "box": "chance"}),
        ("score", {"ruleset": ruleset(), "dice": [1, 2, 3, 4, True], "box": "chance"}),
        ("score", {"ruleset": ruleset(), "dice": [1, 2, 3, 4, 5]}),
        ("act", {}),
        ("act", {"action": {"seat": "Ana"}}),
        ("act", {"action": {"type": "roll", "seat": "Ana", "keep": []}}),
        ("observe", {"seat": 1}),
    ],
)
def test_params_of_the_wrong_shape_are_an_error(method, params):
    assert ask(started(), method, **params) == -32602


@pytest.mark.parametrize(
    ("request_", "code"),
    [({"id": 3, "method": "dance"}, -32601), ([], -32600), ({"id": 3}, -32600), ({"method": 5}, -32600)],
)
def test_what_is_no_proper_request_is_an_error(request_, code):
    assert Session().handle(request_)["error"]["code"] == code


def test_the_module_offers_a_session_of_its_own_in_process():
    assert reference_impl.handle({"jsonrpc": "2.0", "id": 1, "method": "bye", "params": {}}) == {
        "jsonrpc": "2.0",
        "id": 1,
        "result": {},
    }


# Over stdio


def converse(*lines):
    child = subprocess.run(
        [sys.executable, "-m", "reference_impl"],
        input=b"".join(line + b"\n" for line in lines),
        capture_output=True,
        cwd=ROOT,
        timeout=20,
        check=True,
    )
    assert child.stderr == b""
    return [json.loads(line) for line in child.stdout.splitlines()]


def line(number, method, **params):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}).encode()


def test_a_child_process_answers_line_by_line_until_bye():
    answers = converse(
        line(1, "start", ruleset=ruleset(), seats=["Zoë"]),
        '{"jsonrpc":"2.0","id":2,"method":"observe","params":{"seat":"Zoë"}}'.encode(),
        line(3, "bye"),
        line(4, "observe"),
    )
    assert [answer["id"] for answer in answers] == [1, 2, 3]
    assert answers[0]["result"]["observation"] == answers[1]["result"]["observation"]
    assert answers[1]["result"]["observation"]["seat"] == "Zoë"
    assert answers[2]["result"] == {}


def test_a_child_process_survives_lines_that_are_no_json_and_ends_with_its_input():
    answers = converse(b"{", b"\xff\xfe", b"", b"null", line(1, "observe"))
    assert [answer.get("error", {}).get("code") for answer in answers] == [-32700, -32700, -32700, -32600, None]
    assert [answer["id"] for answer in answers] == [None, None, None, None, 1]


# What it is made of


def test_it_imports_nothing_but_the_standard_library_and_itself():
    imported = set()
    for file in (ROOT / "reference_impl").glob("*.py"):
        imported |= set(re.findall(r"^\s*(?:from|import) (\w+)", file.read_text(), re.MULTILINE))
    assert imported - {"reference_impl"} <= sys.stdlib_module_names
    assert "random" not in imported


@pytest.mark.parametrize("module", ["dice", "patterns", "sheet", "scorecard"])
def test_the_engine_names_no_ruleset_and_does_no_input_or_output(module):
    text = (ROOT / "reference_impl" / f"{module}.py").read_text()
    assert not re.search(r"""["'](yahtzee|table-yahtzee|dice-poker)["']""", text)
    assert not re.search(r"\b(print|open|input)\(", text)
