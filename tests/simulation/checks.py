"""What must hold at every step: of every frame that the server sends, and of every view that a client has merged.

To add one, compare here what was sent or merged with what stands in the ledger, and call `world.fail` with its name.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec
from tests.simulation.loop import EPOCH
from tests.simulation.network import Link

from cryptonym.engine import WATCHER, GameEnded, Role
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.protocol.outward import audience
from cryptonym.server.sockets import connection
from cryptonym.server.tables import answers, audiences
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.secrecy import hashed
from cryptonym.table import Table, refused_line, seat_of
from cryptonym.table.events import DeviceChanged, PersonLeft

if TYPE_CHECKING:
    from tests.simulation.people import Device
    from tests.simulation.world import World

PASSWORD: Final = "open sesame"
"""The only one that hosts set."""
MOST_REPEATED: Final = 5
"""How often a client sends the same message within a second at most: its line may break, and break again."""
NOT_STORED: Final = (asked.Talk, asked.MoveSeat, asked.HurryBots)
"""Commands whose answer says nothing about the store."""


KEY_TOLD: Final = re.compile(r'"key":\[')
"""A key, and not one that is taken away."""


class Peek(msgspec.Struct):
    """What is looked at of every frame on its way out."""

    type: str
    n: int = 0
    id: str = ""
    team: str = ""
    code: str | None = None
    word: str = ""
    person: str | None = None
    seat: str = "watcher"
    host: bool = False
    delay: int = 0


PEEK: Final = msgspec.json.Decoder(Peek)


class Checks:
    def __init__(self, world: World) -> None:
        self._world = world
        self._numbers: dict[Link, int] = {}
        """By line: the number up to which its client has been told, by this line or by one before it."""
        self._you: dict[Link, Peek] = {}
        self._since: dict[tuple[str, object], float] = {}
        """Since when something is so that must not stay so."""
        self._said: dict[tuple[Device, str], list[float]] = {}
        """When a device has sent a message lately."""
        self._first: dict[str, tuple[int, str, int]] = {}
        """By command: the run of the server in which it was answered first, the kind of answer, and its number."""

    # --- what the server sends ----------------------------------------------------------------------------------------

    def sent(self, link: Link, frame: str) -> None:
        """Look at a frame at the moment when the server sends it."""
        said = PEEK.decode(frame)
        self._kept_secret(link, said, frame)
        match said.type:
            case "event" | "snapshot":
                self._numbered(link, said)
            case "ack" | "refused":
                self._answered(link, said)
            case "welcome":
                self._welcomed(link, said)
            case "talked":
                self._spoken(link, frame)
            case "presence":
                self._pointed(frame)
            case "bot_notes":
                if self._is_on(link):
                    self._world.fail("bots keep their thoughts to themselves", "before the game was over")
            case "you":
                self._you[link] = said
            case "quiet_question" | "quiet_answer" | "quiet_lapse":
                self._whispered(link, said)
            case "draft_verdict":
                if said.word not in self._world.drafted(link.token):
                    self._world.fail("a draft is judged for its typist alone", said.word)
            case "move_code":
                if link.token not in self._world.movers:
                    self._world.fail("a move's code is told to its owner alone", link.address)
                if said.code is not None:
                    self._world.moves_told.setdefault(said.code, self._world.now())
            case "code":
                self._coded(link, said)
            case "error":
                link.is_told_off |= said.code == "too-fast"
                self._troubled(said)

    def _kept_secret(self, link: Link, said: Peek, frame: str) -> None:
        """No frame holds anybody's token, its hash or the password's; and none tells the key to people who may not know it (KEY-3).

        This does not ask the server's views: the ledger's are made by the same functions.
        """
        world, ledger = self._world, self._world.ledger
        if any(secret in frame for secret in (*ledger.table.tokens, *world.tokens, ledger.table.password or PASSWORD)):
            world.fail("no secret leaves", f"{said.type} to {link.address}")
        if said.type not in ("event", "snapshot") or '"key"' not in frame:
            return
        number = said.n
        table, seat = ledger.at(number), ledger.seat(link.token, number)
        is_known = (
            table.game is None or table.game.is_over or (seat.role is Role.SPYMASTER and seat in table.game.seats)
        )
        was = ledger.seat(link.token, number - 1) if number > 1 else seat
        if not is_known and not (said.type == "event" and was.role is Role.SPYMASTER) and KEY_TOLD.search(frame):
            world.fail("operatives and spectators see no key", f"{said.type} {number} to {link.address} on {seat}")

    def _is_known(self, link: Link, person: str) -> bool:
        """False for somebody who joined just now: the store may not have answered the server yet."""
        ledger = self._world.ledger
        lately = range(max(1, ledger.number_at(self._world.now() - 10)), ledger.head + 1)
        return all(ledger.owner(link.token, number) == person for number in lately)

    def _welcomed(self, link: Link, said: Peek) -> None:
        """A stranger needs the present link, and the password if there is one; what changed just now may have been different."""
        person = self._world.ledger.owner(link.token)
        has_all = person is not None and self._world.windows_of(person, link.life) >= self._world.windows
        if person is not None and has_all and self._is_known(link, person):
            self._world.fail("a person has only so many windows", person)
        link.is_welcome = True
        if said.delay:
            self._world.happened("a spectator was late")
        world, ledger, hello = self._world, self._world.ledger, link.hello
        if hello is not None and hello.since is not None:
            self._numbers[link] = min(hello.since, ledger.head)
        lately = range(max(1, ledger.number_at(world.now() - 10)), ledger.head + 1)
        if hello is None or any(ledger.owner(link.token, number) is not None for number in lately):
            return
        if not any(hello.table == (ledger.at(number).link or ledger.at(number).id) for number in lately):
            world.fail("strangers come in by the present link alone", hello.table)
        if hello.password != PASSWORD and all(ledger.at(number).password is not None for number in lately):
            world.fail("strangers say the password", str(hello.password))

    def _pointed(self, frame: str) -> None:
        """Tags and hands lie on cards that are not covered, and are those of people who may touch (TURN-13, CLUE-1)."""
        told = msgspec.json.decode(frame, type=out.Presence)
        for person in told.reaching.keys() - set(told.here):
            self._world.fail("a hand belongs to a person who is here", person)
        self.points(told, self._world.now() - 140)  # spectators are late, and some clients read late

    def points(self, told: out.Presence, since: float) -> None:
        ledger = self._world.ledger
        several = [
            (person, card) for person, one in told.fingers.items() for card in (*one.later, *one.unsure, *one.against)
        ]
        for person in told.faces:
            self._world.happened("somebody made a face")
            if not any(_may_make_faces(table, person) for table in ledger.lately(since)):
                self._world.fail("nobody who knows the key makes a face", person)
        for person, one in told.fingers.items():
            self._world.happened("somebody pointed at several cards")
            choices = [told.tags[person], *one.later] if person in told.tags else one.later
            if len({*choices, *one.against}) < len(choices) + len(one.against) or not set(one.unsure) <= set(choices):
                self._world.fail("one points at a card once", str(one))
        for person, card in (*told.tags.items(), *told.reaching.items(), *several):
            if not any(_may_point(table, person, card) for table in ledger.lately(since)):
                self._world.fail("only those point who may touch", f"{person} at {card}")

    def _spoken(self, link: Link, frame: str) -> None:
        """A line is heard from people who may speak."""
        told, ledger = msgspec.json.decode(frame, type=out.Talked), self._world.ledger
        if told.whole:
            return
        for line in told.lines:
            # A node that heard nothing for a while tells its people later what was said.
            since = min(self._world.now(), (line.at - EPOCH) / 1000) - 75
            lately = range(max(1, ledger.number_at(since)), ledger.head + 1)
            if all(refused_line(ledger.at(number), line.person, line.line) is not None for number in lately):
                self._world.fail("only those talk who may", f"{line.name}: {line.line}")

    def forget(self, link: Link) -> None:
        self._numbers.pop(link, None)
        self._you.pop(link, None)

    def _numbered(self, link: Link, said: Peek) -> None:
        world, ledger, last = self._world, self._world.ledger, self._numbers.get(link)
        if said.n > ledger.head:
            world.fail("stored first, told second", f"{said.n} was told, {ledger.head} is stored")
            return
        if said.type == "event":
            if last is not None and said.n != last + 1:
                world.fail("numbers have no gaps", f"{said.n} was sent after {last}")
            event = ledger.records[said.n - 1].event
            if isinstance(event, PersonLeft) and event.kicked and ledger.owner(link.token, said.n - 1) == event.person:
                world.fail("a person who was sent away hears nothing more", event.person)
            if isinstance(event, DeviceChanged) and ledger.owner(link.token, said.n - 1) == event.person:
                world.fail("a device that was left hears nothing more", event.person)
        self._late(link, said.n)
        self._numbers[link] = said.n
        you = self._you.get(link)
        if you is None:
            world.fail("everybody is told who they are", link.address)
        elif not ledger.is_delayed_since(said.n):
            person = ledger.owner(link.token, said.n)
            seat = audience(ledger.seat(link.token, said.n))
            hosts = (
                ledger.at(said.n).host,
                ledger.table.host,
            )  # who resumes hears of now first, and then of what was missed
            if (you.person, you.seat) != (person, seat) or (you.host and person not in hosts):
                world.fail("everybody is told who they are", f"{you} at {said.n}, but it is {person} on {seat}")

    def _is_on(self, link: Link) -> bool:
        """True if a game has been on for some time, also where this line has been told to: a slow one hears late of the game before."""
        ledger, told = self._world.ledger, self._numbers.get(link)
        lately = ledger.lately(self._world.now() - 75)
        return all(table.is_playing for table in lately) and (told is None or ledger.at(told).is_playing)

    def _late(self, link: Link, number: int) -> None:
        """A spectator sees the table as late as the host wants, if both have been so ever since."""
        ledger = self._world.ledger
        delay = ledger.at(number).delay
        if not delay or self._world.now() >= ledger.times[number - 1] + delay - 0.001:
            return
        for later in range(number, ledger.head + 1):
            table, person = ledger.at(later), ledger.owner(link.token, later)
            has_part = person is not None and (
                ledger.seat(link.token, later) != WATCHER or person in (table.host, table.caller)
            )
            if table.delay != delay or has_part:
                return
        self._world.fail("spectators see the table late", f"{number} was sent {delay} s too early")

    def _answered(self, link: Link, said: Peek) -> None:
        world = self._world
        command = f"{hashed(link.token)[:16]}/{said.id}"
        message = world.wishes.get(command)
        if message is None:
            world.fail("an answer answers something", command)
            return
        is_stored = command in world.ledger.commands
        first = self._first.get(command)
        is_forgotten = world.plan.small and first is not None and first[1] == "refused"  # so few are remembered
        if said.type == "refused" and is_stored and not is_forgotten:
            world.fail("what is refused is not stored", f"{command} {message}")
        if said.type == "ack" and not is_stored and not isinstance(message, NOT_STORED):
            world.fail("an acknowledged command is stored once", f"{command} {message} is not stored")
        elif said.type == "ack" and not isinstance(message, NOT_STORED):
            self._acknowledged(link, command, message, said.n)
        if said.type == "ack" and isinstance(message, asked.Talk):
            world.lines_said.append((world.now(), link.life.number, message.line))
        now = (link.life.number, said.type, said.n)
        if first is None:
            self._first[command] = now
            return
        world.happened("a command was sent again and answered twice")
        if is_forgotten:
            return
        is_kept = first[0] == link.life.number or first[1] == "ack"  # memory keeps refusals, the store what was taken
        if first[1] != said.type and is_kept and not isinstance(message, NOT_STORED):
            world.fail("a command that is sent again gets its first answer", f"{command}: {first[1]}, then {said.type}")

    def _acknowledged(self, link: Link, command: str, message: asked.Asked, number: int) -> None:
        """An answer has the number of the command's last event, and comes after what it speaks of."""
        world, ledger = self._world, self._world.ledger
        if ledger.table.delay or isinstance(message, asked.AskQuietly | asked.AnswerQuietly):
            return
        last = max(
            (ledger.at(n).delay for n in range(max(1, ledger.number_at(world.now() - 62)), ledger.head + 1)), default=0
        )
        stored = world.answer_of(command)
        if not last and stored != number:
            world.fail("an answer has the number of what it answers", f"{command}: {number}, and not {stored}")
        if not last and number > self._numbers.get(link, number):
            world.fail("an answer comes after what it speaks of", f"{number} after {self._numbers.get(link)}")

    def _whispered(self, link: Link, said: Peek) -> None:
        seat = self._world.ledger.seat(link.token, self._numbers.get(link))
        is_asked = said.type == "quiet_question"
        if seat.role is not Role.SPYMASTER or (is_asked and seat.team is not None and seat.team.value == said.team):
            self._world.fail("only the spymasters hear what is whispered", f"{said.type} went to {seat}")
        self._world.happened(
            {"quiet_question": "a quiet question", "quiet_answer": "a quiet answer"}.get(
                said.type, "a quiet question lapsed"
            )
        )

    def _coded(self, link: Link, said: Peek) -> None:
        ledger = self._world.ledger
        number = self._numbers.get(link, ledger.head)
        late = all(
            ledger.at(n).delay
            and ledger.seat(link.token, n) == WATCHER
            and ledger.owner(link.token, n) not in (ledger.at(n).host, ledger.at(n).caller, None)
            for n in (number, ledger.head)
        )
        if said.code is not None and late:
            self._world.fail("late spectators are told no code", link.address)

    def _troubled(self, said: Peek) -> None:
        if said.code == "paused":
            self._world.happened("a table was paused")
        elif said.code == "too-fast":
            self._world.happened("somebody was too fast")

    # --- what must not stay as it is ----------------------------------------------------------------------------------

    def stays(self, what: str, about: object, is_so: bool, seconds: float, quiet_since: float) -> None:
        """Fail if something has been so for longer than these seconds, in all of which nothing went wrong."""
        now, place = self._world.now(), (what, about)
        for other in [known for known in self._since if known[0] == what and (known != place or not is_so)]:
            del self._since[other]
        if is_so and now - max(self._since.setdefault(place, now), quiet_since) > seconds:
            self._world.fail(what, f"{about} for {seconds} s")

    def overdue(self, quiet_since: float) -> None:
        """What is due by itself happens in time: turns end, absent seats are waited for, quiet questions lapse."""
        world, ledger = self._world, self._world.ledger
        table, server = ledger.table, world.server
        rooms = [room for one in world.running for room in one.rooms.everyone()]
        if server is None or not rooms:
            self._since.clear()
            return
        game = None if table.closed else table.game
        clock = None if game is None else game.clock
        ends = None if clock is None else clock.ends
        is_set = "time is set" in world.plan.faults  # a timer that is set does not heed it
        is_late = ends is not None and not is_set and ends < server.clock.now()
        self.stays("strict time runs out", ends, is_late, 3, quiet_since)
        seat = None if game is None or ends is None else game.on_move
        is_manned = seat is not None and (
            any(person.bot or world.is_present(person.id) for person in table.at(seat))
            or (game is not None and seat == game.guesser and world.is_present(table.caller))
        )
        may_wait = seat is not None and seat not in table.awaited and table.awaiting is None
        self.stays("strict time waits for people who are away", seat, may_wait and not is_manned, 6, quiet_since)
        waited = table.awaiting[0] if table.awaiting is not None and game is not None else None
        is_back = waited is not None and any(person.bot or world.is_present(person.id) for person in table.at(waited))
        self.stays("strict time goes on when people are back", waited, is_back, 4, quiet_since)
        behind = next((room.version for room in rooms if room.version < ledger.head), None)
        self.stays("what is stored is told", behind, behind is not None, 5, quiet_since)
        lost = sum(link.is_welcome for link in world.links) - sum(one.rooms.sockets for one in world.running)
        self.stays("everybody is at a table that is in memory", lost, lost > 0, 5, quiet_since)
        bot_due = None
        if game is not None and not game.is_over and world.links and (clock is None or ends is not None):
            people = table.at(game.on_move)
            if any(person.bot for person in people) and not any(world.is_present(person.id) for person in people):
                bot_due = game.on_move, len(game.turns), len(game.covered), game.phase
        is_called = game is not None and bot_due is not None and game.on_move == game.guesser
        is_beside = is_called and world.is_present(table.caller)  # a bot beside a caller only points
        self.stays("a bot moves in its time", bot_due, bot_due is not None and not is_beside, 40, quiet_since)
        until = None if table.awaiting is None or is_set or game is None else table.awaiting[1]
        is_over = until is not None and until < server.clock.now()
        self.stays("strict time does not wait for ever", until, is_over, 3, quiet_since)
        question = ledger.asked_at if ledger.asks_quietly else None
        self.stays("a quiet question lapses", question, question is not None, 48, quiet_since)

    def limits(self, room: Room) -> None:
        """No queue or memory of a table is larger than it may be."""
        found = {
            "answers": (len(room._answers._accepted), answers.ANSWERS),
            "messages to resume by": (
                max(map(len, room.crowd._audiences._recent.values()), default=0),
                audiences.REMEMBERED,
            ),
            "outbox": (max((len(one._outbox) for one in room.crowd.connections), default=0), connection.OUTBOX + 1),
            "late messages": (max((len(one._late) for one in room.crowd.connections), default=0), connection.LATE),
            "timers of a table": (len(room._hours._timers), 4),
            "work in the background": (len(room._tasks), 50),
        }
        for name, (have, most) in found.items():
            if have > most:
                self._world.fail("memory and queues stay bounded", f"{name}: {have}, and not {most}")

    def said(self, device: Device, frame: str) -> None:
        """A client does not send the same thing over and over: a server that has trouble would have more."""
        now, times = self._world.now(), self._said.setdefault((device, frame), [])
        times.append(now)
        if len(times) > MOST_REPEATED and now - times.pop(0) < 1:
            self._world.fail("a client that has to wait waits", f"{device.person.name} says again and again: {frame}")

    # --- what a client has merged -------------------------------------------------------------------------------------

    async def merged(self, device: Device, message: out.Outgoing) -> None:
        world = self._world
        if isinstance(message, out.Happened | out.Snapshot):
            if isinstance(message, out.Happened) and message.n != (device.number or 0) + 1:
                world.fail("numbers have no gaps", f"{device.person.name} merged {message.n} after {device.number}")
            if device.number is not None and device.link is not None and device.link.is_first:
                kind = "by number" if isinstance(message, out.Happened) else "with a snapshot"
                world.happened(f"a socket resumed {kind}")
            if device.link is not None:
                device.link.is_first = False
            if isinstance(message, out.Happened):
                self._heard_of(device, message)
        await device.merge(message)
        match message:
            case out.Happened() | out.Snapshot():
                self._seen(device, message.n)
            case out.Talked():
                self._talked(device, message)
            case _:
                pass

    def _heard_of(self, device: Device, message: out.Happened) -> None:
        """An event is told as it was stored, without what this seat may not know."""
        ledger = self._world.ledger
        record, told = ledger.records[message.n - 1], ledger.told(device.token, message.n)
        if (message.at, message.who) != (record.at, record.who) or msgspec.to_builtins(message.event) != told:
            self._world.fail("an event is told as it was stored", f"{message.n}: {message.event}, and not {told}")

    def _seen(self, device: Device, number: int) -> None:
        world, ledger = self._world, self._world.ledger
        expected = ledger.view(device.token, number)
        if device.view_json != expected:
            other = differences(device.view_json, expected)
            world.fail("every view is the view folded from the log", f"{device.person.name} at {number}: {other}")
        if list(device.actions) != list(ledger.actions(device.token, number)):
            offered = f"{device.actions}, and not {ledger.actions(device.token, number)}"
            world.fail("everybody is offered what they may do", f"{device.person.name} at {number}: {offered}")

    def _talked(self, device: Device, message: out.Talked) -> None:
        life = device.link.life.number if device.link is not None else -1
        if message.whole or device.life != life:
            device.said_here.clear()
        device.life = life
        device.said_here += [line.line for line in message.lines]
        is_known = self._world.plan.nodes == 1 or not self._world.forgets_lines  # a line is in memory alone
        if is_known and len(set(device.said_here)) != len(device.said_here):
            self._world.fail("a line is said once", f"{device.person.name} heard {device.said_here[-1]} again")


def _may_make_faces(table: Table, person: str) -> bool:
    game = table.game
    return game is not None and bool(game.covered) and table.person(person) is not None and not table.knows_key(person)


def _may_point(table: Table, person: str, card: int) -> bool:
    game = table.game
    if game is None or card in game.covered:
        return False
    return person == table.caller or seat_of(table, person) == game.guesser


def differences(have: Any, want: Any, where: str = "") -> str:
    """Where two JSON values differ, in short."""
    if isinstance(have, dict) and isinstance(want, dict):
        found = [
            differences(have.get(name), want.get(name), f"{where}/{name}")
            for name in sorted(have.keys() | want.keys())
            if have.get(name) != want.get(name)
        ]
        return "; ".join(found)[:600]
    return f"{where}: {have!r}, and not {want!r}"[:300]


def has_ended(event: object) -> bool:
    return isinstance(event, GameEnded)
