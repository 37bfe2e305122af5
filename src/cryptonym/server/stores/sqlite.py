"""Events in one SQLite file: one writer thread that commits what has queued up in one transaction (ADR 0006)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

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
    CREATE TABLE events (id INTEGER PRIMARY KEY, stream TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL);
    CREATE UNIQUE INDEX events_once ON events (stream, seq);
    CREATE TABLE answers (id INTEGER PRIMARY KEY, stream TEXT NOT NULL, command TEXT NOT NULL, seq INTEGER NOT NULL);
    CREATE UNIQUE INDEX answers_once ON answers (stream, command);
    CREATE TABLE codes (code TEXT PRIMARY KEY, tabled TEXT NOT NULL, until INTEGER NOT NULL);
    CREATE INDEX codes_of ON codes (tabled);
    """,
    """
    CREATE TABLE links (link TEXT PRIMARY KEY, tabled TEXT NOT NULL);
    CREATE INDEX links_of ON links (tabled);
    CREATE TABLE tables (
        tabled TEXT PRIMARY KEY, opened INTEGER NOT NULL, touched INTEGER NOT NULL, used INTEGER NOT NULL,
        closed INTEGER NOT NULL
    );
    CREATE INDEX tables_touched ON tables (touched);
    CREATE INDEX tables_opened ON tables (opened);
    INSERT INTO tables SELECT substr(stream, 7), 1000 * strftime('%s', 'now'), 1000 * strftime('%s', 'now'), 1, 0
        FROM events WHERE seq = 1 AND stream LIKE 'table/%';
    """,
    """
    CREATE TABLE pictures (tabled TEXT NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL, body BLOB NOT NULL);
    CREATE UNIQUE INDEX pictures_once ON pictures (tabled, name, size);
    """,
    """
    CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    """,
    """
    CREATE TABLE given (stream TEXT NOT NULL, command TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (stream, command)) WITHOUT ROWID;
    INSERT INTO given SELECT CAST(streams.id AS TEXT), command, seq
        FROM streams CROSS JOIN answers ON answers.stream = CAST(streams.id AS TEXT);
    DELETE FROM answers WHERE stream IN (SELECT CAST(id AS TEXT) FROM streams);
    """,
)
"""Numbered from 1; a file's `user_version` says how many have been applied to it."""
KEY: Final = "coalesce((SELECT CAST(id AS TEXT) FROM streams WHERE name = ?1), ?1)"
"""A stream's key in `events` and `answers`: its number in `streams`. Streams of older releases have no number; their key is the name."""
GIVEN: Final = (
    f"(SELECT * FROM given WHERE stream = {KEY} UNION ALL SELECT stream, command, seq FROM answers WHERE stream = ?1)"  # noqa: S608
)
"""The answers of a stream: those of older releases' streams are in `answers`, which takes twice the room."""
MOST_IN_ONE_COMMIT = 512
CHECKPOINT_PAGES: Final = 8192
"""32 MB of log before it is written into the file, a stall of 20 ms that came several times a second with SQLite's own 1,000 pages."""
PING_BYTES: Final = 32 * 1024
"""What `ping` writes: more than a command needs."""
PACE: Final = 0.002
"""Seconds between two commits if the last one held several moves: under load a commit is worth many. A table alone never waits."""
READERS: Final = 3
"""Connections that read: a sweep over all tables holds up nobody who opens one."""
MOST_ROWS: Final = 5000
"""Rows that one statement inserts; SQLite takes 32,766 values."""
PATIENCE: Final = 10.0
"""Seconds that a connection waits for another one's lock."""
IDLE: Final = 1.0
"""Seconds without a change after which what was deleted goes from the log beside the file too: nobody waits for it then."""
FOR_READERS: Final = 100
"""Milliseconds that clearing the log waits for those who read."""
STATEMENTS: Final = 1024
"""Statements that a connection keeps ready: one for each number of rows."""


@dataclass(slots=True)
class _Append:
    stream: str
    expected: int
    bodies: Sequence[bytes]
    command_id: str | None
    beside: Beside | None
    answer: asyncio.Future[Appended]
    loop: asyncio.AbstractEventLoop


