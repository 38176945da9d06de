@ruleset:last-chance
Feature: Jokers and cards
  What a card asks for, and when the dice are what it asks for.

  @rule:last-chance.cards.satisfied @level:scoring
  Rule: Dice satisfy a card when each fills one place

    @LC-701
    Scenario Outline: <dice> satisfy <card>
      Then the dice <dice> satisfy <card>

      Examples:
        | dice      | card      |
        | 1 2 3 4 5 | 1 2 3 4 5 |
        | 5 3 1 2 4 | 1 2 3 4 5 |
        | 1 1 2 3 4 | 1 1 2 3 4 |
        | 6 6 6 6 6 | 6 6 6 6 6 |
        | 6 1 6 1 1 | 1 1 1 6 6 |

    @LC-702
    Scenario Outline: <dice> do not satisfy <card>
      Then the dice <dice> do not satisfy <card>

      Examples:
        | dice      | card      |
        | 2 3 4 5 6 | 1 2 3 4 5 |
        | 1 2 3 4 4 | 1 1 2 3 4 |
        | 1 1 1 2 3 | 1 1 2 3 4 |
        | 6 6 6 6 5 | 6 6 6 6 6 |
        | 1 1 6 6 6 | 1 1 1 6 6 |

    @LC-703
    Scenario: A die that shows the right number fills one place, not two
      Then the dice 1 2 3 4 6 do not satisfy 1 1 2 3 4
      And the dice 3 3 4 5 6 do not satisfy 3 3 4 4 5

  @rule:last-chance.jokers.cocktail @level:scoring
  Rule: All cocktails on a card stand for one number

    @LC-711
    Scenario Outline: One cocktail may be any number, such as <number>
      Then the dice <dice> satisfy 6 6 6 6 C

      Examples:
        | number | dice      |
        | 1      | 6 6 6 6 1 |
        | 2      | 6 6 6 6 2 |
        | 3      | 6 6 6 6 3 |
        | 4      | 6 6 6 6 4 |
        | 5      | 6 6 6 6 5 |

    @LC-712
    Scenario Outline: Two cocktails are a pair, and <dice> have one
      Then the dice <dice> satisfy 6 6 6 C C

      Examples:
        | dice      |
        | 6 6 6 1 1 |
        | 6 6 6 5 5 |
        | 2 6 6 2 6 |

    @LC-713
    Scenario Outline: Two cocktails are no two numbers, as in <dice>
      Then the dice <dice> do not satisfy 6 6 6 C C

      Examples:
        | dice      |
        | 6 6 6 1 2 |
        | 6 6 6 6 1 |

    @LC-714
    Scenario: Three cocktails are three alike
      Then the dice 1 2 4 4 4 satisfy 1 2 C C C
      And the dice 1 2 4 4 5 do not satisfy 1 2 C C C

    @LC-715
    Scenario: Five cocktails are five alike
      Then the dice 4 4 4 4 4 satisfy C C C C C
      And the dice 4 4 4 4 5 do not satisfy C C C C C

  @rule:last-chance.jokers.long-drink @level:scoring
  Rule: All long drinks on a card stand for one number

    @LC-717
    Scenario: One long drink may be any number
      Then the dice 1 2 3 4 5 satisfy 1 2 3 4 L
      And the dice 1 2 3 4 6 satisfy 1 2 3 4 L

    @LC-718
    Scenario: Three long drinks are three alike
      Then the dice 1 1 5 5 5 satisfy 1 1 L L L
      And the dice 1 1 5 5 6 do not satisfy 1 1 L L L

    @LC-719
    Scenario: Five long drinks are five alike
      Then the dice 2 2 2 2 2 satisfy L L L L L
      And the dice 2 2 2 2 3 do not satisfy L L L L L

  @rule:last-chance.jokers.different @faq:last-chance.cocktail-and-long-drink @level:scoring
  Rule: Cocktail and long drink on one card stand for different numbers

    @LC-721
    Scenario: With one of each, the two dice differ
      Then the dice 6 6 6 2 3 satisfy 6 6 6 C L
      And the dice 6 6 6 2 2 do not satisfy 6 6 6 C L

    @LC-722
    Scenario: Two of each are two pairs of two numbers
      Then the dice 5 2 2 3 3 satisfy C C L L 5
      And the dice 5 2 2 2 2 do not satisfy C C L L 5

    @LC-723
    Scenario: Three and two are a full house of two numbers
      Then the dice 2 2 2 3 3 satisfy C C C L L
      And the dice 2 2 2 2 2 do not satisfy C C C L L

    @LC-724
    Scenario: On cards with one kind only, there is nothing to differ from
      Then the dice 3 3 3 3 3 satisfy 3 3 3 C C
      And the dice 3 3 3 3 3 do not satisfy 3 3 3 C L

  @rule:last-chance.jokers.may-equal-fixed @faq:last-chance.joker-equal-to-fixed @level:scoring
  Rule: A joker may stand for a number that the card shows

    @LC-726
    Scenario Outline: <dice> satisfy <card>, a joker being a number of the card
      Then the dice <dice> satisfy <card>

      Examples:
        | dice      | card      |
        | 6 6 6 6 6 | 6 6 6 C C |
        | 1 1 2 3 4 | 1 2 3 4 L |
        | 6 6 6 6 2 | 6 6 6 C L |
        | 1 1 1 2 2 | 1 2 C C L |

    @LC-727
    Scenario: Both jokers may stand for numbers of the card, if these differ
      Then the dice 2 2 4 4 6 satisfy 2 4 6 C L
      And the dice 2 2 2 4 6 do not satisfy 2 4 6 C L

  @rule:last-chance.jokers.any-assignment @level:scoring
  Rule: Any numbers for the jokers that work will do

    @LC-731
    Scenario: The number that stands there oftest is not always that of the cocktails
      Then the dice 2 2 2 2 5 satisfy C C L 2 2
      And the dice 2 2 5 5 6 satisfy C C L 2 2
      And the dice 2 2 5 5 5 do not satisfy C C L 2 2

    @LC-732
    Scenario: Which of two groups is cocktails follows from their size
      Then the dice 3 3 4 4 4 satisfy C C L L L
      And the dice 4 4 3 3 3 satisfy C C L L L

    @LC-733
    Scenario: Fixed places are filled first, and the rest has to do
      Then the dice 3 3 1 1 3 satisfy C C L 3 3
      And the dice 3 3 3 1 2 do not satisfy C C L 3 3

    @LC-734 @rule:last-chance.cracking.checked-each-time
    Scenario: The cracker changes from one number to another without a word
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | 300,000 |
      When Ana reveals the card with 1 1 6 6 2
      And Ana bids 10,000
      And the bidding closes
      And the betting closes
      And Ana keeps 1 1 6 6 and rolls 5
      And Ana keeps 6 6 and rolls 6 4 4
      Then the card is cracked

  @rule:last-chance.cards.five-places @level:game
  Rule: A card asks for five dice

    @LC-741
    Scenario Outline: The card <card> lies open
      Given a game with Ana and Ben
      And the next cards are
        | card   | attempts | prize   |
        | <card> | 2        | 100,000 |
      When Ana reveals the card with 1 1 2 2 4
      Then the card shows <card>

      Examples:
        | card      |
        | 1 2 3 4 5 |
        | 6 6 C C L |
        | C C C C C |
        | C L L L L |

  @rule:last-chance.cards.prize @level:game
  Rule: A prize is a positive multiple of 10,000

    @LC-744
    Scenario Outline: A prize of <prize>
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 2        | <prize> |
      When Ana reveals the card with 1 1 6 6 6
      Then Ana has <cash>

      Examples:
        | prize     | cash      |
        | 10,000    | 810,000   |
        | 150,000   | 950,000   |
        | 1,230,000 | 2,030,000 |
