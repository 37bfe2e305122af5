"""The puzzles of a month, for the page; and a clue of one's own for a puzzle's spymaster, graded by the bots' mind.

The boards are the server's own: a request only says which day it is about. Nothing of it is stored.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cryptonym.protocol.incoming import GradeClue
from cryptonym.puzzles import Kind, day_of, months, puzzle_of
from cryptonym.puzzles.shipped import file_of
from cryptonym.server.http.api import Api, decoded, trouble
from cryptonym.server.http.page import ASK_AGAIN
from cryptonym.server.limits import Buckets
from cryptonym.server.services import Services
from cryptonym.server.workers.pool import NoAnswer

LARGEST_CLUE: Final = 2 * 1024
MONTH: Final = re.compile(r"\d{4}-\d{2}")
WANTED: Final = msgspec.json.Decoder(GradeClue)


async def answer_month(request: Request) -> Response:
    """The lines of `cryptonym.puzzles.text`. They change, if ever, only for days that are still far off."""
    language, month = request.path_params["language"], request.path_params["month"]
    if not MONTH.fullmatch(month) or month not in _months(language):
        return trouble(404, "no-such-page")
    body, packed, tag = _packed_month(language, month)
    headers = {"cache-control": ASK_AGAIN, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    headers |= {"content-encoding": "gzip"} if zipped else {}
    return Response(packed if zipped else body, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _months(language: str) -> frozenset[str]:
    return frozenset(months(language)) if language.isalpha() else frozenset()


@cache
def _packed_month(language: str, month: str) -> tuple[bytes, bytes, str]:
    body = file_of(language, month).read_bytes()
    return body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:16]}"'


class Puzzles:
    def __init__(self, services: Services, api: Api) -> None:
        self._reviewer = services.reviewer
        self._api = api
        self._asked = Buckets(rate=services.config.reads_a_second, size=50, clock=services.clock)
        self._graded = Buckets(rate=0.5, size=20, clock=services.clock)
        """By address: a clue costs some ms of a worker's processor, and a language that is not loaded half a second."""

    async def grade(self, request: Request) -> Response:
        address = self._api.address(request)
        if not self._asked.take(address):
            return self._api.too_fast("reads-a-second", address, self._asked.wait(address))
        wanted = await decoded(request, WANTED, LARGEST_CLUE)
        if isinstance(wanted, Response):
            return wanted
        if self._reviewer is None:
            return trouble(503, "paused", "no clues are graded here", wait=3600)
        try:
            day, kind = day_of(wanted.date), Kind(wanted.kind)
        except ValueError:
            return trouble(404, "no-such-puzzle")
        if wanted.date[:7] not in _months(wanted.language) or puzzle_of(wanted.language, day, kind) is None:
            return trouble(404, "no-such-puzzle")
        if not self._graded.take(address):
            return self._api.too_fast("clues-a-minute", address, self._graded.wait(address))
        try:
            found = await self._reviewer.grade(wanted.language, wanted.date, wanted.kind, wanted.word, wanted.number)
        except NoAnswer:
            return trouble(503, "paused", "it took too long", wait=60)
        return Response(found, media_type="application/json", headers={"cache-control": "no-store"})
