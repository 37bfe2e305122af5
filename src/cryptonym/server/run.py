"""Serve on uvicorn, as ADR 0005 sets it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import uvicorn
from starlette.applications import Starlette

import cryptonym
from cryptonym.server.app import make_app, say_goodbye
from cryptonym.server.config import Config
from cryptonym.server.defects import exit_code
from cryptonym.server.files import room_for_connections
from cryptonym.server.garbage import collect_by_hand
from cryptonym.server.listening import listen
from cryptonym.server.logs import configure
from cryptonym.server.processes import Processes
from cryptonym.server.services import make_services
from cryptonym.server.sockets.gate import Gate
from cryptonym.server.stores.alone import alone_on_file, check_database
from cryptonym.server.stores.opening import is_postgres, open_store, without_password
from cryptonym.server.supervisor import READY, STOPPING, tell_supervisor

LOG: Final = logging.getLogger("cryptonym.server")


class Server(uvicorn.Server):
    """uvicorn's server, which says goodbye at every table before it goes down."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        tell_supervisor(READY)
        state = cast(Starlette, self.config.app).state
        config: Config = state.config
        await state.admin.open(config)
        LOG.info(
            "started",
            extra={
                "version": cryptonym.__version__,
                "address": config.address,
                "store": without_password(config.store),
            },
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tell_supervisor(STOPPING)
        app = cast(Starlette, self.config.app)
        open_sockets = app.state.rooms.sockets
        await app.state.admin.close()
        await say_goodbye(app)
        await super().shutdown(sockets)
        LOG.info("stopped", extra={"sockets": open_sockets})


def serve(config: Config, ready: Callable[[], object] = lambda: None) -> None:
    """Serve until a signal ends it. StoreInUse if another server runs on the same file; CannotListen if it cannot be reached.

    `ready` is called when the store is open and nothing can come between any more.
    """
    with alone_on_file(config.store):
        sockets = listen(config)
        try:
            if config.processes == 1:
                _serve(config, sockets, ready)
            else:
                _serve_in_processes(config, sockets, ready)
        finally:
            for one in sockets:
                one.close()
            if config.socket is not None:
                Path(config.socket).unlink(missing_ok=True)


def _serve_in_processes(config: Config, sockets: list[socket.socket], ready: Callable[[], object]) -> None:
    """Several nodes behind the same sockets. The store is brought up to date once, before they begin."""
    open_store(config.store)
    ready()
    code = Processes(config.processes, sockets, functools.partial(_serve_as_node, config)).run()
    if code:
        raise SystemExit(code)


def _serve_as_node(config: Config, sockets: list[socket.socket]) -> None:
    """In a process of its own, which knows nothing of the log yet."""
    configure(json_lines=config.json_logs, level=config.log_level)
    _serve(config, sockets)


def _check(config: Config) -> None:
    """Look at the database before anybody is served."""
    if not is_postgres(config.store):
        return
    from cryptonym.server.nodes.postgres import look_at_database  # noqa: PLC0415 - an extra

    asyncio.run(check_database(config.store))
    for warning in asyncio.run(look_at_database(config.store)):
        LOG.warning(warning)


def _serve(config: Config, sockets: list[socket.socket], ready: Callable[[], object] = lambda: None) -> None:
    store = open_store(config.store)
    _check(config)
    ready()
    most = room_for_connections()
    gate = Gate(config.connections_an_address, most, config.proxies, config.connections_a_second)
    server = Server(_settings(make_app(make_services(store, config), gate), config, gate))
    collect_by_hand()
    signal.signal(signal.SIGTERM, exit_code)  # uvicorn raises the signal once more after it has gone down
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        raise SystemExit(1)  # the log says why


def _settings(app: Starlette, config: Config, gate: Gate) -> uvicorn.Config:
    """Uvicorn as ADR 0005 sets it, with our own classes for connections (ADR 0023, ADR 0026)."""
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop, but on Windows there is none
        **_classes(gate),
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        proxy_headers=False,  # `Config.client` believes the proxies that the host names, and nobody else
        timeout_graceful_shutdown=5,
        access_log=False,
        server_header=False,
        log_config=None,  # the command line has seen to it (`logs.configure`)
    )


def _classes(gate: Gate) -> dict[str, Any]:
    """Our own classes for connections, or uvicorn's plain ones if a release of it has moved what ours build on."""
    try:
        from cryptonym.server.sockets.heads import Http  # noqa: PLC0415 - uvicorn promises neither
        from cryptonym.server.sockets.wire import Wire, has_all  # noqa: PLC0415
    except ImportError:
        missing = "its connections are made otherwise"
    else:
        missing = has_all()
        if not missing:
            return {"http": type("Http", (Http,), {"gate": gate}), "ws": type("Wire", (Wire,), {"gate": gate})}
    LOG.warning("this uvicorn is not the one we know (%s): connections have no limits, put a proxy in front", missing)
    return {"http": "httptools", "ws": "websockets-sansio"}
