"""House rules in the rulebook: their sources, a chapter with a page for each ruleset, and the marks they leave.

The rule of this file: the base chapters stay what they are; what a house ruleset replaces is marked there, with a link
to what replaces it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec
from docutils import nodes

from quincunx.drawing import marks
from quincunx.errors import FaultsError, QuincunxError
from quincunx.features.read import read_feature
from quincunx.results.model import ScenarioResult
from quincunx.rulebook import markup
from quincunx.rulebook.domain import Entry
from quincunx.rulebook.inputs import RulebookError, depend_on, domain_of
from quincunx.rulebook.rules import SpecDirective, rule_html, section
from quincunx.rulebook.site import Site
from quincunx.rulebook.slots import filler, html_part, link, slot
from quincunx.run.comparison import compare
from quincunx.run.house import House, house_files, read_house
from quincunx.spec.load import Spec
from quincunx.spec.model import Rule
from quincunx.spec.rulesets import Ruleset, Rulesets

FOLDER = "docs/house-rules"
FEATURES = "features/house-rules"
_INDEX = "House rules\n===========\n"
_TOCTREE = "\n.. toctree::\n   :maxdepth: 1\n\n{}\n"


def staged(root: Path, with_: Sequence[Path]) -> dict[Path, bytes]:
    """The documents that house rules add to the sources, by their paths below these.

    Raises:
        UsageError: a path leads nowhere.
        SpecError: a ruleset cannot be read.
    """
    rulesets, features = house_files(with_)
    made: dict[Path, bytes] = {}
    pages: dict[str, list[str]] = {}
    for file in features:
        name = Path(FEATURES) / file.name
        if name in made:
            name = Path(FEATURES) / f"{file.parent.name}-{file.name}"
        made[name] = file.read_bytes()
        for tagged in _tagged(file) or [""]:
            pages.setdefault(tagged, []).append(f"   /{name.with_suffix('').as_posix()}")
    found = _house_rulesets(root / "spec", rulesets)
    for ruleset in found:
        title = re.sub(r"([\\*`|_])", r"\\\1", ruleset.title)
        own = pages.pop(ruleset.id, [])
        text = f"{title}\n{'=' * 2 * len(title)}\n\n.. q:house-rules:: {ruleset.id}\n"
        text += f"\n**Its scenarios**\n{_TOCTREE.format(chr(10).join(own))}" if own else ""
        made[Path(FOLDER) / f"{ruleset.id}.rst"] = text.encode()
    index = root / FOLDER / "index.rst"
    text = index.read_text(encoding="utf-8") if index.is_file() else _INDEX
    listed = [f"   {ruleset.id}" for ruleset in found] + [page for own in pages.values() for page in own]
    made[Path(FOLDER) / "index.rst"] = (text + _TOCTREE.format("\n".join(dict.fromkeys(listed)))).encode()
    return made


def _tagged(file: Path) -> tuple[str, ...]:
    """The rulesets that a feature names; none when it cannot be read, which Sphinx will report."""
    try:
        feature = read_feature(file)
    except QuincunxError:
        return ()
    return feature.tags.rulesets[:1]


def _house_rulesets(spec: Path, files: Sequence[Path]) -> list[Ruleset]:
    known = Rulesets([*sorted((spec / "rulesets").glob("*.yaml")), *files])
    return [ruleset for name in known if (ruleset := known[name]).file in files]


def read_house_rules(spec: Spec, files: Sequence[Path]) -> tuple[Spec, House, Rulesets]:
    """The spec with the house rules in it, these themselves, and all rulesets.

    Raises:
        RulebookError: the house rules are faulty.
    """
    rulesets = Rulesets([*sorted((spec.root / "rulesets").glob("*.yaml")), *files])
    if not files:
        return spec, House(), rulesets
    try:
        house = read_house(spec, rulesets, files, files)
    except FaultsError as error:
        raise RulebookError("\n".join(map(str, error.faults))) from None
    except QuincunxError as error:
        raise RulebookError(str(error)) from None
    own = [msgspec.structs.replace(rule, games=[]) for rule in house.rules]
    return spec.with_rules(own, house.places), house, rulesets


class HouseRules(SpecDirective):
    """``.. q:house-rules:: NAME`` is the page of a house ruleset: what it sets, its rules, what it replaces."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make it."""
        domain = domain_of(self.env)
        ruleset = domain.rulesets[self.arguments[0]]
        depend_on(self.env, [ruleset.file, self.spec.root / "rulesets", self.spec.root / "sources.yaml"])
        made: list[nodes.Node] = [self.html(self.lead(ruleset))]
        sets = section("sets", "What it sets")
        sets += self.html(_changes(self.spec, domain.rulesets[ruleset.ancestry[0]], ruleset))
        made.append(sets)
        if ruleset.head.rules:
            rules = section("rules", "Its rules")
            for number, rule in enumerate(ruleset.head.rules, 1):
                rules += self.rule(rule, ruleset, number)
            made.append(rules)
        if ruleset.head.replaces:
            gone = section("replaces", "What it replaces")
            gone += self.html(markup.items(slot("rule", name) for name in ruleset.head.replaces) + "\n")
            made.append(gone)
        ends = section("run", "How the run ended")
        ends += self.html(f"{slot('house-run', ruleset.id)}\n")
        made.append(ends)
        return made

    def lead(self, ruleset: Ruleset) -> str:
        """What it is, by whom, and for which game."""
        head = ruleset.head
        summary = f'<p class="q-lead">{escape(head.summary)}</p>\n' if head.summary else ""
        author = f"By {escape(head.author)}. " if head.author else ""
        return f"{summary}<p>{author}House rules for {slot('chapter', ruleset.ancestry[0])}.</p>\n"

    def rule(self, rule: Rule, ruleset: Ruleset, number: int) -> nodes.section:
        """One of its rules."""
        anchor = f"r-{rule.id}"
        made = section(anchor, f"{number} {rule.title}")
        made["classes"] += ["q-rule-section", f"q-kind-{rule.kind}"]
        entry = Entry(self.env.docname, anchor, rule.title, str(ruleset.file), None)
        domain_of(self.env).note_object(("rule", rule.id), entry)
        self.check_rules("rule", rule.id, rule.related)
        made += html_part(self.env, rule_html(self.spec, rule))
        return made


