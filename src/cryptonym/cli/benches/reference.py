"""What any server of this kind has to do, and no game: bare Starlette, a bounded outbox, group commit. Ours is measured against it.

    python -m cryptonym.cli.benches.reference PORT STORE

It speaks as much of the protocol as the load generator needs: hello and welcome, commands, an event to all at the table, an answer.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from cryptonym.protocol import incoming as asked
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.stores.sqlite import SqliteStore

DECODER: msgspec.json.Decoder[asked.Incoming] = msgspec.json.Decoder(asked.Incoming)
ENCODER = msgspec.json.Encoder()
PATCH = {
    "game": {"covered": {"17": "bystander"}, "turn": "red", "phase": "clue", "left": {"red": 4}, "turns": {"7": {}}}
}


class Room:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.version = 0
        self.connections: set[Connection] = set()


class Reference:
    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._rooms: dict[str, Room] = {}

    async def socket(self, websocket: WebSocket) -> None:
        await websocket.accept()
        hello = DECODER.decode(await websocket.receive_text())
        assert isinstance(hello, asked.Hello)
        room = self._rooms.setdefault(hello.table, Room())
        connection = Connection(hello.token)
        room.connections.add(connection)
        connection.send('{"type":"welcome"}')
        pump = asyncio.create_task(connection.pump(websocket.send_text))
        try:
            while True:
                await self._take(hello.table, room, connection, DECODER.decode(await websocket.receive_text()))
        except WebSocketDisconnect:
            pass
        finally:
            room.connections.discard(connection)
            pump.cancel()

    async def _take(self, table: str, room: Room, connection: Connection, message: asked.Incoming) -> None:
        command = getattr(message, "id", None)
        async with room.lock:
            event = {"at": 1_700_000_000_000, "who": "somebody", "event": msgspec.to_builtins(message)}
            body = ENCODER.encode(event)
            room.version = (await self._store.append(f"table/{table}", room.version, [body], command)).seq
            told = {"type": "event", "n": room.version, **event, "patch": PATCH, "actions": ["clue", "hourglass"]}
            frame = ENCODER.encode(told).decode()
            for other in room.connections:
                other.send(frame)
            connection.send(ENCODER.encode({"type": "ack", "id": command, "n": room.version}).decode())


def main() -> None:
    reference = Reference(SqliteStore(Path(sys.argv[2])))

    async def health(request: object) -> JSONResponse:
        return JSONResponse(json.loads("{}"))

    app = Starlette(routes=[Route("/healthz", health), WebSocketRoute("/ws", reference.socket)])
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
