@ruleset:toy @level:turn
Feature: Turns
  How a turn goes.

  Background:
    Given a game with Ana

  @rule:toy.turn.two-rolls
  Rule: A turn has two rolls

    @TY-001 @faq:toy.three-rolls
    Scenario: The third roll is refused
      When Ana rolls 1 2 3 4 6
      And Ana keeps 2 2 and rolls 5
      Then it is refused under "toy.turn.two-rolls"

    @TY-002
    Scenario Outline: <dice> is <points> in Sum
      Given Ana's sheet shows
        | box | points |
        | Sum | <points> |
      When Ana rolls <dice>
      Then Ana has <points> in "Sum"

      Examples:
        | dice      | points |
        | 1 1 1 1 1 | 5      |
        | 6 6 6 6 6 | 30     |
