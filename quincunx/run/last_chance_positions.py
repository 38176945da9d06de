"""From “Ben holds 60,000” to bids, attempts and bets that lead there.

Few programs can be set to a state, but every program can be played. The rule of this file: a position is reached by
legal play alone, and what cannot be reached is said before anything is played. Cards that were won are cracked first.
Cash is then put right on one open card: stakes are lost in failed attempts, bets on failures are won; those who are out
bid more than they have. At last that card is won by the player whose neighbour is to reveal the next one, or nobody
bids for it any more and it is taken away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from quincunx.run.last_chance_play import Play
from quincunx.run.scene import UnreachablePosition
from quincunx.spec.model import Card
from quincunx.spec.parameters import LastChanceParameters


@dataclass
class WantedTable:
    """What a scenario says about the table before the next card is revealed.

    Attributes:
        cash: what seats hold; other seats keep what they have.
        won: how many cards seats have won; other seats have won none.
        spent: who has called Last Chance, and cracked a card with it.
        out: who has been eliminated.
        cards_left: how many cards are still to be revealed, if it matters.
        revealer: who reveals the next card; the starting player, if nothing is said and it can be.
    """

    cash: dict[str, int] = field(default_factory=dict)
    won: dict[str, int] = field(default_factory=dict)
    spent: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    cards_left: int | None = None
    revealer: str | None = None

    @property
    def winners(self) -> dict[str, int]:
        """How many cards seats have won, those included that a Last Chance was spent on."""
        return {**self.won, **{seat: max(1, self.won.get(seat, 0)) for seat in self.spent}}


def plan(
    rules: LastChanceParameters, order: Sequence[str], wanted: WantedTable, cards: Sequence[Card], named: int
) -> Play:
    """The play that leads to a position.

    Args:
        rules: the parameters of the ruleset.
        order: the seats in the order of play, the starting player first.
        wanted: the position.
        cards: cards to use up on the way.
        named: how many cards of the deck have to be left, at least.

    Raises:
        UnreachablePosition: no play leads there.
    """
    if named > rules.deck_size:
        raise UnreachablePosition(f"{rules.deck_size} cards are played, and {named} are named")
    if wanted == WantedTable():
        return Play(rules, order)
    _check(rules, order, wanted)
    most = min(rules.deck_size - max(named, 1), len(cards))
    reason = None
    for revealer, gone in _goals(rules, order, wanted):
        if gone > most:
            reason = UnreachablePosition(f"it takes more than the {most} cards that can be used up on the way")
            continue
        try:
            return _played(rules, order, wanted, cards[:gone], revealer)
        except UnreachablePosition as error:
            reason = reason or error
    raise reason or UnreachablePosition("nobody is there to reveal a card")


def _check(rules: LastChanceParameters, order: Sequence[str], wanted: WantedTable) -> None:
    """Refuse what no play can bring about, whatever cards are used."""
    for seat, cash in wanted.cash.items():
        if cash % rules.bid_step:
            raise UnreachablePosition(f"{seat} cannot hold {cash:,}: all money goes in steps of {rules.bid_step:,}")
        if cash and seat in wanted.out:
            raise UnreachablePosition(f"{seat} is out and holds nothing")
    if wanted.cards_left is not None and not 1 <= wanted.cards_left <= rules.deck_size:
        raise UnreachablePosition(f"1 to {rules.deck_size} cards can be left to be revealed, not {wanted.cards_left}")
    survivors = [seat for seat in order if seat not in wanted.out]
    if not survivors or (len(survivors) == 1 and rules.sole_survivor != "plays-on"):
        raise UnreachablePosition("the game is over when so many are out")
    if wanted.revealer in wanted.out:
        raise UnreachablePosition(f"{wanted.revealer} is out and reveals nothing")


def _goals(rules: LastChanceParameters, order: Sequence[str], wanted: WantedTable) -> Iterator[tuple[str, int]]:
    """Who may be the next to reveal, and after how many cards; the most natural first."""
    revealers = [wanted.revealer] if wanted.revealer else [seat for seat in order if seat not in wanted.out]
    won = sum(wanted.winners.values())
    gone = [won, won + 1] if wanted.cards_left is None else [rules.deck_size - wanted.cards_left]
    return ((revealer, count) for revealer in revealers for count in gone)


def _played(
    rules: LastChanceParameters, order: Sequence[str], wanted: WantedTable, cards: Sequence[Card], revealer: str
) -> Play:
    """Use up just these cards, so that this seat reveals the next one."""
    play = Play(rules, order)
    last = _before(order, wanted.out, revealer)
    winners = [seat for seat, count in wanted.winners.items() for _ in range(count)]
    unsold = len(cards) - len(winners)
    if unsold < 0:
        raise UnreachablePosition(f"{len(winners)} cards have been won, and only {len(cards)} are gone")
    if unsold == 0 and winners:
        if last not in winners:
            raise UnreachablePosition(f"{revealer} cannot be next to reveal unless {last} has won the last card")
        winners.remove(last)
        winners.append(last)
    finale = cards[-1] if cards else None
    for card in cards[: max(0, unsold - 1)]:
        play.reveal(card)
        play.remove()
    for seat, card in zip(winners, cards[max(0, unsold - 1) :], strict=False):
        if card is not finale:
            play.reveal(card)
            play.crack(seat, last_chance=_is_last_chance(play, wanted, seat))
    if finale is not None:
        _finale(play, wanted, finale, revealer, winners[-1] if unsold == 0 else None)
    _confirm(play, wanted, revealer)
    return play


def _before(order: Sequence[str], out: Sequence[str], seat: str) -> str:
    """The survivor whose left neighbour is this seat; itself if nobody else is in the game."""
    survivors = [other for other in order if other not in out]
    return survivors[survivors.index(seat) - 1]


def _is_last_chance(play: Play, wanted: WantedTable, seat: str) -> bool:
    return seat in wanted.spent and seat not in play.spent


def _finale(play: Play, wanted: WantedTable, card: Card, revealer: str, winner: str | None) -> None:
    """On the last card that is used up, put everything right that is not yet as wanted."""
    play.reveal(card)
    target = {seat: wanted.cash.get(seat, play.cash[seat]) for seat in play.order if seat not in wanted.out}
    last = None
    if winner is not None:
        if winner in wanted.cash:
            target[winner] -= card.prize
        if target[winner] < 0:
            raise UnreachablePosition(f"{winner} has won a card and holds at least {card.prize:,}")
    elif target != {seat: play.cash[seat] for seat in target} or _next(play, wanted, play.before) != revealer:
        last = _before(play.order, wanted.out, revealer)
    play.bring_cash_to(target, last)
    for seat in wanted.out:
        play.overbid(seat)
    if winner is None:
        play.remove()
    else:
        play.crack(winner, last_chance=_is_last_chance(play, wanted, winner))


def _next(play: Play, wanted: WantedTable, seat: str) -> str:
    """Who is left of a seat when all are out that shall be."""
    at = list(play.order).index(seat) + 1
    return next(other for other in (*play.order[at:], *play.order[:at]) if other not in wanted.out)


def _confirm(play: Play, wanted: WantedTable, revealer: str) -> None:
    """Make sure that nothing is missing; without a card to use up, nothing can be put right."""
    cash: Mapping[str, int] = {seat: wanted.cash.get(seat, play.cash[seat]) for seat in play.order}
    if play.cash != cash or set(play.out) != set(wanted.out) or play.revealer != revealer:
        raise UnreachablePosition("this takes a card that is used up on the way, and no card is gone")
