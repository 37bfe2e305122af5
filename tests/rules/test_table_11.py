"""TABLE-11: from the deal to the end, nothing that a person who knows the key writes or freely chooses reaches an operative.

Two people at two tables do the same thing with different content: an operative must see and hear the same. A command that carries no
free content stands in `TOLERATED`, with the rule that allows it (ADR 0024).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest
from tests.grids import RED
from tests.tables import asked, dealt, done, fold, joined, seated

from cryptonym import table as tables
from cryptonym.engine import BLUE_OPERATIVE, RED_OPERATIVE, GiveClue, HouseRule, Rules, Violation
from cryptonym.protocol import outward
from cryptonym.table import (
    BringDeck,
    BringPictures,
    CallOff,
    ChangeSettings,
    DelayWatchers,
    Join,
    Leave,
    OwnCard,
    OwnDeck,
    OwnPicture,
    Play,
    Rename,
    SetPassword,
    Settings,
    Stand,
    Table,
    TableCommand,
    violations,
)

HOST = "ann"
"""The host is red's spymaster, so she knows the key."""
DECKS = [
    OwnDeck(tuple(OwnCard(f"{name}{n}") for n in range(count)), language)
    for name, count, language in (("A", 30, "it"), ("B", 31, "en"))
]
FREE: dict[type, list[tuple[TableCommand, TableCommand]]] = {
    Rename: [(Rename("not WORD7"), Rename("take WORD3"))],
    ChangeSettings: [
        (ChangeSettings(Settings(Rules(own_limits="not WORD7"))), ChangeSettings(Settings(Rules(own_limits="WORD3")))),
        (ChangeSettings(Settings(language="it")), ChangeSettings(Settings(language="pl"))),
        (ChangeSettings(Settings(Rules(hourglass_seconds=7))), ChangeSettings(Settings(Rules(hourglass_seconds=13)))),
        (
            ChangeSettings(Settings(Rules(house=frozenset({HouseRule.RHYMES_OK})))),
            ChangeSettings(Settings(Rules(house=frozenset({HouseRule.FOREIGN_OK})))),
        ),
    ],
    BringDeck: [(BringDeck(DECKS[0]), BringDeck(DECKS[1]))],
    BringPictures: [
        (
            BringPictures((OwnPicture("own-1", "not WORD7"),)),
            BringPictures((OwnPicture("own-2", "WORD3"), OwnPicture("own-3"))),
        )
    ],
    DelayWatchers: [(DelayWatchers(7), DelayWatchers(13))],
    SetPassword: [(SetPassword("salt$one"), SetPassword("salt$two"))],
}
"""By command two of its kind that differ in what is written or freely chosen."""

TOLERATED: dict[type, str] = {
    Play: "CLUE-1, PEN-2, PEN-3, COOP-2, COOP-6: the clue, and the choices that the rules give",
    tables.CallOff: "TABLE-5",
    tables.Pause: "TABLE-10: a clock stands still or runs",
    tables.HandOver: "TABLE-6",
    tables.Assign: "TABLE-7",
    tables.SeatBot: "TABLE-7: the server chooses the bot's name",
    tables.AnswerRequest: "TABLE-7",
    tables.NameCaller: "TABLE-7",
    tables.RequestSeat: "TABLE-7: somebody comes or goes",
    tables.Sit: "TABLE-7: somebody comes or goes",
    tables.Stand: "TABLE-7: somebody comes or goes",
    tables.Leave: "TABLE-7: somebody comes or goes",
    tables.ChangeDevice: "TABLE-7: the token is seen by nobody",
    tables.Kick: "TABLE-10: the server draws the new link",
    tables.LockDoor: "TABLE-10",
    tables.Mute: "TABLE-10",
    tables.SwitchTalk: "TABLE-10",
    tables.KeepCode: "TABLE-10: it does nothing any more",
    tables.Reopen: "TABLE-10",
    tables.Deal: "NEXT-1: refused while a game is on",
    tables.ShuffleTeams: "NEXT-1: refused while a game is on",
    tables.PassOn: "NEXT-5: refused while a game is on",
    tables.VoteClue: "TABLE-12: refused while a game is on, to everybody",
    tables.DropPictures: "NEXT-3: refused while a game is on",
    Join: "TABLE-9: those who know the key come back under the name they had; tested below",
}


