"""One server at a time on a file, and on a database none that would be alone there (ADR 0025, ADR 0034).

Servers of releases before there were nodes hold the database's lock for themselves; nodes share it. So neither starts beside the other.

The operating system, or the database, releases the lock when its holder ends, however it ends. Only `serve` takes it: `backup` works
beside a running server.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import IO, Any, Final

from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.defects import end_process
from cryptonym.server.stores.opening import is_postgres
from cryptonym.server.stores.store import StoreInUse, StoreUnavailable

TAKE: Final = "SELECT pg_try_advisory_lock_shared(x'43525950'::int, hashtext(current_schema()))"
"""The advisory lock of the servers that run on a schema of a database; the first number stands for Cryptonym."""
AGAIN: Final = 1.0
"""Seconds between two attempts to take the lock back after the database was gone."""
SENTENCE: Final = (
    "another Cryptonym server runs on it already. Stop that one first, or give this one a store of its own"
)
OLDER: Final = "a Cryptonym server of an older release runs on it, which bears no other beside it. Stop that one first"


@contextlib.contextmanager
def alone_on_file(address: str) -> Iterator[None]:
    """Hold the lock of an SQLite file, in a file beside it; StoreInUse if another server holds it. Nothing to do for a database."""
    if is_postgres(address):
        yield
        return
    path = Path(address)
    try:
        handle = path.with_name(path.name + ".lock").open("ab")
    except OSError as error:
        raise StoreUnavailable(f"nothing can be written beside {path} ({error.strerror})") from error
    with handle:
        _lock(handle)
        yield


def _lock(handle: IO[bytes]) -> None:
    try:
        try:
            import fcntl  # noqa: PLC0415 - not on Windows
        except ImportError:
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise StoreInUse(SENTENCE) from error


async def check_database(address: str) -> None:
    """StoreInUse if a server of an older release runs on this database now. The lock itself is taken when the server's loop runs."""
    connection = await _connect(address)
    try:
        if not await connection.fetchval(TAKE):
            raise StoreInUse(OLDER)
    finally:
        await connection.close()


@contextlib.asynccontextmanager
async def among_nodes(address: str, clock: Clock = SYSTEM) -> AsyncIterator[None]:
    """Share the database's lock on a connection of its own; nothing to do for a file."""
    if not is_postgres(address):
        yield
        return
    keeper = asyncio.create_task(_keep(address, clock))
    try:
        yield
    finally:
        keeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeper


async def _keep(address: str, clock: Clock) -> None:
    """Take the lock, and take it back after the database was gone. If an older server was quicker, this one ends."""
    is_taken = False
    while not is_taken:
        with contextlib.suppress(OSError, TimeoutError, *_troubles()):
            is_taken = not await _hold(address)
        await clock.sleep(0 if is_taken else AGAIN)
    end_process(OLDER)


async def _hold(address: str) -> bool:
    """Hold the lock until the connection breaks; False if an older server holds it."""
    gone = asyncio.Event()
    connection = await _connect(address)
    try:
        if not await connection.fetchval(TAKE):
            return False
        connection.add_termination_listener(lambda _: gone.set())
        await gone.wait()
        return True
    finally:
        connection.terminate()


async def _connect(address: str) -> Any:
    import asyncpg  # noqa: PLC0415 - an extra that most hosts do without

    settings = {"application_name": "cryptonym: lock", "tcp_keepalives_idle": "10"}
    return await asyncpg.connect(address, timeout=5, server_settings=settings)


def _troubles() -> tuple[type[Exception], ...]:
    import asyncpg  # noqa: PLC0415

    return (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
