"""Cards and claims: each card once, enough of them for a game, and claims that lead somewhere.

The rule of this file: what a single card may hold is the schema's business; here is what cards say about each other.
"""

from __future__ import annotations

from collections.abc import Iterable

from quincunx.lint.documents import Documents, Item
from quincunx.lint.faults import Faults
from quincunx.lint.links import Links
from quincunx.odds import spoken
from quincunx.spec.model import Card


def check_cards(documents: Documents, links: Links, faults: Faults) -> None:
    """The decks of all games, and the claims about them."""
    for game, cards in _decks(documents).items():
        _once(cards, faults)
        _enough(documents, game, cards, faults)
    for claim in documents.claims:
        scope = claim.file.parent.name
        if not claim.doc.id.startswith(f"{scope}."):
            text = f"the id “{claim.doc.id}” does not begin with “{scope}.”, as ids in this folder do"
            faults.spec(text, claim.file, (*claim.keys, "id"))
        links.all("rules", claim.doc.rules, claim.file, (*claim.keys, "rules"))
        links.sources(claim.doc.sources, claim.file, (*claim.keys, "sources"))


def _decks(documents: Documents) -> dict[str, list[Item[Card]]]:
    decks: dict[str, list[Item[Card]]] = {}
    for item in documents.cards:
        decks.setdefault(item.file.parent.name, []).append(item)
    return decks


def _once(cards: Iterable[Item[Card]], faults: Faults) -> None:
    """No id twice, and no two cards that ask for the same in as many attempts."""
    ids: dict[str, Item[Card]] = {}
    faces: dict[tuple[str, int], Item[Card]] = {}
    for item in cards:
        card = item.doc
        if card.id in ids:
            text = f"the card id “{card.id}” is taken, at {ids[card.id].place}; expected: one of its own"
            faults.spec(text, item.file, (*item.keys, "id"))
        ids.setdefault(card.id, item)
        shown = spoken(sorted(card.combination, key=str))
        other = faces.setdefault((shown, card.attempts), item)
        if other is not item:
            attempts = "one attempt" if card.attempts == 1 else f"{card.attempts} attempts"
            text = f"the card at {other.place} asks for {shown} in {attempts} too; expected: each card once"
            faults.spec(text, item.file, (*item.keys, "combination"))


def _enough(documents: Documents, game: str, cards: list[Item[Card]], faults: Faults) -> None:
    for ruleset in documents.rulesets:
        size = ruleset.content.get("deck_size") if ruleset.content.get("game") == game else None
        if isinstance(size, int) and len(cards) < size:
            file = cards[0].file
            text = f"there are {len(cards)} cards, and {ruleset.content.get('id')} is played with {size}"
            faults.spec(f"{text}; expected: so many or more", file)
