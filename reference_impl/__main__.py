"""The protocol over stdio: a JSON message a line in, one a line out, until ``bye`` or the end of the input."""

from __future__ import annotations

import json
import sys

from reference_impl.protocol import Session, error


def main() -> None:
    """Answer each line of stdin on stdout, both UTF-8; a line that is no JSON is answered with error -32700."""
    session = Session()
    for line in sys.stdin.buffer:
        try:
            request = json.loads(line.decode())
        except ValueError as fault:
            request, response = None, error(None, -32700, f"not a line of JSON: {fault}")
        else:
            response = session.handle(request)
        sys.stdout.buffer.write(json.dumps(response).encode() + b"\n")
        sys.stdout.buffer.flush()
        if "result" in response and request["method"] == "bye":
            return


if __name__ == "__main__":
    main()
