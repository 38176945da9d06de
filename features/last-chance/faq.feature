@ruleset:last-chance @level:game
Feature: Questions that players ask
  The nine questions of the source, each told as it is asked.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 2        | 300,000 |

  @rule:last-chance.last-chance.failure-eliminates @faq:last-chance.failed-last-chance
  Rule: A failed Last Chance costs all the money and the game

    @LC-901 @rule:last-chance.last-chance.dice-remain @rule:last-chance.last-chance.left-neighbour-starts
    @rule:last-chance.last-chance.stakes-everything
    Scenario: A Last Chance for all the money fails
      Given Ben holds 250,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 250,000
      When the betting closes
      And Ben keeps 6 and rolls 6 1 3 5
      And Ben keeps 6 6 and rolls 2 4 5
      Then Ben is out of the game with 0
      And the dice show 2 4 5 6 6
      And an auction for the same card is open, started by Cleo

  @rule:last-chance.lucky-flash.no-auction @faq:last-chance.lucky-flash-no-bets
  Rule: A Lucky Flash leaves no auction and no bets

    @LC-902 @rule:last-chance.lucky-flash.wins-card
    Scenario: The starting roll satisfies the card at once
      When Ana reveals the card with 6 6 6 2 2
      Then Ana has won 1 card
      And Ana has 1,100,000
      And no bets are open
      When Ben tries to bet 10,000 on success
      Then it is refused
      And it is Ben's turn to reveal

  @rule:last-chance.resolution.re-auction @faq:last-chance.failed-cracker-bids-again
  Rule: After a failure the same card is auctioned again on the dice as they lie

    @LC-903 @rule:last-chance.auction.everybody
    Scenario: The cracker fails, bids in the new auction, and cracks the card
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 1 3 5
      And Ben keeps 6 6 and rolls 6 4 5
      Then an auction for the same card is open, started by Cleo
      And the dice show 4 5 6 6 6
      When Cleo bids 50,000
      And Ana bids 60,000
      And Ben bids 200,000
      And the bidding closes
      Then Ben is the cracker with a stake of 200,000
      When the betting closes
      And Ben keeps 6 6 6 4 and rolls 4
      Then Ben has won 1 card
      And Ben has 1,000,000

  @rule:last-chance.jokers.may-equal-fixed @faq:last-chance.joker-equal-to-fixed
  Rule: A joker may stand for a number that the card shows

    @LC-904
    Scenario: The cocktails become sixes beside the sixes of the card
      When Ana reveals the card with 1 2 6 6 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 6 6 and rolls 6 6
      Then the card is cracked
      And Ben has won 1 card

  @rule:last-chance.jokers.different @faq:last-chance.cocktail-and-long-drink
  Rule: Cocktail and long drink on one card stand for different numbers

    @LC-905
    Scenario: The same number for both does not crack the card, two numbers do
      Given the next cards are
        | card      | attempts | prize   |
        | 5 5 5 C L | 2        | 280,000 |
      When Ana reveals the card with 6 6 6 1 1
      And Ben reveals the card with 1 2 3 5 5
      And Cleo bids 100,000
      And the bidding closes
      And the betting closes
      And Cleo keeps 5 5 and rolls 5 2 2
      Then Cleo has 1 attempt left
      When Cleo keeps 5 5 5 2 and rolls 3
      Then the card is cracked
      And Cleo has won 1 card

  @rule:last-chance.last-chance.need-not-cover @faq:last-chance.bid-not-covered
  Rule: The caller need not be able to pay the standing bid

    @LC-906 @rule:last-chance.last-chance.call @rule:last-chance.last-chance.stakes-everything
    Scenario: A player in desperate straits calls over a bid beyond reach
      Given Ben holds 20,000
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 500,000
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 20,000
      And Ben is still in the game
      When the betting closes
      And Ben keeps 6 and rolls 6 6 3 3
      Then Ben has 320,000
      And Cleo has 800,000

  @rule:last-chance.big-chance.settled-at-once @faq:last-chance.when-bets-settle
  Rule: Bets are settled as soon as the outcome is known

    @LC-907 @rule:last-chance.resolution.order
    Scenario: The attempt fails, and the bets are paid before the new auction
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And Ana bets 50,000 on success
      And Cleo bets 50,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 6 1 3 5
      And Ben keeps 6 6 and rolls 2 4 5
      Then an auction for the same card is open, started by Cleo
      And no bets are open
      And Ana has 750,000
      And Cleo has 850,000
      When Ana bids 10,000
      And the bidding closes
      Then no bets are open

    @LC-908
    Scenario: The card is cracked, and the bets are paid at once
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And Ana bets 50,000 on success
      And Cleo bets 50,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 6 6 3 3
      Then no bets are open
      And Ana has 850,000
      And Cleo has 750,000

  @rule:last-chance.end.needs-card @faq:last-chance.richest-without-card
  Rule: Only a player with a cracked card can win

    @LC-909 @rule:last-chance.end.richest
    Scenario: The richest never cracked a card, the second richest did
      Given only 1 card is left
      And Ana has won a card
      And Ana holds 600,000
      And Ben holds 400,000
      And Cleo holds 1,200,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 3 3
      Then the game is over
      And Cleo has 1,200,000
      And Ben has 700,000
      And Ana has 600,000
      And Ben wins

  @rule:last-chance.cracking.starting-roll-free @faq:last-chance.starting-roll-attempt
  Rule: The starting roll is no attempt

    @LC-910 @rule:last-chance.cracking.attempts
    Scenario: The starting dice match in part, and the cracker still has both attempts
      When Ana reveals the card with 1 3 5 6 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      Then Ben has 2 attempts left
      When Ben keeps 6 6 and rolls 6 1 2
      Then Ben has 1 attempt left
      When Ben keeps 6 6 6 1 and rolls 1
      Then the card is cracked
