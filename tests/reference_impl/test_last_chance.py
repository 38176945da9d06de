"""Last Chance, case by case: what the sources leave open, and every setting."""

import pytest

from reference_impl import Session, last_chance
from reference_impl.errors import IllegalAction, Malformed
from reference_impl.last_chance_messages import (
    Bet,
    Bid,
    CallLastChance,
    CloseBetting,
    CloseBidding,
    GiveUp,
    Pass,
    Reveal,
    RollDice,
)
from tests.reference_impl.auction import (
    FAILURE,
    RULES,
    SEATS,
    SUCCESS,
    after,
    begin,
    cracking,
    deck,
    document,
    in_auction,
    refused,
    seen,
)

FINAL = last_chance.compile_rules(document(passing="final"))
GIVING_UP = last_chance.compile_rules(document(giving_up=True))
WINS = last_chance.compile_rules(document(sole_survivor="wins"))
PLAYS_ON = last_chance.compile_rules(document(sole_survivor="plays-on"))


def fail(state, *, rules=RULES):
    """The cracker uses up all attempts in vain."""
    while state.phase == "cracking":
        state = after(state, RollDice(state.seats[state.seat], (), FAILURE), rules=rules)
    return state


def ruin(state, seat, *, rules=RULES):
    """Somebody calls Last Chance and fails."""
    return fail(after(state, CallLastChance(seat), CloseBetting(), rules=rules), rules=rules)


def unsold(state, *, rules=RULES):
    """Nobody bids, and the card is rolled for again, until it is taken away."""
    card = state.card
    while state.card == card:
        state = after(state, CloseBidding(), rules=rules)
        if state.phase == "reroll":
            state = after(state, RollDice(state.seats[state.seat], (), FAILURE), rules=rules)
    return state


# Revealing


def test_the_starting_player_reveals_and_opens_the_auction():
    state = begin(first="Ben")
    assert refused(state, Reveal("Ana", FAILURE)) == "reveal.only-designated"
    state = after(state, Reveal("Ben", FAILURE))
    assert (seen(state, "phase"), seen(state, "seat"), seen(state, "cards_left")) == ("auction", "Ben", 6)


def test_a_lucky_flash_takes_card_and_prize_and_the_next_player_reveals():
    state = after(begin(), Reveal("Ana", SUCCESS), Reveal("Ben", SUCCESS))
    assert seen(state, "cash") == {"Ana": 1_000_000, "Ben": 1_000_000, "Cleo": 800_000}
    assert seen(state, "won") == {"Ana": ["card-1"], "Ben": ["card-2"], "Cleo": []}
    assert (seen(state, "phase"), seen(state, "seat")) == ("reveal", "Cleo")


def test_flashes_all_the_way_end_the_game_with_the_seventh_card():
    state = begin("Ana", "Ben")
    for turn in range(7):
        state = after(state, Reveal(("Ana", "Ben")[turn % 2], SUCCESS))
    assert (seen(state, "phase"), seen(state, "winners")) == ("over", ["Ana"])
    assert refused(state, Reveal("Ben", SUCCESS)) == "round.order"


@pytest.mark.parametrize("faces", [(1, 2, 3, 4), (1, 1, 2, 3, 4, 5)])
def test_a_starting_position_takes_all_dice(faces):
    assert refused(begin(), Reveal("Ana", faces)) == "reveal.starting-position"
    assert refused(after(in_auction(), CloseBidding()), RollDice("Ben", (), faces)) == "reveal.starting-position"
    assert refused(after(in_auction(), CloseBidding()), RollDice("Ben", (1,), (2, 3, 4, 5))) == (
        "reveal.starting-position"
    )


# The auction


@pytest.mark.parametrize(
    ("amount", "rule"),
    [(0, "auction.not-zero"), (-10_000, "auction.not-zero"), (5_000, "auction.multiples"),
     (805_000, "auction.multiples"), (400_000, "auction.above-standing"), (390_000, "auction.above-standing")],
)  # fmt: skip
def test_a_bid_that_cannot_be_is_refused(amount, rule):
    assert refused(after(in_auction(), Bid("Ana", 400_000)), Bid("Ben", amount)) == rule


