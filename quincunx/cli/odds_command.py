"""``quincunx odds``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from quincunx.cli.main import OK
from quincunx.errors import UsageError

if TYPE_CHECKING:
    from quincunx.spec.parameters import Dice


@click.command("odds", short_help="The exact chance of cracking a card.")
@click.argument("combination")
@click.option("--dice", metavar='"1 2 3 4 5"', help="What lies on the table; without it, the first roll is to come.")
@click.option("--attempts", type=click.IntRange(min=0, max=20), required=True, metavar="N", help="Attempts left.")
@click.option("--jokers-apart", is_flag=True, help="A joker's number may not equal a fixed die of the card.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, and nothing else.")
def command(combination: str, dice: str | None, attempts: int, jokers_apart: bool, as_json: bool) -> int:
    r"""The exact chance of cracking a card under best play, and the dice to keep.

    COMBINATION is what the card asks for: five numbers or jokers, C for a cocktail and L for a long drink.

    \b
      quincunx odds "C C C 6 6" --dice "1 2 3 4 5" --attempts 3
    """
    from quincunx.odds import crack_odds, cracker, read_combination, spoken

    shape = _dice_of_the_game()
    card = read_combination(combination)
    if len(card) != shape.count:
        raise UsageError(f"“{combination}” has {len(card)} places; a card has {shape.count}")
    rolled = None if dice is None else _rolled(dice, shape)
    if rolled is None:
        chance, keep = cracker(card, joker_may_repeat=not jokers_apart).chance_of_card(attempts), None
    else:
        found = crack_odds(card, rolled, attempts, joker_may_repeat=not jokers_apart)
        chance, keep = found.chance, found.keep
    percent = f"{float(chance) * 100:.4f}"
    if as_json:
        document = {
            "combination": spoken(card),
            "dice": None if rolled is None else sorted(rolled),
            "attempts": attempts,
            "chance": str(chance),
            "percent": float(percent),
            "keep": None if keep is None else list(keep),
        }
        click.echo(json.dumps(document, ensure_ascii=False))
        return OK
    click.echo(f"{spoken(card)}: {chance.numerator}/{chance.denominator} = {percent} %")
    if keep is not None and attempts and chance != 1:
        click.echo(f"keep {' '.join(map(str, keep)) or 'nothing'}")
    elif keep is not None:
        click.echo("the dice satisfy the card" if chance == 1 else "no attempt is left")
    return OK


def _dice_of_the_game() -> Dice:
    """How many dice the game has, and how many faces."""
    from quincunx.spec.rulesets import Rulesets, base_ruleset_files

    dice: Dice = Rulesets(base_ruleset_files())["last-chance"].last_chance.dice
    return dice


def _rolled(text: str, shape: Dice) -> tuple[int, ...]:
    parts = text.split()
    if len(parts) != shape.count or any(part not in map(str, range(1, shape.faces + 1)) for part in parts):
        raise UsageError(f"“{text}” are no {shape.count} dice with faces 1 to {shape.faces}")
    return tuple(int(part) for part in parts)
