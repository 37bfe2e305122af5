"""TABLE: around the table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.grids import BLUE, FRESH, HALF_PLAYED, RED, RED_AGENT, fold, from_grid
from tests.tables import asked, deal_for, dealt, done, joined, opened, seated

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SEATS,
    WATCHER,
    CardCovered,
    Challenge,
    Clue,
    CoverWord,
    DeclineCover,
    Game,
    GameEnded,
    GiveClue,
    Guess,
    Mode,
    Phase,
    RuleOnChallenge,
    Rules,
    Seat,
    Stop,
    Violation,
    decide,
    redact,
    view,
    violations,
)
from cryptonym.engine.model import Clock, Ending
from cryptonym.engine.quiet import QuietlyAsked
from cryptonym.table import (
    Assign,
    CallOff,
    ChangeSettings,
    DoorLocked,
    HandOver,
    HostChanged,
    Join,
    Kick,
    Leave,
    LockDoor,
    Pause,
    PersonJoined,
    PersonLeft,
    PersonRenamed,
    Play,
    Rename,
    RequestSeat,
    SeatBot,
    SeatLeft,
    SeatRequested,
    SeatTaken,
    Settings,
    SettingsChanged,
    ShuffleTeams,
    Sit,
    Stand,
    Table,
    TableCommand,
    replace_host,
)
from cryptonym.table import decide as decide_at_table
from cryptonym.table import violations as table_violations
from cryptonym.table.log import TABLE
from cryptonym.table.model import LONGEST_NAME, MOST_SEATED
from cryptonym.table.seating import seats_for, seats_open_to

EVERYBODY = frozenset({"ann", "bob", "cat", "dan", "eve"})


def test_table_2_nothing_shows_whether_it_was_the_one_meant() -> None:
    """What an own word gives hangs on nothing but the card: neither on the clue nor on its number."""
    outcomes = {
        decide(from_grid(FRESH, clue=Clue(word, number)), RED_OPERATIVE, Guess(3, seen=0))
        for word in ("mare", "terra")
        for number in (1, 2, 9, 0, None)
    }
    assert outcomes == {(CardCovered(3, RED_AGENT),)}
    for seat in SEATS:
        assert redact(CardCovered(3, RED_AGENT), seat) == CardCovered(3, RED_AGENT)


def test_table_3_a_quiet_question_leaves_no_trace_in_the_tables_stream() -> None:
    """What a spymaster types, points at or asks is no event of the table at all."""
    with pytest.raises(AssertionError):
        TABLE.encode(QuietlyAsked(1, RED, "mare"))


def test_table_3_a_spymaster_can_touch_no_card() -> None:
    game = from_grid(FRESH, clue=Clue("mare", 2))
    for seat in (RED_SPYMASTER, BLUE_SPYMASTER):
        assert decide(game, seat, Guess(0, seen=0)) == violations.not_your_guess()
        assert isinstance(decide(game, seat, CoverWord(0, seen=0)), violations.Violation)


def test_table_5_the_host_calls_a_game_off_and_nobody_wins() -> None:
    table = dealt(seated())
    assert asked(table, "ann", CallOff()) == (GameEnded(None, "TABLE-5"),)
    table = done(table, "ann", CallOff())
    assert table.game is not None
    assert table.game.ending == Ending(None, "TABLE-5")
    assert table.wins == (0, 0)
    for seat in SEATS:
        assert view(table.game, seat).key == table.game.key.identities


@pytest.mark.parametrize(
    "game",
    [
        from_grid(FRESH, hourglass=60_000, clock=Clock(ends=60_000)),
        from_grid(FRESH, penalty_open=True),
        from_grid(FRESH, turn=BLUE, rules=Rules(mode=Mode.COOP), enemy_covers=2),
        from_grid(FRESH, clue=Clue("mare", 2), rules=Rules(mode=Mode.COOP), challenged=True, awaits_ruling=True),
    ],
    ids=["clocks", "penalty", "enemy", "ruling"],
)
def test_table_5_whatever_was_pending_is_no_more(game: Game) -> None:
    over = fold(game, (GameEnded(None, "TABLE-5"),))
    assert over.phase is Phase.OVER
    assert (over.hourglass, over.clock) == (None, None)
    assert (over.penalty_open, over.enemy_covers, over.awaits_ruling) == (False, 0, False)
    assert over.turns[-1].ended_by == "TABLE-5"


def test_table_5_nobody_else_does_and_only_while_a_game_is_on() -> None:
    table = dealt(seated())
    assert decide_at_table(table, "bob", CallOff()) == table_violations.not_the_host()
    assert decide_at_table(done(table, "ann", CallOff()), "ann", CallOff()) == violations.game_over()
    assert decide_at_table(seated(), "ann", CallOff()) == table_violations.no_game()


def test_table_6_the_role_goes_to_the_longest_seated_person_present() -> None:
    table = seated()
    assert replace_host(table, EVERYBODY - {"ann"}) == (HostChanged("bob"),)
    assert replace_host(table, frozenset({"dan", "cat"})) == (HostChanged("cat"),)
    assert replace_host(table, frozenset()) == ()


def test_table_6_while_the_host_is_present_nothing_changes() -> None:
    assert replace_host(seated(), EVERYBODY) == ()


def test_table_6_longest_seated_is_who_sat_down_first() -> None:
    table = joined(opened(), "ann", "bob", "cat")
    table = done(done(table, "cat", Sit(RED_OPERATIVE)), "bob", Sit(RED_OPERATIVE))
    assert replace_host(table, frozenset({"bob", "cat"})) == (HostChanged("cat"),)


def test_table_6_who_sits_goes_before_who_only_watches() -> None:
    table = done(seated(), "bob", Stand())
    assert replace_host(table, frozenset({"bob", "dan"})) == (HostChanged("dan"),)
    assert replace_host(table, frozenset({"bob"})) == (HostChanged("bob"),)


def test_table_6_no_bot_hosts() -> None:
    table = joined(joined(opened(), "ann"), "bot", bot="steady")
    assert replace_host(table, frozenset({"bot"})) == ()
    assert decide_at_table(table, "ann", HandOver("bot")) == table_violations.bots_have_no_table()


def test_table_6_any_host_may_hand_it_on() -> None:
    table = seated()
    assert asked(table, "ann", HandOver("dan")) == (HostChanged("dan"),)
    table = done(table, "ann", HandOver("dan"))
    assert decide_at_table(table, "ann", HandOver("bob")) == table_violations.not_the_host()
    assert asked(table, "dan", HandOver("ann")) == (HostChanged("ann"),)
    assert decide_at_table(table, "dan", HandOver("zoe")) == table_violations.nobody_of_that_name()
    assert asked(table, "dan", HandOver("dan")) == ()


def test_table_6_a_host_who_leaves_hands_it_on_at_once() -> None:
    table = seated()
    assert asked(table, "ann", Leave()) == (PersonLeft("ann"), HostChanged("bob"))
    alone = joined(opened(), "ann")
    assert asked(alone, "ann", Leave()) == (PersonLeft("ann"),)
    assert joined(done(alone, "ann", Leave()), "bob").host == "bob"


def test_table_7_the_host_gives_an_empty_seat_in_mid_game() -> None:
    table = joined(done(dealt(seated()), "bob", Stand()), "eve")
    assert decide_at_table(table, "eve", Sit(BLUE_SPYMASTER)) == table_violations.host_seats_people()
    assert decide_at_table(table, "cat", Assign("eve", BLUE_SPYMASTER)) == table_violations.not_the_host()
    assert asked(table, "ann", Assign("eve", BLUE_SPYMASTER)) == (SeatTaken("eve", BLUE_SPYMASTER),)


def test_table_7_a_late_friend_sits_down_as_an_operative() -> None:
    table = joined(dealt(seated()), "eve")
    for seat in (RED_OPERATIVE, BLUE_OPERATIVE):
        assert asked(table, "eve", Sit(seat)) == (SeatTaken("eve", seat),)
        assert asked(table, "eve", RequestSeat(seat)) == (SeatTaken("eve", seat),)
    seated_late = done(table, "eve", Sit(RED_OPERATIVE))
    assert decide_at_table(seated_late, "eve", Sit(BLUE_OPERATIVE)) == table_violations.host_seats_people()


def test_table_7_but_not_through_a_locked_door() -> None:
    table = done(joined(dealt(seated()), "eve"), "ann", LockDoor(True))
    assert decide_at_table(table, "eve", Sit(RED_OPERATIVE)) == table_violations.host_seats_people()
    assert asked(table, "eve", RequestSeat(RED_OPERATIVE)) == (SeatRequested("eve", RED_OPERATIVE),)


def test_table_7_nor_after_a_look_at_the_key() -> None:
    table = done(dealt(seated()), "bob", Stand())
    assert decide_at_table(table, "bob", Sit(RED_OPERATIVE)) == table_violations.key_was_seen("Bob")


def test_table_7_of_three_players_only_one_is_the_operative() -> None:
    table = joined(dealt(seated(Settings(Rules(mode=Mode.TRIO)))), "eve")
    assert decide_at_table(table, "eve", Sit(OPERATIVE_OF_BOTH)) == table_violations.host_seats_people()
    empty = done(table, "cat", Stand())
    assert asked(empty, "eve", Sit(OPERATIVE_OF_BOTH)) == (SeatTaken("eve", OPERATIVE_OF_BOTH),)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("locked", [False, True])
def test_table_7_the_seats_on_offer_are_those_that_would_be_taken(mode: Mode, locked: bool) -> None:
    table = joined(dealt(seated(Settings(Rules(mode=mode)))), "eve", "fay")
    table = done(done(table, "ann", Stand()), "eve", Rename("Eva"))
    table = done(table, "ann", LockDoor(locked)) if table.host == "ann" else table
    for person in table.people:
        taken = {seat for seat in SEATS if sat(table, person.id, Sit(seat))}
        given = {seat for seat in SEATS if sat(table, "ann", Assign(person.id, seat))}
        assert set(seats_open_to(table, person)) == taken - {person.seat}
        assert set(seats_for(table, person)) == given - {person.seat}
    newcomer = decide_at_table(table, None, Join("hal", "Hal", "t"))
    if isinstance(newcomer, Violation):
        assert seats_open_to(table, None) == ()
    else:
        after = done(table, None, Join("hal", "Hal", "t"))
        assert set(seats_open_to(table, None)) == {seat for seat in SEATS if sat(after, "hal", Sit(seat))}


def sat(table: Table, who: str, command: TableCommand) -> bool:
    return not isinstance(decide_at_table(table, who, command), Violation)


def test_table_7_to_a_bot_too() -> None:
    table = joined(done(dealt(seated()), "dan", Stand()), "bot", bot="steady")
    assert asked(table, "ann", Assign("bot", BLUE_OPERATIVE)) == (SeatTaken("bot", BLUE_OPERATIVE),)


def test_table_7_but_not_while_its_owner_is_there() -> None:
    table = dealt(seated())
    bot = SeatBot("bot", "Bot", BLUE_SPYMASTER, "steady")
    here = replace(bot, present=EVERYBODY)
    assert decide_at_table(table, "ann", here) == table_violations.seat_taken("Bob")
    events = asked(table, "ann", replace(bot, present=EVERYBODY - {"bob"}))
    assert [event for event in events if not isinstance(event, PersonJoined)] == [
        SeatLeft("bob"),
        SeatTaken("bot", BLUE_SPYMASTER),
    ]


def test_table_7_its_owner_may_come_back_to_it() -> None:
    table = done(dealt(seated()), "dan", Stand())
    assert asked(table, "dan", Sit(BLUE_OPERATIVE)) == (SeatTaken("dan", BLUE_OPERATIVE),)
    table = done(dealt(seated()), "bob", Stand())
    assert asked(table, "bob", Sit(BLUE_SPYMASTER)) == (SeatTaken("bob", BLUE_SPYMASTER),)


def test_table_7_or_takes_it_away() -> None:
    table = dealt(seated())
    assert asked(table, "ann", Assign("dan", None)) == (SeatLeft("dan"),)
    assert asked(done(table, "dan", Stand()), "ann", Assign("dan", None)) == ()
    assert decide_at_table(table, "ann", Assign("zoe", None)) == table_violations.nobody_of_that_name()


def test_table_7_who_lost_the_connection_still_has_the_seat() -> None:
    """Presence is none of the table's business: a seat is left by standing up, leaving or the host alone."""
    table = dealt(seated())
    assert asked(table, "dan", Sit(BLUE_OPERATIVE)) == ()
    assert table.at(BLUE_OPERATIVE)[0].id == "dan"


