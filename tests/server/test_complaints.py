"""What people can do about a table besides playing: report it, have their name removed and, as its host, delete it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from tests.serving import Server, serving

from cryptonym.cli import main
from cryptonym.client import GoneForGood, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.table.names import NOBODY

HOST = "Otterly Recognisable"
GUEST = "Badger von Underhill"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--json-logs", "--proxy", "127.0.0.1") as running:
        yield running


def send(
    server: Server, method: str, path: str, token: str = "", body: Any = None, address: str = ""
) -> tuple[int, str]:
    """The status, and what the answer says."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    headers |= {"x-forwarded-for": address} if address else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}/api/tables/{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def entries(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]


def kept(server: Server) -> bytes:
    """All bodies of the store, and its files as they are on the disk."""
    with sqlite3.connect(server.store) as connection:
        bodies = b"".join(row[0] for row in connection.execute("SELECT body FROM events"))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return bodies + server.store.read_bytes()


def test_a_report_reaches_the_log_without_names(server: Server) -> None:
    table, _ = asyncio.run(open_table(server.url, new_token(), HOST))
    assert send(server, "POST", f"{table}/report", body={"why": "names"}) == (204, "")
    (entry,) = [entry for entry in entries(server) if "reported" in entry["message"]]
    assert entry | {"level": "warning", "table": table[:4], "why": "names"} == entry
    assert len(entry["who"]) == 12
    assert "127.0.0.1" not in json.dumps(entry)
    with urllib.request.urlopen(f"{server.url}/readyz"):
        pass
    assert send(server, "POST", f"{table}/report", body={"why": "boredom"})[0] == 400
    assert send(server, "POST", f"{new_token()[:22]}/report", body={})[0] == 404


def test_reports_of_one_address_fill_no_log(server: Server) -> None:
    table, _ = asyncio.run(open_table(server.url, new_token(), HOST))
    told = [send(server, "POST", f"{table}/report", body={}, address="198.51.100.9")[0] for _ in range(8)]
    assert told == [204] * 5 + [429] * 3
    assert send(server, "POST", f"{table}/report", body={}, address="198.51.100.10")[0] == 204


def test_the_host_deletes_a_table_with_everything_and_nobody_else_does(server: Server) -> None:
    async def script() -> None:
        token, other = new_token(), new_token()
        table, _ = await open_table(server.url, token, HOST)
        async with connect(server.url, table, token=other) as guest:
            await guest.ask(asked.Join(id="j", name=GUEST))
            told = await asyncio.to_thread(send, server, "DELETE", table, other)
            assert told[0] == 422
            assert "violation-not-the-host" in told[1]
            assert (await asyncio.to_thread(send, server, "DELETE", table))[0] == 422
            assert (await asyncio.to_thread(send, server, "DELETE", table, token)) == (204, "")
            with pytest.raises(GoneForGood, match="4004 no-such-table"):
                await guest.until(lambda: False)
        assert (await asyncio.to_thread(send, server, "DELETE", table, token))[0] == 404

    asyncio.run(script())
    assert GUEST.encode() not in kept(server)
    assert any(entry["message"] == "table deleted by its host" for entry in entries(server))


async def played(server: Server, token: str, other: str) -> str:
    """A table with a game that is over, called off, with somebody on a seat who says a line."""
    table, _ = await open_table(server.url, token, HOST, seat="red-operative", bots="gentle")
    async with connect(server.url, table, token=token) as host, connect(server.url, table, token=other) as guest:
        await guest.ask(asked.Join(id="j", name="Badger"))
        await guest.ask(asked.Rename(id="n", name=GUEST))
        await guest.ask(asked.Sit(id="s", seat="blue-operative"))
        await guest.ask(asked.Talk(id="t", line="Good evening"))
        await host.ask(asked.Deal(id="d"))
        await host.ask(asked.CallOff(id="o"))
    return table


def replay(server: Server, table: str) -> str:
    with urllib.request.urlopen(f"{server.url}/api/tables/{table}/replay?names=1") as answer:
        return str(answer.read().decode())


def test_somebody_has_their_name_removed_from_the_table_its_replays_and_the_store(server: Server) -> None:
    async def script() -> str:
        token, other = new_token(), new_token()
        table = await played(server, token, other)
        assert GUEST in replay(server, table)
        async with connect(server.url, table, token=token) as host:
            assert (await asyncio.to_thread(send, server, "POST", f"{table}/forget", new_token()))[0] == 422
            assert (await asyncio.to_thread(send, server, "POST", f"{table}/forget", other)) == (204, "")
            await host.until(lambda: GUEST not in str(host.view))
            assert GUEST not in str(host.view)
        return table

    table = asyncio.run(script())
    told = replay(server, table)
    assert GUEST not in told
    assert NOBODY in told
    assert HOST in told
    assert GUEST.encode() not in kept(server)
    server.stop()
    server.start()
    assert GUEST not in replay(server, table)
    assert HOST in replay(server, table)


def test_a_name_is_removed_by_the_servers_host_too(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    other = new_token()

    async def script() -> str:
        table = await played(server, new_token(), other)
        async with connect(server.url, table, token=other) as guest:
            await guest.ask(asked.Leave(id="l"))
        return table

    table = asyncio.run(script())
    line = ["admin", "--store", str(server.store), "forget", table]
    assert main([*line, "nobody of that name"]) == 1
    assert main([*line, GUEST.upper()]) == 0
    assert main([*line, GUEST]) == 1
    capsys.readouterr()
    assert GUEST not in replay(server, table)
    assert GUEST.encode() not in kept(server)
    assert GUEST not in server.log.read_text(encoding="utf-8")
