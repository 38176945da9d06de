"""A short, permanent address for every rule: ``rule/<id>.html`` leads to the place where the rule stands.

The rule of this file: other names of a rule keep leading to it, so an address that was once given away stays good.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from sphinx.builders import Builder
from sphinx.util.osutil import relative_uri

from quincunx.rulebook.site import Site

FOLDER = "rule"

_PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{title}</title>
<meta http-equiv="refresh" content="0; url={address}">
<link rel="canonical" href="{address}">
<p>The rule is at <a href="{address}">{title}</a>.</p>
</html>
"""


def short_addresses(site: Site, builder: Builder) -> dict[str, str]:
    """The pages by the names of their files."""
    pages = {}
    for rule in site.documented():
        entry = site.domain.objects[site.domain.rule_name(rule.id)]
        own = f"{FOLDER}/{rule.id}.html"
        address = f"{relative_uri(own, builder.get_target_uri(entry.docname))}#{entry.anchor}"
        page = _PAGE.format(title=escape(entry.title), address=escape(address))
        for name in (rule.id, *rule.aliases):
            pages[f"{name}.html"] = page
    return pages


def write_short_addresses(site: Site, builder: Builder) -> None:
    """Write the pages that differ, and remove those of rules that are gone."""
    folder = Path(builder.outdir) / FOLDER
    wanted = short_addresses(site, builder)
    if wanted:
        folder.mkdir(exist_ok=True)
    for name, page in wanted.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != page:
            file.write_text(page, encoding="utf-8")
    for file in folder.glob("*.html"):
        if file.name not in wanted:
            file.unlink()
