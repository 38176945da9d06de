@ruleset:last-chance @level:game
Feature: Revealing a card
  Who turns up the next card and rolls for it, and what that makes.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |
      | 1 2 3 4 L | 3        | 150,000 |

  @rule:last-chance.reveal.starting-position
  Rule: The top card and a roll of all five dice are the starting position

    @LC-051
    Scenario: Card and dice lie on the table
      When Ana reveals the card with 1 2 3 4 6
      Then the card shows 6 6 6 C C
      And the dice show 1 2 3 4 6
      And an auction is open, started by Ana
      And the auction has no standing bid

    @LC-052
    Scenario: The next card comes with a roll of its own
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      And Cleo reveals the card with 5 5 5 5 5
      Then the card shows 1 2 3 4 L
      And the dice show 5 5 5 5 5
      And an auction is open, started by Cleo

    @LC-053
    Scenario: Four dice are no starting position
      When Ana tries to reveal the card with 1 2 3 4
      Then it is refused
      And nothing has changed
      When Ana reveals the card with 1 2 3 4 6
      Then an auction is open, started by Ana

  @rule:last-chance.reveal.only-designated
  Rule: Only the designated player reveals

    @LC-055
    Scenario Outline: <other> does not reveal the first card
      When <other> tries to reveal the card with 1 2 3 4 6
      Then it is refused under "last-chance.reveal.only-designated"
      And nothing has changed

      Examples:
        | other |
        | Ben   |
        | Cleo  |

    @LC-056
    Scenario: After the attempt of another, the right player reveals
      When Ben tries to reveal the card with 1 1 6 6 6
      Then it is refused
      When Ana reveals the card with 1 2 3 4 6
      Then the dice show 1 2 3 4 6

    @LC-057 @rule:last-chance.reveal.next-clockwise
    Scenario Outline: After Ben's success, <other> does not reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      And <other> tries to reveal the card with 5 5 5 5 5
      Then it is refused under "last-chance.reveal.only-designated"
      And nothing has changed

      Examples:
        | other |
        | Ana   |
        | Ben   |

  @rule:last-chance.reveal.next-clockwise
  Rule: The next card is revealed by the player clockwise from the last cracker

    @LC-061
    Scenario Outline: <cracker> cracks the card, and <next> reveals the next one
      When Ana reveals the card with 1 2 3 4 6
      And <cracker> bids 10,000
      And the bidding closes
      And the betting closes
      And <cracker> keeps 6 and rolls 6 6 1 1
      Then it is <next>'s turn to reveal

      Examples:
        | cracker | next |
        | Ana     | Ben  |
        | Ben     | Cleo |
        | Cleo    | Ana  |

    @LC-062
    Scenario: It goes by who succeeded, not by who failed before
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And Ana bids 10,000
      And the bidding closes
      And the betting closes
      And Ana keeps 6 and rolls 6 6 2 2
      Then it is Ben's turn to reveal

    @LC-063 @rule:last-chance.last-chance.call
    Scenario: A caller of Last Chance is a cracker like any other
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      And the betting closes
      And Cleo keeps 6 and rolls 6 6 1 1
      Then it is Ana's turn to reveal

  @rule:last-chance.reveal.skip-eliminated
  Rule: Eliminated players are skipped

    @LC-066
    Scenario: Cleo would be next, but is out
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 810,000
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then it is Ana's turn to reveal

    @LC-067
    Scenario: The cracker's only opponent left reveals
      Given Ben is already out
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 10,000
      And the bidding closes
      And the betting closes
      And Ana keeps 6 and rolls 6 6 1 1
      Then it is Cleo's turn to reveal

  @rule:last-chance.reveal.after-removed-card
  Rule: After a card that nobody wanted, the reveal still goes by the last cracker

    @LC-071 @rule:last-chance.auction.card-removed
    Scenario: Without a cracker so far, the starting player reveals again
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      And Cleo rolls 3 3 4 4 5
      And the bidding closes
      Then it is Ana's turn to reveal

    @LC-072
    Scenario: Ben cracked the card before, so Cleo reveals once more
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      And Cleo reveals the card with 5 5 5 5 5
      And the bidding closes
      And Ana rolls 5 5 5 5 6
      And the bidding closes
      And Ben rolls 5 5 5 6 6
      And the bidding closes
      Then it is Cleo's turn to reveal

    @LC-073
    Scenario: Ben failed on the card before anybody lost interest, so Cleo reveals
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And the bidding closes
      And Cleo rolls 1 1 2 2 3
      And the bidding closes
      And Ana rolls 3 3 4 4 5
      And the bidding closes
      Then it is Cleo's turn to reveal
      And 6 cards are left

    @LC-074 @rule:last-chance.lucky-flash.next-reveal
    Scenario: Ana had a Lucky Flash before, so Ben reveals once more
      When Ana reveals the card with 1 1 6 6 6
      And Ben reveals the card with 5 5 5 5 5
      And the bidding closes
      And Cleo rolls 5 5 5 5 6
      And the bidding closes
      And Ana rolls 5 5 5 6 6
      And the bidding closes
      Then it is Ben's turn to reveal

    @LC-075 @rule:last-chance.reveal.skip-eliminated
    Scenario: The starting player is out, so the next one reveals
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 810,000
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      Then it is Ben's turn to reveal
      And 6 cards are left
