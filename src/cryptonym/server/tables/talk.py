"""Table talk: lines that all hear, the last hundred in memory, never stored and in no replay."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable
from typing import Final

from cryptonym.engine import Violation
from cryptonym.protocol import outgoing as out
from cryptonym.table import Table, refused_line, violations
from cryptonym.table.names import clean_name

REMEMBERED: Final = 100
NAMED: Final = 40
"""Lines whose names nodes tell each other, to see whether they have heard the same."""


def name_of(command: str) -> str:
    """A line's name: nothing of its command, which begins with what is kept of a token, can be read from it."""
    return hashlib.sha256(command.encode()).hexdigest()[:8]


class TableTalk:
    def __init__(self, on: bool) -> None:
        self._on = on
        """The server's own setting; each table has a switch besides."""
        self._lines: deque[tuple[str, out.Line]] = deque(maxlen=REMEMBERED)
        """The last lines with their names."""
        self._said: deque[str] = deque(maxlen=4 * REMEMBERED)
        """The names of the last lines, made from their commands: one that is sent again because a line broke is not said twice."""

    def say(self, table: Table, person: str | None, line: str, at: int, command: str) -> out.Talked | Violation | None:
        """What to tell everybody; None where it was said before."""
        name = name_of(command)
        if name in self._said:
            return None
        if not self._on:
            return violations.talk_off()
        cleaned = clean_name(line)
        refused = refused_line(table, person, cleaned)
        if refused:
            return refused
        speaker = table.person(person)
        assert speaker is not None
        said = out.Line(person=speaker.id, name=speaker.name, line=cleaned, at=at)
        self._remember(name, said)
        return out.Talked(lines=[said])

    def hear(self, name: str, line: out.Line) -> out.Talked | None:
        """What to tell everybody of a line that was said through another node; None where it was heard before."""
        if name in self._said:
            return None
        if self._is_too_old(line):
            self._said.append(name)
            return None
        self._remember(name, line)
        return out.Talked(lines=[line])

    def _is_too_old(self, line: out.Line) -> bool:
        """True if it was said before all that is remembered: told again by a node that remembers other lines than we do."""
        return len(self._lines) == REMEMBERED and line.at < min(known.at for _, known in self._lines)

    def _remember(self, name: str, line: out.Line) -> None:
        self._lines.append((name, line))
        self._said.append(name)

    def forget(self, person: str) -> None:
        """Nothing that somebody said is told to those who come later."""
        kept = [(name, line) for name, line in self._lines if line.person != person]
        self._lines = deque(kept, maxlen=REMEMBERED)

    @property
    def newest(self) -> tuple[str, ...]:
        """The names of the newest lines, the newest last: none that is not remembered, so that each can be told again."""
        said = sorted(self._lines, key=lambda named: named[1].at)  # each node heard them in another order
        return tuple(name for name, _ in said[-NAMED:])

    def has_all(self, names: Iterable[str]) -> bool:
        return all(name in self._said for name in names)

    def named(self) -> list[tuple[str, out.Line]]:
        """The last lines with their names."""
        return list(self._lines)

    def so_far(self) -> out.Talked | None:
        lines = sorted((line for _, line in self._lines), key=lambda line: line.at)
        return out.Talked(lines=lines, whole=True) if lines else None
