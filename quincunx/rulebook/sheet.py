"""The directives ``q:score-sheet`` and ``q:odds``: a ruleset's sheet with an example for every box, and its odds."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from docutils import nodes
from sphinx.util import logging

from quincunx.rulebook.dice import drawn
from quincunx.rulebook.inputs import depend_on, read_ruleset
from quincunx.rulebook.rules import SpecDirective
from quincunx.rulebook.slots import slot
from quincunx.spec.load import SHARED, Spec
from quincunx.spec.parameters import Box
from quincunx.spec.rulesets import Ruleset

logger = logging.getLogger(__name__)

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
_ASKED = {
    "any": "Anything",
    "face": "Dice that show {0}",
    "alike": "{0} or more alike",
    "run": "{0} in a row",
    "groups": "{0} of a kind and {1} of another",
    "faces": "Exactly {0}",
}


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def asked(box: Box, dice: int) -> str:
    """What a box asks for, in words."""
    if isinstance(box.pattern, str):
        return _ASKED[box.pattern]
    ((kind, value),) = box.pattern.items()
    if kind == "face":
        return _ASKED[kind].format(value)
    if kind == "faces":
        return _ASKED[kind].format(" ".join(map(str, value)))
    if kind == "alike" and value == dice:
        return f"All {_number(value)} alike"
    counts = value if isinstance(value, list) else [value]
    return _ASKED[kind].format(*map(_number, counts)).capitalize()


def paid(box: Box) -> str:
    """What a box pays, in words."""
    if isinstance(box.points, int):
        return f"<b>{box.points}</b>"
    return "The sum of all dice" if box.points["sum"] == "all" else "The sum of those dice"


def example(box: Box, dice: int, faces: int) -> list[int]:
    """Dice that meet what a box asks for, the rest as unlike as possible."""
    if isinstance(box.pattern, str):
        return _filled([faces, faces - 1, faces - 1, 3, 1], [], dice, faces)
    ((kind, value),) = box.pattern.items()
    if kind == "face":
        others = [face for face in range(1, faces + 1) if face != value]
        return _filled([value] * 3, [others[value % len(others)], others[(value + 2) % len(others)]], dice, faces)
    if kind == "alike":
        return _filled([5] * value, [2, 3], dice, faces)
    if kind == "run":
        start = min(2, faces - value + 1)
        return _filled(list(range(start, start + value)), [faces, 1], dice, faces)
    if kind == "groups":
        return _filled([face for face, count in zip((3, 6, 1, 5), value, strict=False) for _ in range(count)], [], dice, faces)
    return _filled(list(value), [], dice, faces)


def _filled(wanted: Iterable[int], rest: Iterable[int], dice: int, faces: int) -> list[int]:
    spare = [face for face in range(1, faces + 1) for _ in range(2)]
    return [*wanted, *rest, *spare][:dice]


def rule_of(spec: Spec, ruleset: Ruleset, box: Box) -> str:
    """The rule that says what a box pays, or nothing."""
    candidates = [box.rule, *(f"{prefix}.{box.section}.{box.id}" for prefix in (ruleset.game, SHARED))]
    candidates += [f"{prefix}.{box.section}.sum" for prefix in (ruleset.game, SHARED)]
    return next((name for name in candidates if name in spec.rules), "")


class ScoreSheet(SpecDirective):
    """``.. q:score-sheet:: yahtzee`` draws the sheet of a ruleset: what each box asks for, an example, what it pays."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Draw it."""
        spec = self.spec
        depend_on(self.env, [spec.root / "rulesets", spec.root / SHARED])
        ruleset = read_ruleset(spec.root, self.arguments[0])
        sections = [
            _section_html(spec, ruleset, section)
            for section in ("upper", "lower")
            if any(box.section == section for box in ruleset.boxes.values())
        ]
        total = '<tbody><tr class="q-total"><th scope="row" colspan="4">Total</th> <td class="q-blank"></td></tr></tbody>'
        head = (
            '<thead><tr><th scope="col">Box</th> <th scope="col">Asks for</th> <th scope="col">For example</th> '
            '<th scope="col">Pays</th> <th scope="col"><span class="q-sr">Your points</span></th></tr></thead>'
        )
        html = f'<div class="q-scroll"><table class="q-table q-sheet">{head}\n{"".join(sections)}{total}</table></div>\n'
        return [self.html(html)]


def _section_html(spec: Spec, ruleset: Ruleset, section: str) -> str:
    dice, faces = ruleset.typed.dice.count, ruleset.typed.dice.faces
    rows = [f'<tr class="q-sheet-head"><th scope="rowgroup" colspan="5">{section.capitalize()} section</th></tr>']
    for box in ruleset.boxes.values():
        if box.section == section:
            rule = rule_of(spec, ruleset, box)
            name = slot("rule-as", f"{rule} {box.title}") if rule else escape(box.title)
            shown = drawn(map(str, example(box, dice, faces)))
            rows.append(
                f'<tr><th scope="row">{name}</th> <td>{escape(asked(box, dice))}</td> <td class="q-example">{shown}</td> '
                f'<td class="q-pays">{paid(box)}</td> <td class="q-blank"></td></tr>'
            )
    rows += _bonus_rows(ruleset, section)
    return "<tbody>" + "\n".join(rows) + "</tbody>\n"


def _bonus_rows(ruleset: Ruleset, section: str) -> list[str]:
    upper, further = ruleset.typed.upper_bonus, ruleset.typed.yahtzee_bonus
    row = '<tr class="q-bonus"><th scope="row">{0}</th> <td colspan="2">{1}</td> <td class="q-pays"><b>{2}</b></td> <td class="q-blank"></td></tr>'
    if section == "upper" and upper:
        asks = f"{upper.at_least} or more in the upper section"
        return [row.format("Bonus", asks, upper.points)]
    if section == "lower" and further:
        title = ruleset.boxes[ruleset.typed.yahtzee_box].title if ruleset.typed.yahtzee_box else "Yahtzee"
        asks = f"Each further {escape(title)} while that box holds {further.while_box_holds}"
        return [row.format(f"{escape(title)} bonus", asks, f"{further.points} each")]
    return []


class OddsTable(SpecDirective):
    """``.. q:odds:: yahtzee`` tabulates the odds of the first roll, exactly and as the source prints them."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        game = self.game()
        if game is None:
            return []
        odds = self.spec.odds.get(game.id)
        if odds is None:
            logger.warning("the game %s has no odds", game.id, location=self.get_location())
            return []
        rows = "\n".join(
            f'<tr><th scope="row">{escape(row.title)}</th> <td class="q-number">{row.rolls}</td> '
            f'<td class="q-number">{100 * row.rolls / odds.of:.2f} %</td> '
            f'<td class="q-number">{f"{row.percent} %" if row.percent else "–"}</td></tr>'
            for row in odds.rows
        )
        return [
            self.html(
                f'<table class="q-table q-odds"><thead><tr><th scope="col">Best combination shown</th> '
                f'<th scope="col" class="q-number">Of {odds.of:,} rolls</th> <th scope="col" class="q-number">Exactly</th> '
                f'<th scope="col" class="q-number">In the source</th></tr></thead>\n<tbody>\n{rows}\n</tbody></table>\n'
                f'<p class="q-fine">See {slot("rule", odds.rule)}.</p>\n'
            )
        ]
