"""Ways to reach an implementation under test: a command over stdio, or a Python callable."""
