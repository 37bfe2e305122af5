"""Which store an address means: a file, or a PostgreSQL database."""

from __future__ import annotations

import asyncio
import importlib.util
import re
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from cryptonym.server.stores.sqlite import SqliteStore
from cryptonym.server.stores.store import EventStore, StoreUnavailable

POSTGRES: Final = ("postgresql://", "postgres://")
NO_POSTGRES: Final = "PostgreSQL needs the extra: pip install 'cryptonym[postgres]'."


def is_postgres(address: str) -> bool:
    return address.startswith(POSTGRES)


def password_in(address: str) -> str:
    """The password in a database's address; empty if there is none."""
    if not is_postgres(address):
        return ""
    try:
        parts = urlsplit(address)
        return parts.password or next(iter(parse_qs(parts.query).get("password", [])), "")
    except ValueError:
        return ""


def without_password(address: str) -> str:
    """A database's address as it may be shown."""
    password = password_in(address)
    if not password:
        return address
    parts = urlsplit(address)
    user, _, host = parts.netloc.rpartition("@")
    netloc = f"{user.partition(':')[0]}:…@{host}" if user else host
    query = re.sub(r"(^|&)(password=)[^&]*", r"\1\2…", parts.query)
    return parts._replace(netloc=netloc, query=query).geturl()


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
