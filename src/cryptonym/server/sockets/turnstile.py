"""Lets so many in at each turn of the event loop, so that a crowd that comes back at once holds up nobody who plays."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

A_TURN: Final = 4
"""How many are let in at each turn: some milliseconds' worth of work."""


class Turnstile:
    def __init__(self, a_turn: int = A_TURN) -> None:
        self._a_turn = a_turn
        self._let_in = 0
        """How many at this turn."""
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def enter(self) -> None:
        """Return at once if there is room at this turn of the loop; else wait for a later one, first come first served."""
        loop = asyncio.get_running_loop()
        if not self._let_in:
            loop.call_soon(self._turn)
        if self._let_in < self._a_turn and not self._waiting:
            self._let_in += 1
            return
        place = loop.create_future()
        self._waiting.append(place)
        await place

    def _turn(self) -> None:
        """The next turn has begun: let the next ones in."""
        self._let_in = 0
        while self._waiting and self._let_in < self._a_turn:
            place = self._waiting.popleft()
            if not place.done():  # whoever went away gave its place up
                place.set_result(None)
                self._let_in += 1
        if self._let_in:
            asyncio.get_running_loop().call_soon(self._turn)