def _changes(spec: Spec, base: Ruleset, ruleset: Ruleset) -> str:
    boxes = {box.id for box in getattr(ruleset.typed, "boxes", [])} | set(base.boxes)  # without those of more columns
    rows = "".join(
        markup.row(
            markup.row_head(f"{escape(row.title[:1].upper() + row.title[1:])}"),
            *(markup.cell(escape(cell) or "–") for cell in row.cells),
            look="q-differs",
        )
        for row in compare(spec, [base, ruleset])
        if row.kind != "rule" and row.differs and (row.kind != "box" or row.name in boxes)
    )
    if not rows:
        return "<p>Nothing: it is played as its base game.</p>\n"
    return markup.table("q-changes", ("", escape(base.title), escape(ruleset.title)), rows, scroll=True)


def page_of(site: Site, docname: str, ruleset: str, anchor: str = "") -> str:
    """The address of the page of a ruleset: the chapter of its game, or its own page among the house rules."""
    for page in (f"{FOLDER}/{ruleset}", f"docs/{ruleset}/index"):
        if page in site.domain.env.found_docs:
            return site.address(docname, page, anchor)
    return ""


@filler("chapter")
def _chapter(site: Site, docname: str, key: str) -> str:
    title = escape(site.domain.rulesets[key].title)
    address = page_of(site, docname, key)
    return f'<a href="{address}">{title}</a>' if address else title


@filler("overruled")
def _overruled(site: Site, docname: str, key: str) -> str:
    """Which house rulesets replace a rule."""
    names = [name for name, ruleset in site.domain.house.rulesets.items() if key in ruleset.head.replaces]
    if not names:
        return ""
    links = ", ".join(
        f'<a href="{page_of(site, docname, name, "rules")}">{escape(site.domain.rulesets[name].title)}</a>'
        for name in names
    )
    return f'<p class="q-overruled">{marks.icon("superseded")} Replaced by the house rules {links}</p>'


@filler("house-run")
def _house_run(site: Site, docname: str, key: str) -> str:
    results = [result for result in (site.results.scenarios if site.results else ()) if result.ruleset == key]
    if not results:
        return '<p class="q-run">These pages were made without results of this ruleset.</p>'
    numbers = Counter(result.outcome for result in results)
    counted = " ".join(
        f"{marks.with_word(outcome)} {numbers[outcome]}" for outcome in reversed(marks.MARKS) if numbers[outcome]
    )
    html = f'<p class="q-run">{len(results)} scenarios of the base game and of its own: {counted}</p>\n'
    for tone, lead in (("bad", "What went wrong"), ("quiet", "What no longer holds")):
        found = [result for result in results if marks.MARKS[result.outcome].tone == tone]
        if found:
            lines = markup.items((_result(site, docname, result) for result in found), "q-scenarios")
            html += markup.fold(f"{lead}: {markup.counted(len(found), 'scenario')}", lines) + "\n"
    return html


def _result(site: Site, docname: str, result: ScenarioResult) -> str:
    name = f"{escape(result.name)} <code>{result.id}</code>"
    where = link(site, docname, ("scenario", result.id.partition("/")[0]), text=name)
    return f"{marks.alone(result.outcome)} {where}"
