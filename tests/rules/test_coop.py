"""COOP: two players, or one team of more."""

from __future__ import annotations

import pytest
from tests.grids import (
    ASSASSIN,
    BLUE,
    BLUE_AGENT,
    COOP,
    FRESH,
    FRESH_5X4,
    ONE_BLUE_LEFT,
    ONE_RED_LEFT,
    RED,
    RED_AGENT,
    fold,
    from_grid,
    played,
)
from tests.tables import asked, deal_for, done, seated

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    GRID_5X4,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    CardCovered,
    Challenge,
    ChallengeDecided,
    ClockStarted,
    Clue,
    ClueChallenged,
    ClueGiven,
    CoverWord,
    DeclineCover,
    Finding,
    Game,
    GameDealt,
    GameEnded,
    GiveClue,
    Guess,
    Mode,
    Phase,
    RefereeMode,
    RuleOnChallenge,
    Rules,
    Seat,
    Stop,
    Team,
    TurnEnded,
    Verdict,
    actions,
    decide,
    end_time,
    evolve,
    violations,
)
from cryptonym.engine.model import Clock
from cryptonym.table import ChangeSettings, Settings, Sit
from cryptonym.table import decide as decide_at_table
from cryptonym.table import violations as table_violations

ILLEGAL = Verdict(Finding.ILLEGAL, "CLUE-4", "W3")
LEGAL = Verdict(Finding.LEGAL)
TWO_BLUE_LEFT = """
    r r r r r
    r r r r b
    b B B B B
    B B i i i
    i i i i x
"""


def enemys_turn(drawing: str = FRESH, covers: int = 1) -> Game:
    return from_grid(drawing, turn=BLUE, rules=COOP, enemy_covers=covers)


@pytest.mark.parametrize(
    ("colour", "spymaster", "operative"),
    [
        (RED, RED_SPYMASTER, RED_OPERATIVE),
        (BLUE, BLUE_SPYMASTER, BLUE_OPERATIVE),
    ],
)
def test_coop_1_one_team_of_the_colour_it_picked_and_it_starts(colour: Team, spymaster: Seat, operative: Seat) -> None:
    table = seated(Settings(Rules(mode=Mode.COOP), colour=colour), operative)
    assert table.settings.seats == (spymaster, operative)
    assert [person.seat for person in table.people] == [spymaster, operative, operative]
    (*_, dealt) = asked(table, "ann", deal_for(table))
    assert isinstance(dealt, GameDealt)
    assert dealt.starting is colour
    with pytest.raises(AssertionError, match="COOP-1"):
        decide_at_table(table, "ann", deal_for(table, starting=colour.other))


def test_coop_1_the_enemy_has_no_players() -> None:
    table = seated(Settings(Rules(mode=Mode.COOP)))
    for seat in (BLUE_SPYMASTER, BLUE_OPERATIVE, OPERATIVE_OF_BOTH, WATCHER):
        assert decide_at_table(table, "bob", Sit(seat)) == table_violations.no_such_seat()


@pytest.mark.parametrize(("drawing", "pile"), [(FRESH, 8), (FRESH_5X4, 7)])
def test_coop_1_the_enemys_pile(drawing: str, pile: int) -> None:
    assert from_grid(drawing, rules=COOP).left(BLUE) == pile


def test_coop_1_another_colour_takes_the_whole_team_along() -> None:
    table = seated(Settings(Rules(mode=Mode.COOP)), RED_OPERATIVE)
    table = done(table, "ann", ChangeSettings(Settings(Rules(mode=Mode.COOP), colour=BLUE)))
    assert [person.seat for person in table.people] == [BLUE_SPYMASTER, BLUE_OPERATIVE, BLUE_OPERATIVE]


@pytest.mark.parametrize("ended", [Guess(17, seen=1), Guess(9, seen=1), Stop(seen=1)])
def test_coop_2_whenever_it_would_be_the_enemys_turn_a_word_is_to_be_covered(ended: Guess | Stop) -> None:
    game = played(from_grid(FRESH, clue=Clue("mare", 2), rules=COOP), RED_OPERATIVE, Guess(0, seen=0))
    game = played(game, RED_OPERATIVE, ended)
    assert (game.turn, game.phase, game.enemy_covers) == (BLUE, Phase.ENEMY, 1)
    assert actions(game, RED_SPYMASTER) == ("cover", "hourglass")
    assert actions(game, RED_OPERATIVE) == ("hourglass",)


