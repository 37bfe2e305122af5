"""One history: a table, a server that may be killed and started again, people around it, and what goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import hashlib
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from tests.nodes.memory import Rows
from tests.simulation.checks import PASSWORD, Checks
from tests.simulation.faults import FAULTS, NODE_FAULTS
from tests.simulation.ledger import Ledger
from tests.simulation.loop import EPOCH, OWNER, Life, SimClock, SimLoop, Stalled
from tests.simulation.markers import MARKERS, NODE_MARKERS
from tests.simulation.minds import DISPUTED, SimJudge, SimPasswords, SimReader, SimThinker
from tests.simulation.network import Link
from tests.simulation.nodes import NodeClock, SimBus, SimShared, Switchboard
from tests.simulation.people import Device, Person
from tests.simulation.plan import Plan
from tests.simulation.store import Disk, SimStore

from cryptonym.engine import (
    CardCovered,
    ClueChallenged,
    ClueGiven,
    Finding,
    GameDealt,
    GameEnded,
    LastStandBegan,
    Seat,
    Team,
    TurnEnded,
)
from cryptonym.engine.events import ChallengeDecided, ClockStarted
from cryptonym.engine.quiet import Insisted
from cryptonym.protocol import PROTOCOL
from cryptonym.protocol import incoming as asked
from cryptonym.protocol.closing import Close
from cryptonym.server.config import Config
from cryptonym.server.limits import Buckets
from cryptonym.server.nodes.neighbours import ALONE
from cryptonym.server.nodes.node import Node
from cryptonym.server.services import Services
from cryptonym.server.sockets.door import Door
from cryptonym.server.sockets.socket import Gone
from cryptonym.server.stores.record import to_body
from cryptonym.server.stores.store import StoreConflict, StoreUnavailable
from cryptonym.server.tables.answers import Refusals
from cryptonym.server.tables.rooms import IDLE_SECONDS, Rooms
from cryptonym.server.tables.secrecy import MOVE_LIFE, hashed
from cryptonym.server.workers.slow import TooBusy
from cryptonym.table import BringDeck, CardsLaid, OwnCard, OwnDeck, PersonLeft
from cryptonym.table.events import DeviceChanged, HostChanged, SeatAwaited, TalkSwitched
from cryptonym.table.log import QUIET, TABLE

KNOWN: Final = frozenset((*MARKERS, *NODE_MARKERS))
PATIENCE: Final = 150.0
"""Simulated seconds in which everything must be answered when the faults have stopped."""
GAME_SECONDS: Final = 7200.0
"""Simulated seconds in which a game must end if everybody plays on."""
EXPECTED: Final = ("Connection.pump", "Door._listen")
"""Tasks that may fail: the door sees to it."""


class Broken(NamedTuple):
    """Something that must hold, and does not."""

    what: str
    detail: str
    at: float

    def __str__(self) -> str:
        return f"{self.what}: {self.detail} (after {self.at:.3f} s)"


class Server:
    """One run of the server: the real rooms and the real door, on simulated services."""

    def __init__(self, world: World, number: int, place: int = 0) -> None:
        self.life = Life(number, world.task_failed)
        self.place = place
        """Which of the nodes it is."""
        self.clock = SimClock(world.loop, self.life)
        self.node: Node | None = None
        chance, fails = Random(f"{world.plan.seed}/server/{number}"), 0.0 if world.plan.twin else 0.05
        minds = Random(f"{world.plan.seed}/minds/{number}")
        self.judge = SimJudge(minds, world.happened, fails=fails)
        self.thinker = SimThinker(minds, world.happened, fails=fails)
        self.passwords = SimPasswords(minds, world.happened, fails=fails)
        store = SimStore(world.disk, self.life)
        if world.plan.nodes > 1:
            self.clock = clock = NodeClock(world.loop, self.life, world.apart[place])
            shared = SimShared(world.rows, store, world.happened)
            self.node = Node(shared, SimBus(world, self), clock, chance, measured=clock.measure)
        self.services = Services(
            store,
            Config(bot_seconds=world.bot_seconds, sockets_a_person=world.windows),
            clock=self.clock,
            chance=chance,
            judge=self.judge,
            thinker=self.thinker,
            passwords=self.passwords,
            reader=SimReader(),
            refusals=Refusals(8, 40) if world.plan.small else Refusals(),
            nodes=self.node or ALONE,
        )
        self.began = world.loop.time()
        self.context = contextvars.copy_context()
        self.context.run(OWNER.set, self.life)
        self.rooms = Rooms(self.services)
        self.door = Door(self.rooms, self.services, Buckets(0.2, 20, self.clock))

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start work of the server's."""
        return self.context.run(asyncio.get_running_loop().create_task, work)

    async def live(self) -> None:
        """Live among the other nodes until it is killed."""
        async with self.services.nodes.living():
            await asyncio.get_running_loop().create_future()

    def calm_down(self) -> None:
        self.judge.fails = self.thinker.fails = self.passwords.fails = 0.0


