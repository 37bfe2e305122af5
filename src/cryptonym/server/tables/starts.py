"""Where each game begins in a table's stream: a replay reads its own game and no other."""

from __future__ import annotations

from dataclasses import dataclass

from cryptonym.table import Table


@dataclass(frozen=True, slots=True)
class GameStart:
    """`number` is the deal's number in the stream, `at` its time (ms); `players` are names by seat."""

    number: int
    at: int
    language: str
    players: dict[str, list[str]]


def game_start(table: Table, number: int, at: int) -> GameStart:
    """The start of the game that was just dealt at this table."""
    seats = [str(seat) for seat in table.settings.seats]
    players = {seat: [person.name for person in table.people if str(person.seat) == seat] for seat in seats}
    return GameStart(number, at, table.card_language, players)
