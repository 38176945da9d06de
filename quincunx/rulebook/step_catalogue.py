"""The directive ``q:steps``: the catalogue of the sentences that scenarios are made of."""

from __future__ import annotations

from html import escape

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from quincunx.drawing.dice import in_sentence
from quincunx.rulebook import markup
from quincunx.rulebook.domain import Entry
from quincunx.rulebook.inputs import domain_of
from quincunx.rulebook.rules import section
from quincunx.rulebook.slots import html_part
from quincunx.steps import registry
from quincunx.steps.registry import PARAMETERS, StepDefinition

_TITLES = {"given": "Given: the scene", "when": "When: what is done", "then": "Then: what is demanded"}
_CUCUMBERS_OWN = (("int", "a whole number: 25"), ("string", "any text in double quotes"))


class Steps(SphinxDirective):
    """``.. q:steps::`` lists every sentence with its blanks, its table, what it does and an example."""

    def run(self) -> list[nodes.Node]:
        """Make the sections."""
        blanks = [*((blank.name, blank.meaning) for blank in PARAMETERS), *_CUCUMBERS_OWN]
        rows = (markup.row(markup.cell(f"<code>{{{name}}}</code>"), markup.cell(escape(text))) for name, text in blanks)
        made: list[nodes.Node] = [html_part(self.env, markup.table("", ("Blank", "What goes there"), "".join(rows)))]
        numbered = list(enumerate(registry().definitions, 1))
        for kind, title in _TITLES.items():
            part = section(f"steps-{kind}", title)
            entries = [self.step(number, definition) for number, definition in numbered if definition.kind == kind]
            part += html_part(self.env, markup.definitions(entries, "q-catalogue"))
            made.append(part)
        return made

    def step(self, number: int, definition: StepDefinition) -> str:
        """One sentence as an entry of the list."""
        anchor = f"st-{number}"
        domain_of(self.env).note_object(
            ("step", definition.expression),
            Entry(self.env.docname, anchor, definition.expression, "quincunx/steps", None),
        )
        example = f'<p class="q-sample">{in_sentence(definition.example)}</p>'
        html = f"<p>{_coded(definition.doc)}</p>{_table(definition)}{example}"
        return markup.defined(f"<code>{escape(definition.expression)}</code>", html, anchor)


def _coded(text: str) -> str:
    """Escaped text with what stands between backticks as code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if place % 2 else part for place, part in enumerate(parts))


def _table(definition: StepDefinition) -> str:
    if not definition.columns:
        return ""
    named = [f"<code>{escape(column)}</code>" for column in definition.columns]
    more = [f"{name} if wished" for name in named[definition.required :]]
    return f"<p>With a table: {', '.join([*named[: definition.required], *more])}.</p>"
