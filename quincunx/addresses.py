"""Where rules and scenarios stand in the rulebook; known to reports and to the rulebook alike."""

from __future__ import annotations

import os
from pathlib import Path

RULEBOOK = "build/rulebook/"
"""Where `quincunx rulebook` and `make rulebook` put the site; another address is told with ``--rulebook-url``."""


def rule_address(rule: str, base: str = RULEBOOK) -> str:
    """The permanent address of a rule's page.

    Args:
        rule: the id.
        base: the address of the rulebook's top folder.
    """
    return f"{base.rstrip('/')}/rule/{rule}.html"


def address_from(file: Path, rule: str, base: str = RULEBOOK) -> str:
    """The address of a rule's page as a link on a page of our own.

    Args:
        file: the page that has the link.
        rule: the id.
        base: the address of the rulebook's top folder, or that folder.

    Returns:
        The address; nothing when the rulebook does not lie there.
    """
    if "://" in base:
        return rule_address(rule, base)
    folder = Path(base).resolve()
    if not (folder / "rule").is_dir():
        return ""
    return Path(os.path.relpath(folder / "rule" / f"{rule}.html", file.resolve().parent)).as_posix()
