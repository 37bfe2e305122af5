"""A run of games at one table: dealing, winning, the clock and the host's settings."""

from __future__ import annotations

import pytest
from tests.grids import ASSASSIN, BLUE, RED, RED_AGENT
from tests.tables import asked, deal_for, dealt, done, fold, joined, laid, opened, seated

from cryptonym.engine import (
    GRID_5X4,
    GRID_5X5,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    CardCovered,
    ClockPaused,
    ClockStarted,
    GameDealt,
    GameEnded,
    GiveClue,
    Guess,
    Rules,
    Team,
    TurnEnded,
    Violation,
)
from cryptonym.engine import violations as game_violations
from cryptonym.table import (
    BringDeck,
    CallOff,
    CardsLaid,
    ChangeSettings,
    DeckBrought,
    DeckChoice,
    HandOver,
    HostChanged,
    Kind,
    Leave,
    OwnCard,
    OwnDeck,
    Pause,
    PersonLeft,
    Play,
    Settings,
    Sit,
    Stand,
    Table,
    TableOpened,
    begin,
    decide,
    evolve,
    open_table,
    redact,
    replace_host,
    time_out,
    view,
    violations,
)
from cryptonym.table.dealing import missing_cards

STRICT = Settings(Rules(clue_seconds=60, guess_seconds=60))


def card_of(table: Table, identity: str) -> int:
    assert table.game is not None
    return next(card for card, found in enumerate(table.game.key.identities) if found == identity)


def test_a_table_is_opened_with_its_settings_and_nobody_at_it() -> None:
    assert open_table("t", Settings(language="pl")) == (TableOpened("t", Settings(language="pl")),)
    table = begin(TableOpened("t", Settings(language="pl")))
    assert (table.people, table.host, table.games, table.game) == ((), None, 0, None)
    assert evolve(seated(), TableOpened("other", Settings())) == Table("other")


def test_the_first_person_hosts() -> None:
    assert joined(opened(), "ann", "bob").host == "ann"
    assert joined(joined(opened(), "bot", bot="steady"), "ann").host == "ann"


def test_dealing_lays_the_cards_and_begins_the_game() -> None:
    table = seated()
    command = deal_for(table, starting=BLUE)
    faces = tuple(f"FRONT{card}" for card in range(25))
    assert asked(table, "ann", command) == (
        CardsLaid(command.laid),
        GameDealt(Rules(), faces, frozenset(), BLUE, command.key),
    )
    table = done(table, "ann", command)
    assert (table.games, table.is_playing) == (1, True)
    assert table.key_seen_by == {"ann", "bob"}


def test_a_deal_starts_the_strict_clock() -> None:
    table = seated(STRICT)
    assert asked(table, "ann", deal_for(table, at=5_000))[-1] == ClockStarted(5_000, 65_000)


def test_pictures_are_marked() -> None:
    table = seated()
    command = deal_for(table, cards=laid(pictures=3))
    *_, deal = asked(table, "ann", command)
    assert isinstance(deal, GameDealt)
    assert deal.pictures == {0, 1, 2}


def test_moves_come_from_the_seat_that_one_has() -> None:
    table = dealt(seated(), starting=RED)
    assert decide(table, "bob", Play(GiveClue("mare", 1))) == game_violations.not_your_clue()
    table = done(table, "ann", Play(GiveClue("mare", 1)))
    own = card_of(table, "red")
    assert asked(table, "cat", Play(Guess(own, seen=0))) == (CardCovered(own, RED_AGENT),)
    assert decide(joined(table, "eve"), "eve", Play(Guess(own, seen=0))) == game_violations.not_your_guess()


