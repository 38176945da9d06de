"""The command ``quincunx``, also as ``python -m quincunx``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; exit codes: 0 conforming, 1 not, 2 usage or spec fault, 3 not runnable."""
    from quincunx.cli.main import run  # noqa: PLC0415  `import quincunx.__main__` stays free of click

    sys.exit(run())


if __name__ == "__main__":
    main()
