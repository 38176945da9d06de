"""The directive ``q:phases``: how the phases of a game follow on each other, as a picture and as a table.

The rule of this file: what can follow on what is the engine's own table, reached by its address; each step in it names
the rules that lead there, and a rule that does not exist fails the build.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from html import escape
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from docutils import nodes
from sphinx.util import logging

from quincunx.drawing.phases import LAST_CHANCE, Layout, Way, draw
from quincunx.rulebook import markup
from quincunx.rulebook.inputs import depend_on
from quincunx.rulebook.places import place
from quincunx.rulebook.rules import SpecDirective
from quincunx.rulebook.site import Site
from quincunx.rulebook.slots import filler, slot

logger = logging.getLogger(__name__)

Transitions = Mapping[tuple[str, str], Mapping[str, tuple[str, ...]]]
"""For each phase and action, the phases that can follow, each with the rules that lead there."""

DIAGRAMS: dict[str, tuple[str, Layout]] = {"last-chance": ("reference_impl.last_chance:TRANSITIONS", LAST_CHANCE)}
"""For each game the address of its table, and where its phases lie on the picture."""

_WORDS = {"call-last-chance": "call Last Chance"}
_FURTHER = "²³⁴⁵⁶⁷⁸⁹"
_DEPENDS = '<br>\n<span class="q-fine">depends on a setting</span>'


class Edge(NamedTuple):
    """One step from a phase to the next."""

    phase: str
    action: str
    then: str
    rules: tuple[str, ...]
    note: str
    depends: bool
    """Whether it depends on a setting."""

    @property
    def way(self) -> Way:
        """From where to where."""
        return self.phase, self.then

    @property
    def words(self) -> str:
        """The action as players call it, and when it leads there if that has to be said."""
        action = _WORDS.get(self.action, self.action.replace("-", " "))
        return f"{action}: {self.note}" if self.note else action


def read_table(address: str) -> tuple[Transitions, Path]:
    """The table at an address ``package.module:NAME``, and the file in which it stands."""
    module_name, _, name = address.partition(":")
    module = importlib.import_module(module_name)
    return getattr(module, name), Path(str(module.__file__))


def _where(file: Path, address: str) -> str:
    """The place of the table, as warnings name it."""
    name = address.partition(":")[2]
    lines = file.read_text(encoding="utf-8").splitlines()
    return place(file, next((number for number, line in enumerate(lines, 1) if line.startswith(name)), 1))


class Phases(SpecDirective):
    """``.. q:phases:: last-chance`` draws how the phases of a game follow on each other, every step with its rules."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the picture and the table."""
        game = self.game()
        if game is None:
            return []
        if game.id not in DIAGRAMS:
            logger.warning("the phases of %s are drawn nowhere", game.id, location=self.get_location())
            return []
        address, layout = DIAGRAMS[game.id]
        table, file = read_table(address)
        depend_on(self.env, [file])
        edges = [
            Edge(phase, action, then, rules, layout.notes.get((phase, action, then), ""), self.depends(rules))
            for (phase, action), following in table.items()
            for then, rules in following.items()
        ]
        if self.faults(edges, layout, _where(file, address)):
            return []
        return [self.html(f'<div class="q-course">\n{_picture(edges, layout)}{_as_table(edges, layout)}</div>\n')]

    def depends(self, rules: tuple[str, ...]) -> bool:
        """Whether a setting decides about the rule that matters most, the first one."""
        return any(self.spec.rules[rule].setting for rule in rules[:1] if rule in self.spec.rules)

    def faults(self, edges: list[Edge], layout: Layout, where: str) -> bool:
        """Report rules that do not exist, and steps that the picture has no arrow for."""
        wrong = [
            f"the step from {edge.phase} to {edge.then} by {edge.action} names the rule “{rule}”, which does not exist"
            for edge in edges
            for rule in edge.rules
            if rule not in self.spec.rules
        ]
        wrong += [
            f"the step from {edge.phase} to {edge.then} by {edge.action} names no rule"
            for edge in edges
            if not edge.rules
        ]
        wrong += [
            f"the picture has no arrow from {start} to {then}"
            for start, then in dict.fromkeys(edge.way for edge in edges)
            if not {start, then} <= layout.boxes.keys() or (start, then) not in layout.arrows
        ]
        for message in wrong:
            logger.warning("%s", message, location=where)
        return bool(wrong)


def _picture(edges: list[Edge], layout: Layout) -> str:
    """The picture; beside an arrow, what depends on a setting stands last."""
    by_way: dict[Way, list[Edge]] = {}
    for edge in edges:
        by_way.setdefault(edge.way, []).append(edge)
    usual_first = {way: sorted(along, key=attrgetter("depends")) for way, along in by_way.items()}
    return draw(layout, {way: list(map(_linked, along)) for way, along in usual_first.items()})


def _linked(edge: Edge) -> str:
    """The words as a link to the first rule, with a raised number for every further rule."""
    first, *further = edge.rules
    look = ' class="q-depends"' if edge.depends else ""
    action = f"<tspan{look}>{slot('rule-in-picture', f'{first} {edge.words}')}</tspan>"
    numbers = zip(further, _FURTHER, strict=False)
    return action + "".join(
        f'<tspan dx="2">{slot("rule-in-picture", f"{rule} {text}")}</tspan>' for rule, text in numbers
    )


@filler("rule-in-picture")
def _in_picture(site: Site, docname: str, key: str) -> str:
    """A link to a rule within SVG; the table below has the same for the keyboard."""
    rule, _, text = key.partition(" ")
    found = site.domain.nearest(docname, site.domain.rule_name(rule))
    if found is None:
        return escape(text)
    address = site.address(docname, found.docname, found.anchor)
    return f'<a href="{address}" tabindex="-1"><title>{escape(found.title)}</title>{escape(text)}</a>'


def _as_table(edges: list[Edge], layout: Layout) -> str:
    by_phase: dict[str, list[str]] = {}
    for edge in edges:
        row = markup.row(
            markup.row_head(f"{escape(edge.words)}{_DEPENDS if edge.depends else ''}"),
            markup.cell(escape(layout.boxes[edge.then].title)),
            markup.cell("; ".join(slot("rule", rule) for rule in edge.rules)),
        )
        by_phase.setdefault(edge.phase, []).append(row)
    groups = "".join(
        f"<tbody>{markup.band(f'In the phase {escape(layout.boxes[phase].title)}', 3)}{''.join(rows)}</tbody>\n"
        for phase, rows in by_phase.items()
    )
    table = markup.table("q-course-table", ("Action", "Leads to", "By the rules"), groups, scroll=True)
    return f"<details><summary>The same as a table</summary>\n{table}</details>\n"
