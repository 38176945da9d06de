@ruleset:yahtzee @level:game
Feature: Who starts

  @YZ-101 @rule:yahtzee.start.highest-roll
  Scenario: Twenty beats fifteen
    Given a game with Ana and Ben that opens with the starting roll
    When Ana makes the starting roll 1 2 3 4 5
    And Ben makes the starting roll 2 3 4 5 6
    Then it is Ben's turn
