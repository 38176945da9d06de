@ruleset:table-yahtzee @level:game
Feature: Players and table rules
  Who sits down, who begins, and what the group has agreed on.

  @rule:table-yahtzee.setup.players
  Rule: One player or more

    @TY-001
    Scenario: One player fills a card alone
      Given a game with Ana
      When these turns are played
        | seat | dice      | box    | points |
        | Ana  | 1 3 3 4 6 | Chance | 17     |
        | Ana  | 2 2 2 5 6 | Twos   | 6      |
      Then it is Ana's turn
      And it is round 3
      And Ana's total is 23

    @TY-002
    Scenario: Six players, each with a card
      Given a game with Ana, Ben, Cleo, Dan, Eva and Filip
      When these turns are played
        | seat  | dice      | box            | points |
        | Ana   | 1 3 3 4 6 | Chance         | 17     |
        | Ben   | 2 3 4 5 6 | Large Straight | 40     |
        | Cleo  | 4 4 4 6 6 | Full House     | 25     |
        | Dan   | 1 2 3 4 4 | Small Straight | 30     |
        | Eva   | 6 6 6 6 6 | Yahtzee        | 50     |
        | Filip | 1 1 2 5 6 | Aces           | 2      |
      Then it is Ana's turn
      And it is round 2
      And Filip's total is 2

  @rule:table-yahtzee.start.first-seat
  Rule: The first one named starts, and play goes on in the order of the seats

    @TY-011
    Scenario: The first one named begins
      Given a game with Ana, Ben and Cleo
      Then it is Ana's turn

    @TY-012 @rule:scorecard.turn.in-order
    Scenario: Play goes round in the order of the names
      Given a game with Ana, Ben and Cleo
      When these turns are played
        | seat | dice      | box    |
        | Ana  | 1 3 3 4 6 | Chance |
        | Ben  | 1 3 3 4 6 | Chance |
        | Cleo | 1 3 3 4 6 | Chance |
        | Ana  | 1 1 2 4 6 | Aces   |
      Then it is Ben's turn
      And it is round 2

    @TY-013
    Scenario: The group lets another begin
      Given a game with Ana, Ben and Cleo that Cleo starts
      Then it is Cleo's turn
      When Cleo rolls 1 3 3 4 6
      And Cleo scores in "Chance"
      Then it is Ana's turn
      And it is round 1

  @rule:table-yahtzee.table-rules.default-on
  Rule: Where nothing else is agreed, both table rules hold

    @TY-021 @rule:table-yahtzee.bonus.hundred @rule:table-yahtzee.joker.full-points
    @faq:table-yahtzee.one-rule-without-the-other
    Scenario: A further Yahtzee is a joker and earns the bonus
      Given a game with Ana
      And Ana's sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "Large Straight"
      Then Ana has 40 in "Large Straight"
      And Ana has 1 Yahtzee bonus
      And Ana's total is 202

  @rule:table-yahtzee.table-rules.agreed
  Rule: The group agrees on the two table rules before the game

    @TY-031 @rule:table-yahtzee.table-rules.independent @faq:table-yahtzee.one-rule-without-the-other
    Scenario Outline: With the bonus <bonus> and the joker <joker>, five fours in <box> make <total>
      Given a game with Ana
      And the setting "yahtzee-bonus" is "<bonus>"
      And the setting "joker" is "<joker>"
      And Ana's sheet shows
        | box     | points |
        | Fours   | 12     |
        | Yahtzee | 50     |
      When Ana rolls 4 4 4 4 4
      And Ana scores in "<box>"
      Then Ana has <points> in "<box>"
      And Ana has <count> Yahtzee bonuses
      And Ana's total is <total>

      Examples:
        | bonus | joker | box            | points | count | total |
        | on    | on    | Full House     | 25     | 1     | 187   |
        | on    | on    | Small Straight | 30     | 1     | 192   |
        | on    | on    | Large Straight | 40     | 1     | 202   |
        | on    | on    | Chance         | 20     | 1     | 182   |
        | on    | off   | Full House     | 0      | 1     | 162   |
        | on    | off   | Small Straight | 0      | 1     | 162   |
        | on    | off   | Large Straight | 0      | 1     | 162   |
        | on    | off   | Chance         | 20     | 1     | 182   |
        | off   | on    | Full House     | 25     | 0     | 87    |
        | off   | on    | Small Straight | 30     | 0     | 92    |
        | off   | on    | Large Straight | 40     | 0     | 102   |
        | off   | on    | Chance         | 20     | 0     | 82    |
        | off   | off   | Full House     | 0      | 0     | 62    |
        | off   | off   | Small Straight | 0      | 0     | 62    |
        | off   | off   | Large Straight | 0      | 0     | 62    |
        | off   | off   | Chance         | 20     | 0     | 82    |

    @TY-032
    Scenario Outline: What was agreed holds for everybody and to the last round, with the bonus <bonus>
      Given a game with Ana and Ben
      And the setting "yahtzee-bonus" is "<bonus>"
      And Ana's sheet shows
        | box     | points |
        | Twos    | 4      |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ana's other boxes hold 0, except "Sixes"
      And Ben's sheet shows
        | box     | points |
        | Twos    | 4      |
        | Chance  | 20     |
        | Yahtzee | 50     |
      And Ben's other boxes hold 0, except "Fives"
      When Ana rolls 6 6 6 6 6
      And Ana scores in "Sixes"
      And Ben rolls 5 5 5 5 5
      And Ben scores in "Fives"
      Then the game is over
      And Ana's total is <ana>
      And Ben's total is <ben>
      And Ana wins

      Examples:
        | bonus | ana | ben |
        | on    | 204 | 199 |
        | off   | 104 | 99  |

  @rule:table-yahtzee.table-rules.independent
  Rule: Each table rule can be on without the other

    @TY-041 @rule:table-yahtzee.bonus.hundred @rule:table-yahtzee.bonus.any-box @rule:table-yahtzee.bonus.needs-fifty
    @rule:table-yahtzee.joker.off @level:turn
    Scenario Outline: The bonus alone: five <number> in every situation
      Given a game with Ana
      And the setting "joker" is "off"
      Then every further Yahtzee of <dice> goes into any open box, and pays what the score table says

      Examples:
        | number | dice      |
        | ones   | 1 1 1 1 1 |
        | twos   | 2 2 2 2 2 |
        | threes | 3 3 3 3 3 |
        | fours  | 4 4 4 4 4 |
        | fives  | 5 5 5 5 5 |
        | sixes  | 6 6 6 6 6 |

    @TY-042 @rule:table-yahtzee.bonus.off @rule:table-yahtzee.joker.full-points @rule:table-yahtzee.joker.upper-filled
    @rule:table-yahtzee.joker.free-choice @level:turn
    Scenario Outline: The joker alone: five <number> in every situation
      Given a game with Ana
      And the setting "yahtzee-bonus" is "off"
      Then every joker of <dice> goes where the joker table says, and pays that

      Examples:
        | number | dice      |
        | ones   | 1 1 1 1 1 |
        | twos   | 2 2 2 2 2 |
        | threes | 3 3 3 3 3 |
        | fours  | 4 4 4 4 4 |
        | fives  | 5 5 5 5 5 |
        | sixes  | 6 6 6 6 6 |

    @TY-043 @rule:table-yahtzee.bonus.off @rule:table-yahtzee.joker.off @level:turn
    Scenario Outline: Neither rule: five <number> in every situation
      Given a game with Ana
      And the setting "yahtzee-bonus" is "off"
      And the setting "joker" is "off"
      Then every further Yahtzee of <dice> goes into any open box, and pays what the score table says

      Examples:
        | number | dice      |
        | ones   | 1 1 1 1 1 |
        | twos   | 2 2 2 2 2 |
        | threes | 3 3 3 3 3 |
        | fours  | 4 4 4 4 4 |
        | fives  | 5 5 5 5 5 |
        | sixes  | 6 6 6 6 6 |
