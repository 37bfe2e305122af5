"""Which store an address means: a file, or a PostgreSQL database."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from typing import Final

from cryptonym.server.stores.sqlite import SqliteStore
from cryptonym.server.stores.store import EventStore, StoreUnavailable

POSTGRES: Final = ("postgresql://", "postgres://")
NO_POSTGRES: Final = "PostgreSQL needs the extra: pip install 'cryptonym[postgres]'."


def is_postgres(address: str) -> bool:
    return address.startswith(POSTGRES)


def can_open(address: str) -> bool:
    """True if what this kind of store needs is installed."""
    return not is_postgres(address) or importlib.util.find_spec("asyncpg") is not None


def open_store(address: str) -> EventStore:
    """The store, brought up to this program's schema. Called before the server's loop runs.

    NewerStore where a newer program has written it; StoreUnavailable where it cannot be used.
    """
    if not is_postgres(address):
        return SqliteStore(Path(address))
    try:
        from cryptonym.server.stores.postgres import PostgresStore  # noqa: PLC0415 - an extra that most hosts do without
    except ImportError as error:
        raise StoreUnavailable(NO_POSTGRES) from error
    asyncio.run(PostgresStore.prepare(address))
    return PostgresStore(address)
