"""Events in PostgreSQL: one writer task that stores what has queued up in one statement (ADR 0006).

The unique indices are the lock, so several nodes may write to one database: whoever is late gets a conflict, reads on and decides again.
When the database goes away, everything raises StoreUnavailable until it is back; nothing has to be started again.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from cryptonym.server.chance import CHANCE, token
from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.defects import end_process, report_defect
from cryptonym.server.stores import store
from cryptonym.server.stores.store import (
    LAST,
    MOST_IDLE,
    Appended,
    Beside,
    NewerStore,
    StoreConflict,
    Stored,
    StoreUnavailable,
    streams_of,
)

MIGRATIONS: Final = (
    """
    CREATE TABLE events (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream TEXT NOT NULL, seq BIGINT NOT NULL, body BYTEA NOT NULL
    );
    CREATE UNIQUE INDEX events_once ON events (stream, seq);
    CREATE TABLE answers (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream TEXT NOT NULL, command TEXT NOT NULL, seq BIGINT NOT NULL
    );
    CREATE UNIQUE INDEX answers_once ON answers (stream, command);
    CREATE TABLE codes (code TEXT PRIMARY KEY, tabled TEXT NOT NULL, until BIGINT NOT NULL);
    CREATE INDEX codes_of ON codes (tabled);
    CREATE TABLE links (link TEXT PRIMARY KEY, tabled TEXT NOT NULL);
    CREATE INDEX links_of ON links (tabled);
    CREATE TABLE tables (
        tabled TEXT PRIMARY KEY, opened BIGINT NOT NULL, touched BIGINT NOT NULL, used BOOLEAN NOT NULL, closed BOOLEAN NOT NULL
    );
    CREATE INDEX tables_touched ON tables (touched);
    CREATE INDEX tables_opened ON tables (opened);
    """,
    """
    CREATE TABLE pictures (tabled TEXT NOT NULL, name TEXT NOT NULL, size BIGINT NOT NULL, body BYTEA NOT NULL);
    CREATE UNIQUE INDEX pictures_once ON pictures (tabled, name) INCLUDE (size);
    """,
    """
    CREATE TABLE nodes (
        id TEXT PRIMARY KEY, epoch BIGINT NOT NULL, release TEXT NOT NULL, reads INTEGER NOT NULL, until TIMESTAMPTZ NOT NULL
    );
    CREATE TABLE leases (tabled TEXT PRIMARY KEY, node TEXT NOT NULL, epoch BIGINT NOT NULL);
    CREATE INDEX leases_of ON leases (node);
    CREATE TABLE moves (
        tabled TEXT NOT NULL, person TEXT NOT NULL, code TEXT NOT NULL, until BIGINT NOT NULL, device TEXT NOT NULL,
        PRIMARY KEY (tabled, person)
    );
    """,
)
"""Numbered from 1; the table `migrations` has a row for each that was applied."""
MOST_IN_ONE_COMMIT: Final = 512
TRIES: Final = 5
PATIENCE: Final = 5.0
"""Seconds that the database may take to let us in or to answer."""
MIGRATING: Final = 0x63727970746F
"""The advisory lock under which nodes that start together migrate one after the other."""
PICTURING: Final = MIGRATING + 1
"""The one under which pictures are counted and kept: two nodes never overrun the quota together."""

APPEND: Final = """
    WITH kept AS (
        INSERT INTO events (stream, seq, body) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
    )
    INSERT INTO answers (stream, command, seq) SELECT * FROM unnest($4::text[], $5::text[], $6::bigint[])
"""
KNOWN: Final = """
    SELECT asked.place, answers.seq FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (stream, command, place)
    JOIN answers ON answers.stream = asked.stream AND answers.command = asked.command
"""
HEADS: Final = """
    SELECT asked.stream, coalesce((SELECT max(seq) FROM events WHERE events.stream = asked.stream), 0) AS head
    FROM unnest($1::text[]) AS asked (stream)
"""
GONE: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""The line to the database is broken, or it is going down, starting up or full."""
REFUSED: Final = (
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)


