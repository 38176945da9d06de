@ruleset:yacht @level:scoring
Feature: Yacht
  The cases are those of exercism's exercise “Yacht”, told at the table.

  @rule:house.yacht.no-extras
  Rule: The twelve boxes are all there is

    @YA-001 @rule:scorecard.upper.sum
    Scenario Outline: A number collects its dice: <dice> in "<box>"
      Then the roll <dice> scores <points> in "<box>"

      Examples:
        | dice      | box    | points |
        | 1 1 1 3 5 | Ones   | 3      |
        | 3 1 1 5 1 | Ones   | 3      |
        | 4 3 6 5 5 | Ones   | 0      |
        | 2 3 4 5 6 | Twos   | 2      |
        | 1 4 1 4 1 | Fours  | 8      |
        | 3 3 3 3 3 | Threes | 15     |
        | 3 3 3 3 3 | Fives  | 0      |
        | 2 3 4 5 6 | Sixes  | 6      |

    @YA-002 @rule:scorecard.lower.yahtzee
    Scenario Outline: A yacht is five alike: <dice>
      Then the roll <dice> scores <points> in "Yacht"

      Examples:
        | dice      | points |
        | 5 5 5 5 5 | 50     |
        | 1 3 3 2 5 | 0      |

    @YA-003 @rule:scorecard.lower.chance
    Scenario Outline: Any dice are a choice: <dice>
      Then the roll <dice> scores <points> in "Choice"

      Examples:
        | dice      | points |
        | 3 3 5 6 6 | 23     |
        | 2 2 2 2 2 | 10     |
        | 2 3 4 5 6 | 20     |
        | 1 1 1 6 6 | 15     |

    @YA-004 @level:game
    Scenario: Twelve turns, and the second yacht is worth no more than its dice
      Given a game with Ana
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 1 1 1 1 2 | Ones            | 4      |
        | Ana  | 2 2 2 2 1 | Twos            | 8      |
        | Ana  | 3 3 3 3 1 | Threes          | 12     |
        | Ana  | 4 4 4 4 1 | Fours           | 16     |
        | Ana  | 5 5 5 5 1 | Fives           | 20     |
        | Ana  | 6 6 6 6 1 | Sixes           | 24     |
        | Ana  | 6 6 6 6 6 | Yacht           | 50     |
        | Ana  | 6 6 6 6 6 | Full House      | 0      |
        | Ana  | 5 5 5 5 5 | Four of a Kind  | 20     |
        | Ana  | 1 2 3 4 5 | Little Straight | 30     |
        | Ana  | 2 3 4 5 6 | Big Straight    | 30     |
        | Ana  | 6 6 6 6 6 | Choice          | 30     |
      Then the game is over
      And Ana's upper section adds up to 84
      And Ana's upper bonus is 0
      And Ana has 0 Yahtzee bonuses
      And Ana's total is 244

  @rule:house.yacht.full-house
  Rule: A full house pays the sum of the dice

    @YA-011
    Scenario Outline: Three and two: <dice>
      Then the roll <dice> scores <points> in "Full House"

      Examples:
        | dice      | points |
        | 2 2 4 4 4 | 16     |
        | 5 3 3 5 3 | 19     |
        | 2 2 4 4 5 | 0      |
        | 1 4 4 4 4 | 0      |
        | 2 2 2 2 2 | 0      |

  @rule:house.yacht.four-of-a-kind
  Rule: Four of a kind pays the four dice

    @YA-021
    Scenario Outline: The fifth die does not count: <dice>
      Then the roll <dice> scores <points> in "Four of a Kind"

      Examples:
        | dice      | points |
        | 6 6 4 6 6 | 24     |
        | 3 3 3 3 3 | 12     |
        | 3 3 3 5 5 | 0      |
        | 1 2 2 2 2 | 8      |

  @rule:house.yacht.straights
  Rule: Each straight is exactly its five numbers and pays 30

    @YA-031
    Scenario Outline: The little straight: <dice>
      Then the roll <dice> scores <points> in "Little Straight"

      Examples:
        | dice      | points |
        | 1 2 3 4 5 | 30     |
        | 3 5 4 1 2 | 30     |
        | 1 2 3 4 6 | 0      |
        | 1 1 3 4 5 | 0      |
        | 1 1 2 3 4 | 0      |
        | 6 5 4 3 2 | 0      |

    @YA-032
    Scenario Outline: The big straight: <dice>
      Then the roll <dice> scores <points> in "Big Straight"

      Examples:
        | dice      | points |
        | 2 3 4 5 6 | 30     |
        | 4 6 2 5 3 | 30     |
        | 6 5 4 3 1 | 0      |
        | 1 2 3 4 5 | 0      |
