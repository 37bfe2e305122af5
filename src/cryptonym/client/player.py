"""Somebody at a table, over a socket that may break and come back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from cryptonym.protocol import PROTOCOL
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.protocol.closing import FINAL_CLOSES, PASSING_TROUBLES
from cryptonym.protocol.patch import merge

DECODER: Final[msgspec.json.Decoder[out.Outgoing]] = msgspec.json.Decoder(out.Outgoing)


HELD_UP: Final = (1.0, 2.0, 4.0, 8.0)
"""Seconds until what has no answer is sent again, by how often in a row the server could not take it."""


FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 8.0
"""Seconds until a broken line is taken up again: twice as many each time until the server says welcome."""


class Refused(Exception):
    """The table did not take a command; `broken` names the rule. Nothing has changed."""

    def __init__(self, broken: out.Broken) -> None:
        super().__init__(f"{broken.rule}: {broken.message}")
        self.broken = broken


class GoneForGood(Exception):
    """The server has closed the door, with its code."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


async def open_table(url: str, token: str, name: str, **wanted: Any) -> tuple[str, str]:
    """Open a table and be its host: the table's id, and the short code to say aloud."""
    body = msgspec.json.encode({"token": token, "name": name, **wanted})
    request = urllib.request.Request(f"{url}/api/tables", body, {"content-type": "application/json"})  # noqa: S310

    def post() -> Any:
        with urllib.request.urlopen(request) as answer:  # noqa: S310 - the caller's own server
            return json.load(answer)

    opened = await asyncio.to_thread(post)
    return opened["table"], opened["code"]


@contextlib.asynccontextmanager
async def connect(
    url: str,
    table: str,
    *,
    token: str | None = None,
    name: str | None = None,
    password: str | None = None,
    move: str | None = None,
) -> AsyncIterator[Player]:
    """Come to a table; with a name one joins it, without one only watches (or comes back to the seat of the token).

    `password` is for a door that asks for one, `move` the one-time code of another device whose place one takes over.
    """
    player = Player(url, table, token or new_token(), password, move)
    line = asyncio.create_task(player._keep_line())
    try:
        await player._ready()
        if name is not None and player.you.person is None:
            await player.ask(asked.Join(id=new_token()[:16], name=name))
        yield player
    finally:
        line.cancel()
        player._forget_again()
        with contextlib.suppress(asyncio.CancelledError, GoneForGood):
            await line


