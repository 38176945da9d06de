@ruleset:yahtzee @level:game
Feature: Who starts
  Everybody rolls all five dice once; the highest total has the first turn.

  @rule:yahtzee.start.highest-roll
  Rule: Whoever rolls the highest total starts

    @YZ-021
    Scenario: Twenty beats fifteen and eleven
      Given a game with Ana, Ben and Cleo that opens with the starting roll
      When Ana makes the starting roll 1 2 3 4 5
      And Ben makes the starting roll 2 3 4 5 6
      And Cleo makes the starting roll 1 1 2 3 4
      Then it is Ben's turn
      And Ben has 3 rolls left
      And it is round 1

    @YZ-022
    Scenario: One point more is enough
      Given a game with Ana and Ben that opens with the starting roll
      When Ana makes the starting roll 1 2 3 5 6
      And Ben makes the starting roll 2 2 3 5 6
      Then it is Ben's turn
      And Ben has 3 rolls left

    @YZ-023
    Scenario: The total counts, not the combination
      Given a game with Ana and Ben that opens with the starting roll
      When Ana makes the starting roll 2 2 2 2 2
      And Ben makes the starting roll 1 1 2 3 4
      Then it is Ben's turn
      And Ben has 3 rolls left

    @YZ-024
    Scenario: The total counts, not the highest die
      Given a game with Ana and Ben that opens with the starting roll
      When Ana makes the starting roll 4 4 4 4 4
      And Ben makes the starting roll 1 1 1 1 6
      Then it is Ana's turn
      And Ana has 3 rolls left

    @YZ-025
    Scenario: The players roll in the order of their seats
      Given a game with Ana, Ben and Cleo that opens with the starting roll
      Then it is Ana's turn
      When Ana makes the starting roll 1 2 3 4 5
      Then it is Ben's turn
      When Ben makes the starting roll 2 3 4 5 6
      Then it is Cleo's turn

    @YZ-026
    Scenario: One die is not enough
      Given a game with Ana and Ben that opens with the starting roll
      When Ana tries to make the starting roll 6
      Then it is refused
      And nothing has changed

    @YZ-027
    Scenario: Nobody makes another's starting roll
      Given a game with Ana and Ben that opens with the starting roll
      When Ben tries to make the starting roll 6 6 6 6 5
      Then it is refused
      And nothing has changed

    @YZ-028
    Scenario: Nobody makes a second starting roll, however low the first was
      Given a game with Ana and Ben that opens with the starting roll
      When Ana makes the starting roll 1 1 1 1 2
      And Ana tries to make the starting roll 6 6 6 6 5
      Then it is refused
      And nothing has changed

    @YZ-029
    Scenario: Nobody begins a turn before it is known who starts
      Given a game with Ana and Ben that opens with the starting roll
      When Ana makes the starting roll 6 6 6 6 6
      And Ana tries to roll 1 2 3 4 5
      Then it is refused
      And nothing has changed

    @YZ-030
    Scenario: The starting roll is not scored
      Given a game with Ana and Ben that opens with the starting roll
      When Ana makes the starting roll 6 6 6 6 6
      And Ben makes the starting roll 1 2 3 4 5
      Then it is Ana's turn
      And no dice are on the table
      When Ana tries to score in "Yahtzee"
      Then it is refused
      And nothing has changed

    @YZ-031
    Scenario: Of the starting roll nothing is kept
      Given a game with Ana and Ben that opens with the starting roll
      When Ana makes the starting roll 6 6 6 6 6
      And Ben makes the starting roll 1 2 3 4 5
      And Ana tries to keep 6 6 6 6 and roll 6
      Then it is refused
      And nothing has changed

    @YZ-032
    Scenario: Once the first turn has begun there is no starting roll
      Given a game with Ana and Ben that opens with the starting roll
      When Ana makes the starting roll 6 6 6 6 6
      And Ben makes the starting roll 1 2 3 4 5
      And Ana rolls 1 2 2 3 5
      And Ana tries to make the starting roll 6 6 6 6 6
      Then it is refused
      And nothing has changed

    @YZ-033
    Scenario: After a refused starting roll the opening goes on
      Given a game with Ana and Ben that opens with the starting roll
      When Ben tries to make the starting roll 6 6 6 6 5
      Then it is refused
      When Ana makes the starting roll 1 2 3 4 5
      And Ben makes the starting roll 1 2 3 4 4
      Then it is Ana's turn
      And Ana has 3 rolls left

  @rule:yahtzee.start.tie-rolls-again
  Rule: Players tied for the start roll again

    @YZ-041
    Scenario: Two level in front roll again, the third does not
      Given a game with Ana, Ben and Cleo that opens with the starting roll
      When Ana makes the starting roll 2 3 4 5 6
      And Ben makes the starting roll 1 1 2 3 4
      And Cleo makes the starting roll 5 5 5 4 1
      Then it is Ana's turn
      And Ana has 0 rolls left
      When Ana makes the starting roll 1 1 1 2 2
      And Cleo makes the starting roll 1 1 2 2 3
      Then it is Cleo's turn
      And Cleo has 3 rolls left

    @YZ-042
    Scenario: Whoever was behind does not roll a second time
      Given a game with Ana, Ben and Cleo that opens with the starting roll
      When Ana makes the starting roll 2 3 4 5 6
      And Ben makes the starting roll 1 1 2 3 4
      And Cleo makes the starting roll 5 5 5 4 1
      And Ana makes the starting roll 1 1 1 2 2
      And Ben tries to make the starting roll 6 6 6 6 6
      Then it is refused
      And nothing has changed
      And it is Cleo's turn

    @YZ-043
    Scenario: A second tie is rolled off as well
      Given a game with Ana and Ben that opens with the starting roll
      When Ana makes the starting roll 1 2 3 4 5
      And Ben makes the starting roll 3 3 3 3 3
      And Ana makes the starting roll 2 2 2 2 2
      And Ben makes the starting roll 1 1 1 1 6
      Then it is Ana's turn
      And Ana has 0 rolls left
      When Ana makes the starting roll 1 1 2 3 4
      And Ben makes the starting roll 1 1 2 4 4
      Then it is Ben's turn
      And Ben has 3 rolls left

    @YZ-044
    Scenario: A tie behind the highest total is not rolled off
      Given a game with Ana, Ben and Cleo that opens with the starting roll
      When Ana makes the starting roll 1 1 2 3 4
      And Ben makes the starting roll 1 1 2 3 4
      And Cleo makes the starting roll 1 1 2 4 4
      Then it is Cleo's turn
      And Cleo has 3 rolls left

    @YZ-045
    Scenario: All three level, then two, then one
      Given a game with Ana, Ben and Cleo that opens with the starting roll
      When Ana makes the starting roll 1 2 3 4 5
      And Ben makes the starting roll 1 2 3 4 5
      And Cleo makes the starting roll 1 2 3 4 5
      And Ana makes the starting roll 1 1 1 1 1
      And Ben makes the starting roll 4 4 4 4 4
      And Cleo makes the starting roll 2 3 4 5 6
      Then it is Ben's turn
      And Ben has 0 rolls left
      When Ben makes the starting roll 1 2 2 3 3
      And Cleo makes the starting roll 1 2 2 3 4
      Then it is Cleo's turn
      And Cleo has 3 rolls left

    @YZ-046
    Scenario: The higher total of the first try counts no more
      Given a game with Ana, Ben and Cleo that opens with the starting roll
      When Ana makes the starting roll 6 6 6 6 6
      And Ben makes the starting roll 6 6 6 6 5
      And Cleo makes the starting roll 6 6 6 6 6
      And Ana makes the starting roll 1 1 1 1 2
      And Cleo makes the starting roll 1 1 1 1 1
      Then it is Ana's turn
      And Ana has 3 rolls left

  @rule:yahtzee.start.clockwise
  Rule: Play goes on clockwise

    @YZ-051
    Scenario: After the starter comes the player on the left, round the table
      Given a game with Ana, Ben and Cleo that opens with the starting roll
      When Ana makes the starting roll 1 1 2 3 4
      And Ben makes the starting roll 2 3 4 5 6
      And Cleo makes the starting roll 1 2 3 4 5
      And Ben rolls 1 2 2 5 6
      And Ben scores in "Twos"
      Then it is Cleo's turn
      When Cleo rolls 3 3 4 6 6
      And Cleo scores in "Chance"
      Then it is Ana's turn
      When Ana rolls 1 1 1 2 5
      And Ana scores in "Aces"
      Then it is Ben's turn
      And it is round 2

    @YZ-052
    Scenario: Second is the neighbour, not the second highest roll
      Given a game with Ana, Ben and Cleo that opens with the starting roll
      When Ana makes the starting roll 6 6 6 6 6
      And Ben makes the starting roll 1 1 1 1 2
      And Cleo makes the starting roll 5 5 5 6 6
      And Ana rolls 1 2 2 5 6
      And Ana scores in "Twos"
      Then it is Ben's turn

    @YZ-053
    Scenario: The round ends with the player on the starter's right
      Given a game with Ana, Ben and Cleo that Cleo starts
      Then it is Cleo's turn
      When Cleo rolls 1 2 2 5 6
      And Cleo scores in "Twos"
      Then it is Ana's turn
      When Ana rolls 3 3 4 6 6
      And Ana scores in "Chance"
      Then it is Ben's turn
      And it is round 1
      When Ben rolls 1 1 1 2 5
      And Ben scores in "Aces"
      Then it is Cleo's turn
      And it is round 2

    @YZ-054 @rule:scorecard.turn.in-order
    Scenario: Nobody is passed over
      Given a game with Ana, Ben and Cleo
      When Ana rolls 1 2 2 5 6
      And Ana scores in "Twos"
      And Cleo tries to roll 1 2 3 4 5
      Then it is refused under "scorecard.turn.in-order"
      And nothing has changed
      And it is Ben's turn

    @YZ-055 @rule:scorecard.end.thirteen-rounds
    Scenario: The game ends on the starter's right, too
      Given a game with Ana and Ben that Ben starts
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box    | points |
        | Chance | 18     |
      And Ben's other boxes hold 0, except "Sixes"
      When Ben rolls 1 2 6 6 6
      And Ben scores in "Sixes"
      Then the game goes on
      And it is Ana's turn
      When Ana rolls 1 5 5 6 6
      And Ana scores in "Sixes"
      Then the game is over
      And Ben wins
