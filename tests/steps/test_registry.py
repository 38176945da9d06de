"""A sentence has exactly one meaning, or it is an error that names the way out."""

from __future__ import annotations

import pytest

from quincunx.features.model import Step
from quincunx.steps import registry
from quincunx.steps.registry import Registry, UnknownSentence, rows_of


def _nothing(*_: object) -> None:
    """Does nothing."""


def test_every_definition_matches_its_own_example_and_nothing_else_does() -> None:
    for definition in registry().definitions:
        assert registry().bind(definition.example).definition is definition


def test_every_definition_says_what_it_does() -> None:
    assert [definition.expression for definition in registry().definitions if len(definition.doc) < 10] == []


def test_the_blanks_are_handed_over_as_values() -> None:
    bound = registry().bind("Ana keeps 2 2 and rolls 2 3 3")
    assert bound.arguments == ("Ana", ["2", "2"], ["2", "3", "3"])
    assert registry().bind("Ana, Ben and Cleo share the win").arguments == (["Ana", "Ben", "Cleo"],)
    bound = registry().bind('Ana may score only in "Fours", "Fives" and "Chance"')
    assert bound.arguments == ("Ana", ["Fours", "Fives", "Chance"])
    assert registry().bind('the setting "joker" is "off"').arguments == ("joker", "off")


def test_two_definitions_of_one_sentence_are_an_error() -> None:
    steps = Registry()
    steps.when("{seat} rolls {dice}", "Ana rolls 1")(_nothing)
    steps.when("Ana rolls {int}", "Ana rolls 1")(_nothing)
    with pytest.raises(UnknownSentence, match=r"several meanings: “\{seat\} rolls \{dice\}” and “Ana rolls \{int\}”"):
        steps.bind("Ana rolls 1")


def test_an_unknown_sentence_is_told_the_nearest_ones() -> None:
    with pytest.raises(UnknownSentence, match="Ana scores in"):
        registry().bind('Ana score in "Fours"')


def test_sentences_are_matched_whole_and_in_their_case() -> None:
    for sentence in ("Ana rolls 1 2 3 4 5 again", "well, Ana rolls 1 2 3 4 5", "ana rolls 1 2 3 4 5", "Ana Rolls 1"):
        with pytest.raises(UnknownSentence):
            registry().bind(sentence)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        (None, "wants a table with the columns box, points"),
        ((("box",), ("Aces",)), "the table has the columns box; expected: box, points"),
        ((("box", "points", "colour"), ("Aces", "1", "red")), "box, points, colour; expected: box, points"),
        ((("box", "box"), ("Aces", "1")), "expected: box, points"),
    ],
)
def test_a_table_has_the_columns_of_its_sentence(table: tuple[tuple[str, ...], ...] | None, message: str) -> None:
    definition = registry().bind("Ana's sheet shows").definition
    with pytest.raises(UnknownSentence, match=message):
        rows_of(Step("Given", "given", "Ana's sheet shows", 1, table), definition)


def test_a_sentence_without_table_refuses_one() -> None:
    definition = registry().bind("the game is over").definition
    with pytest.raises(UnknownSentence, match="takes no table"):
        rows_of(Step("Then", "then", "the game is over", 1, (("a",), ("b",))), definition)
