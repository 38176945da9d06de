@ruleset:table-yahtzee @level:turn
Feature: Jokers by the table rule
  A further Yahtzee may go anywhere; with the upper box of its number filled, three lower boxes pay it in full.

  @rule:table-yahtzee.joker.full-points
  Rule: With the upper box of its number filled, a further Yahtzee pays in full in Full House and the straights

    @TY-101 @faq:table-yahtzee.second-yahtzee-full-house
    Scenario Outline: With Sixes filled, five sixes pay <points> in <box>
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 6 6 6 6 6
      Then Ana may score in "<box>" for <points>
      When Ana scores in "<box>"
      Then Ana has <points> in "<box>"

      Examples:
        | box            | points |
        | Full House     | 25     |
        | Small Straight | 30     |
        | Large Straight | 40     |

    @TY-102
    Scenario Outline: Low numbers pay no less: five ones in <box>
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Aces    | 3      |
        | Yahtzee | 50     |
      When Ana rolls 1 1 1 1 1
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"

      Examples:
        | box            | points |
        | Full House     | 25     |
        | Small Straight | 30     |
        | Large Straight | 40     |

    @TY-103
    Scenario: The same number again, its own box filled by the Yahtzee before
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      And Ana rolls 4 4 4 4 4
      Then Ana may score in "Full House" for 25
      When Ana scores in "Full House"
      Then Ana has 25 in "Full House"

    @TY-104 @rule:scorecard.box.once
    Scenario: A filled Full House takes no joker
      Given a game with Ana
      And Ana's sheet shows
        | box        | points |
        | Sixes      | 18     |
        | Full House | 0      |
        | Yahtzee    | 50     |
      When Ana rolls 6 6 6 6 6
      Then Ana may not score in "Full House"
      When Ana tries to score in "Full House"
      Then it is refused under "scorecard.box.once"
      And nothing has changed

    @TY-105 @rule:table-yahtzee.joker.upper-filled @rule:table-yahtzee.joker.free-choice
    @rule:table-yahtzee.joker.zeroed-box @rule:table-yahtzee.joker.extra @rule:table-yahtzee.joker.other-boxes
    @rule:table-yahtzee.bonus.hundred @rule:table-yahtzee.bonus.needs-fifty @rule:table-yahtzee.bonus.any-box
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

    @TY-106
    Scenario: Four alike are no joker
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 5 6 6 6 6
      Then Ana may score in "Full House" for 0
      And Ana may score in "Large Straight" for 0

    @TY-107 @level:scoring
    Scenario: A sheet and five sixes are enough to tell
      Given the sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      Then the roll 6 6 6 6 6 scores 25 in "Full House"
      And the roll 6 6 6 6 6 scores 30 in "Small Straight"
      And the roll 6 6 6 6 6 scores 40 in "Large Straight"

  @rule:table-yahtzee.joker.upper-filled
  Rule: No joker while the upper box of its number is open

    @TY-111 @faq:table-yahtzee.second-yahtzee-full-house @faq:table-yahtzee.must-joker-go-up
    Scenario Outline: With Fours open, five fours pay 0 in <box>
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score in "<box>" for 0
      When Ana scores in "<box>"
      Then Ana has 0 in "<box>"
      And Ana's "Fours" is open

      Examples:
        | box            |
        | Full House     |
        | Small Straight |
        | Large Straight |

    @TY-112
    Scenario: Every other upper box filled does not make up for it
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Aces    | 3      |
        | Twos    | 6      |
        | Threes  | 9      |
        | Fives   | 15     |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score in "Full House" for 0
      And Ana may score in "Small Straight" for 0
      And Ana may score in "Large Straight" for 0

    @TY-113
    Scenario: A 0 in the upper box of its number is enough
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Fours   | 0      |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score in "Large Straight" for 40

    @TY-114 @level:scoring
    Scenario: The own number decides, not another one
      Given the sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      Then the roll 5 5 5 5 5 scores 0 in "Full House"
      And the roll 5 5 5 5 5 scores 0 in "Small Straight"
      And the roll 6 6 6 6 6 scores 25 in "Full House"

  @rule:table-yahtzee.joker.free-choice
  Rule: A joker may be used and never has to be

    @TY-121 @faq:table-yahtzee.must-joker-go-up
    Scenario: With Fours open, five fours may go into every open box
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score only in "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight" and "Chance"

    @TY-122
    Scenario Outline: With Fours filled, five fours may still go into <box> for <points>
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"
      And Ana's "Full House" is open

      Examples:
        | box             | points |
        | Aces            | 0      |
        | Sixes           | 0      |
        | Three of a Kind | 20     |
        | Chance          | 20     |

    @TY-123 @faq:table-yahtzee.must-joker-go-up
    Scenario Outline: With Fours open, five fours are not sent there but scored in <box>
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"
      And Ana's "Fours" is open

      Examples:
        | box             | points |
        | Aces            | 0      |
        | Three of a Kind | 20     |
        | Four of a Kind  | 20     |
        | Chance          | 20     |

    @TY-124
    Scenario: With the lower section full, any upper box may be chosen, the own one too
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Aces" and "Sixes"
      When Ana rolls 6 6 6 6 6
      Then Ana may score only in "Aces" and "Sixes"
      And Ana may score in "Aces" for 0
      And Ana may score in "Sixes" for 30

  @rule:table-yahtzee.joker.other-boxes
  Rule: A joker changes nothing in the other boxes

    @TY-131
    Scenario: Sums stay sums, and other numbers pay 0
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Twos    | 4      |
        | Yahtzee | 50     |
      When Ana rolls 2 2 2 2 2
      Then Ana may score in "Three of a Kind" for 10
      And Ana may score in "Four of a Kind" for 10
      And Ana may score in "Chance" for 10
      And Ana may score in "Aces" for 0
      And Ana may score in "Sixes" for 0

    @TY-132
    Scenario: The upper box of its number pays the sum
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 2 2 2 2 2
      And Ana scores in "Twos"
      Then Ana has 10 in "Twos"

  @rule:table-yahtzee.joker.extra
  Rule: A Yahtzee is extra when the Yahtzee box is filled

    @TY-141 @faq:table-yahtzee.second-yahtzee-full-house
    Scenario Outline: With the Yahtzee box open, five fours pay 0 in <box> although Fours is filled
      Given a game with Ana
      And Ana's sheet shows
        | box   | points |
        | Fours | 12     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score in "<box>" for 0
      And Ana may score in "Yahtzee" for 50
      When Ana scores in "<box>"
      Then Ana has 0 in "<box>"

      Examples:
        | box            |
        | Full House     |
        | Small Straight |
        | Large Straight |

    @TY-142
    Scenario: A Yahtzee wasted elsewhere makes no later one extra
      Given a game with Ana
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      And Ana rolls 4 4 4 4 4
      Then Ana may score in "Full House" for 0
      And Ana may score in "Yahtzee" for 50

  @rule:table-yahtzee.joker.zeroed-box
  Rule: With 0 in the Yahtzee box the joker holds, and the bonus does not

    @TY-151 @rule:table-yahtzee.bonus.needs-fifty @faq:table-yahtzee.zero-in-yahtzee
    Scenario Outline: With 0 in the Yahtzee box, five fours pay <points> in <box>, and no bonus
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 0      |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"
      And Ana has 0 Yahtzee bonuses

      Examples:
        | box            | points |
        | Full House     | 25     |
        | Small Straight | 30     |
        | Large Straight | 40     |

    @TY-152 @rule:table-yahtzee.joker.upper-filled @faq:table-yahtzee.zero-in-yahtzee
    Scenario: The upper box of its number is asked for with a 0, too
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 0      |
      When Ana rolls 4 4 4 4 4
      Then Ana may score in "Full House" for 0
      And Ana may score in "Fours" for 20

    @TY-153 @level:scoring
    Scenario: A zeroed sheet and five fours are enough to tell
      Given the sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 0      |
      Then the roll 4 4 4 4 4 scores 25 in "Full House"
      And the roll 4 4 4 4 4 scores 40 in "Large Straight"

  @rule:table-yahtzee.joker.off
  Rule: With the joker rule switched off, five alike pay 0 in Full House and the straights

    @TY-161 @faq:table-yahtzee.one-rule-without-the-other
    Scenario Outline: Without jokers, five sixes pay 0 in <box>
      Given a game with Ana
      And the setting "joker" is "off"
      And Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | <held> |
      When Ana rolls 6 6 6 6 6
      Then Ana may score in "<box>" for 0
      When Ana scores in "<box>"
      Then Ana has 0 in "<box>"

      Examples:
        | box            | held |
        | Full House     | 50   |
        | Small Straight | 50   |
        | Large Straight | 50   |
        | Full House     | 0    |
        | Small Straight | 0    |
        | Large Straight | 0    |

    @TY-162
    Scenario: Without jokers, too, a further Yahtzee may go into every open box
      Given a game with Ana
      And the setting "joker" is "off"
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana may score only in "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight" and "Chance"

    @TY-163 @level:scoring
    Scenario: Real straights and full houses pay without jokers as ever
      Given the setting "joker" is "off"
      And the sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      Then the roll 6 6 6 6 6 scores 0 in "Full House"
      And the roll 5 5 6 6 6 scores 25 in "Full House"
      And the roll 2 3 4 5 6 scores 40 in "Large Straight"
