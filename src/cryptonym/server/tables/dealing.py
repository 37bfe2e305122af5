"""What chance brings to a deal: cards from the table's decks, and a key (ADR 0011)."""

from __future__ import annotations

from cryptonym.decks import Card, Drawn, Stock, draw_key, lay, picture_deck, turn_over, word_deck
from cryptonym.decks.draw import NotEnoughCards
from cryptonym.decks.offered import Offered
from cryptonym.engine import Mode, Violation
from cryptonym.server.chance import Chance
from cryptonym.table import Deal, DeckChoice, Laid, OwnCard, OwnDeck, Table, violations


def drawn_deal(
    table: Table, chance: Chance, *, flipped: bool, rotate: bool, at: int, present: frozenset[str] | None = None
) -> Deal | Violation:
    """The deal of the next game at this table: fresh cards (NEXT-2), or those that lie there turned over (NEXT-1)."""
    settings = table.settings
    size, pictures = settings.rules.grid.size, settings.picture_count
    stock = Stock(words_of(table), pictures_of(table), table.used, table.used_pictures)
    try:
        if flipped and table.can_flip:
            lying = [Drawn(laid.face, laid.other, laid.picture) for laid in table.laid]
            drawn = turn_over(lying, stock, chance)
        else:
            drawn = lay(stock, size, pictures, chance)
    except NotEnoughCards as few:
        return violations.not_enough_cards(few.have, few.need)
    starting = settings.colour if settings.rules.mode is Mode.COOP else None  # COOP-1
    return Deal(
        laid=tuple(Laid(card.face, card.other, card.picture) for card in drawn.cards),
        key=draw_key(settings.rules.grid, chance, starting),
        flipped=flipped,
        anew=drawn.words_anew,
        pictures_anew=drawn.pictures_anew,
        rotate=rotate,
        at=at,
        present=present,
    )


def words_of(table: Table) -> tuple[Card, ...]:
    """What words are drawn from: our deck, the host's own, or both; of a word that both have, the host's card is taken."""
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


def as_own(deck: Offered) -> OwnDeck:
    """A deck that the server offers, as a table keeps it: what lies there later does not depend on the server's folder."""
    cards = tuple(OwnCard(card.front, card.back) for card in deck.cards)
    return OwnDeck(cards, deck.language, deck.entries, deck.title)


def pictures_of(table: Table) -> tuple[Card, ...]:
    """What pictures are drawn from; the host's own have one side (NEXT-3)."""
    own = tuple(Card(picture.id, picture=True) for picture in table.own_pictures)
    match table.settings.picture_deck:
        case DeckChoice.BUILTIN:
            return picture_deck().cards
        case DeckChoice.OWN:
            return own
        case DeckChoice.BOTH:
            return (*own, *picture_deck().cards)


def lot(people: list[str], chance: Chance) -> tuple[str, ...]:
    """People in an order drawn by lot."""
    return tuple(chance.sample(people, len(people)))
