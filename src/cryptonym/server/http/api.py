"""The HTTP API: opening a table, looking up a code, a QR code, the rules, and the protocol's description."""

from __future__ import annotations

import asyncio
import functools
import hmac
import io
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec
import segno
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from cryptonym.decks.own import read_own
from cryptonym.engine import Seat, Violation
from cryptonym.languages import Part, having
from cryptonym.protocol import incoming as asked
from cryptonym.protocol.schema import protocol_schema
from cryptonym.server.admin.house import Note, hash_of
from cryptonym.server.config import peer_of
from cryptonym.server.counts import COUNTS, exposition
from cryptonym.server.gauges import gauges
from cryptonym.server.http.openapi import openapi
from cryptonym.server.http.replays import Cut, chosen, cut, history_of, log_of, marks_told
from cryptonym.server.limits import Buckets, household
from cryptonym.server.services import Services
from cryptonym.server.sockets.gate import Gate
from cryptonym.server.stores.store import StoreUnavailable
from cryptonym.server.tables.dealing import as_own
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import Rooms, TooManyTables
from cryptonym.server.tables.secrecy import hashed
from cryptonym.table import BringDeck, OwnCard, OwnDeck, seat_of, violations

LARGEST_BODY: Final = 16 * 1024
LARGEST_DECK: Final = 400 * 1024
"""64 KiB of text may take more as JSON."""
MOST_FAULTS: Final = 100
READY_SECONDS: Final = 1.0
OPENING: Final = msgspec.json.Decoder(asked.OpenTable)
BRINGING: Final = msgspec.json.Decoder(asked.BringDeck)
SERVER: Final = Path(__file__).parents[1]
RULES: Final = next(
    (folder for folder in (SERVER / "rules", SERVER.parents[2] / "docs" / "rules") if folder.is_dir()),
    SERVER,
)
"""In the wheel the rules lie beside the server's code, in a checkout among the documents."""
LINK: Final = re.compile(r"[A-Za-z0-9_-]{22}")
NUMBER: Final = re.compile(r"[1-9][0-9]{0,5}")
SWITCH: Final = frozenset({"0", "1"})
Wanted = TypeVar("Wanted")


