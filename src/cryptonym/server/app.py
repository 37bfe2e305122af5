"""All of the server put together as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cryptonym.engine.log import CorruptLog
from cryptonym.protocol.closing import Close
from cryptonym.server.admin.acts import Acts
from cryptonym.server.admin.http import AdminApi
from cryptonym.server.admin.line import AdminLine
from cryptonym.server.config import Config
from cryptonym.server.defects import report_defect
from cryptonym.server.garbage import collect_at_times
from cryptonym.server.http.api import Api, no_such_thing, trouble
from cryptonym.server.http.complaints import Complaints
from cryptonym.server.http.drawings import answer_drawing, answer_texts
from cryptonym.server.http.errors import error_page
from cryptonym.server.http.evenings import Evenings
from cryptonym.server.http.page import Page
from cryptonym.server.http.puzzles import Puzzles, answer_month
from cryptonym.server.http.reviews import Reviews
from cryptonym.server.http.signs import Signs
from cryptonym.server.http.uploads import Painters, Uploads
from cryptonym.server.pulse import feel_pulse
from cryptonym.server.services import Services
from cryptonym.server.sockets.door import Door
from cryptonym.server.sockets.gate import Gate
from cryptonym.server.stores.alone import among_nodes
from cryptonym.server.stores.store import StoreConflict, StoreUnavailable
from cryptonym.server.supervisor import stay_alive
from cryptonym.server.tables.rooms import Rooms
from cryptonym.server.workers.slow import TooBusy

GOODBYE: Final = 0.2
"""Seconds that the writers of sockets have for the last message."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing: a page of another site may send them, and cannot read the answer."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


HEALTH: Final = ("/healthz", "/readyz")
"""What answers to any `Host`: a supervisor or a balancer asks by an address that nobody else knows."""
METRICS: Final = "/metrics"


class Guard:
    """Refuses a `Host` that is not ours, and puts the usual headers on every answer."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if not self._is_at_home(HTTPConnection(scope)):
            await self._refuse(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        if scope["method"] not in SAFE and not self._config.is_own_page(HTTPConnection(scope)):
            await trouble(403, "other-page")(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _is_at_home(self, request: HTTPConnection) -> bool:
        """True if a request is for us: by its `Host`, or as one of those that a host's own machines send by any name."""
        path, config = request.scope["path"], self._config
        if config.is_metrics_port(request):
            return path == METRICS or path in HEALTH
        if path in HEALTH or (path == METRICS and config.metrics_from):
            return True
        return config.knows_host(request.headers.get("host", ""))

    @staticmethod
    async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(Close.OTHER_HOST)
            return
        await error_page(Headers(scope=scope), 421, "other-host")(scope, receive, send)


async def say_goodbye(app: Starlette) -> None:
    """Tell every socket that the server goes down, and close it; what waits for a socket goes out first."""
    rooms: Rooms = app.state.rooms
    for room in rooms.everyone():
        room.crowd.say_goodbye()
    await app.state.clock.sleep(GOODBYE)


async def failed(request: Request, error: Exception) -> Response:
    """A defect of ours. It is answered outside of the guard, so the usual headers come from here."""
    report_defect(error, {})
    if request.url.path.startswith("/api/"):
        answer: Response = trouble(500, "failed")
    else:
        answer = error_page(request.headers, 500, "failed")
    for name, value in HEADERS.items():
        answer.headers.setdefault(name, value)
    return answer


def make_app(services: Services, gate: Gate | None = None) -> Starlette:
    config, clock = services.config, services.clock
    rooms = Rooms(services)
    api = Api(rooms, services, gate)
    door = Door(rooms, services, api.guesses)
    painters = Painters(clock)
    uploads = Uploads(rooms, config, api, painters)
    page = Page(config)
    signs = Signs(config, clock)
    complaints = Complaints(rooms, services, api)
    reviews = Reviews(services, api)
    evenings = Evenings(rooms, services, api)
    puzzles = Puzzles(services, api)
    acts = Acts(rooms, services.house, services.store, clock, services.chance)
    admin = AdminApi(acts, api, config)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.rooms, app.state.clock = rooms, clock
        async with among_nodes(config.store, clock), services.nodes.living():
            work = [
                rooms.keep_house(),
                services.house.keep(),
                feel_pulse(clock),
                stay_alive(clock),
                collect_at_times(clock, lambda: not rooms.sockets),
                *([gate.report_at_times()] if gate else []),
            ]
            chores = [asyncio.create_task(chore) for chore in work]
            yield
            for chore in chores:
                chore.cancel()
        rooms.close()
        painters.close()
        services.close()
        await services.store.close()

    routes = [
        Route("/healthz", api.health),
        Route("/readyz", api.ready),
        Route("/metrics", api.metrics),
        Route("/robots.txt", signs.robots),
        Route("/.well-known/security.txt", signs.security),
        Mount(
            "/api",
            routes=[
                Route("/admin", admin.act, methods=["POST"]),
                Route("/tables", api.open_table, methods=["POST"]),
                Route("/tables/{table}", complaints.delete, methods=["DELETE"]),
                Route("/tables/{table}/report", complaints.report, methods=["POST"]),
                Route("/tables/{table}/forget", complaints.forget, methods=["POST"]),
                Route("/tables/{table}/qr.svg", api.qr),
                Route("/tables/{table}/deck", api.bring_deck, methods=["POST"]),
                Route("/tables/{table}/pictures", uploads.pack, methods=["POST", "DELETE"]),
                Route("/tables/{table}/pictures/{name}.webp", uploads.show),
                Route("/tables/{table}/replay", api.replay),
                Route("/tables/{table}/evening", evenings.evening),
                Route("/review", reviews.review, methods=["POST"]),
                Route("/puzzle", puzzles.grade, methods=["POST"]),
                Route("/puzzles/{language}/{month}.txt", answer_month),
                Route("/codes/{code}", api.code),
                Route("/decks", api.decks),
                Route("/house", signs.house),
                Route("/rules/{language}", api.rules),
                Route("/pictures/{language}.json", answer_texts),
                Route("/pictures/{name}.svg", answer_drawing),
                Route("/protocol.json", api.protocol),
                Route("/openapi.json", api.openapi),
            ],
        ),
        WebSocketRoute("/ws", door.socket),
        Route("/", page.answer),
        Route("/{path:path}", page.answer),
    ]

    async def paused(request: Request, error: Exception) -> Response:
        """A coroutine, since a plain function would run in a thread, where no task can be started."""
        rooms.watch.lost(error)
        return trouble(503, "paused", wait=5)

    troubles: dict[Any, Any] = {
        Exception: failed,
        HTTPException: no_such_thing,
        StoreUnavailable: paused,
        StoreConflict: paused,
        TooBusy: lambda request, error: api.too_fast("busy", api.address(request), 1),
        CorruptLog: lambda request, error: trouble(500, "broken-table"),
    }
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Guard, config=config)],
        exception_handlers=troubles,
        lifespan=lifespan,
    )
    app.state.config, app.state.admin = config, AdminLine(acts, clock)
    return app
