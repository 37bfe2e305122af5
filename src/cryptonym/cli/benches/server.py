"""`cryptonym bench server`: our server as a table opens it, with its referee silent, and a bare server that plays no game.

All three in turn on the same machine in the same run; what counts is the ratio. A move is over when everybody in a seat has it. Processor
time is that of all processes of a server. The server and the load generator want a core each.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

ROUNDS = 3
LIMITS = (
    "--most-commands-a-second",
    "1000000",
    "--most-openings-a-minute",
    "1000000",
    "--most-sockets-an-address",
    "100000",
    "--most-connections-an-address",
    "100000",
)


@dataclass(frozen=True)
class Running:
    port: int
    pid: int

    def cpu(self) -> float:
        """Seconds of processor time that all its processes have taken, from /proc; 0 if there is none."""
        ticks = sum(int(fields[11]) + int(fields[12]) for pid in tree_of(self.pid) if (fields := _stat(pid)))
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """KiB in memory now, of the server's own process."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return []


def tree_of(pid: int) -> list[int]:
    """A process and all that it started, and those that they started."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        if fields := _stat(int(entry.name)):
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    found = [pid]
    for known in found:
        found += children.get(known, [])
    return found


def on_disk() -> tuple[Path, str]:
    """A folder for the store, on a real disk if there is one, and the name of its file system. In memory, nothing is durable for free."""
    folders = [Path(tempfile.gettempdir()), Path.cwd(), Path.home()]
    kinds = {folder: file_system(folder) for folder in folders}
    folder = next((one for one in folders if kinds[one] not in ("tmpfs", "ramfs")), folders[0])
    return folder, kinds[folder]


def file_system(folder: Path) -> str:
    """What kind of file system a folder is on, from /proc/mounts; "unknown" if that cannot be told."""
    try:
        lines = Path("/proc/mounts").read_text(encoding="utf-8").splitlines()
    except OSError:
        return "unknown"
    mounts = [(line.split()[1], line.split()[2]) for line in lines]
    inside = [(mount, kind) for mount, kind in mounts if folder.resolve().is_relative_to(mount)]
    return max(inside, key=lambda one: len(one[0]))[1] if inside else "unknown"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(ours: bool, source: Path | None = None) -> Iterator[Running]:
    """A server on a store of its own; `source` is another checkout's `src`, whose server it is then."""
    port = free_port()
    environment = os.environ | ({"PYTHONPATH": str(source)} if source else {})
    with tempfile.TemporaryDirectory(dir=on_disk()[0]) as folder:
        store = str(Path(folder) / "bench.db")
        command = ["cryptonym.cli.benches.reference", str(port), store]
        if ours:
            command = ["cryptonym", "serve", "--port", str(port), "--store", store, *LIMITS]
        process = subprocess.Popen([sys.executable, "-m", *command], stderr=subprocess.DEVNULL, env=environment)
        try:
            _wait_for(port)
            yield Running(port, process.pid)
        finally:
            process.terminate()
            process.wait(timeout=20)


def _wait_for(port: int) -> None:
    for _ in range(400):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError("the server did not start")


def measure(ours: bool, source: Path | None = None, **load: Any) -> dict[str, float]:
    """One figure: what the generator saw, and what the server spent on it."""
    with running(ours, source) as server:
        wanted = json.dumps({"port": server.port, "game": ours, **load})
        generator = subprocess.Popen(
            [sys.executable, "-m", "cryptonym.cli.benches.load", wanted], stdout=subprocess.PIPE, text=True
        )
        assert generator.stdout is not None
        cpu, lines = 0.0, []
        for line in generator.stdout:
            lines.append(json.loads(line))
            if "measuring" in lines[-1]:
                cpu = server.cpu()
        spent = server.cpu() - cpu
        assert generator.wait() == 0, "the load generator has failed"
        found: dict[str, float] = lines[-1]
        moves = max(1.0, found["moves"])
        return found | {
            "rate": found["moves"] / found["seconds"],
            "cpu": 1e6 * spent / moves,
            "memory": server.memory(),
        }


def memory() -> tuple[float, float, float]:
    """KiB of the server alone, of an idle socket and of an idle table, each beside a server of its own."""
    with running(ours=True) as server:
        bare = server.memory()
        sockets = _idle(server, tables=10, sockets=100)
    with running(ours=True) as server:
        tables = _idle(server, tables=500, sockets=1)
    a_socket = (sockets - bare) / 1000
    return bare, a_socket, (tables - bare) / 500 - a_socket


def _idle(server: Running, tables: int, sockets: int) -> float:
    wanted = {"port": server.port, "tables": tables, "sockets": sockets, "seconds": 1.5, "idle": True}
    generator = subprocess.Popen(
        [sys.executable, "-m", "cryptonym.cli.benches.load", json.dumps(wanted)], stdout=subprocess.PIPE, text=True
    )
    assert generator.stdout is not None
    generator.stdout.readline()
    time.sleep(0.5)
    used = server.memory()
    generator.wait()
    generator.stdout.close()
    time.sleep(0.3)
    return used