@contextlib.contextmanager
def troubles() -> Any:
    """What goes wrong with the database is StoreUnavailable."""
    try:
        yield
    except (*GONE, *REFUSED) as error:
        raise StoreUnavailable(type(error).__name__) from error


@contextlib.contextmanager
def told() -> Any:
    """At the start: whatever the database has against us is StoreUnavailable, with a reason for the host to read."""
    try:
        yield
    except (*GONE, asyncpg.PostgresError, ValueError) as error:
        raise StoreUnavailable(_reason(error)) from error


def _reason(error: Exception) -> str:
    """What is wrong, in the database's own words if it has said some. An address is not repeated: it may hold a password."""
    match error:
        case asyncpg.PostgresError():
            return str(error)
        case asyncpg.InterfaceError() | asyncpg.InternalClientError() | ValueError():
            return f"its address cannot be understood, or what answers there is no PostgreSQL ({type(error).__name__})"
        case socket.gaierror():
            return "this machine knows no such name as the database's address has"
        case ConnectionRefusedError():
            return "no database answers at its address"
        case TimeoutError():
            return f"the database has not answered within {PATIENCE:g} s"
    return getattr(error, "strerror", None) or str(error)


@dataclass(slots=True)
class _Append:
    stream: str
    expected: int
    bodies: Sequence[bytes]
    command_id: str | None
    beside: Beside | None
    answer: asyncio.Future[Appended]


class _Poisoned(StoreUnavailable):
    """The database is there and does not take this: something in it cannot be stored."""


