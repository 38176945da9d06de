@ruleset:triple @level:game
Feature: Triple Yahtzee
  One game, three columns: the first is called by the names of its boxes, the others add ×2 and ×3 to them.

  @rule:house.triple.columns
  Rule: The sheet has three columns, and a turn fills a box in any of them

    @TR-001
    Scenario: The same box three times, in any order
      Given a game with Ana
      When these turns are played
        | seat | dice      | box      | points |
        | Ana  | 4 4 4 1 2 | Fours ×3 | 12     |
        | Ana  | 4 4 1 1 2 | Fours    | 8      |
        | Ana  | 4 4 4 4 2 | Fours ×2 | 16     |
      And Ana rolls 4 4 4 5 6
      And Ana tries to score in "Fours ×2"
      Then it is refused
      And nothing has changed

    @TR-002
    Scenario: A game has 39 rounds
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 10     |
      And Ana's other boxes hold 0, except "Chance ×2" and "Chance ×3"
      Then it is round 38
      When Ana rolls 6 6 6 5 5
      And Ana scores in "Chance ×3"
      Then it is round 39
      And the game goes on
      When Ana rolls 6 6 5 5 4
      And Ana scores in "Chance ×2"
      Then the game is over
      And Ana's total is 146

    @TR-003 @level:scoring
    Scenario Outline: Every column asks and pays the same: <dice> in <box>
      Then the roll <dice> scores <points> in "<box>"

      Examples:
        | dice      | box               | points |
        | 2 2 3 3 3 | Full House        | 25     |
        | 2 2 3 3 3 | Full House ×2     | 25     |
        | 2 2 3 3 3 | Full House ×3     | 25     |
        | 1 2 3 4 6 | Large Straight ×3 | 0      |

  @rule:house.triple.times
  Rule: The second column counts twice, the third three times

    @TR-011
    Scenario Outline: A full house in <box> is worth <total>
      Given a game with Ana
      When Ana rolls 2 2 3 3 3
      And Ana scores in "<box>"
      Then Ana has 25 in "<box>"
      And Ana's total is <total>

      Examples:
        | box           | total |
        | Full House    | 25    |
        | Full House ×2 | 50    |
        | Full House ×3 | 75    |

  @rule:house.triple.upper-bonus
  Rule: Every column earns its upper bonus by itself

    @TR-021
    Scenario Outline: 63 points, the sixes in <box>
      Given a game with Ana
      And Ana's sheet shows
        | box       | points |
        | Aces ×2   | 3      |
        | Twos ×2   | 6      |
        | Threes ×2 | 9      |
        | Fours ×2  | 12     |
        | Fives ×2  | 15     |
      When Ana rolls 6 6 6 1 2
      And Ana scores in "<box>"
      Then Ana's upper section adds up to <sum>
      And Ana's upper bonus is <bonus>
      And Ana's total is <total>

      Examples:
        | box      | sum | bonus | total |
        | Sixes ×2 | 126 | 70    | 196   |
        | Sixes    | 108 | 0     | 108   |
        | Sixes ×3 | 144 | 0     | 144   |

  @rule:house.triple.yahtzees @level:turn
  Rule: For a further Yahtzee each column is a card of its own

    @TR-031
    Scenario: With a Yahtzee in the second column the joker has to go to Fours there
      Given a game with Ana
      And Ana's sheet shows
        | box        | points |
        | Yahtzee ×2 | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may not score in "Twos ×2", "Full House ×2" and "Chance ×2"
      And Ana may score in "Fours ×2" for 20
      And Ana may score in "Yahtzee ×3" for 50
      And Ana may score in "Full House" for 0

    @TR-032
    Scenario: The second Yahtzee in a column earns 100, and these count once
      Given a game with Ana
      And Ana's sheet shows
        | box        | points |
        | Fours ×3   | 12     |
        | Yahtzee ×3 | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Large Straight ×3"
      Then Ana has 40 in "Large Straight ×3"
      And Ana has 1 Yahtzee bonus
      And Ana's total is 406

    @TR-033
    Scenario: The first Yahtzee of another column is no bonus
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Yahtzee ×2"
      Then Ana has 50 in "Yahtzee ×2"
      And Ana has 0 Yahtzee bonuses
      And Ana's total is 150
