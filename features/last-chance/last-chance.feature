@ruleset:last-chance @level:game
Feature: Last Chance
  Everything on one card, once a game.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 2        | 300,000 |

  @rule:last-chance.last-chance.failure-eliminates @faq:last-chance.failed-last-chance
  Rule: A failed Last Chance costs all the money and the game

    @LC-301 @rule:last-chance.last-chance.dice-remain @rule:last-chance.last-chance.left-neighbour-starts
    Scenario: The dice stay, and the player to the left starts the new auction
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And Cleo calls Last Chance
      Then Cleo is the cracker with a stake of 800,000
      When the betting closes
      And Cleo keeps 6 and rolls 1 2 3 4
      And Cleo keeps 6 and rolls 1 1 2 5
      Then the card is not cracked
      And Cleo is out of the game with 0
      And the dice show 1 1 2 5 6
      And an auction for the same card is open, started by Ana

    @LC-302
    Scenario: The stake goes to the bank and to nobody else
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      And the betting closes
      And Cleo keeps 6 and rolls 1 2 3 4
      And Cleo keeps 6 and rolls 1 1 2 5
      Then the cash is
        | seat | cash    |
        | Ana  | 800,000 |
        | Ben  | 800,000 |
        | Cleo | 0       |

    @LC-303
    Scenario: As long as an attempt is left, the caller is in the game
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      And the betting closes
      And Cleo keeps 6 and rolls 1 2 3 4
      Then Cleo is still in the game
      And Cleo has 1 attempt left

    @LC-304
    Scenario: A cracker who has bid all the cash and fails is not out
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 800,000
      And the bidding closes
      And the betting closes
      And Cleo keeps 6 and rolls 1 2 3 4
      And Cleo keeps 6 and rolls 1 1 2 5
      Then Cleo has 0
      And Cleo is still in the game

  @rule:last-chance.last-chance.call
  Rule: Whoever calls Last Chance becomes the cracker at once

    @LC-306
    Scenario: Whatever has been bid, the caller is the cracker
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 700,000
      And Cleo calls Last Chance
      Then Cleo is the cracker with a stake of 800,000
      And the betting is open

    @LC-307
    Scenario: The auction is over, and nobody can outbid the call
      Given Cleo holds 100,000
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      And Ben tries to bid 500,000
      Then it is refused
      And Cleo is the cracker with a stake of 100,000

    @LC-308 @rule:last-chance.resolution.success
    Scenario: Success returns the stake, pays the prize and keeps the caller in the game
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      And the betting closes
      And Cleo keeps 6 and rolls 6 6 1 1
      Then the card is cracked
      And Cleo is still in the game
      And Cleo has 1,100,000
      And Cleo has won 1 card

  @rule:last-chance.last-chance.stakes-everything
  Rule: A Last Chance stakes all the money, whatever it is

    @LC-311
    Scenario Outline: With <cash> the stake is <cash>
      Given Ben holds <cash>
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of <cash>
      And Ben has 0

      Examples:
        | cash    |
        | 10,000  |
        | 450,000 |
        | 790,000 |

    @LC-312
    Scenario: With no money the stake is nothing
      Given Ben holds 0
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 0

    @LC-313 @rule:last-chance.resolution.success
    Scenario: A call without money can win the whole prize
      Given Ben holds 0
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then Ben has 300,000
      And Ben has won 1 card

    @LC-314 @rule:last-chance.last-chance.failure-eliminates
    Scenario: A call without money eliminates when it fails
      Given Ben holds 0
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 4
      And Ben keeps 6 and rolls 1 1 2 5
      Then Ben is out of the game with 0

  @rule:last-chance.last-chance.need-not-cover @faq:last-chance.bid-not-covered
  Rule: The caller need not be able to pay the standing bid

    @LC-316
    Scenario: Ben has less than has been bid
      Given Ben holds 50,000
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 600,000
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 50,000
      And Ben is still in the game

    @LC-317
    Scenario: Ben has nothing at all, and Cleo has bid everything
      Given Ben holds 0
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 800,000
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 0
      And Cleo has 800,000

  @rule:last-chance.last-chance.no-threshold
  Rule: Last Chance may be called with any amount of cash

    @LC-319
    Scenario Outline: Cleo holds <cash> and may call
      Given Cleo holds <cash>
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      Then Cleo is the cracker with a stake of <cash>

      Examples:
        | cash      |
        | 20,000    |
        | 400,000   |
        | 1,000,000 |

    @LC-320
    Scenario: With the full cash of the start, and nobody richer
      When Ana reveals the card with 1 2 3 4 6
      And Ana calls Last Chance
      Then Ana is the cracker with a stake of 800,000

  @rule:last-chance.last-chance.dice-remain
  Rule: After a failed Last Chance the dice stay as last rolled

    @LC-322
    Scenario: They are the starting position of the next auction
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      And the betting closes
      And Cleo keeps 6 and rolls 6 1 2 3
      And Cleo keeps 6 6 and rolls 6 1 2
      Then the dice show 1 2 6 6 6
      When Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 6 6 1 and rolls 1
      Then the card is cracked
      And Ben has won 1 card

  @rule:last-chance.last-chance.left-neighbour-starts
  Rule: The player to the left of the eliminated caller starts the next auction

    @LC-324
    Scenario Outline: <caller> is out, and <left> starts
      When Ana reveals the card with 1 2 3 4 6
      And <caller> calls Last Chance
      And the betting closes
      And <caller> keeps 6 and rolls 1 2 3 4
      And <caller> keeps 6 and rolls 1 1 2 5
      Then an auction for the same card is open, started by <left>

      Examples:
        | caller | left |
        | Ana    | Ben  |
        | Ben    | Cleo |
        | Cleo   | Ana  |

  @rule:last-chance.last-chance.once
  Rule: Last Chance may be called once a game

    @LC-326
    Scenario: After a successful call a second one is refused
      Given the next cards are
        | card      | attempts | prize   |
        | 1 2 3 4 L | 3        | 150,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      And Cleo reveals the card with 5 5 5 5 5
      And Ben tries to call Last Chance
      Then it is refused under "last-chance.last-chance.once"
      And nothing has changed

    @LC-327
    Scenario: Whoever has spent it can still bid
      Given Ben has spent the Last Chance
      When Ana reveals the card with 1 2 3 4 6
      And Ben tries to call Last Chance
      Then it is refused under "last-chance.last-chance.once"
      And nothing has changed
      When Ben bids 50,000
      Then Ben has the standing bid of 50,000

    @LC-328
    Scenario: Each player has one, so Ben's call takes none from the others
      Given Ben has spent the Last Chance
      When Ana reveals the card with 1 2 3 4 6
      Then Ana has the Last Chance left
      And Cleo has the Last Chance left
      When Cleo calls Last Chance
      Then Cleo's Last Chance is spent

  @rule:last-chance.last-chance.spent-when-accepted
  Rule: A Last Chance is spent when the call is accepted

    @LC-331
    Scenario: It is spent before the first die is rolled
      When Ana reveals the card with 1 2 3 4 6
      Then Ben has the Last Chance left
      When Ben calls Last Chance
      Then Ben's Last Chance is spent

    @LC-332
    Scenario: A call that is refused is not spent
      When Ben tries to call Last Chance
      Then it is refused
      And Ben has the Last Chance left
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 800,000

  @rule:last-chance.last-chance.first-call
  Rule: The first call of Last Chance wins

    @LC-334
    Scenario: Two players call, and Cleo is the second
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And Cleo tries to call Last Chance
      Then it is refused
      And Ben is the cracker with a stake of 800,000
      And Cleo has the Last Chance left
      And Cleo has 800,000

    @LC-335
    Scenario: The second caller can call in the next auction of the card
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And Cleo tries to call Last Chance
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 4
      And Ben keeps 6 and rolls 1 1 2 5
      And Cleo calls Last Chance
      Then Cleo is the cracker with a stake of 800,000

  @rule:last-chance.last-chance.any-moment
  Rule: Last Chance may be called by anybody, at any moment of an auction

    @LC-337
    Scenario: Nobody has bid yet
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      Then Cleo is the cracker with a stake of 800,000

    @LC-338
    Scenario: The player who rolled calls
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Ana calls Last Chance
      Then Ana is the cracker with a stake of 800,000

    @LC-339
    Scenario: The player with the standing bid calls, and stakes everything instead of the bid
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 800,000
      And Ben has 0

    @LC-340
    Scenario: The cracker who has just failed calls
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 4
      And Ben keeps 6 and rolls 1 1 2 5
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 700,000

    @LC-341
    Scenario: The bids before the call are void for good
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And Cleo calls Last Chance
      And the betting closes
      And Cleo keeps 6 and rolls 1 2 3 4
      And Cleo keeps 6 and rolls 1 1 2 5
      Then the auction has no standing bid
      And Ben has 800,000
      When Ana bids 10,000
      Then Ana has the standing bid of 10,000

  @rule:last-chance.last-chance.big-chance
  Rule: There is a Big Chance on a Last Chance as well

    @LC-343
    Scenario: The others bet on the caller
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      And Ana bets 100,000 on failure
      And Ben bets 50,000 on success
      And the betting closes
      And Cleo keeps 6 and rolls 1 2 3 4
      And Cleo keeps 6 and rolls 1 1 2 5
      Then the cash is
        | seat | cash    |
        | Ana  | 900,000 |
        | Ben  | 750,000 |
        | Cleo | 0       |

    @LC-344 @rule:last-chance.big-chance.everyone-but-cracker
    Scenario: The caller does not bet
      When Ana reveals the card with 1 2 3 4 6
      And Cleo calls Last Chance
      And Cleo tries to bet 10,000 on success
      Then it is refused
      And nothing has changed
