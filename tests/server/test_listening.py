"""Where the server listens, who may ask it how it is, and what it says to a supervisor."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from tests.serving import Server, free_port, serving
from websockets.asyncio.client import unix_connect

from cryptonym.client.player import new_token
from cryptonym.server.clock import SYSTEM
from cryptonym.server.config import Config
from cryptonym.server.listening import CannotListen, clear, listen
from cryptonym.server.networks import networks
from cryptonym.server.settings import read_settings
from cryptonym.server.supervisor import ALIVE, stay_alive

SOMEWHERE = "cryptonym:8000"
"""A name that only a host's own machines know."""


def ask(port: int, path: str, host: str = SOMEWHERE, **headers: str) -> tuple[int, str]:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        line.request("GET", path, headers={"Host": host} | {name.replace("_", "-"): at for name, at in headers.items()})
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


def test_health_answers_by_any_name_and_nothing_else_does(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert ask(server.port, "/healthz") == (200, '{"status":"ok"}')
        assert ask(server.port, "/readyz") == (200, '{"status":"ready"}')
        for path in ("/", "/metrics", "/api/openapi.json", "/healthz/", "/readyz/x"):
            assert ask(server.port, path)[0] == 421, path
        assert ask(server.port, "/metrics", "127.0.0.1")[0] == 200


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--metrics-port", str(port)) as server:
        assert ask(port, "/metrics")[0] == 200
        assert ask(port, "/healthz")[0] == 200
        assert ask(port, "/readyz")[0] == 200
        for path in ("/", "/api/openapi.json", "/api/codes/x", "/ws"):
            assert ask(port, path, "127.0.0.1")[0] == 421, path
        assert ask(server.port, "/metrics", "127.0.0.1")[0] == 404


def scope(
    peer: str, *, port: int = 8000, forwarded: str = "", server: tuple[str, int | None] | None = None, **besides: str
) -> HTTPConnection:
    headers = {"x-forwarded-for": forwarded, **{name.replace("_", "-"): text for name, text in besides.items()}}
    return HTTPConnection(
        {
            "type": "http",
            "path": "/metrics",
            "headers": [(name.encode(), text.encode()) for name, text in headers.items() if text],
            "client": (peer, 1) if peer else None,
            "server": server or ("127.0.0.1", port),
        }
    )


HOUSE = networks(["10.0.0.0/8"])
PROXY = networks(["127.0.0.1"])


@pytest.mark.parametrize(
    ("config", "request_", "may"),
    [
        (Config(), scope("127.0.0.1"), True),
        (Config(), scope("127.9.9.9"), True),
        (Config(), scope("::1"), True),
        (Config(), scope("10.0.0.7"), False),
        (Config(), scope("127.0.0.1", forwarded="127.0.0.1"), False),
        (Config(), scope("127.0.0.1", via="1.1 somewhere"), False),
        (Config(proxies=PROXY), scope("127.0.0.1", forwarded="127.0.0.1"), False),
        (Config(metrics_from=HOUSE), scope("10.0.0.7"), True),
        (Config(metrics_from=HOUSE), scope("127.0.0.1"), False),
        (Config(metrics_from=HOUSE, proxies=PROXY), scope("127.0.0.1", forwarded="10.0.0.7"), True),
        (Config(metrics_from=HOUSE, proxies=PROXY), scope("127.0.0.1", forwarded="10.0.0.7, 203.0.113.9"), False),
        (Config(metrics_from=HOUSE, proxies=PROXY), scope("127.0.0.1"), False),
        (Config(metrics_from=networks(["127.0.0.0/8"]), proxies=PROXY), scope("127.0.0.1", via="1.1 x"), False),
        (Config(metrics_from=HOUSE), scope("10.0.0.7", forwarded="10.0.0.8"), False),
        (Config(socket="x"), scope("", server=("x", None)), False),
        (Config(socket="x", metrics_from=HOUSE), scope("", forwarded="10.0.0.8", server=("x", None)), True),
        (Config(socket="x", metrics_from=HOUSE), scope("", forwarded="203.0.113.9", server=("x", None)), False),
        (Config(metrics_port=9100), scope("127.0.0.1"), False),
        (Config(metrics_port=9100), scope("203.0.113.9", port=9100), True),
        (Config(metrics_port=9100, metrics_from=HOUSE), scope("203.0.113.9", port=9100), False),
        (Config(metrics_port=9100, metrics_from=HOUSE), scope("10.1.2.3", port=9100), True),
    ],
)
def test_who_may_read_metrics(config: Config, request_: HTTPConnection, may: bool) -> None:
    """Behind a proxy the client counts, and a proxy that nobody named speaks for anybody."""
    assert config.may_read_metrics(request_) is may


def test_a_unix_socket_serves_a_proxy(tmp_path: Path) -> None:
    """Its word on the client's address counts, and the file is gone afterwards."""
    path = tmp_path / "cryptonym.sock"
    options = ["--socket", str(path), "--url", "https://play.example.net", "--most-openings-a-minute", "0.001"]

    def opened(client: str) -> int:
        line = http.client.HTTPConnection("play.example.net")
        line.sock = socket.socket(socket.AF_UNIX)
        line.sock.connect(str(path))
        body = json.dumps({"token": new_token(), "name": "Otter"})
        line.request("POST", "/api/tables", body, {"X-Forwarded-For": client, "Origin": "https://play.example.net"})
        status = line.getresponse().status
        line.close()
        return status

    async def hello() -> str:
        async with unix_connect(str(path), "ws://play.example.net/ws", compression=None) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": "A" * 22, "token": new_token()}))
            return str(json.loads(await line.recv())["code"])

    command = [sys.executable, "-m", "cryptonym", "serve", "--store", str(tmp_path / "a.db"), *options]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert running.stderr is not None
        deadline = time.monotonic() + 40
        while not answers(path):
            assert running.poll() is None, running.stderr.read()
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert stat.S_IMODE(path.stat().st_mode) == 0o660
        assert [opened("198.51.100.7") for _ in range(31)] == [201] * 30 + [429]
        assert opened("198.51.100.8") == 201
        assert asyncio.run(hello()) == "no-such-table"
    finally:
        running.terminate()
        _, said = running.communicate(timeout=20)
    assert f"https://play.example.net, by {path}" in said
    assert running.returncode == 0
    assert not path.exists()


def answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        return path.exists() and probe.connect_ex(str(path)) == 0


def test_a_socket_that_was_left_behind_is_replaced_and_a_file_is_not(tmp_path: Path) -> None:
    path = tmp_path / "left.sock"
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(path))
        left.listen()
        with pytest.raises(CannotListen, match="another program listens there already"):
            clear(path)
    clear(path)
    assert not path.exists()
    clear(path)
    path.write_text("letters", encoding="utf-8")
    with pytest.raises(CannotListen, match="a file that is no socket"):
        clear(path)
    with pytest.raises(CannotListen, match="too long"):
        listen(Config(socket=str(tmp_path / ("x" * 200))))


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "cryptonym", "serve", "--store", str(tmp_path / "a.db"), "--port", str(port)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    said = f"Nobody could reach this server: port {port} of 127.0.0.1: another program listens there already (port, said by --port).\n"
    assert done.stderr == said


