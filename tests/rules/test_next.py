"""NEXT: the next game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.grids import BLUE
from tests.tables import asked, deal_for, dealt, done, laid, opened, seated, turned

from cryptonym.engine import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    GRID_5X4,
    OPERATIVE_OF_BOTH,
    RED_OPERATIVE,
    RED_SPYMASTER,
    WATCHER,
    GameDealt,
    Mode,
    Rules,
)
from cryptonym.table import (
    CallOff,
    CardsLaid,
    ChangeSettings,
    Kind,
    Laid,
    SeatTaken,
    Settings,
    Table,
    decide,
    evolve,
    view,
    violations,
)


def after_a_game(settings: Settings | None = None) -> Table:
    table = dealt(seated(settings))
    return done(table, "ann", CallOff())


def test_next_1_the_same_cards_are_turned_where_they_lie() -> None:
    table = after_a_game()
    cards = turned(table.laid)
    lie, deal = asked(table, "ann", deal_for(table, starting=BLUE, seed=7, cards=cards, flipped=True))
    assert lie == CardsLaid(cards)
    assert isinstance(deal, GameDealt)
    assert deal.cards == tuple(f"back{card}" for card in range(25))
    assert deal.starting is BLUE


def test_next_1_the_covers_come_off() -> None:
    table = after_a_game()
    table = done(table, "ann", deal_for(table, cards=turned(table.laid), flipped=True))
    assert table.game is not None
    assert table.game.covered == ()
    assert table.games == 2


def test_next_1_before_the_first_game_there_is_nothing_to_turn() -> None:
    table = seated()
    assert not view(table, WATCHER).can_flip
    assert decide(table, "ann", deal_for(table, flipped=True)) == violations.nothing_to_flip()


def test_next_1_other_people_may_be_spymasters() -> None:
    table = done(dealt(seated(None, RED_OPERATIVE)), "ann", CallOff())
    assert [person.id for person in table.people] == ["ann", "bob", "cat", "dan", "eve"]
    events = asked(table, "ann", deal_for(table, rotate=True))
    assert events[:4] == (
        SeatTaken("ann", RED_OPERATIVE),
        SeatTaken("cat", RED_SPYMASTER),
        SeatTaken("bob", BLUE_OPERATIVE),
        SeatTaken("dan", BLUE_SPYMASTER),
    )
    table = done(table, "ann", deal_for(table, rotate=True))
    assert table.key_seen_by == {"cat", "dan"}


def test_next_1_the_chair_comes_round_to_everybody() -> None:
    table = done(dealt(seated(None, RED_OPERATIVE)), "ann", CallOff())
    reds = []
    for _ in range(4):
        table = done(done(table, "ann", deal_for(table, rotate=True)), "ann", CallOff())
        assert len(table.at(RED_SPYMASTER)) == len(table.at(BLUE_SPYMASTER)) == 1
        reds.append(table.at(RED_SPYMASTER)[0].id)
    assert reds == ["cat", "eve", "ann", "cat"]


def test_next_1_three_players_pass_all_three_chairs_on() -> None:
    table = seated(Settings(Rules(mode=Mode.TRIO)))
    events = asked(table, "ann", deal_for(table, rotate=True))
    assert events[:3] == (
        SeatTaken("ann", BLUE_SPYMASTER),
        SeatTaken("bob", OPERATIVE_OF_BOTH),
        SeatTaken("cat", RED_SPYMASTER),
    )
    assert done(table, "ann", deal_for(table, rotate=True)).key_seen_by == {"ann", "cat"}


def test_next_1_co_op_passes_its_one_chair_on() -> None:
    table = seated(Settings(Rules(mode=Mode.COOP), colour=BLUE), BLUE_OPERATIVE)
    events = asked(table, "ann", deal_for(table, rotate=True))
    assert events[:2] == (SeatTaken("ann", BLUE_OPERATIVE), SeatTaken("bob", BLUE_SPYMASTER))


def test_next_2_flipped_twice_the_first_words_are_back() -> None:
    table = after_a_game()
    first = table.laid
    for _ in range(2):
        table = done(table, "ann", deal_for(table, cards=turned(table.laid), flipped=True))
        table = done(table, "ann", CallOff())
    assert table.laid == first


def test_next_2_a_fresh_draw_is_offered_too_and_drawn_cards_are_remembered() -> None:
    table = after_a_game()
    assert table.used == {card.card for card in laid()}
    table = done(table, "ann", deal_for(table, cards=laid(start=25)))
    assert table.used == {card.card for card in (*laid(), *laid(start=25))}
    assert table.game is not None
    assert table.game.cards[0] == "FRONT25"


def test_next_2_either_side_is_the_same_card() -> None:
    assert {card.card for card in turned(laid())} == {card.card for card in laid()}
    table = after_a_game()
    table = done(table, "ann", deal_for(table, cards=turned(table.laid), flipped=True))
    assert table.used == {card.card for card in laid()}


def test_next_2_when_the_deck_is_through_drawing_begins_anew() -> None:
    table = after_a_game()
    table = done(table, "ann", deal_for(table, cards=laid(start=25), anew=True))
    assert table.used == {card.card for card in laid(start=25)}


def test_next_2_words_and_pictures_begin_anew_each_by_itself() -> None:
    table = evolve(opened(), CardsLaid((Laid("A", "B"), Laid("p", "q", picture=True))))
    table = evolve(table, CardsLaid((Laid("C", "D"), Laid("r", "s", picture=True)), pictures_anew=True))
    assert (table.used, table.used_pictures) == (frozenset({"A/B", "C/D"}), frozenset({"r/s"}))
    table = evolve(table, CardsLaid((Laid("E", "F"), Laid("t", "u", picture=True)), anew=True))
    assert (table.used, table.used_pictures) == (frozenset({"E/F"}), frozenset({"r/s", "t/u"}))


def test_next_3_where_no_card_has_another_side_only_the_fresh_draw_is_offered() -> None:
    table = seated()
    one_sided = laid(one_sided=True)
    table = done(done(table, "ann", deal_for(table, cards=one_sided)), "ann", CallOff())
    assert not view(table, WATCHER).can_flip
    assert decide(table, "ann", deal_for(table, cards=one_sided, flipped=True)) == violations.nothing_to_flip()
    assert asked(table, "ann", deal_for(table, cards=laid(start=25)))


def test_next_3_one_card_with_two_sides_is_enough() -> None:
    table = seated()
    cards = (Laid("A", "B"), *laid(one_sided=True)[1:])
    table = done(done(table, "ann", deal_for(table, cards=cards)), "ann", CallOff())
    assert view(table, WATCHER).can_flip
    replaced = (Laid("B", "A"), *(Laid(f"NEW{place}") for place in range(1, 25)))
    table = done(table, "ann", deal_for(table, cards=replaced, flipped=True))
    assert table.used == {card.card for card in (*cards, *replaced)}


@pytest.mark.parametrize(
    ("change", "can_flip"),
    [
        (Settings(language="it"), False),
        (Settings(Rules(GRID_5X4)), False),
        (Settings(kind=Kind.PICTURES), False),
        (Settings(kind=Kind.MIXED), False),
        (Settings(Rules(assassin_ending=True, clue_seconds=60)), True),
        (Settings(Rules(mode=Mode.TRIO)), True),
    ],
)
def test_next_3_cards_that_would_not_do_any_more_cannot_be_turned(change: Settings, can_flip: bool) -> None:
    table = done(after_a_game(), "ann", ChangeSettings(change))
    assert view(table, WATCHER).can_flip is can_flip


def test_next_3_cards_of_another_settings_can_be_turned_once_it_is_set_back() -> None:
    table = after_a_game()
    table = done(table, "ann", ChangeSettings(Settings(language="it")))
    assert not table.can_flip
    assert done(table, "ann", ChangeSettings(Settings())).can_flip


def test_next_4_a_flipped_mixed_table_has_pictures_where_it_had_them() -> None:
    settings = Settings(kind=Kind.MIXED)
    table = after_a_game(settings)
    before = {place for place, card in enumerate(table.laid) if card.picture}
    assert len(before) == 12
    table = done(table, "ann", deal_for(table, cards=turned(table.laid), flipped=True))
    assert table.game is not None
    assert table.game.pictures == before
    more = replace(settings, pictures=5)
    assert not done(done(table, "ann", CallOff()), "ann", ChangeSettings(more)).can_flip
