"""Takes people's names out of what is stored: the one thing of a table's history that is ever rewritten (ADR 0035)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from cryptonym.server.stores.record import Recorded, from_stored, to_body
from cryptonym.server.stores.store import Stored
from cryptonym.table import PersonJoined, PersonRenamed
from cryptonym.table.log import TABLE
from cryptonym.table.names import NOBODY, clean_name, is_same


def without_name_of(person: str, stored: Iterable[Stored]) -> Mapping[int, bytes]:
    """By number: the events that say this person's name, without it."""
    return {
        seq: to_body(TABLE, record.at, record.who, replace(record.event, name=NOBODY))
        for seq, record in _named(stored)
        if record.event.person == person and record.event.name != NOBODY
    }


def people_called(name: str, stored: Iterable[Stored]) -> list[str]:
    """The ids of all who were ever called so at the table, bots left out."""
    wanted, found, bots = clean_name(name), dict[str, None](), set[str]()
    for _, record in _named(stored):
        event = record.event
        if isinstance(event, PersonJoined) and event.bot is not None:
            bots.add(event.person)
        if is_same(event.name, wanted) and event.person not in bots:
            found[event.person] = None
    return list(found)


def _named(stored: Iterable[Stored]) -> Iterator[tuple[int, Recorded]]:
    for one in stored:
        record = from_stored(TABLE, one)
        if isinstance(record.event, PersonJoined | PersonRenamed):
            yield one.seq, record
