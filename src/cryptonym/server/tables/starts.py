"""Where each game begins in a table's stream: a replay reads its own game and no other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cryptonym.table import Table
from cryptonym.table.names import NOBODY


@dataclass(frozen=True, slots=True)
class GameStart:
    """`number` is the deal's number in the stream, `at` its time (ms); `players` are names by seat, `people` their ids."""

    number: int
    at: int
    language: str
    players: dict[str, list[str]]
    people: dict[str, list[str]]


def game_start(table: Table, number: int, at: int) -> GameStart:
    """The start of the game that was just dealt at this table."""
    seats = [str(seat) for seat in table.settings.seats]
    seated = {seat: [person for person in table.people if str(person.seat) == seat] for seat in seats}
    players = {seat: [person.name for person in people] for seat, people in seated.items()}
    ids = {seat: [person.id for person in people] for seat, people in seated.items()}
    return GameStart(number, at, table.card_language, players, ids)


def without_name(start: GameStart, person: str) -> GameStart:
    """The start of a game without the name of one of its people."""
    players = {
        seat: [NOBODY if one == person else name for one, name in zip(ids, start.players[seat], strict=True)]
        for seat, ids in start.people.items()
    }
    return replace(start, players=players)
