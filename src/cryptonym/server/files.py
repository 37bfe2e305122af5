"""The operating system's limit of open files: each connection is one."""

from __future__ import annotations

import logging
from typing import Final

LOG: Final = logging.getLogger("cryptonym.server")
SPARE: Final = 200
"""Files that are kept for the store, the workers and the log."""
MOST: Final = 100_000
FEW: Final = 4096


def room_for_connections() -> int:
    """How many connections may be open. Raises this process's limit of files as far as it may, and says so if that is not far."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return FEW
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MOST if soft == resource.RLIM_INFINITY else soft
    if files < FEW:
        LOG.warning(
            "only %d files may be open at once, so at most %d connections: raise the limit (LimitNOFILE)",
            files,
            files - SPARE,
        )
    return max(1, files - SPARE)
