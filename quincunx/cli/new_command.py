"""``quincunx new``: files to start from."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

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


@command.command("house-rule", short_help="A ruleset and a feature file for a house rule of yours.")
@click.argument("name")
@click.option("--extends", required=True, metavar="RULESET", help="The ruleset that you change.")
@click.option("--with", "with_", multiple=True, metavar="PATH", help="House rules that may be extended; repeatable.")
@click.option("-o", "--out", metavar="DIR", help="The folder to write to; by default one called NAME.")
def house_rule(name: str, extends: str, with_: tuple[str, ...], out: str | None) -> int:
    """Write a ruleset and a feature file for a house rule of yours.

    Both pass lint and check as they are. NAME is in lower case, its words joined by hyphens: full-house-sum.
    """
    from quincunx.cli.house import suite_with
    from quincunx.scaffold.house_rule import write_house_rule
    from quincunx.spec.load import load_spec

    suite = suite_with(load_spec(), with_, digest="")
    folder = Path(out or name)
    files = write_house_rule(suite, name, extends, folder)
    for path in files:
        click.echo(f"wrote {path}")
    options = "".join(f" --with {quote(str(path))}" for path in (*with_, folder if out is None else files[0]))
    click.echo(f"\nBoth pass as they are; change them to what you play, and look with\n  quincunx check{options}")
    return OK
