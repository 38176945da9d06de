@ruleset:yahtzee @ruleset:table-yahtzee @level:scoring
Feature: The upper section
  Six boxes, one for each number: the dice that show it are added up, the others count for nothing.

  @rule:scorecard.upper.sum
  Rule: An upper box pays the sum of the dice that show its number

    @SC-301 @ruleset:dice-poker
    Scenario: Three fours are twelve
      Then the roll 1 4 4 4 6 scores 12 in "Fours"

    @SC-302 @ruleset:dice-poker
    Scenario Outline: <dice> pay <points> in <box>
      Then the roll <dice> scores <points> in "<box>"

      Examples: from one die to five
        | dice      | box    | points |
        | 1 2 3 4 6 | Aces   | 1      |
        | 1 1 4 5 6 | Aces   | 2      |
        | 2 2 2 4 5 | Twos   | 6      |
        | 1 3 3 5 6 | Threes | 6      |
        | 4 4 4 4 6 | Fours  | 16     |
        | 1 5 5 5 6 | Fives  | 15     |
        | 1 1 6 6 6 | Sixes  | 18     |
        | 3 3 3 3 3 | Threes | 15     |
        | 6 6 6 6 6 | Sixes  | 30     |

    @SC-303 @ruleset:dice-poker
    Scenario Outline: Without its number <box> pays nothing for <dice>
      Then the roll <dice> scores 0 in "<box>"

      Examples:
        | dice      | box    |
        | 2 2 2 2 2 | Aces   |
        | 1 1 1 3 3 | Twos   |
        | 2 2 4 4 6 | Threes |
        | 3 3 3 5 5 | Fours  |
        | 4 4 6 6 6 | Fives  |
        | 5 5 5 5 5 | Sixes  |

    @SC-304 @ruleset:dice-poker
    Scenario Outline: The die that fell last counts for what it shows: <dice> in <box>
      Then the roll <dice> scores <points> in "<box>"

      Examples:
        | dice      | box    | points |
        | 2 2 5 6 1 | Aces   | 1      |
        | 2 2 5 6 1 | Twos   | 4      |
        | 3 3 5 6 2 | Twos   | 2      |
        | 3 3 5 6 2 | Threes | 6      |
        | 4 4 1 6 3 | Threes | 3      |
        | 4 4 1 6 3 | Fours  | 8      |
        | 5 5 1 2 4 | Fours  | 4      |
        | 5 5 1 2 4 | Fives  | 10     |
        | 6 6 1 2 5 | Fives  | 5      |
        | 6 6 1 2 5 | Sixes  | 12     |

    @SC-305 @ruleset:dice-poker
    Scenario Outline: One of each, and <box> counts only its own
      Then the roll <dice> scores <points> in "<box>"

      Examples:
        | dice      | box    | points |
        | 1 2 3 4 5 | Aces   | 1      |
        | 1 2 3 4 5 | Twos   | 2      |
        | 1 2 3 4 5 | Threes | 3      |
        | 1 2 3 4 5 | Fours  | 4      |
        | 1 2 3 4 5 | Fives  | 5      |
        | 2 3 4 5 6 | Sixes  | 6      |

    @SC-306 @level:turn
    Scenario Outline: What is scored in <box> stands in <box>
      Given a game with Ana
      When Ana rolls 1 2 3 5 6
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"
      And Ana's "<below>" is open
      And Ana's upper section adds up to <points>

      Examples:
        | box    | points | below  |
        | Aces   | 1      | Twos   |
        | Twos   | 2      | Threes |
        | Threes | 3      | Fours  |
        | Fours  | 0      | Fives  |
        | Fives  | 5      | Sixes  |
        | Sixes  | 6      | Aces   |

    @SC-307 @level:turn
    Scenario: Only the upper boxes count for the upper section
      Given a game with Ana
      And Ana's sheet shows
        | box             | points |
        | Twos            | 6      |
        | Fives           | 15     |
        | Three of a Kind | 22     |
        | Full House      | 25     |
        | Chance          | 19     |
      Then Ana's upper section adds up to 21
      And Ana's total is 87

    @SC-308 @level:turn
    Scenario Outline: In play, <dice> give <points> in <box>
      Given a game with Ana
      When Ana rolls <dice>
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"
      And Ana's total is <points>

      Examples:
        | dice      | box    | points |
        | 1 1 1 5 6 | Aces   | 3      |
        | 2 2 3 3 3 | Twos   | 4      |
        | 1 2 2 4 3 | Threes | 3      |
        | 4 4 4 4 6 | Fours  | 16     |
        | 5 5 5 5 5 | Fives  | 25     |
        | 1 1 2 3 4 | Sixes  | 0      |

    @SC-311 @ruleset:dice-poker
    Scenario: All rolls in Aces
      Then every roll scores in "Aces" as the score table says

    @SC-312 @ruleset:dice-poker
    Scenario: All rolls in Twos
      Then every roll scores in "Twos" as the score table says

    @SC-313 @ruleset:dice-poker
    Scenario: All rolls in Threes
      Then every roll scores in "Threes" as the score table says

    @SC-314 @ruleset:dice-poker
    Scenario: All rolls in Fours
      Then every roll scores in "Fours" as the score table says

    @SC-315 @ruleset:dice-poker
    Scenario: All rolls in Fives
      Then every roll scores in "Fives" as the score table says

    @SC-316 @ruleset:dice-poker
    Scenario: All rolls in Sixes
      Then every roll scores in "Sixes" as the score table says
