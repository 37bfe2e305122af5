"""A review as a function of plain data, for a worker process: the log of a game goes in, JSON comes out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from cryptonym.ai.review import Review, review
from cryptonym.ai.review.reviewing import Mind
from cryptonym.decks import LANGUAGES, picture_entries, word_deck
from cryptonym.engine.log import Json, read_marks
from cryptonym.engine.replay import Step, replay
from cryptonym.languages import Part, having
from cryptonym.minds import brains


class NotOver(ValueError):
    """The game is still going on: it has no review."""


def review_log(
    lines: Iterable[str], language: str | None, own: str = "", marks: Mapping[int, Sequence[int]] | None = None
) -> Review:
    """The review of a game's log. CorruptLog if it is none, NotOver if the game has not ended.

    `language` is that of the cards, None if it is to be found out; `own` is a deck of a host's own in the lexicon's format. Marks that
    stand in the log count where none are given for their turn.
    """
    lines = list(lines)
    steps = list(replay(lines))
    marks = {**read_marks(lines), **(marks or {})}
    if not steps[-1].game.is_over:
        raise NotOver
    return review(steps, _mind(steps[0], language, own), marks)


def review_as_json(
    text: str, language: str | None, own: str = "", marks: Mapping[int, Sequence[int]] | None = None
) -> dict[str, Json]:
    found: dict[str, Json] = plain(review_log(text.splitlines(), language, own, marks))
    return found


def plain(value: Any) -> Json:
    """A review, or a part of it, as JSON."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(name): plain(item) for name, item in value.items()}
    return str(value) if isinstance(value, str) else value


def _mind(first: Step, language: str | None, own: str) -> Mind | None:
    """None if no bots read this language, or nothing is known of most cards."""
    game = first.game
    language = language or language_of(game.cards, game.pictures)
    if language not in having(Part.BOTS):
        return None
    brain = brains.brain(language, own)
    known = sum(brain.cards.senses(name).known for name in game.cards)
    return Mind(brain, brains.referee(language, own)) if 2 * known > len(game.cards) else None


def language_of(cards: Sequence[str], pictures: frozenset[int]) -> str | None:
    """The language whose deck has most of the words; None for pictures alone, and for words of no deck of ours."""
    words = {card for place, card in enumerate(cards) if place not in pictures}
    held = Counter({language: len(words & _codenames(language)) for language in LANGUAGES})
    language, most = held.most_common(1)[0]
    return language if 2 * most > len(words) > 0 else None


@cache
def _codenames(language: str) -> frozenset[str]:
    return frozenset(side for card in word_deck(language).cards for side in card.sides)


def has_our_pictures(cards: Sequence[str], pictures: frozenset[int], language: str) -> bool:
    """Whether every picture on the table is one of ours."""
    ours = {entry.codename for entry in picture_entries(language)}
    return all(cards[place] in ours for place in pictures)
