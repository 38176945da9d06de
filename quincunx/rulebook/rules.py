"""The directives ``q:rules`` and ``q:rulings``: a game's rules as sections, each with its sources and its proof."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import OptionSpec

from quincunx.drawing.dice import in_prose
from quincunx.rulebook import markup, proofs
from quincunx.rulebook.domain import Entry
from quincunx.rulebook.inputs import depend_on, domain_of
from quincunx.rulebook.places import place
from quincunx.rulebook.slots import html_part, slot
from quincunx.spec.load import SHARED, Spec
from quincunx.spec.model import ConflictPosition, Game, Rule, SourceRef

logger = logging.getLogger(__name__)

LANGUAGES = {"en": "English", "es": "Spanish", "it": "Italian", "el": "Greek", "lt": "Lithuanian"}
_KINDS = {"ruling": "Ruling", "conflict": "Sources disagree", "fact": "Fact"}


class SpecDirective(SphinxDirective):
    """A directive that shows a part of the spec."""

    @property
    def spec(self) -> Spec:
        """The spec of this build."""
        return domain_of(self.env).spec

    def game(self) -> Game | None:
        """The game that the argument names, its files noted as inputs; None after a warning."""
        name = self.arguments[0]
        depend_on(self.env, [self.spec.root / "games" / name, self.spec.root / SHARED, self.spec.root / "sources.yaml"])
        if name not in self.spec.games:
            known = ", ".join(self.spec.games)
            logger.warning("there is no game “%s”; there are: %s", name, known, location=self.get_location())
            return None
        return self.spec.games[name]

    def html(self, html: str) -> nodes.Node:
        """A part of the page."""
        return html_part(self.env, html)

    def check_rules(self, kind: str, name: str, rules: list[str]) -> None:
        """Report links of a document of the spec that lead to no rule."""
        for rule in rules:
            if rule not in self.spec.rules and rule not in self.spec.aliases:
                found = self.spec.place(kind, name)
                where = place(found.file, found.line) if found else self.get_location()
                message = "the %s “%s” names the rule “%s”, which does not exist"
                logger.warning(message, kind, name, rule, location=where)


def section(anchor: str, title: str) -> nodes.section:
    """A section with a fixed anchor."""
    made = nodes.section("", nodes.title(title, title), ids=[anchor])
    made["names"] = []
    return made


def topic_of(rule: Rule) -> str:
    """The topic of a rule: the second part of its id."""
    return rule.id.split(".")[1]


class Rules(SpecDirective):
    """``.. q:rules:: yahtzee`` gives all rules of a game by topic.

    ``home`` names prefixes of shared rules whose links lead to this page.
    """

    required_arguments = 1
    option_spec: ClassVar[OptionSpec] = {"home": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        """Make the sections."""
        game = self.game()
        if game is None:
            return []
        homes = {game.id, *self.options.get("home", "").split()}
        by_topic: dict[str, list[Rule]] = {topic.id: [] for topic in game.topics}
        for rule in self.spec.rules_of(game.id):
            if topic_of(rule) in by_topic:
                by_topic[topic_of(rule)].append(rule)
            else:
                where = self.place(rule)
                logger.warning("the game %s has no topic for the rule “%s”", game.id, rule.id, location=where)
        made: list[nodes.Node] = []
        filled = [topic for topic in game.topics if by_topic[topic.id]]
        numbers = {
            rule.id: f"{number}.{place_in_topic}"
            for number, topic in enumerate(filled, 1)
            for place_in_topic, rule in enumerate(by_topic[topic.id], 1)
        }
        for number, topic in enumerate(filled, 1):
            part = section(f"topic-{topic.id}", f"{number} {topic.title}")
            for rule in by_topic[topic.id]:
                part += self.rule(rule, numbers, at_home=rule.id.split(".")[0] in homes)
            made.append(part)
        return made

    def place(self, rule: Rule) -> str:
        """Where a rule is written."""
        found = self.spec.place("rule", rule.id)
        return place(found.file, found.line) if found else rule.id

    def rule(self, rule: Rule, numbers: Mapping[str, str], *, at_home: bool) -> nodes.section:
        """The section of one rule, with the way to the one before and the one after."""
        anchor = f"r-{rule.id}"
        made = section(anchor, f"{numbers[rule.id]} {rule.title}")
        made["classes"] += ["q-rule-section", f"q-kind-{rule.kind}"]
        domain = domain_of(self.env)
        name = ("ruling" if rule.kind == "ruling" else "rule", rule.id)
        if at_home:
            found = self.spec.place("rule", rule.id)
            file, line = (str(found.file), None) if found else (str(Path(self.get_source_info()[0])), self.lineno)
            domain.note_object(name, Entry(self.env.docname, anchor, rule.title, file, line))
            for alias in rule.aliases:
                domain.note_alias(self.env.docname, alias, rule.id)
        else:
            domain.note_copy(self.env.docname, name, anchor)
        self.check_rules("rule", rule.id, rule.related)
        made += self.html(rule_html(self.spec, rule, _neighbours(rule.id, numbers)))
        return made


def _neighbours(rule: str, numbers: Mapping[str, str]) -> str:
    """Links to the rule before and the rule after on the same page."""
    names = list(numbers)
    at = names.index(rule)
    before = [f'<a href="#r-{names[at - 1]}" rel="prev">‹ {numbers[names[at - 1]]}</a>'] if at else []
    after = [f'<a href="#r-{name}" rel="next">{numbers[name]} ›</a>' for name in names[at + 1 : at + 2]]
    return f' <span class="q-turn">{" ".join([*before, *after])}</span>'


def rule_html(spec: Spec, rule: Rule, neighbours: str = "") -> str:
    """What stands under a rule's title.

    Args:
        spec: the spec that the rule is from.
        rule: the rule.
        neighbours: links to the rules beside it.
    """
    parts = [f'<p class="q-statement">{in_prose(rule.statement)}</p>']
    parts.append(slot("overruled", rule.id))
    label = _KINDS.get(rule.kind, "")
    if rule.modality == "advisory" and rule.kind != "fact":
        label = "Advice"
    if label:
        parts.insert(0, f'<p class="q-label q-label-{label.split()[0].lower()}">{label}</p>')
    if rule.kind == "ruling":
        because = in_prose(rule.because)
        parts.append(f'<div class="q-note"><p><strong>No source says this.</strong> {because}</p></div>')
    elif rule.positions:
        parts.append(_conflict(spec, rule))
    elif rule.because:
        parts.append(f'<div class="q-note"><p>{in_prose(rule.because)}</p></div>')
    if rule.sources:
        noun = "Source" if len({reference.source for reference in rule.sources}) == 1 else "Sources"
        parts.append(f'<p class="q-sources">{noun}: {sources_html(spec, rule.sources)}</p>')
    if rule.related:
        links = ", ".join(slot("rule", name) for name in rule.related)
        parts.append(f'<p class="q-related">See also: {links}</p>')
    if len(rule.games) > 1:
        parts.append(f'<p class="q-related">Holds in {slot("holds", rule.id)}</p>')
    parts.append(proofs.proof_of(rule.id))
    known_as = f" · also called {', '.join(map(escape, rule.aliases))}" if rule.aliases else ""
    setting = f" · setting “{escape(rule.setting)}”" if rule.setting else ""
    facts = f"<code>{rule.id}</code> · level {rule.level}{setting}{known_as} · since {rule.since}"
    parts.append(f'<p class="q-fine">{facts}{neighbours}</p>')
    return "\n".join(parts) + "\n"


def _conflict(spec: Spec, rule: Rule) -> str:
    positions = markup.items(_position(spec, position) for position in rule.positions)
    because = f"<p><strong>Why.</strong> {in_prose(rule.because)}</p>" if rule.because else ""
    return f'<div class="q-note"><p><strong>What the sources say.</strong></p>\n{positions}{because}</div>'


def _position(spec: Spec, position: ConflictPosition) -> str:
    taken = ' <strong class="q-taken">This is followed here.</strong>' if position.taken else ""
    where = f' <span class="q-where">{sources_html(spec, position.sources)}.</span>' if position.sources else ""
    return f"{in_prose(position.says)}{where}{taken}"


def sources_html(spec: Spec, references: list[SourceRef]) -> str:
    """Sources with the sections in which something stands, each source once."""
    by_source: dict[str, list[str]] = {}
    for reference in references:
        by_source.setdefault(reference.source, []).append(reference.section)
    return "; ".join(_source_html(spec, name, sections) for name, sections in by_source.items())


def _source_html(spec: Spec, name: str, sections: list[str]) -> str:
    source = spec.sources.get(name)
    language = source.language if source else "en"
    listed = ", ".join(f'<q lang="{language}">{escape(text)}</q>' for text in dict.fromkeys(sections))
    return f"{slot('source', name)} ({LANGUAGES[language]}), {listed}"


class Summary(SpecDirective):
    """``.. q:summary:: yahtzee`` is a game in a few sentences."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Give it."""
        game = self.game()
        return [self.html(f'<p class="q-lead">{in_prose(game.summary)}</p>\n')] if game else []


class Rulings(SpecDirective):
    """``.. q:rulings:: yahtzee`` lists what no source says, or what sources say differently, with the reasons."""

    required_arguments = 1
    option_spec: ClassVar[OptionSpec] = {"kind": lambda text: directives.choice(text, ("ruling", "conflict"))}

    def run(self) -> list[nodes.Node]:
        """Make the list."""
        game = self.game()
        if game is None:
            return []
        kind = self.options.get("kind", "ruling")
        rules = [rule for rule in self.spec.rules_of(game.id) if rule.kind == kind]
        return [
            self.html(markup.definitions(markup.defined(slot("rule", rule.id), self.reason(rule)) for rule in rules))
        ]

    def reason(self, rule: Rule) -> str:
        """What was decided, and why."""
        why = _conflict(self.spec, rule) if rule.positions else f"<p><em>Why:</em> {in_prose(rule.because)}</p>"
        return f"<p>{in_prose(rule.statement)}</p>{why}"
