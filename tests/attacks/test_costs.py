"""First ask whether one may, then spend (D3, D4 of the review): what is refused costs nothing, what is allowed has a budget."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.attacks.lines import asked_for
from tests.clocks import Told
from tests.serving import serving

from cryptonym.client.player import new_token
from cryptonym.engine import GameDealt, Violation
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.config import Config
from cryptonym.server.http import uploads
from cryptonym.server.http.api import Api
from cryptonym.server.http.reencode import Refused
from cryptonym.server.http.replays import cut
from cryptonym.server.services import Services
from cryptonym.server.sockets.connection import Connection
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.tables import asking, secrecy
from cryptonym.server.tables.room import Room
from cryptonym.server.tables.rooms import Rooms
from cryptonym.server.tables.secrecy import hashed
from cryptonym.server.workers.judges import Judges
from cryptonym.server.workers.pool import NoAnswer, Workers
from cryptonym.server.workers.slow import Slow, TooBusy

WELCOME = out.Welcome(protocol=1, build="x", table="x", now=0)


class Counting(MemoryStore):
    """Counts every write, and the events that are read."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[str] = []
        self.read_events = 0

    async def read(self, *args: Any, **more: Any) -> Any:
        found = await super().read(*args, **more)
        self.read_events += len(found)
        return found

    async def append(self, *args: Any, **more: Any) -> Any:
        self.writes.append("append")
        return await super().append(*args, **more)

    async def add_link(self, *args: Any) -> None:
        self.writes.append("link")
        await super().add_link(*args)

    async def claim_code(self, *args: Any) -> bool:
        self.writes.append("code")
        return await super().claim_code(*args)


