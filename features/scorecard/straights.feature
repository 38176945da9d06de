@ruleset:yahtzee @ruleset:table-yahtzee @level:scoring
Feature: Straights
  Four in sequence for the small one, five for the large one.

  @rule:scorecard.lower.small-straight
  Rule: Small Straight pays 30 for four numbers in sequence

    @SC-451 @ruleset:dice-poker
    Scenario Outline: Four in sequence, the fifth die is free: <dice>
      Then the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 4 6 |
        | 1 3 4 5 6 |
        | 2 3 4 5 5 |
        | 1 2 3 4 4 |
        | 3 4 5 6 6 |

    @SC-452 @ruleset:dice-poker
    Scenario Outline: A number twice in the middle does no harm: <dice>
      Then the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 3 4 |
        | 1 2 2 3 4 |
        | 2 3 4 4 5 |
        | 3 4 4 5 6 |
        | 3 4 5 5 6 |

    @SC-453 @ruleset:dice-poker
    Scenario Outline: Dice in any order: <dice>
      Then the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 4 1 3 6 2 |
        | 5 3 5 2 4 |

    @SC-454 @ruleset:dice-poker
    Scenario Outline: A gap breaks the sequence: <dice>
      Then the roll <dice> scores 0 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 5 6 |
        | 1 2 4 5 6 |
        | 1 2 3 5 5 |
        | 2 3 5 6 6 |
        | 1 3 4 6 6 |

    @SC-455 @ruleset:dice-poker
    Scenario Outline: Three different numbers make no straight: <dice>
      Then the roll <dice> scores 0 in "Small Straight"

      Examples:
        | dice      |
        | 3 4 4 6 6 |
        | 1 1 2 2 3 |
        | 3 4 5 5 5 |

    @SC-456 @rule:scorecard.lower.large-as-small @ruleset:dice-poker
    Scenario: All rolls in Small Straight
      Then every roll scores in "Small Straight" as the score table says

    @SC-457 @level:turn
    Scenario Outline: In play, <dice> give <points> in Small Straight
      Given a game with Ana
      When Ana rolls <dice>
      And Ana scores in "Small Straight"
      Then Ana has <points> in "Small Straight"

      Examples:
        | dice      | points |
        | 1 2 3 3 4 | 30     |
        | 1 2 3 4 6 | 30     |
        | 1 3 4 5 6 | 30     |
        | 3 4 4 6 6 | 0      |
        | 1 2 3 5 6 | 0      |

  @rule:scorecard.lower.large-straight
  Rule: Large Straight pays 40 for five numbers in sequence

    @SC-461 @ruleset:dice-poker
    Scenario Outline: Five in sequence: <dice>
      Then the roll <dice> scores 40 in "Large Straight"

      Examples:
        | dice      |
        | 1 2 3 4 5 |
        | 2 3 4 5 6 |
        | 5 3 1 4 2 |

    @SC-462 @ruleset:dice-poker
    Scenario Outline: Five different numbers with a gap are none: <dice>
      Then the roll <dice> scores 0 in "Large Straight"

      Examples:
        | dice      |
        | 1 3 4 5 6 |
        | 1 2 3 4 6 |
        | 1 2 4 5 6 |
        | 1 2 3 5 6 |

    @SC-463 @ruleset:dice-poker
    Scenario Outline: Four in sequence are not enough: <dice>
      Then the roll <dice> scores 0 in "Large Straight"

      Examples:
        | dice      |
        | 1 2 3 4 4 |
        | 2 3 3 4 5 |
        | 3 4 5 6 6 |

    @SC-464 @ruleset:dice-poker
    Scenario: All rolls in Large Straight
      Then every roll scores in "Large Straight" as the score table says

    @SC-465 @level:turn
    Scenario Outline: In play, <dice> give <points> in Large Straight
      Given a game with Ana
      When Ana rolls <dice>
      And Ana scores in "Large Straight"
      Then Ana has <points> in "Large Straight"

      Examples:
        | dice      | points |
        | 1 2 3 4 5 | 40     |
        | 2 3 4 5 6 | 40     |
        | 1 3 4 5 6 | 0      |
        | 1 2 3 4 6 | 0      |

  @rule:scorecard.lower.large-as-small
  Rule: A large straight is also a small straight

    @SC-471 @faq:yahtzee.large-in-small @ruleset:dice-poker
    Scenario Outline: <dice> pay 30 in the small straight's box
      Then the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 4 5 |
        | 2 3 4 5 6 |

    @SC-472 @ruleset:dice-poker
    Scenario: A small straight is no large one
      Then the roll 1 2 3 4 6 scores 0 in "Large Straight"

    @SC-473 @level:turn @faq:yahtzee.large-in-small
    Scenario: With the large straight filled, another goes into Small Straight
      Given a game with Ana
      And Ana's sheet shows
        | box            | points |
        | Large Straight | 40     |
      When Ana rolls 2 3 4 5 6
      Then Ana may score in "Small Straight" for 30
      When Ana scores in "Small Straight"
      Then Ana has 30 in "Small Straight"
      And Ana's total is 70
