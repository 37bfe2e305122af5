"""What nodes need of a store that they share, beside the contract of every store, and of the line between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Final, Protocol

from cryptonym.server.stores.store import Stored

LIFE: Final = 6.0
"""Seconds after which a node that has not renewed its row is dead."""


@dataclass(frozen=True, slots=True)
class Row:
    """A living node: its release, and the newest form of events that it reads."""

    release: str
    reads: int


@dataclass(frozen=True, slots=True)
class Roll:
    """What a renewal says: this node's epoch, the database's time (ms), all living nodes by their ids, and how full the line is."""

    epoch: int
    at: int
    living: Mapping[str, Row]
    queue: float = 0.0
    """The share of the database's queue of notifications that is full; a full one fails who tells."""


class SharedStore(Protocol):
    """Everything raises StoreUnavailable if the database does not answer."""

    async def read_on(self, known: Mapping[str, int]) -> dict[str, list[Stored]]:
        """What each stream has after a number; streams without news are left out."""
        ...

    async def heads(self, streams: Collection[str]) -> dict[str, int]:
        """The last number of each stream."""
        ...

    async def given(self, commands: Collection[tuple[str, str]]) -> dict[tuple[str, str], int]:
        """By stream and command: the number that it was answered with. Commands that were never stored are left out."""
        ...

    async def renew(self, node: str, row: Row) -> Roll:
        """Live on for `LIFE` seconds. A node that was dead gets a new epoch: its leases are void."""
        ...

    async def leave(self, node: str) -> None:
        """The node stops: its row and its leases go."""
        ...

    async def free(self, tables: Collection[str]) -> list[str]:
        """Those of these tables whose lease no living node holds."""
        ...

    async def take(self, tables: Collection[str], node: str, epoch: int) -> list[str]:
        """Take the leases that no other living node holds; those that this node has now. None if it is dead itself."""
        ...

    async def release(self, tables: Collection[str], node: str) -> None:
        """Give leases back."""
        ...

    async def offer_move(self, table: str, person: str, code: str, until: int) -> None:
        """Keep the hash of a one-time code until a time (ms); a person has one at a time."""
        ...

    async def take_move(self, table: str, code: str, now: int, device: str) -> str | None:
        """The person whose code this is. From now on only this device can use it."""
        ...

    async def close(self) -> None: ...


class Bus(Protocol):
    """The line between nodes. What is sent may be lost, late or doubled."""

    async def send(self, payloads: Sequence[str]) -> None:
        """Send to all nodes, this one too; StoreUnavailable if that fails."""
        ...

    def listening(self, hear: Callable[[str], None]) -> AbstractAsyncContextManager[asyncio.Event]:
        """Hear everything from now on, until the block ends. The event is set if the line is known to be broken."""
        ...

    async def close(self) -> None: ...
