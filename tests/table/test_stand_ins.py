"""Who stands in for others: the caller for operatives (TABLE-7), a minute of waiting for a seat that is away (TIME-2)."""

from __future__ import annotations

from dataclasses import replace

from tests.grids import RED
from tests.tables import asked, dealt, done, fold, joined, seated

from cryptonym.engine import RED_OPERATIVE, GiveClue, Guess, Rules, Stop, TurnHourglass, Violation
from cryptonym.table import NameCaller, Play, SeatAwaited, Settings, decide, wait_for, wait_no_longer


def test_a_caller_touches_and_stops_and_does_nothing_else_of_an_operative() -> None:
    table = done(joined(seated(), "eve"), "ann", NameCaller("eve"))
    table = done(dealt(table, starting=RED), "ann", Play(GiveClue("mare", 2)))
    assert asked(table, "eve", Play(Guess(0, seen=0)))
    assert not isinstance(decide(table, "cat", Play(TurnHourglass(at=1))), Violation), "an operative may"
    refused = decide(table, "eve", Play(TurnHourglass(at=1)))
    assert isinstance(refused, Violation)
    assert refused.message == "violation-watchers-turn-no-hourglass"
    after = done(table, "eve", Play(Guess(next(iter(own(table))), seen=0)))
    assert asked(after, "eve", Play(Stop(seen=1)))


def own(table: object) -> list[int]:
    game = table.game  # type: ignore[attr-defined]
    return [card for card in range(25) if game.key[card].value == "red"]


def test_time_2_strict_time_waits_for_a_seat_once_a_game() -> None:
    settings = Settings(replace(Rules(), clue_seconds=60, guess_seconds=60))
    table = dealt(seated(settings), starting=RED)
    table = done(table, "ann", Play(GiveClue("mare", 2, at=1000)))
    waited = wait_for(table, RED_OPERATIVE, 2000, 62_000)
    assert SeatAwaited(RED_OPERATIVE, 62_000) in waited
    table = fold(table, waited)
    table = fold(table, wait_no_longer(table, 5000))
    assert wait_for(table, RED_OPERATIVE, 6000, 66_000) == (), "not a second time"
