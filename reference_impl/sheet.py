"""The score sheet: the ruleset document compiled, and what dice may pay on a given sheet.

The rules of this file. Any open box may take any roll and pays what it pays, a requirement that is not met pays
nothing (``scorecard.box.*``). A Yahtzee is a roll that meets the pattern of the ruleset's Yahtzee box; rolled again it
earns a bonus, and as a joker it may pay in boxes whose pattern it does not meet. A sheet may have several columns,
each with all the boxes and each judged by itself; their totals count once, twice, ... How many dice, rolls, boxes and
columns, which patterns, bonuses and jokers: all of it stands in the ruleset document, nothing of it here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_impl import patterns
from reference_impl.dice import check_dice
from reference_impl.errors import IllegalAction, Malformed
from reference_impl.reading import Document, field, value

if TYPE_CHECKING:
    from reference_impl.dice import Roll

# The ruleset document, compiled


@dataclass(frozen=True, slots=True)
class Box:
    """A box of the sheet: its section, the pattern it asks for, what it pays, the one number it collects if any."""

    id: str
    upper: bool
    matcher: patterns.Matcher
    points: patterns.Points
    number: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """What one roll pays, box by box in the order of the sheet.

    ``points`` as it lies, ``joker`` with every lower box paying as if its pattern were met; ``yahtzee`` whether the
    roll is one, and then ``number`` is what all its dice show, if they show one number.
    """

    points: tuple[int, ...]
    joker: tuple[int, ...]
    yahtzee: bool
    number: int | None


@dataclass(frozen=True, slots=True)
class Column:
    """Some boxes of the sheet, by their places, that are added up by themselves.

    ``times`` is how often the column counts in the total; ``numbers`` tells the upper box of each number.
    """

    times: int
    places: range
    upper: tuple[int, ...]
    numbers: dict[int, int]
    yahtzee_box: int | None


class Rows(dict["Roll", Row]):
    """The table of all rolls and boxes; a row is worked out when it is first looked up, and kept."""

    def __init__(self, boxes: tuple[Box, ...], yahtzee: patterns.Matcher | None) -> None:
        super().__init__()
        self.boxes = boxes
        self.yahtzee = yahtzee

    def __missing__(self, dice: Roll) -> Row:
        met = [box.matcher(dice) for box in self.boxes]
        cells = list(zip(self.boxes, met, strict=True))
        yahtzee = self.yahtzee(dice) if self.yahtzee else None
        row = self[dice] = Row(
            # scorecard.box.zero: a requirement that is not met pays nothing
            points=tuple(0 if part is None else patterns.pay(box.points, dice, part) for box, part in cells),
            joker=tuple(
                0 if part is None and box.upper else patterns.pay(box.points, dice, part or dice) for box, part in cells
            ),
            yahtzee=yahtzee is not None,
            number=yahtzee[0] if yahtzee and len(set(yahtzee)) == 1 else None,
        )
        return row


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """A ruleset document in the form that the engine plays by; ``game`` only names the rules that are cited."""

    game: str
    seats: tuple[int, int | None]
    dice: int
    faces: int
    rolls: int
    starting_roll: bool
    boxes: tuple[Box, ...]
    ids: tuple[str, ...]
    columns: tuple[Column, ...]
    upper_bonus: tuple[int, int] | None
    """From how many points in the upper section, and how many more they earn."""
    yahtzee_bonus: tuple[int, int] | None
    """What the Yahtzee box has to hold, and how many points each further Yahtzee then earns."""
    joker: str
    rows: Rows


def compile_rules(definition: Document) -> Rules:
    """Compile a resolved ruleset document.

    Args:
        definition: the document, settings already written into its parameters.

    Raises:
        Malformed: a parameter is missing or says nothing that this engine knows.
    """
    boxes = tuple(_box(value(box, dict, "a box")) for box in field(definition, "boxes", list))
    yahtzee_box = definition.get("yahtzee_box")
    yahtzee = next((box.matcher for box in boxes if box.id == yahtzee_box), None)
    if yahtzee_box is not None and yahtzee is None:
        raise Malformed(f"`yahtzee_box`: there is no box {yahtzee_box!r}")
    columns = field(definition, "columns", list, default=[]) or [{}]
    ids = tuple(_in_column(box.id, value(column, dict, "a column")) for column in columns for box in boxes)
    joker = field(definition, "joker", str)
    if joker not in {"none", "forced", "free"}:
        raise Malformed(f"`joker` is none, forced or free, not {joker!r}")
    dice, seats = field(definition, "dice", dict), field(definition, "seats", dict)
    return Rules(
        game=field(definition, "game", str),
        seats=(field(seats, "from", int), seats.get("to")),
        dice=field(dice, "count", int),
        faces=field(dice, "faces", int),
        rolls=field(definition, "rolls", int),
        starting_roll=field(definition, "starting_roll", bool, default=False),
        boxes=boxes * len(columns),
        ids=ids,
        columns=tuple(_column(boxes, at, column, yahtzee_box) for at, column in enumerate(columns)),
        upper_bonus=_pair(definition, "upper_bonus", "at_least"),
        yahtzee_bonus=_pair(definition, "yahtzee_bonus", "while_box_holds"),
        joker=joker,
        rows=Rows(boxes * len(columns), yahtzee),
    )


def _box(document: Document) -> Box:
    pattern = document.get("pattern")
    return Box(
        id=field(document, "id", str),
        upper=field(document, "section", str) == "upper",
        matcher=patterns.matcher(pattern),
        points=patterns.points(document.get("points")),
        number=pattern["face"] if isinstance(pattern, dict) and "face" in pattern else None,
    )


def _in_column(box: str, column: Document) -> str:
    """Name a box of a column: ``fours@double``; in a column without an id as the ruleset names it."""
    name = field(column, "id", str, default="")
    return f"{box}@{name}" if name else box


def _column(boxes: tuple[Box, ...], at: int, document: Document, yahtzee_box: str | None) -> Column:
    first = at * len(boxes)
    return Column(
        times=field(document, "times", int, default=1),
        places=range(first, first + len(boxes)),
        upper=tuple(first + place for place, box in enumerate(boxes) if box.upper),
        numbers={box.number: first + place for place, box in enumerate(boxes) if box.upper and box.number},
        yahtzee_box=next((first + place for place, box in enumerate(boxes) if box.id == yahtzee_box), None),
    )


def _pair(definition: Document, key: str, condition: str) -> tuple[int, int] | None:
    if definition.get(key) is None:
        return None
    bonus = field(definition, key, dict)
    return field(bonus, condition, int), field(bonus, "points", int)


# Sheets


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's sheet: points box by box, None where it is open, and the number of Yahtzee bonuses."""

    boxes: tuple[int | None, ...]
    bonuses: int = 0


