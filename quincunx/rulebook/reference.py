"""The directives ``q:outcomes`` and ``q:ruleset-file``: parts of the reference that are data elsewhere."""

from __future__ import annotations

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from quincunx.drawing import marks
from quincunx.results.model import Outcome
from quincunx.results.summary import RIGHT, WRONG
from quincunx.rulebook import markup
from quincunx.rulebook.inputs import depend_on, read_ruleset
from quincunx.rulebook.rules import SpecDirective
from quincunx.rulebook.slots import html_part

_MEANINGS: dict[Outcome, str] = {
    "passed": "Everything was as demanded.",
    "failed": "A step demanded something else than what came.",
    "errored": "The implementation crashed, or answered with something that the protocol does not allow.",
    "timed-out": "No answer came in time.",
    "blocked": "The position from which the scenario begins could not be reached.",
    "not-applicable": "The implementation does not declare what the scenario needs, or has no notion of it.",
    "superseded": "A house rule replaces the rule that the scenario proves.",
    "not-run": "It was filtered out, or the run was given up before.",
    "expected-failure": "It failed, and a list said beforehand that it would.",
    "unexpected-pass": "It passed, though a list said that it would fail: the list is out of date.",
}


def _weight(outcome: Outcome) -> str:
    """What an outcome means for a claim."""
    if outcome in WRONG:
        return "against"
    if outcome in RIGHT:
        return "for"
    return {"not-applicable": "against, where the level asks for it", "not-run": "none is possible"}.get(outcome, "–")


class Outcomes(SphinxDirective):
    """``.. q:outcomes::`` tells what each outcome means and how it is marked."""

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        rows = "".join(
            markup.row(
                markup.cell(marks.with_word(outcome)),
                markup.cell(meaning),
                markup.cell(_weight(outcome)),
            )
            for outcome, meaning in _MEANINGS.items()
        )
        return [html_part(self.env, markup.table("", ("Outcome", "Meaning", "A claim"), rows))]


class RulesetFile(SpecDirective):
    """``.. q:ruleset-file:: yahtzee`` shows the file of a ruleset."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Show it, without the comments that are for editors."""
        depend_on(self.env, [self.spec.root / "rulesets"])
        file = read_ruleset(self.spec.root, self.arguments[0]).file
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        text = "\n".join(lines)
        return [nodes.literal_block(text, text, language="yaml")]
