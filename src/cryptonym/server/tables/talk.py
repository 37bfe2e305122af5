"""Table talk: lines that all hear, the last hundred in memory, never stored and in no replay."""

from __future__ import annotations

from collections import deque
from typing import Final

from cryptonym.engine import Violation
from cryptonym.protocol import outgoing as out
from cryptonym.table import Table, refused_line, violations
from cryptonym.table.names import clean_name

REMEMBERED: Final = 100


class TableTalk:
    def __init__(self, on: bool) -> None:
        self._on = on
        """The server's own setting; each table has a switch besides."""
        self._lines: deque[out.Line] = deque(maxlen=REMEMBERED)
        self._said: deque[str] = deque(maxlen=REMEMBERED)
        """The ids of the last lines' commands: one that is sent again because a line broke is not said twice."""

    def say(self, table: Table, person: str | None, line: str, at: int, command: str) -> out.Talked | Violation | None:
        """What to tell everybody; None where it was said before."""
        if command in self._said:
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
        self._lines.append(said)
        self._said.append(command)
        return out.Talked(lines=[said])

    def so_far(self) -> out.Talked | None:
        return out.Talked(lines=list(self._lines), whole=True) if self._lines else None
