"""The spec as the documents read it, with the files that each document was made from.

The rule of this file: a document depends on the content of files, not on their times alone, so that a file that is new,
gone, or older than before is noticed too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from sphinx.errors import SphinxError

from quincunx.errors import QuincunxError
from quincunx.spec.load import Spec, forget_spec, load_spec
from quincunx.spec.rulesets import Ruleset, Rulesets

if TYPE_CHECKING:
    from sphinx.environment import BuildEnvironment

    from quincunx.rulebook.domain import QuincunxDomain


class RulebookError(SphinxError):
    """The rulebook cannot be built from what it was given."""

    category = "Rulebook error"


def read_spec(root: Path) -> Spec:
    """The spec as its files are now.

    Raises:
        RulebookError: it cannot be read.
    """
    forget_spec()
    try:
        return load_spec(root).read_all()
    except QuincunxError as error:
        raise RulebookError(str(error)) from None


def read_ruleset(root: Path, name: str) -> Ruleset:
    """A ruleset of the spec.

    Raises:
        RulebookError: there is none of this name, or it is malformed.
    """
    try:
        return Rulesets(sorted((root / "rulesets").glob("*.yaml")))[name]
    except QuincunxError as error:
        raise RulebookError(str(error)) from None


def domain_of(env: BuildEnvironment) -> QuincunxDomain:
    """The rulebook's domain."""
    return cast("QuincunxDomain", env.domains["q"])


def digest(path: Path) -> str:
    """A digest of a file's content; of a folder's YAML files; of nothing where there is nothing."""
    if path.is_dir():
        files = sorted(path.glob("*.yaml"))
        return hashlib.sha256("".join(f"{file.name}{digest(file)}" for file in files).encode()).hexdigest()[:16]
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else ""


def depend_on(env: BuildEnvironment, inputs: Iterable[Path]) -> None:
    """Note that the current document is made from files, or from all YAML files of folders."""
    noted = domain_of(env).inputs.setdefault(env.current_document.docname, {})
    for path in inputs:
        noted[str(path)] = digest(path)
        for file in sorted(path.glob("*.yaml")) if path.is_dir() else [path]:
            if file.is_file():
                env.note_dependency(file)
