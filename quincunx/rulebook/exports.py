"""What the site holds beside its pages: the rules as JSON, and the data that the scripts of pages read.

The rule of this file: scripts get their data as ``.js`` files, because a browser refuses to fetch JSON for a page that
was opened from a disk; everything is made from what the documents say at the end of a build, so nothing can be stale,
and a file is written only when it differs.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from quincunx.drawing.page import in_script
from quincunx.rulebook import calculator_data, lookup, previews
from quincunx.rulebook.calculators import TOOLS
from quincunx.rulebook.inputs import domain_of
from quincunx.rulebook.short_addresses import FOLDER as SHORT
from quincunx.rulebook.site import Site
from quincunx.spec.model import Rule

if TYPE_CHECKING:
    from sphinx.application import Sphinx

DATA = "data"
"""The folder of the scripts' data, at the site's top."""

_TOOL_DATA = {"score-a-roll": ("scores", calculator_data.scores), "rank-hands": ("hands", calculator_data.hands)}


def _script(name: str, data: object) -> str:
    return f"window.quincunxData = window.quincunxData || {{}};\nwindow.quincunxData.{name} = {in_script(data)};\n"


def files(site: Site) -> dict[str, str]:
    """The files by their paths from the site's top, with their contents."""
    made = {
        "rules.json": json.dumps(rules(site), ensure_ascii=False, indent=1) + "\n",
        f"{DATA}/previews.js": _script("previews", previews.previews(site)),
        f"{DATA}/lookup.js": _script("lookup", lookup.index(site)),
    }
    shown = {key for slots in site.domain.shown.values() for kind, key in slots if kind == "tool"}
    for tool in TOOLS:
        if tool in _TOOL_DATA and any(key.partition(" ")[0] == tool for key in shown):
            name, make = _TOOL_DATA[tool]
            made[f"{DATA}/{name}.js"] = _script(name, make(site))
    return made


def rules(site: Site) -> dict[str, Any]:
    """All rules that stand on a page, for programs: what they say, where it comes from, what proves it, where it is."""
    return {"suite": site.spec.suite.version, "rules": [_rule(site, rule) for rule in site.documented()]}


def _rule(site: Site, rule: Rule) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.to_builtins(rule)
    document["scenarios"] = [
        {"id": name, "title": site.domain.scenarios[name].name, "address": site.address_of(("scenario", name))}
        for name in site.scenarios_by_rule[rule.id]
    ]
    document["address"] = site.address_of(site.domain.rule_name(rule.id))
    document["short_address"] = f"{SHORT}/{rule.id}.html"
    return document


def write(app: Sphinx, exception: Exception | None) -> None:
    """When a build of the site ends: write what differs, remove what is no longer wanted."""
    if exception is not None or app.builder.name != "html":
        return
    top = Path(app.outdir)
    wanted = files(domain_of(app.env).site)
    for name, text in wanted.items():
        file = top / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
    for file in (top / DATA).glob("*.js"):
        if f"{DATA}/{file.name}" not in wanted:
            file.unlink()
