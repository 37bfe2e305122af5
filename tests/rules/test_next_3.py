"""NEXT-3 and SET-4 with decks of the host's own: two cards of one table never show the same codename."""

from __future__ import annotations

from random import Random

import pytest
from tests.tables import done, seated

from cryptonym.decks import Card
from cryptonym.decks.draw import Drawn, flip
from cryptonym.engine import Violation
from cryptonym.server.chance import CHANCE
from cryptonym.server.tables.dealing import drawn_deal
from cryptonym.table import BringDeck, CallOff, ChangeSettings, DeckChoice, OwnCard, OwnDeck, Settings, Table


def own_table(deck: OwnDeck, choice: DeckChoice) -> Table:
    table = done(seated(), "ann", BringDeck(deck))
    table = done(table, "ann", ChangeSettings(Settings(deck=choice)))
    return done(dealt_by_lot(table), "ann", CallOff())


def dealt_by_lot(table: Table, *, flipped: bool = False) -> Table:
    deal = drawn_deal(table, CHANCE, flipped=flipped, rotate=False, at=0)
    assert not isinstance(deal, Violation)
    return done(table, "ann", deal)


FIRST = OwnDeck(tuple(OwnCard(f"A{n}", f"B{n}" if n % 2 else None) for n in range(60)), "it")
SECOND = OwnDeck(tuple(OwnCard(f"B{n}") for n in range(60)), "it")
"""Its cards have on them what the first deck's have on their other sides."""


@pytest.mark.parametrize("choice", [DeckChoice.OWN, DeckChoice.BOTH])
def test_next_3_after_another_deck_was_brought_the_old_cards_are_not_turned(choice: DeckChoice) -> None:
    table = own_table(FIRST, choice)
    assert table.can_flip or not any(laid.other for laid in table.laid)
    table = done(table, "ann", BringDeck(SECOND))
    assert not table.can_flip
    for _ in range(20):
        faces = [laid.face for laid in dealt_by_lot(table).laid]
        assert len(set(faces)) == 25


def test_next_3_the_same_deck_brought_again_changes_nothing() -> None:
    table = own_table(FIRST, DeckChoice.OWN)
    assert done(table, "ann", BringDeck(FIRST)).can_flip
    assert len({laid.face for laid in dealt_by_lot(table, flipped=True).laid}) == 25


@pytest.mark.parametrize("seed", range(20))
def test_next_3_a_fresh_card_shows_nothing_that_lies_there(seed: int) -> None:
    laid = [Drawn("A", "B"), Drawn("C", None), Drawn("D", None)]
    stock = [Card("B"), Card("A", "X"), Card("E", "B"), Card("F"), Card("G")]
    turned, _ = flip(laid, stock, (), Random(seed))
    assert [card.face for card in turned[:1]] == ["B"]
    assert {card.face for card in turned[1:]} == {"F", "G"}
