"""What a game answers about itself: whose move it is, and which words are visible."""

from __future__ import annotations

import pytest
from tests.grids import HALF_PLAYED, from_grid

from cryptonym.engine import SEATS, WATCHER, Clue, Mode, Phase, Role, Rules, Seat, Team, view


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GUESS, Phase.RULING, Phase.ENEMY])
def test_the_seat_on_move(mode: Mode, phase: Phase) -> None:
    """Operatives guess; everything else is a spymaster's, in co-op that of the one team there is."""
    clue = Clue("word", 1) if phase in (Phase.GUESS, Phase.RULING) else None
    game = from_grid(
        HALF_PLAYED,
        rules=Rules(mode=mode),
        clue=clue,
        awaits_ruling=phase is Phase.RULING,
        enemy_covers=phase is Phase.ENEMY,
    )
    assert game.phase is phase
    team = game.key.starting if mode is Mode.COOP else game.turn
    expected = game.guesser if phase is Phase.GUESS else Seat(Role.SPYMASTER, team)
    assert game.on_move == expected


def test_visible_words_are_neither_covered_nor_pictures() -> None:
    game = from_grid(HALF_PLAYED)
    uncovered = [place for place in range(len(game.cards)) if place not in game.covered]
    assert list(game.visible_words) == [game.cards[place] for place in uncovered]
    mixed = from_grid(HALF_PLAYED, pictures=frozenset({uncovered[0], game.covered[0]}))
    assert list(mixed.visible_words) == [game.cards[place] for place in uncovered[1:]]
    assert view(mixed, WATCHER).visible_words == mixed.visible_words


def test_seats_have_names() -> None:
    assert [str(seat) for seat in SEATS] == [
        "red-spymaster", "blue-spymaster", "red-operative", "blue-operative", "both-operative", "watcher",
    ]  # fmt: skip
    assert str(Seat(Role.OPERATIVE, Team.RED)) == "red-operative"
