@ruleset:yahtzee @level:game
Feature: The dice that earn the Yahtzee bonus
  Only the dice that end the turn count, whatever lay there on the way.

  Background:
    Given a game with Ana

  @rule:yahtzee.bonus.scored-dice
  Rule: The bonus belongs to the dice that are scored, once a turn

    @YZ-361 @faq:yahtzee.broken-up
    Scenario: A Yahtzee broken up by a re-roll earns nothing
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana keeps 4 4 4 and rolls 1 2
      And Ana scores in "Fours"
      Then Ana has 12 in "Fours"
      And Ana has 0 Yahtzee bonuses
      And Ana's total is 62

    @YZ-362 @faq:yahtzee.broken-up
    Scenario: A Yahtzee that lies through three rolls earns one bonus
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana keeps 4 4 4 4 and rolls 4
      And Ana keeps 4 4 and rolls 4 4 4
      And Ana scores in "Fours"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 170

    @YZ-363
    Scenario: Nothing is earned before the dice are scored
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 50

    @YZ-364
    Scenario: A Yahtzee of the third roll earns the bonus
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 1 2
      And Ana keeps 4 4 4 and rolls 4 6
      And Ana keeps 4 4 4 4 and rolls 4
      And Ana scores in "Fours"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 170

    @YZ-365 @rule:yahtzee.joker.upper-first
    Scenario: One Yahtzee given up for another is one bonus, and the last one counts
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana rolls 5 5 5 5 5
      Then Ana may score only in "Fives"
      When Ana scores in "Fives"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 175

    @YZ-366 @rule:yahtzee.joker.upper-first
    Scenario: A refused box earns nothing, and the bonus comes once
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana tries to score in "Chance"
      Then it is refused
      And nothing has changed
      And Ana has 0 Yahtzee bonuses
      When Ana scores in "Fours"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 170

    @YZ-367
    Scenario: The next turn without a Yahtzee earns nothing more
      Given Ana's sheet shows
        | box             | points |
        | Fours           | 20     |
        | Yahtzee         | 50     |
        | Yahtzee bonuses | 1      |
      When Ana rolls 1 2 3 4 6
      And Ana scores in "Small Straight"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 200