class Player:
    """What one sees of a table, and what one may do there."""

    def __init__(self, url: str, table: str, token: str, password: str | None = None, move: str | None = None) -> None:
        self.table = table
        self.token = token
        self.code: str | None = None
        self.may_mark = False
        """The server keeps what a spymaster marks with a clue."""
        self.move_code: str | None = None
        self.talk: list[out.Line] = []
        self.troubles: list[str] = []
        self.closed_with: int | None = None
        """The code with which the server closed the socket last."""
        self.whispers: list[out.QuietQuestion | out.QuietAnswer | out.QuietLapse] = []
        """What the other spymaster asked or answered unheard (CLUE-18)."""
        self.bot_notes: list[out.BotNote] = []
        """What bots meant, when the game is over."""
        self._password = password
        self._move = move
        self.number: int | None = None
        self.you = out.You()
        self.actions: list[out.ActionName] = []
        self.presence = out.Presence()
        self.view_json: dict[str, Any] = {}
        self._address = url.replace("http", "ws", 1).rstrip("/") + "/ws"
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[asked.Asked, asyncio.Future[out.Ack]]] = {}
        self._changed = asyncio.Condition()
        self._changes = 0
        self._failed: Exception | None = None
        self._again: asyncio.Task[None] | None = None
        """Sends once more what has no answer, after a while."""
        self._holdups = 0
        """How often in a row the server could not take what was sent."""
        self._pause = FIRST_PAUSE

    @property
    def view(self) -> out.TableSeen:
        return msgspec.convert(self.view_json, out.TableSeen)

    @property
    def seen(self) -> int:
        """How many covered cards one sees: what a wish rests on (TABLE-8)."""
        return len(self.view_json.get("game", {}).get("covered", {}))

    # --- asking -------------------------------------------------------------------------------------------------------

    async def ask(self, message: asked.Asked) -> out.Ack:
        """Send a command and wait for its answer; it is sent again with the same id where the line breaks."""
        future: asyncio.Future[out.Ack] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (message, future)
        try:
            await self._send(message)
            return await future
        finally:
            del self._waiting[message.id]

    async def sit(self, seat: asked.SeatName) -> None:
        await self.ask(asked.Sit(id=_id(), seat=seat))
        await self.until(lambda: self.you.seat == seat)

    async def deal(self, *, flip: bool = False, rotate: bool = False) -> None:
        await self.ask(asked.Deal(id=_id(), flip=flip, rotate=rotate))

    async def give_clue(self, word: str, number: asked.Number, meant: Iterable[int] = ()) -> None:
        """Give a clue. `meant` are cards for the review after the game, which nobody hears of before (TABLE-2)."""
        places = frozenset(meant)
        marks = "".join("1" if place in places else "0" for place in range(asked.PLACES)) if self.may_mark else ""
        await self.ask(asked.GiveClue(id=_id(), word=word, number=number, marks=marks))

    async def guess(self, card: int) -> None:
        await self.ask(asked.Guess(id=_id(), card=card, seen=self.seen))

    async def stop(self) -> None:
        await self.ask(asked.Stop(id=_id(), seen=self.seen))

    async def tag(self, card: int | None) -> None:
        await self._send(asked.Tag(card=card))

    async def finger(self, *choices: int, unsure: Iterable[int] = (), against: Iterable[int] = ()) -> None:
        """Tag up to three cards in the order of one's choice, some of them unsurely, and advise against up to three others."""
        await self._send(asked.Fingers(choices=choices, unsure=tuple(unsure), against=tuple(against)))

    async def react(self, face: asked.FaceName | None) -> None:
        """Make a face at the card that was covered last."""
        await self._send(asked.React(face=face, seen=self.seen))

    async def say(self, line: str) -> None:
        await self.ask(asked.Talk(id=_id(), line=line))

    async def offer_move(self) -> str:
        """A one-time code by which another device takes over one's place, for two minutes."""
        await self.ask(asked.MoveSeat(id=_id()))
        assert self.move_code is not None, "the code comes before the answer"
        return self.move_code

    # --- waiting ------------------------------------------------------------------------------------------------------

    async def turns(self) -> AsyncIterator[out.TableSeen]:
        """The view each time it has changed, until a game is over."""
        known = -1
        while True:
            known = await self._wait_for_change(known)
            view = self.view
            yield view
            if view.game is not None and view.game.ending is not None:
                return

    async def until(self, condition: Callable[[], bool]) -> None:
        known = self._changes
        while not condition():
            known = await self._wait_for_change(known)

    async def _wait_for_change(self, known: int) -> int:
        async with self._changed:
            await self._changed.wait_for(lambda: self._changes != known or self._failed is not None)
            if self._failed is not None:
                raise self._failed
            return self._changes

    async def _ready(self) -> None:
        await self.until(lambda: self.number is not None)

    # --- the line -----------------------------------------------------------------------------------------------------

    async def _keep_line(self) -> None:
        """Connect, read until the line breaks, and come back by number."""
        while True:
            try:
                async with connect_socket(self._address, compression=None, max_size=2**20) as socket:
                    self._socket = socket
                    await self._greet(socket)
                    async for frame in socket:
                        await self._merge(DECODER.decode(frame))
                code = self.closed_with = socket.close_code
            except ConnectionClosed as closed:
                code = self.closed_with = closed.rcvd.code if closed.rcvd else 1006
            except InvalidStatus as refused:
                status = refused.response.status_code
                if status < 500:  # more than that says a proxy whose server is just starting
                    await self._fail(GoneForGood(f"HTTP {status}"))
                    return
                code = 1006
            except (OSError, InvalidMessage):
                code = 1006
            self._socket = None
            if code in FINAL_CLOSES:
                await self._fail(GoneForGood(f"{code} {self.troubles[-1] if self.troubles else ''}".strip()))
                return
            await asyncio.sleep(self._next_pause() * random.uniform(0.5, 1))  # noqa: S311 - so that not all come back at once

    def _next_pause(self) -> float:
        pause, self._pause = self._pause, min(LONGEST_PAUSE, 2 * self._pause)
        return pause

    async def _greet(self, socket: ClientConnection) -> None:
        hello = asked.Hello(
            protocol=PROTOCOL,
            table=self.view_json.get("link", self.table),
            token=self.token,
            since=self.number,
            password=self._password,
            move=self._move,
        )
        self._forget_again()
        await socket.send(msgspec.json.encode(hello).decode())
        for message, _ in list(self._waiting.values()):
            await socket.send(msgspec.json.encode(message).decode())

    def _held_up(self) -> None:
        """The server could not take something just now: what has no answer yet is sent again, and happens once.

        One round at a time, each after a longer wait while nothing is answered: every message of a round may be held up again.
        """
        if self._again is None or self._again.done():
            pause = HELD_UP[min(self._holdups, len(HELD_UP) - 1)]
            self._holdups += 1
            self._again = asyncio.get_running_loop().create_task(self._send_again(pause))

    async def _send_again(self, pause: float) -> None:
        await asyncio.sleep(pause)
        for message, _ in list(self._waiting.values()):
            await self._send(message)

    def _forget_again(self) -> None:
        if self._again is not None:
            self._again.cancel()
            self._again = None

    async def _send(self, message: asked.Incoming) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(message).decode())

    async def _merge(self, message: out.Outgoing) -> None:
        match message:
            case out.Snapshot():
                self.number, self.actions = message.n, message.actions
                self.view_json = msgspec.to_builtins(message.view)
            case out.Happened():
                self.number, self.actions = message.n, message.actions
                self.view_json = merge(self.view_json, message.patch)
            case out.You():
                self.you = message
                self._move = None  # it has worked, and works once
            case out.Welcome():
                self._pause = FIRST_PAUSE
                self.code, self.may_mark = message.code, message.marks
            case out.Code():
                self.code = message.code
            case out.MoveCode():
                self.move_code = message.code
            case out.Talked():
                self.talk = message.lines if message.whole else [*self.talk, *message.lines][-100:]
            case out.Trouble():
                self.troubles.append(message.code)
                if message.code in PASSING_TROUBLES:
                    self._held_up()
            case out.Presence():
                self.presence = message
            case out.QuietQuestion() | out.QuietAnswer() | out.QuietLapse():
                self.whispers.append(message)
            case out.BotNotes():
                self.bot_notes = message.notes
            case out.Ack() | out.Refused():
                self._answer(message)
                return
            case _:
                return
        async with self._changed:
            self._changes += 1
            self._changed.notify_all()

    def _answer(self, message: out.Ack | out.Refused) -> None:
        self._holdups = 0
        _, future = self._waiting.get(message.id, (None, None))
        if future is None or future.done():
            return
        if isinstance(message, out.Ack):
            future.set_result(message)
        else:
            future.set_exception(Refused(message.broken))

    async def _fail(self, error: Exception) -> None:
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        async with self._changed:
            self._failed = error
            self._changed.notify_all()


def _id() -> str:
    return secrets.token_urlsafe(9)
