"""Pictures of scenarios, from their sentences alone: sheets, lives, hands ranked, auctions as timelines.

The rule of this file: a picture says nothing that a sentence does not say, so it is hidden from screen readers, and
what nobody says stays empty. Nothing here knows the rules of a game; sentences are known by their definitions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from html import escape
from typing import Any

from quincunx.drawing.cards import card
from quincunx.drawing.dice import drawn
from quincunx.features.model import Scenario, Step
from quincunx.rulebook.lanes import timeline
from quincunx.steps import registry
from quincunx.steps.registry import Bound, UnknownSentence

Played = tuple[Step, Bound]

_NOBODY = ""
"""The seat of a sheet without a game."""
_LIVES = "Lives"
_SUMS = {
    "{seat}'s upper section adds up to {int}": "Upper section",
    "{seat}'s upper bonus is {int}": "Upper bonus",
    "{seat} has {int} Yahtzee bonus(es)": "Yahtzee bonuses",
    "{seat}'s total is {int}": "Total",
}
_COMPARED = {
    "the hand {dice} beats the hand {dice}": (1, 2),
    "the hands {dice} and {dice} tie": (1, 1),
}
_COUNTED = frozenset(_SUMS.values())
_WRITTEN = "✎"


def bound(step: Step) -> Bound | None:
    """What a sentence means, or None when no definition, or a column of an outline, stands in the way."""
    try:
        return registry().bind(step.text)
    except UnknownSentence:
        return None


def rows_as_cards(step: Step) -> str:
    """The table of a step as drawn cards; nothing when its rows are no cards."""
    if step.table is None or step.table[0][:1] != ("card",):
        return ""
    head, *rows = step.table
    cards = (dict(zip(head, row, strict=True)) for row in rows)
    return " ".join(card(each["card"], each.get("attempts", ""), each.get("prize", "")) for each in cards)


@dataclass
class _Line:
    """A line of a little sheet: what stands there first and last, and whether that is only a possibility."""

    before: str | None = None
    after: str | None = None
    look: str = ""


@dataclass
class _Sheet:
    """The lines that a scenario speaks of, in the order in which it does."""

    lines: dict[str, _Line] = field(default_factory=dict)

    def line(self, name: str) -> _Line:
        return self.lines.setdefault(name, _Line())

    def given(self, name: str, value: str) -> None:
        self.line(name).before = value

    def becomes(self, name: str, value: str) -> None:
        line = self.line(name)
        line.after, line.look = value, ""

    def written(self, name: str) -> None:
        if self.line(name).after is None:
            self.becomes(name, _WRITTEN)

    def may(self, name: str, value: str, look: str) -> None:
        line = self.line(name)
        if line.after is None or line.look:
            line.after, line.look = value, look

    @property
    def changes(self) -> bool:
        return any(line.after is not None for line in self.lines.values())


def picture(scenario: Scenario) -> str:
    """The pictures of a scenario; of an outline, those of its first row."""
    cases = scenario.cases
    if not cases:
        return ""
    played = [(step, meaning) for step in cases[0].steps if (meaning := bound(step)) is not None]
    pictured = timeline(played) or _sheets(played) or _rankings(played)
    if not pictured:
        return ""
    which = "<figcaption>The first row</figcaption>" if len(cases) > 1 else ""
    return f'<figure class="q-scene" aria-hidden="true">{which}{pictured}</figure>\n'


def _sheets(played: Iterable[Played]) -> str:
    sheets: dict[str, _Sheet] = {}
    for step, meaning in played:
        for seat, change, name, value in _said(step, meaning):
            sheet = sheets.setdefault(seat, _Sheet())
            match change:
                case "given":
                    sheet.given(name, value)
                case "becomes":
                    sheet.becomes(name, value)
                case "written":
                    sheet.written(name)
                case _:
                    sheet.may(name, value, change)
    return "".join(_sheet_html(seat, sheet) for seat, sheet in sheets.items() if sheet.changes)


Said = tuple[str, str, str, str]
"""The sheet, what happens to a line of it, the line, and the value."""
Rows = list[dict[str, str]]
Teller = Callable[[list[Any], Rows], Iterable[Said]]

_SAYING: dict[str, Teller] = {
    "the sheet shows": lambda _, rows: ((_NOBODY, "given", row["box"], row["points"]) for row in rows),
    "{seat}'s sheet shows": lambda said, rows: ((said[0], "given", row["box"], row["points"]) for row in rows),
    "{seat}'s sheet now shows": lambda said, rows: ((said[0], "becomes", row["box"], row["points"]) for row in rows),
    "{seat} has {int} in {box}": lambda said, _: [(said[0], "becomes", said[2], said[1])],
    "{seat} enters {int} in {box}": lambda said, _: [(said[0], "becomes", said[2], said[1])],
    "{seat} enters {int} in {box} as a further Yahtzee": lambda said, _: [(said[0], "becomes", said[2], said[1])],
    "{seat}'s {box} is open": lambda said, _: [(said[0], "becomes", said[1], "open")],
    "{seat} scores in {box}": lambda said, _: [(said[0], "written", said[1], "")],
    "{seat} may score in {box} for {int}": lambda said, _: [(said[0], "may", said[1], f"may {said[2]}")],
    "{seat} may score only in {boxes}": lambda said, _: [(said[0], "may", box, "may") for box in said[1]],
    "{seat} may not score in {boxes}": lambda said, _: [(said[0], "may-not", box, "✕") for box in said[1]],
    "these turns are played": lambda _, rows: (
        (row["seat"], "becomes", row["box"], row.get("points") or _WRITTEN) for row in rows
    ),
    "the lives stand at": lambda _, rows: ((_LIVES, "given", row["seat"], row["lives"]) for row in rows),
    "the lives are": lambda _, rows: ((_LIVES, "becomes", row["seat"], row["lives"]) for row in rows),
    "{seat} has {int} life/lives": lambda said, _: [(_LIVES, "becomes", said[0], said[1])],
}
"""What the sentences that speak of sheets and lives say of them: from the blanks and from the rows of the table."""


def _rankings(played: Iterable[Played]) -> str:
    """Two hands one below the other for every sentence that compares them, the better one first; a tie shares the 1."""
    tables = []
    for _, meaning in played:
        places = _COMPARED.get(meaning.definition.expression)
        if places is not None:
            rows = zip(places, meaning.arguments, strict=True)
            lines = "".join(f"<tr><th>{place}</th><td>{drawn(hand)}</td></tr>" for place, hand in rows)
            tables.append(f'<table class="q-mini"><tbody>{lines}</tbody></table>\n')
    return "".join(tables)


def _said(step: Step, meaning: Bound) -> Iterable[Said]:
    """What a sentence says of sheets and lives."""
    said = [str(value) if isinstance(value, int) else value for value in meaning.arguments]
    expression = meaning.definition.expression
    if expression in _SUMS:
        return [(said[0], "becomes", _SUMS[expression], said[1])]
    if expression not in _SAYING:
        return ()
    rows = [dict(zip(step.table[0], row, strict=True)) for row in step.table[1:]] if step.table else []
    return _SAYING[expression](said, rows)


def _sheet_html(seat: str, sheet: _Sheet) -> str:
    lines = "".join(
        _line_html(name, line, stays=seat != _LIVES and name not in _COUNTED) for name, line in sheet.lines.items()
    )
    title = escape(seat or "The sheet")
    head = f"<tr><th>{title}</th><th>before</th><th>after</th></tr>"
    return f'<table class="q-mini"><thead>{head}</thead><tbody>{lines}</tbody></table>\n'


def _line_html(name: str, line: _Line, *, stays: bool) -> str:
    """One line: what is written in a box stays there; a number that may change is open unless it is said."""
    before = _number(line.before or "")
    if line.after is None or line.after == line.before:
        after = before if stays or line.after is not None else ""
        return f"<tr><td>{escape(name)}</td><td>{before}</td><td>{after}</td></tr>"
    look = f"q-{line.look}" if line.look else "q-open" if line.after == "open" else "q-changed"
    return f'<tr class="{look}"><td>{escape(name)}</td><td>{before}</td><td>{_number(line.after)}</td></tr>'


def _number(text: str) -> str:
    return "" if text == "open" else escape(text)
