"""The registry that the step modules share."""

from quincunx.steps.registry import Registry

STEPS = Registry()