def test_a_bid_above_the_cash_eliminates_even_below_the_standing_bid():
    state = begin(position={"seat": "Ana", "cash": {"Ben": 50_000}})
    state = after(state, Reveal("Ana", FAILURE), Bid("Ana", 400_000), Bid("Ben", 60_000))
    assert (seen(state, "out"), seen(state, "cash")["Ben"]) == (["Ben"], 0)
    assert seen(state, "standing_bid") == {"seat": "Ana", "amount": 400_000}
    assert refused(state, Bid("Ben", 500_000)) == "round.in-the-game"


def test_all_the_cash_may_be_bid_and_ones_own_bid_raised():
    state = after(in_auction(), Bid("Ana", 400_000), Bid("Ana", 410_000), Bid("Ben", 800_000), CloseBidding())
    assert (seen(state, "cracker"), seen(state, "stake"), seen(state, "cash")["Ben"]) == ("Ben", 800_000, 0)
    assert seen(state, "cash")["Ana"] == 800_000


def test_an_overbid_of_the_standing_bidder_lets_the_highest_bid_of_another_stand():
    state = after(in_auction(), Bid("Cleo", 100_000), Bid("Ben", 200_000), Bid("Ana", 300_000), Bid("Ben", 350_000))
    state = after(state, Bid("Ben", 810_000))
    assert seen(state, "standing_bid") == {"seat": "Ana", "amount": 300_000}
    assert after(state, Bid("Cleo", 310_000)).bids[-1] == (2, 310_000)


def test_nobody_bids_and_the_next_player_rolls_until_the_card_goes():
    state = after(in_auction(), CloseBidding())
    assert (seen(state, "phase"), seen(state, "seat"), seen(state, "card")["id"]) == ("reroll", "Ben", "card-1")
    assert refused(state, RollDice("Cleo", (), FAILURE)) == "reveal.only-designated"
    state = after(state, RollDice("Ben", (), FAILURE), CloseBidding(), RollDice("Cleo", (), FAILURE))
    assert (seen(state, "phase"), seen(state, "seat")) == ("auction", "Cleo")
    state = after(state, CloseBidding())
    assert (seen(state, "phase"), seen(state, "seat"), seen(state, "cards_left")) == ("reveal", "Ana", 6)
    assert set(map(tuple, seen(state, "won").values())) == {()}


def test_a_bid_or_a_call_begins_the_count_of_unsold_auctions_anew():
    state = after(in_auction(), CloseBidding(), RollDice("Ben", (), FAILURE), CloseBidding())
    state = after(state, RollDice("Cleo", (), FAILURE), Bid("Ana", 10_000), CloseBidding(), CloseBetting())
    state = after(fail(state), CloseBidding())
    assert (state.phase, state.unsold) == ("reroll", 1)
    state = ruin(after(state, RollDice("Ben", (), FAILURE)), "Cleo")
    assert (state.phase, state.unsold) == ("auction", 0)


def test_a_fresh_roll_can_be_a_lucky_flash():
    state = after(in_auction(), CloseBidding(), RollDice("Ben", (), SUCCESS))
    assert (seen(state, "phase"), seen(state, "seat"), seen(state, "won")["Ben"]) == ("reveal", "Cleo", ["card-1"])


def test_after_a_card_is_taken_away_the_neighbour_of_the_last_cracker_reveals():
    state = unsold(fail(cracking("Ben", 10_000)))
    assert (seen(state, "phase"), seen(state, "seat")) == ("reveal", "Cleo")
    assert unsold(in_auction(first="Cleo")).seat == SEATS.index("Cleo")


