"""Sentences about keeping the score of a game that is played with real dice: entries, and who is proposed next."""

from __future__ import annotations

from quincunx.protocol.scorecard import Enter
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World
from quincunx.spec.tables import PossiblePoints, read_points, table_path
from quincunx.steps.catalogue import STEPS

BEYOND = 10
"""How far above the highest points that any box can hold entries are tried."""


@STEPS.given("a score keeper for {seats}", "a score keeper for Ana and Ben")
def score_keeper(world: World, seats: list[str]) -> None:
    """Nothing is rolled: the players, in this order, enter what they have scored with real dice."""
    world.sit_down(seats)
    world.mode = "keeping"


@STEPS.given("a score keeper for {seats} that {seat} starts", "a score keeper for Ana and Ben that Ben starts")
def score_keeper_started_by(world: World, seats: list[str], first: str) -> None:
    """As “a score keeper for …”; the named player is the first to be proposed."""
    score_keeper(world, seats)
    world.first = first


def _entry(world: World, seat: str, points: int, box: str, *, further: bool = False) -> Enter:
    return Enter(seat=seat, box=world.box_id(box), points=points, further_yahtzee=further)


@STEPS.when("{seat} enters {int} in {box}", 'Ana enters 12 in "Fours"')
def enters(world: World, seat: str, points: int, box: str) -> None:
    """The points of a turn are entered for this player."""
    world.act(_entry(world, seat, points, box))


@STEPS.when("{seat} enters {int} in {box} as a further Yahtzee", 'Ana enters 25 in "Full House" as a further Yahtzee')
def enters_further(world: World, seat: str, points: int, box: str) -> None:
    """As “enters”, and the entry says that the dice were five alike."""
    world.act(_entry(world, seat, points, box, further=True))


@STEPS.when("{seat} tries to enter {int} in {box}", 'Ana tries to enter 13 in "Fours"')
def tries_to_enter(world: World, seat: str, points: int, box: str) -> None:
    """As “enters”, but it may be refused."""
    world.attempt(_entry(world, seat, points, box))


@STEPS.when(
    "{seat} tries to enter {int} in {box} as a further Yahtzee", 'Ana tries to enter 16 in "Fours" as a further Yahtzee'
)
def tries_to_enter_further(world: World, seat: str, points: int, box: str) -> None:
    """As “enters … as a further Yahtzee”, but it may be refused."""
    world.attempt(_entry(world, seat, points, box, further=True))


@STEPS.then("{seat} is proposed next", "Ben is proposed next")
def proposed(world: World, seat: str) -> None:
    """The score keeper proposes this player for the next entry."""
    world.expect("the player who is proposed next", seat, world.seen("next_seat"))


@STEPS.then("nobody is proposed next", "nobody is proposed next")
def nobody_proposed(world: World) -> None:
    """Every sheet is full, and nothing is left to be entered."""
    world.expect("the player who is proposed next", None, world.seen("next_seat"))


@STEPS.then(
    "every entry in {box} is accepted or refused as the points table says",
    'every entry in "Fours" is accepted or refused as the points table says',
)
def every_entry(world: World, box: str) -> None:
    """All points from 0 to beyond the highest of any box, tried one by one for the first player."""
    possible, span = _possible(world, box)
    for points in span:
        accepted = world.tried(_entry(world, world.seats[0], points, box)) is not None
        _expect_accepted(box, f"{points}", wanted=points in possible.five_alike, accepted=accepted)


@STEPS.then(
    "every entry in {box} marked as a further Yahtzee is accepted or refused as the points table says",
    'every entry in "Fours" marked as a further Yahtzee is accepted or refused as the points table says',
)
def every_marked_entry(world: World, box: str) -> None:
    """The same with the mark: points that five alike can give there by themselves, and 0 where it is possible.

    It is asked of a sheet whose upper boxes are open, so that no joker can be among them.
    """
    possible, span = _possible(world, box)
    for points in span:
        who = possible.five_alike.get(points, "no")
        wanted = who in {"also", "only"} or (points == 0 and points in possible.five_alike)
        accepted = world.tried(_entry(world, world.seats[0], points, box, further=True)) is not None
        _expect_accepted(box, f"{points}, marked as a further Yahtzee,", wanted=wanted, accepted=accepted)


@STEPS.then(
    "every entry in {box} earns a Yahtzee bonus if only five alike can give it",
    'every entry in "Fours" earns a Yahtzee bonus if only five alike can give it',
)
def every_telling_entry(world: World, box: str) -> None:
    """All points that the points table has for this box, entered one by one without the mark for the first player."""
    possible, _ = _possible(world, box)
    seat = world.seats[0]
    before = world.seen_on_sheet(seat, "yahtzee_bonuses")
    for points, who in possible.five_alike.items():
        seen = world.tried(_entry(world, seat, points, box))
        _expect_accepted(box, f"{points}", wanted=True, accepted=seen is not None)
        bonuses = world.on_sheet(seen or {}, seat, "yahtzee_bonuses")
        world.expect(f"the number of bonuses after {points} in “{box}”", before + (who == "only"), bonuses)


def _possible(world: World, box: str) -> tuple[PossiblePoints, range]:
    """The box's part of the points table, and the points to be tried."""
    path = table_path(world.ruleset, "points")
    if path is None:
        raise StepFailed(f"{world.ruleset.title} has no points table")
    table = read_points(path)
    highest = max(max(part.five_alike) for part in table.values())
    return table[world.box_id(box)], range(highest + BEYOND + 1)


def _expect_accepted(box: str, what: str, *, wanted: bool, accepted: bool) -> None:
    if wanted != accepted:
        words = ("refused", "accepted")
        raise StepFailed(
            f"{what} should be {words[wanted]} in “{box}”",
            words[wanted],
            words[accepted],
            cause=f"which points may be entered in “{box}”",
        )
