@ruleset:yahtzee @ruleset:table-yahtzee @level:turn
Feature: Rolls and re-rolls
  A first roll with all the dice, and up to two more with as many as one likes.

  @rule:scorecard.turn.first-roll
  Rule: The first roll of a turn is made with all five dice

    @SC-111
    Scenario: Before the first roll the table is empty
      Given a game with Ana
      Then no dice are on the table
      And Ana has 3 rolls left

    @SC-112
    Scenario Outline: A first roll with <count> dice is refused
      Given a game with Ana
      When Ana tries to roll <dice>
      Then it is refused
      And nothing has changed

      Examples:
        | count | dice    |
        | one   | 6       |
        | four  | 1 3 3 4 |

    @SC-113
    Scenario: Nothing can be kept at the first roll of the game
      Given a game with Ana
      When Ana tries to keep 6 6 and roll 1 2 3
      Then it is refused under "scorecard.turn.first-roll"
      And nothing has changed

    @SC-114
    Scenario: The dice of the turn before are gone
      Given a game with Ana
      When Ana rolls 6 6 6 1 2
      And Ana scores in "Chance"
      Then no dice are on the table
      When Ana tries to keep 6 6 6 and roll 6 6
      Then it is refused under "scorecard.turn.first-roll"
      And nothing has changed

    @SC-115 @ruleset:dice-poker
    Scenario: The next player keeps nothing of the dice that lie there
      Given a game with Ana and Ben
      When Ana rolls 6 6 6 1 2
      And Ana scores in "Sixes"
      And Ben tries to keep 6 6 6 and roll 6 6
      Then it is refused under "scorecard.turn.first-roll"
      And nothing has changed

    @SC-116
    Scenario: A new turn brings five new dice
      Given a game with Ana
      When Ana rolls 6 6 6 1 2
      And Ana keeps 6 6 6 and rolls 3 4
      And Ana scores in "Sixes"
      And Ana rolls 1 1 2 5 5
      Then the dice show 1 1 2 5 5
      And Ana may score in "Chance" for 14

    @SC-117
    Scenario: After a refused first roll the turn begins as it should
      Given a game with Ana
      When Ana tries to keep 6 6 and roll 1 2 3
      Then it is refused
      When Ana rolls 1 2 3 3 5
      Then the dice show 1 2 3 3 5
      And Ana has 2 rolls left

  @rule:scorecard.turn.three-rolls
  Rule: A turn has at most three rolls

    @SC-121
    Scenario: A first roll and two re-rolls
      Given a game with Ana
      When Ana rolls 1 2 4 4 6
      Then Ana has 2 rolls left
      When Ana keeps 4 4 and rolls 1 3 4
      Then Ana has 1 roll left
      When Ana keeps 4 4 4 and rolls 2 5
      Then Ana has 0 rolls left
      And the dice show 2 4 4 4 5

    @SC-122
    Scenario: The third re-roll is refused
      Given a game with Ana
      When Ana rolls 1 2 4 4 6
      And Ana keeps 4 4 and rolls 1 3 4
      And Ana keeps 4 4 4 and rolls 2 5
      And Ana tries to keep 4 4 4 and roll 4 4
      Then it is refused under "scorecard.turn.three-rolls"
      And nothing has changed

    @SC-123
    Scenario: A fourth roll with all five dice is refused as well
      Given a game with Ana
      When Ana rolls 1 2 4 4 6
      And Ana rolls 1 1 2 3 5
      And Ana rolls 2 2 3 6 6
      And Ana tries to roll 6 6 6 6 6
      Then it is refused under "scorecard.turn.three-rolls"
      And nothing has changed

    @SC-124
    Scenario: The second turn has three rolls, too, and not one more
      Given a game with Ana
      When Ana rolls 1 2 4 4 6
      And Ana keeps 4 4 and rolls 1 3 4
      And Ana keeps 4 4 4 and rolls 2 5
      And Ana scores in "Fours"
      Then Ana has 3 rolls left
      When Ana rolls 1 1 2 3 6
      And Ana keeps 1 1 and rolls 2 4 5
      And Ana keeps 1 1 and rolls 1 3 6
      Then Ana has 0 rolls left
      When Ana tries to keep 1 1 1 and roll 1 1
      Then it is refused under "scorecard.turn.three-rolls"
      And nothing has changed

    @SC-125
    Scenario: Rolls that were not used are not saved for the next turn
      Given a game with Ana
      When Ana rolls 1 2 4 4 6
      And Ana scores in "Fours"
      Then Ana has 3 rolls left
      When Ana rolls 1 1 2 3 6
      And Ana keeps 1 1 and rolls 2 4 5
      And Ana keeps 1 1 and rolls 1 3 6
      And Ana tries to keep 1 1 1 and roll 1 1
      Then it is refused under "scorecard.turn.three-rolls"
      And nothing has changed

    @SC-126
    Scenario: Late in the game a turn still has three rolls
      Given a game with Ana
      And Ana's sheet shows
        | box             | points |
        | Twos            | 6      |
        | Fives           | 10     |
        | Three of a Kind | 17     |
        | Small Straight  | 30     |
        | Large Straight  | 0      |
        | Chance          | 21     |
      When Ana rolls 1 2 4 4 6
      And Ana keeps 4 4 and rolls 1 3 4
      And Ana keeps 4 4 4 and rolls 2 5
      And Ana tries to keep 4 4 4 and roll 1 6
      Then it is refused under "scorecard.turn.three-rolls"
      And nothing has changed

    @SC-127 @ruleset:dice-poker
    Scenario: The rolls of one player do not shorten the turn of the next
      Given a game with Ana and Ben
      When Ana rolls 1 2 4 4 6
      And Ana keeps 4 4 and rolls 1 3 4
      And Ana keeps 4 4 4 and rolls 2 5
      And Ana scores in "Fours"
      Then it is Ben's turn
      And Ben has 3 rolls left

    @SC-128
    Scenario: A refused fourth roll leaves the dice to be scored
      Given a game with Ana
      When Ana rolls 1 2 4 4 6
      And Ana keeps 4 4 and rolls 1 3 4
      And Ana keeps 4 4 4 and rolls 2 5
      And Ana tries to keep 4 4 4 and roll 4 4
      Then it is refused
      When Ana scores in "Fours"
      Then Ana has 12 in "Fours"

  @rule:scorecard.turn.reroll-any
  Rule: Any dice may be rolled again, and the others stay

    @SC-131
    Scenario Outline: Keeping <kept>, Ana rolls <count> again
      Given a game with Ana
      When Ana rolls 1 1 1 5 6
      And Ana keeps <kept> and rolls <rolled>
      Then the dice show <result>

      Examples:
        | kept    | count      | rolled  | result    |
        | 1 1 1   | two dice   | 2 3     | 1 1 1 2 3 |
        | 5 6     | three dice | 2 3 4   | 2 3 4 5 6 |
        | 1 5 6   | two dice   | 4 4     | 1 4 4 5 6 |
        | 6       | four dice  | 2 2 3 6 | 2 2 3 6 6 |
        | 1 1 1 6 | one die    | 1       | 1 1 1 1 6 |

    @SC-132
    Scenario: All five dice may be rolled again
      Given a game with Ana
      When Ana rolls 1 1 2 4 6
      And Ana rolls 2 3 3 5 5
      Then the dice show 2 3 3 5 5
      And Ana has 1 roll left

    @SC-133
    Scenario: What counts is what lies there in the end
      Given a game with Ana
      When Ana rolls 5 5 5 1 1
      And Ana keeps 5 5 5 and rolls 2 4
      Then Ana may score in "Fives" for 15
      And Ana may score in "Full House" for 0
      And Ana may score in "Chance" for 21

    @SC-134
    Scenario: A number that does not lie there cannot be kept
      Given a game with Ana
      When Ana rolls 1 1 2 5 6
      And Ana tries to keep 4 and roll 1 2 3 4
      Then it is refused under "scorecard.turn.reroll-any"
      And nothing has changed

    @SC-135
    Scenario: No more of a number can be kept than lie there
      Given a game with Ana
      When Ana rolls 1 1 2 5 6
      And Ana tries to keep 1 1 1 and roll 1 1
      Then it is refused under "scorecard.turn.reroll-any"
      And nothing has changed

    @SC-136
    Scenario: Dice of the first roll that were not kept are gone
      Given a game with Ana
      When Ana rolls 1 1 2 5 6
      And Ana keeps 1 1 and rolls 3 4 4
      And Ana tries to keep 6 1 1 and roll 1 1
      Then it is refused under "scorecard.turn.reroll-any"
      And nothing has changed

    @SC-137
    Scenario: After a refused re-roll another may be made
      Given a game with Ana
      When Ana rolls 1 1 2 5 6
      And Ana tries to keep 1 1 1 and roll 1 1
      Then it is refused
      When Ana keeps 1 1 and rolls 1 4 4
      Then the dice show 1 1 1 4 4
      And Ana has 1 roll left

  @rule:scorecard.turn.kept-dice
  Rule: Dice kept after the first roll may be rolled again later

    @SC-141 @faq:yahtzee.roll-kept-dice
    Scenario: One of the kept dice goes back into the cup
      Given a game with Ana
      When Ana rolls 2 2 3 4 6
      And Ana keeps 2 2 3 4 and rolls 4
      And Ana keeps 3 4 4 and rolls 4 4
      Then the dice show 3 4 4 4 4

    @SC-142
    Scenario: All the kept dice go back into the cup
      Given a game with Ana
      When Ana rolls 5 5 1 2 3
      And Ana keeps 5 5 and rolls 1 2 2
      And Ana keeps 1 2 2 and rolls 1 1
      Then the dice show 1 1 1 2 2

    @SC-143
    Scenario: Four dice kept, then all five rolled
      Given a game with Ana
      When Ana rolls 6 6 6 6 1
      And Ana keeps 6 6 6 6 and rolls 2
      And Ana rolls 1 3 3 4 5
      Then the dice show 1 3 3 4 5
      And Ana has 0 rolls left

  @rule:scorecard.turn.at-least-one
  Rule: A second or third roll takes at least one die

    @SC-146
    Scenario: One die is enough
      Given a game with Ana
      When Ana rolls 2 3 4 5 5
      And Ana keeps 2 3 4 5 and rolls 6
      Then the dice show 2 3 4 5 6
      And Ana has 1 roll left

    @SC-147
    Scenario: A re-roll of no dice at all is refused
      Given a game with Ana
      When Ana rolls 2 3 4 5 5
      And Ana tries to keep 2 3 4 5 5 and roll nothing
      Then it is refused under "scorecard.turn.at-least-one"
      And nothing has changed
