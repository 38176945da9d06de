"""What a handshake declares, against what the suite knows; and how much of the suite can be asked with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from quincunx.doctor.findings import Finding
from quincunx.protocol import messages as m
from quincunx.run.suite import Runnable
from quincunx.spec.nearest import nearest
from quincunx.spec.rulesets import Ruleset, Rulesets

_TRIED = "what `hello` declares"


def declared_faults(hello: m.HelloResult, rulesets: Rulesets) -> Iterator[Finding]:
    """Names that the suite does not know, seats that nobody can take, levels without anything to see."""
    games = {rulesets[name].game: rulesets[name].engine for name in rulesets}
    if not hello.games:
        advice = "Add a game to `games` as soon as your engine is called; until then nothing is asked."
        yield Finding("note", _TRIED, "no game at all", advice)
    for game, support in hello.games.items():
        if game not in games:
            yield Finding("fault", _TRIED, f"the suite knows no game {game}{nearest(game, games)}", "Correct its name.")
            continue
        yield from _game_faults(game, games[game], support, rulesets)


def _game_faults(game: str, engine: str, support: m.GameSupport, rulesets: Rulesets) -> Iterator[Finding]:
    names = [name for name in rulesets if rulesets[name].game == game]
    if support.rulesets != "any":
        for name in support.rulesets:
            if name not in names:
                found = f"{game} has no ruleset {name}{nearest(name, names)}"
                yield Finding("note", _TRIED, found, "Right for a house rule that you check --with; else correct it.")
    for name in support.fields:
        if name not in m.FIELDS[engine]:
            found = f"{game} has no field {name}{nearest(name, m.FIELDS[engine])}"
            yield Finding(
                "fault", _TRIED, found, f"Correct it, or take it out. There are: {', '.join(m.FIELDS[engine])}"
            )
    low, high = support.seats
    if high is not None and high < low:
        yield Finding("fault", _TRIED, f"{game} with {low} to {high} seats", "Name the least number first.")
    if not support.levels:
        yield Finding("note", _TRIED, f"{game} at no level", "Add `scoring`, `turn`, `game` or `keeping` to `levels`.")
    if {"turn", "game"} & set(support.levels) and not support.fields:
        found = f"{game} at the levels {' and '.join(support.levels)}, without any field"
        yield Finding("note", _TRIED, found, "Nearly every scenario of a game looks at some field: list what you show.")


def rulesets_of(hello: m.HelloResult, rulesets: Rulesets) -> list[Ruleset]:
    """One ruleset for each game that is declared and known: the game's own, or the first that is known."""
    chosen = []
    for game, support in hello.games.items():
        known = [
            rulesets[name]
            for name in sorted(rulesets, key=lambda name: (name != game, name))
            if rulesets[name].game == game and (support.rulesets == "any" or name in support.rulesets)
        ]
        chosen += known[:1]
    return chosen


def reach(hello: m.HelloResult, runnables: Iterable[Runnable]) -> dict[str, Counter[str]]:
    """How many scenarios there are for each declared game, by level; what is not declared is left out."""
    found: dict[str, Counter[str]] = {}
    for item in runnables:
        support = hello.games.get(item.ruleset.game)
        if (
            support is not None
            and (support.rulesets == "any" or item.ruleset.id in support.rulesets)
            and item.scenario.level in support.levels
        ):
            found.setdefault(item.ruleset.game, Counter())[item.scenario.level] += 1
    return found
