"""What chance brings to a table's deal: who starts, which cards, and which deck is through."""

from __future__ import annotations

import pytest
from tests.tables import done, seated

from cryptonym.decks import word_deck
from cryptonym.engine import Mode, Rules, Team, Violation
from cryptonym.server.chance import CHANCE
from cryptonym.server.tables.dealing import drawn_deal, words_of
from cryptonym.table import BringDeck, CallOff, ChangeSettings, Deal, DeckChoice, OwnCard, OwnDeck, Settings, Table


def drawn(table: Table, *, flipped: bool = False) -> Deal:
    deal = drawn_deal(table, CHANCE, flipped=flipped, rotate=False, at=0)
    assert not isinstance(deal, Violation)
    return deal


@pytest.mark.parametrize("mode", [Mode.TEAMS, Mode.TRIO])
@pytest.mark.parametrize("colour", Team)
def test_key_4_either_team_starts_whatever_colour_co_op_has_picked(mode: Mode, colour: Team) -> None:
    table = seated(Settings(Rules(mode=mode), colour=colour))
    assert {drawn(table).key.starting for _ in range(60)} == set(Team)


@pytest.mark.parametrize("colour", Team)
def test_coop_1_the_team_starts_in_the_colour_it_has_picked(colour: Team) -> None:
    table = seated(Settings(Rules(mode=Mode.COOP), colour=colour))
    assert {drawn(table).key.starting for _ in range(20)} == {colour}


def test_set_4_a_word_of_both_decks_is_on_one_card() -> None:
    ours = word_deck("en").cards
    twins = tuple(OwnCard(card.front, "OTHER SIDE" if not n else None) for n, card in enumerate(ours[:40]))
    table = done(seated(), "ann", BringDeck(OwnDeck(twins, "en")))
    table = done(table, "ann", ChangeSettings(Settings(deck=DeckChoice.BOTH)))
    sides = [side for card in words_of(table) for side in card.sides]
    assert len(sides) == len(set(sides))
    assert {card.front for card in twins} <= set(sides)


def test_next_1_a_flipped_deal_turns_the_cards_where_they_lie() -> None:
    table = done(seated(), "ann", drawn(seated()))
    table = done(table, "ann", CallOff())
    assert [laid.face for laid in drawn(table, flipped=True).laid] == [laid.other for laid in table.laid]
    assert not {laid.card for laid in drawn(table).laid} & {laid.card for laid in table.laid}


def test_next_2_a_deal_says_which_deck_was_through() -> None:
    table = seated()
    through = []
    for _ in range(2 + len(word_deck("en").cards) // 25):
        deal = drawn(table)
        through.append(deal.anew)
        table = done(done(table, "ann", deal), "ann", CallOff())
    assert through.count(True) == 1
    assert not through[0]
