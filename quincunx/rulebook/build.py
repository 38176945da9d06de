"""Building the rulebook from wherever the package lies, without a ``conf.py``.

The rule of this file: the sources are copied to a folder beside the output that stays from build to build, and only
what differs is copied, so that Sphinx reads again what has changed and nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Literal, TextIO, get_args

from sphinx.application import ENV_PICKLE_FILENAME, Sphinx
from sphinx.errors import SphinxError
from sphinx.util.console import nocolor
from sphinx.util.docutils import docutils_namespace, patch_docutils

from quincunx import paths
from quincunx.errors import QuincunxError, UsageError
from quincunx.rulebook.books import pages_of, single_page, write_epub
from quincunx.rulebook.house import staged
from quincunx.rulebook.settings import settings
from quincunx.run.house import house_files

_SUFFIXES = {"docs": None, "features": {".feature"}, "examples/ci": None, "examples/web-page": None}

Format = Literal["html", "singlehtml", "epub"]
FORMATS: tuple[Format, ...] = get_args(Format)


class BuildFailed(QuincunxError):
    """Sphinx found faults; the text names them, each with its place."""


def staging_of(output: Path) -> Path:
    """The folder beside the output that holds the copied sources and what Sphinx remembers."""
    return output.resolve().parent / f".{output.name}-work"


def build(
    output: Path,
    results: Path | None,
    *,
    root: Path | None = None,
    matrix: Sequence[Path] = (),
    with_: Sequence[Path] = (),
    formats: Sequence[Format] = ("html",),
    fresh: bool = False,
    jobs: int | None = None,
    status: TextIO | None = None,
) -> Path:
    """Build the rulebook as HTML.

    Args:
        output: the folder for the pages; made if need be.
        results: the results file whose outcomes are shown, or None.
        root: the folder with docs/, features/ and spec/; the suite's own by default.
        matrix: the results files of the implementations that are shown side by side.
        with_: files and folders of house rules, which get a chapter of their own.
        formats: the pages are always made; ``singlehtml`` and ``epub`` are made from them, beside the output.
        fresh: forget what earlier builds remembered.
        jobs: processes to use; by default as many as there are processors, or one where there are two: there the
            second costs what it gains.
        status: where Sphinx tells what it does; nowhere by default.

    Returns:
        The page to open first.

    Raises:
        BuildFailed: there are warnings or errors; the pages are written as far as possible.
        UsageError: the output is no folder that can be written, or there are no house rules where they should be.
    """
    root = root or paths.ROOT
    work = staging_of(output)
    extra = staged(root, with_) if with_ else {}
    try:
        output.mkdir(parents=True, exist_ok=True)
        stage(root, work / "source", extra)
    except OSError as error:
        raise UsageError(f"{output}: the rulebook cannot be written there: {error.strerror}") from None
    warnings = StringIO()
    nocolor()
    try:
        with patch_docutils(), docutils_namespace():
            app = Sphinx(
                srcdir=work / "source",
                confdir=None,
                outdir=output,
                doctreedir=work / "doctrees",
                buildername="html",
                confoverrides=settings(
                    spec=root / "spec",
                    results=results and results.resolve(),
                    matrix=[file.resolve() for file in matrix],
                    house=[file.resolve() for file in house_files(with_)[0]] if with_ else [],
                ),
                status=status,
                warning=warnings,
                freshenv=fresh,
                warningiserror=True,
                parallel=jobs or _processors(),
            )
            app.build(force_all=fresh)
    except SphinxError as error:
        raise BuildFailed(_told(warnings, str(error))) from None
    if app.statuscode:
        _forget(work)
        raise BuildFailed(_told(warnings))
    _write_books(app, output, formats)
    return output / "index.html"


def book_file(output: Path, kind: Format) -> Path:
    """Where the rulebook in another format lies: beside the folder of the pages, and called like it."""
    return output.parent / f"{output.name}.{'epub' if kind == 'epub' else 'html'}"


def _write_books(app: Sphinx, output: Path, formats: Sequence[Format]) -> None:
    if set(formats) == {"html"}:
        return
    title = str(app.config.html_title)
    pages = pages_of(app.env, output)
    if "singlehtml" in formats:
        book_file(output, "singlehtml").write_text(single_page(pages, output, title), encoding="utf-8")
    if "epub" in formats:
        write_epub(book_file(output, "epub"), pages, output, title)


def _forget(work: Path) -> None:
    """Make the next build read everything again: a fault that is still there must not go unmentioned."""
    (work / "doctrees" / ENV_PICKLE_FILENAME).unlink(missing_ok=True)


def _processors() -> int:
    count = os.cpu_count() or 1
    return count if count > 2 else 1


def _told(warnings: StringIO, error: str = "") -> str:
    lines = [line for line in warnings.getvalue().splitlines() if line.strip()]
    return "\n".join([*lines, *([error] if error else [])]) or "the rulebook could not be built"


def stage(root: Path, target: Path, extra: Mapping[Path, bytes]) -> None:
    """Make a folder hold exactly the sources, touching only what differs.

    A copy gets the time at which it was made: older sources than before (another version of the package) are seen too.
    """
    wanted: dict[Path, Path | bytes] = {target / relative: source for source, relative in _sources(root)}
    wanted |= {target / relative: content for relative, content in extra.items()}
    for copy, source in wanted.items():
        content = source if isinstance(source, bytes) else source.read_bytes()
        if not copy.is_file() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
    for found in sorted(target.rglob("*"), reverse=True):
        if found.is_dir():
            if not any(found.iterdir()):
                found.rmdir()
        elif found not in wanted:
            found.unlink()


def _sources(root: Path) -> Iterator[tuple[Path, Path]]:
    for folder, suffixes in _SUFFIXES.items():
        for path in sorted((root / folder).rglob("*")):
            hidden = any(part.startswith((".", "__")) for part in path.relative_to(root).parts)
            if path.is_file() and not hidden and (suffixes is None or path.suffix in suffixes):
                yield path, path.relative_to(root)
