"""What a page shows from outside of its own document, and how it gets there.

The rule of this file: reading a document never looks at another one, nor at outcomes. It leaves HTML with *slots*,
each a kind and a key, and notes them in the domain. When a page is written, its slots are filled; when a build starts,
the same filling tells which pages no longer show what they should.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from quincunx.drawing import cards, dice, marks

if TYPE_CHECKING:
    from sphinx.environment import BuildEnvironment

    from quincunx.rulebook.site import Site

Slot = tuple[str, str]

_SLOT = re.compile("\x02([^\x02\x03]*)\x1f([^\x02\x03]*)\x03")
_SHAPES = (
    (re.compile('href="#q-d[1-6]"'), dice.SYMBOLS),
    (re.compile('href="#q-d(?:[AKQJ]|9|10)"'), dice.LETTER_SYMBOLS),
    (re.compile('href="#q-g[CL]"'), cards.SYMBOLS),
    (re.compile('href="#q-m-'), marks.SYMBOLS),
)


def slot(kind: str, key: str) -> str:
    """The place for something from outside, to be put into the HTML of a part."""
    return f"\x02{kind}\x1f{key}\x03"


def slots_in(html: str) -> list[Slot]:
    """The slots of some HTML, in the order of the text."""
    return [(kind, key) for kind, key in _SLOT.findall(html)]


class part(nodes.General, nodes.Element):  # noqa: N801 - docutils names its nodes in lower case
    """A part of a page as HTML, with or without slots; replaced by raw HTML when the page is written."""


def html_part(env: BuildEnvironment, html: str) -> part:
    """A node for some HTML; its slots are noted as shown by the current document."""
    env.domains["q"].note_shown(env.current_document.docname, slots_in(html))  # type: ignore[attr-defined]
    return part("", html=html)


Filler = Callable[["Site", str, str], str]
"""Gives the HTML of a slot for a page: the site, the page's document, the key."""

FILLERS: dict[str, Filler] = {}


def filler(kind: str) -> Callable[[Filler], Filler]:
    """Register the function that fills slots of a kind."""

    def register(function: Filler) -> Filler:
        FILLERS[kind] = function
        return function

    return register


class FillSlots(SphinxPostTransform):
    """Turns every part into raw HTML, and gives a page with dice or marks their shapes."""

    default_priority = 450

    def run(self, **_kwargs: Any) -> None:
        """Fill the slots of the document that is being written."""
        site: Site = self.env.domains["q"].site  # type: ignore[attr-defined]
        docname = self.env.current_document.docname
        for node in list(self.document.findall(part)):
            html = _SLOT.sub(lambda match: site.filled(docname, (match[1], match[2])), node["html"])
            node.replace_self(nodes.raw("", html, format="html"))
        raw = [node.astext() for node in self.document.findall(nodes.raw)]
        shapes = "".join(shape for used, shape in _SHAPES if any(used.search(html) for html in raw))
        if shapes:
            sprite = f'<svg class="q-sprite" width="0" height="0" aria-hidden="true">{shapes}</svg>\n'
            self.document.insert(0, nodes.raw("", sprite, format="html"))


def link(site: Site, docname: str, name: tuple[str, str], text: str = "", look: str = "") -> str:
    """A link to an object of the domain, or its plain name when no page has it.

    Args:
        site: the pages.
        docname: the page that shows the link.
        name: the object's type and name.
        text: HTML to show instead of the object's title.
        look: the CSS class of the link.
    """
    found = site.domain.nearest(docname, name)
    if found is None:
        return text or f"<code>{escape(name[1])}</code>"
    css = f' class="{look}"' if look else ""
    return f'<a{css} href="{site.address(docname, found.docname, found.anchor)}">{text or escape(found.title)}</a>'


@filler("rule")
def _rule(site: Site, docname: str, key: str) -> str:
    return link(site, docname, site.domain.rule_name(key), look="q-rule")


@filler("source")
def _source(site: Site, docname: str, key: str) -> str:
    source = site.spec.sources.get(key)
    text = f'<cite lang="{source.language}">{escape(source.title)}</cite>' if source else escape(key)
    return link(site, docname, ("source", key), text=text)


@filler("object")
def _object(site: Site, docname: str, key: str) -> str:
    """What a role shows: its link is made by Sphinx, this only tells when the page has to be written again."""
    role, _, name = key.partition(" ")
    entry = site.domain.nearest(docname, site.domain.rule_name(name) if role == "rule" else (role, name))
    return f"{entry.title} {site.address(docname, entry.docname, entry.anchor)}" if entry else ""


@filler("holds")
def _holds(site: Site, docname: str, key: str) -> str:
    """The games in which a shared rule holds, each with the rule's place in its chapter."""
    name = site.domain.rule_name(key)
    entry = site.domain.objects.get(name)
    places = [(entry.docname, entry.anchor)] if entry else []
    places += [(page, anchor) for (page, copied), anchor in site.domain.data["copies"].items() if copied == name]
    by_chapter = {page.split("/")[-2]: (page, anchor) for page, anchor in places if "/" in page}
    rule = site.spec.rules[key]
    return ", ".join(
        f'<a href="{site.address(docname, *by_chapter[game])}">{escape(site.spec.games[game].title)}</a>'
        if game in by_chapter and by_chapter[game][0] != docname
        else escape(site.spec.games[game].title)
        for game in rule.games
        if game in site.spec.games
    )


@filler("rule-as")
def _rule_as(site: Site, docname: str, key: str) -> str:
    """A link to a rule under another text: the key is the rule's id and the text."""
    rule, _, text = key.partition(" ")
    return link(site, docname, site.domain.rule_name(rule), text=escape(text))
