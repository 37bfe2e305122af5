"""What a table sees of the other nodes, and what they see of a table."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from cryptonym.server.nodes.hints import Hint, Present
from cryptonym.server.stores.store import Stored


class Held(Protocol):
    """A table in this node's memory."""

    @property
    def id(self) -> str: ...

    @property
    def is_attended(self) -> bool:
        """True if somebody has the table open through this node."""
        ...

    @property
    def is_attended_elsewhere(self) -> bool:
        """True if somebody has it open through another node."""
        ...

    def known(self) -> dict[str, int]:
        """By stream: the number up to which this node has read."""
        ...

    async def take_in(self, found: Mapping[str, Sequence[Stored]]) -> None:
        """Fold and tell what was read from its streams."""
        ...

    def hear(self, node: str, order: int, hint: Hint) -> None:
        """Take in a hint of another node."""
        ...

    def present(self) -> Present:
        """What goes on at this table through this node."""
        ...

    def retold(self) -> list[Hint]:
        """All that is not stored, for a node that has just begun to listen."""
        ...

    def forget_nodes(self, living: frozenset[str], before: float) -> None:
        """Forget what nodes told that do not live any more, or that have not told anything since."""
        ...

    def lease_changed(self) -> None:
        """From now on this node sees to the table's clocks and bots, or does not any more."""
        ...

    def leave_behind(self) -> None:
        """The store has lost what this node remembers: close the table and begin anew."""
        ...

    def send_away(self) -> None:
        """Close everybody's sockets: they come back, here or through another node."""
        ...


class Hall(Protocol):
    """All tables in this node's memory."""

    def find(self, table: str) -> Held | None: ...

    def everyone(self) -> Iterator[Held]: ...


class Neighbours(Protocol):
    """The other nodes, as a table sees them."""

    @property
    def is_alone(self) -> bool:
        """True if no other server may write into the store: what memory says is the truth."""
        ...

    @property
    def serves(self) -> bool:
        """True if people may come in: not while this machine's time is too far from the database's."""
        ...

    def may_write(self, form: int) -> bool:
        """True if every living node reads this form of events."""
        ...

    def gauges(self) -> dict[str, float]:
        """What `/metrics` says of the nodes."""
        ...

    def living(self) -> AbstractAsyncContextManager[None]:
        """Live among the others while the block runs."""
        ...

    def meet(self, hall: Hall) -> None:
        """These are the tables that are asked for and told of."""
        ...

    def stored(self, stream: str, number: int) -> None:
        """Give the others a hint that something was stored."""
        ...

    def changed(self, table: str) -> None:
        """What is not stored has changed at a table: who is here, tags, hands."""
        ...

    def tell(self, hint: Hint) -> None:
        """Give the others a hint."""
        ...

    async def look(self, room: Held, command: tuple[str, str] | None = None) -> int | None:
        """Read a table's streams to their ends. The number that a command (with its stream) was answered with, if it was."""
        ...

    async def begin(self, table: str) -> bool:
        """Take the lease of a table that is being loaded, if it is free. True if nobody looked after the table until now."""
        ...

    def end(self, table: str) -> None:
        """The table leaves memory."""
        ...

    def holds(self, table: str) -> bool:
        """True if this node sees to the table's clocks and bots now."""
        ...

    async def offer_move(self, table: str, person: str, code: str, until: int) -> None:
        """Let every node know of a one-time code, by its hash, until a time (ms)."""
        ...

    async def take_move(self, table: str, code: str, now: int, device: str) -> str | None:
        """The person whose code it is; from now on it works for this device alone."""
        ...


class Alone:
    """No other server runs on the store: nothing is told, nothing is read twice, every table is ours."""

    is_alone = True
    serves = True

    def may_write(self, form: int) -> bool:
        return True

    def gauges(self) -> dict[str, float]:
        return {}

    def living(self) -> AbstractAsyncContextManager[None]:
        return contextlib.nullcontext()

    def meet(self, hall: Hall) -> None: ...

    def stored(self, stream: str, number: int) -> None: ...

    def changed(self, table: str) -> None: ...

    def tell(self, hint: Hint) -> None: ...

    async def look(self, room: Held, command: tuple[str, str] | None = None) -> int | None:
        return None

    async def begin(self, table: str) -> bool:
        return True

    def end(self, table: str) -> None: ...

    def holds(self, table: str) -> bool:
        return True

    async def offer_move(self, table: str, person: str, code: str, until: int) -> None: ...

    async def take_move(self, table: str, code: str, now: int, device: str) -> str | None:
        return None


ALONE: Final = Alone()
