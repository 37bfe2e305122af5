"""Regenerating the playthroughs gives the same bytes. Where it should not, regenerate and review the difference."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.grids import BLUE, RED
from tests.playthroughs.games import SCRIPTS, Script, played
from tests.playthroughs.text import playthrough

from cryptonym.engine import Mode, Role
from cryptonym.engine.model import Ending

HERE = Path(__file__).parent
ENDINGS = {
    "words-5x5": Ending(BLUE, "END-1"),
    "words-5x4": Ending(RED, "TURN-7"),
    "mixed-5x4": Ending(RED, "END-1"),
    "coop-won": Ending(RED, "END-1", score=4),
    "coop-lost": Ending(BLUE, "COOP-3"),
    "coop-assassin-ending": Ending(RED, "FINE-3", score=7),
    "trio": Ending(BLUE, "TURN-7"),
    "trio-assassin-ending": Ending(RED, "FINE-4"),
    "assassin-ending-last-stand": Ending(BLUE, "FINE-3"),
    "assassin-ending-found-last": Ending(RED, "FINE-2"),
    "penalty": Ending(BLUE, "END-1"),
    "strict-clock": Ending(None, "TABLE-5"),
    "strict-clock-last-stand": Ending(BLUE, "FINE-4"),
    "strict-clock-coop": Ending(BLUE, "TURN-7"),
}


def name_of(script: Script) -> str:
    return script.name


@pytest.mark.parametrize("script", SCRIPTS, ids=name_of)
def test_playthrough_is_as_it_was_reviewed(script: Script) -> None:
    assert (HERE / f"{script.name}.txt").read_text(encoding="utf-8") == playthrough(script)


def test_no_playthrough_is_without_a_script() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == {script.name for script in SCRIPTS}


@pytest.mark.parametrize("script", SCRIPTS, ids=name_of)
def test_playthrough_ends_as_it_should(script: Script) -> None:
    assert played(script)[-1].game.ending == ENDINGS[script.name]


@pytest.mark.parametrize("script", SCRIPTS, ids=name_of)
def test_no_small_letter_stands_in_the_line_of_a_seat_without_the_key(script: Script) -> None:
    """A leak would be a letter in the wrong line; until the end, only capitals and dots may stand there."""
    blind = ("red-operative", "blue-operative", "both-operative", "watcher")
    for block in playthrough(script).split("\n> ")[:-1]:
        for line in block.splitlines():
            words = line.split()
            if words and words[0] in blind:
                grid = words[1 : 1 + script.rules.grid.rows]
                assert set("".join(grid)) <= set(".RBIX")


def test_every_mode_and_every_role_is_played() -> None:
    assert {script.rules.mode for script in SCRIPTS} == set(Mode)
    assert {seat.role for script in SCRIPTS for seat in played(script)[0].game.seats} == set(Role) - {Role.WATCHER}
