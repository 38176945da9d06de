@ruleset:last-chance
Feature: The sole survivor
  What a table may agree on for the case that one player is left.

  @rule:last-chance.end.one-survivor @level:game
  Rule: One player left ends the game

    @LC-881
    Scenario: Where the sole survivor wins, Ana wins without a card after an overbid
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "wins"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      Then the game is over
      And Ana has won 0 cards
      And Ana wins

    @LC-882 @rule:last-chance.last-chance.failure-eliminates
    Scenario: Where the sole survivor wins, Ana wins without a card after a failed Last Chance
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "wins"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then the game is over
      And Ana wins

    @LC-883 @rule:last-chance.end.needs-card
    Scenario: Where the sole survivor wins, the richest of several still needs a card
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "wins"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      And only 1 card is left
      And Ana is next to reveal
      And Ben holds 100,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the game is over
      And Ben wins

    @LC-884 @rule:last-chance.auction.overbid-aftermath
    Scenario: Where the sole survivor plays on, Ana's bid stands and the auction goes on
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "plays on"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 100,000
      And Ben bids 810,000
      Then the game goes on
      And Ana has the standing bid of 100,000
      When the bidding closes
      And the betting closes
      And Ana keeps 6 and rolls 6 6 1 1
      Then Ana has 1,100,000
      And it is Ana's turn to reveal

    @LC-885 @rule:last-chance.last-chance.failure-eliminates
    Scenario: Where the sole survivor plays on, the card is auctioned again for Ana alone
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "plays on"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then the game goes on
      And an auction for the same card is open, started by Ana

    @LC-886 @rule:last-chance.auction.card-removed
    Scenario: Where the sole survivor plays on, one auction without a bid removes a card
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "plays on"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      And the bidding closes
      Then it is Ana's turn to reveal
      And 6 cards are left

    @LC-887 @rule:last-chance.end.seven-cards @rule:last-chance.end.richest
    Scenario: Where the sole survivor plays on, the last card wins the game
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "plays on"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      And only 1 card is left
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 100,000
      And Ben bids 810,000
      And the bidding closes
      And the betting closes
      And Ana keeps 6 and rolls 6 6 1 1
      Then the game is over
      And Ana wins

    @LC-888 @rule:last-chance.end.nobody-eligible
    Scenario: Where the sole survivor plays on, nobody wins without a card
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "plays on"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      And only 1 card is left
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      And the bidding closes
      Then the game is over
      And nobody wins

    @LC-889 @rule:last-chance.last-chance.failure-eliminates @rule:last-chance.end.nobody-eligible
    Scenario: Where the sole survivor plays on, the game ends when the last one is out too
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "plays on"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      And Ana calls Last Chance
      And the betting closes
      And Ana keeps 6 and rolls 1 2 3 5
      Then Ana is out of the game with 0
      And the game is over
      And nobody wins

    @LC-890
    Scenario: Where the sole survivor needs a card, Ana does not win without one
      Given a game with Ana and Ben
      And the setting "sole-survivor" is "needs a card"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      Then the game is over
      And nobody wins
