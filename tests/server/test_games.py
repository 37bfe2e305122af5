"""Whole games over real sockets against a real process."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Server, serving

from cryptonym.client import Player, Refused, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.protocol.incoming import SeatName

SEATS: tuple[SeatName, ...] = ("red-spymaster", "blue-spymaster", "red-operative", "blue-operative")


def example(name: str) -> Any:
    file = Path(__file__).parents[2] / "examples" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def all_seated(host: Player) -> None:
    def seated() -> bool:
        people = host.view_json.get("people", {}).values()
        return sum("seat" in person for person in people) == 4

    await host.until(seated)


def test_the_random_bot_of_twenty_lines_plays_a_whole_game(tmp_path: Path) -> None:
    bot = example("random_bot")

    async def evening(url: str) -> None:
        token = new_token()
        table, _ = await open_table(url, token, "Otter", settings={"language": "en"})
        bots = [asyncio.create_task(bot.play(url, table, seat, f"Brass {seat}")) for seat in SEATS]
        async with connect(url, table, token=token) as host:
            await all_seated(host)
            await host.deal()
            await asyncio.wait_for(asyncio.gather(*bots), 30)
            await host.until(lambda: host.view.game is not None and host.view.game.ending is not None)
            ending = host.view.game.ending if host.view.game else None
            assert ending is not None
            assert ending.by in {"END-1", "TURN-7"}

    with serving(tmp_path) as server:
        asyncio.run(evening(server.url))


class Four:
    """Four people at a table and a watcher, each with what the line has told them."""

    def __init__(self, url: str, table: str) -> None:
        self.url, self.table = url, table
        self.tokens: dict[SeatName, str] = {seat: new_token() for seat in SEATS}

    async def play(self, moves: int, *, deal: bool) -> dict[str, Any]:
        """Sit down (or come back), deal if asked to, and make some moves; what the red operative sees at the end."""
        async with (
            connect(self.url, self.table, token=self.tokens["red-spymaster"], name="Otter") as rs,
            connect(self.url, self.table, token=self.tokens["blue-spymaster"], name="Owl") as bs,
            connect(self.url, self.table, token=self.tokens["red-operative"], name="Heron") as ro,
            connect(self.url, self.table, token=self.tokens["blue-operative"], name="Lynx") as bo,
        ):
            people = dict(zip(SEATS, (rs, bs, ro, bo), strict=True))
            if deal:
                for seat, person in people.items():
                    await person.sit(seat)
                await rs.until(lambda: "missing" not in rs.view_json)
                await rs.deal()
            for person in people.values():
                await person.until(lambda person=person: "game" in person.view_json)  # type: ignore[misc]
            for _ in range(moves):
                if not await self._move(people):
                    break
            number = rs.number or 0
            for person in people.values():
                await person.until(lambda person=person: (person.number or 0) >= number)  # type: ignore[misc]
            return ro.view_json

    @staticmethod
    async def _move(people: dict[SeatName, Player]) -> bool:
        """One clue, or one touch of a card that is the team's own; False when the game is over."""
        some = people["red-spymaster"]
        game = some.view_json["game"]
        if "ending" in game:
            return False
        number = some.number or 0
        team = game["turn"]
        if game["phase"] == "clue":
            giver = people[f"{team}-spymaster"]  # type: ignore[index]
            await giver.until(lambda: "clue" in giver.actions)
            await giver.give_clue("feather", min(2, game["highest"]))
        else:
            guesser = people[f"{team}-operative"]  # type: ignore[index]
            own = [
                place
                for place, identity in enumerate(game["key"])
                if identity == team and str(place) not in game.get("covered", {})
            ]
            await guesser.until(lambda: "guess" in guesser.actions and guesser.number == some.number)
            await guesser.guess(own[0])
        await some.until(lambda: (some.number or 0) > number)
        await asyncio.sleep(0)
        return True


def test_a_server_killed_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[Four, dict[str, Any]]:
        host = new_token()
        table, _ = await open_table(server.url, host, "Host", settings={"language": "en"})
        four = Four(server.url, table)
        async with connect(server.url, table, token=host) as holder:
            four.tokens["red-spymaster"] = host
            assert holder.you.host
        return four, await four.play(5, deal=True)

    with serving(tmp_path) as server:
        four, before = asyncio.run(begin(server))
        server.kill()
        server.start()
        after = asyncio.run(four.play(0, deal=False))
        assert after["game"] == before["game"]
        assert after["people"] == before["people"]
        ended = asyncio.run(four.play(100, deal=False))
        assert ended["game"]["ending"]["by"] == "END-1"


async def refused(player: Player, message: asked.Asked) -> str:
    with pytest.raises(Refused) as caught:
        await player.ask(message)
    return caught.value.broken.rule


def test_a_repeated_command_happens_once_and_gets_its_answer_again(tmp_path: Path) -> None:
    async def script(url: str) -> None:
        token = new_token()
        table, _ = await open_table(url, token, "Otter")
        async with connect(url, table, token=token) as me:
            first = await me.ask(asked.Sit(id="once", seat="red-operative"))
            await me.ask(asked.Rename(id="x", name="Heron"))
            again = await me.ask(asked.Sit(id="once", seat="blue-operative"))
            assert again.n == first.n
            assert me.you.seat == "red-operative"

    with serving(tmp_path) as server:
        asyncio.run(script(server.url))
        server.kill()
        server.start()
        stored = sqlite3.connect(server.store)
        bodies = [json.loads(row[0]) for row in stored.execute("SELECT body FROM events ORDER BY id")]
        stored.close()
        assert [body["event"]["type"] for body in bodies].count("seat_taken") == 1


def test_roles_are_checked_on_the_server_for_every_command(tmp_path: Path) -> None:
    """A watcher and a guest ask for everything that is not theirs; each gets a rule, and nothing changes."""
    theirs: list[asked.Asked] = [
        asked.Rename(id="1", name="x"),
        asked.Sit(id="2", seat="red-spymaster"),
        asked.Kick(id="3", person="nobody"),
        asked.HandOver(id="4", person="nobody"),
        asked.Assign(id="5", person="nobody", seat="red-spymaster"),
        asked.ShuffleTeams(id="6"),
        asked.ChangeSettings(id="7", settings=asked.SettingsWanted()),
        asked.LockDoor(id="8", locked=True),
        asked.Deal(id="9"),
        asked.CallOff(id="10"),
        asked.Pause(id="11", paused=True),
        asked.GiveClue(id="12", word="x", number=1),
        asked.Guess(id="13", card=0, seen=0),
        asked.Stop(id="14", seen=0),
        asked.Challenge(id="15", seen=0),
        asked.RuleOnChallenge(id="16", upheld=True, seen=0),
        asked.CoverWord(id="17", card=0, seen=0),
        asked.DeclineCover(id="18", seen=0),
        asked.TurnHourglass(id="19"),
        asked.AskQuietly(id="20", word="x"),
        asked.AnswerQuietly(id="21", word="x", lets_pass=True),
    ]

    async def script(url: str) -> None:
        token = new_token()
        table, _ = await open_table(url, token, "Otter")
        async with connect(url, table, token=token) as host, connect(url, table) as watcher:
            for message in theirs:
                assert await refused(watcher, message)
            assert host.number == 2

    with serving(
        tmp_path,
    ) as server:
        asyncio.run(script(server.url))
