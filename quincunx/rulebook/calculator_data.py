"""The figures that the calculators pick from: points of every roll in every box, and the order of all hands.

The rule of this file: what the suite's own rulesets pay comes from the tables under ``spec/tables/``; what has no table
there (another value of a setting, a house ruleset) is asked of the reference implementation.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

from quincunx.rulebook.sheet import rule_of
from quincunx.rulebook.site import Site
from quincunx.run.score_tables import points_with_sheet, scores_of
from quincunx.spec.parameters import ScorecardParameters
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.tables import Roll, read_hands, read_jokers, read_scores

_DICE, _FACES = 5, 6
_SITUATIONS = [
    (yahtzee, upper, lower)
    for yahtzee, upper, lower in product(("open", "0", "50"), ("open", "filled"), ("open", "full"))
    if (yahtzee, lower) != ("open", "full")
]
"""What can be on the sheet when five alike are rolled: the Yahtzee box, the upper box of the number, the lower section;
a full lower section includes the Yahtzee box."""


def rulesets(site: Site) -> Iterator[Ruleset]:
    """All rulesets, in the order in which the book has the chapters of their games."""
    known = site.domain.rulesets
    env = site.domain.env
    chapters = [page.split("/")[1] for page in env.toctree_includes.get(env.config.root_doc, ()) if page.count("/") > 1]
    games = dict.fromkeys([*chapters, *site.spec.games])
    order = {game: place for place, game in enumerate(games)}
    yield from sorted((known[name] for name in known), key=lambda ruleset: order.get(ruleset.game, len(order)))


def score_sheets(site: Site) -> list[Ruleset]:
    """The rulesets with a score sheet of one column that are played with five ordinary dice."""
    return [
        ruleset
        for ruleset in rulesets(site)
        if isinstance(ruleset.typed, ScorecardParameters)
        and not ruleset.typed.columns
        and (ruleset.typed.dice.count, ruleset.typed.dice.faces) == (_DICE, _FACES)
    ]


def _named(site: Site, game: str, rule: str) -> list[str] | None:
    """The title of a rule and the address where it stands, in the chapter of a game if it can be."""
    entry = site.domain.nearest(f"docs/{game}/rules", site.domain.rule_name(rule))
    if entry is None:
        return None
    return [entry.title, f"{site.builder.get_target_uri(entry.docname)}#{entry.anchor}"]


def _reasons(site: Site) -> dict[str, dict[str, str]]:
    """The rules behind the cases of five alike, by ruleset and case, as the page of the calculator names them."""
    found: dict[str, dict[str, str]] = {}
    for slots in site.domain.shown.values():
        for kind, key in slots:
            tool, _, options = key.partition(" ")
            if (kind, tool) == ("tool", "score-a-roll"):
                found.update(json.loads(options)["reasons"])
    return found


def scores(site: Site) -> dict[str, Any]:
    """Points by ruleset; tables that rulesets share stand once."""
    tables: list[dict[str, list[int]]] = []
    reasons = _reasons(site)
    listed = []
    for ruleset in score_sheets(site):
        table = _table(site, ruleset)
        if table not in tables:
            tables.append(table)
        rules = {box.id: rule_of(site.spec, ruleset, box) for box in ruleset.boxes.values()}
        listed.append(
            {
                "id": ruleset.id,
                "title": site.spec.games[ruleset.game].title if ruleset.id in site.spec.games else ruleset.title,
                "boxes": [
                    [box.id, box.title, box.section, (_named(site, ruleset.game, rules[box.id]) or ["", ""])[1]]
                    for box in ruleset.boxes.values()
                ],
                "table": tables.index(table),
                "yahtzee": ruleset.scorecard.yahtzee_box or _five_alike(ruleset),
                "own": {face: _own_box(ruleset, face) for face in range(1, _FACES + 1)},
                "settings": list(ruleset.settings),
                "variants": {"/".join(one.chosen.values()): _variant(site, one) for one in _variants(ruleset)},
                "reasons": {
                    case: _named(site, ruleset.game, rule) for case, rule in reasons.get(ruleset.id, {}).items()
                },
            }
        )
    return {"rulesets": listed, "tables": tables}


def _key(roll: Roll) -> str:
    return "".join(map(str, roll))


def _table(site: Site, ruleset: Ruleset) -> dict[str, list[int]]:
    name = ruleset.tables.get("scores") if ruleset.own_tables else None
    table = read_scores(site.spec.root / "tables" / f"{name}.csv") if name else scores_of(ruleset)
    return {_key(roll): [by_box[box] for box in ruleset.boxes] for roll, by_box in table.points.items()}


def _five_alike(ruleset: Ruleset) -> str | None:
    alike = (box.id for box in ruleset.boxes.values() if box.pattern == {"alike": _DICE})
    return next(alike, None)


def _own_box(ruleset: Ruleset, face: int) -> str | None:
    own = (box.id for box in ruleset.boxes.values() if box.section == "upper" and box.pattern == {"face": face})
    return next(own, None)


def _variants(ruleset: Ruleset) -> Iterator[Ruleset]:
    names = list(ruleset.settings)
    for values in product(*(ruleset.settings[name].values for name in names)):
        yield ruleset.with_settings(dict(zip(names, values, strict=True)))


def _variant(site: Site, ruleset: Ruleset) -> dict[str, Any]:
    parameters = ruleset.scorecard
    bonus = parameters.yahtzee_bonus
    return {
        "bonus": [bonus.while_box_holds, bonus.points] if bonus else None,
        "jokers": _jokers(site, ruleset) if parameters.joker != "none" else None,
    }


def _jokers(site: Site, ruleset: Ruleset) -> dict[str, dict[str, list[int | None]]]:
    """For each number and situation what five alike pay in every box, None where they may not go."""
    found: dict[str, dict[str, list[int | None]]] = {str(face): {} for face in range(1, _FACES + 1)}
    name = ruleset.tables.get("jokers") if ruleset.own_tables and not ruleset.changed else None
    if name:
        for row in read_jokers(site.spec.root / "tables" / f"{name}.csv"):
            situation = f"{row.yahtzee_box}/{row.upper_box}/{row.lower_section}"
            found[str(row.number)][situation] = [row.legal.get(box) for box in ruleset.boxes]
        return found
    for face, (yahtzee, upper, lower) in product(range(1, _FACES + 1), _SITUATIONS):
        sheet = _sheet(ruleset, face, yahtzee, upper, lower)
        roll = (face,) * _DICE
        found[str(face)][f"{yahtzee}/{upper}/{lower}"] = [
            None if box in sheet else points_with_sheet(ruleset, roll, box, sheet) for box in ruleset.boxes
        ]
    return found


def _sheet(ruleset: Ruleset, face: int, yahtzee: str, upper: str, lower: str) -> dict[str, int]:
    sheet = {box.id: 0 for box in ruleset.boxes.values() if box.section == "lower" and lower == "full"}
    own, five = _own_box(ruleset, face), ruleset.scorecard.yahtzee_box
    if own and upper == "filled":
        sheet[own] = 0
    if five and yahtzee != "open":
        sheet[five] = int(yahtzee)
    return sheet


def hands(site: Site) -> dict[str, Any]:
    """All hands of poker dice in each order, the best first, with their kinds."""
    orders = []
    kinds: dict[str, list[str] | None] = {}
    for ruleset in rulesets(site):
        for setting, value in _orders(ruleset):
            table = read_hands(site.spec.root / "tables" / f"{ruleset.tables[f'hands-{value}']}.csv")
            named = _named(site, ruleset.game, f"{ruleset.game}.order.{value}")
            orders.append(
                {"id": value, "default": value == setting, "rule": named, "hands": [*map(_hand, table.items())]}
            )
            for kind in table.values():
                title = next(hand["title"] for hand in ruleset.parameters["hands"] if hand["id"] == kind)
                rule = _named(site, ruleset.game, f"{ruleset.game}.hands.{kind}")
                kinds[kind] = [title, rule[1] if rule else ""]
        if orders:
            break
    return {"orders": orders, "kinds": kinds}


def _orders(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """The orders that a ruleset has tables of, each with the default order."""
    setting = ruleset.settings.get("order")
    for value in setting.values if setting else ():
        if setting and f"hands-{value}" in ruleset.tables:
            yield setting.default, value


def _hand(item: tuple[tuple[str, ...], str]) -> list[str]:
    faces, kind = item
    return [" ".join(faces), kind]
