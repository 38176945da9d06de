"""The rulebook as one HTML page and as an EPUB, made from the pages of the site.

The rule of this file: a book holds what the pages hold, without what needs a script. Every link leads within the book,
or loses its address; nothing depends on the time, so a book is the same byte for byte.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
import uuid
import zipfile
from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape, unescape
from pathlib import Path
from urllib.parse import unquote

from sphinx.environment import BuildEnvironment

from quincunx.drawing import cards, dice, marks
from quincunx.results.matrix import STYLE

_HERE = Path(__file__).resolve().parent
_SPRITE = (
    '<svg xmlns="http://www.w3.org/2000/svg" class="q-sprite" width="0" height="0" aria-hidden="true">'
    f"{dice.SYMBOLS}{dice.LETTER_SYMBOLS}{cards.SYMBOLS}{marks.SYMBOLS}</svg>\n"
)
_TAG = re.compile(r"""<(?P<name>[a-zA-Z][\w-]*)(?P<rest>(?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*/?>""")
_ATTRIBUTE = re.compile(r"""\s+([^\s=<>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'))?""")
_DROPPED = re.compile(
    r'<(form|script|noscript|template|style)\b.*?</\1>|<svg class="q-sprite".*?</svg>|<a class="headerlink".*?</a>'
    r"|<!--.*?-->",
    re.DOTALL,
)
_NAMED = re.compile(r"&([a-zA-Z]+);")
_VOID = frozenset({"br", "hr", "img", "input", "col", "wbr"})
_IDS = frozenset({"id", "for"})
_ID_LISTS = frozenset({"aria-labelledby", "aria-describedby", "headers"})
_MOMENT = (2020, 1, 1, 0, 0, 0)
"""The time of every file in the archive: the real one would make every book a different one."""


@dataclass(frozen=True)
class Page:
    """A page of the site as a part of a book."""

    name: str
    title: str
    level: int
    html: str

    @property
    def anchor(self) -> str:
        """The name of the part where all pages are one."""
        return self.name.replace("/", "-")


def pages_of(env: BuildEnvironment, site: Path) -> list[Page]:
    """The pages in the order of the tables of contents, each with the text between its header and its footer."""
    found: list[Page] = []
    seen: set[str] = set()

    def visit(name: str, level: int) -> None:
        if name in seen or name not in env.titles:
            return
        seen.add(name)
        text = (site / f"{name}.html").read_text(encoding="utf-8")
        start = text.index(">", text.index("<article")) + 1
        body = _DROPPED.sub("", text[start : text.rindex("</article>")])
        found.append(Page(name, env.titles[name].astext(), level, body.strip()))
        for child in env.toctree_includes.get(name, ()):
            visit(child, level + 1)

    visit(env.config.root_doc, 0)
    return found


class _Book(ABC):
    """What both formats share: where a link leads, and how tags are written."""

    def __init__(self, pages: Sequence[Page], site: Path) -> None:
        self.pages = {page.name: page for page in pages}
        self.site = site
        self.short = dict(self._short_addresses())
        self.images: dict[str, Path] = {}

    def _short_addresses(self) -> Iterator[tuple[str, str]]:
        for file in sorted((self.site / "rule").glob("*.html")):
            target = re.search(r'href="([^"]+)"', file.read_text(encoding="utf-8"))
            if target:
                yield f"rule/{file.name}", unescape(target[1])

    def rewritten(self, page: Page) -> str:
        """The text of a page with its links and anchors as this book has them, as well-formed XML."""

        def tag(match: re.Match[str]) -> str:
            name = match["name"]
            parts = []
            for attribute, quoted in _ATTRIBUTE.findall(match["rest"]):
                value = self.attribute(page, name, attribute, quoted[1:-1] if quoted else attribute)
                if value is not None:
                    parts.append(f' {attribute}="{value}"')
            if name == "svg" and "xmlns=" not in match["rest"]:
                parts.append(' xmlns="http://www.w3.org/2000/svg"')
            closed = "/" if name in _VOID or match[0].endswith("/>") else ""
            return f"<{name}{''.join(parts)}{closed}>"

        html = _NAMED.sub(lambda found: found[0] if found[1] in _XML else unescape(found[0]), page.html)
        return _TAG.sub(tag, html)

    def attribute(self, page: Page, tag: str, name: str, value: str) -> str | None:
        """The value of an attribute in this book; None leaves it out."""
        if name in _IDS:
            return self.anchor(page, value)
        if name in _ID_LISTS:
            return " ".join(self.anchor(page, part) for part in value.split())
        if name == "src":
            return self.image(page, value)
        if name == "href" and tag != "use":
            return self.link(page, value)
        return value

    def link(self, page: Page, address: str) -> str | None:
        """Where a link of the site leads in this book."""
        if re.match(r"[a-z]+:", address):
            return address
        path, _, fragment = address.partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page.name), unquote(path))) if path else ""
        if target in self.short:
            return self.link(Page(target, "", 0, ""), self.short[target])
        name = target.removesuffix(".html") if target else page.name
        return self.address(page, self.pages[name], fragment) if name in self.pages else None

    @abstractmethod
    def anchor(self, page: Page, name: str) -> str:
        """An anchor of a page as this book names it."""

    @abstractmethod
    def address(self, page: Page, target: Page, fragment: str) -> str:
        """The address of a place on a page, from another one."""

    @abstractmethod
    def image(self, page: Page, address: str) -> str:
        """The address of a picture."""


_XML = frozenset({"amp", "lt", "gt", "quot", "apos"})


class _OnePage(_Book):
    def anchor(self, page: Page, name: str) -> str:
        return f"{page.anchor}--{name}"

    def address(self, page: Page, target: Page, fragment: str) -> str:  # noqa: ARG002 - all is on one page
        return f"#{self.anchor(target, fragment)}" if fragment else f"#{target.anchor}"

    def image(self, page: Page, address: str) -> str:
        data = (self.site / posixpath.dirname(page.name) / address).read_bytes()
        kind = "svg+xml" if address.endswith(".svg") else "png"
        return f"data:image/{kind};base64,{b64encode(data).decode()}"


class _Epub(_Book):
    def anchor(self, page: Page, name: str) -> str:  # noqa: ARG002 - every page has a file of its own
        return name

    def address(self, page: Page, target: Page, fragment: str) -> str:
        path = "" if page is target and fragment else f"{target.anchor}.xhtml"
        return f"{path}#{fragment}" if fragment else path

    def image(self, page: Page, address: str) -> str:
        file = (self.site / posixpath.dirname(page.name) / address).resolve()
        self.images[file.name] = file
        return file.name


def _style() -> str:
    own = (_HERE / "static" / "rulebook.css").read_text(encoding="utf-8")
    return f"{(_HERE / 'templates' / 'book.css').read_text(encoding='utf-8')}\n{own}\n{STYLE}\n"


def _contents(pages: Sequence[Page], address: dict[str, str]) -> str:
    """A nested list of all pages."""
    html = ""
    level = -1
    for page in pages:
        if page.level > level:
            html += "\n<ol>"
        else:
            html += "</li>" + "</ol></li>" * (level - page.level)
        level = page.level
        html += f'\n<li><a href="{address[page.name]}">{escape(page.title)}</a>'
    return html + "</li></ol>" * (level + 1)


def single_page(pages: Sequence[Page], site: Path, title: str) -> str:
    """The whole book as one HTML page that needs nothing beside it."""
    book = _OnePage(pages, site)
    address = {page.name: f"#{page.anchor}" for page in pages}
    bodies = "".join(f'<article id="{page.anchor}">\n{book.rewritten(page)}\n</article>\n' for page in pages)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_style()}</style>\n</head>\n<body>\n{_SPRITE}"
        f'<main>\n<nav aria-label="Contents">{_contents(pages, address)}\n</nav>\n{bodies}</main>\n</body>\n</html>\n'
    )


