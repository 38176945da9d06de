"""The directives that list a part of the spec: questions, terms, the statements of a source, levels, the steps."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging

from quincunx.rulebook.dice import in_prose, in_sentence
from quincunx.rulebook.domain import Entry
from quincunx.rulebook.inputs import depend_on, domain_of
from quincunx.rulebook.rules import LANGUAGES, SpecDirective, section, sources_html
from quincunx.rulebook.slots import slot
from quincunx.spec.load import SHARED
from quincunx.spec.model import Statement, Term

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
            links = "".join(f"<li>{slot('rule', name)}</li>\n" for name in entry.rules)
            sources = f'<p class="q-sources">{sources_html(self.spec, entry.sources)}</p>' if entry.sources else ""
            part += self.html(
                f'<p class="q-statement">{in_prose(entry.answer)}</p>\n'
                f'<p class="q-settled">Settled by</p>\n<ul class="q-links">\n{links}</ul>\n{sources}'
                f"{slot('answered', entry.id)}\n"
            )
            made.append(part)
        return made


class Terms(SpecDirective):
    """``.. q:terms:: yahtzee`` lists the terms of a game with their names in the languages of its sources."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, object]] = {"home": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        """Make the list."""
        game = self.game()
        if game is None:
            return []
        shared = [term for term in self.spec.terms.get(SHARED, []) if not term.games or game.id in term.games]
        terms = [(SHARED, term) for term in shared] + [(game.id, term) for term in self.spec.terms.get(game.id, [])]
        languages = {self.spec.sources[name].language for name in game.sources if name in self.spec.sources}
        names = [language for language in LANGUAGES if language in languages and language != "en"]
        terms.sort(key=lambda pair: pair[1].title.lower())
        items = "".join(self.term(prefix, term, names) for prefix, term in terms)
        return [self.html(f'<dl class="q-terms">\n{items}</dl>\n')]

    def term(self, prefix: str, term: Term, languages: Iterable[str]) -> str:
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
            f'{LANGUAGES[language]}: {", ".join(f"<i lang={chr(34)}{language}{chr(34)}>{escape(name)}</i>" for name in names)}'
            for language in languages
            if (names := term.names.get(language))  # type: ignore[call-overload]
        )
        foreign = f' <span class="q-names">{called}</span>' if called else ""
        rules = f' <span class="q-where">See {", ".join(slot("rule", rule) for rule in term.rules)}.</span>' if term.rules else ""
        return f'<dt id="{anchor}">{escape(term.title)}{foreign}</dt>\n<dd>{in_prose(term.definition)}{rules}</dd>\n'


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
                    logger.warning(
                        "the statements of %s name the rule “%s”, which does not exist", name, rule, location=self.get_location()
                    )
        bodies = "".join(
            f'<tbody><tr class="q-sheet-head"><th scope="rowgroup" colspan="2" lang="{source.language}">{escape(title)}</th></tr>\n'
            f"{''.join(map(_statement_html, statements))}</tbody>\n"
            for title, statements in by_section.items()
        )
        intro = (
            f'<p id="{anchor}"><cite lang="{source.language}">{escape(source.title)}</cite> '
            f"({LANGUAGES[source.language]}). {escape(source.authority)}</p>\n"
        )
        head = '<thead><tr><th scope="col">The source says</th> <th scope="col">What became of it</th></tr></thead>'
        return [self.html(f'{intro}<table class="q-table q-statements">{head}\n{bodies}</table>\n')]


def _statement_html(statement: Statement) -> str:
    links = "<br>\n".join(slot("rule", rule) for rule in statement.rules)
    if statement.out_of_scope:
        links += f'<span class="q-out">Not part of the rules: {escape(statement.out_of_scope)}</span>'
    return f"<tr><td>{in_prose(statement.says)}</td> <td>{links}</td></tr>\n"


class Levels(SpecDirective):
    """``.. q:levels::`` lists the levels of conformance."""

    def run(self) -> list[nodes.Node]:
        """Make the list."""
        depend_on(self.env, [self.spec.root / "suite.yaml"])
        items = "".join(
            f'<dt id="level-{level.id}">{escape(level.title)} <code>{level.id}</code></dt>\n<dd>{escape(level.statement)}</dd>\n'
            for level in self.spec.suite.levels
        )
        return [self.html(f'<dl class="q-terms">\n{items}</dl>\n')]


class Versions(SpecDirective):
    """``.. q:versions::`` tells the suite's version and what changes each part of it."""

    def run(self) -> list[nodes.Node]:
        """Make the list."""
        depend_on(self.env, [self.spec.root / "suite.yaml"])
        suite = self.spec.suite
        items = "".join(f"<dt>{part}</dt>\n<dd>{escape(text)}</dd>\n" for part, text in suite.bumps.items())
        return [self.html(f'<p>This is version <b>{suite.version}</b> of the suite.</p>\n<dl class="q-terms">\n{items}</dl>\n')]


class Steps(SpecDirective):
    """``.. q:steps::`` is the catalogue of the sentences that scenarios are made of."""

    def run(self) -> list[nodes.Node]:
        """Make the sections."""
        from quincunx.steps import registry  # noqa: PLC0415 - only this page needs the steps
        from quincunx.steps.registry import PARAMETERS  # noqa: PLC0415

        blanks = "".join(
            f"<tr><td><code>{{{blank.name}}}</code></td> <td>{escape(blank.meaning)}</td></tr>\n" for blank in PARAMETERS
        )
        made: list[nodes.Node] = [
            self.html(
                '<table class="q-table"><thead><tr><th scope="col">Blank</th> <th scope="col">What goes there</th></tr></thead>'
                f"\n<tbody>\n{blanks}<tr><td><code>{{int}}</code></td> <td>a whole number: 25</td></tr>\n"
                '<tr><td><code>{string}</code></td> <td>any text in double quotes</td></tr>\n</tbody></table>\n'
            )
        ]
        titles = {"given": "Given: the scene", "when": "When: what is done", "then": "Then: what is demanded"}
        number = 0
        for kind, title in titles.items():
            part = section(f"steps-{kind}", title)
            items = []
            for definition in registry().definitions:
                if definition.kind != kind:
                    continue
                number += 1
                anchor = f"st-{number}"
                domain_of(self.env).note_object(
                    ("step", definition.expression),
                    Entry(self.env.docname, anchor, definition.expression, "quincunx/steps", None),
                )
                table = ""
                if definition.columns:
                    needed, more = definition.columns[: definition.required], definition.columns[definition.required :]
                    listed = ", ".join(f"<code>{escape(column)}</code>" for column in needed)
                    listed += "".join(f", <code>{escape(column)}</code> if wished" for column in more)
                    table = f"<p>With a table: {listed}.</p>"
                items.append(
                    f'<dt id="{anchor}"><code>{escape(definition.expression)}</code></dt>\n'
                    f'<dd><p>{escape(definition.doc)}</p>{table}<p class="q-sample">{in_sentence(definition.example)}</p></dd>\n'
                )
            part += self.html(f'<dl class="q-terms q-catalogue">\n{"".join(items)}</dl>\n')
            made.append(part)
        return made
