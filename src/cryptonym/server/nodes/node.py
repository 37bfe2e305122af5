"""This node among others: its row, the leases of its tables, what it tells and hears."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from typing import Any, Final

from cryptonym.server.chance import CHANCE, Chance, token
from cryptonym.server.clock import Clock
from cryptonym.server.counts import COUNTS
from cryptonym.server.defects import report_defect
from cryptonym.server.nodes.hints import Hint, Leaving, Present, Stored, Tell, packed, unpacked
from cryptonym.server.nodes.neighbours import Hall, Held
from cryptonym.server.nodes.reading import Reading
from cryptonym.server.nodes.shared import LIFE, Bus, Row, SharedStore
from cryptonym.server.stores.store import StoreUnavailable

LOG: Final = logging.getLogger("cryptonym.server")
RENEW: Final = 2.0
"""Seconds between two renewals of this node's row."""
MARGIN: Final = 0.5
"""Seconds before its end from which on a lease is not used any more."""
BEAT: Final = 1.0
"""Seconds between two signs of life on the line, and between two looks by oneself."""
SLICES: Final = 10
"""Parts in which all tables are looked at within a beat."""
DEAF: Final = 3.0
"""Seconds without a beat of our own, after which the listener is replaced."""
GATHER: Final = 0.2
"""Seconds for which what is not stored is gathered: a table is told of five times a second at most."""
SHORTEST: Final = 0.001
"""Seconds of the shortest wait: what is due in less may be so little that no clock shows that it has passed."""
RETELL: Final = 15.0
"""Seconds after which what goes on at a table is told again: a hint may have been lost."""
STALE: Final = 50.0
"""Seconds after which a node that tells nothing of a table any more has nobody there."""
AGAIN: Final = 0.5
"""Seconds until something is tried again that the database did not take."""
EVENINGS: Final = 3
"""The form with `PassingSet` and `ClueVoted`."""
READS: Final = EVENINGS
"""Goes up with each release that reads a new kind of event. It is written only when every living node reads it (`Node.may_write`)."""
MOST_RETOLD: Final = 50
"""Tables that are told again at a time, for a node that has begun to listen: a hundred lines of talk each."""
MOST_UNTOLD: Final = 2_000
"""Hints that wait while the database is gone; the oldest are dropped."""


