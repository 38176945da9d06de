@ruleset:last-chance @level:game
Feature: Big Chance
  The bets of the others on what the cracker will do.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |

  @rule:last-chance.big-chance.everyone-but-cracker
  Rule: Everybody but the cracker may bet on the outcome

    @LC-401
    Scenario: Ana and Cleo bet on Ben
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 50,000 on success
      And Ana bets 30,000 on failure
      Then Cleo has bet 50,000 on success
      And Ana has bet 30,000 on failure

    @LC-402
    Scenario Outline: The cracker cannot bet on <side>
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Ben tries to bet 50,000 on <side>
      Then it is refused under "last-chance.big-chance.everyone-but-cracker"
      And nothing has changed

      Examples:
        | side    |
        | success |
        | failure |

    @LC-403
    Scenario: A player who had bid for the card may bet against its cracker
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 390,000
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 100,000 on failure
      Then Cleo has bet 100,000 on failure

  @rule:last-chance.big-chance.optional
  Rule: Nobody has to bet

    @LC-405
    Scenario: Without a bet the attempts begin all the same
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      Then no bets are open
      When the betting closes
      Then Ben has 1 attempt left
      When Ben keeps 6 and rolls 6 6 1 1
      Then the card is cracked

    @LC-406
    Scenario: Cleo bets, and Ana does not
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 50,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then Cleo has 850,000
      And Ana has 800,000

  @rule:last-chance.big-chance.amount
  Rule: A bet is at least 10,000 and at most 100,000

    @LC-408
    Scenario Outline: A bet of <amount> is laid
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets <amount> on success
      Then Cleo has bet <amount> on success

      Examples:
        | amount  |
        | 10,000  |
        | 60,000  |
        | 100,000 |

    @LC-409
    Scenario Outline: A bet of <amount> is refused
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo tries to bet <amount> on success
      Then it is refused under "last-chance.big-chance.amount"
      And nothing has changed

      Examples:
        | amount  |
        | 0       |
        | 110,000 |
        | 800,000 |

    @LC-410
    Scenario: After a refused bet a right one may be laid
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo tries to bet 110,000 on failure
      Then it is refused
      When Cleo bets 100,000 on failure
      Then Cleo has bet 100,000 on failure

  @rule:last-chance.big-chance.multiples
  Rule: Bets are multiples of 10,000

    @LC-412
    Scenario Outline: There is no bet of <amount>
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo tries to bet <amount> on failure
      Then it is refused under "last-chance.big-chance.multiples"
      And nothing has changed

      Examples:
        | amount |
        | 15,000 |
        | 99,999 |

  @rule:last-chance.big-chance.sides
  Rule: A bet is on success or on failure

    @LC-414
    Scenario Outline: Cleo's token lies for <side>
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 50,000 on <side>
      Then Cleo has bet 50,000 on <side>

      Examples:
        | side    |
        | success |
        | failure |

    @LC-415
    Scenario: Players may be on different sides
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Ana bets 50,000 on success
      And Cleo bets 50,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 6 6 1 1
      Then Ana has 850,000
      And Cleo has 750,000

  @rule:last-chance.big-chance.one-bet
  Rule: One bet a player for each cracker

    @LC-417
    Scenario Outline: A second bet, on <side>, is refused
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 50,000 on success
      And Cleo tries to bet 20,000 on <side>
      Then it is refused under "last-chance.big-chance.one-bet"
      And nothing has changed

      Examples:
        | side    |
        | success |
        | failure |

    @LC-418
    Scenario: The token is free again for the next attempt on the card
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 50,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And Ana bids 10,000
      And the bidding closes
      And Cleo bets 20,000 on success
      Then Cleo has bet 20,000 on success

  @rule:last-chance.big-chance.within-cash
  Rule: A bet above one's cash is refused

    @LC-421
    Scenario: Cleo has 30,000 and cannot bet 40,000, but stays in the game
      Given Cleo holds 30,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo tries to bet 40,000 on success
      Then it is refused under "last-chance.big-chance.within-cash"
      And nothing has changed
      And Cleo is still in the game

    @LC-422
    Scenario: All the cash may be bet
      Given Cleo holds 30,000
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 30,000 on failure
      Then Cleo has bet 30,000 on failure
      And Cleo has 0

    @LC-423
    Scenario: Without cash there is no bet
      Given Cleo holds 0
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo tries to bet 10,000 on failure
      Then it is refused under "last-chance.big-chance.within-cash"
      And Cleo is still in the game

  @rule:last-chance.big-chance.final
  Rule: A bet is paid when it is made, and final

    @LC-425
    Scenario: It leaves the cash at once
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 60,000 on failure
      Then Cleo has 740,000

    @LC-426 @rule:last-chance.big-chance.one-bet
    Scenario: It cannot be raised
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Cleo bets 60,000 on failure
      And Cleo tries to bet 70,000 on failure
      Then it is refused
      And Cleo has bet 60,000 on failure
      And Cleo has 740,000

  @rule:last-chance.big-chance.always-opens
  Rule: Betting opens after every auction and is closed by an action of its own

    @LC-428
    Scenario: It opens even if nobody has the money for a bet
      Given Ana holds 0
      And Cleo holds 0
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      Then the betting is open
      When the betting closes
      Then Ben has 1 attempt left

    @LC-429
    Scenario: When all have bet, it is still open
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Ana bets 10,000 on success
      And Cleo bets 10,000 on success
      Then the betting is open

    @LC-430 @rule:last-chance.round.order
    Scenario: The cracker waits until it is closed
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And Ben tries to keep 6 and roll 6 6 1 1
      Then it is refused
      And nothing has changed

    @LC-431 @rule:last-chance.round.order
    Scenario: After it is closed, a bet is too late
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 400,000
      And the bidding closes
      And the betting closes
      And Cleo tries to bet 10,000 on failure
      Then it is refused
      And nothing has changed
