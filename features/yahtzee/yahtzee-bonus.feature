@ruleset:yahtzee @level:game
Feature: The Yahtzee bonus
  A hundred points and a chip for each further Yahtzee, as long as the Yahtzee box holds its 50.

  Background:
    Given a game with Ana

  @rule:yahtzee.bonus.hundred
  Rule: A further Yahtzee earns 100 while the Yahtzee box holds 50

    @YZ-301
    Scenario: The second Yahtzee earns a bonus
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 170

    @YZ-302
    Scenario: The third earns another
      Given Ana's sheet shows
        | box             | points |
        | Fours           | 20     |
        | Yahtzee         | 50     |
        | Yahtzee bonuses | 1      |
      Then Ana's total is 170
      When Ana rolls 2 2 2 2 2
      And Ana scores in "Twos"
      Then Ana has 2 Yahtzee bonuses
      And Ana's total is 280

    @YZ-303
    Scenario: The same number once more earns it as well
      Given Ana's sheet shows
        | box             | points |
        | Fours           | 20     |
        | Yahtzee         | 50     |
        | Yahtzee bonuses | 1      |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Chance"
      Then Ana has 2 Yahtzee bonuses
      And Ana's total is 290

    @YZ-304
    Scenario: Four alike earn none
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 3
      And Ana scores in "Fours"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 66

  @rule:yahtzee.bonus.needs-fifty
  Rule: No bonus while the Yahtzee box is open or holds 0

    @YZ-311
    Scenario: The first Yahtzee earns its 50 and no bonus
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Yahtzee"
      Then Ana has 50 in "Yahtzee"
      And Ana has 0 Yahtzee bonuses
      And Ana's total is 50

    @YZ-312 @faq:yahtzee.first-yahtzee-elsewhere
    Scenario: With the Yahtzee box open a Yahtzee scored elsewhere earns none
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Sixes"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 30

    @YZ-313
    Scenario: The bonus is not made up for when the Yahtzee box is filled later
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Sixes"
      And Ana rolls 6 6 6 6 6
      And Ana scores in "Yahtzee"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 80

    @YZ-314 @faq:yahtzee.zero-in-yahtzee
    Scenario: With 0 in the Yahtzee box a Yahtzee earns none
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 0      |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      Then Ana has 0 Yahtzee bonuses
      And Ana has 0 in "Yahtzee"
      And Ana's total is 20

    @YZ-315 @rule:yahtzee.joker.zeroed-box @faq:yahtzee.zero-in-yahtzee
    Scenario: With 0 in the Yahtzee box the second and third earn none either
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 0      |
      When these turns are played
        | seat | dice      | box            | points |
        | Ana  | 4 4 4 4 4 | Fours          | 20     |
        | Ana  | 4 4 4 4 4 | Large Straight | 40     |
        | Ana  | 2 2 2 2 2 | Twos           | 10     |
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 70

    @YZ-316 @rule:yahtzee.bonus.hundred
    Scenario: Once the box holds 50 the next one earns it
      When these turns are played
        | seat | dice      | box     | points |
        | Ana  | 6 6 6 6 6 | Chance  | 30     |
        | Ana  | 6 6 6 6 6 | Yahtzee | 50     |
        | Ana  | 6 6 6 6 6 | Sixes   | 30     |
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 210

  @rule:yahtzee.bonus.apart
  Rule: The bonus is kept apart from the boxes

    @YZ-321
    Scenario: One tick, and no box has changed but the one filled
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      Then Ana's sheet now shows
        | box             | points |
        | Fours           | 20     |
        | Yahtzee         | 50     |
        | Chance          | open   |
        | Yahtzee bonuses | 1      |

    @YZ-322 @rule:yahtzee.joker.lower-values
    Scenario: The box filled pays without the bonus
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Full House"
      Then Ana has 25 in "Full House"
      And Ana has 50 in "Yahtzee"
      And Ana's total is 193

    @YZ-323 @rule:scorecard.box.once
    Scenario: A further Yahtzee does not go into the Yahtzee box again
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana tries to score in "Yahtzee"
      Then it is refused
      And nothing has changed
      And Ana has 50 in "Yahtzee"
      And Ana has 0 Yahtzee bonuses

    @YZ-324
    Scenario: The Yahtzee box keeps its 50 through several bonuses
      Given Ana's sheet shows
        | box             | points |
        | Aces            | 5      |
        | Twos            | 10     |
        | Yahtzee         | 50     |
        | Yahtzee bonuses | 2      |
      When Ana rolls 3 3 3 3 3
      And Ana scores in "Threes"
      Then Ana has 50 in "Yahtzee"
      And Ana has 3 Yahtzee bonuses
      And Ana's total is 380

  @rule:yahtzee.bonus.any-box
  Rule: The bonus is due whichever box is filled

    @YZ-331 @rule:yahtzee.joker.lower-values
    Scenario Outline: With Sixes filled the bonus comes with <box>
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 6 6 6 6 6
      And Ana scores in "<box>"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is <total>

      Examples:
        | box             | total |
        | Three of a Kind | 198   |
        | Four of a Kind  | 198   |
        | Full House      | 193   |
        | Small Straight  | 198   |
        | Large Straight  | 208   |
        | Chance          | 198   |

    @YZ-332 @rule:yahtzee.joker.forced-zero @faq:yahtzee.bonus-with-zero
    Scenario: The bonus comes with a zero, too
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Aces" and "Fives"
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Aces"
      Then Ana has 0 in "Aces"
      And Ana has 1 Yahtzee bonus
      And Ana's total is 188

    @YZ-333
    Scenario: The bonus comes with the last box of the card
      Given Ana's sheet shows
        | box     | points |
        | Sixes   | 18     |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Twos"
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Twos"
      Then the game is over
      And Ana has 1 Yahtzee bonus
      And Ana's total is 188

  @rule:yahtzee.bonus.not-upper
  Rule: Bonus points do not count towards 63

    @YZ-341 @faq:yahtzee.sixty-two
    Scenario: 62 points and a Yahtzee bonus are no 63
      Given Ana's sheet shows
        | box     | points |
        | Threes  | 9      |
        | Fives   | 15     |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      Then Ana has 1 Yahtzee bonus
      And Ana's upper bonus is 0
      And Ana's upper section adds up to 62
      And Ana's total is 212

    @YZ-342 @rule:yahtzee.upper-bonus.threshold
    Scenario: The points of the box that the further Yahtzee fills do count
      Given Ana's sheet shows
        | box     | points |
        | Aces    | 1      |
        | Threes  | 9      |
        | Fives   | 15     |
        | Sixes   | 18     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 63
      And Ana has 1 Yahtzee bonus
      And Ana's total is 248

    @YZ-343
    Scenario: Three Yahtzee bonuses leave a low upper section low
      Given Ana's sheet shows
        | box             | points |
        | Aces            | 5      |
        | Twos            | 10     |
        | Threes          | 15     |
        | Yahtzee         | 50     |
        | Yahtzee bonuses | 3      |
      Then Ana's upper bonus is 0
      And Ana's upper section adds up to 30
      And Ana's total is 380

  @rule:yahtzee.bonus.no-cap
  Rule: There is no limit to the number of bonuses

    @YZ-351 @rule:yahtzee.joker.lower-values @faq:yahtzee.chips-run-out
    Scenario: The ten chips of the set are gone, and the eleventh bonus counts
      Given Ana's sheet shows
        | box             | points |
        | Aces            | 5      |
        | Twos            | 10     |
        | Threes          | 15     |
        | Fours           | 20     |
        | Fives           | 25     |
        | Sixes           | 30     |
        | Three of a Kind | 30     |
        | Four of a Kind  | 30     |
        | Full House      | 25     |
        | Small Straight  | 30     |
        | Yahtzee         | 50     |
        | Yahtzee bonuses | 10     |
      When Ana rolls 1 1 1 1 1
      And Ana scores in "Large Straight"
      Then Ana has 11 Yahtzee bonuses
      And Ana's total is 1445

    @YZ-352 @rule:yahtzee.joker.lower-values @rule:yahtzee.joker.forced-zero @faq:yahtzee.chips-run-out
    Scenario: Twelve bonuses in one game
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 1 1 1 1 1 | Yahtzee         | 50     |
        | Ana  | 1 1 1 1 1 | Aces            | 5      |
        | Ana  | 1 1 1 1 1 | Three of a Kind | 5      |
        | Ana  | 1 1 1 1 1 | Four of a Kind  | 5      |
        | Ana  | 1 1 1 1 1 | Full House      | 25     |
        | Ana  | 1 1 1 1 1 | Small Straight  | 30     |
        | Ana  | 1 1 1 1 1 | Large Straight  | 40     |
        | Ana  | 1 1 1 1 1 | Chance          | 5      |
        | Ana  | 1 1 1 1 1 | Twos            | 0      |
        | Ana  | 1 1 1 1 1 | Threes          | 0      |
        | Ana  | 1 1 1 1 1 | Fours           | 0      |
        | Ana  | 1 1 1 1 1 | Fives           | 0      |
        | Ana  | 1 1 1 1 1 | Sixes           | 0      |
      Then Ana has 12 Yahtzee bonuses
      And Ana's upper bonus is 0
      And Ana's total is 1365

    @YZ-353
    Scenario: The eleventh bonus is due whatever the boxes pay
      When these turns are played
        | seat | dice      | box             |
        | Ana  | 1 1 1 1 1 | Yahtzee         |
        | Ana  | 1 1 1 1 1 | Aces            |
        | Ana  | 1 1 1 1 1 | Three of a Kind |
        | Ana  | 1 1 1 1 1 | Four of a Kind  |
        | Ana  | 1 1 1 1 1 | Full House      |
        | Ana  | 1 1 1 1 1 | Small Straight  |
        | Ana  | 1 1 1 1 1 | Large Straight  |
        | Ana  | 1 1 1 1 1 | Chance          |
        | Ana  | 2 2 2 2 2 | Twos            |
        | Ana  | 3 3 3 3 3 | Threes          |
        | Ana  | 4 4 4 4 4 | Fours           |
        | Ana  | 5 5 5 5 5 | Fives           |
      Then Ana has 11 Yahtzee bonuses
