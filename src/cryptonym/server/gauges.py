"""What `/metrics` says of this moment: people, tables, and the process, by the names that Prometheus' own libraries give them."""

from __future__ import annotations

import contextlib
import os
import platform
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import cryptonym
from cryptonym.server.counts import COUNTS
from cryptonym.server.garbage import LONGEST
from cryptonym.server.pulse import LONGEST_HOLD
from cryptonym.server.tables.rooms import Rooms

Gauge = tuple[str, str, float, str]


OF_NODES: Final = {
    "nodes": "Nodes that live on this store, as this one sees it.",
    "leases": "Tables that this node sees to.",
    "notification_queue_usage": "How full the database's queue of notifications is, from 0 to 1.",
}


def gauges(rooms: Rooms, connections: int | None, started: int, nodes: Mapping[str, float]) -> Iterator[Gauge]:
    """`started` is when the process began, in milliseconds; `nodes` is what is known of other nodes."""
    people = watching = running = bots = 0
    for room in rooms.everyone():
        here = [connection.person for connection in room.crowd.connections]
        game = room.table.game
        people += len(set(here) - {None})
        watching += here.count(None)
        if game is not None and not game.is_over and not room.table.closed:
            running += 1
            bots += sum(person.bot is not None for person in room.table.people)
    yield (
        "cryptonym_tables_in_memory",
        "Tables in memory: people are there, or were within five minutes.",
        rooms.in_memory,
        "",
    )
    yield "cryptonym_sockets", "Open sockets at tables.", rooms.sockets, ""
    yield "cryptonym_people", "People who are at their tables now.", people, ""
    yield "cryptonym_spectators", "Sockets of people who only watch.", watching, ""
    yield "cryptonym_games_running", "Games under way at tables in memory.", running, ""
    yield "cryptonym_bots", "Bots in these games.", bots, ""
    if connections is not None:
        yield "cryptonym_connections", "Open connections, requests too.", connections, ""
    yield "cryptonym_collection_longest_ms", "The longest look of Python's collector.", COUNTS[LONGEST], ""
    yield "cryptonym_loop_held_longest_ms", "The longest time that the event loop was held.", COUNTS[LONGEST_HOLD], ""
    for name, value in nodes.items():
        yield f"cryptonym_{name}", OF_NODES[name], value, ""
    build = f'{{version="{cryptonym.__version__}",python="{platform.python_version()}"}}'
    yield "cryptonym_build_info", "The program, as labels.", 1, build
    yield from _process(started)


def _process(started: int) -> Iterator[Gauge]:
    """As far as this system tells; bots and pictures have processes of their own, which are not in it."""
    times = os.times()
    yield "process_cpu_seconds_total", "Processor time of the serving process.", times.user + times.system, ""
    yield "process_start_time_seconds", "When the process began, since 1970.", started / 1000, ""
    with contextlib.suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        yield "process_resident_memory_bytes", "Memory of the serving process.", pages * os.sysconf("SC_PAGE_SIZE"), ""
    with contextlib.suppress(OSError):
        yield "process_open_fds", "Open files and connections.", sum(1 for _ in Path("/proc/self/fd").iterdir()) - 1, ""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        yield "process_max_fds", "How many may be open.", resource.getrlimit(resource.RLIMIT_NOFILE)[0], ""