class Node:
    """One server among others on a store. A room sees it as its `Neighbours`."""

    is_alone = False
    WORKS: Final = ("_keep", "_send", "_listen", "_look_around", "_read")

    def __init__(
        self,
        shared: SharedStore,
        bus: Bus,
        clock: Clock,
        chance: Chance = CHANCE,
        row: Row | None = None,
        measured: Callable[[int, float], bool] = lambda at, way: True,
    ) -> None:
        self.id = token(chance, 6)
        self.shared = shared
        self._bus = bus
        self._clock = clock
        self._row = row or Row("", READS)
        self._measured = measured
        """Told of the database's time (ms) and how many seconds the answer took; False if this machine is too far from it."""
        self.serves = True
        self._hall: Hall | None = None
        self._reading = Reading(shared, clock)
        self._epoch = 0
        self._queue = 0.0
        self._valid_until = -1.0
        self._living: dict[str, Row] = {}
        self._heard: dict[str, float] = {}
        """When each other node was last heard."""
        self._held: dict[str, None] = {}
        """Tables whose leases this node has, in its present epoch."""
        self._ended: dict[str, None] = {}
        """Tables that have left memory: their leases are given back."""
        self._leasing = asyncio.Lock()
        """Leases are taken and given back one after the other: what is given back must not be what was just taken."""
        self._order = 0
        self._stored: dict[str, int] = {}
        self._untold: list[Hint] = []
        self._dirty: dict[str, None] = {}
        self._to_retell: dict[str, None] = {}
        """Tables of which another node wants to hear all."""
        self._news = asyncio.Event()
        self._gathered_at = self._sent_at = self._beat_at = -60.0

    # --- what a room sees ---------------------------------------------------------------------------------------------

    def meet(self, hall: Hall) -> None:
        self._hall = hall

    def stored(self, stream: str, number: int) -> None:
        if self._is_lonely:
            return
        self._stored[stream] = max(number, self._stored.get(stream, 0))
        self._news.set()

    def changed(self, table: str) -> None:
        if not self._is_lonely:
            self._dirty[table] = None
            self._news.set()

    def tell(self, hint: Hint) -> None:
        if not self._is_lonely:
            self._untold.append(hint)
            del self._untold[:-MOST_UNTOLD]
            self._news.set()

    async def look(self, room: Held, command: tuple[str, str] | None = None) -> int | None:
        return await self._reading.look(room, command)

    async def begin(self, table: str) -> bool:
        taken = await self._take_leases([table])
        self.tell(Tell(table))
        return bool(taken)

    def end(self, table: str) -> None:
        if self._held.pop(table, 0) is None:
            self._ended[table] = None

    def holds(self, table: str) -> bool:
        return table in self._held and self.serves and self._clock.seconds() < self._valid_until

    async def offer_move(self, table: str, person: str, code: str, until: int) -> None:
        await self.shared.offer_move(table, person, code, until)

    async def take_move(self, table: str, code: str, now: int, device: str) -> str | None:
        return await self.shared.take_move(table, code, now, device)

    # --- its life -----------------------------------------------------------------------------------------------------

    @property
    def others(self) -> int:
        """How many other nodes live."""
        return len(self._living.keys() - {self.id})

    @property
    def _is_lonely(self) -> bool:
        return not self._living.keys() - {self.id}

    def may_write(self, form: int) -> bool:
        """True if every living node reads this form of events: a new kind is written only then."""
        return all(row.reads >= form for row in self._living.values())

    @contextlib.asynccontextmanager
    async def living(self) -> AsyncIterator[None]:
        """Live among the others until the block ends; then leave in order."""
        with contextlib.suppress(StoreUnavailable):
            await self._renew()
        tasks = [asyncio.create_task(work) for work in self.works()]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            await self.leave()

    def works(self) -> list[Coroutine[Any, Any, None]]:
        """What it does all its life, beside the tables."""
        return [self._for_ever(getattr(self, work)) for work in self.WORKS]

    async def _for_ever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin again after a defect of ours: without its works a node is deaf and its tables stand still."""
        while True:
            try:
                await work()
            except Exception as error:
                report_defect(error, {})
                await self._clock.sleep(AGAIN)

    async def leave(self) -> None:
        """Let the others take over at once."""
        with contextlib.suppress(StoreUnavailable, TimeoutError):
            async with self._clock.timeout(RENEW):
                await self.shared.leave(self.id)
                await self._bus.send(list(packed(self.id, self._order + 1, [Leaving()])))
        await self._bus.close()
        await self.shared.close()

    # --- leases -------------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """Renew this node's row, and look twice as often at the leases of its tables."""
        renewed = -RENEW
        while True:
            began = self._clock.seconds()
            try:
                if began > renewed + RENEW * 3 / 4:
                    renewed = began
                    await self._renew()
                await self._see_to_leases()
            except StoreUnavailable:
                COUNTS["lease_troubles"] += 1
                renewed = -RENEW
            await self._clock.sleep(max(0.1, RENEW / 2 - (self._clock.seconds() - began)))

    async def _renew(self) -> None:
        began = self._clock.seconds()
        roll = await self.shared.renew(self.id, self._row)
        now = self._clock.seconds()
        self._go_by(is_right=self._measured(roll.at, now - began))
        had_lapsed = began >= self._valid_until
        if roll.epoch != self._epoch:
            self._held.clear()  # we were dead for a while: others may have them
        had_lapsed = had_lapsed or roll.epoch != self._epoch
        self._epoch, self._queue = roll.epoch, roll.queue
        self._valid_until = began + LIFE - MARGIN
        died = self._living.keys() - roll.living.keys()
        self._living = dict(roll.living)
        for room in self._everyone():
            if had_lapsed:
                room.lease_changed()
            if died:
                self._reading.want(room)  # what it stored last, it may not have told
        self._forget_the_dead()

    def _go_by(self, *, is_right: bool) -> None:
        """Serve while this machine's time is right, and send everybody away when it is not any more."""
        if is_right != self.serves:
            LOG.error("this machine's time is %s the database's", "near enough to" if is_right else "too far from")
            self.serves = is_right
            for room in self._everyone():
                room.lease_changed()
                if not is_right:
                    room.send_away()

    def gauges(self) -> dict[str, float]:
        living, held = float(len(self._living)), float(len(self._held))
        return {"nodes": living, "leases": held, "notification_queue_usage": self._queue}

    async def _see_to_leases(self) -> None:
        """Take what nobody sees to; give back what others have people at and we have not, and what has left memory."""
        rooms = {room.id: room for room in self._everyone()}
        wanted = [name for name, room in rooms.items() if name not in self._held and not self._is_for_others(room)]
        if not self.serves:
            wanted = []
        free = await self.shared.free(wanted) if wanted else []
        for table in await self._take_leases(free) if free else []:
            if self._find(table) is rooms[table]:
                rooms[table].lease_changed()
            else:
                self.end(table)  # it left memory meanwhile
        for table in list(self._held):
            room = rooms.get(table)
            if room is not None and (self._is_for_others(room) or not self.serves):
                del self._held[table]
                self._ended[table] = None
                room.lease_changed()
        await self._give_back()

    async def _take_leases(self, tables: Sequence[str]) -> list[str]:
        """Take those leases that no other living node has."""
        async with self._leasing:
            for table in tables:
                self._ended.pop(table, None)
            try:
                taken = await self.shared.take(tables, self.id, self._epoch)
            except BaseException:  # the answer was lost: the database may say that we have them, so they are given back
                self._ended |= dict.fromkeys(table for table in tables if table not in self._held)
                raise
            self._held |= dict.fromkeys(taken)
            return taken

    async def _give_back(self) -> None:
        """Release the leases of tables that have left memory. What the database does not take now is released later."""
        async with self._leasing:
            ended = list(self._ended)
            if ended:
                await self.shared.release(ended, self.id)
            for table in ended:
                del self._ended[table]

    @staticmethod
    def _is_for_others(room: Held) -> bool:
        return not room.is_attended and room.is_attended_elsewhere

    # --- telling ------------------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        """Send what there is to tell, one notification after the other, and a beat if there is nothing."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with self._clock.timeout(max(SHORTEST, self._next_send())):
                    await self._news.wait()
            self._news.clear()
            await self._send_now()

    def _next_send(self) -> float:
        now = self._clock.seconds()
        beat = self._sent_at + BEAT - now
        return min(beat, self._gathered_at + GATHER - now) if self._dirty or self._untold or self._to_retell else beat

    async def _send_now(self) -> None:
        now = self._clock.seconds()
        stored, self._stored = self._stored, {}
        told: list[Hint] = [Stored(stream, number) for stream, number in stored.items()]
        untold: list[Hint] = []
        dirty: dict[str, None] = {}
        if now >= self._gathered_at + GATHER:
            self._gathered_at = now
            untold, self._untold = self._untold, []
            dirty, self._dirty = self._dirty, {}
            told += [*untold, *self._presents(dirty), *self._retold()]
        if not told and now < self._sent_at + BEAT:
            return
        payloads = list(packed(self.id, self._order + 1, told))
        self._order += len(payloads)
        self._sent_at = now
        try:
            await self._bus.send(payloads)
            COUNTS["hints_sent"] += len(told)
        except StoreUnavailable:
            COUNTS["hints_failed"] += len(told)
            self._untold = [*untold, *self._untold][-MOST_UNTOLD:]
            self._dirty |= dirty
            await self._clock.sleep(AGAIN)  # what was stored, the others find by themselves

    def _presents(self, tables: dict[str, None]) -> Iterator[Present]:
        for table in tables:
            room = self._find(table)
            if room is not None:
                yield room.present()

    def _retold(self) -> Iterator[Hint]:
        """All that is not stored, of some of the tables that were asked for."""
        for table in list(self._to_retell)[:MOST_RETOLD]:
            del self._to_retell[table]
            room = self._find(table)
            if room is not None:
                yield from room.retold()
                if room.is_attended:
                    yield room.present()

    # --- hearing ------------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear the others. A listener that does not hear ourselves is replaced; then everything is read to its end."""
        while True:
            with contextlib.suppress(StoreUnavailable, TimeoutError):
                async with self._bus.listening(self.hear) as is_broken:
                    self._beat_at = self._clock.seconds()
                    self._read_all()
                    self.tell(Tell())
                    while not is_broken.is_set() and self._clock.seconds() < self._beat_at + DEAF:
                        await self._clock.sleep(AGAIN)
            COUNTS["listeners_replaced"] += 1
            await self._clock.sleep(AGAIN)

    def hear(self, payload: str) -> None:
        """A notification has come."""
        notice = unpacked(payload)
        if notice is None:
            return
        if notice.node == self.id:
            self._beat_at = self._clock.seconds()
            return
        self._heard[notice.node] = self._clock.seconds()
        if notice.node not in self._living:
            self._living[notice.node] = Row("", 0)  # its row is read at the next renewal
        for hint in notice.hints:
            COUNTS["hints_heard"] += 1
            self._take(notice.node, notice.order, hint)

    def _take(self, node: str, order: int, hint: Hint) -> None:
        match hint:
            case Stored(stream=stream, number=number):
                room = self._find(stream.partition("/")[2])
                if room is not None and room.known().get(stream, number) < number:
                    self._reading.want(room)
            case Tell(table=table):
                for room in self._everyone() if not table else filter(None, [self._find(table)]):
                    self._to_retell[room.id] = None
                self._news.set()
            case Leaving():
                self._living.pop(node, None)
                self._heard.pop(node, None)
                self._forget_the_dead()
            case _:
                room = self._find(hint.table)
                if room is not None:
                    room.hear(node, order, hint)

    # --- looking by oneself -------------------------------------------------------------------------------------------

    async def _look_around(self) -> None:
        """Every second, read what was stored without a hint that reached us. From time to time, tell again what is not stored."""
        told_at = self._clock.seconds()
        while True:
            rooms = [] if self._is_lonely else list(self._everyone())
            for slice_ in range(SLICES):  # so that what a hint announces never waits for a look at everything
                await self._clock.sleep(BEAT / SLICES)
                for room in rooms[slice_::SLICES]:
                    self._reading.want(room)
            if rooms and self._clock.seconds() >= told_at + RETELL:
                told_at = self._clock.seconds()
                self._forget_the_dead()
                for room in self._everyone():
                    self.changed(room.id)  # also if everybody has gone: perhaps no other node has heard the last line

    async def _read(self) -> None:
        await self._reading.run()

    def _read_all(self) -> None:
        for room in self._everyone():
            self._reading.want(room)

    def _forget_the_dead(self) -> None:
        """Forget who was at the dead nodes. One whose row has ended and that is still heard is not dead: its database is slow."""
        now = self._clock.seconds()
        self._heard = {node: at for node, at in self._heard.items() if at > now - DEAF}
        living = frozenset((*self._living, *self._heard))
        for room in self._everyone():
            room.forget_nodes(living, now - STALE)

    def _everyone(self) -> Iterator[Held]:
        return iter(()) if self._hall is None else self._hall.everyone()

    def _find(self, table: str) -> Held | None:
        return None if self._hall is None else self._hall.find(table)
