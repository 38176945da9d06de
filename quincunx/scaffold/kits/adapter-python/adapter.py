"""The protocol: one line in, one line out. Nothing needs to be changed here; your engine is called in calls.py."""

from __future__ import annotations

import json
import sys
from typing import Any

import calls

Message = dict[str, Any]


def result_of(method: str, params: Message) -> Message:
    """The result of a request."""
    match method:
        case "hello":
            return {"protocol": 1, "implementation": calls.IMPLEMENTATION, "games": calls.GAMES}
        case "score":
            return {"points": calls.score(params["dice"], params["box"], params.get("sheet"), params["ruleset"])}
        case "rank":
            return {"groups": calls.rank(params["hands"], params["ruleset"])}
        case "satisfies":
            return {"satisfied": calls.satisfies(params["card"], params["dice"], params["ruleset"])}
        case "start":
            calls.start(params["ruleset"], params["seats"], params)
            return {"observation": calls.observe(None)}
        case "act":
            calls.act(params["action"])
            return {"observation": calls.observe(None)}
        case "observe":
            return {"observation": calls.observe(params.get("seat"))}
        case "bye":
            return {}
    raise calls.Unsupported(f"this adapter knows no request {method}")


def answer(request: Message) -> Message:
    """The whole answer: a result whatever a player tries, an error only when this program is at fault."""
    envelope: Message = {"jsonrpc": "2.0", "id": request.get("id")}
    try:
        return envelope | {"result": result_of(request["method"], request.get("params", {}))}
    except calls.Rejected as refusal:
        return envelope | {"result": {"rejected": {"message": str(refusal)}}}
    except calls.Unsupported as reason:
        return envelope | {"result": {"unsupported": {"reason": str(reason)}}}
    except Exception as fault:  # noqa: BLE001  a crash would tell less
        return envelope | {"error": {"code": -32603, "message": f"{type(fault).__name__}: {fault}"}}


def main() -> None:
    """Answer until `bye`, or the end of the input."""
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    out, sys.stdout = sys.stdout, sys.stderr  # whatever your engine prints does no harm
    out.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for line in sys.stdin:
        request = json.loads(line)
        out.write(json.dumps(answer(request)) + "\n")
        out.flush()
        if request["method"] == "bye":
            break


if __name__ == "__main__":
    main()
