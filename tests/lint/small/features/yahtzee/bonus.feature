@ruleset:yahtzee @level:game
Feature: The Yahtzee bonus
  What a further Yahtzee earns.

  @rule:yahtzee.bonus.hundred
  Rule: A further Yahtzee earns 100

    @YZ-001 @faq:yahtzee.second
    Scenario: A second Yahtzee
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      Then Ana has 1 Yahtzee bonus

    @YZ-002 @rule:yahtzee.bonus.no-cap
    Scenario Outline: Another one, of <number>
      Given a game with Ana
      And Ana's sheet shows
        | box             | points |
        | Yahtzee         | 50     |
        | Fours           | 20     |
        | Yahtzee bonuses | 1      |
      When Ana rolls <dice>
      And Ana scores in "<number>"
      Then Ana has 2 Yahtzee bonuses

      Examples:
        | number | dice      |
        | Fives  | 5 5 5 5 5 |
        | Sixes  | 6 6 6 6 6 |
