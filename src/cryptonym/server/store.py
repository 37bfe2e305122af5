"""What every event store must do. `tests/contracts/` says it as tests; memory, SQLite and PostgreSQL all run them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class StoreConflict(Exception):
    """Somebody else has appended to this stream: read on, fold, and decide again."""


class StoreUnavailable(Exception):
    """The store cannot take anything now: disk full, database gone."""


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


class EventStore(Protocol):
    """Streams numbered 1, 2, 3 without gaps. What `append` has returned is durable."""

    async def append(
        self, stream: str, expected: int, bodies: Sequence[bytes], command_id: str | None = None
    ) -> Appended:
        """Append after number `expected`, or StoreConflict. A known command id gives the first answer back."""
        ...

    async def read(self, stream: str, after: int = 0) -> list[Stored]: ...

    async def answers(self, stream: str) -> dict[str, int]:
        """The stream's command ids and the number that each was answered with."""
        ...

    async def claim_code(self, code: str, table: str, now: int, until: int) -> bool:
        """Give a short code to a table until a time (ms); False where another table has it now."""
        ...

    async def table_of_code(self, code: str, now: int) -> str | None: ...

    async def code_of_table(self, table: str, now: int) -> str | None: ...

    async def drop_code(self, table: str) -> None: ...

    async def close(self) -> None: ...
