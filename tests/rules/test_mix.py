"""MIX: words and pictures on any grid, or both on one table."""

from __future__ import annotations

import pytest
from tests.tables import asked, deal_for, dealt, seated

from cryptonym.engine import GRID_5X4, GRID_5X5, WATCHER, GameDealt, Grid, Rules, view
from cryptonym.table import ChangeSettings, Kind, Settings, decide, violations


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("grid", [GRID_5X5, GRID_5X4], ids=str)
def test_mix_1_any_kind_fills_any_grid(kind: Kind, grid: Grid) -> None:
    settings = Settings(Rules(grid), kind=kind)
    assert settings.picture_count == {Kind.WORDS: 0, Kind.PICTURES: grid.size, Kind.MIXED: grid.size // 2}[kind]


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize(("grid", "piles"), [(GRID_5X5, (9, 8)), (GRID_5X4, (8, 7))], ids=str)
def test_mix_1_the_grid_brings_its_key_and_its_piles(kind: Kind, grid: Grid, piles: tuple[int, int]) -> None:
    table = seated(Settings(Rules(grid), kind=kind))
    *_, deal = asked(table, "ann", deal_for(table))
    assert isinstance(deal, GameDealt)
    assert deal.key is not None
    assert deal.key.fits(grid)
    game = dealt(table).game
    assert game is not None
    assert view(game, WATCHER).left == piles


@pytest.mark.parametrize(
    ("kind", "grid", "count"),
    [
        (Kind.WORDS, GRID_5X5, 0),
        (Kind.WORDS, GRID_5X4, 0),
        (Kind.PICTURES, GRID_5X5, 25),
        (Kind.PICTURES, GRID_5X4, 20),
        (Kind.MIXED, GRID_5X5, 12),
        (Kind.MIXED, GRID_5X4, 10),
    ],
)
def test_mix_3_half_of_the_cards_rounded_down_by_default(kind: Kind, grid: Grid, count: int) -> None:
    settings = Settings(Rules(grid), kind=kind)
    assert settings.picture_count == count
    game = dealt(seated(settings)).game
    assert game is not None
    assert len(view(game, WATCHER).pictures) == count


@pytest.mark.parametrize("count", [1, 7, 24])
def test_mix_3_the_table_sets_how_many(count: int) -> None:
    assert Settings(kind=Kind.MIXED, pictures=count).picture_count == count


@pytest.mark.parametrize(("grid", "count"), [(GRID_5X5, 0), (GRID_5X5, 25), (GRID_5X5, -1), (GRID_5X4, 20)])
def test_mix_3_a_mixed_table_has_some_of_each(grid: Grid, count: int) -> None:
    settings = Settings(Rules(grid), kind=Kind.MIXED, pictures=count)
    assert decide(seated(), "ann", ChangeSettings(settings)) == violations.settings_out_of_range("pictures")
