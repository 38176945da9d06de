"""The quick tree of the sidebar is the one that Sphinx would have made."""

from __future__ import annotations

import re

import pytest

from quincunx.rulebook import navigation
from tests.rulebook.conftest import Rulebook


def sidebars(rulebook: Rulebook) -> dict[str, str]:
    found = {}
    for name in rulebook.written():
        match = re.search(r'<div class="sidebar-tree">(.*?)</div>', rulebook.page(name), re.DOTALL)
        if match:
            found[name] = re.sub(r"\s+", " ", re.sub(r">\s+<", "><", match[1]))
    return found


def test_the_quick_sidebar_is_sphinxs(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook.build(fresh=True)
    quick = sidebars(rulebook)
    with monkeypatch.context() as patch:
        patch.setattr(navigation, "quicken", lambda *_arguments: None)
        rulebook.build(fresh=True)
    assert len(quick) > 5
    slow = sidebars(rulebook)
    for name in quick:
        assert slow[name] == quick[name], name
