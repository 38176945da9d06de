@ruleset:last-chance @level:game
Feature: Success and failure
  What becomes of stake, prize, card and dice, and in which order.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |

  @rule:last-chance.resolution.success
  Rule: Success returns the stake and pays the prize

    @LC-601
    Scenario Outline: A stake of <stake> comes back, and the prize with it
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids <stake>
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the card is cracked
      And Ben has won 1 card
      And Ben has 1,100,000

      Examples:
        | stake   |
        | 10,000  |
        | 400,000 |
        | 800,000 |

    @LC-602
    Scenario: Nobody else gains or loses
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 390,000
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the cash is
        | seat | cash      |
        | Ana  | 800,000   |
        | Ben  | 1,100,000 |
        | Cleo | 800,000   |
      And Ana has won 0 cards
      And Cleo has won 0 cards

  @rule:last-chance.resolution.failure
  Rule: Failure loses the stake to the bank

    @LC-604
    Scenario: The stake is gone, and no other player has it
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 390,000
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then the card is not cracked
      And the cash is
        | seat | cash    |
        | Ana  | 800,000 |
        | Ben  | 400,000 |
        | Cleo | 800,000 |

    @LC-605
    Scenario: The stakes of failed crackers do not add to the prize
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And Cleo bids 100,000
      And the bidding closes
      And the betting closes
      And Cleo keeps 6 and rolls 6 6 1 1
      Then Cleo has 1,100,000
      And Ben has 400,000

  @rule:last-chance.resolution.re-auction @faq:last-chance.failed-cracker-bids-again
  Rule: After a failure the same card is auctioned again on the dice as they lie

    @LC-607
    Scenario: Card and dice stay on the table
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then an auction for the same card is open, started by Cleo
      And the dice show 1 2 3 5 6
      And 6 cards are left

    @LC-608
    Scenario: The new auction begins without a bid, and ten thousand is enough
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 390,000
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then the auction has no standing bid
      When Ana bids 10,000
      Then Ana has the standing bid of 10,000

    @LC-609
    Scenario: A card may fail as often as there are crackers for it
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And Ben bids 20,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 4 4
      And Ana bids 30,000
      And the bidding closes
      And the betting closes
      And Ana keeps 6 and rolls 6 6 1 1
      Then Ana has won 1 card
      And the cash is
        | seat | cash      |
        | Ana  | 1,100,000 |
        | Ben  | 770,000   |
        | Cleo | 800,000   |

  @rule:last-chance.resolution.all-dice-carry-over
  Rule: All five dice carry over, wanted or not

    @LC-611
    Scenario: Dice that do not fit the card stay as well
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 1 2 3
      Then the dice show 1 2 3 6 6

    @LC-612
    Scenario: The next cracker may roll the sixes of the one before again
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 1 2 3
      And Cleo bids 10,000
      And the bidding closes
      And the betting closes
      And Cleo keeps 1 and rolls 1 6 6 6
      Then the card is cracked
      And Cleo has won 1 card

    @LC-613
    Scenario: What the one before rolled counts for the next one
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 2
      And Cleo bids 10,000
      And the bidding closes
      And the betting closes
      And Cleo keeps 6 6 6 1 and rolls 1
      Then Cleo has won 1 card

  @rule:last-chance.resolution.opener
  Rule: The player to the left of a failed cracker starts the new auction

    @LC-615
    Scenario Outline: <cracker> has failed, and <left> starts
      When Ana reveals the card with 1 2 3 4 6
      And <cracker> bids 400,000
      And the bidding closes
      And the betting closes
      And <cracker> keeps 6 and rolls 1 2 3 5
      Then an auction for the same card is open, started by <left>

      Examples:
        | cracker | left |
        | Ana     | Ben  |
        | Ben     | Cleo |
        | Cleo    | Ana  |

    @LC-616 @rule:last-chance.reveal.skip-eliminated
    Scenario: The neighbour is out, so the next one starts
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 810,000
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then an auction for the same card is open, started by Ana

  @rule:last-chance.resolution.opens-only
  Rule: Whoever starts an auction has no first bid

    @LC-618
    Scenario: Cleo starts the auction, and Ana bids first
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then an auction for the same card is open, started by Cleo
      When Ana bids 10,000
      Then Ana has the standing bid of 10,000

    @LC-619
    Scenario: Whoever starts it need not bid at all
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 10,000
      And the bidding closes
      Then Cleo is the cracker with a stake of 10,000

  @rule:last-chance.resolution.order
  Rule: What follows an attempt is settled in a fixed order

    @LC-621 @rule:last-chance.big-chance.settled-at-once @rule:last-chance.end.seven-cards
    Scenario: The bets on the seventh card decide the game
      Given only 1 card is left
      And Ana has won a card
      And Ana holds 1,050,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Ana bets 100,000 on success
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game is over
      And Ana has 1,150,000
      And Ben has 1,100,000
      And Ana wins

    @LC-622 @rule:last-chance.end.one-survivor @rule:last-chance.big-chance.settled-at-once
    Scenario: The bet of the last player in the game is settled before it ends
      Given Cleo is already out
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And Ana bets 100,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then the game is over
      And Ben is out of the game with 0
      And Ana has 900,000
      And no bets are open

    @LC-623 @rule:last-chance.last-chance.failure-eliminates
    Scenario: With players enough, elimination comes before the new auction
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And Cleo bets 100,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then Ben is out of the game
      And Cleo has 900,000
      And an auction for the same card is open, started by Cleo
      And the auction has no standing bid

  @rule:last-chance.resolution.no-cash
  Rule: To have no cash is not to be out

    @LC-625
    Scenario: Everything was staked and lost
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 800,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then Ben has 0
      And Ben is still in the game
      And the game goes on

    @LC-626
    Scenario: Without cash one reveals in one's turn
      Given Ben holds 0
      And Ben is next to reveal
      When Ben reveals the card with 1 2 3 4 6
      Then an auction is open, started by Ben

    @LC-627 @rule:last-chance.lucky-flash.wins-card
    Scenario: Without cash one can have a Lucky Flash
      Given Ben holds 0
      And Ben is next to reveal
      When Ben reveals the card with 1 1 6 6 6
      Then Ben has won 1 card
      And Ben has 300,000

    @LC-628 @rule:last-chance.last-chance.stakes-everything
    Scenario: Without cash one can call Last Chance
      Given Ben holds 0
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 0

    @LC-629 @rule:last-chance.auction.overbid-elimination
    Scenario: Without cash every bid is an overbid
      Given Ben holds 0
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      Then Ben is out of the game

    @LC-630 @rule:last-chance.auction.check-order
    Scenario: Without cash a bid of nothing is refused like anybody's
      Given Ben holds 0
      When Ana reveals the card with 1 2 3 4 6
      And Ben tries to bid 0
      Then it is refused under "last-chance.auction.not-zero"
      And Ben is still in the game
