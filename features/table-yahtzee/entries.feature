@ruleset:table-yahtzee @level:keeping
Feature: Entries that can be and entries that cannot
  The score keeper believes what dice can have done, and only that; some points tell of a further Yahtzee.

  @rule:table-yahtzee.keeping.possible-points
  Rule: Points that no roll can give in a box are refused there

    @TY-701 @faq:table-yahtzee.refused-entry
    Scenario Outline: No roll gives <points> in <box>
      Given a score keeper for Ana
      When Ana tries to enter <points> in "<box>"
      Then it is refused under "table-yahtzee.keeping.possible-points"
      And nothing has changed
      And Ana's "<box>" is open

      Examples:
        | box             | points |
        | Aces            | 6      |
        | Fours           | 13     |
        | Fours           | 24     |
        | Sixes           | 3      |
        | Three of a Kind | 4      |
        | Three of a Kind | 31     |
        | Four of a Kind  | 3      |
        | Full House      | 24     |
        | Full House      | 28     |
        | Small Straight  | 15     |
        | Small Straight  | 40     |
        | Large Straight  | 30     |
        | Yahtzee         | 5      |
        | Yahtzee         | 100    |
        | Yahtzee         | 150    |
        | Chance          | 0      |
        | Chance          | 4      |
        | Chance          | 31     |
        | Chance          | -5     |

    @TY-702
    Scenario Outline: Every number of points in <box>
      Given a score keeper for Ana
      Then every entry in "<box>" is accepted or refused as the points table says

      Examples:
        | box             |
        | Aces            |
        | Twos            |
        | Threes          |
        | Fours           |
        | Fives           |
        | Sixes           |
        | Three of a Kind |
        | Four of a Kind  |
        | Full House      |
        | Small Straight  |
        | Large Straight  |
        | Yahtzee         |
        | Chance          |

    @TY-703
    Scenario: After a refused entry the right one is taken
      Given a score keeper for Ana and Ben
      When Ana tries to enter 13 in "Fours"
      Then it is refused
      And nothing has changed
      When Ana enters 12 in "Fours"
      Then Ana has 12 in "Fours"
      And Ben is proposed next

    @TY-704
    Scenario Outline: A filled sheet adds no points to what is possible: <points> in <box>
      Given a score keeper for Ana
      And Ana's sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 50     |
      When Ana tries to enter <points> in "<box>"
      Then it is refused
      And nothing has changed

      Examples:
        | box             | points |
        | Full House      | 20     |
        | Small Straight  | 20     |
        | Full House      | 125    |
        | Three of a Kind | 120    |

  @rule:table-yahtzee.keeping.further-yahtzee
  Rule: An entry may be marked as a further Yahtzee

    @TY-711 @rule:table-yahtzee.joker.full-points @faq:table-yahtzee.keeping-the-bonus
    Scenario: Full House by joker, with the bonus
      Given a score keeper for Ana
      When Ana enters 12 in "Fours"
      And Ana enters 50 in "Yahtzee"
      And Ana enters 25 in "Full House" as a further Yahtzee
      Then Ana has 25 in "Full House"
      And Ana has 1 Yahtzee bonus
      And Ana's total is 187

    @TY-712 @faq:table-yahtzee.keeping-the-bonus
    Scenario: Without the mark 25 in Full House is a full house
      Given a score keeper for Ana
      When Ana enters 12 in "Fours"
      And Ana enters 50 in "Yahtzee"
      And Ana enters 25 in "Full House"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 87

    @TY-713
    Scenario: Chance with the mark and without
      Given a score keeper for Ana and Ben
      When Ana enters 50 in "Yahtzee"
      And Ben enters 50 in "Yahtzee"
      And Ana enters 20 in "Chance" as a further Yahtzee
      And Ben enters 20 in "Chance"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 170
      And Ben has 0 Yahtzee bonuses
      And Ben's total is 70

    @TY-714
    Scenario: A further Yahtzee entered as a zero keeps its bonus
      Given a score keeper for Ana
      When Ana enters 50 in "Yahtzee"
      And Ana enters 0 in "Aces" as a further Yahtzee
      Then Ana has 0 in "Aces"
      And Ana has 1 Yahtzee bonus
      And Ana's total is 150

    @TY-715 @rule:table-yahtzee.joker.full-points
    Scenario: One after the other, bonuses are counted
      Given a score keeper for Ana
      And Ana's sheet shows
        | box             | points |
        | Fours           | 20     |
        | Chance          | 10     |
        | Yahtzee         | 50     |
        | Yahtzee bonuses | 2      |
      When Ana enters 40 in "Large Straight" as a further Yahtzee
      Then Ana has 3 Yahtzee bonuses
      And Ana has 50 in "Yahtzee"
      And Ana's total is 420

  @rule:table-yahtzee.keeping.mark-needs-fifty
  Rule: The mark needs 50 in the Yahtzee box

    @TY-721
    Scenario: No further Yahtzee before the first
      Given a score keeper for Ana
      When Ana tries to enter 20 in "Fours" as a further Yahtzee
      Then it is refused under "table-yahtzee.keeping.mark-needs-fifty"
      And nothing has changed

    @TY-722 @faq:table-yahtzee.zero-in-yahtzee
    Scenario: No bonus to be kept with 0 in the Yahtzee box
      Given a score keeper for Ana
      When Ana enters 0 in "Yahtzee"
      And Ana tries to enter 20 in "Fours" as a further Yahtzee
      Then it is refused under "table-yahtzee.keeping.mark-needs-fifty"
      And nothing has changed
      When Ana enters 20 in "Fours"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 20

    @TY-723
    Scenario: The first Yahtzee is not a further one
      Given a score keeper for Ana
      When Ana tries to enter 50 in "Yahtzee" as a further Yahtzee
      Then it is refused under "table-yahtzee.keeping.mark-needs-fifty"
      And nothing has changed

    @TY-724
    Scenario: Another player's 50 does not help
      Given a score keeper for Ana and Ben
      When Ana enters 50 in "Yahtzee"
      And Ben tries to enter 20 in "Fours" as a further Yahtzee
      Then it is refused under "table-yahtzee.keeping.mark-needs-fifty"
      And nothing has changed

    @TY-725 @rule:table-yahtzee.bonus.off
    Scenario: Without the bonus there is nothing to mark
      Given a score keeper for Ana
      And the setting "yahtzee-bonus" is "off"
      When Ana enters 50 in "Yahtzee"
      And Ana tries to enter 20 in "Fours" as a further Yahtzee
      Then it is refused under "table-yahtzee.keeping.mark-needs-fifty"
      And nothing has changed

  @rule:table-yahtzee.keeping.mark-points
  Rule: A marked entry holds points that five alike can give, or 0

    @TY-731
    Scenario Outline: Five alike do not give <points> in <box>
      Given a score keeper for Ana
      When Ana enters 50 in "Yahtzee"
      And Ana tries to enter <points> in "<box>" as a further Yahtzee
      Then it is refused under "table-yahtzee.keeping.mark-points"
      And nothing has changed

      Examples:
        | box             | points |
        | Fours           | 16     |
        | Aces            | 4      |
        | Three of a Kind | 17     |
        | Four of a Kind  | 29     |
        | Chance          | 6      |
        | Full House      | 25     |
        | Small Straight  | 30     |
        | Large Straight  | 40     |

    @TY-732 @rule:table-yahtzee.joker.full-points
    Scenario Outline: With an upper box filled, <box> can be a joker's
      Given a score keeper for Ana
      When Ana enters <held> in "Fours"
      And Ana enters 50 in "Yahtzee"
      And Ana enters <points> in "<box>" as a further Yahtzee
      Then Ana has <points> in "<box>"
      And Ana has 1 Yahtzee bonus

      Examples:
        | box            | held | points |
        | Full House     | 12   | 25     |
        | Small Straight | 12   | 30     |
        | Large Straight | 12   | 40     |
        | Full House     | 0    | 25     |

    @TY-733 @rule:table-yahtzee.joker.off
    Scenario Outline: Without jokers, five alike do not give <points> in <box>
      Given a score keeper for Ana
      And the setting "joker" is "off"
      When Ana enters 12 in "Fours"
      And Ana enters 50 in "Yahtzee"
      And Ana tries to enter <points> in "<box>" as a further Yahtzee
      Then it is refused under "table-yahtzee.keeping.mark-points"
      And nothing has changed
      When Ana enters 0 in "<box>" as a further Yahtzee
      Then Ana has 1 Yahtzee bonus

      Examples:
        | box            | points |
        | Full House     | 25     |
        | Small Straight | 30     |
        | Large Straight | 40     |

    @TY-734 @rule:table-yahtzee.joker.free-choice
    Scenario Outline: Every number of points in <box> with the mark
      Given a score keeper for Ana
      When Ana enters 50 in "Yahtzee"
      Then every entry in "<box>" marked as a further Yahtzee is accepted or refused as the points table says

      Examples:
        | box             |
        | Aces            |
        | Twos            |
        | Threes          |
        | Fours           |
        | Fives           |
        | Sixes           |
        | Three of a Kind |
        | Four of a Kind  |
        | Full House      |
        | Small Straight  |
        | Large Straight  |
        | Chance          |

    @TY-735
    Scenario: After a refused mark the entry may be made without it
      Given a score keeper for Ana
      When Ana enters 50 in "Yahtzee"
      And Ana tries to enter 16 in "Fours" as a further Yahtzee
      Then it is refused
      When Ana enters 16 in "Fours"
      Then Ana has 16 in "Fours"
      And Ana has 0 Yahtzee bonuses

  @rule:table-yahtzee.keeping.implied-mark
  Rule: Points that only five alike can give imply the mark

    @TY-741 @faq:table-yahtzee.keeping-the-bonus
    Scenario Outline: <points> in <box> come from five alike alone
      Given a score keeper for Ana
      When Ana enters 50 in "Yahtzee"
      And Ana enters <points> in "<box>"
      Then Ana has <points> in "<box>"
      And Ana has 1 Yahtzee bonus

      Examples:
        | box             | points |
        | Aces            | 5      |
        | Fours           | 20     |
        | Sixes           | 30     |
        | Three of a Kind | 5      |
        | Three of a Kind | 30     |
        | Four of a Kind  | 5      |
        | Four of a Kind  | 15     |
        | Four of a Kind  | 20     |
        | Four of a Kind  | 30     |
        | Chance          | 5      |
        | Chance          | 30     |

    @TY-742
    Scenario Outline: <points> in <box> may come from other dice
      Given a score keeper for Ana
      When Ana enters 50 in "Yahtzee"
      And Ana enters <points> in "<box>"
      Then Ana has 0 Yahtzee bonuses

      Examples:
        | box             | points |
        | Fours           | 16     |
        | Three of a Kind | 20     |
        | Four of a Kind  | 10     |
        | Four of a Kind  | 25     |
        | Chance          | 20     |
        | Small Straight  | 30     |
        | Full House      | 0      |

    @TY-743
    Scenario Outline: Every number of points in <box> without the mark
      Given a score keeper for Ana
      When Ana enters 50 in "Yahtzee"
      Then every entry in "<box>" earns a Yahtzee bonus if only five alike can give it

      Examples:
        | box             |
        | Aces            |
        | Twos            |
        | Threes          |
        | Fours           |
        | Fives           |
        | Sixes           |
        | Three of a Kind |
        | Four of a Kind  |
        | Full House      |
        | Small Straight  |
        | Large Straight  |
        | Chance          |

    @TY-744
    Scenario: With the mark as well it is one bonus
      Given a score keeper for Ana
      When Ana enters 50 in "Yahtzee"
      And Ana enters 20 in "Fours" as a further Yahtzee
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 170

    @TY-745 @rule:table-yahtzee.bonus.needs-fifty
    Scenario Outline: Without 50 in the Yahtzee box, 20 in Fours are 20 and no more: <what>
      Given a score keeper for Ana
      When Ana enters <points> in "<box>"
      And Ana enters 20 in "Fours"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is <total>

      Examples:
        | what              | box     | points | total |
        | it is still open  | Chance  | 22     | 42    |
        | it holds 0        | Yahtzee | 0      | 20    |

    @TY-746
    Scenario: The 50 itself implies nothing
      Given a score keeper for Ana
      When Ana enters 20 in "Fours"
      And Ana enters 50 in "Yahtzee"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 70

    @TY-747 @rule:table-yahtzee.bonus.off
    Scenario: Without the bonus nothing is implied
      Given a score keeper for Ana
      And the setting "yahtzee-bonus" is "off"
      When Ana enters 50 in "Yahtzee"
      And Ana enters 20 in "Fours"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 70
