"""What is shown of a rule, a term or a question when a reader points at a link to it.

The rule of this file: previews go by the anchor that a link leads to. An anchor means the same rule on whichever page
it stands, so one entry serves the rule and its copies in other chapters.
"""

from __future__ import annotations

from html import escape
from typing import Any

from quincunx.drawing import dice
from quincunx.rulebook.languages import names_html
from quincunx.rulebook.site import Site
from quincunx.spec.model import Rule

_KINDS = {"rule": "Rule", "ruling": "Ruling: no source says this", "conflict": "The sources disagree", "fact": "Fact"}


def previews(site: Site) -> dict[str, Any]:
    """The entries by anchor, each a title, HTML and a small line; and the shapes of the dice in them."""
    spec, objects = site.spec, site.domain.objects
    entries = {f"r-{rule.id}": [rule.title, dice.in_prose(rule.statement), _kind(rule)] for rule in site.documented()}
    for prefix, terms in spec.terms.items():
        for term in terms:
            if ("term", f"{prefix}.{term.id}") in objects:
                entries[f"t-{prefix}.{term.id}"] = [term.title, dice.in_prose(term.definition), names_html(term)]
    for question in spec.faq.values():
        if ("faq", question.id) in objects:
            entries[f"f-{question.id}"] = [question.question, dice.in_prose(question.answer), "Question"]
    return {"entries": entries, "numbers": dice.SYMBOLS, "letters": dice.LETTER_SYMBOLS}


def _kind(rule: Rule) -> str:
    kind = "Advice" if rule.modality == "advisory" and rule.kind != "fact" else _KINDS[rule.kind]
    return f"{kind} · <code>{escape(rule.id)}</code>"
