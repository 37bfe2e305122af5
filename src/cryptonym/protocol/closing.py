"""The contract of the line between a client and the server: close codes and troubles, and what a client does about each.

Both clients follow it: `cryptonym.client` reads it here, the page from the TypeScript that is generated from the schema. `passes` means:
try again, with the same command ids. `final` means: trying again is no use until a person does something.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal, get_args

Fate = Literal["passes", "final"]


class Close(IntEnum):
    """Why the server closes a socket."""

    STOPPING = 1012
    TOO_SLOW = 1013
    OTHER_HOST = 4000
    KICKED = 4001
    BAD_MESSAGE = 4002
    TOO_FAST = 4003
    NO_TABLE = 4004
    TOO_MANY = 4005
    PASSWORD = 4006
    ELSEWHERE = 4007
    UNREADABLE = 4008
    BANNED = 4009


CLOSES: Final[dict[Close, tuple[Fate, str]]] = {
    Close.STOPPING: ("passes", "the server is going down and comes back"),
    Close.TOO_SLOW: ("passes", "the client read too slowly, or the store could not be read; resume by number"),
    Close.OTHER_HOST: ("final", "the server does not go by this name"),
    Close.KICKED: ("final", "the host sent this person away"),
    Close.BAD_MESSAGE: ("final", "the client sent what the protocol does not know"),
    Close.TOO_FAST: ("passes", "too many messages, or too many wrong codes and passwords"),
    Close.NO_TABLE: ("final", "no table has this link"),
    Close.TOO_MANY: ("final", "too many sockets of one address, one person or one table"),
    Close.PASSWORD: ("final", "the door asks for a password, or this one is wrong"),
    Close.ELSEWHERE: ("final", "this place has moved to another device, or the code of a move has expired"),
    Close.UNREADABLE: ("final", "this server cannot read the table"),
    Close.BANNED: ("final", "the host of this server lets nobody in from this address for some time"),
}
"""For each close code what a client does about it, and when it comes."""

TroubleCode = Literal[
    "bad-message",
    "hello-first",
    "other-protocol",
    "no-such-table",
    "too-fast",
    "too-many",
    "paused",
    "elsewhere",
    "kicked",
    "password-needed",
    "wrong-password",
    "move-expired",
    "newer-table",
    "broken-table",
    "stopping",
    "banned",
]

TROUBLES: Final[dict[TroubleCode, tuple[Fate, str]]] = {
    "bad-message": ("final", "a message that the protocol does not know; `detail` says where"),
    "hello-first": ("final", "the first message was not `hello`"),
    "other-protocol": ("final", "the server speaks another version: reload the page, or update the program"),
    "no-such-table": ("final", "no table has this link"),
    "too-fast": ("passes", "messages were dropped; send what has no answer again after a second"),
    "too-many": ("final", "too many sockets of one address, one person or one table"),
    "paused": ("passes", "the store takes nothing now; send what has no answer again after a second"),
    "elsewhere": ("final", "this place has moved to another device"),
    "kicked": ("final", "the host sent this person away"),
    "password-needed": ("final", "the door asks for a password"),
    "wrong-password": ("final", "this password is wrong"),
    "move-expired": ("final", "the code of a move has expired or was used"),
    "newer-table": ("final", "a newer server has written this table"),
    "broken-table": ("final", "the table's log cannot be read"),
    "banned": ("final", "the host of this server lets nobody in from this address for some time"),
    "stopping": ("passes", "the server is going down and comes back; the socket closes after this"),
}
"""For each trouble what a client does about it, and what it means."""

FINAL_CLOSES: Final = frozenset(code for code, (fate, _) in CLOSES.items() if fate == "final")
PASSING_TROUBLES: Final = frozenset(code for code, (fate, _) in TROUBLES.items() if fate == "passes")

assert TROUBLES.keys() == set(get_args(TroubleCode)), "each trouble has its fate"
assert CLOSES.keys() == set(Close), "each close code has its fate"
