"""A second Sphinx extension beside the domain's: looking things up, and working them out.

Registers the tools, the glossary, the previews and the data that their scripts read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quincunx import __version__
from quincunx.rulebook import exports
from quincunx.rulebook.calculators import TOOLS, Tool
from quincunx.rulebook.glossary import Glossary
from quincunx.rulebook.scrolling import FocusTables

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def add_scripts(app: Sphinx) -> None:
    """Give the pages of the site their script; books have none."""
    if app.builder.name == "html":
        app.add_js_file("previews.js", loading_method="defer")


def setup(app: Sphinx) -> dict[str, Any]:
    """Register everything."""
    for tool in TOOLS:
        app.add_directive_to_domain("q", tool, Tool)
    app.add_directive_to_domain("q", "glossary", Glossary)
    app.add_post_transform(FocusTables)
    app.connect("builder-inited", add_scripts)
    app.connect("build-finished", exports.write)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}
