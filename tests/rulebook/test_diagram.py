"""The course of a round, drawn from the engine's own table."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from quincunx.drawing.phases import LAST_CHANCE, Arrow, Box, Layout, draw
from quincunx.rulebook import diagram
from quincunx.rulebook.build import BuildFailed
from quincunx.rulebook.diagram import DIAGRAMS, read_table
from quincunx.spec.load import load_spec
from tests.rulebook.conftest import Rulebook

TABLE = """\
TRANSITIONS = {
    ("rolling", "roll"): {"rolling": ("toy.turn.two-rolls",), "done": ("toy.turn.two-rolls", "toy.end.tie")},
}
"""
LAYOUT = Layout(
    100,
    100,
    {"rolling": Box("Rolling & more", 50, 20), "done": Box("Done", 50, 80)},
    {("rolling", "rolling"): Arrow("M0 0V1", 1, 2), ("rolling", "done"): Arrow("M0 0V2", 3, 4, "end")},
    {("rolling", "roll", "done"): "the last one"},
)


class Engine:
    """An engine whose table a test may change."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.write(TABLE)

    def write(self, text: str) -> None:
        self.file.write_text(text, encoding="utf-8")
        sys.modules.pop("toy_engine", None)

    def edit(self, old: str, new: str) -> None:
        text = self.file.read_text(encoding="utf-8")
        assert old in text
        self.write(text.replace(old, new))


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Engine:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setitem(DIAGRAMS, "toy", ("toy_engine:TRANSITIONS", LAYOUT))
    return Engine(tmp_path / "toy_engine.py")


@pytest.fixture
def book(rulebook: Rulebook) -> Rulebook:
    rulebook.write("docs/plain.rst", "Course\n======\n\n.. q:phases:: toy\n")
    return rulebook


def course(book: Rulebook) -> str:
    page = book.page("docs/plain.html")
    return page[page.index('<div class="q-course">') : page.index("</details>")]


def test_the_layout_has_an_arrow_for_every_step_of_the_engine_and_no_other() -> None:
    address, layout = DIAGRAMS["last-chance"]
    table, file = read_table(address)
    ways = {(phase, then) for (phase, _action), following in table.items() for then in following}
    assert layout is LAST_CHANCE
    assert file.name == "last_chance.py"
    assert ways == set(layout.arrows)
    assert {phase for way in ways for phase in way} == set(layout.boxes)
    assert set(layout.notes) <= {
        (phase, action, then) for (phase, action), following in table.items() for then in following
    }


def test_every_step_of_the_engine_names_rules_that_exist() -> None:
    table, _file = read_table(DIAGRAMS["last-chance"][0])
    named = {rule for following in table.values() for rules in following.values() for rule in rules}
    assert named <= load_spec().rules.keys()
    longest = max(len(rules) for following in table.values() for rules in following.values())
    assert longest <= len(diagram._FURTHER) + 1


@pytest.mark.usefixtures("engine")
def test_every_step_is_linked_to_each_of_its_rules_in_the_picture_and_in_the_table(book: Rulebook) -> None:
    book.build()
    picture, table = course(book).split("<details>")
    assert re.findall(r"<title>([^<]*)</title>([^<]*)</a>", picture) == [
        ("A turn has two rolls", "roll"),
        ("A turn has two rolls", "roll: the last one"),
        ("Equal totals share the win", "²"),
    ]
    rows = [re.sub(r"<[^>]+>", "", row).strip() for row in table.split("</thead>")[1].split("</tr>")]
    assert rows[:-1] == [
        "In the phase Rolling &amp; more",
        "roll Rolling &amp; more A turn has two rolls",
        "roll: the last one Done A turn has two rolls; Equal totals share the win",
    ]
    links = re.findall(r'href="([^"]+)"', picture)
    assert links == re.findall(r'href="([^"]+)"', table)
    assert links == ["toy.html#r-toy.turn.two-rolls", "toy.html#r-toy.turn.two-rolls", "toy.html#r-toy.end.tie"]


@pytest.mark.usefixtures("engine")
def test_the_picture_is_for_the_eye_alone_and_its_links_are_no_stops_of_the_keyboard(book: Rulebook) -> None:
    book.build()
    picture = course(book).split("<details>")[0]
    assert 'aria-hidden="true"' in picture
    assert picture.count("<a ") == picture.count('tabindex="-1"') == 3


def test_what_depends_on_a_setting_is_said_so_and_stands_last(book: Rulebook, engine: Engine) -> None:
    book.edit("spec/games/toy/rules.yaml", "- id: toy.turn.two-rolls\n", "- id: toy.turn.two-rolls\n  setting: rolls\n")
    engine.write(
        'TRANSITIONS = {("rolling", "roll"): {"done": ("toy.turn.two-rolls",)}, '
        '("rolling", "stop-it"): {"done": ("toy.end.tie",)}}\n'
    )
    book.build()
    picture, table = course(book).split("<details>")
    assert picture.index("stop it") < picture.index('<tspan class="q-depends">')
    assert table.count("depends on a setting") == 1


FAULTS = {
    "a rule that does not exist": (
        "toy.end.tie",
        "toy.end.tye",
        "the step from rolling to done by roll names the rule “toy.end.tye”, which does not exist",
    ),
    "a step without a rule": (
        '("toy.turn.two-rolls",)',
        "()",
        "the step from rolling to rolling by roll names no rule",
    ),
    "a phase that is drawn nowhere": ('"done"', '"asleep"', "the picture has no arrow from rolling to asleep"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_table_fails_the_build(book: Rulebook, engine: Engine, fault: str) -> None:
    old, new, message = FAULTS[fault]
    engine.edit(old, new)
    for _ in range(2):
        with pytest.raises(BuildFailed) as failed:
            book.build()
        assert f"toy_engine.py:1: WARNING: {message}" in str(failed.value)


def test_a_game_without_a_table_of_phases_fails_the_build(book: Rulebook) -> None:
    with pytest.raises(BuildFailed) as failed:
        book.build()
    assert "docs/plain.rst:4: WARNING: the phases of toy are drawn nowhere" in str(failed.value)


EDITS = {
    "the engine's table": lambda book, engine: engine.edit('("toy.turn.two-rolls",)', '("toy.end.tie",)'),
    "a rule's title": lambda book, engine: book.edit("spec/games/toy/rules.yaml", "A turn has two rolls", "Two rolls"),
}


@pytest.mark.parametrize("edit", EDITS)
def test_after_an_edit_the_picture_is_what_a_clean_build_draws(book: Rulebook, engine: Engine, edit: str) -> None:
    book.build()
    before = book.pages()
    EDITS[edit](book, engine)
    book.build()
    clean = book.folder / "clean" / "out"
    book.build(clean)
    after = book.pages()
    assert book.pages(clean) == after
    assert before["docs/plain.html"] != after["docs/plain.html"]


def test_lines_beside_an_arrow_lie_around_its_place() -> None:
    drawn = draw(LAYOUT, {("rolling", "done"): ["one", "two"]})
    assert re.findall(r'y="([\d.-]+)" text-anchor="end">(\w+)', drawn) == [("-3.5", "one"), ("11.5", "two")]
    assert drawn == draw(LAYOUT, {("rolling", "done"): ["one", "two"]})
