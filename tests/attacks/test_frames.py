"""Frames that are no message are counted, and nothing is read from a socket that does not read (D6 of the review)."""

from __future__ import annotations

import time
import urllib.request
from collections.abc import Iterator

import pytest
from tests.attacks.lines import hello, is_ended, masked, metric, resident_mb, upgraded
from tests.serving import Server, serving

from cryptonym.client.player import new_token

FLOODS = {
    "pings": masked(b"", opcode=9),
    "long pings": masked(b"x" * 125, opcode=9),
    "pongs": masked(b"", opcode=10),
    "empty fragments": masked(b"", opcode=0, fin=False),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def opened(server: Server) -> tuple[str, str]:
    import asyncio

    from cryptonym.client import open_table

    token = new_token()
    return asyncio.run(open_table(server.url, token, "Otter"))[0], token


def longest_wait(server: Server, seconds: float) -> float:
    longest, until = 0.0, time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.monotonic()
        with urllib.request.urlopen(server.url + "/healthz", timeout=20):
            longest = max(longest, time.monotonic() - began)
    return longest


@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.parametrize("welcomed", [False, True])
def test_a_flood_ends_its_own_socket_and_nobody_waits(server: Server, kind: str, welcomed: bool) -> None:
    table, token = opened(server)
    line = upgraded(server)
    if welcomed:
        line.sendall(hello(table, token))
        time.sleep(0.2)
    if "fragments" in kind:
        line.sendall(masked(b"", opcode=1, fin=False))
    before = metric(server, "connections_refused_total")
    flood = FLOODS[kind] * 2000
    try:
        for _ in range(100):
            line.sendall(flood)
    except OSError:
        pass
    assert is_ended(line, 2)
    assert longest_wait(server, 0.2) < 1
    assert metric(server, "connections_refused_total") > before


def test_a_few_pings_are_answered(server: Server) -> None:
    line = upgraded(server)
    line.sendall(masked(b"hi", opcode=9) * 20)
    got = b""
    while len(got) < 20 * 4:
        got += line.recv(1000)
    assert got == bytes([0x8A, 2]) * 0 + (bytes([0x8A, 2]) + b"hi") * 20
    line.close()


def test_nothing_is_read_from_a_socket_that_does_not_read(server: Server) -> None:
    """Answers to commands once piled up: 381 MB were taken from one socket that read nothing."""
    table, token = opened(server)
    line = upgraded(server)
    line.sendall(hello(table, token))
    time.sleep(0.2)
    before = resident_mb(server)
    line.settimeout(0.2)
    wish = masked(b'{"type":"talk","id":"1","line":"x"}')
    until = time.monotonic() + 3
    while time.monotonic() < until:
        try:
            line.sendall(wish * 500)
        except OSError:
            break
    assert resident_mb(server) - before < 15
    line.close()
    assert longest_wait(server, 0.2) < 1
