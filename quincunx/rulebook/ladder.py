"""The directive ``q:hands``: the kinds of hands from the best to the worst, each order beside the others."""

from __future__ import annotations

from html import escape

from docutils import nodes
from sphinx.util import logging

from quincunx.drawing.dice import drawn
from quincunx.rulebook import markup
from quincunx.rulebook.inputs import depend_on, read_ruleset
from quincunx.rulebook.rules import SpecDirective
from quincunx.rulebook.slots import slot
from quincunx.spec.parameters import PokerDiceParameters
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.tables import read_hands

logger = logging.getLogger(__name__)


class Hands(SpecDirective):
    """``.. q:hands:: poker-dice`` shows the kinds of hands in every order, each with its best hand and its odds."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        root = self.spec.root
        depend_on(self.env, [root / "rulesets", *sorted((root / "games").glob("*/odds.yaml"))])
        ruleset = read_ruleset(root, self.arguments[0])
        parameters = ruleset.typed
        if not isinstance(parameters, PokerDiceParameters):
            logger.warning("the ruleset %s has no hands", ruleset.id, location=self.get_location())
            return []
        orders = _orders(ruleset, parameters)
        titles = {hand.id: hand.title for hand in parameters.hands}
        best = self.best(ruleset)
        odds = self.spec.odds.get(ruleset.game)
        counts = {row.id: f"{row.rolls:,} of {odds.of:,} rolls" for row in odds.rows} if odds else {}

        def cell(kind: str) -> str:
            rule = f"{ruleset.game}.hands.{kind}"
            name = slot("rule-as", f"{rule} {titles[kind]}") if rule in self.spec.rules else escape(titles[kind])
            dice = f"<br>\n{drawn(best[kind])}" if kind in best else ""
            odd = f'<br>\n<span class="q-fine">{counts[kind]}</span>' if kind in counts else ""
            return markup.cell(f"<b>{name}</b>{dice}{odd}")

        rows = "".join(
            markup.row(markup.row_head(str(place)), *(cell(order[place - 1]) for order in orders.values()))
            for place in range(1, max(map(len, orders.values())) + 1)
        )
        columns = ("Place", *(escape(f"{name.capitalize()} order") for name in orders))
        return [self.html(markup.table("q-ladder", columns, rows))]

    def best(self, ruleset: Ruleset) -> dict[str, tuple[str, ...]]:
        """The best hand of each kind, from the ruleset's tables of hands."""
        found: dict[str, tuple[str, ...]] = {}
        for kind, name in ruleset.tables.items():
            path = self.spec.root / "tables" / f"{name}.csv"
            if kind.startswith("hands-") and path.is_file():
                depend_on(self.env, [path])
                for hand, what in read_hands(path).items():
                    found.setdefault(what, hand)
        return found


def _orders(ruleset: Ruleset, parameters: PokerDiceParameters) -> dict[str, list[str]]:
    """The orders on offer by name, or the one that there is."""
    for setting in ruleset.settings.values():
        if setting.parameter == "order":
            return {name: list(order) for name, order in setting.values.items()}
    return {"the": parameters.order}