def test_coop_2_the_spymaster_chooses_which_and_the_team_goes_on() -> None:
    assert decide(enemys_turn(), RED_SPYMASTER, CoverWord(12, seen=0)) == (
        CardCovered(12, BLUE_AGENT, "COOP-2"),
        TurnEnded(BLUE, "COOP-2"),
    )
    game = played(enemys_turn(), RED_SPYMASTER, CoverWord(12, seen=0))
    assert (game.turn, game.phase, game.enemy_covers) == (RED, Phase.CLUE, 0)
    assert game.turns[0].covered == (12,)
    assert decide(game, RED_SPYMASTER, GiveClue("terra", 1)) == (ClueGiven(RED, "terra", 1),)


def test_coop_2_he_must() -> None:
    assert decide(enemys_turn(), RED_SPYMASTER, DeclineCover(seen=0)) == violations.must_cover()
    assert decide(enemys_turn(), RED_SPYMASTER, GiveClue("mare", 1)) == violations.enemy_cover_due()
    for command in (Guess(0, seen=0), Stop(seen=0)):
        assert decide(enemys_turn(), RED_OPERATIVE, command) == violations.enemy_cover_due()


@pytest.mark.parametrize("card", [0, 17, 24])
def test_coop_2_an_enemy_word_and_no_other(card: int) -> None:
    assert decide(enemys_turn(), RED_SPYMASTER, CoverWord(card, seen=0)) == violations.cover_the_enemys()


@pytest.mark.parametrize("seat", [seat for seat in SEATS if seat != RED_SPYMASTER], ids=str)
def test_coop_2_he_and_nobody_else(seat: Seat) -> None:
    answers = [decide(enemys_turn(), seat, CoverWord(card, seen=0)) for card in range(25)]
    assert answers == [violations.not_yours_to_cover(seat)] * 25


def test_coop_2_a_stale_or_senseless_cover_does_nothing() -> None:
    assert decide(enemys_turn(), RED_SPYMASTER, CoverWord(12, seen=1)) == violations.table_moved_on()
    assert decide(enemys_turn(), RED_SPYMASTER, CoverWord(25, seen=0)) == violations.no_such_card()
    game = enemys_turn(TWO_BLUE_LEFT)
    assert decide(game, RED_SPYMASTER, CoverWord(11, seen=6)) == violations.card_covered("W11")


def test_coop_2_not_on_the_teams_own_turn() -> None:
    game = from_grid(FRESH, rules=COOP)
    assert decide(game, RED_SPYMASTER, CoverWord(12, seen=0)) == violations.nothing_to_cover()


def test_coop_2_also_after_a_turn_without_a_clue() -> None:
    rules = Rules(mode=Mode.COOP, clue_seconds=60)
    game = from_grid(FRESH, rules=rules, clock=Clock(ends=50_000))
    ended = end_time(game, at=50_000)
    assert ended == (TurnEnded(RED, "TIME-2"),)
    assert isinstance(ended, tuple)
    assert fold(game, ended).enemy_covers == 1


def test_coop_3_lost_by_the_assassin() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=COOP)
    assert decide(game, RED_OPERATIVE, Guess(24, seen=0)) == (CardCovered(24, ASSASSIN), GameEnded(BLUE, "TURN-7"))


def test_coop_3_lost_when_the_spymaster_covers_the_last_enemy_word() -> None:
    assert decide(enemys_turn(ONE_BLUE_LEFT), RED_SPYMASTER, CoverWord(9, seen=7)) == (
        CardCovered(9, BLUE_AGENT, "COOP-2"),
        GameEnded(BLUE, "COOP-3"),
    )


def test_coop_3_lost_when_an_operative_touches_the_last_enemy_word() -> None:
    game = from_grid(ONE_BLUE_LEFT, clue=Clue("mare", 2), rules=COOP)
    assert decide(game, RED_OPERATIVE, Guess(9, seen=7)) == (CardCovered(9, BLUE_AGENT), GameEnded(BLUE, "COOP-3"))


