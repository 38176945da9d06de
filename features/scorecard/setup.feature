@ruleset:yahtzee @ruleset:table-yahtzee
Feature: Dice and cards
  Five dice that everybody shares, and a card of thirteen boxes for each.

  @rule:scorecard.setup.five-dice @level:turn
  Rule: The game is played with five dice

    @SC-001
    Scenario: Five dice lie on the table after the first roll
      Given a game with Ana
      When Ana rolls 1 3 3 4 6
      Then the dice show 1 3 3 4 6

    @SC-002
    Scenario: The order in which the dice fall means nothing
      Given a game with Ana
      When Ana rolls 4 2 6 3 5
      Then the dice show 2 3 4 5 6
      And Ana may score in "Large Straight" for 40

    @SC-003
    Scenario: Six dice are one too many
      Given a game with Ana
      When Ana tries to roll 1 3 3 4 6 6
      Then it is refused under "scorecard.setup.five-dice"
      And nothing has changed

    @SC-004
    Scenario Outline: A re-roll that leaves <count> dice on the table is refused
      Given a game with Ana
      When Ana rolls 2 2 4 5 6
      And Ana tries to keep 2 2 and roll <dice>
      Then it is refused under "scorecard.setup.five-dice"
      And nothing has changed

      Examples:
        | count | dice    |
        | three | 1       |
        | four  | 1 3     |
        | six   | 1 3 3 6 |

    @SC-005
    Scenario: After a refused re-roll the right number of dice may be rolled
      Given a game with Ana
      When Ana rolls 2 2 4 5 6
      And Ana tries to keep 2 2 and roll 1 3
      Then it is refused
      When Ana keeps 2 2 and rolls 1 3 3
      Then the dice show 1 2 2 3 3
      And Ana has 1 roll left

    @SC-006
    Scenario Outline: No die shows <face>
      Given a game with Ana
      When Ana tries to roll <dice>
      Then it is refused under "scorecard.setup.five-dice"
      And nothing has changed

      Examples:
        | face  | dice      |
        | seven | 2 3 4 5 7 |
        | nine  | 1 1 1 1 9 |

  @rule:scorecard.setup.own-card @level:game
  Rule: Every player has a score card of thirteen boxes

    @SC-010
    Scenario: Thirteen boxes are open to the first roll of the game
      Given a game with Ana
      When Ana rolls 1 1 3 4 6
      Then Ana may score only in "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a Kind", "Four of a Kind", "Full House", "Small Straight", "Large Straight", "Yahtzee" and "Chance"

    @SC-011
    Scenario: A card begins empty
      Given a game with Ana
      Then Ana's "Aces" is open
      And Ana's "Sixes" is open
      And Ana's "Yahtzee" is open
      And Ana's "Chance" is open
      And Ana's upper section adds up to 0
      And Ana's total is 0

    @SC-012 @ruleset:dice-poker
    Scenario: What one player scores stands on no other card
      Given a game with Ana and Ben
      When Ana rolls 5 5 5 2 1
      And Ana scores in "Fives"
      Then Ana has 15 in "Fives"
      And Ben's "Fives" is open
      And Ben's total is 0

    @SC-013 @ruleset:dice-poker
    Scenario: Two players may fill the same box, each on a card of their own
      Given a game with Ana and Ben
      When Ana rolls 5 5 5 2 1
      And Ana scores in "Fives"
      And Ben rolls 5 5 4 2 1
      And Ben scores in "Fives"
      Then Ana has 15 in "Fives"
      And Ben has 10 in "Fives"

    @SC-014
    Scenario: A box that no card has is refused
      Given a game with Ana
      When Ana rolls 2 2 5 5 6
      And Ana tries to score in "Lucky Seven"
      Then it is refused under "scorecard.setup.own-card"
      And nothing has changed

    @SC-015 @rule:scorecard.turn.one-box
    Scenario: Whoever names no box has not scored
      Given a game with Ana
      When Ana rolls 1 1 1 5 6
      And Ana tries to score in ""
      Then it is refused
      And nothing has changed
      And Ana's "Aces" is open

    @SC-016
    Scenario: After a box that does not exist, one that does may be filled
      Given a game with Ana
      When Ana rolls 2 2 5 5 6
      And Ana tries to score in "Lucky Seven"
      Then it is refused
      When Ana scores in "Chance"
      Then Ana has 20 in "Chance"
