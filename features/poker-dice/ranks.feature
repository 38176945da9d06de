@ruleset:poker-dice @level:game
Feature: Ranks
  What the hands of a round come to among each other.

  @rule:poker-dice.ranks.best-first
  Rule: The hands of a round are ranked from the highest to the lowest

    @PD-201
    Scenario: Three different hands
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A A K K Q |
        | Ben  | A K Q J 9 |
        | Cleo | A A A K K |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 2    |
        | Ben  | 3    |
        | Cleo | 1    |

    @PD-202
    Scenario: A tie is not given to whoever sits or plays first
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A A A K K |
        | Cleo | K A K A A |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 3    |
        | Ben  | 1    |
        | Cleo | 1    |

    @PD-203
    Scenario: The last unused die makes the difference
      Given a game with Ana and Ben
      When the round ends with
        | seat | hand       |
        | Ana  | A A K Q 9  |
        | Ben  | A A K Q 10 |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 2    |
        | Ben  | 1    |

    @PD-204
    Scenario: The dice count as they lie in the end
      Given a game with Ana and Ben
      When Ana rolls A A A A A
      And Ana keeps A A and rolls K Q 9
      And Ana stops
      And Ben rolls A K Q J 9
      And Ben keeps A and rolls A A J 10
      And Ben stops
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 2    |
        | Ben  | 1    |

    @PD-205
    Scenario: The order that was agreed on ranks the round
      Given a game with Ana and Ben
      And the setting "order" is "probability"
      When the round ends with
        | seat | hand       |
        | Ana  | A K Q J 9  |
        | Ben  | A A A K Q  |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 1    |
        | Ben  | 2    |
      And Ben has 2 lives

  @rule:poker-dice.ranks.competition
  Rule: After a tie as many ranks are left out as players share the rank

    @PD-211
    Scenario: A tie at the top
      Given a game with Ana, Ben, Cleo and Dan
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A A A K |
        | Cleo | K K K Q Q |
        | Dan  | A K Q J 9 |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 1    |
        | Ben  | 1    |
        | Cleo | 3    |
        | Dan  | 4    |

    @PD-212 @faq:poker-dice.tie-for-second
    Scenario: A tie in the middle
      Given a game with Ana, Ben, Cleo and Dan
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | K K K Q Q |
        | Cleo | K K K Q Q |
        | Dan  | A K Q J 9 |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 1    |
        | Ben  | 2    |
        | Cleo | 2    |
        | Dan  | 4    |

    @PD-213
    Scenario: A tie at the bottom
      Given a game with Ana, Ben, Cleo and Dan
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | K K K Q Q |
        | Cleo | A K Q J 9 |
        | Dan  | A K Q J 9 |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 1    |
        | Ben  | 2    |
        | Cleo | 3    |
        | Dan  | 3    |

    @PD-214
    Scenario: Three share the first rank
      Given a game with Ana, Ben, Cleo and Dan
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A A A K |
        | Cleo | K K K Q Q |
        | Dan  | A A A A K |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 1    |
        | Ben  | 1    |
        | Cleo | 4    |
        | Dan  | 1    |

    @PD-215
    Scenario: Two ties among six players
      Given a game with Ana, Ben, Cleo, Dan, Eve and Finn
      When the round ends with
        | seat | hand       |
        | Ana  | A A K Q J  |
        | Ben  | A A A A K  |
        | Cleo | K K K Q Q  |
        | Dan  | A A K Q J  |
        | Eve  | A A K Q J  |
        | Finn | A A A A K  |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 4    |
        | Ben  | 1    |
        | Cleo | 3    |
        | Dan  | 4    |
        | Eve  | 4    |
        | Finn | 1    |

  @rule:poker-dice.ranks.dense
  Rule: If so agreed, ranks follow one another without a gap

    @PD-221
    Scenario: A tie at the top, counted without a gap
      Given a game with Ana, Ben, Cleo and Dan
      And the setting "ranks" is "dense"
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A A A K |
        | Cleo | K K K Q Q |
        | Dan  | A K Q J 9 |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 1    |
        | Ben  | 1    |
        | Cleo | 2    |
        | Dan  | 3    |
      And the lives are
        | seat | lives |
        | Ana  | 9     |
        | Ben  | 9     |
        | Cleo | 8     |
        | Dan  | 7     |

    @PD-222 @faq:poker-dice.tie-for-second
    Scenario: A tie in the middle, counted without a gap
      Given a game with Ana, Ben, Cleo and Dan
      And the setting "ranks" is "dense"
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | K K K Q Q |
        | Cleo | K K K Q Q |
        | Dan  | A K Q J 9 |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 1    |
        | Ben  | 2    |
        | Cleo | 2    |
        | Dan  | 3    |
      And Dan has 7 lives

    @PD-223
    Scenario: Without ties both ways of counting agree
      Given a game with Ana, Ben and Cleo
      And the setting "ranks" is "dense"
      When the round ends with
        | seat | hand      |
        | Ana  | A A K K Q |
        | Ben  | A K Q J 9 |
        | Cleo | A A A K K |
      Then the lives are
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 4     |
        | Cleo | 6     |

    @PD-224
    Scenario: The places at the end are counted with gaps all the same
      Given a game with Ana, Ben and Cleo
      And the setting "ranks" is "dense"
      And the setting "life-loss" is "lowest"
      And the lives stand at
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 2     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand      |
        | Ben  | A A A A A |
        | Cleo | A K Q J 9 |
        | Ana  | A A A A A |
      Then the places are
        | seat | place |
        | Ana  | 1     |
        | Ben  | 1     |
        | Cleo | 3     |

  @rule:poker-dice.ranks.survivors
  Rule: A round compares only the players who are still in

    @PD-231
    Scenario: Two are left of four
      Given a game with Ana, Ben, Cleo and Dan
      And the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 0     |
        | Ben  | 5     |
        | Cleo | 0     |
        | Dan  | 5     |
      When the round ends with
        | seat | hand      |
        | Ben  | A A A A K |
        | Dan  | A K Q J 9 |
      Then the ranks of the round are
        | seat | rank |
        | Ben  | 1    |
        | Dan  | 2    |
      And the lives are
        | seat | lives |
        | Ana  | 0     |
        | Ben  | 5     |
        | Cleo | 0     |
        | Dan  | 4     |

    @PD-232
    Scenario: Two who are left and tie lose one life each
      Given a game with Ana, Ben and Cleo
      And the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 0     |
        | Ben  | 3     |
        | Cleo | 3     |
      When the round ends with
        | seat | hand      |
        | Ben  | A A A A K |
        | Cleo | A A A A K |
      Then the ranks of the round are
        | seat | rank |
        | Ben  | 1    |
        | Cleo | 1    |
      And the lives are
        | seat | lives |
        | Ana  | 0     |
        | Ben  | 2     |
        | Cleo | 2     |
