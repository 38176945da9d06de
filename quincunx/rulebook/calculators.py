"""The directives of the pages that work something out: ``q:score-a-roll``, ``q:crack-a-card``, ``q:rank-hands``.

The rule of this file: a page holds the form and says what it can do; figures come from the data that the build
computes, and a script only picks them out. Without JavaScript, and in books, a sentence tells where the figures stand.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.osutil import relative_uri
from sphinx.util.typing import OptionSpec

from quincunx.drawing.dice import LETTERS, drawn
from quincunx.odds import spoken
from quincunx.odds.cards import JOKERS
from quincunx.rulebook import calculator_data as data
from quincunx.rulebook.inputs import depend_on
from quincunx.rulebook.rules import SpecDirective
from quincunx.rulebook.site import Site
from quincunx.rulebook.slots import filler, slot
from quincunx.spec.load import SHARED

_DICE = 5


def _radio(name: str, value: str, label: str, *, checked: bool = False) -> str:
    mark = " checked" if checked else ""
    return f'<label><input type="radio" name="{name}" value="{value}"{mark}> {label}</label>'


def _choice(legend: str, name: str, options: list[tuple[str, str]], *, hint: str = "") -> str:
    """A group of radio buttons, the first one chosen."""
    radios = "\n".join(_radio(name, value, label, checked=not place) for place, (value, label) in enumerate(options))
    about = f' <span class="q-hint">{hint}</span>' if hint else ""
    return f'<fieldset class="q-choice"><legend>{legend}{about}</legend>\n{radios}</fieldset>\n'


def _face(number: int, face: str, *, checked: bool) -> str:
    mark = " checked" if checked else ""
    return (
        f'<label><input type="radio" name="die-{number}" value="{face}"{mark}><svg class="q-die" aria-hidden="true">'
        f'<use href="#q-d{face}"/></svg><span class="q-sr">{face}</span></label>'
    )


def dice_picker(first: str) -> str:
    """Five dice to be chosen: typed, or each picked from the six faces."""
    rows = []
    for number, chosen in enumerate(first.split(), 1):
        faces = "".join(_face(number, face, checked=face == chosen) for face in "123456")
        rows.append(
            f'<div role="radiogroup" class="q-faces" aria-label="Die {number}">'
            f'<span aria-hidden="true">Die {number}</span>{faces}</div>'
        )
    return (
        '<fieldset class="q-picker"><legend>Your five dice</legend>\n'
        f'<p><label for="q-typed">Type them</label> <input type="text" id="q-typed" inputmode="numeric" '
        f'autocomplete="off" size="11" maxlength="20" value="{first}" aria-describedby="q-typed-hint"> '
        '<button type="button" id="q-random">Roll them</button></p>\n'
        '<p class="q-hint" id="q-typed-hint">Five numbers from 1 to 6, in any order; or pick each die below.</p>\n'
        f"{''.join(rows)}</fieldset>\n"
    )


def _result(heading: str) -> str:
    return (
        f'<h2 id="q-result-title">{heading}</h2>\n<p id="q-said" role="status"></p>\n'
        '<div id="q-result" aria-labelledby="q-result-title"></div>\n'
    )


def _score_a_roll(site: Site, _options: str) -> str:
    sheet = (
        '<details class="q-sheet-state"><summary>What is on your sheet already?</summary>\n'
        '<p class="q-hint">It matters for five dice alike: they may be a joker. '
        "Where nothing is said, your sheet is taken to be empty.</p>\n"
        + _choice("Your Yahtzee box", "yahtzee", [("open", "is open"), ("50", "holds 50"), ("0", "holds 0")])
        + _choice(
            "Your upper box", "upper", [("open", "is open"), ("filled", "is filled")], hint="of the number on the dice"
        )
        + _choice("Your lower section", "lower", [("open", "has open boxes"), ("full", "is full")])
        + "</details>\n"
    )
    agreed = []
    for ruleset in data.score_sheets(site):
        for name, setting in ruleset.settings.items():
            values = [setting.default, *(value for value in setting.values if value != setting.default)]
            options = [(escape(value), escape(value)) for value in values]
            agreed.append(_choice(escape(setting.title), f"set-{ruleset.id}-{name}", options))
    rules = f'<details class="q-agreed"><summary>Rules agreed on at the table</summary>\n{"".join(agreed)}</details>\n'
    return dice_picker("2 2 3 3 3") + sheet + (rules if agreed else "") + _result("Points in every box")


def _crack_a_card(site: Site, options: str) -> str:
    deck = site.spec.cards.get(json.loads(options)["game"], [])
    cards = "".join(
        f'<option value="{spoken(card.combination)}" data-attempts="{card.attempts}" data-prize="{card.prize}">'
        f"{escape(card.title)}: {spoken(card.combination)}</option>\n"
        for card in deck
    )
    places = [*(str(number) for number in range(1, 7)), *JOKERS]
    own = "".join(
        f'<label><span class="q-sr">Place {number}</span><select class="q-place">'
        + "".join(
            f'<option value="{place}"{" selected" if place == chosen else ""}>{place}</option>' for place in places
        )
        + "</select></label> "
        for number, chosen in enumerate(("1", "1", "2", "3", "4"), 1)
    )
    return (
        '<fieldset class="q-card"><legend>The card</legend>\n'
        f'<p><label for="q-card">Card</label> <select id="q-card">{cards}'
        '<option value="">a card of your own …</option></select></p>\n'
        f'<div id="q-own" role="group" aria-label="Places of your own card">{own}</div>\n'
        '<p><span class="q-pair"><label for="q-attempts">Attempts left</label> '
        '<input type="number" id="q-attempts" min="0" max="12" step="1" value="3"></span>\n'
        '<span class="q-pair"><label for="q-prize">Prize</label> '
        '<input type="number" id="q-prize" min="0" step="10000" value="100000"></span></p>\n'
        '<p><label><input type="checkbox" id="q-repeat" checked> '
        "A joker may stand for a number that is printed on the card</label></p></fieldset>\n"
        + dice_picker("1 1 3 5 5")
        + _result("Odds, and what to keep")
    )


def _rank_hands(_site: Site, _options: str) -> str:
    faces = "".join(f'<option value="{face}">{face}</option>' for face in LETTERS)
    dice = "".join(
        f'<label><span class="q-sr">Die {number}</span><select class="q-face-choice">{faces}</select></label> '
        for number in range(1, _DICE + 1)
    )
    return (
        f"<p>From high to low: {drawn(LETTERS)}</p>\n"
        f'<template id="q-hand"><fieldset class="q-hand"><legend></legend>{dice}</fieldset></template>\n'
        '<div id="q-hands"></div>\n'
        '<p><button type="button" id="q-more">Add a hand</button> '
        '<button type="button" id="q-fewer">Remove the last hand</button></p>\n' + _result("The hands, best first")
    )


TOOLS: dict[str, Callable[[Site, str], str]] = {
    "score-a-roll": _score_a_roll,
    "crack-a-card": _crack_a_card,
    "rank-hands": _rank_hands,
}
"""The forms by the name of the tool."""

_SCRIPTS = {
    "score-a-roll": ("data/scores.js", "_static/dice-picker.js", "_static/score-a-roll.js"),
    "crack-a-card": ("_static/dice-picker.js", "_static/odds.js", "_static/crack-a-card.js"),
    "rank-hands": ("data/hands.js", "_static/dice-picker.js", "_static/rank-hands.js"),
}


@filler("tool")
def _tool(site: Site, docname: str, key: str) -> str:
    """The form of a tool; in a book, the sentence that says where it is instead."""
    name, _, options = key.partition(" ")
    if site.builder.name != "html":
        return "<p><em>The web edition of this book works this out for your own dice.</em></p>\n"
    own = site.builder.get_target_uri(docname)
    scripts = "".join(f'<script defer src="{relative_uri(own, script)}"></script>\n' for script in _SCRIPTS[name])
    return (
        '<p class="q-needs-script">This page works things out in your browser, with JavaScript. '
        "It is switched off or still loading; what is worked out here also stands in the rules and tables below.</p>\n"
        f'<form class="q-tool" id="q-tool" data-tool="{name}" hidden>\n{TOOLS[name](site, options)}</form>\n{scripts}'
    )


class Tool(SpecDirective):
    """``.. q:score-a-roll::`` and its like put a tool on the page.

    The options ``game`` and the content are for one tool each: the game whose deck is shown; lines ``RULESET CASE:
    RULE`` that name the rule behind a case of five dice alike.
    """

    has_content = True
    option_spec: ClassVar[OptionSpec] = {"game": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        """Put it there."""
        root = self.spec.root
        depend_on(self.env, [root / "rulesets", root / SHARED, *(root / "games" / game for game in self.spec.games)])
        tool = self.name.partition(":")[2]
        reasons: dict[str, dict[str, str]] = {}
        for line in self.content:
            case, _, rule = line.partition(":")
            ruleset, _, situation = case.strip().partition(" ")
            reasons.setdefault(ruleset, {})[situation.strip()] = rule.strip()
            self.check_rules("tool", tool, [rule.strip()])
        key = json.dumps({"game": self.options.get("game", ""), "reasons": reasons}, sort_keys=True)
        return [self.html(slot("tool", f"{tool} {key}"))]
