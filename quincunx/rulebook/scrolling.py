"""Wide tables scroll by themselves, so that a page never scrolls sideways: with the keyboard, too.

The rule of this file: whatever may scroll can be focused. furo puts every table into a box that scrolls, which only a
pointer can reach.
"""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform


class FocusTables(SphinxPostTransform):
    """Makes furo's boxes around tables reachable with the keyboard; runs after the transform that makes them."""

    formats = ("html",)
    default_priority = 510

    def run(self, **_kwargs: Any) -> None:
        """Replace each box by one that can be focused."""
        opening = '<div class="table-wrapper docutils container" tabindex="0">'
        for box in list(self.document.findall(nodes.container)):
            if "table-wrapper" in box["classes"]:
                parts = [nodes.raw("", opening, format="html"), *box.children, nodes.raw("", "</div>", format="html")]
                box.parent.replace(box, parts)
