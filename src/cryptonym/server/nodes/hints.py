"""What nodes tell each other: that something was stored, and what is never stored (who is here, tags, talk).

A hint may be lost, late or doubled. What is stored is read from the store; the rest is told again from time to time. Every user of the
database can read hints, so no draft, token, link, code or quiet word is ever in one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from cryptonym.protocol.outgoing import BotNote, Line

LARGEST: Final = 7_900
"""Bytes of one notification: PostgreSQL takes less than 8,000."""


class Stored(msgspec.Struct, frozen=True, array_like=True, tag="s"):
    """A stream has an event of this number. Nothing of the event is said."""

    stream: str
    number: int


class Fingers(msgspec.Struct, frozen=True, array_like=True):
    """Second and third choice; which choices one is unsure of; cards that one advises against."""

    later: tuple[int, ...] = ()
    unsure: tuple[int, ...] = ()
    against: tuple[int, ...] = ()


class Present(msgspec.Struct, frozen=True, array_like=True, tag="p"):
    """What goes on at a table on one node: open sockets by person, and what was pointed at there up to an event's number."""

    table: str
    number: int
    here: dict[str, int] = {}
    watching: int = 0
    tags: dict[str, int] = {}
    reaching: dict[str, int] = {}
    newest: tuple[str, ...] = ()
    """The names of the newest lines of talk: a node that has not heard one of them asks."""
    stood_in: list[str] = []
    fingers: dict[str, Fingers] = {}
    """Of people in `tags`: what they point at beside their first choice."""
    faces: dict[str, str] = {}
    """By person: their face at the card that was covered last, "" if they took it back; told up to an event's number."""


class Said(msgspec.Struct, frozen=True, array_like=True, tag="l"):
    """A line of table talk. Its name is made from the command, so that a line sent again elsewhere is not said twice."""

    table: str
    name: str
    line: Line


class Noted(msgspec.Struct, frozen=True, array_like=True, tag="n"):
    """What a bot meant, after the end of its game."""

    table: str
    game: int
    place: int
    note: BotNote


class Hurry(msgspec.Struct, frozen=True, array_like=True, tag="h"):
    """A person does not want to wait for the bots."""

    table: str


class Recoded(msgspec.Struct, frozen=True, array_like=True, tag="c"):
    """A table's short code has changed. The new one is in the store."""

    table: str


class Tell(msgspec.Struct, frozen=True, array_like=True, tag="t"):
    """A node asks for what is not stored, of one table or of all ("")."""

    table: str = ""


class Leaving(msgspec.Struct, frozen=True, array_like=True, tag="g"):
    """The node that says this stops in order."""


Hint = Stored | Present | Said | Noted | Hurry | Recoded | Tell | Leaving
ENCODER: Final = msgspec.json.Encoder()
HINT: Final = msgspec.json.Decoder(Hint)
HEAD: Final = msgspec.json.Decoder(tuple[str, int])


@dataclass(frozen=True, slots=True)
class Notice:
    """One notification: which node sent it, the how manieth of that node, and its hints."""

    node: str
    order: int
    hints: tuple[Hint, ...]


def packed(node: str, order: int, hints: Iterable[Hint]) -> Iterator[str]:
    """Hints as notifications, each below the limit. Without any hint one empty notification: a beat."""
    lines, size = [_head(node, order)], 64
    for hint in hints:
        line = ENCODER.encode(hint)
        if size + len(line) + 1 > LARGEST:
            if len(line) + 64 > LARGEST:
                continue  # nothing that is told is so large; what is, is not worth everybody's connection
            yield b"\n".join(lines).decode()
            order += 1
            lines, size = [_head(node, order)], 64
        lines.append(line)
        size += len(line) + 1
    yield b"\n".join(lines).decode()


def _head(node: str, order: int) -> bytes:
    return ENCODER.encode((node, order))


def unpacked(payload: str) -> Notice | None:
    """What was sent; None if it is none of ours. A kind that a newer node knows is left out."""
    head, *lines = payload.split("\n")
    try:
        node, order = HEAD.decode(head)
    except msgspec.MsgspecError:
        return None
    return Notice(node, order, tuple(hint for hint in map(_read, lines) if hint is not None))


def _read(line: str) -> Hint | None:
    try:
        hint: Any = HINT.decode(line)
    except msgspec.MsgspecError:
        return None
    return hint  # type: ignore[no-any-return]
