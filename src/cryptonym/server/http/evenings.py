"""An evening at a table, for the row of flags and the image at its end: its last games, with the votes for their clues.

It tells of games that are over and of nothing else. What is worked out of a game never changes and is kept; the votes of the last game
are counted as they stand (TABLE-12).
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cryptonym import engine
from cryptonym.engine import Event
from cryptonym.protocol.outward import given
from cryptonym.server.http.api import Api, bearer, trouble
from cryptonym.server.http.replays import Cut, log_of
from cryptonym.server.limits import Buckets
from cryptonym.server.services import Services
from cryptonym.server.stores.record import Recorded, from_stored
from cryptonym.server.stores.store import Stored
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import Rooms
from cryptonym.server.tables.starts import GameStart
from cryptonym.server.workers.pool import NoAnswer
from cryptonym.server.workers.reviewers import NoReview
from cryptonym.server.workers.slow import TooBusy
from cryptonym.table import ClueVoted
from cryptonym.table.log import TABLE
from cryptonym.table.names import NOBODY

SHOWN: Final = 8
"""Games that are told of: the last ones."""
KEPT: Final = 512
"""Games of all tables that are kept, 2 kB each."""
CALLED_OFF: Final = "TABLE-5"


@dataclass(frozen=True, slots=True)
class Given:
    """A clue of a game: `who` is the person or bot that gave it."""

    turn: int
    team: str
    word: str
    number: int | None
    who: str | None


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over. `flag` has red's chances from its deal to its end, in hundredths; empty if they could not be worked out."""

    mode: str
    winner: str | None
    by: str
    score: int | None
    at: int
    """When it ended (ms)."""
    flag: tuple[int, ...]
    clues: tuple[Given, ...]
    votes: Mapping[int, int]
    """By turn, as they stood when it was read."""
    is_counted: bool
    """True if another game has been dealt since: nobody votes any more."""


class Evenings:
    def __init__(self, rooms: Rooms, services: Services, api: Api) -> None:
        self._rooms = rooms
        self._reader = services.reader
        self._reviewer = services.reviewer
        self._clock = services.clock
        self._api = api
        self._asked = Buckets(rate=services.config.reads_a_second, size=50, clock=services.clock)
        self._folded = Buckets(rate=2, size=20, clock=services.clock)
        """By table: a game that is not kept is read and folded."""
        self._kept: OrderedDict[tuple[str, int], Played] = OrderedDict()
        self._reading: dict[tuple[str, int], asyncio.Task[Played]] = {}
        """Everybody at a table asks when its game is over: it is read once."""

    async def evening(self, request: Request) -> Response:
        """To whoever may watch the table, as a replay is; a spectator who sees it late hears of no game that they have not seen end."""
        address = self._api.address(request)
        if not self._asked.take(address):
            return self._api.too_fast("reads-a-second", address, self._asked.wait(address))
        link, token = request.path_params["table"], bearer(request)
        room = await self._rooms.get(link)
        if room is None or not (room.doorway.link == link or room.crowd.knows(token)):
            return trouble(404, "no-such-table")
        if room.table.password is not None and not room.crowd.knows(token):
            return trouble(401, "password-needed")
        lag = room.crowd.lag_of(token)
        try:
            told = await self._told(room, self._clock.now() - 1000 * lag if lag else None)
        except TooBusy:
            return self._api.too_fast("replays-of-a-table", address, self._folded.wait(room.id))
        return JSONResponse(told, headers={"cache-control": "no-store"})

    async def _told(self, room: Room, until: int | None) -> dict[str, Any]:
        over, wins = len(room.starts) - room.table.is_playing, room.table.wins
        games: dict[int, Played] = {}
        for number in range(over, 0, -1):
            played = await self._played(room, number)
            if until is not None and played.at > until:
                wins = (wins[0] - (played.winner == "red"), wins[1] - (played.winner == "blue"))
                continue
            games[number] = played
            if len(games) == SHOWN:
                break
        return told(room, dict(sorted(games.items())), wins)

    async def _played(self, room: Room, number: int) -> Played:
        """A game of the table that is over; the votes of the last one are those of now."""
        key, is_last = (room.id, number), number == room.table.games
        played = self._kept.get(key)
        if played is None or not (played.is_counted or is_last):
            task = self._reading.get(key)
            if task is None:
                if not self._folded.take(room.id):
                    raise TooBusy
                task = self._reading[key] = asyncio.get_running_loop().create_task(self._read(room, number, is_last))
                task.add_done_callback(lambda _: self._reading.pop(key, None))
            played = await asyncio.shield(task)
        return replace(played, votes=Counter(room.table.ballot.values())) if is_last else played

    async def _read(self, room: Room, number: int, is_last: bool) -> Played:
        stored = await self._rooms.game_events(room, number)
        start = room.starts[number - 1]
        played, log = await self._reader.do(lambda: read(start, stored))
        if played.by != CALLED_OFF:
            played = replace(played, flag=await self._flag(log))
            if not played.flag:
                return played
        self._kept[room.id, number] = played = replace(played, is_counted=not is_last)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return played

    async def _flag(self, log: str) -> tuple[int, ...]:
        """Red's chances, as the review has them; a review without a mind takes some milliseconds of its process."""
        if self._reviewer is None:
            return ()
        try:
            review = msgspec.json.decode(await self._reviewer.review(log, None, {}))
        except (NoReview, NoAnswer, TooBusy):
            return ()
        is_blues = review["mode"] == "coop" and review["starting"] == "blue"
        chances = [review["start"], *(touch["chance"] for touch in review["touches"])]
        return tuple(round(100 * (1 - chance if is_blues else chance)) for chance in chances)