def read_sheet(rules: Rules, document: Document) -> Sheet:
    """Read a sheet of a request; boxes that it does not name are open.

    Args:
        rules: the ruleset.
        document: ``boxes`` (box id to points or null) and ``yahtzee_bonuses`` (a count, 0 if not given).

    Raises:
        Malformed: an unknown box, points below 0, or bonuses that this sheet cannot have earned.
    """
    given = field(document, "boxes", dict, default={})
    for box, held in given.items():
        if box not in rules.ids:
            raise Malformed(f"a sheet has no box {box!r}")
        if held is not None and value(held, int, f"the points in {box}") < 0:
            raise Malformed(f"{box} cannot hold {held}")
    sheet = Sheet(tuple(given.get(box) for box in rules.ids), field(document, "yahtzee_bonuses", int, default=0))
    earning = [column for column in rules.columns if earns_bonus(rules, sheet, column)]
    others = sum(sheet.boxes[at] is not None for column in earning for at in column.places) - len(earning)
    if sheet.bonuses and not 0 < sheet.bonuses <= others:
        raise Malformed(f"this sheet cannot have {sheet.bonuses} Yahtzee bonuses")
    return sheet


def earns_bonus(rules: Rules, sheet: Sheet, column: Column) -> bool:
    """Say whether a further Yahtzee in this column earns the bonus: what its Yahtzee box holds decides."""
    if rules.yahtzee_bonus is None or column.yahtzee_box is None:
        return False
    return sheet.boxes[column.yahtzee_box] == rules.yahtzee_bonus[0]


