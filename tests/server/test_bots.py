"""Bots at a table: whole games with them, and what becomes of a game when a bot fails (TABLE-7)."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_tables import OPTIONS, evening, rule_of
from tests.serving import Server, serving

from cryptonym.client import Player, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.workers.pool import NoAnswer, Workers

PATIENCE = 150.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), *OPTIONS, "--bot-seconds", "0") as running:
        yield running


async def touch_until_the_end(me: Player) -> None:
    """An operative who touches the first card that lies open, whenever it is their turn."""
    async for view in me.turns():
        if view.game and "guess" in me.actions:
            await me.guess(next(card for card in range(len(view.game.cards)) if str(card) not in view.game.covered))
        if view.game and view.game.ending:
            return


@pytest.mark.parametrize("mode", ["teams", "coop", "trio"])
def test_a_table_for_one_plays_to_its_end(server: Server, mode: str) -> None:
    async def script() -> None:
        seat = "both-operative" if mode == "trio" else "red-operative"
        token = new_token()
        settings: dict[str, Any] = {"rules": {"mode": mode}, "language": "it"}
        table, _ = await open_table(server.url, token, "Otter", seat=seat, bots="steady", settings=settings)
        async with connect(server.url, table, token=token) as me:
            people = me.view.people
            assert {person.seat for person in people.values()} == set(me.view.seats)
            assert sorted(person.bot or "" for person in people.values())[0] == ""
            await me.ask(asked.Deal(id="deal"))
            await asyncio.wait_for(touch_until_the_end(me), PATIENCE)

    asyncio.run(script())


def test_bots_play_alone_for_whoever_watches(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter", bots="sharp")
        async with connect(server.url, table, token=token) as me:
            await me.ask(asked.Deal(id="deal"))
            await asyncio.wait_for(me.until(lambda: bool(me.view.game and me.view.game.ending)), PATIENCE)

    asyncio.run(script())


def test_a_seat_is_kept_warm_for_its_owner(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            host = told.host
            assert await rule_of(host, asked.SeatBot(id="1", seat="blue-spymaster")) == "seat-taken"
            assert await rule_of(told.operative, asked.SeatBot(id="2", seat="red-operative")) == "not-the-host"
            away = told.people["blue-spymaster"]
            token, person = away.token, away.you.person
            assert away._socket is not None
            await away.ask(asked.Stand(id="3"))
            await host.ask(asked.LockDoor(id="4", locked=True))
            await host.ask(asked.SeatBot(id="5", seat="blue-spymaster", level="gentle"))
            await host.until(lambda: any(one.bot == "gentle" for one in host.view.people.values()))
            async with connect(server.url, told.table, token=token) as back:
                await back.ask(asked.Sit(id="6", seat="blue-spymaster"))
                await back.until(lambda: back.you.seat == "blue-spymaster")
                assert person is not None
                assert back.view.people[person].seat == "blue-spymaster"
                assert not any(one.bot for one in back.view.people.values())

    asyncio.run(script())


def test_when_a_bot_is_sent_away_while_it_thinks_the_one_beside_it_moves(tmp_path: Path) -> None:
    async def script(server: Server) -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter", bots="steady")
        async with connect(server.url, table, token=token) as host:
            await host.ask(asked.SeatBot(id="1", seat="red-operative"))
            await host.ask(asked.SeatBot(id="2", seat="blue-operative"))
            await host.ask(asked.Deal(id="deal"))
            await host.until(lambda: host.view.game is not None and host.view.game.phase == "guess")
            assert host.view.game is not None
            seat, touched = f"{host.view.game.turn}-operative", len(host.view.game.covered)
            thinks = next(key for key, person in host.view.people.items() if person.bot and person.seat == seat)
            await host.ask(asked.Kick(id="away", person=thinks))
            moved = host.until(lambda: host.view.game is not None and len(host.view.game.covered) > touched)
            await asyncio.wait_for(moved, 30)

    with serving(tmp_path, *OPTIONS, "--bot-seconds", "3") as server:
        asyncio.run(script(server))


def test_before_the_deal_a_bot_gets_up_for_anybody_and_the_host_sends_it_away(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter", bots="gentle")
        async with connect(server.url, table, token=token) as host, connect(server.url, table, name="Newt") as guest:
            link = host.view.link
            await guest.ask(asked.Sit(id="1", seat="red-spymaster"))
            await host.until(lambda: len(host.view.people) == 5)
            bot = next(key for key, person in host.view.people.items() if person.bot)
            await host.ask(asked.Kick(id="2", person=bot))
            await host.until(lambda: len(host.view.people) == 4)
            assert host.view.link == link, "a bot tells the link to nobody"

    asyncio.run(script())


def test_the_referee_answers_for_a_bot_that_is_asked_quietly(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter", seat="red-spymaster", bots="gentle")
        async with connect(server.url, table, token=token) as me:
            for n in range(20):
                await me.ask(asked.Deal(id=f"deal{n}"))
                await me.until(lambda: me.view.game is not None and me.view.game.ending is None)
                if me.view.game and me.view.game.turn == "red":
                    break
                await me.ask(asked.CallOff(id=f"off{n}"))
            await me.ask(asked.AskQuietly(id="ask", word="feather"))
            await asyncio.wait_for(me.until(lambda: bool(me.whispers)), 20)
            answer = me.whispers[0]
            assert isinstance(answer, out.QuietAnswer)
            assert answer.lets_pass

    asyncio.run(script())


# --- minds ----------------------------------------------------------------------------------------------------------


def sleep_for_ever() -> None:
    time.sleep(3600)


def test_work_that_is_stuck_is_given_up_and_the_next_is_done() -> None:
    async def script() -> None:
        workers = Workers()
        with pytest.raises(NoAnswer):
            await workers.do(3.0, sleep_for_ever)
        workers.replace()
        assert await workers.do(PATIENCE, os.getpid) != os.getpid()
        workers.close()

    asyncio.run(script())


def test_work_whose_worker_is_killed_is_given_up_and_the_next_is_done() -> None:
    async def script() -> None:
        workers = Workers()
        worker = await workers.do(PATIENCE, os.getpid)
        waiting = asyncio.create_task(workers.do(PATIENCE, sleep_for_ever))
        await asyncio.sleep(0.2)
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(NoAnswer):
            await waiting
        assert await workers.do(PATIENCE, os.getpid) != worker
        workers.close()

    asyncio.run(script())
