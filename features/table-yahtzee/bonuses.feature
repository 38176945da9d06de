@ruleset:table-yahtzee @level:game
Feature: Bonuses
  Thirty-five for a strong upper section, and a hundred for every further Yahtzee where the group plays with that.

  Background:
    Given a game with Ana

  @rule:table-yahtzee.upper-bonus.threshold
  Rule: An upper section that reaches 63 earns 35

    @TY-201 @faq:table-yahtzee.sixty-two
    Scenario Outline: An upper section of <upper> earns <bonus>
      Given Ana's sheet shows
        | box    | points |
        | Twos   | 6      |
        | Threes | 9      |
        | Fours  | 12     |
        | Fives  | 15     |
        | Sixes  | 18     |
      When Ana rolls <dice>
      And Ana scores in "Aces"
      Then Ana's upper section adds up to <upper>
      And Ana's upper bonus is <bonus>
      And Ana's total is <total>

      Examples:
        | dice      | upper | bonus | total |
        | 1 1 2 5 6 | 62    | 0     | 62    |
        | 1 1 1 5 6 | 63    | 35    | 98    |
        | 1 1 1 1 6 | 64    | 35    | 99    |

    @TY-202
    Scenario: However it is made up, and as soon as it is reached
      Given Ana's sheet shows
        | box   | points |
        | Fives | 25     |
        | Sixes | 30     |
      When Ana rolls 1 3 4 4 5
      And Ana scores in "Fours"
      Then Ana's upper bonus is 35
      And Ana's upper section adds up to 63
      And Ana's total is 98
      And the game goes on

    @TY-203
    Scenario: It is earned once
      Given Ana's sheet shows
        | box    | points |
        | Threes | 9      |
        | Fours  | 16     |
        | Fives  | 20     |
        | Sixes  | 24     |
      When Ana rolls 2 2 2 5 6
      And Ana scores in "Twos"
      Then Ana's upper bonus is 35
      And Ana's total is 110

    @TY-204
    Scenario: Both table rules switched off, it is earned all the same
      Given the setting "yahtzee-bonus" is "off"
      And the setting "joker" is "off"
      And Ana's sheet shows
        | box   | points |
        | Fours | 12     |
        | Fives | 25     |
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Sixes"
      Then Ana's upper bonus is 35
      And Ana's total is 102

  @rule:table-yahtzee.bonus.hundred
  Rule: A further Yahtzee earns 100 while the Yahtzee box holds 50

    @TY-211
    Scenario: The second Yahtzee earns a bonus, the third another
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      Then Ana has 1 Yahtzee bonus
      And Ana has 50 in "Yahtzee"
      And Ana's total is 170
      When Ana rolls 2 2 2 2 2
      And Ana scores in "Twos"
      Then Ana has 2 Yahtzee bonuses
      And Ana's total is 280

    @TY-212
    Scenario: Four alike earn none
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 3
      And Ana scores in "Fours"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 66

    @TY-213
    Scenario: The box that is filled holds its points without the bonus
      Given Ana's sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Chance"
      Then Ana has 20 in "Chance"
      And Ana has 50 in "Yahtzee"
      And Ana has 1 Yahtzee bonus
      And Ana's total is 182

  @rule:table-yahtzee.bonus.needs-fifty
  Rule: Only 50 in the Yahtzee box lets a further Yahtzee earn the bonus

    @TY-221
    Scenario: The first Yahtzee earns its 50 and no bonus
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Yahtzee"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 50

    @TY-222
    Scenario: With the Yahtzee box open none is earned, and none is made up for later
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Sixes"
      Then Ana has 0 Yahtzee bonuses
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Yahtzee"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 80

    @TY-223 @rule:table-yahtzee.joker.zeroed-box @faq:table-yahtzee.zero-in-yahtzee
    Scenario Outline: With 0 in the Yahtzee box five fours in <box> earn none
      Given Ana's sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 0      |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "<box>"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is <total>

      Examples:
        | box        | total |
        | Full House | 37    |
        | Chance     | 32    |
        | Twos       | 12    |

    @TY-224 @faq:table-yahtzee.zero-in-yahtzee
    Scenario: After a zero no later Yahtzee earns it either
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 0      |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Fours"
      And Ana rolls 5 5 5 5 5
      And Ana scores in "Fives"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 45

  @rule:table-yahtzee.bonus.any-box
  Rule: The bonus comes with whichever box the turn fills

    @TY-231 @faq:table-yahtzee.bonus-with-any-box
    Scenario Outline: With Fours filled it comes with <box>
      Given Ana's sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "<box>"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is <total>

      Examples:
        | box             | total |
        | Aces            | 162   |
        | Sixes           | 162   |
        | Three of a Kind | 182   |
        | Four of a Kind  | 182   |
        | Full House      | 187   |
        | Small Straight  | 192   |
        | Large Straight  | 202   |
        | Chance          | 182   |

    @TY-232 @faq:table-yahtzee.bonus-with-any-box
    Scenario Outline: With Fours open it comes with <box>, for <points>
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"
      And Ana has 1 Yahtzee bonus

      Examples:
        | box        | points |
        | Fours      | 20     |
        | Full House | 0      |
        | Twos       | 0      |
        | Chance     | 20     |

    @TY-233
    Scenario: It comes with the last box of the card
      Given Ana's sheet shows
        | box     | points |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Twos"
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Twos"
      Then the game is over
      And Ana has 1 Yahtzee bonus
      And Ana's total is 170

  @rule:table-yahtzee.bonus.off
  Rule: With the bonus switched off, a further Yahtzee earns nothing extra

    @TY-241 @faq:table-yahtzee.one-rule-without-the-other
    Scenario Outline: Without the bonus, five fours in <box> make <total>
      Given the setting "yahtzee-bonus" is "off"
      And Ana's sheet shows
        | box     | points |
        | Threes  | 9      |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "<box>"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is <total>

      Examples:
        | box        | total |
        | Fours      | 79    |
        | Chance     | 79    |
        | Full House | 59    |
        | Sixes      | 59    |

    @TY-242
    Scenario: Three Yahtzees without the bonus
      Given the setting "yahtzee-bonus" is "off"
      When these turns are played
        | seat | dice      | box     | points |
        | Ana  | 5 5 5 5 5 | Yahtzee | 50     |
        | Ana  | 5 5 5 5 5 | Fives   | 25     |
        | Ana  | 5 5 5 5 5 | Chance  | 25     |
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 100

  @rule:table-yahtzee.bonus.not-upper
  Rule: The 100 points do not count towards 63

    @TY-251 @faq:table-yahtzee.sixty-two
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
      And Ana's upper section adds up to 62
      And Ana's upper bonus is 0
      And Ana's total is 212

    @TY-252 @rule:table-yahtzee.upper-bonus.threshold
    Scenario: The points of the box do count
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
      And Ana's total is 248

  @rule:table-yahtzee.bonus.no-cap
  Rule: As many bonuses as there are further Yahtzees

    @TY-261 @rule:table-yahtzee.bonus.hundred @rule:table-yahtzee.joker.full-points @rule:scorecard.end.total
    Scenario: Thirteen Yahtzees, twelve bonuses
      When these turns are played
        | seat | dice      | box             | points |
        | Ana  | 6 6 6 6 6 | Yahtzee         | 50     |
        | Ana  | 6 6 6 6 6 | Sixes           | 30     |
        | Ana  | 6 6 6 6 6 | Full House      | 25     |
        | Ana  | 6 6 6 6 6 | Small Straight  | 30     |
        | Ana  | 6 6 6 6 6 | Large Straight  | 40     |
        | Ana  | 6 6 6 6 6 | Three of a Kind | 30     |
        | Ana  | 6 6 6 6 6 | Four of a Kind  | 30     |
        | Ana  | 6 6 6 6 6 | Chance          | 30     |
        | Ana  | 5 5 5 5 5 | Fives           | 25     |
        | Ana  | 4 4 4 4 4 | Fours           | 20     |
        | Ana  | 3 3 3 3 3 | Threes          | 15     |
        | Ana  | 2 2 2 2 2 | Twos            | 10     |
        | Ana  | 1 1 1 1 1 | Aces            | 5      |
      Then Ana has 12 Yahtzee bonuses
      And Ana's upper bonus is 35
      And Ana's total is 1575

    @TY-262
    Scenario: The twelfth counts as much as the first
      When these turns are played
        | seat | dice      | box             |
        | Ana  | 1 1 1 1 1 | Yahtzee         |
        | Ana  | 1 1 1 1 1 | Chance          |
        | Ana  | 1 1 1 1 1 | Three of a Kind |
        | Ana  | 1 1 1 1 1 | Four of a Kind  |
        | Ana  | 1 1 1 1 1 | Full House      |
        | Ana  | 1 1 1 1 1 | Small Straight  |
        | Ana  | 1 1 1 1 1 | Large Straight  |
        | Ana  | 1 1 1 1 1 | Twos            |
        | Ana  | 1 1 1 1 1 | Threes          |
        | Ana  | 1 1 1 1 1 | Fours           |
        | Ana  | 1 1 1 1 1 | Fives           |
        | Ana  | 1 1 1 1 1 | Sixes           |
        | Ana  | 1 1 1 1 1 | Aces            |
      Then Ana has 12 Yahtzee bonuses

  @rule:table-yahtzee.bonus.scored-dice
  Rule: The dice that are scored earn the bonus, once a turn

    @TY-271
    Scenario: A Yahtzee broken up by a re-roll earns nothing
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana keeps 4 4 4 and rolls 1 2
      And Ana scores in "Fours"
      Then Ana has 0 Yahtzee bonuses
      And Ana's total is 62

    @TY-272
    Scenario: A Yahtzee that lies through three rolls earns one bonus
      Given Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana keeps 4 4 4 4 and rolls 4
      And Ana keeps 4 4 and rolls 4 4 4
      Then Ana has 0 Yahtzee bonuses
      When Ana scores in "Fours"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 170
