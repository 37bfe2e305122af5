"""`cryptonym bench server`: our server beside a bare one that plays no game, on the same machine in the same run.

Each figure is taken from both in turn; what counts is the ratio. Two processes, the server and the load generator, want a core each.
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
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
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
)


@dataclass(frozen=True)
class Running:
    port: int
    pid: int

    def cpu(self) -> float:
        """Seconds of processor time so far, from /proc; 0 where there is none."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """KiB in memory now."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024


@contextmanager
def running(ours: bool) -> Iterator[Running]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "bench.db")
        command = ["cryptonym.cli.benches.reference", str(port), store]
        if ours:
            command = ["cryptonym", "serve", "--port", str(port), "--store", store, *LIMITS]
        process = subprocess.Popen([sys.executable, "-m", *command], stderr=subprocess.DEVNULL)
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


def measure(ours: bool, **load: Any) -> dict[str, float]:
    """One figure: what the generator saw, and what the server spent on it."""
    with running(ours) as server:
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


def in_turn(seconds: float, load: dict[str, Any]) -> tuple[dict[str, float], dict[str, float]]:
    """The bare server and ours, one after the other and again: of each figure the one in the middle. Machines have moods."""
    rounds: dict[bool, list[dict[str, float]]] = {False: [], True: []}
    for _ in range(ROUNDS):
        for ours, measured in rounds.items():
            measured.append(measure(ours, seconds=seconds, **load))
    bare, own = (
        {name: median(found[name] for found in measured) for name in measured[0]} for measured in rounds.values()
    )
    return bare, own


FIGURES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("100 tables × 4, flat out", {"tables": 100, "sockets": 4}),
    ("100 tables × 4, 1,000 moves/s", {"tables": 100, "sockets": 4, "rate": 10.0}),
    ("625 tables × 8, one move a second each", {"tables": 625, "sockets": 8, "rate": 1.0}),
    ("one table, 500 watching", {"tables": 1, "sockets": 504}),
)


def run(seconds: float) -> None:
    console = Console(width=150)
    sheet = Sheet(title="server: ours beside a bare one (same machine, same run)")
    for column in (
        "",
        "moves/s",
        "bare",
        "ratio",
        "p99 ms",
        "bare",
        "ratio",
        "CPU µs/move",
        "bare",
        "ratio",
        "bytes/player",
    ):
        sheet.add_column(column, justify="right" if column else "left")
    for name, load in FIGURES:
        bare, ours = in_turn(seconds, load)
        if ours["refused"] or ours["lost"]:
            console.print(f"{name}: {ours['refused']:.0f} moves refused, {ours['lost']:.0f} sockets lost: no figure")
            continue
        sheet.add_row(
            name,
            *(f"{value:,.0f}" for value in (ours["rate"], bare["rate"])),
            f"{ours['rate'] / bare['rate']:.2f}",
            *(f"{value:.2f}" for value in (ours["p99"], bare["p99"], ours["p99"] / bare["p99"])),
            *(f"{value:,.0f}" for value in (ours["cpu"], bare["cpu"])),
            f"{ours['cpu'] / bare['cpu']:.2f}" if bare["cpu"] else "",
            f"{ours['bytes_a_player_and_move']:,.0f}",
        )
    console.print(sheet)
    alone, a_socket, a_table = memory()
    console.print(
        f"memory: server {alone / 1024:.0f} MB, {a_socket:.0f} KiB an idle socket, {a_table:.0f} KiB an idle table"
    )
