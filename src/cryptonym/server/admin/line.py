"""The line on which `cryptonym admin` speaks to the server: a Unix socket that the server's own user and root can open.

A question is a line of JSON, an answer another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from pathlib import Path
from typing import Any, Final

import msgspec

from cryptonym.server.admin.acts import Acts
from cryptonym.server.clock import Clock
from cryptonym.server.config import Config
from cryptonym.server.listening import CannotListen, bind_unix
from cryptonym.server.stores.opening import is_postgres

LOG: Final = logging.getLogger("cryptonym.server")
LONGEST: Final = 4096
"""Bytes of a question."""
PATIENCE: Final = 10.0
MOST: Final = 8
"""Questions at once."""


def admin_path(config: Config) -> Path | None:
    """Where the socket is: where the setting says, else beside the SQLite file; None for nowhere."""
    if not hasattr(socket, "AF_UNIX") or config.admin_socket == "none":
        return None
    if config.admin_socket is not None:
        return Path(config.admin_socket)
    return None if is_postgres(config.store) else Path(f"{config.store}.admin")


class AdminLine:
    def __init__(self, acts: Acts, clock: Clock) -> None:
        self._acts = acts
        self._clock = clock
        self._server: asyncio.Server | None = None
        self._path: Path | None = None
        self._turns = asyncio.Semaphore(MOST)

    async def open(self, config: Config) -> None:
        """Listen. A server without this line serves people all the same, and says so."""
        path = admin_path(config)
        if path is None:
            return
        try:
            bound = bind_unix(path, 0o600)
        except CannotListen as error:
            # Of several processes behind one port one has the line, and its acts hold for all.
            if config.processes == 1:
                LOG.warning("cryptonym admin cannot reach this server: %s", error)
            return
        self._server = await asyncio.start_unix_server(self._serve, sock=bound, limit=LONGEST)
        self._path = path

    async def close(self) -> None:
        if self._server is not None and self._path is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with self._turns, self._clock.timeout(PATIENCE):
                asked = await reader.readline()
                answer = await self._acts.answer(asked, "socket")
                writer.write(msgspec.json.encode(answer) + b"\n")
                await writer.drain()
        except (TimeoutError, ValueError, OSError):
            return  # who asks too long a question, or too slowly, gets no answer
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


def ask(path: Path, act: dict[str, Any]) -> dict[str, Any]:
    """One question, and the answer. OSError if no server listens there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(3 * PATIENCE)
        line.connect(os.fspath(path))
        line.sendall(msgspec.json.encode(act) + b"\n")
        heard = bytearray()
        while some := line.recv(65536):
            heard += some
    answer: dict[str, Any] = (
        msgspec.json.decode(bytes(heard)) if heard else {"done": False, "why": "the server gave no answer"}
    )
    return answer
