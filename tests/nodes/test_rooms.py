"""One table on two nodes, in one process: what is heard, what is looked up, who acts, and what no hint holds."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from tests.nodes.memory import MemoryBus, MemoryShared, Rows
from tests.server.test_hours import SEATS, soon, token

from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.clock import SystemClock
from cryptonym.server.config import Config
from cryptonym.server.counts import COUNTS
from cryptonym.server.gauges import OF_NODES
from cryptonym.server.nodes import node
from cryptonym.server.nodes.hints import unpacked
from cryptonym.server.nodes.node import Node
from cryptonym.server.nodes.shared import Row
from cryptonym.server.services import Services
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.store import StoreUnavailable
from cryptonym.server.tables import hours, judging
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import Rooms
from cryptonym.server.tables.secrecy import hashed


class Deaf(MemoryBus):
    """A line on which nothing arrives while it is deaf."""

    def __init__(self) -> None:
        super().__init__()
        self.is_deaf = False

    async def send(self, payloads: Any) -> None:
        if not self.is_deaf:
            await super().send(payloads)


class House:
    """One node."""

    def __init__(self, store: MemoryStore, rows: Rows, bus: MemoryBus) -> None:
        self.right = True
        self.node = Node(MemoryShared(rows), bus, SystemClock(), measured=lambda at, way: self.right)
        config = Config(bot_seconds=0)
        self.rooms = Rooms(Services(store, config, nodes=self.node))

    async def get(self, table: str) -> Room:
        room = await self.rooms.get(table)
        assert room is not None
        return room

    async def come(self, table: str, name: str) -> Connection:
        room = await self.get(table)
        connection = Connection(hashed(token(name)))
        room.arrive(connection, out.Welcome(protocol=1, build="x", table=room.table.id, now=0), None)
        return connection


class Street:
    """Two nodes on one store."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.seconds = 0.0
        self.rows = Rows(self.store, lambda: SystemClock.seconds() + self.seconds)
        self.bus = Deaf()
        self.one, self.other = (House(self.store, self.rows, self.bus) for _ in range(2))

    async def open(self, **rules: Any) -> str:
        settings = asked.SettingsWanted(language="en", rules=asked.RulesWanted(**rules))
        opened = await self.one.rooms.open(asked.OpenTable(token=token("rs"), name="RS", settings=settings))
        assert isinstance(opened, tuple)
        return opened[0]

    async def seated(self, table: str) -> dict[str, Connection]:
        """Red sits at the first node, blue at the other."""
        people = {}
        for name, seat in SEATS.items():
            house = self.one if name[0] == "r" else self.other
            people[name] = await house.come(table, name)
            if name != "rs":
                await did(house, table, people[name], asked.Join(id=f"j{name}", name=name))
            await did(house, table, people[name], asked.Sit(id=f"s{name}", seat=seat))
        return people

    def house_of(self, name: str) -> House:
        return self.one if name[0] == "r" else self.other


async def asked_for(house: House, table: str, who: Connection, message: Any) -> Any:
    """Asked of the table as this node has it in memory, without a look."""
    room = house.rooms.find(table)
    assert room is not None
    return await room.handle(who, message)


async def did(house: House, table: str, who: Connection, message: Any) -> None:
    answer = await asked_for(house, table, who, message)
    assert isinstance(answer, out.Ack), answer


def heard(connection: Connection) -> list[dict[str, Any]]:
    """What waits to be sent to a socket."""
    return [json.loads(frame) for frame in connection._outbox if frame is not None]


@contextlib.asynccontextmanager
async def street() -> AsyncIterator[Street]:
    made = Street()
    async with made.one.node.living(), made.other.node.living():
        await soon(lambda: made.one.node.others == 1 and made.other.node.others == 1)
        yield made
        made.one.rooms.close()
        made.other.rooms.close()


