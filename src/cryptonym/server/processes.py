"""`serve --processes N`: several nodes behind one port of one machine. One that dies is started again."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Sequence
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.supervisor import ALIVE, READY, STOPPING, tell_supervisor

LOG: Final = logging.getLogger("cryptonym.server")
PAUSE: Final = 1.0
"""Seconds before a node that has died is started again."""
QUICK: Final = 10.0
"""Seconds: a node that dies sooner than this has hardly served."""
MOST_QUICK: Final = 5
"""Nodes that may die so soon in a row; then something is wrong with all of them."""
GOODBYE: Final = 15.0
"""Seconds that nodes have for an orderly end."""

Serve = Callable[[list[socket.socket]], None]


class Processes:
    """A watch over nodes that share listening sockets. The kernel gives each connection to one of them."""

    def __init__(self, many: int, listening: Sequence[socket.socket], serve: Serve, clock: Clock = SYSTEM) -> None:
        self._listening = list(listening)
        self._serve = serve
        self._clock = clock
        self._nodes: list[BaseProcess | None] = [None] * many
        self._born = [0.0] * many
        self._quick = 0
        self._is_ending = threading.Event()

    def run(self) -> int:
        """Watch until a signal ends it; the exit code."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        self._look()
        tell_supervisor(READY)
        while not self._is_ending.wait(PAUSE):
            tell_supervisor(ALIVE)
            self._look()
        tell_supervisor(STOPPING)
        for node in self._running():
            node.terminate()
        for node in self._running():
            node.join(GOODBYE)
            node.kill()
        return 1 if self._quick >= MOST_QUICK else 0

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_ending.set()

    def _running(self) -> list[BaseProcess]:
        return [node for node in self._nodes if node is not None and node.is_alive()]

    def _look(self) -> None:
        for place, node in enumerate(self._nodes):
            if node is not None and node.is_alive():
                continue
            if node is not None:
                LOG.error("a node has ended with %s and is started again", node.exitcode)
                self._quick = self._quick + 1 if self._clock.seconds() < self._born[place] + QUICK else 0
            if self._quick >= MOST_QUICK:
                LOG.critical("nodes end as soon as they have started: this server stops")
                self._is_ending.set()
                return
            self._nodes[place] = self._start()
            self._born[place] = self._clock.seconds()

    def _start(self) -> BaseProcess:
        # A fresh interpreter: a fork would share connections to the database.
        node = multiprocessing.get_context("spawn").Process(
            target=_be_a_node, args=(self._serve, self._listening), name="cryptonym-node"
        )
        node.start()
        return node


def _be_a_node(serve: Serve, listening: list[socket.socket]) -> None:
    """In the node's process. If the watch is killed without a word, its nodes end in order."""
    watch = multiprocessing.parent_process()
    assert watch is not None

    def wait() -> None:
        watch.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
    os.environ.pop("NOTIFY_SOCKET", None)  # the watch speaks for all
    serve(listening)
