"""Exact chances: of cracking a card under best play.

Everything is counted in whole numbers and handed out as fractions; nothing is simulated and nothing is rounded.
"""

from quincunx.odds.cards import Combination, read_combination, satisfying, spoken
from quincunx.odds.cracking import Cracker, Odds, crack_odds, cracker

__all__ = [
    "Combination",
    "Cracker",
    "Odds",
    "crack_odds",
    "cracker",
    "read_combination",
    "satisfying",
    "spoken",
]
