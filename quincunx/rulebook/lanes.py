"""Auctions as timelines: a lane for every player, time going down, and money as bars.

The rule of this file: what a lane shows is the sentence itself without its subject, and what is refused is struck out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from quincunx.drawing.dice import in_sentence, row
from quincunx.features.model import Step
from quincunx.steps.registry import Bound

_MONEY = re.compile(r"\b\d{1,3}(?:,\d{3})+\b|\b0\b$")
_STAGE = {"the bidding closes", "the betting closes", "the card is cracked", "the card is not cracked"}
_LANES = ("auction", "cards", "cracking", "dice")
"""The step modules whose sentences stand in lanes."""
_SHOWN_THEN = {
    "{seat} is the cracker with a stake of {money}",
    "{seat} is out of the game",
    "{seat} is out of the game with {money}",
    "{seat} has {money}",
}
_REFUSED = "it is refused"


def timeline(played: Sequence[tuple[Step, Bound]]) -> str:
    """The timeline of a scenario, or nothing when it is not about money or has nothing to compare."""
    seats = _seats(played)
    if len(seats) < 2 or not any(step.kind == "when" and _about_money(meaning) for step, meaning in played):
        return ""
    most = max((amount for step, _ in played for amount in _amounts(step)), default=0)
    rows = []
    for place, (step, meaning) in enumerate(played):
        following = played[place + 1][0].text if place + 1 < len(played) else ""
        rows.append(_row(step, meaning, seats, most, refused=following.startswith(_REFUSED)))
    heads = "".join(f"<th>{escape(seat)}</th>" for seat in seats)
    return f'<table class="q-lanes"><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table>\n'


def _seats(played: Sequence[tuple[Step, Bound]]) -> list[str]:
    for _step, meaning in played:
        if meaning.definition.expression.startswith("a game with {seats}"):
            return list(meaning.arguments[0])
    return []


def _about_money(meaning: Bound) -> bool:
    expression = meaning.definition.expression
    return "{money}" in expression or "Last Chance" in expression


def _amounts(step: Step) -> list[int]:
    cells = [step.text, *(cell for row in step.table or () for cell in row[1:])]
    return [int(found.replace(",", "")) for text in cells for found in _MONEY.findall(text)]


def _row(step: Step, meaning: Bound, seats: list[str], most: int, *, refused: bool) -> str:
    expression = meaning.definition.expression
    if step.text in _STAGE:
        return f'<tr><td class="q-stage" colspan="{len(seats)}"><span>{escape(step.text)}</span></td></tr>'
    if meaning.definition.columns == ("seat", "cash") and step.table:
        cash = {row[0]: row[1] for row in step.table[1:]}
        cells = "".join(f"<td>{_amount(cash[seat], most) if seat in cash else ''}</td>" for seat in seats)
        return f'<tr class="q-cash">{cells}</tr>'
    module = meaning.definition.function.__module__.rpartition(".")[2]
    seat = meaning.arguments[0] if expression.startswith("{seat} ") else None
    shown = step.kind != "then" or expression in _SHOWN_THEN
    if seat not in seats or module not in _LANES or not shown:
        return ""
    place = seats.index(seat)
    look = ' class="q-refused"' if refused and " tries to " in step.text else f' class="q-{step.kind}"'
    said = _said(step.text.removeprefix(f"{seat} "), meaning, most)
    before = "<td></td>" * place
    after = "<td></td>" * (len(seats) - place - 1)
    return f"<tr>{before}<td><span{look}>{said}</span></td>{after}</tr>"


def _said(text: str, meaning: Bound, most: int) -> str:
    dice = [value for value in meaning.arguments if isinstance(value, list)]
    if len(dice) == 2:
        return row(*dice)
    html = in_sentence(text)
    return _MONEY.sub(lambda match: _amount(match[0], most), html)


def _amount(text: str, most: int) -> str:
    share = round(100 * int(text.replace(",", "")) / most) if most else 0
    return f'<b class="q-money" style="--q-share:{share}%">{text}</b>'
