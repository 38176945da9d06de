"""Sentences about cards: which come next, revealing them, what satisfies them, and who has won some."""

from __future__ import annotations

from collections.abc import Sequence

from quincunx.errors import UsageError
from quincunx.odds.cards import Combination, read_combination
from quincunx.protocol import messages as m
from quincunx.protocol.last_chance import Reveal
from quincunx.run.last_chance_scene import LastChanceScene
from quincunx.run.verdicts import StepFailed
from quincunx.run.world import World, show
from quincunx.spec.model import Card
from quincunx.steps.catalogue import STEPS
from quincunx.steps.dice import faces


@STEPS.given("the next cards are", "the next cards are", columns=("card", "attempts", "prize"))
def next_cards(world: World, table: Sequence[dict[str, str]]) -> None:
    """The cards to be revealed next, in this order, as `6 6 6 C C` (C is a cocktail, L a long drink).

    The rest of the deck comes from the game's own cards.
    """
    scene = auction_scene(world)
    for row in table:
        number = len(scene.named) + 1
        card = Card(
            id=f"next-{number}",
            title=f"Card {number}",
            combination=list(combination(row["card"])),
            attempts=int(row["attempts"]),
            prize=amount(row["prize"]),
        )
        scene.named.append(card)


@STEPS.given("only {int} card(s) is/are left", "only 2 cards are left")
def only_cards_left(world: World, count: int) -> None:
    """So many cards are still to be revealed; the others are gone."""
    auction_scene(world).wanted.cards_left = count


@STEPS.given("{seat} has won a card", "Ana has won a card")
def given_won(world: World, seat: str) -> None:
    """One of the deck's cards is this player's already. Said twice, there are two."""
    won = auction_scene(world, seat).wanted.won
    won[seat] = won.get(seat, 0) + 1


@STEPS.given("{seat} is next to reveal", "Ben is next to reveal")
def given_next_to_reveal(world: World, seat: str) -> None:
    """This player reveals the next card; without this sentence the starting player does, if that can be."""
    auction_scene(world, seat).wanted.revealer = seat


@STEPS.when("{seat} reveals the card with {dice}", "Ana reveals the card with 1 2 3 4 6")
def reveals(world: World, seat: str, dice: list[str]) -> None:
    """The player flips the top card and rolls all dice; they show these faces."""
    world.act(Reveal(seat=seat, faces=faces(world, dice)))


@STEPS.when("{seat} tries to reveal the card with {dice}", "Ben tries to reveal the card with 1 2 3 4 6")
def tries_to_reveal(world: World, seat: str, dice: list[str]) -> None:
    """As “reveals”, but it may be refused."""
    world.attempt(Reveal(seat=seat, faces=faces(world, dice)))


@STEPS.then("the card shows {card}", "the card shows 6 6 6 C C")
def card_shows(world: World, places: str) -> None:
    """The open card has this combination."""
    card = world.seen("card")
    expected, actual = list(combination(places)), card["combination"] if card else []
    if sorted(map(str, expected)) != sorted(map(str, actual)):
        raise StepFailed(
            f"the card should show {show(expected)}", show(expected), show(actual), cause="the combination of the card"
        )


@STEPS.then("{seat} has won {int} card(s)", "Ana has won 2 cards")
def has_won(world: World, seat: str, count: int) -> None:
    """So many cards are this player's, by cracking or by a Lucky Flash."""
    world.expect(f"the number of cards that {seat} has won", count, len((world.seen("won") or {}).get(seat) or []))


@STEPS.then("{int} card(s) is/are left", "6 cards are left")
def cards_left(world: World, count: int) -> None:
    """So many cards are still to be revealed."""
    world.expect("the number of cards left", count, world.seen("cards_left"))


@STEPS.then("it is {seat}'s turn to reveal", "it is Ben's turn to reveal")
def turn_to_reveal(world: World, seat: str) -> None:
    """The next card is revealed by this player."""
    world.expect("the phase", "reveal", world.seen("phase"))
    world.expect("the player who reveals", seat, world.seen("seat"))


@STEPS.then("the dice {dice} satisfy {card}", "the dice 2 2 5 6 6 satisfy 6 6 C C L")
def satisfy(world: World, dice: list[str], places: str) -> None:
    """These dice are what the card asks for; no game is needed."""
    _expect_satisfied(world, dice, places, expected=True)


@STEPS.then("the dice {dice} do not satisfy {card}", "the dice 2 2 2 6 6 do not satisfy 6 6 C C L")
def do_not_satisfy(world: World, dice: list[str], places: str) -> None:
    """These dice are not what the card asks for; no game is needed."""
    _expect_satisfied(world, dice, places, expected=False)


def _expect_satisfied(world: World, dice: list[str], places: str, *, expected: bool) -> None:
    card = {"combination": list(combination(places))}
    result = world.session.ask(m.Satisfies(ruleset=world.document(), card=card, dice=faces(world, dice)))
    if result.rejected is not None or result.satisfied is not expected:
        words = {True: "satisfied", False: "not satisfied", None: "refused"}
        actual = None if result.rejected else result.satisfied
        text = " ".join(dice)
        raise StepFailed(
            f"{places} should be {words[expected]} by {text}",
            words[expected],
            words[actual],
            cause=f"what satisfies {places}",
        )


def auction_scene(world: World, seat: str | None = None) -> LastChanceScene:
    """The scene of cards and money, begun when a sentence first speaks of it.

    Args:
        world: the table.
        seat: the player whom the sentence names, if any.

    Raises:
        StepFailed: the game has begun, is no auction game, or that player does not sit there.
    """
    world.not_begun()
    if world.ruleset.engine != "last_chance":
        raise StepFailed(f"{world.ruleset.title} is played without auctions")
    if seat is not None and seat not in world.seats:
        raise StepFailed(f"{seat} does not sit at the table; name the players first, with “Given a game with …”")
    if not isinstance(world.scene, LastChanceScene):
        world.scene = LastChanceScene(world.ruleset)
    return world.scene


def combination(text: str) -> Combination:
    """The places of a card as a scenario writes them.

    Raises:
        StepFailed: that is no card.
    """
    try:
        return read_combination(text)
    except UsageError as error:
        raise StepFailed(str(error)) from None


def amount(text: str) -> int:
    """An amount of money in a table, with or without separators."""
    return int(text.replace(",", ""))
