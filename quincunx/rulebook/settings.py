"""The settings that Sphinx builds the rulebook with, wherever its sources lie."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from quincunx import __version__, paths

_HERE = Path(__file__).resolve().parent
_CODE = ("rulebook", "drawing", "features", "odds", "spec", "steps", "results", "run")
"""The parts of the package that pages are made by; when their code changes, everything is made anew."""


def _code_digest() -> str:
    state = hashlib.sha256(f"{version('sphinx')} {version('furo')}".encode())
    for folder in _CODE:
        for file in sorted((_HERE.parent / folder).rglob("*.py")):
            state.update(file.read_bytes())
    for file in sorted((_HERE / "templates").iterdir()):
        state.update(file.read_bytes())
    return state.hexdigest()[:16]


def settings(
    *,
    spec: Path | None = None,
    results: Path | None = None,
    matrix: Sequence[Path] = (),
    house: Sequence[Path] = (),
) -> dict[str, Any]:
    """Settings as ``conf.py`` would have them.

    Args:
        spec: the folder of the spec; the suite's own by default.
        results: the results file whose outcomes are shown, if any.
        matrix: the results files of the implementations that are shown side by side.
        house: the files of house rulesets.
    """
    return {
        "project": "Quincunx",
        "author": "the Quincunx authors",
        "copyright": "the Quincunx authors",
        "version": __version__,
        "release": __version__,
        "extensions": ["quincunx.rulebook.extension", "quincunx.rulebook.looking_up"],
        "root_doc": "docs/index",
        "include_patterns": ["docs/**", "features/**"],
        "exclude_patterns": [
            ".*",
            "build",
            "dist",
            "env",
            "examples",
            "node_modules",
            "quincunx",
            "reference_impl",
            "spec",
            "tests",
            "tools",
            "venv",
            "**/__pycache__",
            "**/.*",
        ],
        "nitpicky": True,
        "smartquotes": False,
        "language": "en",
        "templates_path": [str(_HERE / "templates")],
        "html_theme": "furo",
        "html_title": "Quincunx rulebook",
        "html_logo": str(_HERE / "static" / "quincunx.svg"),
        "html_favicon": str(_HERE / "static" / "quincunx.svg"),
        "html_static_path": [str(_HERE / "static")],
        "html_css_files": ["rulebook.css", "tools.css"],
        "html_show_search_summary": False,
        "html_additional_pages": {"index": "redirect.html"},
        "html_copy_source": False,
        "html_show_sourcelink": False,
        "html_show_sphinx": False,
        "html_show_copyright": False,
        "html_use_index": False,
        "html_domain_indices": False,
        "html_permalinks_icon": "#",
        "html_theme_options": {
            "light_css_variables": {"color-brand-primary": "#14532d", "color-brand-content": "#14632f"},
            "dark_css_variables": {"color-brand-primary": "#7ddba3", "color-brand-content": "#7ddba3"},
        },
        "quincunx_spec": str(spec or paths.SPEC),
        "quincunx_results": str(results or ""),
        "quincunx_matrix": [str(file) for file in matrix],
        "quincunx_house": [str(file) for file in house],
        "quincunx_code": _code_digest(),
    }
