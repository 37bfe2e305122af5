"""A table as its parts see it. The room has them and hands itself in; they know no more of it than this."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from cryptonym.table import Table


class Desk(Protocol):
    @property
    def table(self) -> Table:
        """The table as it is now."""
        ...

    @property
    def version(self) -> int:
        """The number of its last event."""
        ...

    @property
    def acts(self) -> bool:
        """True if this server sees to the table's clocks and bots: of several, one does."""
        ...

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do it beside everything else."""
        ...
