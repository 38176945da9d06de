@ruleset:yahtzee @ruleset:table-yahtzee @level:game
Feature: The end of the game
  Thirteen rounds fill every card; then the totals are compared.

  @rule:scorecard.end.thirteen-rounds
  Rule: The game ends after thirteen rounds

    @SC-501
    Scenario: The thirteenth box ends the game
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      Then it is round 13
      And the game goes on
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      Then the game is over

    @SC-502
    Scenario: After twelve rounds the game goes on
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes" and "Fives"
      Then it is round 12
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      Then the game goes on
      And it is round 13
      And it is Ana's turn

    @SC-503 @ruleset:dice-poker
    Scenario: The game waits for the last player's thirteenth turn
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box    | points |
        | Chance | 18     |
      And Ben's other boxes hold 0, except "Fives"
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      Then the game goes on
      And it is Ben's turn
      When Ben rolls 1 5 5 5 6
      And Ben scores in "Fives"
      Then the game is over

    @SC-504
    Scenario: Nobody rolls after the end
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      And Ana tries to roll 1 2 3 4 5
      Then it is refused under "scorecard.end.thirteen-rounds"
      And nothing has changed
      And the game is over

    @SC-505
    Scenario: The last dice are not rolled again after the end
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      And Ana tries to keep 6 6 6 and roll 6 6
      Then it is refused under "scorecard.end.thirteen-rounds"
      And nothing has changed

    @SC-506
    Scenario: Nobody scores after the end
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      And Ana tries to score in "Chance"
      Then it is refused
      And nothing has changed
      And the game is over

    @SC-507 @ruleset:dice-poker
    Scenario: There is no fourteenth round, for the next player either
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box    | points |
        | Chance | 18     |
      And Ben's other boxes hold 0, except "Sixes"
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      And Ben rolls 1 5 5 6 6
      And Ben scores in "Sixes"
      And Ben tries to roll 6 6 6 6 6
      Then it is refused under "scorecard.end.thirteen-rounds"
      And nothing has changed

    @SC-508 @ruleset:dice-poker
    Scenario: A round is over when everybody has had a turn
      Given a game with Ana and Ben
      Then it is round 1
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      Then it is round 1
      When Ben rolls 1 5 5 6 6
      And Ben scores in "Sixes"
      Then it is round 2
      And it is Ana's turn

  @rule:scorecard.end.total
  Rule: The total adds up all boxes and bonuses

    @SC-511
    Scenario: Both sections are added up
      Given a game with Ana
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 1 1 1 4 6 | Aces            | 3      |
        | Ana  | 2 5 5 5 6 | Three of a Kind | 23     |
        | Ana  | 4 4 4 6 6 | Full House      | 25     |
        | Ana  | 3 3 4 6 6 | Sixes           | 12     |
      Then Ana's upper section adds up to 15
      And Ana's total is 63

    @SC-512
    Scenario: A zero adds nothing
      Given a game with Ana
      And Ana's sheet shows
        | box        | points |
        | Full House | 25     |
        | Chance     | 22     |
      When Ana rolls 1 2 2 4 6
      And Ana scores in "Large Straight"
      Then Ana has 0 in "Large Straight"
      And Ana's total is 47

    @SC-513
    Scenario: The total is there all the time, open boxes count for nothing
      Given a game with Ana
      Then Ana's total is 0
      When Ana rolls 3 4 5 6 6
      Then Ana's total is 0
      When Ana scores in "Small Straight"
      Then Ana's total is 30

    @SC-514
    Scenario: Dice that lie on the table are not in the total
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Twos   | 6      |
        | Chance | 25     |
      When Ana rolls 5 5 5 5 5
      Then Ana's total is 31

  @rule:scorecard.end.highest-total
  Rule: The highest total wins

    @SC-521 @ruleset:dice-poker
    Scenario: Ana is ahead, and wins
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box            | points |
        | Large Straight | 40     |
        | Chance         | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box        | points |
        | Full House | 25     |
        | Chance     | 20     |
      And Ben's other boxes hold 0, except "Sixes"
      When Ana rolls 1 2 3 6 6
      And Ana scores in "Sixes"
      And Ben rolls 1 6 6 6 6
      And Ben scores in "Sixes"
      Then Ana's total is 72
      And Ben's total is 69
      And the game is over
      And Ana wins

    @SC-522 @ruleset:dice-poker
    Scenario: One point more is enough
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Aces"
      And Ben's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ben's other boxes hold 0, except "Aces"
      When Ana rolls 1 2 3 6 6
      And Ana scores in "Aces"
      And Ben rolls 1 1 4 4 6
      And Ben scores in "Aces"
      Then Ana's total is 21
      And Ben's total is 22
      And Ben wins

    @SC-523
    Scenario: The last turn turns the game
      Given a game with Ana, Ben and Cleo
      And Ana's sheet shows
        | box    | points |
        | Chance | 28     |
      And Ana's other boxes hold 0, except "Full House"
      And Ben's sheet shows
        | box    | points |
        | Chance | 25     |
      And Ben's other boxes hold 0, except "Full House"
      And Cleo's sheet shows
        | box    | points |
        | Chance | 10     |
      And Cleo's other boxes hold 0, except "Full House"
      When Ana rolls 1 2 3 6 6
      And Ana scores in "Full House"
      And Ben rolls 1 1 4 4 6
      And Ben scores in "Full House"
      And Cleo rolls 1 1 4 4 4
      And Cleo scores in "Full House"
      Then Cleo's total is 35
      And Cleo wins

    @SC-524 @ruleset:dice-poker
    Scenario: Nobody has won before the end
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box            | points |
        | Large Straight | 40     |
        | Chance         | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box    | points |
        | Chance | 7      |
      And Ben's other boxes hold 0, except "Twos"
      When Ana rolls 1 2 3 6 6
      And Ana scores in "Sixes"
      Then the game goes on
      And it is Ben's turn

    @SC-525
    Scenario: Whoever plays alone wins
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      When Ana rolls 1 2 3 5 5
      And Ana scores in "Sixes"
      Then the game is over
      And Ana wins

  @rule:scorecard.end.tie
  Rule: Players with the same highest total share the win

    @SC-531 @faq:yahtzee.equal-totals @ruleset:dice-poker
    Scenario: Two players with the same total
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box    | points |
        | Chance | 26     |
      And Ben's other boxes hold 0, except "Fours"
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      And Ben rolls 1 4 4 4 6
      And Ben scores in "Fours"
      Then Ana's total is 38
      And Ben's total is 38
      And Ana and Ben share the win

    @SC-532
    Scenario: Two of three are level in front
      Given a game with Ana, Ben and Cleo
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box    | points |
        | Chance | 14     |
      And Ben's other boxes hold 0, except "Sixes"
      And Cleo's sheet shows
        | box    | points |
        | Chance | 20     |
      And Cleo's other boxes hold 0, except "Sixes"
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      And Ben rolls 1 2 6 6 6
      And Ben scores in "Sixes"
      And Cleo rolls 3 4 6 6 6
      And Cleo scores in "Sixes"
      Then Ana's total is 38
      And Ben's total is 32
      And Cleo's total is 38
      And Ana and Cleo share the win

    @SC-533
    Scenario: A tie behind the winner changes nothing
      Given a game with Ana, Ben and Cleo
      And Ana's sheet shows
        | box    | points |
        | Chance | 14     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box    | points |
        | Chance | 14     |
      And Ben's other boxes hold 0, except "Sixes"
      And Cleo's sheet shows
        | box    | points |
        | Chance | 15     |
      And Cleo's other boxes hold 0, except "Sixes"
      When Ana rolls 1 2 6 6 6
      And Ana scores in "Sixes"
      And Ben rolls 1 2 6 6 6
      And Ben scores in "Sixes"
      And Cleo rolls 3 4 6 6 6
      And Cleo scores in "Sixes"
      Then Ana's total is 32
      And Ben's total is 32
      And Cleo's total is 33
      And Cleo wins

    @SC-534 @ruleset:dice-poker
    Scenario: Whoever fills the last box first has no advantage
      Given a game with Ana and Ben
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Large Straight"
      And Ben's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ben's other boxes hold 0, except "Large Straight"
      When Ana rolls 1 2 3 4 5
      And Ana scores in "Large Straight"
      And Ben rolls 2 3 4 5 6
      And Ben scores in "Large Straight"
      Then Ana and Ben share the win
