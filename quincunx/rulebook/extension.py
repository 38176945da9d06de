"""The Sphinx extension: registers the domain, the parser of feature files, the directives and the events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quincunx import __version__
from quincunx.rulebook import freshness, navigation
from quincunx.rulebook.chances import Claims, Deck
from quincunx.rulebook.comparison import Comparison
from quincunx.rulebook.coverage import Coverage, Features, Run, Wanting
from quincunx.rulebook.diagram import Phases
from quincunx.rulebook.domain import QuincunxDomain
from quincunx.rulebook.features import FeatureParser
from quincunx.rulebook.history import History
from quincunx.rulebook.house import HouseRules
from quincunx.rulebook.ladder import Hands
from quincunx.rulebook.lists import Levels, Questions, StatementTable, Terms, Versions
from quincunx.rulebook.matrix import ImplementationMatrix
from quincunx.rulebook.printed import Digest, Form
from quincunx.rulebook.reference import Outcomes, RulesetFile
from quincunx.rulebook.rules import Rules, Rulings, Summary
from quincunx.rulebook.sheet import OddsTable, ScoreSheet
from quincunx.rulebook.slots import FillSlots, part
from quincunx.rulebook.step_catalogue import Steps
from quincunx.rulebook.vocabulary import ParameterTable, Patterns

if TYPE_CHECKING:
    from sphinx.application import Sphinx

DIRECTIVES = {
    "rules": Rules,
    "rulings": Rulings,
    "summary": Summary,
    "questions": Questions,
    "terms": Terms,
    "statements": StatementTable,
    "levels": Levels,
    "versions": Versions,
    "steps": Steps,
    "patterns": Patterns,
    "parameters": ParameterTable,
    "outcomes": Outcomes,
    "ruleset-file": RulesetFile,
    "score-sheet": ScoreSheet,
    "odds": OddsTable,
    "hands": Hands,
    "deck": Deck,
    "phases": Phases,
    "claims": Claims,
    "coverage": Coverage,
    "wanting": Wanting,
    "features": Features,
    "run": Run,
    "history": History,
    "matrix": ImplementationMatrix,
    "house-rules": HouseRules,
    "comparison": Comparison,
    "digest": Digest,
    "form": Form,
}


def setup(app: Sphinx) -> dict[str, Any]:
    """Register everything."""
    app.add_config_value("quincunx_spec", "", "env", types=[str])
    app.add_config_value("quincunx_results", "", "", types=[str])
    app.add_config_value("quincunx_matrix", [], "", types=[list])
    app.add_config_value("quincunx_house", [], "", types=[list])
    app.add_config_value("quincunx_code", "", "env", types=[str])
    app.add_node(part)
    app.add_domain(QuincunxDomain)
    for name, directive in DIRECTIVES.items():
        app.add_directive_to_domain("q", name, directive)
    app.add_source_suffix(".feature", "gherkin")
    app.add_source_parser(FeatureParser)
    app.add_post_transform(FillSlots)
    app.connect("builder-inited", freshness.read_inputs)
    app.connect("env-get-outdated", freshness.changed_inputs)
    app.connect("env-updated", freshness.stale_pages)
    app.connect("html-page-context", navigation.quicken, priority=100)
    app.connect("html-collect-pages", freshness.tidy_search_index)
    app.connect("build-finished", freshness.finish)
    return {
        "version": __version__,
        "env_version": 1,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }
