"""The truth of a history: the table as the stored events tell it, folded anew beside the server, and what must hold of the log.

The server is not asked. What it tells people is compared with what stands here.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from tests.naive.rulebook import NaiveGame
from tests.naive.test_agreement import summary
from tests.simulation.minds import finding_of
from tests.table.test_random_tables import check

from cryptonym import table as tables
from cryptonym.engine import (
    WATCHER,
    CardCovered,
    ChallengeDecided,
    ClockPaused,
    ClockStarted,
    ClueChallenged,
    ClueGiven,
    CoverDeclined,
    Game,
    GameDealt,
    GameEnded,
    HourglassTurned,
    LastStandBegan,
    Role,
    Seat,
    TurnEnded,
    actions,
)
from cryptonym.engine.quiet import Quiet, QuietEvent, QuietlyAnswered, QuietlyAsked, evolve_quietly, heard, turn_number
from cryptonym.protocol import outward
from cryptonym.server.stores.record import Recorded, from_stored
from cryptonym.server.stores.store import Stored
from cryptonym.server.tables.secrecy import hashed
from cryptonym.table import Person, Table, TableOpened, seat_of
from cryptonym.table import events as happens
from cryptonym.table.log import QUIET, TABLE

Json = dict[str, Any]
GAME: Final = (
    CardCovered, ChallengeDecided, ClockPaused, ClockStarted, ClueChallenged, ClueGiven, CoverDeclined, GameEnded, HourglassTurned,
    LastStandBegan, TurnEnded,
)  # fmt: skip
BY_NOBODY: Final = (
    TurnEnded, GameEnded, ClockPaused, ClockStarted, happens.SeatAwaited, happens.HostChanged, happens.TableClosed,
)  # fmt: skip
"""What happens without anybody's wish: time, absence, a day without anybody."""
BY_HOST: Final = (
    happens.SettingsChanged, happens.DoorLocked, happens.PasswordChanged, happens.LinkChanged, happens.WatchersDelayed,
    happens.TalkSwitched, happens.PersonMuted, happens.RequestDeclined, happens.CallerNamed, happens.CardsLaid, GameDealt,
    happens.DeckBrought, happens.PicturesBrought, happens.PicturesDropped, happens.HostChanged, happens.PassingSet,
)  # fmt: skip
BY_ANOTHER_DOOR: Final = (happens.DeckBrought, happens.PicturesBrought, happens.PicturesDropped, happens.DeviceChanged)
"""What comes without a command's id."""
CALLERS: Final = ("guess", "stop", "challenge")


