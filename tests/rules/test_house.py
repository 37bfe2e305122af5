"""HOUSE: what a group may agree on. What each switch means for a clue is the referee's."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.grids import BLUE, FRESH, RED, from_grid
from tests.tables import asked, deal_for, dealt, done, seated

from cryptonym.engine import (
    BLUE_SPYMASTER,
    RED_OPERATIVE,
    SEATS,
    Challenge,
    ChallengeDecided,
    Clue,
    ClueChallenged,
    Finding,
    HouseRule,
    Mode,
    RefereeMode,
    Rules,
    Seat,
    TurnEnded,
    Verdict,
    Violation,
    decide,
)
from cryptonym.engine import view as view_game
from cryptonym.table import (
    BringDeck,
    BringPictures,
    CallOff,
    ChangeSettings,
    DeckChoice,
    Kind,
    OwnCard,
    OwnDeck,
    OwnPicture,
    Settings,
    SettingsChanged,
    view,
    violations,
)
from cryptonym.table import decide as decide_at_table

LIMITS = Rules(own_limits="No film titles")


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_house_8_a_line_of_text_that_all_see(seat: Seat) -> None:
    table = seated(Settings(LIMITS))
    assert view(table, seat).settings.rules.own_limits == "No film titles"
    assert view_game(from_grid(FRESH, rules=LIMITS), seat).rules.own_limits == "No film titles"


def test_house_8_the_opposing_spymaster_alone_is_its_judge() -> None:
    game = from_grid(FRESH, clue=Clue("alien", 2), rules=LIMITS)
    assert decide(game, BLUE_SPYMASTER, Challenge(seen=0)) == (
        ClueChallenged(BLUE),
        ChallengeDecided(True, "challenger"),
        TurnEnded(RED, "PEN-1"),
    )


@pytest.mark.parametrize("referee", RefereeMode)
@pytest.mark.parametrize("finding", Finding)
def test_house_8_a_legal_verdict_does_not_overrule_the_opposing_spymaster(
    finding: Finding, referee: RefereeMode
) -> None:
    rules = replace(LIMITS, referee=referee)
    game = from_grid(FRESH, clue=Clue("alien", 2, Verdict(finding, "CLUE-4")), rules=rules)
    events = decide(game, BLUE_SPYMASTER, Challenge(seen=0))
    assert not isinstance(events, Violation)
    assert isinstance(events[1], ChallengeDecided)
    assert events[1].upheld
    free = from_grid(FRESH, clue=Clue("alien", 2, Verdict(Finding.LEGAL)))
    assert decide(free, BLUE_SPYMASTER, Challenge(seen=0)) == (ClueChallenged(BLUE), ChallengeDecided(False, "referee"))


def test_house_8_in_co_op_the_spymaster_is_its_judge() -> None:
    rules = replace(LIMITS, mode=Mode.COOP)
    game = from_grid(FRESH, clue=Clue("alien", 2, Verdict(Finding.LEGAL)), rules=rules)
    assert decide(game, RED_OPERATIVE, Challenge(seen=0)) == (ClueChallenged(RED),)


@pytest.mark.parametrize("line", ["a" * 201, "two\nlines", "\u202e"])
def test_house_8_one_line_and_not_a_novel(line: str) -> None:
    settings = Settings(Rules(own_limits=line))
    assert decide_at_table(seated(), "ann", ChangeSettings(settings)) == violations.settings_out_of_range("own_limits")


def test_house_9_all_is_strict_by_default() -> None:
    assert Rules().house == frozenset()
    assert Rules().own_limits == ""
    assert not Rules().assassin_ending


@pytest.mark.parametrize("switch", HouseRule)
@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_house_9_switches_are_seen_by_all(switch: HouseRule, seat: Seat) -> None:
    rules = Rules(house=frozenset({switch}))
    table = done(seated(), "ann", ChangeSettings(Settings(rules)))
    assert view(table, seat).settings.rules.house == {switch}
    game = view(dealt(table), seat).game
    assert game is not None
    assert game.rules.house == {switch}


@pytest.mark.parametrize(
    "change",
    [
        Settings(Rules(house=frozenset({HouseRule.RHYMES_OK}))),
        Settings(Rules(assassin_ending=True)),
        Settings(Rules(clue_seconds=30)),
        Settings(Rules(mode=Mode.COOP)),
        Settings(language="it"),
        Settings(kind=Kind.PICTURES),
    ],
)
def test_house_9_a_change_waits_for_the_next_deal(change: Settings) -> None:
    table = dealt(seated())
    before = table.game
    assert before is not None
    assert asked(table, "ann", ChangeSettings(change)) == (SettingsChanged(change),)
    table = done(table, "ann", ChangeSettings(change))
    assert table.game == before
    for seat in SEATS:
        assert view(table, seat) == view(dealt(seated()), seat)
    assert table.settings_wanted == change
    assert asked(table, "ann", ChangeSettings(change)) == ()
    assert [person.seat for person in table.people] == [*Settings().seats]
    assert decide(before, RED_OPERATIVE, Challenge(seen=0)) == decide(table.game, RED_OPERATIVE, Challenge(seen=0))


def test_house_9_the_next_game_is_played_by_it() -> None:
    fine = replace(Settings(), rules=Rules(assassin_ending=True))
    table = done(done(dealt(seated()), "ann", ChangeSettings(fine)), "ann", CallOff())
    game = dealt(table).game
    assert game is not None
    assert game.rules.assassin_ending


def test_house_9_a_deck_brought_in_mid_game_does_not_change_the_language_of_the_game() -> None:
    own = [OwnDeck(tuple(OwnCard(f"W{n}") for n in range(30)), language) for language in ("it", "en")]
    table = done(done(seated(), "ann", BringDeck(own[0])), "ann", ChangeSettings(Settings(deck=DeckChoice.OWN)))
    table = done(dealt(table), "ann", BringDeck(own[1]))
    assert table.card_language == "it"
    assert table.own_deck == own[0]
    table = done(table, "ann", CallOff())
    assert table.own_deck == own[1]
    assert table.card_language == "it", "the same cards still lie there"
    assert dealt(table).card_language == "en"


def test_house_9_who_brings_a_deck_in_mid_game_may_ask_for_it_at_once() -> None:
    own = OwnDeck(tuple(OwnCard(f"W{n}") for n in range(30)), "it")
    table = done(dealt(seated()), "ann", BringDeck(own))
    table = done(table, "ann", ChangeSettings(Settings(deck=DeckChoice.OWN)))
    assert done(table, "ann", CallOff()).settings.deck is DeckChoice.OWN


def test_house_9_pictures_brought_in_mid_game_are_shown_when_it_has_ended() -> None:
    mine = (OwnPicture("a", "A cat"),)
    table = done(dealt(seated()), "ann", BringPictures(mine))
    assert {view(table, seat).own_pictures for seat in SEATS} == {()}
    assert view(done(table, "ann", CallOff()), RED_OPERATIVE).own_pictures == mine


def test_house_9_between_games_the_last_change_holds() -> None:
    table = done(dealt(seated()), "ann", ChangeSettings(Settings(language="it")))
    table = done(done(table, "ann", CallOff()), "ann", ChangeSettings(Settings(language="pl")))
    assert (table.settings.language, table.settings_wanted.language) == ("pl", "pl")


def test_house_9_dealing_while_a_game_is_on() -> None:
    table = dealt(seated())
    assert decide_at_table(table, "ann", deal_for(table)) == violations.game_is_on()
