"""What the doctor asks: for each game that an implementation declares, one request of each kind, in a sensible order.

The rule of this file: everything asked is well-formed and, unless a probe says otherwise, allowed by the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from quincunx.protocol import messages as m
from quincunx.protocol.base import Face
from quincunx.protocol.last_chance import Bid, CloseBidding, Reveal
from quincunx.protocol.poker_dice import Stop
from quincunx.protocol.scorecard import Enter, Roll, ScoreBox, ScorecardPosition, Sheet
from quincunx.run.openings import opening
from quincunx.spec.parameters import PokerDiceParameters, ScorecardParameters
from quincunx.spec.rulesets import Ruleset

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")
STRANGER = "Nobody"

Due = Literal["answer", "rejected", "either"]


@dataclass(frozen=True)
class Probe:
    """One request.

    Attributes:
        words: what is tried, for a person.
        params: the request.
        due: what the rules let one expect.
        unchanged: whether what is seen has to be what was seen before.
    """

    words: str
    params: m.Params
    due: Due = "answer"
    unchanged: bool = False


Talk = tuple[Probe, ...]
"""Probes that build on each other; after a breakdown the rest of a talk is left out."""


def talks(ruleset: Ruleset, support: m.GameSupport) -> Iterator[Talk]:
    """Everything to try with a ruleset, as far as it is declared."""
    document = msgspec.convert(ruleset.document, m.RulesetDocument)
    levels = set(support.levels)
    if "scoring" in levels:
        yield from _questions(ruleset, document)
    if {"turn", "game"} & levels:
        yield _game(ruleset, document, support)
        yield from _handed_over(ruleset, document, support)
    if "keeping" in levels and isinstance(ruleset.typed, ScorecardParameters):
        seats, box = _seats(ruleset, support), next(iter(ruleset.boxes))
        yield (
            Probe("begin to keep a score", m.Start(ruleset=document, seats=seats, mode="keeping")),
            Probe("write 0 into a box", m.Act(action=Enter(seat=seats[0], box=box, points=0))),
            Probe("look", m.Observe(), unchanged=True),
        )


def _dice(ruleset: Ruleset) -> list[Face]:
    """Dice with two alike, and no more."""
    typed = ruleset.typed
    named: Sequence[Face] = typed.faces if isinstance(typed, PokerDiceParameters) else range(1, typed.dice.faces + 1)
    return [named[0], *list(named)[: typed.dice.count - 1]]


def _questions(ruleset: Ruleset, document: m.RulesetDocument) -> Iterator[Talk]:
    dice = _dice(ruleset)
    text = " ".join(map(str, dice))
    if ruleset.engine == "scorecard":
        box = next(iter(ruleset.boxes.values()))
        probes = [Probe(f"what {text} pays in “{box.title}”", m.Score(ruleset=document, dice=dice, box=box.id))]
        holding = ruleset.scorecard.yahtzee_box
        if holding:
            sheet = Sheet(boxes={holding: 0})
            words = "the same on a sheet where a box is filled"
            probes.append(Probe(words, m.Score(ruleset=document, dice=dice, box=box.id, sheet=sheet)))
        yield tuple(probes)
    elif ruleset.engine == "poker_dice":
        hands = [dice, [dice[0]] * len(dice)]
        yield (Probe("which of two hands is better", m.Rank(ruleset=document, hands=hands)),)
    else:
        card: dict[str, Any] = {"combination": sorted(dice, key=str)}
        yield (Probe(f"whether {text} satisfies a card", m.Satisfies(ruleset=document, card=card, dice=dice)),)


def _seats(ruleset: Ruleset, support: m.GameSupport) -> list[str]:
    number = max(support.seats[0], ruleset.typed.seats.from_)
    if support.seats[1] is not None:
        number = min(number, support.seats[1])
    return list(NAMES[:number])


def _start(ruleset: Ruleset, document: m.RulesetDocument, seats: list[str], **more: Any) -> m.Start:
    scene = opening(ruleset)
    deck = scene.deck(seats) if scene else None
    return m.Start(ruleset=document, seats=seats, deck=deck, **more)


def _game(ruleset: Ruleset, document: m.RulesetDocument, support: m.GameSupport) -> Talk:
    seats, dice = _seats(ruleset, support), _dice(ruleset)
    first, text = seats[0], " ".join(map(str, dice))
    start = _start(ruleset, document, seats)
    probes = [Probe(f"begin a game with {_listed(seats)}", start)]
    look = Probe("look", m.Observe(), unchanged=True)
    if ruleset.engine == "scorecard":
        box = next(iter(ruleset.boxes.values()))
        again = Roll(seat=first, keep=dice[:2], faces=dice[2:])
        probes += [
            Probe(f"{first} rolls {text}", m.Act(action=Roll(seat=first, keep=[], faces=dice))),
            look,
            Probe("two dice stay, the others are rolled again", m.Act(action=again)),
            Probe("a stranger rolls", m.Act(action=Roll(seat=STRANGER, keep=[], faces=dice)), due="rejected"),
            Probe("a box is named that does not exist", m.Act(action=ScoreBox(seat=first, box="x")), due="rejected"),
            _named(look, "look after a refusal"),
            Probe(f"{first} scores in “{box.title}”", m.Act(action=ScoreBox(seat=first, box=box.id))),
        ]
    elif ruleset.engine == "poker_dice":
        probes += [
            Probe(f"{first} rolls {text}", m.Act(action=Roll(seat=first, keep=[], faces=dice))),
            look,
            Probe("a stranger stops", m.Act(action=Stop(seat=STRANGER)), due="rejected"),
            _named(look, "look after a refusal"),
            Probe(f"{first} stops", m.Act(action=Stop(seat=first)), due="either"),
        ]
    else:
        step = ruleset.last_chance.bid_step
        probes += [
            Probe(f"{first} reveals a card and rolls {text}", m.Act(action=Reveal(seat=first, faces=dice))),
            look,
            Probe("a stranger bids", m.Act(action=Bid(seat=STRANGER, amount=step)), due="rejected"),
            _named(look, "look after a refusal"),
            Probe(f"{seats[-1]} bids", m.Act(action=Bid(seat=seats[-1], amount=step)), due="either"),
            Probe("the bidding is closed", m.Act(action=CloseBidding()), due="either"),
        ]
    return (*probes, Probe("begin anew in the middle of a game", start))


def _handed_over(ruleset: Ruleset, document: m.RulesetDocument, support: m.GameSupport) -> Iterator[Talk]:
    if support.positions and ruleset.engine == "scorecard":
        seats = _seats(ruleset, support)
        boxes = list(ruleset.boxes)
        sheets = {seat: Sheet(boxes={boxes[0]: 0}) for seat in seats}
        position = msgspec.to_builtins(ScorecardPosition(sheets=sheets, seat=seats[0]))
        yield (Probe("begin in the middle, from a position", _start(ruleset, document, seats, position=position)),)


def _named(probe: Probe, words: str) -> Probe:
    return Probe(words, probe.params, probe.due, probe.unchanged)


def _listed(seats: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(seats[:-1]), seats[-1])))