class Ledger:
    """`fail` is told what is wrong with the log; `sent` says whether a client has ever sent a command."""

    def __init__(self, table: str, fail: Callable[[str, str], None], sent: Callable[[str], bool]) -> None:
        self.table_id = table
        self._fail = fail
        self._sent = sent
        self.tables: list[Table | None] = [None]
        """By number: the table after that event."""
        self.records: list[Recorded] = []
        self.times: list[float] = []
        self.commands: set[str] = set()
        """Commands that are stored, of both streams."""
        self.quiet = Quiet(0)
        self.asked_at = 0.0
        self.let_pass: set[tuple[int, str, str]] = set()
        """By game, team and word: what the opposing spymaster, or the referee in that place, has let pass."""
        self.is_here: Callable[[str, float], bool] = lambda _person, _seconds: False
        """True if this person has had an open line for so many seconds."""
        self.now: Callable[[], float] = lambda: 0.0
        self._naive: NaiveGame | None = None
        self._seen: dict[tuple[int, bool], Json] = {}
        self._told: dict[tuple[int, bool], Json] = {}
        self._offered: dict[tuple[int, Seat, bool], list[str]] = {}

    @property
    def head(self) -> int:
        return len(self.records)

    @property
    def table(self) -> Table:
        table = self.tables[-1]
        assert table is not None
        return table

    def number_at(self, when: float) -> int:
        """The number of the last event that was stored before this time."""
        return bisect_left(self.times, when)

    def lately(self, since: float) -> list[Table]:
        """The table as it was at any time since then: the server may not know of the last events yet."""
        return [table for table in self.tables[max(1, self.number_at(since)) :] if table is not None]

    def is_delayed_since(self, number: int) -> bool:
        """True if spectators saw the table late at any time since this event: they are told of themselves at once, and of it later."""
        return any(self.at(later).delay for later in range(number, self.head + 1))

    def is_spectator(self, token: str) -> bool:
        """True if the owner of a token sees the table late if the host wants that."""
        person = self.owner(token)
        return person is None or (self.seat(token) == WATCHER and person not in (self.table.host, self.table.caller))

    def at(self, number: int) -> Table:
        table = self.tables[number]
        assert table is not None
        return table

    # --- what everybody should see ------------------------------------------------------------------------------------

    def owner(self, token: str, number: int | None = None) -> str | None:
        """Whose token it is, of those who are at the table."""
        table = self.at(self.head if number is None else number)
        person = table.tokens.get(hashed(token))
        return person if table.person(person) else None

    def seat(self, token: str, number: int | None = None) -> Seat:
        number = self.head if number is None else number
        return seat_of(self.at(number), self.owner(token, number))

    def is_caller(self, token: str, number: int) -> bool:
        person = self.owner(token, number)
        return person is not None and person == self.at(number).caller

    def view(self, token: str, number: int) -> Json:
        """What the owner of a token should see at this number."""
        table, seat = self.at(number), self.seat(token, number)
        knows = table.game is not None and seat.role is Role.SPYMASTER and seat in table.game.seats
        seen = self._seen.get((number, knows))
        if seen is None:
            seen = msgspec.json.decode(msgspec.json.encode(outward.table_seen(table, seat)))
            self._seen[number, knows] = seen
        return seen

    def told(self, token: str, number: int) -> Json:
        """What the owner of a token should hear of this event."""
        table, before, seat = self.at(number), self.tables[number - 1], self.seat(token, number)
        knows = table.game is not None and seat.role is Role.SPYMASTER and seat in table.game.seats
        heard_of = self._told.get((number, knows))
        if heard_of is None:
            assert before is not None
            event = outward.told(tables.redact(self.records[number - 1].event, seat), before)
            heard_of = self._told[number, knows] = msgspec.to_builtins(event)
        return heard_of

    def actions(self, token: str, number: int) -> list[str]:
        """What the owner of a token should be offered at this number."""
        place = (number, self.seat(token, number), self.is_caller(token, number))
        offered = self._offered.get(place)
        if offered is None:
            table = self.at(number)
            offered = self._offered[place] = (
                [] if table.game is None or table.closed else _offered(table.game, *place[1:])
            )
        return offered

    # --- what is stored -----------------------------------------------------------------------------------------------

    def stored(self, stream: str, bodies: Sequence[bytes], command: str | None, foreign: bool, now: float) -> None:
        """Fold what was stored, and look at it."""
        if command is not None:
            if command in self.commands:
                self._fail("an acknowledged command is stored once", f"{command} was stored again")
            self.commands.add(command)
        if not stream.startswith("table/"):
            for body in bodies:
                self._whispered(from_stored(QUIET, Stored(0, body)).event)
            return
        batch = [from_stored(TABLE, Stored(0, body)) for body in bodies]
        before = self.tables[-1]
        if before is not None and not foreign and batch:
            self._look_at(before, batch, command)
        for record in batch:
            self._fold(record, now)
        if before is not None and batch:
            self._play(before, batch)
            self._sit()

    def _whispered(self, event: QuietEvent) -> None:
        self.quiet = evolve_quietly(self.quiet, event)
        if isinstance(event, QuietlyAsked):
            self.asked_at = self.now()
        if isinstance(event, QuietlyAnswered) and event.lets_pass:
            self.let_pass.add((event.game, str(event.team), heard(event.word)))

    def _fold(self, record: Recorded, now: float) -> None:
        before, event = self.tables[-1], record.event
        if before is None:
            assert isinstance(event, TableOpened)
            self.tables.append(tables.begin(event))
        else:
            self.tables.append(tables.evolve(before, event))
        self.records.append(record)
        self.times.append(now)

    def _look_at(self, before: Table, batch: list[Recorded], command: str | None) -> None:
        """Who has done it, and may they?"""
        who, events = batch[0].who, [record.event for record in batch]
        person = before.person(who)
        if who is None and command is None:
            if not isinstance(events[0], BY_NOBODY):
                self._fail("every event is somebody's doing", f"nobody asked for {_names(events)}")
        elif who is None and not isinstance(events[0], happens.PersonJoined):
            self._fail("every event is somebody's doing", f"nobody did {_names(events)}")
        elif person is not None and person.bot is not None:
            if command is not None or not isinstance(events[0], GAME):
                self._fail("bots play and do nothing else", _names(events))
            self._look_at_bot(before, person, events[0])
        elif command is None:
            if not all(isinstance(event, BY_ANOTHER_DOOR) for event in events):
                self._fail("an acknowledged command is stored once", f"{_names(events)} has no command")
        elif not self._sent(command):
            self._fail("every event is somebody's doing", f"nobody has sent {command}, which did {_names(events)}")
        kicked = any(isinstance(event, happens.PersonLeft) and event.kicked for event in events)
        if kicked and not any(isinstance(event, happens.LinkChanged) for event in events):
            gone = [before.person(event.person) for event in events if isinstance(event, happens.PersonLeft)]
            if any(one is not None and one.bot is None for one in gone):
                self._fail("the link changes when somebody is sent away", _names(events))
        for event in events:
            self._look_at_event(before, event)
            if isinstance(event, ClockStarted | HourglassTurned) and event.at > batch[0].at:
                self._fail(
                    "nothing happens before its time", f"{_names([event])} {event.at - batch[0].at} ms too early"
                )
            if who is not None and who != before.host and _is_for_hosts(event):
                self._fail("only hosts do what hosts do", f"{who} did {_names([event])}")
            if isinstance(event, happens.HostChanged) and who is None and before.host and self.is_here(before.host, 60):
                self._fail("a host who is here stays the host", before.host)

    def _look_at_bot(self, before: Table, bot: Person, event: object) -> None:
        """A bot beside people only points; people who came just now may have found it under way."""
        if not isinstance(event, CardCovered | TurnEnded) or event.by not in ("TURN-3", "TURN-9"):
            return
        lately = [table for table in self.tables[max(1, self.number_at(self.now() - 20)) :] if table is not None]
        for person in before.at(bot.seat) if bot.seat else ():
            has_stayed = all(person.id in {one.id for one in table.at(bot.seat)} for table in lately if bot.seat)
            if person.bot is None and has_stayed and self.is_here(person.id, 20):
                self._fail("a bot beside people only points", f"{bot.name} beside {person.name}")

    def _look_at_event(self, before: Table, event: object) -> None:
        """What one event must be by itself."""
        if isinstance(event, happens.PersonJoined) and event.bot is None:
            if event.person in before.sent_away:
                self._fail("a person who was sent away does not come back", event.person)
            if before.locked and event.token not in before.tokens:
                self._fail("nobody new comes in by a locked door", event.name)
        if isinstance(event, ClueGiven) and before.game is not None:
            finding = None if event.verdict is None else event.verdict.finding
            if finding not in (None, finding_of(event.word)):
                self._fail("the referee's verdict is the one on this clue", f"{event.word}: {finding}")
            if event.let_pass and (before.games, str(event.team), heard(event.word)) not in self.let_pass:
                self._fail("only what was agreed to is let pass", event.word)

    @property
    def asks_quietly(self) -> bool:
        """True if a quiet question of this turn waits for its answer."""
        game, pending = self.table.game, self.quiet.pending
        is_on = game is not None and not game.is_over and self.quiet.game == self.table.games
        return is_on and game is not None and pending is not None and pending.turn == turn_number(game)

    def _sit(self) -> None:
        """People sit as the rules of the table allow."""
        try:
            check(self.table)
        except AssertionError as error:
            self._fail("people sit as the rules allow", f"{error!r} at {self.head}")

    # --- the naive rulebook -------------------------------------------------------------------------------------------

    def _play(self, before: Table, batch: list[Recorded]) -> None:
        """The naive rulebook plays the same move, and has to agree with what came of it."""
        at, who, first = batch[0].at, batch[0].who, batch[0].event
        events = [record.event for record in batch]
        dealt = next((event for event in events if isinstance(event, GameDealt)), None)
        if dealt is not None:
            clock = next((event for event in events if isinstance(event, ClockStarted)), None)
            self._naive = _begin(dealt, at if clock is None else clock.at)
        elif self._naive is not None and any(isinstance(event, GAME) for event in events):
            played = [event for event in events if isinstance(event, GAME)]
            if not self._moved(before, self._naive, played, who, at):
                self._fail("the naive rulebook agrees", f"it refuses {_names(events)} by {who}")
                return
        else:
            return
        game = self.table.game
        assert game is not None
        ours, theirs = summary(game), self._naive.summary()
        if ours != theirs:
            other = {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
            self._fail("the naive rulebook agrees", f"after {_names([first])}: {other}")

    def _moved(self, before: Table, naive: NaiveGame, played: list[Any], who: str | None, at: int) -> bool:
        first, seen = played[0], len(naive.covered)
        seat = _seat_for(before, who, first)
        clock = next((event for event in played if isinstance(event, ClockStarted)), None)
        now = at if clock is None else clock.at
        match first:
            case ClockPaused():
                ends = naive.clock_ends
                return naive.pause(now if ends is None else ends - first.left)
            case ClockStarted():
                return naive.resume(now)
            case TurnEnded(by="TIME-2") | GameEnded(by="FINE-4") if who is None:
                return naive.time_ran_out(now)
            case GameEnded(by="TABLE-5"):
                return who == before.host and naive.call_off()
            case GameEnded():
                return naive.do(seat, {"do": "stop", "seen": seen}, now)
            case TurnEnded():
                return naive.do(seat, {"do": "stop", "seen": seen}, now)
            case ClueGiven():
                finding = None if first.verdict is None else str(first.verdict.finding)
                wish: dict[str, object] = {
                    "do": "clue",
                    "word": first.word,
                    "number": first.number,
                    "finding": finding,
                    "let_pass": first.let_pass,
                }
                return naive.do(seat, wish, now)
            case CardCovered():
                wish = {"do": "guess" if first.by == "TURN-3" else "cover", "card": first.card, "seen": seen}
                return naive.do(seat, wish, now)
            case ClueChallenged():
                return naive.do(seat, {"do": "challenge", "seen": seen}, now)
            case ChallengeDecided():
                return naive.do(seat, {"do": "rule", "upheld": first.upheld, "seen": seen}, now)
            case CoverDeclined():
                return naive.do(seat, {"do": "decline", "seen": seen}, now)
            case HourglassTurned():
                return naive.do(seat, {"do": "hourglass"}, first.at)
        return False


def _seat_for(before: Table, who: str | None, event: object) -> str:
    """The seat that somebody moves for: their own, or as the caller the operatives'."""
    seat = seat_of(before, who)
    if who is not None and who == before.caller and before.game is not None and not isinstance(event, HourglassTurned):
        seat = before.game.guesser
    return str(seat)


def _offered(game: Game, seat: Seat, caller: bool) -> list[str]:
    if caller:
        return [name for name in actions(game, game.guesser) if name in CALLERS]
    return list(actions(game, seat))


def _begin(dealt: GameDealt, now: int) -> NaiveGame:
    assert dealt.key is not None
    rules = dealt.rules
    return NaiveGame(
        columns=rules.grid.columns,
        rows=rules.grid.rows,
        mode=str(rules.mode),
        assassin_ending=rules.assassin_ending,
        referee=str(rules.referee),
        clue_seconds=rules.clue_seconds,
        guess_seconds=rules.guess_seconds,
        hourglass_seconds=rules.hourglass_seconds,
        key=[str(identity) for identity in dealt.key.identities],
        starting=str(dealt.key.starting),
        now=now,
    )


def _is_for_hosts(event: object) -> bool:
    kicked = isinstance(event, happens.PersonLeft) and event.kicked
    bot = isinstance(event, happens.PersonJoined) and event.bot is not None
    return kicked or bot or isinstance(event, BY_HOST)


def _names(events: Sequence[object]) -> str:
    return ", ".join(type(event).__name__ for event in events)
