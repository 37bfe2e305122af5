"""Limits with clear errors, each of them a setting; whose address counts behind a proxy; what the server says of itself."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import json
import secrets
import sqlite3
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Server, serving
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import ConnectionClosed

import cryptonym
from cryptonym.client import GoneForGood, Refused, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.server.chance import CHANCE
from cryptonym.server.config import Config
from cryptonym.server.counts import HELP
from cryptonym.server.networks import networks
from cryptonym.server.services import make_services
from cryptonym.server.stores.sqlite import KEY

SOURCES = Path(cryptonym.__file__).parent


def request(server: Server, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
    data = None if body is None else json.dumps(body).encode()
    wanted = urllib.request.Request(
        server.url + path, data, {name.replace("_", "-"): at for name, at in headers.items()}
    )
    try:
        with urllib.request.urlopen(wanted) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def opening() -> dict[str, str]:
    return {"token": new_token(), "name": "Otter"}


@pytest.mark.parametrize("room", ["server", "table"])
def test_chance_comes_from_the_system_alone(room: str) -> None:
    """Only `chance.py` imports `random`, for the type of what a simulation hands in (ADR 0011)."""
    assert isinstance(CHANCE, secrets.SystemRandom)
    for path in (SOURCES / room).rglob("*.py"):
        if path.name == "chance.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert all(alias.name.partition(".")[0] != "random" for alias in node.names), path.name
            if isinstance(node, ast.ImportFrom):
                assert node.module != "random", path.name


@pytest.mark.parametrize(
    ("peer", "forwarded", "whose"),
    [
        ("203.0.113.9", None, "203.0.113.9"),
        ("203.0.113.9", "198.51.100.7", "203.0.113.9"),
        ("127.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("127.0.0.1", "6.6.6.6, 198.51.100.7", "198.51.100.7"),
        ("127.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", "198.51.100.7"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "10.0.0.2", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::1"),
    ],
)
def test_a_forwarded_address_is_believed_of_our_proxies_alone(peer: str, forwarded: str | None, whose: str) -> None:
    config = Config(proxies=networks(["127.0.0.1", "10.0.0.2"]))
    assert config.client(peer, forwarded) == whose


def test_a_table_cannot_be_written_full_for_ever(tmp_path: Path) -> None:
    async def script(server: Server) -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter")
        async with connect(server.url, table, token=token) as host:
            for number in range(host.number or 0, 20):
                await host.ask(asked.Rename(id=f"r{number}", name=f"Otter {number}"))
            with pytest.raises(Refused, match="violation-written-full"):
                await host.ask(asked.Rename(id="more", name="Badger"))

    with serving(tmp_path, "--most-events-a-table", "20") as server:
        asyncio.run(script(server))


def test_limits_are_settings_and_say_what_they_are(tmp_path: Path) -> None:
    options = ["--proxy", "127.0.0.1", "--most-tables-a-day", "34", "--most-openings-a-minute", "0.01"]
    options += ["--most-watching", "2", "--most-sockets-a-person", "2", "--most-sockets-an-address", "6"]

    async def sockets(server: Server, table: str, host: str) -> None:
        async with connect(server.url, table, token=host), connect(server.url, table, token=host):
            code = await refusal(server, table, host)
            assert code == ("too-many", 4005)
            async with connect(server.url, table), connect(server.url, table):
                assert await refusal(server, table, new_token()) == ("too-many", 4005)
                async with raw(server), raw(server):
                    assert await refusal(server, "A" * 22, new_token()) == ("too-many", 4005)

    with serving(tmp_path, *options) as server:
        body = opening()
        status, text = request(server, "/api/tables", body)
        assert status == 201
        asyncio.run(sockets(server, json.loads(text)["table"], body["token"]))
        answers = [request(server, "/api/tables", opening()) for _ in range(32)]
        assert [status for status, _ in answers[:7]] == [201] * 7
        assert (answers[7][0], json.loads(answers[7][1])["code"]) == (429, "too-many-tables")
        assert (answers[-1][0], json.loads(answers[-1][1])["code"]) == (429, "too-fast")
        others = [request(server, "/api/tables", opening(), X_Forwarded_For=f"198.51.100.{n}") for n in range(28)]
        assert [status for status, _ in others[:26]] == [201] * 26
        assert (others[-1][0], json.loads(others[-1][1])["code"]) == (503, "too-many-tables")


def raw(server: Server) -> Any:
    return connect_socket(server.url.replace("http", "ws") + "/ws", compression=None)


async def refusal(server: Server, table: str, token: str) -> tuple[str | None, int | None]:
    code = None
    async with raw(server) as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "token": token}))
        with contextlib.suppress(ConnectionClosed):
            async for frame in socket:
                code = json.loads(frame).get("code", code)
    return code, socket.close_code


def test_what_the_server_says_of_itself(tmp_path: Path) -> None:
    """Counts without names; a log in JSON with a table's first signs; a table of a newer program, which refuses alone."""

    async def script(server: Server) -> tuple[str, str]:
        host = new_token()
        table, _ = await open_table(server.url, host, "Otterly Recognisable")
        async with connect(server.url, table, token=host) as me:
            await me.sit("red-operative")
        newer, _ = await open_table(server.url, host, "Otter")
        with contextlib.closing(sqlite3.connect(server.store)) as store:
            store.execute(
                f"INSERT INTO events (stream, seq, body) VALUES ({KEY}, 3, ?2)",
                (f"table/{newer}", b'{"at": 1, "event": {"type": "moon_landed", "v": 1}}'),
            )
            store.commit()
        with pytest.raises(GoneForGood, match="4008 newer-table"):
            async with connect(server.url, newer, token=host):
                pass
        async with connect(server.url, table, token=host) as me:
            assert me.you.seat == "red-operative"
        return table, newer

    with serving(tmp_path, "--json-logs") as server:
        table, newer = asyncio.run(script(server))
        status, text = request(server, "/metrics")
        assert status == 200
        counted = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert {f"cryptonym_{name}_total" for name in HELP} <= set(counted)
        assert counted["cryptonym_tables_opened_total"] == "2"
        assert counted["cryptonym_commands_total"] == "1"
        assert counted["cryptonym_turned_away_total"] == "1"
        assert "Otter" not in text
        assert table not in text
        assert request(server, "/readyz") == (200, '{"status":"ready"}')
        assert json.loads(request(server, "/api/openapi.json")[1])["openapi"] == "3.1.0"
        assert json.loads(request(server, "/api/nonsense")[1])["code"] == "no-such-page"
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line for line in lines if line.get("table") == newer[:4]]
    assert all(newer not in json.dumps(line) for line in lines)


def test_the_openapi_document_names_every_route_and_every_reference() -> None:
    from starlette.routing import Mount, Route

    from cryptonym.server.app import make_app
    from cryptonym.server.http.openapi import openapi
    from cryptonym.server.stores.memory import MemoryStore

    document = openapi()
    app = make_app(make_services(MemoryStore(), Config()))
    mounted = {
        route.path + inner.path
        for route in app.routes
        if isinstance(route, Mount)
        for inner in route.routes
        if isinstance(inner, Route)
    }
    served = {route.path for route in app.routes if isinstance(route, Route) and "{path" not in route.path} - {"/"}
    served |= mounted
    assert served == set(document["paths"])

    def references(node: Any) -> Any:
        if isinstance(node, dict):
            if "$ref" in node:
                yield node["$ref"]
            for inner in node.values():
                yield from references(inner)
        elif isinstance(node, list):
            for inner in node:
                yield from references(inner)

    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) <= known
