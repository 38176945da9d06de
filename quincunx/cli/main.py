"""The group of commands.

The rule of this file: nothing is imported for a command that is not called, so that ``--version`` and ``--help`` answer
at once; a user's mistake ends in one line, never in a traceback.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

import click

from quincunx import __version__
from quincunx.errors import AdapterError, QuincunxError

OK, NOT_CONFORMING, USAGE, NOT_RUNNABLE = 0, 1, 2, 3
"""The exit codes."""

COMMANDS = {
    "check": "Check an implementation against the suite.",
    "list": "List rules, scenarios, steps, rulesets or FAQ entries.",
    "explain": "Tell a rule, its sources and its scenarios.",
    "compare": "Show rulesets side by side.",
    "impact": "Show what house rules change.",
    "odds": "The exact chance of cracking a card of Last Chance.",
    "lint": "Find faults in the spec and the features.",
    "rulebook": "Build the rulebook.",
    "matrix": "Show implementations side by side, rule by rule.",
    "doctor": "Find out what is wrong with an adapter.",
    "replay": "Show the conversation of a failing scenario, and repeat it.",
    "new": "Write files to start from: an adapter, a house rule.",
}
"""Each command's module is ``quincunx.cli.<name>_command`` and holds ``command``."""


class _Commands(click.Group):
    """A group that imports a command when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  click's signature
        """The names, in the order of use."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command itself."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"quincunx.cli.{cmd_name}_command").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """The names with their help, without importing anything."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does, with the nearest known name for an unknown one."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from quincunx.spec.nearest import nearest

            ctx.fail(f"there is no command “{args[0]}”{nearest(args[0], COMMANDS)}")
        return super().resolve_command(ctx, args)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, prog_name="quincunx", message="%(prog)s %(version)s")
def group() -> None:
    """Quincunx: an executable rulebook for five-dice games, and a check of implementations against it."""


def run(arguments: list[str] | None = None) -> int:
    """Run a command line and give its exit code."""
    try:
        outcome: Any = group.main(args=arguments, standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return USAGE
    except (click.Abort, KeyboardInterrupt):
        print("interrupted", file=sys.stderr)
        return 130
    except AdapterError as error:
        print(f"quincunx: the implementation could not be run: {error}", file=sys.stderr)
        return NOT_RUNNABLE
    except QuincunxError as error:
        print(error, file=sys.stderr)
        return USAGE
    except BrokenPipeError:  # the reader (head, less) went away; say nothing more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return outcome if isinstance(outcome, int) else OK
