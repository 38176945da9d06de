"""Every amount of cash that a Last Chance scenario names, added up once more by a small ledger of its own.

The ledger reads the sentences and knows what the rules say about money, and nothing else: it does not judge who may do
what. It shares no code with the reference implementation or with the steps.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from quincunx import paths
from quincunx.features.model import Case, Step
from quincunx.features.read import read_feature
from tests.spec import card_odds

START = 800_000
UNKNOWN_CASH = re.compile(r"has won a card|has spent the Last Chance|the setting \"(passing|sole-survivor)\"")
"""Givens after which the ledger does not know who holds what, and settings under which an auction closes itself."""


@dataclass
class Ledger:
    """The money of a game as its sentences are read one after the other."""

    cash: dict[str, int] = field(default_factory=dict)
    cards: list[tuple[card_odds.Card, int, int]] = field(default_factory=list)
    bids: list[tuple[str, int]] = field(default_factory=list)
    bets: list[tuple[str, int, str]] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    cracker: str = ""
    stake: int = 0
    attempts: int = 0
    open: bool = False
    compared: int = 0

    @property
    def card(self) -> tuple[card_odds.Card, int, int]:
        return self.cards[0]

    def of(self, seat: str) -> int:
        return self.cash.get(seat, START)

    def pay(self, seat: str, amount: int) -> None:
        self.cash[seat] = self.of(seat) + amount
        assert self.cash[seat] >= 0

    def read(self, step: Step) -> None:
        for pattern, method in SENTENCES.items():
            match = re.fullmatch(pattern, step.text)
            if match:
                method(self, *match.groups(), *([step.table] if step.table else []))

    def reveal(self, seat: str, dice: str) -> None:
        if self.open:  # nobody has won the card before
            self.cards.pop(0)
        self.open = True
        self.starting_roll(seat, dice)

    def won(self) -> int:
        self.open = False
        return self.cards.pop(0)[2]

    def next_cards(self, table: list[tuple[str, ...]]) -> None:
        for card, attempts, prize in table[1:]:
            self.cards.append((card_odds.card_of(card), int(attempts), amount(prize)))

    def holds(self, seat: str, money: str) -> None:
        self.cash[seat] = amount(money)

    def out_before(self, seat: str) -> None:
        self.cash[seat] = 0

    def starting_roll(self, seat: str, dice: str) -> None:
        self.bids, self.dice = [], numbers(dice)
        if self.satisfied():
            self.pay(seat, self.won())

    def roll_all(self, seat: str, dice: str) -> None:
        if self.cracker:
            self.attempt(seat, "", dice)
        else:
            self.starting_roll(seat, dice)

    def bid(self, seat: str, money: str) -> None:
        if amount(money) > self.of(seat):
            self.cash[seat] = 0
            self.bids = [bid for bid in self.bids if bid[0] != seat]
        else:
            self.bids.append((seat, amount(money)))

    def call(self, seat: str) -> None:
        self.become(seat, self.of(seat))

    def close(self) -> None:
        if self.bids:
            self.become(*max(self.bids, key=lambda bid: bid[1]))

    def become(self, seat: str, stake: int) -> None:
        self.bids, self.cracker, self.stake = [], seat, stake
        self.attempts = self.card[1]
        self.pay(seat, -stake)

    def bet(self, seat: str, money: str, side: str) -> None:
        self.bets.append((seat, amount(money), side))
        self.pay(seat, -amount(money))

    def attempt(self, seat: str, keep: str, rolled: str) -> None:
        self.dice, self.attempts = numbers(keep) + numbers(rolled), self.attempts - 1
        assert (seat, len(self.dice)) == (self.cracker, 5)
        if self.satisfied():
            self.pay(seat, self.stake + self.won())
            self.settle("success")
        elif not self.attempts:
            self.settle("failure")

    def give_up(self, seat: str) -> None:
        assert seat == self.cracker
        self.settle("failure")

    def settle(self, outcome: str) -> None:
        for seat, money, side in self.bets:
            self.pay(seat, 2 * money if side == outcome else 0)
        self.bets, self.cracker = [], ""

    def satisfied(self) -> bool:
        return tuple(sorted(self.dice)) in card_odds.winning(self.card[0])

    def compare(self, seat: str, money: str) -> None:
        assert (seat, amount(money)) == (seat, self.of(seat))
        self.compared += 1

    def compare_all(self, table: list[tuple[str, ...]]) -> None:
        for seat, money in table[1:]:
            self.compare(seat, money)

    def standing(self, seat: str, money: str) -> None:
        assert max(self.bids, key=lambda bid: bid[1]) == (seat, amount(money))
        self.compared += 1

    def staked(self, seat: str, money: str) -> None:
        assert (self.cracker, self.stake) == (seat, amount(money))
        self.compared += 1


SENTENCES: dict[str, Callable[..., None]] = {
    r"the next cards are": Ledger.next_cards,
    r"(\w+) holds ([\d,]+)": Ledger.holds,
    r"(\w+) is already out": Ledger.out_before,
    r"(\w+) reveals the card with ([\d ]+)": Ledger.reveal,
    r"(\w+) rolls ([\d ]+)": Ledger.roll_all,
    r"(\w+) keeps ([\d ]+) and rolls ([\d ]+)": Ledger.attempt,
    r"(\w+) bids ([\d,]+)": Ledger.bid,
    r"(\w+) calls Last Chance": Ledger.call,
    r"the bidding closes": Ledger.close,
    r"(\w+) bets ([\d,]+) on (success|failure)": Ledger.bet,
    r"(\w+) gives up": Ledger.give_up,
    r"(\w+) has ([\d,]+)": Ledger.compare,
    r"(\w+) is out of the game with ([\d,]+)": Ledger.compare,
    r"the cash is": Ledger.compare_all,
    r"(\w+) has the standing bid of ([\d,]+)": Ledger.standing,
    r"(\w+) is the cracker with a stake of ([\d,]+)": Ledger.staked,
}


def amount(text: str) -> int:
    return int(text.replace(",", ""))


def numbers(text: str) -> list[int]:
    return [int(face) for face in text.split()]


def cases() -> list[Case]:
    """All scenarios in which the ledger can know what everybody holds."""
    found = [
        case
        for file in sorted((paths.FEATURES / "last-chance").glob("*.feature"))
        for scenario in read_feature(file).scenarios
        for case in scenario.cases
    ]
    return [case for case in found if not any(UNKNOWN_CASH.search(step.text) for step in case.steps)]


def told(case: Case) -> Ledger:
    ledger = Ledger()
    for step in case.steps:
        ledger.read(step)
    return ledger


CASES = {case.id: case for case in cases()}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_amounts_of_a_scenario_add_up(case: Case) -> None:
    told(case)


def test_the_whole_game_is_among_them_with_every_amount_that_it_names() -> None:
    ledger = told(CASES["LC-951"])
    assert ledger.compared > 25
    assert not ledger.bets


def test_the_ledger_finds_amounts_to_compare() -> None:
    compared = [told(case).compared for case in CASES.values()]
    assert sum(map(bool, compared)) > 120
