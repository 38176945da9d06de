"""A guard over a process group, for when the harness has no chance to clean up: SIGKILL, or a crash.

The rule of this file: POSIX tells nobody that a parent is gone, but it closes its pipes. So a shell waits at the end
of one: a line means that the group was ended in order, the end of the pipe that the harness is no more. Windows needs
none of it, for there the system ends a job object with its owner.
"""

from __future__ import annotations

import contextlib
import subprocess

_WATCH = 'read -r line || kill -s KILL -- "-$1"'


class Guard:
    """Ends a process group when the harness dies without a word.

    Args:
        group: the id of the group.
    """

    def __init__(self, group: int) -> None:
        self._shell: subprocess.Popen[bytes] | None = None
        with contextlib.suppress(OSError):  # a system without a shell is left without a guard
            self._shell = subprocess.Popen(  # noqa: S603 - nothing of it comes from outside
                ["/bin/sh", "-c", _WATCH, "quincunx-guard", str(group)],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )

    def dismiss(self) -> None:
        """Send the guard home; the group has ended."""
        shell, self._shell = self._shell, None
        if shell:
            with contextlib.suppress(OSError, ValueError, subprocess.TimeoutExpired):
                shell.communicate(b"\n", timeout=1)
