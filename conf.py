"""Sphinx's configuration: the root is the source folder, the settings are the rulebook's own.

``QUINCUNX_RESULTS`` names the results to show; without it ``build/results.json`` is taken when it is there.
"""

import os
from pathlib import Path

from quincunx.rulebook.settings import settings

_results = Path(os.environ.get("QUINCUNX_RESULTS") or Path(__file__).parent / "build" / "results.json")
globals().update(settings(results=_results if _results.is_file() else None))
