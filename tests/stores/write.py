"""Write the store of a release: `python -m tests.stores.write 0.9.0`. Each is written once, by the program of its version."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.serving import serving

import cryptonym
from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked

STORES = Path(__file__).parent


async def _in_play(url: str) -> dict[str, Any]:
    """A game of words in which a clue is given and a card covered; its door has a password, and somebody was renamed."""
    token = new_token()
    table, code = await open_table(url, token, "Otter", seat="red-spymaster", settings={"language": "it"})
    async with connect(url, table, token=token) as me, connect(url, table, token=new_token()) as other:
        await other.ask(asked.Join(id="j", name="Lynx"))
        await other.ask(asked.Sit(id="s", seat="red-operative"))
        for seat in ("blue-spymaster", "blue-operative"):
            await me.ask(asked.SeatBot(id=seat, seat=seat, level="gentle"))
        await me.ask(asked.Rename(id="r", name="Badger"))
        await me.ask(asked.SetPassword(id="p", password="acorn"))
        await me.ask(asked.Deal(id="d"))
        await me.until(lambda: "clue" in me.actions)
        await me.ask(asked.GiveClue(id="c", word="xilofono", number=2))
        await other.until(lambda: bool(other.view.game and other.view.game.clue))
        assert me.view.game is not None
        covered = me.view.game.covered
        own = [
            card
            for card, identity in enumerate(me.view.game.key or [])
            if identity == "red" and str(card) not in covered
        ]
        await other.ask(asked.Guess(id="g", card=own[0], seen=len(covered)))
        await me.until(lambda: bool(me.view.game and len(me.view.game.covered) > len(covered)))
        return {
            "table": table,
            "token": token,
            "code": code,
            "n": me.number,
            "covered": len(covered) + 1,
            "people": 2,
            "name": "Badger",
        }


async def _finished(url: str) -> dict[str, Any]:
    """A game in co-op, on 5x4, played to its end by bots."""
    token = new_token()
    settings = {"language": "pl", "rules": {"mode": "coop", "grid": "5x4"}}
    table, code = await open_table(url, token, "Otter", settings=settings)
    async with connect(url, table, token=token) as me:
        for seat in ("red-spymaster", "red-operative"):
            await me.ask(asked.SeatBot(id=seat, seat=seat, level="gentle"))
        await me.ask(asked.Deal(id="d"))
        await me.until(lambda: bool(me.view.game and me.view.game.ending))
        return {"table": table, "token": token, "code": code, "n": me.number, "name": "Otter"}


async def _script(url: str) -> dict[str, Any]:
    return {"in play": await _in_play(url), "finished": await _finished(url)}


def write(version: str) -> None:
    assert version == cryptonym.__version__, "a store is written by the program of its version"
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder), "--bot-seconds", "0") as server:
            told = asyncio.run(asyncio.wait_for(_script(server.url), 170))
            store = server.store
        with sqlite3.connect(store) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()
        shutil.copyfile(store, STORES / f"{version}.db")
    (STORES / f"{version}.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1])
