"""Every scenario of the suite through pytest-bdd, against the reference implementation."""

from pytest_bdd import scenarios

from quincunx import paths

scenarios(str(paths.FEATURES))
