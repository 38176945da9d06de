"""Lint: everything that is wrong with spec and features, at once, each with its place and what was expected."""
