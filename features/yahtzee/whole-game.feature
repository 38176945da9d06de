@ruleset:yahtzee @level:game
Feature: Whole games
  Thirteen rounds from the first roll to the winner.

  @rule:scorecard.end.thirteen-rounds
  Rule: The game ends after thirteen rounds

    @YZ-501 @rule:scorecard.turn.in-order @rule:scorecard.end.total @rule:scorecard.end.highest-total
    @rule:yahtzee.upper-bonus.threshold @rule:yahtzee.bonus.hundred @rule:yahtzee.bonus.needs-fifty
    @rule:yahtzee.joker.upper-first @rule:yahtzee.joker.lower-values @rule:yahtzee.joker.zeroed-box
    Scenario: Ana has luck with fives, Ben gives up the Yahtzee too early
      Given a game with Ana and Ben
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 2 3 6 6 6 | Sixes           | 18     |
        | Ben  | 1 2 3 4 6 | Small Straight  | 30     |
        | Ana  | 5 5 5 5 5 | Yahtzee         | 50     |
        | Ben  | 3 3 5 5 5 | Full House      | 25     |
        | Ana  | 2 3 4 5 6 | Large Straight  | 40     |
        | Ben  | 1 6 6 6 6 | Four of a Kind  | 25     |
        | Ana  | 1 4 4 4 6 | Fours           | 12     |
        | Ben  | 1 2 4 5 5 | Yahtzee         | 0      |
        | Ana  | 5 5 5 5 5 | Fives           | 25     |
        | Ben  | 2 2 2 2 2 | Twos            | 10     |
        | Ana  | 1 1 1 3 6 | Aces            | 3      |
        | Ben  | 1 3 3 3 6 | Threes          | 9      |
      Then it is round 7
      And Ana has 1 Yahtzee bonus
      And Ben has 0 Yahtzee bonuses
      And Ana's total is 248
      And Ben's total is 99
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 3 4 5 6 6 | Small Straight  | 30     |
        | Ben  | 2 2 2 2 2 | Large Straight  | 40     |
        | Ana  | 5 5 5 5 5 | Full House      | 25     |
        | Ben  | 1 4 6 6 6 | Sixes           | 18     |
        | Ana  | 2 2 2 4 5 | Twos            | 6      |
        | Ben  | 4 5 5 6 6 | Chance          | 26     |
        | Ana  | 1 2 4 5 5 | Four of a Kind  | 0      |
        | Ben  | 4 4 4 5 6 | Fours           | 12     |
        | Ana  | 3 3 4 5 6 | Threes          | 6      |
        | Ben  | 1 1 4 5 6 | Aces            | 2      |
      Then Ana's upper section adds up to 70
      And Ana's upper bonus is 35
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 1 1 1 4 6 | Three of a Kind | 13     |
        | Ben  | 1 2 3 5 5 | Fives           | 10     |
        | Ana  | 1 2 3 5 6 | Chance          | 17     |
        | Ben  | 1 2 3 3 3 | Three of a Kind | 12     |
      Then the game is over
      And Ana has 2 Yahtzee bonuses
      And Ana's total is 480
      And Ben's upper section adds up to 61
      And Ben's upper bonus is 0
      And Ben has 0 Yahtzee bonuses
      And Ben's total is 219
      And Ana wins

    @YZ-502 @rule:scorecard.end.tie @rule:scorecard.end.total @rule:yahtzee.upper-bonus.threshold
    @faq:yahtzee.equal-totals
    Scenario: Ana is ahead above, Ben below, and they end level
      Given a game with Ana and Ben
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 1 1 1 2 5 | Aces            | 3      |
        | Ben  | 5 5 6 6 6 | Three of a Kind | 28     |
        | Ana  | 2 2 2 4 6 | Twos            | 6      |
        | Ben  | 5 6 6 6 6 | Four of a Kind  | 29     |
        | Ana  | 3 3 3 1 2 | Threes          | 9      |
        | Ben  | 1 2 3 4 4 | Small Straight  | 30     |
        | Ana  | 4 4 4 5 6 | Fours           | 12     |
        | Ben  | 2 3 4 5 6 | Large Straight  | 40     |
        | Ana  | 5 5 5 1 3 | Fives           | 15     |
        | Ben  | 3 4 5 6 6 | Chance          | 24     |
        | Ana  | 6 6 6 2 4 | Sixes           | 18     |
        | Ben  | 1 1 3 4 6 | Aces            | 2      |
        | Ana  | 2 4 4 4 6 | Three of a Kind | 20     |
        | Ben  | 2 2 3 5 6 | Twos            | 4      |
        | Ana  | 2 2 6 6 6 | Full House      | 25     |
        | Ben  | 3 3 1 5 6 | Threes          | 6      |
        | Ana  | 1 3 4 5 6 | Small Straight  | 30     |
        | Ben  | 4 4 1 2 6 | Fours           | 8      |
        | Ana  | 1 3 5 5 6 | Chance          | 20     |
        | Ben  | 5 5 1 2 3 | Fives           | 10     |
        | Ana  | 1 2 2 3 6 | Four of a Kind  | 0      |
        | Ben  | 6 6 1 2 4 | Sixes           | 12     |
        | Ana  | 1 1 2 5 6 | Large Straight  | 0      |
        | Ben  | 1 2 4 4 6 | Full House      | 0      |
        | Ana  | 3 3 4 5 5 | Yahtzee         | 0      |
        | Ben  | 6 6 6 6 1 | Yahtzee         | 0      |
      Then the game is over
      And Ana's upper bonus is 35
      And Ben's upper bonus is 0
      And Ana's total is 193
      And Ben's total is 193
      And Ana and Ben share the win

    @YZ-503 @rule:scorecard.end.total @rule:yahtzee.bonus.no-cap @rule:yahtzee.bonus.hundred
    @rule:yahtzee.joker.upper-first @rule:yahtzee.joker.lower-values @rule:yahtzee.upper-bonus.threshold
    Scenario: The highest card there is, thirteen Yahtzees
      Given a game with Ana
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 6 6 6 6 6 | Yahtzee         | 50     |
        | Ana  | 6 6 6 6 6 | Sixes           | 30     |
        | Ana  | 5 5 5 5 5 | Fives           | 25     |
        | Ana  | 4 4 4 4 4 | Fours           | 20     |
        | Ana  | 3 3 3 3 3 | Threes          | 15     |
        | Ana  | 2 2 2 2 2 | Twos            | 10     |
        | Ana  | 1 1 1 1 1 | Aces            | 5      |
        | Ana  | 6 6 6 6 6 | Three of a Kind | 30     |
        | Ana  | 6 6 6 6 6 | Four of a Kind  | 30     |
        | Ana  | 1 1 1 1 1 | Full House      | 25     |
        | Ana  | 2 2 2 2 2 | Small Straight  | 30     |
        | Ana  | 3 3 3 3 3 | Large Straight  | 40     |
        | Ana  | 6 6 6 6 6 | Chance          | 30     |
      Then the game is over
      And Ana's upper section adds up to 105
      And Ana's upper bonus is 35
      And Ana has 12 Yahtzee bonuses
      And Ana's total is 1575
      And Ana wins

    @YZ-504 @rule:scorecard.box.zero @rule:scorecard.end.total
    Scenario: The lowest card there is, five points
      Given a game with Ana
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 1 1 1 1 1 | Chance          | 5      |
        | Ana  | 2 3 4 5 6 | Aces            | 0      |
        | Ana  | 1 3 4 5 6 | Twos            | 0      |
        | Ana  | 1 2 4 5 6 | Threes          | 0      |
        | Ana  | 1 2 3 5 6 | Fours           | 0      |
        | Ana  | 1 2 3 4 6 | Fives           | 0      |
        | Ana  | 1 2 3 4 5 | Sixes           | 0      |
        | Ana  | 1 2 3 4 5 | Three of a Kind | 0      |
        | Ana  | 6 6 6 5 5 | Four of a Kind  | 0      |
        | Ana  | 6 6 6 6 5 | Full House      | 0      |
        | Ana  | 6 6 5 5 4 | Small Straight  | 0      |
        | Ana  | 1 2 3 4 6 | Large Straight  | 0      |
        | Ana  | 6 6 6 6 5 | Yahtzee         | 0      |
      Then the game is over
      And Ana's upper bonus is 0
      And Ana's total is 5
