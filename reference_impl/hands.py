"""The hands of Poker Dice: the ruleset document compiled, and which hand beats which.

The rules of this file. A hand is what its dice show, in whatever order they lie (``poker-dice.hands.*``). Its kind
decides first, in the order that the ruleset gives (``poker-dice.order.*``), then the dice of the combination, then the
unused ones (``poker-dice.ties.*``). How many dice and faces, which kinds of hands, and their order: all of it stands in
the ruleset document, nothing of it here.

Faces are numbered upwards from 1, the lowest, so that a hand is a sorted tuple of numbers like any other roll.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reference_impl import patterns
from reference_impl.dice import check_dice, every_roll
from reference_impl.errors import IllegalAction, Malformed
from reference_impl.reading import Document, field, value

if TYPE_CHECKING:
    from reference_impl.dice import Roll


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """A ruleset document in the form that the engine plays by.

    ``faces`` are the names of the faces, the lowest first; ``strength`` tells of every roll how good a hand it is, the
    greater tuple being the better hand and equal tuples a tie.
    """

    seats: tuple[int, int | None]
    dice: int
    faces: tuple[str, ...]
    rolls: int
    strength: dict[Roll, tuple[int, ...]]
    lives: int
    life_loss: str
    elimination: bool
    simultaneous: bool
    dense: bool

    def read(self, names: tuple[str, ...]) -> Roll:
        """Turn the names of faces into a sorted roll, of any number of dice.

        Raises:
            IllegalAction: no die has such a face (``poker-dice.setup.five-dice``).
        """
        for name in names:
            if name not in self.faces:
                raise IllegalAction("poker-dice.setup.five-dice", f"no die shows {name!r}")
        return tuple(sorted(self.faces.index(name) + 1 for name in names))

    def names(self, dice: Roll) -> list[str]:
        """Turn a roll into the names of its faces, the highest first."""
        return [self.faces[face - 1] for face in reversed(dice)]


def compile_rules(definition: Document) -> Rules:
    """Compile a resolved ruleset document.

    Args:
        definition: the document, settings already written into its parameters.

    Raises:
        Malformed: a parameter is missing or says nothing that this engine knows, or some dice make no hand.
    """
    seats, dice = field(definition, "seats", dict), field(definition, "dice", dict)
    faces = tuple(value(face, str, "a face") for face in field(definition, "faces", list))
    if len(set(faces)) < len(faces) or len(faces) != field(dice, "faces", int):
        raise Malformed("`faces` names every face of a die once")
    life_loss, ranks = field(definition, "life_loss", str), field(definition, "ranks", str)
    if life_loss not in {"rank-based", "all-but-winner", "lowest"}:
        raise Malformed(f"`life_loss` is rank-based, all-but-winner or lowest, not {life_loss!r}")
    if ranks not in {"competition", "dense"}:
        raise Malformed(f"`ranks` is competition or dense, not {ranks!r}")
    kinds = {
        field(kind, "id", str): patterns.matcher(kind.get("pattern"))
        for kind in (value(kind, dict, "a hand") for kind in field(definition, "hands", list))
    }
    order = [value(kind, str, "a hand in `order`") for kind in field(definition, "order", list)]
    if not set(order) <= kinds.keys():
        raise Malformed("`order` names a hand that is not among `hands`")
    count = field(dice, "count", int)
    return Rules(
        seats=(field(seats, "from", int), seats.get("to")),
        dice=count,
        faces=faces[::-1],
        rolls=field(definition, "rolls", int),
        strength={roll: _strength(roll, [kinds[kind] for kind in order]) for roll in every_roll(count, len(faces))},
        lives=field(definition, "lives", int),
        life_loss=life_loss,
        elimination=field(definition, "elimination", bool),
        simultaneous=field(definition, "simultaneous", bool),
        dense=ranks == "dense",
    )


def _strength(roll: Roll, kinds: list[patterns.Matcher]) -> tuple[int, ...]:
    """Weigh a hand: first its kind, then the faces of its combination, then the others (``poker-dice.ties.*``).

    Args:
        roll: the five dice.
        kinds: what the kinds of hands ask for, the best kind first; the best that the dice meet is what they are.
    """
    for place, matcher in enumerate(kinds):
        combination = matcher(roll)
        if combination is not None:
            unused = list(roll)
            for face in combination:
                unused.remove(face)
            # poker-dice.ties.larger-group: the three of a full house before its pair, the higher pair before the lower
            decisive = sorted(combination, key=lambda face: (combination.count(face), face), reverse=True)
            # poker-dice.ties.unused-dice
            return (-place, *decisive, *reversed(unused))
    raise Malformed(f"in this order of hands {roll} is no hand at all")


def face_names(document: Any) -> tuple[str, ...]:
    """Read a list of faces, which are always text.

    Raises:
        Malformed: it is no array of texts.
    """
    return tuple(value(face, str, "a face") for face in value(document, list, "dice"))


def rank(rules: Rules, params: Document) -> list[list[int]]:
    """Answer a ``rank`` request: the hands, by their places in the request, in groups of equal ones, the best first.

    Raises:
        IllegalAction: a hand is not made of the game's dice (``poker-dice.setup.five-dice``).
        Malformed: `hands` is missing or no list of hands.
    """
    groups: dict[tuple[int, ...], list[int]] = {}
    for place, hand in enumerate(field(params, "hands", list)):
        dice = rules.read(face_names(hand))
        check_dice(dice, rules.dice, len(rules.faces), "poker-dice.setup.five-dice")
        groups.setdefault(rules.strength[dice], []).append(place)
    return [groups[strength] for strength in sorted(groups, reverse=True)]