@pytest.mark.parametrize("action", [Bid("Ana", 900_000), Bid("Ana", 500_000), CallLastChance("Ana"), Pass("Ana")])
def test_nothing_is_called_after_the_closing(action):
    state = after(in_auction(), Bid("Ben", 400_000), CloseBidding())
    assert refused(state, action) == "auction.after-closing"
    assert refused(after(state, CloseBetting()), action) == "auction.after-closing"


def test_open_passing_changes_nothing():
    state = in_auction()
    for _ in range(2):
        assert after(state, Pass("Ana"), Pass("Ben"), Pass("Cleo")) == state
    assert refused(after(state, Bid("Ana", 10_000)), Pass("Ana")) == "auction.no-withdrawal"


def test_final_passing_shuts_out_and_closes_the_auction():
    state = after(in_auction(rules=FINAL), Pass("Ana"), Bid("Ben", 10_000), rules=FINAL)
    assert refused(state, Bid("Ana", 20_000), FINAL) == "auction.passing"
    assert refused(state, Bid("Ana", 900_000), FINAL) == "auction.passing"
    assert refused(state, CallLastChance("Ana"), FINAL) == "auction.passing"
    assert refused(state, Pass("Ana"), FINAL) == "auction.passing"
    assert refused(state, Pass("Ben"), FINAL) == "auction.no-withdrawal"
    assert seen(after(state, Pass("Cleo"), rules=FINAL), "cracker") == "Ben"
    assert seen(after(state, Bid("Cleo", 20_000), Bid("Ben", 810_000), rules=FINAL), "cracker") == "Cleo"


def test_when_all_pass_finally_the_card_is_rolled_for_again_and_all_may_bid():
    state = after(in_auction(rules=FINAL), Pass("Ana"), Pass("Ben"), Pass("Cleo"), rules=FINAL)
    assert (seen(state, "phase"), seen(state, "seat")) == ("reroll", "Ben")
    state = after(state, RollDice("Ben", (), FAILURE), Bid("Ana", 10_000), rules=FINAL)
    assert seen(state, "standing_bid") == {"seat": "Ana", "amount": 10_000}


# Last Chance


def test_last_chance_takes_the_auction_for_all_the_money_there_is():
    state = begin(position={"seat": "Ana", "cash": {"Cleo": 0}})
    state = after(state, Reveal("Ana", FAILURE), Bid("Ben", 400_000), CallLastChance("Cleo"))
    assert (seen(state, "cracker"), seen(state, "stake"), seen(state, "attempts_left")) == ("Cleo", 0, 2)
    assert seen(state, "cash") == {"Ana": 800_000, "Ben": 800_000, "Cleo": 0}
    won = after(state, CloseBetting(), RollDice("Cleo", (), SUCCESS))
    assert (seen(won, "cash")["Cleo"], seen(won, "last_chance_spent"), seen(won, "out")) == (200_000, ["Cleo"], [])


def test_a_failed_last_chance_costs_the_money_and_the_game():
    state = ruin(after(in_auction(), Bid("Ben", 400_000)), "Cleo")
    assert (seen(state, "out"), seen(state, "cash")["Cleo"]) == (["Cleo"], 0)
    assert (seen(state, "phase"), seen(state, "seat"), tuple(seen(state, "dice"))) == ("auction", "Ana", FAILURE)
    assert seen(state, "standing_bid") is None


def test_last_chance_is_called_once_a_game():
    state = after(in_auction(), CallLastChance("Ana"), CloseBetting(), RollDice("Ana", (), SUCCESS))
    state = after(state, Reveal("Ben", FAILURE))
    assert refused(state, CallLastChance("Ana")) == "last-chance.once"
    assert seen(after(state, CallLastChance("Ben")), "cracker") == "Ben"


# Big Chance


