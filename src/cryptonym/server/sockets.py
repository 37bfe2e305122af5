"""The WebSocket's door: hello, then commands up and numbered messages down."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import traceback
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

import cryptonym
from cryptonym.protocol import PROTOCOL
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.config import Config, host_name
from cryptonym.server.connection import (
    CLOSE_BAD_MESSAGE,
    CLOSE_NO_TABLE,
    CLOSE_TOO_FAST,
    CLOSE_TOO_SLOW,
    Connection,
    encode,
)
from cryptonym.server.limits import Bucket
from cryptonym.server.room import Room, now_ms
from cryptonym.server.rooms import Rooms, hashed
from cryptonym.server.store import StoreConflict, StoreUnavailable

LOG: Final = logging.getLogger("cryptonym.server")
DECODER: Final[msgspec.json.Decoder[asked.Incoming]] = msgspec.json.Decoder(asked.Incoming)
HELLO_SECONDS: Final = 10.0
PATIENCE: Final = 200
"""How many messages too many are dropped before the socket is closed."""


class ProtocolError(Exception):
    """A client program is wrong: the socket closes with this code."""

    def __init__(self, code: int, trouble: out.Trouble) -> None:
        super().__init__(trouble.code)
        self.code = code
        self.trouble = trouble


async def table_socket(websocket: WebSocket, rooms: Rooms, config: Config) -> None:
    """One socket, from hello to its end."""
    if not _same_origin(websocket):
        await websocket.close(CLOSE_BAD_MESSAGE)
        return
    await websocket.accept()
    try:
        room, connection = await _greet(websocket, rooms)
    except ProtocolError as error:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(encode(error.trouble))
            await websocket.close(error.code)
        return
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        return
    try:
        await _serve(websocket, room, connection, config)
    finally:
        room.depart(connection)
        rooms.left(room)


def _same_origin(websocket: WebSocket) -> bool:
    """A browser says which page opened the socket: only ours may. Programs send no Origin."""
    origin = websocket.headers.get("origin")
    return origin is None or host_name(urlsplit(origin).netloc) == host_name(websocket.headers.get("host", ""))


async def _greet(websocket: WebSocket, rooms: Rooms) -> tuple[Room, Connection]:
    message = decode(await asyncio.wait_for(_receive(websocket), HELLO_SECONDS))
    if not isinstance(message, asked.Hello):
        raise ProtocolError(CLOSE_BAD_MESSAGE, out.Trouble(code="hello-first"))
    if message.protocol != PROTOCOL:
        detail = f"this server speaks protocol {PROTOCOL}"
        raise ProtocolError(CLOSE_BAD_MESSAGE, out.Trouble(code="other-protocol", detail=detail))
    room = await rooms.get(message.table)
    if room is None:
        raise ProtocolError(CLOSE_NO_TABLE, out.Trouble(code="no-such-table"))
    connection = Connection(hashed(message.token))
    welcome = out.Welcome(
        protocol=PROTOCOL,
        build=cryptonym.__version__,
        table=message.table,
        now=now_ms(),
        code=await rooms.code_of(message.table),
    )
    room.arrive(connection, welcome, message.since)
    return room, connection


async def _receive(websocket: WebSocket) -> str | bytes:
    """One frame, text or not: what it is worth is the decoder's business."""
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1006))
    return message.get("text") or message.get("bytes") or ""


def decode(frame: str | bytes) -> asked.Incoming:
    try:
        return DECODER.decode(frame)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        # The detail says where in the message it went wrong, never what the message was.
        raise ProtocolError(CLOSE_BAD_MESSAGE, out.Trouble(code="bad-message", detail=str(error)[:200])) from None


async def _serve(websocket: WebSocket, room: Room, connection: Connection, config: Config) -> None:
    """Read and write until one of them is done, or the outbox overflows."""
    tasks = [
        asyncio.create_task(_listen(websocket, room, connection, config)),
        asyncio.create_task(connection.pump(websocket.send_text)),
        asyncio.create_task(connection.overflowed.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            _report(outcome, room)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
        await asyncio.wait_for(websocket.close(connection.closing or CLOSE_TOO_SLOW), 2)


def _report(outcome: object, room: Room) -> None:
    """A defect of ours shows up in the log with the table's number and nothing of what is in it; a broken line does not."""
    if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError | OSError):
        where = traceback.extract_tb(outcome.__traceback__)[-1]
        LOG.error(
            "defect: %s at %s:%s", type(outcome).__name__, Path(where.filename).name, where.lineno, extra=_which(room)
        )


def _which(room: Room) -> dict[str, object]:
    return {"table": room.table.id[:4], "n": room.version}


async def _listen(websocket: WebSocket, room: Room, connection: Connection, config: Config) -> None:
    bucket = Bucket(config.commands_a_second, 2 * config.commands_a_second)
    dropped = 0
    while True:
        try:
            frame = await _receive(websocket)
        except (WebSocketDisconnect, RuntimeError):
            return
        if not bucket.take():
            dropped += 1
            if dropped == 1:
                connection.tell(out.Trouble(code="too-fast"))
            if dropped > PATIENCE:
                connection.close(CLOSE_TOO_FAST)
                return
            continue
        dropped = 0
        try:
            await _take(decode(frame), room, connection)
        except ProtocolError as error:
            connection.tell(error.trouble)
            connection.close(error.code)
            await asyncio.sleep(1)  # the pump sends what waits, and ends the socket
            return


async def _take(message: asked.Incoming, room: Room, connection: Connection) -> None:
    match message:
        case asked.Hello():
            raise ProtocolError(CLOSE_BAD_MESSAGE, out.Trouble(code="bad-message", detail="hello was said already"))
        case asked.Tag() | asked.Reach():
            room.point(connection, message)
        case asked.Draft():
            room.draft(connection, message)
        case _:
            try:
                connection.tell(await room.handle(connection, message))
            except (StoreUnavailable, StoreConflict):
                LOG.warning("table paused: the store takes nothing", extra=_which(room))
                connection.tell(out.Trouble(code="paused"))
