@ruleset:yahtzee
Feature: All jokers
  What a joker pays by the sheet alone, and each of the sixty situations that can occur.

  @rule:yahtzee.joker.upper-first @level:scoring
  Rule: A joker goes into the upper box of its number while that box is open

    @YZ-161
    Scenario: Five threes pay 15 in Threes and go nowhere else
      Given the sheet shows
        | box     | points |
        | Yahtzee | 50     |
      Then the roll 3 3 3 3 3 scores 15 in "Threes"
      And the roll 3 3 3 3 3 is refused in "Three of a Kind"
      And the roll 3 3 3 3 3 is refused in "Full House"
      And the roll 3 3 3 3 3 is refused in "Aces"

    @YZ-171 @rule:yahtzee.joker.lower-values @rule:yahtzee.joker.forced-zero @rule:yahtzee.joker.zeroed-box
    @rule:yahtzee.joker.open-box @rule:yahtzee.bonus.hundred @rule:yahtzee.bonus.needs-fifty @level:turn
    Scenario Outline: Five <number> in every situation
      Given a game with Ana
      Then every joker of <dice> goes where the joker table says, and pays that

      Examples:
        | number | dice      |
        | ones   | 1 1 1 1 1 |
        | twos   | 2 2 2 2 2 |
        | threes | 3 3 3 3 3 |
        | fours  | 4 4 4 4 4 |
        | fives  | 5 5 5 5 5 |
        | sixes  | 6 6 6 6 6 |

  @rule:yahtzee.joker.lower-values @level:scoring
  Rule: With the upper box of its number filled, a joker goes into the lower section and pays in full

    @YZ-162
    Scenario Outline: Five threes pay <points> in <box> with Threes filled
      Given the sheet shows
        | box     | points |
        | Threes  | 6      |
        | Yahtzee | 50     |
      Then the roll 3 3 3 3 3 scores <points> in "<box>"

      Examples:
        | box             | points |
        | Three of a Kind | 15     |
        | Four of a Kind  | 15     |
        | Full House      | 25     |
        | Small Straight  | 30     |
        | Large Straight  | 40     |
        | Chance          | 15     |

    @YZ-163
    Scenario: Five threes are refused in the upper section with Threes filled
      Given the sheet shows
        | box     | points |
        | Threes  | 6      |
        | Yahtzee | 50     |
      Then the roll 3 3 3 3 3 is refused in "Aces"
      And the roll 3 3 3 3 3 is refused in "Sixes"

  @rule:yahtzee.joker.zeroed-box @level:scoring
  Rule: A Yahtzee box that holds 0 makes jokers, without the bonus

    @YZ-164
    Scenario: Five threes pay in full with 0 in the Yahtzee box
      Given the sheet shows
        | box     | points |
        | Threes  | 6      |
        | Yahtzee | 0      |
      Then the roll 3 3 3 3 3 scores 25 in "Full House"
      And the roll 3 3 3 3 3 scores 30 in "Small Straight"
      And the roll 3 3 3 3 3 scores 40 in "Large Straight"
      And the roll 3 3 3 3 3 is refused in "Aces"

  @rule:yahtzee.joker.open-box @level:scoring
  Rule: While the Yahtzee box is open there is no joker

    @YZ-165
    Scenario: Five threes pay nothing in the straights with the Yahtzee box open
      Given the sheet shows
        | box    | points |
        | Threes | 6      |
      Then the roll 3 3 3 3 3 scores 0 in "Full House"
      And the roll 3 3 3 3 3 scores 0 in "Small Straight"
      And the roll 3 3 3 3 3 scores 0 in "Large Straight"
      And the roll 3 3 3 3 3 scores 0 in "Aces"
      And the roll 3 3 3 3 3 scores 50 in "Yahtzee"
