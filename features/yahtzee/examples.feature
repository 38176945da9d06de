@ruleset:yahtzee @level:turn
Feature: The examples of the rules
  The cases that the printed rules work through. Where they show dice as pictures only, these dice give their numbers.

  @rule:scorecard.upper.sum
  Rule: An upper box pays the sum of the dice that show its number

    @YZ-401 @rule:scorecard.box.free-choice
    Scenario: Three threes, a two and a four: nine, two, four, or a zero in Aces
      Given a game with Ana
      When Ana rolls 2 3 3 3 4
      Then Ana may score in "Threes" for 9
      And Ana may score in "Twos" for 2
      And Ana may score in "Fours" for 4
      And Ana may score in "Aces" for 0

    @YZ-402 @rule:scorecard.box.free-choice @faq:yahtzee.zero-by-choice
    Scenario Outline: Of these dice <box> takes <points>, if Ana likes
      Given a game with Ana
      When Ana rolls 2 3 3 3 4
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"

      Examples:
        | box    | points |
        | Threes | 9      |
        | Twos   | 2      |
        | Fours  | 4      |
        | Aces   | 0      |

  @rule:scorecard.lower.three-of-a-kind @level:scoring
  Rule: Three of a Kind pays the sum of all five dice

    @YZ-403 @faq:yahtzee.four-alike-sum
    Scenario: Eighteen for three of a kind
      Then the roll 1 4 4 4 5 scores 18 in "Three of a Kind"

  @rule:scorecard.lower.four-of-a-kind @level:scoring
  Rule: Four of a Kind pays the sum of all five dice

    @YZ-404 @faq:yahtzee.four-alike-sum
    Scenario: Fourteen for four of a kind
      Then the roll 2 3 3 3 3 scores 14 in "Four of a Kind"

    @YZ-405 @rule:scorecard.lower.more-alike @rule:scorecard.upper.sum
    Scenario: Four of a kind may also be scored as three, or above
      Then the roll 2 3 3 3 3 scores 14 in "Three of a Kind"
      And the roll 2 3 3 3 3 scores 12 in "Threes"

  @rule:scorecard.lower.full-house @level:scoring
  Rule: Full House pays 25 for three alike and two alike

    @YZ-406
    Scenario: A three and a pair are a full house
      Then the roll 3 3 5 5 5 scores 25 in "Full House"

    @YZ-407 @rule:scorecard.lower.more-alike @rule:scorecard.upper.sum
    Scenario: A full house may also be scored as a three of a kind, or above
      Then the roll 3 3 5 5 5 scores 21 in "Three of a Kind"
      And the roll 3 3 5 5 5 scores 15 in "Fives"
      And the roll 3 3 5 5 5 scores 6 in "Threes"

  @rule:scorecard.lower.small-straight @level:scoring
  Rule: Small Straight pays 30 for four numbers in sequence

    @YZ-408
    Scenario Outline: A sequence of four and any fifth die, <dice>
      Then the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 4 1 |
        | 2 3 4 5 2 |
        | 3 4 5 6 1 |

  @rule:scorecard.lower.large-straight @level:scoring
  Rule: Large Straight pays 40 for five numbers in sequence

    @YZ-409 @rule:scorecard.lower.large-as-small @faq:yahtzee.large-in-small
    Scenario Outline: A sequence of five, for 40 or as a small one for 30, <dice>
      Then the roll <dice> scores 40 in "Large Straight"
      And the roll <dice> scores 30 in "Small Straight"

      Examples:
        | dice      |
        | 1 2 3 4 5 |
        | 2 3 4 5 6 |

  @rule:scorecard.lower.chance @level:scoring
  Rule: Chance pays the sum of any five dice

    @YZ-410
    Scenario: Twenty-four by chance
      Then the roll 3 4 5 6 6 scores 24 in "Chance"

  @rule:scorecard.lower.yahtzee @level:scoring
  Rule: Yahtzee pays 50 for five alike

    @YZ-411
    Scenario: Any five of a kind
      Then the roll 2 2 2 2 2 scores 50 in "Yahtzee"

  @rule:yahtzee.upper-bonus.any-way @level:game
  Rule: The 63 points may come about in any way

    @YZ-412
    Scenario: Three of each number make 63 at once
      Given a game with Ana
      And Ana's sheet shows
        | box    | points |
        | Aces   | 3      |
        | Twos   | 6      |
        | Threes | 9      |
        | Fours  | 12     |
        | Fives  | 15     |
        | Sixes  | 18     |
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 63

  @rule:scorecard.turn.kept-dice
  Rule: Dice kept after the first roll may be rolled again later

    @YZ-413 @rule:scorecard.turn.reroll-any @rule:scorecard.turn.three-rolls @rule:scorecard.lower.small-straight
    @faq:yahtzee.roll-kept-dice
    @rule:scorecard.lower.full-house @rule:scorecard.lower.three-of-a-kind @rule:scorecard.box.free-choice
    Scenario: The example turn, from a small straight in hand to a full house
      Given a game with Ana
      When Ana rolls 2 3 4 5 5
      Then Ana may score in "Small Straight" for 30
      When Ana keeps 2 3 4 5 and rolls 2
      Then the dice show 2 2 3 4 5
      When Ana keeps 2 2 and rolls 2 3 3
      Then the dice show 2 2 2 3 3
      And Ana has 0 rolls left
      And Ana may score in "Twos" for 6
      And Ana may score in "Three of a Kind" for 12
      And Ana may score in "Full House" for 25
      When Ana scores in "Full House"
      Then Ana has 25 in "Full House"
      And Ana's "Twos" is open
      And Ana's "Three of a Kind" is open

    @YZ-414 @rule:scorecard.lower.large-straight
    Scenario: The example turn, had the third roll gone for the large straight
      Given a game with Ana
      When Ana rolls 2 3 4 5 5
      And Ana keeps 2 3 4 5 and rolls 2
      And Ana keeps 2 3 4 5 and rolls 6
      Then Ana may score in "Large Straight" for 40
