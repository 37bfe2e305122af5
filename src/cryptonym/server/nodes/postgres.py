"""What nodes share, in PostgreSQL: rows for nodes, leases and moves; LISTEN and NOTIFY between them.

Two connections of its own beside the store's pool: one listens and never opens a transaction, one tells. A third renews the node's row,
so that a full pool never costs a node its life.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

import asyncpg

from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.nodes.shared import LIFE, Roll, Row
from cryptonym.server.nodes.time import DatabaseClock
from cryptonym.server.stores.postgres import PATIENCE, PostgresStore, troubles
from cryptonym.server.stores.store import Stored, StoreUnavailable

Made = TypeVar("Made")
READ_ON: Final = """
    SELECT asked.stream, later.seq, later.body FROM unnest($1::text[], $2::bigint[]) AS asked (stream, known)
    CROSS JOIN LATERAL (
        SELECT seq, body FROM events WHERE events.stream = asked.stream AND events.seq > asked.known ORDER BY seq OFFSET 0
    ) AS later
"""
"""A look into the index for each stream. As a plain join, twenty thousand streams make PostgreSQL read all events there are."""
RENEW: Final = """
    INSERT INTO nodes (id, epoch, release, reads, until)
    VALUES ($1, 1, $2, $3, clock_timestamp() + $4 * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until, release = excluded.release, reads = excluded.reads,
        epoch = nodes.epoch + CASE WHEN nodes.until > clock_timestamp() THEN 0 ELSE 1 END
    RETURNING epoch, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at, pg_notification_queue_usage() AS queue
"""
LIVING: Final = "SELECT id, release, reads FROM nodes WHERE until > clock_timestamp()"
LONG_DEAD: Final = """
    WITH gone AS (DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour' RETURNING id)
    DELETE FROM leases USING gone WHERE leases.node = gone.id
"""
FREE: Final = """
    SELECT asked.tabled FROM unnest($1::text[]) AS asked (tabled) LEFT JOIN leases ON leases.tabled = asked.tabled
    WHERE leases.tabled IS NULL OR NOT EXISTS (
        SELECT FROM nodes WHERE nodes.id = leases.node AND nodes.epoch = leases.epoch AND nodes.until > clock_timestamp()
    )
"""
TAKE: Final = """
    INSERT INTO leases (tabled, node, epoch)
    SELECT asked.tabled, $2, $3 FROM unnest($1::text[]) AS asked (tabled)
    WHERE EXISTS (SELECT FROM nodes WHERE id = $2 AND epoch = $3 AND until > clock_timestamp()) ORDER BY asked.tabled
    ON CONFLICT (tabled) DO UPDATE SET node = excluded.node, epoch = excluded.epoch
    WHERE leases.node = excluded.node OR NOT EXISTS (
        SELECT FROM nodes WHERE nodes.id = leases.node AND nodes.epoch = leases.epoch AND nodes.until > clock_timestamp()
    ) RETURNING tabled
"""
APART: Final = (
    "the database's time is {:+.1f} s from this machine's, and two seconds is the most. Set both machines' clocks (NTP)"
)
NOT_DURABLE: Final = "the database runs with {} = off: what people were told may be lost when its machine fails"
OFFER_MOVE: Final = """
    INSERT INTO moves (tabled, person, code, until, device) VALUES ($1, $2, $3, $4, '')
    ON CONFLICT (tabled, person) DO UPDATE SET code = excluded.code, until = excluded.until, device = ''
"""
TAKE_MOVE: Final = """
    UPDATE moves SET device = $4 WHERE tabled = $1 AND code = $2 AND until > $3 AND device IN ('', $4) RETURNING person
"""


async def look_at_database(address: str) -> list[str]:
    """What a host should know of this database before anybody is served. StoreUnavailable if this machine's time is too far from its."""
    with troubles():
        connection = await _connect(address, "cryptonym: start")
        try:
            began = SYSTEM.seconds()
            at = await connection.fetchval("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
            clock = DatabaseClock()
            if not clock.measure(at, SYSTEM.seconds() - began):
                raise StoreUnavailable(APART.format(clock.offset / 1000))
            said = {name: await connection.fetchval(f"SHOW {name}") for name in ("fsync", "synchronous_commit")}
            return [NOT_DURABLE.format(name) for name, value in said.items() if value == "off"]
        finally:
            connection.terminate()


class PostgresShared:
    def __init__(self, store: PostgresStore, address: str) -> None:
        self._store = store
        self._line = _Line(address, "cryptonym: a node's row")

    async def read_on(self, known: Mapping[str, int]) -> dict[str, list[Stored]]:
        found: defaultdict[str, list[Stored]] = defaultdict(list)
        for row in await self._store.fetch(READ_ON, list(known), list(known.values())):
            found[row["stream"]].append(Stored(row["seq"], row["body"]))
        return dict(found)

    async def heads(self, streams: Collection[str]) -> dict[str, int]:
        return await self._store.heads(streams)

    async def given(self, commands: Collection[tuple[str, str]]) -> dict[tuple[str, str], int]:
        return await self._store.given(commands)

    async def renew(self, node: str, row: Row) -> Roll:
        async def ask(connection: Any) -> Roll:
            renewed = await connection.fetchrow(RENEW, node, row.release, row.reads, LIFE, timeout=PATIENCE)
            living = await connection.fetch(LIVING, timeout=PATIENCE)
            rows = {one["id"]: Row(one["release"], one["reads"]) for one in living}
            return Roll(renewed["epoch"], renewed["at"], rows, renewed["queue"])

        return await self._line.do(ask)

    async def leave(self, node: str) -> None:
        async def go(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute("DELETE FROM leases WHERE node = $1", node, timeout=PATIENCE)
                await connection.execute("DELETE FROM nodes WHERE id = $1", node, timeout=PATIENCE)
                await connection.execute(LONG_DEAD, timeout=PATIENCE)

        await self._line.do(go)

    async def free(self, tables: Collection[str]) -> list[str]:
        return [row["tabled"] for row in await self._store.fetch(FREE, list(tables))]

    async def take(self, tables: Collection[str], node: str, epoch: int) -> list[str]:
        return [row["tabled"] for row in await self._store.fetch(TAKE, list(tables), node, epoch)]

    async def release(self, tables: Collection[str], node: str) -> None:
        await self._store.fetch("DELETE FROM leases WHERE tabled = ANY($1::text[]) AND node = $2", list(tables), node)

    async def offer_move(self, table: str, person: str, code: str, until: int) -> None:
        await self._store.fetch(OFFER_MOVE, table, person, code, until)

    async def take_move(self, table: str, code: str, now: int, device: str) -> str | None:
        rows = await self._store.fetch(TAKE_MOVE, table, code, now, device)
        return rows[0]["person"] if rows else None

    async def close(self) -> None:
        self._line.close()


class PostgresBus:
    """NOTIFY in transactions of its own: in the one that stores events it would hold a lock of the whole database (ADR 0034)."""

    def __init__(self, address: str, clock: Clock = SYSTEM) -> None:
        self._address = address
        self._clock = clock
        self._line = _Line(address, "cryptonym: hints", synchronous_commit="off")
        self._channel: str | None = None

    async def send(self, payloads: Sequence[str]) -> None:
        async def notify(connection: Any) -> None:
            channel = await self._channel_of(connection)
            await connection.execute(
                "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload",
                channel,
                list(payloads),
                timeout=PATIENCE,
            )

        await self._line.do(notify)

    @contextlib.asynccontextmanager
    async def listening(self, hear: Callable[[str], None]) -> AsyncIterator[asyncio.Event]:
        is_broken = asyncio.Event()
        with troubles():
            connection = await _connect(self._address, "cryptonym: listener")
        try:
            with troubles():
                channel = await self._channel_of(connection)
                connection.add_termination_listener(lambda _: is_broken.set())
                await connection.add_listener(channel, lambda connection, pid, channel, payload: hear(payload))
            yield is_broken
        finally:
            connection.terminate()

    async def _channel_of(self, connection: Any) -> str:
        """Channels belong to the whole database; ours is named after the schema."""
        if self._channel is None:
            name = "SELECT 'cryptonym_' || md5(current_schema())"
            self._channel = str(await connection.fetchval(name, timeout=PATIENCE))
        return self._channel

    async def close(self) -> None:
        self._line.close()


class _Line:
    """A connection for one purpose. One that fails is thrown away, and the next one who asks gets another."""

    def __init__(self, address: str, name: str, **settings: str) -> None:
        self._address = address
        self._name = name
        self._settings = settings
        self._connection: Any = None

    async def do(self, work: Callable[[Any], Awaitable[Made]]) -> Made:
        with troubles():
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await _connect(self._address, self._name, **self._settings)
                return await work(self._connection)
            except BaseException as error:
                self.close()
                if isinstance(error, asyncpg.PostgresError):
                    raise StoreUnavailable(type(error).__name__) from error
                raise

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


async def _connect(address: str, name: str, **settings: str) -> Any:
    options = {"application_name": name, "tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", **settings}
    return await asyncpg.connect(address, timeout=PATIENCE, server_settings=options)
