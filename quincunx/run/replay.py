"""The recorded conversation of a scenario, and what an implementation says to the same requests today.

The rule of this file: requests are repeated to the letter, whatever comes back; what differs is told by the same
measure as in a check, so the order of dice and the words of a refusal are no difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quincunx.adapters.base import Transport
from quincunx.errors import AdapterError, UsageError
from quincunx.results.model import Exchange, Results, ScenarioResult
from quincunx.results.transcripts import answer_of, compact, cut
from quincunx.run.session import Session
from quincunx.run.world import UNORDERED, equal
from quincunx.spec.nearest import nearest

_LISTED = 8
"""So many scenarios are named to choose from."""


@dataclass(frozen=True)
class Repeated:
    """One request with the answer of then and the answer of now.

    Attributes:
        recorded: as it stands in the results.
        now: the same request with today's answer.
        differences: one line for each; empty when the answers are the same, or when none was recorded.
    """

    recorded: Exchange
    now: Exchange
    differences: list[str]


def find_scenario(results: Results, name: str, ruleset: str | None = None) -> ScenarioResult:
    """The one scenario of that name which kept its conversation.

    Args:
        results: what was found out.
        name: its id; without a row when only one row failed.
        ruleset: needed when it failed under several.

    Raises:
        UsageError: there is none, it has nothing to show, or there are several.
    """
    named = [item for item in results.scenarios if name in {item.id, item.id.partition("/")[0]}]
    if not named:
        names = [item.id for item in results.scenarios]
        raise UsageError(f"the results hold no scenario {name}{nearest(name, names)}")
    asked = [item for item in named if ruleset in {None, item.ruleset}]
    if not asked:
        rulesets = ", ".join(dict.fromkeys(item.ruleset for item in named))
        raise UsageError(f"{name} was not run under the ruleset {ruleset}, but under: {rulesets}")
    kept = [item for item in asked if item.failure is not None and item.failure.transcript]
    if not kept:
        outcomes = ", ".join(dict.fromkeys(item.outcome for item in asked))
        raise UsageError(f"{name}: {outcomes}; a conversation is kept of scenarios that fail")
    if len(kept) > 1:
        choices = ", ".join(f"{item.id} --ruleset {item.ruleset}" for item in kept[:_LISTED])
        more = f" and {len(kept) - _LISTED} more" if len(kept) > _LISTED else ""
        raise UsageError(f"{name} failed several times; choose one: {choices}{more}")
    return kept[0]


def repeat(exchanges: Sequence[Exchange], transport: Transport, suite: str) -> Iterator[Repeated]:
    """Send the recorded requests again; a breakdown ends it.

    Args:
        exchanges: the record.
        transport: a way to the implementation, nothing said yet.
        suite: the version told in the handshake.

    Raises:
        AdapterError: the handshake fails.
    """
    if exchanges and exchanges[0].request["method"] != "hello":
        Session(transport, suite).handshake()
    for recorded in exchanges:
        try:
            now = Exchange(request=recorded.request, response=transport.exchange(recorded.request))
        except AdapterError as error:
            now = Exchange(request=recorded.request, raw=str(error))
        yield Repeated(recorded, now, differences(recorded, now))
        if now.response is None:
            return


def differences(recorded: Exchange, now: Exchange) -> list[str]:
    """What differs between two answers to one request."""
    if recorded.response is None and not recorded.raw:
        return []
    if recorded.response is None or now.response is None:
        was, is_now = answer_of(recorded), answer_of(now)
        return [] if was == is_now else [f"the record has: {was}"]
    return list(_differences("", _told(recorded.response), _told(now.response)))


def _told(response: Mapping[str, Any]) -> dict[str, Any]:
    """What is compared: all but ids and the words of a refusal."""
    if "result" not in response:
        return {"error": response.get("error")}
    result = response["result"]
    if isinstance(result, Mapping) and "rejected" in result:
        return {"rejected": {}}
    return dict(result) if isinstance(result, Mapping) else {"result": result}


def _differences(path: str, was: object, now: object) -> Iterator[str]:
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        for key in was:  # what it says beyond that is ignored, as in a check
            deeper = f"{path}.{key}" if path else str(key)
            if key in now:
                yield from _differences(deeper, was[key], now[key])
            else:
                yield f"{deeper}: {_short(was[key])} in the record, absent now"
    elif not equal(_unordered(path, was), _unordered(path, now)):
        yield f"{path}: {_short(was)} in the record, {_short(now)} now"


def _unordered(path: str, value: object) -> object:
    if isinstance(value, list) and not UNORDERED.isdisjoint(path.split(".")):
        return sorted(value, key=str)
    return value


def _short(value: object) -> str:
    return cut(compact(value), 100)
