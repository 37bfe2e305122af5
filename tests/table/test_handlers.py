"""Every command and every event, of a game and of a table, has a handler."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import is_dataclass
from types import ModuleType
from typing import get_args

import pytest

from cryptonym.engine import commands as game_commands
from cryptonym.engine import events as game_events
from cryptonym.engine.decide import _DECISIONS
from cryptonym.engine.evolve import _FOLDS as _FOLDS_OF_GAME
from cryptonym.table import commands, events
from cryptonym.table.decide import _BY_ANYBODY, _BY_HOST
from cryptonym.table.evolve import _FOLDS


@pytest.mark.parametrize(
    ("module", "union", "handled"),
    [
        (game_commands, game_commands.Command, _DECISIONS),
        (game_events, game_events.Event, _FOLDS_OF_GAME),
        (commands, commands.TableCommand, [commands.Join, *_BY_ANYBODY, *_BY_HOST]),
        (events, events.PeopleEvent, _FOLDS.keys() - set(get_args(game_events.Event))),
    ],
    ids=["commands of a game", "events of a game", "commands of a table", "events of a table"],
)
def test_every_class_of_the_file_is_in_its_union_and_has_one_handler(
    module: ModuleType, union: object, handled: Iterable[type]
) -> None:
    things = [thing for thing in vars(module).values() if isinstance(thing, type)]
    classes = [kind for kind in things if is_dataclass(kind) and kind.__module__ == module.__name__]
    assert set(get_args(union)) == set(classes)
    assert sorted(kind.__name__ for kind in handled) == sorted(kind.__name__ for kind in classes)


def test_a_table_folds_every_event_of_a_game() -> None:
    assert set(get_args(game_events.Event)) <= _FOLDS.keys()
