@ruleset:yahtzee @level:turn
Feature: Jokers
  A Yahtzee rolled when the Yahtzee box is already filled is a joker. Where it may go is fixed.

  Background:
    Given a game with Ana

  @rule:yahtzee.joker.upper-first
  Rule: A joker goes into the upper box of its number while that box is open

    @YZ-101 @faq:yahtzee.choose-between-upper-and-lower
    Scenario: Five fours must go into Fours
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score only in "Fours"
      And Ana may score in "Fours" for 20
      When Ana scores in "Fours"
      Then Ana has 20 in "Fours"

    @YZ-102 @faq:yahtzee.choose-between-upper-and-lower
    Scenario Outline: <box> is refused while Fours is open
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana tries to score in "<box>"
      Then it is refused under "yahtzee.joker.upper-first"
      And nothing has changed

      Examples:
        | box             |
        | Aces            |
        | Sixes           |
        | Three of a Kind |
        | Four of a Kind  |
        | Full House      |
        | Small Straight  |
        | Large Straight  |
        | Chance          |

    @YZ-103
    Scenario Outline: A joker of <number> pays <points> in <box>
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls <dice>
      Then Ana may score only in "<box>"
      When Ana scores in "<box>"
      Then Ana has <points> in "<box>"

      Examples:
        | number | dice      | box    | points |
        | ones   | 1 1 1 1 1 | Aces   | 5      |
        | twos   | 2 2 2 2 2 | Twos   | 10     |
        | threes | 3 3 3 3 3 | Threes | 15     |
        | fives  | 5 5 5 5 5 | Fives  | 25     |
        | sixes  | 6 6 6 6 6 | Sixes  | 30     |

    @YZ-104
    Scenario: Another upper box filled does not set the joker free
      Given Ana's sheet shows
        | box     | points |
        | Threes  | 9      |
        | Fives   | 15     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score only in "Fours"

    @YZ-105 @faq:yahtzee.second-yahtzee-full-house
    Scenario: After a refused box the joker goes where it must
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana tries to score in "Full House"
      Then it is refused
      When Ana scores in "Fours"
      Then Ana has 20 in "Fours"
      And Ana's "Full House" is open

    @YZ-106 @rule:scorecard.turn.kept-dice
    Scenario: A joker that is not wanted may be rolled again
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 1 1 1 1 1
      Then Ana may score only in "Aces"
      When Ana keeps 1 1 1 and rolls 5 5
      Then Ana may score in "Full House" for 25
      When Ana scores in "Full House"
      Then Ana has 25 in "Full House"

    @YZ-107
    Scenario: A joker of the third roll has to go there as well
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 2 2 2 4 6
      And Ana keeps 2 2 2 and rolls 2 5
      And Ana keeps 2 2 2 2 and rolls 2
      Then Ana may score only in "Twos"

    @YZ-108 @rule:scorecard.box.free-choice
    Scenario: Four alike are no joker
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 6
      Then Ana may score only in "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight" and "Chance"
      And Ana may score in "Full House" for 0

  @rule:yahtzee.joker.lower-values
  Rule: With the upper box of its number filled, a joker goes into the lower section and pays in full

    @YZ-111
    Scenario Outline: <box> takes a joker of sixes for <points>
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 6 6 6 6 6
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"

      Examples:
        | box             | points |
        | Three of a Kind | 30     |
        | Four of a Kind  | 30     |
        | Full House      | 25     |
        | Small Straight  | 30     |
        | Large Straight  | 40     |
        | Chance          | 30     |

    @YZ-112
    Scenario Outline: <box> takes a joker of ones for <points>
      Given Ana's sheet shows
        | box     | points |
        | Aces    | 3      |
        | Yahtzee | 50     |
      When Ana rolls 1 1 1 1 1
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"

      Examples:
        | box             | points |
        | Three of a Kind | 5      |
        | Four of a Kind  | 5      |
        | Full House      | 25     |
        | Small Straight  | 30     |
        | Large Straight  | 40     |
        | Chance          | 5      |

    @YZ-113 @faq:yahtzee.choose-between-upper-and-lower
    Scenario: Every open lower box may be chosen, and no upper one
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 6 6 6 6 6
      Then Ana may score only in "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight" and "Chance"

    @YZ-114
    Scenario Outline: <box> is refused while a lower box is open
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 6 6 6 6 6
      And Ana tries to score in "<box>"
      Then it is refused under "yahtzee.joker.lower-values"
      And nothing has changed

      Examples:
        | box   |
        | Aces  |
        | Fives |

    @YZ-115
    Scenario: A 0 in the upper box of its number is filled
      Given Ana's sheet shows
        | box     | points |
        | Threes  | 0      |
        | Yahtzee | 50     |
      When Ana rolls 3 3 3 3 3
      Then Ana may not score in "Threes"
      And Ana may score in "Large Straight" for 40
      When Ana scores in "Large Straight"
      Then Ana has 40 in "Large Straight"

    @YZ-116 @rule:scorecard.box.once
    Scenario: A lower box that is filled takes no joker
      Given Ana's sheet shows
        | box            | points |
        | Fives          | 15     |
        | Full House     | 25     |
        | Large Straight | 0      |
        | Yahtzee        | 50     |
      When Ana rolls 5 5 5 5 5
      Then Ana may score only in "Three of a Kind", "Four of a Kind", "Small Straight" and "Chance"
      When Ana tries to score in "Large Straight"
      Then it is refused
      And nothing has changed

    @YZ-117
    Scenario: One lower box left takes the joker
      Given Ana's sheet shows
        | box     | points |
        | Twos    | 6      |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Small Straight", "Aces" and "Sixes"
      When Ana rolls 2 2 2 2 2
      Then Ana may score only in "Small Straight"
      And Ana may score in "Small Straight" for 30

    @YZ-118 @faq:yahtzee.second-yahtzee-full-house
    Scenario: The joker of the turn before made room for this one
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      And Ana rolls 4 4 4 4 4
      Then Ana may score only in "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight" and "Chance"
      When Ana scores in "Full House"
      Then Ana has 25 in "Full House"

  @rule:yahtzee.joker.forced-zero
  Rule: With the lower section full too, a joker is a zero in an open upper box

    @YZ-131
    Scenario: Two upper boxes are left, and either may take the zero
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Aces" and "Fives"
      When Ana rolls 6 6 6 6 6
      Then Ana may score only in "Aces" and "Fives"
      And Ana may score in "Aces" for 0
      And Ana may score in "Fives" for 0
      When Ana scores in "Fives"
      Then Ana has 0 in "Fives"
      And Ana's "Aces" is open

    @YZ-132 @rule:yahtzee.joker.lower-values
    Scenario: No zero above while the last lower box is open
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Aces", "Fives" and "Chance"
      When Ana rolls 6 6 6 6 6
      Then Ana may score only in "Chance"
      When Ana tries to score in "Aces"
      Then it is refused under "yahtzee.joker.lower-values"
      And nothing has changed

    @YZ-133 @rule:yahtzee.joker.upper-first
    Scenario: No zero while the upper box of its number is open
      Given Ana's sheet shows
        | box     | points |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Aces" and "Sixes"
      When Ana rolls 6 6 6 6 6
      Then Ana may score only in "Sixes"
      When Ana tries to score in "Aces"
      Then it is refused under "yahtzee.joker.upper-first"
      And nothing has changed

    @YZ-134
    Scenario: The last box of the card takes the zero
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Twos"
      When Ana rolls 6 6 6 6 6
      Then Ana may score only in "Twos"
      When Ana scores in "Twos"
      Then Ana has 0 in "Twos"
