@ruleset:last-chance @level:game
Feature: Two players
  With two players every elimination ends the game.

  Background:
    Given a game with Ana and Ben
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |

  @rule:last-chance.end.one-survivor
  Rule: One player left ends the game

    @LC-838 @rule:last-chance.last-chance.failure-eliminates
    Scenario: A failed Last Chance on the first card leaves no winner
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then Ben is out of the game with 0
      And the game is over
      And nobody wins

    @LC-839 @rule:last-chance.resolution.success
    Scenario: A successful Last Chance lets the game go on
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game goes on
      And Ben has 1,100,000
      And it is Ana's turn to reveal

    @LC-840 @rule:last-chance.auction.overbid-elimination
    Scenario: An overbid makes the other one win, if they hold a card
      Given Ana has won a card
      And Ana is next to reveal
      And Ana holds 700,000
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 10,000
      And Ben bids 2,000,000
      Then the game is over
      And Ana has 700,000
      And Ana wins

  @rule:last-chance.auction.card-removed
  Rule: A card that nobody wants leaves the game

    @LC-842
    Scenario: Two auctions without a bid are enough
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      Then Ben has to roll afresh for the same card
      When Ben rolls 1 1 2 2 3
      And the bidding closes
      Then it is Ana's turn to reveal
      And 6 cards are left

  @rule:last-chance.reveal.next-clockwise
  Rule: The next card is revealed by the player clockwise from the last cracker

    @LC-844
    Scenario: After one's own success the other reveals
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then it is Ana's turn to reveal

  @rule:last-chance.big-chance.everyone-but-cracker
  Rule: Everybody but the cracker may bet on the outcome

    @LC-846
    Scenario: The only opponent bets
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And Ana bets 100,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then Ana has 900,000
      And Ben has 790,000
