"""The course of a round as a picture: phases as boxes, what leads from one to another as arrows with words.

The rule of this file: where a phase and an arrow lie is chosen by hand and stands here, and so is a word on when an
arrow is taken; which phases, arrows and actions there are comes from outside. The picture is for the eye; whoever shows
it gives the same as a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

Way = tuple[str, str]
"""From which phase to which."""


@dataclass(frozen=True, slots=True)
class Box:
    """A phase: its name, and the middle of its box."""

    title: str
    x: int
    y: int
    width: int = 120


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow: its path, and where its words begin, lie in the middle or end."""

    path: str
    x: int
    y: int
    anchor: str = "start"


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies.

    Attributes:
        width: of the picture, in its own units.
        height: likewise.
        boxes: the phases.
        arrows: the ways between them; a way from a phase to itself is a loop.
        notes: for a phase, an action and what follows, when it does, where the action alone does not tell.
    """

    width: int
    height: int
    boxes: Mapping[str, Box]
    arrows: Mapping[Way, Arrow]
    notes: Mapping[tuple[str, str, str], str]


_HEIGHT = 36
_LINE = 15

LAST_CHANCE = Layout(
    width=440,
    height=560,
    boxes={
        "reveal": Box("Reveal", 150, 70),
        "auction": Box("Auction", 150, 220),
        "reroll": Box("Fresh roll", 352, 220, 104),
        "betting": Box("Big Chance", 150, 392),
        "cracking": Box("Attempts", 150, 492),
        "over": Box("Game over", 352, 492, 104),
    },
    arrows={
        ("reveal", "reveal"): Arrow("M138 52C126 18 174 18 162 52", 174, 34),
        ("reveal", "auction"): Arrow("M150 88V201", 158, 148),
        ("reveal", "over"): Arrow("M210 62H428V492H405", 318, 55, "middle"),
        ("auction", "auction"): Arrow("M90 210C56 198 56 234 89 224", 58, 212, "end"),
        ("auction", "betting"): Arrow("M150 238V373", 158, 300),
        ("auction", "reroll"): Arrow("M210 213H299", 254, 176, "middle"),
        ("auction", "reveal"): Arrow("M112 202V89", 106, 128, "end"),
        ("auction", "over"): Arrow("M190 238V262H322V473", 316, 358, "end"),
        ("betting", "betting"): Arrow("M210 384C244 372 244 412 211 400", 242, 396),
        ("betting", "cracking"): Arrow("M150 410V473", 158, 446),
        ("cracking", "cracking"): Arrow("M138 510C126 546 174 546 162 511", 174, 536),
        ("cracking", "reveal"): Arrow("M90 498H14V70H89", 18, 528),
        ("cracking", "auction"): Arrow("M90 484H54V254H112V239", 60, 300),
        ("cracking", "over"): Arrow("M210 492H299", 254, 468, "middle"),
        ("reroll", "auction"): Arrow("M300 227H211", 254, 243, "middle"),
        ("reroll", "reveal"): Arrow("M352 202V78H211", 346, 128, "end"),
        ("reroll", "over"): Arrow("M376 238V473", 382, 356),
    },
    notes={
        ("reveal", "reveal", "reveal"): "Lucky Flash",
        ("reveal", "reveal", "over"): "Lucky Flash, last card",
        ("cracking", "roll", "cracking"): "attempts left",
        ("cracking", "roll", "reveal"): "success",
        ("cracking", "roll", "auction"): "failure",
        ("reroll", "roll", "reveal"): "Lucky Flash",
    },
)
"""A round of Last Chance: down the left side as it usually goes."""


def draw(layout: Layout, words: Mapping[Way, Sequence[str]]) -> str:
    """The picture.

    Args:
        layout: where everything lies; it has an arrow for every way.
        words: for each way the lines beside its arrow, as SVG text.

    Raises:
        KeyError: the layout has no arrow for a way.
    """
    shafts = "".join(f'<path d="{layout.arrows[way].path}"/>' for way in words)
    boxes = "".join(map(_box, layout.boxes.values()))
    texts = "".join(_words(layout.arrows[way], lines) for way, lines in words.items())
    return (
        f'<svg class="q-phases" viewBox="0 0 {layout.width} {layout.height}" aria-hidden="true">'
        '<defs><marker id="q-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z"/></marker></defs>'
        f'<g class="q-shafts" marker-end="url(#q-tip)">{shafts}</g>\n<g class="q-boxes">{boxes}</g>\n'
        f'<g class="q-words">{texts}</g></svg>\n'
    )


def _box(box: Box) -> str:
    left, top = box.x - box.width // 2, box.y - _HEIGHT // 2
    return (
        f'<rect x="{left}" y="{top}" width="{box.width}" height="{_HEIGHT}" rx="6"/>'
        f'<text x="{box.x}" y="{box.y + 5}">{escape(box.title)}</text>'
    )


def _words(arrow: Arrow, lines: Sequence[str]) -> str:
    """The lines, one below the other, the block around the place that the layout gives."""
    first = arrow.y - _LINE * (len(lines) - 1) / 2
    return "".join(
        f'<text x="{arrow.x}" y="{first + _LINE * number:g}" text-anchor="{arrow.anchor}">{line}</text>\n'
        for number, line in enumerate(lines)
    )
