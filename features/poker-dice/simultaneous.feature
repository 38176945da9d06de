@ruleset:poker-dice @level:game
Feature: Playing all at once
  Simultaneous mode: everybody rolls at the same time, and the dice stay hidden until the round is over.

  Background:
    Given a game with Ana, Ben and Cleo
    And the setting "simultaneous" is "on"

  @rule:poker-dice.simultaneous.all-at-once
  Rule: In simultaneous mode all players play at the same time

    @PD-351
    Scenario: Whoever wants to begins
      When Cleo rolls A A K Q J
      And Ana rolls A K Q J 9
      And Ben rolls A A A K 9
      Then Ana sees the dice A K Q J 9
      And Ben sees the dice A A A K 9
      And Cleo sees the dice A A K Q J

    @PD-352
    Scenario: Turns are mixed, and each player's dice are the player's own
      When Ben rolls A A K Q J
      And Ana rolls K K Q J 9
      And Ben keeps A A and rolls A 9 9
      And Ana keeps K K and rolls K K K
      Then Ben sees the dice A A A 9 9
      And Ana sees the dice K K K K K

    @PD-353
    Scenario: Everybody has two re-rolls, and not one more
      When Ben rolls A A K Q J
      And Ana rolls K K Q J 9
      And Ben keeps A A and rolls K Q J
      And Ben keeps A A and rolls K Q 10
      And Ben tries to keep A A and roll A A A
      Then it is refused under "poker-dice.turn.two-rerolls"
      And nothing has changed
      And Ben sees the dice A A K Q 10
      When Ana keeps K K and rolls A A 9
      And Ana keeps K K A A and rolls K
      Then Ana sees the dice K K K A A

    @PD-354
    Scenario: Nobody keeps dice of another
      When Ben rolls A A A A J
      And Ana rolls K K Q J 9
      And Ana tries to keep A A A A and roll A
      Then it is refused under "poker-dice.turn.reroll-any"
      And nothing has changed
      And Ana sees the dice K K Q J 9

    @PD-355
    Scenario: In the next round everybody has fresh dice
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A A A Q |
        | Cleo | A A A A J |
      Then Ana sees no dice
      When Cleo tries to keep A A A A and roll A
      Then it is refused under "poker-dice.turn.all-dice"
      And nothing has changed

  @rule:poker-dice.simultaneous.hidden
  Rule: In simultaneous mode the dice are hidden until the round is over

    @PD-361
    Scenario: Nobody else sees the dice that Ana rolls
      When Ana rolls A A A K Q
      Then Ana sees the dice A A A K Q
      And Ben sees no dice
      And Cleo sees no dice
      And no dice are on the table

    @PD-362
    Scenario: Nor the hand when it stands
      When Ana rolls A A A K Q
      And Ana stops
      Then Ben cannot see Ana's hand
      And Ben sees no dice
      And nobody is shown Ana's hand
      And no dice are on the table

    @PD-363
    Scenario: Ana still sees her own hand
      When Ana rolls A A A K Q
      And Ana stops
      Then Ana sees Ana's hand A A A K Q
      And Ana cannot see Ben's hand

    @PD-364
    Scenario: A player with dice of one's own does not see those of others either
      When Ana rolls A A A K Q
      And Ana stops
      And Ben rolls A K Q J 9
      Then Ben sees the dice A K Q J 9
      And Ben cannot see Ana's hand
      When Ben stops
      Then Ben cannot see Ana's hand
      And Ana cannot see Ben's hand
      And Cleo sees no dice

    @PD-365
    Scenario: The second re-roll shows nothing
      When Ana rolls A K J 10 10
      And Ana keeps 10 10 and rolls 10 9 9
      And Ana keeps 10 10 10 and rolls 10 A
      Then Ben cannot see Ana's hand
      And nobody is shown Ana's hand
      And Ana sees Ana's hand A 10 10 10 10

    @PD-366
    Scenario: At the end of the round all hands are revealed
      When Ben rolls A A K K Q
      And Ben stops
      And Cleo rolls A K Q J 9
      And Cleo stops
      And Ana rolls A A A K Q
      Then nobody is shown Ben's hand
      When Ana stops
      Then Ana's hand is A A A K Q
      And Ben's hand is A A K K Q
      And Cleo's hand is A K Q J 9
      And Cleo sees Ben's hand A A K K Q

    @PD-367
    Scenario: In the next round they are hidden again
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A A A Q |
        | Cleo | A A A A J |
      And Ben rolls 9 9 10 J Q
      And Ben stops
      Then nobody is shown Ben's hand
      And Ana cannot see Ben's hand
      And Ana sees no dice

  @rule:poker-dice.simultaneous.round-ends
  Rule: In simultaneous mode the round ends when every hand stands

    @PD-371
    Scenario: While one player has not stopped, nothing is lost
      When Cleo rolls A K Q J 9
      And Cleo stops
      And Ana rolls A A A A K
      And Ana stops
      And Ben rolls A A K Q J
      Then it is round 1
      And everybody has 6 lives
      When Ben stops
      Then it is round 2
      And the lives are
        | seat | lives |
        | Ana  | 6     |
        | Ben  | 5     |
        | Cleo | 4     |

    @PD-372
    Scenario: The round waits for a player who has not even rolled
      When Ana rolls A A A A K
      And Ana stops
      And Ben rolls A A K Q J
      And Ben stops
      Then it is round 1
      When Ben tries to roll A A A A A
      Then it is refused under "poker-dice.turn.hand-stands"
      And nothing has changed

    @PD-373
    Scenario: The second re-roll of the last player ends it, too
      When Ana rolls A A A A K
      And Ana stops
      And Cleo rolls A A K Q J
      And Cleo stops
      And Ben rolls A K Q J 9
      And Ben keeps A and rolls K Q J 9
      And Ben keeps A and rolls K Q J 9
      Then it is round 2
      And Ben has 4 lives

    @PD-374
    Scenario: Nobody waits for a player who is out
      Given the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 0     |
        | Cleo | 4     |
      When Cleo rolls A A A A K
      And Cleo stops
      And Ana rolls A K Q J 9
      And Ana stops
      Then the lives are
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 0     |
        | Cleo | 4     |

    @PD-375 @rule:poker-dice.elimination.out-of-play
    Scenario: A player who is out cannot join in
      Given the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 0     |
        | Cleo | 4     |
      When Ben tries to roll A A A A A
      Then it is refused under "poker-dice.elimination.out-of-play"
      And nothing has changed

    @PD-376 @rule:poker-dice.turn.roll-first
    Scenario: Stopping before the first roll is refused here as well
      When Ben tries to stop
      Then it is refused under "poker-dice.turn.roll-first"
      And nothing has changed
