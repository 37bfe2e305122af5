"""CLUE: what can be said about a clue without knowing the language. All about the word itself is the referee's."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

import pytest
from tests.grids import BLUE, COOP, FINE, FRESH, HALF_PLAYED, ONE_RED_LEFT, RED, TRIO, from_grid, played
from tests.tables import dealt, done, joined, seated

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    Challenge,
    Clue,
    ClueGiven,
    Finding,
    Game,
    GiveClue,
    Guess,
    Mode,
    RefereeMode,
    Role,
    Rules,
    Seat,
    Stop,
    Team,
    Turn,
    Verdict,
    Violation,
    decide,
    redact,
    view,
    violations,
)
from cryptonym.engine.quiet import (
    AnswerQuietly,
    AskQuietly,
    Insisted,
    Quiet,
    QuietEvent,
    QuietlyAnswered,
    QuietlyAsked,
    QuietlyLapsed,
    decide_quietly,
    evolve_quietly,
    lapse,
)
from cryptonym.table import CallOff, Settings, refused_line
from cryptonym.table.log import QUIET, TABLE


def test_clue_1_one_word_and_one_number() -> None:
    assert decide(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", 2)) == (ClueGiven(RED, "mare", 2),)


@pytest.mark.parametrize("word", ["", " ", "\t\n", "\u3000"])
def test_clue_1_not_without_a_word(word: str) -> None:
    assert decide(from_grid(FRESH), RED_SPYMASTER, GiveClue(word, 2)) == violations.clue_without_word()


@pytest.mark.parametrize("word", ["a\nb", "a\x00b", "a\u202eb", "a\u200bb", "a\u2028b"])
def test_clue_1_nothing_that_cannot_be_read(word: str) -> None:
    assert decide(from_grid(FRESH), RED_SPYMASTER, GiveClue(word, 2)) == violations.clue_unreadable()


def test_clue_1_no_speeches() -> None:
    game = from_grid(FRESH)
    assert decide(game, RED_SPYMASTER, GiveClue("a" * 60, 2)) == (ClueGiven(RED, "a" * 60, 2),)
    assert decide(game, RED_SPYMASTER, GiveClue("a" * 61, 2)) == violations.clue_too_long(60)


def test_clue_1_blanks_around_it_and_the_way_of_writing_accents_are_no_second_hint() -> None:
    game = from_grid(FRESH)
    assert decide(game, RED_SPYMASTER, GiveClue("  mare\n", 2)) == (ClueGiven(RED, "mare", 2),)
    apart = unicodedata.normalize("NFD", "città")
    assert apart != "città"
    assert decide(game, RED_SPYMASTER, GiveClue(apart, 2)) == (ClueGiven(RED, "città", 2),)


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_clue_1_all_hear_the_word_and_the_number_and_nothing_else(seat: Seat) -> None:
    verdict = Verdict(Finding.DOUBTFUL, "CLUE-4", "W3")
    given = ClueGiven(RED, "mare", 2, verdict, let_pass=True)
    assert redact(given, seat) == ClueGiven(RED, "mare", 2)
    plain, judged = (from_grid(FRESH, clue=clue) for clue in (Clue("mare", 2), Clue("mare", 2, verdict, True)))
    assert view(plain, seat) == view(judged, seat)


@pytest.mark.parametrize("mode", Mode)
def test_clue_1_while_a_game_is_on_nobody_talks_but_operatives(mode: Mode) -> None:
    table = joined(seated(Settings(Rules(mode=mode))), "zoe")
    people = {person.id: person.seat for person in table.people}
    assert {refused_line(table, person, "ciao") for person in people} == {None}
    table = dealt(table)
    for person, seat in people.items():
        operative = seat is not None and seat.role is Role.OPERATIVE
        assert (refused_line(table, person, "ciao") is None) is operative, seat
    table = done(table, "ann", CallOff())
    assert {refused_line(table, person, "ciao") for person in people} == {None}


def test_clue_9_the_number_is_at_most_the_words_left() -> None:
    game = from_grid(FRESH)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 9)) == (ClueGiven(RED, "mare", 9),)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 10)) == violations.number_too_high(9)
    game = from_grid(HALF_PLAYED, turn=BLUE)
    assert decide(game, BLUE_SPYMASTER, GiveClue("mare", 6)) == (ClueGiven(BLUE, "mare", 6),)
    assert decide(game, BLUE_SPYMASTER, GiveClue("mare", 7)) == violations.number_too_high(6)
    game = from_grid(ONE_RED_LEFT)
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 2)) == violations.number_too_high(1)


def test_clue_9_not_below_zero() -> None:
    assert decide(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", -1)) == violations.number_negative()


@pytest.mark.parametrize("referee", RefereeMode)
def test_clue_9_whoever_would_let_it_pass(referee: RefereeMode) -> None:
    game = from_grid(FRESH, rules=Rules(referee=referee))
    clue = GiveClue("mare", 10, Verdict(Finding.LEGAL), let_pass=True)
    assert decide(game, RED_SPYMASTER, clue) == violations.number_too_high(9)


def whispered(quiet: Quiet, *events: QuietEvent) -> Quiet:
    for event in events:
        quiet = evolve_quietly(quiet, event)
    return quiet


QUIET_1 = Quiet(game=1)
ASKED = QuietlyAsked(1, RED, "tic tac", turn=1)
LAPSED = QuietlyLapsed(1, RED, "tic tac")
YES = QuietlyAnswered(1, RED, "tic tac", lets_pass=True)
NO = QuietlyAnswered(1, RED, "tic tac", lets_pass=False)


@pytest.mark.parametrize("rules", [Rules(), TRIO, FINE], ids=["teams", "trio", "fine"])
def test_clue_18_the_giver_asks_and_the_opposing_spymaster_answers(rules: Rules) -> None:
    game = from_grid(FRESH, rules=rules)
    assert decide_quietly(game, QUIET_1, RED_SPYMASTER, AskQuietly(" tic tac ")) == (ASKED,)
    pending = whispered(QUIET_1, ASKED)
    assert decide_quietly(game, pending, BLUE_SPYMASTER, AnswerQuietly("tic tac", True)) == (YES,)
    assert decide_quietly(game, pending, BLUE_SPYMASTER, AnswerQuietly("tic tac", False)) == (NO,)


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_clue_18_nobody_else_asks_or_answers(seat: Seat) -> None:
    game = from_grid(FRESH)
    pending = whispered(QUIET_1, ASKED)
    if seat != RED_SPYMASTER:
        assert decide_quietly(game, QUIET_1, seat, AskQuietly("tic tac")) == violations.not_yours_to_ask()
    if seat != BLUE_SPYMASTER:
        assert decide_quietly(game, pending, seat, AnswerQuietly("tic tac", True)) == violations.not_yours_to_ask()


def test_clue_18_a_yes_holds_for_that_team_and_that_word_for_the_rest_of_the_game() -> None:
    quiet = whispered(QUIET_1, ASKED, YES, QuietlyAsked(1, BLUE, "x"), QuietlyAnswered(1, BLUE, "x", False))
    assert quiet.lets(RED, "Tic Tac")
    assert not quiet.lets(BLUE, "tic tac")
    assert not quiet.lets(RED, "tic")
    assert decide_quietly(from_grid(FRESH), quiet, RED_SPYMASTER, AskQuietly("TIC TAC")) == violations.asked_already()


def test_clue_18_a_no_costs_nothing_and_can_be_asked_again() -> None:
    quiet = whispered(QUIET_1, ASKED, NO)
    assert not quiet.lets(RED, "tic tac")
    assert decide_quietly(from_grid(FRESH), quiet, RED_SPYMASTER, AskQuietly("tic tac")) == (ASKED,)
    assert decide(from_grid(FRESH), RED_SPYMASTER, GiveClue("mare", 2)) == (ClueGiven(RED, "mare", 2),)


def test_clue_18_a_yes_is_forgotten_in_the_next_game() -> None:
    quiet = whispered(QUIET_1, ASKED, YES, QuietlyAsked(2, BLUE, "x"))
    assert quiet.game == 2
    assert not quiet.lets(RED, "tic tac")


def test_clue_18_only_what_was_asked_can_be_answered() -> None:
    game = from_grid(FRESH)
    answer = AnswerQuietly("tic tac", True)
    assert decide_quietly(game, QUIET_1, BLUE_SPYMASTER, answer) == violations.nothing_was_asked()
    other = whispered(QUIET_1, QuietlyAsked(1, RED, "mare"))
    assert decide_quietly(game, other, BLUE_SPYMASTER, answer) == violations.nothing_was_asked()
    assert decide_quietly(game, whispered(QUIET_1, ASKED, NO), BLUE_SPYMASTER, answer) == violations.nothing_was_asked()


def test_clue_18_asking_the_same_twice_or_nothing_at_all() -> None:
    game = from_grid(FRESH)
    pending = whispered(QUIET_1, ASKED)
    assert decide_quietly(game, pending, RED_SPYMASTER, AskQuietly("tic tac")) == violations.asked_already()
    assert decide_quietly(game, QUIET_1, RED_SPYMASTER, AskQuietly(" ")) == violations.clue_without_word()


def test_clue_18_a_question_is_about_the_clue_to_come() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide_quietly(game, QUIET_1, RED_SPYMASTER, AskQuietly("tic tac")) == violations.not_yours_to_ask()


def test_clue_18_a_question_without_an_answer_lapses_and_can_be_asked_again() -> None:
    game, pending = from_grid(FRESH), whispered(QUIET_1, ASKED)
    assert lapse(game, pending, "Tic Tac ") == (QuietlyLapsed(1, RED, "Tic Tac"),)
    lapsed = whispered(pending, LAPSED)
    assert not lapsed.lets(RED, "tic tac")
    assert lapse(game, lapsed, "tic tac") == ()
    assert decide_quietly(game, lapsed, RED_SPYMASTER, AskQuietly("tic tac")) == (ASKED,)
    late = AnswerQuietly("tic tac", True)
    assert decide_quietly(game, lapsed, BLUE_SPYMASTER, late) == violations.nothing_was_asked()
    assert lapse(game, whispered(QUIET_1, ASKED, YES), "tic tac") == ()


def test_clue_18_a_lapsed_question_leaves_the_challenge_as_it_was() -> None:
    game = played(from_grid(FRESH), RED_SPYMASTER, GiveClue("tic tac", 2))
    assert not isinstance(decide(game, BLUE_SPYMASTER, Challenge(seen=0)), Violation)


def test_clue_18_a_question_is_over_with_its_turn() -> None:
    first = from_grid(FRESH)
    later = replace(first, turns=(Turn(RED), Turn(BLUE), Turn(RED)))
    pending = whispered(QUIET_1, ASKED)
    assert decide_quietly(first, pending, RED_SPYMASTER, AskQuietly("tic tac")) == violations.asked_already()
    asked_again = (QuietlyAsked(1, RED, "tic tac", turn=3),)
    assert decide_quietly(later, pending, RED_SPYMASTER, AskQuietly("tic tac")) == asked_again
    stale = AnswerQuietly("tic tac", True)
    assert decide_quietly(later, pending, BLUE_SPYMASTER, stale) == violations.nothing_was_asked()


def test_clue_18_in_co_op_there_is_nobody_to_ask() -> None:
    game = from_grid(FRESH, rules=COOP)
    assert decide_quietly(game, QUIET_1, RED_SPYMASTER, AskQuietly("tic tac")) == violations.nobody_to_ask()


def test_clue_18_in_co_op_nobody_can_have_agreed() -> None:
    game = from_grid(FRESH, rules=Rules(mode=Mode.COOP, referee=RefereeMode.REFUSES))
    illegal = Verdict(Finding.ILLEGAL, "CLUE-2")
    refused = decide(game, RED_SPYMASTER, GiveClue("tic tac", 2, illegal, let_pass=True))
    assert refused == violations.clue_illegal("CLUE-2", None)
    game = played(from_grid(FRESH, rules=COOP), RED_SPYMASTER, GiveClue("tic tac", 2, illegal, let_pass=True))
    assert not isinstance(decide(game, RED_OPERATIVE, Challenge(seen=0)), Violation)


def test_clue_18_nor_after_the_end() -> None:
    game = played(from_grid(FRESH, clue=Clue("mare", 2)), RED_OPERATIVE, Guess(24, seen=0))
    assert decide_quietly(game, QUIET_1, RED_SPYMASTER, AskQuietly("tic tac")) == violations.game_over()


@pytest.mark.parametrize("referee", RefereeMode)
def test_clue_18_what_the_opponent_let_pass_is_taken_and_cannot_be_challenged(referee: RefereeMode) -> None:
    game = from_grid(FRESH, rules=Rules(referee=referee))
    verdict = Verdict(Finding.ILLEGAL, "CLUE-2")
    clue = GiveClue("tic tac", 2, verdict, let_pass=True)
    assert decide(game, RED_SPYMASTER, clue) == (ClueGiven(RED, "tic tac", 2, verdict, let_pass=True),)
    game = played(game, RED_SPYMASTER, clue)
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=0)) == violations.let_pass_already()


def test_clue_18_whispers_have_a_log_of_their_own() -> None:
    for event in (ASKED, YES, LAPSED, Insisted(1, RED, "tic tac", Finding.ILLEGAL, "CLUE-2")):
        stored = QUIET.encode(event)
        assert stored["type"] not in TABLE.classes
        assert QUIET.decode(stored) == event


def test_clue_20_capitals_never_tell_words_apart() -> None:
    quiet = whispered(QUIET_1, QuietlyAsked(1, RED, "Straße"), QuietlyAnswered(1, RED, "STRASSE", lets_pass=True))
    assert quiet.lets(RED, "strasse")
    assert quiet.lets(RED, "STRASSE ")
    decomposed = unicodedata.normalize("NFD", "Città")
    assert whispered(QUIET_1, QuietlyAnswered(1, RED, decomposed, True)).lets(RED, "CITTÀ")
    assert not whispered(QUIET_1, QuietlyAnswered(1, RED, "opera", True)).lets(RED, "òpera")


@pytest.mark.parametrize("referee", RefereeMode)
@pytest.mark.parametrize("finding", [Finding.NOTICE, Finding.DOUBTFUL])
def test_clue_21_what_no_program_can_know_is_never_refused(referee: RefereeMode, finding: Finding) -> None:
    game = from_grid(FRESH, rules=Rules(referee=referee))
    verdict = Verdict(finding, "CLUE-7", "W3")
    assert decide(game, RED_SPYMASTER, GiveClue("sei", 3, verdict)) == (ClueGiven(RED, "sei", 3, verdict),)


def test_clue_22_a_clue_once_given_stands() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    for clue in (GiveClue("terra", 2), GiveClue("mare", 3), GiveClue("mare", 2)):
        assert decide(game, RED_SPYMASTER, clue) == violations.clue_already_given()


def test_clue_22_it_may_be_given_again_in_a_later_turn() -> None:
    game: Game = from_grid(FRESH, clue=Clue("mare", 2))
    game = played(played(game, RED_OPERATIVE, Guess(0, seen=0)), RED_OPERATIVE, Stop(seen=1))
    assert decide(game, BLUE_SPYMASTER, GiveClue("mare", 2)) == (ClueGiven(BLUE, "mare", 2),)
    game = played(played(game, BLUE_SPYMASTER, GiveClue("mare", 2)), BLUE_OPERATIVE, Guess(17, seen=1))
    assert decide(game, RED_SPYMASTER, GiveClue("mare", 2)) == (ClueGiven(RED, "mare", 2),)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("team", Team)
def test_clue_9_in_every_mode_the_same_number_is_the_highest(mode: Mode, team: Team) -> None:
    if mode is Mode.COOP and team is BLUE:
        drawing = FRESH.translate(str.maketrans("rb", "br"))  # co-op's team starts
        game = from_grid(drawing, rules=Rules(mode=mode))
        most = 9
    else:
        game = from_grid(FRESH, turn=team, rules=Rules(mode=mode))
        most = 9 if team is RED else 8
    giver = game.clue_giver
    assert not isinstance(decide(game, giver, GiveClue("mare", most)), Violation)
    assert decide(game, giver, GiveClue("mare", most + 1)) == violations.number_too_high(most)