def test_table_7_a_seat_of_an_earlier_game_is_nobodys_to_come_back_to() -> None:
    table = done(dealt(seated(None, BLUE_OPERATIVE)), "bob", Stand())
    table = done(done(done(table, "ann", CallOff()), "eve", Sit(BLUE_SPYMASTER)), "ann", deal_for(table))
    table = done(table, "eve", Stand())
    assert decide_at_table(table, "bob", Sit(BLUE_SPYMASTER)) == table_violations.host_seats_people()


def test_table_7_seats_that_this_game_does_not_have() -> None:
    table = dealt(seated(Settings(Rules(mode=Mode.COOP))))
    assert decide_at_table(table, "ann", Assign("bob", BLUE_OPERATIVE)) == table_violations.no_such_seat()


@pytest.mark.parametrize("seen", [0, 6, 8, -1])
def test_table_8_a_stale_wish_does_nothing(seen: int) -> None:
    guessing = from_grid(HALF_PLAYED, clue=Clue("mare", 2))
    stopping = from_grid(HALF_PLAYED, clue=Clue("mare", 2), touches=1)
    covering = from_grid(HALF_PLAYED, penalty_open=True)
    ruling = from_grid(HALF_PLAYED, clue=Clue("mare", 2), rules=Rules(mode=Mode.COOP), awaits_ruling=True)
    moved_on = violations.table_moved_on()
    assert decide(guessing, RED_OPERATIVE, Guess(1, seen)) == moved_on
    assert decide(stopping, RED_OPERATIVE, Stop(seen)) == moved_on
    assert decide(guessing, BLUE_SPYMASTER, Challenge(seen)) == moved_on
    assert decide(covering, RED_SPYMASTER, CoverWord(1, seen)) == moved_on
    assert decide(covering, RED_SPYMASTER, DeclineCover(seen)) == moved_on
    assert decide(ruling, RED_SPYMASTER, RuleOnChallenge(True, seen)) == moved_on


