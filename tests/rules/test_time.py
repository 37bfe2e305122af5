"""TIME: the hourglass and the strict clock. Time is an argument, in milliseconds."""

from __future__ import annotations

import pytest
from tests.grids import (
    ASSASSIN,
    BLUE,
    BLUE_AGENT,
    BYSTANDER,
    COOP,
    FRESH,
    LAST_STAND,
    RED,
    RED_AGENT,
    TRIO,
    fold,
    from_grid,
    names,
    played,
    random_key,
)

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    GRID_5X5,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    CardCovered,
    Challenge,
    ChallengeDecided,
    ClockPaused,
    ClockStarted,
    Clue,
    ClueChallenged,
    ClueGiven,
    Command,
    CoverDeclined,
    CoverWord,
    DeclineCover,
    Finding,
    Game,
    GameDealt,
    GameEnded,
    GiveClue,
    Guess,
    HourglassTurned,
    LastStandBegan,
    Mode,
    RuleOnChallenge,
    Rules,
    Seat,
    Stop,
    TurnEnded,
    TurnHourglass,
    Verdict,
    actions,
    deal,
    decide,
    end_time,
    evolve,
    pause_clock,
    resume_clock,
    view,
    violations,
)
from cryptonym.engine.model import Clock

STRICT = Rules(clue_seconds=90, guess_seconds=60)
STRICT_COOP = Rules(mode=Mode.COOP, clue_seconds=90, guess_seconds=60)
STRICT_FINE = Rules(assassin_ending=True, clue_seconds=90, guess_seconds=60)
RUNNING = Clock(ends=50_000)


def test_time_1_it_runs_for_a_minute() -> None:
    game = from_grid(FRESH)
    assert decide(game, BLUE_SPYMASTER, TurnHourglass(at=1_000)) == (HourglassTurned(1_000, 60),)
    after = played(game, BLUE_SPYMASTER, TurnHourglass(at=1_000))
    assert {view(after, seat).hourglass for seat in SEATS} == {61_000}


def test_time_1_unless_the_table_sets_another_time() -> None:
    game = from_grid(FRESH, rules=Rules(hourglass_seconds=30))
    assert decide(game, RED_OPERATIVE, TurnHourglass(at=0)) == (HourglassTurned(0, 30),)


@pytest.mark.parametrize("seat", [RED_SPYMASTER, BLUE_SPYMASTER, RED_OPERATIVE, BLUE_OPERATIVE], ids=str)
def test_time_1_any_player_may_turn_it_while_a_clue_is_awaited(seat: Seat) -> None:
    assert decide(from_grid(FRESH), seat, TurnHourglass(at=0)) == (HourglassTurned(0, 60),)


def test_time_1_not_a_spymaster_on_his_own_operatives() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide(game, RED_SPYMASTER, TurnHourglass(at=0)) == violations.not_on_your_own_operatives()
    for seat in (BLUE_SPYMASTER, RED_OPERATIVE, BLUE_OPERATIVE):
        assert decide(game, seat, TurnHourglass(at=0)) == (HourglassTurned(0, 60),)


def test_time_1_nor_in_co_op_or_among_three() -> None:
    for rules, operative in ((COOP, RED_OPERATIVE), (TRIO, OPERATIVE_OF_BOTH)):
        game = from_grid(FRESH, clue=Clue("mare", 2), rules=rules)
        assert decide(game, RED_SPYMASTER, TurnHourglass(at=0)) == violations.not_on_your_own_operatives()
        assert decide(game, operative, TurnHourglass(at=0)) == (HourglassTurned(0, 60),)


@pytest.mark.parametrize(
    ("rules", "seat"),
    [(Rules(), WATCHER), (Rules(), OPERATIVE_OF_BOTH), (COOP, BLUE_SPYMASTER), (TRIO, RED_OPERATIVE)],
    ids=str,
)
def test_time_1_not_a_spectator(rules: Rules, seat: Seat) -> None:
    game = from_grid(FRESH, rules=rules)
    assert decide(game, seat, TurnHourglass(at=0)) == violations.watchers_turn_no_hourglass()


