"""Serve on uvicorn, as ADR 0005 sets it."""

from __future__ import annotations

import asyncio
import contextlib
import socket

import uvicorn
from starlette.applications import Starlette

from cryptonym.server.alone import alone_on_file, check_database
from cryptonym.server.app import make_app, say_goodbye
from cryptonym.server.config import Config
from cryptonym.server.garbage import collect_by_hand
from cryptonym.server.logs import configured
from cryptonym.server.stores import is_postgres, open_store
from cryptonym.server.wire import Wire


class Server(uvicorn.Server):
    """uvicorn's server, which says goodbye at every table before it goes down."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await say_goodbye(self._app)
        await super().shutdown(sockets)


def serve(config: Config) -> None:
    """Serve until a signal ends it. StoreInUse if another server runs on the same store."""
    with alone_on_file(config.store):
        _serve(config)


def _serve(config: Config) -> None:
    store = open_store(config.store)
    if is_postgres(config.store):
        asyncio.run(check_database(config.store))
    app = make_app(store, config)
    collect_by_hand()
    settings = uvicorn.Config(
        app,
        host="0.0.0.0" if config.lan else config.host,  # noqa: S104 - asked for with --lan
        port=config.port,
        loop="uvloop",
        http="httptools",
        ws=Wire,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        access_log=False,
        server_header=False,
        log_config=configured(config.json_logs),
    )
    server = Server(settings, app)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        raise SystemExit(1)  # the log says why


def lan_address() -> str:
    """The address by which other machines in the house reach this one. Nothing is sent: the socket is only aimed."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
