@ruleset:yahtzee @ruleset:table-yahtzee @level:scoring
Feature: The lower section
  Each box is for a combination; where that is missing the box pays nothing. The straights are told apart.

  @rule:scorecard.lower.three-of-a-kind
  Rule: Three of a Kind pays the sum of all five dice

    @SC-401 @ruleset:dice-poker
    Scenario Outline: Three alike bring the sum of all five: <dice>
      Then the roll <dice> scores <points> in "Three of a Kind"

      Examples:
        | dice      | points |
        | 1 1 1 5 6 | 14     |
        | 2 4 4 4 6 | 20     |
        | 6 6 6 5 4 | 27     |
        | 3 3 3 5 5 | 19     |

    @SC-402 @ruleset:dice-poker
    Scenario Outline: Two alike, or two and two, are no three: <dice>
      Then the roll <dice> scores 0 in "Three of a Kind"

      Examples:
        | dice      |
        | 1 2 4 6 6 |
        | 5 5 6 6 1 |
        | 2 3 4 5 6 |

    @SC-403 @rule:scorecard.lower.more-alike @ruleset:dice-poker
    Scenario: All rolls in Three of a Kind
      Then every roll scores in "Three of a Kind" as the score table says

    @SC-404 @level:turn
    Scenario Outline: In play, <dice> give <points> in Three of a Kind
      Given a game with Ana
      When Ana rolls <dice>
      And Ana scores in "Three of a Kind"
      Then Ana has <points> in "Three of a Kind"

      Examples:
        | dice      | points |
        | 2 4 4 4 6 | 20     |
        | 1 2 2 2 2 | 9      |
        | 3 3 3 3 3 | 15     |
        | 1 1 5 6 6 | 0      |

  @rule:scorecard.lower.four-of-a-kind
  Rule: Four of a Kind pays the sum of all five dice

    @SC-411 @ruleset:dice-poker
    Scenario Outline: Four alike bring the sum of all five: <dice>
      Then the roll <dice> scores <points> in "Four of a Kind"

      Examples:
        | dice      | points |
        | 1 1 1 1 6 | 10     |
        | 2 5 5 5 5 | 22     |
        | 6 6 6 6 5 | 29     |

    @SC-412 @ruleset:dice-poker
    Scenario Outline: Three alike are no four: <dice>
      Then the roll <dice> scores 0 in "Four of a Kind"

      Examples:
        | dice      |
        | 5 5 5 2 6 |
        | 4 4 4 6 6 |
        | 1 1 2 2 5 |

    @SC-413 @rule:scorecard.lower.more-alike @ruleset:dice-poker
    Scenario: All rolls in Four of a Kind
      Then every roll scores in "Four of a Kind" as the score table says

    @SC-414 @level:turn
    Scenario Outline: In play, <dice> give <points> in Four of a Kind
      Given a game with Ana
      When Ana rolls <dice>
      And Ana scores in "Four of a Kind"
      Then Ana has <points> in "Four of a Kind"

      Examples:
        | dice      | points |
        | 4 4 4 4 6 | 22     |
        | 1 1 1 1 1 | 5      |
        | 2 6 6 6 5 | 0      |

  @rule:scorecard.lower.more-alike @ruleset:dice-poker
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

    @SC-431 @ruleset:dice-poker
    Scenario Outline: Three and two pay 25, low or high: <dice>
      Then the roll <dice> scores 25 in "Full House"

      Examples:
        | dice      |
        | 1 1 1 2 2 |
        | 1 1 2 2 2 |
        | 6 6 6 5 5 |
        | 3 6 3 6 3 |

    @SC-432 @ruleset:dice-poker
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

    @SC-433 @rule:scorecard.lower.five-alike-full-house @ruleset:dice-poker
    Scenario: All rolls in Full House
      Then every roll scores in "Full House" as the score table says

    @SC-434 @level:turn
    Scenario Outline: In play, <dice> give <points> in Full House
      Given a game with Ana
      When Ana rolls <dice>
      And Ana scores in "Full House"
      Then Ana has <points> in "Full House"

      Examples:
        | dice      | points |
        | 2 2 5 5 5 | 25     |
        | 1 6 6 6 6 | 0      |
        | 3 3 4 4 6 | 0      |

  @rule:scorecard.lower.five-alike-full-house
  Rule: Five alike are no full house

    @SC-441 @ruleset:dice-poker
    Scenario Outline: <dice> pay nothing as a full house
      Then the roll <dice> scores 0 in "Full House"

      Examples:
        | dice      |
        | 1 1 1 1 1 |
        | 4 4 4 4 4 |
        | 6 6 6 6 6 |

    @SC-442 @ruleset:dice-poker
    Scenario: Three fours and two others of one number are one
      Then the roll 4 4 4 3 3 scores 25 in "Full House"

    @SC-443 @level:turn
    Scenario: A first Yahtzee pays nothing in Full House
      Given a game with Ana
      When Ana rolls 4 4 4 4 4
      Then Ana may score in "Full House" for 0
      When Ana scores in "Full House"
      Then Ana has 0 in "Full House"

  @rule:scorecard.lower.yahtzee
  Rule: Yahtzee pays 50 for five alike

    @SC-481 @ruleset:dice-poker
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

    @SC-482 @ruleset:dice-poker
    Scenario Outline: <dice> are none
      Then the roll <dice> scores 0 in "Yahtzee"

      Examples:
        | dice      |
        | 6 6 6 6 5 |
        | 1 2 2 2 2 |
        | 3 3 3 2 2 |

    @SC-483 @ruleset:dice-poker
    Scenario: All rolls in Yahtzee
      Then every roll scores in "Yahtzee" as the score table says

    @SC-484 @level:turn
    Scenario Outline: In play, <dice> give <points> in Yahtzee
      Given a game with Ana
      When Ana rolls <dice>
      And Ana scores in "Yahtzee"
      Then Ana has <points> in "Yahtzee"

      Examples:
        | dice      | points |
        | 1 1 1 1 1 | 50     |
        | 6 6 6 6 6 | 50     |
        | 4 4 4 4 5 | 0      |

  @rule:scorecard.lower.chance
  Rule: Chance pays the sum of any five dice

    @SC-491 @ruleset:dice-poker
    Scenario Outline: Whatever lies there is added up: <dice>
      Then the roll <dice> scores <points> in "Chance"

      Examples:
        | dice      | points |
        | 1 2 4 5 6 | 18     |
        | 1 1 1 1 2 | 6      |
        | 5 6 6 6 6 | 29     |

    @SC-492 @ruleset:dice-poker
    Scenario Outline: Dice that would pay more elsewhere are only added up: <dice>
      Then the roll <dice> scores <points> in "Chance"

      Examples:
        | dice      | points |
        | 1 1 1 1 1 | 5      |
        | 6 6 6 6 6 | 30     |
        | 1 2 3 4 5 | 15     |
        | 2 2 3 3 3 | 13     |

    @SC-493 @ruleset:dice-poker
    Scenario: All rolls in Chance
      Then every roll scores in "Chance" as the score table says

    @SC-494 @level:turn
    Scenario Outline: In play, <dice> give <points> in Chance
      Given a game with Ana
      When Ana rolls <dice>
      And Ana scores in "Chance"
      Then Ana has <points> in "Chance"

      Examples:
        | dice      | points |
        | 1 2 2 5 6 | 16     |
        | 1 1 1 1 2 | 6      |
        | 6 6 6 6 6 | 30     |
