"""What a host can do about a bad table while the server runs, on any node, over the socket and with a token over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import json
import secrets
import socket
import stat
import threading
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.clocks import Told
from tests.serving import Server, serving
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import ConnectionClosed

from cryptonym.cli import main
from cryptonym.client import GoneForGood, Refused, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.server.admin.house import KEPT, STREAM, House, Note
from cryptonym.server.admin.line import admin_path, ask
from cryptonym.server.config import Config
from cryptonym.server.reached import Nameless
from cryptonym.server.stores.memory import MemoryStore

NAME = "Otterly Recognisable"
GONE = "Vanished Badger"
HOUR = 3600 * 1000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--json-logs", "--proxy", "127.0.0.1") as running:
        yield running


def act(server: Server, name: str, **about: Any) -> dict[str, Any]:
    return ask(Path(f"{server.store}.admin"), {"act": name, **about})


def done(server: Server, name: str, **about: Any) -> dict[str, Any]:
    answer = act(server, name, **about)
    assert answer["done"], answer
    return answer


def entries(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]


def test_tables_are_listed_without_names_words_or_keys(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, code = await open_table(
            server.url, token, NAME, settings={"language": "ca"}, bots="sharp", seat="red-operative"
        )
        async with connect(server.url, table, token=token) as host, connect(server.url, table):
            await host.ask(asked.Deal(id="d"))
            cards = host.view.game.cards if host.view.game else []
            answer = await asyncio.to_thread(done, server, "tables")
            (mine,) = [one for one in answer["tables"] if one["id"] == table]
            assert mine | {"people": 1, "here": 1, "watching": 1, "bots": 3, "language": "ca", "games": 1} == mine
            assert mine | {"playing": True, "closed": False, "muted": False, "cards": "words"} == mine
            asked_for = [
                await asyncio.to_thread(done, server, "table", table=name) for name in (table, table[:6], code)
            ]
            one, *others = asked_for
            assert [other["table"]["id"] for other in asked_for] == [table] * 3
            assert others
            assert len(one["table"]["addresses"]) == 1
            text = json.dumps([answer, one], ensure_ascii=False)
            assert NAME not in text
            assert "127.0.0.1" not in text
            assert len(cards) == 25
            assert not any(card in text for card in cards)
            assert "assassin" not in text

    asyncio.run(script())


def test_a_closed_table_stands_still_and_can_be_opened_by_its_people(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, NAME, seat="red-operative")
        async with connect(server.url, table, token=token) as host:
            await asyncio.to_thread(done, server, "close", table=table[:8])
            await host.until(lambda: host.view.closed)
            with pytest.raises(Refused):
                await host.ask(asked.Rename(id="r", name="Badger"))
            await host.ask(asked.Reopen(id="o"))
            assert not host.view.closed

    asyncio.run(script())


def test_a_purged_table_is_gone_with_everything_and_everybody(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, code = await open_table(server.url, token, GONE)
        async with connect(server.url, table, token=token) as host:
            await asyncio.to_thread(done, server, "purge", table=table)
            with pytest.raises(GoneForGood, match="4004 no-such-table"):
                await host.until(lambda: False)
        with pytest.raises(GoneForGood, match="4004 no-such-table"):
            async with connect(server.url, table, token=token):
                pass
        with pytest.raises(urllib.error.HTTPError) as caught:
            await asyncio.to_thread(urllib.request.urlopen, f"{server.url}/api/codes/{code}")
        caught.value.close()
        assert table not in json.dumps(await asyncio.to_thread(done, server, "tables"))
        last = [entry for entry in entries(server) if entry.get("level") == "warning"][-1]
        assert last | {"act": "purge", "by": "socket", "table": table[:4], "level": "warning"} == last
        assert not (await asyncio.to_thread(act, server, "table", table=table))["done"]

    asyncio.run(script())
    deadline = time.monotonic() + 20
    while any(GONE.encode() in file.read_bytes() for file in files_of(server)):
        assert time.monotonic() < deadline, "the name is in the log beside the file for ever"
        time.sleep(0.1)


def files_of(server: Server) -> list[Path]:
    """The store, and the log beside it."""
    return [file for file in (server.store, Path(f"{server.store}-wal")) if file.exists()]


def test_who_looks_leaves_a_line(server: Server) -> None:
    """A token that somebody has found is seen to be used."""
    done(server, "bans")
    last = entries(server)[-1]
    assert last | {"message": "the host has looked: bans", "act": "bans", "by": "socket", "level": "info"} == last


def test_a_table_that_everybody_has_left_is_found_by_the_signs_that_the_log_has(server: Server) -> None:
    token = new_token()
    table, _ = asyncio.run(open_table(server.url, token, NAME))
    server.stop()
    server.start()  # it is in no memory now
    assert table not in json.dumps(done(server, "tables"))
    assert done(server, "table", table=table[:4])["table"]["id"] == table
    done(server, "purge", table=table[:6])
    assert not act(server, "table", table=table[:4])["done"]


def test_a_muted_table_does_not_talk_whatever_its_host_switches(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, NAME)
        async with connect(server.url, table, token=token) as host:
            await host.ask(asked.Talk(id="1", line="hello"))
            await asyncio.to_thread(done, server, "mute", table=table)
            await host.ask(asked.SwitchTalk(id="2", on=True))
            with pytest.raises(Refused, match="violation-talk-off"):
                await host.ask(asked.Talk(id="3", line="hello"))
            assert (await asyncio.to_thread(done, server, "table", table=table))["table"]["muted"]
            await asyncio.to_thread(done, server, "mute", table=table, on=False)
            await host.ask(asked.Talk(id="4", line="hello"))
            assert not (await asyncio.to_thread(act, server, "mute", table=table, on=False))["done"]

    asyncio.run(script())


def test_an_announcement_is_told_now_and_to_those_who_come_later(server: Server) -> None:
    async def script() -> None:
        token = new_token()
        table, _ = await open_table(server.url, token, NAME)
        other, _ = await open_table(server.url, token, NAME)

        async def first(table: str, wanted: int) -> list[str]:
            heard: list[str] = []
            async with line_to(server, table) as line:
                while len(heard) < wanted:
                    message = json.loads(await asyncio.wait_for(line.recv(), 20))
                    if message["type"] == "announced":
                        heard.append(message["line"])
            return heard

        line = "Back at nine: the server is mended"
        waiting = asyncio.create_task(first(table, 1))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(done, server, "announce", line=line)
        assert await waiting == [line]
        await asyncio.to_thread(done, server, "announce", line="Only here", table=table)
        assert await first(table, 2) == [line, "Only here"]
        assert await first(other, 1) == [line]

    asyncio.run(script())


@asynccontextmanager
async def line_to(server: Server, table: str, address: str = "") -> AsyncIterator[Any]:
    """A socket that has said hello, from some address."""
    headers = {"x-forwarded-for": address} if address else {}
    where = server.url.replace("http", "ws") + "/ws"
    async with connect_socket(where, compression=None, additional_headers=headers) as line:
        with contextlib.suppress(ConnectionClosed):  # a banned address is not even asked who it is
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "token": new_token()}))
        yield line


async def ends(line: Any) -> tuple[str, int]:
    """The trouble that a socket ends with, and its code."""
    trouble = ""
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = json.loads(await asyncio.wait_for(line.recv(), 20))
            trouble = message["code"] if message["type"] == "error" else trouble
    return trouble, line.close_code


def post(server: Server, path: str, body: Any, **headers: str) -> tuple[int, dict[str, Any], str | None]:
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    request = urllib.request.Request(server.url + path, json.dumps(body).encode(), named)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer), None
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error), error.headers.get("retry-after")


def test_a_banned_address_opens_nothing_and_others_play_on(server: Server) -> None:
    def opened(address: str) -> tuple[int, dict[str, Any], str | None]:
        return post(server, "/api/tables", {"token": new_token(), "name": "Otter"}, X_Forwarded_For=address)

    bad, good = "198.51.100.7", "198.51.100.8"
    table = opened(bad)[1]["table"]

    async def script() -> None:
        async with line_to(server, table, bad) as line:
            while json.loads(await line.recv())["type"] != "snapshot":
                pass
            seen = (await asyncio.to_thread(done, server, "table", table=table))["table"]
            (who,) = seen["addresses"]
            await asyncio.to_thread(done, server, "ban", who=who, hours=2)
            assert await ends(line) == ("banned", 4009)
        async with line_to(server, table, bad) as line:
            assert await ends(line) == ("banned", 4009)
        async with line_to(server, table, good) as line:
            assert json.loads(await line.recv())["type"] == "welcome"
        status, told, wait = await asyncio.to_thread(opened, bad)
        assert (status, told["code"]) == (403, "banned")
        assert 7000 < int(wait or 0) <= 7200
        assert (await asyncio.to_thread(opened, good))[0] == 201
        assert [ban["who"] for ban in (await asyncio.to_thread(done, server, "bans"))["bans"]] == [who]
        await asyncio.to_thread(done, server, "ban", who=who, on=False)
        assert (await asyncio.to_thread(opened, bad))[0] == 201
        assert (await asyncio.to_thread(act, server, "ban", who=who, on=False))["why"] == f"{who} is not banned"

    asyncio.run(script())
    assert bad not in server.log.read_text(encoding="utf-8")
    assert bad.encode() not in server.store.read_bytes()


@pytest.mark.parametrize(
    ("question", "why"),
    [
        (b"{}\n", "missing required field `act`"),
        (b"nonsense\n", "malformed"),
        (b'{"act": "tables", "all": true}\n', "unknown field"),
        (b'{"act": "ban", "who": "198.51.100.7"}\n', "an address is named by the twelve signs"),
        (b'{"act": "ban", "who": "abcdefabcdef", "hours": -1}\n', "hours are a number above 0"),
        (b'{"act": "ban", "who": "abcdefabcdef", "hours": null}\n', "hours are a number above 0"),
        (b'{"act": "table", "table": "abc"}\n', "a table is named by its id"),
        (b'{"act": "forget", "table": "abcd", "name": ""}\n', "a name has 1 to 200 signs"),
        (b'{"act": "announce", "line": ""}\n', "a line has 1 to 300 signs"),
        (b'{"act": "announce", "line": "a\\u0007b"}\n', "cannot be shown"),
        (b'{"act": "purge", "table": "abcd"}\n', "there is no table"),
    ],
)
def test_a_question_that_is_none_is_refused_in_a_sentence(server: Server, question: bytes, why: str) -> None:
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(f"{server.store}.admin")
        line.sendall(question)
        answer = json.loads(line.makefile("rb").readline())
    assert not answer["done"]
    assert why in answer["why"]


def test_the_line_is_for_the_servers_user_alone(server: Server) -> None:
    path = Path(f"{server.store}.admin")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(str(path))
        line.sendall(b"x" * 100_000)
        line.shutdown(socket.SHUT_WR)
        assert line.recv(100) == b"", "too long a question ends the line"
    assert done(server, "tables")


def test_where_the_line_is() -> None:
    assert admin_path(Config(store="a.db")) == Path("a.db.admin")
    assert admin_path(Config(store="a.db", admin_socket="b.sock")) == Path("b.sock")
    assert admin_path(Config(store="postgresql://x/y")) is None
    assert admin_path(Config(store="a.db", admin_socket="none")) is None


def test_over_http_the_token_is_needed_and_there_is_none_by_default(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert post(server, "/api/admin", {"act": "tables"})[0] == 404
    token = secrets.token_urlsafe(24)
    monkeypatch.setenv("CRYPTONYM_ADMIN_TOKEN", token)
    with serving(tmp_path, "--json-logs") as own:
        assert post(own, "/api/admin", {"act": "tables"}, Authorization=f"Bearer {token}")[1] == {
            "done": True,
            "tables": [],
            "more": 0,
        }
        assert post(own, "/api/admin", {"act": "fly"}, Authorization=f"Bearer {token}")[0] == 422
        assert main(["admin", "--server", own.url, "announce", "Good evening"]) == 0
        assert entries(own)[-1]["by"] == "http"
        assert main(["admin", "--server", own.url, "close", "abcd"]) == 1
        assert "Not done: there is no table abcd" in capsys.readouterr().err
        wrong = [post(own, "/api/admin", {"act": "tables"}, Authorization="Bearer wrong")[0] for _ in range(22)]
        assert wrong == [401] * 20 + [429] * 2
        assert token not in own.log.read_text(encoding="utf-8")
    monkeypatch.setenv("CRYPTONYM_ADMIN_TOKEN", "too-short")
    assert main(["serve", "--check"]) == 2


@contextlib.contextmanager
def somebody_else(status: int, text: bytes, **headers: str) -> Iterator[tuple[str, list[str]]]:
    """A server that is none of ours, and what it was asked."""
    heard: list[str] = []

    class Stranger(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(self.path)
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(text)

        do_GET = do_POST  # noqa: N815 - the library's name

        def log_message(self, *args: Any) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}", heard
        server.shutdown()


def test_what_is_no_server_of_ours_is_a_sentence_and_gets_no_second_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CRYPTONYM_ADMIN_TOKEN", secrets.token_urlsafe(24))

    def why(server: str) -> str:
        assert main(["admin", "--server", server, "tables"]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        return line

    for status, text in ((200, b"<p>Welcome!</p>"), (501, b"<p>No</p>"), (200, b"[]"), (404, b'{"code": 7}')):
        with somebody_else(status, text) as (server, _):
            assert "is no Cryptonym server" in why(server)
    with (
        somebody_else(200, b'{"done": true}') as (other, heard_there),
        somebody_else(302, b"", location=f"{other}/api/admin") as (server, heard),
    ):
        assert "sends elsewhere (302)" in why(server)
        assert heard == ["/api/admin"]
        assert heard_there == [], "the token goes to nobody else"
    with somebody_else(401, b'{"code": "token-needed"}') as (server, _):
        assert "takes another token" in why(server)
    assert "does not answer (Connection refused)" in why("http://127.0.0.1:1")
    for server in ("http://a b", "http://127.0.0.1:abc", "http://", "play.example.net"):
        assert "Not done: --server: " in why(server)
    monkeypatch.setenv("CRYPTONYM_ADMIN_TOKEN", "two\nlines")
    assert "Not done: CRYPTONYM_ADMIN_TOKEN: this is not 24 to 200 letters" in why("http://127.0.0.1:1")


def test_the_command_speaks_to_the_server(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    admin = ["admin", "--store", str(server.store)]
    assert main([*admin, "ban", "abcdefabcdef", "--hours", "3"]) == 0
    assert main([*admin, "bans"]) == 0
    assert "abcdefabcdef  3 h" in capsys.readouterr().out
    assert main([*admin, "unban", "abcdefabcdef"]) == 0
    assert main([*admin, "--json", "tables"]) == 0
    assert json.loads(capsys.readouterr().out)["done"] is True
    assert main(["admin", "--store", str(server.store.with_name("none.db")), "tables"]) == 1
    assert "no server listens at" in capsys.readouterr().err
    assert main(["admin", "bans", "--store", str(server.store), "--json"]) == 0, "behind the act as well"
    assert json.loads(capsys.readouterr().out)["done"] is True
    assert main([*admin, "ban", "abcdefabcdef", "--hours", "0"]) == 1, "no hours are not the usual hours"


def test_tables_are_opened_by_those_who_are_invited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CRYPTONYM_OPEN_PASSWORD", "Swordfish")

    def opened(server: Server, **wanted: Any) -> tuple[int, Any]:
        status, told, _ = post(server, "/api/tables", {"token": new_token(), "name": "Otter", **wanted})
        return status, told.get("code") if status != 201 else None

    with serving(tmp_path, "--open-to", "invited") as server:
        assert opened(server) == (403, "invitation-needed")
        assert opened(server, invitation="swordfish") == (403, "wrong-invitation")
        assert opened(server, invitation="Swordfish") == (201, None)
        code = done(server, "invite")["invitation"]
        assert opened(server, invitation=code, name="\u202e")[0] == 422, "a refusal does not use it up"
        assert opened(server, invitation=code) == (201, None)
        assert opened(server, invitation=code) == (403, "wrong-invitation")
        answers = [opened(server, invitation=f"guess{number}") for number in range(20)]
        assert answers[-1] == (429, "too-fast")


# --- what the host has decided ------------------------------------------------------------------------------------------


class Two:
    """Two nodes on one store, with one time."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self.now = 1_000_000
        self.store = MemoryStore()
        clock = Told(lambda: self.now)
        self.one = House(self.store, clock, Nameless(b"one"), is_shared=is_shared)
        self.other = House(self.store, clock, Nameless(b"other"), is_shared=is_shared)

    def ban(self, hours: float) -> Note:
        return Note("ban", self.one.who("198.51.100.7"), self.now + round(hours * HOUR), self.now)


