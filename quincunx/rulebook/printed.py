"""The directives ``q:digest`` and ``q:form``: a game on one sheet of paper, and what one writes on while playing.

The rule of this file: the sheet says what the rules are called, and no more; its numbers come from the ruleset.
"""

from __future__ import annotations

from html import escape
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.typing import OptionSpec

from quincunx.rulebook import markup
from quincunx.rulebook.inputs import depend_on, read_ruleset
from quincunx.rulebook.rules import SpecDirective, topic_of
from quincunx.rulebook.slots import slot

logger = logging.getLogger(__name__)


class Digest(SpecDirective):
    """``.. q:digest:: yahtzee`` gives the titles of a game's rules by topic, in columns that fit on a sheet."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the lists."""
        game = self.game()
        if game is None:
            return []
        rules = [rule for rule in self.spec.rules_of(game.id) if rule.kind == "rule" and rule.modality != "advisory"]
        parts = []
        for topic in game.topics:
            own = [slot("rule", rule.id) for rule in rules if topic_of(rule) == topic.id]
            if own:
                parts.append(f"<div><p><b>{escape(topic.title)}</b></p>\n{markup.items(own)}</div>\n")
        return [self.html(f'<div class="q-digest">\n{"".join(parts)}</div>\n')]


class Form(SpecDirective):
    """``.. q:form:: Player, Lives`` is a table to write in.

    ``ruleset`` and ``rows`` name the parameter that says how many rows it has, as ``seats.to``.
    """

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[OptionSpec] = {
        "ruleset": directives.unchanged_required,
        "rows": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """Draw it."""
        depend_on(self.env, [self.spec.root / "rulesets"])
        found: Any = read_ruleset(self.spec.root, self.options["ruleset"]).parameters
        for name in self.options["rows"].split("."):
            found = found.get(name) if isinstance(found, dict) else None
        if not isinstance(found, int):
            logger.warning("“%s” is no number of the ruleset", self.options["rows"], location=self.get_location())
            return []
        columns = [escape(title.strip()) for title in self.arguments[0].split(",")]
        blank = markup.cell("", "q-blank")
        rows = "".join(markup.row(markup.row_head(str(row)), *[blank] * len(columns)) for row in range(1, found + 1))
        return [self.html(markup.table("q-form", ('<span class="q-sr">Number</span>', *columns), rows))]
