"""The stored form of a table's streams: its own, the quiet one, and what was meant."""

from __future__ import annotations

from typing import get_args

from cryptonym.engine import Event
from cryptonym.engine.log import Codec
from cryptonym.engine.meant import CardsMarked
from cryptonym.engine.quiet import QuietEvent
from cryptonym.table.events import PeopleEvent

TABLE = Codec.of(*get_args(PeopleEvent), *get_args(Event))
QUIET = Codec.of(*get_args(QuietEvent))
MEANT = Codec.of(CardsMarked)
