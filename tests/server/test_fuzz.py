"""A fuzzer at the socket: bad UTF-8, deep nesting, huge numbers, floods, half frames. The server answers, closes, and goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.test_bad_input import hello, still_there
from tests.serving import Server, serving

from cryptonym.cli.benches.wire import Wire, connect, frame
from cryptonym.client import open_table
from cryptonym.client.player import new_token
from cryptonym.protocol.schema import protocol_schema

TYPES = sorted(
    definition["properties"]["type"]["enum"][0]
    for definition in protocol_schema()["$defs"].values()
    if "enum" in definition.get("properties", {}).get("type", {})
)
FIELDS = ("id", "card", "seen", "word", "number", "seat", "person", "name", "line", "password", "settings", "locked")

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=True)
    | st.text(max_size=40)
    | st.sampled_from([10**400, -(10**30), "\u0000", "\ud800", "x" * 3000]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
messages = st.builds(
    lambda kind, more: json.dumps({"type": kind, **more}).encode("utf-8", "surrogatepass"),
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=5),
)
payloads = (
    messages
    | st.binary(max_size=200)
    | st.sampled_from([b"[" * 8000, b'{"a":' * 2500, b"\xff\xfe{}", b'"\\ud800"', b"9" * 5000, b"-" + b"9" * 400])
)
frames = st.one_of(
    payloads.map(frame),
    payloads.map(lambda payload: frame(payload, 2)),
    payloads.map(lambda payload: frame(payload[:100], 9)),
    payloads.map(lambda payload: frame(payload, 1, final=False)),
    payloads.map(lambda payload: frame(payload, 0)),
    payloads.map(lambda payload: frame(payload)[: max(1, len(payload) // 2)]),
    st.binary(max_size=50),
    st.just(frame(b"{}", 5)),
    st.just(frame(b"\x03\xe8", 8)),
    st.just(bytes((0x81, 0xFF)) + (2**62).to_bytes(8, "big") + b"\0\0\0\0"),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--most-openings-a-minute", "60000") as running:
        yield running
        log = running.log.read_text()
    assert "defect" not in log, log[-3000:]
    assert "Traceback" not in log, log[-3000:]


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(sent=st.lists(frames, min_size=1, max_size=6), greet=st.booleans())
def test_no_frame_brings_the_server_down(server: Server, sent: list[bytes], greet: bool) -> None:
    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter")
        heard: list[bytes] = []
        wire = await connect("127.0.0.1", server.port, lambda _, payload: heard.append(payload))
        if greet:
            wire.send(hello(table).encode())
        for data in sent:
            wire.send_raw(data)
        await asyncio.sleep(0.01)
        wire.close()
        await still_there(server, table, token)
        await asyncio.sleep(0.01)
        for payload in heard:
            assert json.loads(payload)["type"]

    asyncio.run(script())


def test_a_flood_of_good_messages_is_braked_and_ends_one_socket(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter")
        wire = await connect("127.0.0.1", server.port, lambda _, payload: None)
        wire.send(hello(table).encode())
        for number in range(5000):
            wire.send(json.dumps({"type": "stop", "id": str(number), "seen": 0}).encode())
        for _ in range(500):
            if wire.closed is not None:
                break
            await asyncio.sleep(0.02)
        assert wire.closed == 4003
        wire.close()
        await still_there(server, table, token)

    asyncio.run(script())


def test_sockets_that_say_nothing_are_let_go(server: Server) -> None:
    async def script() -> None:
        wires = [await connect("127.0.0.1", server.port, lambda _, payload: None) for _ in range(50)]
        half = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(50)]
        for _, writer in half:
            writer.write(b"GET /ws HTT")
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter")
        await still_there(server, table, token)
        for wire in wires:
            wire.close()
        for _, writer in half:
            writer.close()
            await writer.wait_closed()

    asyncio.run(script())


def test_wire_reads_what_servers_write() -> None:
    """The generator's own reader, fed byte by byte."""

    async def script() -> None:
        heard: list[bytes] = []
        wire = Wire("x", lambda _, payload: heard.append(payload))
        transport: Any = type("T", (), {"write": lambda self, data: None})()
        wire.connection_made(transport)
        stream = b"HTTP/1.1 101 Switching\r\n\r\n"
        for payload in (b"short", b"x" * 300, b"y" * 70000):
            size = len(payload)
            head = bytes((size,)) if size < 126 else bytes((126,)) + size.to_bytes(2, "big") if size < 65536 else b""
            stream += b"\x81" + (head or bytes((127,)) + size.to_bytes(8, "big")) + payload
        for start in range(0, len(stream), 7):
            wire.data_received(stream[start : start + 7])
        assert [len(payload) for payload in heard] == [5, 300, 70000]

    asyncio.run(script())
