"""The directive ``q:comparison``: rulesets side by side, every cell with its rule and what proves it.

The rule of this file: what differs is marked by a word as well as by a colour; what a ruleset lacks is a dash.
"""

from __future__ import annotations

import posixpath
from collections import Counter, defaultdict
from collections.abc import Sequence
from html import escape

from docutils import nodes

from quincunx.drawing import marks
from quincunx.results.model import Outcome
from quincunx.rulebook import markup
from quincunx.rulebook.house import page_of
from quincunx.rulebook.inputs import depend_on
from quincunx.rulebook.rules import SpecDirective
from quincunx.rulebook.sheet import rule_of
from quincunx.rulebook.site import Site
from quincunx.rulebook.slots import filler, slot
from quincunx.run.comparison import Row, compare
from quincunx.spec.rulesets import Ruleset

_KINDS = {"parameter": "What is set", "box": "Boxes", "setting": "Settings", "rule": "Rules"}


class Comparison(SpecDirective):
    """``.. q:comparison::`` shows every ruleset of the spec, and the house rules of the build, side by side."""

    def run(self) -> list[nodes.Node]:
        """Leave the place for it."""
        depend_on(self.env, [self.spec.root / "rulesets"])
        return [self.html(f"{slot('comparison', '')}\n")]


class _Table:
    """Writes the comparison for a page."""

    def __init__(self, site: Site, docname: str, rulesets: Sequence[Ruleset]) -> None:
        self.site = site
        self.docname = docname
        self.rulesets = rulesets
        self.engines = Counter(ruleset.engine for ruleset in rulesets)
        self.outcomes: dict[tuple[str, str], dict[str, list[Outcome]]] = defaultdict(lambda: defaultdict(list))
        for result in site.results.scenarios if site.results else ():
            for rule in result.rules:
                self.outcomes[result.ruleset, rule][result.id.partition("/")[0]].append(result.outcome)

    def html(self) -> str:
        spec, house = self.site.spec, self.site.domain.house
        rows = compare(spec, self.rulesets, house.rules)
        bodies = []
        for kind, title in _KINDS.items():
            own = [row for row in rows if row.kind == kind and not (kind == "rule" and self.alone(row))]
            if own:
                lines = "".join(map(self.row, own))
                bodies.append(f"<tbody>{markup.band(title, 1 + len(self.rulesets))}{lines}</tbody>\n")
        heads = ["", *(self.head(ruleset) for ruleset in self.rulesets)]
        table = markup.table("q-compared", heads, "".join(bodies))
        others = ", ".join(self.head(ruleset) for ruleset in self.rulesets if self.engines[ruleset.engine] == 1)
        note = f"<p>Not listed are the rules of games that share none with another: {others}.</p>\n" if others else ""
        region = f'<div class="q-scroll" role="region" aria-label="Rulesets side by side" tabindex="0">{table}</div>\n'
        return region + note

    def alone(self, row: Row) -> bool:
        """Whether a row is about a game that is played in one column only, and by an engine of its own."""
        holding = [ruleset for ruleset, text in zip(self.rulesets, row.cells, strict=True) if text]
        return len(holding) == 1 and self.engines[holding[0].engine] == 1

    def head(self, ruleset: Ruleset) -> str:
        address = page_of(self.site, self.docname, ruleset.id)
        return f'<a href="{address}">{escape(ruleset.title)}</a>' if address else escape(ruleset.title)

    def row(self, row: Row) -> str:
        mark = '<span class="q-unlike" title="not all the same">≠<span class="q-sr"> differs</span></span> '
        title = escape(row.title[:1].upper() + row.title[1:])
        cells = (self.cell(row, ruleset, text) for ruleset, text in zip(self.rulesets, row.cells, strict=True))
        return markup.row(
            markup.row_head(f"{mark if row.differs else ''}{title}"), *cells, look="q-differs" if row.differs else ""
        )

    def cell(self, row: Row, ruleset: Ruleset, text: str) -> str:
        if not text or (row.kind == "parameter" and row.name not in ruleset.parameters):
            return markup.cell("–")
        known, game = self.site.spec.rules, ruleset.game
        candidates = [rule for rule in self.rules(row, ruleset) if rule in known]
        near = (rule for rule in candidates if game in known[rule].games or not known[rule].games)
        rule = next(near, candidates[0] if candidates else "")
        address = self.place(rule, ruleset)
        if not address:
            return markup.cell(escape(text))
        return markup.cell(f'<a href="{address}">{escape(text)}</a>{self.proof(rule, ruleset)}')

    def rules(self, row: Row, ruleset: Ruleset) -> Sequence[str]:
        """The rules behind a cell, the nearest first."""
        if row.kind == "rule":
            return [row.name]
        if row.kind == "setting":
            return [rule.id for rule in self.site.spec.rules_of(ruleset.game) if rule.setting == row.name]
        if row.kind == "box":
            behind = ruleset.rules_behind(row.name)
            return behind or [rule_of(self.site.spec, ruleset, ruleset.boxes[row.name])]
        return ruleset.rules_behind(row.name)

    def place(self, rule: str, ruleset: Ruleset) -> str:
        """Where a rule stands: in the chapter of the ruleset's game if it is there."""
        domain = self.site.domain
        entry = domain.objects.get(domain.rule_name(rule))
        if entry is None:
            return ""
        if posixpath.basename(posixpath.dirname(entry.docname)) != ruleset.game:
            for (page, name), anchor in domain.data["copies"].items():
                if name[1] == rule and posixpath.basename(posixpath.dirname(page)) == ruleset.game:
                    return self.site.address(self.docname, page, anchor)
        return self.site.address(self.docname, entry.docname, entry.anchor)

    def proof(self, rule: str, ruleset: Ruleset) -> str:
        """The number of scenarios that prove a rule under a ruleset, with the worst outcome; a link to the first."""
        found = self.outcomes.get((ruleset.id, rule))
        first = next((name for name in found or () if name in self.site.domain.scenarios), None)
        if not found or first is None:
            return ""
        entry = self.site.domain.scenarios[first]
        worst = marks.worst(outcome for outcomes in found.values() for outcome in outcomes)
        address = self.site.address(self.docname, entry.docname, f"s-{first}")
        said = f'aria-label="{markup.counted(len(found), "scenario")}, {marks.MARKS[worst].word}"'
        if worst == "passed":
            return f' <a class="q-ok" href="{address}" {said}>{len(found)}</a>'
        return f' <a href="{address}" {said}>{marks.icon(worst)}{len(found)}</a>'


@filler("comparison")
def _comparison(site: Site, docname: str, key: str) -> str:  # noqa: ARG001 - there is one comparison
    rulesets = site.domain.rulesets
    columns = sorted((rulesets[name] for name in rulesets), key=lambda ruleset: not ruleset.boxes)
    return _Table(site, docname, columns).html()
