@ruleset:six-dice @level:scoring
Feature: Yahtzee with six dice
  The turn is as ever, with one die more.

  @rule:house.six-dice.six
  Rule: The game is played with six dice

    @SD-001
    Scenario Outline: Combinations are found among six: <dice> in <box>
      Then the roll <dice> scores <points> in "<box>"

      Examples:
        | dice        | box             | points |
        | 4 4 4 4 1 2 | Fours           | 16     |
        | 3 3 3 1 2 6 | Three of a Kind | 18     |
        | 5 5 5 2 2 1 | Full House      | 25     |
        | 5 5 5 2 2 2 | Full House      | 25     |
        | 1 2 3 4 6 6 | Small Straight  | 30     |
        | 2 3 4 5 6 6 | Large Straight  | 40     |
        | 6 6 6 6 6 6 | Chance          | 36     |

    @SD-002 @level:turn
    Scenario: One die is rolled again, then three
      Given a game with Ana
      When Ana rolls 2 2 3 4 5 5
      And Ana keeps 2 2 3 4 5 and rolls 1
      Then the dice show 1 2 2 3 4 5
      When Ana keeps 2 3 4 and rolls 5 6 6
      Then the dice show 2 3 4 5 6 6
      And Ana has 0 rolls left

    @SD-003 @level:turn
    Scenario: Five dice are not enough
      Given a game with Ana
      When Ana tries to roll 2 2 3 4 5
      Then it is refused
      And nothing has changed

    @SD-004 @level:game
    Scenario: A game has sixteen rounds
      Given a game with Ana
      And Ana's other boxes hold 0, except "Chance"
      Then it is round 16
      When Ana rolls 6 6 5 5 4 4
      And Ana scores in "Chance"
      Then the game is over
      And Ana's total is 30

  @rule:house.six-dice.all-six
  Rule: Three boxes want all six dice

    @SD-011
    Scenario Outline: <dice> in <box>
      Then the roll <dice> scores <points> in "<box>"

      Examples:
        | dice        | box            | points |
        | 2 2 3 3 6 6 | Three Pairs    | 35     |
        | 2 2 2 2 6 6 | Three Pairs    | 0      |
        | 1 1 1 4 4 4 | Two Triplets   | 45     |
        | 4 4 4 4 4 4 | Two Triplets   | 0      |
        | 1 2 3 4 5 6 | Whole Straight | 50     |
        | 1 2 3 4 5 5 | Whole Straight | 0      |

  @rule:house.six-dice.yahtzee
  Rule: A Yahtzee is six alike and pays 75

    @SD-021
    Scenario Outline: <dice>
      Then the roll <dice> scores <points> in "Yahtzee"

      Examples:
        | dice        | points |
        | 3 3 3 3 3 3 | 75     |
        | 3 3 3 3 3 4 | 0      |

    @SD-022 @level:turn
    Scenario: The second six alike is a joker and earns 100
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Threes  | 12     |
        | Yahtzee | 75     |
      When Ana rolls 3 3 3 3 3 3
      And Ana scores in "Whole Straight"
      Then Ana has 50 in "Whole Straight"
      And Ana has 1 Yahtzee bonus
      And Ana's total is 237

    @SD-023 @level:turn
    Scenario: Five alike earn nothing
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 75     |
      When Ana rolls 3 3 3 3 3 1
      And Ana scores in "Whole Straight"
      Then Ana has 0 in "Whole Straight"
      And Ana has 0 Yahtzee bonuses

  @rule:house.six-dice.upper-bonus @level:game
  Rule: 84 points or more in the upper section earn 45

    @SD-031
    Scenario Outline: <dice> bring the upper section to <sum>
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Aces   | 4      |
        | Twos   | 8      |
        | Threes | 12     |
        | Fives  | 20     |
        | Sixes  | 24     |
      When Ana rolls <dice>
      And Ana scores in "Fours"
      Then Ana's upper section adds up to <sum>
      And Ana's upper bonus is <bonus>

      Examples:
        | dice        | sum | bonus |
        | 4 4 4 4 1 2 | 84  | 45    |
        | 4 4 4 1 1 2 | 80  | 0     |