@pytest.mark.parametrize(
    ("seat", "amount", "rule"),
    [("Ben", 10_000, "everyone-but-cracker"), ("Ana", 0, "amount"), ("Ana", 110_000, "amount"),
     ("Ana", 15_000, "multiples"), ("Cleo", 60_000, "within-cash")],
)  # fmt: skip
def test_a_bet_that_cannot_be_is_refused(seat, amount, rule):
    state = begin(position={"seat": "Ana", "cash": {"Cleo": 50_000}})
    state = after(state, Reveal("Ana", FAILURE), Bid("Ben", 10_000), CloseBidding())
    assert refused(state, Bet(seat, amount, "success")) == f"big-chance.{rule}"


def test_a_bet_leaves_the_cash_and_is_final():
    state = after(in_auction(), Bid("Ben", 10_000), CloseBidding(), Bet("Ana", 100_000, "failure"))
    assert seen(state, "cash")["Ana"] == 700_000
    assert seen(state, "bets") == {"Ana": {"amount": 100_000, "on": "failure"}}
    assert refused(state, Bet("Ana", 10_000, "success")) == "big-chance.one-bet"
    assert refused(after(state, CloseBetting()), Bet("Cleo", 10_000, "success")) == "round.order"


def test_bets_pay_one_to_one_on_both_sides():
    bets = [("Ana", 50_000, "failure"), ("Cleo", 20_000, "success")]
    assert seen(fail(cracking("Ben", 100_000, *bets)), "cash") == {"Ana": 850_000, "Ben": 700_000, "Cleo": 780_000}
    won = after(cracking("Ben", 100_000, *bets), RollDice("Ben", (), SUCCESS))
    assert seen(won, "cash") == {"Ana": 750_000, "Ben": 1_000_000, "Cleo": 820_000}


def test_bets_are_settled_before_the_game_ends():
    state = after(in_auction("Ana", "Ben"), CallLastChance("Ana"), Bet("Ben", 100_000, "failure"), CloseBetting())
    state = fail(state)
    assert (seen(state, "phase"), seen(state, "cash")) == ("over", {"Ana": 0, "Ben": 900_000})
    last = begin("Ana", "Ben", position={"seat": "Ana", "cards_gone": 6, "won": {"Ben": ["card-1"]}})
    last = after(last, Reveal("Ana", FAILURE), Bid("Ana", 10_000), CloseBidding(), Bet("Ben", 100_000, "failure"))
    last = after(last, CloseBetting(), RollDice("Ana", (), SUCCESS))
    assert (seen(last, "cash"), seen(last, "winners")) == ({"Ana": 1_000_000, "Ben": 700_000}, ["Ana"])


# Cracking


def test_the_starting_roll_is_no_attempt_and_the_last_attempt_counts():
    state = after(cracking("Ben", 10_000), RollDice("Ben", (3,), (1, 1, 2, 4)))
    assert seen(state, "attempts_left") == 1
    assert seen(after(state, RollDice("Ben", (), SUCCESS)), "won")["Ben"] == ["card-1"]
    over = after(state, RollDice("Ben", (1, 1), (2, 3, 4)))
    assert (seen(over, "phase"), seen(over, "seat"), seen(over, "card")["id"]) == ("auction", "Cleo", "card-1")
    assert seen(after(over, Bid("Ben", 10_000)), "standing_bid")["seat"] == "Ben"


@pytest.mark.parametrize(
    ("action", "rule"),
    [(RollDice("Ana", (), FAILURE), "cracking.only-cracker"),
     (RollDice("Ben", (6,), (1, 2, 3, 4)), "cracking.reroll-any"),
     (RollDice("Ben", (1,), (1, 2, 3)), "cracking.reroll-any"), (RollDice("Ben", FAILURE, ()), "cracking.at-least-one"),
     (RollDice("Ben", (1,), (2, 3, 4, 7)), "setup.five-dice"), (GiveUp("Ben"), "cracking.no-giving-up"),
     (GiveUp("Ana"), "cracking.only-cracker"), (CloseBetting(), "round.order")],
)  # fmt: skip
def test_an_attempt_that_cannot_be_is_refused(action, rule):
    assert refused(cracking("Ben", 10_000), action) == rule