@pytest.mark.parametrize(
    ("config", "sentence"),
    [
        (Config(host="203.0.113.9"), "this machine has no such address"),
        (Config(host="no-such-name.invalid"), "this machine knows no 'no-such-name.invalid'"),
        (Config(port=0, metrics_host="203.0.113.9", metrics_port=9), "port 9 of 203.0.113.9: this machine has no such"),
    ],
)
def test_where_nobody_can_listen(config: Config, sentence: str) -> None:
    with pytest.raises(CannotListen, match=sentence):
        listen(config)


def test_a_name_with_two_addresses_has_two_sockets() -> None:
    wanted = {family for family, *_ in socket.getaddrinfo("localhost", 80, type=socket.SOCK_STREAM)}
    sockets = listen(Config(host="localhost", port=free_port()))
    assert {one.family for one in sockets} <= wanted
    assert len(sockets) >= 1
    for one in sockets:
        one.close()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"SOCKET": "a.sock"}, "needs url"),
        ({"SOCKET": "a.sock", "URL": "https://a.example", "PORT": "80"}, "say only one of them"),
        ({"METRICS_PORT": "8000"}, "is the port that the page has"),
        ({"SOCKET": "/no/such/folder/a.sock", "URL": "https://a.example"}, "there is no folder"),
        ({"SOCKET_MODE": "999"}, "is not permissions in octal"),
    ],
)
def test_settings_of_listening_that_cannot_be(said: dict[str, str], sentence: str) -> None:
    faults = read_settings({}, {f"CRYPTONYM_{name}": text for name, text in said.items()}).faults
    assert len(faults) == 1
    assert sentence in faults[0]


# --- a supervisor ------------------------------------------------------------------------------------------------------


class Supervisor:
    """Hears what systemd would hear."""

    def __init__(self, name: str) -> None:
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.line.bind("\0" + name[1:] if name.startswith("@") else name)
        self.line.settimeout(40)

    def hear(self) -> str:
        return self.line.recv(1000).decode()

    def __enter__(self) -> Supervisor:
        return self

    def __exit__(self, *args: object) -> None:
        self.line.close()


@pytest.mark.parametrize("is_abstract", [False, True])
def test_systemd_hears_when_it_is_ready_and_when_it_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_abstract: bool
) -> None:
    name = f"@cryptonym-test-{os.getpid()}" if is_abstract else str(tmp_path / "notify")
    monkeypatch.setenv("NOTIFY_SOCKET", name)
    server = Server(tmp_path)
    command = [sys.executable, "-m", "cryptonym", "serve", "--port", str(server.port), "--store", str(server.store)]
    with Supervisor(name) as supervisor:
        running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            assert supervisor.hear() == "READY=1"
            assert ask(server.port, "/readyz")[0] == 200, "ready means ready"
            running.send_signal(signal.SIGTERM)
            assert supervisor.hear() == "STOPPING=1"
        finally:
            running.terminate()
            assert running.wait(20) == 0


def test_the_watchdog_hears_from_a_loop_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    monkeypatch.setenv("WATCHDOG_USEC", "100000")
    monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))

    async def script() -> None:
        with Supervisor(str(tmp_path / "notify")) as supervisor:
            task = asyncio.create_task(stay_alive(SYSTEM))
            assert [await asyncio.to_thread(supervisor.hear) for _ in range(3)] == [ALIVE] * 3
            task.cancel()

    asyncio.run(script())
    monkeypatch.setenv("WATCHDOG_PID", "1")
    asyncio.run(stay_alive(SYSTEM))  # another process' watchdog: it ends at once
