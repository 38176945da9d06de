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
    request = {key: _brief(value) for key, value in exchange.request.items() if key not in {"jsonrpc", "id"}}
    response = exchange.response
    answer = exchange.raw if response is None else compact(response.get("result", response.get("error")))
    return cut(compact(request), limit), cut(answer, limit)


def compact(value: object) -> str:
    """A value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def cut(text: str, limit: int) -> str:
    """A text, cut off where it is longer than wanted."""
    return text if len(text) <= limit else f"{text[:limit]} …"


def _brief(params: Any) -> Any:
    if isinstance(params, dict) and isinstance(params.get("ruleset"), dict) and "definition" in params["ruleset"]:
        return {**params, "ruleset": {**params["ruleset"], "definition": "…"}}
    return params
