"""Carrying out scenarios against an implementation."""
