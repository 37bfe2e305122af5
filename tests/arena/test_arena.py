"""Matches between bots: the same seed gives the same game, and what is counted is counted right."""

from __future__ import annotations

from pathlib import Path

import pytest

from cryptonym.arena.baselines import NAMES
from cryptonym.arena.contest import Contest, play
from cryptonym.arena.rating import mean, rate, share
from cryptonym.cli import main
from cryptonym.engine import Mode, Rules, Team

COOP = Rules(mode=Mode.COOP)


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    contest = Contest("en", ("sharp", "cosine"), ("sharp", "cosine"), COOP)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        play(contest, 7, tmp_path / name)
    assert (tmp_path / "one" / "en-7.jsonl").read_bytes() == (tmp_path / "two" / "en-7.jsonl").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_every_named_bot_plays_both_parts(name: str) -> None:
    contest = Contest("ca", (name, "sharp"), ("sharp", name))
    assert play(contest, 1).winner in tuple(Team)


def test_shares_have_wilsons_interval() -> None:
    assert str(share(8, 10)) == "0.800 [0.490–0.943]"
    assert share(0, 0).high == 1
    assert mean([1.0, 3.0]).mean == 2


@pytest.mark.slow(part="bots")
@pytest.mark.parametrize("partner", ["cosine", "associations", "noisy"])
def test_a_sharp_spymaster_wins_with_others(partner: str) -> None:
    contest = Contest("en", ("sharp", partner), ("sharp", partner), COOP)
    rating = rate([play(contest, seed) for seed in range(60)])
    assert rating.red_wins.high >= 0.95
    assert rating.assassin.low <= 0.03


def test_the_command_prints_figures_and_keeps_logs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--games", "2", "--jobs", "1", "--lang", "it", "--log", str(tmp_path)]) == 0
    assert "red won" in capsys.readouterr().out
    logs = sorted(tmp_path.iterdir())
    assert len(logs) == 2
    assert main(["arena", "--red", "nobody"]) == 2
