@ruleset:toy @level:game
Feature: The end
  Who wins.

  @rule:toy.end.tie
  Rule: Equal totals share the win

    @TY-010 @rule:scorecard.box.once
    Scenario: Two players with 30
      Given a game with Ana and Ben
      Then Ana and Ben share the win
