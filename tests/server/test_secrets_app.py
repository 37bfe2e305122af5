"""The same pair of evenings through the whole application: sockets, HTTP, errors, resumes, exports, metrics and log lines (KEY-3).

Two runs with equal ids, clock and script, the second with another arrangement of the cards that stay uncovered.
"""

from __future__ import annotations

import asyncio
import json
import logging
import warnings
from concurrent.futures import CancelledError
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from tests.clocks import Told
from tests.server.test_secrets import PEOPLE, WITHOUT_KEY, key

from cryptonym import engine
from cryptonym.decks import picture_deck
from cryptonym.server.app import make_app
from cryptonym.server.clock import Clock
from cryptonym.server.config import Config
from cryptonym.server.counts import COUNTS
from cryptonym.server.services import Services, make_services
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.stores.record import to_body
from cryptonym.server.tables.secrecy import hashed
from cryptonym.server.workers.judges import Judges
from cryptonym.table import CardsLaid, Kind, Laid, PersonJoined, SeatTaken, Settings, TableOpened
from cryptonym.table.log import TABLE

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have httpx2
    from starlette.testclient import TestClient, WebSocketTestSession

TABLE_ID = "t" * 22
NAMES = (*PEOPLE, "watcher")
Heard = dict[str, list[str]]
PICTURES = [card.front for card in picture_deck().cards[:25]]


MARKS = ("", *(f',"marks":"{marks}"' for marks in ("1" * 25, "0" * 25, "01" * 12 + "1")))
"""The runs differ in what spymasters mark, too."""


def token(name: str) -> str:
    return f"token-of-{name}".ljust(24, "x")


async def seeded(seed: int, now: int, kind: Kind = Kind.WORDS) -> MemoryStore:
    """A table at which cards have been dealt, with a key and other sides that hang on the seed."""
    store = MemoryStore()
    settings = Settings(kind=kind)
    pictures = frozenset(range(0, 25, 2) if kind is Kind.MIXED else range(settings.picture_count))
    faces = [PICTURES[card] if card in pictures else f"WORD{card}" for card in range(25)]
    laid = tuple(Laid(face, f"OTHER{card}-{seed}", card in pictures) for card, face in enumerate(faces))
    events: list[Any] = [TableOpened(TABLE_ID, settings)]
    events += [PersonJoined(name, name.upper(), hashed(token(name))) for name in PEOPLE]
    events += [SeatTaken(name, seat) for name, seat in PEOPLE.items()]
    events += [CardsLaid(laid)]
    events += engine.deal(settings.rules, tuple(faces), pictures, key(seed), now)
    await store.append(f"table/{TABLE_ID}", 0, [to_body(TABLE, now, "rs", event) for event in events])
    return store


class Evening:
    """The application with five sockets; what each is told is kept, presence apart, as it is told a moment later."""

    def __init__(self, client: TestClient, stack: ExitStack, marks: str) -> None:
        self.client = client
        self.marks = marks
        """What goes along with each clue as marked (TABLE-2)."""
        self._stack = stack
        self._marks = 0
        self.heard: Heard = {name: [] for name in NAMES}
        self.answers: list[str] = []
        self.sockets: dict[str, WebSocketTestSession] = {}
        for name in NAMES:
            self.connect(name)

    def connect(self, name: str, since: int | None = None) -> None:
        socket = self._stack.enter_context(self.client.websocket_connect("ws://127.0.0.1/ws"))
        hello = {"type": "hello", "protocol": 1, "table": TABLE_ID, "token": token(name)}
        socket.send_text(json.dumps(hello | ({} if since is None else {"since": since})))
        self.sockets[name] = socket
        self.listen(name)

    def send(self, name: str, frame: str) -> None:
        self.sockets[name].send_text(frame)
        self.listen(name)

    def listen(self, name: str) -> None:
        """Ask for something that nobody here can have, and hear all that comes before the refusal."""
        self._marks += 1
        mark = f"mark{self._marks}"
        self.sockets[name].send_text(json.dumps({"type": "rule_on_challenge", "id": mark, "upheld": True, "seen": 63}))
        while True:
            frame = self.sockets[name].receive_text()
            if '"type":"presence"' not in frame:
                self.heard[name].append(frame)
            if mark in frame:
                return

    def get(self, path: str, name: str | None = None) -> None:
        """What anybody without the key can ask over HTTP."""
        headers = {"authorization": f"Bearer {token(name)}"} if name else {}
        answer = self.client.get(path, headers=headers)
        kept = {name: value for name, value in answer.headers.items() if name != "date"}
        text = answer.text
        if path == "/metrics":  # it is for the host alone; how long something took is another at each run
            assert "cryptonym_commands_total" in text
            del kept["content-length"]
            text = "\n".join(line for line in text.splitlines() if "_seconds" not in line and "process_" not in line)
        self.answers.append(f"{answer.status_code} {sorted(kept.items())} {text}")


