"""The deal: what it needs, and who passes a spymaster's chair on."""

from __future__ import annotations

from functools import reduce

from cryptonym import engine
from cryptonym.engine import Mode, Role, Violation
from cryptonym.table import commands as ask
from cryptonym.table import events, violations
from cryptonym.table.events import Decision
from cryptonym.table.evolve import evolve
from cryptonym.table.model import DeckChoice, Table


def deal(table: Table, command: ask.Deal) -> Decision:
    """Deal when both teams are there (SET-1, SET-2)."""
    if table.is_playing:
        return violations.game_is_on()
    missing = missing_people(table)
    if missing:
        return missing
    if command.flipped and not table.can_flip:
        return violations.nothing_to_flip()
    rotated = _rotated(table) if command.rotate else ()
    table = reduce(evolve, rotated, table)
    laid = events.CardsLaid(command.laid, command.anew, command.pictures_anew)
    faces = tuple(card.face for card in command.laid)
    pictures = frozenset(place for place, card in enumerate(command.laid) if card.picture)
    assert len({card.card for card in command.laid}) == len(command.laid), "two sides of one card (SET-4)"
    assert table.settings.rules.mode is not Mode.COOP or command.key.starting is table.settings.colour, "COOP-1"
    return (*rotated, laid, *engine.deal(table.settings.rules, faces, pictures, command.key, command.at))


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


def _rotated(table: Table) -> tuple[events.TableEvent, ...]:
    """Other people may be spymasters (NEXT-1): each chair goes to the next in the order of coming."""
    if table.settings.rules.mode is Mode.TRIO:
        seats = [seat for seat in table.settings.seats if table.at(seat)]  # a caller may stand for the operative
        people = [table.at(seat)[0] for seat in seats]
        return tuple(
            events.SeatTaken(person.id, seats[(place + 1) % len(seats)]) for place, person in enumerate(people)
        )
    passed: list[events.TableEvent] = []
    for seat in table.settings.seats:
        if seat.role is not Role.SPYMASTER:
            continue
        operative = seat._replace(role=Role.OPERATIVE)
        team = [person for person in table.people if person.seat in (seat, operative)]
        place = next(place for place, person in enumerate(team) if person.seat == seat)
        heir = team[(place + 1) % len(team)]
        if heir is team[place]:
            continue
        passed += [events.SeatTaken(team[place].id, operative), events.SeatTaken(heir.id, seat)]
    return tuple(passed)
