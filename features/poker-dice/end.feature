@ruleset:poker-dice @level:game
Feature: The end of the game
  Who has won, and the places of the others.

  @rule:poker-dice.end.most-lives
  Rule: The player with the most lives left wins

    @PD-381
    Scenario: Most lives, whoever won the last round
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 3     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A A A A K |
        | Cleo | A K Q J 9 |
      Then the game is over
      And Ana wins
      And the lives are
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 3     |
        | Cleo | 0     |

    @PD-382
    Scenario: Before the end nobody has won
      Given a game with Ana and Ben
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
      And the round ends with
        | seat | hand      |
        | Ben  | A K Q J 9 |
        | Ana  | A A A A K |
      Then the game goes on
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
      Then the game is over
      And Ana wins

  @rule:poker-dice.end.lives-left
  Rule: Without elimination the players are ranked by the lives they have left

    @PD-383
    Scenario: Four places
      Given a game with Ana, Ben, Cleo and Dan
      And the lives stand at
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 8     |
        | Cleo | 5     |
        | Dan  | 7     |
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A A A A K |
        | Cleo | A A A K K |
        | Dan  | A A K Q J |
      Then the lives are
        | seat | lives |
        | Ana  | 0     |
        | Ben  | 8     |
        | Cleo | 4     |
        | Dan  | 5     |
      And the places are
        | seat | place |
        | Ben  | 1     |
        | Dan  | 2     |
        | Cleo | 3     |
        | Ana  | 4     |

    @PD-384
    Scenario: The last round does not decide, the lives do
      Given a game with Ana, Ben and Cleo
      And the setting "life-loss" is "all-but-winner"
      And the lives stand at
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 1     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A A K Q J |
        | Cleo | A A A A K |
      Then the places are
        | seat | place |
        | Ana  | 1     |
        | Cleo | 2     |
        | Ben  | 3     |

  @rule:poker-dice.end.shared-places
  Rule: Equal lives share a place

    @PD-391
    Scenario: Two share the first place
      Given a game with Ana, Ben and Cleo
      And the setting "life-loss" is "lowest"
      And the lives stand at
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 2     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A A K K |
        | Cleo | A K Q J 9 |
      Then Ana and Ben share the win
      And the places are
        | seat | place |
        | Ana  | 1     |
        | Ben  | 1     |
        | Cleo | 3     |

    @PD-392
    Scenario: The better hand of the last round breaks no tie
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 5     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A K Q J |
        | Cleo | A K Q J 9 |
      Then Ana and Ben share the win

    @PD-393
    Scenario: Two share the last place
      Given a game with Ana, Ben and Cleo
      And the setting "life-loss" is "all-but-winner"
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 1     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A K Q J 9 |
        | Cleo | A A A A K |
      Then the places are
        | seat | place |
        | Cleo | 1     |
        | Ana  | 2     |
        | Ben  | 2     |

  @rule:poker-dice.end.exit-order
  Rule: Players who are out are ranked by the round in which they went out

    Background:
      Given the setting "elimination" is "on"

    @PD-394
    Scenario: Who holds out longer has the better place
      Given a game with Ana, Ben and Cleo
      And the setting "life-loss" is "lowest"
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 3     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A K Q J |
        | Cleo | A K Q J 9 |
      Then Cleo is out
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A A K Q J |
      Then the game is over
      And the places are
        | seat | place |
        | Ben  | 1     |
        | Ana  | 2     |
        | Cleo | 3     |

    @PD-395
    Scenario: Two who went out in the same round share a place, whatever they should have lost
      Given a game with Ana, Ben, Cleo and Dan
      And the lives stand at
        | seat | lives |
        | Ana  | 1     |
        | Ben  | 9     |
        | Cleo | 1     |
        | Dan  | 2     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A A A A K |
        | Cleo | A K Q J 9 |
        | Dan  | A A A K K |
      Then Ana and Cleo are out
      And Dan has 1 life
      When the round ends with
        | seat | hand      |
        | Ben  | A A A A K |
        | Dan  | A K Q J 9 |
      Then the game is over
      And the places are
        | seat | place |
        | Ben  | 1     |
        | Dan  | 2     |
        | Ana  | 3     |
        | Cleo | 3     |

  @rule:poker-dice.end.no-more-play
  Rule: After the end nothing more is played

    @PD-396
    Scenario Outline: <seat> cannot roll any more
      Given a game with Ana and Ben
      And the lives stand at
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
      And <seat> tries to roll A A A A A
      Then it is refused under "poker-dice.end.no-more-play"
      And nothing has changed
      And Ana wins

      Examples:
        | seat |
        | Ana  |
        | Ben  |

    @PD-397
    Scenario: Nor can anybody stop
      Given a game with Ana and Ben
      And the lives stand at
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
      And Ana tries to stop
      Then it is refused under "poker-dice.end.no-more-play"
      And nothing has changed

    @PD-398
    Scenario: Nor with elimination, when one is left
      Given a game with Ana and Ben
      And the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
      And Ana tries to roll A A A A A
      Then it is refused under "poker-dice.end.no-more-play"
      And nothing has changed
