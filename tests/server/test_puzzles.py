"""Puzzles over HTTP: a month's lines, and a clue of one's own graded."""

from __future__ import annotations

import gzip
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from tests.serving import Server, serving

from cryptonym.puzzles import Kind, puzzle_of
from cryptonym.puzzles.shipped import month_of
from cryptonym.puzzles.text import puzzles_in

DAY = date(2026, 12, 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--proxy", "127.0.0.1") as running:
        yield running


def got(url: str, data: Any = None, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(url, body, {"content-type": "application/json", **headers})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read(), {name.lower(): value for name, value in answer.headers.items()}
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), {name.lower(): value for name, value in error.headers.items()}


def graded(server: Server, address: str = "192.0.2.1", **body: Any) -> tuple[int, Any]:
    whole = {"language": "pl", "date": DAY.isoformat(), "word": "dom", "number": 1, **body}
    status, answer, _ = got(f"{server.url}/api/puzzle", whole, **{"x-forwarded-for": address})
    return status, json.loads(answer)


def test_a_month_comes_as_lines_and_is_asked_for_again_cheaply(server: Server) -> None:
    url = f"{server.url}/api/puzzles/pl/2026-12.txt"
    status, body, headers = got(url)
    assert status == 200
    assert tuple(puzzles_in(body.decode().splitlines(), "pl")) == month_of("pl", "2026-12")
    assert got(url, **{"if-none-match": headers["etag"]})[0] == 304
    packed = got(url, **{"accept-encoding": "gzip"})[1]
    assert gzip.decompress(packed) == body
    assert len(packed) < len(body) * 0.6


@pytest.mark.parametrize(
    "path", ["pl/1999-01", "xx/2026-12", "pl/2026-1", "pl/..%2f..%2f2026-12", "../2026-12", "pl/hashes"]
)
def test_there_is_no_other_month(server: Server, path: str) -> None:
    assert got(f"{server.url}/api/puzzles/{path}.txt")[0] == 404


def test_the_five_clues_get_their_own_grades(server: Server) -> None:
    for kind in Kind:
        puzzle = puzzle_of("pl", DAY, kind)
        assert puzzle is not None
        for place, offer in enumerate(puzzle.spymaster.ranked[:2]):
            status, told = graded(server, word=offer.word, number=offer.number, kind=str(kind))
            assert (status, told["finding"], told["grade"], told["worth"]) == (200, "legal", 3 - place, offer.worth)
            assert told["near"] == offer.near or offer.near is not None


def test_a_clue_against_the_rules_has_the_rule_and_no_grade(server: Server) -> None:
    puzzle = puzzle_of("pl", DAY)
    assert puzzle is not None
    status, told = graded(server, word=puzzle.spymaster.cards[0].lower())
    assert (status, told["finding"], told["reasons"][0]["rule"], told["known"]) == (200, "illegal", "CLUE-3", False)
    assert "grade" not in told
    assert graded(server, word="xyzzyx")[1]["known"] is False


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"date": "1999-01-01"}, 404),
        ({"date": "2026-13-77"}, 404),
        ({"date": "2026-12-01", "kind": "pictures"}, 404),
        ({"date": "tomorrow"}, 400),
        ({"language": "xx"}, 400),
        ({"word": ""}, 400),
        ({"word": "x" * 51}, 400),
        ({"number": 0}, 400),
        ({"number": 6}, 400),
        ({"cards": ["A"]}, 400),
        ({"word": "x" * 3000}, 413),
    ],
)
def test_what_is_wrong_or_too_large_is_refused(server: Server, body: dict[str, Any], status: int) -> None:
    assert graded(server, "192.0.2.9", **body)[0] == status


def test_one_address_has_only_so_many_graded(server: Server) -> None:
    answers = [graded(server, "198.51.100.7", word="dom")[0] for _ in range(25)]
    assert answers.count(200) >= 20
    assert answers.count(429) >= 1
    assert graded(server, "198.51.100.8")[0] == 200


def test_other_pages_may_not_ask(server: Server) -> None:
    whole = {"language": "pl", "date": DAY.isoformat(), "word": "dom", "number": 1}
    assert got(f"{server.url}/api/puzzle", whole, origin="https://elsewhere.example")[0] == 403
