"""What operatives at one terminal point at before they touch, as the page's tags: shown as text, and never kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from cryptonym.engine import Game
from cryptonym.limits import MOST_FINGERS

CALLED_OFF: Final = "TABLE-5"
"""No cover ended such a game."""


@dataclass
class Pointing:
    """Tags in the order of choice, some of them unsure, and cards that somebody advises against."""

    choices: list[int] = field(default_factory=list)
    unsure: set[int] = field(default_factory=set)
    against: list[int] = field(default_factory=list)

    def point(self, how: str, card: int) -> None:
        """`how` is one of `answers.FINGERS`. `tag` and `not` once more take back; a fourth tag takes the third one's place."""
        match how:
            case "not" if card in self.against:
                self.against.remove(card)
            case "not":
                self.take(card)
                self.against = [*self.against, card][-MOST_FINGERS:]
            case "tag" if card in self.choices:
                self.take(card)
            case _:
                self._tag(card)
                (self.unsure.add if how == "unsure" else self.unsure.discard)(card)

    def _tag(self, card: int) -> None:
        if card in self.against:
            self.against.remove(card)
        if card not in self.choices:
            for gone in self.choices[MOST_FINGERS - 1 :]:
                self.take(gone)
            self.choices.append(card)

    def take(self, card: int) -> None:
        """Nobody points at this card any more; later choices move up."""
        self.choices = [one for one in self.choices if one != card]
        self.against = [one for one in self.against if one != card]
        self.unsure.discard(card)

    def clear(self) -> None:
        self.choices, self.unsure, self.against = [], set(), []

    def told(self, say: Callable[[str, dict[str, str | int]], str], names: tuple[str, ...]) -> str:
        """All of it in a line; nothing if nobody points at a card."""
        parts = [
            say(
                "terminal-pointed",
                {"how": "unsure" if card in self.unsure else "sure", "place": place, "card": names[card]},
            )
            for place, card in enumerate(self.choices, start=1)
        ]
        parts += [say("terminal-pointed", {"how": "not", "place": 0, "card": names[card]}) for card in self.against]
        return " · ".join(parts)


def faced_card(game: Game) -> int | None:
    """The card that somebody may make a face at: the one covered last, until the next clue, and the one that ended the game."""
    if not game.turns or not game.covered:
        return None
    turn = game.turns[-1]
    if game.ending is None:
        return turn.touched[-1] if turn.touched else None
    if game.ending.by == CALLED_OFF:
        return None
    last = (*turn.covered, *turn.touched)
    return last[-1] if last else None
