"""Laying a table: words, pictures, or both on one grid (MIX-1). What is drawn of each kind is remembered apart (NEXT-2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random

from cryptonym.decks.builtin import pictures_shown
from cryptonym.decks.cards import Card
from cryptonym.decks.draw import Drawn, draw, flip


@dataclass(frozen=True, slots=True)
class Stock:
    """What can be drawn from, and what has been drawn since each deck was last through."""

    words: Sequence[Card] = field(default=(), repr=False)
    pictures: Sequence[Card] = field(default=(), repr=False)
    used_words: Collection[str] = field(default=(), repr=False)
    used_pictures: Collection[str] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Layout:
    """Cards as they come to lie, and which of the decks was through."""

    cards: tuple[Drawn, ...] = field(repr=False)
    words_anew: bool
    pictures_anew: bool


def lay(stock: Stock, size: int, pictures: int, chance: Random) -> Layout:
    """A fresh draw, so many of its cards pictures; which places they take is chance (MIX-3)."""
    words, words_anew = draw(stock.words, size - pictures, stock.used_words, chance)
    drawn, pictures_anew = draw(stock.pictures, pictures, stock.used_pictures, chance, pictures_shown())
    cards = [*words, *drawn]
    if words and drawn:
        chance.shuffle(cards)
    return Layout(tuple(cards), words_anew, pictures_anew)


def turn_over(laid: Sequence[Drawn], stock: Stock, chance: Random) -> Layout:
    """The same cards turned where they lie, words to words and pictures to pictures (NEXT-1, NEXT-4)."""
    words, words_anew = flip([card for card in laid if not card.picture], stock.words, stock.used_words, chance)
    pictures, pictures_anew = flip(
        [card for card in laid if card.picture], stock.pictures, stock.used_pictures, chance, pictures_shown()
    )
    next_word, next_picture = iter(words), iter(pictures)
    cards = tuple(next(next_picture if card.picture else next_word) for card in laid)
    return Layout(cards, words_anew, pictures_anew)
