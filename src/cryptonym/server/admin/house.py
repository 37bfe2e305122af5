"""What the host has decided, in a stream of its own: bans with an end, muted tables, announcements, invitations, purged tables.

All nodes of a store read it every two seconds, so an act holds on each of them, also after a new start. It is called `quiet/house`: no
table's id is that short, and what has ended can be cleared away by purging it as one would a table.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from cryptonym.server.clock import Clock
from cryptonym.server.reached import Nameless
from cryptonym.server.stores.store import EventStore, StoreConflict, Stored, StoreUnavailable

ID: Final = "house"
STREAM: Final = f"quiet/{ID}"
LOOK: Final = 2.0
"""Seconds between two looks at what other nodes have written down."""
TRIES: Final = 5
KEPT: Final = 3600 * 1000
"""Milliseconds for which other nodes may still hear that a table was purged."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry. `until` is when it ends, in milliseconds; what it is about is a hash, a table or a text."""

    kind: Literal["key", "ban", "mute", "announce", "purge", "invite"]
    about: str
    until: int = 0
    at: int = 0
    table: str = ""
    on: bool = True
    """False takes back what was noted before."""


NOTE: Final = msgspec.json.Decoder(Note)
FOR_EVER: Final = 2**53


def hash_of(invitation: str) -> str:
    return hashlib.sha256(invitation.strip().casefold().encode()).hexdigest()


class House:
    def __init__(self, store: EventStore, clock: Clock, names: Nameless, *, is_shared: bool = False) -> None:
        """`is_shared` if other nodes may run on this store: all of them call an address the same from the start."""
        self._is_shared = is_shared
        self._store = store
        self._clock = clock
        self._names = names
        self._lock = asyncio.Lock()
        self._read = 0
        self._last = b""
        """The body of the last entry that was read: another one in its place says that the stream was cleared away and written anew."""
        self._notes: defaultdict[str, dict[str, Note]] = defaultdict(dict)
        """What holds, by kind and then by what it is about."""
        self.on_note: Callable[[Note], None] = lambda note: None
        """Called for each note that is new here."""

    # --- questions --------------------------------------------------------------------------------------------------

    def who(self, household: str) -> str:
        return self._names.who(household)

    def banned_for(self, household: str) -> float:
        """Seconds for which an address is still banned; 0 if it is not."""
        if not self._notes["ban"]:
            return 0.0
        note = self._get("ban", self.who(household))
        return 0.0 if note is None else (note.until - self._clock.now()) / 1000

    def is_purged(self, table: str) -> bool:
        return self._get("purge", table) is not None

    def is_muted(self, table: str) -> bool:
        return self._get("mute", table) is not None

    def announcements(self, table: str) -> list[Note]:
        """What is announced now, to everybody or at this table."""
        found = [note for note in self.all("announce") if note.table in ("", table)]
        return sorted(found, key=lambda note: note.at)

    def is_invited(self, invitation: str) -> bool:
        return self._get("invite", hash_of(invitation)) is not None

    def all(self, kind: str) -> list[Note]:
        now = self._clock.now()
        return [note for note in self._notes[kind].values() if note.until > now]

    def _get(self, kind: str, about: str) -> Note | None:
        note = self._notes[kind].get(about)
        return note if note is not None and note.until > self._clock.now() else None

    # --- notes ------------------------------------------------------------------------------------------------------

    async def note(self, note: Note) -> bool:
        """Write an entry down; False if another node has used up the same invitation meanwhile. StoreUnavailable if nothing is taken."""
        async with self._lock:
            for _ in range(TRIES):
                await self._look()
                if not note.on and self._get(note.kind, note.about) is None:
                    return False
                entries = [note]
                if note.kind == "ban" and not self._notes["key"]:
                    entries.insert(0, self._key())
                try:
                    await self._append(entries)
                except StoreConflict:
                    continue
                return True
        raise StoreUnavailable("the house's stream is too busy")

    def _key(self) -> Note:
        """From now on every node, and every later start, calls an address the same."""
        return Note("key", "", FOR_EVER, self._clock.now(), table=self._names.key.hex())

    async def _agree(self) -> None:
        """Call addresses as the other nodes do: what one node's log calls somebody can be banned by way of any other."""
        if self._is_shared and not self._notes["key"]:
            try:
                await self._append([self._key()])
            except StoreConflict:
                await self._look()  # another node was quicker

    async def _append(self, notes: list[Note]) -> None:
        bodies = [msgspec.json.encode(note) for note in notes]
        await self._store.append(STREAM, self._read, bodies)
        for note, body in zip(notes, bodies, strict=True):
            self._take(note, body)

    async def _look(self) -> None:
        """Read what is new."""
        for stored in await self._store.read(STREAM, after=self._read):
            self._hear(stored)

    def _hear(self, stored: Stored) -> None:
        if stored.seq == self._read + 1:
            self._take(NOTE.decode(stored.body), stored.body)

    def _take(self, note: Note, body: bytes) -> None:
        self._read += 1
        self._last = body
        if note.kind == "key":
            self._names.take_key(bytes.fromhex(note.table))
        if note.on:
            self._notes[note.kind][note.about] = note
        else:
            self._notes[note.kind].pop(note.about, None)
        self.on_note(note)

    async def begin(self) -> None:
        """Read everything, and clear away what has ended: nothing of a ban outlives it by more than one start of the server."""
        await self._look()
        await self._agree()
        all_notes = [note for notes in self._notes.values() for note in notes.values()]
        holding = [note for note in all_notes if note.until > self._clock.now()]
        if len(holding) == len(all_notes):
            return
        await self._store.purge(ID)
        self._forget()
        try:
            if holding:
                await self._append(holding)
        except StoreConflict:
            await self._look()  # another node was quicker

    async def keep(self) -> None:
        """Begin, and look again and again. A stream that another node has cleared away is read anew."""
        has_begun = False
        while True:
            try:
                async with self._lock:
                    await (self._read_again() if has_begun else self.begin())
                has_begun = True
            except StoreUnavailable:
                pass  # it is asked again
            await self._clock.sleep(LOOK)

    async def _read_again(self) -> None:
        """Read on from the last entry; from the first, if another stands in its place."""
        stored = await self._store.read(STREAM, after=max(0, self._read - 1))
        if self._read and (not stored or stored[0].body != self._last):
            self._forget()
            stored = await self._store.read(STREAM)
        for one in stored:
            self._hear(one)

    def _forget(self) -> None:
        self._read, self._last = 0, b""
        self._notes.clear()
