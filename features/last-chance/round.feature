@ruleset:last-chance @level:game
Feature: The round
  Reveal, auction, bets, attempts, settlement: one after the other, and by those who are in the game.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 2        | 300,000 |
      | 1 2 3 4 L | 3        | 150,000 |

  @rule:last-chance.round.order
  Rule: A round goes through its phases in order

    @LC-031
    Scenario: From the reveal to the next reveal
      Then it is Ana's turn to reveal
      When Ana reveals the card with 1 2 3 4 6
      Then an auction is open, started by Ana
      When Ben bids 10,000
      And the bidding closes
      Then the betting is open
      When Cleo bets 10,000 on failure
      And the betting closes
      Then Ben has 2 attempts left
      When Ben keeps 6 and rolls 6 6 1 1
      Then the card is cracked
      And no bets are open
      And it is Cleo's turn to reveal

    @LC-032
    Scenario Outline: Before the card is revealed, <what> is too early
      When <attempt>
      Then it is refused under "last-chance.round.order"
      And nothing has changed

      Examples:
        | what                   | attempt                           |
        | a bid                  | Ben tries to bid 10,000           |
        | Last Chance            | Ben tries to call Last Chance     |
        | the end of the bidding | somebody tries to close the bidding |
        | a bet                  | Ben tries to bet 10,000 on success |
        | the end of the betting | somebody tries to close the betting |
        | a roll for the card    | Ana tries to roll 1 2 3 4 6       |

    @LC-033
    Scenario Outline: During the auction, <what> is out of place
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And <attempt>
      Then it is refused under "last-chance.round.order"
      And nothing has changed

      Examples:
        | what                   | attempt                                 |
        | another reveal         | Ben tries to reveal the card with 1 2 3 4 6 |
        | a bet                  | Cleo tries to bet 10,000 on success     |
        | the end of the betting | somebody tries to close the betting     |
        | an attempt             | Ben tries to keep 6 and roll 6 6 1 1    |

    @LC-034
    Scenario Outline: While bets are laid, <what> is out of place
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And <attempt>
      Then it is refused under "last-chance.round.order"
      And nothing has changed

      Examples:
        | what                   | attempt                                 |
        | another reveal         | Cleo tries to reveal the card with 1 2 3 4 6 |
        | the end of the bidding | somebody tries to close the bidding     |
        | an attempt             | Ben tries to keep 6 and roll 6 6 1 1    |

    @LC-035
    Scenario Outline: During the attempts, <what> is too late
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And <attempt>
      Then it is refused under "last-chance.round.order"
      And nothing has changed

      Examples:
        | what                   | attempt                                 |
        | another reveal         | Cleo tries to reveal the card with 1 2 3 4 6 |
        | the end of the bidding | somebody tries to close the bidding     |
        | a bet                  | Cleo tries to bet 10,000 on failure     |
        | the end of the betting | somebody tries to close the betting     |

    @LC-036
    Scenario: The next card waits until this one is cracked
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 4
      And Ben keeps 6 and rolls 1 2 3 5
      And Cleo tries to reveal the card with 1 2 3 4 5
      Then it is refused under "last-chance.round.order"
      And the card shows 6 6 6 C C

  @rule:last-chance.round.in-the-game
  Rule: Only players who are in the game act

    @LC-041
    Scenario Outline: Dan does not play, so he cannot <do>
      When Ana reveals the card with 1 2 3 4 6
      And Dan tries to <do>
      Then it is refused under "last-chance.round.in-the-game"
      And nothing has changed

      Examples:
        | do               |
        | bid 10,000       |
        | bid 900,000      |
        | pass             |
        | call Last Chance |

    @LC-042
    Scenario: Somebody who does not play reveals no card
      When Dan tries to reveal the card with 1 2 3 4 6
      Then it is refused under "last-chance.round.in-the-game"
      And nothing has changed

    @LC-043
    Scenario: Somebody who does not play lays no bet
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And Dan tries to bet 10,000 on success
      Then it is refused under "last-chance.round.in-the-game"
      And nothing has changed

    @LC-044 @rule:last-chance.auction.overbid-elimination
    Scenario Outline: Ben is out after an overbid and cannot <do>
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      And Ben tries to <do>
      Then it is refused under "last-chance.round.in-the-game"
      And nothing has changed

      Examples:
        | do               |
        | bid 10,000       |
        | pass             |
        | call Last Chance |

    @LC-045
    Scenario: Whoever is out lays no bet
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      And Cleo bids 10,000
      And the bidding closes
      And Ben tries to bet 10,000 on failure
      Then it is refused under "last-chance.round.in-the-game"
      And nothing has changed

    @LC-046
    Scenario: Whoever is out reveals no card
      Given Ben is already out
      When Ben tries to reveal the card with 1 2 3 4 6
      Then it is refused under "last-chance.round.in-the-game"
      And nothing has changed
