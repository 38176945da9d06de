@ruleset:last-chance @level:game
Feature: Settling the bets
  What the bets of Big Chance win and lose, and when.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |

  @rule:last-chance.big-chance.payout
  Rule: A correct bet wins its amount, a wrong one is lost

    @LC-433
    Scenario Outline: A bet of 60,000 on <side>, and the attempt ends in <outcome>
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 60,000 on <side>
      And the betting closes
      And Ben keeps 6 and rolls <rolled>
      Then Cleo has <cash>

      Examples:
        | side    | outcome | rolled  | cash    |
        | success | success | 6 6 1 1 | 860,000 |
        | success | failure | 1 2 3 5 | 740,000 |
        | failure | success | 6 6 1 1 | 740,000 |
        | failure | failure | 1 2 3 5 | 860,000 |

    @LC-434
    Scenario: All of the cash was bet, and it is doubled
      Given Cleo holds 30,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 30,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then Cleo has 60,000

  @rule:last-chance.big-chance.bank-pays
  Rule: The bank pays and takes all bets

    @LC-436
    Scenario: A cracker who succeeds gets nothing from the bets against
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Ana bets 100,000 on failure
      And Cleo bets 100,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the cash is
        | seat | cash      |
        | Ana  | 700,000   |
        | Ben  | 1,100,000 |
        | Cleo | 700,000   |

    @LC-437
    Scenario: A cracker who fails pays no bets
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Ana bets 100,000 on failure
      And Cleo bets 100,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then the cash is
        | seat | cash    |
        | Ana  | 900,000 |
        | Ben  | 400,000 |
        | Cleo | 900,000 |

    @LC-438
    Scenario: The bettors do not pay each other
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Ana bets 10,000 on success
      And Cleo bets 100,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then Ana has 790,000
      And Cleo has 900,000

  @rule:last-chance.big-chance.settled-at-once @faq:last-chance.when-bets-settle
  Rule: Bets are settled as soon as the outcome is known

    @LC-441
    Scenario: The money is there for the new auction
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 100,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then an auction for the same card is open, started by Cleo
      And no bets are open
      And Cleo has 900,000
      When Cleo bids 900,000
      Then Cleo has the standing bid of 900,000

    @LC-442
    Scenario: A bet on Ben says nothing about the next cracker
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 100,000 on success
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then Cleo has 700,000
      When Ana bids 10,000
      And the bidding closes
      And the betting closes
      And Ana keeps 6 and rolls 6 6 1 1
      Then Cleo has 700,000

    @LC-443
    Scenario: After a success they are settled before the next card
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 100,000 on success
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then no bets are open
      And Cleo has 900,000
      And it is Cleo's turn to reveal
