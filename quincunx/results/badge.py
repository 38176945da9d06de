"""A badge that shows a claim: an SVG picture, drawn here, that needs no font and no host of others."""

from __future__ import annotations

from html import escape

from quincunx.results.claims import Claims

_NARROW = frozenset("fijlrt.,:;'!|() ")
_WIDE = frozenset("mwMW@%")
_GOOD, _BAD, _QUIET = "#14632f", "#b3261e", "#5c6370"
SHOWN = 2
"""So many rulesets are named; of more, the number is told."""


def message_of(claims: Claims) -> str:
    """What the right half of the badge says."""
    if claims.hindrance:
        return "no claim"
    if not claims.made:
        return "not conforming"
    if len(claims.made) > SHOWN:
        return f"{len(claims.made)} rulesets"
    return ", ".join(f"{result.ruleset} {result.reached}" for result in claims.made)


def badge(claims: Claims) -> bytes:
    """The badge of a run as an SVG document; its title is the whole claim.

    >>> from quincunx.results.model import ImplementationInfo, SuiteInfo
    >>> who = ImplementationInfo(name="x", version="1", language="C")
    >>> badge(Claims((), "it was filtered", SuiteInfo(version="1.0.0", digest="ab"), who)).count(b"no claim")
    1
    """
    label, message = f"quincunx {claims.suite.version}", message_of(claims)
    colour = _QUIET if claims.hindrance else _GOOD if claims.made else _BAD
    left, right = _width(label), _width(message)
    whole = left + right + 40
    title = escape(f"{label}: {claims.line}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="20" role="img" aria-label="{title}">'
        f"<title>{title}</title>"
        f'<clipPath id="r"><rect width="{whole}" height="20" rx="4"/></clipPath>'
        f'<g clip-path="url(#r)"><rect width="{left + 20}" height="20" fill="#33383d"/>'
        f'<rect x="{left + 20}" width="{right + 20}" height="20" fill="{colour}"/></g>'
        '<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">'
        f'<text x="10" y="14" textLength="{left}">{escape(label)}</text>'
        f'<text x="{left + 30}" y="14" textLength="{right}">{escape(message)}</text></g></svg>\n'
    ).encode()


def _width(text: str) -> int:
    """About how wide a text is in a common sans serif of 11 pixels; ``textLength`` makes it exactly so."""
    return round(sum(4.2 if sign in _NARROW else 10 if sign in _WIDE else 7 for sign in text))
