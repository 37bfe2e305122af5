"""A table's door and its people: links, codes, passwords, moves, requests, the caller, talk."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Server, serving

from cryptonym.client import GoneForGood, Player, Refused, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.engine.replay import replay as engine_replay
from cryptonym.protocol import incoming as asked
from cryptonym.protocol.incoming import SeatName

SEATS: tuple[SeatName, ...] = ("red-spymaster", "blue-spymaster", "red-operative", "blue-operative")
OPTIONS = ("--most-openings-a-minute", "6000", "--most-guesses-a-minute", "6000", "--most-reads-a-second", "1000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), *OPTIONS) as running:
        yield running


def get(server: Server, path: str, token: str | None = None) -> tuple[int, Any]:
    wanted = urllib.request.Request(server.url + path, headers={"authorization": f"Bearer {token}"} if token else {})
    try:
        with urllib.request.urlopen(wanted) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())["code"]


class Evening:
    """A table with four people on its seats; the first is the host."""

    def __init__(self, table: str, people: dict[str, Player]) -> None:
        self.table = table
        self.people = people
        self.host = people["red-spymaster"]
        self.operative = people["red-operative"]

    async def settle(self, number: int = 0) -> None:
        """Until everybody has heard of that number, and of all that anybody here has heard of."""
        number = max(number, *(player.number or 0 for player in self.people.values()))
        for player in self.people.values():
            await player.until(lambda player=player: (player.number or 0) >= number)  # type: ignore[misc]


@asynccontextmanager
async def evening(server: Server, *, deal: bool = True, late: int = 0, **wanted: Any) -> AsyncIterator[Evening]:
    """Four people in their seats; `late` is by how many seconds watchers see the table later."""
    token = new_token()
    table, _ = await open_table(server.url, token, "Otter", **wanted)
    async with AsyncExitStack() as stack:
        people: dict[str, Player] = {}
        for seat in SEATS:
            own = token if seat == "red-spymaster" else new_token()
            player = await stack.enter_async_context(connect(server.url, table, token=own, name=seat))
            await player.sit(seat)
            people[seat] = player
        told = Evening(table, people)
        if late:
            await told.host.ask(asked.DelayWatchers(id="late", seconds=late))
        if deal:
            await told.settle()
            await told.settle((await told.host.ask(asked.Deal(id="deal"))).n)
        yield told


async def rule_of(player: Player, message: asked.Asked) -> str:
    with pytest.raises(Refused) as caught:
        await player.ask(message)
    return caught.value.broken.message.removeprefix("violation-")


async def turned_away(server: Server, table: str, **how: Any) -> str:
    with pytest.raises(GoneForGood) as caught:
        async with connect(server.url, table, **how):
            pass
    return str(caught.value)


# --- codes ----------------------------------------------------------------------------------------------------------


def test_the_short_code_outlives_the_deal_and_ends_when_the_door_is_locked(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            code = told.host.code
            assert code is not None
            assert told.operative.code == code
            assert json.loads(get(server, f"/api/codes/{code}")[1]) == {"table": told.table}
            assert await rule_of(told.operative, asked.RenewCode(id="1")) == "not-the-host"
            await told.host.ask(asked.LockDoor(id="3", locked=True))
            await told.host.until(lambda: told.host.code is None)
            assert get(server, f"/api/codes/{code}") == (404, "no-such-code")
            await told.host.ask(asked.CallOff(id="4"))
            assert await rule_of(told.host, asked.RenewCode(id="5")) == "door-locked"
            await told.host.ask(asked.LockDoor(id="6", locked=False))
            await told.host.ask(asked.RenewCode(id="7"))
            await told.operative.until(lambda: told.operative.code is not None)
            assert told.operative.code != code

    asyncio.run(script())


def test_table_11_a_host_who_knows_the_key_draws_no_new_code_in_mid_game(server: Server) -> None:
    """Codes are drawn by lot, but whoever may draw again and again chooses one (TABLE-11)."""

    async def script() -> None:
        async with evening(server) as told:
            assert await rule_of(told.host, asked.RenewCode(id="1")) == "key-holders-write-nothing"
            await told.host.ask(asked.HandOver(id="2", person=told.operative.you.person or ""))
            await told.operative.until(lambda: told.operative.you.host)
            await told.operative.ask(asked.RenewCode(id="3"))

    asyncio.run(script())


def test_an_older_page_may_still_ask_to_keep_the_code(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            assert (await told.host.ask(asked.KeepCode(id="1", kept=False))).n == told.host.number

    asyncio.run(script())


# --- the door -------------------------------------------------------------------------------------------------------


def test_a_password_is_asked_of_newcomers_alone(server: Server) -> None:
    async def script() -> None:
        host = new_token()
        table, _ = await open_table(server.url, host, "Otter", password="sesame")
        async with connect(server.url, table, token=host) as me:
            assert me.view.password
            assert await turned_away(server, table) == "4006 password-needed"
            assert await turned_away(server, table, password="simsalabim") == "4006 wrong-password"
            token = new_token()
            async with connect(server.url, table, token=token, password="sesame", name="Heron") as guest:
                assert guest.you.person is not None
            async with connect(server.url, table, token=token) as guest:
                assert guest.you.person is not None
            assert get(server, f"/api/tables/{table}/replay") == (401, "password-needed")
            await me.ask(asked.SetPassword(id="1", password=None))
            async with connect(server.url, table) as watcher:
                assert not watcher.view.password

    asyncio.run(script())
    assert "sesame" not in server.log.read_text()
    assert b"sesame" not in server.store.read_bytes()


def test_whoever_is_sent_away_knows_a_link_that_admits_nobody(server: Server) -> None:
    async def script() -> None:
        async with evening(server, deal=False) as told, connect(server.url, told.table) as watcher:
            gone = told.people["blue-operative"]
            code = told.host.code
            assert gone.you.person is not None
            await told.host.ask(asked.Kick(id="1", person=gone.you.person))
            await told.host.until(lambda: "link" in told.host.view_json)
            await watcher.until(lambda: "link" in watcher.view_json)
            link = told.host.view_json["link"]
            assert link != told.table
            with pytest.raises(GoneForGood):
                await gone.until(lambda: False)
            assert "link" not in gone.view_json
            assert "no-such-table" in await turned_away(server, told.table, token=gone.token)
            assert "no-such-table" in await turned_away(server, told.table)
            assert get(server, f"/api/codes/{code}") == (404, "no-such-code")
            assert get(server, f"/api/tables/{told.table}/replay") == (404, "no-such-table")
            async with connect(server.url, told.table, token=told.operative.token) as again:
                assert again.you.seat == "red-operative"
            async with connect(server.url, link, name="Newcomer") as newcomer:
                assert newcomer.you.person is not None
            async with connect(server.url, link, token=gone.token) as back:
                assert await rule_of(back, asked.Join(id="2", name="Again")) == "door-locked"

    asyncio.run(script())


def test_a_seat_moves_to_another_device_once(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            watcher_code = asked.MoveSeat(id="1")
            async with connect(server.url, told.table) as stranger:
                assert await rule_of(stranger, watcher_code) == "not-at-the-table"
            old = told.people["blue-spymaster"]
            code = await old.offer_move()
            assert all(code not in str(player.view_json) for player in told.people.values())
            token = new_token()
            async with connect(server.url, told.table, token=token, move=code) as phone:
                assert phone.you.person == old.you.person
                assert phone.you.seat == "blue-spymaster"
                assert "key" in phone.view_json["game"]
                with pytest.raises(GoneForGood, match="elsewhere"):
                    await old.until(lambda: False)
                async with connect(server.url, told.table, token=old.token) as nobody:
                    assert nobody.you.person is None
                    assert "key" not in nobody.view_json["game"]
                assert "move-expired" in await turned_away(server, told.table, move=code)
            async with connect(server.url, told.table, token=token) as again:
                assert again.you.seat == "blue-spymaster"

    asyncio.run(script())


# --- seats in mid-game ----------------------------------------------------------------------------------------------


def test_table_7_a_late_friend_sits_down_at_once_and_sees_no_key(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told, connect(server.url, told.table, name="Late") as late:
            me = late.you.person
            assert me is not None
            offered = ["red-operative", "blue-operative"]
            assert late.view.people[me].may_take == offered
            assert late.view.open_seats == offered
            await late.sit("blue-operative")
            assert "key" not in late.view_json["game"]
            assert late.view.people[me].may_take == []
            assert late.view.people[told.host.you.person or ""].may_get == []

    asyncio.run(script())


def test_table_7_other_seats_need_the_hosts_nod_in_mid_game(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told, connect(server.url, told.table, name="Late") as late:
            me = late.you.person
            assert me is not None
            blue = told.people["blue-spymaster"]
            assert await rule_of(late, asked.RequestSeat(id="2", seat="red-spymaster")) == "seat-taken"
            await blue.ask(asked.Stand(id="stand"))
            await late.until(lambda: late.view.people[me].may_get[:1] == ["blue-spymaster"])
            assert await rule_of(late, asked.Sit(id="1", seat="blue-spymaster")) == "host-seats-people"
            await late.ask(asked.RequestSeat(id="3", seat="blue-spymaster"))
            await told.host.until(lambda: told.host.view.requests == {me: "blue-spymaster"})
            assert await rule_of(told.operative, asked.AnswerRequest(id="4", person=me, granted=True)) == "not-the-host"
            await told.host.ask(asked.AnswerRequest(id="5", person=me, granted=False))
            await told.settle((await told.host.ask(asked.SwitchTalk(id="55", on=False))).n)
            await late.until(lambda: not late.view.talk)
            assert not late.view.requests
            assert late.you.seat == "watcher"
            await late.ask(asked.RequestSeat(id="6", seat="blue-spymaster"))
            await told.host.ask(asked.AnswerRequest(id="7", person=me, granted=True))
            await late.until(lambda: late.you.seat == "blue-spymaster")
            assert not late.view.requests
            gone = asked.AnswerRequest(id="8", person=me, granted=True)
            assert await rule_of(told.host, gone) == "nobody-asked"

    asyncio.run(script())


def test_a_caller_touches_for_both_teams_and_sees_no_key(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told, connect(server.url, told.table, name="Aloud") as caller:
            me = caller.you.person
            assert me is not None
            seen = told.host.you.person
            assert await rule_of(told.host, asked.NameCaller(id="0", person=seen)) == "key-was-seen"
            await told.host.ask(asked.NameCaller(id="1", person=me))
            await caller.until(lambda: caller.you.caller)
            assert caller.you.seat == "watcher"
            assert "key" not in caller.view_json["game"]
            for _ in range(2):
                game = told.host.view_json["game"]
                team = game["turn"]
                await told.people[f"{team}-spymaster"].give_clue("feather", 1)
                await caller.until(lambda: caller.actions == ["guess"])
                bystander = game["key"].index("bystander")
                if str(bystander) in game.get("covered", {}):
                    bystander = game["key"].index("bystander", bystander + 1)
                touch = asked.Guess(id=f"touch{bystander}", card=bystander, seen=caller.seen)
                await told.settle((await caller.ask(touch)).n)
            assert len(told.host.view.game.covered) == 2 if told.host.view.game else False
            clue = asked.GiveClue(id="9", word="x", number=1)
            assert await rule_of(caller, clue) == "not-your-clue"

    asyncio.run(script())


# --- talk -----------------------------------------------------------------------------------------------------------


def test_talk_is_heard_by_all_and_kept_in_memory_alone(server: Server) -> None:
    async def script() -> None:
        async with evening(server, deal=False) as told:
            for number in range(3):
                await told.host.say(f"  ciao   a tutti {number}")
            await told.operative.until(lambda: len(told.operative.talk) == 3)
            assert told.operative.talk[0].line == "ciao a tutti 0"
            assert told.operative.talk[0].person == told.host.you.person
            async with connect(server.url, told.table) as late:
                await late.until(lambda: len(late.talk) == 3)
                assert await rule_of(late, asked.Talk(id="1", line="x")) == "not-at-the-table"
            again = asked.Talk(id="same", line="once")
            await told.host.ask(again)
            await told.host.ask(again)
            for line, rule in (("", "missing"), ("x" * 201, "too-long"), ("a\u202eb", "unreadable")):
                assert await rule_of(told.host, asked.Talk(id=rule, line=line)) == f"line-{rule}"
            await told.host.deal()
            assert await rule_of(told.host, asked.Talk(id="3", line="tree!")) == "only-operatives-talk"
            await told.operative.say("tree?")
            await told.host.until(lambda: len(told.host.talk) == 5)
            person = told.operative.you.person
            assert person is not None
            await told.host.ask(asked.Mute(id="4", person=person, muted=True))
            assert await rule_of(told.operative, asked.Talk(id="5", line="x")) == "muted"
            await told.host.ask(asked.SwitchTalk(id="6", on=False))
            assert await rule_of(told.people["blue-operative"], asked.Talk(id="7", line="x")) == "talk-off"

    asyncio.run(script())
    assert "ciao a tutti" not in server.log.read_text()
    assert b"ciao a tutti" not in server.store.read_bytes()


def test_a_server_may_be_without_talk(tmp_path: Path) -> None:
    async def script(server: Server) -> None:
        async with evening(server, deal=False) as told:
            assert await rule_of(told.host, asked.Talk(id="1", line="x")) == "talk-off"

    with serving(tmp_path, "--no-talk") as server:
        asyncio.run(script(server))


# --- replays --------------------------------------------------------------------------------------------------------


def test_a_replay_is_ones_own_view_while_the_game_runs_and_the_game_when_it_is_over(server: Server) -> None:
    async def script() -> None:
        async with evening(server) as told:
            path = f"/api/tables/{told.table}/replay"
            host, operative = told.host, told.operative
            team = told.host.view_json["game"]["turn"]
            await told.people[f"{team}-spymaster"].give_clue("feather", 1)
            mine = get(server, path, host.token)[1].splitlines()
            assert "key" in json.loads(mine[0])["view"]
            for token in (operative.token, None, new_token()):
                status, text = get(server, path, token)
                lines = [json.loads(line) for line in text.splitlines()]
                assert status == 200
                assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
                assert '"key"' not in text
                assert lines[-1]["event"]["word"] == "feather"
            await host.ask(asked.CallOff(id="1"))
            status, text = get(server, path)
            steps = list(engine_replay(text.splitlines(keepends=True)))
            assert steps[-1].game.is_over
            people = operative.view.people
            for secret in (*people, *(person.name for person in people.values()), host.token, told.table):
                assert secret not in text
            named = json.loads(get(server, path + "?names=1&game=1")[1])
            assert named["players"]["red-operative"] == ["red-operative"]
            assert named["language"] == "en"
            assert named["log"] == text
            assert get(server, path + "?game=2") == (404, "no-such-game")
            assert get(server, path + "?game=x") == (400, "bad-message")
            assert get(server, f"/api/tables/{'A' * 22}/replay") == (404, "no-such-table")

    asyncio.run(script())