def totals(rules: Rules, sheet: Sheet) -> tuple[int, int, int]:
    """Add up a sheet (``scorecard.end.total``), a column that counts twice twice, and so on.

    Returns:
        The upper section as it stands; the upper bonus, 0 until a column's upper section reaches it, Yahtzee
        bonuses not counted towards it; the total of everything, a Yahtzee bonus once in whichever column.
    """
    upper = upper_bonus = 0
    total = sheet.bonuses * rules.yahtzee_bonus[1] if rules.yahtzee_bonus else 0
    for column in rules.columns:
        here = sum(sheet.boxes[at] or 0 for at in column.upper)
        bonus = rules.upper_bonus[1] if rules.upper_bonus and here >= rules.upper_bonus[0] else 0
        upper += column.times * here
        upper_bonus += column.times * bonus
        total += column.times * (sum(sheet.boxes[at] or 0 for at in column.places) + bonus)
    return upper, upper_bonus, total


def payable(rules: Rules, sheet: Sheet, dice: Roll) -> dict[str, int]:
    """Give the boxes that a roll may fill on this sheet, each with what it would pay.

    Any open box may take any roll (``scorecard.box.free-choice``), unless the roll is a joker in its column: a Yahtzee
    while the Yahtzee box is filled, with whatever points (``*.joker.zeroed-box``, ``*.joker.open-box``).

    Args:
        rules: the ruleset.
        sheet: whose sheet it is.
        dice: a complete roll, checked.
    """
    row = rules.rows[dice]
    found: dict[str, int] = {}
    for column in rules.columns:
        free = [at for at in column.places if sheet.boxes[at] is None]
        pays = row.points
        if row.yahtzee and column.yahtzee_box not in {None, *free}:
            own = column.numbers.get(row.number or 0)
            match rules.joker:
                case "forced" if own in free:  # *.joker.upper-first
                    free = [at for at in free if at == own]
                case "forced":  # *.joker.lower-values; with no lower box open, *.joker.forced-zero
                    lower = [at for at in free if not rules.boxes[at].upper]
                    free, pays = (lower, row.joker) if lower else (free, pays)
                case "free" if own not in free:
                    pays = row.joker
        found |= {rules.ids[at]: pays[at] for at in free}
    return found


def score(rules: Rules, sheet: Sheet, dice: Roll, box: str) -> int:
    """Give what a roll pays in a box of this sheet.

    Raises:
        IllegalAction: the dice are not the game's, there is no such box, it is filled (``scorecard.box.once``), or
            the roll is a joker that has to go elsewhere.
    """
    check_dice(dice, rules.dice, rules.faces)
    column = column_of(rules, open_box(rules, sheet, box))
    allowed = payable(rules, sheet, dice)
    if box not in allowed:
        own = column.numbers.get(rules.rows[dice].number or 0)
        if own is not None and rules.ids[own] in allowed:
            raise IllegalAction(f"{rules.game}.joker.upper-first", f"this joker has to go into {rules.ids[own]}")
        raise IllegalAction(f"{rules.game}.joker.lower-values", "this joker has to go into the lower section")
    return allowed[box]


def open_box(rules: Rules, sheet: Sheet, box: str) -> int:
    """Find the place of a box that is open on this sheet.

    Raises:
        IllegalAction: there is no such box (``scorecard.setup.own-card``), or it is filled, a zero included
            (``scorecard.box.once``).
    """
    if box not in rules.ids:
        raise IllegalAction("scorecard.setup.own-card", f"the card has no box {box!r}")
    at = rules.ids.index(box)
    if sheet.boxes[at] is not None:
        raise IllegalAction("scorecard.box.once", f"{box} is filled: it holds {sheet.boxes[at]}")
    return at


def column_of(rules: Rules, at: int) -> Column:
    """Find the column in which a box stands."""
    return rules.columns[at // len(rules.columns[0].places)]
