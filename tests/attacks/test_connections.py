"""Connections cost little until they are requests, and none stays for ever (ADR 0026; D1, D2, D5 of the review)."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.attacks.lines import asked_for, descriptors, is_ended, metric, resident_mb, tcp, upgraded
from tests.serving import Server, serving

from cryptonym.server.limits import household
from cryptonym.server.sockets import gate, heads
from cryptonym.server.sockets.gate import Gate
from cryptonym.server.sockets.heads import LARGEST_HEAD, PATIENCE, Http


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def churn(server: Server, many: int) -> None:
    for _ in range(many):
        upgraded(server).close()


def test_bare_upgrades_leave_no_memory_behind(server: Server) -> None:
    """The collector is not needed for it: a thousand upgrades once left 23 MB until it came round."""
    churn(server, 1000)  # what is made once at the first time
    before, files = resident_mb(server), descriptors(server)
    churn(server, 3000)
    assert resident_mb(server) - before < 10
    assert descriptors(server) - files < 20
    assert metric(server, "collection_longest_ms") < 50


@pytest.mark.slow(part="server")
@pytest.mark.timeout(900)
def test_ten_minutes_of_700_bare_upgrades_a_second_leave_no_memory_behind(tmp_path: Path) -> None:
    """A server as it is shipped. Memory is looked at after the first minute, and again at the end."""
    seconds, a_second = 600, 700
    with serving(tmp_path) as server:
        command = ("-m", "tests.attacks.attacker", str(server.port), "-", str(seconds), "bare upgrades", str(a_second))
        attacker = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
        seen = []
        while attacker.poll() is None:
            time.sleep(30)
            seen.append((round(resident_mb(server)), descriptors(server)))
            print(*seen[-1], flush=True)
        done = json.loads(attacker.communicate()[0])
        longest = metric(server, "collection_longest_ms")
    print(done, longest)
    assert done["bare upgrades"] - done.get("bare upgrades, cut off", 0) > 0.95 * seconds * a_second
    (begin, _), *_, (end, files) = seen[1:]
    assert end - begin < 10
    assert files < 100
    assert longest < 50


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 40_000, b"GET /" + b"a" * 200_000])
def test_a_head_that_never_ends_is_refused_at_64_kib(server: Server, head: bytes) -> None:
    line = tcp(server)
    before = resident_mb(server)
    sent = 0
    try:
        for begin in range(0, len(head), 4096):
            sent += line.send(head[begin : begin + 4096])
            time.sleep(0.001)
    except OSError:
        pass
    assert is_ended(line, 1)
    assert sent < LARGEST_HEAD + 64 * 1024  # what was under way
    assert resident_mb(server) - before < 5


def test_a_head_of_60_kib_is_read(server: Server) -> None:
    assert asked_for(server, "/healthz", X_Long="a" * 60_000)[0] == 200


def test_idle_and_half_requests_end_after_ten_seconds(server: Server) -> None:
    """At the real pace: nothing is switched faster here."""
    idle, half, body, bare = tcp(server), tcp(server), tcp(server), upgraded(server)
    half.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    body.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    began = time.monotonic()
    time.sleep(PATIENCE - 2)
    assert not any(is_ended(line, 0.05) for line in (idle, half, body, bare))
    assert all(is_ended(line, PATIENCE + 3 + began - time.monotonic()) for line in (idle, half, body, bare))


def test_a_body_that_only_drips_ends_after_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the real pace in `make soak`, here with other figures: the same code, asked twice."""
    assert dripping(monkeypatch, patience=0.2, slow_after=0.6, every=0.1, size=10) == "a body came too slowly"
    assert dripping(monkeypatch, patience=0.2, slow_after=0.6, every=0.1, size=4000) is None
    assert dripping(monkeypatch, patience=0.05, slow_after=9.0, every=0.3, size=4000) == "a body stood still"


def dripping(
    monkeypatch: pytest.MonkeyPatch, *, patience: float, slow_after: float, every: float, size: int
) -> str | None:
    """Why a body that comes in pieces of that size is ended within a second; None if it is not."""
    monkeypatch.setattr(heads, "PATIENCE", patience)
    monkeypatch.setattr(heads, "SLOW_AFTER", slow_after)
    door = Gate(10, 10)

    async def swallow(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    async def script() -> str | None:
        import uvicorn
        from uvicorn.server import ServerState

        loop = asyncio.get_running_loop()
        config = uvicorn.Config(swallow, log_config=None)
        config.load()
        kind = type("Here", (Http,), {"gate": door})
        serving = await loop.create_server(lambda: kind(config, ServerState(), {}), "127.0.0.1", 0)
        port = serving.sockets[0].getsockname()[1]
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
        for _ in range(round(1 / every)):
            writer.write(b"x" * size)
            await asyncio.sleep(every)
        why = next(iter(door._refusals), None)
        writer.close()
        serving.close()
        return why

    return asyncio.run(script())


def test_connections_of_one_household_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, "--most-connections-an-address", "20") as server:
        lines = [tcp(server) for _ in range(25)]
        assert sum(is_ended(line, 0.2) for line in lines) >= 5
        for line in lines:
            line.close()
        deadline = time.monotonic() + 5
        while not server._answers():
            assert time.monotonic() < deadline
        assert metric(server, "connections_refused_total") >= 5
        assert "refused" not in server.log.read_text()  # once a minute, not each


def test_new_connections_of_one_household_have_a_pace(tmp_path: Path) -> None:
    with serving(tmp_path, "--most-connections-a-second", "1") as server:
        answers = [server._answers() for _ in range(40)]
        assert answers[:10] == [True] * 10
        assert False in answers


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("nonsense", "nonsense"),
    ],
)
def test_an_ipv6_network_of_64_bits_is_one_household(address: str, whose: str) -> None:
    assert household(address) == whose


def test_refusals_are_logged_once_for_all(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(gate, "REPORT", 0.05)
    door = Gate(1, 10)

    async def script() -> None:
        report = asyncio.create_task(door.report_at_times())
        for _ in range(100):
            door.refuse("too loud")
        await asyncio.sleep(0.2)
        report.cancel()

    with caplog.at_level("WARNING"):
        asyncio.run(script())
    assert [record.getMessage() for record in caplog.records] == ["connections refused within a minute: too loud: 100"]


def test_the_limit_of_open_files_is_raised_or_said(tmp_path: Path) -> None:
    """1,100 idle connections once locked everybody out behind the soft limit of 1,024."""
    code = (
        "import resource, logging; logging.basicConfig(); resource.setrlimit(resource.RLIMIT_NOFILE, (256, {hard}));"
        "from cryptonym.server.files import room_for_connections; print(room_for_connections());"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    raised = subprocess.run([sys.executable, "-c", code.format(hard=9000)], capture_output=True, text=True, check=True)
    assert raised.stdout.split() == ["8800", "9000"]
    assert raised.stderr == ""
    low = subprocess.run([sys.executable, "-c", code.format(hard=512)], capture_output=True, text=True, check=True)
    assert low.stdout.split() == ["312", "512"]
    assert re.search(r"only 512 files .*LimitNOFILE", low.stderr)
