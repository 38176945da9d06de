"""Exchanges as lines of text, short enough to be read.

The rule of this file: a ruleset's definition, which travels with every request and fills pages, is named and not told.
The results file has everything.
"""

from __future__ import annotations

import json
from typing import Any

from quincunx.results.model import Exchange

LONGEST = 4000
"""So many characters of a message are told."""


def told(exchange: Exchange, limit: int = LONGEST) -> tuple[str, str]:
    """A request and what came back, as compact JSON without what is the same for every message."""
    request = {key: value for key, value in brief(exchange.request).items() if key not in {"jsonrpc", "id"}}
    return cut(compact(request), limit), cut(answer_of(exchange), limit)


def answer_of(exchange: Exchange) -> str:
    """An answer on one line, or what came in its place."""
    if exchange.response is None:
        return exchange.raw
    return compact(exchange.response.get("result", exchange.response.get("error")))


def compact(value: object) -> str:
    """A value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def cut(text: str, limit: int) -> str:
    """A text, cut off where it is longer than wanted."""
    return text if len(text) <= limit else f"{text[:limit]} …"


def brief(request: dict[str, Any]) -> dict[str, Any]:
    """A request without the definition of its ruleset."""
    params = request.get("params")
    if isinstance(params, dict) and isinstance(params.get("ruleset"), dict) and "definition" in params["ruleset"]:
        return {**request, "params": {**params, "ruleset": {**params["ruleset"], "definition": "…"}}}
    return request
