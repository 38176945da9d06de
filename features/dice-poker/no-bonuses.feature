@ruleset:dice-poker @level:game
Feature: No bonuses, no jokers
  Who comes from Yahtzee will look for them in vain: a row pays for the dice that lie there, and that is all.

  Background:
    Given a game with White and Black

  @rule:dice-poker.bonus.no-upper-bonus
  Rule: Rows 1 to 6 earn no bonus

    @DP-101 @faq:dice-poker.upper-bonus
    Scenario Outline: Rows 1 to 6 at <upper> add nothing to it
      Given White's sheet shows
        | box    | points |
        | Twos   | 6      |
        | Threes | 9      |
        | Fours  | 12     |
        | Fives  | 15     |
        | Sixes  | 18     |
      When White rolls <dice>
      And White scores in "Aces"
      Then White's total is <upper>

      Examples:
        | dice      | upper |
        | 1 1 2 5 6 | 62    |
        | 1 1 1 5 6 | 63    |
        | 1 1 1 1 6 | 64    |

    @DP-102 @faq:dice-poker.upper-bonus
    Scenario: The most that rows 1 to 6 can hold is 105, and stays 105
      Given White's sheet shows
        | box    | points |
        | Twos   | 10     |
        | Threes | 15     |
        | Fours  | 20     |
        | Fives  | 25     |
        | Sixes  | 30     |
      When White rolls 1 1 1 1 1
      And White scores in "Aces"
      Then White's total is 105

    @DP-103
    Scenario: It decides no game either
      Given White's sheet shows
        | box    | points |
        | Fours  | 16     |
        | Fives  | 20     |
        | Sixes  | 24     |
        | Chance | 20     |
      And White's other boxes hold 0, except "Threes"
      And Black's sheet shows
        | box            | points |
        | Small Straight | 30     |
        | Large Straight | 40     |
        | Chance         | 20     |
      And Black's other boxes hold 0, except "Threes"
      When White rolls 1 2 3 5 6
      And White scores in "Threes"
      And Black rolls 1 2 3 5 6
      And Black scores in "Threes"
      Then White's total is 83
      And Black's total is 93
      And Black wins

  @rule:dice-poker.bonus.no-yahtzee-bonus
  Rule: A second five alike earns no bonus

    @DP-111 @rule:dice-poker.bonus.no-joker @faq:dice-poker.second-pokerissimo
    Scenario Outline: With 50 in the Yahtzee row, five fours in <box> are <points> and no more
      Given White's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When White rolls 4 4 4 4 4
      And White scores in "<box>"
      Then White has <points> in "<box>"
      And White has 50 in "Yahtzee"
      And White's total is <total>

      Examples:
        | box             | points | total |
        | Fours           | 20     | 70    |
        | Three of a Kind | 20     | 70    |
        | Four of a Kind  | 20     | 70    |
        | Chance          | 20     | 70    |
        | Full House      | 0      | 50    |
        | Sixes           | 0      | 50    |

    @DP-112
    Scenario: Three times five alike
      When these turns are played
        | seat  | dice      | box     | points |
        | White | 5 5 5 5 5 | Yahtzee | 50     |
        | Black | 1 2 2 5 6 | Chance  | 16     |
        | White | 5 5 5 5 5 | Fives   | 25     |
        | Black | 1 2 2 5 6 | Twos    | 4      |
        | White | 5 5 5 5 5 | Chance  | 25     |
      Then White's total is 100

    @DP-113 @rule:scorecard.box.once
    Scenario: The Yahtzee row is filled once
      Given White's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When White rolls 4 4 4 4 4
      And White tries to score in "Yahtzee"
      Then it is refused under "scorecard.box.once"
      And nothing has changed

  @rule:dice-poker.bonus.no-joker @level:turn
  Rule: Five alike are never a joker

    @DP-121 @faq:dice-poker.second-pokerissimo @faq:dice-poker.five-alike-full
    Scenario Outline: With <held> in the Yahtzee row and Sixes filled, five sixes pay 0 in <box>
      Given White's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | <held> |
      When White rolls 6 6 6 6 6
      Then White may score in "<box>" for 0
      When White scores in "<box>"
      Then White has 0 in "<box>"

      Examples:
        | held | box            |
        | 50   | Full House     |
        | 50   | Small Straight |
        | 50   | Large Straight |
        | 0    | Full House     |
        | 0    | Small Straight |
        | 0    | Large Straight |

    @DP-122
    Scenario Outline: With <held> in the Yahtzee row, five fours may go into every open row
      Given White's sheet shows
        | box     | points |
        | Yahtzee | <held> |
      When White rolls 4 4 4 4 4
      Then White may score only in "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight" and "Chance"

      Examples:
        | held |
        | 50   |
        | 0    |

    @DP-123
    Scenario Outline: Neither the own row nor the lower ones have to be taken first: five fours in <box>
      Given White's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When White rolls 4 4 4 4 4
      And White scores in "<box>"
      Then White has <points> in "<box>"
      And White's "Fours" is open

      Examples:
        | box    | points |
        | Aces   | 0      |
        | Chance | 20     |

    @DP-124 @level:scoring @faq:dice-poker.five-alike-full
    Scenario Outline: A sheet makes no joker of <dice>
      Given the sheet shows
        | box     | points |
        | <own>   | 0      |
        | Yahtzee | 50     |
      Then the roll <dice> scores 0 in "Full House"
      And the roll <dice> scores 0 in "Small Straight"
      And the roll <dice> scores 0 in "Large Straight"

      Examples:
        | dice      | own   |
        | 1 1 1 1 1 | Aces  |
        | 6 6 6 6 6 | Sixes |