class Referee(Judges):
    """Counts what it is asked, and answers when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.let = asyncio.Event()

    async def judge(self, laid: Any, clue: str, number: int | None, patience: float = 15) -> Any:
        self.asked.append(clue)
        await self.let.wait()
        return None

    def warm_up(self, language: str) -> None:
        pass


class Table:
    def __init__(self, room: Room, rooms: Rooms, store: Counting, referee: Referee) -> None:
        self.room, self.store, self.referee = room, store, referee
        self.rooms = rooms
        self.sockets: dict[str, Connection] = {}

    def come(self, name: str, token: str | None = None) -> Connection:
        connection = self.sockets[name] = Connection(hashed(token or name.ljust(22, "x")))
        self.room.arrive(connection, WELCOME, None)
        return connection

    async def ask(self, name: str, message: asked.Asked) -> Any:
        return await self.room.handle(self.sockets[name], message)


@asynccontextmanager
async def playing(*, deal: bool = True) -> AsyncIterator[Table]:
    """Four people, a spectator with a name and one without, and a game under way."""
    store, referee = Counting(), Referee()
    rooms = Rooms(Services(store, judge=referee))
    opened = await rooms.open(asked.OpenTable(token="host".ljust(22, "x"), name="Host"))
    assert not isinstance(opened, Violation)
    room = await rooms.get(opened[0])
    assert room is not None
    table = Table(room, rooms, store, referee)
    seats: dict[str, asked.SeatName] = {
        "host": "red-spymaster",
        "bs": "blue-spymaster",
        "ro": "red-operative",
        "bo": "blue-operative",
    }
    for name in ("host", "bs", "ro", "bo", "named", "stranger"):
        table.come(name)
        if name not in ("host", "stranger"):
            await table.ask(name, asked.Join(id="join", name=name.upper()))
        if name in seats:
            await table.ask(name, asked.Sit(id="sit", seat=seats[name]))
    if deal:
        await table.ask("host", asked.Deal(id="deal"))
    store.writes.clear()
    try:
        yield table
    finally:
        referee.let.set()
        rooms.close()


COSTLY: dict[str, Callable[[], asked.Asked]] = {
    "set_password": lambda: asked.SetPassword(id="1", password="open sesame"),
    "kick": lambda: asked.Kick(id="1", person="nobody"),
    "give_clue": lambda: asked.GiveClue(id="1", word="mare", number=1),
    "renew_code": lambda: asked.RenewCode(id="1"),
    "deal": lambda: asked.Deal(id="1"),
    "seat_bot": lambda: asked.SeatBot(id="1", seat="red-operative", level="sharp"),
}


def hashes(spent: list[str]) -> Callable[..., str]:
    """Hashes nothing, and notes that it was asked to."""

    def note(*what: object, **how: object) -> str:
        spent.append(str(what[0]))
        return "salt$hash"

    return note


@pytest.mark.parametrize("wish", COSTLY)
@pytest.mark.parametrize("who", ["stranger", "named", "ro", "bo"])
def test_what_is_refused_costs_nothing(monkeypatch: pytest.MonkeyPatch, who: str, wish: str) -> None:
    spent: list[str] = []

    async def script() -> None:
        async with playing() as table:
            monkeypatch.setattr(secrecy, "hashed_password", hashes(spent))
            monkeypatch.setattr(asking, "drawn_deal", hashes(spent))
            answer = await table.ask(who, COSTLY[wish]())
            assert isinstance(answer, out.Refused)
            assert table.store.writes == []
            assert table.referee.asked == []
            assert spent == []

    asyncio.run(script())


def test_the_host_has_a_budget_for_what_costs() -> None:
    async def script() -> None:
        async with playing(deal=False) as table:
            for number in range(20):
                await table.ask("host", asked.RenewCode(id=f"code{number}"))
            with pytest.raises(TooBusy):
                await table.ask("host", asked.RenewCode(id="one more"))
            assert table.store.writes.count("code") == 20

    asyncio.run(script())


def test_a_replay_costs_one_game_however_long_the_tables_history() -> None:
    """Twice a second at a table of 4,000 events, whole histories took 50 ms of every touch at other tables."""

    async def script() -> None:
        async with playing() as table:
            for number in range(20):
                await table.ask("host", asked.CallOff(id=f"off{number}"))
                await table.ask("host", asked.Deal(id=f"deal{number}"))
            again = Rooms(Services(table.store))
            loaded = await again.get(table.room.table.id)
            assert loaded is not None
            for rooms, room in ((table.rooms, table.room), (again, loaded)):
                table.store.read_events = 0
                games = [await rooms.game_events(room, game) for game in range(1, 22)]
                assert table.store.read_events == sum(map(len, games)) < room.version
                for game, stored in enumerate(games, start=1):
                    whole = cut(room.starts[game - 1], stored, None)
                    assert isinstance(whole.events[0], GameDealt)
                    assert whole.is_over == (game < 21)
                    assert whole.players["red-spymaster"] == ["Host"]
            again.close()

    asyncio.run(script())


def test_a_sent_again_password_is_not_hashed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[str] = []
    monkeypatch.setattr(secrecy, "hashed_password", hashes(spent))

    async def script() -> None:
        async with playing(deal=False) as table:
            wish = asked.SetPassword(id="1", password="open sesame")
            assert await table.ask("host", wish) == await table.ask("host", wish)
            assert spent == ["open sesame"]

    asyncio.run(script())


def test_of_many_drafts_the_newest_is_judged() -> None:
    async def script() -> None:
        async with playing() as table:
            giver = "host" if table.room.table.game.turn.value == "red" else "bs"  # type: ignore[union-attr]
            for number in range(200):
                table.room.judging.draft(table.sockets[giver], asked.Draft(word=f"word{number}", number=1))
                await asyncio.sleep(0)
            table.referee.let.set()
            await asyncio.sleep(0.01)
            assert table.referee.asked[0] == "word0"
            assert table.referee.asked[-1] == "word199"
            assert len(table.referee.asked) <= 3

    asyncio.run(script())


def test_lines_of_talk_have_a_pace() -> None:
    async def script() -> None:
        async with playing(deal=False) as table:
            for number in range(30):
                await table.ask("host", asked.Talk(id=f"{number}", line="x"))
            with pytest.raises(TooBusy):
                await table.ask("host", asked.Talk(id="one more", line="x"))

    asyncio.run(script())


def test_a_table_with_many_spectators_moves_at_a_pace() -> None:
    """A stranger with a thousand sockets at a table of his own could have each of his renames told a thousand times."""

    async def script() -> None:
        async with playing(deal=False) as table:
            table.room.crowd.connections.update({Connection(f"spectator {number}"): None for number in range(1000)})
            taken = 0
            with contextlib.suppress(TooBusy):
                while taken < 200:
                    await table.ask("host", asked.Rename(id=f"{taken}", name=f"Host {taken}"))
                    taken += 1
            assert 15 < taken < 100

    asyncio.run(script())


def test_refused_lines_use_up_nobody_elses() -> None:
    """A person without a seat may not talk during a game, and could have silenced those who may."""

    async def script() -> None:
        async with playing() as table:
            for number in range(100):
                assert isinstance(await table.ask("named", asked.Talk(id=f"{number}", line="x")), out.Refused)
            assert isinstance(await table.ask("ro", asked.Talk(id="fine", line="tree?")), out.Ack)

    asyncio.run(script())


def test_only_so_much_may_wait_for_a_thread() -> None:
    async def script() -> None:
        slow, let = Slow("test", most_waiting=3), asyncio.Event()
        loop = asyncio.get_running_loop()
        waiting = [
            asyncio.create_task(slow.do(lambda: asyncio.run_coroutine_threadsafe(let.wait(), loop).result(5)))
            for _ in range(3)
        ]
        await asyncio.sleep(0.05)
        with pytest.raises(TooBusy):
            await slow.do(lambda: None)
        let.set()
        await asyncio.gather(*waiting)
        assert await slow.do(lambda: 7) == 7

    asyncio.run(script())


def test_a_deck_is_read_for_the_host_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """64 KiB of text took a quarter of a second of everybody's time, whoever sent it."""
    import json

    with serving(tmp_path) as server:
        mine = new_token()
        _, opened = asked_for(server, "/api/tables", json.dumps({"token": mine, "name": "Otter"}).encode())
        path = f"/api/tables/{opened['table']}/deck"
        deck = {
            "token": new_token(),
            "text": "\n".join(f"WORD{n}" for n in range(30)),
            "language": "en",
        }
        status, answer = asked_for(server, path, json.dumps(deck).encode())
        assert (status, answer["broken"]["message"]) == (422, "violation-not-the-host")
        assert asked_for(server, path, json.dumps(deck | {"token": mine}).encode())[1]["cards"] == 30


