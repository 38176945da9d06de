"""The rulebook as one page and as an EPUB: whole, well-formed, the same each time, and every link leads somewhere."""

from __future__ import annotations

import posixpath
import re
import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from quincunx.rulebook.build import FORMATS, book_file, build
from tests.rulebook.conftest import Rulebook

XHTML = "{http://www.w3.org/1999/xhtml}"
OPF = "{http://www.idpf.org/2007/opf}"


@pytest.fixture
def books(rulebook: Rulebook) -> Rulebook:
    rulebook.edit("docs/plain.rst", "nothing", "`a rule <../rule/toy.turn.two-rolls.html>`__ & more")
    written(rulebook)
    return rulebook


def written(book: Rulebook) -> tuple[bytes, bytes]:
    build(book.output, book.results, root=book.path(""), formats=FORMATS, jobs=1)
    return book_file(book.output, "singlehtml").read_bytes(), book_file(book.output, "epub").read_bytes()


def test_books_are_the_same_each_time_and_follow_an_edit(books: Rulebook) -> None:
    before = written(books)
    assert written(books) == before
    books.edit("spec/games/toy/rules.yaml", "A turn has two rolls", "Two rolls make a turn")
    one, epub = written(books)
    assert b"Two rolls make a turn" in one
    assert epub != before[1]


def check_one_page(text: str) -> None:
    """Everything is on the page, every anchor once, and nothing is loaded."""
    anchors = re.findall(r'\sid="([^"]+)"', text)
    assert len(anchors) == len(set(anchors))
    targets = set(re.findall(r'\shref="([^"]+)"', text))
    assert not [target for target in targets if not target.startswith("#") and "://" not in target]
    assert not {target[1:] for target in targets if target.startswith("#")} - set(anchors)
    assert not re.findall(r"<(?:script|form|link|iframe)", text)


def test_one_page_has_everything_and_needs_nothing(books: Rulebook) -> None:
    text = book_file(books.output, "singlehtml").read_text(encoding="utf-8")
    check_one_page(text)
    assert 'href="#docs-toy--r-toy.turn.two-rolls">a rule</a>' in text


def test_the_epub_is_well_formed_and_every_link_leads_somewhere(books: Rulebook) -> None:
    check_epub(book_file(books.output, "epub"))


def check_epub(file: Path) -> None:
    """The structure that readers rely on: the archive, the package, the order, links and anchors."""
    with zipfile.ZipFile(file) as archive:
        first = archive.infolist()[0]
        assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
        assert archive.read("mimetype") == b"application/epub+zip"
        container = ET.fromstring(archive.read("META-INF/container.xml"))
        (root,) = (item.attrib["full-path"] for item in container.iter() if "full-path" in item.attrib)
        package = ET.fromstring(archive.read(root))
        listed = {item.attrib["href"] for item in package.iter(f"{OPF}item")}
        assert {f"book/{name}" for name in listed} | {"mimetype", "META-INF/container.xml", root} == set(
            archive.namelist()
        )
        by_id = {item.attrib["id"]: item.attrib["href"] for item in package.iter(f"{OPF}item")}
        read_in_order = [by_id[item.attrib["idref"]] for item in package.iter(f"{OPF}itemref")]
        texts = {name: ET.fromstring(archive.read(f"book/{name}")) for name in listed if name.endswith(".xhtml")}
    assert set(read_in_order) == set(texts) - {"nav.xhtml"}
    anchors = {name: [node.attrib["id"] for node in text.iter() if "id" in node.attrib] for name, text in texts.items()}
    for name, text in texts.items():
        assert len(anchors[name]) == len(set(anchors[name]))
        for node in text.iter(f"{XHTML}a"):
            path, _, fragment = node.attrib.get("href", f"{name}").partition("#")
            if "://" not in path:
                assert not fragment or fragment in anchors[posixpath.normpath(path) if path else name]
                assert not path or path in texts


def test_only_what_is_asked_for_is_written(rulebook: Rulebook) -> None:
    rulebook.build()
    assert not [kind for kind in FORMATS[1:] if book_file(rulebook.output, kind).exists()]


def test_a_book_lies_beside_the_folder_of_the_pages() -> None:
    assert book_file(Path("build/rulebook"), "epub") == Path("build/rulebook.epub")
