@ruleset:yatzy @level:scoring
Feature: Yatzy
  Most boxes pay what their own dice show, and nothing for the others.

  @rule:house.yatzy.fifteen-boxes
  Rule: The sheet has fifteen boxes

    @YT-001 @level:game
    Scenario: Fifteen turns, with the most that each box can give
      Given a game with Ana
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 1 1 1 1 1 | Aces            | 5      |
        | Ana  | 2 2 2 2 2 | Twos            | 10     |
        | Ana  | 3 3 3 3 3 | Threes          | 15     |
        | Ana  | 4 4 4 4 4 | Fours           | 20     |
        | Ana  | 5 5 5 5 5 | Fives           | 25     |
        | Ana  | 6 6 6 6 6 | Sixes           | 30     |
        | Ana  | 6 6 5 4 3 | One Pair        | 12     |
        | Ana  | 6 6 5 5 4 | Two Pairs       | 22     |
        | Ana  | 6 6 6 5 5 | Three of a Kind | 18     |
        | Ana  | 6 6 6 6 5 | Four of a Kind  | 24     |
        | Ana  | 6 6 6 5 5 | House           | 28     |
        | Ana  | 1 2 3 4 5 | Small Straight  | 15     |
        | Ana  | 2 3 4 5 6 | Large Straight  | 20     |
        | Ana  | 6 6 6 6 6 | Yatzy           | 50     |
      Then it is round 15
      And Ana's "Chance" is open
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Chance"
      Then the game is over
      And Ana's total is 374

  @rule:house.yatzy.pairs
  Rule: Pairs pay the dice of the pairs

    @YT-011
    Scenario Outline: The highest pair counts: <dice>
      Then the roll <dice> scores <points> in "One Pair"

      Examples:
        | dice      | points |
        | 5 3 3 2 1 | 6      |
        | 3 3 5 5 6 | 10     |
        | 4 4 4 4 1 | 8      |
        | 6 6 6 6 6 | 12     |
        | 1 2 3 4 6 | 0      |

    @YT-012
    Scenario Outline: Two pairs are of two numbers: <dice>
      Then the roll <dice> scores <points> in "Two Pairs"

      Examples:
        | dice      | points |
        | 5 3 3 4 4 | 14     |
        | 2 2 2 5 5 | 14     |
        | 4 4 4 4 1 | 0      |
        | 6 6 6 6 6 | 0      |
        | 3 3 1 2 6 | 0      |

  @rule:house.yatzy.alike
  Rule: Three and four of a kind pay the dice that are alike

    @YT-021
    Scenario Outline: Only what is alike counts: <dice> in <box>
      Then the roll <dice> scores <points> in "<box>"

      Examples:
        | dice      | box             | points |
        | 5 3 3 3 2 | Three of a Kind | 9      |
        | 4 4 4 4 6 | Three of a Kind | 12     |
        | 2 2 3 3 6 | Three of a Kind | 0      |
        | 5 4 4 4 4 | Four of a Kind  | 16     |
        | 6 6 6 6 6 | Four of a Kind  | 24     |
        | 5 5 5 1 2 | Four of a Kind  | 0      |

  @rule:house.yatzy.straights
  Rule: The small straight is 1 to 5 for 15, the large straight 2 to 6 for 20

    @YT-031
    Scenario Outline: A straight is exact: <dice> in <box>
      Then the roll <dice> scores <points> in "<box>"

      Examples:
        | dice      | box            | points |
        | 1 2 3 4 5 | Small Straight | 15     |
        | 2 3 4 5 6 | Small Straight | 0      |
        | 1 2 3 4 6 | Small Straight | 0      |
        | 6 5 4 3 2 | Large Straight | 20     |
        | 1 2 3 4 5 | Large Straight | 0      |

  @rule:house.yatzy.house
  Rule: A house pays the sum of the dice

    @YT-041
    Scenario Outline: <dice> is worth <points>
      Then the roll <dice> scores <points> in "House"

      Examples:
        | dice      | points |
        | 3 5 5 3 3 | 19     |
        | 1 1 1 2 2 | 7      |
        | 4 4 4 4 2 | 0      |
        | 5 5 5 5 5 | 0      |

  @rule:house.yatzy.upper-bonus @level:game
  Rule: 63 points or more in the upper section earn 50

    @YT-051
    Scenario Outline: <points> in Sixes make <sum>
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Aces   | 3      |
        | Twos   | 6      |
        | Threes | 9      |
        | Fours  | 12     |
        | Fives  | 15     |
      When Ana rolls <dice>
      And Ana scores in "Sixes"
      Then Ana has <points> in "Sixes"
      And Ana's upper section adds up to <sum>
      And Ana's upper bonus is <bonus>
      And Ana's total is <total>

      Examples:
        | dice      | points | sum | bonus | total |
        | 6 6 6 1 2 | 18     | 63  | 50    | 113   |
        | 6 6 1 2 3 | 12     | 57  | 0     | 57    |

  @rule:house.yatzy.one-yatzy @level:turn
  Rule: A further Yatzy is worth its dice

    @YT-061
    Scenario: Five fours after a Yatzy go where Ana likes
      Given a game with Ana
      And Ana's sheet shows
        | box   | points |
        | Yatzy | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score in "House" for 0
      When Ana scores in "Chance"
      Then Ana has 20 in "Chance"
      And Ana has 0 Yahtzee bonuses
      And Ana's total is 70
