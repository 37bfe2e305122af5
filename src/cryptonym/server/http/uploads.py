"""Pictures of the host's own (ADR 0020): off unless the server's host says so, redrawn by us, gone with their table.

What is brought is never served: only what `reencode.py` made of it, in a process of its own that may be killed.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import re
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cryptonym import table as tables
from cryptonym.engine import Violation
from cryptonym.protocol.incoming import BringPictures, PictureFile
from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.config import Config
from cryptonym.server.counts import COUNTS
from cryptonym.server.http.api import LINK, Api, bearer, decoded, refused, trouble
from cryptonym.server.http.openapi import PictureRefused, PicturesBrought, PictureTaken
from cryptonym.server.http.reencode import Refused, reencode_beside
from cryptonym.server.limits import Buckets
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import Rooms
from cryptonym.server.workers.pool import NoAnswer, Workers
from cryptonym.server.workers.slow import TooBusy
from cryptonym.table import OwnPicture, violations
from cryptonym.table.model import MOST_PICTURES

LARGEST_REQUEST: Final = 10 * 1024 * 1024
PATIENCE: Final = 5.0
"""Seconds that one picture may take. What takes longer was made to."""
MOST_WAITING: Final = 8
"""Pictures that may wait for the painter, of all tables together: each table brings one at a time."""
NAME: Final = re.compile(r"own-[0-9a-f]{24}")
SEALED: Final = {
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=31536000, immutable",
}


BRINGING: Final = msgspec.json.Decoder(BringPictures)


def can_reencode() -> bool:
    """Whether the extra `pictures` is installed."""
    return all(importlib.util.find_spec(name) is not None for name in ("PIL", "resvg_py"))


class Painters:
    """One worker that redraws pictures, one at a time; it is replaced if a picture takes too long.

    A table that brings what was made to take long has soon used up its share, and so has the address that it comes from.
    """

    def __init__(self, clock: Clock = SYSTEM) -> None:
        self._workers = Workers(clock=clock)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._hard = Buckets(rate=1 / 600, size=5, clock=clock)

    async def redraw(self, name: str, data: bytes, patience: float = PATIENCE, whose: tuple[str, ...] = ()) -> bytes:
        """The picture as we keep it, or Refused. `whose` names the table and the address that pay if it is too hard."""
        if self._waiting >= MOST_WAITING:
            raise TooBusy
        if not all(self._hard.has(who) for who in whose):
            raise Refused("too-hard")
        self._waiting += 1
        try:
            async with self._turn:
                drawn = await self._workers.do(patience, reencode_beside, name, data)
        except NoAnswer:
            self._workers.replace()
            for who in whose:
                self._hard.take(who)
            raise Refused("too-hard") from None
        finally:
            self._waiting -= 1
        if isinstance(drawn, str):
            raise Refused(drawn)
        return drawn

    def close(self) -> None:
        self._workers.close()


class Uploads:
    def __init__(self, rooms: Rooms, config: Config, api: Api, painters: Painters) -> None:
        self._rooms = rooms
        self._config = config
        self._api = api
        self._painters = painters

    async def pack(self, request: Request) -> Response:
        return await (self.bring(request) if request.method == "POST" else self.drop(request))

    async def bring(self, request: Request) -> Response:
        """What can be taken is taken; the rest is refused by name. Nothing is read from whoever is not the table's host."""
        room = await self._hosted(request)
        if isinstance(room, Response):
            return room
        wanted = await decoded(request, BRINGING, LARGEST_REQUEST)
        if isinstance(wanted, Response):
            return wanted
        token = bearer(request)
        taken: list[PictureTaken] = []
        faults: list[PictureRefused] = []
        pictures: list[OwnPicture] = []
        for file in wanted.files:
            known = {picture.id for picture in (*room.table.own_pictures, *pictures)}
            try:
                picture = await self._take(room, file, known, self._api.address(request))
            except Refused as fault:
                COUNTS["pictures_refused"] += 1
                faults.append(PictureRefused(file.name, fault.what))
                continue
            taken.append(PictureTaken(file.name, picture.id))
            if picture.id not in known:
                pictures.append(picture)
        if pictures:
            brought = await room.bring(token, tables.BringPictures(tuple(pictures)))
            if isinstance(brought, Violation):
                return refused(brought)
        COUNTS["pictures_taken"] += len(pictures)
        return JSONResponse(msgspec.to_builtins(PicturesBrought(taken, faults)))

    async def _take(self, room: Room, file: PictureFile, known: set[str], address: str) -> OwnPicture:
        title = " ".join(file.title.split())
        if not title.isprintable():
            raise Refused("unreadable-title")
        drawn = await self._painters.redraw(file.name, file.data, whose=(room.table.id, address))
        # The table's id goes into the name, so that nobody can tell from it whether another table has the same picture.
        name = "own-" + hashlib.sha256(room.table.id.encode() + drawn).hexdigest()[:24]
        if name in known:
            return OwnPicture(name, title)
        if len(known) >= MOST_PICTURES:
            raise Refused("table-full")
        if not await self._rooms.keep_picture(room.table.id, name, drawn, self._config.pictures_mb * 1_000_000):
            raise Refused("server-full")
        return OwnPicture(name, title)

    async def drop(self, request: Request) -> Response:
        """Take all of them away again, between games."""
        room = await self._hosted(request)
        if isinstance(room, Response):
            return room
        dropped = await room.bring(bearer(request), tables.DropPictures())
        if isinstance(dropped, Violation):
            return refused(dropped)
        await self._rooms.drop_pictures(room.table.id)
        return Response(status_code=204)

    async def show(self, request: Request) -> Response:
        """A picture to whoever knows its name, which only those at the table are told."""
        link, name = request.path_params["table"], request.path_params["name"]
        body = None
        if LINK.fullmatch(link) and NAME.fullmatch(name):
            body = await self._rooms.picture(link, name)
        if body is None:
            return trouble(404, "no-such-picture")
        return Response(body, media_type="image/webp", headers=SEALED)

    async def _hosted(self, request: Request) -> Room | Response:
        """The table, to its host alone."""
        if not self._config.own_pictures:
            return trouble(403, "own-pictures-off")
        too_much = self._api.too_much(request)
        if too_much is not None:
            return too_much
        link = request.path_params["table"]
        room = await self._rooms.get(link) if LINK.fullmatch(link) else None
        if room is None:
            return trouble(404, "no-such-table")
        person = room.crowd.person(bearer(request))
        if person is None or person != room.table.host:
            return refused(violations.not_the_host())
        return room
