"""The directives ``q:score-sheet`` and ``q:odds``: a ruleset's sheet with an example for every box, and its odds."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from docutils import nodes
from sphinx.util import logging

from quincunx.drawing.dice import drawn
from quincunx.rulebook import markup
from quincunx.rulebook.inputs import depend_on, read_ruleset
from quincunx.rulebook.rules import SpecDirective
from quincunx.rulebook.slots import slot
from quincunx.spec.load import SHARED, Spec
from quincunx.spec.parameters import Box, ScorecardParameters
from quincunx.spec.rulesets import Ruleset

logger = logging.getLogger(__name__)

_BLANK = markup.cell("", "q-blank")
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
    return "Sum of all dice" if box.points["sum"] == "all" else "Their sum"


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
        grouped = [face for face, count in zip((3, 6, 1, 5), value, strict=False) for _ in range(count)]
        return _filled(grouped, [], dice, faces)
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
        parameters = ruleset.typed
        if not isinstance(parameters, ScorecardParameters):
            logger.warning("the ruleset %s has no score sheet", ruleset.id, location=self.get_location())
            return []
        body = "".join(
            _section_html(spec, ruleset, parameters, section)
            for section in ("upper", "lower")
            if any(box.section == section for box in parameters.boxes)
        )
        total = '<th scope="row" colspan="3">Total</th> '
        body += f"<tbody>{markup.row(total, _BLANK, look='q-total')}</tbody>"
        columns = ("Box", "Asks for, and an example", "Pays", '<span class="q-sr">Your points</span>')
        return [self.html(markup.table("q-sheet", columns, body))]


def _section_html(spec: Spec, ruleset: Ruleset, parameters: ScorecardParameters, section: str) -> str:
    dice, faces = parameters.dice.count, parameters.dice.faces
    rows = [markup.band(f"{section.capitalize()} section", 4)]
    for box in parameters.boxes:
        if box.section == section:
            rule = rule_of(spec, ruleset, box)
            shown = drawn(map(str, example(box, dice, faces)))
            rows.append(
                markup.row(
                    markup.row_head(slot("rule-as", f"{rule} {box.title}") if rule else escape(box.title)),
                    markup.cell(f'<span class="q-asks"><span>{escape(asked(box, dice))}</span> {shown}</span>'),
                    markup.cell(paid(box), "q-pays"),
                    _BLANK,
                )
            )
    return f"<tbody>{''.join([*rows, *_bonus_rows(parameters, section)])}</tbody>\n"


def _bonus_rows(parameters: ScorecardParameters, section: str) -> list[str]:
    upper, further = parameters.upper_bonus, parameters.yahtzee_bonus
    if section == "upper" and upper:
        return [_bonus_row("Bonus", f"{upper.at_least} or more in the upper section", str(upper.points))]
    if section == "lower" and further:
        title = next(escape(box.title) for box in parameters.boxes if box.id == parameters.yahtzee_box)
        asks = f"Each further {title} while that box holds {further.while_box_holds}"
        return [_bonus_row(f"{title} bonus", asks, f"{further.points} each")]
    return []


def _bonus_row(title: str, asks: str, pays: str) -> str:
    return markup.row(
        markup.row_head(title), markup.cell(asks), markup.cell(f"<b>{pays}</b>", "q-pays"), _BLANK, look="q-bonus"
    )


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
        printed = any(row.percent for row in odds.rows)
        rows = "".join(
            markup.row(
                markup.row_head(escape(row.title)),
                markup.number(f"{row.rolls:,}"),
                markup.number(f"{100 * row.rolls / odds.of:.2f} %"),
                markup.number(f"{row.percent} %" if row.percent else "–") if printed else "",
            )
            for row in odds.rows
        )
        columns = ["Best combination shown", f"#Of {odds.of:,} rolls", "#Exactly"] + ["#In the source"] * printed
        more = f'<p class="q-fine">See {slot("rule", odds.rule)}.</p>\n'
        return [self.html(markup.table("q-odds", columns, rows) + more)]
