"""The directive ``q:history``: which rules are new, changed, renamed or gone in each version of the suite.

The rule of this file: it is read off the lock of rule texts, never written by hand.
"""

from __future__ import annotations

from collections import defaultdict
from html import escape

from docutils import nodes

from quincunx.rulebook import markup
from quincunx.rulebook.inputs import depend_on
from quincunx.rulebook.rules import SpecDirective, section
from quincunx.rulebook.slots import slot
from quincunx.spec.rule_texts import RETIRED, read_rule_texts

_TITLES = {"changed": "Says something else", "gone": "Withdrawn", "new": "New"}


class History(SpecDirective):
    """``.. q:history::`` gives a section to every version of the suite, the newest first, and one to renamed rules."""

    def run(self) -> list[nodes.Node]:
        """Make the sections."""
        spec = self.spec
        file = spec.root / "rules.lock"
        depend_on(self.env, [file, *sorted((spec.root / "games").iterdir()), spec.root / "scorecard"])
        texts = read_rule_texts(file)[0].texts if file.is_file() else {}
        versions: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        for name, history in texts.items():
            for place, (version, digest) in enumerate(history):
                what = "gone" if digest == RETIRED else "changed" if place else "new"
                versions[version][what].append(name)
        made: list[nodes.Node] = []
        for version in sorted(versions, key=lambda text: [int(part) for part in text.split(".")], reverse=True):
            part = section(f"v-{version}", f"Suite {version}")
            part += self.html("".join(self.listed(what, versions[version][what]) for what in _TITLES))
            made.append(part)
        renamed = [(alias, rule) for alias, rule in sorted(spec.aliases.items()) if alias in texts or "." in alias]
        part = section("other-names", "Other names of rules")
        lines = (f"<code>{escape(alias)}</code> is now {slot('rule', rule)}" for alias, rule in renamed)
        none = "<p>No rule has got another id so far.</p>\n"
        part += self.html(markup.items(lines) + "\n" if renamed else none)
        return [*made, part]

    def listed(self, what: str, names: list[str]) -> str:
        """Rules of one kind, those of each game together; new ones are folded, as there may be hundreds."""
        if not names:
            return ""
        by_game: dict[str, list[str]] = defaultdict(list)
        for name in names:
            by_game[name.partition(".")[0]].append(name)
        html = ""
        for prefix, own in by_game.items():
            game = self.spec.games.get(prefix)
            title = escape(game.title) if game else "Shared by games with a score sheet"
            html += f"<p><b>{title}</b></p>\n{markup.items(slot('rule', name) for name in own)}\n"
        counted = f"{_TITLES[what]}: {markup.counted(len(names), 'rule')}"
        return markup.fold(counted, html) + "\n" if what == "new" else f"<p><b>{counted}</b></p>\n{html}"
