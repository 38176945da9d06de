@ruleset:table-yahtzee @level:keeping
Feature: The score keeper
  The dice are real and lie on somebody's table; the program is told what they came to.

  @rule:table-yahtzee.keeping.entry
  Rule: An entry names a player, a box and the points

    @TY-601
    Scenario: Points go into the box of the player who is named
      Given a score keeper for Ana and Ben
      When Ana enters 12 in "Fours"
      And Ben enters 40 in "Large Straight"
      Then Ana has 12 in "Fours"
      And Ana's "Large Straight" is open
      And Ben has 40 in "Large Straight"
      And Ben's "Fours" is open

    @TY-602
    Scenario: A zero is an entry like any other
      Given a score keeper for Ana
      When Ana enters 0 in "Yahtzee"
      Then Ana has 0 in "Yahtzee"
      And Ana's total is 0

    @TY-603
    Scenario: Nothing is entered at the beginning
      Given a score keeper for Ana and Ben
      Then Ana's "Aces" is open
      And Ben's "Chance" is open
      And Ana's total is 0
      And Ben's total is 0

    @TY-604
    Scenario: A box that no card has is refused
      Given a score keeper for Ana
      When Ana tries to enter 7 in "Lucky Seven"
      Then it is refused
      And nothing has changed
      When Ana enters 7 in "Chance"
      Then Ana has 7 in "Chance"

  @rule:table-yahtzee.keeping.no-dice
  Rule: A score keeper sees no dice

    @TY-606
    Scenario: Rolls are refused
      Given a score keeper for Ana
      When Ana tries to roll 4 4 4 1 2
      Then it is refused
      And nothing has changed

    @TY-607
    Scenario: A box is not filled without points
      Given a score keeper for Ana
      When Ana tries to score in "Fours"
      Then it is refused
      And nothing has changed
      When Ana enters 12 in "Fours"
      Then Ana has 12 in "Fours"

  @rule:table-yahtzee.keeping.proposed
  Rule: The score keeper proposes the next player

    @TY-611
    Scenario: From player to player
      Given a score keeper for Ana, Ben and Cleo
      Then Ana is proposed next
      When Ana enters 12 in "Fours"
      Then Ben is proposed next
      When Ben enters 22 in "Chance"
      Then Cleo is proposed next
      When Cleo enters 0 in "Yahtzee"
      Then Ana is proposed next

    @TY-612
    Scenario: Alone, one is always proposed
      Given a score keeper for Ana
      Then Ana is proposed next
      When Ana enters 12 in "Fours"
      Then Ana is proposed next

    @TY-613
    Scenario: A refused entry leaves the proposal as it is
      Given a score keeper for Ana and Ben
      When Ana enters 12 in "Fours"
      And Ben tries to enter 13 in "Fours"
      Then it is refused
      And Ben is proposed next

  @rule:table-yahtzee.keeping.not-imposed
  Rule: The proposal does not bind

    @TY-621 @faq:table-yahtzee.entry-out-of-turn
    Scenario: Somebody else may be entered
      Given a score keeper for Ana, Ben and Cleo
      When Ana enters 12 in "Fours"
      Then Ben is proposed next
      When Cleo enters 25 in "Full House"
      Then Cleo has 25 in "Full House"
      And Ben's total is 0

    @TY-622
    Scenario: The same player may be entered twice in a row
      Given a score keeper for Ana and Ben
      When Ana enters 12 in "Fours"
      And Ana enters 22 in "Chance"
      Then Ana's total is 34
      And Ben's total is 0

    @TY-623
    Scenario: The first entry need not be for the first player
      Given a score keeper for Ana and Ben
      When Ben enters 12 in "Fours"
      Then Ben has 12 in "Fours"

    @TY-624
    Scenario: One sheet may be full before another is begun
      Given a score keeper for Ana and Ben
      When Ana enters 3 in "Aces"
      And Ana enters 6 in "Twos"
      And Ana enters 9 in "Threes"
      And Ana enters 8 in "Fours"
      And Ana enters 15 in "Fives"
      And Ana enters 18 in "Sixes"
      And Ana enters 20 in "Three of a Kind"
      And Ana enters 0 in "Four of a Kind"
      And Ana enters 25 in "Full House"
      And Ana enters 30 in "Small Straight"
      And Ana enters 40 in "Large Straight"
      And Ana enters 0 in "Yahtzee"
      And Ana enters 22 in "Chance"
      Then Ana's total is 196
      And the game goes on
      And Ben is proposed next

  @rule:table-yahtzee.keeping.proposal-order
  Rule: Proposed is the next player clockwise who has an open box

    @TY-631 @faq:table-yahtzee.entry-out-of-turn
    Scenario: After an entry out of turn it goes on from there
      Given a score keeper for Ana, Ben and Cleo
      When Ana enters 12 in "Fours"
      And Cleo enters 25 in "Full House"
      Then Ana is proposed next
      When Ben enters 8 in "Fours"
      Then Cleo is proposed next

    @TY-632
    Scenario: The one who starts is proposed first
      Given a score keeper for Ana, Ben and Cleo that Ben starts
      Then Ben is proposed next
      When Ben enters 12 in "Fours"
      Then Cleo is proposed next

    @TY-633
    Scenario: A full sheet is passed over
      Given a score keeper for Ana, Ben and Cleo
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Aces"
      And Ben's sheet shows
        | box    | points |
        | Chance | 21     |
      And Ben's other boxes hold 0, except "Aces"
      And Cleo's sheet shows
        | box    | points |
        | Chance | 22     |
      And Cleo's other boxes hold 0, except "Aces"
      When Ana enters 3 in "Aces"
      Then Ben is proposed next
      When Cleo enters 1 in "Aces"
      Then Ben is proposed next
      When Ben enters 2 in "Aces"
      Then nobody is proposed next
      And the game is over

  @rule:table-yahtzee.keeping.known-player
  Rule: An entry for somebody who does not play is refused

    @TY-641 @faq:table-yahtzee.refused-entry
    Scenario: Zoe is not in the game
      Given a score keeper for Ana and Ben
      When Zoe tries to enter 12 in "Fours"
      Then it is refused under "table-yahtzee.keeping.known-player"
      And nothing has changed
      And Ana is proposed next

    @TY-642
    Scenario: Zoe's further Yahtzee is not in the game either
      Given a score keeper for Ana
      And Ana's sheet shows
        | box     | points |
        | Yahtzee | 50     |
      When Zoe tries to enter 20 in "Fours" as a further Yahtzee
      Then it is refused under "table-yahtzee.keeping.known-player"
      And nothing has changed

  @rule:table-yahtzee.keeping.filled-box
  Rule: A filled box takes no further entry

    @TY-646 @rule:scorecard.box.once @faq:table-yahtzee.refused-entry
    Scenario Outline: <box> holds <held> and takes no <points>
      Given a score keeper for Ana and Ben
      When Ana enters <held> in "<box>"
      And Ana tries to enter <points> in "<box>"
      Then it is refused under "scorecard.box.once"
      And nothing has changed
      And Ana has <held> in "<box>"

      Examples:
        | box        | held | points |
        | Fours      | 8    | 12     |
        | Fours      | 8    | 8      |
        | Full House | 0    | 25     |
        | Yahtzee    | 50   | 50     |
        | Chance     | 22   | 5      |

    @TY-647 @rule:scorecard.box.once
    Scenario: A box filled by one is open to the other
      Given a score keeper for Ana and Ben
      When Ana enters 8 in "Fours"
      And Ben enters 12 in "Fours"
      Then Ana has 8 in "Fours"
      And Ben has 12 in "Fours"

    @TY-648 @rule:scorecard.box.once
    Scenario: With every sheet full nothing is entered any more
      Given a score keeper for Ana
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Aces"
      When Ana enters 3 in "Aces"
      Then the game is over
      When Ana tries to enter 4 in "Aces"
      Then it is refused
      And nothing has changed

  @rule:table-yahtzee.keeping.adds-up
  Rule: The score keeper adds up as the game does

    @TY-651
    Scenario: Totals and the upper bonus
      Given a score keeper for Ana
      When Ana enters 6 in "Twos"
      And Ana enters 9 in "Threes"
      And Ana enters 12 in "Fours"
      And Ana enters 15 in "Fives"
      And Ana enters 18 in "Sixes"
      And Ana enters 25 in "Full House"
      Then Ana's upper section adds up to 60
      And Ana's upper bonus is 0
      And Ana's total is 85
      When Ana enters 3 in "Aces"
      Then Ana's upper section adds up to 63
      And Ana's upper bonus is 35
      And Ana's total is 123

    @TY-652
    Scenario: 62 earn no upper bonus
      Given a score keeper for Ana
      When Ana enters 2 in "Aces"
      And Ana enters 6 in "Twos"
      And Ana enters 9 in "Threes"
      And Ana enters 12 in "Fours"
      And Ana enters 15 in "Fives"
      And Ana enters 18 in "Sixes"
      Then Ana's upper section adds up to 62
      And Ana's upper bonus is 0
      And Ana's total is 62

    @TY-653
    Scenario: The last entry ends the game, and the highest total wins
      Given a score keeper for Ana and Ben
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Aces"
      And Ben's sheet shows
        | box    | points |
        | Chance | 21     |
      And Ben's other boxes hold 0, except "Aces"
      When Ana enters 3 in "Aces"
      Then the game goes on
      When Ben enters 1 in "Aces"
      Then the game is over
      And Ana's total is 23
      And Ben's total is 22
      And Ana wins

    @TY-654
    Scenario: Equal totals share the win
      Given a score keeper for Ana and Ben
      And Ana's sheet shows
        | box    | points |
        | Chance | 20     |
      And Ana's other boxes hold 0, except "Aces"
      And Ben's sheet shows
        | box    | points |
        | Chance | 21     |
      And Ben's other boxes hold 0, except "Aces"
      When Ana enters 3 in "Aces"
      And Ben enters 2 in "Aces"
      Then Ana and Ben share the win

    @TY-655 @rule:table-yahtzee.keeping.possible-points @rule:table-yahtzee.keeping.implied-mark
    @rule:table-yahtzee.keeping.further-yahtzee @rule:table-yahtzee.keeping.not-imposed
    @rule:table-yahtzee.keeping.proposal-order @rule:table-yahtzee.keeping.mark-needs-fifty
    Scenario: The first entries of an evening
      Given a score keeper for Ana and Ben
      When Ana enters 50 in "Yahtzee"
      Then Ben is proposed next
      When Ben tries to enter 13 in "Fours"
      Then it is refused under "table-yahtzee.keeping.possible-points"
      And nothing has changed
      And Ben is proposed next
      When Ben enters 12 in "Fours"
      Then Ana is proposed next
      When Ana enters 20 in "Fours"
      Then Ana has 1 Yahtzee bonus
      And Ana's total is 170
      When Ana enters 25 in "Full House" as a further Yahtzee
      Then Ana has 2 Yahtzee bonuses
      And Ana's total is 295
      And Ben is proposed next
      When Ben tries to enter 30 in "Sixes" as a further Yahtzee
      Then it is refused under "table-yahtzee.keeping.mark-needs-fifty"
      And nothing has changed
