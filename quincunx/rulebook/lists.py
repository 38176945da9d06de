"""The directives that list a part of the spec: questions, terms, the statements of a source, levels."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.typing import OptionSpec

from quincunx.drawing.dice import in_prose
from quincunx.rulebook import markup, proofs
from quincunx.rulebook.domain import Entry
from quincunx.rulebook.inputs import depend_on, domain_of
from quincunx.rulebook.rules import LANGUAGES, SpecDirective, section, sources_html
from quincunx.rulebook.slots import slot
from quincunx.spec.load import SHARED
from quincunx.spec.model import Language, Statement, Term

logger = logging.getLogger(__name__)


class Questions(SpecDirective):
    """``.. q:questions:: yahtzee`` gives a section to every question of a game."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the sections."""
        game = self.game()
        if game is None:
            return []
        made: list[nodes.Node] = []
        for entry in self.spec.faq.values():
            if entry.id.split(".")[0] != game.id:
                continue
            self.check_rules("faq", entry.id, entry.rules)
            anchor = f"f-{entry.id}"
            place = self.spec.place("faq", entry.id)
            domain_of(self.env).note_object(
                ("faq", entry.id),
                Entry(self.env.docname, anchor, entry.question, str(place.file) if place else self.env.docname, None),
            )
            part = section(anchor, entry.question)
            part["classes"].append("q-question")
            links = markup.items((slot("rule", name) for name in entry.rules), "q-links")
            sources = f'<p class="q-sources">{sources_html(self.spec, entry.sources)}</p>' if entry.sources else ""
            part += self.html(
                f'<p class="q-statement">{in_prose(entry.answer)}</p>\n'
                f'<p class="q-settled">Settled by</p>\n{links}\n{sources}{proofs.shown_for(entry.id)}\n'
            )
            made.append(part)
        return made


class Terms(SpecDirective):
    """``.. q:terms:: yahtzee`` lists the terms of a game with their names in the languages of its sources."""

    required_arguments = 1
    option_spec: ClassVar[OptionSpec] = {"home": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        """Make the list."""
        game = self.game()
        if game is None:
            return []
        shared = [term for term in self.spec.terms.get(SHARED, []) if not term.games or game.id in term.games]
        terms = [(SHARED, term) for term in shared] + [(game.id, term) for term in self.spec.terms.get(game.id, [])]
        languages = {self.spec.sources[name].language for name in game.sources if name in self.spec.sources}
        names: list[Language] = [language for language in LANGUAGES if language in languages and language != "en"]
        terms.sort(key=lambda pair: pair[1].title.lower())
        return [self.html(markup.definitions(self.term(prefix, term, names) for prefix, term in terms))]

    def term(self, prefix: str, term: Term, languages: Iterable[Language]) -> str:
        """One term as an entry of the list; its name begins with its game, or with what several games share."""
        self.check_rules("term", term.id, term.rules)
        anchor = f"t-{prefix}.{term.id}"
        place = self.spec.place("term", term.id)
        if prefix in {self.arguments[0], *self.options.get("home", "").split()}:
            domain_of(self.env).note_object(
                ("term", f"{prefix}.{term.id}"),
                Entry(self.env.docname, anchor, term.title, str(place.file) if place else self.env.docname, None),
            )
        called = "; ".join(
            f"{LANGUAGES[language]}: {_foreign(language, term.names[language])}"
            for language in languages
            if language in term.names
        )
        foreign = f' <span class="q-names">{called}</span>' if called else ""
        see = ", ".join(slot("rule", rule) for rule in term.rules)
        rules = f' <span class="q-where">See {see}.</span>' if see else ""
        return markup.defined(f"{escape(term.title)}{foreign}", f"{in_prose(term.definition)}{rules}", anchor)


def _foreign(language: str, names: Iterable[str]) -> str:
    return ", ".join(f'<i lang="{language}">{escape(name)}</i>' for name in names)


class StatementTable(SpecDirective):
    """``.. q:statements:: yahtzee-es`` shows what a source says, statement by statement, and what became of it."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        name = self.arguments[0]
        depend_on(self.env, [self.spec.root / "statements", self.spec.root / "sources.yaml"])
        source, document = self.spec.sources.get(name), self.spec.statements.get(name)
        if source is None or document is None:
            logger.warning("there are no statements of a source “%s”", name, location=self.get_location())
            return []
        anchor = f"src-{name}"
        domain_of(self.env).note_object(
            ("source", name), Entry(self.env.docname, anchor, source.title, str(self.spec.root / "sources.yaml"), None)
        )
        by_section: dict[str, list[Statement]] = {}
        for statement in document.statements:
            by_section.setdefault(statement.section, []).append(statement)
            for rule in statement.rules:
                if rule not in self.spec.rules and rule not in self.spec.aliases:
                    message = "the statements of %s name the rule “%s”, which does not exist"
                    logger.warning(message, name, rule, location=self.get_location())
        bodies = "".join(
            f"<tbody>{markup.band(escape(title), 2, language=source.language)}"
            f"{''.join(map(_statement_html, statements))}</tbody>\n"
            for title, statements in by_section.items()
        )
        intro = (
            f'<p id="{anchor}"><cite lang="{source.language}">{escape(source.title)}</cite> '
            f"({LANGUAGES[source.language]}). {escape(source.authority)}</p>\n"
        )
        table = markup.table("q-statements", ("The source says", "What became of it"), bodies)
        return [self.html(intro + table)]


def _statement_html(statement: Statement) -> str:
    links = "<br>\n".join(slot("rule", rule) for rule in statement.rules)
    if statement.out_of_scope:
        links += f'<span class="q-out">Not part of the rules: {escape(statement.out_of_scope)}</span>'
    return markup.row(markup.cell(in_prose(statement.says)), markup.cell(links))


class Levels(SpecDirective):
    """``.. q:levels::`` lists the levels of conformance."""

    def run(self) -> list[nodes.Node]:
        """Make the list."""
        depend_on(self.env, [self.spec.root / "suite.yaml"])
        entries = (
            markup.defined(
                f"{escape(level.title)} <code>{level.id}</code>", escape(level.statement), f"level-{level.id}"
            )
            for level in self.spec.suite.levels
        )
        return [self.html(markup.definitions(entries))]


class Versions(SpecDirective):
    """``.. q:versions::`` tells the suite's version and what changes each part of it."""

    def run(self) -> list[nodes.Node]:
        """Make the list."""
        depend_on(self.env, [self.spec.root / "suite.yaml"])
        suite = self.spec.suite
        lead = f"<p>This is version <b>{suite.version}</b> of the suite. What changes each part of the number:</p>\n"
        entries = (markup.defined(part.capitalize(), escape(text)) for part, text in suite.bumps.items())
        return [self.html(lead + markup.definitions(entries))]
