@ruleset:last-chance @level:game
Feature: Overbids
  Bidding all that one has, and bidding more.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |

  @rule:last-chance.auction.overbid-elimination
  Rule: Bidding more than one has means elimination

    @LC-120
    Scenario: Ten thousand too many
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      Then Ben is out of the game
      And the auction has no standing bid

    @LC-121
    Scenario: What one holds counts, not what everybody started with
      Given Ben holds 30,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 40,000
      Then Ben is out of the game
      And the auction has no standing bid

    @LC-122
    Scenario: Money won since then may be bid
      Given Ben holds 900,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 850,000
      Then Ben has the standing bid of 850,000
      And Ben is still in the game

    @LC-123
    Scenario: A stake that is lost can no longer be bid
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And Ben bids 410,000
      Then Ben is out of the game
      And the auction has no standing bid

    @LC-124
    Scenario: The bidder is out at once, not when the bid would be paid
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      Then Ben is out of the game with 0
      And an auction is open, started by Ana
      When Cleo bids 10,000
      Then Cleo has the standing bid of 10,000

    @LC-125
    Scenario: The player who rolled is not spared
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 900,000
      Then Ana is out of the game
      And Ben is still in the game
      And Cleo is still in the game

    @LC-126
    Scenario: To be outbid out of reach is no overbid
      Given Ben holds 100,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And Ana bids 500,000
      Then Ben is still in the game
      And Ben has 100,000

  @rule:last-chance.auction.all-cash
  Rule: All the cash may be bid

    @LC-158
    Scenario: Ben bids everything
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 800,000
      Then Ben has the standing bid of 800,000
      And Ben is still in the game
      When the bidding closes
      Then Ben is the cracker with a stake of 800,000
      And Ben has 0

    @LC-159
    Scenario Outline: A poor player bids all that is left, <cash>
      Given Ben holds <cash>
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids <cash>
      Then Ben has the standing bid of <cash>
      And Ben is still in the game

      Examples:
        | cash    |
        | 10,000  |
        | 30,000  |
        | 410,000 |

    @LC-160
    Scenario: Two players bid all they have, and the richer one wins
      Given Ben holds 790,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 790,000
      And Cleo bids 800,000
      Then Cleo has the standing bid of 800,000
      And Ben is still in the game

  @rule:last-chance.auction.check-order
  Rule: A bid is checked in a fixed order

    @LC-162
    Scenario: An odd amount above one's cash is refused and eliminates nobody
      When Ana reveals the card with 1 2 3 4 6
      And Ben tries to bid 805,000
      Then it is refused under "last-chance.auction.multiples"
      And Ben is still in the game
      And nothing has changed

    @LC-163
    Scenario: A bid above one's cash eliminates, though it is below the standing bid
      Given Ben holds 100,000
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 300,000
      And Ben bids 200,000
      Then Ben is out of the game
      And Cleo has the standing bid of 300,000

    @LC-164
    Scenario: A bid above one's cash eliminates, though it only equals the standing bid
      Given Ben holds 100,000
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 300,000
      And Ben bids 300,000
      Then Ben is out of the game
      And Cleo has the standing bid of 300,000

    @LC-165
    Scenario: A bid within one's cash that is too low is refused and no more
      Given Ben holds 100,000
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 300,000
      And Ben tries to bid 100,000
      Then it is refused under "last-chance.auction.above-standing"
      And Ben is still in the game

    @LC-166
    Scenario: An odd amount below the standing bid is refused
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 300,000
      And Ben tries to bid 155,000
      Then it is refused under "last-chance.auction.multiples"
      And nothing has changed

  @rule:last-chance.auction.overbid-aftermath
  Rule: After an overbid the auction goes on without the bidder

    @LC-171
    Scenario: The cash of the eliminated player goes to the bank, and to nobody else
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      Then Ben is out of the game with 0
      And Ana has 800,000
      And Cleo has 800,000

    @LC-172
    Scenario: The bid of another stays as it is
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 100,000
      And Ben bids 810,000
      Then Ana has the standing bid of 100,000

    @LC-173
    Scenario: The player with the standing bid overbids, and the bid before it stands again
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 100,000
      And Ben bids 200,000
      And Ben bids 810,000
      Then Ben is out of the game
      And Ana has the standing bid of 100,000

    @LC-174
    Scenario: All bids of the eliminated player are void, the older ones as well
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And Ana bids 100,000
      And Ben bids 150,000
      And Ben bids 200,000
      And Ben bids 810,000
      Then Ana has the standing bid of 100,000

    @LC-175
    Scenario: Of the earlier bids the highest of another player counts
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 50,000
      And Cleo bids 100,000
      And Ana bids 150,000
      And Ben bids 200,000
      And Ben bids 900,000
      Then Ana has the standing bid of 150,000

    @LC-176
    Scenario: With no bid of another, none stands
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Ben bids 810,000
      Then the auction has no standing bid
      And an auction is open, started by Ana

    @LC-177
    Scenario: The next bid only has to beat the one that stands again
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 100,000
      And Ben bids 700,000
      And Ben bids 810,000
      And Cleo bids 110,000
      Then Cleo has the standing bid of 110,000
      When the bidding closes
      Then Cleo is the cracker with a stake of 110,000

    @LC-178
    Scenario: An overbid is no measure for the bids that follow
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      And Cleo bids 10,000
      Then Cleo has the standing bid of 10,000

    @LC-179
    Scenario: The bid that stands again binds its bidder
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 100,000
      And Ben bids 200,000
      And Ben bids 810,000
      And the bidding closes
      Then Ana is the cracker with a stake of 100,000
      And Ana has 700,000
