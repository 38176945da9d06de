"""The real rulebook, built once, opened from the disk in Debian's Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
_CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
)
_QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rulebook with the outcomes of the reference implementation; QUINCUNX_SITE names one that is built already."""
    if built := os.environ.get("QUINCUNX_SITE"):
        return Path(built).resolve()
    output = tmp_path_factory.mktemp("rulebook") / "site"
    command = [sys.executable, "-m", "quincunx", "rulebook", "--quiet", "-o", str(output)]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    return output


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium without a screen, and with nothing to ask of other hosts on its own."""
    if not _CHROMIUM:
        if os.environ.get("CI"):
            pytest.fail("Chromium is not installed: apt-get install chromium")
        pytest.skip("Chromium is not installed")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=_CHROMIUM, args=_QUIET)
        yield launched
        launched.close()


@dataclass
class Reader:
    """Opens pages of the site and notes what a reader would never forgive."""

    browser: Browser
    site: Path
    foreign: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def open(
        self, address: str, *, width: int = 1280, scheme: str = "light", scripts: bool = True, touch: bool = False
    ) -> Page:
        """A page in a window of its own."""
        context = self.browser.new_context(
            viewport={"width": width, "height": 800},
            color_scheme=scheme,  # type: ignore[arg-type] - light or dark
            java_script_enabled=scripts,
            has_touch=touch,
            is_mobile=touch,
        )
        page = context.new_page()
        page.on("request", lambda request: self._asked(request.url))
        page.on("requestfailed", lambda request: self.faults.append(f"{address}: {request.url} cannot be loaded"))
        page.on("pageerror", lambda error: self.faults.append(f"{address}: {error}"))
        page.on(
            "console",
            lambda message: self.faults.append(f"{address}: {message.text}") if message.type == "error" else None,
        )
        page.goto(f"{self.site.as_uri()}/{address}")
        return page

    def _asked(self, url: str) -> None:
        if not url.startswith(("file:", "data:")):
            self.foreign.append(url)


Open = Callable[..., Page]


@pytest.fixture
def reader(browser: Browser, site: Path) -> Iterator[Reader]:
    """A reader; at the end no page may have asked another host for anything, nor reported a fault."""
    made = Reader(browser, site)
    yield made
    for context in browser.contexts:
        context.close()
    assert made.foreign == []
    assert made.faults == []
