"""Two implementations by others, asked through the adapters of ``examples/adapters/``.

One has to conform wherever it can be asked. The other has to break exactly the rules that reading its code foretold:
that the suite finds them, and blames no rule for the fault of another.
"""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from ruamel.yaml import YAML

from quincunx.results.model import AGAINST, Results, ScenarioResult

ROOT = Path(__file__).parents[2]
ADAPTERS = ROOT / "examples" / "adapters"
EXPECTED = YAML(typ="safe").load((Path(__file__).parent / "pyhtzee_expected.yaml").read_text(encoding="utf-8"))
PEERS = ("yatzy_solver", "pyhtzee")

ONE_SEAT = "the implementation plays with 1 seat"
UNASKED = {
    "yatzy_solver": (
        ONE_SEAT,
        "the implementation does not show `round`",
        "the implementation does not show `winners`",
        "yatzy-solver has no seats",
    ),
    "pyhtzee": (
        ONE_SEAT,
        "the implementation does not show `sheets.upper`",
        "the implementation does not show `winners`",
        "pyhtzee has one player",
        "pyhtzee rolls at once when a turn begins",
    ),
}
"""What each has no notion of, as the reasons of scenarios that are not applicable begin."""


def check(*implementation: str, filters: tuple[str, ...] = ()) -> tuple[int, Results]:
    """Run ``quincunx check`` on a command; give its exit code and the results."""
    command = [sys.executable, "-m", "quincunx", "check", "-q", *filters, "--json", "-", "--", *implementation]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode in {0, 1}, done.stderr.decode()
    return done.returncode, msgspec.json.decode(done.stdout, type=Results)


@cache
def whole_run(peer: str) -> tuple[int, Results]:
    return check(sys.executable, str(ADAPTERS / f"{peer}_adapter.py"))


def against(results: Results) -> list[ScenarioResult]:
    return [scenario for scenario in results.scenarios if scenario.outcome in AGAINST]


def focused_rules(scenarios: list[ScenarioResult]) -> set[str]:
    """The rules of those scenarios that rest on one rule and no other."""
    return {scenario.rules[0] for scenario in scenarios if len(scenario.rules) == 1}


def test_yatzy_solver_conforms_wherever_it_can_be_asked() -> None:
    code, results = whole_run("yatzy_solver")
    assert [(scenario.id, scenario.failure) for scenario in against(results)] == []
    assert {scenario.outcome for scenario in results.scenarios} == {"passed", "not-applicable"}
    assert code == 0
    assert results.run.complete


def test_yatzy_solver_can_be_asked_about_every_rule_of_points_jokers_and_bonuses() -> None:
    """Otherwise conforming would say little."""
    _, results = whole_run("yatzy_solver")
    branches = ("scorecard.upper.", "scorecard.lower.", "yahtzee.joker.", "yahtzee.bonus.", "yahtzee.upper-bonus.")
    known = {rule for scenario in results.scenarios for rule in scenario.rules if rule.startswith(branches)}
    passed = focused_rules([scenario for scenario in results.scenarios if scenario.outcome == "passed"])
    assert known - passed == set()
    assert len(known) > len(branches)


@pytest.mark.parametrize("variant", ["american", "american+no-joker"])
def test_judgements_are_those_of_the_package(variant: str) -> None:
    """Its variants with other jokers break just the rules on jokers, through the same adapter: it adds none itself."""
    program = (
        f"import sys; sys.path.insert(0, {str(ADAPTERS)!r}); import yatzy_solver_adapter as adapter; "
        f"adapter.VARIANT = adapter.yatzy_solver.Variant({variant!r}); adapter.main()"
    )
    _, results = check(sys.executable, "-c", program, filters=("--rule", "yahtzee.joker", "--rule", "yahtzee.bonus"))
    jokers = {"yahtzee.joker.upper-first", "yahtzee.joker.lower-values", "yahtzee.joker.zeroed-box"}
    assert focused_rules(against(results)) == jokers


def test_pyhtzee_breaks_exactly_the_rules_that_its_code_foretold() -> None:
    code, results = whole_run("pyhtzee")
    assert focused_rules(against(results)) == {entry["rule"] for entry in EXPECTED}
    assert code == 1


@pytest.mark.parametrize("entry", EXPECTED, ids=lambda entry: entry["rule"])
def test_pyhtzee_breaks_each_rule_where_it_was_expected(entry: dict[str, object]) -> None:
    _, results = whole_run("pyhtzee")
    failed = {scenario.id for scenario in against(results) if scenario.rules == [entry["rule"]]}
    failed |= {name.partition("/")[0] for name in failed}
    assert set(entry["shown_by"]) - failed == set()


def test_whatever_speaks_against_pyhtzee_rests_on_a_rule_that_it_breaks() -> None:
    _, results = whole_run("pyhtzee")
    broken = {entry["rule"] for entry in EXPECTED}
    assert [scenario.id for scenario in against(results) if broken.isdisjoint(scenario.rules)] == []


def test_pyhtzee_fails_and_never_breaks_down() -> None:
    _, results = whole_run("pyhtzee")
    assert results.counts["errored"] == results.counts["timed-out"] == results.counts["not-run"] == 0


