"""A finished game, reviewed: the log comes with the request and is not kept, so that games from files and links are reviewed alike."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cryptonym.protocol.incoming import ReviewGame
from cryptonym.server.http.api import Api, decoded, trouble
from cryptonym.server.limits import Buckets
from cryptonym.server.services import Services
from cryptonym.server.workers.pool import NoAnswer
from cryptonym.server.workers.reviewers import NoReview

LARGEST_GAME: Final = 128 * 1024
"""As JSON in JSON: a game is some 10 kB."""
WANTED: Final = msgspec.json.Decoder(ReviewGame)


class Reviews:
    def __init__(self, services: Services, api: Api) -> None:
        self._reviewer = services.reviewer
        self._api = api
        self._asked = Buckets(rate=services.config.reads_a_second, size=50, clock=services.clock)
        self._made = Buckets(rate=0.2, size=10, clock=services.clock)
        """By address: a review costs half a second of a processor. One that is here already costs nothing."""

    async def review(self, request: Request) -> Response:
        address = self._api.address(request)
        if not self._asked.take(address):
            return self._api.too_fast("reads-a-second", address, self._asked.wait(address))
        wanted = await decoded(request, WANTED, LARGEST_GAME)
        if isinstance(wanted, Response):
            return wanted
        if self._reviewer is None:
            return trouble(503, "paused", "no reviews here", wait=3600)
        asked = (
            wanted.log,
            None if wanted.language == "other" else wanted.language,
            {one.turn: one.cards for one in wanted.marks},
        )
        found = self._reviewer.kept(*asked)
        if found is None:
            if not self._made.take(address):
                return self._api.too_fast("reviews-a-minute", address, self._made.wait(address))
            try:
                found = await self._reviewer.review(*asked)
            except NoReview:
                return trouble(422, "no-review", "the log of a game that is over belongs here")
            except NoAnswer:
                return trouble(503, "paused", "it took too long", wait=60)
        return Response(found, media_type="application/json", headers={"cache-control": "no-store"})
