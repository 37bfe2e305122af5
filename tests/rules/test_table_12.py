"""TABLE-12: the finest clue of a game, by the votes of those who sat in it."""

from __future__ import annotations

import pytest
from tests.grids import RED
from tests.tables import asked, dealt, done, joined, seated

from cryptonym import table as tables
from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED_OPERATIVE,
    RED_SPYMASTER,
    WATCHER,
    GiveClue,
    Guess,
    Identity,
    Mode,
    Rules,
)
from cryptonym.protocol import outward
from cryptonym.table import (
    CallOff,
    ClueVoted,
    Leave,
    NameCaller,
    Play,
    SeatBot,
    Settings,
    Sit,
    Stand,
    Table,
    VoteClue,
    decide,
    violations,
)


def played(settings: Settings | None = None) -> Table:
    """Ann's clue *mare* in turn 0, red; the game was called off in it."""
    table = dealt(seated(settings), starting=RED)
    return done(table, "ann", Play(GiveClue("mare", 2)))


def over(settings: Settings | None = None) -> Table:
    return done(played(settings), "ann", CallOff())


def test_table_12_one_vote_each_that_can_be_changed_and_taken_back() -> None:
    table = over()
    assert asked(table, "cat", VoteClue(0)) == (ClueVoted("cat", 0),)
    table = done(done(table, "cat", VoteClue(0)), "dan", VoteClue(0))
    assert table.ballot == {"cat": 0, "dan": 0}
    assert asked(table, "cat", VoteClue(0)) == ()
    assert done(table, "cat", VoteClue(None)).ballot == {"dan": 0}


def test_table_12_the_next_deal_ends_the_vote() -> None:
    table = done(over(), "cat", VoteClue(0))
    table = dealt(table)
    assert table.ballot == {}
    assert table.sat == {}
    assert decide(table, "cat", VoteClue(0)) == violations.votes_after_the_game()


def test_table_12_nobody_votes_for_a_clue_from_their_own_chair() -> None:
    assert decide(over(), "ann", VoteClue(0)) == violations.own_clue()
    assert asked(over(), "bob", VoteClue(0))
    coop = over(Settings(Rules(mode=Mode.COOP)))
    assert decide(coop, "ann", VoteClue(0)) == violations.own_clue()


@pytest.mark.parametrize("turn", [-1, 1, 64])
def test_table_12_only_clues_of_that_game(turn: int) -> None:
    assert decide(over(), "cat", VoteClue(turn)) == violations.no_such_clue()


def test_table_12_a_turn_without_a_clue_is_none() -> None:
    table = done(dealt(seated(), starting=RED), "ann", CallOff())
    assert decide(table, "cat", VoteClue(0)) == violations.no_such_clue()


def test_table_12_before_the_first_game_there_is_nothing_to_vote_for() -> None:
    assert decide(seated(), "cat", VoteClue(0)) == violations.votes_after_the_game()


def test_table_12_seats_taken_after_the_game_give_no_vote() -> None:
    """Whoever opens ten browsers when the game is over votes with none of them."""
    table = joined(over(), "eve")
    table = done(table, "eve", Sit(RED_OPERATIVE))
    assert decide(table, "eve", VoteClue(0)) == violations.not_in_that_game()


def test_table_12_who_got_up_before_the_end_does_not_vote_and_who_got_up_after_it_does() -> None:
    before = done(done(done(played(), "dan", Stand()), "ann", CallOff()), "dan", Sit(BLUE_OPERATIVE))
    assert decide(before, "dan", VoteClue(0)) == violations.not_in_that_game()
    assert asked(done(over(), "dan", Stand()), "dan", VoteClue(0))


def test_table_12_a_caller_votes_and_a_watcher_does_not() -> None:
    table = joined(joined(seated(), "eve"), "fay")
    table = done(done(table, "ann", NameCaller("eve")), "cat", Stand())
    table = done(done(dealt(table, starting=RED), "ann", Play(GiveClue("mare", 2))), "ann", CallOff())
    assert asked(table, "eve", VoteClue(0))
    assert decide(table, "fay", VoteClue(0)) == violations.not_in_that_game()
    assert decide(table, "cat", VoteClue(0)) == violations.not_in_that_game()


def test_table_12_bots_do_not_vote() -> None:
    table = done(done(seated(), "cat", Stand()), "ann", SeatBot("bot", "Ada", RED_OPERATIVE, "steady"))
    table = done(done(dealt(table, starting=RED), "ann", Play(GiveClue("mare", 2))), "ann", CallOff())
    assert decide(table, "bot", VoteClue(0)) == violations.not_in_that_game()
    assert table.voters == ("ann", "bob", "dan")


def test_table_12_who_has_left_votes_no_more() -> None:
    table = done(done(over(), "dan", VoteClue(0)), "dan", Leave())
    assert decide(table, "dan", VoteClue(0)) == violations.not_at_the_table()
    assert "dan" not in table.voters


def test_table_12_that_somebody_voted_is_seen_and_for_what_is_not() -> None:
    table = over()
    voted = done(table, "dan", VoteClue(0))
    seen = {str(outward.table_seen(voted, seat)) for seat in (WATCHER, RED_SPYMASTER, BLUE_SPYMASTER, RED_OPERATIVE)}
    assert all("voted=['dan']" in one for one in seen)
    told = {
        str(outward.told(tables.redact(ClueVoted("dan", turn), seat), table))
        for turn in (0, 1, 7)
        for seat in (WATCHER, RED_SPYMASTER, BLUE_OPERATIVE)
    }
    assert told == {"ClueVoted(person='dan')"}
    assert "turn" not in repr(ClueVoted("dan", 7))


def test_table_12_two_ballots_that_differ_look_alike() -> None:
    table = dealt(seated(), starting=RED)
    for person, guesser, word in (("ann", "cat", "mare"), ("bob", "dan", "lago")):
        table = done(table, person, Play(GiveClue(word, 1)))
        assert table.game is not None
        game = table.game
        open_cards = [card for card in range(25) if card not in game.covered]
        wrong = next(card for card in open_cards if game.key[card] is Identity.BYSTANDER)
        table = done(table, guesser, Play(Guess(wrong, len(game.covered))))
    table = done(table, "ann", CallOff())
    one, two = done(table, "cat", VoteClue(0)), done(table, "cat", VoteClue(1))
    assert one.ballot != two.ballot
    for seat in (WATCHER, RED_SPYMASTER, RED_OPERATIVE):
        assert outward.table_seen(one, seat) == outward.table_seen(two, seat)
