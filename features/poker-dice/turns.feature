@ruleset:poker-dice @level:turn
Feature: Turns
  A first roll with five dice, up to two re-rolls, and a hand that stands.

  Background:
    Given a game with Ana and Ben

  @rule:poker-dice.setup.five-dice
  Rule: Every player has five dice that show A, K, Q, J, 10 and 9

    @PD-101
    Scenario: All six faces can be rolled
      When Ana rolls A K Q J 10
      And Ana keeps A K Q J and rolls 9
      Then the dice show A K Q J 9

    @PD-102
    Scenario Outline: No die shows <face>
      When Ana tries to roll <dice>
      Then it is refused under "poker-dice.setup.five-dice"
      And nothing has changed

      Examples:
        | face | dice       |
        | 8    | A K Q J 8  |
        | 1    | 1 K Q J 10 |
        | 6    | 6 6 6 6 6  |
        | 11   | A K Q 11 9 |

    @PD-103
    Scenario Outline: A roll of <count> dice is refused
      When Ana tries to roll <dice>
      Then it is refused
      And nothing has changed

      Examples:
        | count | dice          |
        | four  | A K Q J       |
        | six   | A K Q J 10 10 |

    @PD-104
    Scenario Outline: A re-roll that makes <count> dice is refused
      When Ana rolls A A K Q J
      And Ana tries to keep A A and roll <dice>
      Then it is refused under "poker-dice.setup.five-dice"
      And nothing has changed

      Examples:
        | count | dice      |
        | four  | 10 10     |
        | six   | 9 9 10 10 |

    @PD-105
    Scenario: After a refused roll the turn begins as it should
      When Ana tries to roll A K Q J 8
      Then it is refused
      When Ana rolls A K Q J 10
      Then the dice show A K Q J 10
      And Ana has 2 rolls left

  @rule:poker-dice.turn.all-dice
  Rule: The first roll of a turn is made with all five dice

    @PD-106
    Scenario: Before the first roll the table is empty
      Then no dice are on the table
      And Ana has 3 rolls left

    @PD-107
    Scenario: Nothing can be kept at the first roll
      When Ana tries to keep A A and roll K Q J
      Then it is refused under "poker-dice.turn.all-dice"
      And nothing has changed

    @PD-108
    Scenario: A first roll with one die is refused
      When Ana tries to roll A
      Then it is refused under "poker-dice.turn.all-dice"
      And nothing has changed

    @PD-109
    Scenario: The next player keeps nothing of the dice that lie there
      When Ana rolls A A A K K
      And Ana stops
      Then no dice are on the table
      When Ben tries to keep A A A and roll A A
      Then it is refused under "poker-dice.turn.all-dice"
      And nothing has changed

    @PD-110
    Scenario: Nothing is kept from the round before
      When the round ends with
        | seat | hand      |
        | Ana  | A A A K K |
        | Ben  | A A A A K |
      Then no dice are on the table
      When Ben tries to keep A A A A and roll A
      Then it is refused under "poker-dice.turn.all-dice"
      And nothing has changed

  @rule:poker-dice.turn.two-rerolls
  Rule: The dice may be rolled again up to twice

    @PD-111
    Scenario: A first roll and two re-rolls
      When Ana rolls A K J 10 10
      Then Ana has 2 rolls left
      When Ana keeps 10 10 and rolls 10 9 9
      Then Ana has 1 roll left
      When Ana keeps 10 10 10 and rolls 10 A
      Then Ana's hand is A 10 10 10 10

    @PD-112
    Scenario: The third re-roll is refused
      When Ana rolls A K J 10 10
      And Ana keeps 10 10 and rolls 10 9 9
      And Ana keeps 10 10 10 and rolls 10 A
      And Ana tries to keep 10 10 10 10 and roll 10
      Then it is refused under "poker-dice.turn.two-rerolls"
      And nothing has changed

    @PD-113
    Scenario: A fourth roll with all five dice is refused as well
      When Ana rolls A K J 10 10
      And Ana rolls A A K Q 9
      And Ana rolls 9 10 J Q A
      And Ana tries to roll A A A A A
      Then it is refused under "poker-dice.turn.two-rerolls"
      And nothing has changed

    @PD-114
    Scenario: The next player has three rolls, too
      When Ana rolls A K J 10 10
      And Ana keeps 10 10 and rolls 10 9 9
      And Ana keeps 10 10 10 and rolls 10 A
      Then it is Ben's turn
      And Ben has 3 rolls left
      When Ben rolls A A K Q 9
      And Ben keeps A A and rolls 9 9 9
      Then Ben has 1 roll left

    @PD-115
    Scenario: In the next round there are three rolls again, and not one more
      When the round ends with
        | seat | hand      |
        | Ana  | A A A K K |
        | Ben  | A A A A K |
      Then Ben has 3 rolls left
      When Ben rolls A A K Q 9
      And Ben keeps A A and rolls 9 9 10
      And Ben keeps A A and rolls K Q J
      And Ben tries to keep A A and roll A A A
      Then it is refused under "poker-dice.turn.two-rerolls"
      And nothing has changed

    @PD-116
    Scenario: Rolls that were not used are not saved
      When Ana rolls A A A K K
      And Ana stops
      And Ben rolls A A A A K
      And Ben stops
      Then Ben has 3 rolls left

    @PD-117
    Scenario: After a refused re-roll the next player plays on
      When Ana rolls A K J 10 10
      And Ana keeps 10 10 and rolls 10 9 9
      And Ana keeps 10 10 10 and rolls 10 A
      And Ana tries to keep 10 10 10 10 and roll 10
      Then it is refused
      When Ben rolls 9 9 9 9 9
      Then the dice show 9 9 9 9 9

  @rule:poker-dice.turn.reroll-any
  Rule: Any dice may be rolled again, and the others stay

    @PD-121
    Scenario Outline: <kept> stay and the others are rolled again
      When Ana rolls A A A 10 9
      And Ana keeps <kept> and rolls <rolled>
      Then the dice show <result>

      Examples:
        | kept     | rolled   | result     |
        | A A A 10 | K        | A A A K 10 |
        | A A A    | K K      | A A A K K  |
        | 10 9     | J Q K    | K Q J 10 9 |
        | 9        | 9 9 10 Q | Q 10 9 9 9 |

    @PD-122
    Scenario: All five dice may be rolled again
      When Ana rolls A A K 10 9
      And Ana rolls Q Q J J 9
      Then the dice show Q Q J J 9
      And Ana has 1 roll left

    @PD-123
    Scenario Outline: Keeping <kept> of A A K 10 9 is refused
      When Ana rolls A A K 10 9
      And Ana tries to keep <kept> and roll <rolled>
      Then it is refused under "poker-dice.turn.reroll-any"
      And nothing has changed

      Examples:
        | kept  | rolled   | case                    |
        | Q     | A A A A  | a face that is not there |
        | A A A | A A      | more than are there     |
        | 10 10 | K K K    | twice what is there once |

    @PD-124
    Scenario: Dice that were not kept are gone
      When Ana rolls A A K 10 9
      And Ana keeps A A and rolls Q Q J
      And Ana tries to keep A A K and roll K K
      Then it is refused under "poker-dice.turn.reroll-any"
      And nothing has changed

    @PD-125
    Scenario: What counts is what lies there in the end
      When Ana rolls A A A A A
      And Ana keeps A A A A and rolls 9
      And Ana stops
      And Ben rolls 9 9 9 9 9
      And Ben stops
      Then Ana's hand is A A A A 9

    @PD-126
    Scenario: After a refused re-roll another may be made
      When Ana rolls A A K 10 9
      And Ana tries to keep A A A and roll A A
      Then it is refused
      When Ana keeps A A and rolls A Q 9
      Then the dice show A A A Q 9
      And Ana has 1 roll left

  @rule:poker-dice.turn.kept-dice
  Rule: Dice kept at the first re-roll may be rolled again at the second

    @PD-127 @faq:poker-dice.reroll-kept
    Scenario: Some of the kept dice go back
      When Ana rolls A K Q J 9
      And Ana keeps A K Q J and rolls J
      And Ana keeps J J and rolls J J 9
      Then Ana's hand is J J J J 9

    @PD-128
    Scenario: All the kept dice go back
      When Ana rolls K K 9 10 Q
      And Ana keeps K K and rolls 9 9 9
      And Ana keeps 9 9 9 and rolls 9 A
      Then Ana's hand is A 9 9 9 9

  @rule:poker-dice.turn.at-least-one
  Rule: A re-roll takes at least one die

    @PD-131
    Scenario: One die is enough
      When Ana rolls A K Q J 9
      And Ana keeps A K Q J and rolls 10
      Then the dice show A K Q J 10
      And Ana has 1 roll left

    @PD-132
    Scenario: A re-roll of no dice at all is refused
      When Ana rolls A K Q J 10
      And Ana tries to keep A K Q J 10 and roll nothing
      Then it is refused under "poker-dice.turn.at-least-one"
      And nothing has changed

  @rule:poker-dice.turn.stop-early
  Rule: A player may stop after any roll

    @PD-133
    Scenario: After the first roll
      When Ana rolls A A A A K
      And Ana stops
      Then Ana's hand is A A A A K
      And it is Ben's turn

    @PD-134
    Scenario: After the second roll
      When Ana rolls A A A K 9
      And Ana keeps A A A and rolls A K
      And Ana stops
      Then Ana's hand is A A A A K
      And it is Ben's turn

    @PD-135
    Scenario: Nobody has to stop
      When Ana rolls A A A A K
      Then Ana has 2 rolls left
      And it is Ana's turn
      When Ana keeps A A A A and rolls A
      Then it is Ana's turn

  @rule:poker-dice.turn.roll-first
  Rule: Nobody stops before the first roll

    @PD-136
    Scenario: Ana stops without dice
      When Ana tries to stop
      Then it is refused under "poker-dice.turn.roll-first"
      And nothing has changed

    @PD-137
    Scenario: Ben cannot stand on Ana's dice
      When Ana rolls A A A A K
      And Ana stops
      And Ben tries to stop
      Then it is refused under "poker-dice.turn.roll-first"
      And nothing has changed

    @PD-138
    Scenario: After the refusal the turn begins as it should
      When Ana tries to stop
      Then it is refused
      When Ana rolls A A K Q 9
      And Ana stops
      Then it is Ben's turn

  @rule:poker-dice.turn.hand-stands
  Rule: After the last re-roll, or when the player stops, the hand stands

    @PD-141
    Scenario: The second re-roll ends the turn by itself
      When Ana rolls A K J 10 10
      And Ana keeps 10 10 and rolls 10 9 9
      And Ana keeps 10 10 10 and rolls A K
      Then it is Ben's turn
      And no dice are on the table
      And Ana's hand is A K 10 10 10

    @PD-142
    Scenario: Whoever has stopped does not roll on
      When Ana rolls A A A K 9
      And Ana stops
      And Ana tries to keep A A A and roll A A
      Then it is refused
      And nothing has changed

    @PD-143
    Scenario: Stopping twice is refused
      When Ana rolls A A A K 9
      And Ana stops
      And Ana tries to stop
      Then it is refused
      And nothing has changed

    @PD-144
    Scenario: Stopping after the second re-roll is neither needed nor possible
      When Ana rolls A K J 10 10
      And Ana keeps 10 10 and rolls 10 9 9
      And Ana keeps 10 10 10 and rolls A K
      And Ana tries to stop
      Then it is refused
      And nothing has changed

  @rule:poker-dice.turn.in-order
  Rule: Only the player whose turn it is may roll or stop

    @PD-146
    Scenario: Ben cannot begin
      When Ben tries to roll A A A A A
      Then it is refused under "poker-dice.turn.in-order"
      And nothing has changed

    @PD-147
    Scenario: Ben can neither roll nor stop while Ana is at it
      When Ana rolls A A A K 9
      And Ben tries to roll A A A A A
      Then it is refused under "poker-dice.turn.in-order"
      And nothing has changed
      When Ben tries to stop
      Then it is refused under "poker-dice.turn.in-order"
      And nothing has changed

    @PD-148
    Scenario: Ben cannot roll Ana's dice again
      When Ana rolls A A A K 9
      And Ben tries to keep A A A and roll 9 9
      Then it is refused under "poker-dice.turn.in-order"
      And nothing has changed

    @PD-149
    Scenario: Somebody who does not play can do nothing
      When Dora tries to roll A A A A A
      Then it is refused
      And nothing has changed
      When Dora tries to stop
      Then it is refused
      And nothing has changed

    @PD-150
    Scenario: After the refusal Ana plays on
      When Ana rolls A A A K 9
      And Ben tries to stop
      Then it is refused
      When Ana keeps A A A and rolls A A
      And Ana stops
      Then Ana's hand is A A A A A
      And it is Ben's turn
