@ruleset:poker-dice @level:game
Feature: Elimination
  What happens when a player has lost all lives: without elimination the end, with elimination nearly nothing.

  @rule:poker-dice.elimination.off
  Rule: Without elimination the game ends when a player has lost all lives

    @PD-301
    Scenario: The last life of one of three
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 5     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A K Q J |
        | Cleo | A K Q J 9 |
      Then the game is over
      And the lives are
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 4     |
        | Cleo | 0     |

    @PD-302
    Scenario: One life is enough to go on
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 5     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
        | Cleo | A A K Q J |
      Then the game goes on
      And Cleo has 1 life

    @PD-303
    Scenario: The round is played to its end first
      Given a game with Ana and Ben
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 3     |
      Then it is Ana's turn
      When Ana rolls A K Q J 9
      And Ana stops
      Then the game goes on
      When Ben rolls A Q J 10 9
      And Ben stops
      Then the game goes on
      And Ben has 2 lives

    @PD-304
    Scenario: Several lose their last lives at once
      Given a game with Ana, Ben, Cleo and Dan
      And the lives stand at
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 7     |
        | Cleo | 3     |
        | Dan  | 9     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A A A K K |
        | Cleo | A K Q J 9 |
        | Dan  | A A A A K |
      Then the game is over
      And the lives are
        | seat | lives |
        | Ana  | 0     |
        | Ben  | 6     |
        | Cleo | 0     |
        | Dan  | 9     |

    @PD-305
    Scenario Outline: In the variant <variant> as well
      Given a game with Ana, Ben and Cleo
      And the setting "life-loss" is "<variant>"
      And the lives stand at
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 2     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A K Q J |
        | Cleo | A K Q J 9 |
      Then the game is over

      Examples:
        | variant        |
        | all-but-winner |
        | lowest         |

  @rule:poker-dice.elimination.on
  Rule: With elimination a player without lives is out, and the game goes on

    Background:
      Given the setting "elimination" is "on"

    @PD-311
    Scenario: One of three is out
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 5     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A K Q J |
        | Cleo | A K Q J 9 |
      Then Cleo is out
      And the game goes on

    @PD-312
    Scenario: One life is enough to stay in
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 5     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
        | Cleo | A A K Q J |
      Then nobody is out
      And Cleo has 1 life

    @PD-313
    Scenario: Two are out at once
      Given a game with Ana, Ben, Cleo and Dan
      And the lives stand at
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 7     |
        | Cleo | 3     |
        | Dan  | 9     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A A A K K |
        | Cleo | A K Q J 9 |
        | Dan  | A A A A K |
      Then Ana and Cleo are out
      And the game goes on

    @PD-314
    Scenario: Those who are left play the next round among themselves
      Given a game with Ana, Ben and Cleo
      And the setting "life-loss" is "lowest"
      And the lives stand at
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 1     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand      |
        | Cleo | A A K Q J |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
      And the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Cleo | A K Q J 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 0     |
        | Cleo | 1     |

  @rule:poker-dice.elimination.out-of-play
  Rule: A player who is out rolls no more

    Background:
      Given a game with Ana, Ben and Cleo
      And the setting "elimination" is "on"

    @PD-321
    Scenario: Ben is out and tries to roll
      Given the lives stand at
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 0     |
        | Cleo | 4     |
      When Ben tries to roll A A A A A
      Then it is refused under "poker-dice.elimination.out-of-play"
      And nothing has changed

    @PD-322
    Scenario: Ben is out and tries to stop
      Given the lives stand at
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 0     |
        | Cleo | 4     |
      When Ben tries to stop
      Then it is refused under "poker-dice.elimination.out-of-play"
      And nothing has changed

    @PD-323
    Scenario: The turn passes over Ben
      Given the setting "life-loss" is "lowest"
      And the lives stand at
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 0     |
        | Cleo | 3     |
      Then it is Ana's turn
      When Ana rolls A A A K Q
      And Ana stops
      Then it is Cleo's turn
      When Cleo rolls A A A K Q
      And Cleo stops
      Then it is Cleo's turn

    @PD-324
    Scenario: After the refusal the others play on
      Given the lives stand at
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 0     |
        | Cleo | 4     |
      When Ben tries to roll A A A A A
      Then it is refused
      When the round ends with
        | seat | hand      |
        | Ana  | A A A K Q |
        | Cleo | A A K K Q |
      Then the lives are
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 0     |
        | Cleo | 3     |

  @rule:poker-dice.elimination.last-one
  Rule: With elimination the game ends when only one player is left

    Background:
      Given the setting "elimination" is "on"

    @PD-331
    Scenario: The last but one goes out
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 0     |
        | Cleo | 4     |
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Cleo | A A A A K |
      Then Ana and Ben are out
      And the game is over
      And Cleo wins

    @PD-332
    Scenario: All the others go out in one round
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 4     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A A A A K |
        | Cleo | A K Q J 9 |
      Then the game is over
      And Ben wins

    @PD-333
    Scenario: The one who is left wins with a single life
      Given a game with Ana and Ben
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
      Then the game is over
      And Ana wins
      And Ana has 1 life

  @rule:poker-dice.elimination.nobody-left
  Rule: If the last players go out together, the game is over and they share the win

    @PD-341 @faq:poker-dice.everybody-out
    Scenario: The last two lose their last lives in a tie
      Given a game with Ana, Ben and Cleo
      And the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 0     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A K K |
        | Cleo | A A A K K |
      Then the game is over
      And Ana and Cleo share the win
      And the places are
        | seat | place |
        | Ana  | 1     |
        | Cleo | 1     |
        | Ben  | 3     |

    @PD-342
    Scenario Outline: All three at once, with elimination <elimination>
      Given a game with Ana, Ben and Cleo
      And the setting "elimination" is "<elimination>"
      And the setting "life-loss" is "lowest"
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 1     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand      |
        | Cleo | A A A K K |
        | Ana  | A A A K K |
        | Ben  | A A A K K |
      Then the game is over
      And Ana, Ben and Cleo share the win
      And the places are
        | seat | place |
        | Ana  | 1     |
        | Ben  | 1     |
        | Cleo | 1     |

      Examples:
        | elimination |
        | on          |
        | off         |

    @PD-343
    Scenario: After that nobody can play any more
      Given a game with Ana and Ben
      And the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A K K |
        | Ben  | A A A K K |
      And Ana tries to roll A A A A A
      Then it is refused
      And nothing has changed
      And Ana and Ben share the win