def test_a_ban_holds_on_every_node_and_after_a_start_until_it_ends() -> None:
    two = Two()

    async def script() -> None:
        await two.one.note(two.ban(1))
        assert not two.other.banned_for("198.51.100.7"), "it has not looked yet"
        await two.other._read_again()
        assert two.other.banned_for("198.51.100.7") == two.one.banned_for("198.51.100.7") == 3600
        assert not two.other.banned_for("198.51.100.8")
        again = House(two.store, Told(lambda: two.now), Nameless(b"third"))
        await again.begin()
        assert again.banned_for("198.51.100.7") == 3600
        two.now += HOUR
        assert not two.one.banned_for("198.51.100.7")
        later = House(two.store, Told(lambda: two.now), Nameless(b"fourth"))
        await later.begin()
        left = [json.loads(stored.body)["kind"] for stored in await two.store.read(STREAM)]
        assert left == ["key"], "nothing is left of a ban that has ended"
        await two.other._read_again()
        assert two.other.all("ban") == []
        await two.other.note(two.ban(2))
        assert two.other.banned_for("198.51.100.7")

    asyncio.run(script())


def test_nodes_of_one_store_call_an_address_the_same_before_anybody_is_banned() -> None:
    """The host reads a name in the log of one node, and asks another."""
    two = Two(is_shared=True)

    async def script() -> None:
        await asyncio.gather(two.one.begin(), two.other.begin())
        assert two.one.who("198.51.100.7") == two.other.who("198.51.100.7")
        await two.other.note(two.ban(1))
        await two.one._read_again()
        assert two.one.banned_for("198.51.100.7") == two.other.banned_for("198.51.100.7") == 3600
        kinds = [json.loads(stored.body)["kind"] for stored in await two.store.read(STREAM)]
        assert kinds == ["key", "ban"]

    asyncio.run(script())
    alone = Two()
    asyncio.run(alone.one.begin())
    assert asyncio.run(alone.store.read(STREAM)) == [], "a server alone writes nothing down that nobody needs"


def test_an_invitation_is_used_once_also_if_two_nodes_are_asked_at_once() -> None:
    two = Two()

    async def script() -> None:
        await two.one.note(Note("invite", "hash", two.now + HOUR, two.now))
        await two.other._read_again()
        used = Note("invite", "hash", on=False)
        assert sorted(await asyncio.gather(two.one.note(used), two.other.note(used))) == [False, True]

    asyncio.run(script())


def test_what_is_noted_while_the_stream_is_read_is_counted_once() -> None:
    two = Two()

    async def script() -> None:
        for number in range(20):
            note = Note("mute", f"table{number}", two.now + HOUR, two.now)
            await asyncio.gather(two.one.note(note), two.other._read_again(), two.other.note(note))
        await two.one._read_again()
        assert two.one._read == two.other._read == len(await two.store.read(STREAM)) == 40
        assert KEPT > 0

    asyncio.run(script())
