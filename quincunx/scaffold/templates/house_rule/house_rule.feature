# The scenarios of a house rule; `quincunx list steps` shows all sentences. Every scenario has an id of its own.
@ruleset:$name @level:$level
Feature: $plain_title
  Write here who plays so, and why.

  @rule:house.$name.rule
  Rule: Write your rule here in one sentence

    # This is how $extended has it. Change it to what you play.
    @$id
    Scenario: A first case
$scenario
