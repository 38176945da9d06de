"""The index for looking things up: rules, terms in all languages, questions, scenarios by number and by their dice.

The rule of this file: the reader's own words are enough. Sphinx's search goes by English word stems, so it knows no
accents apart, takes “2 2 3 3 3” for four equal words, and does not find a scenario by its number when the number is cut
in two; Pagefind has to fetch its index, which a browser refuses for a page opened from a disk. So the search page shows
what this small index finds, and what Sphinx finds in the full text below it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quincunx.rulebook.languages import FOREIGN
from quincunx.rulebook.site import Site
from quincunx.spec.load import SHARED
from quincunx.spec.model import Rule


def index(site: Site) -> dict[str, Any]:
    """Everything that can be looked up, and the pages that know what to do with dice."""
    tools = {}
    for docname in sorted(site.domain.shown):
        for kind, key in site.domain.shown[docname]:
            if kind == "tool":
                tools[key.partition(" ")[0]] = site.builder.get_target_uri(docname)
    entries = [*_terms(site), *_rules(site), *_questions(site), *_scenarios(site)]
    return {"entries": entries, "tools": tools}


def _entry(site: Site, kind: str, name: tuple[str, str], *, shown: str, text: str = "", **more: Any) -> dict[str, Any]:
    """An entry; keys are short because there are hundreds: kind, id, title, address, text."""
    entry = site.domain.objects[name]
    made = {"k": kind, "i": shown, "t": entry.title, "a": site.address_of(name), "x": text}
    return made | {key: value for key, value in more.items() if value}


def _games(site: Site, names: list[str]) -> str:
    return ", ".join(site.spec.games[name].title for name in names if name in site.spec.games)


def _rules(site: Site) -> Iterator[dict[str, Any]]:
    for rule in site.documented():
        name = site.domain.rule_name(rule.id)
        text = f"{rule.statement} {rule.because}".strip()
        yield _entry(
            site,
            _kind(rule),
            name,
            shown=rule.id,
            text=text,
            g=_games(site, rule.games),
            n=[["", n] for n in rule.aliases],
        )


def _kind(rule: Rule) -> str:
    if rule.modality == "advisory" and rule.kind != "fact":
        return "Advice"
    return "Ruling" if rule.kind == "ruling" else "Rule"


def _terms(site: Site) -> Iterator[dict[str, Any]]:
    for prefix, terms in site.spec.terms.items():
        for term in terms:
            name = ("term", f"{prefix}.{term.id}")
            if name in site.domain.objects:
                names = [[lang, word] for lang in ("en", *FOREIGN) for word in term.names.get(lang, ())]
                games = term.games if prefix == SHARED else [prefix]
                yield _entry(site, "Term", name, shown="", text=term.definition, g=_games(site, games), n=names)


def _questions(site: Site) -> Iterator[dict[str, Any]]:
    for question in site.spec.faq.values():
        name = ("faq", question.id)
        if name in site.domain.objects:
            game = question.id.partition(".")[0]
            yield _entry(site, "Question", name, shown=question.id, text=question.answer, g=_games(site, [game]))


def _scenarios(site: Site) -> Iterator[dict[str, Any]]:
    for name in sorted(site.domain.scenarios):
        scenario = site.domain.scenarios[name]
        entry = _entry(site, "Scenario", ("scenario", name), shown=name)
        dice = {roll: [case.partition("/")[2], title] if "/" in case else 0 for roll, case, title in scenario.dice}
        count = len(scenario.cases)
        title = f"{scenario.example}, and {count - 1} more" if count > 1 else scenario.example
        yield entry | {"t": title or scenario.name} | ({"d": dice} if dice else {})