@pytest.mark.parametrize(("covered", "score"), [(0, 8), (3, 5), (7, 1)])
def test_coop_4_the_score_is_what_is_left_in_the_enemys_pile(covered: int, score: int) -> None:
    enemy = "B " * covered + "b " * (8 - covered)
    game = from_grid("r R R R R R R R R " + enemy + "i i i i i i i x", clue=Clue("mare", 1), rules=COOP)
    won = decide(game, RED_OPERATIVE, Guess(0, seen=8 + covered))
    assert won == (CardCovered(0, RED_AGENT), GameEnded(RED, "END-1", score=score))


def test_coop_4_seven_at_most_on_five_by_four() -> None:
    game = from_grid("r R R R R R R R b b b b b b b i i i i x", clue=Clue("mare", 1), rules=COOP)
    assert game.rules.grid is GRID_5X4
    assert decide(game, RED_OPERATIVE, Guess(0, seen=7)) == (CardCovered(0, RED_AGENT), GameEnded(RED, "END-1", 7))


def test_coop_4_only_co_op_scores() -> None:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1))
    assert decide(game, RED_OPERATIVE, Guess(0, seen=8)) == (CardCovered(0, RED_AGENT), GameEnded(RED, "END-1"))


def test_coop_5_after_the_winning_guess_the_enemy_covers_nothing() -> None:
    game = from_grid(ONE_RED_LEFT, clue=Clue("mare", 1), rules=COOP, touches=1)
    game = played(game, RED_OPERATIVE, Guess(0, seen=8))
    assert (game.phase, game.enemy_covers) == (Phase.OVER, 0)
    assert decide(game, RED_SPYMASTER, CoverWord(9, seen=9)) == violations.game_over()


def clue_given(verdict: Verdict | None, referee: RefereeMode = RefereeMode.WARNS) -> Game:
    return from_grid(FRESH, clue=Clue("bocca", 2, verdict), rules=Rules(mode=Mode.COOP, referee=referee))


def test_coop_6_any_operative_may_challenge_and_the_referee_decides() -> None:
    assert decide(clue_given(ILLEGAL), RED_OPERATIVE, Challenge(seen=0)) == (
        ClueChallenged(RED),
        ChallengeDecided(True, "referee", "CLUE-4", "W3"),
        TurnEnded(RED, "PEN-1"),
    )
    assert decide(clue_given(LEGAL), RED_OPERATIVE, Challenge(seen=0)) == (
        ClueChallenged(RED),
        ChallengeDecided(False, "referee"),
    )


@pytest.mark.parametrize("seat", [seat for seat in SEATS if seat != RED_OPERATIVE], ids=str)
def test_coop_6_nobody_else_may(seat: Seat) -> None:
    assert decide(clue_given(ILLEGAL), seat, Challenge(seen=0)) == violations.not_yours_to_challenge()


@pytest.mark.parametrize(
    ("verdict", "referee"),
    [
        (None, RefereeMode.WARNS),
        (Verdict(Finding.DOUBTFUL, "CLUE-4"), RefereeMode.WARNS),
        (Verdict(Finding.NOTICE, "CLUE-7"), RefereeMode.REFUSES),
        (ILLEGAL, RefereeMode.SILENT),
        (LEGAL, RefereeMode.SILENT),
    ],
)
def test_coop_6_in_doubt_or_without_a_referee_the_spymaster_decides(
    verdict: Verdict | None, referee: RefereeMode
) -> None:
    game = clue_given(verdict, referee)
    assert decide(game, RED_OPERATIVE, Challenge(seen=0)) == (ClueChallenged(RED),)
    game = evolve(game, ClueChallenged(RED))
    assert game.phase is Phase.RULING
    assert decide(game, RED_SPYMASTER, RuleOnChallenge(True, seen=0)) == (
        ChallengeDecided(True, "spymaster"),
        TurnEnded(RED, "PEN-1"),
    )
    assert decide(game, RED_SPYMASTER, RuleOnChallenge(False, seen=0)) == (ChallengeDecided(False, "spymaster"),)


def awaiting() -> Game:
    return evolve(clue_given(None), ClueChallenged(RED))


def test_coop_6_guesses_wait_for_the_decision() -> None:
    assert decide(awaiting(), RED_OPERATIVE, Guess(0, seen=0)) == violations.ruling_awaited()
    assert decide(awaiting(), RED_OPERATIVE, Stop(seen=0)) == violations.ruling_awaited()
    assert actions(awaiting(), RED_SPYMASTER) == ("rule", "hourglass")
    assert actions(awaiting(), RED_OPERATIVE) == ("hourglass",)
    free = evolve(awaiting(), ChallengeDecided(False, "spymaster"))
    assert decide(free, RED_OPERATIVE, Guess(0, seen=0)) == (CardCovered(0, RED_AGENT),)


