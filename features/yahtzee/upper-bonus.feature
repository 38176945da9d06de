@ruleset:yahtzee @level:game
Feature: The upper bonus
  Thirty-five points for an upper section of 63 or more: three of each number come to exactly that.

  @rule:yahtzee.upper-bonus.threshold
  Rule: 63 points or more in the upper section earn 35

    @YZ-201 @faq:yahtzee.sixty-two
    Scenario: Exactly 63 earn the bonus
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Twos   | 6      |
        | Threes | 9      |
        | Fours  | 12     |
        | Fives  | 15     |
        | Sixes  | 18     |
      When Ana rolls 1 1 1 5 6
      And Ana scores in "Aces"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 63
      And Ana's total is 98

    @YZ-202 @faq:yahtzee.sixty-two
    Scenario: 62 do not
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Twos   | 6      |
        | Threes | 9      |
        | Fours  | 12     |
        | Fives  | 15     |
        | Sixes  | 18     |
      When Ana rolls 1 1 2 5 6
      And Ana scores in "Aces"
      Then Ana's upper bonus is 0
      And Ana's upper section adds up to 62
      And Ana's total is 62

    @YZ-203
    Scenario: 64 earn no more than 63
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Twos   | 6      |
        | Threes | 9      |
        | Fours  | 12     |
        | Fives  | 15     |
        | Sixes  | 18     |
      When Ana rolls 1 1 1 1 6
      And Ana scores in "Aces"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 64
      And Ana's total is 99

    @YZ-204
    Scenario: The bonus is there as soon as it is reached
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Threes | 9      |
        | Fours  | 16     |
        | Fives  | 20     |
      Then Ana's upper bonus is 0
      When Ana rolls 1 6 6 6 6
      And Ana scores in "Sixes"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 69
      And Ana's total is 104
      And the game goes on

    @YZ-205
    Scenario: Dice that would reach it earn nothing before they are scored
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Threes | 9      |
        | Fours  | 16     |
        | Fives  | 20     |
      When Ana rolls 1 6 6 6 6
      Then Ana's upper bonus is 0
      And Ana's total is 45

    @YZ-206
    Scenario: Further upper points do not earn it again
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Threes | 9      |
        | Fours  | 16     |
        | Fives  | 20     |
        | Sixes  | 24     |
      Then Ana's upper bonus is 35
      When Ana rolls 2 2 2 5 6
      And Ana scores in "Twos"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 75
      And Ana's total is 110

    @YZ-207
    Scenario: It is not earned again from turn to turn
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Threes | 9      |
        | Fours  | 16     |
        | Fives  | 20     |
        | Sixes  | 24     |
      When Ana rolls 1 2 2 5 6
      And Ana scores in "Chance"
      Then Ana's upper bonus is 35
      And Ana's total is 120
      When Ana rolls 1 2 2 5 6
      And Ana scores in "Full House"
      Then Ana's upper bonus is 35
      And Ana's total is 120

    @YZ-208
    Scenario: Points of the lower section do not count towards it
      Given a game with Ana
      And Ana's sheet shows
        | box             | points |
        | Sixes           | 24     |
        | Three of a Kind | 25     |
        | Full House      | 25     |
        | Small Straight  | 30     |
        | Large Straight  | 40     |
      When Ana rolls 1 4 6 6 6
      And Ana scores in "Chance"
      Then Ana's upper bonus is 0
      And Ana's upper section adds up to 24
      And Ana's total is 167

    @YZ-209 @rule:scorecard.end.total
    Scenario: The bonus may decide the game
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box    | points |
        | Fours  | 16     |
        | Fives  | 20     |
        | Sixes  | 24     |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Threes"
      And Ben's sheet shows
        | box            | points |
        | Small Straight | 30     |
        | Large Straight | 40     |
        | Chance         | 20     |
      And Ben's other boxes hold 0, except "Threes"
      When Ana rolls 1 2 3 5 6
      And Ana scores in "Threes"
      And Ben rolls 3 3 3 3 6
      And Ben scores in "Threes"
      Then Ana's total is 118
      And Ben's total is 102
      And Ana wins

    @YZ-210 @faq:yahtzee.sixty-two
    Scenario: A full card with 62 above goes without
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Aces   | 2      |
        | Twos   | 6      |
        | Threes | 9      |
        | Fours  | 12     |
        | Fives  | 15     |
        | Sixes  | 18     |
      And Ana's other boxes hold 0, except "Chance"
      When Ana rolls 2 4 5 6 6
      And Ana scores in "Chance"
      Then the game is over
      And Ana's upper bonus is 0
      And Ana's total is 85

  @rule:yahtzee.upper-bonus.any-way
  Rule: The 63 points may come about in any way

    @YZ-221
    Scenario: Few of one number are made up for by many of another
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Aces   | 0      |
        | Twos   | 2      |
        | Threes | 3      |
        | Fours  | 12     |
        | Fives  | 20     |
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Sixes"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 67

    @YZ-222
    Scenario: Three boxes can be enough
      Given a game with Ana
      And Ana's sheet shows
        | box   | points |
        | Fives | 25     |
        | Sixes | 30     |
      When Ana rolls 1 3 4 4 5
      And Ana scores in "Fours"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 63

    @YZ-223
    Scenario: Many sixes and a point short
      Given a game with Ana
      And Ana's sheet shows
        | box   | points |
        | Twos  | 8      |
        | Fives | 20     |
        | Sixes | 30     |
      When Ana rolls 1 2 3 4 6
      And Ana scores in "Fours"
      Then Ana's upper bonus is 0
      And Ana's upper section adds up to 62
      When Ana rolls 1 2 3 4 6
      And Ana scores in "Aces"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 63

    @YZ-224
    Scenario: Three of each number, in any order
      Given a game with Ana
      When these turns are played
        | seat | dice      | box    | points |
        | Ana  | 4 4 4 1 2 | Fours  | 12     |
        | Ana  | 1 1 1 2 3 | Aces   | 3      |
        | Ana  | 6 6 6 2 3 | Sixes  | 18     |
        | Ana  | 2 2 2 5 6 | Twos   | 6      |
        | Ana  | 5 5 5 1 2 | Fives  | 15     |
      Then Ana's upper bonus is 0
      When Ana rolls 3 3 3 1 6
      And Ana scores in "Threes"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 63
