"""The reference implementation: the rules at play, in plain Python, behind the protocol.

It uses the standard library alone and nothing of the harness, to which it is an implementation like any other:
``reference_impl:handle`` in the same process, ``python -m reference_impl`` over stdio.
"""

from reference_impl.protocol import Session, handle

__all__ = ["Session", "handle"]