def test_table_8_of_two_who_touch_at_once_the_second_does_nothing() -> None:
    table = done(dealt(seated(None, RED_OPERATIVE), starting=RED), "ann", Play(GiveClue("mare", 2)))
    assert table.game is not None
    own = [card for card, identity in enumerate(table.game.key.identities) if identity is RED_AGENT]
    table = done(table, "cat", Play(Guess(own[0], seen=0)))
    assert decide_at_table(table, "eve", Play(Guess(own[1], seen=0))) == violations.table_moved_on()
    assert decide_at_table(table, "eve", Play(Guess(own[0], seen=0))) == violations.table_moved_on()
    assert asked(table, "eve", Play(Guess(own[1], seen=1))) == (CardCovered(own[1], RED_AGENT),)


def test_table_9_a_name_is_one_line() -> None:
    table = opened()
    assert asked(table, None, Join("ann", " Ann\n  von\tX ", "t")) == (PersonJoined("ann", "Ann von X", "t"),)


@pytest.mark.parametrize(
    ("name", "violation"),
    [
        ("", table_violations.name_missing()),
        (" \n", table_violations.name_missing()),
        ("a" * 25, table_violations.name_too_long()),
        ("a\u202eb", table_violations.name_unreadable()),
        ("\u200b", table_violations.name_unreadable()),
    ],
)
def test_table_9_names_that_are_none(name: str, violation: violations.Violation) -> None:
    assert decide_at_table(opened(), None, Join("ann", name, "t")) == violation
    assert decide_at_table(seated(), "ann", Rename(name)) == violation


