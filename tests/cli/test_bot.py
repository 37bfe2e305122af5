"""`cryptonym bot`, as DESIGN fixes it, and seats taken by bots in `cryptonym play`."""

from __future__ import annotations

import io
import json

import pytest

from cryptonym.ai import Level
from cryptonym.cli import main
from cryptonym.cli.bot import answer_line, clue, guess
from cryptonym.cli.chairs import chairs_of
from cryptonym.cli.judge import board_of
from cryptonym.engine import BLUE_OPERATIVE, BLUE_SPYMASTER
from cryptonym.referee import Board

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


def test_guess_refuses_a_list_where_a_word_belongs() -> None:
    assert "['DOG']" in answer_line(json.dumps(GUESS | {"words": ["APPLE", ["DOG"]]}), guess, Level.SHARP)["error"]


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


PICTURES = {"lang": "it", "own": ["abduction-cow-owl", "MELA"], "enemy": ["aloft-pumpkin-cat"]}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"assassin": ["WOJNA", "MIR"]}, "WOJNA"),
        ({"own": ["PIES", ["KOT", "DOM"]]}, "KOT"),
        ({"bystanders": "JABŁKO"}, "JABŁKO"),
        ({"enemy": {"SZKOŁA": 1}}, "SZKOŁA"),
        ({"said": "dom"}, "dom"),
    ],
    ids=["a list for a word", "a list among words", "a word for a list", "an object for a list", "said"],
)
def test_clue_refuses_a_list_where_a_word_belongs(change: dict[str, object], named: str) -> None:
    answer = answer_line(json.dumps(CLUE | change), clue, Level.SHARP)
    assert list(answer) == ["error"]
    assert named in answer["error"]
    assert next(iter(change)) in answer["error"]


@pytest.mark.parametrize("typo", ["abduction-cow-ow", "no-such-picture", "p0012"])
@pytest.mark.parametrize("side", ["own", "enemy", "bystanders", "assassin"])
def test_clue_refuses_an_id_that_is_no_picture(typo: str, side: str) -> None:
    question = PICTURES | {side: typo if side == "assassin" else ["MELA", "abduction-cow-owl", typo]}
    answer = answer_line(json.dumps(question), clue, Level.SHARP)
    assert answer == {"error": f"ValueError: {typo!r} is neither a picture nor a word that the bot knows"}


@pytest.mark.parametrize("word", ["QWFP", "Tic-Tac", "mela", "cowboy"])
def test_clue_takes_words_of_other_decks_beside_pictures(word: str) -> None:
    answer = answer_line(json.dumps(PICTURES | {"bystanders": [word]}), clue, Level.SHARP)
    assert answer["number"] >= 1


@pytest.mark.parametrize("word", ["qwfp", "p0012", "no-such-picture"])
def test_clue_takes_any_word_where_no_pictures_lie(word: str) -> None:
    answer = answer_line(json.dumps(CLUE | {"enemy": [word]}), clue, Level.SHARP)
    assert answer["number"] >= 1


def test_pic_1_clue_may_name_what_an_id_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The id is no codename: the referee does not see it."""
    seen: list[tuple[object, ...]] = []

    def board(*laid: object) -> Board:
        seen.append(laid)
        return board_of(*laid)

    monkeypatch.setattr("cryptonym.cli.bot.board_of", board)
    assert "error" not in answer_line(json.dumps(PICTURES), clue, Level.SHARP)
    assert seen == [("it", ("MELA",), (), (), True)]


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
