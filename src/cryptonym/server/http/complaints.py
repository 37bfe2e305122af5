"""What people can do about a table besides playing: report it, have their name removed and, as its host, delete it."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cryptonym.protocol.incoming import ReportTable
from cryptonym.server.counts import count
from cryptonym.server.http.api import LARGEST_BODY, LINK, Api, bearer, decoded, refused, trouble
from cryptonym.server.limits import Buckets
from cryptonym.server.services import Services
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import Rooms
from cryptonym.table import violations

LOG: Final = logging.getLogger("cryptonym.server")
REPORTING: Final = msgspec.json.Decoder(ReportTable)


class Complaints:
    def __init__(self, rooms: Rooms, services: Services, api: Api) -> None:
        self._rooms = rooms
        self._api = api
        self._names = services.names
        self._reports = Buckets(rate=1 / 60, size=5, clock=services.clock)
        """By address: reports fill no log."""

    async def report(self, request: Request) -> Response:
        """A line in the log for the server's host: which table, what is wrong there, and who says so."""
        address = self._api.address(request)
        if not self._reports.take(address):
            return self._api.too_fast("reports-a-minute", address, self._reports.wait(address))
        wanted = await decoded(request, REPORTING, LARGEST_BODY)
        if isinstance(wanted, Response):
            return wanted
        room = await self._found(request)
        if room is None:
            return trouble(404, "no-such-table")
        room.reports += 1
        count("reports", wanted.why)
        about = {"table": room.table.id[:4], "why": wanted.why, "who": self._names.who(address)}
        LOG.warning("a table was reported: %s", wanted.why, extra=about)
        return Response(status_code=204)

    async def forget(self, request: Request) -> Response:
        """Take the name of the one who asks out of the table, its replays and the store; who is at the table leaves it."""
        room = await self._spent_and_found(request)
        if isinstance(room, Response):
            return room
        person = room.table.tokens.get(bearer(request))
        if person is None:
            return refused(violations.not_at_the_table())
        await room.forget(person)
        return Response(status_code=204)

    async def delete(self, request: Request) -> Response:
        """Delete the table with everything at once, as its host."""
        room = await self._spent_and_found(request)
        if isinstance(room, Response):
            return room
        person = room.crowd.person(bearer(request))
        if person is None or person != room.table.host:
            return refused(violations.not_the_host())
        await self._rooms.delete(room.table.id)
        LOG.info("table deleted by its host", extra={"table": room.table.id[:4]})
        return Response(status_code=204)

    async def _spent_and_found(self, request: Request) -> Room | Response:
        too_much = self._api.too_much(request)
        if too_much is not None:
            return too_much
        return await self._found(request) or trouble(404, "no-such-table")

    async def _found(self, request: Request) -> Room | None:
        """The table, for those who have its link of today or a place at it."""
        link = request.path_params["table"]
        room = await self._rooms.get(link) if LINK.fullmatch(link) else None
        if room is not None and (room.doorway.link == link or room.crowd.knows(bearer(request))):
            return room
        return None
