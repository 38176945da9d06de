"""The suite together with house rules, as several commands take them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from quincunx.errors import FaultsError

if TYPE_CHECKING:
    from quincunx.run.suite import Suite
    from quincunx.spec.load import Spec


def suite_with(spec: Spec, names: Iterable[str], *, digest: str | None = None) -> Suite:
    """Load the suite and the house rules that some paths name.

    Args:
        spec: the base spec.
        names: files or folders.
        digest: as for :func:`quincunx.run.suite.load_suite`.

    Raises:
        FaultsError: everything that is wrong with them.
        UsageError: a path leads nowhere.
    """
    from quincunx.run.suite import load_suite

    files = [Path(name) for name in names]
    if files:
        from quincunx.lint.house import ruleset_faults
        from quincunx.run.house import house_files

        faults = ruleset_faults(house_files(files)[0])
        if faults:
            raise FaultsError(faults)
    return load_suite(spec, files, digest=digest)
