"""A table leaves memory when nobody is there, and never under a person who is about to come in."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.test_hours import House

from cryptonym.server.tables import rooms
from cryptonym.server.tables.room import Room


def test_a_table_stays_in_memory_while_the_store_is_asked_for_a_person_at_its_door(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A simulated history on two nodes: the person came in to a table that was no longer in memory, and heard nothing."""
    monkeypatch.setattr(rooms, "IDLE_SECONDS", 0.02)

    async def script() -> None:
        house = House()
        room = await house.open()

        async def slow_look(room: Room) -> None:
            await asyncio.sleep(0.1)

        monkeypatch.setattr(house.rooms._nodes, "look", slow_look)
        assert await house.get(room.table.id) is room
        assert house.rooms.in_memory == 1
        assert not room.is_closed

    asyncio.run(script())
