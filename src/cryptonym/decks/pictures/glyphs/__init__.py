"""The things our drawings are made of, every one drawn here. `shelf.py` says what a glyph is; the rest are grouped by what they show."""

from cryptonym.decks.pictures.glyphs import beasts, birds, body, food, nature, sea, things, tools, travel
from cryptonym.decks.pictures.glyphs.shelf import GLYPHS, Glyph, take

__all__ = ["GLYPHS", "Glyph", "beasts", "birds", "body", "food", "nature", "sea", "take", "things", "tools", "travel"]