def run(script: Callable[[Street], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with street() as made:
            await script(made)

    asyncio.run(inside())


async def dealt(made: Street, table: str, **more: Any) -> tuple[dict[str, Connection], str, str]:
    """A game is on: everybody, the name of who gives the clue, and of who guesses."""
    people = await made.seated(table)
    await did(made.one, table, people["rs"], asked.Deal(id="deal", **more))
    game = (await made.one.get(table)).table.game
    assert game is not None
    colour = game.turn.value[0]
    return people, f"{colour}s", f"{colour}o"


# --- what is stored -----------------------------------------------------------------------------------------------------


def test_what_one_node_stores_people_of_the_other_hear() -> None:
    async def script(made: Street) -> None:
        table = await made.open()
        people, giver, guesser = await dealt(made, table)
        await did(made.house_of(giver), table, people[giver], asked.GiveClue(id="c", word="alfa", number=1))
        await did(made.house_of(guesser), table, people[guesser], asked.Guess(id="g", card=0, seen=0))
        here, there = await made.one.get(table), await made.other.get(table)
        await soon(lambda: here.version == there.version)
        assert here.table == there.table
        numbers = {
            name: [frame["n"] for frame in heard(who) if frame["type"] in ("event", "snapshot")]
            for name, who in people.items()
        }
        assert all(found == list(range(found[0], here.version + 1)) for found in numbers.values()), numbers

    run(script)


def test_a_hint_is_enough_and_nobody_waits_for_the_next_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "BEAT", 1000.0)
    monkeypatch.setattr(node, "DEAF", 1000.0)

    async def script(made: Street) -> None:
        table = await made.open()
        await made.other.get(table)
        await did(made.one, table, await made.one.come(table, "rs"), asked.Rename(id="r", name="Robin"))
        here, there = made.one.rooms.find(table), made.other.rooms.find(table)
        assert here is not None
        assert there is not None
        async with asyncio.timeout(10):
            while there.version < here.version:  # noqa: ASYNC110 - a number
                await asyncio.sleep(0.01)

    run(script)


def test_without_a_hint_a_node_looks_by_itself() -> None:
    async def script(made: Street) -> None:
        table = await made.open()
        await made.other.get(table)
        ann = await made.one.come(table, "rs")
        made.bus.is_deaf = True
        await did(made.one, table, ann, asked.Rename(id="r", name="Robin"))
        here, there = made.one.rooms.find(table), made.other.rooms.find(table)
        await soon(lambda: here is not None and there is not None and there.version == here.version)

    run(script)


def test_a_refusal_is_never_given_from_stale_memory() -> None:
    """A node that hears no hints deals, guesses and lets in by what is stored."""

    async def script(made: Street) -> None:
        table = await made.open(referee="silent")
        made.bus.is_deaf = True
        people, giver, _ = await dealt(made, table)
        house = made.house_of(giver)
        far, name = (made.other, "bo") if house is made.one else (made.one, "ro")
        await far.get(table)
        await did(house, table, people[giver], asked.GiveClue(id="c", word="alfa", number=1))
        other = far.rooms.find(table)
        assert other is not None
        stale = other.version
        # Somebody of the other team is refused for what is true now, and hears of the clue before that.
        answer = await other.handle(people[name], asked.Guess(id="g", card=0, seen=0))
        assert isinstance(answer, out.Refused)
        assert answer.broken.message == "violation-not-your-guess"
        assert other.version > stale

    run(script)


def test_nonsense_that_fails_on_its_form_buys_no_look() -> None:
    async def script(made: Street) -> None:
        table = await made.open()
        room, ann = await made.one.get(table), await made.one.come(table, "rs")
        await asyncio.sleep(0.05)
        before = COUNTS["looks"]
        for number in range(50):
            answer = await room.handle(ann, asked.Rename(id=f"r{number}", name=" "))
            assert isinstance(answer, out.Refused)
        assert COUNTS["looks"] - before <= 2, "but for the looks that are made every second"

    run(script)


def test_looks_are_shared() -> None:
    """A hundred refusals at once cost a few looks."""

    async def script(made: Street) -> None:
        table = await made.open()
        room, ann = await made.one.get(table), await made.one.come(table, "rs")
        await asyncio.sleep(0.05)
        before = COUNTS["looks"]
        wishes = [room.handle(ann, asked.Guess(id=f"g{number}", card=0, seen=0)) for number in range(100)]
        answers = await asyncio.gather(*wishes)
        assert all(isinstance(answer, out.Refused) for answer in answers)
        assert COUNTS["looks"] - before <= 4

    run(script)


def test_a_command_that_was_taken_by_one_node_gets_that_answer_from_the_other() -> None:
    """Its first answer, also if the same would be refused now."""

    async def script(made: Street) -> None:
        table = await made.open()
        people = await made.seated(table)
        stand = asked.Stand(id="once")
        first = await asked_for(made.other, table, people["bo"], stand)
        await did(made.one, table, people["rs"], asked.LockDoor(id="lock", locked=True))
        window = await made.one.come(table, "bo")
        assert await asked_for(made.one, table, window, stand) == first
        log = await made.store.read(f"table/{table}")
        assert sum(b'"seat_left"' in row.body for row in log) == 1

    run(script)


def test_a_node_that_remembers_more_than_the_store_drops_the_table() -> None:
    """A standby that was promoted lacks the last moments: nothing is written from that memory, and everybody comes again."""

    async def script(made: Street) -> None:
        table = await made.open()
        room, ann = await made.one.get(table), await made.one.come(table, "rs")
        await did(made.one, table, ann, asked.Rename(id="r", name="Robin"))
        made.store._streams[f"table/{table}"].pop()
        made.store._answers[f"table/{table}"].pop(f"{hashed(token('rs'))[:16]}/r")
        with pytest.raises(Exception, match="behind"):
            await room.handle(ann, asked.Rename(id="r2", name="Rook"))
        assert heard(ann)[-1] == {"type": "error", "code": "stopping"}
        again = await made.one.get(table)
        assert again is not room
        assert next(iter(again.table.people)).name == "RS"
        await did(made.one, table, await made.one.come(table, "rs"), asked.Rename(id="r3", name="Rook"))

    run(script)


# --- what is not stored -------------------------------------------------------------------------------------------------


def test_who_is_here_tags_and_talk_are_known_on_both_nodes() -> None:
    async def script(made: Street) -> None:
        table = await made.open(referee="silent")
        people, giver, guesser = await dealt(made, table)
        here, there = await made.one.get(table), await made.other.get(table)
        await soon(lambda: len(here.crowd.around.here) == len(there.crowd.around.here) == 4)
        await did(made.house_of(giver), table, people[giver], asked.GiveClue(id="c", word="alfa", number=1))
        await soon(lambda: here.version == there.version)
        pointing = await made.house_of(guesser).get(table)
        pointing.crowd.point(people[guesser].person, asked.Tag(card=3))
        await soon(lambda: set(here.crowd.around.tags.values()) == set(there.crowd.around.tags.values()) == {3})
        await did(made.house_of(guesser), table, people[guesser], asked.Talk(id="t", line="three?"))
        await did(made.house_of(guesser), table, people[guesser], asked.Guess(id="g", card=3, seen=0))
        await soon(lambda: not here.crowd.around.tags and not there.crowd.around.tags)
        for name, who in people.items():
            await soon(lambda who=who: any(frame["type"] == "talked" for frame in heard(who)))  # type: ignore[misc]
            assert name
        made.house_of("bo").rooms.left(there)
        there.crowd.depart(people["bo"])
        await soon(lambda: len(here.crowd.around.here) == 3)

    run(script)


def test_a_line_that_is_sent_again_through_another_node_is_said_once() -> None:
    async def script(made: Street) -> None:
        table = await made.open()
        people = await made.seated(table)
        line = asked.Talk(id="same", line="hello")
        await did(made.other, table, people["bo"], line)
        await soon(lambda: any(frame["type"] == "talked" for frame in heard(people["ro"])))
        window = await made.one.come(table, "bo")
        await did(made.one, table, window, line)
        await asyncio.sleep(0.5)
        assert [frame["type"] for frame in heard(people["ro"])].count("talked") == 1

    run(script)


def test_a_place_moves_to_a_device_on_another_node() -> None:
    async def script(made: Street) -> None:
        table = await made.open()
        people = await made.seated(table)
        await did(made.other, table, people["bo"], asked.MoveSeat(id="m"))
        code = next(frame["code"] for frame in heard(people["bo"]) if frame["type"] == "move_code")
        room = await made.one.get(table)
        assert not await room.move_in("wrong" + code[5:], hashed("phone"))
        assert await room.move_in(code, hashed("phone"))
        assert not await room.move_in(code, hashed("another phone"))
        await soon(lambda: people["bo"].closing is not None)

    run(script)


# --- who acts -----------------------------------------------------------------------------------------------------------


def test_one_node_sees_to_a_table_and_another_takes_over() -> None:
    async def script(made: Street) -> None:
        table = await made.open()
        await made.seated(table)
        here, there = await made.one.get(table), await made.other.get(table)
        assert (here.acts, there.acts) == (True, False)
        await made.one.node.leave()
        made.rows.nodes.pop(made.one.node.id, None)
        await made.other.node._renew()
        await made.other.node._see_to_leases()
        assert there.acts

    run(script)


def test_a_host_who_is_present_on_another_node_stays_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """The node that has the lease has nobody of the host's sockets."""
    monkeypatch.setattr(hours, "HOST_AWAY", 0.3)

    async def script(made: Street) -> None:
        table = await made.open()
        guest = await made.other.come(table, "bo")
        await did(made.other, table, guest, asked.Join(id="j", name="Bo"))
        there = await made.other.get(table)
        assert there.acts
        window = await made.one.come(table, "rs")
        host = there.table.host
        await soon(lambda: host in there.crowd.around.here)
        await asyncio.sleep(0.6)
        assert there.table.host == host
        (await made.one.get(table)).crowd.depart(window)
        await soon(lambda: there.table.host != host)

    run(script)


def test_a_node_that_was_dead_does_not_act_until_it_has_its_leases_again() -> None:
    async def script(made: Street) -> None:
        table = await made.open()
        await made.seated(table)
        here, there = await made.one.get(table), await made.other.get(table)
        made.seconds += 60  # the database's clock: every row has ended
        assert made.rows.holder(table) is None
        await made.other.node._renew()
        await made.other.node._see_to_leases()
        assert there.acts
        await made.one.node._renew()
        await made.one.node._see_to_leases()
        assert not here.acts
        assert made.rows.holder(table) == made.other.node.id

    run(script)


@pytest.mark.parametrize("what", ["take", "release"])
def test_a_lease_is_given_back_if_the_databases_answer_was_lost(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """A living node had a lease that it knew nothing of: nobody saw to that table's bots and clocks any more."""

    async def script(made: Street) -> None:
        node = made.one.node
        done = getattr(node.shared, what)

        async def lost(*asked: Any) -> Any:
            monkeypatch.undo()
            if what == "take":  # it is done and not answered; a release is not even done
                await done(*asked)
            raise StoreUnavailable

        if what == "release":
            assert await node.begin("table")
            node.end("table")
        monkeypatch.setattr(node.shared, what, lost)
        with pytest.raises(StoreUnavailable):
            await (node.begin("table") if what == "take" else node._see_to_leases())
        assert made.rows.holder("table") == node.id
        await node._see_to_leases()
        assert made.rows.holder("table") is None
        assert await made.other.node.begin("table")

    run(script)


def test_a_lease_of_a_table_that_left_memory_while_it_was_taken_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(made: Street) -> None:
        table = await made.open()
        node, room = made.one.node, await made.one.get(table)
        node._held.clear()
        made.rows.leases.clear()
        taken = node.shared.take

        async def slow(*asked: Any) -> Any:
            room.close()
            return await taken(*asked)

        monkeypatch.setattr(node.shared, "take", slow)
        await node._see_to_leases()
        await node._see_to_leases()
        assert made.rows.holder(table) is None

    run(script)


def test_a_machine_whose_time_is_wrong_serves_nobody() -> None:
    async def script(made: Street) -> None:
        table = await made.open()
        people = await made.seated(table)
        here, there = await made.one.get(table), await made.other.get(table)
        made.one.right = False
        await made.one.node._renew()
        assert not made.one.node.serves
        assert not here.acts
        assert people["rs"].closing is not None
        await made.one.node._see_to_leases()
        await made.other.node._see_to_leases()
        assert there.acts
        made.one.right = True
        await made.one.node._renew()
        assert made.one.node.serves

    run(script)


def test_strict_time_goes_on_when_another_node_loads_the_table() -> None:
    """It stands still only where nobody saw to the table."""

    def runs(room: Room) -> bool:
        game = room.table.game
        return game is not None and game.clock is not None and game.clock.ends is not None

    async def script(made: Street) -> None:
        table = await made.open(clue_seconds=600, referee="silent")
        await dealt(made, table)
        here = await made.one.get(table)
        assert runs(here)
        third = House(made.store, made.rows, made.bus)
        async with third.node.living():
            assert runs(await third.get(table))
            assert runs(here)
            made.seconds += 60  # the database's clock: every row has ended
            await third.node._renew()
            fourth = House(made.store, made.rows, made.bus)
            async with fourth.node.living():
                assert not runs(await fourth.get(table)), "nobody saw to it"
                fourth.rooms.close()
            third.rooms.close()

    run(script)


def test_a_quiet_question_that_was_asked_through_another_node_lapses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "UNANSWERED", 0.3)

    async def script(made: Street) -> None:
        table = await made.open()
        people, giver, _ = await dealt(made, table)
        opponent = "bs" if giver == "rs" else "rs"
        await did(made.house_of(giver), table, people[giver], asked.AskQuietly(id="q", word="alfa"))
        await soon(lambda: any(frame["type"] == "quiet_question" for frame in heard(people[opponent])))
        for name in (giver, opponent):
            await soon(lambda name=name: any(frame["type"] == "quiet_lapse" for frame in heard(people[name])))  # type: ignore[misc]
        stored = await made.store.read(f"quiet/{table}")
        assert sum(b"lapsed" in row.body for row in stored) == 1

    run(script)


def test_a_new_kind_of_event_is_written_when_every_living_node_reads_it() -> None:
    """Nodes of two releases side by side: the older one says which forms it reads."""

    async def script(made: Street) -> None:
        rows = MemoryShared(made.rows)
        assert made.one.node.may_write(node.READS)
        await rows.renew("newer", Row("2.0", node.READS + 1))
        await made.one.node._renew()
        assert made.one.node.may_write(node.READS)
        assert not made.one.node.may_write(node.READS + 1)
        made.one.node.hear('["just heard of",1]')
        assert not made.one.node.may_write(node.READS), "its row is not read yet"
        await made.one.node._renew()
        assert made.one.node.may_write(node.READS)

    run(script)


def test_votes_and_passing_wait_until_every_living_node_reads_them() -> None:
    """An older node would drop the table at an event that it does not know."""

    async def script(made: Street) -> None:
        table = await made.open()
        people = await made.seated(table)
        rows = MemoryShared(made.rows)
        await rows.renew("older", Row("1.0", node.EVENINGS - 1))
        await made.one.node._renew()
        refused = await asked_for(made.one, table, people["rs"], asked.PassOn(id="p", passing="chairs"))
        assert isinstance(refused, out.Refused)
        assert refused.broken.message == "violation-being-updated"
        refused = await asked_for(made.one, table, people["rs"], asked.VoteClue(id="v", turn=0))
        assert isinstance(refused, out.Refused)
        assert refused.broken.message == "violation-being-updated"
        assert not any(b"passing_set" in row.body for row in await made.store.read(f"table/{table}"))
        await rows.renew("older", Row("2.0", node.EVENINGS))
        await made.one.node._renew()
        await did(made.one, table, people["rs"], asked.PassOn(id="q", passing="chairs"))

    run(script)


def test_metrics_say_what_each_number_of_a_node_is() -> None:
    async def script(made: Street) -> None:
        await made.seated(await made.open())
        found = made.one.node.gauges()
        assert found.keys() == OF_NODES.keys()
        assert (found["nodes"], found["leases"]) == (2, 1)

    run(script)


# --- what no hint holds -------------------------------------------------------------------------------------------------


def test_no_hint_holds_a_secret() -> None:
    """Everything that people do and know, and then every notification: no draft, token, link, code or quiet word, and no key."""

    async def script(made: Street) -> None:
        table = await made.open()
        code = await made.one.rooms.codes.of(table)
        people, giver, guesser = await dealt(made, table)
        room = await made.house_of(giver).get(table)
        room.judging.draft(people[giver], asked.Draft(word="draftedword", number=2))
        await did(made.house_of(giver), table, people[giver], asked.AskQuietly(id="q", word="quietword"))
        await did(made.house_of(giver), table, people[giver], asked.GiveClue(id="c", word="spokenword", number=1))
        await did(made.other, table, people["bo"], asked.MoveSeat(id="m"))
        move = next(frame["code"] for frame in heard(people["bo"]) if frame["type"] == "move_code")
        await did(made.one, table, people["rs"], asked.SetPassword(id="p", password="secretpassword"))
        await did(made.one, table, people["rs"], asked.Kick(id="k", person=people["bs"].person or ""))
        pointing = await made.house_of(guesser).get(table)
        pointing.crowd.point(people[guesser].person, asked.Tag(card=3))
        await asyncio.sleep(0.5)
        link = room.table.link or (await made.one.get(table)).table.link
        hints = "\n".join(made.bus.sent)
        secrets = [code, link, move, "draftedword", "quietword", "spokenword", "secretpassword"]
        secrets += [kept for name in SEATS for kept in (token(name), hashed(token(name)), hashed(token(name))[:16])]
        assert link
        for secret in secrets:
            assert secret
            assert secret not in hints
        kinds = {type(hint).__name__ for payload in made.bus.sent if (told := unpacked(payload)) for hint in told.hints}
        assert {"Stored", "Present", "Recoded"} <= kinds
        game = (await made.one.get(table)).table.game
        assert game is not None
        assert not any(card.casefold() in hints.casefold() for card in game.cards if len(card) > 3)
        assert not any(str(identity) in hints for identity in set(game.key.identities))

    run(script)
