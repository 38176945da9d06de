@ruleset:last-chance @level:game
Feature: The auction
  Who may bid what, what stands, and how an auction ends.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |

  @rule:last-chance.auction.everybody
  Rule: Everybody may bid

    @LC-101
    Scenario Outline: <bidder> makes the first bid
      When Ana reveals the card with 1 2 3 4 6
      And <bidder> bids 50,000
      Then <bidder> has the standing bid of 50,000

      Examples:
        | bidder |
        | Ana    |
        | Ben    |
        | Cleo   |

    @LC-102
    Scenario: The player who rolled raises the bid of another
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 100,000
      And Ana bids 110,000
      Then Ana has the standing bid of 110,000

    @LC-103 @faq:last-chance.failed-cracker-bids-again @rule:last-chance.resolution.re-auction
    Scenario: The cracker who has just failed bids and is the cracker again
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And Ben bids 200,000
      Then Ben has the standing bid of 200,000
      When the bidding closes
      Then Ben is the cracker with a stake of 200,000

  @rule:last-chance.auction.multiples
  Rule: Bids are multiples of 10,000

    @LC-105
    Scenario Outline: A bid of <amount> is refused
      When Ana reveals the card with 1 2 3 4 6
      And Ben tries to bid <amount>
      Then it is refused under "last-chance.auction.multiples"
      And nothing has changed

      Examples:
        | amount  |
        | 5,000   |
        | 10,001  |
        | 15,000  |
        | 799,999 |

    @LC-106
    Scenario Outline: A bid of <amount> stands
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids <amount>
      Then Ben has the standing bid of <amount>

      Examples:
        | amount  |
        | 10,000  |
        | 20,000  |
        | 370,000 |

    @LC-107
    Scenario: After a refused bid a right one may be made
      When Ana reveals the card with 1 2 3 4 6
      And Ben tries to bid 15,000
      Then it is refused
      When Ben bids 20,000
      Then Ben has the standing bid of 20,000

    @LC-108
    Scenario: A raise has to be a multiple too
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Cleo tries to bid 105,000
      Then it is refused under "last-chance.auction.multiples"
      And nothing has changed

  @rule:last-chance.auction.not-zero
  Rule: A bid is at least 10,000

    @LC-110
    Scenario: Nothing is no bid
      When Ana reveals the card with 1 2 3 4 6
      And Ben tries to bid 0
      Then it is refused under "last-chance.auction.not-zero"
      And nothing has changed

    @LC-111
    Scenario: Ten thousand is enough
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      Then Ben is the cracker with a stake of 10,000

  @rule:last-chance.auction.above-standing
  Rule: A bid has to be above the standing bid

    @LC-113
    Scenario Outline: With 400,000 standing, <amount> is refused
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And Cleo tries to bid <amount>
      Then it is refused under "last-chance.auction.above-standing"
      And nothing has changed

      Examples:
        | amount  |
        | 400,000 |
        | 390,000 |
        | 10,000  |

    @LC-114
    Scenario: Ten thousand more is enough
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And Cleo bids 410,000
      Then Cleo has the standing bid of 410,000

    @LC-115
    Scenario: One may go up by as much as one likes
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And Cleo bids 700,000
      Then Cleo has the standing bid of 700,000

  @rule:last-chance.auction.any-time
  Rule: Anybody may raise at any time

    @LC-131
    Scenario: There is no order of seats
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 10,000
      And Ana bids 20,000
      And Cleo bids 30,000
      And Ben bids 40,000
      And Ana bids 50,000
      Then Ana has the standing bid of 50,000

    @LC-132
    Scenario: Somebody who has kept silent comes in late
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 10,000
      And Ben bids 20,000
      And Ana bids 30,000
      And Ben bids 40,000
      And Cleo bids 50,000
      Then Cleo has the standing bid of 50,000

  @rule:last-chance.auction.own-raise
  Rule: A player may raise their own bid

    @LC-134
    Scenario: Ben raises without being outbid
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Ben bids 200,000
      Then Ben has the standing bid of 200,000
      When the bidding closes
      Then Ben is the cracker with a stake of 200,000
      And Ben has 600,000

    @LC-135
    Scenario: One's own bid cannot be lowered
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 200,000
      And Ben tries to bid 100,000
      Then it is refused under "last-chance.auction.above-standing"
      And nothing has changed

  @rule:last-chance.auction.no-withdrawal
  Rule: No bid is withdrawn

    @LC-137
    Scenario: Whoever has the standing bid cannot pass
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Ben tries to pass
      Then it is refused under "last-chance.auction.no-withdrawal"
      And nothing has changed

    @LC-138
    Scenario: Passes of the others leave the bid where it is
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Cleo passes
      And Ana passes
      Then Ben has the standing bid of 100,000

    @LC-139
    Scenario: Once outbid, one may pass
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Cleo bids 110,000
      And Ben passes
      Then Cleo has the standing bid of 110,000

  @rule:last-chance.auction.closing
  Rule: The auction is closed by an action of its own

    @LC-141
    Scenario: However high the bid, the auction stays open until it is closed
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 700,000
      Then an auction is open, started by Ana
      When the bidding closes
      Then the betting is open

    @LC-142
    Scenario: When the others have passed, it is still open
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Ana passes
      And Cleo passes
      Then an auction is open, started by Ana
      When the bidding closes
      Then Ben is the cracker with a stake of 100,000

  @rule:last-chance.auction.arrival
  Rule: Calls count in the order in which they arrive

    @LC-144
    Scenario: Of two equal bids the first one stands
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 100,000
      And Ben tries to bid 100,000
      Then it is refused under "last-chance.auction.above-standing"
      And Cleo has the standing bid of 100,000

    @LC-145
    Scenario: A raise that was enough a moment ago is judged by the newest bid
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And Cleo bids 70,000
      And Ana tries to bid 60,000
      Then it is refused under "last-chance.auction.above-standing"
      And nothing has changed

  @rule:last-chance.auction.after-closing
  Rule: A bid after the closing is refused and eliminates nobody

    @LC-147
    Scenario: A higher bid comes too late
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And the bidding closes
      And Cleo tries to bid 60,000
      Then it is refused under "last-chance.auction.after-closing"
      And nothing has changed

    @LC-148
    Scenario: A bid that Cleo could not pay does her no harm any more
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And the bidding closes
      And Cleo tries to bid 810,000
      Then it is refused under "last-chance.auction.after-closing"
      And Cleo is still in the game
      And Cleo has 800,000

    @LC-149
    Scenario: A late call of Last Chance is refused as well
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And the bidding closes
      And Cleo tries to call Last Chance
      Then it is refused under "last-chance.auction.after-closing"
      And Cleo has the Last Chance left

    @LC-150
    Scenario: Nor is there any bidding during the attempts
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And the bidding closes
      And the betting closes
      And Cleo tries to bid 810,000
      Then it is refused under "last-chance.auction.after-closing"
      And nothing has changed

  @rule:last-chance.auction.highest-wins
  Rule: The highest bid wins and makes its bidder the cracker

    @LC-152
    Scenario: Cleo has bid most
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 50,000
      And Ben bids 90,000
      And Cleo bids 120,000
      And the bidding closes
      Then Cleo is the cracker with a stake of 120,000

    @LC-153
    Scenario: The only bid is the highest
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 10,000
      And the bidding closes
      Then Ana is the cracker with a stake of 10,000

  @rule:last-chance.auction.stake
  Rule: The winning bid is staked

    @LC-155
    Scenario: It leaves the cracker's cash, and the bids of the others cost nothing
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 300,000
      And Ben bids 350,000
      And Cleo bids 360,000
      And Ben bids 400,000
      And the bidding closes
      Then Ben is the cracker with a stake of 400,000
      And the cash is
        | seat | cash    |
        | Ana  | 800,000 |
        | Ben  | 400,000 |
        | Cleo | 800,000 |

    @LC-156
    Scenario: As long as the auction is open, nothing has been paid
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      Then Ben has 800,000

  @rule:last-chance.auction.passing
  Rule: Passing is not final

    @LC-182
    Scenario: Ben passes and bids all the same
      When Ana reveals the card with 1 2 3 4 6
      And Ben passes
      And Cleo bids 50,000
      And Ben bids 60,000
      Then Ben has the standing bid of 60,000

    @LC-183
    Scenario: Ben passes and calls Last Chance all the same
      When Ana reveals the card with 1 2 3 4 6
      And Ben passes
      And Cleo bids 50,000
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 800,000

    @LC-184
    Scenario: Everybody has passed, and Cleo thinks again
      When Ana reveals the card with 1 2 3 4 6
      And Ana passes
      And Ben passes
      And Cleo passes
      Then an auction is open, started by Ana
      When Cleo bids 10,000
      Then Cleo has the standing bid of 10,000

    @LC-185
    Scenario: One may pass more than once
      When Ana reveals the card with 1 2 3 4 6
      And Ben passes
      And Cleo bids 50,000
      And Ben passes
      Then Cleo has the standing bid of 50,000
