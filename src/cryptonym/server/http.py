"""The HTTP API: opening a table, looking up a code, a QR code, the rules, and the protocol's description."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path
from typing import Final, TypeVar

import msgspec
import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cryptonym.decks.own import read_own
from cryptonym.engine import Violation
from cryptonym.messages import LANGUAGES
from cryptonym.protocol.incoming import BringDeck, OpenTable
from cryptonym.protocol.schema import protocol_schema
from cryptonym.server.config import Config
from cryptonym.server.counts import COUNTS
from cryptonym.server.limits import Buckets
from cryptonym.server.openapi import openapi
from cryptonym.server.replays import cut, history_of, log_of, seen_by
from cryptonym.server.rooms import Rooms, TooManyTables
from cryptonym.server.secrecy import hashed
from cryptonym.table import OwnCard, OwnDeck, seat_of

LARGEST_BODY: Final = 16 * 1024
LARGEST_DECK: Final = 400 * 1024
"""64 KiB of text may take more as JSON."""
MOST_FAULTS: Final = 100
OPENING: Final = msgspec.json.Decoder(OpenTable)
BRINGING: Final = msgspec.json.Decoder(BringDeck)
RULES: Final = next(
    (
        folder
        for folder in (Path(__file__).parent / "rules", Path(__file__).parents[3] / "docs" / "rules")
        if folder.is_dir()
    ),
    Path(__file__).parent,
)
"""In the wheel the rules lie beside this file, in a checkout among the documents."""
LINK: Final = re.compile(r"[A-Za-z0-9_-]{22}")
NUMBER: Final = re.compile(r"[1-9][0-9]{0,5}")
Wanted = TypeVar("Wanted")


class Api:
    def __init__(self, rooms: Rooms, config: Config) -> None:
        self._rooms = rooms
        self._config = config
        self._openings = Buckets(rate=config.openings_a_minute / 60, size=30)
        self._reads = Buckets(rate=config.reads_a_second, size=50)
        self.guesses = Buckets(rate=config.guesses_a_minute / 60, size=20)

    async def open_table(self, request: Request) -> Response:
        if not self._openings.take(self._address(request)):
            return trouble(429, "too-fast")
        wanted = await decoded(request, OPENING, LARGEST_BODY)
        if isinstance(wanted, Response):
            return wanted
        try:
            opened = await self._rooms.open(wanted)
        except TooManyTables:
            return trouble(503, "too-many-tables")
        if isinstance(opened, Violation):
            return refused(opened)
        table, code = opened
        return JSONResponse({"table": table, "code": code}, 201)

    async def bring_deck(self, request: Request) -> Response:
        """A deck of the host's own. What is wrong with it is said by line, and the rest is taken."""
        if not self._openings.take(self._address(request)):
            return trouble(429, "too-fast")
        wanted = await decoded(request, BRINGING, LARGEST_DECK)
        if isinstance(wanted, Response):
            return wanted
        room = await self._rooms.get(request.path_params["table"])
        if room is None:
            return trouble(404, "no-such-table")
        own = read_own(wanted.text.encode(), wanted.form)
        faults = [{"line": fault.line, "what": fault.what, "args": list(fault.args)} for fault in own.faults]
        if own.cards:
            entries = wanted.text if own.form == "entries" else ""
            cards = tuple(OwnCard(card.front, card.back) for card in own.cards)
            brought = await room.bring_deck(hashed(wanted.token), OwnDeck(cards, wanted.language, entries))
            if isinstance(brought, Violation):
                return refused(brought)
        return JSONResponse({"cards": len(own.cards), "faults": faults[:MOST_FAULTS]})

    async def code(self, request: Request) -> Response:
        """Wrong guesses are braked: there are a billion codes, and few tables behind them."""
        if not self.guesses.take(self._address(request)):
            return trouble(429, "too-fast")
        table = await self._rooms.codes.table_of(request.path_params["code"])
        room = None if table is None else await self._rooms.get(table)
        return trouble(404, "no-such-code") if room is None else JSONResponse({"table": room.link})

    async def qr(self, request: Request) -> Response:
        """The link as a picture. It says nothing that the address asked for did not: whether there is such a table is not looked up."""
        if not LINK.fullmatch(request.path_params["table"]):
            return trouble(404, "no-such-table")
        link = f"{self._base(request)}/t/{request.path_params['table']}"
        drawn = io.BytesIO()
        segno.make(link, error="m", micro=False).save(
            drawn, kind="svg", border=2, xmldecl=False, omitsize=True, dark="#221e1a"
        )
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    async def rules(self, request: Request) -> Response:
        language = request.path_params["language"]
        file = RULES / f"{language}.md"
        if language not in LANGUAGES or not file.is_file():
            return trouble(404, "no-such-page")
        return Response(file.read_bytes(), media_type="text/markdown; charset=utf-8")

    async def protocol(self, request: Request) -> Response:
        return JSONResponse(protocol_schema())

    async def openapi(self, request: Request) -> Response:
        return JSONResponse(openapi())

    async def replay(self, request: Request) -> Response:
        """While a game runs one's own view of it, after its end the game: to whoever may watch the table."""
        if not self._reads.take(self._address(request)):
            return trouble(429, "too-fast")
        link, token = request.path_params["table"], bearer(request)
        number, names = request.query_params.get("game"), request.query_params.get("names", "0")
        if names not in ("0", "1") or (number is not None and not NUMBER.fullmatch(number)):
            return trouble(400, "bad-message")
        room = await self._rooms.get(link)
        if room is None or not (room.link == link or room.knows(token)):
            return trouble(404, "no-such-table")
        if room.table.password is not None and not room.knows(token):
            return trouble(401, "password-needed")
        stored = await self._rooms.history(room)
        if lag := room.lag_of(token):
            stored = seen_by(stored, self._rooms.now() - 1000 * lag)
        game = await asyncio.to_thread(cut, stored, None if number is None else int(number))
        if game is None:
            return trouble(404, "no-such-game")
        if game.is_over:
            log = log_of(game)
            if names == "1":
                return JSONResponse({"players": game.players, "language": game.language, "log": log})
        else:
            log = "".join(history_of(game, seat_of(room.table, room.person(token))))
        return Response(log, media_type="application/jsonl")

    async def health(self, request: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def ready(self, request: Request) -> Response:
        """Whether the server can store; where it cannot, StoreUnavailable is answered for us."""
        await self._rooms.ping()
        return JSONResponse({"status": "ready"})

    async def metrics(self, request: Request) -> Response:
        gauges = {"tables_in_memory": float(self._rooms.in_memory), "sockets": float(self._rooms.sockets)}
        return Response(COUNTS.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")

    def may_bring(self, request: Request) -> bool:
        """Whether this address has not brought too much lately."""
        return self._openings.take(self._address(request))

    def _address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        return self._config.client(peer, request.headers.get("x-forwarded-for"))

    def _base(self, request: Request) -> str:
        """The address that links begin with: the host's word, else the checked one that the request came to."""
        return (self._config.url or f"{request.url.scheme}://{request.headers['host']}").rstrip("/")


async def decoded(request: Request, decoder: msgspec.json.Decoder[Wanted], largest: int) -> Wanted | Response:
    """The body as what it should be, or the answer that says why it is not."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            return trouble(413, "too-large")
    try:
        return decoder.decode(body)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        return trouble(400, "bad-message", str(error)[:200])


def refused(broken: Violation) -> JSONResponse:
    told = {"rule": broken.rule, "message": broken.message, "args": dict(broken.args)}
    return JSONResponse({"code": "refused", "broken": told}, 422)


def trouble(status: int, code: str, detail: str = "") -> JSONResponse:
    return JSONResponse({"code": code, "detail": detail}, status)


def no_such_thing(request: Request, error: HTTPException) -> Response:
    """What the router says where no page or no method of that name is known."""
    code = "no-such-method" if error.status_code == 405 else "no-such-page"
    answer = trouble(error.status_code, code)
    answer.headers.update(error.headers or {})
    return answer


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def bearer(request: Request) -> str:
    """The hash of the token that came with the request; of nothing where none did."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return hashed(token) if kind.lower() == "bearer" else ""
