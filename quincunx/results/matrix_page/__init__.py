"""The matrix as a page of its own."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

from quincunx.drawing.page import page
from quincunx.results.matrix import STYLE, Matrix, details_html, legend_html, table_html
from quincunx.results.model import ScenarioResult

_HERE = Path(__file__).resolve().parent


def matrix_page(matrix: Matrix, address: Callable[[str], str]) -> bytes:
    """A self-contained HTML page.

    Args:
        matrix: the implementations.
        address: the address of a rule in the rulebook; empty when there is none.
    """

    def rule_html(rule: str) -> str:
        title = escape(matrix.titles.get(rule, ""))
        code = f"<code>{escape(rule)}</code>"
        target = address(rule)
        name = f"{title}<br>{code}" if title else code
        return f'<a href="{escape(target)}">{name}</a>' if target else name

    def rule_code(rule: str) -> str:
        code, target = f"<code>{escape(rule)}</code>", address(rule)
        return f'<a href="{escape(target)}">{code}</a>' if target else code

    def scenario_html(scenario: ScenarioResult) -> str:
        return f"<code>{escape(scenario.id)}</code> {escape(scenario.name)}"

    body = (_HERE / "matrix.html").read_text(encoding="utf-8")
    shown = {
        "legend": legend_html(),
        "table": table_html(matrix, rule_html),
        "details": details_html(matrix, rule_code, scenario_html),
    }
    for key, html in shown.items():
        body = body.replace(f"<!--{key}-->", html)
    script = (_HERE / "matrix.js").read_text(encoding="utf-8")
    style = (_HERE / "matrix.css").read_text(encoding="utf-8")
    return page("Quincunx matrix", body, style=STYLE + style, script=script)