def test_time_1_not_while_the_sand_runs() -> None:
    game = from_grid(FRESH, hourglass=60_000)
    assert decide(game, BLUE_SPYMASTER, TurnHourglass(at=59_999)) == violations.hourglass_running()
    assert decide(game, BLUE_SPYMASTER, TurnHourglass(at=60_000)) == (HourglassTurned(60_000, 60),)


def test_time_1_who_decides_takes_it_off_the_table() -> None:
    game = from_grid(FRESH, hourglass=60_000)
    assert played(game, RED_SPYMASTER, GiveClue("mare", 2)).hourglass is None
    game = from_grid(FRESH, clue=Clue("mare", 2), hourglass=60_000)
    assert played(game, RED_OPERATIVE, Guess(0, seen=0)).hourglass is None
    game = from_grid(FRESH, clue=Clue("mare", 2), hourglass=60_000, touches=1)
    assert played(game, RED_OPERATIVE, Stop(seen=0)).hourglass is None


def test_time_1_it_is_a_nudge_and_nothing_follows_when_it_runs_out() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), hourglass=60_000)
    assert decide(game, RED_OPERATIVE, Guess(0, seen=0, at=70_000)) == (CardCovered(0, RED_AGENT),)
    assert end_time(game, at=70_000) == violations.no_clock()


def test_time_2_strict_time_for_the_clue_begins_with_the_deal() -> None:
    key = random_key(GRID_5X5, RED, 1)
    dealt = GameDealt(STRICT, names(GRID_5X5), frozenset(), RED, key)
    assert deal(STRICT, names(GRID_5X5), frozenset(), key, at=5_000) == (dealt, ClockStarted(5_000, 95_000))


def test_time_2_strict_time_for_the_guesses_begins_with_the_clue() -> None:
    game = from_grid(FRESH, rules=STRICT, clock=RUNNING)
    given = decide(game, RED_SPYMASTER, GiveClue("mare", 2, at=7_000))
    assert given == (ClueGiven(RED, "mare", 2), ClockStarted(7_000, 67_000))


def test_time_2_the_next_teams_time_begins_when_the_turn_ends() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT, clock=RUNNING)
    assert decide(game, RED_OPERATIVE, Guess(17, seen=0, at=7_000)) == (
        CardCovered(17, BYSTANDER),
        TurnEnded(RED, "TURN-5"),
        ClockStarted(7_000, 97_000),
    )


def test_time_2_the_turn_ends_when_time_has_run_out() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT, clock=RUNNING, touches=1)
    assert end_time(game, at=49_999) == violations.time_is_not_up()
    assert end_time(game, at=50_000) == (TurnEnded(RED, "TIME-2"), ClockStarted(50_000, 140_000))


def test_time_2_with_no_clue_given_none_is() -> None:
    game = from_grid(FRESH, rules=STRICT, clock=RUNNING)
    events = end_time(game, at=50_000)
    assert events == (TurnEnded(RED, "TIME-2"), ClockStarted(50_000, 140_000))
    assert isinstance(events, tuple)
    after = fold(game, events)
    assert (after.turn, after.clue, after.turns[0].word) == (BLUE, None, None)


def test_time_2_turn_8_is_waived() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT, clock=RUNNING)
    assert end_time(game, at=50_000) == (TurnEnded(RED, "TIME-2"), ClockStarted(50_000, 140_000))


@pytest.mark.parametrize(
    ("seat", "command", "game"),
    [
        (RED_SPYMASTER, GiveClue("mare", 2, at=50_000), from_grid(FRESH, rules=STRICT, clock=RUNNING)),
        (
            RED_OPERATIVE,
            Guess(0, seen=0, at=50_000),
            from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT, clock=RUNNING),
        ),
        (
            RED_OPERATIVE,
            Stop(seen=0, at=50_000),
            from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT, clock=RUNNING, touches=1),
        ),
        (
            BLUE_SPYMASTER,
            Challenge(seen=0, at=50_000),
            from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT, clock=RUNNING),
        ),
        (
            RED_SPYMASTER,
            CoverWord(0, seen=0, at=50_000),
            from_grid(FRESH, rules=STRICT, clock=RUNNING, penalty_open=True),
        ),
        (
            RED_SPYMASTER,
            DeclineCover(seen=0, at=50_000),
            from_grid(FRESH, rules=STRICT, clock=RUNNING, penalty_open=True),
        ),
        (
            RED_SPYMASTER,
            RuleOnChallenge(True, seen=0, at=50_000),
            from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT_COOP, clock=RUNNING, awaits_ruling=True),
        ),
    ],
    ids=["clue", "guess", "stop", "challenge", "cover", "decline", "rule"],
)
def test_time_2_what_comes_too_late_is_not_taken(seat: Seat, command: Command, game: Game) -> None:
    assert decide(game, seat, command) == violations.time_is_up()


