@ruleset:table-yahtzee @level:game
Feature: Whole games by table rules
  The same dice in the same boxes, under each of the four agreements that a group can make.

  @rule:table-yahtzee.table-rules.independent
  Rule: Each table rule can be on without the other

    @TY-501 @rule:table-yahtzee.table-rules.agreed @rule:table-yahtzee.bonus.hundred @rule:table-yahtzee.bonus.off
    @rule:table-yahtzee.joker.full-points @rule:table-yahtzee.joker.off @rule:table-yahtzee.joker.zeroed-box
    @rule:table-yahtzee.upper-bonus.threshold @rule:scorecard.end.thirteen-rounds @rule:scorecard.end.total
    @rule:scorecard.end.highest-total
    Scenario Outline: With the bonus <bonus> and the joker <joker>, Ana has <ana> and Ben <ben>
      Given a game with Ana and Ben
      And the setting "yahtzee-bonus" is "<bonus>"
      And the setting "joker" is "<joker>"
      When these turns are played
        | seat | dice      | box             |
        | Ana  | 5 5 5 5 5 | Yahtzee         |
        | Ben  | 1 2 4 5 5 | Yahtzee         |
        | Ana  | 5 5 5 5 5 | Fives           |
        | Ben  | 2 2 2 4 6 | Twos            |
        | Ana  | 5 5 5 5 5 | Large Straight  |
        | Ben  | 2 2 2 2 2 | Large Straight  |
        | Ana  | 3 4 5 6 6 | Small Straight  |
        | Ben  | 1 2 3 4 6 | Small Straight  |
        | Ana  | 2 2 2 2 2 | Full House      |
        | Ben  | 3 3 5 5 5 | Full House      |
        | Ana  | 4 4 4 4 6 | Fours           |
        | Ben  | 4 4 4 5 6 | Fours           |
        | Ana  | 1 1 1 3 6 | Aces            |
        | Ben  | 1 1 4 5 6 | Aces            |
        | Ana  | 2 2 2 4 5 | Twos            |
        | Ben  | 3 3 3 3 6 | Threes          |
        | Ana  | 3 3 4 5 6 | Threes          |
        | Ben  | 5 5 5 1 2 | Fives           |
        | Ana  | 1 2 6 6 6 | Sixes           |
        | Ben  | 6 6 6 6 2 | Sixes           |
        | Ana  | 1 1 1 4 6 | Three of a Kind |
        | Ben  | 6 6 6 5 4 | Three of a Kind |
        | Ana  | 1 2 4 5 5 | Four of a Kind  |
        | Ben  | 6 6 6 6 6 | Four of a Kind  |
        | Ana  | 1 2 3 5 6 | Chance          |
        | Ben  | 4 5 5 6 6 | Chance          |
      Then the game is over
      And Ana has <bonuses> Yahtzee bonuses
      And Ana's upper section adds up to 74
      And Ana's upper bonus is 35
      And Ana's total is <ana>
      And Ben has 0 Yahtzee bonuses
      And Ben's upper section adds up to 71
      And Ben's upper bonus is 35
      And Ben's total is <ben>
      And <winner> wins

      Examples:
        | bonus | joker | bonuses | ana | ben | winner |
        | on    | on    | 3       | 559 | 284 | Ana    |
        | on    | off   | 3       | 519 | 244 | Ana    |
        | off   | on    | 0       | 259 | 284 | Ben    |
        | off   | off   | 0       | 219 | 244 | Ben    |
