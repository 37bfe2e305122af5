"""`cryptonym puzzle`: both tasks in five languages, pictures, and lines for programs."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from datetime import date

import pytest

from cryptonym.cli import main
from cryptonym.cli.puzzle import LANGUAGES
from cryptonym.messages import Messages
from cryptonym.puzzles import Kind, Puzzle, all_puzzles, puzzle_of

DAY = date(2026, 12, 6)


def puzzle(language: str, kind: Kind = Kind.WORDS) -> Puzzle:
    found = puzzle_of(language, DAY, kind)
    assert found is not None
    return found


def typing(monkeypatch: pytest.MonkeyPatch, answers: list[str]) -> None:
    waiting: Iterator[str] = iter(answers)

    def typed(*_: object) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_solves_it(language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = puzzle(language)
    task, spy = one.operative, one.spymaster
    miss = task.key.index("i")
    place = spy.offers.index(spy.ranked[1]) + 1
    typing(
        monkeypatch,
        [
            "nonsense",
            f"{'ABCD'[miss % 4]}{miss // 4 + 1}",
            *(task.cards[card].lower() for card in task.targets),
            str(place),
        ],
    )
    assert main(["puzzle", "--lang", language, "--date", DAY.isoformat()]) == 0
    said, messages = capsys.readouterr().out, Messages(language)
    assert f"□{'◆' * task.number}" in said
    assert messages.format("puzzle-head", {"all": task.number, "misses": 1}) in said
    assert messages.format("puzzle-rank", {"rank": 2}) in said
    assert "◆◆◇" in said
    assert f"Cryptonym {DAY.isoformat()} · {language}" in said
    assert "--cards pictures" in said
    shared = said[said.rindex("Cryptonym ") :].lower()
    assert not [card for card in (*task.cards, *spy.cards) if f" {card.lower()} " in shared]


def test_pictures_go_by_their_titles(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    task = puzzle("it", Kind.PICTURES).operative
    typing(monkeypatch, [f"{'ABC'[card % 3]}{card // 3 + 1}" for card in task.targets])
    assert (
        main(["puzzle", "--lang", "it", "--date", DAY.isoformat(), "--cards", "pictures", "--task", "operative"]) == 0
    )
    said = capsys.readouterr().out
    assert "◆" * task.number in said
    assert task.cards[0] not in said


def test_a_clue_of_ones_own(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    spy = puzzle("en").spymaster
    best = spy.ranked[0]
    typing(monkeypatch, [f"{spy.cards[0].lower()} 1", "xyzzyx 2", f"{best.word} {best.number}"])
    assert main(["puzzle", "--date", DAY.isoformat(), "--task", "spymaster"]) == 0
    said, messages = capsys.readouterr().out, Messages("en")
    assert "(CLUE-3)" in said
    assert messages.format("puzzle-own-unknown", {"clue": "xyzzyx"}) in " ".join(said.split())
    assert messages.format("puzzle-free", {"grade": 3}) in said


def lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: list[object], *more: str
) -> tuple[int, list[dict[str, object]]]:
    text = "".join(f"{one if isinstance(one, str) else json.dumps(one)}\n" for one in asked)
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    code = main(["puzzle", "--lang", "pl", "--date", DAY.isoformat(), "--jsonl", *more])
    return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_programs_play_it_by_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = puzzle("pl")
    best = one.spymaster.offers.index(one.spymaster.ranked[0])
    touches: list[object] = [{"touch": card} for card in one.operative.targets]
    asked = [
        "no json",
        {"touch": 99},
        {"touch": True},
        *touches,
        {"choose": 9},
        {"clue": "x", "number": "2"},
        {"choose": best},
    ]
    code, said = lines(monkeypatch, capsys, asked)
    assert code == 0
    assert (said[0]["clue"], said[0]["cards"]) == (one.operative.clue, list(one.operative.cards))
    assert "key" not in said[0]
    assert [answer.get("error") for answer in said[1:4]] == ["no-such-card"] * 3
    given = next(answer for answer in said if answer.get("task") == "spymaster")
    assert given["clues"] == [{"word": offer.word, "number": offer.number} for offer in one.spymaster.offers]
    assert said[-2]["grade"] == 3
    assert said[-1]["result"] == {"operative": "◆" * one.operative.number, "spymaster": "◆◆◆"}


def test_programs_may_give_a_clue_of_their_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    best = puzzle("pl").spymaster.ranked[0]
    code, said = lines(monkeypatch, capsys, [{"clue": best.word, "number": best.number}], "--task", "spymaster")
    assert (code, said[1]["grade"], said[1]["near"]) == (0, 3, None)
    assert lines(monkeypatch, capsys, [], "--task", "spymaster")[0] == 1


def test_a_day_without_one_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--lang", "ca", "--date", "1999-01-01"]) == 1
    said, near = capsys.readouterr().out, next(all_puzzles("ca")).day.isoformat()
    assert Messages("ca").format("terminal-puzzle-none", {"date": "1999-01-01"}) in said
    assert said.splitlines()[1].endswith(f": cryptonym puzzle --lang ca --date {near}")
    assert main(["puzzle", "--lang", "pl", "--date", "2126-12-07", "--cards", "pictures"]) == 1
    *_, last = (one.day for one in all_puzzles("pl") if one.kind is Kind.PICTURES)
    assert capsys.readouterr().out.splitlines()[1].endswith(f" --date {last} --cards pictures")
    assert main(["puzzle", "--date", "2026-12-07", "--cards", "pictures", "--jsonl"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["error"], told["nearest"]) == ("no-puzzle", "2026-12-06")
