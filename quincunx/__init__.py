"""Quincunx: an executable rulebook for five-dice games and a harness that checks implementations of them."""

__version__ = "0.1.0"