def test_where_it_is_allowed_the_cracker_may_give_up_and_fails():
    state = cracking("Ben", 100_000, ("Ana", 50_000, "failure"), rules=GIVING_UP)
    state = after(state, GiveUp("Ben"), rules=GIVING_UP)
    assert (seen(state, "phase"), seen(state, "seat"), tuple(seen(state, "dice"))) == ("auction", "Cleo", FAILURE)
    assert seen(state, "cash") == {"Ana": 850_000, "Ben": 700_000, "Cleo": 800_000}


# The end


def test_the_richest_with_a_card_wins_and_equal_cash_shares():
    position = {"seat": "Ana", "cards_gone": 6, "won": {"Ana": ["card-1"], "Ben": ["card-2"]}}
    state = begin(position=position | {"cash": {"Ana": 500_000, "Ben": 500_000, "Cleo": 900_000}})
    assert seen(unsold(after(state, Reveal("Ana", FAILURE))), "winners") == ["Ana", "Ben"]
    assert seen(after(state, Reveal("Ana", SUCCESS)), "winners") == ["Ana"]
    nobody = begin(position={"seat": "Ana", "cards_gone": 6})
    assert seen(unsold(after(nobody, Reveal("Ana", FAILURE))), "winners") == []


@pytest.mark.parametrize(("rules", "won", "winners"), [
    (RULES, {}, []), (RULES, {"Ben": ["card-1"]}, ["Ben"]), (WINS, {}, ["Ben"]),
])  # fmt: skip
def test_the_last_survivor_ends_the_game(rules, won, winners):
    state = begin("Ana", "Ben", rules=rules, position={"seat": "Ana", "cards_gone": 1, "won": won})
    state = after(state, Reveal("Ana", FAILURE), Bid("Ben", 20_000), Bid("Ana", 810_000), rules=rules)
    assert (seen(state, "phase"), seen(state, "winners", rules)) == ("over", winners)
    assert (seen(state, "standing_bid"), seen(state, "cash")) == (None, {"Ana": 0, "Ben": 800_000})


def test_where_it_is_agreed_the_last_survivor_plays_on():
    state = after(in_auction("Ana", "Ben", rules=PLAYS_ON), Bid("Ana", 810_000), rules=PLAYS_ON)
    state = after(state, Bid("Ben", 10_000), CloseBidding(), CloseBetting(), rules=PLAYS_ON)
    state = after(state, RollDice("Ben", (), SUCCESS), rules=PLAYS_ON)
    assert (seen(state, "phase"), seen(state, "seat")) == ("reveal", "Ben")
    state = after(state, Reveal("Ben", FAILURE), Bid("Ben", 2_000_000), rules=PLAYS_ON)
    assert (seen(state, "phase"), seen(state, "winners", PLAYS_ON)) == ("over", [])


# How a game begins


@pytest.mark.parametrize(
    ("seats", "cards", "rule"),
    [(("Ana",), 7, "setup.players"), (("Ana", "Ana"), 7, "setup.players"), (SEATS, 7, None),
     ((*SEATS, "Gus"), 7, "setup.players"),
     (("Ana", "Ben"), 6, "setup.seven-cards"), (("Ana", "Ben"), 8, "setup.seven-cards")],
)  # fmt: skip
def test_two_to_six_play_for_seven_cards(seats, cards, rule):
    if rule is None:
        assert seen(begin(*seats), "cash") == dict.fromkeys(seats, 800_000)
        return
    with pytest.raises(IllegalAction) as refusal:
        begin(*seats, deck=deck(cards))
    assert refusal.value.rule == f"last-chance.{rule}"


