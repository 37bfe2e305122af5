"""A deck of the host's own, from the pasted text to the cards on the table."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.serving import serving

from cryptonym.client import Player, Refused, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.protocol.incoming import SeatName

SEATS: tuple[SeatName, ...] = ("red-spymaster", "blue-spymaster", "red-operative", "blue-operative")


def bring(url: str, table: str, token: str, text: str, **more: str) -> tuple[int, dict[str, Any]]:
    body = json.dumps({"token": token, "text": text, **more}).encode()
    request = urllib.request.Request(f"{url}/api/tables/{table}/deck", body)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


async def seated(url: str, table: str, host: Player, host_token: str) -> list[Any]:
    """Three more come and sit down; their sockets stay open."""
    contexts = [connect(url, table, name=f"Guest {n}") for n in range(3)]
    people = [host, *[await context.__aenter__() for context in contexts]]
    for person, seat in zip(people, SEATS, strict=True):
        await person.sit(seat)
    await host.until(lambda: "missing" not in host.view_json)
    return contexts


def settings(deck: str) -> asked.ChangeSettings:
    wanted = asked.SettingsWanted(deck=deck, language="en")  # type: ignore[arg-type]
    return asked.ChangeSettings(id=new_token()[:9], settings=wanted)


def test_a_table_plays_with_a_deck_of_the_hosts_own(tmp_path: Path) -> None:
    words = [f"word {number}" for number in range(40)]

    async def script(url: str) -> None:
        token = new_token()
        table, _ = await open_table(url, token, "Otter")
        async with connect(url, table, token=token) as host:
            with pytest.raises(Refused, match="violation-no-own-deck"):
                await host.ask(settings("own"))
            contexts = await seated(url, table, host, token)
            text = "\n".join([*words, "word 3", "", "x" * 40])
            status, answer = await asyncio.to_thread(bring, url, table, token, text, language="other")
            assert status == 200
            assert answer["cards"] == 40
            assert [(fault["line"], fault["what"]) for fault in answer["faults"]] == [
                (41, "duplicate"),
                (43, "too-long"),
            ]
            await host.until(lambda: host.view.own_deck is not None)
            await host.ask(settings("own"))
            await host.deal()
            await host.until(lambda: host.view.game is not None)
            game = host.view.game
            assert game is not None
            assert set(game.cards) <= {word.upper() for word in words}
            assert game.language == "other"
            await host.ask(asked.CallOff(id="off"))
            with pytest.raises(Refused, match="NEXT-3"):
                await host.deal(flip=True)
            await host.ask(settings("both"))
            await host.deal()
            for context in contexts:
                await context.__aexit__(None, None, None)

    with serving(tmp_path) as server:
        asyncio.run(script(server.url))


def test_only_the_host_brings_a_deck_and_too_small_a_one_is_refused_at_the_deal(tmp_path: Path) -> None:
    async def script(url: str) -> None:
        token, guest = new_token(), new_token()
        table, _ = await open_table(url, token, "Otter")
        async with connect(url, table, token=token) as host, connect(url, table, token=guest, name="Heron"):
            contexts = await seated(url, table, host, token)
            status, answer = await asyncio.to_thread(bring, url, table, guest, "cane\ngatto\n")
            assert (status, answer["broken"]["rule"]) == (422, "TABLE-10")
            status, answer = await asyncio.to_thread(bring, url, "A" * 22, token, "cane\n")
            assert (status, answer["code"]) == (404, "no-such-table")
            status, answer = await asyncio.to_thread(bring, url, table, token, "...\n")
            assert (status, answer["cards"]) == (200, 0)
            await asyncio.to_thread(bring, url, table, token, "cane\ngatto\n")
            await host.until(lambda: host.view.own_deck is not None)
            await host.ask(settings("own"))
            await host.until(lambda: host.view.missing is not None)
            assert host.view.missing is not None
            assert host.view.missing.args == {"have": 2, "need": 25}, "the lobby says so before anybody deals"
            with pytest.raises(Refused) as caught:
                await host.deal()
            assert caught.value.broken.message == "violation-not-enough-cards"
            assert caught.value.broken.args == {"have": 2, "need": 25}
            for context in contexts:
                await context.__aexit__(None, None, None)

    with serving(tmp_path) as server:
        asyncio.run(script(server.url))
