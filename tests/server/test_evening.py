"""What is told of an evening: games that are over, their clues, and the votes for them."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from tests.serving import Server, serving

from cryptonym.client import Player, Refused, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.protocol.incoming import SeatName

SEATS: tuple[SeatName, ...] = ("red-spymaster", "blue-spymaster", "red-operative", "blue-operative")
OPTIONS = ("--most-openings-a-minute", "6000", "--most-reads-a-second", "1000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), *OPTIONS) as running:
        yield running


@asynccontextmanager
async def table(server: Server) -> AsyncIterator[tuple[str, dict[str, Player]]]:
    """A table with four people; the first is the host."""
    host_token = new_token()
    settings = {"rules": {"referee": "silent"}}
    link, _ = await open_table(server.url, host_token, "red-spymaster", settings=settings)
    async with AsyncExitStack() as stack:
        people: dict[str, Player] = {}
        for seat in SEATS:
            token = host_token if seat == "red-spymaster" else new_token()
            player = await stack.enter_async_context(connect(server.url, link, name=seat, token=token))
            await player.sit(seat)
            people[seat] = player
        yield link, people


async def game(people: dict[str, Player], clue: str) -> None:
    """A game in which one clue is given and the assassin touched."""
    host = people["red-spymaster"]
    await host.deal()
    await host.until(
        lambda: host.view.game is not None and host.view.game.key is not None and not host.view.game.ending
    )
    assert host.view.game is not None
    assert host.view.game.key is not None
    team = host.view.game.turn
    assassin = host.view.game.key.index("assassin")
    giver, guesser = people[f"{team}-spymaster"], people[f"{team}-operative"]
    await giver.until(lambda: "clue" in giver.actions)
    await giver.give_clue(clue, 2)
    await guesser.until(lambda: "guess" in guesser.actions)
    await guesser.guess(assassin)
    for player in people.values():
        await player.until(lambda player=player: player.view.game is not None and player.view.game.ending is not None)  # type: ignore[misc]


def get(server: Server, link: str, token: str | None = None) -> Any:
    wanted = urllib.request.Request(
        f"{server.url}/api/tables/{link}/evening", headers={"authorization": f"Bearer {token}"} if token else {}
    )
    try:
        with urllib.request.urlopen(wanted) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code


async def evening(server: Server, link: str, token: str | None = None) -> Any:
    return await asyncio.to_thread(get, server, link, token)


def test_an_evening_is_told_game_by_game(server: Server) -> None:
    async def script() -> None:
        async with table(server) as (link, people):
            assert (await evening(server, link))["shown"] == []
            await game(people, "mare")
            first = await evening(server, link)
            assert [one["game"] for one in first["shown"]] == [1]
            assert sorted(first["people"]) == sorted(SEATS)
            told = first["shown"][0]
            assert [clue["word"] for clue in told["clues"]] == ["mare"]
            assert told["clues"][0]["name"] == f"{told['clues'][0]['team']}-spymaster"
            assert told["winner"] != told["clues"][0]["team"], "the assassin"
            assert 30 < told["flag"][0] < 70
            assert told["flag"][-1] == (100 if told["winner"] == "red" else 0)
            assert sum(first["wins"].values()) == 1
            await game(people, "lago")
            both = await evening(server, link)
            assert [one["clues"][0]["word"] for one in both["shown"]] == ["mare", "lago"]
            assert both["shown"][0] == told

    asyncio.run(script())


def test_votes_are_counted_and_nobodys_choice_is_told(server: Server) -> None:
    async def script() -> None:
        async with table(server) as (link, people):
            await game(people, "mare")
            voters = [people["red-operative"], people["blue-operative"]]
            for voter in voters:
                await voter.ask(asked.VoteClue(id="v", turn=0))
            host = people["red-spymaster"]
            await host.until(lambda: len(host.view.voted) == 2)
            assert (await evening(server, link))["shown"][0]["clues"][0]["votes"] == 2
            await voters[0].ask(asked.VoteClue(id="w", turn=None))
            assert (await evening(server, link))["shown"][0]["clues"][0]["votes"] == 1
            await game(people, "lago")
            late = await evening(server, link)
            assert [one["clues"][0]["votes"] for one in late["shown"]] == [1, 0]
            assert (await evening(server, link)) == late
            giver = people[f"{late['shown'][1]['clues'][0]['team']}-spymaster"]
            with pytest.raises(Refused) as refused:
                await giver.ask(asked.VoteClue(id="x", turn=0))
            assert refused.value.broken.message == "violation-own-clue"

    asyncio.run(script())


def test_a_game_under_way_is_not_told_of(server: Server) -> None:
    async def script() -> None:
        async with table(server) as (link, people):
            await game(people, "mare")
            await people["red-spymaster"].deal()
            told = await evening(server, link)
            assert [one["game"] for one in told["shown"]] == [1]
            assert told["games"] == 1

    asyncio.run(script())


def test_who_may_watch_the_table_may_ask(server: Server) -> None:
    async def script() -> None:
        async with table(server) as (link, people):
            await game(people, "mare")
            host = people["red-spymaster"]
            await host.ask(asked.SetPassword(id="p", password="secret"))
            assert await evening(server, link) == 401
            assert (await evening(server, link, host.token))["games"] == 1
            assert await evening(server, "A" * 22) == 404

    asyncio.run(script())


def test_a_late_spectator_hears_of_no_game_that_they_have_not_seen_end(server: Server) -> None:
    async def script() -> None:
        async with table(server) as (link, people):
            host = people["red-spymaster"]
            await host.ask(asked.DelayWatchers(id="d", seconds=60))
            await game(people, "mare")
            assert await evening(server, link) == {"games": 0, "wins": {"red": 0, "blue": 0}, "people": [], "shown": []}
            assert (await evening(server, link, host.token))["games"] == 1

    asyncio.run(script())


def test_all_who_ask_at_once_cause_one_reading(server: Server) -> None:
    async def script() -> None:
        async with table(server) as (link, people):
            await game(people, "mare")
            answers = await asyncio.gather(*(evening(server, link) for _ in range(30)))
            assert all(answer == answers[0] and answer["games"] == 1 for answer in answers)

    asyncio.run(script())
