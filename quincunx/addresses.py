"""Where rules and scenarios stand in the rulebook; known to reports and to the rulebook alike."""

from __future__ import annotations

RULEBOOK = "build/rulebook/"
"""Where `quincunx rulebook` and `make rulebook` put the site; another address is told with ``--rulebook-url``."""


def rule_address(rule: str, base: str = RULEBOOK) -> str:
    """The permanent address of a rule's page.

    Args:
        rule: the id.
        base: the address of the rulebook's top folder.
    """
    return f"{base.rstrip('/')}/rule/{rule}.html"