@dataclass(frozen=True)
class Contender:
    """A server that is measured, and how its tables are set."""

    name: str
    load: Mapping[str, Any]
    ours: bool = True
    source: Path | None = None


SILENT = {"referee": "silent", "drafts": 0}
OPENED = Contender("as opened", {"referee": "warns", "drafts": 2})
QUIET = Contender("silent", SILENT)
BARE = Contender("bare", SILENT, ours=False)


def in_turn(contenders: Sequence[Contender], seconds: float, load: Mapping[str, Any]) -> list[list[dict[str, float]]]:
    """What each measured in each round, one after the other and again: machines have moods."""
    rounds: list[list[dict[str, float]]] = [[] for _ in contenders]
    for _ in range(ROUNDS):
        for contender, measured in zip(contenders, rounds, strict=True):
            wanted = {**load, **contender.load}
            measured.append(measure(contender.ours, contender.source, seconds=seconds, **wanted))
    return rounds


def middle(measured: Sequence[Mapping[str, float]], name: str) -> float:
    return median(found[name] for found in measured)


FIGURES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("100 tables × 4, flat out", {"tables": 100, "sockets": 4}),
    ("100 tables × 4, 300 moves/s", {"tables": 100, "sockets": 4, "rate": 3.0}),
    ("100 tables × 4, 1,000 moves/s", {"tables": 100, "sockets": 4, "rate": 10.0}),
    ("one table × 4, flat out", {"tables": 1, "sockets": 4}),
    ("one table × 4, 10 moves/s", {"tables": 1, "sockets": 4, "rate": 10.0}),
    ("625 tables × 8, one move a second each", {"tables": 625, "sockets": 8, "rate": 1.0}),
    ("one table, 500 watching, 10 moves/s", {"tables": 1, "sockets": 504, "rate": 10.0}),
)
COLUMNS = ("moves/s", "p50 ms", "p99 ms", "touch p50 / p99", "clue p50 / p99", "CPU µs/move", "to bare", "bytes/player")


def run(seconds: float, compared: Path | None = None) -> None:
    """Print the figures; `compared` is another checkout's `src`, which takes the bare server's place."""
    contenders = [OPENED, QUIET, BARE]
    if compared is not None:
        contenders = [OPENED, replace(OPENED, name="base", source=compared), QUIET]
        contenders.append(replace(QUIET, name="base, silent", source=compared))
    console = Console(width=160)
    folder, kind = on_disk()
    sheet = Sheet(
        title=f"server: medians of {ROUNDS} rounds in turn, spread in brackets; all processes counted; store on {kind} in {folder}"
    )
    for column in ("", "server", *COLUMNS):
        sheet.add_column(column, justify="right" if column in COLUMNS else "left")
    for figure, load in FIGURES:
        rounds = in_turn(contenders, seconds, load)
        beside = {contender.name: measured for contender, measured in zip(contenders, rounds, strict=True)}
        for contender, measured in zip(contenders, rounds, strict=True):
            other = {"as opened": "base", "silent": "base, silent"}.get(contender.name) if compared else "bare"
            title = figure if contender is contenders[0] else ""
            sheet.add_row(title, contender.name, *_row(measured, beside.get(other or "")))
        sheet.add_section()
    console.print(sheet)
    if compared is None:
        alone, a_socket, a_table = memory()
        console.print(
            f"memory: server {alone / 1024:.0f} MB, {a_socket:.0f} KiB an idle socket, {a_table:.0f} KiB an idle table"
        )


def _row(measured: Sequence[Mapping[str, float]], base: Sequence[Mapping[str, float]] | None) -> tuple[str, ...]:
    if any(found["refused"] or found["lost"] for found in measured):
        return ("moves were refused or sockets lost: no figure",)
    rates, costs = ([found[name] for found in measured] for name in ("rate", "cpu"))
    ratios = [mine["cpu"] / theirs["cpu"] for mine, theirs in zip(measured, base or (), strict=False) if theirs["cpu"]]
    return (
        f"{median(rates):,.0f} [{min(rates):,.0f}–{max(rates):,.0f}]",
        f"{middle(measured, 'p50'):.2f}",
        f"{middle(measured, 'p99'):.2f}",
        f"{middle(measured, 'guess_p50'):.2f} / {middle(measured, 'guess_p99'):.2f}",
        f"{middle(measured, 'clue_p50'):.2f} / {middle(measured, 'clue_p99'):.2f}",
        f"{median(costs):,.0f}",
        f"{median(ratios):.2f} [{min(ratios):.2f}–{max(ratios):.2f}]" if ratios else "",
        f"{middle(measured, 'bytes_a_player_and_move'):,.0f}",
    )
