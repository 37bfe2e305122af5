"""The words and pictures themselves, and the drawing of cards and keys.

`cards.py` is what a card and a deck are, `draw.py` draws them and the key by whatever chance it is handed, `builtin.py` reads
the decks that lie in `words/`, a folder a language.
"""

from cryptonym.decks.builtin import LANGUAGES, word_deck, word_entries
from cryptonym.decks.cards import Card, Deck
from cryptonym.decks.draw import Drawn, draw, draw_key, flip

__all__ = ["LANGUAGES", "Card", "Deck", "Drawn", "draw", "draw_key", "flip", "word_deck", "word_entries"]