class PostgresStore:
    def __init__(self, address: str, clock: Clock = SYSTEM) -> None:
        self._clock = clock
        self._address = address
        self._pool: asyncpg.Pool | None = None
        self._pool_lock = asyncio.Lock()
        self._heads: dict[str, int] = {}
        self._queue: asyncio.Queue[_Append | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def prepare(cls, address: str) -> None:
        """Bring the database up to this program's schema, before anybody is served; NewerStore where it is ahead of us."""
        with told():
            connection = await asyncpg.connect(address, timeout=PATIENCE)
            try:
                await _migrate(connection)
            finally:
                await connection.close()

    # --- writing ----------------------------------------------------------------------------------------------------

    async def append(
        self,
        stream: str,
        expected: int,
        bodies: Sequence[bytes],
        command_id: str | None = None,
        beside: Beside | None = None,
    ) -> Appended:
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())
        answer: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Append(stream, expected, bodies, command_id, beside, answer))
        return await answer

    async def _write(self) -> None:
        try:
            while True:
                batch = await self._next_batch()
                wanted = [request for request in batch if request is not None]
                if wanted:
                    await self._settle(wanted)
                if len(wanted) < len(batch):
                    return
        except Exception as error:
            # Nobody would store anything any more, and every table would hang: end the process, so that it is started again.
            report_defect(error, {})
            end_process(f"the store's writer failed ({type(error).__name__})")
            raise

    async def _next_batch(self) -> list[_Append | None]:
        batch = [await self._queue.get()]
        while len(batch) < MOST_IN_ONE_COMMIT and batch[-1] is not None and not self._queue.empty():
            batch.append(self._queue.get_nowait())
        return batch

    async def _settle(self, batch: list[_Append]) -> None:
        """Store all that can be stored and answer everybody; told only when the commit has returned.

        If a batch fails for what is in it, each request is tried by itself: one that cannot be stored costs nobody else anything.
        """
        answers = await self._answers_to(batch)
        if len(batch) > 1 and all(isinstance(answer, _Poisoned) for answer in answers):
            answers = [(await self._answers_to([request]))[0] for request in batch]
        for request, answer in zip(batch, answers, strict=True):
            if request.answer.cancelled():
                continue
            if isinstance(answer, Exception):
                request.answer.set_exception(answer)
            else:
                request.answer.set_result(answer)

    async def _answers_to(self, batch: list[_Append]) -> list[Appended | Exception]:
        try:
            return await self._commit(batch)
        except StoreUnavailable as error:
            self._heads.clear()
            return [error] * len(batch)
        except (asyncpg.PostgresError, ValueError, OverflowError) as error:
            self._heads.clear()
            return [_Poisoned(type(error).__name__)] * len(batch)

    async def _commit(self, batch: list[_Append]) -> list[Appended | Exception]:
        async with self._connection() as connection:
            answers = await self._try_again(connection, batch, 2)
            if answers is not None:
                return answers
            # Another node is quicker on one of these streams. Nobody on another stream waits for that.
            alone = [await self._try_again(connection, [request], TRIES) for request in batch]
        return [StoreConflict(one.stream) if got is None else got[0] for one, got in zip(batch, alone, strict=True)]

    async def _try_again(self, connection: Any, batch: list[_Append], tries: int) -> list[Appended | Exception] | None:
        for _ in range(tries):
            answers = await self._try(connection, batch)
            if answers is not None:
                return answers
            self._heads.clear()  # look again
        return None

    async def _try(self, connection: Any, batch: list[_Append]) -> list[Appended | Exception] | None:
        """None where another node has stored something of the same streams in the meantime."""
        known = await self._known(connection, batch)
        heads = await self._heads_of(connection, batch)
        answers: list[Appended | Exception] = []
        events: tuple[list[str], list[int], list[bytes]] = ([], [], [])
        commands: tuple[list[str], list[str], list[int]] = ([], [], [])
        for request in batch:
            command = (request.stream, request.command_id or "")
            if request.command_id is not None and command in known:
                answers.append(Appended(known[command], repeated=True))
                continue
            if heads[request.stream] != request.expected:
                answers.append(StoreConflict(request.stream))
                continue
            for stream, body in _bodies(request):
                heads[stream] += 1
                for column, value in zip(events, (stream, heads[stream], body), strict=True):
                    column.append(value)  # type: ignore[attr-defined]
            if request.command_id is not None:
                known[command] = heads[request.stream]
                for column, value in zip(commands, (*command, heads[request.stream]), strict=True):
                    column.append(value)  # type: ignore[attr-defined]
            answers.append(Appended(heads[request.stream]))
        try:
            if events[0] or commands[0]:
                await connection.execute(APPEND, *events, *commands, timeout=PATIENCE)
        except asyncpg.UniqueViolationError:
            return None
        self._remember(heads)
        return answers

    def _remember(self, heads: dict[str, int]) -> None:
        if len(self._heads) > store.MOST_HEADS:
            self._heads.clear()
        self._heads.update(heads)

    @staticmethod
    async def _known(connection: Any, batch: list[_Append]) -> dict[tuple[str, str], int]:
        asked = [(request.stream, request.command_id) for request in batch if request.command_id is not None]
        return await _given(connection, asked) if asked else {}

    async def _heads_of(self, connection: Any, batch: list[_Append]) -> dict[str, int]:
        """What we stored last is remembered; where that does not fit what somebody expects, the database is asked.

        Of a stream beside another nobody expects a number, so it is always asked for.
        """
        doubtful = {request.stream for request in batch if self._heads.get(request.stream) != request.expected}
        doubtful |= {request.beside.stream for request in batch if request.beside is not None}
        heads = {request.stream: self._heads.get(request.stream, 0) for request in batch}
        if doubtful:
            for row in await connection.fetch(HEADS, sorted(doubtful), timeout=PATIENCE):
                heads[row["stream"]] = row["head"]
        return heads

    # --- reading, and what is not history -----------------------------------------------------------------------------

    async def read(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        rows = await self.fetch(
            "SELECT seq, body FROM events WHERE stream = $1 AND seq > $2 AND seq <= $3 ORDER BY seq",
            stream,
            after,
            LAST if until is None else until,
        )
        return [Stored(row["seq"], row["body"]) for row in rows]

    async def answers(self, stream: str, most: int) -> dict[str, int]:
        newest = "SELECT command, seq FROM answers WHERE stream = $1 ORDER BY id DESC LIMIT $2"
        return {row["command"]: row["seq"] for row in reversed(await self.fetch(newest, stream, most))}

    async def answer(self, stream: str, command_id: str) -> int | None:
        rows = await self.fetch("SELECT seq FROM answers WHERE stream = $1 AND command = $2", stream, command_id)
        return rows[0]["seq"] if rows else None

    async def given(self, commands: Collection[tuple[str, str]]) -> dict[tuple[str, str], int]:
        """By stream and command: the number that it was answered with, of those that were stored."""
        async with self._connection() as connection:
            return await _given(connection, list(commands))

    async def heads(self, streams: Collection[str]) -> dict[str, int]:
        """The last number of each stream, as the database has it."""
        return {row["stream"]: row["head"] for row in await self.fetch(HEADS, list(streams))}

    async def answered(self, stream: str) -> int:
        return int(_first(await self.fetch("SELECT count(*) FROM answers WHERE stream = $1", stream)) or 0)

    async def claim_code(self, code: str, table: str, now: int, until: int) -> bool:
        async def claim(connection: Any) -> bool:
            await connection.execute("DELETE FROM codes WHERE until <= $1 OR tabled = $2", now, table)
            taken = "INSERT INTO codes (code, tabled, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code"
            return await connection.fetchval(taken, code, table, until) is not None

        return bool(await self._in_transaction(claim))

    async def table_of_code(self, code: str, now: int) -> str | None:
        return _first(await self.fetch("SELECT tabled FROM codes WHERE code = $1 AND until > $2", code, now))

    async def code_of_table(self, table: str, now: int) -> str | None:
        return _first(await self.fetch("SELECT code FROM codes WHERE tabled = $1 AND until > $2", table, now))

    async def drop_code(self, table: str) -> bool:
        return bool(await self.fetch("DELETE FROM codes WHERE tabled = $1 RETURNING code", table))

    async def add_link(self, link: str, table: str) -> None:
        await self.fetch("INSERT INTO links (link, tabled) VALUES ($1, $2) ON CONFLICT DO NOTHING", link, table)

    async def table_of_link(self, link: str) -> str | None:
        return _first(await self.fetch("SELECT tabled FROM links WHERE link = $1", link))

    async def note_table(self, table: str, at: int, *, used: bool, closed: bool) -> None:
        await self.fetch(
            "INSERT INTO tables (tabled, opened, touched, used, closed) VALUES ($1, $2, $2, $3, $4) ON CONFLICT (tabled) "
            "DO UPDATE SET touched = excluded.touched, used = excluded.used, closed = excluded.closed",
            table,
            at,
            used,
            closed,
        )

    async def idle_tables(self, before: int, *, used: bool | None = None, closed: bool | None = None) -> list[str]:
        rows = await self.fetch(
            "SELECT tabled FROM tables WHERE touched < $1 AND used = coalesce($2, used) AND closed = coalesce($3, closed) "
            "ORDER BY touched LIMIT $4",
            before,
            used,
            closed,
            MOST_IDLE,
        )
        return [row["tabled"] for row in rows]

    async def opened_since(self, at: int) -> int:
        return int(_first(await self.fetch("SELECT count(*) FROM tables WHERE opened >= $1", at)) or 0)

    async def tables_named(self, beginning: str, most: int) -> list[str]:
        rows = await self.fetch(
            'SELECT tabled FROM tables WHERE starts_with(tabled, $1) ORDER BY tabled COLLATE "C" LIMIT $2',
            beginning,
            most,
        )
        return [row["tabled"] for row in rows]

    async def put_picture(self, table: str, name: str, body: bytes, quota: int) -> bool:
        async def put(connection: Any) -> bool:
            await connection.execute("SELECT pg_advisory_xact_lock($1)", PICTURING)
            await connection.execute("DELETE FROM pictures WHERE tabled = $1 AND name = $2", table, name)
            others = await connection.fetchval("SELECT coalesce(sum(size), 0) FROM pictures")
            if others + len(body) > quota:
                return False
            insert = "INSERT INTO pictures (tabled, name, size, body) VALUES ($1, $2, $3, $4)"
            await connection.execute(insert, table, name, len(body), body)
            return True

        return bool(await self._in_transaction(put))

    async def picture(self, table: str, name: str) -> bytes | None:
        rows = await self.fetch("SELECT body FROM pictures WHERE tabled = $1 AND name = $2", table, name)
        return rows[0]["body"] if rows else None

    async def drop_pictures(self, table: str) -> None:
        await self.fetch("DELETE FROM pictures WHERE tabled = $1", table)

    async def rewrite(self, stream: str, bodies: Mapping[int, bytes]) -> None:
        async def write(connection: Any) -> None:
            for seq, body in bodies.items():
                await connection.execute(
                    "UPDATE events SET body = $1 WHERE stream = $2 AND seq = $3", body, stream, seq
                )

        await self._in_transaction(write)

    async def purge(self, table: str) -> None:
        streams = list(streams_of(table))

        async def forget(connection: Any) -> None:
            await connection.execute("DELETE FROM events WHERE stream = ANY($1::text[])", streams)
            await connection.execute("DELETE FROM answers WHERE stream = ANY($1::text[])", streams)
            await connection.execute("DELETE FROM codes WHERE tabled = $1", table)
            await connection.execute("DELETE FROM links WHERE tabled = $1", table)
            await connection.execute("DELETE FROM pictures WHERE tabled = $1", table)
            await connection.execute("DELETE FROM moves WHERE tabled = $1", table)
            await connection.execute("DELETE FROM leases WHERE tabled = $1", table)
            await connection.execute("DELETE FROM tables WHERE tabled = $1", table)

        await self._in_transaction(forget)
        for stream in streams:
            self._heads.pop(stream, None)

    async def ping(self) -> None:
        async def write(connection: Any) -> None:
            await connection.execute("DELETE FROM codes WHERE until = -1")
            await connection.execute("INSERT INTO codes (code, tabled, until) VALUES ($1, '', -1)", token(CHANCE, 16))

        await self._in_transaction(write)

    async def close(self) -> None:
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
        if self._pool is not None:
            with contextlib.suppress(*GONE):
                async with self._clock.timeout(PATIENCE):
                    await self._pool.close()
            self._pool.terminate()

    # --- the line to the database ---------------------------------------------------------------------------------------

    async def fetch(self, sql: str, *args: object) -> list[Any]:
        """The rows that a statement gives, in a transaction of its own."""
        async with self._connection() as connection:
            return list(await connection.fetch(sql, *args, timeout=PATIENCE))

    async def _in_transaction(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        async with self._connection() as connection, connection.transaction():
            return await work(connection)

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection that answers: those that a restart of the database has broken are thrown away."""
        with troubles():
            pool = self._pool or await self._open()
            async with pool.acquire(timeout=PATIENCE) as connection:
                yield connection

    async def _open(self) -> asyncpg.Pool:
        async with self._pool_lock:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(self._address, min_size=1, max_size=8, timeout=PATIENCE)
            return self._pool


def _bodies(request: _Append) -> list[tuple[str, bytes]]:
    """All that an append stores, with the streams that it goes to."""
    own = [(request.stream, body) for body in request.bodies]
    return own if request.beside is None else [*own, (request.beside.stream, request.beside.body)]


async def _given(connection: Any, asked: Sequence[tuple[str, str]]) -> dict[tuple[str, str], int]:
    streams, commands = [stream for stream, _ in asked], [command for _, command in asked]
    rows = await connection.fetch(KNOWN, streams, commands, timeout=PATIENCE)
    return {asked[row["place"] - 1]: row["seq"] for row in rows}


def _first(rows: list[Any]) -> str | None:
    """The first row's only column, where there is a row."""
    return rows[0][0] if rows else None


async def _migrate(connection: Any) -> None:
    """A numbered step at a time; never down. All in one transaction: PostgreSQL takes schema changes back."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        if version > len(MIGRATIONS):
            raise NewerStore(f"the store has schema {version}, this program knows {len(MIGRATIONS)}")
        for number, migration in enumerate(MIGRATIONS[version:], start=version + 1):
            await connection.execute(migration)
            await connection.execute("INSERT INTO migrations (number) VALUES ($1)", number)
