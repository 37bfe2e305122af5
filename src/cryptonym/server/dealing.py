"""What chance brings to a deal: cards from the table's deck, and a key. Drawn by the system's own randomness (ADR 0011)."""

from __future__ import annotations

import secrets
from typing import Final

from cryptonym.decks import Card, Drawn, draw, draw_key, flip, word_deck
from cryptonym.engine import Mode, Violation
from cryptonym.table import Deal, DeckChoice, Kind, Laid, Table, violations

CHANCE: Final = secrets.SystemRandom()


def drawn_deal(
    table: Table, *, flipped: bool, rotate: bool, at: int, chance: secrets.SystemRandom = CHANCE
) -> Deal | Violation:
    """The deal of the next game at this table: fresh cards (NEXT-2), or those that lie there turned over (NEXT-1)."""
    settings = table.settings
    if settings.kind is not Kind.WORDS:
        return violations.settings_out_of_range("kind")
    cards = cards_of(table)
    if len(cards) < settings.rules.grid.size:
        return violations.not_enough_cards(len(cards), settings.rules.grid.size)
    if flipped and table.can_flip:
        lying = [Drawn(laid.face, laid.other, laid.picture) for laid in table.laid]
        drawn, anew = flip(lying, cards, table.used, chance)
    else:
        drawn, anew = draw(cards, settings.rules.grid.size, table.used, chance)
    starting = settings.colour if settings.rules.mode is Mode.COOP else None  # COOP-1
    return Deal(
        laid=tuple(Laid(card.face, card.other, card.picture) for card in drawn),
        key=draw_key(settings.rules.grid, chance, starting),
        flipped=flipped,
        anew=anew,
        rotate=rotate,
        at=at,
    )


def cards_of(table: Table) -> tuple[Card, ...]:
    """What is drawn from: our deck, the host's own, or both; of a word that both have, the host's card is taken."""
    own = tuple(Card(card.front, card.back) for card in table.own_deck.cards) if table.own_deck else ()
    match table.settings.deck:
        case DeckChoice.BUILTIN:
            return word_deck(table.settings.language).cards
        case DeckChoice.OWN:
            return own
        case DeckChoice.BOTH:
            known = {side for card in own for side in card.sides}
            ours = word_deck(table.settings.language).cards
            return (*own, *(card for card in ours if not known.intersection(card.sides)))


def lot(people: list[str], chance: secrets.SystemRandom = CHANCE) -> tuple[str, ...]:
    """People in an order drawn by lot."""
    return tuple(chance.sample(people, len(people)))
