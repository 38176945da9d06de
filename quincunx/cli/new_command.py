"""``quincunx new``: files to start from."""

from __future__ import annotations

from pathlib import Path

import click

from quincunx.cli.main import OK


@click.group("new", short_help="Write files to start from: an adapter, a house rule.")
def command() -> None:
    """Write files to start from."""


@command.command("adapter", short_help="A small project that plugs your engine into the check.")
@click.option("--lang", type=click.Choice(["python", "node"]), required=True, help="The language of your engine.")
@click.option("-o", "--out", metavar="DIR", required=True, help="The folder to write; it must be empty or not exist.")
def adapter(lang: str, out: str) -> int:
    """Write a small project that plugs your engine into the check.

    The protocol is spoken already, and the places where your engine is called are marked.
    """
    from quincunx.scaffold.adapter import next_steps, write_adapter

    folder = Path(out)
    for path in write_adapter(lang, folder):
        click.echo(f"wrote {path}")
    click.echo(next_steps(folder))
    return OK
