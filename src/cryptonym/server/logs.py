"""The log as lines of JSON. An entry has a table's first four signs and its number, and nothing of what is on it."""

from __future__ import annotations

import json
import logging
from typing import Any, Final

FIELDS: Final = ("table", "n")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            entry["error"] = record.exc_info[0].__name__  # the trace may hold what people typed
        return json.dumps(entry, ensure_ascii=False)


class NothingOfClients(logging.Filter):
    """Leaves out what a client alone has brought about: nobody fills a disk with entries about bytes that are no text.

    Of what the loop itself reports only the first line stays: what broke is often a line that a client has cut.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == "asyncio":
            record.msg, record.args = record.getMessage().partition("\n")[0], ()
            record.exc_info = record.exc_text = None
        return not record.getMessage().startswith("Invalid UTF-8")


def configured(json_lines: bool) -> dict[str, Any]:
    """For uvicorn: one handler for its entries and ours."""
    formatter: dict[str, Any] = {"()": JsonLines} if json_lines else {"format": "%(levelname)s %(message)s"}
    logger = {"handlers": ["out"], "level": "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": formatter},
        "filters": {"ours": {"()": NothingOfClients}},
        "handlers": {
            "out": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["ours"],
                "stream": "ext://sys.stderr",
            }
        },
        "loggers": {
            "asyncio": logger,
            "uvicorn": logger,
            "uvicorn.error": logger,
            "cryptonym": {**logger, "level": "INFO"},
            "cryptonym.server.http": {**logger, "level": "ERROR"},
            "asyncpg": {
                **logger,
                "level": "CRITICAL",
            },  # a database that is gone is said by us, without a traceback each second
        },
    }
