"""Requests and pages that are not ours, names that are not to be read, and numbers that come early (D12, D13, D14 of the review)."""

from __future__ import annotations

import asyncio
import json
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from tests.attacks.lines import asked_for, metric, tcp
from tests.attacks.test_costs import Table, playing
from tests.serving import Server, serving
from tests.tables import joined, opened

from cryptonym.client.player import new_token
from cryptonym.engine import Violation
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.config import Config
from cryptonym.server.networks import networks
from cryptonym.table import Join, Rename, decide
from cryptonym.table.names import is_visible


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


# --- nonsense -------------------------------------------------------------------------------------------------------


def raw(server: Server, request: str) -> bytes:
    line = tcp(server)
    line.sendall(request.encode("latin-1"))
    answer = line.recv(100)
    line.close()
    return answer


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/", "Host: ["),
        ("/healthz", "Host: [::1"),
        ("/healthz", "Host: a:b:c"),
        ("/%00.js", "Host: 127.0.0.1"),
        ("/" + "a" * 300 + ".js", "Host: 127.0.0.1"),
        ("/t/" + "b" * 3000, "Host: 127.0.0.1"),
        ("/api/tables/%00/replay", "Host: 127.0.0.1"),
        ("/api/tables/%ff%fe/replay", "Host: 127.0.0.1"),
        ("/api/codes/%00", "Host: 127.0.0.1"),
        ("/api/codes/" + "A" * 5000, "Host: 127.0.0.1"),
        ("/api/pictures/%00.svg", "Host: 127.0.0.1"),
        ("/api/rules/%2e%2e", "Host: 127.0.0.1"),
        ("/ws", "Host: 127.0.0.1\r\nOrigin: http://[::1"),
    ],
)
def test_nonsense_is_answered_plainly(server: Server, path: str, headers: str) -> None:
    log = server.log.stat().st_size
    answer = raw(server, f"GET {path} HTTP/1.1\r\n{headers}\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 ")
    assert not answer.startswith(b"HTTP/1.1 500"), answer
    assert server.log.stat().st_size == log
    assert metric(server, "defects_total") == 0


def test_a_body_broken_off_is_no_defect(server: Server) -> None:
    log = server.log.stat().st_size
    line = tcp(server)
    line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    line.close()
    assert asked_for(server, "/healthz")[0] == 200
    assert server.log.stat().st_size == log


# --- pages of others ------------------------------------------------------------------------------------------------


def connection(origin: str | None, host: str, scheme: str = "ws", **more: str) -> HTTPConnection:
    headers = {"host": host, **({} if origin is None else {"origin": origin}), **more}
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "websocket", "scheme": scheme, "headers": sent, "client": ("127.0.0.1", 9)})


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (None, "127.0.0.1:8000", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("https://127.0.0.1:8000", "127.0.0.1:8000", False),
        ("http://localhost", "localhost:80", True),
        ("http://evil.example", "127.0.0.1:8000", False),
        ("http://127.0.0.1.evil.example:8000", "127.0.0.1:8000", False),
        ("null", "127.0.0.1:8000", False),
        ("http://[::1", "127.0.0.1:8000", False),
        ("https://play.example", "127.0.0.1:8000", True),
        ("http://play.example", "127.0.0.1:8000", False),
        ("https://play.example:8443", "127.0.0.1:8000", False),
    ],
)
def test_scheme_name_and_port_of_a_page_count(origin: str | None, host: str, ours: bool) -> None:
    assert Config(url="https://play.example").is_own_page(connection(origin, host)) is ours


def test_a_proxy_of_ours_says_the_scheme() -> None:
    said = connection("https://play.example", "play.example", x_forwarded_proto="https")
    assert Config(proxies=networks(["127.0.0.1"])).is_own_page(said)
    assert not Config().is_own_page(said)


def test_a_page_of_another_site_opens_no_table(server: Server) -> None:
    body = json.dumps({"token": new_token(), "name": "Otter"}).encode()
    for kind in ("application/json", "text/plain"):
        status, answer = asked_for(server, "/api/tables", body, Origin="http://evil.example", Content_Type=kind)
        assert (status, answer["code"]) == (403, "other-page")
    assert asked_for(server, "/api/tables", body, Sec_Fetch_Site="cross-site")[0] == 403
    assert asked_for(server, "/api/tables", body, Origin=server.url)[0] == 201


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_metrics_are_for_this_machine_alone(server: Server, header: str) -> None:
    assert asked_for(server, "/metrics")[0] == 200
    assert asked_for(server, "/metrics", None, **{header: "198.51.100.7"})[0] == 404


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["\u2800", "\u3164", "\u115fA", "\uffa0", "A\u200bB", "A\u200dB", "\ufe0f", "A\ufe01", "\u034f", "Z\u0301\u0302\u0303\u0304"],
)  # fmt: skip
def test_invisible_names_are_refused(name: str) -> None:
    assert not is_visible(name)
    refused = decide(joined(opened(), "ann"), None, Join("bob", name, "token"))
    assert isinstance(refused, Violation)


