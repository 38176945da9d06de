@ruleset:dice-poker @level:game
Feature: White against black
  Two players, thirteen turns each, and the higher total wins.

  @rule:dice-poker.setup.players
  Rule: Two play, white and black

    @DP-001
    Scenario: White and black take turns
      Given a game with White and Black
      When these turns are played
        | seat  | dice      | box            | points |
        | White | 1 3 3 4 6 | Chance         | 17     |
        | Black | 2 3 4 5 6 | Large Straight | 40     |
        | White | 2 2 2 5 6 | Twos           | 6      |
        | Black | 1 1 3 4 5 | Aces           | 2      |
      Then it is White's turn
      And it is round 3
      And White's total is 23
      And Black's total is 42

    @DP-002 @rule:scorecard.setup.own-card
    Scenario: Each has a score table of their own, thirteen rows of it open
      Given a game with White and Black
      When White rolls 1 1 3 4 6
      Then White may score only in "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight", "Yahtzee" and "Chance"
      When White scores in "Chance"
      And Black rolls 1 1 3 4 6
      Then Black may score only in "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight", "Yahtzee" and "Chance"

    @DP-003 @rule:scorecard.setup.own-card
    Scenario: A row that no table has is refused
      Given a game with White and Black
      When White rolls 2 2 5 5 6
      And White tries to score in "Lucky Seven"
      Then it is refused under "scorecard.setup.own-card"
      And nothing has changed
      When White scores in "Chance"
      Then White has 20 in "Chance"

    @DP-004
    Scenario: It is not played alone
      When White tries to start a game
      Then it is refused under "dice-poker.setup.players"

    @DP-005
    Scenario: A third is one too many
      When White, Black and Red try to start a game
      Then it is refused under "dice-poker.setup.players"

    @DP-006
    Scenario: Two cannot both be White
      When White and White try to start a game
      Then it is refused under "dice-poker.setup.players"

  @rule:dice-poker.start.white
  Rule: White starts

    @DP-011
    Scenario: The first turn is White's
      Given a game with White and Black
      Then it is White's turn
      And White has 3 rolls left

    @DP-012 @rule:scorecard.turn.in-order
    Scenario: Black does not begin
      Given a game with White and Black
      When Black tries to roll 1 2 3 4 5
      Then it is refused under "scorecard.turn.in-order"
      And nothing has changed

    @DP-013
    Scenario: White begins every round
      Given a game with White and Black
      When these turns are played
        | seat  | dice      | box    |
        | White | 1 3 3 4 6 | Chance |
        | Black | 1 3 3 4 6 | Chance |
        | White | 1 1 3 4 6 | Aces   |
        | Black | 1 1 3 4 6 | Aces   |
      Then it is White's turn
      And it is round 3

  @rule:dice-poker.end.draw
  Rule: Equal totals are a draw

    @DP-021 @rule:scorecard.end.tie @faq:dice-poker.equal-totals
    Scenario: The same total by different rows
      Given a game with White and Black
      And White's sheet shows
        | box    | points |
        | Chance | 20     |
      And White's other boxes hold 0, except "Sixes"
      And Black's sheet shows
        | box    | points |
        | Chance | 26     |
      And Black's other boxes hold 0, except "Fours"
      When White rolls 1 2 6 6 6
      And White scores in "Sixes"
      And Black rolls 1 4 4 4 6
      And Black scores in "Fours"
      Then White's total is 38
      And Black's total is 38
      And White and Black share the win

    @DP-022 @rule:scorecard.end.tie
    Scenario: A Pokerissimo does not break the tie
      Given a game with White and Black
      And White's sheet shows
        | box     | points |
        | Yahtzee | 50     |
        | Chance  | 20     |
      And White's other boxes hold 0, except "Aces"
      And Black's sheet shows
        | box            | points |
        | Large Straight | 40     |
        | Chance         | 20     |
      And Black's other boxes hold 0, except "Fives"
      When White rolls 2 3 4 5 6
      And White scores in "Aces"
      And Black rolls 1 5 5 2 3
      And Black scores in "Fives"
      Then White and Black share the win

    @DP-023
    Scenario: One point more is no draw
      Given a game with White and Black
      And White's sheet shows
        | box    | points |
        | Chance | 20     |
      And White's other boxes hold 0, except "Aces"
      And Black's sheet shows
        | box    | points |
        | Chance | 20     |
      And Black's other boxes hold 0, except "Aces"
      When White rolls 1 2 3 6 6
      And White scores in "Aces"
      And Black rolls 1 1 4 4 6
      And Black scores in "Aces"
      Then Black wins

  @rule:scorecard.end.thirteen-rounds
  Rule: The game ends after thirteen rounds

    @DP-031 @rule:scorecard.end.total @rule:dice-poker.end.range @rule:dice-poker.bonus.no-upper-bonus
    @rule:dice-poker.bonus.no-yahtzee-bonus @rule:dice-poker.bonus.no-joker
    Scenario: The highest total there is against the lowest
      Given a game with White and Black
      When these turns are played
        | seat  | dice      | box             | points |
        | White | 1 1 1 1 1 | Aces            | 5      |
        | Black | 2 3 4 5 6 | Aces            | 0      |
        | White | 2 2 2 2 2 | Twos            | 10     |
        | Black | 1 3 4 5 6 | Twos            | 0      |
        | White | 3 3 3 3 3 | Threes          | 15     |
        | Black | 1 2 4 5 6 | Threes          | 0      |
        | White | 4 4 4 4 4 | Fours           | 20     |
        | Black | 1 2 3 5 6 | Fours           | 0      |
        | White | 5 5 5 5 5 | Fives           | 25     |
        | Black | 1 2 3 4 6 | Fives           | 0      |
        | White | 6 6 6 6 6 | Sixes           | 30     |
        | Black | 1 2 3 4 5 | Sixes           | 0      |
        | White | 6 6 6 6 6 | Yahtzee         | 50     |
        | Black | 6 6 6 6 5 | Yahtzee         | 0      |
        | White | 6 6 6 6 6 | Three of a Kind | 30     |
        | Black | 1 2 3 4 5 | Three of a Kind | 0      |
        | White | 6 6 6 6 6 | Four of a Kind  | 30     |
        | Black | 6 6 6 5 5 | Four of a Kind  | 0      |
        | White | 1 1 1 2 2 | Full House      | 25     |
        | Black | 6 6 6 6 6 | Full House      | 0      |
        | White | 1 2 3 4 4 | Small Straight  | 30     |
        | Black | 6 6 6 6 6 | Small Straight  | 0      |
        | White | 1 2 3 4 5 | Large Straight  | 40     |
        | Black | 6 6 6 6 6 | Large Straight  | 0      |
        | White | 6 6 6 6 6 | Chance          | 30     |
      Then the game goes on
      And it is Black's turn
      When Black rolls 1 1 1 1 1
      And Black scores in "Chance"
      Then the game is over
      And White's total is 340
      And Black's total is 5
      And White wins

    @DP-032 @rule:scorecard.turn.in-order @rule:scorecard.end.total @rule:scorecard.end.tie
    @rule:dice-poker.bonus.no-upper-bonus @rule:dice-poker.end.draw @faq:dice-poker.equal-totals
    Scenario: Thirteen turns each, and a draw that a bonus would have decided
      Given a game with White and Black
      When these turns are played
        | seat  | dice      | box             | points |
        | White | 1 1 1 2 5 | Aces            | 3      |
        | Black | 5 5 6 6 6 | Three of a Kind | 28     |
        | White | 2 2 2 4 6 | Twos            | 6      |
        | Black | 5 6 6 6 6 | Four of a Kind  | 29     |
        | White | 3 3 3 1 2 | Threes          | 9      |
        | Black | 1 2 3 4 4 | Small Straight  | 30     |
        | White | 4 4 4 5 6 | Fours           | 12     |
        | Black | 3 4 5 6 6 | Chance          | 24     |
        | White | 5 5 5 1 3 | Fives           | 15     |
        | Black | 1 1 3 4 6 | Aces            | 2      |
        | White | 6 6 6 2 4 | Sixes           | 18     |
        | Black | 2 2 3 5 6 | Twos            | 4      |
        | White | 2 4 4 4 6 | Three of a Kind | 20     |
        | Black | 3 3 1 5 6 | Threes          | 6      |
        | White | 2 2 6 6 6 | Full House      | 25     |
        | Black | 4 4 1 2 6 | Fours           | 8      |
        | White | 1 3 4 5 6 | Small Straight  | 30     |
        | Black | 5 5 5 1 2 | Fives           | 15     |
        | White | 1 3 5 5 6 | Chance          | 20     |
        | Black | 6 6 1 2 4 | Sixes           | 12     |
        | White | 1 2 2 3 6 | Four of a Kind  | 0      |
        | Black | 1 2 4 4 6 | Full House      | 0      |
        | White | 1 1 2 5 6 | Large Straight  | 0      |
        | Black | 1 1 2 5 6 | Large Straight  | 0      |
        | White | 3 3 4 5 5 | Yahtzee         | 0      |
        | Black | 6 6 6 6 1 | Yahtzee         | 0      |
      Then the game is over
      And White's total is 158
      And Black's total is 158
      And White and Black share the win
