"""Sentences that set the scene: who plays, by which settings, and what the sheets show."""

from __future__ import annotations

from collections.abc import Sequence

from quincunx.protocol.scorecard import Sheet
from quincunx.run.sheet_positions import WantedSheet
from quincunx.run.sheet_scene import SheetScene
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World
from quincunx.steps.catalogue import STEPS

BONUSES = "Yahtzee bonuses"
"""The row of a sheet that counts the bonuses."""


@STEPS.given("a game with {seats}", "a game with Ana, Ben and Cleo")
def game(world: World, seats: list[str]) -> None:
    """Players sit down in this order; the first one begins."""
    world.sit_down(seats)


@STEPS.given("a game with {seats} that {seat} starts", "a game with Ana and Ben that Ben starts")
def game_started_by(world: World, seats: list[str], first: str) -> None:
    """Players sit down in this order; the named one begins."""
    world.sit_down(seats)
    world.first = first


@STEPS.given(
    "a game with {seats} that opens with the starting roll", "a game with Ana and Ben that opens with the starting roll"
)
def game_with_starting_roll(world: World, seats: list[str]) -> None:
    """Players sit down in this order; their dice decide who begins."""
    if not world.ruleset.scorecard.starting_roll:
        raise StepFailed(f"{world.ruleset.title} has no starting roll")
    world.sit_down(seats)
    world.starting_roll = True


@STEPS.when("{seats} try/tries to start a game", "Ana tries to start a game")
def try_to_start(world: World, seats: list[str]) -> None:
    """A game of these players, and of no others; it may be refused."""
    world.try_to_start(seats)


@STEPS.given("the setting {string} is {string}", 'the setting "joker" is "off"')
def setting(world: World, name: str, value: str) -> None:
    """The group has agreed on a value for one of the ruleset's settings."""
    world.choose(name, value)


@STEPS.given("{seat}'s sheet shows", "Ana's sheet shows", columns=("box", "points"))
def sheet_shows(world: World, seat: str, table: Sequence[dict[str, str]]) -> None:
    """The named boxes are filled, the others are open; a row `Yahtzee bonuses` counts these.

    The harness reaches it by legal turns, or hands it over.
    """
    world.not_begun()
    _seated(world, seat)
    sheets(world).wanted[seat] = _sheet(world, table)


@STEPS.given("{seat}'s other boxes hold 0", "Ana's other boxes hold 0", all_boxes=True)
def other_boxes_zero(world: World, seat: str) -> None:
    """Every box of which nothing has been said is filled with a zero."""
    _fill_with_zeros(world, seat, [])


@STEPS.given(
    "{seat}'s other boxes hold 0, except {boxes}",
    'Ana\'s other boxes hold 0, except "Fours" and "Chance"',
    all_boxes=True,
)
def other_boxes_zero_except(world: World, seat: str, boxes: list[str]) -> None:
    """Every box of which nothing has been said is filled with a zero; the named ones stay open."""
    _fill_with_zeros(world, seat, [_known(world, box) for box in boxes])


@STEPS.given("{seat} is next to play", "Ben is next to play")
def next_to_play(world: World, seat: str) -> None:
    """The turn has come to this player."""
    world.not_begun()
    _seated(world, seat)
    sheets(world).next_seat = seat


@STEPS.given("the sheet shows", "the sheet shows", columns=("box", "points"))
def loose_sheet(world: World, table: Sequence[dict[str, str]]) -> None:
    """A sheet without a game: what “the roll … scores …” is asked for."""
    sheet = _sheet(world, table)
    world.sheet = Sheet(boxes=sheet.boxes, yahtzee_bonuses=sheet.yahtzee_bonuses)


def sheets(world: World) -> SheetScene:
    """The scene of score sheets, begun when a sentence first speaks of one."""
    if not isinstance(world.scene, SheetScene):
        world.scene = SheetScene(world.ruleset, keeping=world.mode == "keeping")
    return world.scene


def _seated(world: World, seat: str) -> None:
    if seat not in world.seats:
        raise StepFailed(f"{seat} does not sit at the table; name the players first, with “Given a game with …”")


def _known(world: World, title: str) -> str:
    box = world.box_id(title)
    if box not in world.ruleset.boxes:
        raise StepFailed(f"{world.ruleset.title} has no box “{title}”")
    return box


def _sheet(world: World, table: Sequence[dict[str, str]]) -> WantedSheet:
    sheet = WantedSheet()
    for row in table:
        if row["box"] == BONUSES:
            sheet.yahtzee_bonuses = int(row["points"])
        else:
            sheet.boxes[_known(world, row["box"])] = int(row["points"])
    return sheet


def _fill_with_zeros(world: World, seat: str, left_open: list[str]) -> None:
    world.not_begun()
    _seated(world, seat)
    sheet = sheets(world).wanted.setdefault(seat, WantedSheet())
    for box in world.ruleset.boxes:
        if box not in left_open:
            sheet.boxes.setdefault(box, 0)
