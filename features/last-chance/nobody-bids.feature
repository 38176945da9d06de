@ruleset:last-chance @level:game
Feature: Nobody bids
  A card that finds no cracker is rolled for afresh, and leaves the game when everybody has had enough of it.

  Background:
    Given a game with Ana, Ben and Cleo
    And the next cards are
      | card      | attempts | prize   |
      | 6 6 6 C C | 1        | 300,000 |

  @rule:last-chance.auction.fresh-roll
  Rule: When nobody bids, the next player rolls afresh for the same card

    @LC-201
    Scenario: Ana rolled, so Ben does, and the card stays
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      Then Ben has to roll afresh for the same card
      And the card shows 6 6 6 C C
      And 6 cards are left
      When Ben rolls 1 1 2 2 3
      Then the dice show 1 1 2 2 3
      And an auction for the same card is open, started by Ben
      And the auction has no standing bid

    @LC-202
    Scenario: Everybody passes, and the game does not stand still
      When Ana reveals the card with 1 2 3 4 6
      And Ben passes
      And Cleo passes
      And Ana passes
      And the bidding closes
      Then Ben has to roll afresh for the same card
      When Ben rolls 1 1 2 2 3
      And Cleo bids 10,000
      Then Cleo has the standing bid of 10,000

    @LC-203
    Scenario: After Ben's roll it is Cleo's, if nobody bids again
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      Then Cleo has to roll afresh for the same card

    @LC-204 @rule:last-chance.lucky-flash.wins-card @rule:last-chance.lucky-flash.next-reveal
    Scenario: The fresh roll can be a Lucky Flash
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 2 2 6 6 6
      Then Ben has won 1 card
      And Ben has 1,100,000
      And it is Cleo's turn to reveal

    @LC-205
    Scenario: After a failed attempt the cracker was the last to roll
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And the bidding closes
      Then Cleo has to roll afresh for the same card

    @LC-206 @rule:last-chance.reveal.skip-eliminated
    Scenario: Ben is out, so Cleo rolls
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 810,000
      And the bidding closes
      Then Cleo has to roll afresh for the same card

    @LC-207 @rule:last-chance.reveal.only-designated
    Scenario Outline: <other> does not roll in Ben's place
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And <other> tries to roll 1 1 2 2 3
      Then it is refused under "last-chance.reveal.only-designated"
      And nothing has changed

      Examples:
        | other |
        | Ana   |
        | Cleo  |

    @LC-208
    Scenario: All five dice are rolled, none is kept
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben tries to keep 6 and roll 6 6 1 1
      Then it is refused
      And nothing has changed

    @LC-209 @rule:last-chance.round.order
    Scenario Outline: Before the fresh roll nobody can <do>
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben tries to <do>
      Then it is refused under "last-chance.round.order"
      And nothing has changed

      Examples:
        | do                                |
        | bid 10,000                        |
        | call Last Chance                  |
        | bet 10,000 on failure             |
        | reveal the card with 1 1 2 2 3    |

    @LC-210 @rule:last-chance.cracking.attempts
    Scenario: A card that was rolled for afresh has all its attempts
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And Ana bids 10,000
      And the bidding closes
      And the betting closes
      Then Ana has 1 attempt left

  @rule:last-chance.auction.card-removed
  Rule: A card that nobody wants leaves the game

    @LC-221
    Scenario: With three players, the third auction without a bid removes it
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      And Cleo rolls 3 3 4 4 5
      Then an auction for the same card is open, started by Cleo
      When the bidding closes
      Then it is Ana's turn to reveal
      And 6 cards are left
      And Ana has won 0 cards
      And Ben has won 0 cards
      And Cleo has won 0 cards

    @LC-222
    Scenario: It costs nobody anything
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      And Cleo rolls 3 3 4 4 5
      And the bidding closes
      Then the cash is
        | seat | cash    |
        | Ana  | 800,000 |
        | Ben  | 800,000 |
        | Cleo | 800,000 |

    @LC-223 @rule:last-chance.end.seven-cards
    Scenario: The last card is removed, and the game is over
      Given only 1 card is left
      And Cleo has won a card
      And Ana is next to reveal
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      And Cleo rolls 3 3 4 4 5
      And the bidding closes
      Then the game is over
      And Cleo wins

    @LC-224
    Scenario: A player fewer in the game, an auction fewer
      When Ana reveals the card with 1 2 3 4 6
      And Cleo bids 810,000
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      Then it is Ana's turn to reveal
      And 6 cards are left

    @LC-225
    Scenario: A card that has seen failed attempts can be removed too
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
      And Ben has 790,000

  @rule:last-chance.auction.count-resets
  Rule: A valid bid or a Last Chance starts the count of empty auctions anew

    @LC-231
    Scenario: After a bid it takes three again
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      And Cleo rolls 3 3 4 4 5
      And Ana bids 10,000
      And the bidding closes
      And the betting closes
      And Ana keeps 3 and rolls 1 2 2 5
      And the bidding closes
      Then Ben has to roll afresh for the same card
      When Ben rolls 1 1 2 2 4
      And the bidding closes
      Then Cleo has to roll afresh for the same card
      When Cleo rolls 3 3 4 4 5
      And the bidding closes
      Then it is Ben's turn to reveal

    @LC-232
    Scenario: After a failed Last Chance it takes as many as are still in the game
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      And Cleo rolls 3 3 4 4 5
      And Ana calls Last Chance
      And the betting closes
      And Ana keeps 3 and rolls 1 2 2 5
      And the bidding closes
      Then Ben has to roll afresh for the same card
      When Ben rolls 1 1 2 2 4
      And the bidding closes
      Then it is Ben's turn to reveal
      And 6 cards are left

    @LC-233 @rule:last-chance.auction.overbid-aftermath
    Scenario: A bid that is void later has started the count anew
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And Cleo bids 10,000
      And Cleo bids 810,000
      And the bidding closes
      Then Ana has to roll afresh for the same card

    @LC-234 @rule:last-chance.auction.card-removed
    Scenario: An overbid alone has not
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And Cleo bids 810,000
      And the bidding closes
      Then it is Ana's turn to reveal
      And 6 cards are left

    @LC-235
    Scenario: The next card has a count of its own
      Given the next cards are
        | card      | attempts | prize   |
        | 1 2 3 4 L | 3        | 150,000 |
      When Ana reveals the card with 1 2 3 4 6
      And the bidding closes
      And Ben rolls 1 1 2 2 3
      And the bidding closes
      And Cleo rolls 1 1 6 6 6
      And Ana reveals the card with 5 5 5 5 5
      And the bidding closes
      Then Ben has to roll afresh for the same card
      When Ben rolls 5 5 5 5 6
      And the bidding closes
      Then Cleo has to roll afresh for the same card
