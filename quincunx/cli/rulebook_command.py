"""``quincunx rulebook``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from quincunx.cli.main import OK
from quincunx.errors import QuincunxError, UsageError

if TYPE_CHECKING:
    from quincunx.rulebook.build import Format


@click.command("rulebook", short_help="Build the rulebook.")
@click.option("-o", "--output", default="build/rulebook", show_default=True, metavar="DIR", help="Where to.")
@click.option("--results", metavar="FILE", help="Show the outcomes of this results file; fresh ones by default.")
@click.option("--with", "with_", multiple=True, metavar="PATH",
              help="House rules: a file or a folder; they get a chapter of their own; repeatable.")  # fmt: skip
@click.option("--matrix", multiple=True, metavar="FILE",
              help="Results of an implementation for the page that shows several; repeatable.")  # fmt: skip
@click.option("--format", "formats", multiple=True, type=click.Choice(["html", "singlehtml", "epub"]),
              help="Beside the pages also one page, or a book for readers; repeatable.")  # fmt: skip
@click.option("--all-formats", is_flag=True, help="All of them.")
@click.option("--fresh", is_flag=True, help="Read everything anew instead of what has changed.")
@click.option("-q", "--quiet", is_flag=True, help="Nothing but errors.")
def command(
    output: str,
    results: str | None,
    with_: tuple[str, ...],
    matrix: tuple[str, ...],
    formats: tuple[Format, ...],
    all_formats: bool,
    fresh: bool,
    quiet: bool,
) -> int:
    """Build the rulebook.

    Without --results the suite is run against the reference implementation first, so that every rule shows the
    outcome of its scenarios.
    """
    for name in (*([results] if results is not None else []), *matrix):
        if not Path(name).is_file():
            raise UsageError(f"there is no results file {name}; make one with `quincunx check --json {name}`")
    try:
        from quincunx.rulebook.build import FORMATS, book_file, build
    except ImportError as error:
        text = f"the rulebook needs Sphinx and furo ({error}); install them with `pip install quincunx[rulebook]`"
        raise QuincunxError(text) from None
    target = Path(output)
    house = [Path(name) for name in with_]
    file = Path(results) if results else _fresh_results(target, house)
    shown = [Path(name) for name in matrix]
    wanted = FORMATS if all_formats else formats or FORMATS[:1]
    status = None if quiet else sys.stdout
    build(target, file, matrix=shown, with_=house, formats=wanted, fresh=fresh, status=status)
    if not quiet:
        click.echo(f"The rulebook is at {target / 'index.html'}")
        for kind in wanted:
            if kind != "html":
                click.echo(f"As {kind} it is at {book_file(target, kind)}")
    return OK


def _fresh_results(target: Path, with_: Sequence[Path]) -> Path:
    """Results of the reference implementation, beside the output; the same bytes leave the file untouched.

    House rules are played too: the base scenarios under them, and their own.
    """
    from quincunx.results.files import write_whole
    from quincunx.results.model import count, encode
    from quincunx.run.by_reference import played_by_reference
    from quincunx.run.suite import load_suite
    from quincunx.spec.load import load_spec

    spec = load_spec()
    suites = [load_suite(spec), *([load_suite(spec, with_)] if with_ else [])]
    first, *more = map(played_by_reference, suites)
    played = [*first.scenarios, *(result for results in more for result in results.scenarios)]
    data = encode(msgspec.structs.replace(first, scenarios=played, counts=count(played)))
    file = target.parent / f"{target.name}-results.json"
    if not file.is_file() or file.read_bytes() != data:
        write_whole(file, data)
    return file
