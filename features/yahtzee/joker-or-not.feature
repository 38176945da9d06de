@ruleset:yahtzee @level:turn
Feature: Joker or not
  What the Yahtzee box holds decides: filled, with 50 or with 0, it makes jokers; open, it makes none.

  Background:
    Given a game with Ana

  @rule:yahtzee.joker.zeroed-box
  Rule: A Yahtzee box that holds 0 makes jokers, without the bonus

    @YZ-141 @faq:yahtzee.zero-in-yahtzee
    Scenario: With 0 in the Yahtzee box, too, five fours must go into Fours
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 0      |
      When Ana rolls 4 4 4 4 4
      Then Ana may score only in "Fours"
      When Ana tries to score in "Full House"
      Then it is refused
      And nothing has changed
      When Ana scores in "Fours"
      Then Ana has 20 in "Fours"
      And Ana has 0 Yahtzee bonuses

    @YZ-142 @faq:yahtzee.zero-in-yahtzee
    Scenario Outline: With 0 in the Yahtzee box <box> takes a joker of sixes for <points>
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 0      |
      When Ana rolls 6 6 6 6 6
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"
      And Ana has 0 Yahtzee bonuses

      Examples:
        | box             | points |
        | Three of a Kind | 30     |
        | Four of a Kind  | 30     |
        | Full House      | 25     |
        | Small Straight  | 30     |
        | Large Straight  | 40     |
        | Chance          | 30     |

    @YZ-143 @faq:yahtzee.zero-in-yahtzee
    Scenario: With 0 in the Yahtzee box a lower box comes before a zero above
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 0      |
      When Ana rolls 6 6 6 6 6
      Then Ana may score only in "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight" and "Chance"
      When Ana tries to score in "Aces"
      Then it is refused
      And nothing has changed

    @YZ-144 @faq:yahtzee.zero-in-yahtzee
    Scenario: With 0 in the Yahtzee box and the lower section full the joker is a zero
      Given Ana's sheet shows
        | box    | points |
        | Sixes  | 18     |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Aces" and "Fives"
      When Ana rolls 6 6 6 6 6
      Then Ana may score only in "Aces" and "Fives"
      When Ana scores in "Aces"
      Then Ana has 0 in "Aces"
      And Ana has 0 Yahtzee bonuses

    @YZ-145
    Scenario: A Yahtzee box given up for 0 in this very game makes the next Yahtzee a joker
      When Ana rolls 1 2 4 4 6
      And Ana scores in "Yahtzee"
      And Ana rolls 3 3 3 3 3
      Then Ana may score only in "Threes"

  @rule:yahtzee.joker.open-box
  Rule: While the Yahtzee box is open there is no joker

    @YZ-151 @faq:yahtzee.first-yahtzee-elsewhere
    Scenario: A first Yahtzee may go into any box
      When Ana rolls 4 4 4 4 4
      Then Ana may score only in "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight", "Yahtzee" and "Chance"
      And Ana may score in "Yahtzee" for 50
      And Ana may score in "Fours" for 20
      And Ana may score in "Aces" for 0

    @YZ-152 @faq:yahtzee.second-yahtzee-full-house @faq:yahtzee.first-yahtzee-elsewhere
    Scenario Outline: With its upper box filled a first Yahtzee still pays <points> in <box>
      Given Ana's sheet shows
        | box   | points |
        | Fours | 12     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"

      Examples:
        | box             | points |
        | Full House      | 0      |
        | Small Straight  | 0      |
        | Large Straight  | 0      |
        | Three of a Kind | 20     |
        | Four of a Kind  | 20     |
        | Chance          | 20     |
        | Yahtzee         | 50     |
        | Aces            | 0      |

    @YZ-153
    Scenario: The Yahtzee box is the last one open below, and need not be taken
      Given Ana's sheet shows
        | box    | points |
        | Fours  | 12     |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Aces" and "Yahtzee"
      When Ana rolls 4 4 4 4 4
      Then Ana may score only in "Aces" and "Yahtzee"
      When Ana scores in "Aces"
      Then Ana has 0 in "Aces"
      And Ana's "Yahtzee" is open

    @YZ-154 @rule:yahtzee.joker.upper-first @faq:yahtzee.second-yahtzee-full-house
    Scenario: Only once the Yahtzee box is filled do jokers begin
      When Ana rolls 5 5 5 5 5
      And Ana scores in "Full House"
      Then Ana has 0 in "Full House"
      When Ana rolls 5 5 5 5 5
      And Ana scores in "Yahtzee"
      Then Ana has 50 in "Yahtzee"
      When Ana rolls 5 5 5 5 5
      Then Ana may score only in "Fives"
