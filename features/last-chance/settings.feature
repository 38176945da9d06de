@ruleset:last-chance
Feature: Settings
  What a table may agree on before the game.

  @rule:last-chance.auction.passing @level:game
  Rule: Passing is not final

    @LC-851
    Scenario: With final passes, whoever has passed does not bid
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben passes
      And Ben tries to bid 10,000
      Then it is refused under "last-chance.auction.passing"
      And nothing has changed

    @LC-852
    Scenario: With final passes, whoever has passed does not call, and keeps the call
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben passes
      And Ben tries to call Last Chance
      Then it is refused under "last-chance.auction.passing"
      And Ben has the Last Chance left

    @LC-853
    Scenario: With final passes, the auction closes when all but the bidder have passed
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And Cleo passes
      Then an auction is open, started by Ana
      When Ana passes
      Then Ben is the cracker with a stake of 50,000
      And the betting is open

    @LC-854 @rule:last-chance.auction.fresh-roll
    Scenario: With final passes, everybody passes, and the next player rolls afresh
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben passes
      And Cleo passes
      And Ana passes
      Then Ben has to roll afresh for the same card

    @LC-855
    Scenario: With final passes, a pass holds for one auction
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And Cleo passes
      And Ana passes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And Cleo bids 10,000
      Then Cleo has the standing bid of 10,000

    @LC-856
    Scenario: With final passes, the last one who has not passed may still bid
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ana passes
      And Ben passes
      Then an auction is open, started by Ana
      When Cleo bids 10,000
      Then Cleo is the cracker with a stake of 10,000

    @LC-857
    Scenario: With final passes, whoever is outbid may answer
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And Cleo bids 60,000
      And Ana passes
      And Ben bids 70,000
      And Cleo passes
      Then Ben is the cracker with a stake of 70,000

    @LC-858 @rule:last-chance.auction.overbid-aftermath
    Scenario: With final passes, an overbid of the last rival closes the auction
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And Ana passes
      And Cleo bids 810,000
      Then Cleo is out of the game
      And Ben is the cracker with a stake of 50,000

    @LC-859 @rule:last-chance.auction.overbid-aftermath @rule:last-chance.auction.no-withdrawal
    Scenario: With final passes, the bid of somebody who has passed can stand again
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 100,000
      And Ben bids 200,000
      And Ana passes
      And Ben bids 810,000
      Then Ana has the standing bid of 100,000
      When Cleo passes
      Then Ana is the cracker with a stake of 100,000

    @LC-860 @rule:last-chance.auction.closing
    Scenario: With final passes, the auction may be closed before all have passed
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "final"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And the bidding closes
      Then Ben is the cracker with a stake of 50,000

    @LC-861
    Scenario: With open passes, the auction waits for its closing
      Given a game with Ana, Ben and Cleo
      And the setting "passing" is "open"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 50,000
      And Ana passes
      And Cleo passes
      And Cleo bids 60,000
      Then Cleo has the standing bid of 60,000

  @rule:last-chance.jokers.may-equal-fixed @level:scoring
  Rule: A joker may stand for a number that the card shows

    @LC-864
    Scenario Outline: With jokers apart, <dice> do not satisfy <card>
      Given the setting "jokers" is "apart"
      Then the dice <dice> do not satisfy <card>

      Examples:
        | dice      | card      |
        | 6 6 6 6 6 | 6 6 6 C C |
        | 1 1 2 3 4 | 1 2 3 4 L |
        | 6 6 6 6 2 | 6 6 6 C L |

    @LC-865
    Scenario Outline: With jokers apart, <dice> satisfy <card>
      Given the setting "jokers" is "apart"
      Then the dice <dice> satisfy <card>

      Examples:
        | dice      | card      |
        | 6 6 6 5 5 | 6 6 6 C C |
        | 1 2 3 4 6 | 1 2 3 4 L |
        | 6 6 6 1 2 | 6 6 6 C L |
        | 4 4 4 4 4 | C C C C C |
        | 2 2 2 3 3 | C C C L L |

    @LC-866
    Scenario: With jokers free, a joker may be a number of the card
      Given the setting "jokers" is "free"
      Then the dice 6 6 6 6 6 satisfy 6 6 6 C C

  @rule:last-chance.cracking.no-giving-up @level:game
  Rule: The cracker may not give up

    @LC-871 @rule:last-chance.resolution.failure
    Scenario: Where giving up is allowed, it is a failure on the dice as they lie
      Given a game with Ana, Ben and Cleo
      And the setting "giving-up" is "allowed"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 3        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And Cleo bets 50,000 on failure
      And the betting closes
      And Ben keeps 6 and rolls 1 1 2 2
      And Ben gives up
      Then the card is not cracked
      And the dice show 1 1 2 2 6
      And Ben has 700,000
      And Cleo has 850,000
      And an auction for the same card is open, started by Cleo

    @LC-872
    Scenario: Where giving up is allowed, the cracker may give up before the first attempt
      Given a game with Ana, Ben and Cleo
      And the setting "giving-up" is "allowed"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 3        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben gives up
      Then the dice show 1 2 3 4 6
      And Ben has 700,000
      And an auction for the same card is open, started by Cleo

    @LC-873 @rule:last-chance.last-chance.failure-eliminates
    Scenario: Where giving up is allowed, it eliminates a caller of Last Chance
      Given a game with Ana, Ben and Cleo
      And the setting "giving-up" is "allowed"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 3        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben calls Last Chance
      And the betting closes
      And Ben gives up
      Then Ben is out of the game with 0

    @LC-874 @rule:last-chance.cracking.only-cracker
    Scenario: Where giving up is allowed, only the cracker can do it
      Given a game with Ana, Ben and Cleo
      And the setting "giving-up" is "allowed"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 3        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Cleo tries to give up
      Then it is refused
      And nothing has changed

    @LC-875
    Scenario: Where giving up is forbidden, the attempts have to be made
      Given a game with Ana, Ben and Cleo
      And the setting "giving-up" is "forbidden"
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 3        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 100,000
      And the bidding closes
      And the betting closes
      And Ben tries to give up
      Then it is refused under "last-chance.cracking.no-giving-up"
      And nothing has changed
