"""HTML for the parts that are generated: tables, lists, folds. Texts come in escaped.

The rule of this file: there is white space between cells, or the search would take neighbours for one word.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def cell(html: str, look: str = "") -> str:
    """A cell of a table."""
    css = f' class="{look}"' if look else ""
    return f"<td{css}>{html}</td> "


def number(value: object) -> str:
    """A cell with a number."""
    return cell(str(value), "q-number")


def row_head(html: str) -> str:
    """The cell that names its row."""
    return f'<th scope="row">{html}</th> '


def row(*cells: str, look: str = "", anchor: str = "") -> str:
    """A row of cells."""
    css = f' class="{look}"' if look else ""
    mark = f' id="{anchor}"' if anchor else ""
    return f"<tr{mark}{css}>{''.join(cells)}</tr>\n"


def table(look: str, columns: Sequence[str], body: str, *, caption: str = "", scroll: bool = False) -> str:
    """A table.

    Args:
        look: the CSS class.
        columns: the headings; one that begins with ``#`` stands over numbers.
        body: the rows, or whole ``tbody`` elements.
        caption: what the table is about, if it has to be said.
        scroll: let a wide table scroll by itself, with the keyboard too.
    """
    heads = "".join(
        f'<th scope="col" class="q-number">{title[1:]}</th> '
        if title.startswith("#")
        else f'<th scope="col">{title}</th> '
        for title in columns
    )
    inner = body if body.startswith("<tbody") else f"<tbody>\n{body}</tbody>"
    about = f"<caption>{caption}</caption>" if caption else ""
    html = f'<table class="q-table {look}">{about}<thead><tr>{heads}</tr></thead>\n{inner}</table>'
    if scroll:
        return f'<div class="q-scroll" tabindex="0">{html}</div>\n'
    return f"{html}\n"


def band(title: str, columns: int, *, language: str = "") -> str:
    """A row that heads the rows after it."""
    spoken = f' lang="{language}"' if language else ""
    return f'<tr class="q-band"><th scope="rowgroup" colspan="{columns}"{spoken}>{title}</th></tr>\n'


def items(htmls: Iterable[str], look: str = "") -> str:
    """A list."""
    css = f' class="{look}"' if look else ""
    inner = "".join(f"<li>{html}</li>\n" for html in htmls)
    return f"<ul{css}>\n{inner}</ul>"


def defined(title: str, html: str, anchor: str = "") -> str:
    """An entry of a list of definitions."""
    mark = f' id="{anchor}"' if anchor else ""
    return f"<dt{mark}>{title}</dt>\n<dd>{html}</dd>\n"


def definitions(entries: Iterable[str], look: str = "") -> str:
    """A list of definitions."""
    css = f"q-terms {look}".strip()
    return f'<dl class="{css}">\n{"".join(entries)}</dl>\n'


def fold(summary: str, html: str) -> str:
    """Something that is shown when its summary is asked for more."""
    return f'<details class="q-proof"><summary>{summary}</summary>\n{html}</details>'


def counted(count: int, noun: str) -> str:
    """A number with its noun: 1 scenario, 2 scenarios."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
