"""What a client program must not send, and what a browser of another site must not do: a coded answer, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Server, serving
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--most-openings-a-minute", "6000") as running:
        yield running


def hello(table: str, **more: Any) -> str:
    return json.dumps({"type": "hello", "protocol": 1, "table": table, "token": new_token(), **more})


@contextlib.asynccontextmanager
async def raw(server: Server, **options: Any) -> AsyncIterator[ClientConnection]:
    address = server.url.replace("http", "ws") + "/ws"
    async with connect_socket(address, compression=None, **options) as socket:
        yield socket


async def a_table(server: Server) -> tuple[str, str]:
    token = new_token()
    table, _ = await open_table(server.url, token, "Otter")
    return table, token


async def last_words(socket: ClientConnection) -> tuple[str | None, int | None]:
    """The last error that was told, and the code that the socket closed with."""
    code = None
    with contextlib.suppress(ConnectionClosed):
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "error":
                code = message["code"]
    return code, socket.close_code


async def still_there(server: Server, table: str, token: str) -> None:
    """The table goes on: its host can still do something there."""
    async with connect(server.url, table, token=token) as host:
        await host.ask(asked.Rename(id=new_token()[:9], name="Still " + new_token()[:6]))


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "not json",
        "[]",
        "null",
        "7",
        '{"type": "nonsense", "id": "1"}',
        '{"type": "sit", "id": "1"}',
        '{"type": "sit", "id": "1", "seat": "red-assassin"}',
        '{"type": "sit", "id": "1", "seat": "red-operative", "host": true}',
        '{"type": "guess", "id": "1", "card": "7", "seen": 0}',
        '{"type": "guess", "id": "1", "card": 7.5, "seen": 0}',
        '{"type": "guess", "id": "1", "card": 7, "seen": -1}',
        '{"type": "guess", "id": "1", "card": 99999999999999999999999999, "seen": 0}',
        '{"type": "give_clue", "id": "1", "word": "x", "number": "banana"}',
        '{"type": "give_clue", "id": "1", "word": "x", "number": 1, "verdict": {"finding": "legal"}}',
        '{"type": "give_clue", "id": "", "word": "x", "number": 1}',
        '{"type": "hello", "protocol": 1, "table": "x", "token": "y"}',
        "[" * 5000,
        b"\xff\xfe\x00",
    ],
)
def test_a_message_that_is_none_closes_the_socket_with_its_code(server: Server, frame: str | bytes) -> None:
    async def script() -> None:
        table, token = await a_table(server)
        async with raw(server) as socket:
            await socket.send(hello(table))
            await socket.send(frame)
            assert await last_words(socket) == ("bad-message", 4002)
        await still_there(server, table, token)

    asyncio.run(script())


def test_hello_comes_first(server: Server) -> None:
    async def script() -> None:
        async with raw(server) as socket:
            await socket.send('{"type": "tag", "card": 3}')
            assert await last_words(socket) == ("hello-first", 4002)

    asyncio.run(script())


def test_another_protocol_is_told_so(server: Server) -> None:
    async def script() -> None:
        table, _ = await a_table(server)
        async with raw(server) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 99, "table": table, "token": new_token()}))
            assert await last_words(socket) == ("other-protocol", 4002)

    asyncio.run(script())


def test_a_table_that_is_not_there(server: Server) -> None:
    async def script() -> None:
        async with raw(server) as socket:
            await socket.send(hello("A" * 22))
            assert await last_words(socket) == ("no-such-table", 4004)

    asyncio.run(script())


def test_an_oversized_frame_closes_that_socket_alone(server: Server) -> None:
    async def script() -> None:
        table, token = await a_table(server)
        async with raw(server) as socket:
            await socket.send(hello(table))
            await socket.send("x" * 20_000)
            assert (await last_words(socket))[1] == 1009
        await still_there(server, table, token)

    asyncio.run(script())


def test_a_thousand_commands_a_second_are_braked(server: Server) -> None:
    async def script() -> None:
        table, token = await a_table(server)
        async with raw(server) as socket:
            await socket.send(hello(table))
            with contextlib.suppress(ConnectionClosed):
                for number in range(1000):
                    await socket.send(json.dumps({"type": "rename", "id": str(number), "name": "x"}))
            code, closed = await last_words(socket)
            assert code == "too-fast"
            assert closed == 4003
        await still_there(server, table, token)

    asyncio.run(script())


def test_a_public_id_gives_no_rights(server: Server) -> None:
    """Somebody's public id, padded to look like a token, opens nothing."""

    async def script() -> None:
        table, token = await a_table(server)
        async with connect(server.url, table, token=token) as host:
            person = host.you.person
            assert person is not None
        async with connect(server.url, table, token=(person * 4)[:32]) as thief:
            assert thief.you.person is None
            assert not thief.you.host

    asyncio.run(script())


