"""The log: lines for people, or lines of JSON. An entry has a table's first four signs and its number, and nothing of what is on it."""

from __future__ import annotations

import json
import logging
import logging.config
import sys
import warnings
from types import TracebackType
from typing import Any, Final

FIELDS: Final = (
    "table", "n", "language", "limit", "who", "why", "act", "by", "version", "address", "store", "schema", "seconds", "sockets",
)  # fmt: skip
LEVELS: Final = ("debug", "info", "warning", "error")
LOG: Final = logging.getLogger("cryptonym.server")


def fields(record: logging.LogRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        entry |= fields(record)
        if record.exc_info and record.exc_info[0]:
            entry["error"] = record.exc_info[0].__name__  # the trace may hold what people typed
        return json.dumps(entry, ensure_ascii=False)


class Lines(logging.Formatter):
    """What was said, then what it is about."""

    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(f"{name}={value}" for name, value in fields(record).items())
        line = f"{record.levelname} {record.getMessage()}"
        return f"{line}  {told}" if told else line


class NothingOfClients(logging.Filter):
    """Leaves out what a client alone has brought about: nobody fills a disk with entries about bytes that are no text.

    Of what the loop itself reports only the first line stays: what broke is often a line that a client has cut.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == "asyncio":
            record.msg, record.args = record.getMessage().partition("\n")[0], ()
            record.exc_info = record.exc_text = None
        return not record.getMessage().startswith("Invalid UTF-8")


def configure(*, json_lines: bool, level: str = "info") -> None:
    """One handler for all that this process has to say, from whatever library it comes."""
    ours = {"level": level.upper()}
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"lines": {"()": JsonLines if json_lines else Lines}},
            "filters": {"ours": {"()": NothingOfClients}},
            "handlers": {
                "out": {
                    "class": "logging.StreamHandler",
                    "formatter": "lines",
                    "filters": ["ours"],
                    "stream": "ext://sys.stderr",
                }
            },
            "root": {"handlers": ["out"], "level": "WARNING"},
            "loggers": {
                "cryptonym": ours,
                "cryptonym.server.http": {"level": "ERROR"},
                "uvicorn": {"level": "WARNING"},
                "asyncpg": {
                    "level": "CRITICAL"
                },  # a database that is gone is said by us, without a traceback each second
            },
        }
    )
    logging.captureWarnings(True)
    if json_lines:
        sys.excepthook = _log_the_end
    # Workers are ended with the server, and what they shared is cleared away by a process of Python's own, which says so in plain text.
    quiet = "ignore:resource_tracker:UserWarning"
    if quiet not in sys.warnoptions:
        sys.warnoptions.append(quiet)
        warnings.filterwarnings("ignore", "resource_tracker", UserWarning)


def _log_the_end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What ends the process is a line of JSON as well."""
    LOG.critical("the server ends: %s", kind.__name__, exc_info=(kind, error, trace))
