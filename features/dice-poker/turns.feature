@ruleset:dice-poker @level:turn
Feature: Rolls and rows
  A turn of white or black: up to three rolls, and one row.

  Background:
    Given a game with White and Black

  @rule:scorecard.setup.five-dice
  Rule: The game is played with five dice

    @DP-201
    Scenario: Five dice lie on the table after the first roll
      When White rolls 4 2 6 3 5
      Then the dice show 2 3 4 5 6
      And White has 2 rolls left

    @DP-202
    Scenario Outline: <count> dice are refused
      When White tries to roll <dice>
      Then it is refused
      And nothing has changed

      Examples:
        | count | dice        |
        | Four  | 1 3 3 4     |
        | Six   | 1 3 3 4 6 6 |

    @DP-203
    Scenario: A re-roll that leaves four dice on the table is refused
      When White rolls 2 2 4 5 6
      And White tries to keep 2 2 and roll 1 3
      Then it is refused under "scorecard.setup.five-dice"
      And nothing has changed
      When White keeps 2 2 and rolls 1 3 3
      Then the dice show 1 2 2 3 3

  @rule:scorecard.turn.three-rolls
  Rule: A turn has at most three rolls

    @DP-211
    Scenario: The third re-roll is refused
      When White rolls 1 2 4 4 6
      And White keeps 4 4 and rolls 1 3 4
      And White keeps 4 4 4 and rolls 2 5
      Then White has 0 rolls left
      When White tries to keep 4 4 4 and roll 4 4
      Then it is refused under "scorecard.turn.three-rolls"
      And nothing has changed
      When White scores in "Fours"
      Then White has 12 in "Fours"

    @DP-212
    Scenario: In the second round, too, there are three rolls and not one more
      When these turns are played
        | seat  | dice      | box    |
        | White | 1 3 3 4 6 | Chance |
        | Black | 1 3 3 4 6 | Chance |
      And White rolls 1 1 2 3 6
      And White keeps 1 1 and rolls 2 4 5
      And White keeps 1 1 and rolls 1 3 6
      And White tries to keep 1 1 1 and roll 1 1
      Then it is refused under "scorecard.turn.three-rolls"
      And nothing has changed

  @rule:scorecard.turn.first-roll
  Rule: The first roll of a turn is made with all five dice

    @DP-216
    Scenario: Black keeps nothing of White's dice
      When White rolls 6 6 6 1 2
      And White scores in "Sixes"
      Then no dice are on the table
      When Black tries to keep 6 6 6 and roll 6 6
      Then it is refused under "scorecard.turn.first-roll"
      And nothing has changed

  @rule:scorecard.turn.reroll-any
  Rule: Any dice may be rolled again, and the others stay

    @DP-221
    Scenario Outline: Keeping <kept>, White rolls <count> again
      When White rolls 1 1 1 5 6
      And White keeps <kept> and rolls <rolled>
      Then the dice show <result>

      Examples:
        | kept    | count      | rolled  | result    |
        | 1 1 1   | two dice   | 2 3     | 1 1 1 2 3 |
        | 5 6     | three dice | 2 3 4   | 2 3 4 5 6 |
        | 6       | four dice  | 2 2 3 6 | 2 2 3 6 6 |
        | 1 1 1 6 | one die    | 1       | 1 1 1 1 6 |

    @DP-222
    Scenario: All five dice may be rolled again
      When White rolls 1 1 2 4 6
      And White rolls 2 3 3 5 5
      Then the dice show 2 3 3 5 5
      And White has 1 roll left

    @DP-223
    Scenario: Only dice that lie there can be kept
      When White rolls 1 1 2 5 6
      And White tries to keep 1 1 1 and roll 1 1
      Then it is refused under "scorecard.turn.reroll-any"
      And nothing has changed

  @rule:scorecard.turn.kept-dice
  Rule: Dice kept after the first roll may be rolled again later

    @DP-226
    Scenario: One of the kept dice is taken up again
      When White rolls 2 2 3 4 6
      And White keeps 2 2 3 4 and rolls 4
      And White keeps 3 4 4 and rolls 4 4
      Then the dice show 3 4 4 4 4

  @rule:scorecard.turn.at-least-one
  Rule: A second or third roll takes at least one die

    @DP-231
    Scenario: One die is enough
      When White rolls 2 3 4 5 5
      And White keeps 2 3 4 5 and rolls 6
      Then the dice show 2 3 4 5 6

    @DP-232
    Scenario: To roll no die again is refused
      When White rolls 2 3 4 5 5
      And White tries to keep 2 3 4 5 5 and roll nothing
      Then it is refused under "scorecard.turn.at-least-one"
      And nothing has changed

  @rule:scorecard.turn.stop-early
  Rule: A player may stop after any roll

    @DP-236
    Scenario: Content with the first roll
      When White rolls 2 3 4 5 6
      And White scores in "Large Straight"
      Then White has 40 in "Large Straight"
      And it is Black's turn

    @DP-237
    Scenario: Content with the second
      When White rolls 2 3 4 5 5
      And White keeps 2 3 4 5 and rolls 6
      And White scores in "Large Straight"
      Then White has 40 in "Large Straight"

  @rule:scorecard.turn.roll-first
  Rule: Nothing is scored before the first roll

    @DP-241
    Scenario: No row is used at the very start
      When White tries to score in "Chance"
      Then it is refused under "scorecard.turn.roll-first"
      And nothing has changed

  @rule:scorecard.turn.one-box
  Rule: Every turn fills exactly one box

    @DP-246
    Scenario: The row that was named is used, and no other
      When White rolls 3 3 3 3 5
      And White scores in "Three of a Kind"
      Then White has 17 in "Three of a Kind"
      And White's "Threes" is open
      And White's "Four of a Kind" is open
      And White's total is 17

    @DP-247 @rule:scorecard.box.zero @faq:dice-poker.must-use-a-row
    Scenario: A turn in which nothing fits costs a row
      Given White's sheet shows
        | box    | points |
        | Aces   | 2      |
        | Fours  | 8      |
        | Sixes  | 12     |
        | Chance | 19     |
      When White rolls 1 4 4 6 6
      And White keeps 4 4 6 6 and rolls 1
      And White keeps 4 4 6 6 and rolls 1
      And White scores in "Yahtzee"
      Then White has 0 in "Yahtzee"
      And White's total is 41
      And it is Black's turn

  @rule:scorecard.box.once
  Rule: A box is filled once

    @DP-251 @faq:dice-poker.must-use-a-row
    Scenario Outline: <box> holds <held> and is used no more
      Given White's sheet shows
        | box   | points |
        | <box> | <held> |
      When White rolls <dice>
      Then White may not score in "<box>"
      When White tries to score in "<box>"
      Then it is refused under "scorecard.box.once"
      And nothing has changed
      And White has <held> in "<box>"

      Examples:
        | box            | held | dice      |
        | Fours          | 8    | 4 4 4 4 6 |
        | Full House     | 25   | 3 3 3 6 6 |
        | Chance         | 12   | 4 5 6 6 6 |
        | Sixes          | 0    | 2 3 6 6 6 |
        | Large Straight | 0    | 2 3 4 5 6 |

  @rule:scorecard.box.free-choice
  Rule: Any open box may take any roll

    @DP-256
    Scenario Outline: It is the player who picks <box>, dear or cheap
      When White rolls 5 5 5 6 6
      And White scores in "<box>"
      Then White has <points> in "<box>"
      And White's total is <points>

      Examples:
        | box             | points |
        | Aces            | 0      |
        | Fives           | 15     |
        | Three of a Kind | 27     |
        | Four of a Kind  | 0      |
        | Full House      | 25     |
        | Chance          | 27     |

    @DP-257 @rule:scorecard.upper.sum @rule:scorecard.lower.small-straight
    Scenario: The example of 1 3 2 4 4
      When White rolls 1 3 2 4 4
      Then White may score in "Aces" for 1
      And White may score in "Fours" for 8
      And White may score in "Small Straight" for 30
      When White scores in "Small Straight"
      Then White has 30 in "Small Straight"

    @DP-258 @rule:scorecard.upper.sum @rule:scorecard.lower.small-straight @level:scoring
    Scenario Outline: Row <row> takes 1 3 2 4 4 for <points>
      Then the roll 1 3 2 4 4 scores <points> in "<box>"

      Examples:
        | row | box             | points |
        | 1   | Aces            | 1      |
        | 2   | Twos            | 2      |
        | 3   | Threes          | 3      |
        | 4   | Fours           | 8      |
        | 5   | Fives           | 0      |
        | 6   | Sixes           | 0      |
        | 7   | Three of a Kind | 0      |
        | 8   | Four of a Kind  | 0      |
        | 9   | Full House      | 0      |
        | 10  | Small Straight  | 30     |
        | 11  | Large Straight  | 0      |
        | 12  | Yahtzee         | 0      |
        | 13  | Chance          | 14     |

  @rule:scorecard.box.exact-points
  Rule: A box pays what the dice give, neither more nor less

    @DP-261
    Scenario: What was offered is what is paid
      When White rolls 2 2 2 6 6
      Then White may score in "Three of a Kind" for 18
      And White may score in "Full House" for 25
      When White scores in "Three of a Kind"
      Then White has 18 in "Three of a Kind"
      And White's total is 18

  @rule:scorecard.lower.large-as-small
  Rule: A large straight is also a small straight

    @DP-266 @faq:dice-poker.large-in-small
    Scenario: With Large Straight used, another goes into Small Straight
      Given White's sheet shows
        | box            | points |
        | Large Straight | 40     |
      When White rolls 2 3 4 5 6
      Then White may score in "Small Straight" for 30
      When White scores in "Small Straight"
      Then White's total is 70

  @rule:scorecard.end.total @level:game
  Rule: The total adds up all boxes and bonuses

    @DP-271
    Scenario: Rows above and below, and nothing beside them
      When these turns are played
        | seat  | dice      | box             | points |
        | White | 1 1 1 4 6 | Aces            | 3      |
        | Black | 6 6 6 6 6 | Sixes           | 30     |
        | White | 2 5 5 5 6 | Three of a Kind | 23     |
        | Black | 6 6 6 6 6 | Yahtzee         | 50     |
        | White | 4 4 4 6 6 | Full House      | 25     |
        | Black | 1 2 3 3 6 | Small Straight  | 0      |
      Then White's total is 51
      And Black's total is 80