def write_epub(file: Path, pages: Sequence[Page], site: Path, title: str) -> None:
    """The whole book as an EPUB 3."""
    book = _Epub(pages, site)
    texts = {f"{page.anchor}.xhtml": _xhtml(page.title, f"{_SPRITE}{book.rewritten(page)}") for page in pages}
    address = {page.name: f"{page.anchor}.xhtml" for page in pages}
    contents = f'<nav epub:type="toc"><h1>{escape(title)}</h1>{_contents(pages, address)}\n</nav>\n'
    texts["nav.xhtml"] = _xhtml(title, contents)
    texts["style.css"] = _style()
    digest = hashlib.sha256("".join(texts[name] for name in sorted(texts)).encode()).hexdigest()
    texts["content.opf"] = _package(title, digest, pages, sorted(book.images))
    with zipfile.ZipFile(file, "w") as archive:
        _add(archive, "mimetype", b"application/epub+zip", zipfile.ZIP_STORED)
        _add(archive, "META-INF/container.xml", _CONTAINER.encode())
        for name, text in texts.items():
            _add(archive, f"book/{name}", text.encode())
        for name, image in sorted(book.images.items()):
            _add(archive, f"book/{name}", image.read_bytes())


def _add(archive: zipfile.ZipFile, name: str, data: bytes, how: int = zipfile.ZIP_DEFLATED) -> None:
    entry = zipfile.ZipInfo(name, _MOMENT)
    entry.compress_type = how
    archive.writestr(entry, data)


_CONTAINER = """\
<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""


def _xhtml(title: str, body: str) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" '
        'lang="en" xml:lang="en">\n'
        f'<head><title>{escape(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _package(title: str, digest: str, pages: Sequence[Page], images: Sequence[str]) -> str:
    kinds = {".svg": "image/svg+xml", ".png": "image/png"}
    items = "".join(
        f'<item id="p{number}" href="{page.anchor}.xhtml" media-type="application/xhtml+xml" properties="svg"/>\n'
        for number, page in enumerate(pages)
    )
    items += "".join(
        f'<item id="i{number}" href="{name}" media-type="{kinds[Path(name).suffix]}"/>\n'
        for number, name in enumerate(images)
    )
    spine = "".join(f'<itemref idref="p{number}"/>\n' for number in range(len(pages)))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">\n'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n'
        f'<dc:identifier id="id">urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, digest)}</dc:identifier>\n'
        f"<dc:title>{escape(title)}</dc:title>\n<dc:language>en</dc:language>\n"
        '<meta property="dcterms:modified">2020-01-01T00:00:00Z</meta>\n</metadata>\n<manifest>\n'
        '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>\n'
        f'<item id="style" href="style.css" media-type="text/css"/>\n{items}</manifest>\n'
        f"<spine>\n{spine}</spine>\n</package>\n"
    )
