"""People around a table: seats, host, settings, who has seen a key, and a run of games. Pure, as the engine is.

Read `model.py`, `commands.py`, `events.py`, `decide.py`, `evolve.py`, `view.py`, as in `engine/`. A game's own events stand in the
table's stream between its own; `log.py` is the stored form of both.
"""

from cryptonym.table.commands import (
    Assign,
    CallOff,
    ChangeSettings,
    Deal,
    HandOver,
    Join,
    Kick,
    Leave,
    LockDoor,
    Pause,
    Play,
    Rename,
    ShuffleTeams,
    Sit,
    Stand,
    TableCommand,
)
from cryptonym.table.decide import decide, open_table, replace_host, time_out
from cryptonym.table.events import (
    CardsLaid,
    DoorLocked,
    HostChanged,
    PersonJoined,
    PersonLeft,
    PersonRenamed,
    SeatLeft,
    SeatTaken,
    SettingsChanged,
    TableEvent,
    TableOpened,
)
from cryptonym.table.evolve import begin, evolve
from cryptonym.table.model import Kind, Laid, Person, Settings, Table
from cryptonym.table.view import PersonSeen, TableView, redact, seat_of, view

__all__ = [
    "Assign",
    "CallOff",
    "CardsLaid",
    "ChangeSettings",
    "Deal",
    "DoorLocked",
    "HandOver",
    "HostChanged",
    "Join",
    "Kick",
    "Kind",
    "Laid",
    "Leave",
    "LockDoor",
    "Pause",
    "Person",
    "PersonJoined",
    "PersonLeft",
    "PersonRenamed",
    "PersonSeen",
    "Play",
    "Rename",
    "SeatLeft",
    "SeatTaken",
    "Settings",
    "SettingsChanged",
    "ShuffleTeams",
    "Sit",
    "Stand",
    "Table",
    "TableCommand",
    "TableEvent",
    "TableOpened",
    "TableView",
    "begin",
    "decide",
    "evolve",
    "open_table",
    "redact",
    "replace_host",
    "seat_of",
    "time_out",
    "view",
]