def test_a_table_that_brings_slow_pictures_soon_brings_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six files once held the only painter for two minutes, 120 would have for forty."""
    tried: list[str] = []

    async def dawdles(self: Any, patience: float, work: Any, *args: Any) -> bytes:
        tried.append(args[0])
        raise NoAnswer

    monkeypatch.setattr(Workers, "do", dawdles)

    async def script() -> None:
        painters = uploads.Painters()
        for number in range(120):
            with pytest.raises(Refused):
                await painters.redraw(f"{number}.svg", b"", whose=("table", "198.51.100.7"))
        assert len(tried) == 5
        with pytest.raises(Refused):
            await painters.redraw("other.svg", b"", whose=("another table", "198.51.100.7"))
        assert len(tried) == 5
        with pytest.raises(Refused):
            await painters.redraw("theirs.svg", b"", whose=("their table", "203.0.113.9"))
        assert len(tried) == 6
        painters.close()

    asyncio.run(script())
    assert uploads.PATIENCE * 5 <= 25


def test_one_address_cannot_use_up_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    for pot in (25, 1000, 20_000):
        services = Services(MemoryStore(), Config(tables_a_day=pot))
        api = Api(Rooms(services), services)
        opened = sum(api._days.take("198.51.100.7") for _ in range(pot))
        assert 5 <= opened <= pot / 4
        assert api._days.take("203.0.113.9")


def test_a_sweep_purges_all_that_a_day_may_open() -> None:
    """A sweep took 200 tables every ten minutes, fewer than may be opened."""

    async def script() -> None:
        now = [0]
        store = MemoryStore()
        rooms = Rooms(Services(store, clock=Told(lambda: now[0])))
        for number in range(3000):
            await store.note_table(f"t{number}", 0, used=False, closed=False)
        now[0] = 3 * 24 * 3600 * 1000
        await rooms.sweep()
        assert await store.idle_tables(now[0]) == []

    asyncio.run(script())