@dataclass(slots=True)
class _Write:
    """Any other change, as a function of the connection."""

    change: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    def __init__(self, path: Path, clock: Clock = SYSTEM) -> None:
        self._clock = clock
        self._path = path
        self._heads: dict[str, int] = {}
        self._keys: dict[str, str] = {}
        self._next_commit = 0.0
        self._has_remains = False
        """True while what was deleted may still stand in the log beside the file. The writer's alone."""
        self._queue: queue.SimpleQueue[_Append | _Write | None] = queue.SimpleQueue()
        self._readers: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for _ in range(READERS):
            self._readers.put(self._connect())
        writer = self._connect()
        _migrate(writer)
        self._thread = threading.Thread(target=self._write, args=(writer,), name="store-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            make_private(self._path)
            connection = sqlite3.connect(
                self._path,
                isolation_level=None,
                check_same_thread=False,
                timeout=PATIENCE,
                cached_statements=STATEMENTS,
            )
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA secure_delete = ON")  # not every SQLite does so by itself
            connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        except (sqlite3.Error, OSError) as error:
            raise StoreUnavailable(str(error)) from error
        return connection

    async def append(
        self,
        stream: str,
        expected: int,
        bodies: Sequence[bytes],
        command_id: str | None = None,
        beside: Beside | None = None,
    ) -> Appended:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Appended] = loop.create_future()
        self._queue.put(_Append(stream, expected, bodies, command_id, beside, answer, loop))
        return await answer

    async def _change(self, change: Callable[[sqlite3.Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        self._queue.put(_Write(change, answer, loop))
        return await answer

    async def read(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        rows = await self._select(
            f"SELECT seq, body FROM events WHERE stream = {KEY} AND seq > ?2 AND seq <= ?3 ORDER BY seq",  # noqa: S608 - our own text
            (stream, after, LAST if until is None else until),
        )
        return [Stored(seq, body) for seq, body in rows]

    async def answers(self, stream: str, most: int) -> dict[str, int]:
        newest = f"SELECT command, seq FROM {GIVEN} ORDER BY seq DESC LIMIT ?2"  # noqa: S608
        return dict(reversed(await self._select(newest, (stream, most))))

    async def answer(self, stream: str, command_id: str) -> int | None:
        select = f"SELECT seq FROM {GIVEN} WHERE command = ?2"  # noqa: S608
        rows = await self._select(select, (stream, command_id))
        return rows[0][0] if rows else None

    async def answered(self, stream: str) -> int:
        select = f"SELECT count(*) FROM {GIVEN}"  # noqa: S608
        return int((await self._select(select, (stream,)))[0][0])

    async def claim_code(self, code: str, table: str, now: int, until: int) -> bool:
        def claim(connection: sqlite3.Connection) -> bool:
            connection.execute("DELETE FROM codes WHERE until <= ?", (now,))
            owner = connection.execute("SELECT tabled FROM codes WHERE code = ?", (code,)).fetchone()
            if owner is not None and owner[0] != table:
                return False
            connection.execute("DELETE FROM codes WHERE tabled = ?", (table,))
            connection.execute("INSERT INTO codes (code, tabled, until) VALUES (?, ?, ?)", (code, table, until))
            return True

        return bool(await self._change(claim))

    async def table_of_code(self, code: str, now: int) -> str | None:
        rows = await self._select("SELECT tabled FROM codes WHERE code = ? AND until > ?", (code, now))
        return rows[0][0] if rows else None

    async def code_of_table(self, table: str, now: int) -> str | None:
        rows = await self._select("SELECT code FROM codes WHERE tabled = ? AND until > ?", (table, now))
        return rows[0][0] if rows else None

    async def drop_code(self, table: str) -> bool:
        def drop(connection: sqlite3.Connection) -> bool:
            return connection.execute("DELETE FROM codes WHERE tabled = ?", (table,)).rowcount > 0

        return bool(await self._change(drop))

    async def add_link(self, link: str, table: str) -> None:
        await self._execute(("INSERT OR REPLACE INTO links (link, tabled) VALUES (?, ?)", (link, table)))

    async def table_of_link(self, link: str) -> str | None:
        rows = await self._select("SELECT tabled FROM links WHERE link = ?", (link,))
        return rows[0][0] if rows else None

    async def note_table(self, table: str, at: int, *, used: bool, closed: bool) -> None:
        noted = (
            "INSERT INTO tables (tabled, opened, touched, used, closed) VALUES (?, ?, ?, ?, ?) ON CONFLICT (tabled) "
            "DO UPDATE SET touched = excluded.touched, used = excluded.used, closed = excluded.closed"
        )
        await self._execute((noted, (table, at, at, used, closed)))

    async def idle_tables(self, before: int, *, used: bool | None = None, closed: bool | None = None) -> list[str]:
        rows = await self._select(
            "SELECT tabled FROM tables WHERE touched < ? AND used = coalesce(?, used) AND closed = coalesce(?, closed) "
            "ORDER BY touched LIMIT ?",
            (before, used, closed, MOST_IDLE),
        )
        return [row[0] for row in rows]

    async def opened_since(self, at: int) -> int:
        return int((await self._select("SELECT count(*) FROM tables WHERE opened >= ?", (at,)))[0][0])

    async def tables_named(self, beginning: str, most: int) -> list[str]:
        rows = await self._select(
            "SELECT tabled FROM tables WHERE substr(tabled, 1, ?) = ? ORDER BY tabled LIMIT ?",
            (len(beginning), beginning, most),
        )
        return [row[0] for row in rows]

    async def put_picture(self, table: str, name: str, body: bytes, quota: int) -> bool:
        def put(connection: sqlite3.Connection) -> bool:
            connection.execute("DELETE FROM pictures WHERE tabled = ? AND name = ?", (table, name))
            others = connection.execute("SELECT coalesce(sum(size), 0) FROM pictures").fetchone()[0]
            if others + len(body) > quota:
                return False
            row = (table, name, len(body), body)
            connection.execute("INSERT INTO pictures (tabled, name, size, body) VALUES (?, ?, ?, ?)", row)
            return True

        return bool(await self._change(put))

    async def picture(self, table: str, name: str) -> bytes | None:
        rows = await self._select("SELECT body FROM pictures WHERE tabled = ? AND name = ?", (table, name))
        return rows[0][0] if rows else None

    async def drop_pictures(self, table: str) -> None:
        await self._erase(("DELETE FROM pictures WHERE tabled = ?", (table,)))

    async def rewrite(self, stream: str, bodies: Mapping[int, bytes]) -> None:
        await self._erase(
            *(
                (f"UPDATE events SET body = ?2 WHERE stream = {KEY} AND seq = ?3", (stream, body, seq))  # noqa: S608
                for seq, body in bodies.items()
            )
        )

    async def purge(self, table: str) -> None:
        def purge(connection: sqlite3.Connection) -> None:
            self._has_remains = True
            for stream in streams_of(table):
                connection.execute(f"DELETE FROM events WHERE stream = {KEY}", (stream,))  # noqa: S608
                for kept in ("given", "answers"):
                    connection.execute(f"DELETE FROM {kept} WHERE stream = {KEY}", (stream,))  # noqa: S608
                connection.execute("DELETE FROM streams WHERE name = ?", (stream,))
                self._heads.pop(stream, None)
                self._keys.pop(stream, None)
            connection.execute("DELETE FROM codes WHERE tabled = ?", (table,))
            connection.execute("DELETE FROM links WHERE tabled = ?", (table,))
            connection.execute("DELETE FROM pictures WHERE tabled = ?", (table,))
            connection.execute("DELETE FROM tables WHERE tabled = ?", (table,))

        await self._change(purge)

    async def ping(self) -> None:
        """Write a row that takes some room, so that a full disk is noticed, and then take the one before away."""
        code = f"ping/{token(CHANCE, 16)}/" + "x" * PING_BYTES
        await self._execute(
            ("INSERT INTO codes (code, tabled, until) VALUES (?, '', -1)", (code,)),
            ("DELETE FROM codes WHERE until = -1 AND code != ?", (code,)),
        )

    async def _execute(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        def execute(connection: sqlite3.Connection) -> None:
            for sql, args in statements:
                connection.execute(sql, args)

        await self._change(execute)

    async def _erase(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        """Statements after which something is not to be found in any file."""

        def erase(connection: sqlite3.Connection) -> None:
            self._has_remains = True
            for sql, args in statements:
                connection.execute(sql, args)

        await self._change(erase)

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        for _ in range(READERS):
            self._readers.get().close()

    async def _select(self, sql: str, args: tuple[object, ...]) -> list[Any]:
        def select() -> list[Any]:
            reader = self._readers.get()
            try:
                return reader.execute(sql, args).fetchall()
            finally:
                self._readers.put(reader)

        try:
            return await asyncio.to_thread(select)
        except sqlite3.Error as error:
            raise StoreUnavailable(str(error)) from error

    # The writer's thread, from here on.

    def _write(self, connection: sqlite3.Connection) -> None:
        while True:
            batch = self._next_batch(connection)
            wanted = [request for request in batch if request is not None]
            try:
                self._commit(connection, wanted)
            except BaseException as error:
                # Nobody would store anything any more, and every table would hang: end the process, so that it is started again.
                report_defect(error, {})
                end_process(f"the store's writer failed ({type(error).__name__})")
                raise
            if len(wanted) < len(batch):
                connection.close()
                return

    def _next_batch(self, connection: sqlite3.Connection) -> list[_Append | _Write | None]:
        batch = [self._next(connection)]
        self._clock.pause(max(0.0, self._next_commit - self._clock.seconds()))
        while len(batch) < MOST_IN_ONE_COMMIT and batch[-1] is not None:
            try:
                batch.append(self._queue.get_nowait())
            except queue.Empty:
                break
        self._next_commit = self._clock.seconds() + PACE if len(batch) > 1 else 0.0
        return batch

    def _next(self, connection: sqlite3.Connection) -> _Append | _Write | None:
        """Wait for the next request. If there is none for a while, clear the log of what was deleted."""
        while self._has_remains:
            try:
                return self._queue.get(timeout=IDLE)
            except queue.Empty:
                self._clear_log(connection)
        return self._queue.get()

    def _clear_log(self, connection: sqlite3.Connection) -> None:
        """Write the log into the file and cut it off. What is in the way is tried again later."""
        with contextlib.suppress(sqlite3.Error):
            connection.execute(f"PRAGMA busy_timeout = {FOR_READERS}")
            is_busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._has_remains = bool(is_busy)
        connection.execute(f"PRAGMA busy_timeout = {round(PATIENCE * 1000)}")

    def _commit(self, connection: sqlite3.Connection, batch: list[_Append | _Write]) -> None:
        """One transaction for all: told only when the commit has returned. If it fails, each request is tried by itself."""
        if not batch:
            return
        answers = self._try_together(connection, batch)
        if answers is None:
            answers = self._try(connection, batch)
        if isinstance(answers, StoreUnavailable):
            alone = [self._try(connection, [request]) for request in batch] if len(batch) > 1 else [answers]
            answers = [one if isinstance(one, StoreUnavailable) else one[0] for one in alone]
        self._tell(list(zip(batch, answers, strict=True)))

    def _try_together(
        self, connection: sqlite3.Connection, batch: list[_Append | _Write]
    ) -> list[object] | StoreUnavailable | None:
        """Store a batch of plain appends with one statement for all commands and one for all events.

        Each statement gives the interpreter away and waits for it again, behind a busy loop. None if the batch has anything
        else in it, or something in it was stored before: nothing has changed then.
        """
        heads: dict[str, int] = {}
        events: list[object] = []
        commands: dict[str, list[object]] = {"given": [], "answers": []}
        for request in batch:
            if isinstance(request, _Write):
                return None
            head = heads.get(request.stream, self._heads.get(request.stream))
            if head != request.expected:
                return None
            key = self._keys[request.stream]
            for number, body in enumerate(request.bodies, start=head + 1):
                events += (key, number, body)
            heads[request.stream] = head + len(request.bodies)
            if request.beside is not None:
                last = heads.get(request.beside.stream, self._heads.get(request.beside.stream))
                if last is None:
                    return None
                heads[request.beside.stream] = last + 1
                events += (self._keys[request.beside.stream], last + 1, request.beside.body)
            if request.command_id is not None:
                commands[_answers_of(key)] += (key, request.command_id, heads[request.stream])
        try:
            connection.execute("BEGIN IMMEDIATE")
            for table, given in commands.items():
                _insert(connection, f"{table} (stream, command, seq)", given)
            _insert(connection, "events (stream, seq, body)", events)
            connection.execute("COMMIT")
        except (sqlite3.Error, ValueError, OverflowError) as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(
                error, sqlite3.OperationalError
            ):  # locked, full, read-only: a second try would only take as long again
                self._forget()
                return StoreUnavailable(str(error))
            return None
        self._heads.update(heads)
        return [Appended(request.expected + len(request.bodies)) for request in batch if isinstance(request, _Append)]

    def _try(self, connection: sqlite3.Connection, batch: list[_Append | _Write]) -> list[object] | StoreUnavailable:
        if len(self._heads) > store.MOST_HEADS:
            self._forget()
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [self._apply(connection, request) for request in batch]
            connection.execute("COMMIT")
        except (sqlite3.Error, ValueError, OverflowError) as error:  # the last two: a value that no store can keep
            self._forget()
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return StoreUnavailable(str(error))
        return answers

    def _forget(self) -> None:
        """Forget all heads and keys: a key that was rolled back is not in the file."""
        self._heads.clear()
        self._keys.clear()

    @staticmethod
    def _tell(answers: list[tuple[_Append | _Write, object]]) -> None:
        answered: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], object]]] = {}
        for request, answer in answers:
            answered.setdefault(request.loop, []).append((request.answer, answer))
        for loop, settled in answered.items():
            with contextlib.suppress(RuntimeError):  # a loop that has closed has nobody who waits
                loop.call_soon_threadsafe(_settle, settled)

    def _apply(self, connection: sqlite3.Connection, request: _Append | _Write) -> object:
        if isinstance(request, _Write):
            return request.change(connection)
        stream, expected = request.stream, request.expected
        if self._head(connection, stream) != expected:
            known = self._answer(connection, request)
            return StoreConflict(stream) if known is None else Appended(known, repeated=True)
        head = expected + len(request.bodies)
        if request.command_id is not None:
            key = self._keys[stream]
            noted = connection.execute(
                f"INSERT OR IGNORE INTO {_answers_of(key)} (stream, command, seq) VALUES (?, ?, ?)",  # noqa: S608
                (key, request.command_id, head),
            )
            if not noted.rowcount:
                known = self._answer(connection, request)
                assert known is not None
                return Appended(known, repeated=True)
        connection.executemany(
            "INSERT INTO events (stream, seq, body) VALUES (?, ?, ?)",
            [(self._keys[stream], expected + number, body) for number, body in enumerate(request.bodies, start=1)],
        )
        self._heads[stream] = head
        if request.beside is not None:
            self._append_beside(connection, request.beside)
        return Appended(head)

    def _append_beside(self, connection: sqlite3.Connection, beside: Beside) -> None:
        last = self._head(connection, beside.stream)
        connection.execute(
            "INSERT INTO events (stream, seq, body) VALUES (?, ?, ?)",
            (self._keys[beside.stream], last + 1, beside.body),
        )
        self._heads[beside.stream] = last + 1

    def _answer(self, connection: sqlite3.Connection, request: _Append) -> int | None:
        """What the command was answered with before."""
        key = self._keys[request.stream]
        select = f"SELECT seq FROM {_answers_of(key)} WHERE stream = ? AND command = ?"  # noqa: S608
        row = connection.execute(select, (key, request.command_id)).fetchone()
        return None if row is None else int(row[0])

    def _head(self, connection: sqlite3.Connection, stream: str) -> int:
        if stream not in self._heads:
            key = self._key(connection, stream)
            row = connection.execute("SELECT max(seq) FROM events WHERE stream = ?", (key,)).fetchone()
            self._keys[stream], self._heads[stream] = key, row[0] or 0
        return self._heads[stream]

    @staticmethod
    def _key(connection: sqlite3.Connection, stream: str) -> str:
        """The stream's key. A stream that has no rows yet gets the next number."""
        stored = "SELECT 1 FROM events WHERE stream = ?1 UNION ALL SELECT 1 FROM answers WHERE stream = ?1 LIMIT 1"
        row = connection.execute("SELECT id FROM streams WHERE name = ?", (stream,)).fetchone()
        if row is not None:
            return str(row[0])
        if connection.execute(stored, (stream,)).fetchone() is not None:
            return stream
        return str(connection.execute("INSERT INTO streams (name) VALUES (?)", (stream,)).lastrowid)


def _answers_of(key: str) -> str:
    """The table with the answers of a stream with this key: a number, or the name of an older release's stream."""
    return "given" if key.isdecimal() else "answers"


def _insert(connection: sqlite3.Connection, into: str, values: list[object]) -> None:
    """Insert rows of three values each."""
    for start in range(0, len(values), 3 * MOST_ROWS):
        some = values[start : start + 3 * MOST_ROWS]
        rows = ", ".join(["(?, ?, ?)"] * (len(some) // 3))
        connection.execute(f"INSERT INTO {into} VALUES {rows}", some)  # noqa: S608 - the names are ours


def _settle(answers: list[tuple[asyncio.Future[Any], object]]) -> None:
    """In the loop's own thread: one wake-up for all that a commit has answered."""
    for future, answer in answers:
        if future.cancelled():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def make_private(path: Path) -> None:
    """Make the file readable for its owner alone: keys and names are in it. SQLite gives its log the same mode."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def check_schema(connection: sqlite3.Connection) -> int:
    """The number of the file's schema; NewerStore where it is ahead of us."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise NewerStore(f"the store has schema {version}, this program knows {len(MIGRATIONS)}")
    return version


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the file up to this program's schema, a numbered step at a time; never down."""
    version = check_schema(connection)
    for number, migration in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN; {migration} PRAGMA user_version = {number}; COMMIT;")
