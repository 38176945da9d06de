@ruleset:yahtzee @ruleset:table-yahtzee @level:turn
Feature: Turns
  One player after the other rolls, and fills one box.

  @rule:scorecard.turn.in-order
  Rule: Only the player whose turn it is may roll or score

    @SC-101 @ruleset:dice-poker
    Scenario: The turn passes to the next player when a box is filled
      Given a game with Ana and Ben
      Then it is Ana's turn
      When Ana rolls 1 2 2 5 6
      Then it is Ana's turn
      When Ana scores in "Chance"
      Then it is Ben's turn
      When Ben rolls 3 3 4 4 6
      And Ben scores in "Threes"
      Then it is Ana's turn

    @SC-102 @ruleset:dice-poker
    Scenario: Nobody rolls before their turn
      Given a game with Ana and Ben
      When Ben tries to roll 1 2 3 4 5
      Then it is refused under "scorecard.turn.in-order"
      And nothing has changed

    @SC-103 @ruleset:dice-poker
    Scenario: Nobody takes up another player's dice
      Given a game with Ana and Ben
      When Ana rolls 6 6 6 1 2
      And Ben tries to keep 6 6 6 and roll 6 6
      Then it is refused under "scorecard.turn.in-order"
      And nothing has changed

    @SC-104 @ruleset:dice-poker
    Scenario: Nobody scores another player's dice
      Given a game with Ana and Ben
      When Ana rolls 6 6 6 1 2
      And Ben tries to score in "Sixes"
      Then it is refused under "scorecard.turn.in-order"
      And nothing has changed

    @SC-105 @ruleset:dice-poker
    Scenario: With a box filled the turn is over, rolls left or not
      Given a game with Ana and Ben
      When Ana rolls 6 6 6 1 2
      And Ana scores in "Sixes"
      And Ana tries to roll 3 3 3 4 4
      Then it is refused under "scorecard.turn.in-order"
      And nothing has changed
      And it is Ben's turn

    @SC-106 @ruleset:dice-poker
    Scenario: Somebody who is not in the game may not roll
      Given a game with Ana and Ben
      When Zoe tries to roll 1 2 3 4 5
      Then it is refused
      And nothing has changed

    @SC-107
    Scenario: Somebody who is not in the game may not score
      Given a game with Ana
      When Ana rolls 1 2 3 4 5
      And Zoe tries to score in "Large Straight"
      Then it is refused
      And nothing has changed

    @SC-108 @ruleset:dice-poker
    Scenario: After a roll out of turn the right player goes on
      Given a game with Ana and Ben
      When Ben tries to roll 1 2 3 4 5
      Then it is refused
      When Ana rolls 2 2 3 5 6
      Then the dice show 2 2 3 5 6
      And it is Ana's turn
      And Ana has 2 rolls left

  @rule:scorecard.turn.stop-early
  Rule: A player may stop after any roll

    @SC-151
    Scenario: After the first roll
      Given a game with Ana
      When Ana rolls 2 3 4 5 6
      And Ana scores in "Large Straight"
      Then Ana has 40 in "Large Straight"

    @SC-152
    Scenario: After the second roll
      Given a game with Ana
      When Ana rolls 2 3 4 5 5
      And Ana keeps 2 3 4 5 and rolls 6
      And Ana scores in "Large Straight"
      Then Ana has 40 in "Large Straight"

    @SC-153
    Scenario: After the third roll nothing else is left
      Given a game with Ana
      When Ana rolls 2 3 4 5 5
      And Ana keeps 2 3 4 5 and rolls 5
      And Ana keeps 2 3 4 5 and rolls 4
      And Ana scores in "Large Straight"
      Then Ana has 0 in "Large Straight"

  @rule:scorecard.turn.roll-first
  Rule: Nothing is scored before the first roll

    @SC-156
    Scenario: No box is filled at the very start
      Given a game with Ana
      Then Ana may not score in "Aces", "Full House", "Yahtzee" and "Chance"
      When Ana tries to score in "Chance"
      Then it is refused under "scorecard.turn.roll-first"
      And nothing has changed

    @SC-157
    Scenario: The dice of the turn before are not scored a second time
      Given a game with Ana
      When Ana rolls 1 2 3 4 5
      And Ana scores in "Large Straight"
      Then Ana may not score in "Small Straight"
      When Ana tries to score in "Small Straight"
      Then it is refused
      And nothing has changed

    @SC-158 @ruleset:dice-poker
    Scenario: The dice of the player before are not scored
      Given a game with Ana and Ben
      When Ana rolls 1 2 3 4 5
      And Ana scores in "Large Straight"
      And Ben tries to score in "Large Straight"
      Then it is refused under "scorecard.turn.roll-first"
      And nothing has changed

    @SC-159
    Scenario: After a box named too early the turn begins with a roll
      Given a game with Ana
      When Ana tries to score in "Chance"
      Then it is refused
      When Ana rolls 1 3 4 6 6
      And Ana scores in "Chance"
      Then Ana has 20 in "Chance"

  @rule:scorecard.turn.one-box
  Rule: Every turn fills exactly one box

    @SC-161
    Scenario: The box that was named is filled, and no other
      Given a game with Ana
      When Ana rolls 3 3 3 3 5
      And Ana scores in "Three of a Kind"
      Then Ana's sheet now shows
        | box             | points |
        | Three of a Kind | 17     |
      And Ana's "Threes" is open
      And Ana's "Four of a Kind" is open
      And Ana's "Chance" is open
      And Ana's total is 17
      And it is round 2

    @SC-162 @ruleset:dice-poker
    Scenario: One roll does not fill two boxes
      Given a game with Ana and Ben
      When Ana rolls 1 2 3 4 5
      And Ana scores in "Large Straight"
      And Ana tries to score in "Small Straight"
      Then it is refused
      And nothing has changed
      And Ana's "Small Straight" is open

    @SC-163 @faq:yahtzee.pass
    Scenario: A turn without a fitting box costs one all the same
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Aces   | 2      |
        | Fours  | 8      |
        | Sixes  | 12     |
        | Chance | 19     |
      When Ana rolls 1 4 4 6 6
      And Ana keeps 4 4 6 6 and rolls 1
      And Ana keeps 4 4 6 6 and rolls 1
      Then it is Ana's turn
      And Ana may score in "Full House" for 0
      When Ana scores in "Yahtzee"
      Then Ana has 0 in "Yahtzee"
      And Ana's total is 41
      And it is round 6
