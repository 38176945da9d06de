@ruleset:poker-dice @level:game
Feature: Whole games
  From the first roll to the places, once in each variant of life loss.

  @rule:poker-dice.end.most-lives
  Rule: The player with the most lives left wins

    @PD-501 @rule:poker-dice.round.everybody @rule:poker-dice.round.clockwise @rule:poker-dice.lives.rank-based
    @rule:poker-dice.lives.multiplier @rule:poker-dice.ranks.competition @rule:poker-dice.elimination.off
    @rule:poker-dice.lives.not-below-zero @rule:poker-dice.end.lives-left
    Scenario: Rank by rank, until Cleo has nothing left
      Given a game with Ana, Ben and Cleo, 3 lives each
      Then everybody has 6 lives
      When Ana rolls A A K 10 9
      And Ana keeps A A and rolls A Q 9
      And Ana keeps A A A and rolls K Q
      Then it is Ben's turn
      When Ben rolls K Q J 10 10
      And Ben keeps K Q J 10 and rolls 9
      And Ben stops
      Then it is Cleo's turn
      When Cleo rolls J J 10 10 9
      And Cleo keeps J J 10 10 and rolls A
      And Cleo keeps J J 10 10 and rolls K
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 2    |
        | Ben  | 1    |
        | Cleo | 3    |
      And the lives are
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 6     |
        | Cleo | 4     |
      When the round ends with
        | seat | hand       |
        | Ben  | Q Q Q A A  |
        | Cleo | K Q J 10 9 |
        | Ana  | K K K 9 9  |
      Then the lives are
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 5     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand       |
        | Cleo | A A K Q J  |
        | Ana  | 9 9 9 9 10 |
        | Ben  | J K A A Q  |
      Then it is round 4
      And the lives are
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 4     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand       |
        | Ana  | A K Q J 9  |
        | Ben  | 10 10 9 J Q |
        | Cleo | A K Q 10 9 |
      Then the game is over
      And the lives are
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 4     |
        | Cleo | 0     |
      And Ana and Ben share the win
      And the places are
        | seat | place |
        | Ana  | 1     |
        | Ben  | 1     |
        | Cleo | 3     |

    @PD-502 @rule:poker-dice.lives.lowest @rule:poker-dice.order.probability @rule:poker-dice.lives.all-tie
    @rule:poker-dice.elimination.off @rule:poker-dice.end.lives-left
    Scenario: Only the lowest loses, and nothing beats three of a kind
      Given a game with Ana, Ben and Cleo, 3 lives each
      And the setting "life-loss" is "lowest"
      And the setting "order" is "probability"
      When the round ends with
        | seat | hand       |
        | Ana  | A A A K Q  |
        | Ben  | A Q J 10 9 |
        | Cleo | K Q J 10 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 3     |
        | Cleo | 3     |
      When the round ends with
        | seat | hand       |
        | Ben  | A A A K K  |
        | Cleo | K K A A A  |
        | Ana  | A K A K A  |
      Then the lives are
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 2     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand       |
        | Cleo | 9 9 9 10 10 |
        | Ana  | A A K Q J  |
        | Ben  | A A K K Q  |
      Then the game is over
      And Ben and Cleo share the win

  @rule:poker-dice.elimination.last-one
  Rule: With elimination the game ends when only one player is left

    @PD-503 @rule:poker-dice.elimination.on @rule:poker-dice.lives.all-but-winner @rule:poker-dice.lives.co-winners
    @rule:poker-dice.round.clockwise @rule:poker-dice.ranks.survivors @rule:poker-dice.end.exit-order
    Scenario: All but the winner lose, and the last of four wins
      Given a game with Ana, Ben, Cleo and Dan, 3 lives each
      And the setting "life-loss" is "all-but-winner"
      And the setting "elimination" is "on"
      When the round ends with
        | seat | hand       |
        | Ana  | A A A A K  |
        | Ben  | A A A A Q  |
        | Cleo | K Q J 10 9 |
        | Dan  | A A A A K  |
      Then the lives are
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 2     |
        | Cleo | 2     |
        | Dan  | 3     |
      When the round ends with
        | seat | hand       |
        | Ben  | A A A K Q  |
        | Cleo | A A A K K  |
        | Dan  | 9 9 9 9 9  |
        | Ana  | A A K Q J  |
      And the round ends with
        | seat | hand       |
        | Cleo | A A A K Q  |
        | Dan  | A A A K K  |
        | Ana  | A A K K Q  |
        | Ben  | A A K Q J  |
      Then Ben and Cleo are out
      And it is Dan's turn
      And it is round 4
      When the round ends with
        | seat | hand       |
        | Dan  | A K Q J 9  |
        | Ana  | 9 9 10 J Q |
      Then the lives are
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 0     |
        | Cleo | 0     |
        | Dan  | 2     |
      And it is Ana's turn
      When the round ends with
        | seat | hand       |
        | Ana  | A K Q J 9  |
        | Dan  | A K Q J 10 |
      Then the game is over
      And Dan wins
      And the places are
        | seat | place |
        | Dan  | 1     |
        | Ana  | 2     |
        | Ben  | 3     |
        | Cleo | 3     |

    @PD-504 @rule:poker-dice.simultaneous.all-at-once @rule:poker-dice.simultaneous.hidden
    @rule:poker-dice.simultaneous.round-ends @rule:poker-dice.lives.rank-based @rule:poker-dice.elimination.on
    @rule:poker-dice.ranks.survivors @rule:poker-dice.end.exit-order
    Scenario: All at once, with elimination
      Given a game with Ana, Ben and Cleo, 3 lives each
      And the setting "simultaneous" is "on"
      And the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 2     |
        | Cleo | 1     |
      When Cleo rolls A A K Q J
      And Ana rolls A K Q J 9
      And Cleo stops
      And Ana keeps A K Q J and rolls 10
      And Ana stops
      Then Ben cannot see Ana's hand
      When Ben rolls A A A K Q
      And Ben stops
      Then Cleo is out
      And the lives are
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 1     |
        | Cleo | 0     |
      And Cleo sees Ana's hand A K Q J 10
      When Ben rolls A K Q J 9
      And Ben stops
      And Ana rolls 9 9 10 J Q
      And Ana stops
      Then the game is over
      And Ana wins
      And the places are
        | seat | place |
        | Ana  | 1     |
        | Ben  | 2     |
        | Cleo | 3     |
