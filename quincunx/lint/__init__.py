"""Lint: everything that is wrong with spec and features, at once, each with its place and what was expected."""

from quincunx.lint.lock import LockChanges
from quincunx.lint.whole import lint, write_lock

__all__ = ["LockChanges", "lint", "write_lock"]