class Api:
    def __init__(self, rooms: Rooms, services: Services, gate: Gate | None = None) -> None:
        self._rooms = rooms
        self._gate = gate
        self._started = services.clock.now()
        self._house = services.house
        self._config = config = services.config
        self._clock = clock = services.clock
        self._openings = Buckets(rate=config.openings_a_minute / 60, size=30, clock=clock)
        self._reads = Buckets(rate=config.reads_a_second, size=50, clock=clock)
        share = min(config.tables_a_day_an_address, max(5, config.tables_a_day // 4))
        self._days = Buckets(rate=share / 86_400, size=share, clock=clock)
        """By address: one alone never uses up what all may open in a day."""
        self._replayed = Buckets(rate=2, size=20, clock=clock)
        """By table: a replay reads and folds a game."""
        self._reader = services.reader
        self._decks = services.decks
        self._nodes = services.nodes
        self._pinging = asyncio.Lock()
        self._ready_until = 0.0
        self.guesses = Buckets(rate=config.guesses_a_minute / 60, size=20, clock=clock)

    async def open_table(self, request: Request) -> Response:
        address = self.address(request)
        if not self._openings.take(address):
            return self.too_fast("openings-a-minute", address, self._openings.wait(address))
        wanted = await decoded(request, OPENING, LARGEST_BODY)
        if isinstance(wanted, Response):
            return wanted
        banned = self._house.banned_for(address)
        if banned:
            return trouble(403, "banned", wait=banned)
        uninvited = await self._uninvited(wanted, address)
        if uninvited is not None:
            return uninvited
        if not self._days.take(address):
            self._rooms.reached.note("tables-a-day-an-address", address)
            return trouble(429, "too-many-tables", wait=self._days.wait(address))
        try:
            opened = await self._rooms.open(wanted)
        except TooManyTables:
            self._rooms.reached.note("tables-a-day", address)
            return trouble(503, "too-many-tables", wait=3600)
        if isinstance(opened, Violation):
            return refused(opened)
        table, code = opened
        if not await self._used_up(wanted):  # two have opened a table with one invitation: the later one has none
            await self._rooms.purge(table)
            return trouble(403, "wrong-invitation")
        return JSONResponse({"table": table, "code": code}, 201)

    async def _uninvited(self, wanted: asked.OpenTable, address: str) -> Response | None:
        """The answer to somebody who may not open a table here; None if they may."""
        if self._config.open_to == "everybody":
            return None
        if wanted.invitation is None:
            return trouble(403, "invitation-needed")
        if not self.guesses.take(address):
            return self.too_fast("guesses-a-minute", address, self.guesses.wait(address))
        if self._has_password(wanted.invitation) or self._house.is_invited(wanted.invitation):
            return None
        return trouble(403, "wrong-invitation")

    def _has_password(self, invitation: str) -> bool:
        password = self._config.open_password
        return bool(password) and hmac.compare_digest(invitation.strip().encode(), password.encode())

    async def _used_up(self, wanted: asked.OpenTable) -> bool:
        """Take back the invitation that a table was opened with; False if it was used by somebody else meanwhile."""
        if self._config.open_to == "everybody" or wanted.invitation is None or self._has_password(wanted.invitation):
            return True
        return await self._house.note(Note("invite", hash_of(wanted.invitation), on=False))

    async def bring_deck(self, request: Request) -> Response:
        """A deck of the host's own. What is wrong with it is said by line, and the rest is taken."""
        address = self.address(request)
        if not self._openings.take(address):
            return self.too_fast("openings-a-minute", address, self._openings.wait(address))
        wanted = await decoded(request, BRINGING, LARGEST_DECK)
        if isinstance(wanted, Response):
            return wanted
        room = await self._rooms.get(request.path_params["table"])
        if room is None:
            return trouble(404, "no-such-table")
        person = room.crowd.person(hashed(wanted.token))
        if person is None or person != room.table.host:
            return refused(violations.not_the_host())
        if wanted.offered is not None:
            return await self._bring_offered(room, wanted)
        own = await self._reader.do(lambda: read_own(wanted.text.encode(), wanted.form))
        faults = [{"line": fault.line, "what": fault.what, "args": list(fault.args)} for fault in own.faults]
        if own.cards:
            entries = wanted.text if own.form == "entries" else ""
            cards = tuple(OwnCard(card.front, card.back) for card in own.cards)
            brought = await room.bring(hashed(wanted.token), BringDeck(OwnDeck(cards, wanted.language, entries)))
            if isinstance(brought, Violation):
                return refused(brought)
        return JSONResponse({"cards": len(own.cards), "faults": faults[:MOST_FAULTS]})

    async def _bring_offered(self, room: Room, wanted: asked.BringDeck) -> Response:
        """A deck of the server's, which every table may have."""
        deck = self._decks.get(wanted.offered or "")
        if deck is None:
            return refused(violations.no_such_deck())
        brought = await room.bring(hashed(wanted.token), BringDeck(as_own(deck)))
        if isinstance(brought, Violation):
            return refused(brought)
        return JSONResponse({"cards": len(deck.cards), "faults": []})

    async def decks(self, request: Request) -> Response:
        """The decks that all tables may deal from; their words are seen when they lie on a table."""
        told = [
            {"name": deck.name, "title": deck.title, "language": deck.language, "cards": len(deck.cards)}
            for deck in self._decks.values()
        ]
        return JSONResponse(told)

    async def code(self, request: Request) -> Response:
        """Wrong guesses are braked: there are a billion codes, and few tables behind them."""
        address = self.address(request)
        if not self.guesses.take(address):
            return self.too_fast("guesses-a-minute", address, self.guesses.wait(address))
        table = await self._rooms.codes.table_of(request.path_params["code"])
        room = None if table is None else await self._rooms.get(table)
        return trouble(404, "no-such-code") if room is None else JSONResponse({"table": room.doorway.link})

    async def qr(self, request: Request) -> Response:
        """The link as a picture. It says nothing that the address asked for did not: whether there is such a table is not looked up."""
        address = self.address(request)
        if not self._reads.take(address):
            return self.too_fast("reads-a-second", address, self._reads.wait(address))
        if not LINK.fullmatch(request.path_params["table"]):
            return trouble(404, "no-such-table")
        link = f"{self._config.base(request)}/t/{request.path_params['table']}"
        return Response(qr_code(link), media_type="image/svg+xml")

    async def rules(self, request: Request) -> Response:
        language = request.path_params["language"]
        file = RULES / f"{language}.md"
        if language not in having(Part.RULES) or not file.is_file():
            return trouble(404, "no-such-page")
        return Response(page_of_rules(file), media_type="text/markdown; charset=utf-8")

    async def protocol(self, request: Request) -> Response:
        return Response(described(protocol_schema), media_type="application/json")

    async def openapi(self, request: Request) -> Response:
        return Response(described(openapi), media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """While a game runs one's own view of it, after its end the game: to whoever may watch the table."""
        address = self.address(request)
        if not self._reads.take(address):
            return self.too_fast("reads-a-second", address, self._reads.wait(address))
        link, token = request.path_params["table"], bearer(request)
        wanted = _wanted(request)
        if wanted is None:
            return trouble(400, "bad-message")
        room = await self._rooms.get(link)
        if room is None or not (room.doorway.link == link or room.crowd.knows(token)):
            return trouble(404, "no-such-table")
        if room.table.password is not None and not room.crowd.knows(token):
            return trouble(401, "password-needed")
        if not self._replayed.take(room.table.id):
            return self.too_fast("replays-of-a-table", address, self._replayed.wait(room.table.id))
        until = self._shown_until(room.crowd.lag_of(token))
        game = chosen(room.starts, wanted.game, until)
        if game is None:
            return trouble(404, "no-such-game")
        start, seat = room.starts[game - 1], seat_of(room.table, room.crowd.person(token))
        stored = await self._rooms.game_events(room, game)
        played = await self._reader.do(lambda: cut(start, stored, until))
        if not played.is_over:
            return await self._reader.do(lambda: _history(played, seat))
        return await self._over(room, game, played, wanted)

    async def _over(self, room: Room, game: int, played: Cut, wanted: _Wanted) -> Response:
        """A game that is over: its log, or with names one object."""
        marks = await self._rooms.marks_of(room, game) if wanted.names or wanted.marks else []
        told = marks_told(marks, room.starts[game - 1], room.table)

        def answer() -> Response:
            log = log_of(played, marks if wanted.marks else ())
            if wanted.names:
                known = {"players": played.players, "language": played.language, "log": log, "marks": told}
                return JSONResponse(known)
            return Response(log, media_type="application/jsonl")

        return await self._reader.do(answer)

    def _shown_until(self, lag: int) -> int | None:
        """The time (ms) up to which a spectator sees a table who sees it `lag` seconds late; None for no delay."""
        return self._clock.now() - 1000 * lag if lag else None

    async def health(self, request: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def ready(self, request: Request) -> Response:
        """Whether the server can store; where it cannot, StoreUnavailable is answered for us.

        A yes holds for a second, so that nobody can have the disk written to by asking.
        """
        async with self._pinging:
            if not self._nodes.serves:
                raise StoreUnavailable("this machine's time is wrong")
            if self._clock.seconds() >= self._ready_until:
                await self._rooms.ping()
                self._ready_until = self._clock.seconds() + READY_SECONDS
        return JSONResponse({"status": "ready"})

    async def metrics(self, request: Request) -> Response:
        if not self._config.may_read_metrics(request):
            return trouble(404, "no-such-page")
        told = exposition(
            gauges(self._rooms, self._gate.open if self._gate else None, self._started, self._nodes.gauges())
        )
        return Response(told, media_type="text/plain; version=0.0.4; charset=utf-8")

    def too_fast(self, limit: str, address: str, wait: float) -> Response:
        """Say that a limit is reached, and when to come again."""
        COUNTS["too_fast"] += 1
        self._rooms.reached.note(limit, address)
        return trouble(429, "too-fast", wait=wait)

    def too_much(self, request: Request) -> Response | None:
        """The answer to an address that has brought too much lately; None if it has not."""
        address = self.address(request)
        if self._openings.take(address):
            return None
        return self.too_fast("openings-a-minute", address, self._openings.wait(address))

    def address(self, request: Request) -> str:
        """By whom limits are counted: a household (`limits.household`)."""
        return household(self._config.client(peer_of(request), request.headers.get("x-forwarded-for")))


async def decoded(request: Request, decoder: msgspec.json.Decoder[Wanted], largest: int) -> Wanted | Response:
    """The body as what it should be, or the answer that says why it is not."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > largest:
                return trouble(413, "too-large")
    except ClientDisconnect:
        return trouble(400, "bad-message", "the body was broken off")
    try:
        return decoder.decode(body)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        return trouble(400, "bad-message", str(error)[:200])


def refused(broken: Violation) -> JSONResponse:
    told = {"rule": broken.rule, "message": broken.message, "args": dict(broken.args)}
    return JSONResponse({"code": "refused", "broken": told}, 422)


def trouble(status: int, code: str, detail: str = "", wait: float | None = None) -> JSONResponse:
    """What is wrong, and in how many seconds it may be tried again."""
    assert status != 429 or wait is not None, "who comes too often is told when to come again"
    headers = None if wait is None else {"retry-after": str(max(1, math.ceil(wait)))}
    return JSONResponse({"code": code, "detail": detail}, status, headers)


def no_such_thing(request: Request, error: HTTPException) -> Response:
    """What the router says where no page or no method of that name is known."""
    code = "no-such-method" if error.status_code == 405 else "no-such-page"
    answer = trouble(error.status_code, code)
    answer.headers.update(error.headers or {})
    return answer


class _Wanted(NamedTuple):
    """What of a table's games is asked for: one by its number or the last, with names or not, with marks in its log or not."""

    game: int | None
    names: bool
    marks: bool


def _wanted(request: Request) -> _Wanted | None:
    """None if the question is badly put."""
    asked_for = request.query_params
    game, switches = asked_for.get("game"), [asked_for.get(name, "0") for name in ("names", "marks")]
    if not SWITCH.issuperset(switches) or (game is not None and not NUMBER.fullmatch(game)):
        return None
    return _Wanted(None if game is None else int(game), *(switch == "1" for switch in switches))


def _history(game: Cut, seat: Seat) -> Response:
    """A game that still runs, as this seat may have it."""
    return Response("".join(history_of(game, seat)), media_type="application/jsonl")


@functools.lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", border=2, xmldecl=False, omitsize=True, dark="#221e1a")
    return drawn.getvalue()


@functools.cache
def page_of_rules(file: Path) -> bytes:
    return file.read_bytes()


@functools.cache
def described(describe: Callable[[], object]) -> bytes:
    return msgspec.json.encode(describe())


def bearer(request: Request) -> str:
    """The hash of the token that came with the request; of nothing where none did."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return hashed(token) if kind.lower() == "bearer" else ""