@pytest.mark.parametrize("entry", EXPECTED, ids=lambda entry: entry["rule"])
def test_the_cited_lines_say_so(entry: dict[str, dict[str, str]]) -> None:
    assert version("pyhtzee") == "1.2.7"
    package = Path(find_spec("pyhtzee").origin).parents[1]
    for place, text in entry["code"].items():
        name, _, line = place.partition(":")
        found = (package / name).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        assert text in found, place


@pytest.mark.parametrize("peer", PEERS)
def test_what_is_not_applicable_has_a_known_reason(peer: str) -> None:
    _, results = whole_run(peer)
    unasked = [item for item in results.scenarios if item.outcome == "not-applicable" and item.ruleset == "yahtzee"]
    assert {item.reason for item in unasked if not item.reason.startswith(UNASKED[peer])} == set()
    unused = {start for start in UNASKED[peer] if not any(item.reason.startswith(start) for item in unasked)}
    assert unused == set()


# What a single request is answered with.

RULESET = {"id": "yahtzee", "settings": {}, "definition": {}}
START = ("start", {"ruleset": RULESET, "seats": ["Ana"]})


def act(kind: str, seat: str = "Ana", **details: object) -> tuple[str, dict[str, object]]:
    return "act", {"action": {"type": kind, "seat": seat, **details}}


ROLL = act("roll", keep=[], faces=[4, 4, 4, 4, 6])
SCORE = act("score", box="fours")


def talk(peer: str, *requests: tuple[str, dict[str, object]]) -> list[dict[str, object]]:
    """Send requests to a fresh adapter over stdio, with a ``bye`` behind them; give the answers to the requests."""
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        for number, (method, params) in enumerate([*requests, ("bye", {})])
    ]
    answers = talk_lines(peer, *lines)
    assert [answer["id"] for answer in answers] == list(range(len(lines)))
    assert answers[-1]["result"] == {}
    return answers[:-1]


def talk_lines(peer: str, *lines: str) -> list[dict[str, object]]:
    command = [sys.executable, str(ADAPTERS / f"{peer}_adapter.py")]
    text = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=20, check=True)
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("peer", PEERS)
def test_hello_tells_the_installed_version_and_one_seat(peer: str) -> None:
    [answer] = talk(peer, ("hello", {"protocol": 1, "suite": "1.0.0"}))
    assert answer["result"]["protocol"] == 1
    assert answer["result"]["implementation"]["version"] == version(peer.replace("_", "-"))
    assert answer["result"]["games"]["yahtzee"]["seats"] == [1, 1]


@pytest.mark.parametrize("peer", PEERS)
@pytest.mark.parametrize(
    "attempt",
    [
        pytest.param(SCORE, id="a filled box"),
        pytest.param(act("score", box="lucky-seven"), id="an unknown box"),
        pytest.param(act("roll", keep=[5], faces=[1, 1, 1, 1]), id="a die kept that does not lie there"),
        pytest.param(act("roll", keep=[4, 4], faces=[1, 1]), id="too few dice"),
        pytest.param(act("roll", keep=[4, 4], faces=[1, 1, 7]), id="a seven"),
        pytest.param(act("roll", keep=[4, 4, 4, 4, 6], faces=[]), id="no die rolled"),
    ],
)
def test_what_a_person_may_not_do_is_rejected_and_changes_nothing(
    peer: str, attempt: tuple[str, dict[str, object]]
) -> None:
    *_, before, refused, after = talk(peer, START, ROLL, SCORE, ROLL, attempt, ("observe", {}))
    assert "rejected" in refused["result"]
    assert after["result"] == before["result"]


@pytest.mark.parametrize("peer", PEERS)
def test_without_a_game_actions_are_rejected(peer: str) -> None:
    assert all("rejected" in answer["result"] for answer in talk(peer, ROLL, ("observe", {})))


@pytest.mark.parametrize("peer", PEERS)
@pytest.mark.parametrize(
    "request_",
    [
        pytest.param(("start", {"ruleset": RULESET, "seats": ["Ana", "Ben"]}), id="two seats"),
        pytest.param(("start", {"ruleset": RULESET, "seats": ["Ana"], "starting_roll": True}), id="a starting roll"),
        pytest.param(("start", {"ruleset": RULESET, "seats": ["Ana"], "mode": "keeping"}), id="score-keeping"),
        pytest.param(("start", {"ruleset": {**RULESET, "id": "house"}, "seats": ["Ana"]}), id="another ruleset"),
        pytest.param(act("roll", seat="Ben", keep=[], faces=[1, 1, 1, 1, 1]), id="another player"),
        pytest.param(act("enter", box="fours", points=12), id="an entry without dice"),
    ],
)
def test_what_a_package_has_no_notion_of_is_unsupported(peer: str, request_: tuple[str, dict[str, object]]) -> None:
    *_, answer = talk(peer, START, request_)
    assert answer["result"]["unsupported"]["reason"]


@pytest.mark.parametrize("peer", PEERS)
def test_only_a_broken_request_is_an_error(peer: str) -> None:
    unknown, bad = talk(peer, ("dance", {}), ("start", {"seats": ["Ana"]}))
    [garbage] = talk_lines(peer, "{not json")
    assert [answer["error"]["code"] for answer in (unknown, bad, garbage)] == [-32601, -32602, -32700]
