"""Our own defects in the log: where it happened, and nothing of what was on the table."""

from __future__ import annotations

import logging
import os
import signal
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from cryptonym.server.counts import COUNTS

LOG: Final = logging.getLogger("cryptonym.server")


def report_defect(error: BaseException, which: Mapping[str, object]) -> None:
    """Count and log an exception that should not have happened. Its text is left out: it may hold words of the table."""
    COUNTS["defects"] += 1
    where = traceback.extract_tb(error.__traceback__)[-1]
    LOG.error("defect: %s at %s:%s", type(error).__name__, Path(where.filename).name, where.lineno, extra=dict(which))


def end_process(what: str, error: BaseException) -> None:
    """Say what failed and end the server: a part that everything waits for is gone, and a supervisor starts us again."""
    report_defect(error, {})
    LOG.critical("this server stops: %s failed (%s)", what, type(error).__name__)
    os.kill(os.getpid(), signal.SIGTERM)
