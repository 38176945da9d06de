@ruleset:yahtzee @level:game
Feature: Players
  As many as like to, each with a column of their own.

  @rule:yahtzee.setup.players
  Rule: Any number of people can play, one included

    @YZ-001
    Scenario: One player plays turn after turn
      Given a game with Ana
      When these turns are played
        | seat | dice      | box    | points |
        | Ana  | 1 3 3 4 6 | Chance | 17     |
        | Ana  | 2 2 2 5 6 | Twos   | 6      |
        | Ana  | 1 2 3 4 5 | Aces   | 1      |
      Then it is Ana's turn
      And it is round 4
      And Ana's total is 24

    @YZ-002
    Scenario: Two players take turns
      Given a game with Ana and Ben
      When these turns are played
        | seat | dice      | box            | points |
        | Ana  | 1 3 3 4 6 | Chance         | 17     |
        | Ben  | 2 3 4 5 6 | Large Straight | 40     |
        | Ana  | 2 2 2 5 6 | Twos           | 6      |
        | Ben  | 1 1 3 4 5 | Aces           | 2      |
      Then it is Ana's turn
      And it is round 3
      And Ana's total is 23
      And Ben's total is 42

    @YZ-003
    Scenario: Five players, each with a turn in every round
      Given a game with Ana, Ben, Cleo, Dan and Eva
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 1 3 3 4 6 | Chance          | 17     |
        | Ben  | 2 3 4 5 6 | Large Straight  | 40     |
        | Cleo | 4 4 4 6 6 | Full House      | 25     |
        | Dan  | 1 2 3 4 4 | Small Straight  | 30     |
      Then it is Eva's turn
      And it is round 1
      When Eva rolls 6 6 6 6 6
      And Eva scores in "Yahtzee"
      Then it is Ana's turn
      And it is round 2

    @YZ-004 @rule:scorecard.end.thirteen-rounds
    Scenario: Five players finish in the thirteenth round
      Given a game with Ana, Ben, Cleo, Dan and Eva
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box    | points |
        | Chance | 21     |
      And Ben's other boxes hold 0, except "Sixes"
      And Cleo's sheet shows
        | box    | points |
        | Chance | 22     |
      And Cleo's other boxes hold 0, except "Sixes"
      And Dan's sheet shows
        | box    | points |
        | Chance | 23     |
      And Dan's other boxes hold 0, except "Sixes"
      And Eva's sheet shows
        | box    | points |
        | Chance | 24     |
      And Eva's other boxes hold 0, except "Sixes"
      When these turns are played
        | seat | dice      | box   | points |
        | Ana  | 1 2 6 6 6 | Sixes | 18     |
        | Ben  | 1 2 3 6 6 | Sixes | 12     |
        | Cleo | 1 2 3 6 6 | Sixes | 12     |
        | Dan  | 1 2 3 6 6 | Sixes | 12     |
      Then the game goes on
      When Eva rolls 1 2 3 4 6
      And Eva scores in "Sixes"
      Then the game is over
      And Ana's total is 38
      And Dan's total is 35
      And Eva's total is 30
      And Ana wins

  @rule:yahtzee.setup.own-column
  Rule: Everybody fills a column of their own

    @YZ-011
    Scenario: A box filled by one is open to the others
      Given a game with Ana and Ben
      When Ana rolls 1 2 3 4 5
      And Ana scores in "Large Straight"
      And Ben rolls 1 2 3 4 5
      Then Ben may score in "Large Straight" for 40
      When Ben scores in "Large Straight"
      Then Ana has 40 in "Large Straight"
      And Ben has 40 in "Large Straight"

    @YZ-012
    Scenario: Totals are added up column by column
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box        | points |
        | Fives      | 20     |
        | Full House | 25     |
      And Ben's sheet shows
        | box    | points |
        | Fives  | 5      |
        | Chance | 13     |
      Then Ana's upper section adds up to 20
      And Ana's total is 45
      And Ben's upper section adds up to 5
      And Ben's total is 18

    @YZ-013 @rule:yahtzee.bonus.needs-fifty
    Scenario: The Yahtzee of one is no bonus for another
      Given a game with Ana and Ben
      When Ana rolls 5 5 5 5 5
      And Ana scores in "Yahtzee"
      And Ben rolls 3 3 3 3 3
      And Ben scores in "Threes"
      Then Ben has 0 Yahtzee bonuses
      And Ben's total is 15
      And Ana's total is 50

    @YZ-014 @rule:yahtzee.upper-bonus.threshold
    Scenario: The upper bonus is earned in one's own column
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box   | points |
        | Fours | 12     |
        | Fives | 25     |
        | Sixes | 30     |
      And Ben's sheet shows
        | box   | points |
        | Fours | 12     |
        | Fives | 20     |
        | Sixes | 30     |
      Then Ana's upper bonus is 35
      And Ana's total is 102
      And Ben's upper bonus is 0
      And Ben's total is 62
