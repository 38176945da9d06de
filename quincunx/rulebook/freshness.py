"""What has to be read or written again: so that a build after an edit gives what a clean build gives.

The rule of this file: a page is up to date when what it was written from is what it would be written from now. For
every page there is a digest of its inputs; the digests of what was really written lie beside Sphinx's own memory, and
are only replaced when a build has come to its end.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.builders.html import StandaloneHTMLBuilder

from quincunx.errors import QuincunxError
from quincunx.results.model import Results, read_results
from quincunx.rulebook.house import read_house_rules
from quincunx.rulebook.inputs import RulebookError, digest, domain_of, read_spec
from quincunx.rulebook.short_addresses import write_short_addresses
from quincunx.rulebook.site import Site

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment


def read_inputs(app: Sphinx) -> None:
    """When a build starts: read the spec that documents are made from."""
    domain = domain_of(app.env)
    files = [Path(file) for file in app.config.quincunx_house]
    domain.spec, domain.house, domain.rulesets = read_house_rules(read_spec(Path(app.config.quincunx_spec)), files)


def changed_inputs(
    app: Sphinx,  # noqa: ARG001 - the event's signature
    env: BuildEnvironment,
    added: set[str],  # noqa: ARG001
    changed: set[str],  # noqa: ARG001
    removed: set[str],  # noqa: ARG001
) -> list[str]:
    """Before reading: the documents that were made from files whose content has changed."""
    known: dict[str, str] = {}

    def now(path: str) -> str:
        if path not in known:
            known[path] = digest(Path(path))
        return known[path]

    inputs = domain_of(env).inputs
    return [name for name, files in inputs.items() if any(now(path) != then for path, then in files.items())]


def stale_pages(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """After reading: the pages that do not show what they should show now.

    All of them, when something changed that every page shows (titles and order of the pages, style sheets); otherwise
    those whose slots would be filled with something else.
    """
    domain = domain_of(env)
    domain.site = Site(domain, app.builder, domain.spec, _results(app))
    written = _written(app)
    now = {name: _page_digest(domain.site, name) for name in sorted(env.found_docs)}
    site = _site_digest(app, env)
    domain.site.digests = {"site": site, "pages": now}
    if written.get("site") != site:
        return sorted(env.found_docs)
    return [name for name, value in now.items() if written["pages"].get(name) != value]


def _page_digest(site: Site, docname: str) -> str:
    inputs = json.dumps(site.domain.inputs.get(docname, {}), sort_keys=True)
    return f"{site.digest(docname)}{hashlib.sha256(inputs.encode()).hexdigest()[:16]}"


def _results(app: Sphinx) -> Results | None:
    path = app.config.quincunx_results
    if not path:
        return None
    try:
        return read_results(Path(path))
    except QuincunxError as error:
        raise RulebookError(str(error)) from None


def _site_digest(app: Sphinx, env: BuildEnvironment) -> str:
    state = hashlib.sha256()
    titles = {name: env.titles[name].astext() for name in sorted(env.titles)}
    tree = {name: list(children) for name, children in sorted(env.toctree_includes.items())}
    state.update(json.dumps([titles, tree], sort_keys=True).encode())
    for folder in app.config.html_static_path:
        for file in sorted(Path(app.confdir, folder).rglob("*")):
            if file.is_file():
                state.update(f"{file.name}\0{digest(file)}\0".encode())
    return state.hexdigest()[:16]


def _memory(app: Sphinx) -> Path:
    return Path(app.doctreedir) / f"written-{app.builder.name}.json"


def _written(app: Sphinx) -> dict[str, Any]:
    try:
        found = json.loads(_memory(app).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def tidy_search_index(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Before the search index is written: drop words that no page has any more, which Sphinx keeps."""
    indexer = getattr(app.builder, "indexer", None)
    if indexer is not None:
        indexer.prune(app.env.all_docs)
        for mapping in (indexer._mapping, indexer._title_mapping):  # noqa: SLF001 - there is no public way
            for word in [word for word, pages in mapping.items() if not pages]:
                del mapping[word]
    yield from ()


def finish(app: Sphinx, exception: Exception | None) -> None:
    """At the end: remove the pages of documents that are gone, and remember what was written."""
    if exception is not None:
        return
    written = _written(app)
    digests = domain_of(app.env).site.digests
    if isinstance(app.builder, StandaloneHTMLBuilder):
        for name in written.get("pages", {}):
            if name not in app.env.found_docs:
                app.builder.get_output_path(name).unlink(missing_ok=True)
        write_short_addresses(domain_of(app.env).site, app.builder)
    if digests != written:
        _memory(app).write_text(json.dumps(digests, indent=0, sort_keys=True), encoding="utf-8")