def test_tokens_stay_with_their_owner(server: Server) -> None:
    """No token, nor its hash, in what others get, in the store as such, or in the log."""
    from cryptonym.server.tables.secrecy import hashed

    async def script() -> tuple[str, list[str]]:
        table, token = await a_table(server)
        async with raw(server) as watcher, connect(server.url, table, token=token) as host:
            await watcher.send(hello(table))
            await host.sit("red-spymaster")
            frames: list[str] = []
            with contextlib.suppress(TimeoutError):
                while True:
                    patience = 0.5 if any("seat_taken" in frame for frame in frames) else 30
                    frames.append(str(await asyncio.wait_for(watcher.recv(), patience)))
        return token, frames

    token, frames = asyncio.run(script())
    assert any("seat_taken" in frame for frame in frames)
    for secret in (token, hashed(token)):
        assert not any(secret in frame for frame in frames)
        assert secret not in server.log.read_text()
    assert token.encode() not in server.store.read_bytes()


def request(server: Server, path: str, body: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    wanted = urllib.request.Request(server.url + path, body, headers)
    try:
        with urllib.request.urlopen(wanted) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {name.lower(): value for name, value in error.headers.items()}, error.read()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b"{}",
        b'{"token": "short", "name": "x"}',
        b'{"token": "0123456789abcdef01234567", "name": 7}',
        b'{"token": "0123456789abcdef01234567", "name": "x", "admin": true}',
        b"[" * 5000,
    ],
)
def test_a_body_that_opens_no_table(server: Server, body: bytes) -> None:
    status, _, answer = request(server, "/api/tables", body)
    assert (status, json.loads(answer)["code"]) == (400, "bad-message")


def test_a_body_too_large(server: Server) -> None:
    status, _, answer = request(server, "/api/tables", b" " * 20_000)
    assert (status, json.loads(answer)["code"]) == (413, "too-large")


def test_a_name_that_nobody_can_read_is_refused_with_its_rule(server: Server) -> None:
    body = json.dumps({"token": new_token(), "name": "\u202e"}).encode()
    status, _, answer = request(server, "/api/tables", body)
    assert (status, json.loads(answer)["broken"]["rule"]) == (422, "TABLE-9")


def test_a_foreign_host_is_refused(server: Server) -> None:
    assert request(server, "/api/openapi.json", Host="evil.example")[0] == 421
    assert request(server, "/api/openapi.json", Host="localhost")[0] == 200


def test_a_foreign_page_opens_no_socket(server: Server) -> None:
    async def script() -> None:
        with pytest.raises(InvalidStatus):
            async with raw(server, origin="http://evil.example"):
                pass
        async with raw(server, origin=server.url):
            pass

    asyncio.run(script())


def test_the_usual_headers_are_on_every_answer(server: Server) -> None:
    for path in ("/healthz", "/", "/api/codes/AAAAAA", "/nothing.js"):
        _, headers, _ = request(server, path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers


def test_a_code_is_found_however_it_is_typed_and_a_wrong_one_is_not(server: Server) -> None:
    async def script() -> tuple[str, str]:
        return await open_table(server.url, new_token(), "Otter")

    table, code = asyncio.run(script())
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}"):
        status, _, answer = request(server, f"/api/codes/{typed}")
        assert (status, json.loads(answer)) == (200, {"table": table})
    assert request(server, "/api/codes/000000")[0] == 404


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        statuses = [request(server, "/api/codes/AAAAAA")[0] for _ in range(40)]
    assert statuses[0] == 404
    assert statuses[-1] == 429


def test_files_outside_the_page_are_out_of_reach(server: Server) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/assets/../../app.py", "/..%2fapp.py"):
        status, _, body = request(server, path)
        assert b"make_app" not in body, (path, status)
