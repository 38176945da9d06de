@ruleset:poker-dice @level:scoring
Feature: Kinds of hands
  Eight kinds of hands, and the two orders in which they can stand.

  @rule:poker-dice.hands.five-of-a-kind
  Rule: Five of a kind is five dice of one face

    @PD-001
    Scenario Outline: <five> beats the best four of a kind
      Then the hand <five> beats the hand A A A A K

      Examples:
        | five           |
        | A A A A A      |
        | 10 10 10 10 10 |
        | 9 9 9 9 9      |

  @rule:poker-dice.hands.four-of-a-kind
  Rule: Four of a kind is four dice of one face

    @PD-002
    Scenario Outline: <four> beats the best full house
      Then the hand <four> beats the hand A A A K K

      Examples:
        | four        | case                       |
        | A A A A K   | a lower fifth die          |
        | 9 9 9 9 A   | a higher fifth die         |
        | 9 9 9 9 10  | the lowest four of a kind  |
        | 10 10 J 10 10 | the fifth die in between |

    @PD-003
    Scenario: Three alike are no four, whatever lies beside them
      Then the hand 9 9 9 9 10 beats the hand K K K A A
      And the hand 9 9 9 9 10 beats the hand A A A K Q

  @rule:poker-dice.hands.full-house
  Rule: A full house is three dice of one face and two of another

    @PD-004
    Scenario Outline: <full> beats the best three of a kind
      Then the hand <full> beats the hand A A A K Q

      Examples:
        | full        | case                   |
        | A A A K K   | the three higher       |
        | 9 9 9 A A   | the pair higher        |
        | 9 9 9 10 10 | the lowest full house  |
        | Q 9 Q 9 9   | the dice mixed up      |

    @PD-005
    Scenario Outline: <other> is no full house
      Then the hand 9 9 9 10 10 beats the hand <other>

      Examples:
        | other     | case                       |
        | A A A K Q | three, but no pair         |
        | A A K K Q | two pairs, but no three    |
        | A A K Q J | one pair                   |

    @PD-006
    Scenario: Four alike are better than a full house
      Then the hand 9 9 9 9 10 beats the hand 10 10 10 9 9

  @rule:poker-dice.hands.straight
  Rule: A straight is five faces in sequence

    @PD-007
    Scenario Outline: <straight> beats three of a kind
      Then the hand <straight> beats the hand A A A K Q

      Examples:
        | straight   |
        | A K Q J 10 |
        | K Q J 10 9 |

    @PD-008
    Scenario Outline: <other> is no straight, as <face> is missing
      Then the hand 9 9 9 10 J beats the hand <other>
      And the hand 9 9 10 J Q beats the hand <other>

      Examples:
        | other      | face |
        | A K Q J 9  | 10   |
        | A K Q 10 9 | J    |
        | A K J 10 9 | Q    |
        | A Q J 10 9 | K    |

    @PD-009
    Scenario: Four in sequence and a pair are one pair
      Then the hand 9 9 9 10 J beats the hand A A K Q J
      And the hand 10 10 9 9 J beats the hand A A K Q J

  @rule:poker-dice.hands.no-low-ace
  Rule: A does not go below 9

    @PD-010 @faq:poker-dice.ace-below-nine
    Scenario Outline: <other> does not go around the corner
      Then the hand K Q J 10 9 beats the hand <other>
      And the hand 9 9 10 J Q beats the hand <other>

      Examples:
        | other      |
        | A Q J 10 9 |
        | A K J 10 9 |
        | A K Q 10 9 |
        | A K Q J 9  |

  @rule:poker-dice.hands.three-of-a-kind
  Rule: Three of a kind is three dice of one face

    @PD-011
    Scenario Outline: <three> beats the best two pair
      Then the hand <three> beats the hand A A K K Q

      Examples:
        | three     | case                    |
        | A A A K Q | two lower dice          |
        | Q Q Q A 9 | a higher and a lower    |
        | 9 9 9 A K | two higher dice         |
        | 9 9 9 10 J | the lowest of its kind |

    @PD-012
    Scenario: Three of a kind is no full house and no four
      Then the hand 9 9 9 10 10 beats the hand A A A K Q
      And the hand 9 9 9 9 10 beats the hand A A A K Q

  @rule:poker-dice.hands.two-pair
  Rule: Two pair is twice two dice of one face

    @PD-013
    Scenario Outline: <two> beats the best pair
      Then the hand <two> beats the hand A A K Q J

      Examples:
        | two         | case                    |
        | A A K K Q   | the fifth die lowest    |
        | A A 9 9 K   | the fifth die between   |
        | 10 10 9 9 A | the fifth die highest   |
        | 10 10 9 9 J | the lowest of its kind  |

    @PD-014
    Scenario: Two pair is no three of a kind
      Then the hand 9 9 9 10 J beats the hand A A K K Q

  @rule:poker-dice.hands.one-pair
  Rule: One pair is two dice of one face

    @PD-015
    Scenario Outline: <pair> beats the best hand without combination
      Then the hand <pair> beats the hand A K Q J 9

      Examples:
        | pair       |
        | A A K Q J  |
        | 10 10 A K Q |
        | 9 9 A K Q  |
        | 9 9 10 J Q |

    @PD-016
    Scenario: One pair is no two pair
      Then the hand 10 10 9 9 J beats the hand A A K Q J

  @rule:poker-dice.hands.no-combination
  Rule: No combination is five different faces out of sequence

    @PD-017
    Scenario: There are four hands without combination
      Then the hands rank as follows
        | rank | hand       |
        | 1    | A K Q J 10 |
        | 2    | K Q J 10 9 |
        | 3    | 9 9 10 J Q |
        | 4    | A K Q J 9  |
        | 5    | A K Q 10 9 |
        | 6    | A K J 10 9 |
        | 7    | A Q J 10 9 |

  @rule:poker-dice.hands.no-suits
  Rule: There are no suits

    @PD-018
    Scenario Outline: Nothing but its faces makes <hand> better than the same again
      Then the hands <hand> and <hand> tie

      Examples:
        | hand       |
        | A K Q J 9  |
        | A K Q J 10 |
        | 9 9 10 J Q |

  @rule:poker-dice.hands.dice-order
  Rule: The order in which the dice lie does not matter

    @PD-019
    Scenario Outline: <one> is the same hand as <other>
      Then the hands <one> and <other> tie

      Examples:
        | one        | other      |
        | A K Q 10 J | A K Q J 10 |
        | 9 10 J Q K | K Q J 10 9 |
        | K A K A K  | A A K K K  |
        | 9 A A 9 A  | A A A 9 9  |
        | J 10 J 9 J | J J J 10 9 |
        | 9 Q K J A  | A K Q J 9  |

    @PD-020
    Scenario: A hand keeps its kind when its dice are mixed up
      Then the hand 10 J 9 K Q beats the hand A A A K Q
      And the hand 10 9 10 9 9 beats the hand A Q A K A
      And the hand 10 9 9 9 9 beats the hand A A A K K

  @rule:poker-dice.order.standard
  Rule: In the standard order a full house beats a straight, and no combination is last

    @PD-021
    Scenario: The eight kinds from the best to the worst
      Then the hands rank as follows
        | rank | hand       |
        | 1    | A A A A A  |
        | 2    | A A A A K  |
        | 3    | A A A K K  |
        | 4    | A K Q J 10 |
        | 5    | A A A K Q  |
        | 6    | A A K K Q  |
        | 7    | A A K Q J  |
        | 8    | A K Q J 9  |

    @PD-022
    Scenario Outline: The worst <better> beats the best <worse>
      Then the hand <hand> beats the hand <other>

      Examples:
        | better          | hand        | worse           | other      |
        | five of a kind  | 9 9 9 9 9   | four of a kind  | A A A A K  |
        | four of a kind  | 9 9 9 9 10  | full house      | A A A K K  |
        | full house      | 9 9 9 10 10 | straight        | A K Q J 10 |
        | straight        | K Q J 10 9  | three of a kind | A A A K Q  |
        | three of a kind | 9 9 9 10 J  | two pair        | A A K K Q  |
        | two pair        | 10 10 9 9 J | one pair        | A A K Q J  |
        | one pair        | 9 9 10 J Q  | no combination  | A K Q J 9  |

    @PD-023
    Scenario: The whole ladder of 252 hands
      Then every two hands compare as the table says

    @PD-024
    Scenario: It is the order that holds when nothing was agreed
      Given the setting "order" is "standard"
      Then the hand 9 9 9 10 10 beats the hand A K Q J 10
      And the hand 9 9 10 J Q beats the hand A K Q J 9

  @rule:poker-dice.order.probability
  Rule: In the probability-based order a straight beats a full house, and no combination beats three of a kind

    Background:
      Given the setting "order" is "probability"

    @PD-025
    Scenario: The eight kinds in the other order
      Then the hands rank as follows
        | rank | hand       |
        | 1    | A A A A A  |
        | 2    | A A A A K  |
        | 3    | A K Q J 10 |
        | 4    | A A A K K  |
        | 5    | A K Q J 9  |
        | 6    | A A A K Q  |
        | 7    | A A K K Q  |
        | 8    | A A K Q J  |

    @PD-026
    Scenario Outline: In this order the worst <better> beats the best <worse>
      Then the hand <hand> beats the hand <other>

      Examples:
        | better          | hand        | worse           | other      |
        | five of a kind  | 9 9 9 9 9   | four of a kind  | A A A A K  |
        | four of a kind  | 9 9 9 9 10  | straight        | A K Q J 10 |
        | straight        | K Q J 10 9  | full house      | A A A K K  |
        | full house      | 9 9 9 10 10 | no combination  | A K Q J 9  |
        | no combination  | A Q J 10 9  | three of a kind | A A A K Q  |
        | three of a kind | 9 9 9 10 J  | two pair        | A A K K Q  |
        | two pair        | 10 10 9 9 J | one pair        | A A K Q J  |

    @PD-027
    Scenario: The whole ladder of 252 hands in this order
      Then every two hands compare as the table says

    @PD-028 @faq:poker-dice.nothing-beats-three
    Scenario: Nothing beats three aces
      Then the hand A Q J 10 9 beats the hand A A A K Q
      And the hand 9 9 9 10 10 beats the hand A K Q J 9

    @PD-029
    Scenario: Hands of one kind compare as ever
      Then the hand A K Q J 10 beats the hand K Q J 10 9
      And the hand 10 10 10 9 9 beats the hand 9 9 9 A A
      And the hand A K Q J 9 beats the hand A K Q 10 9
