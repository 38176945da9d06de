"""The directive ``q:matrix``: implementations side by side, rule by rule."""

from __future__ import annotations

from html import escape
from pathlib import Path

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from quincunx.errors import QuincunxError
from quincunx.results.matrix import STYLE, details_html, legend_html, table_html
from quincunx.results.model import ScenarioResult
from quincunx.rulebook.inputs import RulebookError
from quincunx.rulebook.site import Site
from quincunx.rulebook.slots import filler, html_part, link, slot
from quincunx.run.matrix import matrix_of
from quincunx.run.suite import load_suite


class ImplementationMatrix(SphinxDirective):
    """``.. q:matrix::`` shows the implementations whose results the build was given, or the one of the last run."""

    def run(self) -> list[nodes.Node]:
        """Leave the place for it."""
        return [html_part(self.env, f"{slot('matrix', '')}\n")]


@filler("matrix")
def _matrix(site: Site, docname: str, key: str) -> str:  # noqa: ARG001 - there is one matrix
    config = site.builder.config
    files = [Path(file) for file in config.quincunx_matrix or [config.quincunx_results] if file]
    if not files:
        return '<p class="q-run">These pages were made without results, so there is nothing to show side by side.</p>'
    try:
        matrix = matrix_of(site.spec, load_suite(site.spec), files)
    except QuincunxError as error:
        raise RulebookError(str(error)) from None

    def rule_html(rule: str) -> str:
        return link(site, docname, site.domain.rule_name(rule))

    def rule_code(rule: str) -> str:
        return link(site, docname, site.domain.rule_name(rule), text=f"<code>{escape(rule)}</code>")

    def scenario_html(scenario: ScenarioResult) -> str:
        name = f"<code>{escape(scenario.id)}</code> {escape(scenario.name)}"
        return link(site, docname, ("scenario", scenario.id.partition("/")[0]), text=name)

    table = table_html(matrix, rule_html).replace("<table>", '<table class="q-table">', 1)
    details = details_html(matrix, rule_code, scenario_html)
    return f"<style>{STYLE}</style>\n{legend_html()}\n{table}\n{details}"
