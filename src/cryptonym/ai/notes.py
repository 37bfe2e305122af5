"""What a bot says of its moves once the game is over: a message of `beside.ftl` and its arguments. No words of ours are in here."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptonym.ai.thoughts import Meant, Thought, Understood

SURE = 0.75
LIKELY = 0.45


@dataclass(frozen=True, slots=True)
class Note:
    """`cards` are names; whoever shows pictures puts their titles in place of ids."""

    message: str
    args: dict[str, str | int] = field(default_factory=dict)
    cards: tuple[str, ...] = ()


def note(thought: Thought) -> Note:
    match thought:
        case Meant():
            return _meant(thought)
        case Understood():
            return _understood(thought)


def _meant(thought: Meant) -> Note:
    args: dict[str, str | int] = {
        "clue": thought.word,
        "cards": ", ".join(thought.targets),
        "count": len(thought.targets),
        "chance": round(100 * min(thought.chances, default=0.0)),
        "sure": _sure(min(thought.chances, default=0.0)),
    }
    if thought.instead is None:
        return Note("bot-meant", args, thought.targets)
    args |= {"other": thought.instead, "others": ", ".join(thought.instead_for)}
    return Note("bot-meant-nearly", args, thought.targets)


def _understood(thought: Understood) -> Note:
    args: dict[str, str | int] = {
        "clue": thought.word,
        "card": thought.card,
        "chance": round(100 * thought.chance),
        "sure": _sure(thought.chance),
    }
    if thought.instead is None:
        return Note("bot-understood", args, (thought.card,))
    return Note("bot-understood-nearly", args | {"other": thought.instead}, (thought.card,))


def _sure(chance: float) -> str:
    return "sure" if chance >= SURE else "likely" if chance >= LIKELY else "unsure"
