"""`cryptonym replay`: on, back, to a number, through other eyes, and by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from cryptonym.cli import main
from cryptonym.engine.replay import replay

LOGS = Path(__file__).parents[1] / "logs"
LOG = LOGS / "v1-words-5x5.jsonl"

Typing = Callable[..., str]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Steps through a log with these keys, and gives all that was on the screen: page by page, split at the prompts."""

    def stepped(log: Path, *keys: str, seat: str = "watcher") -> str:
        left = list(keys)

        def answer(console: Console, prompt: str = "", **_: object) -> str:
            console.print("-- prompt --")
            if not left:
                raise EOFError
            return left.pop(0)

        monkeypatch.setattr(Console, "input", answer)
        assert main(["replay", str(log), "--step", "--seat", seat]) == 0
        return capsys.readouterr().out

    return stepped


def pages(shown: str) -> list[str]:
    return shown.split("-- prompt --")[:-1]


def test_enter_goes_on_b_back_and_a_number_there(typing: Typing) -> None:
    count = len(list(replay(LOG.read_text(encoding="utf-8").splitlines())))
    seen = pages(typing(LOG, "", "", "b", "5", "0", "999", "q"))
    numbers = [next(line for line in page.splitlines() if f" of {count}" in line).split()[0] for page in seen]
    assert numbers == ["1", "2", "3", "2", "5", "1", str(count)]


def test_enter_at_the_end_and_q_anywhere_leave(typing: Typing) -> None:
    assert len(pages(typing(LOG, "q", ""))) == 1
    assert len(pages(typing(LOG, "999", "", ""))) == 2


def test_s_changes_whose_eyes_they_are_and_operatives_see_no_key(typing: Typing) -> None:
    seen = pages(typing(LOGS / "v1-coop.jsonl", "s", "s", "s", "q"))
    assert ["spymaster" in page for page in seen] == [False, True, False, False]
    assert ["✖" in page for page in seen] == [False, True, False, False]


def test_it_plays_by_itself_at_a_pace(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    assert main(["replay", str(LOG), "--pace", "1.5", "--lang", "pl"]) == 0
    assert "✖" not in capsys.readouterr().out.split("1 z ")[1].split("2 z ")[0]
    assert set(waits) == {1.5}
    with pytest.raises(SystemExit):
        main(["replay", str(LOG), "--pace", "-1"])