def test_the_evenings_wins_are_counted() -> None:
    table = seated()
    for starting, wins in ((RED, (0, 1)), (BLUE, (1, 1)), (BLUE, (2, 1))):
        table = dealt(table, starting=starting)
        giver, toucher = ("ann", "cat") if starting is RED else ("bob", "dan")
        table = done(table, giver, Play(GiveClue("mare", 1)))
        assassin = card_of(table, "assassin")
        assert asked(table, toucher, Play(Guess(assassin, seen=0))) == (
            CardCovered(assassin, ASSASSIN),
            GameEnded(starting.other, "TURN-7"),
        )
        table = done(table, toucher, Play(Guess(assassin, seen=0)))
        assert table.wins == wins
    assert table.games == 3
    assert {view(table, seat).wins for seat in SEATS} == {(2, 1)}


def test_when_time_is_out_the_turn_ends() -> None:
    table = dealt(seated(STRICT), starting=RED)
    assert time_out(table, 59_999) == game_violations.time_is_not_up()
    assert time_out(table, 60_000) == (TurnEnded(RED, "TIME-2"), ClockStarted(60_000, 120_000))


def test_the_host_pauses_and_resumes() -> None:
    table = dealt(seated(STRICT), starting=RED)
    assert asked(table, "ann", Pause(True, at=10_000)) == (ClockPaused(50_000),)
    table = done(table, "ann", Pause(True, at=10_000))
    assert decide(table, "ann", Pause(True, at=11_000)) == game_violations.clock_stands_already()
    assert asked(table, "ann", Pause(False, at=20_000)) == (ClockStarted(20_000, 70_000),)
    assert decide(dealt(seated()), "ann", Pause(True, at=0)) == game_violations.no_clock()


def test_a_pause_outlasts_the_move_that_is_made_in_it() -> None:
    table = done(dealt(seated(STRICT), starting=RED), "ann", Pause(True, at=10_000))
    given = asked(table, "ann", Play(GiveClue("mare", 1, at=20_000)))
    assert given[-1] == ClockPaused(60_000)
    table = done(table, "ann", Play(GiveClue("mare", 1, at=20_000)))
    assert asked(table, "ann", Pause(False, at=90_000)) == (ClockStarted(90_000, 150_000),)


def test_the_longest_seated_is_who_sat_down_first_and_not_who_came_first() -> None:
    table = joined(opened(), "ann", "bob", "cat")
    table = done(done(table, "cat", Sit(RED_OPERATIVE)), "bob", Sit(RED_OPERATIVE))
    assert replace_host(table, frozenset({"bob", "cat"})) == (HostChanged("cat"),)
    table = done(done(table, "cat", Stand()), "cat", Sit(RED_OPERATIVE))
    assert replace_host(table, frozenset({"bob", "cat"})) == (HostChanged("bob"),)


def test_changing_seats_is_not_getting_up() -> None:
    table = joined(opened(), "ann", "bob", "cat")
    table = done(done(table, "bob", Sit(RED_OPERATIVE)), "cat", Sit(RED_OPERATIVE))
    table = done(table, "bob", Sit(RED_SPYMASTER))
    assert replace_host(table, frozenset({"bob", "cat"})) == (HostChanged("bob"),)


def test_a_host_who_was_away_is_host_no_more() -> None:
    table = fold(seated(), replace_host(seated(), frozenset({"bob"})))
    assert table.host == "bob"
    assert decide(table, "ann", HandOver("ann")) == violations.not_the_host()


def test_the_last_one_leaves_a_table_without_a_host() -> None:
    table = joined(opened(), "ann")
    assert asked(table, "ann", Leave()) == (PersonLeft("ann"),)
    assert done(table, "ann", Leave()).host is None


