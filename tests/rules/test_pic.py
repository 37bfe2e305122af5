"""PIC: what differs with pictures. All about the clue itself is the referee's."""

from __future__ import annotations

from tests.grids import BLUE_AGENT, BYSTANDER, FRESH_5X4, RED, from_grid, played

from cryptonym.engine import (
    BLUE_SPYMASTER,
    RED_OPERATIVE,
    RED_SPYMASTER,
    CardCovered,
    Challenge,
    Clue,
    CoverWord,
    Finding,
    GiveClue,
    Guess,
    HourglassTurned,
    TurnEnded,
    TurnHourglass,
    Verdict,
    decide,
    violations,
)

PICTURES = frozenset(range(20))


def test_pic_6_the_penalty_holds_with_pictures_too() -> None:
    clue = Clue("mare", 2, Verdict(Finding.ILLEGAL, "PIC-3"))
    game = played(from_grid(FRESH_5X4, clue=clue, pictures=PICTURES), BLUE_SPYMASTER, Challenge(seen=0))
    assert decide(game, BLUE_SPYMASTER, CoverWord(8, seen=0)) == (CardCovered(8, BLUE_AGENT, "PEN-2"),)


def test_pic_6_so_does_the_hourglass() -> None:
    game = from_grid(FRESH_5X4, pictures=PICTURES)
    assert decide(game, BLUE_SPYMASTER, TurnHourglass(at=0)) == (HourglassTurned(0, 60),)


def test_pic_6_and_the_number_and_the_turn() -> None:
    game = from_grid(FRESH_5X4, pictures=PICTURES)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 9)) == violations.number_too_high(8)
    game = played(game, RED_SPYMASTER, GiveClue("mare", 2))
    assert decide(game, RED_OPERATIVE, Guess(15, seen=0)) == (CardCovered(15, BYSTANDER), TurnEnded(RED, "TURN-5"))
    assert decide(game, RED_OPERATIVE, Guess(20, seen=0)) == violations.no_such_card()