@pytest.mark.parametrize(
    "position",
    [
        {"seat": "Zoe"},
        {"cash": {"Zoe": 10_000}},
        {"cash": {"Ana": -10_000}},
        {"cash": {"Ana": "10,000"}},
        {"out": ["Ana"], "seat": "Ana"},
        {"out": ["Ben"], "cash": {"Ben": 10_000}},
        {"won": {"Ben": ["card-2"]}, "cards_gone": 1},
        {"won": {"Ana": ["card-1"], "Ben": ["card-1"]}, "cards_gone": 2},
        {"cards_gone": 7},
        {"cards_gone": -1},
    ],
)
def test_a_position_that_no_game_can_have_is_malformed(position):
    with pytest.raises(Malformed):
        begin(position=position)


def test_a_position_is_taken_over_as_it_is():
    position = {"seat": "Cleo", "cash": {"Ben": 60_000}, "won": {"Ben": ["card-2"]}, "spent": ["Ben"], "out": ["Ana"]}
    state = begin(position=position | {"cards_gone": 3})
    assert seen(state, "cash") == {"Ana": 0, "Ben": 60_000, "Cleo": 800_000}
    assert (seen(state, "seat"), seen(state, "cards_left"), seen(state, "out")) == ("Cleo", 4, ["Ana"])
    assert (seen(state, "won")["Ben"], seen(state, "last_chance_spent")) == (["card-2"], ["Ben"])
    assert seen(after(state, Reveal("Cleo", FAILURE)), "card")["id"] == "card-4"


@pytest.mark.parametrize("change", [{"passing": "never"}, {"sole_survivor": True}, {"bet": 10_000}, {"deck_size": "7"}])
def test_parameters_of_another_shape_are_malformed(change):
    with pytest.raises(Malformed):
        last_chance.compile_rules(document(**change))


@pytest.mark.parametrize("action", [{"type": "bet", "seat": "Ana", "amount": 1, "on": "draw"}, {"type": "bid"}])
def test_an_action_of_another_shape_is_malformed(action):
    with pytest.raises(Malformed):
        last_chance.read_action(action)


def test_an_action_of_another_game_is_refused():
    with pytest.raises(IllegalAction):
        last_chance.read_action({"type": "score", "seat": "Ana", "box": "fours"})


# Over the protocol


def ask(session, method, **params):
    return session.handle({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})["result"]


def test_a_session_plays_an_auction_and_says_what_it_shows():
    session, ruleset = Session(), {"id": "last-chance", "settings": {}, "definition": document()}
    hello = ask(session, "hello", protocol=1, suite="1.0.0")["games"]["last-chance"]
    assert ask(session, "start", ruleset=ruleset, seats=["Ana"], deck=deck())["rejected"]["rule"].endswith("players")
    begun = ask(session, "start", ruleset=ruleset, seats=["Ana", "Ben"], deck=deck())["observation"]
    assert set(hello["fields"]) == set(begun)
    ask(session, "act", action={"type": "reveal", "seat": "Ana", "faces": [5, 4, 3, 2, 1]})
    refusal = ask(session, "act", action={"type": "bid", "seat": "Ben", "amount": 5_000})
    assert refusal["rejected"]["rule"] == "last-chance.auction.multiples"
    ask(session, "act", action={"type": "bid", "seat": "Ben", "amount": 10_000})
    ask(session, "act", action={"type": "close-bidding"})
    ask(session, "act", action={"type": "bet", "seat": "Ana", "amount": 50_000, "on": "failure"})
    ask(session, "act", action={"type": "close-betting"})
    shown = ask(session, "act", action={"type": "roll", "seat": "Ben", "keep": [5], "faces": [1, 1, 2, 2]})[
        "observation"
    ]
    assert (shown["dice"], shown["attempts_left"], shown["stake"]) == ([1, 1, 2, 2, 5], 1, 10_000)
    assert shown["bets"] == {"Ana": {"amount": 50_000, "on": "failure"}}
    assert ask(session, "satisfies", ruleset=ruleset, card=deck()[0], dice=[4] * 5) == {"satisfied": True}
    assert ask(session, "score", ruleset=ruleset, dice=[4] * 5, box="fours")["unsupported"]["reason"]
