"""First answers: a command that is sent again gets the answer it got the first time.

The store keeps the answer of every accepted command, also of one that changed nothing. Memory keeps the newest ones of each table; the
store is asked only if a command looks new, would be refused, and may have been forgotten here. Refusals are kept in memory alone.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from cryptonym.engine import Violation
from cryptonym.server.stores.store import EventStore

ANSWERS: Final = 2048
"""Accepted commands that a table remembers; the store knows them all."""
REFUSALS: Final = 2048
"""Refused commands that a table remembers."""
REFUSALS_IN_ALL: Final = 65_536
"""Refused commands that a server remembers, all tables together: strangers are refused too."""


class Refusals:
    """The newest refusals of each table, and not too many of all together."""

    def __init__(self, most: int = REFUSALS, most_in_all: int = REFUSALS_IN_ALL) -> None:
        self._most = most
        self._most_in_all = most_in_all
        self._tables: OrderedDict[str, OrderedDict[str, Violation]] = OrderedDict()
        """By table, the one with the newest refusal last."""
        self._count = 0

    def get(self, table: str, command: str) -> Violation | None:
        refusals = self._tables.get(table)
        return None if refusals is None else refusals.get(command)

    def remember(self, table: str, command: str, refusal: Violation) -> None:
        refusals = self._tables.setdefault(table, OrderedDict())
        self._tables.move_to_end(table)
        self._count += command not in refusals
        refusals[command] = refusal
        if len(refusals) > self._most:
            self._drop(table)
        if self._count > self._most_in_all:
            self._drop(next(iter(self._tables)))

    def forget(self, table: str) -> None:
        self._count -= len(self._tables.pop(table, ()))

    def _drop(self, table: str) -> None:
        """Drop the oldest refusal of a table."""
        self._tables[table].popitem(last=False)
        self._count -= 1
        if not self._tables[table]:
            del self._tables[table]

    def __len__(self) -> int:
        return self._count


class Answers:
    """The first answers of one stream."""

    def __init__(self, store: EventStore, stream: str, refusals: Refusals) -> None:
        self._store = store
        self._stream = stream
        self._refusals = refusals
        self._accepted: OrderedDict[str, int] = OrderedDict()
        self.count = 0
        """How many accepted commands the store knows; each is a row on the disk."""

    async def load(self) -> None:
        """Read the newest answers, at first and if others may have been stored."""
        self._accepted = OrderedDict(await self._store.answers(self._stream, ANSWERS))
        self.count = len(self._accepted)
        if self.count >= ANSWERS:
            self.count = await self._store.answered(self._stream)

    def get(self, command: str | None) -> int | Violation | None:
        """The first answer, if memory has it."""
        if command is None:
            return None
        accepted = self._accepted.get(command)
        return self._refusals.get(self._stream, command) if accepted is None else accepted

    def accept(self, command: str, seq: int) -> None:
        if command not in self._accepted:
            self.count += 1
        self._accepted[command] = seq
        while len(self._accepted) > ANSWERS:
            self._accepted.popitem(last=False)

    async def refuse(self, command: str | None, refusal: Violation) -> int | Violation:
        """The first answer to a command that would be refused now: the store's if it was accepted long ago, else this refusal."""
        if command is None:
            return refusal
        if self.count > len(self._accepted):
            accepted = await self._store.answer(self._stream, command)
            if accepted is not None:
                return accepted
        self._refusals.remember(self._stream, command, refusal)
        return refusal

    def forget(self) -> None:
        """The table leaves memory."""
        self._refusals.forget(self._stream)
