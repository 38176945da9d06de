"""``quincunx matrix``."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from quincunx.addresses import RULEBOOK, address_from
from quincunx.cli.main import OK


@click.command("matrix", short_help="Show implementations side by side, rule by rule.")
@click.argument("files", nargs=-1, required=True, metavar="RESULTS...")
@click.option("-o", "--output", default="build/matrix", show_default=True, metavar="DIR", help="Where to.")
@click.option("--rulebook-url", default=RULEBOOK, metavar="URL", help="Where the rulebook lies.")
@click.option("-q", "--quiet", is_flag=True, help="Nothing but errors.")
def command(files: tuple[str, ...], output: str, rulebook_url: str, quiet: bool) -> int:
    """Show implementations side by side: rules as rows, a column for each results file.

    DIR/index.html is one page that needs nothing else. Every rule that an implementation breaks leads to the
    scenario that shows it.
    """
    from quincunx.results.files import write_whole
    from quincunx.results.matrix_page import matrix_page
    from quincunx.run.matrix import matrix_of
    from quincunx.run.suite import load_suite
    from quincunx.spec.load import load_spec

    spec = load_spec()
    matrix = matrix_of(spec, load_suite(spec), [Path(file) for file in files])
    page = Path(output) / "index.html"
    write_whole(page, matrix_page(matrix, partial(address_from, page, base=rulebook_url)))
    if not quiet:
        for column in matrix.columns:
            click.echo(column.claims.line)
        click.echo(f"The matrix is at {page}")
    return OK
