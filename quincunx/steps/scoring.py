"""Sentences for the scoring level: a roll and a box, without a game; and the complete tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from quincunx.protocol import messages as m
from quincunx.protocol.base import Face
from quincunx.protocol.scorecard import Roll, ScoreBox
from quincunx.run.score_tables import scores_of
from quincunx.run.sheet_positions import WantedSheet
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World, equal, show
from quincunx.spec.tables import JokerSituation, read_jokers, read_scores, table_path
from quincunx.steps.catalogue import STEPS
from quincunx.steps.dice import faces
from quincunx.steps.scene import sheets


def _ask(world: World, dice: list[Face], box: str) -> m.Result:
    return world.session.ask(m.Score(ruleset=world.document(), dice=dice, box=box, sheet=world.sheet))


@STEPS.then("the roll {dice} scores {int} in {box}", 'the roll 2 2 3 3 3 scores 25 in "Full House"')
def roll_scores(world: World, dice: list[str], points: int, box: str) -> None:
    """What a roll pays in a box of an empty sheet, or of the sheet described before."""
    result = _ask(world, faces(world, dice), world.box_id(box))
    actual = "refused" if result.rejected else result.points
    if not equal(points, actual):
        text = " ".join(dice)
        raise StepFailed(
            f"{text} should score {points} in “{box}”", str(points), show(actual), cause=f"what “{box}” pays"
        )


@STEPS.then("the roll {dice} is refused in {box}", 'the roll 4 4 4 4 4 is refused in "Full House"')
def roll_refused(world: World, dice: list[str], box: str) -> None:
    """With the sheet described before, the rules do not let this roll go into this box."""
    result = _ask(world, faces(world, dice), world.box_id(box))
    if result.rejected is None:
        text = " ".join(dice)
        raise StepFailed(
            f"{text} should be refused in “{box}”", "refused", show(result.points), cause=f"“{box}” is allowed"
        )


@STEPS.then(
    "every roll scores in {box} as the score table says", 'every roll scores in "Full House" as the score table says'
)
def every_roll(world: World, box: str) -> None:
    """All sorted rolls (252 of five dice), one by one, against `spec/tables/`."""
    box_id = world.box_id(box)
    wrong = []
    path = table_path(world.ruleset, "scores")
    if path is None:
        raise StepFailed(f"{world.ruleset.title} has no score table")
    table = read_scores(path).points
    for roll, points in table.items():
        result = _ask(world, list(roll), box_id)
        actual = "refused" if result.rejected else result.points
        expected = points.get(box_id, "no such box")
        if not equal(expected, actual):
            wrong.append((roll, expected, actual))
    if wrong:
        roll, expected, actual = wrong[0]
        _ask(world, list(roll), box_id)  # so that the conversation that is kept ends with it
        raise StepFailed(
            f"{len(wrong)} of {len(table)} rolls differ from the table in “{box}”, the first is {show(roll)}",
            show(expected),
            show(actual),
            cause=f"what “{box}” pays",
        )


@STEPS.then(
    "every joker of {dice} goes where the joker table says, and pays that",
    "every joker of 4 4 4 4 4 goes where the joker table says, and pays that",
    whole_sheet=True,
)
def every_joker(world: World, dice: list[str]) -> None:
    """All situations of that number in the joker table: the boxes that may be filled, their points, and the bonus.

    Each situation is a game of its own, brought about as any other position is.
    """
    path = table_path(world.ruleset, "jokers")
    if path is None:
        raise StepFailed(f"{world.ruleset.title} has no joker table")
    roll = faces(world, dice)
    for number, situation in enumerate(_situations(world, path, roll)):
        _check_situation(world, number, situation, roll, situation.legal)


@STEPS.then(
    "every further Yahtzee of {dice} goes into any open box, and pays what the score table says",
    "every further Yahtzee of 4 4 4 4 4 goes into any open box, and pays what the score table says",
    whole_sheet=True,
)
def no_joker(world: World, dice: list[str]) -> None:
    """The same situations where jokers are not played: nothing is closed to the dice, and they pay as they lie."""
    jokers, scores = table_path(world.ruleset, "jokers"), table_path(world.ruleset, "scores")
    if jokers is None or scores is None:
        raise StepFailed(f"{world.ruleset.title} has no joker table or no score table")
    roll = faces(world, dice)
    pays = read_scores(scores).points[tuple(int(face) for face in roll)]
    for number, situation in enumerate(_situations(world, jokers, roll)):
        _check_situation(world, number, situation, roll, pays)


def _situations(world: World, path: Path, roll: list[Face]) -> list[JokerSituation]:
    situations = [situation for situation in read_jokers(path) if situation.number == roll[0]]
    if not situations:
        raise StepFailed(f"the joker table of {world.ruleset.title} has no row for {show(roll)}")
    return situations


def _check_situation(
    world: World, number: int, situation: JokerSituation, roll: list[Face], pays: Mapping[str, int]
) -> None:
    """Try the roll in a situation; ``pays`` names the boxes that may be filled if they are open.

    The bonus of the joker table is due where the group plays with the bonus. An implementation that shows the legal
    boxes fills one of them, another in each situation (by its number); one that does not is asked about every open box.
    """
    seat = world.seats[0]
    sheet = _sheet_for(world, situation)
    table = World(world.session, world.support, world.ruleset, world.setup, strict_reasons=world.strict_reasons)
    table.sit_down([seat])
    sheets(table).wanted[seat] = sheet
    table.act(Roll(seat=seat, keep=[], faces=roll))
    where = (
        f"a Yahtzee of {situation.number}s with the Yahtzee box {_state(situation.yahtzee_box)}, "
        f"its upper box {situation.upper_box} and the lower section {situation.lower_section}"
    )
    expected = {box: points for box, points in pays.items() if box not in sheet.boxes}
    bonus = 1 if situation.bonus and world.ruleset.scorecard.yahtzee_bonus else 0
    tried = [box for box in world.ruleset.boxes if box not in sheet.boxes]
    if table.declares("legal"):
        table.expect(f"where {where} may go", expected, table.seen("legal"))
        tried = [list(expected)[number % len(expected)]]
    for box in tried:
        seen = table.tried(ScoreBox(seat=seat, box=box))
        table.expect(f"whether {where} may go into “{box}”", box in expected, seen is not None)
        if seen is not None:
            held = table.on_sheet(seen, seat, "boxes")[box]
            table.expect(f"what “{box}” pays for {where}", expected[box], held)
            if table.declares("sheets.yahtzee_bonuses"):
                bonuses = table.on_sheet(seen, seat, "yahtzee_bonuses")
                table.expect(f"the number of bonuses for {where} in “{box}”", bonus, bonuses)


def _state(yahtzee_box: str) -> str:
    return "open" if yahtzee_box == "open" else f"at {yahtzee_box}"


def _sheet_for(world: World, situation: JokerSituation) -> WantedSheet:
    """A sheet in this situation: as few filled boxes as will do, each with the least that a roll can give."""
    boxes = world.ruleset.boxes
    least = {box: min(found) for box, found in scores_of(world.ruleset).witnesses.items()}
    filled: dict[str, int] = {}
    yahtzee_box = world.ruleset.scorecard.yahtzee_box
    if situation.upper_box == "filled":
        own = next(box.id for box in boxes.values() if box.pattern == {"face": situation.number})
        filled[own] = least[own]
    if situation.lower_section == "full":
        filled |= {box.id: least[box.id] for box in boxes.values() if box.section == "lower" and box.id != yahtzee_box}
    if situation.yahtzee_box != "open" and yahtzee_box:
        filled[yahtzee_box] = int(situation.yahtzee_box)
    return WantedSheet(filled)
