"""Ten whole games, and one on one phone, with nothing switched off: delays, motion, settings, referee, the bots' pace.

Whoever tags, touches, gives a clue or ends a turn gets an effect or a reason within two seconds; consoles are silent; no
page is ever wider than its screen. What failed says how it is played once more: `SEED=7 GAMES=four,trio` in front of
`.venv/bin/pytest -s tests/browser/test_real_pace.py -k ten_games`.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from tests.browser.apart import apart
from tests.browser.random_play import KINDS, ONE_PHONE, Report, side_by_side
from tests.serving import serving

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]
LENIENT = ("--most-openings-a-minute", "6000")


def games(seed: int, folder: Path, only: str = "") -> Report:
    """A game of each kind, side by side; or some of them, by their names."""
    kinds = {kind: seed * 100 + place for place, kind in enumerate((*KINDS, ONE_PHONE))}
    chosen = {kind: own for kind, own in kinds.items() if not only or kind.name in only.split(",")}
    with serving(folder, *LENIENT) as server:
        report = apart(lambda: side_by_side(server.url, list(chosen), list(chosen.values()), folder))
    print(f"SEED={seed}\n{report}")
    return report


def test_real_pace_ten_games_by_random_play(tmp_path: Path) -> None:
    seed = int(os.environ.get("SEED") or random.SystemRandom().randrange(10_000))
    report = games(seed, tmp_path, os.environ.get("GAMES", ""))
    assert report.faults == [], f"SEED={seed}\n{report}"


@pytest.mark.slow(part="games")
@pytest.mark.xdist_group("games")
@pytest.mark.parametrize("round_", range(10))
def test_real_pace_a_hundred_games_by_random_play(tmp_path: Path, round_: int) -> None:
    seed = int(os.environ.get("SEED") or random.SystemRandom().randrange(10_000)) + round_
    report = games(seed, tmp_path, os.environ.get("GAMES", ""))
    assert report.faults == [], f"SEED={seed}\n{report}"