def test_table_9_at_most_24_signs() -> None:
    assert LONGEST_NAME == 24
    assert asked(opened(), None, Join("ann", "ł" * 24)) == (PersonJoined("ann", "ł" * 24),)


def test_table_9_a_taken_name_gets_a_number_when_joining() -> None:
    table = joined(opened(), "ann")
    assert asked(table, None, Join("p2", "ANN")) == (PersonJoined("p2", "ANN 2"),)
    table = done(table, None, Join("p2", "ANN"))
    assert asked(table, None, Join("p3", "Ann")) == (PersonJoined("p3", "Ann 3"),)
    long = "b" * 24
    table = done(table, None, Join("p4", long))
    assert asked(table, None, Join("p5", long)) == (PersonJoined("p5", "b" * 22 + " 2"),)


def test_table_9_and_is_refused_when_renaming() -> None:
    table = seated()
    assert decide_at_table(table, "ann", Rename("bOB")) == table_violations.name_taken("bOB")
    assert asked(table, "ann", Rename("Ann")) == ()
    assert asked(table, "ann", Rename("ANN")) == (PersonRenamed("ann", "ANN"),)
    assert done(table, "ann", Rename("Anna")).people[0].name == "Anna"


def test_table_9_at_most_64_people() -> None:
    assert MOST_SEATED == 64
    table = joined(opened(), *(f"p{number}" for number in range(64)))
    assert decide_at_table(table, None, Join("late", "Late", "t")) == table_violations.table_full()
    table = done(table, "p63", Leave())
    assert asked(table, None, Join("late", "Late", "t")) == (PersonJoined("late", "Late", "t"),)


