"""The log tells what happened, in lines of JSON all through; one client fills no disk; no address and no word is in it."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.clocks import Told
from tests.serving import Server, free_port, serving

import cryptonym
from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.protocol.incoming import OpenTable
from cryptonym.server.chance import CHANCE
from cryptonym.server.clock import SYSTEM
from cryptonym.server.counts import KINDS
from cryptonym.server.logs import JsonLines, Lines
from cryptonym.server.reached import MOST_LINES, Nameless, Reached
from cryptonym.server.services import Services
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.store import StoreConflict, StoreUnavailable
from cryptonym.server.storewatch import StoreWatch
from cryptonym.server.tables.rooms import Rooms


def lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]


def guessed(server: Server, code: str) -> tuple[int, str | None]:
    """What is answered to a wrong code, and when to come again."""
    with pytest.raises(urllib.error.HTTPError) as caught, urllib.request.urlopen(f"{server.url}/api/codes/{code}"):
        pass
    with caught.value as error:
        return error.code, error.headers.get("retry-after")


def test_an_evening_in_the_log(tmp_path: Path) -> None:
    """Started, opened, a limit reached, stopped, each in JSON; whom a limit met is a short hash."""

    async def script(server: Server) -> str:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otterly Recognisable")
        async with connect(server.url, table, token=token) as host:
            await host.ask(asked.SeatBot(id="b", seat="red-spymaster", level="sharp"))
            await host.sit("red-operative")
        told = await asyncio.to_thread(lambda: [guessed(server, f"000{number:03}") for number in range(22)])
        assert told == [(404, None)] * 20 + [(429, "5")] * 2
        return table

    with serving(tmp_path, "--json-logs") as server:
        table = asyncio.run(script(server))
    told = lines(server)
    by = {line["message"]: line for line in told}
    assert [line["message"] for line in told] == [
        "started",
        "table opened",
        "limit reached: guesses-a-minute",
        "stopped",
    ]
    assert by["started"] | {"version": cryptonym.__version__, "store": str(server.store)} == by["started"]
    assert by["started"]["address"] == server.url
    assert by["table opened"] | {"table": table[:4], "language": "en", "level": "info"} == by["table opened"]
    limit = by["limit reached: guesses-a-minute"]
    assert (limit["limit"], len(limit["who"])) == ("guesses-a-minute", 12)
    text = server.log.read_text(encoding="utf-8")
    assert "Otterly" not in text
    assert table not in text
    assert '"127.0.0.1"' not in text


def test_without_json_the_log_is_for_people(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        pass
    first, second, *_ = server.log.read_text(encoding="utf-8").splitlines()
    assert first == f"Cryptonym is at {server.url}"
    assert second.startswith("INFO started  version=")


def test_a_level_leaves_out_what_is_below(tmp_path: Path) -> None:
    with serving(tmp_path, "--json-logs", "--log-level", "warning") as server:
        pass
    assert lines(server) == []


def test_what_ends_the_server_is_json_too(tmp_path: Path) -> None:
    """No page, a taken store, settings that cannot be: no line is plain text once JSON is wanted."""
    with serving(tmp_path) as server:
        command = [sys.executable, "-m", "cryptonym", "serve", "--json-logs", "--store", str(server.store)]
        done = subprocess.run([*command, "--port", str(free_port())], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    (line,) = [json.loads(text) for text in done.stderr.splitlines()]
    assert line["level"] == "critical"
    assert line["message"].startswith("The store cannot be used: another Cryptonym server runs on it")


def test_bots_at_work_leave_no_plain_text_behind(tmp_path: Path) -> None:
    """A worker process that is ended with the server once left Python's own warnings in the log."""

    async def script(server: Server) -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter")
        async with connect(server.url, table, token=token) as host:
            for seat in ("red-spymaster", "blue-spymaster", "blue-operative"):
                await host.ask(asked.SeatBot(id=seat, seat=seat, level="sharp"))
            await host.sit("red-operative")
            await host.ask(asked.Deal(id="d"))
            # A clue or a guess of a bot: the worker has thought.
            await host.until(lambda: bool(host.view.game and (host.view.game.clue or host.view.game.covered)))

    with serving(tmp_path, "--json-logs", "--bot-seconds", "0") as server:
        asyncio.run(asyncio.wait_for(script(server), 60))
    assert [line["message"] for line in lines(server)] == ["started", "table opened", "stopped"]


def record(message: str, **fields: Any) -> logging.LogRecord:
    made = logging.LogRecord("cryptonym.server", logging.WARNING, "", 0, message, (), None)
    made.__dict__.update(fields)
    return made


