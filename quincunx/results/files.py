"""Writing files that are either whole or not there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from quincunx.errors import UsageError


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that no reader, and no crash, ever sees half of it.

    Raises:
        UsageError: it cannot be written there.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror}") from None