def script(evening: Evening) -> None:
    """Right and wrong moves, errors, lines that break, and everything that can be fetched meanwhile."""
    ask = evening.send
    ask("ro", '{"type":"guess","id":"1","card":0,"seen":0}')
    ask("rs", '{"type":"draft","word":"WORD3","number":2}')
    ask("rs", '{"type":"ask_quietly","id":"2","word":"tic tac"}')
    ask("bs", '{"type":"answer_quietly","id":"3","word":"tic tac","lets_pass":true}')
    ask("rs", f'{{"type":"give_clue","id":"4","word":"tic tac","number":2{evening.marks}}}')
    fetch(evening)
    for number, (card, seen) in enumerate(((0, 0), (0, 0), (0, 1), (64, 1), (-3, 1), (1, 0), (1, 1))):
        ask("ro", f'{{"type":"guess","id":"g{number}","card":{card},"seen":{seen}}}')
    ask("bo", '{"type":"cover_word","id":"5","card":5,"seen":2}')
    ask("bo", '{"type":"talk","id":"6","line":"ciao"}')
    for name in NAMES:
        evening.listen(name)
    evening.sockets["bo"].close()
    evening.connect("bo", since=10)
    evening.connect("watcher")
    ask("bs", f'{{"type":"give_clue","id":"7","word":"luna","number":1{evening.marks}}}')
    ask("bo", '{"type":"guess","id":"8","card":2,"seen":2}')
    ask("bo", '{"type":"guess","id":"9","card":17,"seen":3}')
    for name in NAMES:
        evening.listen(name)
    fetch(evening)
    evening.sockets["ro"].send_text('{"type":"guess","id":"1","card":"x"}')
    while '"error"' not in (frame := evening.sockets["ro"].receive_text()):
        pass
    evening.heard["ro"].append(frame)
    fetch(evening)


def fetch(evening: Evening) -> None:
    for path in ("/healthz", "/readyz", "/metrics", "/api/codes/AAAAAA", "/api/nonsense", "/api/protocol.json"):
        evening.get(path)
    for name in ("ro", "bo", None):
        evening.get(f"/api/tables/{TABLE_ID}/replay", name)
    evening.get(f"/api/tables/{TABLE_ID}/replay?names=1&marks=1", "bo")
    evening.get(f"/api/tables/{TABLE_ID}/replay?game=2")
    evening.get(f"/api/tables/{TABLE_ID}/qr.svg")
    evening.get("/api/pictures/it.json")
    evening.get(f"/api/pictures/{PICTURES[0]}.svg")
    evening.get(f"/api/pictures/{PICTURES[0]}.000000000000.svg", "ro")


async def no_pulse(clock: Clock) -> None:
    await asyncio.Event().wait()


def played(seed: int, caplog: pytest.LogCaptureFixture, kind: Kind) -> tuple[Heard, list[str], list[str]]:
    now = 1_000_000
    store = asyncio.run(seeded(seed, now, kind))
    COUNTS.clear()
    caplog.clear()
    config = Config(reads_a_second=1000, guesses_a_minute=6000, commands_a_second=1000)
    app = make_app(Services(store, config, Told(lambda: now), judge=Judges()))
    with (
        caplog.at_level(logging.DEBUG, "cryptonym"),
        TestClient(app, base_url="http://127.0.0.1", client=("127.0.0.1", 1)) as client,
    ):
        with suppress(CancelledError), ExitStack() as stack:  # the test client ends a socket by cancelling it
            evening = Evening(client, stack, MARKS[seed % len(MARKS)])
            script(evening)
        return evening.heard, evening.answers, [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize(
    ("seed", "kind"), [(1, Kind.WORDS), (2, Kind.WORDS), (3, Kind.WORDS), (1, Kind.PICTURES), (2, Kind.MIXED)]
)
def test_key_3_nothing_of_the_whole_application_tells_the_arrangement(
    seed: int, kind: Kind, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cryptonym.server.app.feel_pulse", no_pulse)  # how busy this machine is stands in /metrics
    one, another = played(0, caplog, kind), played(seed, caplog, kind)
    for name in WITHOUT_KEY:
        assert one[0][name] == another[0][name], name
        assert not any('"key"' in frame or "OTHER" in frame or "token-of" in frame for frame in one[0][name])
    assert one[1] == another[1], "what is fetched over HTTP"
    assert one[2] == another[2], "the log"
    assert one[0]["rs"] != another[0]["rs"], "the spymaster's frames do differ, so the test can fail"
    assert sum('"card_covered"' in frame for frame in one[0]["watcher"]) == 4


def test_key_3_a_spymasters_own_replay_has_the_key_and_no_other_side(caplog: pytest.LogCaptureFixture) -> None:
    store = asyncio.run(seeded(1, 0))
    with TestClient(make_app(make_services(store, Config())), base_url="http://127.0.0.1") as client:
        path = f"/api/tables/{TABLE_ID}/replay"
        mine = client.get(path, headers={"authorization": f"Bearer {token('rs')}"}).text
        assert '"key"' in mine
        assert "OTHER" not in mine
        assert '"key"' not in client.get(path, headers={"authorization": "Bearer nobody"}).text
    assert caplog.records == []
