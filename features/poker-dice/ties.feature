@ruleset:poker-dice @level:scoring
Feature: Comparing hands
  Two hands of the same kind: first the dice of the combination, then the others, then nothing.

  @rule:poker-dice.ties.face-order
  Rule: A is the highest face, then K, Q, J, 10 and 9

    @PD-040
    Scenario: The six faces from high to low
      Then the hands rank as follows
        | rank | hand           |
        | 1    | A A A A A      |
        | 2    | K K K K K      |
        | 3    | Q Q Q Q Q      |
        | 4    | J J J J J      |
        | 5    | 10 10 10 10 10 |
        | 6    | 9 9 9 9 9      |

    @PD-042
    Scenario Outline: 10 is higher than 9 in <kind>
      Then the hand <better> beats the hand <worse>

      Examples:
        | kind            | better        | worse       |
        | four of a kind  | 10 10 10 10 9 | 9 9 9 9 A   |
        | a full house    | 10 10 10 9 9  | 9 9 9 10 10 |
        | three of a kind | 10 10 10 9 J  | 9 9 9 A K   |
        | two pair        | A A 10 10 9   | A A 9 9 K   |
        | one pair        | 10 10 9 J Q   | 9 9 A K Q   |
        | the last die    | A A K Q 10    | A A K Q 9   |

    @PD-043
    Scenario Outline: 10 is lower than <face>
      Then the hand <better> beats the hand 10 10 A K Q

      Examples:
        | face | better   |
        | J    | J J A K 9 |
        | Q    | Q Q J 10 9 |
        | K    | K K J 10 9 |
        | A    | A A J 10 9 |

  @rule:poker-dice.ties.combination-first
  Rule: Equal hands are decided by the dice of the combination, then by the others

    @PD-041
    Scenario Outline: <better> beats <worse>
      Then the hand <better> beats the hand <worse>

      Examples:
        | better    | worse       | case                               |
        | K K K 9 9 | Q Q Q A A   | the three before the pair          |
        | A A 9 9 K | K K Q Q A   | top pair first                     |
        | J J A K 9 | 10 10 A K Q | ranks are not text                 |
        | K K K K 9 | Q Q Q Q A   | the four before the fifth die      |
        | K K K 9 10 | Q Q Q A K  | the three before the other two     |
        | K K 9 10 J | Q Q A K J  | the pair before the other three    |
        | K K Q Q 9 | K K J J A   | both pairs before the fifth die    |

  @rule:poker-dice.ties.larger-group
  Rule: Within a combination the larger group decides first, then the higher pair

    @PD-044 @faq:poker-dice.two-full-houses
    Scenario: Full houses: the three, then the two
      Then the hands rank as follows
        | rank | hand        |
        | 1    | K K K 9 9   |
        | 2    | Q Q Q A A   |
        | 3    | Q Q Q K K   |
        | 4    | Q Q Q 10 10 |
        | 5    | Q Q Q 9 9   |
        | 6    | 10 10 10 A A |

    @PD-045
    Scenario: Two pair: the higher pair, the lower pair, the fifth die
      Then the hands rank as follows
        | rank | hand        |
        | 1    | A A 9 9 10  |
        | 2    | K K Q Q 9   |
        | 3    | K K J J A   |
        | 4    | K K J J Q   |
        | 5    | K K J J 10  |
        | 6    | K K 10 10 A |
        | 7    | Q Q J J A   |

    @PD-046
    Scenario: With the same higher pair the lower pair decides
      Then the hand A A 10 10 9 beats the hand A A 9 9 K
      And the hand K K Q Q 9 beats the hand K K J J A

  @rule:poker-dice.ties.unused-dice
  Rule: With equal combinations the unused dice decide, from high to low

    @PD-047
    Scenario Outline: The fifth die decides between two of <kind>
      Then the hand <better> beats the hand <worse>

      Examples:
        | kind           | better     | worse      |
        | four of a kind | J J J J A  | J J J J K  |
        | four of a kind | J J J J 10 | J J J J 9  |
        | two pair       | K K 9 9 A  | K K 9 9 Q  |
        | two pair       | Q Q J J 10 | Q Q J J 9  |

    @PD-048
    Scenario Outline: Three of a kind: the <which> unused die decides
      Then the hand <better> beats the hand <worse>

      Examples:
        | which  | better     | worse     |
        | higher | 9 9 9 A 10 | 9 9 9 K Q |
        | lower  | 9 9 9 A K  | 9 9 9 A Q |
        | lower  | K K K Q 10 | K K K Q 9 |

    @PD-049 @faq:poker-dice.same-pair
    Scenario Outline: One pair: the <which> unused die decides
      Then the hand <better> beats the hand <worse>

      Examples:
        | which   | better     | worse      |
        | highest | 9 9 A J 10 | 9 9 K Q J  |
        | second  | 9 9 A K 10 | 9 9 A Q J  |
        | last    | 9 9 A K Q  | 9 9 A K J  |
        | last    | A A K Q 10 | A A K Q 9  |

    @PD-050
    Scenario Outline: No combination: the <which> die decides
      Then the hand <better> beats the hand <worse>

      Examples:
        | which  | better     | worse      |
        | second | A K J 10 9 | A Q J 10 9 |
        | third  | A K Q 10 9 | A K J 10 9 |
        | fourth | A K Q J 9  | A K Q 10 9 |

    @PD-051
    Scenario: The highest unused die comes before the sum of the others
      Then the hand Q Q A 10 9 beats the hand Q Q K J 10
      And the hand J J J A 9 beats the hand J J J K Q

  @rule:poker-dice.ties.straights
  Rule: The straight from A beats the straight from K

    @PD-052
    Scenario: A K Q J 10 beats K Q J 10 9
      Then the hand A K Q J 10 beats the hand K Q J 10 9

    @PD-053
    Scenario: However the dice lie
      Then the hand 10 A J K Q beats the hand K 9 Q 10 J

    @PD-054
    Scenario Outline: Two straights from <face> tie
      Then the hands <one> and <other> tie

      Examples:
        | face | one        | other      |
        | A    | A K Q J 10 | 10 J Q K A |
        | K    | K Q J 10 9 | 9 K 10 Q J |

  @rule:poker-dice.ties.same-faces
  Rule: Only hands of the same five faces tie

    @PD-055
    Scenario Outline: Twice <kind> of the same faces
      Then the hands <one> and <other> tie

      Examples:
        | kind            | one         | other       |
        | five of a kind  | 9 9 9 9 9   | 9 9 9 9 9   |
        | four of a kind  | A A A A 9   | A 9 A A A   |
        | a full house    | 10 10 10 9 9 | 9 10 9 10 10 |
        | three of a kind | Q Q Q J 9   | 9 Q J Q Q   |
        | two pair        | K K J J 10  | 10 J K J K  |
        | one pair        | A A K J 9   | K A 9 A J   |
        | no combination  | A K Q 10 9  | 9 10 Q K A  |

    @PD-056
    Scenario: Ties among many hands
      Then the hands rank as follows
        | rank | hand       |
        | 2    | K K J 10 9 |
        | 1    | A A K Q J  |
        | 3    | A K Q J 9  |
        | 2    | 9 10 J K K |
        | 1    | J A Q A K  |
        | 2    | K 9 J 10 K |

    @PD-057
    Scenario: One die that differs is no tie
      Then the hand A A K Q J beats the hand A A K Q 10
      And the hand 9 9 9 10 10 beats the hand 9 9 9 J 10
      And the hand K K K K A beats the hand K K K K Q
