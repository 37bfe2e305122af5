"""`cryptonym review`: in five languages, as JSON, and what it says of files that are none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cryptonym.cli import main
from cryptonym.messages import LANGUAGES, Messages

GAME = Path(__file__).parents[1] / "ai" / "games" / "it-drawn-away.jsonl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_reviewed_clue_by_clue(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(GAME), "--lang", language]) == 0
    said, messages = capsys.readouterr().out, Messages(language)
    clues = json.loads(
        json.dumps([line for line in GAME.read_text(encoding="utf-8").splitlines() if "clue_given" in line])
    )
    for number, line in enumerate(clues, start=1):
        assert json.loads(line)["word"] in said
        assert messages.format("review-turn", {"n": number}) in said
    assert messages.format("review-bot") in said
    assert messages.format("review-guess") in said


def test_programs_read_it_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(GAME), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["winner"] == "red"
    clue = found["clues"][0]
    assert clue["heat"][0]["card"] in clue["meant"]
    assert 0 <= clue["risk"] <= 1
    assert clue["instead"]["word"]
    assert len(found["touches"]) == len({touch["card"] for touch in found["touches"]})


def test_cards_without_bots_get_a_curve_and_a_line_why(capsys: pytest.CaptureFixture[str]) -> None:
    log = Path(__file__).parents[1] / "logs" / "v1-coop.jsonl"
    assert main(["review", str(log)]) == 0
    assert Messages("en").format("review-no-mind") in " ".join(capsys.readouterr().out.split())


def test_what_is_no_finished_game_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torn, running, other = (tmp_path / name for name in ("torn.jsonl", "running.jsonl", "other.jsonl"))
    lines = GAME.read_text(encoding="utf-8").splitlines()
    running.write_text("\n".join(lines[:8]), encoding="utf-8")
    torn.write_text("\n".join([*lines[:5], *lines[8:]]), encoding="utf-8")
    other.write_bytes(b"\xff\xfe")
    assert main(["review", str(running)]) == 1
    assert Messages("en").format("review-running") in capsys.readouterr().out
    assert main(["review", str(torn)]) == 1
    assert main(["review", str(other)]) == 1
    assert main(["review", str(tmp_path / "none.jsonl")]) == 2