def test_time_2_the_last_millisecond_counts() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT, clock=RUNNING)
    assert decide(game, RED_OPERATIVE, Guess(0, seen=0, at=49_999)) == (CardCovered(0, RED_AGENT),)


def test_time_2_a_table_may_have_one_of_the_two_times() -> None:
    clue_only, guess_only = Rules(clue_seconds=90), Rules(guess_seconds=60)
    game = from_grid(FRESH, rules=clue_only, clock=RUNNING)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 2)) == (ClueGiven(RED, "mare", 2),)
    assert played(game, RED_SPYMASTER, GiveClue("mare", 2)).clock is None
    game = from_grid(FRESH, rules=guess_only)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 2)) == (ClueGiven(RED, "mare", 2), ClockStarted(0, 60_000))
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=guess_only, clock=RUNNING)
    wrong = decide(game, RED_OPERATIVE, Guess(17, seen=0))
    assert wrong == (CardCovered(17, BYSTANDER), TurnEnded(RED, "TURN-5"))


def test_time_2_the_host_stops_it_and_lets_it_run_again() -> None:
    game = from_grid(FRESH, rules=STRICT, clock=RUNNING)
    assert pause_clock(game, at=20_000) == (ClockPaused(30_000),)
    paused = evolve(game, ClockPaused(30_000))
    assert end_time(paused, at=90_000) == violations.time_is_not_up()
    assert pause_clock(paused, at=90_000) == violations.clock_stands_already()
    assert resume_clock(paused, at=90_000) == (ClockStarted(90_000, 120_000),)
    resumed = evolve(paused, ClockStarted(90_000, 120_000))
    assert resume_clock(resumed, at=90_000) == violations.clock_runs_already()
    assert end_time(resumed, at=120_000) == (TurnEnded(RED, "TIME-2"), ClockStarted(120_000, 210_000))


def test_time_2_a_pause_outlasts_the_moves_that_are_made_in_it() -> None:
    paused = Clock(ends=None, left=30_000)
    game = from_grid(FRESH, rules=STRICT, clock=paused)
    given = decide(game, RED_SPYMASTER, GiveClue("mare", 1, at=70_000))
    assert given == (ClueGiven(RED, "mare", 1), ClockPaused(60_000))
    game = from_grid(FRESH, clue=Clue("mare", 1), rules=STRICT, clock=paused)
    assert decide(game, RED_OPERATIVE, Guess(0, seen=0, at=70_000)) == (CardCovered(0, RED_AGENT),)
    wrong = decide(game, RED_OPERATIVE, Guess(17, seen=0, at=70_000))
    assert wrong == (CardCovered(17, BYSTANDER), TurnEnded(RED, "TURN-5"), ClockPaused(90_000))
    upheld = decide(game, BLUE_SPYMASTER, Challenge(seen=0, at=70_000))
    assert isinstance(upheld, tuple)
    assert upheld[-1] == ClockPaused(90_000)


def test_time_2_a_pause_at_the_last_moment_leaves_nothing_and_owes_nothing() -> None:
    assert pause_clock(from_grid(FRESH, rules=STRICT, clock=RUNNING), at=60_000) == (ClockPaused(0),)


def test_time_2_without_strict_time_there_is_no_clock() -> None:
    game = from_grid(FRESH)
    assert end_time(game, 0) == pause_clock(game, 0) == resume_clock(game, 0) == violations.no_clock()


