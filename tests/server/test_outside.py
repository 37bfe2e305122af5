"""A program outside on a seat: asked over a real HTTP server, checked, and done without where it fails."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.test_tables import OPTIONS, rule_of
from tests.serving import serving

from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.decks import draw_key, word_deck
from cryptonym.engine import (
    GRID_5X5,
    RED_OPERATIVE,
    RED_SPYMASTER,
    Game,
    GameDealt,
    GiveClue,
    Guess,
    Rules,
    Stop,
    Team,
    begin,
    deal,
    decide,
    evolve,
    view,
)
from cryptonym.minds.thinking import Question
from cryptonym.protocol import incoming as asked
from cryptonym.server.tables.endpoint import Endpoint
from cryptonym.server.tables.outside import Outside, last_object

Answer = Callable[[dict[str, Any]], tuple[int, bytes, dict[str, str]]]


def said(content: str) -> tuple[int, bytes, dict[str, str]]:
    return 200, json.dumps({"choices": [{"message": {"role": "assistant", "content": content}}]}).encode(), {}


@contextmanager
def program(answer: Answer) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A program at an address of its own; what it was asked is kept."""
    heard: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            heard.append({"path": self.path, "body": body, "key": self.headers.get("authorization")})
            status, sent, headers = answer(body)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(sent)

        def do_GET(self) -> None:
            heard.append({"path": self.path})
            self.send_response(200)
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", heard
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def game() -> Game:
    words = tuple(card.front for card in word_deck("en").cards[:25])
    key = draw_key(GRID_5X5, Random(5), Team.RED)
    dealt = deal(Rules(), words, frozenset(), key)[0]
    assert isinstance(dealt, GameDealt)
    return begin(dealt)


def guessing() -> Game:
    given = decide(game(), RED_SPYMASTER, GiveClue("feather", 2))
    assert isinstance(given, tuple)
    return evolve(game(), given[0])


def thought_of(url: str, of: Game, seat: Any = RED_OPERATIVE, **how: Any) -> Any:
    outside = Outside(Endpoint(url, "m", **how))
    thought = asyncio.run(outside.think(Question(view(of, seat), seat, "en", "outside")))
    outside.close()
    return thought.move if thought else None


def test_a_clue_and_a_touch_come_from_what_the_seat_sees() -> None:
    table = guessing()
    with program(lambda _: said(f'Sure! {{"word": "{table.cards[3].lower()}"}}')) as (url, heard):
        assert thought_of(url, table, key="secret") == Guess(3, 0)
    assert heard[0]["path"] == "/v1/chat/completions"
    assert heard[0]["key"] == "Bearer secret"
    told = json.loads(heard[0]["body"]["messages"][1]["content"])
    assert told["clue"] == "feather"
    assert set(told) == {"language", "table", "clues so far", "you are", "clue", "number", "touched"}, "and no key"
    with program(lambda _: said('{"clue": "feather", "number": 2}')) as (url, heard):
        assert thought_of(url, game(), RED_SPYMASTER) == GiveClue("feather", 2)
    told = json.loads(heard[0]["body"]["messages"][1]["content"])
    assert len(told["your words"]) == 9
    assert len(told["assassin"]) == 1


@pytest.mark.parametrize(
    "content",
    [
        "",
        "I would touch the first one",
        '{"word": "NOT ON THE TABLE"}',
        '{"word": 7}',
        '{"stop": true}',
        "[1, 2]",
        '{"word": null, "stop": false}',
        "{" * 5000 + "}" * 5000,
    ],
)
def test_nonsense_is_no_move(content: str) -> None:
    with program(lambda _: said(content)) as (url, _):
        assert thought_of(url, guessing()) is None


@pytest.mark.parametrize(
    "content", ['{"clue": "two words", "number": 1}', '{"clue": "x", "number": true}', '{"clue": "", "number": 1}']
)
def test_nonsense_is_no_clue(content: str) -> None:
    with program(lambda _: said(content)) as (url, _):
        assert thought_of(url, game(), RED_SPYMASTER) is None


def test_a_stop_counts_after_a_touch() -> None:
    touched = guessing()
    own = next(card for card, identity in enumerate(touched.key.identities) if identity.value == "red")
    events = decide(touched, RED_OPERATIVE, Guess(own, 0))
    assert isinstance(events, tuple)
    with program(lambda _: said('{"stop": true}')) as (url, _):
        assert thought_of(url, evolve(touched, events[0])) == Stop(1)


def test_at_a_table_a_failing_program_is_replaced_by_our_own_bot(tmp_path: Path) -> None:
    async def script(url: str) -> None:
        token = new_token()
        table, _ = await open_table(url, token, "Otter", seat="red-operative", bots="gentle")
        async with connect(url, table, token=token) as me:
            boss = next(key for key, person in me.view.people.items() if person.seat == "red-spymaster")
            await me.ask(asked.Kick(id="1", person=boss))
            await me.ask(asked.SeatBot(id="2", seat="red-spymaster", level="outside"))
            for n in range(20):
                await me.ask(asked.Deal(id=f"deal{n}"))
                await me.until(lambda: me.view.game is not None and me.view.game.ending is None)
                if me.view.game and me.view.game.starting == "red":
                    break
                await me.ask(asked.CallOff(id=f"off{n}"))
            await asyncio.wait_for(me.until(lambda: bool(me.view.game and me.view.game.clue)), 60)

    with program(lambda _: said('{"clue": "two words"}')) as (address, heard):
        with serving(tmp_path, *OPTIONS, "--bot-seconds", "0", "--outside-bot", address) as server:
            asyncio.run(script(server.url))
        assert heard


def test_without_an_address_there_is_no_such_bot(tmp_path: Path) -> None:
    async def script(url: str) -> None:
        token = new_token()
        table, _ = await open_table(url, token, "Otter")
        async with connect(url, table, token=token) as me:
            wanted = asked.SeatBot(id="2", seat="red-spymaster", level="outside")
            assert await rule_of(me, wanted) == "settings-out-of-range"

    with serving(tmp_path, *OPTIONS) as server:
        asyncio.run(script(server.url))


@pytest.mark.parametrize(
    ("content", "object_"),
    [
        ('{"clue": "mare", "number": 2}', {"clue": "mare", "number": 2}),
        ('```json\n{"word": "LUNA"}\n```', {"word": "LUNA"}),
        (
            '<think>{hmm}, or {"clue": "sole", "number": 9}?</think>{"clue": "mare", "number": 2}',
            {"clue": "mare", "number": 2},
        ),
        ('{"a": {"b": {"c": 1}}} {"stop": true}', {"stop": True}),
        ('{"clue": "a } brace", "number": 1} and that is all.', {"clue": "a } brace", "number": 1}),
        ("{" * 400 + '{"stop": true}', {"stop": True}),
    ],
)
def test_the_last_object_of_an_answer_counts(content: str, object_: dict[str, Any]) -> None:
    assert last_object(content) == object_


@pytest.mark.parametrize("content", ["", "mare", "{", "}{", "{hmm}", "[1, 2]", "{" * 60_000, '{"a":' * 5_000])
def test_an_answer_without_an_object_is_none(content: str) -> None:
    with pytest.raises(ValueError, match="no object"):
        last_object(content)


def test_tokens_and_temperature_are_settings() -> None:
    def answer(body: dict[str, Any]) -> tuple[int, bytes, dict[str, str]]:
        return said("no")

    with program(answer) as (url, heard):
        thought_of(url, guessing(), tokens=77, temperature=1.5, tries=1)
    assert (heard[0]["body"]["max_tokens"], heard[0]["body"]["temperature"]) == (77, 1.5)
