"""Playing Last Chance towards a position, one event after the other.

The rule of this file: every event is legal, is written down as actions, and its effect on cash, cards and turns is kept
beside it. Attempts roll all dice, so that nothing depends on what lies there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from quincunx.odds.cards import Combination, satisfying
from quincunx.protocol.base import Face
from quincunx.protocol.last_chance import Bet, Bid, CallLastChance, CloseBetting, CloseBidding, Reveal
from quincunx.protocol.messages import Action
from quincunx.protocol.scorecard import Roll
from quincunx.run.scene import UnreachablePosition
from quincunx.spec.model import Card
from quincunx.spec.parameters import LastChanceParameters
from quincunx.spec.tables import sorted_rolls


@dataclass
class Play:
    """A game in the making.

    Attributes:
        rules: the parameters of the ruleset.
        order: the seats in the order of play, the starting player first.
        actions: everything that has been done.
        cash, won: by seat; the cards by their ids.
        spent, out: who has called Last Chance, and who has been eliminated.
        gone: how many cards are gone.
        before: the last cracker, or the seat before the starting player.
    """

    rules: LastChanceParameters
    order: Sequence[str]
    actions: list[Action] = field(default_factory=list)
    cash: dict[str, int] = field(default_factory=dict)
    won: dict[str, list[str]] = field(default_factory=dict)
    spent: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    gone: int = 0
    before: str = ""
    _card: Card | None = None
    _rolled: str = ""

    def __post_init__(self) -> None:
        self.cash = dict.fromkeys(self.order, self.rules.starting_cash)
        self.won = {seat: [] for seat in self.order}
        self.before = self.order[-1]

    @property
    def survivors(self) -> list[str]:
        """Who is in the game, in the order of play."""
        return [seat for seat in self.order if seat not in self.out]

    @property
    def revealer(self) -> str:
        """Who reveals the next card."""
        return self.left_of(self.before)

    def left_of(self, seat: str) -> str:
        """The next survivor clockwise."""
        at = list(self.order).index(seat) + 1
        return next(other for other in (*self.order[at:], *self.order[:at]) if other not in self.out)

    # --- events -----------------------------------------------------------------------------------------------------

    def reveal(self, card: Card) -> None:
        """The next card, and dice that do not satisfy it."""
        self._card = card
        self._rolled = self.revealer
        self.actions.append(Reveal(seat=self._rolled, faces=self._dice(success=False)))

    def crack(self, seat: str, *, last_chance: bool) -> None:
        """A seat cracks the open card at the first attempt, for the least stake or by Last Chance."""
        card = self._open()
        self._become_cracker(seat, 0 if last_chance else self.rules.bid_step, {})
        self.actions.append(Roll(seat=seat, keep=[], faces=self._dice(success=True)))
        self.cash[seat] += card.prize
        self.won[seat].append(card.id)
        if last_chance:
            self.spent.append(seat)
        self._close_card()

    def fail(self, seat: str, stake: int, bets: Mapping[str, int]) -> None:
        """A seat fails to crack the open card; others bet on it."""
        card = self._open()
        self._become_cracker(seat, stake, bets)
        self.actions += [Roll(seat=seat, keep=[], faces=self._dice(success=False)) for _ in range(card.attempts)]
        self._rolled = seat
        self.cash[seat] -= stake
        for better, amount in bets.items():
            self.cash[better] += amount

    def overbid(self, seat: str) -> None:
        """A seat bids more than it has, and is out."""
        step = self.rules.bid_step
        self.actions.append(Bid(seat=seat, amount=self.cash[seat] // step * step + step))
        self.cash[seat] = 0
        self.out.append(seat)

    def remove(self) -> None:
        """Nobody bids for the open card, until it is taken away."""
        for _ in self.survivors[1:]:
            self.actions.append(CloseBidding())
            self._rolled = self.left_of(self._rolled)
            self.actions.append(Roll(seat=self._rolled, keep=[], faces=self._dice(success=False)))
        self.actions.append(CloseBidding())
        self._close_card()

    def _become_cracker(self, seat: str, stake: int, bets: Mapping[str, int]) -> None:
        """Bid and be unopposed, or call Last Chance if the stake is 0."""
        if stake > self.cash[seat]:
            raise UnreachablePosition(f"{seat} would have to stake {stake:,} and has {self.cash[seat]:,}")
        if stake:
            self.actions.append(Bid(seat=seat, amount=stake))
            if self.rules.passing == "open" or len(self.survivors) > 1:
                self.actions.append(CloseBidding())
        else:
            self.actions.append(CallLastChance(seat=seat))
        self.actions += [Bet(seat=better, amount=amount, on="failure") for better, amount in bets.items()]
        self.actions.append(CloseBetting())
        self.before = seat

    def _close_card(self) -> None:
        self._card = None
        self.gone += 1

    def _open(self) -> Card:
        if self._card is None:
            raise UnreachablePosition("no card is open")
        return self._card

    def _dice(self, *, success: bool) -> list[Face]:
        """The first roll that satisfies the open card, or the first that does not."""
        combination: Combination = tuple(self._open().combination)
        faces = self.rules.dice.faces
        good = satisfying(combination, faces, joker_may_repeat=self.rules.joker_may_repeat)
        roll = next(roll for roll in sorted_rolls(self.rules.dice.count, faces) if (roll in good) is success)
        return list(roll)

    # --- money ------------------------------------------------------------------------------------------------------

    def bring_cash_to(self, target: Mapping[str, int], last: str | None) -> None:
        """Let attempts fail on the open card until everybody holds what is wanted.

        A bet on a failure brings in money, a stake takes it away: first all are brought to what is wanted or above it,
        then each of those above stakes just the surplus.

        Args:
            target: what the seats shall hold; seats that are not named are free to help.
            last: the seat that has to be the last cracker, if it matters.

        Raises:
            UnreachablePosition: it cannot be done.
        """
        step = self.rules.bid_step

        def surplus(seat: str) -> int:
            return self.cash[seat] - target[seat] - (step if seat == last else 0)

        while lacking := [seat for seat in target if surplus(seat) < 0]:
            helpers = [seat for seat in self.survivors if lacking != [seat] and self.cash[seat] >= step]
            helpers.sort(key=lambda seat: surplus(seat) if seat in target else self.cash[seat] + sum(target.values()))
            if not helpers:
                raise UnreachablePosition(f"nobody can bring {lacking[0]} up to {target[lacking[0]]:,}")
            bets = {seat: self._greatest_bet(seat) for seat in lacking if seat != helpers[-1]}
            self.fail(helpers[-1], step, bets)
        for seat in sorted(target, key=lambda seat: seat == last):
            if self.cash[seat] > target[seat]:
                self.fail(seat, self.cash[seat] - target[seat], {})

    def _greatest_bet(self, seat: str) -> int:
        bet = self.rules.bet
        most = min(bet.to, self.cash[seat])
        fitting = [amount for amount in range(bet.from_, most + 1, bet.step) if amount % self.rules.bid_step == 0]
        if not fitting or fitting[-1] <= self.rules.bid_step:
            raise UnreachablePosition(f"{seat} cannot bet enough to gain money")
        return fitting[-1]
