"""Sentences about filling boxes, and about what the sheets show."""

from __future__ import annotations

from collections.abc import Sequence

from quincunx.protocol.scorecard import Roll, ScoreBox
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World, equal, show
from quincunx.steps.catalogue import STEPS
from quincunx.steps.dice import faces
from quincunx.steps.scene import BONUSES


@STEPS.when("{seat} scores in {box}", 'Ana scores in "Fours"')
def scores_in(world: World, seat: str, box: str) -> None:
    """The dice on the table fill this box."""
    world.act(ScoreBox(seat=seat, box=world.box_id(box)))


@STEPS.when("{seat} tries to score in {box}", 'Ana tries to score in "Full House"')
def tries_to_score(world: World, seat: str, box: str) -> None:
    """As “scores in”, but it may be refused."""
    world.attempt(ScoreBox(seat=seat, box=world.box_id(box)))


@STEPS.when("these turns are played", "these turns are played", columns=("seat", "dice", "box", "points"), required=3)
def turns(world: World, table: Sequence[dict[str, str]]) -> None:
    """Whole turns of one roll each; with a column `points`, each box is looked at after its turn."""
    for row in table:
        seat, box = row["seat"], world.box_id(row["box"])
        world.act(Roll(seat=seat, keep=[], faces=faces(world, row["dice"].split())))
        world.act(ScoreBox(seat=seat, box=box))
        if "points" in row:
            _expect_box(world, seat, row["box"], int(row["points"]))


@STEPS.then("{seat} may score only in {boxes}", 'Ana may score only in "Fours"', all_boxes=True)
def may_score_only_in(world: World, seat: str, boxes: list[str]) -> None:
    """These boxes may be filled with the dice on the table, and no other."""
    order = list(world.ruleset.boxes)
    expected = [world.box_id(box) for box in boxes]
    actual = sorted(_legal(world, seat), key=lambda box: order.index(box) if box in order else len(order))
    if set(expected) != set(actual):
        raise StepFailed(
            f"{seat} may score only in {_titles(world, expected)}",
            _titles(world, expected),
            _titles(world, actual),
            cause="the boxes that may be filled",
        )


@STEPS.then("{seat} may score in {box} for {int}", 'Ana may score in "Full House" for 25')
def may_score_in_for(world: World, seat: str, box: str, points: int) -> None:
    """The dice on the table may fill this box, and would pay so much.

    Where the implementation does not show `legal`, it is tried in a fresh replay.
    """
    world.on_turn(seat)
    if world.declares("legal"):
        pays = (world.seen("legal") or {}).get(world.box_id(box))
    else:
        seen = world.tried(ScoreBox(seat=seat, box=world.box_id(box)))
        pays = None if seen is None else world.on_sheet(seen, seat, "boxes").get(world.box_id(box))
    world.expect(f"what “{box}” pays {seat}", points, pays)


@STEPS.then("{seat} may not score in {boxes}", 'Ana may not score in "Full House"')
def may_not_score_in(world: World, seat: str, boxes: list[str]) -> None:
    """None of these boxes may be filled with the dice on the table."""
    legal = _legal(world, seat)
    for box in boxes:
        if world.box_id(box) in legal:
            raise StepFailed(f"{seat} may not score in “{box}”", "refused", "allowed", cause=f"“{box}” is allowed")


def _legal(world: World, seat: str) -> list[str]:
    """The boxes that may be filled now: as the implementation says, else found out by trying each open one."""
    world.on_turn(seat)
    if world.declares("legal"):
        return list(world.seen("legal") or {})
    boxes = world.seen_on_sheet(seat, "boxes") or {}
    return [box for box, held in boxes.items() if held is None and world.tried(ScoreBox(seat=seat, box=box))]


def _titles(world: World, boxes: Sequence[str]) -> str:
    known = world.ruleset.boxes
    return ", ".join(known[box].title if box in known else box for box in boxes) or "no box"


def _expect_box(world: World, seat: str, title: str, points: int | None) -> None:
    boxes = world.seen_on_sheet(seat, "boxes") or {}
    box = world.box_id(title)
    if box not in boxes:
        raise StepFailed(f"{seat}'s sheet should have the box “{title}”", title, show(list(boxes)))
    if not equal(points, boxes[box]):
        wanted = "open" if points is None else str(points)
        found = "open" if boxes[box] is None else str(boxes[box])
        raise StepFailed(f"{seat}'s “{title}” should hold {wanted}", wanted, found, cause=f"what “{title}” holds")


@STEPS.then("{seat} has {int} in {box}", 'Ana has 25 in "Full House"')
def has_in(world: World, seat: str, points: int, box: str) -> None:
    """The box holds these points."""
    _expect_box(world, seat, box, points)


@STEPS.then("{seat}'s {box} is open", 'Ana\'s "Chance" is open')
def is_open(world: World, seat: str, box: str) -> None:
    """Nothing has been written into the box, not even a zero."""
    _expect_box(world, seat, box, None)


@STEPS.then("{seat}'s sheet now shows", "Ana's sheet now shows", columns=("box", "points"))
def sheet_now_shows(world: World, seat: str, table: Sequence[dict[str, str]]) -> None:
    """The named boxes hold these points; `open` means that nothing is written there."""
    for row in table:
        if row["box"] == BONUSES:
            has_bonuses(world, seat, int(row["points"]))
        else:
            _expect_box(world, seat, row["box"], None if row["points"] == "open" else int(row["points"]))


@STEPS.then("{seat} has {int} Yahtzee bonus(es)", "Ana has 1 Yahtzee bonus")
def has_bonuses(world: World, seat: str, count: int) -> None:
    """So many Yahtzee bonuses are ticked on the sheet."""
    world.expect(f"{seat}'s number of Yahtzee bonuses", count, world.seen_on_sheet(seat, "yahtzee_bonuses"))


@STEPS.then("{seat}'s upper section adds up to {int}", "Ana's upper section adds up to 63")
def upper_is(world: World, seat: str, points: int) -> None:
    """The sum of the upper boxes, without any bonus."""
    world.expect(f"the sum of {seat}'s upper boxes", points, world.seen_on_sheet(seat, "upper"))


@STEPS.then("{seat}'s upper bonus is {int}", "Ana's upper bonus is 35")
def upper_bonus_is(world: World, seat: str, points: int) -> None:
    """What the upper section has earned on top."""
    world.expect(f"{seat}'s upper bonus", points, world.seen_on_sheet(seat, "upper_bonus"))


@STEPS.then("{seat}'s total is {int}", "Ana's total is 212")
def total_is(world: World, seat: str, points: int) -> None:
    """All boxes and bonuses together."""
    world.expect(f"{seat}'s total", points, world.seen_on_sheet(seat, "total"))
