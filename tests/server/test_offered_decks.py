"""Decks that the server offers to all its tables (`serve --decks`), from the folder to the cards on a table."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_own_deck import SEATS, seated
from tests.serving import serving

from cryptonym.cli import main
from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked

FILM = [f"FILM {n}" for n in range(30)]


def folder(tmp_path: Path) -> Path:
    made = tmp_path / "decks"
    made.mkdir()
    (made / "film.txt").write_text("# title: Film\n# language: it\n" + "\n".join(FILM), encoding="utf-8")
    (made / "children.txt").write_text("# language: en\n" + "\n".join(f"toy {n}" for n in range(30)), encoding="utf-8")
    (made / "broken.txt").write_text("# nothing\n", encoding="utf-8")
    return made


def ask(url: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data)) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


def test_a_table_is_opened_with_an_offered_deck_and_changes_to_another(tmp_path: Path) -> None:
    async def script(url: str) -> None:
        token, guest = new_token(), new_token()
        table, _ = await open_table(url, token, "Otter", deck="film", settings={"language": "en"})
        async with connect(url, table, token=token) as host, connect(url, table, token=guest, name="Heron"):
            contexts = await seated(url, table, host, token)
            await host.deal()
            await host.until(lambda: host.view.game is not None)
            assert host.view.own_deck is not None
            assert (host.view.own_deck.title, host.view.own_deck.language, host.view.own_deck.cards) == (
                "Film",
                "it",
                30,
            )
            game = host.view.game
            assert game is not None
            assert set(game.cards) <= set(FILM)
            assert game.language == "it"
            lying = set(game.cards)
            assert not [word for word in FILM if word not in lying and f'"{word}"' in json.dumps(host.view_json)], (
                "seen when it lies there"
            )
            await host.ask(asked.CallOff(id="off"))
            deck = f"{url}/api/tables/{table}/deck"
            status, answer = await asyncio.to_thread(ask, deck, {"token": guest, "offered": "children"})
            assert (status, answer["broken"]["rule"]) == (422, "TABLE-10")
            status, answer = await asyncio.to_thread(ask, deck, {"token": token, "offered": "none"})
            assert (status, answer["broken"]["message"]) == (422, "violation-no-such-deck")
            status, answer = await asyncio.to_thread(ask, deck, {"token": token, "offered": "../film"})
            assert (status, answer["code"]) == (400, "bad-message")
            status, answer = await asyncio.to_thread(ask, deck, {"token": token, "offered": "children"})
            assert (status, answer) == (200, {"cards": 30, "faults": []})
            await host.deal()
            await host.until(lambda: host.view.game is not None and host.view.game.cards[0].startswith("TOY"))
            for context in contexts:
                await context.__aexit__(None, None, None)

    with serving(tmp_path, "--decks", str(folder(tmp_path))) as server:
        assert "broken.txt: no cards" in server.log.read_text()
        status, told = ask(f"{server.url}/api/decks")
        assert status == 200
        assert told == [
            {"name": "children", "title": "Children", "language": "en", "cards": 30},
            {"name": "film", "title": "Film", "language": "it", "cards": 30},
        ]
        wanted = {"token": new_token(), "name": "Otter", "deck": "none", "seat": SEATS[0]}
        assert ask(f"{server.url}/api/tables", wanted)[1]["broken"]["message"] == "violation-no-such-deck"
        asyncio.run(script(server.url))


def test_a_server_without_a_folder_offers_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert ask(f"{server.url}/api/decks") == (200, [])


def test_a_folder_that_is_not_there_is_refused_at_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--check", "--decks", str(tmp_path / "none")]) == 2
    assert "is not a folder" in capsys.readouterr().out
    assert main(["serve", "--check", "--decks", str(tmp_path)]) == 0
    assert "there is no deck in that folder" in capsys.readouterr().out
