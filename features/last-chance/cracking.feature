@ruleset:last-chance @level:game
Feature: Cracking the card
  The attempts of the cracker, one roll each.

  Background:
    Given a game with Ana, Ben and Cleo

  @rule:last-chance.cracking.attempts
  Rule: The card says how many attempts the cracker has

    @LC-501
    Scenario Outline: With <attempts> on the card, the cracker has <left>
      Given the next cards are
        | card      | attempts   | prize   |
        | 6 6 6 C C | <attempts> | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      Then Ben has <left> left

      Examples:
        | attempts | left       |
        | 1        | 1 attempt  |
        | 2        | 2 attempts |
        | 3        | 3 attempts |
        | 5        | 5 attempts |

    @LC-502
    Scenario: Each roll takes one
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 3        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 4
      Then Ben has 2 attempts left
      When Ben keeps 6 and rolls 1 2 3 5
      Then Ben has 1 attempt left
      When Ben keeps 6 and rolls 1 1 2 4
      Then the card is not cracked
      And an auction for the same card is open, started by Cleo

    @LC-503
    Scenario: An attempt too many is refused
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 4
      And Ben keeps 6 and rolls 1 2 3 5
      And Ben tries to keep 6 and roll 6 6 1 1
      Then it is refused
      And nothing has changed

  @rule:last-chance.cracking.starting-roll-free @faq:last-chance.starting-roll-attempt
  Rule: The starting roll is no attempt

    @LC-505
    Scenario: With one attempt on the card, the one attempt is still to come
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 6 6 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      Then Ben has 1 attempt left
      When Ben keeps 6 6 6 2 and rolls 2
      Then the card is cracked

    @LC-506
    Scenario: The player who rolled has all attempts as well
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 6 6 6
      And Ana bids 100,000
      And the bidding closes
      And the betting closes
      Then Ana has 2 attempts left

    @LC-507 @rule:last-chance.resolution.re-auction
    Scenario: The rolls of a failed cracker are no attempts of the next one
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 4
      And Ben keeps 6 and rolls 1 2 3 5
      And Cleo bids 100,000
      And the bidding closes
      And the betting closes
      Then Cleo has 2 attempts left

  @rule:last-chance.cracking.only-cracker
  Rule: Only the cracker rolls for the card

    @LC-509
    Scenario Outline: <other> does not roll for Ben
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And <other> tries to keep 6 and roll 6 6 1 1
      Then it is refused under "last-chance.cracking.only-cracker"
      And nothing has changed

      Examples:
        | other |
        | Ana   |
        | Cleo  |

  @rule:last-chance.cracking.reroll-any
  Rule: On each attempt any dice may be rolled again, the others stay

    @LC-511
    Scenario Outline: Ben keeps <kept> and rolls <rolled>
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps <kept> and rolls <rolled>
      Then the dice show <dice>
      And Ben has 1 attempt left

      Examples:
        | kept    | rolled  | dice      |
        | 6       | 1 1 5 5 | 1 1 5 5 6 |
        | 1 6     | 2 2 2   | 1 2 2 2 6 |
        | 2 3 4   | 5 5     | 2 3 4 5 5 |
        | 1 2 3 4 | 4       | 1 2 3 4 4 |

    @LC-512
    Scenario: All five dice may be rolled again
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben rolls 5 5 4 4 3
      Then the dice show 3 4 4 5 5
      And Ben has 1 attempt left

    @LC-513
    Scenario Outline: <kept> cannot be kept from 1 2 3 4 6
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben tries to keep <kept> and roll <rolled>
      Then it is refused under "last-chance.cracking.reroll-any"
      And nothing has changed

      Examples:
        | kept    | rolled  |
        | 6 6     | 6 1 1   |
        | 5       | 6 6 6 1 |
        | 6 6 6 1 | 1       |

    @LC-514
    Scenario Outline: Rolling <rolled> beside a kept 6 does not make five dice
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben tries to keep 6 and roll <rolled>
      Then it is refused
      And nothing has changed

      Examples:
        | rolled    |
        | 6 6 1     |
        | 6 6 1 1 1 |

  @rule:last-chance.cracking.at-least-one
  Rule: An attempt rolls at least one die

    @LC-516
    Scenario: One die is enough
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 6 6 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 1 6 6 6 and rolls 3
      Then the dice show 1 3 6 6 6
      And Ben has 1 attempt left

    @LC-517
    Scenario: To keep all five is no attempt
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 6 6 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben tries to keep 1 2 6 6 6 and roll nothing
      Then it is refused under "last-chance.cracking.at-least-one"
      And nothing has changed

  @rule:last-chance.cracking.kept-dice
  Rule: Dice kept earlier may be rolled again

    @LC-519
    Scenario: The 6 that Ben kept first is given up later
      Given the next cards are
        | card      | attempts | prize   |
        | C C C L L | 3        | 200,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 5 5 5 2
      And Ben keeps 5 5 5 and rolls 3 3
      Then the card is cracked

  @rule:last-chance.cracking.checked-each-time
  Rule: The card is cracked as soon as the dice satisfy it

    @LC-521
    Scenario: On the first of three attempts
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 3        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then the card is cracked
      And Ben has won 1 card
      And Ben has 1,100,000

    @LC-522
    Scenario: On the last of three attempts
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 3        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 4
      And Ben keeps 6 and rolls 6 1 2 3
      And Ben keeps 6 6 and rolls 6 4 4
      Then the card is cracked
      And Ben has won 1 card
      And Ben has 1,100,000

    @LC-523
    Scenario: All five dice together count, kept and rolled ones
      Given the next cards are
        | card      | attempts | prize   |
        | 1 2 3 4 L | 2        | 150,000 |
      When Ana reveals the card with 1 1 2 5 5
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 1 2 and rolls 3 4 1
      Then the card is cracked

  @rule:last-chance.cracking.stops
  Rule: A cracker who has succeeded stops

    @LC-525
    Scenario: Ben has attempts left, and no use for them
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 3        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      And Ben tries to keep 6 6 6 and roll 5 5
      Then it is refused
      And nothing has changed
      And it is Cleo's turn to reveal

  @rule:last-chance.cracking.no-giving-up
  Rule: The cracker may not give up

    @LC-527
    Scenario: Before the first attempt
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben tries to give up
      Then it is refused under "last-chance.cracking.no-giving-up"
      And nothing has changed

    @LC-528
    Scenario: Between two attempts
      Given the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 2
      And Ben tries to give up
      Then it is refused under "last-chance.cracking.no-giving-up"
      And nothing has changed
      When Ben keeps 6 6 6 1 and rolls 1
      Then the card is cracked
