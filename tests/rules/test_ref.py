"""REF: what becomes of the referee's verdict."""

from __future__ import annotations

import pytest
from tests.grids import BLUE, FRESH, RED, RED_AGENT, from_grid, played

from cryptonym.engine import (
    BLUE_SPYMASTER,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    CardCovered,
    Challenge,
    ChallengeDecided,
    ClueChallenged,
    ClueGiven,
    Finding,
    GiveClue,
    Guess,
    Mode,
    RefereeMode,
    Rules,
    Seat,
    TurnEnded,
    Verdict,
    decide,
    redact,
    view,
    violations,
)

ILLEGAL = Verdict(Finding.ILLEGAL, "CLUE-4", "W3")
REFUSES = Rules(referee=RefereeMode.REFUSES)
SILENT = Rules(referee=RefereeMode.SILENT)


def test_ref_1_warns_is_the_default() -> None:
    assert Rules().referee is RefereeMode.WARNS


def test_ref_1_a_clue_insisted_on_is_given_like_any_other() -> None:
    game = from_grid(FRESH)
    assert decide(game, RED_SPYMASTER, GiveClue("bocca", 2, ILLEGAL)) == (ClueGiven(RED, "bocca", 2, ILLEGAL),)
    game = played(game, RED_SPYMASTER, GiveClue("bocca", 2, ILLEGAL))
    assert decide(game, RED_OPERATIVE, Guess(0, seen=0)) == (CardCovered(0, RED_AGENT),)


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_ref_1_nobody_hears_the_verdict_from_the_table(seat: Seat) -> None:
    assert redact(ClueGiven(RED, "bocca", 2, ILLEGAL), seat) == redact(ClueGiven(RED, "bocca", 2), seat)
    insisted = played(from_grid(FRESH), RED_SPYMASTER, GiveClue("bocca", 2, ILLEGAL))
    innocent = played(from_grid(FRESH), RED_SPYMASTER, GiveClue("bocca", 2, Verdict(Finding.LEGAL)))
    assert view(insisted, seat) == view(innocent, seat)


def test_ref_1_it_can_be_challenged() -> None:
    game = played(from_grid(FRESH), RED_SPYMASTER, GiveClue("bocca", 2, ILLEGAL))
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=0)) == (
        ClueChallenged(BLUE),
        ChallengeDecided(True, "referee", "CLUE-4", "W3"),
        TurnEnded(RED, "PEN-1"),
    )


@pytest.mark.parametrize("mode", Mode)
def test_ref_2_an_illegal_clue_is_not_taken(mode: Mode) -> None:
    game = from_grid(FRESH, rules=Rules(mode=mode, referee=RefereeMode.REFUSES))
    refused = decide(game, RED_SPYMASTER, GiveClue("bocca", 2, ILLEGAL))
    assert refused == violations.clue_illegal("CLUE-4", "W3")
    two_words = GiveClue("tic tac", 2, Verdict(Finding.ILLEGAL, "CLUE-2"))
    assert decide(game, RED_SPYMASTER, two_words) == violations.clue_illegal("CLUE-2", None)


def test_ref_2_a_verdict_that_names_no_rule_breaks_the_first() -> None:
    game = from_grid(FRESH, rules=REFUSES)
    refused = decide(game, RED_SPYMASTER, GiveClue("bocca", 2, Verdict(Finding.ILLEGAL)))
    assert refused == violations.clue_illegal("CLUE-1", None)


def test_ref_2_unless_the_opposing_spymaster_agreed() -> None:
    game = from_grid(FRESH, rules=REFUSES)
    clue = GiveClue("bocca", 2, ILLEGAL, let_pass=True)
    assert decide(game, RED_SPYMASTER, clue) == (ClueGiven(RED, "bocca", 2, ILLEGAL, let_pass=True),)


@pytest.mark.parametrize("finding", [Finding.LEGAL, Finding.NOTICE, Finding.DOUBTFUL])
def test_ref_2_a_doubtful_one_is_taken(finding: Finding) -> None:
    verdict = Verdict(finding, "CLUE-7")
    game = from_grid(FRESH, rules=REFUSES)
    assert decide(game, RED_SPYMASTER, GiveClue("sei", 2, verdict)) == (ClueGiven(RED, "sei", 2, verdict),)


def test_ref_2_without_a_verdict_it_is_taken() -> None:
    game = from_grid(FRESH, rules=REFUSES)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 2)) == (ClueGiven(RED, "mare", 2),)


def test_ref_2_others_learn_nothing_of_what_would_be_refused() -> None:
    game = from_grid(FRESH, rules=REFUSES)
    for seat in SEATS:
        if seat != RED_SPYMASTER:
            assert decide(game, seat, GiveClue("bocca", 2, ILLEGAL)) == violations.not_your_clue()


@pytest.mark.parametrize("verdict", [None, ILLEGAL, Verdict(Finding.LEGAL)], ids=str)
def test_ref_3_silent_only_the_challenge_counts(verdict: Verdict | None) -> None:
    game = from_grid(FRESH, rules=SILENT)
    assert decide(game, RED_SPYMASTER, GiveClue("bocca", 2, verdict)) == (ClueGiven(RED, "bocca", 2, verdict),)
    game = played(game, RED_SPYMASTER, GiveClue("bocca", 2, verdict))
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=0)) == (
        ClueChallenged(BLUE),
        ChallengeDecided(True, "challenger"),
        TurnEnded(RED, "PEN-1"),
    )
