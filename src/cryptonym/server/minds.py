"""What a bot is asked and what it answers, across the border between processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from cryptonym.engine import Command, Seat, View
from cryptonym.server.workers import NoAnswer, Workers

if TYPE_CHECKING:
    from cryptonym.ai import Meant, Understood

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
    """In the worker: the bot of that language and level, asked about the view of its seat."""
    # numpy and the vectors come with them: the server's own process does without.
    from cryptonym.ai import Level, Memory
    from cryptonym.server import brains

    move = brains.move(
        question.language, Level(question.level), question.view, question.seat, Memory(), question.entries
    )
    assert move.command is not None, "it is not this seat's move"
    thoughts = move.memory.thoughts
    return Thought(move.command, _note(thoughts[-1], question.view) if thoughts else None)


def _note(thought: Meant | Understood, seen: View) -> Note:
    from cryptonym.ai import Meant

    places = {name: card for card, name in enumerate(seen.cards)}
    if isinstance(thought, Meant):
        number = "∞" if thought.number is None else str(thought.number)
        sure = round(100 * sum(thought.chances) / max(1, len(thought.chances)))
        args: dict[str, str | int] = {"clue": f"{thought.word} {number}", "sure": sure}
        cards = tuple(places[name] for name in thought.targets)
        if thought.instead is None:
            return Note("bot-meant", args, cards)
        return Note("bot-meant-nearly", {**args, "instead": thought.instead}, cards)
    args = {"clue": thought.word, "sure": round(100 * thought.chance)}
    if thought.instead is None:
        return Note("bot-understood", args, (places[thought.card],))
    return Note("bot-understood-nearly", args, (places[thought.card], places[thought.instead]))