@pytest.mark.parametrize("name", ["Łosoś", "Zoë", "李明", "Nguyễn", "👩‍🚀", "❤️ Ana", "1️⃣", "O’Neil", "João", "Żółć"])
def test_ordinary_names_are_taken(name: str) -> None:
    assert is_visible(name)
    assert not isinstance(decide(joined(opened(), "ann"), None, Join("bob", name, "token")), Violation)


@pytest.mark.parametrize("name", ["Аnn", "ΑNN", "Ａnn", "An n", "𝐀nn", "Aпn"])
def test_look_alikes_of_names_at_the_table_are_refused(name: str) -> None:
    table = joined(opened(), "ann", "bob")
    assert isinstance(decide(table, None, Join("cat", name, "token")), Violation)
    assert isinstance(decide(table, "bob", Rename(name)), Violation)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Jose", "José"), ("Lukasz", "Łukasz"), ("Ivo", "Iva")])
def test_names_that_differ_are_taken_side_by_side(one: str, other: str) -> None:
    table = joined(opened(), "ann", "bob")
    renamed = decide(table, "bob", Rename(one))
    assert not isinstance(renamed, Violation)
    from tests.tables import fold

    assert not isinstance(decide(fold(table, renamed), None, Join("cat", other, "token")), Violation)


# --- late spectators ------------------------------------------------------------------------------------------------


def late_answers(moves: int, wishes: list[asked.Asked]) -> list[Any]:
    """What a late spectator is answered after so many moves that they have not seen."""
    answers: list[Any] = []

    async def script() -> None:
        async with playing(deal=False) as table:
            await table.ask("host", asked.DelayWatchers(id="late", seconds=60))
            table.come("named")
            table.referee.let.set()
            await table.ask("host", asked.Deal(id="deal"))
            await play(table, moves)
            answers.extend([await table.ask("named", wish) for wish in wishes])

    asyncio.run(script())
    return answers


async def play(table: Table, moves: int) -> None:
    for number in range(moves):
        game = table.room.table.game
        assert game is not None
        turn = game.turn.value
        spymaster, operative = ("host", "ro") if turn == "red" else ("bs", "bo")
        await table.ask(spymaster, asked.GiveClue(id=f"c{number}", word=f"clue{number}", number=1))
        own = next(
            card
            for card in range(25)
            if game.key[card].value == turn and card not in table.room.table.game.covered  # type: ignore[union-attr]
        )
        await table.ask(operative, asked.Guess(id=f"g{number}", card=own, seen=len(game.covered)))
        await table.ask(operative, asked.Stop(id=f"s{number}", seen=len(game.covered) + 1))


def test_a_late_spectator_learns_nothing_from_answers() -> None:
    """A rename that changed nothing told how many events there were: a right touch is one, a wrong one two."""
    wishes: list[asked.Asked] = [
        asked.Rename(id="1", name="NAMED"),
        asked.Rename(id="2", name="Badger"),
        asked.Guess(id="3", card=0, seen=0),
        asked.Guess(id="4", card=0, seen=3),
        asked.Stop(id="5", seen=1),
        asked.GiveClue(id="6", word="mare", number=1),
        asked.Challenge(id="7", seen=0),
        asked.Talk(id="8", line="x"),
    ]
    early, later = late_answers(0, wishes), late_answers(4, wishes)
    assert early == later
    assert isinstance(early[1], out.Ack)


# --- files ----------------------------------------------------------------------------------------------------------


def test_the_store_is_for_its_owner_alone(server: Server, tmp_path: Path) -> None:
    for file in (server.store, server.store.with_name(server.store.name + "-wal")):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    target = tmp_path / "backup.db"
    import sys

    subprocess.run(
        [sys.executable, "-m", "cryptonym", "backup", "--store", str(server.store), str(target)],
        check=True,
        capture_output=True,
    )
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
