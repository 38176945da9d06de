@ruleset:yahtzee @ruleset:table-yahtzee @level:turn
Feature: Filling a box
  Which of the thirteen boxes a roll goes into is for the player to say.

  @rule:scorecard.box.once
  Rule: A box is filled once

    @SC-201
    Scenario Outline: <box> is filled and takes nothing more
      Given a game with Ana
      And Ana's sheet shows
        | box   | points |
        | <box> | <held> |
      When Ana rolls <dice>
      Then Ana may not score in "<box>"
      When Ana tries to score in "<box>"
      Then it is refused under "scorecard.box.once"
      And nothing has changed
      And Ana has <held> in "<box>"

      Examples:
        | box             | held | dice      |
        | Aces            | 1    | 1 1 1 4 6 |
        | Fours           | 8    | 4 4 4 4 6 |
        | Sixes           | 24   | 2 3 6 6 6 |
        | Three of a Kind | 11   | 2 5 6 6 6 |
        | Full House      | 25   | 3 3 3 6 6 |
        | Large Straight  | 40   | 2 3 4 5 6 |
        | Chance          | 12   | 4 5 6 6 6 |

    @SC-202
    Scenario Outline: <box> holds 0 and is filled all the same
      Given a game with Ana
      And Ana's sheet shows
        | box   | points |
        | <box> | 0      |
      When Ana rolls <dice>
      Then Ana may not score in "<box>"
      When Ana tries to score in "<box>"
      Then it is refused under "scorecard.box.once"
      And nothing has changed
      And Ana has 0 in "<box>"

      Examples:
        | box             | dice      |
        | Aces            | 1 1 1 4 6 |
        | Sixes           | 2 3 6 6 6 |
        | Four of a Kind  | 5 6 6 6 6 |
        | Full House      | 3 3 3 6 6 |
        | Small Straight  | 1 2 3 4 6 |
        | Large Straight  | 2 3 4 5 6 |

    @SC-203 @faq:yahtzee.pass
    Scenario: A zero just entered is not entered over
      Given a game with Ana
      When Ana rolls 1 2 3 3 6
      And Ana scores in "Yahtzee"
      Then Ana has 0 in "Yahtzee"
      When Ana rolls 1 2 3 3 6
      And Ana tries to score in "Yahtzee"
      Then it is refused under "scorecard.box.once"
      And nothing has changed

    @SC-204
    Scenario: After a filled box another may be chosen
      Given a game with Ana
      And Ana's sheet shows
        | box   | points |
        | Fours | 8      |
      When Ana rolls 1 4 4 4 6
      And Ana tries to score in "Fours"
      Then it is refused
      When Ana scores in "Three of a Kind"
      Then Ana has 19 in "Three of a Kind"
      And Ana has 8 in "Fours"

    @SC-205
    Scenario: Filled boxes are no longer offered
      Given a game with Ana
      And Ana's sheet shows
        | box             | points |
        | Aces            | 3      |
        | Twos            | 0      |
        | Threes          | 9      |
        | Three of a Kind | 22     |
        | Large Straight  | 0      |
        | Chance          | 18     |
      When Ana rolls 2 2 3 5 6
      Then Ana may score only in "Fours", "Fives", "Sixes", "Four of a Kind", "Full House", "Small Straight" and "Yahtzee"

  @rule:scorecard.box.any-order @level:game
  Rule: The boxes are filled in any order

    @SC-211
    Scenario: From the bottom of the card to its top
      Given a game with Ana
      When these turns are played
        | seat | dice      | box             |
        | Ana  | 1 3 4 4 6 | Chance          |
        | Ana  | 2 2 2 2 2 | Yahtzee         |
        | Ana  | 1 2 3 4 5 | Large Straight  |
        | Ana  | 3 4 5 6 6 | Small Straight  |
        | Ana  | 1 1 4 4 4 | Full House      |
        | Ana  | 1 3 3 3 3 | Four of a Kind  |
        | Ana  | 1 2 6 6 6 | Three of a Kind |
        | Ana  | 2 3 4 6 6 | Sixes           |
        | Ana  | 1 1 5 5 6 | Fives           |
        | Ana  | 1 2 3 4 6 | Fours           |
        | Ana  | 1 2 3 3 6 | Threes          |
        | Ana  | 2 2 3 4 6 | Twos            |
        | Ana  | 1 3 4 5 6 | Aces            |
      Then the game is over

    @SC-212
    Scenario: The last open box takes whatever comes
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Threes"
      When Ana rolls 4 4 5 6 6
      Then Ana may score only in "Threes"
      When Ana scores in "Threes"
      Then Ana has 0 in "Threes"

    @SC-213 @ruleset:dice-poker
    Scenario: Two players fill their cards in different orders
      Given a game with Ana and Ben
      When these turns are played
        | seat | dice      | box            | points |
        | Ana  | 1 1 1 5 6 | Aces           | 3      |
        | Ben  | 2 3 4 5 6 | Large Straight | 40     |
        | Ana  | 2 3 4 5 5 | Small Straight | 30     |
        | Ben  | 1 1 3 5 6 | Aces           | 2      |
      Then Ana's total is 33
      And Ben's total is 42

  @rule:scorecard.box.free-choice
  Rule: Any open box may take any roll

    @SC-221
    Scenario: A large straight may go into every open box
      Given a game with Ana
      When Ana rolls 1 2 3 4 5
      Then Ana may score only in "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight", "Yahtzee" and "Chance"

    @SC-222 @faq:yahtzee.zero-by-choice
    Scenario: A zero may be taken while another box would pay
      Given a game with Ana
      When Ana rolls 1 2 3 4 5
      Then Ana may score in "Large Straight" for 40
      And Ana may score in "Yahtzee" for 0
      When Ana scores in "Yahtzee"
      Then Ana has 0 in "Yahtzee"
      And Ana's "Large Straight" is open
      And Ana's total is 0

    @SC-223
    Scenario Outline: It is the player who picks <box>, dear or cheap
      Given a game with Ana
      When Ana rolls 5 5 5 6 6
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"
      And Ana's total is <points>

      Examples:
        | box             | points |
        | Aces            | 0      |
        | Fives           | 15     |
        | Sixes           | 12     |
        | Three of a Kind | 27     |
        | Four of a Kind  | 0      |
        | Full House      | 25     |
        | Chance          | 27     |

    @SC-224 @faq:yahtzee.first-yahtzee-elsewhere
    Scenario: A first Yahtzee need not go into its box
      Given a game with Ana
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Chance"
      Then Ana has 30 in "Chance"
      And Ana's "Yahtzee" is open
      And Ana's total is 30

    @SC-225
    Scenario: Full house dice in Twos, whatever else they would pay
      Given a game with Ana
      When Ana rolls 3 3 3 2 2
      And Ana scores in "Twos"
      Then Ana has 4 in "Twos"
      And Ana's "Threes" is open
      And Ana's "Full House" is open

  @rule:scorecard.box.exact-points
  Rule: A box pays what the dice give, neither more nor less

    @SC-231
    Scenario: Every box says what it would pay
      Given a game with Ana
      When Ana rolls 2 2 2 4 6
      Then Ana may score in "Aces" for 0
      And Ana may score in "Twos" for 6
      And Ana may score in "Threes" for 0
      And Ana may score in "Fours" for 4
      And Ana may score in "Fives" for 0
      And Ana may score in "Sixes" for 6
      And Ana may score in "Three of a Kind" for 16
      And Ana may score in "Four of a Kind" for 0
      And Ana may score in "Full House" for 0
      And Ana may score in "Small Straight" for 0
      And Ana may score in "Large Straight" for 0
      And Ana may score in "Yahtzee" for 0
      And Ana may score in "Chance" for 16

    @SC-232
    Scenario: The dice pay what was said before
      Given a game with Ana
      When Ana rolls 2 2 2 6 6
      Then Ana may score in "Three of a Kind" for 18
      When Ana scores in "Three of a Kind"
      Then Ana has 18 in "Three of a Kind"
      And Ana's total is 18

    @SC-233
    Scenario: Dice that are worth more elsewhere pay no more for it
      Given a game with Ana
      When Ana rolls 1 2 3 4 5
      Then Ana may score in "Large Straight" for 40
      When Ana scores in "Chance"
      Then Ana has 15 in "Chance"
      And Ana's total is 15

  @rule:scorecard.box.zero @level:scoring
  Rule: A box whose requirement is not met pays 0

    @SC-251 @ruleset:dice-poker
    Scenario Outline: <dice> are worth nothing in <box>
      Then the roll <dice> scores 0 in "<box>"

      Examples:
        | dice      | box             |
        | 2 3 4 5 6 | Aces            |
        | 1 3 4 5 6 | Twos            |
        | 1 2 4 5 6 | Threes          |
        | 1 2 3 5 6 | Fours           |
        | 1 2 3 4 6 | Fives           |
        | 1 2 3 4 5 | Sixes           |
        | 1 1 6 6 5 | Three of a Kind |
        | 6 6 6 5 5 | Four of a Kind  |
        | 6 6 6 5 4 | Full House      |
        | 1 2 3 5 6 | Small Straight  |
        | 2 3 4 5 5 | Large Straight  |
        | 6 6 6 6 5 | Yahtzee         |

    @SC-252 @ruleset:dice-poker
    Scenario: The lowest roll is no zero in Chance
      Then the roll 1 1 1 1 1 scores 5 in "Chance"

    @SC-253 @level:turn @faq:yahtzee.pass
    Scenario: A player without a fitting box enters a zero
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      When Ana rolls 1 2 2 5 6
      And Ana scores in "Four of a Kind"
      Then Ana has 0 in "Four of a Kind"
      And Ana's total is 20