def playing() -> Table:
    table = seated(None, RED_OPERATIVE, BLUE_OPERATIVE)
    return done(dealt(table, starting=RED), HOST, Play(GiveClue("mare", 2)))


def heard(table: Table, who: str, command: TableCommand) -> Any:
    """What an operative sees and hears of a command, refused or not."""
    decision = tables.decide(table, who, command)
    if isinstance(decision, Violation):
        return "refused"
    after = fold(table, decision)
    told = []
    now = table
    for event in decision:
        told.append(outward.told(tables.redact(event, RED_OPERATIVE), now))
        now = tables.evolve(now, event)
    return told, outward.table_seen(after, RED_OPERATIVE)


def test_table_11_every_command_is_free_of_content_or_tolerated_with_a_rule() -> None:
    assert set(get_args(TableCommand)) == FREE.keys() | TOLERATED.keys()
    assert not FREE.keys() & TOLERATED.keys()


@pytest.mark.parametrize(
    ("one", "two"), [pair for pairs in FREE.values() for pair in pairs], ids=lambda command: type(command).__name__
)
def test_table_11_what_a_key_holder_writes_or_chooses_changes_nothing_for_an_operative(
    one: TableCommand, two: TableCommand
) -> None:
    assert heard(playing(), HOST, one) == heard(playing(), HOST, two)


def test_table_11_a_spymaster_may_not_rename_but_an_operative_may() -> None:
    table = playing()
    assert tables.decide(table, "bob", Rename("not WORD7")) == violations.key_holders_write_nothing()
    assert asked(table, "cat", Rename("Kit"))
    assert asked(done(table, HOST, CallOff()), "bob", Rename("Kit"))


def test_table_11_nor_a_spymaster_who_got_up() -> None:
    table = done(playing(), "bob", Stand())
    assert tables.decide(table, "bob", Rename("not WORD7")) == violations.key_holders_write_nothing()


def test_table_11_nor_one_who_left_and_comes_back() -> None:
    table = done(playing(), "bob", Leave())
    back = done(table, None, Join("bob", "not WORD7", "secret-of-bob"))
    assert back.person("bob") == replace(back.people[-1], name="Bob")
    over = done(done(table, HOST, CallOff()), None, Join("bob", "Bobby", "secret-of-bob"))
    assert over.people[-1].name == "Bobby"


def test_table_11_what_a_host_changed_is_seen_when_the_game_has_ended() -> None:
    table = done(playing(), HOST, ChangeSettings(Settings(Rules(own_limits="No films"))))
    table = done(table, HOST, BringDeck(DECKS[0]))
    table = done(table, HOST, BringPictures((OwnPicture("own-1", "Nonna"),)))
    during = outward.table_seen(table, RED_OPERATIVE)
    assert during == outward.table_seen(playing(), RED_OPERATIVE)
    after = outward.table_seen(done(table, HOST, CallOff()), RED_OPERATIVE)
    assert after.settings.rules.own_limits == "No films"
    assert after.own_deck is not None
    assert after.own_deck.cards == 30
    assert after.own_pictures == {"own-1": "Nonna"}


def test_table_11_a_new_host_does_not_see_what_the_old_one_wrote() -> None:
    table = done(playing(), HOST, ChangeSettings(Settings(Rules(own_limits="not WORD7"))))
    table = done(table, HOST, tables.HandOver("cat"))
    assert "WORD7" not in repr(outward.table_seen(table, RED_OPERATIVE))


def test_table_11_others_still_come_under_any_name() -> None:
    table = joined(playing(), "hal")
    assert asked(table, "hal", Rename("Hally"))


@pytest.mark.parametrize("person", ["ann", "bob", "cat", "dan"])
def test_table_11_nobody_votes_while_a_game_is_on(person: str) -> None:
    """Not for a clue of the game before either, whatever they know: a vote would be a word."""
    table = dealt(done(playing(), HOST, CallOff()), starting=RED)
    for turn in (0, 63):
        assert tables.decide(table, person, tables.VoteClue(turn)) == violations.votes_after_the_game()
