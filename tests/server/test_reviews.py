"""`POST /api/review`: a finished game comes back reviewed, and nothing else costs anything."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Server, serving

from cryptonym.server.workers import reviewers
from cryptonym.server.workers.pool import NoAnswer, Workers
from cryptonym.server.workers.reviewers import KEPT, NoReview, Reviewers
from cryptonym.server.workers.slow import TooBusy

GAME = (Path(__file__).parents[1] / "ai" / "games" / "it-drawn-away.jsonl").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--proxy", "127.0.0.1") as running:
        yield running


def asked(server: Server, body: Any, address: str = "192.0.2.1") -> tuple[int, Any]:
    headers = {"content-type": "application/json", "x-forwarded-for": address}
    request = urllib.request.Request(f"{server.url}/api/review", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


def test_a_finished_game_is_reviewed(server: Server) -> None:
    status, found = asked(server, {"log": GAME})
    assert status == 200
    assert found["clues"][0]["heat"]
    began = time.monotonic()
    again = asked(server, {"log": GAME})
    assert again == (200, found)
    assert time.monotonic() - began < 0.3, "what was reviewed already is not read again"


def test_marks_come_back_as_what_was_meant_if_they_may_be(server: Server) -> None:
    _, plainly = asked(server, {"log": GAME})
    clue = plainly["clues"][0]
    own = [card for card, identity in enumerate(plainly["key"]) if identity == clue["team"]]
    other = next(card for card, identity in enumerate(plainly["key"]) if identity != clue["team"])
    marks = [{"turn": clue["turn"], "cards": [own[-1], other, own[-1], -3, 60]}, {"turn": 99, "cards": [1]}]
    _, found = asked(server, {"log": GAME, "marks": marks})
    assert (found["clues"][0]["meant"], found["clues"][0]["marked"]) == ([own[-1]], True)


@pytest.mark.parametrize("kept", [4, 9])
def test_a_game_under_way_and_what_is_no_log_have_no_review(server: Server, kept: int) -> None:
    for log in ("\n".join(GAME.splitlines()[:kept]), "x", "", GAME.replace('"n":3', '"n":4'), "{}\n" * 1000):
        status, found = asked(server, {"log": log}, f"192.0.2.{kept}")
        assert (status, found["code"]) == (422, "no-review")


def test_what_is_too_large_or_unknown_is_refused(server: Server) -> None:
    assert asked(server, {"log": "x" * 70_000})[0] == 400
    assert asked(server, {"log": "x" * 140_000})[0] == 413
    assert asked(server, {"log": GAME, "level": "sharp"})[0] == 400
    assert asked(server, {"log": GAME, "marks": [{"turn": 0, "cards": [0] * 26}]})[0] == 400


def test_one_address_has_only_so_many_made_and_others_are_not_held_up(server: Server) -> None:
    assert asked(server, {"log": GAME}, "198.51.100.6")[0] == 200  # from now on it is kept
    answers = [asked(server, {"log": f"{n}"}, "198.51.100.7")[0] for n in range(14)]
    assert answers.count(429) >= 3
    assert asked(server, {"log": GAME}, "198.51.100.7")[0] == 200, "what is kept costs nothing"
    assert asked(server, {"log": "another"}, "198.51.100.8")[0] == 422


def test_what_is_asked_twice_at_once_is_done_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    async def do(_: object, __: float, ___: object, log: str, *____: object) -> bytes:
        await asyncio.sleep(0.01)
        done.append(log)
        return b"{}"

    monkeypatch.setattr(Workers, "do", do)

    async def ask() -> None:
        many = Reviewers()
        assert await asyncio.gather(*(many.review("a", "it", {}) for _ in range(5))) == [b"{}"] * 5
        assert done == ["a"]
        await many.review("a", "it", {0: [1]})
        await many.review("a", "en", {})
        assert len(done) == 3, "another language or other marks are another review"
        for n in range(KEPT):
            await many.review(f"{n}", None, {})
        assert many.kept("a", "it", {}) is None, "the oldest is forgotten"
        waiting = [asyncio.create_task(many.review(f"new {n}", None, {})) for n in range(reviewers.MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await many.review("one more", None, {})
        await asyncio.gather(*waiting)

    asyncio.run(ask())


def test_a_review_that_fails_or_hangs_is_asked_for_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[bytes | Exception | None] = [None, NoAnswer(), b"{}"]

    async def do(*_: object) -> bytes | None:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(Workers, "do", do)

    async def ask() -> None:
        many = Reviewers()
        with pytest.raises(NoReview):
            await many.review("a", None, {})
        with pytest.raises(NoAnswer):
            await many.review("a", None, {})
        assert await many.review("a", None, {}) == b"{}"

    asyncio.run(ask())
