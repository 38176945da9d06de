@ruleset:yahtzee @level:scoring
Feature: The lower section
  Seven boxes, each for a combination. Where it is missing the box pays nothing.

  @rule:scorecard.lower.three-of-a-kind
  Rule: Three of a Kind pays the sum of all five dice

    @SC-401
    Scenario Outline: Three alike bring the sum of all five: <dice>
      Then the roll <dice> scores <points> in "Three of a Kind"

      Examples:
        | dice      | points |
        | 1 1 1 5 6 | 14     |
        | 2 4 4 4 6 | 20     |
        | 6 6 6 5 4 | 27     |
        | 3 3 3 5 5 | 19     |

    @SC-402
    Scenario Outline: Two alike, or two and two, are no three: <dice>
      Then the roll <dice> scores 0 in "Three of a Kind"

      Examples:
        | dice      |
        | 1 2 4 6 6 |
        | 5 5 6 6 1 |
        | 2 3 4 5 6 |

    @SC-403 @rule:scorecard.lower.more-alike @rule:scorecard.box.zero
    Scenario: All rolls in Three of a Kind
      Then every roll scores in "Three of a Kind" as the score table says

  @rule:scorecard.lower.four-of-a-kind
  Rule: Four of a Kind pays the sum of all five dice

    @SC-411
    Scenario Outline: Four alike bring the sum of all five: <dice>
      Then the roll <dice> scores <points> in "Four of a Kind"

      Examples:
        | dice      | points |
        | 1 1 1 1 6 | 10     |
        | 2 5 5 5 5 | 22     |
        | 6 6 6 6 5 | 29     |

    @SC-412
    Scenario Outline: Three alike are no four: <dice>
      Then the roll <dice> scores 0 in "Four of a Kind"

      Examples:
        | dice      |
        | 5 5 5 2 6 |
        | 4 4 4 6 6 |
        | 1 1 2 2 5 |

    @SC-413 @rule:scorecard.lower.more-alike @rule:scorecard.box.zero
    Scenario: All rolls in Four of a Kind
      Then every roll scores in "Four of a Kind" as the score table says

  @rule:scorecard.lower.more-alike
  Rule: More dice alike than needed are enough

    @SC-421
    Scenario: Four alike are also a three of a kind
      Then the roll 2 2 2 2 5 scores 13 in "Three of a Kind"

    @SC-422
    Scenario: Five alike are a three of a kind
      Then the roll 4 4 4 4 4 scores 20 in "Three of a Kind"

    @SC-423
    Scenario: Five alike are a four of a kind
      Then the roll 4 4 4 4 4 scores 20 in "Four of a Kind"

    @SC-424
    Scenario: The three of a full house is a three of a kind
      Then the roll 1 1 6 6 6 scores 20 in "Three of a Kind"

    @SC-425
    Scenario: More of one number does not make up for another: a four is no full house
      Then the roll 2 2 2 2 5 scores 0 in "Full House"

  @rule:scorecard.lower.full-house
  Rule: Full House pays 25 for three alike and two alike

    @SC-431
    Scenario Outline: Three and two pay 25, low or high: <dice>
      Then the roll <dice> scores 25 in "Full House"

      Examples:
        | dice      |
        | 1 1 1 2 2 |
        | 1 1 2 2 2 |
        | 6 6 6 5 5 |
        | 3 6 3 6 3 |

    @SC-432
    Scenario Outline: <what> is no full house
      Then the roll <dice> scores 0 in "Full House"

      Examples:
        | what                     | dice      |
        | Four and one             | 3 3 3 3 5 |
        | One and four             | 1 6 6 6 6 |
        | Three without a pair     | 3 3 3 5 6 |
        | Two pairs                | 2 2 5 5 6 |
        | One pair                 | 1 3 4 6 6 |
        | Five different           | 1 2 3 4 5 |

    @SC-433 @rule:scorecard.lower.five-alike-full-house @rule:scorecard.box.zero
    Scenario: All rolls in Full House
      Then every roll scores in "Full House" as the score table says

  @rule:scorecard.lower.five-alike-full-house
  Rule: Five alike are no full house

    @SC-441
    Scenario Outline: <dice> pay nothing as a full house
      Then the roll <dice> scores 0 in "Full House"

      Examples:
        | dice      |
        | 1 1 1 1 1 |
        | 4 4 4 4 4 |
        | 6 6 6 6 6 |

    @SC-442
    Scenario: Three fours and two others of one number are one
      Then the roll 4 4 4 3 3 scores 25 in "Full House"

    @SC-443 @level:turn
    Scenario: A first Yahtzee pays nothing in Full House
      Given a game with Ana
      When Ana rolls 4 4 4 4 4
      Then Ana may score in "Full House" for 0
      When Ana scores in "Full House"
      Then Ana has 0 in "Full House"

  @rule:scorecard.lower.small-straight
  Rule: Small Straight pays 30 for four numbers in sequence

    @SC-451
    Scenario Outline: Four in sequence, the fifth die is free: <dice>
      Then the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 4 6 |
        | 1 3 4 5 6 |
        | 2 3 4 5 5 |
        | 1 2 3 4 4 |
        | 3 4 5 6 6 |

    @SC-452
    Scenario Outline: A number twice in the middle does no harm: <dice>
      Then the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 3 4 |
        | 1 2 2 3 4 |
        | 2 3 4 4 5 |
        | 3 4 4 5 6 |
        | 3 4 5 5 6 |

    @SC-453
    Scenario Outline: Dice in any order: <dice>
      Then the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 4 1 3 6 2 |
        | 5 3 5 2 4 |

    @SC-454
    Scenario Outline: A gap breaks the sequence: <dice>
      Then the roll <dice> scores 0 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 5 6 |
        | 1 2 4 5 6 |
        | 1 2 3 5 5 |
        | 2 3 5 6 6 |
        | 1 3 4 6 6 |

    @SC-455
    Scenario Outline: Three different numbers make no straight: <dice>
      Then the roll <dice> scores 0 in "Small Straight"

      Examples:
        | dice      |
        | 3 4 4 6 6 |
        | 1 1 2 2 3 |
        | 3 4 5 5 5 |

    @SC-456 @rule:scorecard.lower.large-as-small @rule:scorecard.box.zero
    Scenario: All rolls in Small Straight
      Then every roll scores in "Small Straight" as the score table says

  @rule:scorecard.lower.large-straight
  Rule: Large Straight pays 40 for five numbers in sequence

    @SC-461
    Scenario Outline: Five in sequence: <dice>
      Then the roll <dice> scores 40 in "Large Straight"

      Examples:
        | dice      |
        | 1 2 3 4 5 |
        | 2 3 4 5 6 |
        | 5 3 1 4 2 |

    @SC-462
    Scenario Outline: Five different numbers with a gap are none: <dice>
      Then the roll <dice> scores 0 in "Large Straight"

      Examples:
        | dice      |
        | 1 3 4 5 6 |
        | 1 2 3 4 6 |
        | 1 2 4 5 6 |
        | 1 2 3 5 6 |

    @SC-463
    Scenario Outline: Four in sequence are not enough: <dice>
      Then the roll <dice> scores 0 in "Large Straight"

      Examples:
        | dice      |
        | 1 2 3 4 4 |
        | 2 3 3 4 5 |
        | 3 4 5 6 6 |

    @SC-464 @rule:scorecard.box.zero
    Scenario: All rolls in Large Straight
      Then every roll scores in "Large Straight" as the score table says

  @rule:scorecard.lower.large-as-small
  Rule: A large straight is also a small straight

    @SC-471 @faq:yahtzee.large-in-small
    Scenario Outline: <dice> pay 30 in the small straight's box
      Then the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 4 5 |
        | 2 3 4 5 6 |

    @SC-472
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

  @rule:scorecard.lower.yahtzee
  Rule: Yahtzee pays 50 for five alike

    @SC-481
    Scenario Outline: <dice> are a Yahtzee
      Then the roll <dice> scores 50 in "Yahtzee"

      Examples:
        | dice      |
        | 1 1 1 1 1 |
        | 2 2 2 2 2 |
        | 3 3 3 3 3 |
        | 4 4 4 4 4 |
        | 5 5 5 5 5 |
        | 6 6 6 6 6 |

    @SC-482
    Scenario Outline: <dice> are none
      Then the roll <dice> scores 0 in "Yahtzee"

      Examples:
        | dice      |
        | 6 6 6 6 5 |
        | 1 2 2 2 2 |
        | 3 3 3 2 2 |

    @SC-483 @rule:scorecard.box.zero
    Scenario: All rolls in Yahtzee
      Then every roll scores in "Yahtzee" as the score table says

  @rule:scorecard.lower.chance
  Rule: Chance pays the sum of any five dice

    @SC-491
    Scenario Outline: Whatever lies there is added up: <dice>
      Then the roll <dice> scores <points> in "Chance"

      Examples:
        | dice      | points |
        | 1 2 4 5 6 | 18     |
        | 1 1 1 1 2 | 6      |
        | 5 6 6 6 6 | 29     |

    @SC-492
    Scenario Outline: Dice that would pay more elsewhere are only added up: <dice>
      Then the roll <dice> scores <points> in "Chance"

      Examples:
        | dice      | points |
        | 1 1 1 1 1 | 5      |
        | 6 6 6 6 6 | 30     |
        | 1 2 3 4 5 | 15     |
        | 2 2 3 3 3 | 13     |

    @SC-493
    Scenario: All rolls in Chance
      Then every roll scores in "Chance" as the score table says
