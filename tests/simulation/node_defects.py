"""Defects of several nodes that are planted: histories on several nodes must find each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.simulation.defects.registry import Change

from cryptonym.server.nodes import node, reading
from cryptonym.server.stores.record import from_stored
from cryptonym.server.tables import hours, presence, room, talk
from cryptonym.table.log import TABLE

NODE_DEFECTS: Final[dict[str, Callable[[Change], None]]] = {}


def defect(name: str) -> Callable[[Callable[[Change], None]], None]:
    def keep(plant: Callable[[Change], None]) -> None:
        NODE_DEFECTS[name] = plant

    return keep


@defect("what another node has stored is never read")
def _(change: Change) -> None:
    async def take_in(self: room.Room, found: Any) -> None:
        """Nothing is taken in."""

    change(room.Room, "take_in", take_in)


@defect("who is present elsewhere is nobody")
def _(change: Change) -> None:
    change(presence.Around, "hear", lambda self, *told: False)


@defect("a dead node's people stay for ever")
def _(change: Change) -> None:
    change(presence.Around, "forget", lambda self, *told: False)


@defect("nobody has the lease")
def _(change: Change) -> None:
    change(node.Node, "holds", lambda self, table: False)


@defect("a command is folded twice if a look comes between")
def _(change: Change) -> None:
    def read(self: room.Room, stored: Any) -> None:
        for one in stored:
            self._happen(from_stored(TABLE, one), is_ours=False)

    change(room.Room, "_read", read)


@defect("a line that was lost between two others is not asked for")
def _(change: Change) -> None:
    change(talk.TableTalk, "has_all", lambda self, names: not names or names[-1] in self._said)


@defect("lines of other nodes are not heard")
def _(change: Change) -> None:
    change(talk.TableTalk, "hear", lambda self, name, line: None)


@defect("a node never looks by itself")
def _(change: Change) -> None:
    async def never(self: node.Node) -> None:
        await self._clock.sleep(1e9)

    change(node.Node, "_look_around", never)
    change(reading.Reading, "look", _no_look)


async def _no_look(self: reading.Reading, room: Any, command: Any = None) -> None:
    """Nobody reads."""


@defect("a clock runs on every node, and none looks whether it is late")
def _(change: Change) -> None:
    change(hours.Hours, "wind", lambda self: None)
