"""Serve on uvicorn, as ADR 0005 sets it."""

from __future__ import annotations

import socket

import uvicorn

from cryptonym.server.app import make_app
from cryptonym.server.config import Config
from cryptonym.server.garbage import collect_by_hand
from cryptonym.server.logs import configured
from cryptonym.server.stores import open_store
from cryptonym.server.wire import Wire


def serve(config: Config) -> None:
    app = make_app(open_store(config.store), config)
    collect_by_hand()
    uvicorn.run(
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


def lan_address() -> str:
    """The address by which other machines in the house reach this one. Nothing is sent: the socket is only aimed."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
