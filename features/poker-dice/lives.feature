@ruleset:poker-dice @level:game
Feature: Lives
  How many lives one begins with, and what a round costs in each of the three variants.

  @rule:poker-dice.setup.lives
  Rule: The game is played with 3 or 5 lives

    @PD-241
    Scenario Outline: <lives> lives between two players
      Given a game with Ana and Ben, <lives> lives each
      Then everybody has <lives> lives

      Examples:
        | lives |
        | 3     |
        | 5     |

    @PD-242
    Scenario: The game is over when the agreed lives are used up
      Given a game with Ana and Ben, 5 lives each
      And the lives stand at
        | seat | lives |
        | Ana  | 5     |
        | Ben  | 2     |
      When the round ends with
        | seat | hand      |
        | Ben  | A K Q J 9 |
        | Ana  | A A A A K |
      Then the game goes on
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A K Q J 9 |
      Then the game is over
      And Ana has 5 lives

  @rule:poker-dice.setup.defaults
  Rule: Unless agreed otherwise, one plays with 3 lives, in the standard order, in turn, without elimination

    @PD-243
    Scenario: Three lives, and turns one after the other
      Given a game with Ana and Ben
      Then everybody has 3 lives
      And it is Ana's turn
      When Ben tries to roll A A A A A
      Then it is refused

    @PD-244
    Scenario: The standard order
      Given a game with Ana and Ben
      When the round ends with
        | seat | hand       |
        | Ana  | A K Q J 10 |
        | Ben  | 9 9 9 10 10 |
      Then the ranks of the round are
        | seat | rank |
        | Ana  | 2    |
        | Ben  | 1    |

    @PD-245
    Scenario: No elimination
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 6     |
        | Ben  | 4     |
        | Cleo | 2     |
      When the round ends with
        | seat | hand      |
        | Cleo | A K Q J 9 |
        | Ana  | A A A A K |
        | Ben  | A A A A Q |
      Then the game is over

  @rule:poker-dice.lives.default
  Rule: Lives are lost by rank unless the group agrees otherwise

    @PD-246
    Scenario: Nothing was agreed
      Given a game with Ana, Ben and Cleo
      Then everybody has 6 lives
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A A A A K |
        | Cleo | A A K Q J |
      Then the lives are
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 6     |
        | Cleo | 5     |

    @PD-247
    Scenario Outline: The same round in the variant <variant>
      Given a game with Ana, Ben and Cleo
      And the setting "life-loss" is "<variant>"
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A A A A K |
        | Cleo | A A K Q J |
      Then the lives are
        | seat | lives  |
        | Ana  | <Ana>  |
        | Ben  | <Ben>  |
        | Cleo | <Cleo> |

      Examples:
        | variant        | Ana | Ben | Cleo |
        | rank-based     | 4   | 6   | 5    |
        | all-but-winner | 2   | 3   | 2    |
        | lowest         | 2   | 3   | 3    |

  @rule:poker-dice.lives.multiplier
  Rule: Under rank-based life loss the lives are multiplied by the number of players less one

    @PD-251
    Scenario Outline: <players> players who agree on <agreed> lives begin with <lives>
      Given a game with <seats>, <agreed> lives each
      Then everybody has <lives> lives

      Examples:
        | players | seats                                       | agreed | lives |
        | Two     | Ana and Ben                                 | 3      | 3     |
        | Two     | Ana and Ben                                 | 5      | 5     |
        | Three   | Ana, Ben and Cleo                           | 3      | 6     |
        | Four    | Ana, Ben, Cleo and Dan                      | 3      | 9     |
        | Four    | Ana, Ben, Cleo and Dan                      | 5      | 15    |
        | Six     | Ana, Ben, Cleo, Dan, Eve and Finn           | 3      | 15    |
        | Eight   | Ana, Ben, Cleo, Dan, Eve, Finn, Gus and Hal | 5      | 35    |

    @PD-252
    Scenario Outline: In the variant <variant> nothing is multiplied
      Given a game with Ana, Ben, Cleo and Dan, <lives> lives each
      And the setting "life-loss" is "<variant>"
      Then everybody has <lives> lives

      Examples:
        | variant        | lives |
        | all-but-winner | 3     |
        | all-but-winner | 5     |
        | lowest         | 3     |
        | lowest         | 5     |

  @rule:poker-dice.lives.rank-based
  Rule: Each player loses as many lives as the round's rank less one

    @PD-120
    Scenario: Two share the second place
      Given a game with Ana, Ben, Cleo and Dan, 3 lives each
      Then everybody has 9 lives
      When the round ends with
        | seat | hand       |
        | Ana  | A A A A K  |
        | Ben  | K K K Q Q  |
        | Cleo | K K K Q Q  |
        | Dan  | A K Q 10 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 9     |
        | Ben  | 8     |
        | Cleo | 8     |
        | Dan  | 6     |

    @PD-253
    Scenario: Two players
      Given a game with Ana and Ben
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A A K Q 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 2     |

    @PD-254
    Scenario: Three players
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A A K Q 9 |
        | Cleo | A A K Q 10 |
      Then the lives are
        | seat | lives |
        | Ana  | 6     |
        | Ben  | 4     |
        | Cleo | 5     |

    @PD-255
    Scenario: Six players, all different
      Given a game with Ana, Ben, Cleo, Dan, Eve and Finn
      When the round ends with
        | seat | hand       |
        | Ana  | A A K K Q  |
        | Ben  | A A A K Q  |
        | Cleo | A K Q J 10 |
        | Dan  | A A A K K  |
        | Eve  | A A A A K  |
        | Finn | A A A A A  |
      Then the lives are
        | seat | lives |
        | Ana  | 10    |
        | Ben  | 11    |
        | Cleo | 12    |
        | Dan  | 13    |
        | Eve  | 14    |
        | Finn | 15    |

    @PD-256
    Scenario: A tie at the top
      Given a game with Ana, Ben, Cleo and Dan
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | K K K Q Q |
        | Cleo | A A A A K |
        | Dan  | A K Q J 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 9     |
        | Ben  | 7     |
        | Cleo | 9     |
        | Dan  | 6     |

    @PD-257
    Scenario: A tie at the bottom
      Given a game with Ana, Ben, Cleo and Dan
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | K K K Q Q |
        | Cleo | A A A A K |
        | Dan  | A K Q J 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 7     |
        | Ben  | 8     |
        | Cleo | 9     |
        | Dan  | 7     |

    @PD-258
    Scenario: Six players with a tie at the top and one at the bottom
      Given a game with Ana, Ben, Cleo, Dan, Eve and Finn
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A A |
        | Ben  | A A A A A |
        | Cleo | A A A A A |
        | Dan  | K K K Q Q |
        | Eve  | A K Q J 9 |
        | Finn | A K Q J 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 15    |
        | Ben  | 15    |
        | Cleo | 15    |
        | Dan  | 12    |
        | Eve  | 11    |
        | Finn | 11    |

  @rule:poker-dice.lives.all-but-winner
  Rule: In the variant “all but the winner” everybody else loses one life

    Background:
      Given the setting "life-loss" is "all-but-winner"

    @PD-261
    Scenario: One winner among four
      Given a game with Ana, Ben, Cleo and Dan
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | K K K Q Q |
        | Cleo | A A A A K |
        | Dan  | A A K K Q |
      Then the lives are
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 2     |
        | Cleo | 3     |
        | Dan  | 2     |

    @PD-262
    Scenario: The others tie
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A A K K Q |
        | Ben  | A A A A K |
        | Cleo | A A K K Q |
      Then the lives are
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 3     |
        | Cleo | 2     |

    @PD-263
    Scenario: Five of six lose
      Given a game with Ana, Ben, Cleo, Dan, Eve and Finn
      When the round ends with
        | seat | hand       |
        | Ana  | A A K K Q  |
        | Ben  | A A A K Q  |
        | Cleo | A K Q J 10 |
        | Dan  | A A A K K  |
        | Eve  | A A A A K  |
        | Finn | A A A A A  |
      Then the lives are
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 2     |
        | Cleo | 2     |
        | Dan  | 2     |
        | Eve  | 2     |
        | Finn | 3     |

  @rule:poker-dice.lives.co-winners
  Rule: Players who share the first rank are all winners of the round

    Background:
      Given the setting "life-loss" is "all-but-winner"

    @PD-264 @faq:poker-dice.two-winners
    Scenario: Two winners, and neither loses
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A K K Q |
        | Cleo | A A A A K |
      Then the lives are
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 2     |
        | Cleo | 3     |

    @PD-265
    Scenario: The last to play is a winner as much as the first
      Given a game with Ana, Ben, Cleo and Dan
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A A A K K |
        | Cleo | K K A A A |
        | Dan  | A K A K A |
      Then the lives are
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 3     |
        | Cleo | 3     |
        | Dan  | 3     |

  @rule:poker-dice.lives.lowest
  Rule: In the variant “lowest rank” those with the lowest rank lose one life

    Background:
      Given the setting "life-loss" is "lowest"

    @PD-271
    Scenario: One loser among four
      Given a game with Ana, Ben, Cleo and Dan
      When the round ends with
        | seat | hand      |
        | Ana  | A A K K Q |
        | Ben  | K K K Q Q |
        | Cleo | A K Q J 9 |
        | Dan  | A A A A K |
      Then the lives are
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 3     |
        | Cleo | 2     |
        | Dan  | 3     |

    @PD-272
    Scenario: Two share the lowest rank
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A A A A K |
        | Cleo | 9 J Q K A |
      Then the lives are
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 3     |
        | Cleo | 2     |

    @PD-273
    Scenario: A tie at the top changes nothing for the last
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A A A K |
        | Cleo | A K Q J 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 3     |
        | Cleo | 2     |

    @PD-274
    Scenario: One of six loses
      Given a game with Ana, Ben, Cleo, Dan, Eve and Finn
      When the round ends with
        | seat | hand       |
        | Ana  | A A K K Q  |
        | Ben  | A A A K Q  |
        | Cleo | A K Q J 10 |
        | Dan  | A A A K K  |
        | Eve  | A A A A K  |
        | Finn | A A A A A  |
      Then the lives are
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 3     |
        | Cleo | 3     |
        | Dan  | 3     |
        | Eve  | 3     |
        | Finn | 3     |

  @rule:poker-dice.lives.all-tie
  Rule: If all players tie, all lose one life

    @PD-275 @faq:poker-dice.all-alike
    Scenario Outline: Three equal hands, <variant>
      Given a game with Ana, Ben and Cleo
      And the setting "life-loss" is "<variant>"
      When the round ends with
        | seat | hand      |
        | Ana  | A A A K K |
        | Ben  | K K A A A |
        | Cleo | A K A K A |
      Then everybody has <lives> lives

      Examples:
        | variant        | lives |
        | rank-based     | 5     |
        | all-but-winner | 2     |
        | lowest         | 2     |

    @PD-276
    Scenario Outline: Two equal hands, <variant>
      Given a game with Ana and Ben
      And the setting "life-loss" is "<variant>"
      When the round ends with
        | seat | hand      |
        | Ana  | A K Q J 9 |
        | Ben  | A K Q J 9 |
      Then everybody has 2 lives

      Examples:
        | variant        |
        | rank-based     |
        | all-but-winner |
        | lowest         |

    @PD-277
    Scenario: Six equal hands
      Given a game with Ana, Ben, Cleo, Dan, Eve and Finn
      When the round ends with
        | seat | hand      |
        | Ana  | 9 9 9 9 9 |
        | Ben  | 9 9 9 9 9 |
        | Cleo | 9 9 9 9 9 |
        | Dan  | 9 9 9 9 9 |
        | Eve  | 9 9 9 9 9 |
        | Finn | 9 9 9 9 9 |
      Then everybody has 14 lives

    @PD-278
    Scenario: One die that differs, and it is no tie of all
      Given a game with Ana, Ben and Cleo
      When the round ends with
        | seat | hand      |
        | Ana  | A A K Q J |
        | Ben  | A A K Q J |
        | Cleo | A A K Q 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 6     |
        | Ben  | 6     |
        | Cleo | 4     |

  @rule:poker-dice.lives.not-below-zero
  Rule: Nobody has less than no lives

    @PD-281
    Scenario: The last of three should lose two and has one
      Given a game with Ana, Ben and Cleo
      And the lives stand at
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 4     |
        | Cleo | 1     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Ben  | A A A A Q |
        | Cleo | A K Q J 9 |
      Then the lives are
        | seat | lives |
        | Ana  | 4     |
        | Ben  | 3     |
        | Cleo | 0     |

    @PD-282
    Scenario: Nor does a player who is out lose any more
      Given a game with Ana, Ben and Cleo
      And the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 3     |
        | Ben  | 0     |
        | Cleo | 3     |
      When the round ends with
        | seat | hand      |
        | Ana  | A A A A K |
        | Cleo | A A A A K |
      Then the lives are
        | seat | lives |
        | Ana  | 2     |
        | Ben  | 0     |
        | Cleo | 2     |

  @rule:poker-dice.lives.multiplier-stays
  Rule: The multiplier stays what it was at the start

    @PD-283 @faq:poker-dice.fewer-players
    Scenario: A player goes out, and the others keep their lives
      Given a game with Ana, Ben, Cleo and Dan, 3 lives each
      And the setting "elimination" is "on"
      And the lives stand at
        | seat | lives |
        | Ana  | 9     |
        | Ben  | 6     |
        | Cleo | 3     |
        | Dan  | 3     |
      When the round ends with
        | seat | hand      |
        | Dan  | A K Q J 9 |
        | Ana  | A A A A A |
        | Ben  | A A A A K |
        | Cleo | A A A A Q |
      Then Dan is out
      And the lives are
        | seat | lives |
        | Ana  | 9     |
        | Ben  | 5     |
        | Cleo | 1     |
        | Dan  | 0     |
