@ruleset:last-chance @level:game
Feature: Setting up
  Two to six players with 800,000 each, five dice, and seven cards.

  @rule:last-chance.setup.players
  Rule: Two to six play

    @LC-001
    Scenario Outline: <number> players sit down, and <last> is one of them
      Given a game with <seats>
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And <last> bids 50,000
      Then <last> has the standing bid of 50,000

      Examples:
        | number | seats                             | last |
        | Two    | Ana and Ben                       | Ben  |
        | Three  | Ana, Ben and Cleo                 | Cleo |
        | Four   | Ana, Ben, Cleo and Dan            | Dan  |
        | Five   | Ana, Ben, Cleo, Dan and Eva       | Eva  |
        | Six    | Ana, Ben, Cleo, Dan, Eva and Finn | Finn |

    @LC-002
    Scenario: It is not played alone
      When Ana tries to start a game
      Then it is refused under "last-chance.setup.players"

    @LC-003
    Scenario: Seven are one too many
      When Ana, Ben, Cleo, Dan, Eva, Finn and Gus try to start a game
      Then it is refused under "last-chance.setup.players"

    @LC-004
    Scenario: Two players of one name cannot be told apart
      When Ana, Ben and Ana try to start a game
      Then it is refused under "last-chance.setup.players"

  @rule:last-chance.setup.starting-cash
  Rule: Everybody starts with 800,000

    @LC-005
    Scenario: Nobody has more than the others
      Given a game with Ana, Ben and Cleo
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      Then the cash is
        | seat | cash    |
        | Ana  | 800,000 |
        | Ben  | 800,000 |
        | Cleo | 800,000 |

    @LC-006
    Scenario: With six players it is as much for each
      Given a game with Ana, Ben, Cleo, Dan, Eva and Finn
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      Then the cash is
        | seat | cash    |
        | Ana  | 800,000 |
        | Ben  | 800,000 |
        | Cleo | 800,000 |
        | Dan  | 800,000 |
        | Eva  | 800,000 |
        | Finn | 800,000 |

  @rule:last-chance.setup.change
  Rule: Notes may be changed freely

    @LC-008
    Scenario: Four small notes are lost, and four are paid again
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ana bids 40,000
      And the bidding closes
      And the betting closes
      And Ana keeps 6 and rolls 1 2 3 5
      Then Ana has 760,000
      When Ana bids 40,000
      And the bidding closes
      Then Ana is the cracker with a stake of 40,000
      And Ana has 720,000

  @rule:last-chance.setup.bank-never-dry
  Rule: The bank never runs dry

    @LC-010
    Scenario: A prize beyond all the money on the table is paid in full
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize      |
        | 6 6 6 C C | 1        | 99,000,000 |
      When Ana reveals the card with 1 1 6 6 6
      Then Ana has 99,800,000
      And Ben has 800,000

  @rule:last-chance.setup.token
  Rule: Everybody has one betting token

    @LC-012
    Scenario: In the first round all but the cracker can bet
      Given a game with Ana, Ben, Cleo and Dan
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And Ana bets 10,000 on failure
      And Cleo bets 20,000 on success
      And Dan bets 30,000 on failure
      Then Ana has bet 10,000 on failure
      And Cleo has bet 20,000 on success
      And Dan has bet 30,000 on failure

    @LC-013
    Scenario: The cracker has a token for the next cracker
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      And Ana bids 10,000
      And the bidding closes
      And Ben bets 10,000 on success
      Then Ben has bet 10,000 on success

  @rule:last-chance.setup.seven-cards
  Rule: Exactly seven cards are played

    @LC-015
    Scenario: With the first card on the table six are left
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      Then 6 cards are left

    @LC-016
    Scenario: With the second card on the table five are left
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
        | 1 2 3 4 L | 3        | 150,000 |
      When Ana reveals the card with 1 1 6 6 6
      And Ben reveals the card with 1 1 6 6 6
      Then the card shows 1 2 3 4 L
      And 5 cards are left

    @LC-017
    Scenario: A new auction of the same card takes none from the deck
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 1 2 3 4 6
      And Ben bids 10,000
      And the bidding closes
      And the betting closes
      And Ben keeps 6 and rolls 1 2 3 5
      Then the card shows 6 6 6 C C
      And 6 cards are left

  @rule:last-chance.setup.five-dice
  Rule: The game is played with five dice

    @LC-020
    Scenario: Five dice lie beside the card, in no particular order
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana reveals the card with 6 3 1 4 2
      Then the dice show 1 2 3 4 6

    @LC-021
    Scenario Outline: A reveal with <dice> is refused
      Given a game with Ana and Ben
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana tries to reveal the card with <dice>
      Then it is refused
      And nothing has changed

      Examples:
        | dice        |
        | 1 2 3 4     |
        | 1 2 3 4 6 6 |
        | 1 2 3 4 7   |

  @rule:last-chance.setup.starting-player
  Rule: A starting player, chosen at random, reveals the first card

    @LC-024
    Scenario: The first to be named starts, unless it is said otherwise
      Given a game with Ana, Ben and Cleo
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      Then it is Ana's turn to reveal

    @LC-025
    Scenario: Ben has been drawn
      Given a game with Ana, Ben and Cleo that Ben starts
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      Then it is Ben's turn to reveal
      When Ben reveals the card with 1 2 3 4 6
      Then an auction is open, started by Ben

    @LC-026
    Scenario: Being named first gives no right to reveal when another has been drawn
      Given a game with Ana, Ben and Cleo that Ben starts
      And the next cards are
        | card      | attempts | prize   |
        | 6 6 6 C C | 1        | 300,000 |
      When Ana tries to reveal the card with 1 2 3 4 6
      Then it is refused under "last-chance.reveal.only-designated"
      And nothing has changed
