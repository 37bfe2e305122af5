"""A real server in a process of its own, on loopback, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`cryptonym serve` on a free port; its log goes to a file that tests can read."""

    def __init__(self, folder: Path, *options: str, store: bool = True) -> None:
        self._is_told = store and "--store" not in options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.store = folder / "server.db"
        self.log = folder / "server.log"
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "cryptonym", "serve", "--port", str(self.port)]
        if self._is_told:
            command += ["--store", str(self.store)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen([*command, *self._options], stdout=log, stderr=log)
        deadline = time.monotonic() + 40  # machines are shared
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would: no warning, nothing flushed."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
        return self._process.wait(timeout=15)


@contextmanager
def serving(folder: Path, *options: str, store: bool = True) -> Iterator[Server]:
    """A server while the block runs; `store` says whether it is told to keep its tables in `folder`."""
    server = Server(folder, *options, store=store)
    try:
        server.start()  # in here: one that does not answer in time is stopped too
        yield server
    finally:
        server.stop()
