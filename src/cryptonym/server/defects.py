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

FAILED: Final = "failed"


def report_defect(error: BaseException, which: Mapping[str, object]) -> None:
    """Count and log an exception that should not have happened. Its text is left out: it may hold words of the table."""
    COUNTS["defects"] += 1
    where = traceback.extract_tb(error.__traceback__)[-1]
    LOG.error("defect: %s at %s:%s", type(error).__name__, Path(where.filename).name, where.lineno, extra=dict(which))


def end_process(why: str) -> None:
    """End the server with exit code 1, after a word on why: something that everything depends on is gone. A supervisor starts it again."""
    LOG.critical("this server stops: %s", why)
    COUNTS[FAILED] += 1
    os.kill(os.getpid(), signal.SIGTERM)


def exit_code(_signal: int = 0, _frame: object = None) -> None:
    """Python's last word after SIGTERM: 0 if somebody asked us to stop, 1 if we had to."""
    raise SystemExit(1 if COUNTS[FAILED] else 0)
