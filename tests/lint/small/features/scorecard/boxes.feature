@ruleset:yahtzee @level:turn
Feature: Filling a box

  @rule:scorecard.box.once
  Rule: A box is filled once

    @SC-001
    Scenario: A filled box is refused
      Given a game with Ana
      And Ana's sheet shows
        | box   | points |
        | Fours | 8      |
      When Ana rolls 1 4 4 4 6
      And Ana tries to score in "Fours"
      Then it is refused under "scorecard.box.once"
      And nothing has changed

    @SC-002 @level:scoring
    Scenario: The sheet decides
      Given the sheet shows
        | box   | points |
        | Fours | 8      |
      Then the roll 1 4 4 4 6 is refused in "Fours"
