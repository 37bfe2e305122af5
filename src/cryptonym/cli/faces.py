"""What a card is called in a terminal: a word is itself, a picture goes by its title."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cryptonym.decks import picture_texts


def names_of(cards: Sequence[str], pictures: Collection[int], language: str) -> tuple[str, ...]:
    """A picture that is none of ours, from somebody's own deck, goes by its id."""
    if not pictures:
        return tuple(cards)
    texts = picture_texts(language)
    return tuple(texts[face].title if place in pictures and face in texts else face for place, face in enumerate(cards))


def seen_on(picture: str, language: str) -> str:
    """What is seen on a picture, for those who cannot see it."""
    text = picture_texts(language).get(picture)
    return text.alt if text else ""