def test_a_line_for_people_and_one_for_programs() -> None:
    one = record("limit reached: reads", limit="reads", who="abc", secret="hush")
    assert Lines().format(one) == "WARNING limit reached: reads  limit=reads who=abc"
    told = json.loads(JsonLines().format(one))
    assert (told["limit"], told["who"], told["level"]) == ("reads", "abc", "warning")
    assert "secret" not in told


def test_an_exception_is_named_and_not_told() -> None:
    try:
        raise ValueError("WORD3")
    except ValueError:
        made = record("defect")
        made.exc_info = sys.exc_info()
    assert json.loads(JsonLines().format(made))["error"] == "ValueError"
    assert "WORD3" not in JsonLines().format(made)


# --- limits -------------------------------------------------------------------------------------------------------------


class Slowly(Told):
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        super().__init__(lambda: 0)
        self.at = 0.0

    def seconds(self) -> float:
        return self.at


def test_one_client_fills_no_disk(caplog: pytest.LogCaptureFixture) -> None:
    clock = Slowly()
    reached = Reached(clock, Nameless(b"key"))
    before = KINDS["limits_reached", "guesses-a-minute"]
    with caplog.at_level(logging.INFO, "cryptonym.server"):
        for _ in range(1000):
            reached.note("guesses-a-minute", "198.51.100.7")
        assert len(caplog.records) == 1
        for number in range(1000):
            reached.note("guesses-a-minute", f"10.0.{number // 250}.{number % 250}")
        assert len(caplog.records) == MOST_LINES
        clock.at = 61
        reached.note("reads-a-second", "198.51.100.7")
    assert KINDS["limits_reached", "guesses-a-minute"] == before + 2000
    *_, summed, last = [entry.getMessage() for entry in caplog.records]
    assert summed == f"limits reached besides, in the minute before: guesses-a-minute: {2000 - MOST_LINES}"
    assert last == "limit reached: reads-a-second"
    assert "198.51" not in caplog.text


def test_an_address_is_called_the_same_with_the_same_key_alone() -> None:
    names = Nameless(b"one")
    assert names.who("198.51.100.7") == Nameless(b"one").who("198.51.100.7")
    assert names.who("198.51.100.7") != names.who("198.51.100.8")
    assert names.who("198.51.100.7") != Nameless(b"two").who("198.51.100.7")
    assert Services(MemoryStore()).names.who("x") != Services(MemoryStore()).names.who("x")
    assert CHANCE.randbytes(32) != CHANCE.randbytes(32)


# --- a store that goes away ---------------------------------------------------------------------------------------------


class Moody(MemoryStore):
    is_gone = True

    async def ping(self) -> None:
        if self.is_gone:
            raise StoreUnavailable


def test_a_store_that_is_gone_is_said_once_and_once_when_it_is_back(caplog: pytest.LogCaptureFixture) -> None:
    async def script() -> None:
        store = Moody()
        watch = StoreWatch(store, SYSTEM)
        watch.lost(StoreConflict("a conflict is no loss"))
        assert caplog.records == []
        for _ in range(50):
            watch.lost(StoreUnavailable())
        await asyncio.sleep(1.2)
        watch.lost(StoreUnavailable())
        store.is_gone = False
        await asyncio.sleep(1.2)
        assert [entry.getMessage() for entry in caplog.records] == [
            "the store takes nothing: tables are paused",
            "the store is back after 2 s: tables go on",
        ]
        store.is_gone = True
        watch.lost(StoreUnavailable())
        assert len(caplog.records) == 3
        watch.close()

    with caplog.at_level(logging.INFO, "cryptonym.server"):
        asyncio.run(script())


def test_tables_that_come_and_go_are_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    now = 0

    async def script() -> str:
        nonlocal now
        rooms = Rooms(Services(MemoryStore(), clock=Told(lambda: now)))
        opened = await rooms.open(OpenTable(token="t" * 24, name="Otter"))
        assert isinstance(opened, tuple)
        now += 3 * 24 * 3600 * 1000
        await rooms.sweep()
        rooms.close()
        return opened[0]

    with caplog.at_level(logging.INFO, "cryptonym.server"):
        table = asyncio.run(script())
    assert [(entry.getMessage(), entry.__dict__["table"]) for entry in caplog.records] == [
        ("table opened", table[:4]),
        ("table purged", table[:4]),
    ]


def test_a_signal_from_the_keyboard_is_no_trouble(tmp_path: Path) -> None:
    with serving(tmp_path, "--json-logs") as server:
        assert server._process is not None
        server._process.send_signal(signal.SIGINT)
        assert server._process.wait(20) == 0
    assert [line["message"] for line in lines(server)] == ["started", "stopped"]
