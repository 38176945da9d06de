"""The directive ``q:glossary``: every term with its names in the four languages side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape

from docutils import nodes

from quincunx.drawing.dice import in_prose
from quincunx.rulebook.inputs import depend_on
from quincunx.rulebook.languages import FOREIGN, listed
from quincunx.rulebook.rules import LANGUAGES, SpecDirective
from quincunx.rulebook.site import Site
from quincunx.rulebook.slots import filler, link, slot
from quincunx.spec.load import SHARED
from quincunx.spec.model import Term


@dataclass
class _Row:
    """A term, or terms of several games that have one title and one definition."""

    term: Term
    at: str
    games: list[str] = field(default_factory=list)
    names: dict[str, list[str]] = field(default_factory=dict)

    def add(self, term: Term, games: list[str]) -> None:
        self.games += [game for game in games if game not in self.games]
        for language, names in term.names.items():
            known = self.names.setdefault(language, [])
            known += [name for name in names if name not in known]


class Glossary(SpecDirective):
    """``.. q:glossary::`` tabulates the terms of all games."""

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        spec = self.spec
        depend_on(self.env, [spec.root / SHARED, *(spec.root / "games" / game for game in spec.games)])
        rows = sorted(self.rows(), key=lambda row: (row.term.title[0].isdigit(), row.term.title.lower(), row.at))
        languages = ("en", *FOREIGN)
        heads = "".join(f'<th role="columnheader" scope="col">{LANGUAGES[name]}</th> ' for name in languages)
        body = "".join(map(self.row, rows))
        table = (
            '<table class="q-table q-glossary" role="table"><thead role="rowgroup"><tr role="row">'
            f'{heads}</tr></thead>\n<tbody role="rowgroup">{body}</tbody></table>\n'
        )
        return [self.html(table)]

    def rows(self) -> Iterator[_Row]:
        """The terms, those that say the same in several games as one."""
        known: dict[tuple[str, str], _Row] = {}
        for prefix, terms in self.spec.terms.items():
            for term in terms:
                row = known.setdefault((term.title, term.definition), _Row(term, f"{prefix}.{term.id}"))
                row.add(term, list(term.games) if prefix == SHARED else [prefix])
        yield from known.values()

    def row(self, row: _Row) -> str:
        """One row: the term with its meaning, and its names."""
        games = ", ".join(escape(self.spec.games[name].title) for name in row.games if name in self.spec.games)
        others = [name for name in row.names.get("en", []) if not row.term.title.lower().startswith(name.lower())]
        also = f' <span class="q-names">also {escape(", ".join(others))}</span>' if others else ""
        meaning = f'<span class="q-meaning">{in_prose(row.term.definition)}</span><span class="q-fine">{games}</span>'
        cells = [f'<th role="rowheader" scope="row">{slot("term", row.at)}{also}{meaning}</th> ']
        for language in FOREIGN:
            names = row.names.get(language)
            shown = listed(language, names) if names else '<span aria-hidden="true">–</span>'
            empty = "" if names else ' class="q-none"'
            cells.append(f'<td role="cell" data-language="{LANGUAGES[language]}"{empty}>{shown}</td> ')
        return f'<tr role="row">{"".join(cells)}</tr>\n'


@filler("term")
def _term(site: Site, docname: str, key: str) -> str:
    """A link to a term, or its plain title where no page has it."""
    prefix, _, own = key.partition(".")
    title = next(term.title for term in site.spec.terms[prefix] if term.id == own)
    return link(site, docname, ("term", key), text=escape(title), look="q-term")
