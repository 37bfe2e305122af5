"""What chance brings to a deal: cards from the table's deck, and a key. Drawn by the system's own randomness (ADR 0011)."""

from __future__ import annotations

import secrets
from random import Random
from typing import Final

from cryptonym.decks import Drawn, draw, draw_key, flip, word_deck
from cryptonym.engine import Mode
from cryptonym.table import Deal, Laid, Table

CHANCE: Final = secrets.SystemRandom()


def drawn_deal(table: Table, *, flipped: bool, rotate: bool, at: int, chance: Random = CHANCE) -> Deal:
    """The deal of the next game at this table: fresh cards (NEXT-2), or those that lie there turned over (NEXT-1)."""
    settings = table.settings
    cards = word_deck(settings.language).cards
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


def lot(people: list[str], chance: Random = CHANCE) -> tuple[str, ...]:
    """People in an order drawn by lot."""
    return tuple(chance.sample(people, len(people)))