@pytest.mark.parametrize(
    ("settings", "what"),
    [
        (Settings(language="de"), "language"),
        (Settings(pictures=0), "pictures"),
        (Settings(pictures=25), "pictures"),
        (Settings(Rules(GRID_5X4), pictures=20), "pictures"),
        (Settings(Rules(hourglass_seconds=4)), "hourglass_seconds"),
        (Settings(Rules(hourglass_seconds=601)), "hourglass_seconds"),
        (Settings(Rules(clue_seconds=4)), "clue_seconds"),
        (Settings(Rules(clue_seconds=3601)), "clue_seconds"),
        (Settings(Rules(guess_seconds=0)), "guess_seconds"),
        (Settings(Rules(guess_seconds=3601)), "guess_seconds"),
        (Settings(Rules(own_limits="a" * 201)), "own_limits"),
        (Settings(Rules(own_limits="a\nb")), "own_limits"),
    ],
)
def test_settings_out_of_range(settings: Settings, what: str) -> None:
    refused = violations.settings_out_of_range(what)
    assert decide(seated(), "ann", ChangeSettings(settings)) == refused
    assert open_table("t", settings) == refused


@pytest.mark.parametrize(
    "settings",
    [
        Settings(Rules(GRID_5X4, hourglass_seconds=5, clue_seconds=5, guess_seconds=3600), "ca", pictures=19),
        Settings(Rules(GRID_5X5, hourglass_seconds=600, clue_seconds=3600, guess_seconds=5), "pt", pictures=24),
        Settings(Rules(own_limits="ż" * 200), "pl", pictures=1, colour=Team.BLUE),
    ],
)
def test_settings_just_in_range(settings: Settings) -> None:
    assert not isinstance(decide(seated(), "ann", ChangeSettings(settings)), Violation)
    assert open_table("t", settings) == (TableOpened("t", settings),)


OWN = OwnDeck(tuple(OwnCard(f"OWN{card}") for card in range(30)), "other")


def test_the_host_brings_a_deck_and_nobody_sees_its_words_before_they_lie_there() -> None:
    table = seated()
    assert asked(table, "ann", BringDeck(OWN)) == (DeckBrought(OWN),)
    assert decide(table, "bob", BringDeck(OWN)) == violations.not_the_host()
    table = done(table, "ann", BringDeck(OWN))
    for seat in SEATS:
        assert "OWN1" not in repr(view(table, seat))
        assert redact(DeckBrought(OWN), seat) == DeckBrought(OwnDeck((), "other"))
    assert "OWN1" not in repr(table)
    assert view(table, WATCHER).own_deck == (30, "other", "")


@pytest.mark.parametrize("choice", [DeckChoice.OWN, DeckChoice.BOTH])
def test_a_deck_of_ones_own_is_chosen_once_it_is_there(choice: DeckChoice) -> None:
    wanted = Settings(deck=choice)
    assert decide(seated(), "ann", ChangeSettings(wanted)) == violations.no_own_deck()
    assert open_table("t", wanted) == violations.no_own_deck()
    table = done(done(seated(), "ann", BringDeck(OWN)), "ann", ChangeSettings(wanted))
    assert table.settings == wanted


def test_too_small_a_deck_of_ones_own_keeps_the_host_from_dealing() -> None:
    few = done(seated(), "ann", BringDeck(OwnDeck(OWN.cards[:24], "other")))
    assert missing_cards(few) is None, "it is there, and not dealt from"
    only_own = done(few, "ann", ChangeSettings(Settings(deck=DeckChoice.OWN)))
    assert missing_cards(only_own) == violations.not_enough_cards(24, 25)
    smaller_grid = Settings(Rules(GRID_5X4), deck=DeckChoice.OWN)
    assert missing_cards(done(only_own, "ann", ChangeSettings(smaller_grid))) is None
    assert missing_cards(done(only_own, "ann", ChangeSettings(Settings(deck=DeckChoice.BOTH)))) is None
    pictures = Settings(Rules(GRID_5X4), kind=Kind.PICTURES, deck=DeckChoice.OWN)
    assert missing_cards(done(only_own, "ann", ChangeSettings(pictures))) is None, "no words are dealt"
    assert missing_cards(done(only_own, "ann", BringDeck(OWN))) is None


def test_calling_off_is_no_win() -> None:
    table = done(dealt(seated()), "ann", CallOff())
    assert table.wins == (0, 0)
