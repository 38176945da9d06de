@ruleset:last-chance @level:game
Feature: Lucky Flash
  The starting roll may be all that it takes.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |

  @rule:last-chance.lucky-flash.wins-card
  Rule: A starting roll that satisfies the card wins it at once

    @LC-081
    Scenario: On the first card of the game
      When Ana reveals the card with 1 1 6 6 6
      Then Ana has won 1 card
      And Ana has 1,100,000
      And Ben has 800,000
      And Cleo has 800,000

    @LC-082
    Scenario Outline: The dice <dice> are a Lucky Flash
      When Ana reveals the card with <dice>
      Then Ana has won 1 card
      And Ana has 1,100,000

      Examples:
        | dice      |
        | 6 1 6 1 6 |
        | 5 5 6 6 6 |
        | 6 6 6 6 6 |

    @LC-083
    Scenario: One die is wrong, and there is an auction
      When Ana reveals the card with 1 2 6 6 6
      Then Ana has won 0 cards
      And Ana has 800,000
      And an auction is open, started by Ana

    @LC-084
    Scenario: It belongs to the player who rolled, and needs no money
      Given Ana holds 0
      When Ana reveals the card with 1 1 6 6 6
      Then Ana has won 1 card
      And Ana has 300,000

    @LC-085
    Scenario: The second card goes to the player who rolled for it
      Given the next cards are
        | card      | attempts | prize   |
        | 1 2 3 4 L | 3        | 150,000 |
      When Ana reveals the card with 1 1 6 6 6
      And Ben reveals the card with 1 2 3 4 4
      Then Ben has won 1 card
      And the cash is
        | seat | cash      |
        | Ana  | 1,100,000 |
        | Ben  | 950,000   |
        | Cleo | 800,000   |

  @rule:last-chance.lucky-flash.no-auction @faq:last-chance.lucky-flash-no-bets
  Rule: A Lucky Flash leaves no auction and no bets

    @LC-087
    Scenario Outline: After Ana's Lucky Flash nobody can <do>
      When Ana reveals the card with 1 1 6 6 6
      And Cleo tries to <do>
      Then it is refused under "last-chance.round.order"
      And nothing has changed

      Examples:
        | do                    |
        | bid 10,000            |
        | call Last Chance      |
        | bet 10,000 on success |
        | bet 10,000 on failure |

    @LC-088
    Scenario: Neither bidding nor betting is there to be closed
      When Ana reveals the card with 1 1 6 6 6
      And somebody tries to close the bidding
      Then it is refused
      And nothing has changed
      When somebody tries to close the betting
      Then it is refused
      And nothing has changed

  @rule:last-chance.lucky-flash.next-reveal
  Rule: After a Lucky Flash the next player clockwise reveals the next card

    @LC-090
    Scenario: Ben is next after Ana
      When Ana reveals the card with 1 1 6 6 6
      Then it is Ben's turn to reveal
      And 6 cards are left

    @LC-091
    Scenario: Three in a row
      Given the next cards are
        | card      | attempts | prize   |
        | 1 2 3 4 L | 3        | 150,000 |
        | C C L L L | 2        | 200,000 |
      When Ana reveals the card with 1 1 6 6 6
      And Ben reveals the card with 1 2 3 4 6
      And Cleo reveals the card with 2 2 5 5 5
      Then it is Ana's turn to reveal
      And 4 cards are left
      And the cash is
        | seat | cash      |
        | Ana  | 1,100,000 |
        | Ben  | 950,000   |
        | Cleo | 1,000,000 |

    @LC-092 @rule:last-chance.reveal.skip-eliminated
    Scenario: The next player is out and is skipped
      Given Ben is already out
      And Ana is next to reveal
      When Ana reveals the card with 1 1 6 6 6
      Then it is Cleo's turn to reveal

    @LC-093 @rule:last-chance.end.seven-cards
    Scenario: After the last card nobody reveals any more
      Given only 1 card is left
      And Ana is next to reveal
      When Ana reveals the card with 1 1 6 6 6
      Then the game is over
      And 0 cards are left
      When Ben tries to reveal the card with 1 1 6 6 6
      Then it is refused
      And nothing has changed

  @rule:last-chance.lucky-flash.counts-as-cracked
  Rule: A card won by a Lucky Flash counts as cracked

    @LC-095 @rule:last-chance.end.needs-card @rule:last-chance.end.richest
    Scenario: Ana has no other card, and wins with this one
      Given only 1 card is left
      And Ana holds 100,000
      And Ana is next to reveal
      When Ana reveals the card with 1 1 6 6 6
      Then the game is over
      And Ana has 400,000
      And Ben has 800,000
      And Ana wins

    @LC-096 @rule:last-chance.end.seven-cards @rule:last-chance.lucky-flash.next-reveal
    Scenario: Seven Lucky Flashes are a whole game
      Given the next cards are
        | card      | attempts | prize   |
        | 1 2 3 4 L | 3        | 150,000 |
        | C C L L L | 2        | 200,000 |
        | 1 1 2 2 3 | 1        | 400,000 |
        | 3 3 3 4 4 | 1        | 10,000  |
        | 5 5 5 5 5 | 1        | 20,000  |
        | 2 3 4 5 6 | 1        | 500,000 |
      When Ana reveals the card with 1 1 6 6 6
      And Ben reveals the card with 1 2 3 4 6
      And Cleo reveals the card with 2 2 5 5 5
      And Ana reveals the card with 1 1 2 2 3
      And Ben reveals the card with 3 3 3 4 4
      And Cleo reveals the card with 5 5 5 5 5
      Then the game goes on
      When Ana reveals the card with 2 3 4 5 6
      Then the game is over
      And the cash is
        | seat | cash      |
        | Ana  | 2,000,000 |
        | Ben  | 960,000   |
        | Cleo | 1,020,000 |
      And Ana wins