def test_table_9_nobody_comes_twice() -> None:
    table = joined(opened(), "ann")
    assert decide_at_table(table, None, Join("ann", "Other", "t")) == table_violations.already_here()
    with pytest.raises(AssertionError, match="the same person"):  # the server looks a token up before it makes an id
        decide_at_table(table, None, Join("p2", "Other", "secret-of-ann"))


def test_table_9_who_left_comes_back_as_the_same_person() -> None:
    table = done(seated(), "bob", Leave())
    assert table.tokens["secret-of-bob"] == "bob"
    back = Join("bob", "Roberto", "secret-of-bob")
    assert asked(table, None, back) == (PersonJoined("bob", "Roberto", "secret-of-bob"),)
    assert done(table, None, back).people[-1].seat is None


def test_table_10_the_host_locks_the_door() -> None:
    table = joined(opened(), "ann")
    assert asked(table, "ann", LockDoor(True)) == (DoorLocked(True),)
    table = done(table, "ann", LockDoor(True))
    assert asked(table, "ann", LockDoor(True)) == ()
    assert decide_at_table(table, None, Join("bob", "Bob", "t")) == table_violations.door_locked()
    table = done(table, "ann", LockDoor(False))
    assert asked(table, None, Join("bob", "Bob", "t")) == (PersonJoined("bob", "Bob", "t"),)


def test_table_10_sends_people_away() -> None:
    table = seated()
    assert asked(table, "ann", Kick("bob")) == (PersonLeft("bob", kicked=True),)
    assert decide_at_table(table, "ann", Kick("zoe")) == table_violations.nobody_of_that_name()
    table = done(table, "ann", Kick("bob"))
    assert table.at(BLUE_SPYMASTER) == ()
    assert decide_at_table(table, "bob", Stand()) == table_violations.not_at_the_table()


def test_table_10_who_was_sent_away_does_not_come_back() -> None:
    table = done(seated(), "ann", Kick("bob"))
    assert decide_at_table(table, None, Join("bob", "Bob", "secret-of-bob")) == table_violations.door_locked()
    assert asked(table, None, Join("eve", "Eve", "t")) == (PersonJoined("eve", "Eve", "t"),)


def test_table_10_and_sets_the_table() -> None:
    wanted = Settings(language="pl")
    assert asked(seated(), "ann", ChangeSettings(wanted)) == (SettingsChanged(wanted),)
    assert asked(seated(), "ann", ChangeSettings(Settings())) == ()


@pytest.mark.parametrize(
    "command",
    [
        Kick("cat"),
        HandOver("bob"),
        Assign("cat", None),
        ShuffleTeams(("ann", "bob", "cat", "dan")),
        ChangeSettings(Settings(language="it")),
        LockDoor(True),
        deal_for(opened()),
        CallOff(),
        Pause(True, at=0),
    ],
    ids=lambda command: type(command).__name__,
)
def test_table_10_nobody_but_the_host_does(command: TableCommand) -> None:
    assert decide_at_table(seated(), "bob", command) == table_violations.not_the_host()
    assert decide_at_table(seated(), "zoe", command) == table_violations.not_at_the_table()
    assert decide_at_table(seated(), None, command) == table_violations.not_at_the_table()


@pytest.mark.parametrize("seat", [WATCHER, BLUE_OPERATIVE], ids=str)
def test_table_8_a_wrong_seat_is_told_the_same_stale_or_not(seat: Seat) -> None:
    game = from_grid(HALF_PLAYED, clue=Clue("mare", 2))
    assert decide(game, seat, Guess(1, seen=7)) == decide(game, seat, Guess(1, seen=0)) == violations.not_your_guess()
