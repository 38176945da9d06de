@ruleset:no-joker @level:turn
Feature: Yahtzee without jokers
  Some tables keep the bonus and drop the rest: five alike are five dice like any others.

  @rule:house.no-joker.no-joker
  Rule: A further Yahtzee is no joker

    @NJ-001
    Scenario: The upper box of the number does not come first
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Chance"
      Then Ana has 20 in "Chance"
      And Ana's "Fours" is open
      And Ana has 1 Yahtzee bonus

    @NJ-002
    Scenario Outline: Five alike pay nothing in <box>
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score in <box> for 0

      Examples:
        | box              |
        | "Full House"     |
        | "Small Straight" |
        | "Large Straight" |

    @NJ-003
    Scenario: With a zero in the Yahtzee box everything is open, and nothing is earned
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 0      |
      When Ana rolls 2 2 2 2 2
      And Ana scores in "Three of a Kind"
      Then Ana has 10 in "Three of a Kind"
      And Ana has 0 Yahtzee bonuses
