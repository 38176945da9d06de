"""``spec/rules.lock``: what the text of every rule was in each version of the suite, so that none changes unnoticed.

The rule of this file: a changed text is accepted on purpose, by somebody who has looked whether the scenarios still
prove it. An id that was given away keeps leading somewhere: it is renamed as an alias, or withdrawn for good.
"""

from __future__ import annotations

from dataclasses import replace

from quincunx.lint.documents import Documents, Item
from quincunx.lint.faults import Faults
from quincunx.lint.lock import ACCEPT, LockChanges, replace_whole
from quincunx.lint.rules import is_house
from quincunx.spec.model import Rule
from quincunx.spec.rule_texts import RETIRED, RuleTexts, read_rule_texts, text_digest

NAME = "rules.lock"
"""The name of this lock in the folder of the spec."""
HEADER = (
    "# The text of every rule, by the version of the suite that brought it: version:digest of title and statement.\n"
    "# Written by `quincunx lint --write-lock`; `retired` is a rule that is gone.\n"
)


def check_rule_texts(documents: Documents, faults: Faults) -> None:
    """The suite's rules against the lock."""
    file = documents.root / NAME
    if not file.is_file():
        faults.file(f"this file is missing; {ACCEPT} writes it", file)
        return
    known, damaged = read_rule_texts(file)
    for line in damaged:
        text = "this is no line of the lock; expected: a rule with `version:digest` for each of its texts"
        faults.file(text, file, line, 1)
    for item in _own(documents):
        problem = _problem(item.doc, known)
        if problem:
            faults.spec(problem, item.file, (*item.keys, "id"))
    for name in _gone(documents, known):
        text = f"the rule {name} has gone: make it an alias of the rule it is now, or withdraw it with {ACCEPT}"
        faults.file(text, file, known.lines[name], 1)


def _own(documents: Documents) -> list[Item[Rule]]:
    return [item for item in documents.rules if not is_house(item)]


def _problem(rule: Rule, known: RuleTexts) -> str:
    texts = known.texts.get(rule.id)
    if texts is None:
        return f"{rule.id} is not in {NAME}; add it with {ACCEPT}"
    if texts[-1][1] == RETIRED:
        return f"{rule.id} is retired and never used again; give this rule another id"
    if texts[-1][1] != text_digest(rule):
        return f"{rule.id} says something else: see whether its scenarios still prove it, then accept it with {ACCEPT}"
    return ""


def _gone(documents: Documents, known: RuleTexts) -> list[str]:
    """Rules of the lock that stand nowhere, unless their file cannot be read or another rule goes by their name."""
    present = documents.ids.get("rules", set()) | {alias for item in _own(documents) for alias in item.doc.aliases}
    unread = documents.unread.get("rules", set())
    return [
        name
        for name, texts in known.texts.items()
        if texts[-1][1] != RETIRED and name not in present and name.partition(".")[0] not in unread
    ]


def update_rule_texts(documents: Documents, changes: LockChanges) -> LockChanges:
    """Accept the texts as they are; a text that changes twice in a version of the suite counts once.

    Args:
        documents: the spec; rules that cannot be read keep their lines.
        changes: what else was accepted.

    Returns:
        The same, with the rules whose lines have changed.
    """
    file = documents.root / NAME
    version = documents.suite.doc.version if documents.suite else ""
    if not version:
        return changes
    known = read_rule_texts(file)[0] if file.is_file() else RuleTexts()
    texts = dict(known.texts)
    now = {item.doc.id: text_digest(item.doc) for item in _own(documents)}
    for name, digest in {**now, **dict.fromkeys(_gone(documents, known), RETIRED)}.items():
        earlier = texts.get(name, ())
        if earlier and earlier[-1][1] in {digest, RETIRED}:
            continue
        kept = [text for text in earlier if text[0] != version or digest == RETIRED]
        texts[name] = (*kept, (version, digest))
    changed = tuple(sorted(name for name in texts if texts[name] != known.texts.get(name)))
    lines = [f"{name} {' '.join(f'{at}:{text}' for at, text in texts[name])}\n" for name in sorted(texts)]
    replace_whole(file, HEADER + "".join(lines))
    return replace(changes, rules=changed)
