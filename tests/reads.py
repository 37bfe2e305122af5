"""Which parts of a game a function reads: for tests that hold a list of dependencies against what is really read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from cryptonym.engine import Clue, Game, Key, Rules

FIELDS = frozenset(field.name for field in fields(Game))
NESTED = (Rules, Key, Clue)
"""What is looked into: of these it counts which of their parts were read."""


class _Part:
    """Stands for a nested part of a game and notes what is read of it."""

    def __init__(self, path: str, part: object, read: set[str]) -> None:
        self._path, self._part, self._read = path, part, read

    def __getattr__(self, name: str) -> Any:
        self._read.add(f"{self._path}.{name}")
        return getattr(self._part, name)


class ReadGame(Game):
    """A game that notes which of its fields are read, by itself too when it answers a question."""

    def __getattribute__(self, name: str) -> Any:
        value = object.__getattribute__(self, name)
        if name not in FIELDS:
            return value
        read: set[str] = object.__getattribute__(self, "__dict__")["read"]
        if isinstance(value, NESTED):
            return _Part(name, value, read)
        read.add(name if value is not None or name != "clue" else "clue?")
        return value


def watched(game: Game, read: set[str]) -> Game:
    """The same game, noting in `read` what is read of it: `touches`, `rules.mode` and so on."""
    copy = object.__new__(ReadGame)
    object.__getattribute__(copy, "__dict__").update(vars(game), read=read)
    return copy


def reads(asked: Callable[[Game], object], games: Iterable[Game]) -> set[str]:
    """All that a function reads of these games. What it hands on as a whole counts as read with all its parts: `rules.*`."""
    read: set[str] = set()
    for game in games:
        answer = asked(watched(game, read))
        for part in answer if isinstance(answer, tuple) else (answer,):
            if isinstance(part, _Part):
                read.add(f"{part._path}.*")
    return read - {"clue?"}


def undeclared(read: set[str], declared: set[str]) -> set[str]:
    """What was read and is not among what was declared."""
    return {path for path in read if path not in declared and f"{path.split('.')[0]}.*" not in declared}
