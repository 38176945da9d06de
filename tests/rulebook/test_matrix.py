"""The page that shows implementations side by side."""

from __future__ import annotations

import re

import msgspec

from quincunx.results.model import encode, read_results
from quincunx.rulebook.build import build

from .conftest import Rulebook


def test_the_matrix_shows_each_results_file_as_a_column_and_leads_to_what_fails(rulebook: Rulebook) -> None:
    rulebook.write("docs/plain.rst", "Side by side\n============\n\n.. q:matrix::\n")
    rulebook.run(TY_001="failed")
    other = rulebook.folder / "other.json"
    results = read_results(rulebook.results)
    who = msgspec.structs.replace(results.implementation, name="Another")
    other.write_bytes(encode(msgspec.structs.replace(results, implementation=who)))
    rulebook.run()
    build(rulebook.output, rulebook.results, root=rulebook.folder / "sources", matrix=[rulebook.results, other], jobs=1)
    page = rulebook.page("docs/plain.html")
    assert page.index("Toy 1") < page.index("Another 1")
    links = re.findall(r'<td><a href="#(m1-TY-001[^"]*)">', page)
    assert links
    assert f'id="{links[0]}"' in page
    assert re.search(r'<th scope="row"><a [^>]*href="toy\.html#', page)
    assert re.search(r'<h3><a href="\.\./features/toy/[^"]*#s-TY-001"', page)


def test_without_files_of_its_own_the_matrix_has_the_last_run(rulebook: Rulebook) -> None:
    rulebook.write("docs/plain.rst", "Side by side\n============\n\n.. q:matrix::\n")
    rulebook.build()
    page = rulebook.page("docs/plain.html")
    assert "Toy 1" in page
    assert "proved" in page
