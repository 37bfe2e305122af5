"""What every event store must do. `tests/contracts/` says it as tests; memory, SQLite and PostgreSQL all run them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol


class StoreConflict(Exception):
    """Somebody else has appended to this stream: read on, fold, and decide again."""


class StoreUnavailable(Exception):
    """The store cannot take anything now: disk full, database gone."""


class StoreInUse(Exception):
    """Another server runs on this store."""


class NewerStore(Exception):
    """The store was written by a newer program than this one."""


@dataclass(frozen=True, slots=True)
class Appended:
    """`seq` is the stream's number after the append; `repeated` says that this command had been stored before."""

    seq: int
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Stored:
    seq: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Beside:
    """An event for the end of another stream, whatever its number: stored in the same commit as the append that it goes with."""

    stream: str
    body: bytes = field(repr=False)


class EventStore(Protocol):
    """Streams numbered 1, 2, 3 without gaps. What `append` has returned is durable.

    Beside the streams stands what is not history: short codes, links, pictures, and a row for each table by which old ones are found.
    """

    async def append(
        self,
        stream: str,
        expected: int,
        bodies: Sequence[bytes],
        command_id: str | None = None,
        beside: Beside | None = None,
    ) -> Appended:
        """Append after number `expected`, or StoreConflict. A known command id gives the first answer back.

        Without bodies only the command's answer is kept. `beside` is stored if and only if the append is, and in the same commit.
        """
        ...

    async def read(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        """The events numbered `after` + 1 to `until`, or to the stream's end."""
        ...

    async def answers(self, stream: str, most: int) -> dict[str, int]:
        """The stream's newest command ids, oldest first, and the number that each was answered with."""
        ...

    async def answer(self, stream: str, command_id: str) -> int | None:
        """The number that a command was answered with; None if it was never stored."""
        ...

    async def answered(self, stream: str) -> int:
        """How many command ids of the stream were answered."""
        ...

    async def claim_code(self, code: str, table: str, now: int, until: int) -> bool:
        """Give a short code to a table until a time (ms); False where another table has it now."""
        ...

    async def table_of_code(self, code: str, now: int) -> str | None: ...

    async def code_of_table(self, table: str, now: int) -> str | None: ...

    async def drop_code(self, table: str) -> bool:
        """Whether there was one."""
        ...

    async def add_link(self, link: str, table: str) -> None:
        """Another link that leads to the table; its id is the first."""
        ...

    async def table_of_link(self, link: str) -> str | None:
        """The table that a later link leads to; None for a table's own id, which needs no row."""
        ...

    async def note_table(self, table: str, at: int, *, used: bool, closed: bool) -> None:
        """Somebody was at the table at this time (ms). The first note says when it was opened."""
        ...

    async def idle_tables(self, before: int, *, used: bool | None = None, closed: bool | None = None) -> list[str]:
        """Some tables at which nobody has been since `before`, the longest idle first."""
        ...

    async def opened_since(self, at: int) -> int:
        """How many tables have been opened since, purged ones left out."""
        ...

    async def tables_named(self, beginning: str, most: int) -> list[str]:
        """Some tables whose ids begin so, as a host reads them in the log."""
        ...

    async def put_picture(self, table: str, name: str, body: bytes, quota: int) -> bool:
        """Keep a picture of a table's own; False where all pictures together would be more bytes than the quota."""
        ...

    async def picture(self, table: str, name: str) -> bytes | None: ...

    async def drop_pictures(self, table: str) -> None: ...

    async def rewrite(self, stream: str, bodies: Mapping[int, bytes]) -> None:
        """Put other bodies in the place of stored events, by their numbers, all or none: what was there is gone."""
        ...

    async def purge(self, table: str) -> None:
        """Forget a table for good: its streams, answers, code, links, pictures and row."""
        ...

    async def ping(self) -> None:
        """Write something durably; StoreUnavailable if that is not possible now."""
        ...

    async def close(self) -> None: ...


LAST = 2**63 - 1
"""A number that no stream reaches."""
MOST_IDLE = 100
"""How many idle tables are named at a time: a sweep takes small bites."""


MOST_HEADS = 20_000
"""Streams whose last number a store remembers. It forgets all of them then, and asks again."""


def streams_of(table: str) -> tuple[str, str, str]:
    """A table's own stream, the quiet one of its spymasters (ADR 0002), and what they meant, which nobody is told (ADR 0037)."""
    return f"table/{table}", f"quiet/{table}", f"meant/{table}"
