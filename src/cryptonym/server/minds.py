"""What a bot is asked and what it answers, across the border between processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from cryptonym.engine import Command, Seat, View
from cryptonym.server.workers import NoAnswer, Workers

PATIENCE: Final = 12.0
"""Seconds after which a bot is not waited for any longer; loading a language takes one or two."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot may know: the view of its seat, and what cards and language are on the table."""

    view: View
    seat: Seat
    language: str
    level: str
    entries: str = ""
    """A deck of the host's own in the lexicon's format; empty for ours."""


@dataclass(frozen=True, slots=True)
class Note:
    """What a bot says of its move when the game is over: a message for the page, and the cards it is about."""

    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Thought:
    move: Command
    note: Note | None = None


class Minds:
    """Bots' minds in worker processes. They load a language when it is first asked for."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = Workers(workers)

    async def think(self, question: Question, patience: float = PATIENCE) -> Thought | None:
        """The bot's move; None where it has none in time, or fails."""
        try:
            return await self._workers.do(patience, think_over, question)
        except NoAnswer:
            self._workers.replace()
            return None
        except Exception:  # whatever goes wrong in a bot stays there
            return None

    def close(self) -> None:
        self._workers.close()


def think_over(question: Question) -> Thought:
    """In the worker, where alone numpy and the brain are loaded."""
    from cryptonym.ai import Level, Memory
    from cryptonym.ai.notes import note
    from cryptonym.server import brains

    view = question.view
    move = brains.move(question.language, Level(question.level), view, question.seat, Memory(), question.entries)
    if move.command is None:
        raise ValueError("nothing to do")
    if not move.memory.thoughts:
        return Thought(move.command)
    said = note(move.memory.thoughts[-1])
    cards = tuple(place for place, card in enumerate(view.cards) if card in said.cards)
    return Thought(move.command, Note(said.message, said.args, cards))
