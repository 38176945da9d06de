@ruleset:last-chance @level:game
Feature: A whole game
  Four players and seven cards, with everything once that can happen in a game.

  @rule:last-chance.end.seven-cards
  Rule: The game ends when all seven cards are done with

    @LC-951 @rule:last-chance.setup.starting-cash @rule:last-chance.setup.seven-cards
    @rule:last-chance.reveal.starting-position @rule:last-chance.reveal.next-clockwise
    @rule:last-chance.reveal.skip-eliminated @rule:last-chance.reveal.after-removed-card
    @rule:last-chance.lucky-flash.wins-card @rule:last-chance.lucky-flash.next-reveal
    @rule:last-chance.auction.everybody @rule:last-chance.auction.any-time @rule:last-chance.auction.highest-wins
    @rule:last-chance.auction.stake @rule:last-chance.auction.all-cash @rule:last-chance.auction.overbid-elimination
    @rule:last-chance.auction.overbid-aftermath @rule:last-chance.auction.fresh-roll
    @rule:last-chance.auction.card-removed @rule:last-chance.last-chance.call @rule:last-chance.last-chance.need-not-cover
    @rule:last-chance.last-chance.stakes-everything @rule:last-chance.last-chance.failure-eliminates
    @rule:last-chance.last-chance.dice-remain @rule:last-chance.last-chance.left-neighbour-starts
    @rule:last-chance.big-chance.everyone-but-cracker @rule:last-chance.big-chance.payout
    @rule:last-chance.big-chance.settled-at-once @rule:last-chance.cracking.attempts
    @rule:last-chance.cracking.checked-each-time @rule:last-chance.resolution.success
    @rule:last-chance.resolution.failure @rule:last-chance.resolution.re-auction @rule:last-chance.resolution.opener
    @rule:last-chance.resolution.no-cash @rule:last-chance.jokers.different @rule:last-chance.end.eliminated-cards
    @rule:last-chance.end.needs-card @rule:last-chance.end.richest
    Scenario: Ana wins with two cards, ahead of Ben with three
      Given a game with Ana, Ben, Cleo and Dan
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
        | 1 2 3 4 L | 3        | 150,000 |
        | C C C L L | 2        | 170,000 |
        | 5 5 5 5 C | 1        | 260,000 |
        | 2 4 6 C L | 3        | 140,000 |
        | 1 2 3 4 5 | 2        | 230,000 |
        | 3 3 4 4 5 | 2        | 420,000 |

      # The first card: Ben fails, bids again, and cracks it.
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And Cleo bids 150,000
      And Ben bids 200,000
      And the bidding closes
      And Ana bets 50,000 on failure
      And Dan bets 100,000 on success
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 6
      And Ben keeps 6 6 and rolls 2 3 5
      Then an auction for the same card is open, started by Cleo
      And the dice show 2 3 5 6 6
      And the cash is
        | seat | cash    |
        | Ana  | 850,000 |
        | Ben  | 600,000 |
        | Cleo | 800,000 |
        | Dan  | 700,000 |
      When Ben bids 50,000
      And Cleo bids 60,000
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 6 and rolls 6 5 5
      Then Ben has won 1 card
      And Ben has 900,000
      And it is Cleo's turn to reveal

      # The second card: a Lucky Flash.
      When Cleo reveals the card with 1 2 3 4 4
      Then Cleo has won 1 card
      And Cleo has 950,000
      And it is Dan's turn to reveal

      # The third card: nobody bids, a fresh roll, and Dan goes too far.
      When Dan reveals the card with 1 2 3 4 6
      And the bidding closes
      Then Ana has to roll afresh for the same card
      When Ana rolls 1 1 3 4 5
      And Dan bids 300,000
      And Ana bids 310,000
      And Dan bids 320,000
      And Dan bids 710,000
      Then Dan is out of the game with 0
      And Ana has the standing bid of 310,000
      When the bidding closes
      And Ben bets 20,000 on failure
      And the betting closes
      And Ana keeps 1 1 and rolls 1 6 6
      Then Ana has won 1 card
      And the cash is
        | seat | cash      |
        | Ana  | 1,020,000 |
        | Ben  | 880,000   |
        | Cleo | 950,000   |
        | Dan  | 0         |
      And it is Ben's turn to reveal

      # The fourth card: nobody wants it.
      When Ben reveals the card with 1 1 2 3 4
      And the bidding closes
      And Cleo rolls 2 2 3 3 4
      And the bidding closes
      And Ana rolls 1 1 2 2 6
      And the bidding closes
      Then it is Ben's turn to reveal
      And 3 cards are left

      # The fifth card: Ben calls Last Chance and is lucky.
      When Ben reveals the card with 1 2 2 4 4
      And Cleo bids 900,000
      And Ben calls Last Chance
      Then Ben is the cracker with a stake of 880,000
      When Ana bets 100,000 on success
      And Cleo bets 100,000 on failure
      And the betting closes
      And Ben keeps 2 4 and rolls 6 1 1
      Then Ben has 2 attempts left
      When Ben keeps 2 4 1 6 and rolls 3
      Then Ben has won 2 cards
      And the cash is
        | seat | cash      |
        | Ana  | 1,120,000 |
        | Ben  | 1,020,000 |
        | Cleo | 850,000   |
        | Dan  | 0         |
      And Ben's Last Chance is spent
      And it is Cleo's turn to reveal

      # The sixth card: Cleo stakes all she has, then calls Last Chance with nothing, and is out.
      When Cleo reveals the card with 1 2 3 6 6
      And Cleo bids 850,000
      And the bidding closes
      And Ana bets 100,000 on failure
      And Ben bets 100,000 on success
      And the betting closes
      And Cleo keeps 1 2 3 and rolls 4 4
      And Cleo keeps 1 2 3 4 and rolls 6
      Then Cleo has 0
      And Cleo is still in the game
      And an auction for the same card is open, started by Ana
      When Ana bids 400,000
      And Cleo calls Last Chance
      Then Cleo is the cracker with a stake of 0
      When Ben bets 10,000 on failure
      And the betting closes
      And Cleo keeps 1 2 3 4 and rolls 1
      And Cleo keeps 1 2 3 4 and rolls 2
      Then Cleo is out of the game with 0
      And the dice show 1 2 2 3 4
      And an auction for the same card is open, started by Ana
      When Ana bids 100,000
      And Ben bids 110,000
      And Ana bids 120,000
      And the bidding closes
      And Ben bets 100,000 on failure
      And the betting closes
      And Ana keeps 1 2 3 4 and rolls 5
      Then Ana has won 2 cards
      And the cash is
        | seat | cash      |
        | Ana  | 1,450,000 |
        | Ben  | 830,000   |
        | Cleo | 0         |
        | Dan  | 0         |
      And Cleo has won 1 card
      And it is Ben's turn to reveal

      # The seventh card: Ben stakes everything and wins it, and Ana's bet against him is lost.
      When Ben reveals the card with 3 3 4 6 6
      Then 0 cards are left
      When Ben bids 200,000
      And Ana bids 300,000
      And Ben bids 830,000
      And the bidding closes
      And Ana bets 100,000 on failure
      And the betting closes
      And Ben keeps 3 3 4 and rolls 4 1
      Then Ben has 1 attempt left
      When Ben keeps 3 3 4 4 and rolls 5
      Then the game is over
      And Ben has won 3 cards
      And the cash is
        | seat | cash      |
        | Ana  | 1,350,000 |
        | Ben  | 1,250,000 |
        | Cleo | 0         |
        | Dan  | 0         |
      And Ana wins
