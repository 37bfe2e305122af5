"""An endpoint that misbehaves in every way we could think of holds neither a table nor a thread, and is asked again if that may help."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_outside import guessing, said, thought_of
from tests.serving import serving

from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.engine import Guess
from cryptonym.protocol import incoming as asked
from cryptonym.server.counts import KINDS

PATIENCE = 1.5
"""Seconds that a move may take here."""
Behaviour = Callable[[socket.socket, threading.Event], None]


def answered(body: bytes, status: str = "200 OK", *headers: str) -> bytes:
    head = [f"HTTP/1.1 {status}", f"content-length: {len(body)}", "content-type: application/json", *headers, "", ""]
    return "\r\n".join(head).encode() + body


def content(text: object) -> bytes:
    return json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}]}).encode()


def sends(what: bytes) -> Behaviour:
    return lambda line, _: line.sendall(what)


def trickles(head: bytes, drop: bytes) -> Behaviour:
    """Sends a drop now and then and never ends; each drop comes well within any time-out of a socket."""

    def behave(line: socket.socket, over: threading.Event) -> None:
        line.sendall(head)
        while not over.wait(0.05):
            line.sendall(drop)

    return behave


def floods(line: socket.socket, over: threading.Event) -> None:
    line.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
    while not over.is_set():
        line.sendall(b"x" * 65536)


def is_silent(_: socket.socket, over: threading.Event) -> None:
    over.wait(60)


def resets(line: socket.socket, _: threading.Event) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")


WORD = "NOT ON THE TABLE"
MISBEHAVIOURS: dict[str, tuple[Behaviour, str]] = {
    "hangs": (is_silent, "late"),
    "trickles its body": (trickles(b"HTTP/1.1 200 OK\r\n\r\n", b" "), "late"),
    "trickles its head": (trickles(b"HTTP/1.1 200 OK\r\n", b"x: y\r\n"), "late"),
    "trickles a line of its head": (trickles(b"HTTP/1.1 200 OK\r\nx: ", b"y"), "late"),
    "floods": (floods, "too long"),
    "closes at once": (lambda line, _: None, "no connection"),
    "resets the line": (resets, "no connection"),
    "speaks another language": (sends(b"220 mail.example ESMTP\r\n"), "no connection"),
    "breaks off in its body": (sends(answered(content("{}"))[:-3]), "not understood"),
    "sends broken chunks": (sends(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n"), "no connection"),
    "has nothing to say": (sends(answered(b"", "204 No Content")), "status 204"),
    "sends nothing": (sends(answered(b"")), "not understood"),
    "sends a page": (sends(answered(b"<!doctype html><h1>It works!</h1>")), "not understood"),
    "sends no text": (sends(answered(content("{}").replace(b"{}", b"\xff\xfe"))), "not understood"),
    "sends zipped text": (sends(answered(b"\x1f\x8b\x08\x00", "200 OK", "content-encoding: gzip")), "not understood"),
    "has no choices": (sends(answered(b'{"choices": []}')), "not understood"),
    "has other choices": (sends(answered(b'{"choices": "mare"}')), "not understood"),
    "calls a tool": (sends(answered(content(None))), "not understood"),
    "sends parts": (sends(answered(content([{"type": "image"}]))), "not understood"),
    "nests without end": (sends(answered(b"[" * 60_000)), "not understood"),
    "counts without end": (sends(answered(content('{"word": ' + "9" * 5000 + "}"))), "not understood"),
    "chats": (sends(answered(content("I would touch the first one."))), "not understood"),
    "names another word": (sends(answered(content(json.dumps({"word": WORD})))), "no move"),
    "stops before it has touched": (sends(answered(content('{"stop": true}'))), "no move"),
    "redirects": (sends(answered(b"", "302 Found", "location: http://127.0.0.1:1/v1")), "status 302"),
    "wants a key": (sends(answered(b"{}", "401 Unauthorized")), "status 401"),
    "fails": (sends(answered(b"{}", "500 Internal Server Error")), "status 500"),
    "is busy for an hour": (sends(answered(b"{}", "429 Too Many Requests", "retry-after: 3600")), "status 429"),
    "asks to wait for nonsense": (sends(answered(b"{}", "503 Service Unavailable", "retry-after: soon")), "status 503"),
}


@contextmanager
def endpoint(*behaviours: Behaviour) -> Iterator[tuple[str, Counter[str]]]:
    """It behaves to each connection as the next of these, then from the first again; counted is how often it was asked."""
    over, counted = threading.Event(), Counter[str]()
    listening = socket.create_server(("127.0.0.1", 0))

    def answer(line: socket.socket, behave: Behaviour) -> None:
        with line, suppress(OSError):
            wanted = b""
            while b"\r\n\r\n" not in wanted:
                wanted += line.recv(65536)
            head, _, body = wanted.partition(b"\r\n\r\n")
            length = re.search(rb"(?i)content-length: (\d+)", head)
            missing = int(length[1]) - len(body) if length else 0
            while missing > 0:  # what is not read when the line closes is a reset for the other end
                missing -= len(line.recv(65536))
            behave(line, over)

    def listen() -> None:
        with suppress(OSError):
            while True:
                line, _ = listening.accept()
                behave = behaviours[counted["asked"] % len(behaviours)]
                counted["asked"] += 1
                threading.Thread(target=answer, args=(line, behave), daemon=True).start()

    threading.Thread(target=listen, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/v1", counted
    finally:
        over.set()
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()


def waiting() -> int:
    return sum(thread.name.startswith("outside") for thread in threading.enumerate())


@pytest.mark.parametrize("name", MISBEHAVIOURS)
def test_an_endpoint_that(name: str) -> None:
    behaviour, why = MISBEHAVIOURS[name]
    before = KINDS["outside_troubles", why]
    with endpoint(behaviour) as (url, _):
        began = time.monotonic()
        assert thought_of(url, guessing(), seconds=PATIENCE, tries=1) is None
        assert time.monotonic() - began < PATIENCE + 10, "the table has waited"
        assert KINDS["outside_troubles", why] == before + 1
        deadline = time.monotonic() + 10
        while waiting() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert not waiting(), "a thread of ours still listens to it"


def test_nobody_there_is_no_move() -> None:
    assert thought_of("http://127.0.0.1:9/v1", guessing(), seconds=PATIENCE) is None


@pytest.mark.parametrize(
    "name", ["fails", "closes at once", "chats", "asks to wait for nonsense", "names another word"]
)
def test_what_may_pass_is_asked_again(name: str) -> None:
    table = guessing()
    good = sends(answered(said(json.dumps({"word": table.cards[3]}))[1]))
    with endpoint(MISBEHAVIOURS[name][0], good) as (url, counted):
        assert thought_of(url, table) == Guess(3, 0)
        assert counted["asked"] == 2


@pytest.mark.parametrize("name", ["wants a key", "redirects", "has nothing to say", "floods"])
def test_what_does_not_pass_is_not_asked_again(name: str) -> None:
    with endpoint(MISBEHAVIOURS[name][0]) as (url, counted):
        assert thought_of(url, guessing()) is None
        assert counted["asked"] == 1


def test_it_is_asked_as_often_as_the_host_says() -> None:
    with endpoint(MISBEHAVIOURS["chats"][0]) as (url, counted):
        assert thought_of(url, guessing(), tries=2) is None
        assert counted["asked"] == 2


def test_a_game_beside_such_an_endpoint_comes_to_its_end_and_says_who_moved(tmp_path: Path) -> None:
    """All four seats are the program's. Its answers are nonsense of every kind that comes at once."""
    quick = [behaviour for behaviour, why in MISBEHAVIOURS.values() if why not in ("late", "status 429")]

    async def script(url: str) -> tuple[set[str], set[str]]:
        token = new_token()
        table, _ = await open_table(url, token, "Otter")
        seen: set[str] = set()
        async with connect(url, table, token=token) as me:
            for team in ("red", "blue"):
                for role in ("spymaster", "operative"):
                    wanted = asked.SeatBot(id=team + role, seat=f"{team}-{role}", level="outside")  # type: ignore[arg-type]
                    await me.ask(wanted)
            await me.ask(asked.Deal(id="deal"))

            def over() -> bool:
                seen.update(me.presence.stood_in)
                return bool(me.view.game and me.view.game.ending)

            await me.until(over)
            return seen, {key for key, person in me.view.people.items() if person.bot}

    with endpoint(*quick) as (address, _):
        options = ("--bot-seconds", "0", "--outside-bot", address, "--outside-tries", "1", "--json-logs")
        with serving(tmp_path, *options) as server:
            seen, bots = asyncio.run(asyncio.wait_for(script(server.url), 120))
            log = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    assert seen == bots, "the table is told for which bots ours moved"
    told: set[Any] = {line["why"] for line in log if line["message"] == "the program outside made no move, ours did"}
    assert len(told) >= 3
