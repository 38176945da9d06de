"""The Sphinx domain ``q``: rules, rulings, questions, scenarios, steps, terms and sources, and where they stand.

The rule of this file: everything that a document defines or shows is kept under the document's name, so that reading
it again, removing it, or reading it in another process loses and doubles nothing.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from quincunx.rulebook.dice_role import CardRole, DiceDirective, DiceRole
from quincunx.rulebook.places import place
from quincunx.rulebook.site import Site
from quincunx.rulebook.slots import Slot
from quincunx.run.house import House
from quincunx.spec.load import Spec
from quincunx.spec.rulesets import Rulesets

if TYPE_CHECKING:
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

logger = logging.getLogger(__name__)

ObjectName = tuple[str, str]
"""The type and the name of an object."""


class Entry(NamedTuple):
    """An object: where it is on the site, and where it was written."""

    docname: str
    anchor: str
    title: str
    file: str
    line: int | None


class ScenarioEntry(NamedTuple):
    """What other pages need to know of a scenario."""

    docname: str
    name: str
    rules: tuple[str, ...]
    faq: tuple[str, ...]
    cases: tuple[str, ...]
    file: str
    line: int
    dice: tuple[tuple[str, str, str], ...] = ()
    """The rolls of five dice that occur in it, the dice in order, each with the id and the name of its first case."""
    example: str = ""
    """The name of the first case."""
    rulesets: tuple[str, ...] = ()
    """The rulesets that it is tagged with."""


class Reference(XRefRole):
    """A role for one type of object; the title that it shows comes from outside, so it is noted as shown."""

    def process_link(
        self,
        env: BuildEnvironment,
        refnode: nodes.Element,
        has_explicit_title: bool,  # noqa: FBT001 - Sphinx's signature
        title: str,
        target: str,
    ) -> tuple[str, str]:
        """Note what the page shows."""
        domain: QuincunxDomain = env.domains["q"]  # type: ignore[assignment]
        domain.note_shown(env.current_document.docname, [("object", f"{refnode['reftype']} {target}")])
        return super().process_link(env, refnode, has_explicit_title, title, target)


class QuincunxDomain(Domain):
    """The rulebook's objects."""

    name = "q"
    label = "Quincunx"
    object_types: ClassVar[dict[str, ObjType]] = {
        "rule": ObjType("rule", "rule"),
        "ruling": ObjType("ruling", "ruling", "rule"),
        "faq": ObjType("question", "faq"),
        "scenario": ObjType("scenario", "scenario"),
        "step": ObjType("step", "step"),
        "term": ObjType("term", "term"),
        "source": ObjType("source", "source"),
    }
    roles: ClassVar[dict[str, Any]] = {
        **{name: Reference() for name in ("rule", "ruling", "faq", "scenario", "step", "source")},
        "term": Reference(innernodeclass=nodes.inline),
        "dice": DiceRole(),
        "card": CardRole(),
    }
    directives: ClassVar[dict[str, Any]] = {"dice": DiceDirective}
    initial_data: ClassVar[dict[str, Any]] = {
        "objects": {},
        "aliases": {},
        "copies": {},
        "scenarios": {},
        "shown": {},
        "inputs": {},
    }
    data_version = 2
    spec: Spec
    house: House
    rulesets: Rulesets
    site: Site

    @property
    def objects(self) -> dict[ObjectName, Entry]:
        """Every object by type and name."""
        return self.data["objects"]  # type: ignore[no-any-return]

    @property
    def scenarios(self) -> dict[str, ScenarioEntry]:
        """Every scenario by id."""
        return self.data["scenarios"]  # type: ignore[no-any-return]

    @property
    def shown(self) -> dict[str, list[Slot]]:
        """The slots of each document."""
        return self.data["shown"]  # type: ignore[no-any-return]

    @property
    def inputs(self) -> dict[str, dict[str, str]]:
        """For each document the files that it was made from, beside its own, with the digest that they had."""
        return self.data["inputs"]  # type: ignore[no-any-return]

    def note_object(self, name: ObjectName, entry: Entry) -> None:
        """Keep an object; a second one of the same name is reported, with the places of both."""
        other = self.objects.get(name)
        if other is not None:
            message = "the %s “%s” stands twice; the other is at %s"
            logger.warning(message, *name, self.written_at(name, other), location=self.written_at(name, entry))
            return
        self.objects[name] = entry

    def written_at(self, name: ObjectName, entry: Entry) -> str:
        """Where an object is written, as ``file:line``; the line of YAML is only looked up when it is asked for."""
        if entry.line is not None:
            return place(entry.file, entry.line)
        kind, own = ("rule" if name[0] == "ruling" else name[0]), name[1]
        found = self.spec.place(kind, own) or self.spec.place(kind, own.partition(".")[2])
        return place(found.file, found.line) if found else place(entry.file, 1)

    def note_scenario(self, name: str, entry: ScenarioEntry) -> None:
        """Keep what other pages need to know of a scenario."""
        self.scenarios.setdefault(name, entry)

    def note_shown(self, docname: str, slots: Iterable[Slot]) -> None:
        """Keep what a document shows from outside."""
        self.shown.setdefault(docname, []).extend(slots)

    def note_copy(self, docname: str, name: ObjectName, anchor: str) -> None:
        """Keep that a page shows an object which is at home elsewhere: a shared rule in the chapter of a game."""
        self.data["copies"][docname, name] = anchor

    def nearest(self, docname: str, name: ObjectName) -> Entry | None:
        """Where a page's link to an object leads: within the page's own chapter if it can, so readers stay there."""
        entry = self.objects.get(name)
        if entry is None or posixpath.dirname(entry.docname) == posixpath.dirname(docname):
            return entry
        for (copy, copied), anchor in self.data["copies"].items():
            if copied == name and posixpath.dirname(copy) == posixpath.dirname(docname):
                return entry._replace(docname=copy, anchor=anchor)
        return entry

    def note_alias(self, docname: str, alias: str, rule: str) -> None:
        """Keep another name of a rule."""
        self.data["aliases"][alias] = (docname, rule)

    def rule_name(self, name: str) -> ObjectName:
        """The object that a rule's id or another name of the rule means."""
        name = self.data["aliases"].get(name, ("", name))[1]
        return ("ruling", name) if ("ruling", name) in self.objects else ("rule", name)

    def clear_doc(self, docname: str) -> None:
        """Forget what a document defined and showed."""
        for key in ("objects", "scenarios"):
            table = self.data[key]
            for name in [name for name, entry in table.items() if entry.docname == docname]:
                del table[name]
        aliases = self.data["aliases"]
        for alias in [alias for alias, (home, _rule) in aliases.items() if home == docname]:
            del aliases[alias]
        copies = self.data["copies"]
        for copy in [copy for copy in copies if copy[0] == docname]:
            del copies[copy]
        self.shown.pop(docname, None)
        self.inputs.pop(docname, None)

    def merge_domaindata(self, docnames: AbstractSet[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process read."""
        for name, entry in otherdata["objects"].items():
            if entry.docname in docnames:
                self.note_object(name, entry)
        for name, scenario in otherdata["scenarios"].items():
            if scenario.docname in docnames:
                self.note_scenario(name, scenario)
        for alias, (home, rule) in otherdata["aliases"].items():
            if home in docnames:
                self.note_alias(home, alias, rule)
        for (home, name), anchor in otherdata["copies"].items():
            if home in docnames:
                self.note_copy(home, name, anchor)
        for key in ("shown", "inputs"):
            self.data[key].update({name: value for name, value in otherdata[key].items() if name in docnames})

    def resolve_xref(  # noqa: PLR0917 - Sphinx's signature
        self,
        env: BuildEnvironment,  # noqa: ARG002 - Sphinx's signature
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: nodes.Element,
    ) -> nodes.reference | None:
        """A link to the object that a role names; None makes Sphinx report it."""
        name = self._named(typ, target)
        if name is None:
            return None
        entry = self.nearest(fromdocname, name) or self.objects[name]
        text = contnode.astext() if node.get("refexplicit") else entry.title
        shown = nodes.inline("", text, classes=["q-ref", f"q-ref-{name[0]}"])
        return make_refnode(builder, fromdocname, entry.docname, entry.anchor, shown, entry.title)

    def _named(self, role: str, target: str) -> ObjectName | None:
        if role == "rule":
            found = self.rule_name(target)
            return found if found in self.objects else None
        return (role, target) if (role, target) in self.objects else None

    def resolve_any_xref(  # noqa: PLR0917 - Sphinx's signature
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: nodes.Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Links to all objects of a name, for the role ``any``."""
        found = []
        for kind in self.object_types:
            link = self.resolve_xref(env, fromdocname, builder, kind, target, node, contnode)
            if link is not None and (kind, target) in self.objects:
                found.append((f"q:{kind}", link))
        return found

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """The objects for the inventory; the search has an index of its own, in :mod:`quincunx.rulebook.lookup`."""
        for (kind, name), entry in self.objects.items():
            yield name, entry.title, kind, entry.docname, entry.anchor, -1

    def check_consistency(self) -> None:
        """Report must-rules that no scenario proves, and tags that mean nothing."""
        for message, where in self.site.faults():
            logger.warning(message, location=where)
