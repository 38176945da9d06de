"""A page that is one file: its look, its pictures, its data and its script lie within it.

The rule of this file: a page works from a ``file://`` address, without a network, and asks no other host for anything;
a policy in its head holds the browser to that.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from quincunx.drawing import dice, marks

_HERE = Path(__file__).resolve().parent
_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
)


def page(title: str, body: str, *, style: str = "", script: str = "", data: object = None) -> bytes:
    """A whole HTML document.

    Args:
        title: its title, not escaped.
        body: HTML.
        style: CSS of its own, beside what all such pages share.
        script: JavaScript of its own.
        data: what the script reads from the element ``#data``.
    """
    shapes = marks.SYMBOLS + dice.SYMBOLS + dice.LETTER_SYMBOLS
    parts = [
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n',
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
        '<meta name="color-scheme" content="light dark">\n',
        f"<title>{escape(title)}</title>\n",
        f"<style>\n{(_HERE / 'page.css').read_text(encoding='utf-8')}{style}</style>\n</head>\n<body>\n",
        f'<svg class="q-sprite" width="0" height="0" aria-hidden="true">{shapes}</svg>\n{body}\n',
    ]
    if data is not None:
        parts.append(f'<script type="application/json" id="data">{in_script(data)}</script>\n')
    if script:
        parts.append(f"<script>\n{script}</script>\n")
    return "".join([*parts, "</body>\n</html>\n"]).encode()


def in_script(data: object) -> str:
    """Data as JSON that cannot end the script element that it stands in."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
