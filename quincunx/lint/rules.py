"""What has to be true of a rule: its id, its kind, its games, and where it stands in the chapter.

The rule of this file: one function a condition, each on a rule that its schema has already let pass.
"""

from __future__ import annotations

from quincunx.lint.documents import HOUSE, Documents, Item
from quincunx.lint.faults import Faults
from quincunx.lint.links import Links
from quincunx.spec.load import SHARED
from quincunx.spec.model import Rule
from quincunx.spec.nearest import nearest


def check_rules(documents: Documents, faults: Faults) -> None:
    """Every rule, ruling, conflict and fact."""
    links = Links(documents, faults)
    for item in documents.rules:
        _id(item, documents, faults)
        _kind(item, faults)
        _games_and_topic(item, documents, links, faults)
        _setting(item, documents, faults)
        _since(item, documents, faults)
        links.all("rules", item.doc.related, item.file, (*item.keys, "related"))
        links.sources(item.doc.sources, item.file, (*item.keys, "sources"))
        for number, position in enumerate(item.doc.positions):
            links.sources(position.sources, item.file, (*item.keys, "positions", number, "sources"))
        for number, alias in enumerate(item.doc.aliases):
            if alias in documents.ids["rules"]:
                text = f"the alias “{alias}” is the id of a rule; expected: another name"
                faults.spec(text, item.file, (*item.keys, "aliases", number))


def is_house(item: Item[Rule]) -> bool:
    """Whether the rule stands inside a ruleset."""
    return bool(item.keys) and item.keys[0] == "rules"


def _id(item: Item[Rule], documents: Documents, faults: Faults) -> None:
    parts = item.doc.id.split(".")
    if is_house(item):
        own = next(file.content.get("id") for file in documents.rulesets if file.path == item.file)
        begin = f"{HOUSE}.{own}."
    else:
        begin = f"{item.file.parent.name}."
    if not item.doc.id.startswith(begin):
        where = "rules of this file" if is_house(item) else "rules in this folder"
        text = f"the id “{item.doc.id}” begins with “{parts[0]}.”; expected: “{begin}”, as all {where}"
        faults.spec(text, item.file, (*item.keys, "id"))


def _kind(item: Item[Rule], faults: Faults) -> None:
    rule = item.doc

    def fault(text: str, *keys: str | int) -> None:
        faults.spec(text, item.file, (*item.keys, *keys))

    taken = sum(position.taken for position in rule.positions)
    if rule.kind in {"ruling", "conflict"} and not rule.because.strip():
        fault(f"a {rule.kind} needs its reason; expected: `because:`", "because")
    if rule.kind == "conflict" and len(rule.positions) < 2:
        fault("a conflict needs `positions:`, two or more, each with what it says and its sources", "positions")
    elif rule.kind == "conflict" and taken != 1:
        count = "none" if taken == 0 else str(taken)
        fault(f"exactly one position of a conflict has `taken: true`; here it is {count}", "positions")
    if rule.kind != "conflict" and rule.positions:
        fault(f"only a conflict has positions; this is a {rule.kind} (`kind: conflict` was expected)", "positions")
    if rule.kind == "fact" and (rule.checkable or rule.modality != "advisory"):
        fault("a fact demands nothing; expected: `modality: advisory` and `checkable: false`", "kind")
    if rule.kind == "rule" and not rule.sources and not is_house(item):
        fault("no source states this rule; expected: `sources:`, or `kind: ruling` with its reason", "sources")
    if rule.title.endswith("."):
        fault("a title has no full stop", "title")


def _games_and_topic(item: Item[Rule], documents: Documents, links: Links, faults: Faults) -> None:
    rule, scope = item.doc, item.file.parent.name
    if is_house(item):
        return
    links.all("game", rule.games if rule.games != [SHARED] else (), item.file, (*item.keys, "games"))
    if scope == SHARED and rule.games == [SHARED]:
        faults.spec("a shared rule needs `games:`, the games that it holds for", item.file, item.keys)
    elif scope != SHARED and rule.games != [scope]:
        text = f"only shared rules name their games; here the folder says it: {scope}"
        faults.spec(text, item.file, (*item.keys, "games"))
    topic = rule.id.split(".")[1]
    for game in documents.games:
        topics = [known.id for known in game.doc.topics]
        if game.doc.id in rule.games and topic not in topics:
            hint = nearest(topic, topics) or f"; expected: {', '.join(topics)}"
            text = f"the topic “{topic}” is not among the topics of {game.file.parent.name}/game.yaml{hint}"
            faults.spec(text, item.file, (*item.keys, "id"))


def _setting(item: Item[Rule], documents: Documents, faults: Faults) -> None:
    name = item.doc.setting
    known = {
        setting
        for file in documents.rulesets
        if isinstance(file.content.get("settings"), dict)
        for setting in file.content["settings"]
    }
    if name and name not in known and not documents.unread.get("ruleset"):
        hint = nearest(name, known) or "; expected: a name under `settings:` of a ruleset"
        faults.spec(f"no ruleset has a setting “{name}”{hint}", item.file, (*item.keys, "setting"))


def _since(item: Item[Rule], documents: Documents, faults: Faults) -> None:
    if documents.suite is None or is_house(item):
        return
    version = documents.suite.doc.version
    if _numbers(item.doc.since) > _numbers(version)[:2]:
        text = f"since {item.doc.since} is later than the suite itself; expected: {version} or earlier"
        faults.spec(text, item.file, (*item.keys, "since"))


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]
