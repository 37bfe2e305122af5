"""`cryptonym bot`, as DESIGN fixes it, and seats taken by bots in `cryptonym play`."""

from __future__ import annotations

import io
import json

import pytest

from cryptonym.ai import Level
from cryptonym.cli import main
from cryptonym.cli.bot import answer_line, clue, guess
from cryptonym.cli.chairs import chairs_of
from cryptonym.engine import BLUE_OPERATIVE, BLUE_SPYMASTER

GUESS = {"lang": "en", "words": ["APPLE", "DOG", "SCHOOL"], "clue": "leash", "number": 1}
CLUE = {"lang": "pl", "own": ["PIES", "KOT"], "enemy": ["SZKOŁA"], "bystanders": ["JABŁKO"], "assassin": "WOJNA"}


def test_guess_ranks_all_words_the_likeliest_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(GUESS) + "\n\n[]\n"))
    assert main(["bot", "guess", "--jsonl"]) == 0
    answer, wrong = map(json.loads, capsys.readouterr().out.splitlines())
    assert answer["ranking"][0]["word"] == "DOG"
    assert sum(one["p"] for one in answer["ranking"]) == pytest.approx(1, abs=0.01)
    assert "error" in wrong


def test_clue_is_legal_and_for_own_words() -> None:
    answer = answer_line(json.dumps(CLUE), clue, Level.SHARP)
    assert answer["number"] == len(answer["targets"]) == len(answer["p"])
    assert set(answer["targets"]) <= set(CLUE["own"])


@pytest.mark.parametrize(
    "line", ["", "{}", "3", '{"lang":"xx","words":["A"],"clue":"b"}', '{"lang":"en","words":[],"clue":"b"}']
)
def test_what_is_no_question_gets_an_answer_that_says_so(line: str) -> None:
    assert "error" in answer_line(line, guess, Level.SHARP)


def test_an_unknown_clue_is_a_stated_guess() -> None:
    answer = answer_line(json.dumps(GUESS | {"clue": "xqzzv"}), guess, Level.SHARP)
    assert answer["known"] is False
    assert len(answer["ranking"]) == 3


def test_a_picture_is_named_by_its_id() -> None:
    question = {"lang": "it", "words": ["abduction-cow-owl", "MELA"], "clue": "latte", "number": 1}
    assert answer_line(json.dumps(question), guess, Level.SHARP)["ranking"][0]["word"] == "abduction-cow-owl"


def test_bots_take_every_seat_of_a_terminal_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rich.console.Console.input", lambda *_: "q")
    assert main(["play", "--lang", "it", "--bots", "all", "--pace", "0", "--seed", "4"]) == 0
    shown = capsys.readouterr().out
    assert "Che cosa avevano in mente i bot" in shown
    assert main(["play", "--bots", "nobody"]) == 2


def test_seats_are_named() -> None:
    assert chairs_of("blue-spymaster, blue-operative") == {BLUE_SPYMASTER, BLUE_OPERATIVE}
    with pytest.raises(ValueError, match="x"):
        chairs_of("x")