def read(start: GameStart, stored: Iterable[Stored]) -> tuple[Played, str]:
    """A game that is over, without its flag, and its log."""
    records = [from_stored(TABLE, row) for row in stored]
    events = [record.event for record in records if isinstance(record.event, Event)]
    ending = next(record for record in records if isinstance(record.event, engine.GameEnded))
    assert isinstance(ending.event, engine.GameEnded)
    clues = clues_of(records)
    ballot = {vote.person: vote.turn for record in records if isinstance(vote := record.event, ClueVoted)}
    dealt = events[0]
    assert isinstance(dealt, engine.GameDealt)
    played = Played(
        mode=dealt.rules.mode.value,
        winner=ending.event.winner and ending.event.winner.value,
        by=ending.event.by,
        score=ending.event.score,
        at=ending.at,
        flag=(),
        clues=clues,
        votes=Counter(turn for turn in ballot.values() if turn is not None),
        is_counted=False,
    )
    return played, log_of(Cut(start.language, start.players, events))


def clues_of(records: Iterable[Recorded]) -> tuple[Given, ...]:
    """The clues of a game, by the turns that the table counts."""
    found: list[Given] = []
    game: engine.Game | None = None
    for record in records:
        event = record.event
        if not isinstance(event, Event):
            continue
        if isinstance(event, engine.GameDealt):
            game = engine.begin(event)
            continue
        assert game is not None, "a game begins with its deal"
        game = engine.evolve(game, event)
        if isinstance(event, engine.ClueGiven):
            found.append(Given(len(game.turns) - 1, event.team.value, event.word, event.number, record.who))
    return tuple(found)


def told(room: Room, games: Mapping[int, Played], wins: tuple[int, int]) -> dict[str, Any]:
    """The evening in the words of the wire. Names are those of today; who has had theirs removed has none."""
    names = names_of(room, games)
    return {
        "games": max(games, default=0),
        "wins": {"red": wins[0], "blue": wins[1]},
        "people": [names[one] for one in people_of(room, games) if one in names],
        "shown": [_game(number, played, names) for number, played in games.items()],
    }


def _game(number: int, played: Played, names: Mapping[str, str]) -> dict[str, Any]:
    return {
        "game": number,
        "mode": played.mode,
        "winner": played.winner,
        "by": played.by,
        "score": played.score,
        "flag": list(played.flag),
        "clues": [
            {
                "turn": clue.turn,
                "team": clue.team,
                "word": clue.word,
                "number": given(clue.number),
                "name": names.get(clue.who or ""),
                "votes": played.votes.get(clue.turn, 0),
            }
            for clue in played.clues
        ],
    }


def names_of(room: Room, games: Iterable[int]) -> dict[str, str]:
    """By id the names of all who sat in these games: as they are called now, or were when they left."""
    names: dict[str, str] = {}
    for number in games:
        start = room.starts[number - 1]
        for seat, people in start.people.items():
            names |= zip(people, start.players[seat], strict=True)
    names |= {person.id: person.name for person in room.table.people}
    return {person: name for person, name in names.items() if name != NOBODY}


def people_of(room: Room, games: Iterable[int]) -> list[str]:
    """Who sat in these games and is no bot, in the order in which they came in."""
    people = {person: None for n in games for seated in room.starts[n - 1].people.values() for person in seated}
    humans = frozenset(room.table.tokens.values())
    return [person for person in people if person in humans]