def test_time_2_no_clock_runs_after_the_end() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT, clock=RUNNING)
    over = played(game, RED_OPERATIVE, Guess(24, seen=0))
    assert over.clock is None
    assert end_time(over, 0) == pause_clock(over, 0) == resume_clock(over, 0) == violations.game_over()


def test_time_3_one_span_for_all_guesses_of_a_turn() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT, clock=RUNNING)
    assert decide(game, RED_OPERATIVE, Guess(0, seen=0, at=40_000)) == (CardCovered(0, RED_AGENT),)
    assert played(game, RED_OPERATIVE, Guess(0, seen=0, at=40_000)).clock == RUNNING


def test_time_3_a_failed_challenge_gives_no_time_back() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2, Verdict(Finding.LEGAL)), rules=STRICT, clock=RUNNING)
    assert played(game, BLUE_SPYMASTER, Challenge(seen=0, at=40_000)).clock == RUNNING


def test_time_3_the_penaltys_cover_falls_in_the_clues_time() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2, Verdict(Finding.ILLEGAL, "CLUE-3")), rules=STRICT, clock=RUNNING)
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=0, at=10_000)) == (
        ClueChallenged(BLUE),
        ChallengeDecided(True, "referee", "CLUE-3"),
        TurnEnded(RED, "PEN-1"),
        ClockStarted(10_000, 100_000),
    )
    game = played(game, BLUE_SPYMASTER, Challenge(seen=0, at=10_000))
    cover, decline = CoverWord(9, seen=0, at=20_000), DeclineCover(seen=0, at=20_000)
    assert decide(game, BLUE_SPYMASTER, cover) == (CardCovered(9, BLUE_AGENT, "PEN-2"),)
    assert decide(game, BLUE_SPYMASTER, decline) == (CoverDeclined(BLUE),)
    assert played(game, BLUE_SPYMASTER, cover).clock == Clock(ends=100_000)
    timed_out = end_time(game, at=100_000)
    assert timed_out == (TurnEnded(BLUE, "TIME-2"), ClockStarted(100_000, 190_000))
    assert isinstance(timed_out, tuple)
    assert not fold(game, timed_out).penalty_open


def test_time_3_co_ops_cover_has_no_time() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT_COOP, clock=RUNNING)
    wrong = decide(game, RED_OPERATIVE, Guess(17, seen=0, at=10_000))
    assert wrong == (CardCovered(17, BYSTANDER), TurnEnded(RED, "TURN-5"))
    game = played(game, RED_OPERATIVE, Guess(17, seen=0, at=10_000))
    assert game.clock is None
    assert decide(game, RED_SPYMASTER, CoverWord(9, seen=1, at=10**9)) == (
        CardCovered(9, BLUE_AGENT, "COOP-2"),
        TurnEnded(BLUE, "COOP-2"),
        ClockStarted(10**9, 10**9 + 90_000),
    )


def test_time_3_in_a_last_stand_time_run_out_is_stopping() -> None:
    game = from_grid(LAST_STAND, clue=Clue("mare", 2), rules=STRICT_FINE, clock=RUNNING, last_stand=True, touches=1)
    assert end_time(game, at=50_000) == (GameEnded(BLUE, "FINE-4"),)


def test_time_3_a_last_stand_gets_no_new_time() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=STRICT_FINE, clock=RUNNING)
    touched = decide(game, RED_OPERATIVE, Guess(24, seen=0, at=40_000))
    assert touched == (CardCovered(24, ASSASSIN), LastStandBegan(RED))
    assert played(game, RED_OPERATIVE, Guess(24, seen=0, at=40_000)).clock == RUNNING


def test_time_3_in_a_co_op_last_stand_too() -> None:
    rules = Rules(mode=Mode.COOP, assassin_ending=True, guess_seconds=60)
    game = from_grid(LAST_STAND, clue=Clue("mare", 2), rules=rules, clock=RUNNING, last_stand=True, touches=1)
    assert end_time(game, at=50_000) == (GameEnded(BLUE, "FINE-4"),)


def test_time_1_the_view_offers_it_to_just_those() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert {str(seat) for seat in SEATS if "hourglass" in actions(game, seat)} == {
        "blue-spymaster",
        "red-operative",
        "blue-operative",
    }
