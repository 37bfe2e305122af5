"""The words and pictures themselves, and the drawing of cards and keys.

`cards.py` is what a card and a deck are, `draw.py` draws them and the key by whatever chance it is handed, `lay.py` lays a table of
both kinds, `alike.py` keeps look-alikes apart, `builtin.py` reads the decks that lie in `words/`, a folder a language, and in `pictures/`,
whose words are in `texts.py`.
"""

from cryptonym.decks.builtin import LANGUAGES, picture_deck, word_deck, word_entries, word_marks
from cryptonym.decks.cards import Card, Deck
from cryptonym.decks.draw import Drawn, draw, draw_key, flip
from cryptonym.decks.lay import Stock, lay, turn_over
from cryptonym.decks.texts import PictureText, picture_entries, picture_texts

__all__ = [
    "LANGUAGES",
    "Card",
    "Deck",
    "Drawn",
    "PictureText",
    "Stock",
    "draw",
    "draw_key",
    "flip",
    "lay",
    "picture_deck",
    "picture_entries",
    "picture_texts",
    "turn_over",
    "word_deck",
    "word_entries",
    "word_marks",
]
