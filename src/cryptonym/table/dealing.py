"""The deal, and what it needs."""

from __future__ import annotations

from functools import reduce

from cryptonym import engine
from cryptonym.engine import Mode, Role, Violation
from cryptonym.table import commands as ask
from cryptonym.table import events, violations
from cryptonym.table.events import Decision
from cryptonym.table.evolve import evolve
from cryptonym.table.model import DeckChoice, Passing, Table
from cryptonym.table.passing import passed_on, passes_by_itself


def deal(table: Table, command: ask.Deal) -> Decision:
    """Deal when both teams are there (SET-1, SET-2)."""
    if table.is_playing:
        return violations.game_is_on()
    missing = missing_people(table)
    if missing:
        return missing
    if command.flipped and not table.can_flip:
        return violations.nothing_to_flip()
    how = table.passing if passes_by_itself(table) else Passing.CHAIRS if command.rotate else Passing.STAY
    passed = passed_on(table, how, command.present)
    table = reduce(evolve, passed, table)
    laid = events.CardsLaid(command.laid, command.anew, command.pictures_anew)
    faces = tuple(card.face for card in command.laid)
    pictures = frozenset(place for place, card in enumerate(command.laid) if card.picture)
    assert len({card.card for card in command.laid}) == len(command.laid), "two sides of one card (SET-4)"
    assert table.settings.rules.mode is not Mode.COOP or command.key.starting is table.settings.colour, "COOP-1"
    return (*passed, laid, *engine.deal(table.settings.rules, faces, pictures, command.key, command.at))


def missing_people(table: Table) -> Violation | None:
    """What is missing before the cards can be dealt; None where all is there (SET-1, SET-2).

    A caller touches for operatives who sit around the screen and not in seats of ours.
    """
    for seat in table.settings.seats:
        if not table.at(seat) and not (table.caller and seat.role is Role.OPERATIVE):
            team = str(seat.team or "both")
            return (
                violations.spymaster_missing(team)
                if seat.role is Role.SPYMASTER
                else violations.operative_missing(team)
            )
    return None


def missing_cards(table: Table) -> Violation | None:
    """What the host's own decks lack for a fresh draw, where nothing else is dealt (SET-3, NEXT-3)."""
    settings = table.settings
    pictures = settings.picture_count
    words = settings.rules.grid.size - pictures
    own_words = len(table.own_deck.cards) if table.own_deck else 0
    for deck, have, need in (
        (settings.deck, own_words, words),
        (settings.picture_deck, len(table.own_pictures), pictures),
    ):
        if deck is DeckChoice.OWN and have < need:
            return violations.not_enough_cards(have, need)
    return None
