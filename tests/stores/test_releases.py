"""The store that each released version wrote opens in this one: games go on, and finished ones are seen again."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.serving import serving
from tests.stores.write import STORES

from cryptonym.client import connect
from cryptonym.protocol import incoming as asked

RELEASES = sorted(file.stem for file in STORES.glob("*.db"))


def test_there_is_one() -> None:
    assert RELEASES
    assert all((STORES / f"{release}.json").is_file() for release in RELEASES)


@pytest.mark.parametrize("release", RELEASES)
def test_games_of_a_release_go_on(release: str, tmp_path: Path) -> None:
    told: dict[str, Any] = json.loads((STORES / f"{release}.json").read_text(encoding="utf-8"))
    shutil.copyfile(STORES / f"{release}.db", tmp_path / "server.db")

    async def script(url: str) -> None:
        going = told["in play"]
        async with connect(url, going["table"], token=going["token"]) as me:
            assert me.number == going["n"], "every event is there"
            names = [person.name for person in me.view.people.values() if person.bot is None]
            assert sorted(names) == [going["name"], "Lynx"]
            assert me.view.game is not None
            assert me.view.game.clue is not None
            assert (me.view.game.clue.word, len(me.view.game.key or [])) == ("xilofono", 25)
            assert len(me.view.game.covered) == going["covered"]
            if me.view.closed:  # it was written days ago
                await me.ask(asked.Reopen(id="again"))
            await me.ask(asked.CallOff(id="off"))
            await me.ask(asked.Deal(id="deal"))
            await me.until(lambda: me.view.game is not None and not me.view.game.covered)
        over = told["finished"]
        async with connect(url, over["table"], token=over["token"]) as me:
            assert me.number == over["n"]
            assert me.view.game is not None
            assert me.view.game.ending is not None
            assert me.view.game.rules.mode == "coop"

    with serving(tmp_path, "--keep", "36500") as server:
        asyncio.run(asyncio.wait_for(script(server.url), 100))
        over = told["finished"]
        replay = httpx.get(
            f"{server.url}/api/tables/{over['table']}/replay", headers={"authorization": f"Bearer {over['token']}"}
        )
        assert replay.status_code == 200
        assert len(replay.text.splitlines()) > 5
        locked = httpx.get(f"{server.url}/api/tables/{told['in play']['table']}/replay")
        assert locked.json()["code"] == "password-needed", "the door's password holds"
