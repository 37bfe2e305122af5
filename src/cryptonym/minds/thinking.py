"""What a bot is asked and what it answers: plain data, so that it can be asked in another process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cryptonym.engine import Command, Seat, View


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


def think_over(question: Question) -> Thought:
    """The bot's move. Call it in a worker process: numpy and the brain are loaded here, and nowhere else on the server."""
    from cryptonym.ai import Level, Memory  # noqa: PLC0415
    from cryptonym.ai.notes import note  # noqa: PLC0415
    from cryptonym.minds import brains  # noqa: PLC0415

    view = question.view
    move = brains.move(question.language, Level(question.level), view, question.seat, Memory(), question.entries)
    if move.command is None:
        raise ValueError("nothing to do")
    if not move.memory.thoughts:
        return Thought(move.command)
    said = note(move.memory.thoughts[-1])
    cards = tuple(place for place, card in enumerate(view.cards) if card in said.cards)
    return Thought(move.command, Note(said.message, said.args, cards))