class World:
    def __init__(self, plan: Plan, *, keep_trace: bool = False, marks: str = "marks") -> None:
        self.plan = plan
        self._marks = marks
        self.loop = SimLoop()
        self.broken: Broken | None = None
        self.markers: Counter[str] = Counter()
        self.lines: deque[str] = deque(maxlen=None if keep_trace else 60)
        self._digest = hashlib.blake2b(digest_size=16)
        self._now = self.loop.time
        self.is_calm = self.is_over = self._is_leaving = False
        self.faults_on = True
        chance = Random(f"{plan.seed}/world")
        self.bot_seconds = chance.choice((0.0, 0.5, 2.5))
        self.disk = Disk(Random(f"{plan.seed}/disk"), self.happened, self._stored, self._foreign)
        self.disk.kill = self._kill
        self.checks = Checks(self)
        self.ledger = Ledger("", self.fail, lambda command: command in self.wishes)
        self.ledger.is_here = self._is_here
        self.ledger.now = self.loop.time
        self.wishes: dict[str, asked.Asked] = {}
        """By the name that the store knows it under: every command that was ever sent."""
        self.movers: set[str] = set()
        self.people: list[Person] = []
        self.devices: list[Device] = []
        self.links: dict[Link, None] = {}
        self.servers: list[Server | None] = [None] * plan.nodes
        """By place: the nodes that run."""
        self.apart = [0] * plan.nodes
        """By place: milliseconds by which the machine's time is ahead."""
        self.rows = Rows(self.disk.real, lambda: EPOCH / 1000 + self.loop.time())
        self.switchboard = Switchboard(self)
        self._spread = Random(f"{plan.seed}/spread")
        self.frames: list[tuple[float, str, str]] = []
        """When, to which token, what: kept for twins only."""
        self.windows = 2 if plan.small else Config().sockets_a_person
        self.tokens: dict[str, None] = {}
        """The tokens of all devices: they are never told to anybody."""
        self._ended = 0.0
        """When a server ended last."""
        self._thinks_until = 0.0
        self._trouble_until = 0.0
        self._runs = 0
        self._moves: set[str] = set()
        self.moves_told: dict[str, float] = {}
        """When each code that moves a place was told."""
        self.lines_said: list[tuple[float, int, str]] = []
        """When and in which run of the server a line of talk was taken."""
        self._codes: set[str] = set()
        """Short codes that people knew who were sent away."""
        self._chance = chance

    # --- what is noted ------------------------------------------------------------------------------------------------

    def now(self) -> float:
        return self.loop.time()

    def trace(self, who: str, what: str) -> None:
        line = f"{self._now():.6f} {who} {what}"
        self._digest.update(line.encode())
        self.lines.append(line)

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()

    def happened(self, what: str) -> None:
        assert what in KNOWN, f"{what!r} is not declared in markers.py"
        self.markers[what] += 1

    def fail(self, what: str, detail: str) -> None:
        """Something that must hold does not: the history ends here."""
        if self.broken is None:
            self.broken = Broken(what, detail, self._now())
            self.trace("!", f"{what}: {detail}")
            self.loop.stop()

    def task_failed(self, name: str, error: BaseException) -> None:
        if name in EXPECTED or isinstance(error, Gone):
            return
        self.fail("nothing fails in the background", f"{name}: {error!r}")

    # --- the server ---------------------------------------------------------------------------------------------------

    @property
    def running(self) -> list[Server]:
        return [server for server in self.servers if server is not None]

    @property
    def server(self) -> Server | None:
        """A server that runs: of several, the first."""
        return next(iter(self.running), None)

    def start(self, place: int = 0) -> Server:
        self._runs += 1
        server = self.servers[place] = Server(self, self._runs, place)
        server.begin(server.rooms.keep_house())
        if server.node is not None:
            server.begin(server.live())
        self.trace("server", f"begins its run {self._runs}")
        if self.is_calm:
            server.calm_down()
        return server

    def _one(self, chance: Random | None = None) -> Server | None:
        """A server that runs; of several, any."""
        running = self.running
        return (chance or self._spread).choice(running) if len(running) > 1 else self.server

    def _kill(self, life: Life) -> None:
        """Kill the server that is in this run of its own."""
        for server in self.running:
            if server.life is life:
                self.crash(1.0, server)

    def crash(self, seconds: float, server: Server | None = None) -> None:
        server = server or self._one()
        if server is None:
            return
        self.happened("the server was killed")
        if self.disk.under_way:
            self.happened("the server was killed while it stored")
        self.trace("server", "is killed")
        self._end(server, seconds)

    def restart(self, seconds: float) -> None:
        server = self._one()
        if server is None:
            return
        self.happened("the server was stopped")
        for room in server.rooms.everyone():
            server.context.run(room.crowd.say_goodbye)
        if server.node is not None:
            server.begin(server.node.leave())
        self.servers[server.place] = None
        self.later(0.2, lambda: self._end(server, seconds))

    def _end(self, server: Server, seconds: float) -> None:
        if server.life.is_dead:
            return
        self.servers[server.place] = None
        self._ended = self._now()
        server.life.kill()
        for link in [link for link in self.links if link.life is server.life]:
            link.cut()
        self.disk.under_way = 0
        self.later(seconds, lambda: self._start_again(server.place))

    def _start_again(self, place: int) -> None:
        if self.servers[place] is None:
            self.start(place)

    # --- several nodes ------------------------------------------------------------------------------------------------

    def set_apart(self, chance: Random, milliseconds: int) -> None:
        """Somebody sets the time of one node's machine."""
        place = chance.randrange(self.plan.nodes)
        self.apart[place] = milliseconds
        server = self.servers[place]
        if server is not None and isinstance(server.clock, NodeClock):
            self.happened("a clock of another machine was set")
            server.clock.apart = milliseconds

    def put_to_sleep(self, chance: Random, seconds: float) -> None:
        server = self._one(chance)
        if server is None or server.life.is_asleep:
            return
        self.happened("a node slept")
        self.trace("node", f"{server.place} sleeps for {seconds} s")
        server.life.is_asleep = True
        self._trouble(server)

        def wake() -> None:
            if server.life.is_asleep:
                self.trace("node", f"{server.place} goes on")
                server.life.wake(self.loop)

        self.later(seconds, wake)

    def cut_off(self, chance: Random, seconds: float) -> None:
        server = self._one(chance)
        if server is None or server.life.is_cut_off:
            return
        self.happened("a node was cut off")
        self.trace("node", f"{server.place} is cut off for {seconds} s")
        server.life.is_cut_off = True
        self._trouble(server)

        def mend() -> None:
            server.life.is_cut_off = False
            self._trouble(server)

        self.later(seconds, mend)

    def _trouble(self, server: Server) -> None:
        server.life.troubled = self._now()

    def marks(self, command: str) -> str:
        """What goes along with a clue as marked (TABLE-2): by a chance of its own, so that a twin may mark other cards, or none."""
        chance = Random(f"{self.plan.seed}/{self._marks}/{command}")
        drawn = f"{chance.getrandbits(asked.PLACES):025b}"
        return chance.choice(("", "0" * asked.PLACES, drawn, drawn))

    def told(self, payload: str) -> None:
        """A notification: every user of the database can read it."""
        self.trace("hint", payload)
        if self.plan.twin:
            self.frames.append((self._now(), "hints", payload))

    # --- lines --------------------------------------------------------------------------------------------------------

    def connect(self, device: Device) -> Link | None:
        """A line to the server; None if it is down."""
        return self.open_line(device.token, device.person.chance, device.person.name)

    def open_line(self, token: str, chance: Random, address: str) -> Link | None:
        server = self._one()
        if server is None or server.life.is_dead:
            return None
        self.tokens[token] = None
        link = Link(server.life, chance, address, token, self._heard, self._line_ended, self._closing)
        self.links[link] = None
        server.begin(self._serve(server, link))
        return link

    async def _serve(self, server: Server, link: Link) -> None:
        await server.door.serve(link)
        await link.close(1000)  # as an ASGI server does when the application has returned

    def _closing(self, link: Link, code: int) -> None:
        self.trace(link.address, f"is closed with {code}")
        if code == Close.TOO_SLOW and link.is_welcome:
            self.happened("a socket was too slow")

    def _line_ended(self, link: Link) -> None:
        self.links.pop(link, None)
        self.checks.forget(link)

    def _heard(self, link: Link, frame: str) -> None:
        self.trace(link.address, f"< {frame}")
        if self.plan.twin:
            self.frames.append((self._now(), link.token, frame))
        self.checks.sent(link, frame)

    def some_link(self, chance: Random) -> Link | None:
        return chance.choice(list(self.links)) if self.links else None

    def _is_here(self, person: str, seconds: float) -> bool:
        """True if somebody has had an open line for all of the last seconds."""
        since = self._now() - seconds
        return any(
            link.is_welcome
            and link.opened < since
            and self.ledger.owner(link.token) == person
            and (self.plan.nodes == 1 or self._is_known(link, seconds))
            for link in self.links
        )

    def _is_known(self, link: Link, seconds: float) -> bool:
        """True if all nodes can have known of this line for so long: nothing was between them, and none of them is new."""
        since = self._now() - seconds - 40
        quiet = all(server.life.troubled < since and server.began < since for server in self.running)
        return quiet and not link.life.is_asleep and link.opened < since and self.switchboard.failed < since

    # --- what people know and do --------------------------------------------------------------------------------------

    @property
    def is_thinking(self) -> bool:
        """True if people only look at the table."""
        return not self.is_calm and self._now() < self._thinks_until

    def all_think(self, seconds: float, chance: Random) -> None:
        """Nobody does anything for so long. A spymaster may ask quietly before."""
        self._ask_quietly(0.7, chance)
        self._thinks_until = self._now() + seconds

    def _ask_quietly(self, share: float, chance: Random) -> None:
        """Spymasters who have to give a clue ask about a word, and then do not go on."""
        for person in self.people:
            if person.device is not None and "clue" in person.device.actions and chance.random() < share:
                person.wish(asked.AskQuietly(id=person.id(), word=chance.choice(DISPUTED)))

    def _may_ask_quietly(self) -> bool:
        """True if a person has to give a clue now."""
        return any(person.device is not None and "clue" in person.device.actions for person in self.people)

    def stay_silent(self, chance: Random) -> None:
        """A stranger opens a line and never says a word. The server does not wait for ever."""
        link = self.open_line(f"silent {self._now()}", chance, "a silent stranger")

        def look() -> None:
            if link is not None and link.is_open and not link.life.was_troubled(self._now() - 15):
                self.fail("a line without a word is closed", link.address)

        self.later(15.0, look)

    def flooded(self, link: Link, many: int) -> None:
        """A client has sent so many messages at once. The server says that they are too many."""
        most = 10 * Config().commands_a_second  # they may arrive over some seconds

        def look() -> None:
            is_free = link.is_whole and not link.life.was_troubled(self._now() - 20)
            if many > most and is_free and not link.is_stalled and not link.is_told_off and link.is_welcome:
                self.fail("a flood is held back", f"{many} messages of {link.address}")

        self.later(20.0, look)

    @property
    def forgets_lines(self) -> bool:
        """True if a node may not know of a line that was said through another one: it is new, or there was trouble between them."""
        trouble = [self.switchboard.failed, *(server.life.troubled for server in self.running)]
        return self._ended > 0 or any(when > 0 for when in trouble)

    def windows_of(self, person: str, life: Life | None = None) -> int:
        """How many open lines a server, or all of them, have to somebody."""
        return sum(
            link.is_welcome and self.ledger.owner(link.token) == person and life in (None, link.life)
            for link in self.links
        )

    def is_present(self, person: str | None) -> bool:
        return person is not None and self.windows_of(person) > 0

    def link_said(self, person: Person) -> str:
        """The link that people send each other: the present one, or an old one if somebody has kept it."""
        table = self.ledger.table
        return (table.link or table.id) if person.chance.random() < 0.9 else table.id

    def password_said(self, person: Person) -> str | None:
        has_one = self.ledger.table.password is not None
        return PASSWORD if has_one or person.chance.random() < 0.1 else None

    def key_now(self) -> list[str]:
        game = self.ledger.table.game
        return [] if game is None else [str(identity) for identity in game.key.identities]

    def answer_of(self, command: str) -> int | None:
        """The number that the store answers a command of the table with."""
        return self.disk.real._answers[self.ledger.table_id].get(command)

    def drafted(self, token: str) -> set[str]:
        return next((device.person.drafted for device in self.devices if device.token == token), set())

    def wished(self, token: str, message: asked.Asked) -> None:
        self.wishes[f"{hashed(token)[:16]}/{message.id}"] = message
        if isinstance(message, asked.MoveSeat):
            self.movers.add(token)

    def knock(self, person: Person) -> None:
        """A stranger tries the door, and goes away."""
        chance = person.chance
        link = self.open_line(person.new_token(), chance, f"stranger of {person.name}")
        if link is None:
            return
        table = self.ledger.table.id
        useless = [code for code in self.moves_told if code in self._moves or self._is_over(code)] or ["A" * 22]
        hellos = (
            asked.Hello(protocol=PROTOCOL, table=table, token=link.token, since=10_000),
            asked.Hello(protocol=PROTOCOL, table="A" * 22, token=link.token),
            asked.Hello(protocol=PROTOCOL, table=table, token=link.token, password="wrong"),
            asked.Hello(protocol=PROTOCOL, table=table, token=link.token, move=chance.choice(useless)),
            asked.Hello(protocol=99, table=table, token=link.token),
            asked.Hello(protocol=PROTOCOL, table=table, token=link.token, move=chance.choice(useless)),
            asked.Tag(card=3),
        )
        link.say(msgspec.json.encode(chance.choice(hellos)).decode())
        self.later(chance.choice((0.0, 5.0, 30.0)), link.hang_up)

    def bring_deck(self, person: Person) -> None:
        """What `POST /api/tables/{table}/deck` does, without HTTP."""
        server = self._one()
        if server is not None and not server.life.is_dead:
            chance = person.chance
            many = chance.choice((10, 60))
            cards = tuple(
                OwnCard(f"OWN{card}", f"BACK{card}" if chance.random() < 0.7 else None) for card in range(many)
            )
            server.begin(self._bring(server, person.token, OwnDeck(cards, "other")))

    async def _bring(self, server: Server, token: str, deck: OwnDeck) -> None:
        with contextlib.suppress(StoreUnavailable, StoreConflict):
            room = await server.rooms.get(self.ledger.table.id)
            if room is None or room.crowd.person(hashed(token)) is None:
                return
            if isinstance(await room.bring(hashed(token), BringDeck(deck)), int):
                self.happened("a deck was brought")

    def all_go_home(self, seconds: float) -> None:
        self.happened("everybody went home")
        for device in self.devices:
            device.close()
        for person in self.people:
            if person.device is not None:
                person.device = None
                person.is_gone = True
                self.later(seconds + person.chance.random(), person.come_back)

    def later(self, seconds: float, do: Callable[[], object]) -> None:
        """Do something of the world's own after some simulated seconds."""
        contextvars.Context().run(self.loop.call_later, seconds, do)

    # --- the store ----------------------------------------------------------------------------------------------------

    def _stored(self, stream: str, bodies: Sequence[bytes], command: str | None, foreign: bool) -> None:
        self.trace("store", f"{stream} {command} {b' '.join(bodies).decode()}")
        if not self.ledger.table_id:
            self.ledger.table_id = stream
        if self.ledger.table_id != stream and stream.startswith("table/"):
            return
        before = self.ledger.head
        self.ledger.stored(stream, bodies, command, foreign, self._now())
        for record in self.ledger.records[before:]:
            self._mark(record.event, record.who)

    def _foreign(self, stream: str) -> list[bytes]:
        """What another node might write: somebody's switch of the talk."""
        if self.ledger.head == 0:
            return []
        table = self.ledger.table
        now = self.server.clock.now() if self.server is not None else 0
        if not stream.startswith("table/"):
            return [to_body(QUIET, now, None, Insisted(table.games, Team.RED, "foreign", Finding.DOUBTFUL))]
        return [] if table.closed else [to_body(TABLE, now, table.host, TalkSwitched(not table.talk))]

    def _mark(self, event: object, who: str | None) -> None:
        person = self.ledger.table.person(who)
        is_bot = person is not None and person.bot is not None
        match event:
            case GameDealt():
                self.happened("a game was dealt")
            case GameEnded():
                self.happened("a game ended")
            case CardsLaid() if any(laid.face.startswith("BACK") for laid in event.laid):
                self.happened("cards were turned over")
            case LastStandBegan():
                self.happened("a last stand")
            case ClueChallenged():
                self.happened("a challenge")
            case ChallengeDecided(judge="spymaster"):
                self.happened("a spymaster ruled")
            case CardCovered(by="PEN-2"):
                self.happened("a penalty's cover")
            case CardCovered(by="COOP-2"):
                self.happened("the enemy's cover")
            case CardCovered() if is_bot:
                self.happened("a bot touched a card")
            case CardCovered() if who is not None and who == self.ledger.table.caller:
                self.happened("the caller touched a card")
            case ClueGiven() if is_bot:
                self.happened("a bot gave a clue")
            case TurnEnded(by="TIME-2"):
                self.happened("strict time ran out")
                self._timed_out()
            case DeviceChanged():
                self._moved(event)
            case SeatAwaited():
                self.happened("strict time waited for a seat")
            case PersonLeft(kicked=True):
                self.happened("somebody was sent away")
                self._codes |= {
                    code for code, (table, _) in self.disk.real._codes.items() if table == self.ledger.table.id
                }
            case HostChanged() if who is None:
                self.happened("a host was replaced")
            case _:
                pass

    def _moved(self, event: DeviceChanged) -> None:
        """A code that moves a place to another device works once."""
        device = next((one for one in self.devices if hashed(one.token) == event.token), None)
        if device is None or device.move_said is None or device.move_said in self._moves:
            self.fail("a move's code works once", event.person)
            return
        self._moves.add(device.move_said)
        if self._is_over(device.move_said):
            self.fail("a move's code ends", f"it was told at {self.moves_told.get(device.move_said)}")

    def _is_over(self, code: str) -> bool:
        """True if a code that moves a place has had its time. One that a store in trouble did not take lasts longer."""
        told = self.moves_told.get(code, 0.0)
        is_kept = self.disk.trouble_at > told or self._trouble_until > told or "time is set" in self.plan.faults
        return not is_kept and told < self._now() - MOVE_LIFE / 1000 - 5

    def _timed_out(self) -> None:
        """Strict time stood still while the server was away: it ran in this run alone."""
        started = [n for n, record in enumerate(self.ledger.records[:-1]) if isinstance(record.event, ClockStarted)]
        ended = [n for n, record in enumerate(self.ledger.records) if isinstance(record.event, TurnEnded)]
        since = [self.ledger.times[n] for n in started if n < ended[-1]]
        if self.plan.nodes == 1 and self.server is not None and since and since[-1] < self.server.began:
            self.fail("strict time stands still while the server is away", f"it ran since {since[-1]:.1f}")

    # --- the history --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """From the opening of the table until nothing is left in memory."""
        self.loop.set_exception_handler(self._unhandled)
        main = self.loop.create_task(self._play())
        try:
            self.loop.run_until_complete(main)
        except Stalled as stalled:
            self.fail("nobody waits for ever", str(stalled))
        except RuntimeError:
            if self.broken is None:
                raise
        finally:
            self._clean_up()

    def _unhandled(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.fail("nothing fails in the background", f"{context.get('message')}: {context.get('exception')!r}")

    def _clean_up(self) -> None:
        """End what is left, without a look at it."""
        for server in self.running:
            server.life.kill()
        for _ in range(5):
            left = [task for task in asyncio.all_tasks(self.loop) if not task.done()]
            for task in left:
                task.cancel()
            if left:
                with contextlib.suppress(Exception, asyncio.CancelledError):
                    self.loop.run_until_complete(asyncio.wait(left, timeout=1))
        self.loop.close()

    async def _play(self) -> None:
        plan = self.plan
        server, *_ = [self.start(place) for place in range(plan.nodes)]
        self.people = [
            Person(self, number, Random(f"{plan.seed}/person/{number}"), hosts=not number)
            for number in range(plan.people)
        ]
        host = self.people[0]
        wanted = asked.OpenTable(
            token=host.token,
            name=host.name,
            settings=plan.settings(Random(f"{plan.seed}/settings"), first=True),
            bots="steady" if plan.bots else None,
            password=PASSWORD if self._chance.random() < 0.1 else None,
        )
        opened = await server.begin(self._open(server, wanted))
        assert isinstance(opened, tuple), opened
        waits = [0.0, *(self._chance.choice((0.5, 3.0, 30.0)) for _ in self.people[1:])]
        lives = [self.loop.create_task(person.live(wait)) for person, wait in zip(self.people, waits, strict=True)]
        for living in lives:
            living.add_done_callback(self._died)
        self.loop.create_task(self._look_at_limits())
        for name in plan.faults:
            self.loop.create_task(self._go_wrong(name))
        await asyncio.sleep(plan.seconds)
        await self._calm_down()
        if plan.ends == "all gone":
            self.is_over = True
        else:
            await self._go_on()
            if self.ledger.table.is_playing and self.plan.ends == "leave":
                await self._until(self._may_ask_quietly, 40)
            self.is_over = True
            self._ask_quietly(1.0, self._chance)
            await self._agree()
        await self._leave(lives)

    def _died(self, life: asyncio.Task[None]) -> None:
        if not life.cancelled() and (error := life.exception()) is not None:
            self.fail("the simulation itself is right", repr(error))

    async def _open(self, server: Server, wanted: asked.OpenTable) -> object:
        while True:
            with contextlib.suppress(TooBusy):
                return await server.rooms.open(wanted)

    async def _go_wrong(self, name: str) -> None:
        chance, fault = Random(f"{self.plan.seed}/fault/{name}"), {**FAULTS, **NODE_FAULTS}[name]
        while True:
            await asyncio.sleep(chance.expovariate((4 if self.plan.eager else 1) / fault.every))
            if not self.faults_on:
                return
            self.trace("fault", name)
            self._trouble_until = max(self._trouble_until, self._now() + fault.lasts)
            fault.do(self, chance)

    async def _look_at_limits(self) -> None:
        """Queues and memories stay as small as they are said to be."""
        count = 0
        while not self._is_leaving:
            await asyncio.sleep(1)
            count += 1
            if self.server is None:
                continue
            for server in self.running if count % 7 == 0 else ():
                for room in server.rooms.everyone():
                    self.checks.limits(room)
            self.checks.overdue(self._quiet_since())

    def _quiet_since(self) -> float:
        """Since when nothing has put off what is due by itself."""
        trouble = self.disk.trouble_at
        one = max(self._trouble_until, trouble + 10 if trouble else 0, *(server.began for server in self.running))
        if self.plan.nodes == 1:
            return one
        between = max(self.switchboard.failed, self._ended, *(server.life.troubled for server in self.running))
        return max(one, between) + 45  # a lease has to end, and another node to take it

    async def _calm_down(self) -> None:
        """Faults stop. From now on everything must go well within a bounded time."""
        self.faults_on = False
        self.is_calm = True
        self.disk.troubles.clear()
        self.trace("world", "calms down")
        await asyncio.sleep(31)  # what a fault has put off until later is over then: the store is back, the server up
        self.disk.is_gone = False
        for link in list(self.links):
            link.flow()
        for place, server in enumerate(self.servers):
            if server is None:
                self.start(place)
        for server in self.running:
            server.calm_down()

    def _present(self) -> list[Device]:
        """The devices that are in use and let in."""
        return [device for device in self.devices if not device.is_closed and device.gone is None]

    async def _until(self, condition: Callable[[], bool], seconds: float) -> bool:
        end = self._now() + seconds
        while not condition():
            if self._now() >= end:
                return False
            await asyncio.sleep(0.5)
        return True

    async def _go_on(self) -> None:
        """Every wish is answered, somebody hosts, and the game can be played to its end."""
        began = self._now()
        asked_before = {(device.token, name) for device in self._present() for name in device.waits_for}

        def waits() -> list[tuple[str, str]]:
            return [
                (device.token, name)
                for device in self._present()
                for name in device.waits_for
                if (device.token, name) in asked_before
            ]

        if not await self._until(lambda: not waits(), PATIENCE):
            left = [self.wishes[f"{hashed(token)[:16]}/{name}"] for token, name in waits()]
            self.fail("every wish gets an answer", f"{left[:3]} since {began:.1f}")
        if not any(self.ledger.owner(device.token) for device in self._present()):
            return  # nobody of the table is here any more
        if not await self._until(lambda: self._host() is not None or not self._present(), PATIENCE):
            self.fail("every table has a host who is here", str(self.ledger.table.host))
            return
        host = self._host()
        if host is None:
            return
        await self._asks(host, asked.SwitchTalk(id=host.person.id(), on=True))
        if self.plan.ends == "deal again":
            await self._deal_again(host)
        if self.plan.ends in ("play on", "deal again"):
            await self._play_on()

    def _host(self) -> Device | None:
        """A device of the host's that is here."""
        for device in self._present():
            person = self.ledger.owner(device.token)
            if person is not None and person == self.ledger.table.host and device.number is not None:
                return device
        return None

    async def _asks(self, device: Device, message: asked.Asked) -> bool:
        """Ask for something that must be answered; True if it was done."""
        self.wished(device.token, message)
        try:
            async with asyncio.timeout(PATIENCE):
                await device.ask(message)
        except TimeoutError:
            self.fail("every wish gets an answer", f"{message} of the host")
        except Exception as error:
            self.trace("world", f"{message} was not taken: {error}")
            return False
        return True

    async def _deal_again(self, host: Device) -> None:
        """The host can always begin a new game: with plain settings, and bots on the empty seats."""
        name = host.person.id
        table = self.ledger.table
        if table.is_playing:
            await self._asks(host, asked.CallOff(id=name()))
        wanted = self.plan.settings(Random(f"{self.plan.seed}/again"), first=True)
        await self._asks(host, asked.ChangeSettings(id=name(), settings=wanted))
        for seat in self.ledger.table.settings.seats:
            if not self.ledger.table.at(seat):
                await self._asks(host, asked.SeatBot(id=name(), seat=str(seat)))  # type: ignore[arg-type]
        if self.ledger.table.host != self.ledger.owner(host.token):
            return
        if not await self._asks(host, asked.Deal(id=name())) and not self.ledger.table.is_playing:
            self.fail("every table can go on", "the host cannot deal")

    async def _play_on(self) -> None:
        """Those who are here play until the game is over. A host whose game has lost its players calls it off."""
        if not self.ledger.table.is_playing:
            return
        if not await self._until(lambda: not self.ledger.table.is_playing or not self._can_end(), GAME_SECONDS):
            game = self.ledger.table.game
            assert game is not None
            self.fail("every table can go on", f"the game does not end: {game.phase}, {game.on_move} has to move")
            return
        host = self._host()
        if self._is_playing() and host is not None:
            await self._asks(host, asked.CallOff(id=host.person.id()))
            if self._is_playing():
                self.fail("every table can go on", "the host cannot call the game off")

    def _is_playing(self) -> bool:
        return self.ledger.table.is_playing

    def _can_end(self) -> bool:
        """True if somebody who is here, or a bot, sits on every seat."""
        table = self.ledger.table
        acting = [person.device for person in self.people if person.device is not None and not person.is_gone]
        here = {self.ledger.owner(device.token) for device in acting if device.gone is None}
        watched = any(device.number is not None for device in self._present())
        clock = table.game is not None and table.game.clock
        seats = () if table.game is None else table.game.seats
        open_here = {self.ledger.owner(device.token) for device in self._present()}

        def moves(seat: Seat) -> bool:
            """True if somebody moves for the seat: one who acts, or a bot that has no people beside it."""
            people = table.at(seat)
            is_alone = not any(one.id in open_here for one in people)
            return any(one.id in here for one in people) or (is_alone and any(one.bot for one in people))

        is_manned = all(moves(seat) for seat in seats)
        return watched and is_manned and not (clock and clock.left is not None)

    async def _agree(self) -> None:
        """When all is told, everybody sees the same table, and knows who is here."""
        await asyncio.sleep(75)  # late spectators too
        ledger, server = self.ledger, self.server
        assert server is not None
        now = ledger.number_at(self._now() - 10)
        for room in server.rooms.everyone():
            if room.version < now:
                self.fail(
                    "every view is the view folded from the log", f"the room is at {room.version}, the log at {now}"
                )
        present = [device for device in self._present() if device.number is not None and device.link is not None]
        for device in present:
            expected = self._due_number(device, now)
            if device.number is None or device.number < expected:
                where = f"{device.person.name} is at {device.number}, the log at {expected}"
                self.fail("every view is the view folded from the log", where)
            if device.you.person != ledger.owner(device.token):
                self.fail("everybody is told who they are", f"{device.you}, {ledger.owner(device.token)}")
        game = ledger.table.game
        ends = game.clock.ends if game is not None and game.clock is not None else None
        if any(one.rooms.in_memory for one in self.running) and ends is not None and ends < server.clock.now() - 10_000:
            self.fail("strict time runs out", f"it was over at {ends}")
        code = await self.disk.real.code_of_table(ledger.table.id, server.clock.now())
        if code is not None and (ledger.table.locked or code in self._codes):
            self.fail("a short code ends when the door is locked or somebody sent away", code)
        owners = {ledger.owner(link.token) for link in self.links if link.is_welcome}
        here = sorted(person for person in owners if person is not None)
        for device in present:
            self._has_heard(device)
            self.checks.points(device.presence, self._now() - (75 if ledger.table.delay else 8))
        watching = sum(link.is_welcome and ledger.owner(link.token) is None for link in self.links)
        for device in present:
            if not self._is_up_to_date(device):
                continue
            if device.presence.watching != watching:
                self.fail("everybody knows who is here", f"{device.presence.watching} watch, and not {watching}")
            if device.presence.here != here:
                self.fail(
                    "everybody knows who is here", f"{device.person.name}: {device.presence.here}, and not {here}"
                )
        await self._try_old_codes()

    async def _try_old_codes(self) -> None:
        """Strangers come with codes that have had their time. One that still moves a place is a failure of `_moved`."""
        if not self.moves_told:
            return
        await asyncio.sleep(30)
        for number, code in enumerate(code for code in self.moves_told if self._is_over(code)):
            token = self.people[0].new_token()
            link = self.open_line(token, self._chance, f"a stranger with code {number}")
            if link is not None:
                hello = asked.Hello(protocol=PROTOCOL, table=self.ledger.table.id, token=link.token, move=code)
                link.say(msgspec.json.encode(hello).decode())
                self.later(10.0, link.hang_up)
        await asyncio.sleep(12)

    def _due_number(self, device: Device, now: int) -> int:
        """The number that a device must have reached. A late spectator who came just now has reached nothing yet."""
        if not self._is_late(device):
            return now
        return self.ledger.number_at(self._now() - 72) if self._is_up_to_date(device) else 0

    def _is_late(self, device: Device) -> bool:
        """True for a spectator of a table that shows itself to spectators after a delay."""
        return bool(self.ledger.table.delay) and self.ledger.is_spectator(device.token)

    def _is_up_to_date(self, device: Device) -> bool:
        """False for a late spectator who came just now, to whom nothing of the table has been shown yet."""
        return not self._is_late(device) or (device.link is not None and device.link.opened < self._now() - 72)

    def _has_heard(self, device: Device) -> None:
        """A line that was said while a device had the table open was heard there."""
        link = device.link
        if link is None:
            return
        heard = {line.line for line in device.talk}
        lives = {server.life.number for server in self.running}
        """A line of another node is heard later, if that node lives on."""
        for when, life, line in self.lines_said[-20:]:
            is_open = link.opened + 5 < when < self._now() - 70 and (life == link.life.number or life in lives)
            if is_open and line not in heard:
                self.fail("a line is heard by all", f"{device.person.name} did not hear {line}")

    async def _leave(self, lives: Sequence[asyncio.Task[None]]) -> None:
        """Everybody goes home. After a while nothing of the table is left in memory."""
        self._is_leaving = True
        for device in self.devices:
            device.close()
        for living in lives:
            living.cancel()
        clock = self.ledger.table.game.clock if self.ledger.table.game is not None else None
        runs = clock is not None and clock.ends is not None
        await asyncio.sleep(IDLE_SECONDS + (IDLE_SECONDS + 300 if runs else 120))
        for server in self.running:
            self._look_at_what_is_left(server)
        if self.plan.ends == "a month later":
            await self._wait_a_month()

    def _look_at_what_is_left(self, server: Server) -> None:
        life = server.life
        if not server.rooms.in_memory:
            self.happened("a table left memory")
        own = 1 if server.node is None else 2 + len(server.node.WORKS)  # one keeps house; a node lives, and has works
        left = {
            "tables": server.rooms.in_memory,
            "lines": len(self.links),
            "tasks": len(life.tasks) - own,
            "timers": len(life.timers),
            "refusals": len(server.services.refusals),
            "addresses": len(server.door._heads._here),
            "post": len(server.door._post._waiting),
            "loading": len(server.rooms._loading),
            "leaving": len(server.rooms._leaving),
        }
        if any(left.values()):
            names = [getattr(task.get_coro(), "__qualname__", "") for task in life.tasks]
            found = {name: many for name, many in left.items() if many}
            self.fail("nothing is left in memory", f"{found} {names[:8]}")

    async def _wait_a_month(self) -> None:
        """A table is closed if nobody came for a day, and purged after a month with all that was stored of it."""
        table, disk = self.ledger.table.id, self.disk.real
        row = disk._tables.get(table)
        is_used = row is not None and row.used
        await asyncio.sleep(26 * 3600)
        if is_used and not self.ledger.table.closed:
            self.fail("a table is closed after a day without anybody", f"{disk._tables.get(table)}")
        elif is_used and not disk._streams.get(f"table/{table}"):
            self.fail("a table is purged after a month", "it was purged after a day")
        elif is_used:
            self.happened("a table was closed after a day")
        await asyncio.sleep(32 * 24 * 3600)
        kept = (
            *(name for name in (*disk._streams, *disk._answers) if table in name),
            *(name for name, (owner, _) in disk._codes.items() if owner == table),
            *(name for name, owner in disk._links.items() if owner == table),
            *(name for name in disk._tables if name == table),
        )
        if kept:
            self.fail("a table is purged after a month", str(kept))
        else:
            self.happened("a table was purged after a month")
