@ruleset:poker-dice @level:game
Feature: Rounds
  Everybody makes one hand; then the hands are compared, and the next player starts.

  @rule:poker-dice.setup.players
  Rule: Two to eight players can play

    @PD-151
    Scenario: Two players
      Given a game with Ana and Ben
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A A A Q J |
      Then the ranks of the round are
        | seat | rank |
        | Ben  | 1    |
        | Ana  | 2    |

    @PD-152
    Scenario: Eight players
      Given a game with Ana, Ben, Cleo, Dan, Eve, Finn, Gus and Hal
      When the round ends with
        | seat | hand       |
        | Ana  | A A A K K  |
        | Ben  | A A A A K  |
        | Cleo | A K Q J 10 |
        | Dan  | A A A A A  |
        | Eve  | A K Q J 9  |
        | Finn | A A K Q J  |
        | Gus  | A A A K Q  |
        | Hal  | A A K K Q  |
      Then the ranks of the round are
        | seat | rank |
        | Dan  | 1    |
        | Ben  | 2    |
        | Ana  | 3    |
        | Cleo | 4    |
        | Gus  | 5    |
        | Hal  | 6    |
        | Finn | 7    |
        | Eve  | 8    |

    @PD-165
    Scenario: It is not played alone
      When Ana tries to start a game
      Then it is refused under "poker-dice.setup.players"

    @PD-166
    Scenario: A ninth is one too many
      When Ana, Ben, Cleo, Dan, Eve, Finn, Gus, Hal and Ida try to start a game
      Then it is refused under "poker-dice.setup.players"

    @PD-167
    Scenario: Two players of one name cannot be told apart
      When Ana, Ben and Ana try to start a game
      Then it is refused under "poker-dice.setup.players"

  @rule:poker-dice.round.everybody
  Rule: In each round every player makes one hand, then all hands are compared

    @PD-153
    Scenario: Before the last hand stands nothing is lost
      Given a game with Ana, Ben and Cleo
      When Ana rolls A K Q J 9
      And Ana stops
      And Ben rolls A A A A A
      And Ben stops
      And Cleo rolls A A A K Q
      Then it is round 1
      And everybody has 6 lives
      When Cleo stops
      Then it is round 2
      And the lives are
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 6     |
        | Cleo | 5     |

    @PD-154
    Scenario: The second re-roll of the last player ends the round as well
      Given a game with Ana and Ben
      When Ana rolls A A K Q J
      And Ana stops
      And Ben rolls A K Q J 9
      And Ben keeps A and rolls A 9 10 J
      And Ben keeps A A and rolls A Q J
      Then it is round 2
      And Ana has 2 lives
      And Ben has 3 lives

    @PD-155
    Scenario: Nobody has two turns in a round
      Given a game with Ana, Ben and Cleo
      When Ana rolls A K Q J 9
      And Ana stops
      And Ben rolls A A A A A
      And Ben stops
      And Ana tries to roll A A A A A
      Then it is refused
      And nothing has changed
      And it is Cleo's turn

    @PD-156
    Scenario: Hands are compared anew in every round
      Given a game with Ana and Ben
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A A |
        | Ben  | K K K K K |
      And the round ends with
        | seat | hand      |
        | Ben  | A K Q J 9 |
        | Ana  | A K Q 10 9 |
      Then it is round 3
      And the lives are
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 2     |

  @rule:poker-dice.round.first-seat
  Rule: The first seat starts the first round

    @PD-157
    Scenario: Ana, then Ben, then Cleo
      Given a game with Ana, Ben and Cleo
      Then it is Ana's turn
      And it is round 1
      When Ana rolls A K Q J 9
      And Ana stops
      Then it is Ben's turn
      When Ben rolls A K Q J 9
      And Ben stops
      Then it is Cleo's turn

    @PD-158
    Scenario: If another seat is to start, the turns go on clockwise from there
      Given a game with Ana, Ben and Cleo that Cleo starts
      Then it is Cleo's turn
      When Cleo rolls A K Q J 9
      And Cleo stops
      Then it is Ana's turn

  @rule:poker-dice.round.clockwise
  Rule: Each later round is started by the next player clockwise who is still in

    @PD-161
    Scenario: The start goes around
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A A |
        | Ben  | A A A A K |
        | Cleo | A A A A Q |
      Then it is Ben's turn
      When the round ends with
        | seat | hand      |
        | Ben  | A A A A A |
        | Cleo | A A A A A |
        | Ana  | A A A A A |
      Then it is Cleo's turn
      When the round ends with
        | seat | hand      |
        | Cleo | A A A A A |
        | Ana  | A A A A A |
        | Ben  | A A A A A |
      Then it is Ana's turn
      And it is round 4

    @PD-162
    Scenario: Winning or losing a round does not matter for the start
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A A K Q J |
        | Cleo | A A A K Q |
      Then it is Ben's turn
      When Ben rolls A A K Q J
      And Ben stops
      Then it is Cleo's turn
      When Cleo rolls A A A K Q
      And Cleo stops
      Then it is Ana's turn

    @PD-163
    Scenario: A player who is out is passed over
      Given a game with Ana, Ben and Cleo that Ben starts
      And the setting "elimination" is "on"
      And the setting "life-loss" is "lowest"
      And the lives stand at
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 1     |
        | Cleo | 3     |
      Then it is Ana's turn
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A A |
        | Ben  | A K Q J 9 |
        | Cleo | A A A A K |
      Then Ben is out
      And it is Cleo's turn
      When the round ends with
        | seat | hand      |
        | Cleo | A A A A A |
        | Ana  | A A A A A |
      Then it is Ana's turn

    @PD-164
    Scenario: The last starter is out, and the start passes on all the same
      Given a game with Ana, Ben and Cleo
      And the setting "elimination" is "on"
      And the setting "life-loss" is "all-but-winner"
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 2     |
        | Cleo | 3     |
      Then it is Cleo's turn
      When the round ends with
        | seat | hand      |
        | Cleo | A A A A A |
        | Ana  | A A A A K |
        | Ben  | A A A A Q |
      Then Ana is out
      And it is Ben's turn
      When the round ends with
        | seat | hand      |
        | Ben  | A A A A A |
        | Cleo | A A A A A |
      Then Ana and Ben are out

  @rule:poker-dice.turn.open-hands
  Rule: Unless all play at once, everybody sees the dice and the hands that stand

    @PD-171
    Scenario: Later players see earlier hands
      Given a game with Ana, Ben and Cleo
      When Ana rolls A A A K Q
      And Ana stops
      Then Ana's hand is A A A K Q
      And Ben sees Ana's hand A A A K Q
      And Cleo sees Ana's hand A A A K Q
      And nobody is shown Ben's hand

    @PD-172
    Scenario: The dice of the player on turn lie in the open
      Given a game with Ana, Ben and Cleo
      When Ana rolls A A A K Q
      Then the dice show A A A K Q
      And Ben sees the dice A A A K Q
      And nobody is shown Ana's hand

    @PD-173
    Scenario: The hands of a round stay in sight until the next roll
      Given a game with Ana and Ben
      When the round ends with
        | seat | hand      |
        | Ana  | A A A K Q |
        | Ben  | A A K K Q |
      Then Ana's hand is A A A K Q
      And Ben's hand is A A K K Q
      When Ben rolls 9 9 10 J Q
      Then nobody is shown Ana's hand
      And nobody is shown Ben's hand
