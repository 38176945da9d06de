@ruleset:last-chance @level:game
Feature: The end of the game
  Seven cards, then the cash is counted, among those who hold a card.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |

  @rule:last-chance.end.seven-cards
  Rule: The game ends when all seven cards are done with

    @LC-801
    Scenario: The last card is cracked
      Given only 1 card is left
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game is over
      And 0 cards are left

    @LC-802
    Scenario: With another card to come, the game goes on
      Given only 2 cards are left
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game goes on
      And 1 card is left
      And it is Cleo's turn to reveal

    @LC-803
    Scenario: A failure on the last card does not end the game
      Given only 1 card is left
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then the game goes on
      And an auction for the same card is open, started by Cleo

    @LC-804
    Scenario Outline: When it is over, nobody can <do>
      Given only 1 card is left
      And Ana is next to reveal
      When Ana reveals the card with 1 1 6 6 6
      Then the game is over
      When Ben tries to <do>
      Then it is refused
      And nothing has changed

      Examples:
        | do                             |
        | reveal the card with 1 2 3 4 6 |
        | bid 10,000                     |
        | call Last Chance               |
        | bet 10,000 on success          |
        | roll 1 2 3 4 6                 |

  @rule:last-chance.end.needs-card @faq:last-chance.richest-without-card
  Rule: Only a player with a cracked card can win

    @LC-806
    Scenario: Cleo is richest, but has no card
      Given only 1 card is left
      And Ana is next to reveal
      And Ben holds 200,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game is over
      And Cleo has 800,000
      And Ben has 500,000
      And Ben wins

    @LC-807
    Scenario: To have bid or bet does not make one eligible
      Given only 1 card is left
      And Ana is next to reveal
      And Ben holds 200,000
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 90,000
      And Ben bids 100,000
      And the bidding closes
      And Cleo bets 100,000 on success
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then Cleo has 900,000
      And Ben wins

  @rule:last-chance.end.richest
  Rule: The richest of those who can win wins

    @LC-811
    Scenario: Ana is richer than Ben, and both hold a card
      Given only 1 card is left
      And Ana has won a card
      And Ana holds 1,200,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game is over
      And Ben has 1,100,000
      And Ana wins

    @LC-812
    Scenario: Two cards are worth no more than one
      Given only 1 card is left
      And Ben has won a card
      And Ben holds 500,000
      And Cleo has won a card
      And Cleo holds 810,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game is over
      And Ben has won 2 cards
      And Ben has 800,000
      And Cleo wins

    @LC-813
    Scenario: A step of 10,000 decides
      Given only 1 card is left
      And Cleo has won a card
      And Cleo holds 1,090,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then Ben has 1,100,000
      And Ben wins

  @rule:last-chance.end.tie
  Rule: Equal cash shares the win

    @LC-815
    Scenario: Ben draws level with Cleo on the last card
      Given only 1 card is left
      And Cleo has won a card
      And Cleo holds 1,100,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game is over
      And Ben and Cleo share the win

    @LC-816
    Scenario: All three are level
      Given only 1 card is left
      And Ana has won a card
      And Ana holds 1,100,000
      And Cleo has won a card
      And Cleo holds 1,100,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then Ana, Ben and Cleo share the win

    @LC-817 @rule:last-chance.end.needs-card
    Scenario: Whoever holds no card takes no part in a tie
      Given only 1 card is left
      And Cleo holds 1,100,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then Cleo has 1,100,000
      And Ben has 1,100,000
      And Ben wins

  @rule:last-chance.end.nobody-eligible
  Rule: When nobody holds a card, nobody wins

    @LC-819
    Scenario: The last card is removed like all others before
      Given only 1 card is left
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      And Cleo rolls 3 3 4 4 5
      And the bidding closes
      Then the game is over
      And nobody wins

  @rule:last-chance.end.eliminated
  Rule: An eliminated player cannot win

    @LC-821
    Scenario: Cleo held a card before her overbid
      Given only 1 card is left
      And Cleo has won a card
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 2,000,000
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game is over
      And Cleo has won 1 card
      And Cleo is out of the game with 0
      And Ben wins

    @LC-822 @rule:last-chance.end.nobody-eligible
    Scenario: The only holder of a card is out, so nobody wins
      Given only 1 card is left
      And Cleo has won a card
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 2,000,000
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      Then the game is over
      And nobody wins

  @rule:last-chance.end.eliminated-cards
  Rule: The cards of an eliminated player stay out of play

    @LC-824
    Scenario: Nobody inherits the card
      Given Cleo has won a card
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 2,000,000
      Then Ana has won 0 cards
      And Ben has won 0 cards
      And Cleo has won 1 card

    @LC-825 @rule:last-chance.end.seven-cards
    Scenario: It counts among the seven, so two cards are left and not three
      Given the next cards are
        | card      | attempts | prize   |
        | 1 2 3 4 L | 3        | 150,000 |
      And only 2 cards are left
      And Cleo has won a card
      And Ana is next to reveal
      When Ana reveals the card with 1 1 6 6 6
      Then 1 card is left
      When Ben reveals the card with 5 5 5 5 5
      And Cleo bids 2,000,000
      Then Cleo is out of the game
      And 0 cards are left

  @rule:last-chance.end.one-survivor
  Rule: One player left ends the game

    @LC-831
    Scenario: The last but one overbids, and the last one holds a card
      Given Cleo is already out
      And Ana has won a card
      And Ana holds 700,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 5,000,000
      Then Ben is out of the game
      And the game is over
      And Ana wins

    @LC-832 @rule:last-chance.end.nobody-eligible
    Scenario: The last but one overbids, and the last one holds no card
      Given Cleo is already out
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 5,000,000
      Then the game is over
      And nobody wins

    @LC-833
    Scenario: The standing bid of the last player is void
      Given Cleo is already out
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 100,000
      And Ben bids 5,000,000
      Then the game is over
      And Ana has 800,000

    @LC-834 @rule:last-chance.last-chance.failure-eliminates
    Scenario: The last but one fails with a Last Chance, and there is no new auction
      Given Cleo is already out
      And Ana has won a card
      And Ana holds 700,000
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then Ben is out of the game with 0
      And the game is over
      And Ana wins

    @LC-835
    Scenario: Two overbids in one auction, and Ana is alone
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      Then the game goes on
      When Cleo bids 810,000
      Then the game is over
      And nobody wins

    @LC-836
    Scenario: However many cards are left
      Given only 5 cards are left
      And Cleo is already out
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 5,000,000
      Then Ana is out of the game
      And the game is over
      And 4 cards are left
