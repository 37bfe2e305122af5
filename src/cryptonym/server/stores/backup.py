"""Backups: a whole store in one SQLite file, whatever it was kept in. They can be made while people play.

The file is itself a store: `cryptonym serve --store FILE` serves it, and `restore` brings it into an empty store of either kind.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any, Final

from cryptonym.server.stores.opening import is_postgres
from cryptonym.server.stores.sqlite import SqliteStore, check_schema, make_private
from cryptonym.server.stores.store import StoreUnavailable

TABLES: Final = {
    "events": ("stream", "seq", "body"),
    "answers": ("stream", "command", "seq"),
    "codes": ("code", "tabled", "until"),
    "links": ("link", "tabled"),
    "tables": ("tabled", "opened", "touched", "used", "closed"),
    "pictures": ("tabled", "name", "size", "body"),
}
ORDER: Final = {
    "events": "id",
    "answers": "id",
    "given": "stream, seq",
    "codes": "code",
    "links": "link",
    "tables": "tabled",
    "pictures": "tabled, name",
}
ONLY: Final = {"codes": "WHERE until >= 0"}
"""Which rows are history: a ping leaves one behind (`sqlite.py`)."""
NAMED: Final = "coalesce((SELECT name FROM streams WHERE id = CAST(stream AS INTEGER)), stream) AS stream"
"""The name of a stream in an SQLite file, which keeps a short key (`sqlite.py`)."""
ANSWERS: Final = ("answers", "given")
"""Where an SQLite file has what `answers` is in PostgreSQL: streams of older releases, and the others."""
AT_A_TIME: Final = 1000


class NotEmpty(Exception):
    """There is something already where the backup, or what is in it, should go."""


def back_up(address: str, file: Path) -> int:
    """Write everything into a new file; how many events there are."""
    if file.exists():
        raise NotEmpty(str(file))
    if is_postgres(address):
        asyncio.run(_from_postgres(address, file))
    else:
        _copy(Path(address), file)
    return _checked(file)


def restore(file: Path, address: str) -> int:
    """Bring a backup into an empty store; how many events there are. NewerStore where a newer program wrote it."""
    events = _checked(file)
    if is_postgres(address):
        asyncio.run(_to_postgres(file, address))
    else:
        if Path(address).exists():
            raise NotEmpty(address)
        _copy(file, Path(address))
        _checked(Path(address))
    return events


def _copy(source: Path, target: Path) -> None:
    """SQLite's online backup: one moment of the file, while others go on writing to it."""
    if not source.is_file():
        raise StoreUnavailable(f"there is no file {source}")
    try:
        make_private(target)
        with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise StoreUnavailable(str(error)) from error


def _checked(file: Path) -> int:
    """The file is whole, and of a schema that we know."""
    if not file.is_file():
        raise StoreUnavailable(f"there is no file {file}")
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            check_schema(connection)
            if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise StoreUnavailable(f"{file} is damaged")
            return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])
    except sqlite3.Error as error:
        raise StoreUnavailable(str(error)) from error


async def _from_postgres(address: str, file: Path) -> None:
    """One moment of the database: all is read in one transaction that sees nothing of later ones."""
    import asyncpg  # noqa: PLC0415 - an extra that most hosts do without

    from cryptonym.server.stores.postgres import PostgresStore  # noqa: PLC0415

    await PostgresStore.prepare(address)
    await SqliteStore(file).close()
    connection = await asyncpg.connect(address)
    with contextlib.closing(sqlite3.connect(file)) as target:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for table, columns in TABLES.items():
                marks = ", ".join("?" * len(columns))
                insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - names of our own
                select = f"SELECT {', '.join(columns)} FROM {table} {ONLY.get(table, '')} ORDER BY {ORDER[table]}"  # noqa: S608
                rows: list[Any] = []
                async for row in connection.cursor(select, prefetch=AT_A_TIME):
                    rows.append(tuple(row))
                    if len(rows) >= AT_A_TIME:
                        target.executemany(insert, rows)
                        rows.clear()
                target.executemany(insert, rows)
        target.commit()
    await connection.close()


async def _to_postgres(file: Path, address: str) -> None:
    """All or nothing, by COPY."""
    import asyncpg  # noqa: PLC0415

    from cryptonym.server.stores.postgres import PostgresStore  # noqa: PLC0415

    await PostgresStore.prepare(address)
    connection = await asyncpg.connect(address)
    await SqliteStore(file).close()  # a backup of an older program is brought up to this one's schema
    try:
        with contextlib.closing(sqlite3.connect(file)) as source:
            async with connection.transaction():
                if await connection.fetchval("SELECT count(*) FROM tables") or await connection.fetchval(
                    "SELECT count(*) FROM events"
                ):
                    raise NotEmpty("the database")
                for table, columns in TABLES.items():
                    for part in ANSWERS if table == "answers" else (table,):
                        named = ", ".join(NAMED if column == "stream" else column for column in columns)
                        select = f"SELECT {named} FROM {part} {ONLY.get(part, '')} ORDER BY {part}.{ORDER[part]}"  # noqa: S608
                        rows = source.execute(select)
                        while some := rows.fetchmany(AT_A_TIME):
                            records = [_typed(table, row) for row in some]
                            await connection.copy_records_to_table(table, records=records, columns=list(columns))
    finally:
        await connection.close()


def _typed(table: str, row: tuple[Any, ...]) -> tuple[Any, ...]:
    """SQLite keeps truth as numbers."""
    return (*row[:3], bool(row[3]), bool(row[4])) if table == "tables" else row