def test_coop_6_clocks_do_not_wait() -> None:
    rules = Rules(mode=Mode.COOP, guess_seconds=60)
    game = from_grid(FRESH, clue=Clue("mare", 2), rules=rules, clock=Clock(ends=50_000))
    game = played(game, RED_OPERATIVE, Challenge(seen=0, at=10_000))
    assert game.clock == Clock(ends=50_000)
    game = played(game, RED_SPYMASTER, RuleOnChallenge(False, seen=0, at=20_000))
    assert game.clock == Clock(ends=50_000)
    ended = end_time(evolve(game, ClueChallenged(RED)), at=50_000)
    assert ended == (TurnEnded(RED, "TIME-2"),)


def test_coop_6_once_a_clue() -> None:
    assert decide(awaiting(), RED_OPERATIVE, Challenge(seen=0)) == violations.challenged_once()
    free = evolve(awaiting(), ChallengeDecided(False, "spymaster"))
    assert decide(free, RED_OPERATIVE, Challenge(seen=0)) == violations.challenged_once()


def test_coop_6_the_ruling_is_the_spymasters_alone() -> None:
    for seat in SEATS:
        if seat != RED_SPYMASTER:
            ruling = RuleOnChallenge(True, seen=0)
            assert decide(awaiting(), seat, ruling) == violations.not_yours_to_rule_on()
    assert decide(clue_given(None), RED_SPYMASTER, RuleOnChallenge(True, seen=0)) == violations.nothing_to_rule_on()
    assert decide(awaiting(), RED_SPYMASTER, RuleOnChallenge(True, seen=1)) == violations.table_moved_on()
    rivals = from_grid(FRESH, clue=Clue("mare", 2))
    assert decide(rivals, RED_SPYMASTER, RuleOnChallenge(True, seen=0)) == violations.not_yours_to_rule_on()


def test_coop_6_the_penalty_is_two_enemy_words_instead_of_one() -> None:
    game = played(clue_given(ILLEGAL), RED_OPERATIVE, Challenge(seen=0))
    assert (game.enemy_covers, game.penalty_open) == (2, False)
    assert decide(game, RED_SPYMASTER, CoverWord(9, seen=0)) == (CardCovered(9, BLUE_AGENT, "COOP-2"),)
    game = played(game, RED_SPYMASTER, CoverWord(9, seen=0))
    assert (game.phase, game.enemy_covers) == (Phase.ENEMY, 1)
    assert decide(game, RED_SPYMASTER, DeclineCover(seen=1)) == violations.must_cover()
    assert decide(game, RED_SPYMASTER, CoverWord(10, seen=1)) == (
        CardCovered(10, BLUE_AGENT, "COOP-2"),
        TurnEnded(BLUE, "COOP-2"),
    )


def test_coop_6_the_second_cover_starts_the_clock_and_not_the_first() -> None:
    rules = Rules(mode=Mode.COOP, clue_seconds=60)
    game = from_grid(FRESH, turn=BLUE, rules=rules, enemy_covers=2)
    assert decide(game, RED_SPYMASTER, CoverWord(9, seen=0, at=7)) == (CardCovered(9, BLUE_AGENT, "COOP-2"),)
    game = played(game, RED_SPYMASTER, CoverWord(9, seen=0, at=7))
    last = decide(game, RED_SPYMASTER, CoverWord(10, seen=1, at=9))
    assert isinstance(last, tuple)
    assert last[-1] == ClockStarted(9, 60_009)


def test_coop_6_with_one_enemy_word_left_the_first_of_the_two_loses() -> None:
    assert decide(enemys_turn(ONE_BLUE_LEFT, covers=2), RED_SPYMASTER, CoverWord(9, seen=7)) == (
        CardCovered(9, BLUE_AGENT, "COOP-2"),
        GameEnded(BLUE, "COOP-3"),
    )


def test_coop_6_until_the_first_guess() -> None:
    game = played(clue_given(ILLEGAL), RED_OPERATIVE, Guess(0, seen=0))
    assert decide(game, RED_OPERATIVE, Challenge(seen=1)) == violations.too_late_to_challenge()
