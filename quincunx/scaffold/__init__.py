"""Beginnings for people who extend the suite or plug something into it: files to start from."""
