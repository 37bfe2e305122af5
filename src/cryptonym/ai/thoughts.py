"""What a bot remembers of its own game: what it meant, so that it can say so when the game is over. Plain data, to be pickled."""

from __future__ import annotations

from dataclasses import dataclass

from cryptonym.engine import Command, Team


@dataclass(frozen=True, slots=True)
class Meant:
    """A clue as its giver saw it: the cards it was for, how likely each was to be touched, and what was nearly said."""

    turn: int
    team: Team
    word: str
    number: int | None
    targets: tuple[str, ...]
    chances: tuple[float, ...]
    instead: str | None = None
    instead_for: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Understood:
    """A touch as its operative saw it: the clue it followed, how sure it was, and what it nearly touched."""

    turn: int
    team: Team
    word: str
    card: str
    chance: float
    instead: str | None = None


Thought = Meant | Understood


@dataclass(frozen=True, slots=True)
class Memory:
    """All that a bot takes from one move to the next. A new game begins with an empty one."""

    thoughts: tuple[Thought, ...] = ()

    def with_thought(self, thought: Thought) -> Memory:
        return Memory((*self.thoughts, thought))


@dataclass(frozen=True, slots=True)
class Move:
    """What a bot does. `command` is None where nothing is for it to do; `tags` are the cards it thinks of, to be shown first."""

    command: Command | None
    memory: Memory
    tags: tuple[int, ...] = ()
    seconds: float = 0.0
    """How long somebody would have thought about it."""
