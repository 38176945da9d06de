"""The tree of pages in the sidebar, made quickly.

Sphinx makes it anew for every page from the contents of all pages, copying every section of each to throw the sections
away again: with hundreds of scenarios that is half of a build. The sidebar shows titles of pages only, and those are at
hand. The HTML is the same; a test holds the two equal.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any

from sphinx.util.osutil import relative_uri

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx


def quicken(
    app: Sphinx,
    pagename: str,
    templatename: str,  # noqa: ARG001 - the event's signature
    context: dict[str, Any],
    doctree: nodes.document | None,  # noqa: ARG001
) -> None:
    """Give the template a quicker way to the tree of titles; any other tree is Sphinx's."""
    slowly: Callable[..., str] | None = context.get("toctree")
    if slowly is None:
        return

    def toctree(**options: Any) -> str:
        if options.get("titles_only") and not options.get("collapse", True) and options.get("includehidden"):
            return tree(app, pagename)
        return slowly(**options)

    context["toctree"] = toctree


def tree(app: Sphinx, pagename: str) -> str:
    """The titles of all pages, nested as their toctrees nest them, as seen from one page."""
    html, _here = _branch(app, pagename, str(app.config.root_doc), 1)
    return html


def _branch(app: Sphinx, pagename: str, parent: str, level: int) -> tuple[str, bool]:
    """The list of a page's children, and whether the page seen from is among them or theirs."""
    rows = []
    within = False
    for name in app.env.toctree_includes.get(parent, ()):
        if name not in app.env.titles:
            continue
        below, deeper = _branch(app, pagename, name, level + 1)
        here = name == pagename
        current = here or deeper
        within = within or current
        address = relative_uri(app.builder.get_target_uri(pagename), app.builder.get_target_uri(name)) or "#"
        title = escape(app.env.titles[name].astext())
        rows.append(
            f'<li class="toctree-l{level}{" current" if current else ""}">'
            f'<a class="{"current " if here else ""}reference internal" href="{address}">{title}</a>{below}</li>\n'
        )
    if not rows:
        return "", False
    opening = '<ul class="current">' if within else "<ul>"
    return f"{opening}\n{''.join(rows)}</ul>\n", within
