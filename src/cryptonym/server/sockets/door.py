"""The WebSocket's door: hello, then commands up and numbered messages down."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket

import cryptonym
from cryptonym.engine.log import CorruptLog, UnknownEvent
from cryptonym.protocol import PROTOCOL
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.protocol.closing import Close
from cryptonym.server.config import peer_of
from cryptonym.server.counts import COUNTS
from cryptonym.server.defects import report_defect
from cryptonym.server.limits import CONNECTIONS_SAVED, Bucket, Buckets, Headcount, household
from cryptonym.server.services import Services
from cryptonym.server.sockets.connection import Connection, encode
from cryptonym.server.sockets.post import Post
from cryptonym.server.sockets.socket import Gone, Socket, WebSocketLine
from cryptonym.server.sockets.turnstile import Turnstile
from cryptonym.server.stores.store import StoreConflict, StoreUnavailable
from cryptonym.server.tables.meaning import FORM as MARKED
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import Rooms
from cryptonym.server.tables.secrecy import hashed
from cryptonym.server.workers.slow import TooBusy

LOG: Final = logging.getLogger("cryptonym.server")
DECODER: Final[msgspec.json.Decoder[asked.Incoming]] = msgspec.json.Decoder(asked.Incoming)
HELLO_SECONDS: Final = 10.0
CLOSE_SECONDS: Final = 2.0
LAST_WORDS: Final = 1.0
"""Seconds in which the writer sends what waits before a socket is closed for a message that is none."""
PATIENCE: Final = 200
"""How many messages too many are dropped before the socket is closed."""


class ProtocolError(Exception):
    """A client program is wrong, or the door stays shut: the socket closes with this code."""

    def __init__(self, code: int, trouble: out.Trouble) -> None:
        super().__init__(trouble.code)
        self.code = code
        self.trouble = trouble


class Door:
    """Lets sockets in to tables, and keeps count of them."""

    def __init__(self, rooms: Rooms, services: Services, guesses: Buckets) -> None:
        self._rooms = rooms
        self._services = services
        self._config = config = services.config
        self._clock = services.clock
        self._guesses = guesses
        self._heads = Headcount(config.sockets_an_address)
        a_second = config.connections_a_second
        self._upgrades = Buckets(a_second, CONNECTIONS_SAVED * a_second, services.clock)
        self._post = Post()
        self._turnstile = Turnstile()
        self._reached = rooms.reached.note

    async def socket(self, websocket: WebSocket) -> None:
        """Accept a WebSocket, and serve it."""
        address = self._address(websocket)
        if not self._config.is_own_page(websocket) or not self._upgrades.take(address):
            if self._config.is_own_page(websocket):
                self._reached("connections-a-second", address)
            COUNTS["turned_away"] += 1
            await websocket.close(Close.BAD_MESSAGE)
            return
        await self._turnstile.enter()
        await websocket.accept()
        await self.serve(WebSocketLine(websocket, address))

    async def serve(self, socket: Socket) -> None:
        """One socket, from hello to its end."""
        try:
            if self._services.house.banned_for(socket.address):
                raise ProtocolError(Close.BANNED, out.Trouble(code="banned"))
            with self._heads.one_more(socket.address) as is_room:
                if not is_room:
                    self._reached("sockets-an-address", socket.address)
                    raise ProtocolError(Close.TOO_MANY, out.Trouble(code="too-many"))
                await self._welcome(socket)
        except ProtocolError as error:
            COUNTS["turned_away"] += 1
            with contextlib.suppress(Gone):
                await socket.send(encode(error.trouble))
                await socket.close(error.code)
        except (Gone, TimeoutError):
            return

    async def _welcome(self, socket: Socket) -> None:
        async with self._clock.timeout(HELLO_SECONDS):  # `wait_for` would leave a ring of references behind (ADR 0022)
            frame = await socket.receive()
        await self._turnstile.enter()
        hello = decode(frame)
        if not isinstance(hello, asked.Hello):
            raise ProtocolError(Close.BAD_MESSAGE, out.Trouble(code="hello-first"))
        if hello.protocol != PROTOCOL:
            detail = f"this server speaks protocol {PROTOCOL}"
            raise ProtocolError(Close.BAD_MESSAGE, out.Trouble(code="other-protocol", detail=detail))
        room = await self._room(hello)
        with self._rooms.staying(room):
            connection = Connection(hashed(hello.token), self._clock, socket.address)
            await self._let_in(hello, room, connection.token, socket.address)
            delay = room.crowd.lag_of(connection.token)
            welcome = out.Welcome(
                protocol=PROTOCOL,
                build=cryptonym.__version__,
                table=room.doorway.link,
                now=self._clock.now(),
                code=None if delay else await self._code(room),
                outside=self._config.outside is not None,
                delay=delay,
                own_pictures=self._config.own_pictures,
                marks=self._services.nodes.may_write(MARKED),
                fingers=True,
            )
            self._count_heads(room, connection.token, socket.address)
            COUNTS["hellos"] += 1
            if socket.short_way is not None:
                self._post.collect(connection, socket.short_way)
            room.arrive(connection, welcome, hello.since)
            try:
                await self._exchange(socket, room, connection)
            finally:
                room.crowd.depart(connection)

    async def _room(self, hello: asked.Hello) -> Room:
        try:
            if not self._services.nodes.serves:
                raise StoreUnavailable("this machine's time is wrong")
            room = await self._rooms.get(hello.table)
        except (StoreUnavailable, StoreConflict) as error:
            self._rooms.watch.lost(error)
            raise ProtocolError(Close.TOO_SLOW, out.Trouble(code="paused")) from None
        except CorruptLog as error:
            newer = isinstance(error.__cause__, UnknownEvent)
            LOG.error("a table cannot be read", extra={"table": hello.table[:4], "n": error.line})
            trouble = out.Trouble(code="newer-table" if newer else "broken-table")
            raise ProtocolError(Close.UNREADABLE, trouble) from None
        if room is None:
            raise ProtocolError(Close.NO_TABLE, out.Trouble(code="no-such-table"))
        return room

    async def _code(self, room: Room) -> str | None:
        try:
            return await self._rooms.codes.of(room.table.id)
        except StoreUnavailable:
            return None

    async def _let_in(self, hello: asked.Hello, room: Room, token: str, address: str) -> None:
        """Whoever is at the table comes in by any link; newcomers need the present one, and the password where there is one."""
        if hello.move is not None and not room.crowd.knows(token):
            self._take_guess(address)
            try:
                has_moved = await room.move_in(hello.move, token)
            except (StoreUnavailable, StoreConflict):
                raise ProtocolError(Close.TOO_SLOW, out.Trouble(code="paused")) from None
            if not has_moved:
                raise ProtocolError(Close.ELSEWHERE, out.Trouble(code="move-expired"))
        if room.crowd.knows(token):
            return
        if hello.table != room.doorway.link:
            raise ProtocolError(Close.NO_TABLE, out.Trouble(code="no-such-table"))
        if room.table.password is None:
            return
        if hello.password is None:
            raise ProtocolError(Close.PASSWORD, out.Trouble(code="password-needed"))
        self._take_guess(address)
        try:
            is_right = await self._services.passwords.is_password(hello.password, room.table.password)
        except TooBusy:
            raise ProtocolError(Close.TOO_FAST, out.Trouble(code="too-fast")) from None
        if not is_right:
            raise ProtocolError(Close.PASSWORD, out.Trouble(code="wrong-password"))

    def _take_guess(self, address: str) -> None:
        if not self._guesses.take(address):
            self._reached("guesses-a-minute", address)
            raise ProtocolError(Close.TOO_FAST, out.Trouble(code="too-fast"))

    def _count_heads(self, room: Room, token: str, address: str) -> None:
        person = room.crowd.person(token)
        have = room.crowd.around.watching if person is None else room.crowd.around.here[person]
        if have >= (self._config.watching if person is None else self._config.sockets_a_person):
            self._reached("watching" if person is None else "sockets-a-person", address)
            raise ProtocolError(Close.TOO_MANY, out.Trouble(code="too-many"))

    def _address(self, websocket: WebSocket) -> str:
        return household(self._config.client(peer_of(websocket), websocket.headers.get("x-forwarded-for")))

    # --- both ways ------------------------------------------------------------------------------------------------------

    async def _exchange(self, socket: Socket, room: Room, connection: Connection) -> None:
        """Read and write until one of them is done, or the outbox overflows."""
        tasks = [
            asyncio.create_task(self._listen(socket, room, connection)),
            asyncio.create_task(connection.pump(socket.send)),
            asyncio.create_task(connection.overflowed.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)  # `gather` would leave a ring of references behind (ADR 0022)
            for task in tasks:
                _report(None if task.cancelled() else task.exception(), room)
        if connection.overflowed.is_set():
            COUNTS["overflows"] += 1
        with contextlib.suppress(TimeoutError):
            async with self._clock.timeout(CLOSE_SECONDS):
                await socket.close(connection.closing or Close.TOO_SLOW)

    async def _listen(self, socket: Socket, room: Room, connection: Connection) -> None:
        bucket = Bucket(self._config.commands_a_second, 2 * self._config.commands_a_second, self._clock)
        dropped = 0
        while True:
            try:
                frame = await socket.receive()
            except Gone:
                return
            if not bucket.take():
                COUNTS["too_fast"] += 1
                dropped += 1
                if dropped == 1:
                    self._reached("commands-a-second", socket.address)
                    connection.tell(out.Trouble(code="too-fast"))
                if dropped > PATIENCE:
                    connection.close(Close.TOO_FAST)
                    return
                continue
            dropped = 0
            try:
                await self._take(decode(frame), room, connection)
            except ProtocolError as error:
                connection.tell(error.trouble)
                connection.close(error.code)
                await self._clock.sleep(LAST_WORDS)
                return

    async def _take(self, message: asked.Incoming, room: Room, connection: Connection) -> None:
        match message:
            case asked.Hello():
                raise ProtocolError(Close.BAD_MESSAGE, out.Trouble(code="bad-message", detail="hello was said already"))
            case asked.Tag() | asked.Fingers() | asked.Reach() | asked.React():
                room.crowd.point(connection.person, message)
            case asked.Draft():
                room.judging.draft(connection, message)
            case _:
                try:
                    connection.tell(await room.handle(connection, message))
                except TooBusy:
                    COUNTS["too_fast"] += 1
                    connection.tell(out.Trouble(code="too-fast"))
                except (StoreUnavailable, StoreConflict) as error:
                    COUNTS["store_troubles"] += 1
                    self._rooms.watch.lost(error)
                    connection.tell(out.Trouble(code="paused"))


def decode(frame: str | bytes) -> asked.Incoming:
    try:
        return DECODER.decode(frame)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        # The detail says where in the message it went wrong, never what the message was.
        COUNTS["bad_messages"] += 1
        detail = str(error)[:200] if isinstance(error, msgspec.ValidationError) else "this is not JSON"
        raise ProtocolError(Close.BAD_MESSAGE, out.Trouble(code="bad-message", detail=detail)) from None


def _report(outcome: object, room: Room) -> None:
    """Log a defect of ours; a broken line is none."""
    if isinstance(outcome, Exception) and not isinstance(outcome, Gone):
        report_defect(outcome, room.which)
